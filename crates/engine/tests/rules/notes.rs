//! Records with comments and variations: how they are written, read, checked and cut.

use std::fs;

use proptest::prelude::*;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::record::{
    Change, Comment, LONGEST_COMMENT, MOST_BYTES, MOST_VARIATIONS, Move, Notes, RecordFault, Variation, told_moves,
};
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Record, RecordError, Seat, Setup};

use crate::common::policy::Policy;

fn comment(ply: usize, text: &str) -> Comment {
    Comment { ply, text: text.to_owned() }
}

/// A finished game for two.
fn finished() -> Record {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games/tie-broken-by-workers.tzk");
    fs::read_to_string(path).expect("a record").parse().expect("it replays")
}

/// Random moves from a game on.
fn line(mut game: Game, seed: u64, most: usize) -> Vec<Move> {
    let (mut rng, mut legal, mut moves) = (stream(seed), Actions::new(), Vec::new());
    while moves.len() < most
        && let Some(seat) = game.first_to_act()
    {
        game.legal(&mut legal);
        let action = Policy::Uniform.choose(&game, &legal, &mut rng);
        game.apply(seat, action, &mut ()).expect("listed");
        moves.push(Move { seat, action });
    }
    moves
}

fn after(mut game: Game, moves: &[Move]) -> Game {
    for made in moves {
        game.apply(made.seat, made.action, &mut ()).expect("legal");
    }
    game
}

/// Random notes beside the moves of a line, up to four levels deep.
fn notes(game: Game, moves: &[Move], seed: u64, depth: u64) -> Notes {
    let mut rng = stream(seed);
    let mut places = |most| {
        let count = below(&mut rng, most);
        let mut places: Vec<usize> = (0..count).map(|_| below(&mut rng, moves.len() + 1)).collect();
        places.sort_unstable();
        places
    };
    let texts = ["Why not?", "Two lines:\nthis one, too.", "C:\\new \\\\ 0: end", "Ένα σχόλιο 🌽", "  x".trim(), "end"];
    let mut comments = places(5);
    comments.dedup();
    let comments = comments.into_iter().map(|ply| comment(ply, texts[(ply + depth as usize) % texts.len()])).collect();
    let branches = if depth < 4 { places(4) } else { Vec::new() };
    let variations = branches.into_iter().enumerate().filter_map(|(index, ply)| {
        let seed = seed * 31 + index as u64 + 1;
        let start = after(game, &moves[..ply]);
        let moves = line(start, seed, 1 + (seed % 23) as usize);
        let notes = notes(start, &moves, seed, depth + 1);
        (!moves.is_empty()).then_some(Variation { ply, moves, notes })
    });
    Notes { comments, variations: variations.collect() }
}

/// A game with every kind of note: of the main line, of a variation in the middle of a turn, and of one beside that.
fn noted() -> Record {
    let mut record = finished();
    let ply = (20..).find(|&ply| record.turn_actions_at(ply).len() == 1).expect("a turn of several actions");
    let start = record.game_at(ply);
    let moves = line(start, 1, 12);
    let inner = line(after(start, &moves[..3]), 2, 5);
    let ahead = line(record.game_at(0), 3, 1);
    let nested =
        Variation { ply: 3, moves: inner, notes: Notes { comments: vec![comment(5, "Deep.")], ..Notes::default() } };
    let notes = Notes { comments: vec![comment(0, "All of it."), comment(12, "Here.")], variations: vec![nested] };
    let variations = vec![Variation { ply: 0, moves: ahead, notes: Notes::default() }, Variation { ply, moves, notes }];
    let comments = vec![comment(0, "A close game.\nIt ended in a tie."), comment(ply, "The first mistake: \\o/")];
    record.set_notes(Notes { comments, variations }).expect("fitting notes");
    record
}

fn error(text: &str) -> RecordError {
    match text.parse::<Record>() {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

/// The record with lines of notes instead of its own, and the number of the line before them.
fn with_lines(record: &Record, lines: &str) -> (String, usize) {
    let text = record.to_string();
    let head = text.split("notes\n").next().expect("a record").replacen("tzolkin-record 1", "tzolkin-record 2", 1);
    let before = head.lines().count() + 1;
    (format!("{head}notes\n{lines}end\n"), before)
}

#[test]
fn a_record_with_notes_is_written_as_it_was_read() {
    let record = noted();
    let text = record.to_string();
    assert!(text.starts_with("tzolkin-record 2\nrules 1\n"));
    let again: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again, record);
    assert_eq!(again.to_string(), text);
    // The same game without them is a record of version 1, which is the beginning of the other.
    let mut bare = record.clone();
    bare.set_notes(Notes::default()).unwrap();
    assert_eq!(bare, finished());
    let first = bare.to_string().replacen("tzolkin-record 1", "tzolkin-record 2", 1);
    assert_eq!(text.split_once("notes\n").map(|(head, _)| head), Some(first.as_str()));
    assert_eq!(told_moves(&text), record.moves(), "the moves of the game, and no others");
}

#[test]
fn notes_are_lines_that_people_can_read() {
    let mut record = Record::new(Setup::from_seed(2, 5).unwrap());
    for made in line(*record.game(), 1, 4) {
        record.apply(made.seat, made.action, &mut ()).unwrap();
    }
    assert_eq!(record.game().decision(), DecisionKind::Turn);
    let seat = record.moves()[2].seat;
    let go = |text: &str| Move { seat, action: text.parse().unwrap() };
    let nested = Variation { ply: 1, moves: vec![go("place tikal")], notes: Notes::default() };
    let beside = Notes { comments: vec![comment(2, "Cheap.")], variations: vec![nested] };
    let moves = vec![go("place palenque"), go("end")];
    let variations = vec![Variation { ply: 2, moves, notes: beside }];
    record.set_notes(Notes { comments: vec![comment(1, "One\\two\nthree")], variations }).unwrap();
    let expected = format!(
        "unfinished
notes
comment 1 One\\\\two\\nthree
variation 2
  {seat}: place palenque; end
  comment 2 Cheap.
  variation 1
    {seat}: place tikal
end
"
    );
    let text = record.to_string();
    assert!(text.ends_with(&expected), "{text}");
    assert_eq!(text.parse::<Record>().unwrap(), record);
}

#[test]
fn a_stored_record_of_version_2_stays_readable() {
    let text = include_str!("../data/notes/pity.tzk");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let [first, second] = &record.notes().variations[..] else { panic!("two variations") };
    assert_eq!((first.ply, first.moves.len(), first.notes.comments.len()), (2, 6, 2));
    assert_eq!((second.ply, second.moves.len()), (2, 2));
    let [inner, other] = &first.notes.variations[..] else { panic!("two variations") };
    assert_eq!((inner.ply, inner.moves.len(), other.ply), (2, 3, 3));
    assert_eq!(inner.notes.comments, [comment(3, "Σκέψη 🌽")]);
    assert_eq!(record.notes().comments[0], comment(0, "Two players who need pity.\nThe first turns are the worst."));
}

#[test]
fn absences_and_notes_stand_beside_each_other() {
    let mut record = noted();
    record.mark_absence(Seat::ALL[1], Change::Resigned).unwrap();
    let text = record.to_string();
    assert!(text.contains("\nabsence 1 resigned ") && text.contains("\nnotes\n"));
    let again: Record = text.parse().unwrap();
    assert_eq!(again, record);
    assert_eq!(again.ranked_last(), [Seat::ALL[1]]);
}

#[test]
fn variations_go_on_after_an_unfinished_game_and_while_tiles_are_kept() {
    let mut record = Record::new(Setup::from_seed(3, 8).unwrap());
    for plies in [0, 1, 3, 7, 30] {
        while record.moves().len() < plies {
            let made = line(*record.game(), 5, 1)[0];
            record.apply(made.seat, made.action, &mut ()).unwrap();
        }
        let moves = line(*record.game(), 6, 9);
        let variations = vec![Variation { ply: plies, moves, notes: Notes::default() }];
        record.set_notes(Notes { comments: vec![comment(plies, "And now?")], variations }).unwrap();
        let again: Record = record.to_string().parse().unwrap();
        assert_eq!(again, record);
        // Whoever plays on keeps what was said before.
        assert_eq!(record.notes().variations[0].ply, plies);
    }
}

#[test]
fn a_record_with_notes_cut_anywhere_is_refused() {
    let text = noted().to_string();
    let from = text.find("\nnotes\n").unwrap();
    for end in (from..text.len() - 1).filter(|&end| text.is_char_boundary(end)) {
        error(&text[..end]);
    }
    assert!(text.trim_end().parse::<Record>().is_ok());
    assert_eq!(error(&text[..from]).fault, RecordFault::CutOff);
    assert_eq!(error(text.strip_suffix("end\n").unwrap()).fault, RecordFault::CutOff);
}

#[test]
fn every_fault_is_reported_with_its_line() {
    let record = finished();
    let plies = record.moves().len();
    let first = record.moves()[0];
    let keep = format!("  {}: {}\n", first.seat, first.action);
    let long = "x".repeat(LONGEST_COMMENT + 1);
    let nested = |depth: usize| format!("{0}variation 0\n{0}{keep}", "  ".repeat(depth));
    let deep: String = (0..17).map(nested).collect();
    let one = format!("variation 0\n{keep}");
    let many = one.repeat(MOST_VARIATIONS + 1);
    for lines in
        [(0..16).map(nested).collect(), one.repeat(MOST_VARIATIONS), format!("comment {plies} {}\n", &long[1..])]
    {
        assert!(with_lines(&record, &lines).0.parse::<Record>().is_ok(), "what is just within the limits");
    }
    let expected = |word| RecordFault::Expected(word);
    let number = |text: &str| RecordFault::Number(text.to_owned());
    for (lines, line, fault) in [
        (String::new(), 1, expected("comment")),
        ("comment\n".to_owned(), 1, expected("comment")),
        ("comment 0\n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 \n".to_owned(), 1, RecordFault::Comment),
        ("comment 0  x\n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 x \n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 x\\n\n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 a\\tb\n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 ab\\\n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 a\tb\n".to_owned(), 1, RecordFault::Comment),
        ("comment 0 a\u{85}b\n".to_owned(), 1, RecordFault::Comment),
        (format!("comment 0 {long}\n"), 1, RecordFault::Comment),
        ("comment x y\n".to_owned(), 1, number("x")),
        ("comment 01 y\n".to_owned(), 1, number("01")),
        ("comment +1 y\n".to_owned(), 1, number("+1")),
        (format!("comment {} y\n", plies + 1), 1, RecordFault::Place),
        ("comment 1 a\ncomment 1 b\n".to_owned(), 2, RecordFault::Place),
        ("comment 2 a\ncomment 1 b\n".to_owned(), 2, RecordFault::Place),
        ("  comment 1 a\n".to_owned(), 1, expected("comment")),
        ("comment 1 a\n  comment 2 b\n".to_owned(), 2, expected("end")),
        ("comment 1 a\nmore\n".to_owned(), 2, expected("end")),
        ("comment 1 a\n\n".to_owned(), 2, expected("end")),
        ("variation 0\n".to_owned(), 2, expected("a move")),
        ("variation 0\n  comment 0 x\n".to_owned(), 2, expected("a move")),
        (format!("variation 0\n{}", keep.trim_start()), 2, expected("a move")),
        (format!("variation 0\n  {keep}"), 2, expected("a move")),
        (format!("variation 00\n{keep}"), 1, number("00")),
        (format!("variation {}\n{keep}", plies + 1), 1, RecordFault::Place),
        (
            format!("variation 2\n  {}: end\nvariation 0\n{keep}", first.seat),
            2,
            RecordFault::Refused {
                action: Action::End,
                refusal: record.game_at(2).check(first.seat, Action::End).unwrap_err(),
            },
        ),
        (format!("variation 0\n{keep}comment 0 x\n"), 3, expected("end")),
        (format!("variation 0\n{keep}  comment 2 x\n"), 3, RecordFault::Place),
        (format!("variation 0\n{keep}  variation 2\n  {keep}"), 3, RecordFault::Place),
        ("variation 0\n  9: end\n".to_owned(), 2, RecordFault::Line),
        (format!("variation 0\n{};  end\n", keep.trim_end()), 2, RecordFault::Line),
        (format!("variation 0\n{}; end\n", keep.trim_end()), 2, RecordFault::Line),
        (deep, 33, RecordFault::Variations),
        (many, 2 * MOST_VARIATIONS + 1, RecordFault::Variations),
        (format!("variation 0\n{keep}variation 0\n{keep}comment 0 a\n"), 5, expected("end")),
    ] {
        let (text, before) = with_lines(&record, &lines);
        let found = error(&text);
        assert_eq!(found, RecordError { line: before + line, fault }, "{}", &lines[..lines.len().min(300)]);
        assert_eq!(found.to_string().lines().count(), 1);
    }
    let (text, before) = with_lines(&record, &format!("variation 0\n{}fly\n", &keep[..5]));
    assert!(matches!(error(&text), RecordError { line, fault: RecordFault::Action(_) } if line == before + 2));
    // A variation in two lines, where there is one turn.
    let (ply, made) = (20..).zip(&record.moves()[20..]).find(|(_, made)| !made.action.ends_line()).unwrap();
    let half = format!("  {}: {}\n", made.seat, made.action);
    let (text, before) = with_lines(&record, &format!("variation {ply}\n{half}"));
    assert!(text.parse::<Record>().is_ok());
    let (text, _) = with_lines(&record, &format!("variation {ply}\n{half}{half}"));
    assert_eq!(error(&text), RecordError { line: before + 3, fault: RecordFault::Line });
}

#[test]
fn the_limits_are_those_of_the_documentation() {
    let page = include_str!("../../../../docs/notation.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!((LONGEST_COMMENT, MOST_VARIATIONS, MOST_BYTES), (2_000, 500, 131_072));
    for said in ["1 to 2,000 characters", "at most 500 variations, nested at most 16 deep", "at most 131,072 bytes"] {
        assert!(page.contains(said), "{said}");
    }
}

#[test]
fn the_versions_are_told_apart() {
    let (first, second) = (finished().to_string(), noted().to_string());
    let as_second = first.replacen("tzolkin-record 1", "tzolkin-record 2", 1);
    assert_eq!(error(&as_second).fault, RecordFault::CutOff, "version 2 has notes");
    let as_first = second.replacen("tzolkin-record 2", "tzolkin-record 1", 1);
    let line = second.lines().position(|line| line == "notes").unwrap() + 1;
    assert_eq!(error(&as_first), RecordError { line, fault: RecordFault::AfterEnd }, "version 1 has none");
    assert_eq!(error(&second.replacen("tzolkin-record 2", "tzolkin-record 4", 1)).fault, RecordFault::Foreign);
    assert_eq!(error(&second.replacen("\nnotes\n", "\nnote\n", 1)).fault, RecordFault::Expected("notes"));
    assert_eq!(error(&(second.clone() + "more\n")).fault, RecordFault::AfterEnd);
    assert_eq!(error(&(second + "\n")).fault, RecordFault::AfterEnd);
}

#[test]
fn notes_that_do_not_fit_change_nothing() {
    let mut record = noted();
    let before = record.clone();
    let refused = |record: &mut Record, notes: Notes| record.set_notes(notes).unwrap_err();
    let of = |comments| Notes { comments, variations: Vec::new() };
    let bare = finished().to_string().lines().count();
    let found = refused(&mut record, of(vec![comment(0, "a"), comment(0, "b")]));
    assert_eq!(found, RecordError { line: bare + 3, fault: RecordFault::Place });
    for bad in ["", " ", "a\r", "\n", "x\u{7}", &"é".repeat(LONGEST_COMMENT + 1)] {
        assert_eq!(refused(&mut record, of(vec![comment(0, bad)])).fault, RecordFault::Comment, "{bad:?}");
    }
    let text = "é".repeat(LONGEST_COMMENT);
    let all = (0..=MOST_BYTES / text.len()).map(|ply| comment(ply, &text)).collect();
    assert_eq!(refused(&mut record, of(all)), RecordError { line: bare + 1, fault: RecordFault::NotesSize });
    let empty = Variation { ply: 3, moves: Vec::new(), notes: Notes::default() };
    let found = refused(&mut record, Notes { comments: Vec::new(), variations: vec![empty] });
    assert_eq!(found.fault, RecordFault::Expected("a move"));
    let moves = vec![record.moves()[0]];
    let late = Variation { ply: 40, moves, notes: Notes::default() };
    let found = refused(&mut record, Notes { comments: vec![comment(0, "a")], variations: vec![late] });
    assert!(matches!(found, RecordError { line, fault: RecordFault::Refused { .. } } if line == bare + 4), "{found}");
    assert_eq!(record, before);
}

#[test]
fn what_no_longer_fits_is_dropped_with_the_moves() {
    let record = noted();
    let ply = record.notes().variations[1].ply;
    let mut cut = record.clone();
    cut.go_back_to(ply);
    assert_eq!(cut.notes(), record.notes(), "what branches off here still does");
    assert_eq!(cut.to_string().parse::<Record>().unwrap(), cut);
    cut.go_back_to(ply - 1);
    assert_eq!(cut.notes().comments, record.notes().comments[..1]);
    assert_eq!(cut.notes().variations, record.notes().variations[..1]);
    assert_eq!(cut.to_string().parse::<Record>().unwrap(), cut);
    let variation = &record.notes().variations[1];
    assert!(variation.moves.len() > 3 && !variation.notes.variations.is_empty());
    // Other secrets are another game: what was said about the old ones is not taken along.
    assert!(record.deal_again(&mut stream(1)).notes().is_empty());
}

#[test]
fn what_was_kept_is_read_without_notes_that_no_longer_replay() {
    let text = noted().to_string();
    assert_eq!(Record::read_kept(&text), Ok((noted(), None)));
    let line = text.lines().position(|line| line.starts_with("  ")).unwrap() + 1;
    let edited = text.replacen("\n  ", "\n  1: end\n  ", 1);
    let (read, fault) = Record::read_kept(&edited).unwrap();
    assert_eq!(read, finished());
    assert_eq!(fault.map(|fault| fault.line), Some(line));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn random_notes_are_written_and_read_again(seed in 0..1_000_u64, plies in 0..300_usize) {
        let mut record = Record::new(Setup::from_seed(2 + (seed % 3) as usize, seed).unwrap());
        for made in line(*record.game(), seed, plies) {
            record.apply(made.seat, made.action, &mut ()).unwrap();
        }
        let notes = notes(record.game_at(0), record.moves(), seed + 1, 0);
        record.set_notes(notes.clone()).unwrap();
        let text = record.to_string();
        prop_assert_eq!(text.starts_with("tzolkin-record 1\n"), notes.is_empty());
        let again: Record = text.parse().unwrap();
        prop_assert_eq!(again.notes(), &notes);
        prop_assert_eq!(again.to_string(), text);
    }

    #[test]
    fn damaged_notes_are_read_as_they_stand_or_refused(at: usize, length in 0..9_usize, insert in "[ 0-9a-z:;\\\\\n]{0,6}") {
        let text = noted().to_string();
        let from = text.find("\nnotes\n").unwrap() + 1;
        let mut characters: Vec<char> = text[from..].chars().collect();
        let start = at % characters.len();
        let end = (start + length).min(characters.len());
        characters.splice(start..end, insert.chars());
        let edited = text[..from].to_owned() + &characters.into_iter().collect::<String>();
        if let Ok(record) = edited.parse::<Record>() {
            let again = record.to_string();
            prop_assert_eq!(again.trim_end(), edited.trim_end());
        }
    }
}
