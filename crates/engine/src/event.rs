//! Events: what an action did, step by step, with its cause.
//!
//! Events contain only what everyone at the table may see, so they need no filtering. They are for logs and animation.
//! A program can ignore them, since the view after an action is complete.

use crate::components::FoodDayKind;
use crate::nouns::{Block, Building, Gear, Monument, Points, Seat, Source, Space, Technology, Temple, WealthTile};

/// Receives events while an action is applied. The unit type ignores them at no cost; a `Vec` collects them.
///
/// ```
/// use tzolkin_engine::{Event, Gear, Observer, Position, Seat};
///
/// /// Counts temple steps.
/// #[derive(Default)]
/// struct Steps(u32);
///
/// impl Observer for Steps {
///     fn see(&mut self, event: Event) {
///         self.0 += u32::from(matches!(event, Event::Step { .. }));
///     }
/// }
///
/// let mut game = Position::new(2).build()?;
/// let mut steps = Steps::default();
/// game.apply(Seat::ALL[0], "beg chaac".parse()?, &mut steps)?;
/// assert_eq!(steps.0, 1, "begging costs a step");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Observer {
    /// Receives an event.
    fn see(&mut self, event: Event);
}

impl Observer for () {
    #[inline(always)]
    fn see(&mut self, _: Event) {}
}

impl Observer for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}

/// What corn, blocks and skulls are counted as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Good {
    /// Corn.
    Corn,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
    /// Gold.
    Gold,
    /// A crystal skull.
    Skull,
}

impl From<Block> for Good {
    fn from(block: Block) -> Self {
        match block {
            Block::Wood => Self::Wood,
            Block::Stone => Self::Stone,
            Block::Gold => Self::Gold,
        }
    }
}

/// Where goods come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Holder {
    /// The supply of the game.
    Bank,
    /// A player's own supply.
    Seat(Seat),
    /// The teeth of the calendar.
    Teeth,
    /// The skull space of that action of Chichen Itza.
    SkullSpace(u8),
}

/// Where a worker comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Spot {
    /// The bank: not yet in play.
    Bank,
    /// Its owner's hand.
    Hand,
    /// The starting player space.
    StartSpace,
    /// A space of a gear.
    Gear(Space),
}

/// A harvest tile's face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum HarvestTile {
    /// A corn tile.
    Corn,
    /// A wood tile.
    Wood,
}

/// Why something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Cause {
    /// Placing a worker.
    Placing,
    /// Placing out of pity, for all the corn one has.
    Pity,
    /// Taking a worker back.
    PickingUp,
    /// Choosing a lower action than the one reached.
    SteppingBack,
    /// Begging for corn.
    Begging,
    /// Burning the forest.
    Burning,
    /// An action of a gear.
    #[cfg_attr(feature = "serde", serde(rename = "action"))]
    GearAction(Space),
    /// A starting wealth tile.
    Wealth(WealthTile),
    /// A building: its cost or its effect.
    Building(Building),
    /// A monument: its cost or its points.
    Monument(Monument),
    /// A technology at that level; level 4 is the bonus beyond the last.
    Technology {
        /// The technology whose level or bonus it was.
        technology: Technology,
        /// The level that gave it.
        level: u8,
    },
    /// The starting player space.
    StartSpace,
    /// Feeding workers.
    Feeding,
    /// A temple's rewards.
    Temple(Temple),
    /// Leading a temple.
    Leader(Temple),
    /// Reaching a temple's top step.
    TopStep(Temple),
    /// A day passing.
    Calendar,
    /// Two days chosen.
    TwoDays,
    /// The end of a turn.
    EndOfTurn,
    /// A new age.
    Age,
    /// Final scoring.
    FinalScoring,
}

/// Something that happened.
///
/// Fields mean the same everywhere: `seat` is the player concerned, `from` and `to` say where something was and is, and
/// `cause` says what made it happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "kebab-case"))]
#[non_exhaustive]
#[allow(missing_docs, reason = "what a field means is said once, above")]
pub enum Event {
    /// A seat has kept two wealth tiles; which ones stays secret until all have.
    Kept { seat: Seat },
    /// The wealth tiles a seat kept are shown.
    Revealed { seat: Seat, tiles: [WealthTile; 2] },
    /// A round begins.
    RoundBegan { round: u8 },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A turn ends.
    TurnEnded { seat: Seat },
    /// A worker moves, except by riding on a gear.
    Worker { seat: Seat, from: Spot, to: Spot, cause: Cause },
    /// A player performs an action.
    Performed { seat: Seat, action: Space },
    /// Goods change hands.
    Goods { good: Good, amount: u16, from: Holder, to: Holder, cause: Cause },
    /// Points are gained or lost.
    Points {
        seat: Seat,
        amount: Points,
        /// The row of the breakdown they count in.
        source: Source,
        cause: Cause,
    },
    /// A temple marker moves.
    Step {
        seat: Seat,
        temple: Temple,
        /// From that step, counted from the lowest.
        from: u8,
        to: u8,
        cause: Cause,
    },
    /// A technology marker advances; from 3 to 3 when its bonus is taken.
    Advanced { seat: Seat, technology: Technology, from: u8, to: u8, cause: Cause },
    /// A step, skull, worker or advance that could not be had.
    Lost {
        seat: Seat,
        what: Loss,
        /// What would have given it.
        cause: Cause,
    },
    /// A harvest tile leaves the jungle.
    Harvested {
        /// Who took or burnt it.
        seat: Seat,
        /// The action of its group.
        group: u8,
        tile: HarvestTile,
        /// Whether it left the game.
        burnt: bool,
    },
    /// A building is constructed.
    Built {
        seat: Seat,
        building: Building,
        /// The slot it leaves empty.
        slot: u8,
    },
    /// A monument is constructed.
    MonumentBuilt { seat: Seat, monument: Monument },
    /// A building is dealt to an empty slot.
    Dealt { building: Building, slot: u8, cause: Cause },
    /// The buildings of an age leave.
    BuildingsLeft { age: u8 },
    /// A Food Day is held.
    FoodDay {
        /// Which, counted from 1.
        number: u8,
        /// What it brings.
        kind: FoodDayKind,
    },
    /// A player has fed workers.
    Fed {
        seat: Seat,
        /// Workers fed, by corn or for nothing.
        fed: u8,
        /// Workers not fed.
        unfed: u8,
    },
    /// Skulls were due from a temple but the bank could not serve all, so nobody got one.
    SkullsShort { due: u8, bank: u8 },
    /// The starting player marker changes hands.
    Marker { from: Seat, to: Seat },
    /// A player board is turned over.
    BoardTurned {
        seat: Seat,
        /// Whether the light side is up now.
        light: bool,
        cause: Cause,
    },
    /// All gears turn by a day. If nobody stood on the starting player space, a corn was put on the tooth of this round
    /// first, which no other event tells of.
    Day {
        /// The round it leads away from.
        round: u8,
    },
    /// The game is over.
    Over,
}

/// What was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Loss {
    /// A step in that temple.
    Step(Temple),
    /// A step in a temple of choice.
    AnyStep,
    /// A skull from an empty bank.
    Skull,
    /// A seventh worker.
    Worker,
    /// An advance whose bonus cannot be had.
    Advance(Technology),
}

impl Cause {
    /// An action of a gear as a cause.
    #[must_use]
    pub const fn action(gear: Gear, space: u8) -> Self {
        Self::GearAction(Space { gear, space })
    }

    /// A technology level as a cause.
    #[must_use]
    pub const fn technology(technology: Technology, level: u8) -> Self {
        Self::Technology { technology, level }
    }
}
