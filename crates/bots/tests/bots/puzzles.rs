//! The puzzles that ship with the client.

use std::path::PathBuf;

use tzolkin_bots::puzzles::{Puzzle, PuzzleFault, Puzzles, Theme, check, check_deeply, find_in_position};
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
    // Otherwise the progress that people keep would be lost.
    let record: Record = RECORD.parse().expect("a record");
    assert_eq!(Puzzle::id_of(record.game()), "p-e7b948d4");
    let puzzles = shipped().puzzles;
    assert!(
        puzzles
            .iter()
            .all(|puzzle| puzzle.record.parse().is_ok_and(|record: Record| Puzzle::id_of(record.game()) == puzzle.id))
    );
}

const RECORD: &str = "\
tzolkin-record 1\n\
rules 1\n\
name 0 level:5\n\
name 1 level:4\n\
players 2\n\
start 0\n\
wealth 0 w-yaxchilan-5 w-palenque-3 w-tikal-3 w-tikal-1\n\
wealth 1 w-uxmal-1 w-uxmal-5 w-palenque-1 w-palenque-5\n\
dummies uxmal:3 uxmal:8 yaxchilan:3 yaxchilan:8 chichen-itza:0 yaxchilan:1 chichen-itza:5 tikal:7 tikal:2 yaxchilan:7 chichen-itza:3 chichen-itza:7\n\
age1 b02 b12 b09 b13 b05 b10 b14 b07 b04 b03 b11 b08 b01 b06\n\
age2 b15 b16 b26 b17 b28 b19 b22 b23 b21 b29 b32 b18 b30 b20 b24 b27 b25 b31\n\
monuments m01 m02 m05 m03\n\n\
0: keep w-palenque-3 w-tikal-1 #05ada183\n\
1: keep w-uxmal-1 w-uxmal-5 #409d23f2\n\
0: place uxmal; place uxmal; place uxmal; end #0d156303\n\
1: place palenque; place palenque; place tikal; end #8162d267\n\
0: pick uxmal 3; do 3; end #e7b948d4\n\
unfinished\n";

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
fn chosen_puzzles_are_spread_evenly_and_the_clearest_of_their_kind() {
    let one = some(1).remove(0);
    let make = |number: usize, theme, grade, margin| Puzzle {
        id: format!("p-{number:08x}"),
        theme,
        grade,
        margin,
        ..one.clone()
    };
    let mut all: Vec<Puzzle> =
        (0..20).map(|number| make(number, Theme::Temples, 1, 0.1 + number as f64 / 100.0)).collect();
    all.push(make(20, Theme::Temples, 5, 0.05));
    all.push(make(21, Theme::Skulls, 3, 0.05));
    // However clear it is, one day or two is soon tried.
    all.push(Puzzle { solution: vec![Action::Days(2)], ..make(22, Theme::Skulls, 3, 0.5) });
    let chosen = |count| Puzzles::new(all.clone()).choose(count).puzzles.into_iter().map(|p| p.id).collect::<Vec<_>>();
    assert_eq!(chosen(3), ["p-00000013", "p-00000014", "p-00000015"], "one of each kind, the clearest of twenty");
    assert_eq!(chosen(5), ["p-00000012", "p-00000013", "p-00000014", "p-00000015", "p-00000016"]);
    assert_eq!(chosen(100).len(), all.len());
}

#[test]
fn other_files_are_refused() {
    for text in ["", "{}", "[]", r#"{"version":2,"puzzles":[]}"#, r#"{"version":1,"puzzles":[{"id":"p-1"}]}"#] {
        assert!(Puzzles::read(text).is_err(), "{text}");
    }
}
