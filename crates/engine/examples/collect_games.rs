//! Searches random games for the complete games of `tests/data/games`. Each of these shows something that must occur in
//! a record.
//!
//! `cargo run --release -p tzolkin-engine --example collect_games` writes those that are missing. It is run when the
//! rules version or the format changes, never by the tests.

#[path = "../tests/rules/common/policy.rs"]
#[allow(unreachable_pub, reason = "shared with the tests")]
mod policy;

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use policy::Policy;
use tzolkin_engine::chance::stream;
use tzolkin_engine::event::Cause;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Action, Actions, Event, Gear, Monument, RawSetup, Record, Setup, Space};

/// What occurred in a game.
struct Played {
    record: Record,
    events: Vec<Event>,
    jumped: [bool; 4],
    empty_slot: bool,
    empty_bank: bool,
}

/// A setup whose dummies crowd the first spaces, so that there are hardly any cheap ones.
fn crowded(setup: Setup) -> Setup {
    let mut raw = RawSetup::from(setup);
    let low = (0..).flat_map(|space| Gear::ALL.map(|gear| Space { gear, space }));
    raw.dummies = low.take(raw.dummies.len()).collect();
    raw.try_into().expect("dummies need not follow from the tiles")
}

fn play(players: usize, seed: u64, policy: Policy, crowd: bool) -> Played {
    let mut rng = stream(seed);
    let setup = Setup::random(players, &mut rng).expect("a number of players");
    let setup = if crowd { crowded(setup) } else { setup };
    let mut played = Played {
        record: Record::new(setup),
        events: Vec::new(),
        jumped: [false; 4],
        empty_slot: false,
        empty_bank: false,
    };
    let mut legal = Actions::new();
    while let Some(seat) = played.record.game().first_to_act() {
        let game = *played.record.game();
        game.legal(&mut legal);
        let action = policy.choose(&game, &legal, &mut rng);
        if action == Action::Days(2)
            && game.board().next_food_day().is_some_and(|day| day.round == game.board().round() + 1)
        {
            played.jumped[usize::from(game.board().food_days_held())] = true;
        }
        played.record.apply(seat, action, &mut played.events).expect("a legal action");
        let board = played.record.game().board();
        played.empty_slot |= action == Action::End && board.pile() == 0 && board.display().contains(&None);
        played.empty_bank |= board.skulls_in_bank() == 0;
    }
    played
}

type Wanted = (&'static str, Policy, fn(&Played) -> bool);

fn points(played: &Played) -> Vec<(i32, u8, u8)> {
    let outcomes = played.record.game().result().expect("played to the end");
    outcomes.iter().map(|outcome| (outcome.points.0, outcome.rank, outcome.workers_on_gears)).collect()
}

fn winners(played: &Played) -> usize {
    points(played).iter().filter(|(_, rank, _)| *rank == 1).count()
}

fn tied_on_points(played: &Played) -> bool {
    let points = points(played);
    let best = points.iter().map(|(points, ..)| *points).max();
    points.iter().filter(|(points, ..)| Some(*points) == best).count() > 1
}

const WANTED: [Wanted; 10] = [
    ("tie-broken-by-workers", Policy::Builder, |game| tied_on_points(game) && winners(game) == 1),
    ("shared-victory", Policy::Builder, |game| winners(game) > 1),
    ("all-below-zero", Policy::Uniform, |game| points(game).iter().all(|(points, ..)| *points < 0)),
    ("food-day-1-jumped", Policy::Builder, |game| game.jumped[0]),
    ("food-day-2-jumped", Policy::Builder, |game| game.jumped[1]),
    ("food-day-3-jumped", Policy::Builder, |game| game.jumped[2]),
    ("food-day-4-jumped", Policy::Builder, |game| game.jumped[3]),
    ("skull-bank-empty", Policy::Builder, |game| game.empty_bank),
    ("pile-exhausted", Policy::Builder, |game| game.empty_slot),
    ("pity", Policy::Uniform, |game| {
        game.events.iter().any(|event| matches!(event, Event::Worker { cause: Cause::Pity, .. }))
    }),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games");
    fs::create_dir_all(&folder).expect("the folder of games");
    for (index, (name, policy, shows)) in WANTED.into_iter().enumerate() {
        let path = folder.join(format!("{name}.tzk"));
        if path.exists() {
            continue;
        }
        let found = (0..20_000_000_u64).find_map(|seed| {
            // Every number of players occurs among the games. The pity placement needs gears that are crowded with
            // dummies.
            let pity = name == "pity";
            let players = if pity { 2 } else { 2 + (index + seed as usize / 10_000) % 3 };
            Some(play(players, seed, policy, pity)).filter(shows)
        });
        match found {
            Some(found) => save(&path, found.record),
            None => println!("{name}: not found"),
        }
    }
    collect_monuments(&folder);
}

/// Games in which, together, every monument is built and scores.
fn collect_monuments(folder: &Path) {
    let mut missing: HashSet<Monument> = Monument::all().collect();
    let mut count = 0;
    for seed in 0..1_000_000 {
        if missing.is_empty() {
            return;
        }
        let played = play(2 + seed as usize % 3, 50_000_000 + seed, Policy::Builder, false);
        let scored: HashSet<Monument> = played
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Points { source: Source::Monuments, cause: Cause::Monument(monument), .. } => Some(*monument),
                _ => None,
            })
            .collect();
        let new = scored.intersection(&missing).count();
        if new >= 3 || new > 0 && (missing.len() <= 4 || seed > 20_000) {
            missing.retain(|monument| !scored.contains(monument));
            count += 1;
            save(&folder.join(format!("monuments-{count}.tzk")), played.record);
        }
    }
}

fn save(path: &Path, mut record: Record) {
    record.set_date("2026-11-15").expect("a date");
    fs::write(path, record.to_string()).expect("the record is written");
    println!("{}: {} players, {} actions", path.display(), record.players(), record.moves().len());
}
