//! Places that are studied: what can be asked about them without playing on.

use tzolkin_engine::{Action, Actions, Record, Seat, Setup};
use tzolkin_table::Study;
use tzolkin_table::wire::{LineMove, Place, Previewed, StudyAnswer, StudyCall};

/// A game in which both have kept the first tiles they could.
fn begun() -> Record {
    let mut record = Record::new(Setup::from_seed(2, 1).unwrap());
    for _ in 0..2 {
        let seat = record.game().first_to_act().unwrap();
        let mut legal = Actions::new();
        record.game().legal_for(seat, &mut legal);
        record.apply(seat, legal.as_slice()[0], &mut ()).unwrap();
    }
    record
}

fn list(actions: &[&str]) -> Vec<Action> {
    actions.iter().map(|action| action.parse().unwrap()).collect()
}

#[test]
fn lists_of_actions_are_previewed_each_on_its_own_and_nothing_is_played() {
    let record = begun();
    let seat = record.game().first_to_act().unwrap();
    let at = Place {
        record: record.to_string(),
        ply: None,
        line: vec![LineMove { seat, action: "place tikal".parse().unwrap() }],
    };
    let lists = vec![list(&["place tikal"]), list(&["place uxmal", "pick tikal 0"]), list(&["end"]), vec![]];
    let mut study = Study::default();
    let answer = study.answer(StudyCall::Preview { at, seat, lists: lists.clone() });
    let StudyAnswer::Previews { previews } = answer else { panic!("{answer:?}") };
    // The second worker costs one corn more, and who places may not pick up.
    let mut after = record.clone();
    after.apply(seat, "place tikal".parse().unwrap(), &mut ()).unwrap();
    let expected: Vec<Previewed> = lists.iter().map(|list| after.game().preview(seat, list).into()).collect();
    assert_eq!(previews, expected);
    assert!(matches!(previews[0], Previewed::Possible { preview } if preview.costs.corn > 0), "{previews:?}");
    assert!(matches!(previews[1], Previewed::Refused { index: 1, .. }), "{previews:?}");
    assert!(matches!(previews[2], Previewed::Possible { .. }), "{previews:?}");
}

#[test]
fn a_place_that_is_none_is_refused() {
    let at = Place { record: "no record".to_owned(), ply: None, line: Vec::new() };
    let answer = Study::default().answer(StudyCall::Preview { at, seat: Seat::ALL[0], lists: Vec::new() });
    assert!(matches!(answer, StudyAnswer::Refused { .. }), "{answer:?}");
}
