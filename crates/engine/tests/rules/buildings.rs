//! Every building: its cost, its effects and their order; the forms in which architecture is applied; what buildings
//! grant; the display and its pile.

use crate::common::change::{Change, acted, played, worker_at};
use crate::common::{Play, blocks, building, built, monument, shown};
use tzolkin_engine::components::Kind;
use tzolkin_engine::event::{Holder, Spot};
use tzolkin_engine::{
    Block, Blocks, DecisionKind, Event, Game, Gear, PerTechnology, Position, Refusal, Seat, Space, Technology,
};

/// What a building must be like.
struct Tile {
    id: &'static str,
    kind: Kind,
    /// Wood, stone, gold.
    cost: [u8; 3],
    /// Choices that its effects ask for.
    then: &'static [&'static str],
    /// What the effects give, in order.
    order: &'static [&'static str],
    /// What the effects change.
    gain: Change,
}

fn tile(
    id: &'static str,
    kind: Kind,
    cost: [u8; 3],
    then: &'static [&'static str],
    order: &'static [&'static str],
    gain: Change,
) -> Tile {
    Tile { id, kind, cost, then, order, gain }
}

#[rustfmt::skip]
fn tiles() -> Vec<Tile> {
    use Kind::{Farm, Public, Shrine, Tomb};
    let fed = |fed_free| Change { fed_free, ..Change::default() };
    let less = || Change { corn_less: 1, ..Change::default() };
    let steps = |temples, points| Change { temples, points, ..Change::default() };
    let levels = |technologies| Change { technologies, ..Change::default() };
    let points = |points| Change { points, ..Change::default() };
    vec![
        tile("b01", Farm, [1, 0, 0], &[], &[], fed(1)),
        tile("b02", Farm, [1, 0, 0], &[], &[], fed(1)),
        tile("b03", Farm, [1, 0, 0], &[], &[], fed(1)),
        tile("b04", Farm, [4, 0, 0], &[], &[], less()),
        tile("b05", Farm, [4, 0, 0], &[], &[], less()),
        tile("b06", Tomb, [2, 1, 0], &[], &["chaac", "quetzalcoatl"], steps([1, 1, 0], 0)),
        tile("b07", Tomb, [1, 2, 0], &[], &["chaac", "kukulcan"], steps([1, 0, 1], 0)),
        tile("b08", Tomb, [1, 0, 1], &["climb quetzalcoatl"], &["quetzalcoatl"], steps([0, 1, 0], 0)),
        tile("b09", Public, [2, 0, 0], &[], &["agriculture"], levels([1, 0, 0, 0])),
        tile("b10", Public, [3, 0, 0], &[], &["agriculture", "1 Stone"],
            Change { blocks: [0, 1, 0], ..levels([1, 0, 0, 0]) }),
        tile("b11", Public, [1, 1, 0], &[], &["extraction", "1 Corn"], Change { corn: 1, ..levels([0, 1, 0, 0]) }),
        tile("b12", Public, [2, 1, 0], &[], &["extraction", "1 Gold"],
            Change { blocks: [0, 0, 1], ..levels([0, 1, 0, 0]) }),
        tile("b13", Shrine, [0, 0, 1], &[], &["architecture"], levels([0, 0, 1, 0])),
        tile("b14", Shrine, [0, 1, 1], &[], &["theology", "kukulcan"],
            Change { temples: [0, 0, 1], ..levels([0, 0, 0, 1]) }),
        tile("b15", Farm, [2, 0, 0], &[], &[], fed(3)),
        tile("b16", Farm, [2, 0, 0], &[], &[], fed(3)),
        tile("b17", Farm, [2, 0, 0], &[], &[], fed(3)),
        tile("b18", Tomb, [0, 3, 0], &["stop"], &["6 points"], points(6)),
        tile("b19", Tomb, [1, 1, 1], &[], &["worker", "6 points"], Change { workers: 1, ..points(6) }),
        tile("b20", Tomb, [1, 0, 2], &[], &["8 points"], points(8)),
        tile("b21", Tomb, [2, 1, 1], &["stop"], &["2 points"], points(2)),
        tile("b22", Tomb, [1, 2, 1], &[], &["chaac", "quetzalcoatl", "kukulcan", "3 points"], steps([1, 1, 1], 3)),
        tile("b23", Public, [3, 0, 0], &["advance theology"], &["theology", "1 Stone"],
            Change { blocks: [0, 1, 0], ..levels([0, 0, 0, 1]) }),
        tile("b24", Public, [2, 1, 0], &["advance extraction"], &["extraction", "1 Gold"],
            Change { blocks: [0, 0, 1], ..levels([0, 1, 0, 0]) }),
        tile("b25", Public, [3, 1, 0], &["advance agriculture"], &["agriculture", "6 Corn"],
            Change { corn: 6, ..levels([1, 0, 0, 0]) }),
        tile("b26", Public, [2, 2, 0], &["advance architecture"], &["architecture", "1 Skull"],
            Change { skulls: 1, ..levels([0, 0, 1, 0]) }),
        tile("b27", Shrine, [0, 2, 0], &[], &["chaac", "chaac", "2 points"], steps([2, 0, 0], 2)),
        tile("b28", Shrine, [0, 1, 1], &[], &["architecture", "3 points"],
            Change { points: 3, ..levels([0, 0, 1, 0]) }),
        tile("b29", Shrine, [0, 0, 2], &[], &["kukulcan", "kukulcan", "3 points"], steps([0, 0, 2], 3)),
        tile("b30", Shrine, [0, 2, 1], &[], &["theology", "chaac", "kukulcan"],
            Change { temples: [1, 0, 1], ..levels([0, 0, 0, 1]) }),
        tile("b31", Shrine, [0, 1, 2], &["advance theology", "advance extraction"], &["theology", "extraction"],
            levels([0, 1, 0, 1])),
        tile("b32", Shrine, [0, 0, 3], &[], &["quetzalcoatl", "quetzalcoatl", "4 points"], steps([0, 2, 0], 4)),
    ]
}

/// A position of the age of these buildings with nothing else on display, seat 0's worker on that space.
fn showing(ids: &[&str], gear: Gear, space: u8) -> Position {
    let mut position = worker_at(gear, space);
    position.round = if building(ids[0]).info().age == 1 { 5 } else { 15 };
    shown(&mut position, ids);
    position
}

/// What the player gained from the bank and on the tracks, step by step.
fn received(game: &mut Game, actions: &[String]) -> Vec<String> {
    let events: Vec<Event> = actions.iter().flat_map(|action| game.events(action)).collect();
    let gains = events.into_iter().filter_map(|event| match event {
        Event::Goods { good, amount, from: Holder::Bank, .. } => Some(format!("{amount} {good:?}")),
        Event::Step { temple, .. } => Some(temple.to_string()),
        Event::Advanced { technology, .. } => Some(technology.to_string()),
        Event::Points { amount, .. } => Some(format!("{amount} points")),
        Event::Worker { from: Spot::Bank, .. } => Some("worker".into()),
        _ => None,
    });
    gains.collect()
}

#[test]
fn every_building_costs_and_gives_what_it_shows() {
    let tiles = tiles();
    assert_eq!(tiles.len(), 32);
    for Tile { id, kind, cost: [wood, stone, gold], then, order, gain } in tiles {
        let info = building(id).info();
        assert_eq!(info.kind, kind, "{id}");
        let cost = [wood, stone, gold].map(i32::from);
        let corn = 2 * cost.iter().sum::<i32>();
        let gain = Change { tiles: vec![id.into()], ..gain };
        let build = format!("build {id}");
        let build = [&[build.as_str()], then].concat();
        for (start, paid_corn, paid_blocks) in [
            (&["pick tikal 2", "do 2"][..], 0, cost),
            (&["pick tikal 4", "do 4"], 0, cost),
            (&["pick uxmal 4", "do 4"], corn, [0; 3]),
            (&["pick uxmal 5", "do 5", "do tikal 2"], 1, cost),
        ] {
            let mut position = showing(&[id], Gear::Tikal, 2);
            position.seats[0].workers_in_play = 4;
            position.place(0, Gear::Tikal, 4).place(0, Gear::Uxmal, 4).place(0, Gear::Uxmal, 5);
            (position.seats[0].corn, position.seats[0].blocks) = (10, blocks(5, 5, 5));
            let (game, change) = acted(&position, &[start, &build].concat());
            assert_eq!(change, gain.clone().paying(paid_corn, paid_blocks), "{id} after {start:?}");
            assert_eq!(game.decision(), DecisionKind::Turn, "{id} after {start:?}");
        }
        let mut position = showing(&[id], Gear::Tikal, 2);
        (position.seats[0].corn, position.seats[0].blocks) = (10, blocks(5, 5, 5));
        let mut game = played(&position, &["pick tikal 2", "do 2"]);
        let build: Vec<String> = build.iter().map(ToString::to_string).collect();
        assert_eq!(received(&mut game, &build), order, "{id}, in order");
    }
}

#[test]
fn every_cost_is_exact() {
    for Tile { id, cost, then, gain, .. } in tiles() {
        let build = format!("build {id}");
        let mut position = showing(&[id], Gear::Tikal, 2);
        position.seats[0].blocks.0 = cost.map(u16::from);
        // With nothing left over there is nothing to trade, and no corn for an action, so these decisions do not open.
        let then = if then == ["stop"] { &[] } else { then };
        let (_, change) = acted(&position, &[&["pick tikal 2", "do 2", &build], then].concat());
        let expected = Change { tiles: vec![id.into()], ..gain };
        assert_eq!(change, expected.paying(0, cost.map(i32::from)), "{id}");
        // One block of one kind is missing, with plenty of the others, next to a building that does not need that kind.
        for block in Block::ALL.into_iter().filter(|&block| cost[block.index()] > 0) {
            let payable = match (building(id).info().age, block) {
                (1, Block::Wood) => "b13",
                (1, _) => "b01",
                (_, Block::Wood) => "b27",
                _ => "b15",
            };
            position.seats[0].blocks = blocks(9, 9, 9);
            position.seats[0].blocks[block] = u16::from(cost[block.index()]) - 1;
            shown(&mut position, &[id]);
            let game = played(&position, &["pick tikal 2"]);
            assert_eq!(game.refusal("do 2"), Refusal::NothingPayable, "{id} short of {block}");
            shown(&mut position, &[id, payable]);
            let game = played(&position, &["pick tikal 2", "do 2"]);
            let mut missing = Blocks::default();
            missing[block] = 1;
            let refusal = Refusal::BlocksMissing { needs: Blocks::of(cost[0], cost[1], cost[2]), missing };
            assert_eq!(game.refusal(&build), refusal, "{id} short of {block}");
        }
    }
}

#[test]
fn farms_feed_at_every_food_day() {
    // Farms, and the corn that 5 workers then eat.
    for (farms, eaten) in [
        (&[][..], 10),
        (&["b01"], 8),
        (&["b01", "b02", "b03"], 4),
        (&["b04"], 5),
        (&["b04", "b05"], 0),
        (&["b04", "b01"], 4),
        (&["b15"], 4),
        (&["b15", "b16"], 0),
        (&["b17", "b05"], 2),
        (&["b15", "b03", "b04"], 1),
    ] {
        let mut position = Position::new(2);
        position.round = 21;
        position.to_move = Some(1);
        let me = &mut position.seats[0];
        (me.corn, me.workers_in_play) = (20, 5);
        me.buildings = farms.iter().map(|id| building(id)).collect();
        let mut game = built(&position);
        game.pass_round();
        assert_eq!(20 - game.at(0).corn, eaten, "{farms:?}");
        assert_eq!(game.at(0).points().quarters(), 0, "{farms:?}: nobody goes hungry");
    }
}

#[test]
fn forms_of_architecture_listed_in_each_place() {
    let listed = |level: u8, space: u8, gear: Gear, perform: &[&str]| {
        let mut position = showing(&["b06"], gear, space);
        position.seats[0].technologies[Technology::Architecture] = level;
        (position.seats[0].corn, position.seats[0].blocks) = (9, blocks(2, 1, 0));
        played(&position, &[&[&*format!("pick {gear} {space}")], perform].concat())
    };
    let usual = ["build b06"];
    let with_plain = ["build b06", "build b06 plain"];
    for level in 0..=2 {
        assert_eq!(listed(level, 2, Gear::Tikal, &["do 2"]).legal_text(), usual, "Tikal 2, level {level}");
        let first = listed(level, 4, Gear::Tikal, &["do 4"]).legal_text();
        assert_eq!(first, if level == 0 { &usual[..] } else { &with_plain[..] }, "Tikal 4, level {level}");
        assert_eq!(listed(level, 4, Gear::Uxmal, &["do 4"]).legal_text(), usual, "Uxmal 4, level {level}");
    }
    let saving = ["build b06 save wood", "build b06 save stone"];
    assert_eq!(listed(3, 2, Gear::Tikal, &["do 2"]).legal_text(), saving);
    assert_eq!(listed(3, 4, Gear::Tikal, &["do 4"]).legal_text(), [&["build b06 plain"], &saving[..]].concat());
    assert_eq!(listed(3, 4, Gear::Uxmal, &["do 4"]).legal_text(), usual);
    assert_eq!(listed(3, 5, Gear::Uxmal, &["do 5", "do tikal 2"]).legal_text(), saving);
    // Forms that are not listed are wrong forms of a building on display.
    for (game, forms) in [
        (listed(2, 2, Gear::Tikal, &["do 2"]), &["build b06 plain", "build b06 save wood"][..]),
        (listed(0, 4, Gear::Tikal, &["do 4"]), &["build b06 plain"]),
        (listed(3, 2, Gear::Tikal, &["do 2"]), &["build b06", "build b06 plain", "build b06 save gold"]),
        (listed(3, 4, Gear::Tikal, &["do 4"]), &["build b06", "build b06 save gold"]),
        (listed(3, 4, Gear::Uxmal, &["do 4"]), &["build b06 plain", "build b06 save wood"]),
    ] {
        for form in forms {
            assert_eq!(game.refusal(form), Refusal::WrongForm, "{form}");
        }
    }
}

#[test]
fn a_saved_block_may_be_the_missing_one() {
    let mut position = showing(&["b06"], Gear::Tikal, 4);
    position.seats[0].technologies[Technology::Architecture] = 3;
    position.seats[0].blocks = blocks(1, 1, 0);
    let mut game = played(&position, &["pick tikal 4", "do 4"]);
    assert_eq!(game.legal_text(), ["build b06 save wood"]);
    let missing = Blocks::of(1, 0, 0);
    let short = |needs| Refusal::BlocksMissing { needs, missing };
    assert_eq!(game.refusal("build b06 save stone"), short(Blocks::of(2, 0, 0)));
    assert_eq!(game.refusal("build b06 plain"), short(Blocks::of(2, 1, 0)));
    game.play(&["build b06 save wood"]);
    assert_eq!(game.at(0).blocks_in_all(), 0);
    // Two missing blocks are too many; a cost of one block is saved completely.
    position.seats[0].blocks = blocks(0, 1, 0);
    let game = played(&position, &["pick tikal 4"]);
    assert_eq!(game.refusal("do 4"), Refusal::NothingPayable);
    shown(&mut position, &["b13"]);
    let (_, change) = acted(&position, &["pick tikal 4", "do 4", "build b13 save gold"]);
    assert_eq!(change, Change { corn: 1, points: 5, tiles: vec!["b13".into()], ..Change::default() });
}

/// Architecture at Tikal 4 belongs to one of the two buildings.
#[test]
fn tikal_4_applies_architecture_once() {
    let play = |level: u8, ids: &[&str], builds: &[&str]| {
        let mut position = showing(ids, Gear::Tikal, 4);
        position.seats[0].technologies[Technology::Architecture] = level;
        position.seats[0].blocks = blocks(4, 4, 4);
        let game = played(&position, &["pick tikal 4", "do 4", builds[0]]);
        let second = game.legal_text();
        (acted(&position, &[&["pick tikal 4", "do 4"], builds].concat()).1, second)
    };
    let farms = |corn, points, wood| Change {
        corn,
        points,
        blocks: [wood, 0, 0],
        fed_free: 2,
        tiles: vec!["b01".into(), "b02".into()],
        ..Change::default()
    };
    for level in 1..=2 {
        let points = if level == 2 { 2 } else { 0 };
        for first in ["build b01", "build b01 plain"] {
            let (change, second) = play(level, &["b01", "b02"], &[first, "build b02"]);
            assert_eq!(change, farms(1, points, -2), "level {level}, {first}");
            assert_eq!(second, ["build b02", "stop"], "level {level}, {first}");
        }
    }
    let (change, second) = play(3, &["b01", "b02"], &["build b01 save wood", "build b02"]);
    assert_eq!((change, second), (farms(1, 2, -1), vec!["build b02".into(), "stop".into()]));
    let (change, second) = play(3, &["b01", "b02"], &["build b01 plain", "build b02 save wood"]);
    assert_eq!((change, second), (farms(1, 2, -1), vec!["build b02 save wood".into(), "stop".into()]));

    // b13 raises architecture: the new level counts for the second building unless the old one was used up.
    for (level, first, corn, points) in
        [(0, "build b13", 1, 0), (1, "build b13", 1, 0), (1, "build b13 plain", 1, 2), (2, "build b13", 1, 2)]
    {
        let (change, _) = play(level, &["b13", "b01"], &[first, "build b01"]);
        let expected = Change {
            corn,
            points,
            technologies: [0, 0, 1, 0],
            fed_free: 1,
            tiles: vec!["b01".into(), "b13".into()],
            ..Change::default()
        };
        assert_eq!(change, expected.paying(0, [1, 0, 1]), "level {level}, {first}");
    }
    let (_, second) = play(2, &["b13", "b01"], &["build b13 plain", "build b01 save wood"]);
    assert_eq!(second, ["build b01 save wood", "stop"], "level 3 was reached in between");
}

#[test]
fn the_second_building_is_no_monument_and_may_use_what_the_first_gave() {
    let mut position = showing(&["b12", "b13", "b04"], Gear::Tikal, 4);
    position.seats[0].blocks = blocks(2, 1, 0);
    position.monuments = Some(["m01", "m02", "m03", "m04", "m05", "m06"].map(monument).to_vec());
    let mut game = played(&position, &["pick tikal 4", "do 4"]);
    assert_eq!(game.legal_text(), ["build b12"]);
    game.play(&["build b12"]);
    assert_eq!(game.legal_text(), ["build b13", "stop"], "for the gold just gained");
    assert_eq!(game.refusal("monument m01"), Refusal::MonumentsAtTikal4);
    assert_eq!(game.refusal("build b12"), Refusal::BuildingNotOnDisplay { building: building("b12") });
    game.play(&["build b13"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "two at most");
}

#[test]
fn b08_grants_a_construction_like_tikal_2_with_its_own_architecture() {
    let mut position = showing(&["b08", "b01", "b02"], Gear::Tikal, 2);
    position.seats[0].workers_in_play = 4;
    position.place(0, Gear::Tikal, 4).place(0, Gear::Uxmal, 4);
    position.seats[0].technologies[Technology::Architecture] = 2;
    (position.seats[0].corn, position.seats[0].blocks) = (4, blocks(3, 0, 1));
    position.monuments = Some(["m01", "m02", "m03", "m04", "m05", "m06"].map(monument).to_vec());
    let game = played(&position, &["pick tikal 2", "do 2", "build b08", "climb chaac"]);
    assert_eq!(game.legal_text(), ["build b01", "build b02", "stop"]);
    assert_eq!(game.refusal("monument m01"), Refusal::MonumentsAtTikal4);
    assert_eq!(game.refusal("build b01 plain"), Refusal::WrongForm);
    let steps = |actions: &[&str]| acted(&position, actions).1;
    let b08 = |corn, points, wood, farms: i32| Change {
        corn,
        points,
        blocks: [wood, 0, -1],
        temples: [1, 0, 0],
        fed_free: farms,
        tiles: ["b01", "b02", "b08"]
            .into_iter()
            .filter(|id| *id == "b08" || farms > i32::from(*id == "b02"))
            .map(Into::into)
            .collect(),
        ..Change::default()
    };
    assert_eq!(steps(&["pick tikal 2", "do 2", "build b08", "climb chaac", "stop"]), b08(1, 2, -1, 0));
    assert_eq!(steps(&["pick tikal 2", "do 2", "build b08", "climb chaac", "build b01"]), b08(2, 4, -2, 1));
    // At Tikal 4: what is built inside b08 is not the second building, and takes nothing from it.
    let nested = ["build b08", "climb chaac", "build b01", "build b02"];
    assert_eq!(steps(&[&["pick tikal 4", "do 4"], &nested[..]].concat()), b08(2, 4, -3, 2), "first and inner");
    let nested = ["build b08 plain", "climb chaac", "build b01", "build b02"];
    assert_eq!(steps(&[&["pick tikal 4", "do 4"], &nested[..]].concat()), b08(2, 4, -3, 2), "inner and second");
    // At Uxmal 4 b08 is paid in corn; what it grants is paid in blocks.
    let change = steps(&["pick uxmal 4", "do 4", "build b08", "climb chaac", "build b01"]);
    assert_eq!(change, Change { blocks: [-1, 0, 0], ..b08(2 - 4, 4, 0, 1) });
}

#[test]
fn b08_asks_nothing_where_nothing_can_be_built() {
    let mut position = showing(&["b08", "b06"], Gear::Tikal, 2);
    position.seats[0].blocks = blocks(1, 0, 1);
    let (game, _) = acted(&position, &["pick tikal 2", "do 2", "build b08", "climb chaac"]);
    assert_eq!(game.decision(), DecisionKind::Turn);
}

#[test]
fn b18_opens_the_market_before_its_points() {
    let mut position = showing(&["b18"], Gear::Tikal, 2);
    (position.seats[0].corn, position.seats[0].blocks) = (1, blocks(0, 4, 0));
    let mut game = played(&position, &["pick tikal 2", "do 2", "build b18"]);
    assert_eq!((game.legal_text(), game.at(0).points().quarters()), (vec!["sell stone".into(), "stop".into()], 0));
    game.play(&["sell stone", "buy gold"]);
    assert_eq!(game.decision(), DecisionKind::Turn, "no corn is left to trade with");
    assert_eq!((game.at(0).corn, game.at(0).blocks), (0, blocks(0, 0, 1)));
    assert_eq!(game.at(0).points().quarters(), 4 * 6);
    position.seats[0].blocks = blocks(0, 3, 0);
    let (game, change) = acted(&position, &["pick tikal 2", "do 2", "build b18"]);
    assert_eq!((game.decision(), change.points), (DecisionKind::Turn, 6), "nothing to trade");
}

#[test]
fn b21_grants_an_action_for_a_corn_before_its_points() {
    let mut position = showing(&["b21", "b15", "b16"], Gear::Tikal, 2);
    (position.seats[0].corn, position.seats[0].blocks) = (3, blocks(6, 3, 5));
    position.monuments = Some(["m01", "m04", "m03", "m02", "m05", "m06"].map(monument).to_vec());
    let start = ["pick tikal 2", "do 2", "build b21"];
    let game = played(&position, &start);
    assert_eq!((game.decision(), game.at(0).points().quarters()), (DecisionKind::AnyAction, 0));
    assert!(game.allows("stop") && game.allows("do uxmal 2") && game.allows("do tikal 5"));
    assert_eq!(game.refusal("do uxmal 1"), Refusal::NotEnoughCorn { needs: 4, has: 3 }, "3, and 1 for b21");
    for (gear, space) in [(Gear::Uxmal, 5), (Gear::ChichenItza, 4)] {
        let refusal = Refusal::OutOfReach { action: Space { gear, space } };
        assert_eq!(game.refusal(&format!("do {gear} {space}")), refusal);
    }
    let b21 = Change { blocks: [-2, -1, -1], points: 2, tiles: vec!["b21".into()], ..Change::default() };
    let after = |then: &[&str]| acted(&position, &[&start, then].concat()).1;
    assert_eq!(after(&["stop"]), b21);
    assert_eq!(after(&["do palenque 1"]), Change { corn: 2, ..b21.clone() });
    let m04 = Change { tiles: vec!["b21".into(), "m04".into()], ..b21.clone() };
    assert_eq!(after(&["do tikal 4", "monument m04"]), m04.paying(1, [1, 0, 4]));
    let farms = Change { fed_free: 6, tiles: ["b15", "b16", "b21"].map(Into::into).to_vec(), ..b21.clone() };
    assert_eq!(after(&["do tikal 4", "build b15", "build b16"]), farms.paying(1, [4, 0, 0]));
    // Without corn the decision does not open; the corn of architecture comes in time.
    position.seats[0].corn = 0;
    let (game, change) = acted(&position, &start);
    assert_eq!((game.decision(), change), (DecisionKind::Turn, b21.clone()));
    position.seats[0].technologies = PerTechnology([0, 3, 1, 0]);
    let (_, change) = acted(&position, &[&start[..], &["do yaxchilan 1"]].concat());
    assert_eq!(change, Change { blocks: [0, -1, -1], ..b21 }, "2 wood with extraction, 1 corn in and out");
}

#[test]
fn b31_gives_two_advances_that_cannot_be_declined() {
    let mut position = showing(&["b31"], Gear::Tikal, 2);
    position.seats[0].technologies[Technology::Extraction] = 2;
    position.seats[0].blocks = blocks(0, 1, 2);
    let mut game = played(&position, &["pick tikal 2", "do 2", "build b31"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    game.play(&["advance extraction"]);
    assert_eq!(game.refusal("stop"), Refusal::NotOptional);
    assert_eq!(game.legal_text(), Technology::ALL.map(|technology| format!("advance {technology}")));
    game.play(&["advance extraction", "take gold", "take wood"]);
    assert_eq!(game.at(0).blocks, blocks(1, 0, 1), "both free, the bonus included");
    assert_eq!((game.decision(), game.at(0).technologies), (DecisionKind::Turn, PerTechnology([0, 3, 0, 0])));
}

#[test]
fn what_cannot_be_had_is_lost_and_the_rest_stands() {
    let mut position = showing(&["b19"], Gear::Tikal, 2);
    position.seats[0].blocks = blocks(1, 1, 1);
    position.seats[0].workers_in_play = 6;
    let (_, change) = acted(&position, &["pick tikal 2", "do 2", "build b19"]);
    assert_eq!(change, Change { points: 6, tiles: vec!["b19".into()], ..Change::default() }.paying(0, [1, 1, 1]));
    let mut position = showing(&["b26", "b27"], Gear::Tikal, 2);
    position.seats[0].blocks = blocks(2, 2, 0);
    position.seats[1].skulls = 13;
    let (_, change) = acted(&position, &["pick tikal 2", "do 2", "build b26", "advance theology"]);
    assert_eq!((change.skulls, change.technologies), (0, [0, 0, 0, 1]), "no skull in the bank");
    position.seats[0].temples.0 = [5, 1, 1];
    position.seats[0].light_side = false;
    let (_, change) = acted(&position, &["pick tikal 2", "do 2", "build b27"]);
    let top = Change { temples: [1, 0, 0], points: 2, turned: true, tiles: vec!["b27".into()], ..Change::default() };
    assert_eq!(change, top.paying(0, [0, 2, 0]), "one of two steps, and the top turns the board");
}

#[test]
fn empty_slots_are_refilled_at_the_end_of_the_turn_from_the_lowest() {
    let ids = ["b01", "b02", "b03", "b04", "b05", "b06"];
    let mut position = showing(&ids, Gear::Tikal, 4);
    position.seats[0].blocks = blocks(2, 0, 0);
    let pile = ["b14", "b07", "b13", "b08", "b12", "b09", "b11", "b10"];
    position.pile = Some(pile.map(building).to_vec());
    let (mut game, _) = acted(&position, &["pick tikal 4", "do 4", "build b03", "build b01"]);
    let slots = |game: &Game| game.board().display().map(|slot| slot.map_or("-".into(), |tile| tile.to_string()));
    assert_eq!(slots(&game), ["-", "b02", "-", "b04", "b05", "b06"], "not before the turn ends");
    assert_eq!(game.board().pile(), 8);
    game.play(&["end"]);
    assert_eq!(slots(&game), ["b14", "b02", "b07", "b04", "b05", "b06"]);
    assert_eq!((game.board().pile(), game.board().turn().seat), (6, Seat::ALL[1]));
}

#[test]
fn an_exhausted_pile_leaves_slots_empty() {
    let mut position = showing(&["b01", "b02", "b03"], Gear::Tikal, 4);
    position.seats[0].blocks = blocks(2, 0, 0);
    position.seats[1].buildings = (4..=13).map(|number| building(&format!("b{number:02}"))).collect();
    let (mut game, _) = acted(&position, &["pick tikal 4", "do 4", "build b01", "build b02", "end"]);
    let left = building("b14");
    assert_eq!(game.board().display(), &[Some(left), None, Some(building("b03")), None, None, None]);
    assert_eq!(game.board().pile(), 0);
    game.pass_until(0);
    assert_eq!(game.board().display(), &[Some(left), None, Some(building("b03")), None, None, None]);
    // With nothing on display there is nothing to construct.
    position.seats[1].buildings = Vec::new();
    position.seats[2].buildings = (1..=14).map(|number| building(&format!("b{number:02}"))).collect();
    shown(&mut position, &[]);
    position.seats[0].corn = 2;
    let game = played(&position, &["pick tikal 4"]);
    assert_eq!(game.refusal("do 2"), Refusal::NothingPayable);
}
