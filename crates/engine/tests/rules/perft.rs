//! Counts of action sequences from fixed positions (`data/perft.txt`). If one of them changes, the rules have changed.

use std::fs;

use tzolkin_engine::{Game, Record, Setup, perft};

fn data(file: &str) -> String {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// `seed PLAYERS SEED` or `game NAME PLY`.
fn position(text: &str) -> Game {
    match text.split(' ').collect::<Vec<_>>().as_slice() {
        ["seed", players, seed] => {
            Game::new(&Setup::from_seed(players.parse().unwrap(), seed.parse().unwrap()).unwrap())
        }
        ["game", name, ply] => {
            data(&format!("games/{name}.tzk")).parse::<Record>().unwrap().game_at(ply.parse().unwrap())
        }
        _ => panic!("not a position: {text}"),
    }
}

#[test]
fn perft_counts_hold() {
    let mut positions = 0;
    for line in data("perft.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (name, counts) = line.split_once(": ").expect("position: counts");
        let game = position(name);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&game, depth).to_string(), count, "{name}, depth {depth}");
        }
        positions += 1;
    }
    assert!(positions >= 6);
}
