//! The puzzles that ship with the client.

use std::path::PathBuf;

use tzolkin_bots::puzzles::{Puzzle, PuzzleFault, Puzzles, check, check_deeply, find_in_position};
use tzolkin_engine::{Action, Record};

fn shipped() -> Puzzles {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/puzzles/puzzles.json");
    Puzzles::read(&std::fs::read_to_string(path).expect("the file is there")).expect("puzzles")
}

/// A few of them, from everywhere in the file.
fn some(count: usize) -> Vec<Puzzle> {
    let puzzles = shipped().puzzles;
    let step = (puzzles.len() / count).max(1);
    puzzles.into_iter().step_by(step).take(count).collect()
}

#[test]
fn the_file_is_written_as_it_was_read() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/puzzles/puzzles.json");
    assert!(shipped().write().expect("numbers") == std::fs::read_to_string(path).expect("the file"), "it differs");
}

#[test]
fn solutions_hold_under_a_search_three_times_as_deep() {
    let some = some(6);
    let held = some.iter().map(|puzzle| (&puzzle.id, check_deeply(puzzle).expect("a puzzle"))).collect::<Vec<_>>();
    // All of them hold together in at least 95 % of cases, which `tzolkin puzzles check --deep` shows; of six, one may
    // fall.
    let fallen: Vec<_> = held.iter().filter(|(_, held)| !held.holds).collect();
    assert!(fallen.len() <= 1, "{fallen:?}");
    for (puzzle, (_, held)) in some.iter().zip(&held) {
        assert_eq!((Some(puzzle.theme), puzzle.grade), (held.theme, held.grade), "{}", puzzle.id);
    }
}

#[test]
fn another_solution_does_not_hold() {
    let puzzle = some(1).remove(0);
    let record = check(&puzzle).expect("a puzzle");
    let mut worse = record.game().to_owned();
    let mut solution = Vec::new();
    let mut legal = tzolkin_engine::Actions::new();
    while solution.last().is_none_or(|action: &Action| !action.ends_line()) {
        worse.legal(&mut legal);
        // The last answer in each decision where the solution has another, and the end as soon as possible.
        let mut choices = legal.iter().rev();
        let end = legal.contains(&Action::End).then_some(Action::End);
        let action = end.or_else(|| choices.find(|action| !puzzle.solution.contains(action)).copied());
        let action = action.unwrap_or(legal[0]);
        worse.apply(puzzle.seat, action, &mut ()).expect("legal");
        solution.push(action);
    }
    let held = check_deeply(&Puzzle { solution, ..puzzle }).expect("legal");
    assert!(!held.holds);
}

#[test]
fn a_position_gives_the_same_puzzle_again() {
    for puzzle in some(2) {
        let record: Record = puzzle.record.parse().expect("a record");
        assert_eq!(find_in_position(&record), Some(puzzle));
    }
}

#[test]
fn names_come_from_positions_and_never_change() {
    let names = ["PINNED"];
    let puzzles = shipped().puzzles;
    for name in names {
        assert!(puzzles.iter().any(|puzzle| puzzle.id == name), "{name} is gone: progress that people keep is lost");
    }
}

#[test]
fn what_is_wrong_with_a_puzzle_is_named() {
    let good = some(1).remove(0);
    assert!(check(&good).is_ok());
    let fault = |change: fn(&mut Puzzle)| {
        let mut puzzle = good.clone();
        change(&mut puzzle);
        check(&puzzle).expect_err("it is broken")
    };
    assert!(matches!(fault(|puzzle| puzzle.record = puzzle.record.replace("#", "#0")), PuzzleFault::Record(_)));
    assert_eq!(fault(|puzzle| puzzle.round += 1), PuzzleFault::Position);
    assert_eq!(fault(|puzzle| puzzle.id = "p-00000000".to_owned()), PuzzleFault::Position);
    assert!(matches!(fault(|puzzle| puzzle.solution.insert(0, Action::Nothing)), PuzzleFault::Refused { .. }));
    assert_eq!(fault(|puzzle| puzzle.solution.truncate(puzzle.solution.len() - 1)), PuzzleFault::NotWhole);
    assert_eq!(fault(|puzzle| puzzle.solution.clear()), PuzzleFault::NotWhole);
    assert_eq!(fault(|puzzle| puzzle.grade = 6), PuzzleFault::Figures);
    assert_eq!(fault(|puzzle| puzzle.margin = 0.0), PuzzleFault::Figures);
    let seats = tzolkin_engine::Seat::ALL;
    let other = seats.into_iter().find(|seat| *seat != good.seat).expect("another seat");
    assert_eq!(check(&Puzzle { seat: other, ..good }).expect_err("not its turn"), PuzzleFault::Turn);
}

#[test]
fn other_files_are_refused() {
    for text in ["", "{}", "[]", r#"{"version":2,"puzzles":[]}"#, r#"{"version":1,"puzzles":[{"id":"p-1"}]}"#] {
        assert!(Puzzles::read(text).is_err(), "{text}");
    }
}
