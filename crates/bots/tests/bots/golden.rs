//! Golden decisions: what the search chooses, and what it expects, in positions of a few games, with the shipped net and
//! with the hand evaluation. They are the same on every platform.
//!
//! `UPDATE=1 cargo test -p tzolkin-bots --test bots golden` rewrites them after a change that is meant to change them,
//! such as another net or another way to search. The games stay as they are; they are created only if there are none.

use std::fmt::Write as _;
use std::path::PathBuf;

use rayon::prelude::*;
use tzolkin_bots::net::Net;
use tzolkin_bots::{Bot, Budget, Spec};
use tzolkin_engine::{ACTION_INDEX_VERSION, Action, Actions, Game, Setup};

/// Positions of each game that are looked at.
const POSITIONS: usize = 7;

/// The players and the seed of each game.
const GAMES: [(usize, u64); 6] = [(4, 101), (4, 102), (3, 103), (4, 104), (2, 105), (4, 106)];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

const WITH_NET: &str = "search:nodes=150";
const BY_HAND: &str = "search:hand:nodes=150";

fn bot(name: &str, seed: u64) -> (Box<dyn Bot>, Budget) {
    let spec: Spec = name.parse().expect("a bot");
    (spec.bot(seed), spec.budget())
}

/// The numbers of a game's actions, on one line.
fn play(players: usize, seed: u64) -> String {
    let mut game = Game::new(&Setup::from_seed(players, seed).expect("a setup"));
    let mut bots: Vec<_> = (0..players as u64).map(|seat| bot(WITH_NET, seed + seat)).collect();
    let mut line = String::new();
    while let Some(seat) = game.first_to_act() {
        let (bot, budget) = &mut bots[seat.index()];
        let action = bot.choose(&game.view(seat), *budget).action;
        write!(line, "{} ", action.index().expect("a number")).expect("a string takes it");
        game.apply_unchecked(seat, action, &mut ());
    }
    line.trim_end().to_owned()
}

/// Every position of a game in which there is a choice, with its number.
fn positions(players: usize, seed: u64, line: &str) -> Vec<(usize, Game)> {
    let mut game = Game::new(&Setup::from_seed(players, seed).expect("a setup"));
    let mut legal = Actions::new();
    let mut positions = Vec::new();
    for (ply, index) in line.split_whitespace().enumerate() {
        let seat = game.first_to_act().expect("the game goes on");
        let action = Action::from_index(index.parse().expect("a number")).expect("an action");
        game.legal_for(seat, &mut legal);
        if legal.len() > 1 {
            positions.push((ply, game));
        }
        game.apply(seat, action, &mut ()).expect("a legal action");
    }
    assert!(game.is_over());
    positions
}

/// The decisions in a game, a line each.
fn decisions(number: usize, players: usize, seed: u64, line: &str) -> String {
    let all = positions(players, seed, line);
    let mut lines = String::new();
    for at in 0..POSITIONS {
        let (ply, game) = &all[(2 * at + 1) * all.len() / (2 * POSITIONS)];
        let seat = game.first_to_act().expect("a choice");
        for name in [WITH_NET, BY_HAND] {
            let (mut bot, budget) = bot(name, 1);
            let choice = bot.choose(&game.view(seat), budget);
            let values: Vec<String> = choice.value.iter().map(|value| format!("{value:.3}")).collect();
            let line = format!("game {number}, ply {ply}, {name}: {}, {}", choice.action, values.join(" "));
            writeln!(lines, "{line}").expect("a string takes it");
        }
    }
    lines
}

#[test]
fn decisions_are_the_golden_ones() {
    let update = std::env::var_os("UPDATE").is_some();
    let (games, golden) = (file("golden-games.txt"), file("golden-decisions.txt"));
    let first = format!("actions {ACTION_INDEX_VERSION}");
    if update && !games.exists() {
        let lines: Vec<String> = GAMES.par_iter().map(|&(players, seed)| play(players, seed)).collect();
        std::fs::write(&games, format!("{first}\n{}\n", lines.join("\n"))).expect("the games are written");
    }
    let played = std::fs::read_to_string(&games).expect("the games");
    let mut lines = played.lines();
    assert_eq!(lines.next(), Some(first.as_str()), "actions are numbered anew: remove {}", games.display());
    let jobs: Vec<_> = GAMES.iter().zip(lines).enumerate().collect();
    assert_eq!(jobs.len(), GAMES.len());
    let found: Vec<String> =
        jobs.par_iter().map(|&(number, (&(players, seed), line))| decisions(number, players, seed, line)).collect();
    let found = format!("net {:016x}\n{}", Net::shipped().fingerprint(), found.concat());
    if update {
        std::fs::write(&golden, &found).expect("the decisions are written");
    }
    let expected = std::fs::read_to_string(&golden).expect("the golden decisions");
    let differs = found.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
    assert!(
        found == expected,
        "decisions have changed (found, expected): {differs:?}\nIf they were meant to, run\n\
         UPDATE=1 cargo test -p tzolkin-bots --test bots golden"
    );
}
