//! Questions about records and positions: what the analysis board asks.

use tzolkin_engine::{Action, Actions, Game, Record, Seat, Setup};
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
