//! Everything printed on the board and the tiles, as tables that the code of the rules interprets: every cost, gain, limit
//! and number of times. The rest of the engine says only which space, level or tile does what, and that "a worker", "a
//! step" or "a building" is one of them.
//!
//! A test checks every entry against `tests/data/components.json`.

use crate::nouns::{
    Block, Blocks, Building, Gear, Monument, PerBlock, PerGear, PerTemple, Space, Technology, Temple, WealthTile, small,
};
pub use crate::nouns::{Kind, PerKind};

/// Corn for a block at the market, both ways, and for blocks left at the end.
pub const MARKET: PerBlock<u16> = PerBlock([2, 3, 4]);
/// Workers in play at the start and at most.
pub const WORKERS_AT_START: u8 = 3;
/// Workers a player has in all.
pub const WORKERS_AT_MOST: u8 = 6;
/// Crystal skulls in the game.
pub const SKULLS: u8 = 13;
/// Teeth of the Tzolk'in gear: days of its year.
pub const CALENDAR_TEETH: u8 = 26;
/// The last round.
pub const LAST_ROUND: u8 = 27;
/// Building slots on the board.
pub const DISPLAY: usize = 6;
/// A player begs up to this much corn...
pub const BEGGED_CORN: u16 = 3;
/// ...and only with this much or less.
pub const MOST_CORN_TO_BEG: u16 = 2;
/// Corn for each step back that a worker goes to do an action.
pub const STEP_BACK_CORN: u16 = 1;
/// Corn that a round leaves on its tooth if nobody took the starting player space.
pub const TOOTH_CORN: u16 = 1;
/// Wealth tiles that each player is dealt at the start...
pub const WEALTH_DEALT: usize = 4;
/// ...and those of them that the player keeps.
pub const WEALTH_KEPT: usize = 2;
/// Corn a worker eats on a Food Day.
pub const FOOD_PER_WORKER: u16 = 2;
/// Points lost for a worker not fed.
pub const POINTS_PER_UNFED: i32 = 3;
/// Points for a skull still owned at the end.
pub const POINTS_PER_SKULL: i32 = 3;
/// Corn that makes a point at the end.
pub const CORN_PER_POINT: i32 = 4;
/// The highest level of a technology; an advance beyond it yields the track's bonus.
pub const HIGHEST_LEVEL: u8 = 3;

/// Corn that the k-th worker of a turn costs on top of its space, counted from 0.
#[must_use]
pub const fn placement_surcharge(placed_before: u8) -> u16 {
    placed_before as u16
}

/// What a Food Day brings besides feeding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FoodDayKind {
    /// Resources and skulls of the temples.
    MidAge,
    /// Points of the temples.
    EndOfAge,
}

/// A Food Day as printed on the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoodDay {
    /// The first round in which it can be held.
    pub round: u8,
    /// The age it belongs to.
    pub age: u8,
    /// What it brings.
    pub kind: FoodDayKind,
}

/// The four Food Days.
pub const FOOD_DAYS: [FoodDay; 4] = [
    FoodDay { round: 8, age: 1, kind: FoodDayKind::MidAge },
    FoodDay { round: 14, age: 1, kind: FoodDayKind::EndOfAge },
    FoodDay { round: 21, age: 2, kind: FoodDayKind::MidAge },
    FoodDay { round: LAST_ROUND, age: 2, kind: FoodDayKind::EndOfAge },
];

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// Monuments dealt.
    pub monuments: usize,
    /// Jungle fields per group.
    pub fields: u8,
    /// Dummy workers.
    pub dummies: usize,
}

/// The figures for 2, 3 or 4 players.
#[must_use]
pub const fn table_size(players: usize) -> TableSize {
    match players {
        2 => TableSize { monuments: 4, fields: 2, dummies: 12 },
        3 => TableSize { monuments: 5, fields: 3, dummies: 6 },
        _ => TableSize { monuments: 6, fields: 4, dummies: 0 },
    }
}

/// A gear as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GearInfo {
    /// Teeth, and so spaces a worker can ride through, numbered or not.
    pub teeth: u8,
    /// The last numbered space.
    pub last_space: u8,
    /// The last space with an action of its own; those after it are a free choice.
    pub last_action: u8,
}

/// The five gears.
pub const GEARS: PerGear<GearInfo> = PerGear([
    GearInfo { teeth: 10, last_space: 7, last_action: 5 },
    GearInfo { teeth: 10, last_space: 7, last_action: 5 },
    GearInfo { teeth: 10, last_space: 7, last_action: 5 },
    GearInfo { teeth: 10, last_space: 7, last_action: 5 },
    GearInfo { teeth: 13, last_space: 10, last_action: 9 },
]);

impl Gear {
    /// The gear's figures.
    #[must_use]
    #[inline]
    pub const fn info(self) -> GearInfo {
        GEARS.0[self as usize]
    }
}

/// Corn from fishing (Palenque 1).
pub const FISH: u16 = 3;

/// What a jungle group yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harvest {
    /// Corn with a corn tile.
    pub corn: u16,
    /// Wood with a wood tile; 0 where no wood grows.
    pub wood: u16,
}

/// The action of the first jungle group.
pub const FIRST_GROUP: u8 = 2;
/// Jungle groups of Palenque 2, 3, 4, 5.
pub const GROUPS: usize = 4;

/// The jungle groups.
pub const HARVESTS: [Harvest; GROUPS] = [
    Harvest { corn: 4, wood: 0 },
    Harvest { corn: 5, wood: 2 },
    Harvest { corn: 7, wood: 3 },
    Harvest { corn: 9, wood: 4 },
];

/// Goods gained together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goods {
    /// Corn.
    pub corn: u8,
    /// Wood, stone and gold.
    pub blocks: Blocks,
    /// Crystal skulls.
    pub skulls: u8,
}

const fn goods(corn: u8, wood: u8, stone: u8, gold: u8, skulls: u8) -> Goods {
    Goods { corn, blocks: Blocks::of(wood, stone, gold), skulls }
}

/// The actions Yaxchilan 1 to 5.
pub const YAXCHILAN: [Goods; 5] =
    [goods(0, 1, 0, 0, 0), goods(1, 0, 1, 0, 0), goods(2, 0, 0, 1, 0), goods(0, 0, 0, 0, 1), goods(2, 0, 1, 1, 0)];

/// Advances at Tikal 1.
pub const TIKAL_1_ADVANCES: u8 = 1;
/// Advances at Tikal 3, of which only the first is due.
pub const TIKAL_3_ADVANCES: u8 = 2;
/// The most buildings constructed at Tikal 4.
pub const TIKAL_4_BUILDINGS: u8 = 2;
/// Blocks paid at Tikal 5...
pub const TIKAL_5_BLOCKS: u8 = 1;
/// ...for that many steps, each in another temple.
pub const TIKAL_5_STEPS: u8 = 2;

/// Corn paid at Uxmal 1 for a temple step.
pub const UXMAL_STEP_CORN: u16 = 3;
/// Corn paid for each block of a building's cost at Uxmal 4.
pub const UXMAL_CORN_PER_BLOCK: u16 = 2;
/// Corn paid at Uxmal 5 for any action of the four cities.
pub const ANY_ACTION_CORN: u16 = 1;

/// An action of Chichen Itza.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkullSpace {
    /// Points for the skull.
    pub points: u8,
    /// The temple climbed.
    pub temple: Temple,
    /// Whether a block of choice comes with it.
    pub block: bool,
}

const fn skull_space(points: u8, temple: Temple, block: bool) -> SkullSpace {
    SkullSpace { points, temple, block }
}

/// The actions Chichen Itza 1 to 9.
pub const CHICHEN_ITZA: [SkullSpace; 9] = [
    skull_space(4, Temple::Chaac, false),
    skull_space(5, Temple::Chaac, false),
    skull_space(6, Temple::Chaac, false),
    skull_space(7, Temple::Kukulcan, false),
    skull_space(8, Temple::Kukulcan, false),
    skull_space(8, Temple::Kukulcan, true),
    skull_space(10, Temple::Quetzalcoatl, false),
    skull_space(11, Temple::Quetzalcoatl, true),
    skull_space(13, Temple::Quetzalcoatl, true),
];

/// What a temple step gives at a mid-age Food Day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepGain {
    /// A block.
    Block(Block),
    /// A crystal skull.
    Skull,
}

/// A step of a temple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Points at the end of an age.
    pub points: i8,
    /// The gain at a mid-age Food Day.
    pub gain: Option<StepGain>,
}

const fn step(points: i8) -> Step {
    Step { points, gain: None }
}

const fn step_block(points: i8, block: Block) -> Step {
    Step { points, gain: Some(StepGain::Block(block)) }
}

/// A temple as printed; steps are counted from the lowest, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TempleInfo {
    /// The steps, from the lowest.
    pub steps: &'static [Step],
    /// The leader's points at the end of age 1 and of age 2.
    pub leader_bonus: [u8; 2],
}

/// The step every player starts on.
pub const STARTING_STEP: u8 = 1;

/// The three temples.
pub const TEMPLES: PerTemple<TempleInfo> = PerTemple([
    TempleInfo {
        steps: &[
            step(-1),
            step(0),
            step_block(2, Block::Stone),
            step(4),
            step_block(6, Block::Stone),
            step(7),
            step(8),
        ],
        leader_bonus: [6, 2],
    },
    TempleInfo {
        steps: &[
            step(-2),
            step(0),
            step(1),
            step_block(2, Block::Gold),
            step(4),
            step_block(6, Block::Gold),
            step(9),
            step(12),
            step(13),
        ],
        leader_bonus: [2, 6],
    },
    TempleInfo {
        steps: &[
            step(-3),
            step(0),
            step_block(1, Block::Wood),
            step(3),
            step_block(5, Block::Wood),
            Step { points: 7, gain: Some(StepGain::Skull) },
            step(9),
            step(10),
        ],
        leader_bonus: [4, 4],
    },
]);

impl Temple {
    /// The temple's figures.
    #[must_use]
    #[inline]
    pub const fn info(self) -> TempleInfo {
        TEMPLES.0[self as usize]
    }

    /// The top step.
    #[must_use]
    #[inline]
    pub const fn top(self) -> u8 {
        small(TEMPLES.0[self as usize].steps.len() - 1)
    }
}

/// Blocks paid to reach level 1, 2, 3 of a technology, then for an advance beyond.
pub const ADVANCE_COST: [u8; 4] = [1, 2, 3, 1];

/// What technologies add, by name of what they do.
pub mod technology {
    /// Agriculture 1: corn on top of a jungle harvest.
    pub const AGRICULTURE_1_CORN: u16 = 1;
    /// Agriculture 2: corn on top of fishing.
    pub const AGRICULTURE_2_FISH: u16 = 1;
    /// Agriculture 3: more corn on top of a jungle harvest.
    pub const AGRICULTURE_3_CORN: u16 = 2;
    /// Agriculture beyond: steps in a temple of choice.
    pub const AGRICULTURE_BONUS_STEPS: u8 = 1;
    /// Extraction 1, 2, 3: blocks on top of wood, stone, gold.
    pub const EXTRACTION_BLOCKS: u16 = 1;
    /// Extraction beyond: blocks of choice.
    pub const EXTRACTION_BONUS: u8 = 2;
    /// Architecture 1: corn per building.
    pub const ARCHITECTURE_1_CORN: u16 = 1;
    /// Architecture 2: points per building.
    pub const ARCHITECTURE_2_POINTS: i32 = 2;
    /// Architecture 3: blocks less at Tikal; at Uxmal 4 their worth in corn.
    pub const ARCHITECTURE_3_BLOCKS: u8 = 1;
    /// Architecture beyond: points.
    pub const ARCHITECTURE_BONUS: i32 = 3;
    /// Theology 1: spaces that an action of Chichen Itza may be ahead of the worker.
    pub const THEOLOGY_1_SPACES: u8 = 1;
    /// Theology 2: blocks offered for a temple step.
    pub const THEOLOGY_2_BLOCKS: u8 = 1;
    /// Theology 3: skulls on top of the skull of Yaxchilan 4.
    pub const THEOLOGY_3_SKULLS: u8 = 1;
    /// Theology beyond: skulls.
    pub const THEOLOGY_BONUS_SKULLS: u8 = 1;
}

/// What a tile gives, in the order shown on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Goods from the bank.
    Gain(Goods),
    /// Steps up in a given temple.
    Steps(Temple, u8),
    /// A step up in a temple of choice.
    StepOfChoice,
    /// A free advance in a given technology.
    Advance(Technology),
    /// Free advances in technologies of choice.
    AdvancesOfChoice(u8),
    /// A worker from the bank.
    Worker,
    /// Points at once.
    Points(u8),
    /// Workers that eat nothing.
    FedFree(u8),
    /// Corn that every worker eats less.
    CornLess(u8),
    /// May construct a building, as Tikal 2.
    Construct,
    /// May trade, as Uxmal 2.
    Market,
    /// May pay 1 corn for any action of the four cities, as Uxmal 5.
    AnyAction,
}

const fn gain(corn: u8, wood: u8, stone: u8, gold: u8) -> Effect {
    Effect::Gain(goods(corn, wood, stone, gold, 0))
}

const SKULL: Effect = Effect::Gain(goods(0, 0, 0, 0, 1));

/// A starting wealth tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WealthInfo {
    /// Where it puts a dummy worker when drawn at set-up.
    pub dummy: Space,
    /// What its owner receives.
    pub effects: &'static [Effect],
}

const fn wealth(gear: Gear, space: u8, effects: &'static [Effect]) -> WealthInfo {
    WealthInfo { dummy: Space { gear, space }, effects }
}

/// The 21 wealth tiles.
pub const WEALTH_TILES: [WealthInfo; WealthTile::NUM] = {
    use Effect::{Advance, FedFree, Gain, Steps, Worker};
    use Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
    use Technology::{Agriculture, Architecture, Extraction, Theology};
    use Temple::{Chaac, Kukulcan, Quetzalcoatl};
    [
        wealth(Palenque, 1, &[gain(3, 0, 0, 0), Steps(Quetzalcoatl, 1), Advance(Agriculture)]),
        wealth(Palenque, 3, &[gain(5, 0, 0, 1), Steps(Quetzalcoatl, 1)]),
        wealth(Palenque, 5, &[gain(0, 0, 1, 1), Advance(Agriculture)]),
        wealth(Palenque, 7, &[gain(9, 0, 1, 0)]),
        wealth(Yaxchilan, 1, &[gain(0, 1, 0, 0), Steps(Kukulcan, 1), Advance(Extraction)]),
        wealth(Yaxchilan, 3, &[gain(2, 2, 0, 0), Steps(Kukulcan, 1)]),
        wealth(Yaxchilan, 5, &[gain(4, 1, 0, 0), Advance(Extraction)]),
        wealth(Yaxchilan, 7, &[gain(3, 2, 1, 0)]),
        wealth(Tikal, 1, &[gain(2, 0, 0, 0), Steps(Chaac, 1), Advance(Architecture)]),
        wealth(Tikal, 3, &[gain(6, 0, 2, 0)]),
        wealth(Tikal, 5, &[gain(3, 0, 0, 1), Advance(Architecture)]),
        wealth(Tikal, 7, &[gain(6, 1, 1, 0)]),
        wealth(Uxmal, 1, &[gain(5, 0, 1, 0), Steps(Chaac, 1)]),
        wealth(Uxmal, 3, &[gain(3, 1, 0, 0), FedFree(1)]),
        wealth(Uxmal, 5, &[Worker]),
        wealth(Uxmal, 7, &[gain(8, 0, 0, 1)]),
        wealth(ChichenItza, 0, &[Gain(goods(4, 1, 0, 0, 1))]),
        wealth(ChichenItza, 3, &[gain(5, 0, 1, 0), Advance(Theology)]),
        wealth(ChichenItza, 5, &[gain(4, 3, 0, 0)]),
        wealth(ChichenItza, 7, &[gain(2, 2, 0, 0), Advance(Theology)]),
        wealth(ChichenItza, 10, &[gain(7, 2, 0, 0)]),
    ]
};

impl WealthTile {
    /// The tile's figures.
    #[must_use]
    pub const fn info(self) -> &'static WealthInfo {
        &WEALTH_TILES[self.0 as usize]
    }
}

/// A building tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingInfo {
    /// The age in which it is on display.
    pub age: u8,
    /// What its colour stands for: some monuments count tiles of a kind.
    pub kind: Kind,
    /// Blocks it costs.
    pub cost: Blocks,
    /// What it gives.
    pub effects: &'static [Effect],
}

const fn tile(age: u8, kind: Kind, wood: u8, stone: u8, gold: u8, effects: &'static [Effect]) -> BuildingInfo {
    BuildingInfo { age, kind, cost: Blocks::of(wood, stone, gold), effects }
}

/// Buildings of age 1: the first of the table.
pub const AGE_1_BUILDINGS: usize = 14;
/// Buildings of age 2: the rest of the table.
pub const AGE_2_BUILDINGS: usize = Building::NUM - AGE_1_BUILDINGS;

/// The 32 buildings.
pub const BUILDINGS: [BuildingInfo; Building::NUM] = {
    use Effect::{
        Advance, AdvancesOfChoice, AnyAction, Construct, CornLess, FedFree, Market, Points, StepOfChoice, Steps, Worker,
    };
    use Kind::{Farm, Public, Shrine, Tomb};
    use Technology::{Agriculture, Architecture, Extraction, Theology};
    use Temple::{Chaac, Kukulcan, Quetzalcoatl};
    [
        tile(1, Farm, 1, 0, 0, &[FedFree(1)]),
        tile(1, Farm, 1, 0, 0, &[FedFree(1)]),
        tile(1, Farm, 1, 0, 0, &[FedFree(1)]),
        tile(1, Farm, 4, 0, 0, &[CornLess(1)]),
        tile(1, Farm, 4, 0, 0, &[CornLess(1)]),
        tile(1, Tomb, 2, 1, 0, &[Steps(Chaac, 1), Steps(Quetzalcoatl, 1)]),
        tile(1, Tomb, 1, 2, 0, &[Steps(Chaac, 1), Steps(Kukulcan, 1)]),
        tile(1, Tomb, 1, 0, 1, &[StepOfChoice, Construct]),
        tile(1, Public, 2, 0, 0, &[Advance(Agriculture)]),
        tile(1, Public, 3, 0, 0, &[Advance(Agriculture), gain(0, 0, 1, 0)]),
        tile(1, Public, 1, 1, 0, &[Advance(Extraction), gain(1, 0, 0, 0)]),
        tile(1, Public, 2, 1, 0, &[Advance(Extraction), gain(0, 0, 0, 1)]),
        tile(1, Shrine, 0, 0, 1, &[Advance(Architecture)]),
        tile(1, Shrine, 0, 1, 1, &[Advance(Theology), Steps(Kukulcan, 1)]),
        tile(2, Farm, 2, 0, 0, &[FedFree(3)]),
        tile(2, Farm, 2, 0, 0, &[FedFree(3)]),
        tile(2, Farm, 2, 0, 0, &[FedFree(3)]),
        tile(2, Tomb, 0, 3, 0, &[Market, Points(6)]),
        tile(2, Tomb, 1, 1, 1, &[Worker, Points(6)]),
        tile(2, Tomb, 1, 0, 2, &[Points(8)]),
        tile(2, Tomb, 2, 1, 1, &[AnyAction, Points(2)]),
        tile(2, Tomb, 1, 2, 1, &[Steps(Chaac, 1), Steps(Quetzalcoatl, 1), Steps(Kukulcan, 1), Points(3)]),
        tile(2, Public, 3, 0, 0, &[AdvancesOfChoice(1), gain(0, 0, 1, 0)]),
        tile(2, Public, 2, 1, 0, &[AdvancesOfChoice(1), gain(0, 0, 0, 1)]),
        tile(2, Public, 3, 1, 0, &[AdvancesOfChoice(1), gain(6, 0, 0, 0)]),
        tile(2, Public, 2, 2, 0, &[AdvancesOfChoice(1), SKULL]),
        tile(2, Shrine, 0, 2, 0, &[Steps(Chaac, 2), Points(2)]),
        tile(2, Shrine, 0, 1, 1, &[Advance(Architecture), Points(3)]),
        tile(2, Shrine, 0, 0, 2, &[Steps(Kukulcan, 2), Points(3)]),
        tile(2, Shrine, 0, 2, 1, &[Advance(Theology), Steps(Chaac, 1), Steps(Kukulcan, 1)]),
        tile(2, Shrine, 0, 1, 2, &[AdvancesOfChoice(2)]),
        tile(2, Shrine, 0, 0, 3, &[Steps(Quetzalcoatl, 2), Points(4)]),
    ]
};

impl Building {
    /// The tile's figures.
    #[must_use]
    #[inline]
    pub const fn info(self) -> &'static BuildingInfo {
        &BUILDINGS[(self.0 & 31) as usize]
    }

    /// The buildings of an age.
    #[must_use = "an iterator"]
    pub fn of_age(age: u8) -> impl DoubleEndedIterator<Item = Self> {
        Self::all().filter(move |building| building.info().age == age)
    }
}

/// How a monument scores at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Points per own building or monument of its kind, itself included.
    PerOfKind(u8),
    /// Points per own building and per own monument.
    PerTile(u8),
    /// Points per own corn harvest tile.
    PerCornTile(u8),
    /// Points per own wood harvest tile.
    PerWoodTile(u8),
    /// Points per monument built by anyone, with 2, 3, 4 players.
    PerMonumentBuilt([u8; 3]),
    /// Points for 0 to 4 technologies at level 3.
    HighestLevels([u8; 5]),
    /// Points per technology level.
    PerLevel(u8),
    /// Points for 3 to 6 workers in play.
    Workers([u8; 4]),
    /// The points of the current step of every temple, again.
    TemplesAgain,
    /// Points per step above the starting step in the best temple.
    BestTemple(u8),
    /// Points per skull on Chichen Itza, whoever placed it.
    PerSkullPlaced(u8),
}

/// A monument tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonumentInfo {
    /// What its colour stands for: some monuments count tiles of a kind.
    pub kind: Kind,
    /// Blocks it costs.
    pub cost: Blocks,
    /// Skulls it costs.
    pub skulls: u8,
    /// How it scores.
    pub scoring: Scoring,
}

const fn monument(kind: Kind, wood: u8, stone: u8, gold: u8, skulls: u8, scoring: Scoring) -> MonumentInfo {
    MonumentInfo { kind, cost: Blocks::of(wood, stone, gold), skulls, scoring }
}

/// The 13 monuments.
pub const MONUMENTS: [MonumentInfo; Monument::NUM] = {
    use Kind::{Public, Shrine, Tomb};
    use Scoring::{
        BestTemple, HighestLevels, PerCornTile, PerLevel, PerMonumentBuilt, PerOfKind, PerSkullPlaced, PerTile,
        PerWoodTile, TemplesAgain, Workers,
    };
    [
        monument(Tomb, 3, 2, 1, 0, PerOfKind(4)),
        monument(Tomb, 1, 3, 2, 0, PerTile(2)),
        monument(Tomb, 1, 1, 4, 0, PerCornTile(4)),
        monument(Tomb, 1, 0, 4, 0, PerWoodTile(4)),
        monument(Tomb, 2, 2, 2, 0, PerMonumentBuilt([6, 5, 4])),
        monument(Public, 2, 3, 1, 0, PerOfKind(4)),
        monument(Public, 1, 1, 3, 0, HighestLevels([0, 9, 20, 33, 33])),
        monument(Public, 2, 1, 3, 0, PerLevel(3)),
        monument(Public, 3, 0, 3, 0, Workers([0, 6, 12, 18])),
        monument(Shrine, 0, 2, 3, 0, PerOfKind(4)),
        monument(Shrine, 0, 4, 3, 0, TemplesAgain),
        monument(Shrine, 0, 3, 3, 0, BestTemple(3)),
        monument(Shrine, 0, 0, 4, 1, PerSkullPlaced(3)),
    ]
};

impl Monument {
    /// The tile's figures.
    #[must_use]
    #[inline]
    pub const fn info(self) -> &'static MonumentInfo {
        &MONUMENTS[self.0 as usize]
    }
}
