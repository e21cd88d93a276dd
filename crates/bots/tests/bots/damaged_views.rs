//! Views that were stored or sent, with a part changed: reading one fails, or gives a view that every bot can think about.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use serde_json::{Value, json};
use tzolkin_bots::{Budget, Evaluator, PuctConfig, Search, Spec, SystemClock, play_turn};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Gear, PerBlock, PerTechnology, Position, Seat, Setup, View};

/// Views of a game that is played with much building, so that decisions are nested.
fn views(players: usize, seed: u64, look: &mut dyn FnMut(&View)) {
    let mut rng = stream(seed);
    let mut game = Game::new(&Setup::random(players, &mut rng).expect("players"));
    let mut legal = Actions::new();
    let mut seen = HashSet::new();
    while let Some(seat) = game.first_to_act() {
        let is_nested = game.board().pending().as_slice().len() > 1;
        if below(&mut rng, 20) == 0 || is_nested || seen.insert(game.decision()) {
            look(&game.view(seat));
        }
        if below(&mut rng, 100) == 0 {
            look(&game.view_public());
        }
        game.legal(&mut legal);
        let builds = |action: &&Action| matches!(action, Action::Build { .. } | Action::Do(2..) | Action::Advance(_));
        let action = legal.iter().find(builds).filter(|_| below(&mut rng, 3) > 0);
        let action = action.copied().unwrap_or_else(|| legal[below(&mut rng, legal.len())]);
        game.apply_unchecked(seat, action, &mut ());
    }
    look(&game.view_public());
}

/// Views in the middle of turns that few games have: with the deepest nesting of decisions, and with offerings.
fn rare_views(look: &mut dyn FnMut(&View)) {
    let mut position = Position::new(2);
    position.round = 15;
    position.display(&["b21", "b31", "b15"].map(|id| id.parse().expect("a building")));
    position.place(0, Gear::Uxmal, 5).place(0, Gear::ChichenItza, 9);
    position.seats[0].corn = 9;
    position.seats[0].skulls = 1;
    position.seats[0].blocks = PerBlock([9; 3]);
    position.seats[0].technologies = PerTechnology([3; 4]);
    let deepest = ["pick uxmal 5", "do 5", "do tikal 4", "build b21 plain", "do tikal 4", "build b31 plain"];
    for turn in [&deepest[..], &["pick chichen-itza 9", "do 9", "take gold", "offer gold"]] {
        let mut game = position.build().expect("a possible position");
        for action in turn {
            let action = action.parse().expect("an action");
            game.apply(Seat::ALL[0], action, &mut ()).expect("legal");
            look(&game.view(Seat::ALL[0]));
        }
        for action in ["advance agriculture", "advance extraction"] {
            let mut after = game;
            if after.apply(Seat::ALL[0], action.parse().expect("an action"), &mut ()).is_ok() {
                look(&after.view(Seat::ALL[0]));
            }
        }
    }
}

/// The places of everything in a value, as JSON pointers.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(entries) => entries.iter().for_each(|(key, value)| places(value, &format!("{at}/{key}"), found)),
        Value::Array(entries) => {
            entries.iter().enumerate().for_each(|(key, value)| places(value, &format!("{at}/{key}"), found));
        }
        _ => {}
    }
}

/// Something else in the place of a value: mostly something that is written alike.
fn damage(value: &Value, names: &[String], rng: &mut ChaCha8Rng) -> Value {
    let numbers = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        13,
        14,
        27,
        28,
        31,
        99,
        255,
        999,
        4_000,
        40_000,
        65_535,
        4_294_967_295_i64,
        -1,
        -9,
    ];
    let number = numbers[below(rng, numbers.len())];
    match value {
        _ if below(rng, 12) == 0 => json!(null),
        Value::Null | Value::Number(_) if below(rng, 8) > 0 => json!(number),
        Value::Bool(set) => json!(!set),
        Value::Array(entries) if !entries.is_empty() => {
            let (mut entries, at) = (entries.clone(), below(rng, entries.len()));
            match below(rng, 3) {
                0 => drop(entries.remove(at)),
                1 => entries.push(entries[at].clone()),
                _ => entries.swap(at, 0),
            }
            Value::Array(entries)
        }
        Value::Object(entries) if !entries.is_empty() => {
            let mut entries = entries.clone();
            let key = entries.keys().nth(below(rng, entries.len())).expect("a key").clone();
            entries.remove(&key);
            Value::Object(entries)
        }
        _ => json!(names[below(rng, names.len())]),
    }
}

/// Lets bots think about a view, and plays on from it.
fn use_it(view: &View, seed: u64) {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    let mut rng = stream(seed);
    let mut world = view.determinize(&mut rng);
    if view.seat().is_some_and(|seat| view.to_act().any(|acting| acting == seat)) {
        assert!(!legal.is_empty(), "nothing to choose from");
        for (evaluator, config) in [(Evaluator::hand(), PuctConfig::HAND), (with_net(), PuctConfig::NET)] {
            Search::new(evaluator, config, SystemClock, seed).think(view, Budget::Nodes(24));
        }
        play_turn(&mut *Spec::Level(1).bot(seed), view, Budget::Nodes(1), &mut || true);
    }
    let (points, _) = with_net().expectations(view.board());
    assert_eq!(points.len(), view.board().players());
    for _ in 0..60 {
        let Some(seat) = world.first_to_act() else { break };
        world.legal(&mut legal);
        assert!(!legal.is_empty(), "a dead end");
        world.apply_unchecked(seat, legal[below(&mut rng, legal.len())], &mut ());
    }
}

fn with_net() -> Evaluator {
    Evaluator::with_net(tzolkin_bots::net::Net::shipped().clone())
}

#[test]
fn what_is_read_can_be_thought_about() {
    let names: Vec<String> = tzolkin_engine::Building::all()
        .map(|tile| tile.to_string())
        .chain(tzolkin_engine::Monument::all().map(|tile| tile.to_string()))
        .chain(tzolkin_engine::WealthTile::all().map(|tile| tile.to_string()))
        .chain(
            ["tikal", "uxmal", "chaac", "theology", "wood", "over", "turns", "keeping", "tikal4", "anger", "offer"]
                .map(str::to_owned),
        )
        .collect();
    let open = Mutex::new(HashSet::new());
    let counts: Vec<(u64, u64)> = (0..8_u64)
        .into_par_iter()
        .map(|seed| {
            let mut rng = stream(seed ^ 0xda_4a9e);
            let (mut refused, mut read) = (0, 0);
            let mut look = |view: &View| {
                open.lock().expect("a lock").insert(view.board().decision());
                let whole = serde_json::to_value(view).expect("JSON");
                assert_eq!(serde_json::from_value::<View>(whole.clone()).expect("undamaged"), *view);
                let mut all = Vec::new();
                places(&whole, "", &mut all);
                for place in all {
                    let mut damaged = whole.clone();
                    let part = damaged.pointer_mut(&place).expect("a place");
                    *part = damage(part, &names, &mut rng);
                    let Ok(view) = serde_json::from_value::<View>(damaged.clone()) else {
                        refused += 1;
                        continue;
                    };
                    read += 1;
                    let used = catch_unwind(AssertUnwindSafe(|| use_it(&view, seed)));
                    assert!(
                        used.is_ok(),
                        "{place}: {} became {}",
                        whole.pointer(&place).expect("a place"),
                        damaged.pointer(&place).expect("a place")
                    );
                }
            };
            views(2 + seed as usize % 3, seed, &mut look);
            rare_views(&mut look);
            (refused, read)
        })
        .collect();
    let (refused, read) = counts.into_iter().fold((0, 0), |all, each| (all.0 + each.0, all.1 + each.1));
    println!("{refused} refused, {read} read");
    assert!(refused > 10_000 && read > 1_000, "{refused} refused, {read} read");
    let open = open.into_inner().expect("a lock");
    assert_eq!(open.len(), 15, "every decision was among them: {open:?}");
}

/// The damages that made a bot panic before views were checked.
#[test]
fn figures_beyond_the_game_are_named() {
    let mut game = Game::new(&Setup::from_seed(3, 5).expect("players"));
    let mut legal = Actions::new();
    while let (DecisionKind::Keep, Some(seat)) = (game.decision(), game.first_to_act()) {
        game.legal(&mut legal);
        game.apply_unchecked(seat, legal[0], &mut ());
    }
    let seat = game.first_to_act().expect("a turn");
    let view = serde_json::to_value(game.view(seat)).expect("JSON");
    for (place, value, message) in [
        ("/position/round", json!(28), "in round 28"),
        ("/position/seats/1/technologies", json!(PerTechnology([0, 0, 4, 0])), "seat 1 is beyond the highest level"),
        ("/position/display", json!(["b15", null, null, null, null, null]), "b15 cannot be there"),
        ("/position/seats/0/workers_in_play", json!(9), "seat 0 has 9 workers"),
        ("/pending", json!([{"harvest": {"space": 9}}]), "an open decision cannot be"),
        ("/corn_on_teeth", json!(4_294_967_295_u32), "the corn on the teeth cannot be"),
        ("/last_food_day", json!(8), "the last Food Day cannot be"),
    ] {
        let mut damaged = view.clone();
        *damaged.pointer_mut(place).unwrap_or_else(|| panic!("{place}: {view}")) = value;
        let error = serde_json::from_value::<View>(damaged).expect_err(place).to_string();
        assert!(error.contains(message), "{place}: {error}");
    }
}
