//! Refusals: which rule forbids an action, with its numbers.

use serde::Serialize;

use crate::components::Space;
use crate::game::DecisionKind;
use crate::nouns::{Block, Blocks, Building, Gear, Monument, Seat, Technology, Temple, WealthTile};

/// Why an action is not possible now. It changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat decides now.
    #[error("seat {seat} is not to act")]
    NotToAct {
        /// Who tried.
        seat: Seat,
    },
    /// The action belongs to another kind of decision.
    #[error("the open decision is '{open}', which this action does not answer")]
    OtherDecision {
        /// What is being decided.
        open: DecisionKind,
    },
    /// The tile was not dealt to the seat.
    #[error("{tile} is not among the tiles dealt to this seat")]
    NotDealt {
        /// Which.
        tile: WealthTile,
    },
    /// Two different tiles are kept, named in the order of the component table.
    #[error("keep names two different tiles in the order of the component table")]
    KeepOrder,
    /// Begging is for the poor.
    #[error("begging needs {most} corn or less, has {has}")]
    TooRichToBeg {
        /// The most one may have.
        most: u16,
        /// What one has.
        has: u16,
    },
    /// Once per turn.
    #[error("already begged this turn")]
    AlreadyBegged,
    /// Begging comes before everything else.
    #[error("begging is possible only at the start of the turn")]
    TooLateToBeg,
    /// No worker on the gears and none that can be paid for.
    #[error("must beg first: no worker on the gears, and {has} corn pays for no space")]
    MustBeg {
        /// The corn one has.
        has: u16,
    },
    /// The temple marker is on the lowest step.
    #[error("already on the lowest step of {temple}")]
    LowestStep {
        /// Where.
        temple: Temple,
    },
    /// A turn is for placing or for picking up.
    #[error("this turn is for placing")]
    PlacingTurn,
    /// A turn is for placing or for picking up.
    #[error("this turn is for picking up")]
    PickingTurn,
    /// All workers are out.
    #[error("no worker in hand")]
    NoWorkerInHand,
    /// No numbered space is free.
    #[error("no free space on {gear}")]
    GearFull {
        /// Where.
        gear: Gear,
    },
    /// One worker at most.
    #[error("the starting player space is taken by seat {by}")]
    StartSpaceTaken {
        /// By whom.
        by: Seat,
    },
    /// Corn is missing.
    #[error("needs {needs} corn, has {has}")]
    NotEnoughCorn {
        /// What it costs.
        needs: u16,
        /// What one has.
        has: u16,
    },
    /// A worker placed out of pity goes to a cheapest space.
    #[error("a worker placed out of pity goes to a space of cost {cheapest}, this one costs {cost}")]
    NotCheapest {
        /// What this space costs.
        cost: u16,
        /// What the cheapest costs.
        cheapest: u16,
    },
    /// Nobody to take back.
    #[error("no worker of this seat on {gear} {space}")]
    NoWorkerThere {
        /// The gear.
        gear: Gear,
        /// The space.
        space: u8,
    },
    /// A turn without placing or picking up.
    #[error("a turn places or picks up at least one worker")]
    NothingDone,
    /// The space has no action, or the gear no such action.
    #[error("there is no action {space}")]
    NoSuchAction {
        /// The number.
        space: u8,
    },
    /// The worker has not come that far.
    #[error("the worker has reached {reached}, not {space}")]
    NotReached {
        /// What was asked for.
        space: u8,
        /// Where the worker stands.
        reached: u8,
    },
    /// A technology level is missing.
    #[error("needs {technology} {needs}, has {has}")]
    NeedsTechnology {
        /// The track.
        technology: Technology,
        /// The level needed.
        needs: u8,
        /// The level held.
        has: u8,
    },
    /// Only from spaces 0 to 8 of Chichen Itza.
    #[error("nothing lies ahead of this space")]
    NothingAhead,
    /// Uxmal 5 leads to the four cities, and not to itself.
    #[error("{} {} cannot be reached this way", .action.gear, .action.space)]
    OutOfReach {
        /// The action.
        action: Space,
    },
    /// Nothing to take in the group.
    #[error("nothing can be harvested at Palenque {group}")]
    NothingToHarvest {
        /// The action of the group.
        group: u8,
    },
    /// All corn tiles are covered or taken, and agriculture is too low to do without.
    #[error("no corn tile is uncovered, and agriculture is {agriculture}, not 2")]
    NoCornTile {
        /// The level held.
        agriculture: u8,
    },
    /// No wood tile in the group.
    #[error("no wood tile is left")]
    NoWoodTile,
    /// On the lowest step everywhere.
    #[error("no god can be angered: on the lowest step of every temple")]
    NoGodToAnger,
    /// The bank has none.
    #[error("no skull is left in the bank")]
    NoSkullInBank,
    /// The player has none.
    #[error("needs {needs} skull, has {has}")]
    NotEnoughSkulls {
        /// What it costs.
        needs: u8,
        /// What one has.
        has: u8,
    },
    /// A skull stands there already.
    #[error("a skull stands on Chichen Itza {space} already")]
    SkullSpaceTaken {
        /// The action.
        space: u8,
    },
    /// All workers are in play.
    #[error("all {most} workers are in play")]
    AllWorkersInPlay {
        /// The most one has.
        most: u8,
    },
    /// On the top step, or kept from it, everywhere.
    #[error("no temple can be climbed")]
    NoTempleToClimb,
    /// On the top step.
    #[error("already on the top step of {temple}")]
    TopStep {
        /// Where.
        temple: Temple,
    },
    /// Only one player may stand on the top step.
    #[error("seat {by} stands on the top step of {temple}")]
    TopStepTaken {
        /// Where.
        temple: Temple,
        /// Who.
        by: Seat,
    },
    /// The two steps of Tikal 5 are in two temples.
    #[error("{temple} was climbed already; the second step is in another temple")]
    SameTemple {
        /// Which.
        temple: Temple,
    },
    /// No technology can be advanced.
    #[error("no technology can be advanced with {has} blocks")]
    NoPayableAdvance {
        /// Blocks in hand.
        has: u16,
    },
    /// Blocks of any kind are missing.
    #[error("needs {needs} blocks, has {has}")]
    NotEnoughBlocks {
        /// What it costs.
        needs: u8,
        /// What one has.
        has: u16,
    },
    /// Another number of blocks is due.
    #[error("{due} blocks are due, not {offered}")]
    WrongPayment {
        /// What it costs.
        due: u8,
        /// What was offered.
        offered: u16,
    },
    /// The bonus beyond level 3 could not be had.
    #[error("the bonus of {technology} beyond level 3 would be lost")]
    BonusLost {
        /// The track.
        technology: Technology,
    },
    /// Nothing on display can be paid for.
    #[error("nothing on display can be paid for")]
    NothingPayable,
    /// The building is not face up.
    #[error("{building} is not on display")]
    BuildingNotOnDisplay {
        /// Which.
        building: Building,
    },
    /// The monument is not face up.
    #[error("{monument} is not on display")]
    MonumentNotOnDisplay {
        /// Which.
        monument: Monument,
    },
    /// Monuments come through Tikal 4, instead of buildings.
    #[error("a monument is constructed at Tikal 4, instead of buildings")]
    MonumentsAtTikal4,
    /// Blocks of certain kinds are missing.
    #[error("lacks {} wood, {} stone, {} gold", .missing.0[0], .missing.0[1], .missing.0[2])]
    BlocksMissing {
        /// What it costs.
        needs: Blocks,
        /// What is missing.
        missing: Blocks,
    },
    /// Architecture is applied in another way here.
    #[error("architecture is not applied this way here")]
    WrongForm,
    /// The player has no such block.
    #[error("has no {block}")]
    NoBlock {
        /// Which.
        block: Block,
    },
    /// After a purchase nothing more is sold.
    #[error("after the first purchase nothing more is sold")]
    SellingIsOver,
    /// Neither blocks to sell nor corn to buy.
    #[error("nothing to trade: no block, and {has} corn buys none")]
    NothingToTrade {
        /// The corn one has.
        has: u16,
    },
    /// Not optional.
    #[error("this cannot be declined")]
    NotOptional,
    /// The board must be light side up.
    #[error("two days need the light side up")]
    DarkSide,
    /// The second day would push off a worker that one day would not.
    #[error("a second day would push off seat {seat}'s worker on {} {}", .at.gear, .at.space)]
    WouldPushOff {
        /// Where it stands.
        at: Space,
        /// Whose it is.
        seat: Seat,
    },
    /// One or two.
    #[error("one or two days can pass")]
    OneOrTwoDays,
}
