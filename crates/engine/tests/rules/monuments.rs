//! Every monument: what it costs at Tikal 4, and what it scores at the end of a game that is played to its end.

use crate::common::change::{Change, acted, played};
use crate::common::{Play, blocks, building, built, monument, shown};
use tzolkin_engine::components::Kind;
use tzolkin_engine::components::table_size;
use tzolkin_engine::event::{Cause, Good, Holder};
use tzolkin_engine::game::Group;
use tzolkin_engine::scoring::{Outcome, Source};
use tzolkin_engine::{
    Blocks, DecisionKind, Event, Gear, Monument, PerTechnology, PerTemple, Points, Position, Refusal, Seat, Technology,
};

/// Colour, blocks (wood, stone, gold) and skulls of m01 to m13.
const COSTS: [(&str, Kind, [u16; 3], u8); 13] = [
    ("m01", Kind::Tomb, [3, 2, 1], 0),
    ("m02", Kind::Tomb, [1, 3, 2], 0),
    ("m03", Kind::Tomb, [1, 1, 4], 0),
    ("m04", Kind::Tomb, [1, 0, 4], 0),
    ("m05", Kind::Tomb, [2, 2, 2], 0),
    ("m06", Kind::Public, [2, 3, 1], 0),
    ("m07", Kind::Public, [1, 1, 3], 0),
    ("m08", Kind::Public, [2, 1, 3], 0),
    ("m09", Kind::Public, [3, 0, 3], 0),
    ("m10", Kind::Shrine, [0, 2, 3], 0),
    ("m11", Kind::Shrine, [0, 4, 3], 0),
    ("m12", Kind::Shrine, [0, 3, 3], 0),
    ("m13", Kind::Shrine, [0, 0, 4], 1),
];

/// Puts this monument on display with others that nobody owns, as many as the table has.
fn show(position: &mut Position, id: &str) {
    let size = table_size(position.seats.len()).monuments;
    let owned: Vec<Monument> = position.seats.iter().flat_map(|seat| seat.monuments.clone()).collect();
    let first = monument(id);
    let others = Monument::all().filter(|other| *other != first && !owned.contains(other));
    position.monuments = Some([first].into_iter().chain(others).take(size - owned.len()).collect());
}

/// Seat 0 of that many players stands at Tikal 4 in the last round, with exactly what the monument costs and corn to
/// feed three workers.
fn last_round(players: usize, id: &str) -> Position {
    let mut position = Position::new(players);
    position.round = 27;
    position.place(0, Gear::Tikal, 4);
    let (_, _, cost, skulls) = COSTS[monument(id).index()];
    let me = &mut position.seats[0];
    (me.corn, me.blocks.0, me.skulls) = (6, cost, skulls);
    show(&mut position, id);
    position
}

/// Builds the monument, plays the game to its end and returns the result of seat 0.
fn outcome(position: &Position, id: &str) -> Outcome {
    let mut game = played(position, &["pick tikal 4", "do 4", &format!("monument {id}"), "end"]);
    game.pass_round();
    assert!(game.is_over(), "{id}");
    game.result().expect("the game is over")[0]
}

fn scored(position: &Position, id: &str) -> i32 {
    let points = outcome(position, id).breakdown[Source::Monuments].quarters();
    assert_eq!(points % 4, 0, "{id}");
    points / 4
}

fn own(position: &mut Position, seat: usize, ids: &[&str]) {
    for id in ids {
        if id.starts_with('b') {
            position.seats[seat].buildings.push(building(id));
        } else {
            position.seats[seat].monuments.push(monument(id));
        }
    }
}

#[test]
fn every_monument_costs_what_it_shows() {
    for (id, kind, cost, skulls) in COSTS {
        assert_eq!(monument(id).info().kind, kind, "{id}");
        let position = last_round(4, id);
        let actions = ["pick tikal 4", "do 4", &format!("monument {id}")];
        let (game, change) = acted(&position, &actions);
        let blocks = cost.map(|count| -i32::from(count));
        let expected = Change { blocks, skulls: -i32::from(skulls), tiles: vec![id.into()], ..Change::default() };
        assert_eq!(change, expected, "{id}");
        assert_eq!(game.board().skulls_in_bank(), 13, "{id}: a skull paid is back in the bank");
        assert_eq!(game.decision(), DecisionKind::Turn, "{id}: instead of buildings");
        // It is gone, and no other takes its place.
        let before: Vec<Monument> = built(&position).board().monuments().collect();
        let mut game = game;
        game.play(&["end"]);
        assert_eq!(game.board().monuments().collect::<Vec<_>>(), before[1..], "{id}");
    }
}

#[test]
fn every_monument_is_refused_one_block_short() {
    for (id, _, cost, _) in COSTS {
        for (kind, _) in cost.iter().enumerate().filter(|(_, count)| **count > 0) {
            let mut position = last_round(4, id);
            position.seats[0].blocks = blocks(9, 9, 9);
            position.seats[0].blocks.0[kind] = cost[kind] - 1;
            // Something else to construct, without that kind of block.
            shown(&mut position, &[if kind == 0 { "b32" } else { "b15" }]);
            let game = played(&position, &["pick tikal 4", "do 4"]);
            let mut missing = Blocks::default();
            missing.0[kind] = 1;
            let [wood, stone, gold] = cost.map(|count| count as u8);
            let refusal = Refusal::BlocksMissing { needs: Blocks::of(wood, stone, gold), missing };
            assert_eq!(game.refusal(&format!("monument {id}")), refusal, "{id}");
        }
    }
}

#[test]
fn m13_needs_a_skull_and_returns_it_to_the_bank() {
    let mut position = last_round(4, "m13");
    position.seats[1].skulls = 12;
    let mut game = played(&position, &["pick tikal 4", "do 4"]);
    assert_eq!(game.board().skulls_in_bank(), 0);
    let events = game.events("monument m13");
    let paid = Event::Goods {
        good: Good::Skull,
        amount: 1,
        from: Holder::Seat(Seat::ALL[0]),
        to: Holder::Bank,
        cause: Cause::Monument(monument("m13")),
    };
    assert!(events.contains(&paid), "{events:?}");
    assert_eq!((game.board().skulls_in_bank(), game.at(0).skulls), (1, 0));
    position.seats[0].skulls = 0;
    position.seats[0].blocks = blocks(2, 0, 4);
    shown(&mut position, &["b15"]);
    let game = played(&position, &["pick tikal 4", "do 4"]);
    assert_eq!(game.refusal("monument m13"), Refusal::NotEnoughSkulls { needs: 1, has: 0 });
}

#[test]
fn monuments_come_through_tikal_4_alone_and_from_the_display() {
    let mut position = last_round(4, "m05");
    position.seats[0].blocks = blocks(9, 9, 9);
    position.place(0, Gear::Tikal, 2).place(0, Gear::Uxmal, 5);
    position.seats[0].technologies[Technology::Architecture] = 3;
    let hidden = Monument::all().find(|tile| built(&position).board().monuments().all(|shown| shown != *tile));
    let hidden = hidden.expect("seven monuments left the game");
    let game = played(&position, &["pick tikal 4", "do 4"]);
    let refusal = Refusal::MonumentNotOnDisplay { monument: hidden };
    assert_eq!(game.refusal(&format!("monument {hidden}")), refusal);
    let game = played(&position, &["pick tikal 2", "do 2"]);
    assert_eq!(game.refusal("monument m05"), Refusal::MonumentsAtTikal4);
    // Through Uxmal 5 as well; architecture neither saves a block nor gives corn or points.
    let (_, change) = acted(&position, &["pick uxmal 5", "do 5", "do tikal 4", "monument m05"]);
    let expected = Change { tiles: vec!["m05".into()], ..Change::default() };
    assert_eq!(change, expected.paying(1, [2, 2, 2]));
    position.seats[0].blocks = blocks(2, 2, 1);
    shown(&mut position, &["b15"]);
    let game = played(&position, &["pick tikal 4", "do 4"]);
    let missing = Refusal::BlocksMissing { needs: Blocks::of(2, 2, 2), missing: Blocks::of(0, 0, 1) };
    assert_eq!(game.refusal("monument m05"), missing);
}

/// m01, m06 and m10 count buildings and monuments of their colour, themselves included, and nobody else's.
#[test]
fn monuments_that_count_a_colour() {
    // The other monuments score nothing: no harvest tiles, no technologies, three workers, starting steps.
    for (id, of_colour, other, foreign) in [
        ("m01", ["b06", "m03", "b19", "m04"], "b09", "b07"),
        ("m06", ["b09", "m07", "b25", "m09"], "b13", "b10"),
        ("m10", ["b13", "m11", "b31", "m12"], "b06", "b14"),
    ] {
        for count in 0..=4 {
            let mut position = last_round(4, id);
            own(&mut position, 0, &of_colour[..count]);
            own(&mut position, 0, &["b01", other]);
            own(&mut position, 1, &[foreign]);
            show(&mut position, id);
            assert_eq!(scored(&position, id), 4 * (count as i32 + 1), "{id} with {count} more");
        }
    }
}

#[test]
fn m02_counts_own_buildings_and_monuments() {
    assert_eq!(scored(&last_round(3, "m02"), "m02"), 2);
    let mut position = last_round(4, "m02");
    own(&mut position, 0, &["b01", "b15", "b06", "b09", "b13", "m03", "m04"]);
    own(&mut position, 1, &["b02", "m05"]);
    show(&mut position, "m02");
    assert_eq!(scored(&position, "m02"), 2 * 8);
}

#[test]
fn m03_and_m04_count_own_harvest_tiles() {
    for count in 0..=4 {
        let mut position = last_round(4, "m03");
        position.jungle =
            Some([Group { corn: 4, wood: 0 }, Group { corn: 4, wood: 4 }, Group::default(), Group::default()]);
        (position.seats[0].corn_tiles, position.seats[0].wood_tiles) = (count, 3 - count.min(3));
        position.seats[1].corn_tiles = 8 - count;
        position.seats[1].wood_tiles = 8 - position.seats[0].wood_tiles;
        assert_eq!(scored(&position, "m03"), 4 * i32::from(count), "{count} corn tiles");
        show(&mut position, "m04");
        position.seats[0].blocks = blocks(1, 0, 4);
        assert_eq!(scored(&position, "m04"), 4 * (3 - i32::from(count.min(3))), "m04 beside {count} corn tiles");
    }
}

#[test]
fn burnt_wood_is_nobodys_and_the_corn_under_it_is_ones_own() {
    for (id, choice, points) in [
        ("m03", &["burn", "anger chaac"][..], 4),
        ("m04", &["burn", "anger chaac"], 0),
        ("m03", &["wood"], 0),
        ("m04", &["wood"], 4),
    ] {
        let mut position = last_round(2, id);
        position.place(0, Gear::Palenque, 3);
        let mut game = played(&position, &["pick palenque 3", "do 3"]);
        game.play(choice).play(&["pick tikal 4", "do 4", &format!("monument {id}"), "end"]).pass_round();
        let result = game.result().expect("the game is over");
        assert_eq!(result[0].breakdown[Source::Monuments], Points::whole(points), "{id} after {choice:?}");
    }
}

#[test]
fn m05_counts_monuments_of_everyone_by_the_number_of_players() {
    for (players, each) in [(2, 6), (3, 5), (4, 4)] {
        for (mine, theirs) in [(0, 0), (1, 0), (0, 1), (1, 2), (2, 1)] {
            let mut position = last_round(players, "m05");
            // These score nothing themselves: no harvest tiles, no technologies.
            own(&mut position, 0, &["m03", "m04"][..mine]);
            own(&mut position, players - 1, &["m07", "m08"][..theirs]);
            show(&mut position, "m05");
            let built = 1 + mine as i32 + theirs as i32;
            assert_eq!(scored(&position, "m05"), each * built, "{players} players, {mine} and {theirs}");
        }
    }
}

#[test]
fn m07_and_m08_count_technologies() {
    for (levels, at_3, in_all) in [
        ([0, 0, 0, 0], 0, 0),
        ([2, 2, 1, 0], 0, 15),
        ([3, 0, 0, 0], 9, 9),
        ([0, 1, 0, 3], 9, 12),
        ([3, 2, 3, 0], 20, 24),
        ([3, 3, 3, 2], 33, 33),
        ([3, 3, 3, 3], 33, 36),
    ] {
        for (id, points) in [("m07", at_3), ("m08", in_all)] {
            let mut position = last_round(4, id);
            position.seats[0].technologies = PerTechnology(levels);
            position.seats[1].technologies = PerTechnology([3; 4]);
            assert_eq!(scored(&position, id), points, "{id} with {levels:?}");
        }
    }
}

#[test]
fn m09_counts_workers_in_play() {
    for (workers, points) in [(3, 0), (4, 6), (5, 12), (6, 18)] {
        let mut position = last_round(4, "m09");
        position.seats[0].workers_in_play = workers;
        position.place(0, Gear::Uxmal, 0);
        assert_eq!(scored(&position, "m09"), points, "{workers} workers");
    }
}

#[test]
fn m11_repeats_the_steps_and_m12_counts_the_best_temple() {
    for (steps, again, best) in [
        ([1, 1, 1], 0, 0),
        ([0, 0, 0], -6, 0),
        ([0, 1, 2], 0, 3),
        ([0, 4, 1], 3, 9),
        ([3, 1, 2], 5, 6),
        ([2, 3, 2], 5, 6),
        ([4, 5, 5], 19, 12),
        ([6, 8, 7], 31, 21),
    ] {
        for (id, points) in [("m11", again), ("m12", best)] {
            let mut position = last_round(4, id);
            position.seats[0].temples = PerTemple(steps);
            // Somebody else leads where possible, to show that neither bonuses nor the steps of others count.
            position.seats[1].temples = PerTemple([5, 7, 6]);
            assert_eq!(scored(&position, id), points, "{id} on {steps:?}");
        }
    }
}

#[test]
fn m13_counts_skulls_on_chichen_itza_whoever_placed_them() {
    for placed in [&[][..], &[4], &[1, 2, 9], &[1, 2, 3, 4, 5, 6, 7, 8, 9]] {
        let mut position = last_round(4, "m13");
        position.skulls_placed = placed.to_vec();
        position.seats[2].skulls = 2;
        assert_eq!(scored(&position, "m13"), 3 * placed.len() as i32, "{placed:?}");
    }
    // One that is placed in the same turn counts.
    let mut position = last_round(2, "m13");
    position.skulls_placed = vec![5];
    position.seats[0].skulls = 2;
    position.place(0, Gear::ChichenItza, 1);
    let mut game = played(&position, &["pick chichen-itza 1", "do 1", "pick tikal 4", "do 4", "monument m13", "end"]);
    game.pass_round();
    let result = game.result().expect("the game is over");
    assert_eq!(result[0].breakdown[Source::Monuments], Points::whole(6));
}

/// Everything that scores at the end, summed up by hand.
#[test]
fn a_last_round_counted_in_full() {
    let mut position = last_round(2, "m12");
    own(&mut position, 0, &["m01", "b06", "b07"]);
    show(&mut position, "m12");
    let me = &mut position.seats[0];
    (me.points, me.corn, me.skulls) = (Points::whole(30), 6 + 5, 2);
    me.blocks.0 = [1, 3 + 1, 3 + 2];
    me.temples = PerTemple([3, 2, 1]);
    position.seats[1].temples = PerTemple([4, 2, 0]);
    let outcome = outcome(&position, "m12");
    let breakdown = |source: Source| outcome.breakdown[source].quarters();
    assert_eq!(breakdown(Source::Buildings), 4 * 30);
    assert_eq!(breakdown(Source::Unfed), 0);
    // Steps 4 + 1 + 0; half of 6 for a tie at Quetzalcoatl, 4 for Kukulcan.
    assert_eq!(breakdown(Source::TemplesAge2), 4 * (5 + 3 + 4));
    // 5 corn left, and 2 + 3 + 8 for blocks: 18 quarters.
    assert_eq!(breakdown(Source::Corn), 18);
    assert_eq!(breakdown(Source::Skulls), 4 * 6);
    // Three tombs of 4, and two steps of 3.
    assert_eq!(breakdown(Source::Monuments), 4 * (12 + 6));
    assert_eq!(outcome.points.quarters(), 4 * (30 + 12 + 6 + 18) + 18);
    assert_eq!(outcome.rank, 1);
}
