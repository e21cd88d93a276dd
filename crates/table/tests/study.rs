//! Questions about records and positions: what the analysis board asks.

use tzolkin_engine::{Action, Actions, Game, Gear, Position, PositionError, Record, Seat, Setup};
use tzolkin_table::Study;
use tzolkin_table::wire::{LineMove, Place, Previewed, Problem, StudyAnswer, StudyCall};

/// A record with the first legal moves of a game.
fn record(moves: usize) -> Record {
    let mut record = Record::new(Setup::from_seed(2, 5).unwrap());
    for _ in 0..moves {
        let (seat, action) = first(record.game());
        record.apply(seat, action, &mut ()).unwrap();
    }
    record
}

fn first(game: &Game) -> (Seat, Action) {
    let seat = game.first_to_act().unwrap();
    let mut legal = Actions::new();
    game.legal_for(seat, &mut legal);
    (seat, legal[0])
}

fn place(record: &Record, ply: u32, line: Vec<LineMove>) -> Place {
    Place { record: record.to_string(), ply: Some(ply), line }
}

#[test]
fn a_record_tells_its_moves() {
    let record = record(20);
    let StudyAnswer::History { history } = Study::default().answer(StudyCall::History { record: record.to_string() })
    else {
        panic!("a history was asked for")
    };
    let told: Vec<_> = history.moves.iter().map(|made| (made.seat, made.action.unwrap())).collect();
    let made: Vec<_> = record.moves().iter().map(|made| (made.seat, made.action)).collect();
    assert_eq!(told, made);
    assert!(!history.over);
    assert_eq!(history.colours.len(), 2);
}

#[test]
fn a_setup_becomes_a_record_that_can_be_shown() {
    let setup = Setup::from_seed(3, 7).unwrap();
    let raw = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
    let StudyAnswer::Record { record } = Study::default().answer(StudyCall::Begin { setup: raw }) else {
        panic!("a record was asked for")
    };
    assert_eq!(record, Record::new(setup).to_string());
    let at = Place { record, ply: None, line: Vec::new() };
    let StudyAnswer::Place { shown } = Study::default().answer(StudyCall::Show { at }) else {
        panic!("a place was asked for")
    };
    assert_eq!(shown.decisions.len(), 3, "everybody keeps tiles");
}

#[test]
fn lists_are_previewed_at_their_place() {
    let record = record(2);
    let (seat, action) = first(record.game());
    let lists = vec![vec![action], vec![Action::Corn]];
    let call = StudyCall::Preview { at: place(&record, 2, Vec::new()), seat, lists };
    let StudyAnswer::Previews { previews } = Study::default().answer(call) else { panic!("previews were asked for") };
    assert!(
        matches!(previews[0], Previewed::Possible { preview } if Ok(preview) == record.game().preview(seat, &[action]))
    );
    assert!(matches!(previews[1], Previewed::Refused { index: 0, .. }));
    let none = StudyCall::Preview { at: place(&record, 2, Vec::new()), seat, lists: Vec::new() };
    assert!(matches!(Study::default().answer(none), StudyAnswer::Refused { problem: Problem::Malformed }));
}

#[test]
fn an_illegal_move_of_a_line_is_named_with_its_rule() {
    let record = record(6);
    let (seat, action) = first(&record.game_at(2));
    let line = vec![LineMove { seat, action }, LineMove { seat, action: Action::Corn }];
    let answer = Study::default().answer(StudyCall::Show { at: place(&record, 2, line) });
    assert!(matches!(answer, StudyAnswer::Refused { problem: Problem::Illegal { index: 1, .. } }));
}

/// The position that a call answers with.
fn position(call: StudyCall) -> Position {
    match Study::default().answer(call) {
        StudyAnswer::Position { position, .. } => *position,
        answer => panic!("a position was asked for: {answer:?}"),
    }
}

/// The position and the record that a position is made into.
fn arranged(position: &Position) -> (Position, String) {
    match Study::default().answer(StudyCall::Arrange { position: Box::new(position.clone()), names: Vec::new() }) {
        StudyAnswer::Arranged { position, record } => (*position, record),
        answer => panic!("a record was asked for: {answer:?}"),
    }
}

fn problem(call: StudyCall) -> Problem {
    match Study::default().answer(call) {
        StudyAnswer::Refused { problem } => problem,
        answer => panic!("it cannot be done: {answer:?}"),
    }
}

#[test]
fn a_position_is_set_up_by_hand_and_played() {
    let mut new = position(StudyCall::NewPosition { players: 3 });
    assert_eq!((new.pile.as_ref(), new.age2.as_ref()), (None, None), "what is hidden is left open");
    assert!(new.display.is_some() && new.jungle.is_some() && new.monuments.is_some(), "what can be seen is there");
    (new.round, new.food_days_held) = (20, None);
    // The buildings on display belong to age 1; those of age 2 are filled in.
    let illegal = problem(StudyCall::Arrange { position: Box::new(new.clone()), names: Vec::new() });
    assert!(matches!(illegal, Problem::BadPosition { fault: PositionError::Building { .. } }), "{illegal:?}");
    new.display = None;
    new.to_move = Some(1);
    new.place(1, Gear::Yaxchilan, 3);
    let (whole, text) = arranged(&new);
    assert_eq!(whole.display.map(|display| display.iter().flatten().count()), Some(6));
    assert_eq!(arranged(&whole), (whole.clone(), text.clone()), "it is shuffled in the same way each time");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.game().first_to_act(), Seat::new(1));
    let line = vec![LineMove { seat: Seat::ALL[1], action: "pick yaxchilan 3".parse().unwrap() }];
    let StudyAnswer::Place { shown } = Study::default().answer(StudyCall::Show { at: place(&record, 0, line) }) else {
        panic!("a place was asked for")
    };
    assert_eq!(shown.decisions[0].seat, Seat::ALL[1]);
    let at = place(&record, 0, Vec::new());
    let StudyAnswer::Analysis { candidates } = Study::default().answer(StudyCall::Analyse { at, nodes: 200 }) else {
        panic!("an analysis was asked for")
    };
    assert!(!candidates.is_empty());
    assert!(matches!(
        problem(StudyCall::NewPosition { players: 5 }),
        Problem::BadPosition { fault: PositionError::Players { players: 5 } }
    ));
}

#[test]
fn what_is_hidden_is_shuffled() {
    let (_, text) = arranged(&position(StudyCall::NewPosition { players: 2 }));
    let line = |word: &str| text.lines().find_map(|line| line.strip_prefix(word)).unwrap().to_owned();
    for pile in [line("pile "), line("age2 ")] {
        assert!(!pile.split(' ').is_sorted(), "{pile}");
    }
}

#[test]
fn a_position_is_taken_from_where_a_turn_began() {
    let record = record(40);
    let games: Vec<Game> = (0..=40).map(|ply| record.game_at(ply)).collect();
    let mut last = None;
    for (ply, game) in (0..).zip(&games) {
        let at = place(&record, ply, Vec::new());
        last = Position::of(game).map(|begun| Position { pile: None, age2: None, ..begun }).or(last);
        match &last {
            None => assert_eq!(problem(StudyCall::PositionOf { at }), Problem::NotStarted),
            Some(last) => assert_eq!(position(StudyCall::PositionOf { at }), *last, "after {ply} moves"),
        }
    }
    assert!(last.is_some());
}

#[test]
fn players_keep_their_names_in_a_position_of_their_game() {
    let mut played = record(40);
    played.set_name(Seat::ALL[1], "Ana").unwrap();
    played.set_name(Seat::ALL[0], "level:2").unwrap();
    let answer = Study::default().answer(StudyCall::PositionOf { at: place(&played, 40, Vec::new()) });
    let StudyAnswer::Position { position, names } = answer else { panic!("a position was asked for: {answer:?}") };
    assert_eq!(names, played.names());
    let StudyAnswer::Arranged { record, .. } = Study::default().answer(StudyCall::Arrange { position, names }) else {
        panic!("a record was asked for")
    };
    assert_eq!(record.parse::<Record>().unwrap().names(), played.names());
}

#[test]
fn rounds_before_a_position_have_its_points() {
    let mut position = Position::new(2);
    position.round = 12;
    position.seats[1].points = "8.25".parse().unwrap();
    let mut record = Record::from_position(&position).unwrap();
    while record.game().board().round() == 12 {
        let (seat, action) = first(record.game());
        record.apply(seat, action, &mut ()).unwrap();
    }
    let StudyAnswer::History { history } = Study::default().answer(StudyCall::History { record: record.to_string() })
    else {
        panic!("a history was asked for")
    };
    assert_eq!(history.points_by_round.len(), 12, "the last of them has been played");
    assert!(history.points_by_round[..11].iter().all(|row| row[1] == position.seats[1].points));
}
