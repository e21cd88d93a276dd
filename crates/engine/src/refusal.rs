//! Refusals: which rule forbids an action, with its numbers.

use crate::game::DecisionKind;
use crate::nouns::{Block, Blocks, Building, Gear, Monument, Seat, Space, Technology, Temple, WealthTile};

/// The rule that forbids an action now, with the numbers that show it. A refused action changes nothing.
///
/// `needs` is what the action takes and `has` what the player has of it; `temple`, `gear`, `space` and the like name what
/// the refusal is about.
///
/// ```
/// use tzolkin_engine::{Gear, Position, Refusal, Seat};
///
/// let mut position = Position::new(2);
/// position.dummy(Gear::Tikal, 0);
/// let game = position.build()?;
/// let refusal = game.check(Seat::ALL[0], "place tikal".parse()?).expect_err("there is no corn");
/// assert_eq!(refusal, Refusal::NotEnoughCorn { needs: 1, has: 0 });
/// assert_eq!(refusal.to_string(), "needs 1 corn, has 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "kebab-case"))]
#[non_exhaustive]
#[allow(missing_docs, reason = "what a field means is said once, above")]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat decides now.
    #[error("seat {seat} is not to act")]
    NotToAct {
        /// The seat that wanted to act.
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
    NotDealt { tile: WealthTile },
    /// Two different tiles are kept, named in the order of the component table.
    #[error("keep names two different tiles in the order of the component table")]
    KeepOrder,
    /// A player may beg only with fewer than three corn.
    #[error("begging needs {most} corn or less, has {has}")]
    TooRichToBeg {
        /// The most one may have.
        most: u16,
        /// What one has.
        has: u16,
    },
    /// A player may beg once per turn.
    #[error("already begged this turn")]
    AlreadyBegged,
    /// Begging comes before everything else in a turn.
    #[error("begging is possible only at the start of the turn")]
    TooLateToBeg,
    /// Without a worker on the gears and without corn for any space, a player has to beg.
    #[error("must beg first: no worker on the gears, and {has} corn pays for no space")]
    MustBeg { has: u16 },
    /// The temple marker is on the lowest step.
    #[error("already on the lowest step of {temple}")]
    LowestStep { temple: Temple },
    /// A turn that began with placing cannot pick up.
    #[error("this turn is for placing")]
    PlacingTurn,
    /// A turn that began with picking up cannot place.
    #[error("this turn is for picking up")]
    PickingTurn,
    /// All of the player's workers are on the board.
    #[error("no worker in hand")]
    NoWorkerInHand,
    /// No numbered space is free.
    #[error("no free space on {gear}")]
    GearFull { gear: Gear },
    /// The starting player space holds one worker.
    #[error("the starting player space is taken by seat {by}")]
    StartSpaceTaken { by: Seat },
    /// The player does not have enough corn.
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
    /// There is no worker of this player to take back.
    #[error("no worker of this seat on {gear} {space}")]
    NoWorkerThere { gear: Gear, space: u8 },
    /// A turn places or picks up at least one worker before it ends.
    #[error("a turn places or picks up at least one worker")]
    NothingDone,
    /// The space has no action, or the gear no such action.
    #[error("there is no action {space}")]
    NoSuchAction { space: u8 },
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
    OutOfReach { action: Space },
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
    /// The player is on the lowest step of every temple, so no god can be angered.
    #[error("no god can be angered: on the lowest step of every temple")]
    NoGodToAnger,
    /// The bank has no skull left.
    #[error("no skull is left in the bank")]
    NoSkullInBank,
    /// The player does not have enough skulls.
    #[error("needs {needs} skull, has {has}")]
    NotEnoughSkulls {
        /// What it costs.
        needs: u8,
        /// What one has.
        has: u8,
    },
    /// A skull stands there already.
    #[error("a skull stands on Chichen Itza {space} already")]
    SkullSpaceTaken { space: u8 },
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
    TopStep { temple: Temple },
    /// Only one player may stand on the top step.
    #[error("seat {by} stands on the top step of {temple}")]
    TopStepTaken { temple: Temple, by: Seat },
    /// The two steps of Tikal 5 are in two temples.
    #[error("{temple} was climbed already; the second step is in another temple")]
    SameTemple { temple: Temple },
    /// No technology can be advanced.
    #[error("no technology can be advanced with {has} blocks")]
    NoPayableAdvance { has: u16 },
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
    BonusLost { technology: Technology },
    /// Nothing on display can be paid for.
    #[error("nothing on display can be paid for")]
    NothingPayable,
    /// The building is not face up.
    #[error("{building} is not on display")]
    BuildingNotOnDisplay { building: Building },
    /// The monument is not face up.
    #[error("{monument} is not on display")]
    MonumentNotOnDisplay { monument: Monument },
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
    NoBlock { block: Block },
    /// After a purchase nothing more is sold.
    #[error("after the first purchase nothing more is sold")]
    SellingIsOver,
    /// Neither blocks to sell nor corn to buy.
    #[error("nothing to trade: no block, and {has} corn buys none")]
    NothingToTrade { has: u16 },
    /// What is owed here cannot be declined.
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
    /// Either one day passes or two.
    #[error("one or two days can pass")]
    OneOrTwoDays,
}
