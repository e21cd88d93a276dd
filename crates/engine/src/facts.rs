//! Everything printed on the board and on the tiles, as one value that can be written as JSON. It is for clients that
//! draw the game and for tools that need its figures without the rules.

use serde::Serialize;

use crate::components::{
    ADVANCE_COST, ANY_ACTION_CORN, BEGGED_CORN, CALENDAR_TEETH, CHICHEN_ITZA, CORN_PER_POINT, DISPLAY, Effect, FISH,
    FOOD_DAYS, FOOD_PER_WORKER, FoodDayKind, Goods, HARVESTS, HIGHEST_LEVEL, LAST_ROUND, MARKET, MOST_CORN_TO_BEG,
    POINTS_PER_SKULL, POINTS_PER_UNFED, SKULLS, STARTING_STEP, STEP_BACK_CORN, Scoring, StepGain, TIKAL_1_ADVANCES,
    TIKAL_3_ADVANCES, TIKAL_4_BUILDINGS, TIKAL_5_BLOCKS, TIKAL_5_STEPS, TOOTH_CORN, UXMAL_CORN_PER_BLOCK,
    UXMAL_STEP_CORN, WEALTH_DEALT, WEALTH_KEPT, WORKERS_AT_MOST, WORKERS_AT_START, YAXCHILAN, placement_surcharge,
    table_size, technology,
};
use crate::event::Good;
use crate::nouns::{Block, Blocks, Building, Gear, Kind, Monument, Technology, Temple, WealthTile, small};

macro_rules! facts {
    ($($(#[$doc:meta])* pub struct $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
            pub struct $name { $($(#[$field_doc])* pub $field: $type,)+ }
        )+
    };
}

facts! {
    /// The components of the game.
    ///
    /// ```
    /// let facts = tzolkin_engine::Facts::new();
    /// assert_eq!(facts.temples[0].leader_bonus.age1, 6);
    /// assert_eq!(facts.buildings.len(), 32);
    /// ```
    pub struct Facts {
        /// What a block costs at the market, and brings there.
        market: MarketFacts,
        /// How many workers a player begins with, and may have at most.
        workers: WorkerFacts,
        /// Crystal skulls in the box.
        skulls: u8,
        /// Corn that each further worker of a turn costs on top of its space.
        placement_surcharge: Vec<u16>,
        /// Length and Food Days of the calendar.
        calendar: CalendarFacts,
        /// What depends on the number of players.
        players: Vec<TableFacts>,
        /// The three temples, in the order of the engine's tables.
        temples: Vec<TempleFacts>,
        /// The five gears, Chichen Itza last.
        gears: Vec<GearFacts>,
        /// Blocks that levels 1, 2 and 3 of a technology cost, and then its bonus.
        advance_cost: [u8; 4],
        /// The four technologies, with what their levels are about.
        technologies: Vec<TechnologyFacts>,
        /// The starting wealth tiles.
        wealth_tiles: Vec<WealthFacts>,
        /// All buildings, those of age 1 first.
        buildings: Vec<BuildingFacts>,
        /// All monuments, of which a game uses some.
        monuments: Vec<MonumentFacts>,
        /// Figures of the rules that no component shows.
        rules: RuleFacts,
    }

    /// The market's prices in corn.
    pub struct MarketFacts {
        /// For a wood.
        wood: u16,
        /// For a stone.
        stone: u16,
        /// For a gold.
        gold: u16,
    }

    /// Limits of a crew.
    pub struct WorkerFacts {
        /// Workers at the start.
        start: u8,
        /// Workers at most.
        max: u8,
    }

    /// The calendar's figures.
    pub struct CalendarFacts {
        /// Teeth of the great gear.
        teeth: u8,
        /// Rounds at most.
        rounds: u8,
        /// The Food Days.
        food_days: Vec<FoodDayFacts>,
    }

    /// A Food Day.
    pub struct FoodDayFacts {
        /// The first round in which it can be held.
        round: u8,
        /// The age it belongs to.
        age: u8,
        /// What it brings besides feeding.
        kind: FoodDayKind,
    }

    /// What a number of players decides before the game begins.
    pub struct TableFacts {
        /// How many play.
        players: u8,
        /// Monuments dealt.
        monuments: u8,
        /// Harvest tiles in each group of the jungle.
        harvest_tiles_per_group: u8,
        /// Dummy workers on the gears.
        dummy_workers: u8,
    }

    /// A temple.
    pub struct TempleFacts {
        /// Its name in every message.
        id: Temple,
        /// Its steps, from the lowest.
        steps: Vec<StepFacts>,
        /// The step that everyone begins on, counted from 0.
        start: u8,
        /// What the leader gets on top at the end of an age.
        leader_bonus: LeaderFacts,
    }

    /// A step of a temple.
    pub struct StepFacts {
        /// Points at the end of an age.
        points: i8,
        /// What it brings at a mid-age Food Day.
        gain: Option<Good>,
    }

    /// A temple leader's points.
    pub struct LeaderFacts {
        /// At the end of age 1.
        age1: u8,
        /// At the end of age 2.
        age2: u8,
    }

    /// A gear.
    pub struct GearFacts {
        /// Its name in every message.
        id: Gear,
        /// Teeth: days until a worker has gone all around.
        teeth: u8,
        /// The highest number on it.
        last_space: u8,
        /// The spaces that let their worker do any action of the gear.
        free_choice: Vec<u8>,
        /// The actions of spaces 1, 2, ...
        actions: Vec<SpaceFacts>,
    }

    /// A technology.
    pub struct TechnologyFacts {
        /// Its name in every message.
        id: Technology,
        /// What levels 1, 2 and 3 are about, and then its bonus.
        levels: [LevelFacts; 4],
    }

    /// The figures of a level.
    pub struct LevelFacts {
        /// How much more, or less, it is about; 0 where the level allows something instead.
        amount: u16,
        /// Corn that it saves in addition.
        corn: u16,
    }

    /// A starting wealth tile.
    pub struct WealthFacts {
        /// Its name in every message.
        id: WealthTile,
        /// What its owner receives.
        effects: Vec<EffectFacts>,
    }

    /// A building.
    pub struct BuildingFacts {
        /// Its name in every message.
        id: Building,
        /// The age it belongs to.
        age: u8,
        /// What its colour stands for: some monuments count tiles of a kind.
        kind: Kind,
        /// What it costs.
        cost: GoodsFacts,
        /// What it gives.
        effects: Vec<EffectFacts>,
    }

    /// A monument.
    pub struct MonumentFacts {
        /// Its name in every message.
        id: Monument,
        /// What its colour stands for: some monuments count tiles of a kind.
        kind: Kind,
        /// What it costs.
        cost: GoodsFacts,
        /// What it scores for.
        scoring: ScoringFacts,
        /// The points: for one of what it counts, or for each number of them.
        points: Vec<u8>,
    }

    /// Figures of the rules that no component shows.
    pub struct RuleFacts {
        /// Corn that a worker eats on a Food Day.
        food_per_worker: u16,
        /// Points lost for a worker that is not fed.
        points_per_unfed: i32,
        /// Points for a skull kept to the end.
        points_per_skull: i32,
        /// Corn that is worth a point at the end.
        corn_per_point: i32,
        /// Corn that a beggar has afterwards.
        begged_corn: u16,
        /// Corn with which a player may still beg.
        most_corn_to_beg: u16,
        /// Corn for each step back that a worker goes to do an action.
        step_back_corn: u16,
        /// Corn that a round leaves on its tooth if nobody took the starting player space.
        tooth_corn: u16,
        /// Wealth tiles that each player is dealt.
        wealth_dealt: u8,
        /// Wealth tiles that each player keeps.
        wealth_kept: u8,
        /// Buildings on display.
        display: u8,
        /// The highest level of a technology.
        highest_level: u8,
    }
}

/// Goods; what is not named is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoodsFacts {
    /// Corn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub corn: Option<u8>,
    /// Wood.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wood: Option<u8>,
    /// Stone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stone: Option<u8>,
    /// Gold.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub gold: Option<u8>,
    /// Crystal skulls.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub skull: Option<u8>,
}

/// The action of a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "kebab-case")]
pub enum SpaceFacts {
    /// Fish.
    Fish {
        /// Corn for it.
        corn: u16,
    },
    /// Harvest corn or wood in the jungle.
    Harvest {
        /// Corn.
        corn: u16,
        /// Wood; 0 where there is none.
        wood: u16,
    },
    /// Take goods.
    Take {
        /// What the player receives.
        goods: GoodsFacts,
    },
    /// Advance technologies, paying for it.
    Advance {
        /// So many at most.
        most: u8,
    },
    /// Construct buildings.
    Build {
        /// So many at most.
        most: u8,
        /// Whether one monument may be constructed instead.
        monument: bool,
    },
    /// Pay blocks and go up a step in each of several temples.
    ClimbForBlocks {
        /// Blocks to pay, of any kind.
        blocks: u8,
        /// Different temples to climb.
        temples: u8,
    },
    /// Pay corn and go up a step in a temple.
    ClimbForCorn {
        /// Corn to pay.
        corn: u16,
    },
    /// Trade at the market.
    Trade,
    /// Take another worker.
    Worker,
    /// Construct a building and pay corn instead of blocks.
    BuildWithCorn {
        /// Corn for each block.
        corn: u16,
    },
    /// Pay corn and do any action of the four cities.
    AnyAction {
        /// Corn to pay.
        corn: u16,
    },
    /// Place a skull.
    Skull {
        /// Points for it.
        points: u8,
        /// The temple that is climbed.
        temple: Temple,
        /// Whether a block of choice comes with it.
        block: bool,
    },
}

/// What a tile gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum EffectFacts {
    /// Goods from the bank.
    Gain {
        /// What the player receives.
        goods: GoodsFacts,
    },
    /// Steps up in a temple.
    Climb {
        /// Which; none where the player chooses.
        temple: Option<Temple>,
        /// Steps in all.
        steps: u8,
    },
    /// Free advances in technologies.
    Advance {
        /// Which; none where the player chooses.
        technology: Option<Technology>,
        /// Steps in all.
        steps: u8,
    },
    /// A worker from the bank.
    Worker,
    /// Points at once.
    Points {
        /// Points, printed on the tile.
        points: u8,
    },
    /// Workers that eat nothing.
    FedFree {
        /// Workers that are fed without corn.
        workers: u8,
    },
    /// Every worker eats less corn.
    CornLess {
        /// Less by this.
        corn: u8,
    },
    /// May construct a building, as at Tikal 2.
    Construct,
    /// May trade, as at Uxmal 2.
    Market,
    /// May pay corn for any action of the four cities, as at Uxmal 5.
    AnyAction {
        /// Corn to pay.
        corn: u16,
    },
}

/// What a monument scores for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ScoringFacts {
    /// Each own building or monument of its colour.
    PerOfKind,
    /// Each own building and monument.
    PerTile,
    /// Each own corn harvest tile.
    PerCornTile,
    /// Each own wood harvest tile.
    PerWoodTile,
    /// Each monument that anyone has built; points for 2, 3 and 4 players.
    PerMonumentBuilt,
    /// Technologies at the highest level; points for 0 to 4 of them.
    HighestLevels,
    /// Each technology level.
    PerLevel,
    /// Workers in play; points for 3 to 6 of them.
    Workers,
    /// The points of the current step of every temple, again.
    TemplesAgain,
    /// Each step above the starting step in the best temple.
    BestTemple,
    /// Each skull on Chichen Itza.
    PerSkullPlaced,
}

impl Facts {
    /// Everything that is printed.
    #[must_use]
    pub fn new() -> Self {
        Self {
            market: MarketFacts { wood: MARKET[Block::Wood], stone: MARKET[Block::Stone], gold: MARKET[Block::Gold] },
            workers: WorkerFacts { start: WORKERS_AT_START, max: WORKERS_AT_MOST },
            skulls: SKULLS,
            placement_surcharge: (0..WORKERS_AT_MOST).map(placement_surcharge).collect(),
            calendar: CalendarFacts {
                teeth: CALENDAR_TEETH,
                rounds: LAST_ROUND,
                food_days: FOOD_DAYS
                    .map(|day| FoodDayFacts { round: day.round, age: day.age, kind: day.kind })
                    .to_vec(),
            },
            players: (2..=4).map(table).collect(),
            temples: Temple::ALL.map(temple).to_vec(),
            gears: Gear::ALL.map(gear).to_vec(),
            advance_cost: ADVANCE_COST,
            technologies: Technology::ALL.map(levels).to_vec(),
            wealth_tiles: WealthTile::all()
                .map(|id| WealthFacts { id, effects: id.info().effects.iter().map(effect).collect() })
                .collect(),
            buildings: Building::all().map(building).collect(),
            monuments: Monument::all().map(monument).collect(),
            rules: RuleFacts {
                food_per_worker: FOOD_PER_WORKER,
                points_per_unfed: POINTS_PER_UNFED,
                points_per_skull: POINTS_PER_SKULL,
                corn_per_point: CORN_PER_POINT,
                begged_corn: BEGGED_CORN,
                most_corn_to_beg: MOST_CORN_TO_BEG,
                step_back_corn: STEP_BACK_CORN,
                tooth_corn: TOOTH_CORN,
                wealth_dealt: small(WEALTH_DEALT),
                wealth_kept: small(WEALTH_KEPT),
                display: small(DISPLAY),
                highest_level: HIGHEST_LEVEL,
            },
        }
    }
}

impl Default for Facts {
    fn default() -> Self {
        Self::new()
    }
}

impl GoodsFacts {
    fn new(corn: u8, blocks: Blocks, skulls: u8) -> Self {
        let some = |amount: u8| (amount > 0).then_some(amount);
        Self {
            corn: some(corn),
            wood: some(blocks[Block::Wood]),
            stone: some(blocks[Block::Stone]),
            gold: some(blocks[Block::Gold]),
            skull: some(skulls),
        }
    }
}

impl From<Goods> for GoodsFacts {
    fn from(goods: Goods) -> Self {
        Self::new(goods.corn, goods.blocks, goods.skulls)
    }
}

fn table(players: u8) -> TableFacts {
    let size = table_size(usize::from(players));
    TableFacts {
        players,
        monuments: small(size.monuments),
        harvest_tiles_per_group: size.fields,
        dummy_workers: small(size.dummies),
    }
}

fn temple(id: Temple) -> TempleFacts {
    let info = id.info();
    let steps = info.steps.iter().map(|step| StepFacts {
        points: step.points,
        gain: step.gain.map(|gain| match gain {
            StepGain::Block(block) => block.into(),
            StepGain::Skull => Good::Skull,
        }),
    });
    let [age1, age2] = info.leader_bonus;
    TempleFacts { id, steps: steps.collect(), start: STARTING_STEP, leader_bonus: LeaderFacts { age1, age2 } }
}

fn gear(id: Gear) -> GearFacts {
    let info = id.info();
    let actions = match id {
        Gear::Palenque => {
            let harvests = HARVESTS.map(|harvest| SpaceFacts::Harvest { corn: harvest.corn, wood: harvest.wood });
            [SpaceFacts::Fish { corn: FISH }].into_iter().chain(harvests).collect()
        }
        Gear::Yaxchilan => YAXCHILAN.map(|goods| SpaceFacts::Take { goods: goods.into() }).to_vec(),
        Gear::Tikal => vec![
            SpaceFacts::Advance { most: TIKAL_1_ADVANCES },
            SpaceFacts::Build { most: 1, monument: false },
            SpaceFacts::Advance { most: TIKAL_3_ADVANCES },
            SpaceFacts::Build { most: TIKAL_4_BUILDINGS, monument: true },
            SpaceFacts::ClimbForBlocks { blocks: TIKAL_5_BLOCKS, temples: TIKAL_5_STEPS },
        ],
        Gear::Uxmal => vec![
            SpaceFacts::ClimbForCorn { corn: UXMAL_STEP_CORN },
            SpaceFacts::Trade,
            SpaceFacts::Worker,
            SpaceFacts::BuildWithCorn { corn: UXMAL_CORN_PER_BLOCK },
            SpaceFacts::AnyAction { corn: ANY_ACTION_CORN },
        ],
        Gear::ChichenItza => CHICHEN_ITZA
            .map(|space| SpaceFacts::Skull { points: space.points, temple: space.temple, block: space.block })
            .to_vec(),
    };
    GearFacts {
        id,
        teeth: info.teeth,
        last_space: info.last_space,
        free_choice: (info.last_action + 1..=info.last_space).collect(),
        actions,
    }
}

fn levels(id: Technology) -> TechnologyFacts {
    use technology as of;
    let points = |points: i32| u16::try_from(points).unwrap_or_default();
    let amounts = match id {
        Technology::Agriculture => {
            [of::AGRICULTURE_1_CORN, of::AGRICULTURE_2_FISH, of::AGRICULTURE_3_CORN, of::AGRICULTURE_BONUS_STEPS.into()]
        }
        Technology::Extraction => {
            [of::EXTRACTION_BLOCKS, of::EXTRACTION_BLOCKS, of::EXTRACTION_BLOCKS, of::EXTRACTION_BONUS.into()]
        }
        Technology::Architecture => [
            of::ARCHITECTURE_1_CORN,
            points(of::ARCHITECTURE_2_POINTS),
            of::ARCHITECTURE_3_BLOCKS.into(),
            points(of::ARCHITECTURE_BONUS),
        ],
        Technology::Theology => {
            [0, of::THEOLOGY_2_BLOCKS.into(), of::THEOLOGY_3_SKULLS.into(), of::THEOLOGY_BONUS_SKULLS.into()]
        }
    };
    let mut levels = amounts.map(|amount| LevelFacts { amount, corn: 0 });
    if id == Technology::Architecture {
        levels[2].corn = u16::from(of::ARCHITECTURE_3_BLOCKS) * UXMAL_CORN_PER_BLOCK;
    }
    TechnologyFacts { id, levels }
}

fn effect(effect: &Effect) -> EffectFacts {
    match *effect {
        Effect::Gain(goods) => EffectFacts::Gain { goods: goods.into() },
        Effect::Steps(temple, steps) => EffectFacts::Climb { temple: Some(temple), steps },
        Effect::StepOfChoice => EffectFacts::Climb { temple: None, steps: 1 },
        Effect::Advance(technology) => EffectFacts::Advance { technology: Some(technology), steps: 1 },
        Effect::AdvancesOfChoice(steps) => EffectFacts::Advance { technology: None, steps },
        Effect::Worker => EffectFacts::Worker,
        Effect::Points(points) => EffectFacts::Points { points },
        Effect::FedFree(workers) => EffectFacts::FedFree { workers },
        Effect::CornLess(corn) => EffectFacts::CornLess { corn },
        Effect::Construct => EffectFacts::Construct,
        Effect::Market => EffectFacts::Market,
        Effect::AnyAction => EffectFacts::AnyAction { corn: ANY_ACTION_CORN },
    }
}

fn building(id: Building) -> BuildingFacts {
    let info = id.info();
    BuildingFacts {
        id,
        age: info.age,
        kind: info.kind,
        cost: GoodsFacts::new(0, info.cost, 0),
        effects: info.effects.iter().map(effect).collect(),
    }
}

fn monument(id: Monument) -> MonumentFacts {
    let info = id.info();
    let (scoring, points) = match info.scoring {
        Scoring::PerOfKind(points) => (ScoringFacts::PerOfKind, vec![points]),
        Scoring::PerTile(points) => (ScoringFacts::PerTile, vec![points]),
        Scoring::PerCornTile(points) => (ScoringFacts::PerCornTile, vec![points]),
        Scoring::PerWoodTile(points) => (ScoringFacts::PerWoodTile, vec![points]),
        Scoring::PerMonumentBuilt(points) => (ScoringFacts::PerMonumentBuilt, points.to_vec()),
        Scoring::HighestLevels(points) => (ScoringFacts::HighestLevels, points.to_vec()),
        Scoring::PerLevel(points) => (ScoringFacts::PerLevel, vec![points]),
        Scoring::Workers(points) => (ScoringFacts::Workers, points.to_vec()),
        Scoring::TemplesAgain => (ScoringFacts::TemplesAgain, Vec::new()),
        Scoring::BestTemple(points) => (ScoringFacts::BestTemple, vec![points]),
        Scoring::PerSkullPlaced(points) => (ScoringFacts::PerSkullPlaced, vec![points]),
    };
    MonumentFacts { id, kind: info.kind, cost: GoodsFacts::new(0, info.cost, info.skulls), scoring, points }
}
