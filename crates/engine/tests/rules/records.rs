//! Complete recorded games that replay to their exact result, and records that are cut off, edited or not records at
//! all.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::event::Cause;
use tzolkin_engine::record::{Change, RecordFault};
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Action, Actions, DecisionKind, Event, Monument, Record, RecordError, Seat, Setup};

fn games() -> BTreeMap<String, String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/games");
    let files = fs::read_dir(folder).expect("the folder of games").map(|file| file.expect("a file").path());
    files
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a record"))
        })
        .collect()
}

fn game(name: &str) -> Record {
    games()[name].parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All events of a recorded game, with the game before each move.
fn replay(record: &Record, mut look: impl FnMut(&tzolkin_engine::Game, &[Event], Action)) {
    let mut game = record.game_at(0);
    for made in record.moves() {
        let (before, mut events) = (game, Vec::new());
        game.apply(made.seat, made.action, &mut events).expect("a recorded move is legal");
        look(&before, &events, made.action);
    }
}

#[test]
fn recorded_games_replay_bit_for_bit() {
    let games = games();
    assert!(games.len() >= 10);
    for (name, text) in games {
        // Reading checks every hash and the whole breakdown.
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(record.game().is_over(), "{name} is complete");
        assert_eq!(record.to_string(), text, "{name} is written as it was read");
    }
}

#[test]
fn games_for_two_three_and_four_players_are_among_them() {
    let players: HashSet<usize> = games().values().map(|text| text.parse::<Record>().unwrap().players()).collect();
    assert_eq!(players, HashSet::from([2, 3, 4]));
}

#[test]
fn a_tie_is_broken_by_workers_on_gears() {
    let result = game("tie-broken-by-workers").game().result().unwrap();
    let best = result.iter().map(|outcome| outcome.points).max().unwrap();
    let tied: Vec<_> = result.iter().filter(|outcome| outcome.points == best).collect();
    assert!(tied.len() > 1);
    assert_eq!(tied.iter().filter(|outcome| outcome.rank == 1).count(), 1);
    let winner = tied.iter().find(|outcome| outcome.rank == 1).unwrap();
    assert!(tied.iter().all(|other| other.rank == 1 || other.workers_on_gears < winner.workers_on_gears));
}

#[test]
fn a_victory_is_shared() {
    let result = game("shared-victory").game().result().unwrap();
    assert!(result.iter().filter(|outcome| outcome.rank == 1).count() > 1);
    assert!(result.iter().all(|outcome| outcome.rank != 2), "nobody is second behind two winners");
}

#[test]
fn scores_go_below_zero() {
    assert!(game("all-below-zero").game().result().unwrap().iter().all(|outcome| outcome.points.0 < 0));
}

#[test]
fn every_food_day_is_jumped_and_held_all_the_same() {
    for number in 1..=4_u8 {
        let record = game(&format!("food-day-{number}-jumped"));
        let mut jumped = false;
        let mut held = Vec::new();
        replay(&record, |before, events, action| {
            let board = before.board();
            let due = board.next_food_day().filter(|_| board.food_days_held() + 1 == number);
            jumped |= action == Action::Days(2) && due.is_some_and(|day| day.round == board.round() + 1);
            held.extend(events.iter().filter_map(|event| match event {
                Event::FoodDay { number, .. } => Some((*number, board.round())),
                _ => None,
            }));
        });
        assert!(jumped, "Food Day {number}");
        assert_eq!(held.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [1, 2, 3, 4]);
        let due = [8, 14, 21, 27][usize::from(number) - 1];
        let round = held[usize::from(number) - 1].1;
        assert_eq!(round, if number == 4 { 27 } else { due + 1 }, "held in the round that follows");
    }
}

#[test]
fn the_skull_bank_runs_dry() {
    let mut dry = 0;
    replay(&game("skull-bank-empty"), |before, _, _| dry += u32::from(before.board().skulls_in_bank() == 0));
    assert!(dry > 0);
}

#[test]
fn the_pile_runs_out_and_leaves_a_slot_empty() {
    let mut empty = false;
    replay(&game("pile-exhausted"), |before, _, _| {
        let board = before.board();
        let turn_begins = before.decision() == DecisionKind::Turn && board.turn().placed + board.turn().picked == 0;
        empty |= turn_begins && board.pile() == 0 && board.display().contains(&None);
    });
    assert!(empty);
}

#[test]
fn a_worker_is_placed_out_of_pity() {
    let mut pity = 0;
    replay(&game("pity"), |before, events, _| {
        let placed = events.iter().any(|event| matches!(event, Event::Worker { cause: Cause::Pity, .. }));
        if placed {
            pity += 1;
            let me = before.board().player(before.board().turn().seat);
            assert!(me.temples.0.iter().all(|&step| step == 0));
            assert_eq!(me.workers_in_hand, me.workers_in_play);
        }
    });
    assert!(pity > 0);
}

#[test]
fn every_monument_scores_in_some_game() {
    let mut scored = HashSet::new();
    for name in games().keys() {
        replay(&game(name), |_, events, _| {
            scored.extend(events.iter().filter_map(|event| match event {
                Event::Points { source: Source::Monuments, cause: Cause::Monument(monument), .. } => Some(*monument),
                _ => None,
            }));
        });
    }
    assert_eq!(scored.len(), Monument::NUM, "{scored:?}");
}

fn error(text: &str) -> RecordError {
    match text.parse::<Record>() {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

#[test]
fn a_record_cut_anywhere_is_refused() {
    let text = &games()["pity"];
    for end in 0..text.len() - 1 {
        if text.is_char_boundary(end) {
            // A missing last newline does not matter.
            error(&text[..end]);
        }
    }
    assert!(text.trim_end().parse::<Record>().is_ok());
}

#[test]
fn an_edited_action_is_reported_with_its_line() {
    let text = &games()["shared-victory"];
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let edit = |line: usize, new: &str| {
        let mut lines = lines.clone();
        lines[line] = new;
        error(&(lines.join("\n") + "\n"))
    };
    let turn = first + 3;
    let other = lines[turn].replacen("place uxmal", "place tikal", 1);
    let fault = edit(turn, &other);
    assert_eq!(fault.line, turn + 1);
    assert!(matches!(fault.fault, RecordFault::Hash { .. }), "{fault}");
    let fault = edit(turn, &lines[turn].replacen("place uxmal", "place nowhere", 1));
    assert!(matches!(fault, RecordError { line, fault: RecordFault::Action(_) } if line == turn + 1), "{fault}");
    let fault = edit(turn, &lines[turn].replacen("place uxmal", "sell gold", 1));
    assert!(matches!(fault.fault, RecordFault::Refused { .. }), "{fault}");
    assert_eq!(fault.to_string().lines().count(), 1);
    let fault = edit(turn, &lines[turn].replacen("1: ", "0: ", 1));
    assert!(matches!(fault.fault, RecordFault::Refused { .. }), "{fault}");
    let fault = edit(turn, lines[turn].rsplit_once(" #").unwrap().0);
    assert!(matches!(fault.fault, RecordFault::CutOff), "{fault}");
    let result = lines.len() - 1;
    let fault = edit(result, &lines[result].replacen("rank 1", "rank 2", 1));
    assert!(matches!(fault, RecordError { line, fault: RecordFault::Result { .. } } if line == result + 1), "{fault}");
}

#[test]
fn what_was_kept_is_read_under_any_rules_as_far_as_it_replays() {
    let text = games()["tie-broken-by-workers"].clone();
    let whole: Record = text.parse().unwrap();
    assert_eq!(Record::read_kept(&text.replacen("rules 1", "rules 9", 1)), Ok((whole.clone(), None)));
    // A line that leads to another state is dropped, and so is what follows it.
    let line = text.lines().nth(text.lines().count() / 2).unwrap();
    let (moves, hash) = line.rsplit_once(" #").unwrap();
    let other = format!("{moves} #{:08x}", u32::from_str_radix(hash, 16).unwrap() ^ 1);
    let (read, fault) = Record::read_kept(&text.replacen(line, &other, 1)).unwrap();
    let fault = fault.unwrap();
    assert!(matches!(fault.fault, RecordFault::Hash { .. }), "{fault}");
    assert_eq!(fault.line, text.lines().count() / 2 + 1);
    assert!(whole.moves().starts_with(read.moves()) && !read.moves().is_empty());
    assert_eq!(*read.game(), whole.game_at(read.moves().len()));
    assert!(read.turn_actions().is_empty());
    Record::read_kept(&text.replacen("age1", "ages", 1)).unwrap_err();
}

#[test]
fn an_edited_header_is_refused() {
    let text = games()["tie-broken-by-workers"].clone();
    let fault = |from: &str, to: &str| error(&text.replacen(from, to, 1)).fault;
    assert_eq!(fault("tzolkin-record 1", "tzolkin-record 4"), RecordFault::Foreign);
    assert_eq!(fault("rules 1", "rules 9"), RecordFault::Rules { found: "9".to_owned() });
    assert_eq!(fault("players 2", "option fast on\nplayers 2"), RecordFault::Option("fast on".to_owned()));
    assert_eq!(fault("name 1 Player 2\n", ""), RecordFault::Names { names: 1, players: 2 });
    assert_eq!(fault("name 1 Player 2", "name 1  "), RecordFault::Name);
    assert!(matches!(fault("players 2", "players 7"), RecordFault::Setup(_)));
    assert!(matches!(fault("start ", "start 9"), RecordFault::Number(_) | RecordFault::Setup(_)));
    assert!(matches!(fault("age1 b", "age1 x"), RecordFault::Word(_)));
    assert_eq!(fault("age1", "ages"), RecordFault::Expected("age1"));
    // What is wrong with the setup is reported at its own line.
    for (from, to, word) in
        [("players 2", "players 9", "players"), ("start ", "start 1", "start"), ("age1 b", "age1 b15 b", "age1")]
    {
        let edited = text.replacen(from, to, 1);
        let line = edited.lines().position(|line| line.starts_with(word)).unwrap() + 1;
        assert_eq!(error(&edited).line, line, "{}", error(&edited));
    }
    // Another order of a pile is another game, which the first hash shows.
    let age2 = text.lines().find(|line| line.starts_with("age2 ")).unwrap();
    let words: Vec<&str> = age2.split(' ').collect();
    let swapped = age2.replacen(&format!("{} {}", words[1], words[2]), &format!("{} {}", words[2], words[1]), 1);
    assert!(matches!(fault(age2, &swapped), RecordFault::Hash { .. }));
    assert_eq!(error(&(text.clone() + "more\n")).fault, RecordFault::AfterEnd);
}

#[test]
fn foreign_text_is_refused_without_a_panic() {
    for text in
        ["", "\n", "hello", "{\"cmd\":\"new\"}", "tzolkin-record 1", "tzolkin-record 1\n", "\u{feff}tzolkin-record 1"]
    {
        error(text);
    }
    // Random edits of a good record: refused, or harmless to what is recorded.
    let text = games()["food-day-1-jumped"].clone();
    let mut rng = stream(1);
    for _ in 0..3_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=below(&mut rng, 3) {
            let at = below(&mut rng, bytes.len());
            match below(&mut rng, 3) {
                0 => bytes[at] = (32 + below(&mut rng, 95)) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, (32 + below(&mut rng, 95)) as u8),
            }
        }
        let edited = String::from_utf8(bytes).unwrap();
        if let Ok(record) = edited.parse::<Record>() {
            assert_eq!(record.moves(), text.parse::<Record>().unwrap().moves());
        }
    }
}

#[test]
fn an_unfinished_game_is_recorded_mid_turn() {
    let mut record = Record::new(Setup::from_seed(3, 21).unwrap());
    let mut rng = stream(4);
    let mut legal = Actions::new();
    for _ in 0..150 {
        record.game().legal(&mut legal);
        let seat = record.game().first_to_act().unwrap();
        record.apply(seat, legal[below(&mut rng, legal.len())], &mut ()).unwrap();
        let again: Record = record.to_string().parse().unwrap();
        assert_eq!(again, record);
    }
    let text = record.to_string();
    assert!(text.ends_with("unfinished\n"));
    let claimed = text.replacen("unfinished", "result 0 5 rank 1 workers 0", 1);
    assert_eq!(error(&claimed).fault, RecordFault::Ending { over: false });
}

#[test]
fn names_are_kept_and_checked() {
    let mut record = Record::new(Setup::from_seed(2, 1).unwrap());
    let [first, second, third, _] = Seat::ALL;
    record.set_name(first, "Ana María").unwrap();
    record.set_name(second, "search:nodes=20000").unwrap();
    assert_eq!(record.set_name(third, "nobody"), Err(RecordFault::Name), "only two play");
    for bad in ["", " ", "a\nb", " Ana", "x\u{7}", &"x".repeat(65)] {
        assert_eq!(record.set_name(first, bad), Err(RecordFault::Name), "{bad:?}");
    }
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again.names(), ["Ana María", "search:nodes=20000"]);
}

#[test]
fn whoever_left_for_good_is_marked_and_ranked_last() {
    let mut record = game("tie-broken-by-workers");
    let result = record.result().unwrap();
    let winner = Seat::ALL[result.iter().position(|outcome| outcome.rank == 1).unwrap()];
    record.mark_absence(winner, Change::Resigned).unwrap();
    assert_eq!(record.mark_absence(winner, Change::Voted), Err(RecordFault::Absence), "gone already");
    assert_eq!(record.mark_absence(winner, Change::Back), Err(RecordFault::Absence), "gone for good");
    let marked = record.result().unwrap();
    assert_eq!(usize::from(marked[winner.index()].rank), marked.len());
    assert_eq!(marked[winner.index()].points, result[winner.index()].points, "points stay");
    assert!(marked.iter().any(|outcome| outcome.rank == 1), "somebody else wins");
    let text = record.to_string();
    assert!(text.contains(&format!("absence {winner} resigned {}\n", record.moves().len())));
    let again: Record = text.parse().unwrap();
    assert_eq!(again, record);
    assert_eq!(again.ranked_last(), [winner]);
}

#[test]
fn whoever_was_voted_over_may_come_back_and_keeps_the_rank() {
    let mut record = Record::new(Setup::from_seed(3, 3).unwrap());
    let [first, second, ..] = Seat::ALL;
    record.mark_absence(second, Change::Voted).unwrap();
    assert_eq!(record.absence_of(second), Some(Change::Voted));
    record.mark_absence(second, Change::Back).unwrap();
    assert_eq!(record.absence_of(second), None);
    record.mark_absence(first, Change::Timeout).unwrap();
    assert_eq!(record.ranked_last(), [first]);
    assert_eq!(record.mark_absence(Seat::ALL[3], Change::Voted), Err(RecordFault::Absence), "nobody sits there");
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again.absences(), record.absences());
}

#[test]
fn absences_that_cannot_be_are_refused_with_their_line() {
    let text = Record::new(Setup::from_seed(2, 3).unwrap()).to_string();
    for (absence, fault) in [
        ("absence 0 back 0", RecordFault::Absence),
        ("absence 0 resigned 1", RecordFault::Absence),
        ("absence 2 resigned 0", RecordFault::Absence),
        ("absence 0 resigned", RecordFault::Absence),
    ] {
        let edited = text.replace("players 2", &format!("{absence}\nplayers 2"));
        assert_eq!(edited.parse::<Record>(), Err(RecordError { line: 5, fault }), "{absence}");
    }
}
