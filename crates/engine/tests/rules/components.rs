//! Compares every figure of the component tables with `data/components.json`.
//!
//! Most sections are written out again from the tables and compared whole, so that a figure that is missing on either
//! side is noticed. Where the file has sentences, they are built from the table's figures.

use serde_json::{Map, Value, json};
use tzolkin_engine::components::Kind;
use tzolkin_engine::components::technology::{
    AGRICULTURE_1_CORN, AGRICULTURE_2_FISH, AGRICULTURE_3_CORN, AGRICULTURE_BONUS_STEPS, ARCHITECTURE_1_CORN,
    ARCHITECTURE_2_POINTS, ARCHITECTURE_3_BLOCKS, ARCHITECTURE_BONUS, EXTRACTION_BLOCKS, EXTRACTION_BONUS,
    THEOLOGY_1_SPACES, THEOLOGY_2_BLOCKS, THEOLOGY_3_SKULLS, THEOLOGY_BONUS_SKULLS,
};
use tzolkin_engine::components::{
    ADVANCE_COST, AGE_1_BUILDINGS, AGE_2_BUILDINGS, ANY_ACTION_CORN, CALENDAR_TEETH, CHICHEN_ITZA, Effect, FIRST_GROUP,
    FISH, FOOD_DAYS, FoodDayKind, GEARS, Goods, HARVESTS, HIGHEST_LEVEL, LAST_ROUND, MARKET, SKULLS, STARTING_STEP,
    Scoring, StepGain, TIKAL_1_ADVANCES, TIKAL_3_ADVANCES, TIKAL_4_BUILDINGS, TIKAL_5_BLOCKS, TIKAL_5_STEPS,
    UXMAL_CORN_PER_BLOCK, UXMAL_STEP_CORN, WORKERS_AT_MOST, WORKERS_AT_START, YAXCHILAN, placement_surcharge,
    table_size,
};
use tzolkin_engine::{Block, Blocks, Building, Gear, Monument, Temple, WealthTile};

fn printed() -> Value {
    serde_json::from_str(include_str!("../data/components.json")).expect("the components are JSON")
}

/// An object of those entries that are not 0.
fn counts(entries: &[(&str, u8)]) -> Value {
    let entries = entries.iter().filter(|(_, count)| *count > 0);
    Value::Object(entries.map(|&(name, count)| (name.to_owned(), json!(count))).collect())
}

fn goods(goods: Goods) -> Value {
    let Blocks { 0: [wood, stone, gold] } = goods.blocks;
    counts(&[("corn", goods.corn), ("wood", wood), ("stone", stone), ("gold", gold), ("skull", goods.skulls)])
}

fn cost(blocks: Blocks, skulls: u8) -> Value {
    goods(Goods { corn: 0, blocks, skulls })
}

fn numbered(entries: impl Iterator<Item = (u8, Value)>) -> Value {
    Value::Object(entries.map(|(space, entry)| (space.to_string(), entry)).collect::<Map<_, _>>())
}

fn effect(effect: Effect) -> Value {
    match effect {
        Effect::Gain(gained) => json!({"gain": goods(gained)}),
        Effect::Steps(temple, steps) => json!({"temple": temple.name(), "steps": steps}),
        Effect::StepOfChoice => json!({"temple": "any", "steps": 1}),
        Effect::Advance(technology) => json!({"technology": technology.name(), "steps": 1}),
        Effect::AdvancesOfChoice(steps) => json!({"technology": "any", "steps": steps}),
        Effect::Worker => json!({"worker": 1}),
        Effect::Points(points) => json!({"points": points}),
        Effect::FedFree(workers) => json!({"workers_fed_free": workers}),
        Effect::CornLess(corn) => json!({"corn_less_per_worker": corn}),
        Effect::Construct => json!({"construct": "as Tikal 2, optional"}),
        Effect::Market => json!({"market": "as Uxmal 2, optional"}),
        Effect::AnyAction => json!({"action": format!("{}, optional", any_action())}),
    }
}

fn any_action() -> String {
    format!("pay {ANY_ACTION_CORN} corn: any action of Palenque, Yaxchilan, Tikal or Uxmal")
}

#[test]
fn the_file_has_no_section_that_is_not_checked() {
    let printed = printed();
    let mut sections: Vec<&str> = printed.as_object().expect("an object").keys().map(String::as_str).collect();
    sections.sort_unstable();
    assert_eq!(
        sections,
        [
            "about",
            "buildings",
            "calendar",
            "gears",
            "market",
            "monuments",
            "placement_surcharge",
            "players",
            "skulls",
            "technologies",
            "temples",
            "wealth_tiles",
            "workers"
        ]
    );
}

#[test]
fn market_surcharges_workers_and_skulls() {
    let printed = printed();
    let prices: Map<String, Value> = MARKET.iter().map(|(block, price)| (block.to_string(), json!(price))).collect();
    assert_eq!(printed["market"], Value::Object(prices));
    let surcharges: Vec<u16> = (0..WORKERS_AT_MOST).map(placement_surcharge).collect();
    assert_eq!(printed["placement_surcharge"], json!(surcharges));
    assert_eq!(printed["workers"], json!({"start": WORKERS_AT_START, "max": WORKERS_AT_MOST}));
    assert_eq!(printed["skulls"], json!(SKULLS));
}

#[test]
fn calendar_and_food_days() {
    let kind = |kind: FoodDayKind| match kind {
        FoodDayKind::MidAge => "mid-age",
        FoodDayKind::EndOfAge => "end-of-age",
    };
    let food_days: Vec<Value> =
        FOOD_DAYS.iter().map(|day| json!({"round": day.round, "age": day.age, "kind": kind(day.kind)})).collect();
    let calendar = json!({"teeth": CALENDAR_TEETH, "rounds": LAST_ROUND, "food_days": food_days});
    assert_eq!(printed()["calendar"], calendar);
}

#[test]
fn figures_by_number_of_players() {
    let players = numbered((2..=4).map(|players| {
        let size = table_size(usize::from(players));
        let figures = json!({
            "monuments": size.monuments, "harvest_tiles_per_group": size.fields, "dummy_workers": size.dummies
        });
        (players, figures)
    }));
    assert_eq!(printed()["players"], players);
}

#[test]
fn temples() {
    let colours = ["brown", "yellow", "green"];
    let temples: Vec<Value> = Temple::ALL
        .into_iter()
        .zip(colours)
        .map(|(temple, colour)| {
            let info = temple.info();
            let steps: Vec<Value> = info
                .steps
                .iter()
                .enumerate()
                .map(|(index, step)| {
                    let mut shown = json!({"points": step.points});
                    match step.gain {
                        Some(StepGain::Block(block)) => shown["gain"] = json!(block.name()),
                        Some(StepGain::Skull) => shown["gain"] = json!("skull"),
                        None => {}
                    }
                    if index == usize::from(STARTING_STEP) {
                        shown["start"] = json!(true);
                    }
                    shown
                })
                .collect();
            assert_eq!(usize::from(temple.top()) + 1, steps.len(), "{temple}");
            let [age1, age2] = info.leader_bonus;
            json!({
                "id": temple.name(), "colour": colour, "steps": steps, "leader_bonus": {"age1": age1, "age2": age2}
            })
        })
        .collect();
    assert_eq!(printed()["temples"], json!(temples));
}

fn palenque() -> Value {
    let fish = core::iter::once((1, json!({"fish": FISH})));
    let harvests = HARVESTS.iter().zip(FIRST_GROUP..).map(|(harvest, space)| {
        let wood = harvest.wood;
        (space, if wood > 0 { json!({"corn": harvest.corn, "or_wood": wood}) } else { json!({"corn": harvest.corn}) })
    });
    numbered(fish.chain(harvests))
}

fn uxmal() -> Value {
    json!({
        "1": format!("pay {UXMAL_STEP_CORN} corn: 1 step up in a temple"),
        "2": "trade at the market, any number of times",
        "3": "gain a worker",
        "4": format!("construct 1 building, paying {UXMAL_CORN_PER_BLOCK} corn per block instead"),
        "5": any_action(),
    })
}

fn tikal() -> Value {
    json!({
        "1": format!("advance {TIKAL_1_ADVANCES} technology, paying"),
        "2": "construct 1 building",
        "3": format!("advance 1 or {TIKAL_3_ADVANCES} technologies, paying"),
        "4": format!("construct 1 or {TIKAL_4_BUILDINGS} buildings, or 1 monument"),
        "5": format!("pay {TIKAL_5_BLOCKS} resource block: 1 step up in each of {TIKAL_5_STEPS} different temples"),
    })
}

fn chichen_itza() -> Value {
    numbered(CHICHEN_ITZA.iter().zip(1..).map(|(shown, space)| {
        let mut action = json!({"skull": -1, "points": shown.points, "temple": shown.temple.name()});
        if shown.block {
            action["block"] = json!("any");
        }
        (space, action)
    }))
}

#[test]
fn gears_and_their_actions() {
    let gears: Vec<Value> = GEARS
        .iter()
        .map(|(gear, info)| {
            let actions = match gear {
                Gear::Palenque => palenque(),
                Gear::Yaxchilan => numbered(YAXCHILAN.iter().zip(1..).map(|(&gain, space)| (space, goods(gain)))),
                Gear::Tikal => tikal(),
                Gear::Uxmal => uxmal(),
                Gear::ChichenItza => chichen_itza(),
            };
            assert_eq!(actions.as_object().map(Map::len), Some(usize::from(info.last_action)), "{gear}");
            let free_choice: Vec<u8> = (info.last_action + 1..=info.last_space).collect();
            json!({
                "id": gear.name(), "teeth": info.teeth, "last_space": info.last_space, "free_choice": free_choice,
                "actions": actions
            })
        })
        .collect();
    assert_eq!(printed()["gears"], json!(gears));
}

#[test]
fn technologies() {
    let [one, two, three, beyond] = ADVANCE_COST;
    assert_eq!(HIGHEST_LEVEL, 3, "three levels have a cost of their own");
    let jungle = format!("Palenque {FIRST_GROUP}-{}", GEARS[Gear::Palenque].last_action);
    // The file names the spaces where each kind of block is taken; these follow from the action tables.
    let spaces_with = |block: Block| -> Vec<String> {
        let taken = YAXCHILAN.iter().zip(1_u8..).filter(|(goods, _)| goods.blocks[block] > 0);
        taken.map(|(_, space)| space.to_string()).collect()
    };
    let wooded: Vec<u8> =
        HARVESTS.iter().zip(FIRST_GROUP..).filter(|(harvest, _)| harvest.wood > 0).map(|(_, space)| space).collect();
    let (first_wood, last_wood) = (wooded[0], wooded[wooded.len() - 1]);
    let corn_saved = u16::from(ARCHITECTURE_3_BLOCKS) * UXMAL_CORN_PER_BLOCK;
    let skull_space = YAXCHILAN.iter().position(|goods| goods.skulls > 0).expect("skulls are somewhere") + 1;
    let ahead = ["no", "one"][usize::from(THEOLOGY_1_SPACES)];
    let expected = json!({
        "cost_to_reach": {"1": one, "2": two, "3": three, "beyond": beyond},
        "agriculture": {
            "1": format!("+{AGRICULTURE_1_CORN} corn when harvesting corn in the jungle ({jungle})"),
            "2": format!("corn may be harvested where no corn tile is uncovered (no tile taken); \
                          +{AGRICULTURE_2_FISH} corn when fishing (Palenque 1)"),
            "3": format!("+{AGRICULTURE_3_CORN} more corn when harvesting corn in the jungle"),
            "beyond": format!("{AGRICULTURE_BONUS_STEPS} step up in a temple of choice"),
        },
        "extraction": {
            "1": format!("+{EXTRACTION_BLOCKS} wood when taking wood at Yaxchilan {} or Palenque {first_wood}-{last_wood}",
                         spaces_with(Block::Wood).join(", ")),
            "2": format!("+{EXTRACTION_BLOCKS} stone when taking stone at Yaxchilan {}",
                         spaces_with(Block::Stone).join(", ")),
            "3": format!("+{EXTRACTION_BLOCKS} gold when taking gold at Yaxchilan {}",
                         spaces_with(Block::Gold).join(", ")),
            "beyond": format!("{EXTRACTION_BONUS} resource blocks of choice"),
        },
        "architecture": {
            "1": format!("+{ARCHITECTURE_1_CORN} corn when constructing a building (Tikal 2, 4; Uxmal 4)"),
            "2": format!("+{ARCHITECTURE_2_POINTS} points when constructing a building"),
            "3": format!("{ARCHITECTURE_3_BLOCKS} block less at Tikal, {corn_saved} corn less at Uxmal 4"),
            "beyond": format!("{ARCHITECTURE_BONUS} points"),
        },
        "theology": {
            "1": format!("at Chichen Itza, may perform the action {ahead} space ahead, free"),
            "2": format!("after an action at Chichen Itza, may pay {THEOLOGY_2_BLOCKS} block: 1 step up in a temple of choice"),
            "3": format!("+{THEOLOGY_3_SKULLS} skull when taking a skull at Yaxchilan {skull_space}"),
            "beyond": format!("{THEOLOGY_BONUS_SKULLS} skull"),
        },
    });
    assert_eq!(printed()["technologies"], expected);
}

#[test]
fn wealth_tiles() {
    let printed = printed();
    let tiles = printed["wealth_tiles"].as_array().expect("a list");
    assert_eq!(tiles.len(), WealthTile::NUM);
    for (tile, shown) in WealthTile::all().zip(tiles) {
        let info = tile.info();
        let effects: Vec<Value> = info.effects.iter().copied().map(effect).collect();
        let dummy = json!({"gear": info.dummy.gear.name(), "space": info.dummy.space});
        assert_eq!(shown, &json!({"id": tile.to_string(), "dummy": dummy, "effects": effects}), "{tile}");
        assert_eq!(shown["id"].as_str().and_then(|id| id.parse().ok()), Some(tile));
    }
}

#[test]
fn buildings() {
    let printed = printed();
    let tiles = printed["buildings"].as_array().expect("a list");
    assert_eq!(tiles.len(), Building::NUM);
    for (tile, shown) in Building::all().zip(tiles) {
        let info = tile.info();
        let effects: Vec<Value> = info.effects.iter().copied().map(effect).collect();
        let expected = json!({
            "id": tile.to_string(), "age": info.age, "kind": info.kind.name(), "cost": cost(info.cost, 0),
            "effects": effects
        });
        assert_eq!(shown, &expected, "{tile}");
    }
}

/// What the file says about a monument's points.
fn scores(kind: Kind, scoring: Scoring) -> String {
    match scoring {
        Scoring::PerOfKind(each) => format!("{each} per own {kind} building or {kind} monument, this one included"),
        Scoring::PerTile(each) => format!("{each} per own building and {each} per own monument"),
        Scoring::PerCornTile(each) => format!("{each} per own corn harvest tile"),
        Scoring::PerWoodTile(each) => format!("{each} per own wood harvest tile (burnt ones are not owned)"),
        Scoring::PerMonumentBuilt([two, three, four]) => format!(
            "per monument built by anyone, this one included: {two} with 2 players, {three} with 3, {four} with 4"
        ),
        Scoring::HighestLevels([none, one, two, three, four]) => {
            assert_eq!((none, three), (0, four), "the file names no figure for none, and one for three or four");
            format!("technologies at level {HIGHEST_LEVEL}: {one} for one, {two} for two, {three} for three or four")
        }
        Scoring::PerLevel(each) => format!("{each} per technology level"),
        Scoring::Workers([three, four, five, six]) => {
            format!("workers in play: {three} for 3, {four} for 4, {five} for 5, {six} for 6")
        }
        Scoring::TemplesAgain => "the points of the current step of every temple, again; no leader bonus".to_owned(),
        Scoring::BestTemple(each) => format!("{each} per step above the starting step in one temple, the best"),
        Scoring::PerSkullPlaced(each) => format!("{each} per skull standing on Chichen Itza, whoever placed it"),
    }
}

#[test]
fn monuments() {
    let printed = printed();
    let tiles = printed["monuments"].as_array().expect("a list");
    assert_eq!(tiles.len(), Monument::NUM);
    for (tile, shown) in Monument::all().zip(tiles) {
        let info = tile.info();
        let expected = json!({
            "id": tile.to_string(), "kind": info.kind.name(), "cost": cost(info.cost, info.skulls),
            "scores": scores(info.kind, info.scoring)
        });
        assert_eq!(shown, &expected, "{tile}");
    }
}

#[test]
fn tiles_in_all() {
    assert_eq!((WealthTile::NUM, Building::NUM, Monument::NUM), (21, 32, 13));
    assert_eq!((AGE_1_BUILDINGS, AGE_2_BUILDINGS), (14, 18));
    // Farms, tombs, public buildings, shrines.
    for (age, by_kind) in [(1, [5, 3, 4, 2]), (2, [3, 5, 4, 6])] {
        let of_age: Vec<Building> = Building::of_age(age).collect();
        assert_eq!(of_age.len(), by_kind.iter().sum::<usize>(), "age {age}");
        let counted = Kind::ALL.map(|kind| of_age.iter().filter(|tile| tile.info().kind == kind).count());
        assert_eq!(counted, by_kind, "age {age}");
    }
    let monuments = Kind::ALL.map(|kind| Monument::all().filter(|tile| tile.info().kind == kind).count());
    assert_eq!(monuments, [0, 5, 4, 4]);
    let blocks = |cost: Blocks| cost.0.map(u32::from);
    let sum = |costs: Vec<[u32; 3]>| costs.iter().fold([0; 3], |all, cost| core::array::from_fn(|i| all[i] + cost[i]));
    assert_eq!(sum(Building::all().map(|tile| blocks(tile.info().cost)).collect()), [44, 23, 17]);
    assert_eq!(sum(Monument::all().map(|tile| blocks(tile.info().cost)).collect()), [16, 22, 36]);
    // Four tiles for each gear, five for Chichen Itza.
    let dummies = Gear::ALL.map(|gear| WealthTile::all().filter(|tile| tile.info().dummy.gear == gear).count());
    assert_eq!(dummies, [4, 4, 4, 4, 5]);
}
