//! What requests lead to, without a server around them.

use core::time::Duration;

use tzolkin_engine::{Action, Actions, DecisionKind, Record, Seat, Setup};

use super::Play;
use crate::clock::Clock;
use crate::entry::{Change, Entry};
use crate::wire::{LiveClock, Pace, Problem, Seating, TakenOver};

const PEOPLE: [Seating; 2] = [Seating::Person, Seating::Person];

fn seat(number: usize) -> Seat {
    Seat::ALL[number]
}

fn new(seed: u64) -> Play {
    Play::new(Record::new(Setup::from_seed(2, seed).unwrap()), PEOPLE.to_vec())
}

fn legal(play: &Play, seat: Seat) -> Actions {
    let mut legal = Actions::new();
    play.game().legal_for(seat, &mut legal);
    legal
}

fn act(play: &mut Play, seat: Seat, actions: &[&str]) -> Entry {
    let actions: Vec<String> = actions.iter().map(|&action| action.to_owned()).collect();
    let (entry, next) = play.act(seat, play.seq(), &actions, None).unwrap();
    *play = next;
    entry
}

/// A game in which both have kept the first pair they could.
fn kept(seed: u64) -> (Play, Vec<Entry>) {
    let mut play = new(seed);
    let mut entries = Vec::new();
    for number in 0..2 {
        let keep = legal(&play, seat(number))[0].to_string();
        entries.push(act(&mut play, seat(number), &[&keep]));
    }
    (play, entries)
}

/// Plays random turns with some taking back, and returns all entries.
fn wander(mut play: Play, mut entries: Vec<Entry>, steps: usize) -> (Play, Vec<Entry>) {
    let mut dice = 88_172_645_463_325_252_u64;
    for _ in 0..steps {
        let Some(seat) = play.game().first_to_act() else { break };
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        if dice.is_multiple_of(7)
            && let Ok((entry, next)) = play.undo(seat, play.seq(), dice.is_multiple_of(2))
        {
            entries.push(entry);
            play = next;
            continue;
        }
        let legal = legal(&play, seat);
        let action = legal[dice as usize % legal.len()].to_string();
        entries.push(act(&mut play, seat, &[&action]));
    }
    (play, entries)
}

#[test]
fn a_log_replays_to_the_same_game() {
    let (play, entries) = kept(3);
    let (play, entries) = wander(play, entries, 600);
    let mut again = new(3);
    again.replay(&entries).unwrap();
    assert_eq!(again.record(), play.record());
    assert_eq!(again.by_hand(), play.by_hand());
    assert_eq!(again.seq(), play.seq());
}

#[test]
fn a_log_that_does_not_fit_stops_before_the_entry_at_fault() {
    let (play, entries) = kept(3);
    let (_, mut entries) = wander(play, entries, 60);
    entries[40].digest ^= 1;
    let mut again = new(3);
    let error = again.replay(&entries).unwrap_err();
    assert_eq!(error, super::ReplayError::Rules { seq: 41 });
    assert_eq!(again.seq(), 40);
}

#[test]
fn a_log_full_of_undone_moves_replays_each_entry_once() {
    let (play, entries) = kept(3);
    let (mut play, mut entries) = wander(play, entries, 150);
    while play.game().decision() != DecisionKind::Turn {
        let seat = play.game().first_to_act().unwrap();
        let action = legal(&play, seat)[0].to_string();
        entries.push(act(&mut play, seat, &[&action]));
    }
    let moves = play.record().moves().len();
    assert!(moves > 80, "{moves} moves are too few to tell");
    let seat = play.game().first_to_act().unwrap();
    let mut played = play.clone();
    // Logs of earlier versions may have far more of them than are allowed now.
    for _ in 0..2000 {
        let action = legal(&played, seat)[0].to_string();
        entries.push(act(&mut played, seat, &[&action]));
        played.changes[seat] = 0;
        let (entry, next) = played.undo(seat, played.seq(), false).unwrap();
        entries.push(entry);
        played = next;
    }
    let stored: usize = entries.iter().map(|entry| entry.moves().len()).sum();
    let mut again = new(3);
    again.replay(&entries).unwrap();
    assert_eq!(again.record(), played.record());
    // Going back applies the moves of the unfinished turn again, and no others.
    let turn = played.record().turn_actions().len() + 3;
    assert!(again.applied <= stored + entries.len() * turn, "{} actions for {stored} stored ones", again.applied);
}

#[test]
fn a_turn_is_changed_only_so_often_and_can_always_be_ended() {
    let (mut play, mut entries) = kept(3);
    let seat = play.game().first_to_act().unwrap();
    let refused = Problem::TooManyChanges { most: super::MOST_CHANGES };
    loop {
        entries.push(act(&mut play, seat, &["place palenque"]));
        match play.undo(seat, play.seq(), entries.len().is_multiple_of(4)) {
            Ok((entry, next)) => {
                entries.push(entry);
                play = next;
            }
            Err(problem) => {
                assert_eq!(problem, refused);
                break;
            }
        }
    }
    assert!(entries.len() as u32 > 2 * super::MOST_CHANGES && entries.len() < 500, "{} entries", entries.len());
    // Loading the table again is no way around it.
    let mut again = new(3);
    again.replay(&entries).unwrap();
    for mut play in [play, again] {
        assert_eq!(play.undo(seat, play.seq(), true).unwrap_err(), refused);
        act(&mut play, seat, &["end"]);
        let other = play.game().first_to_act().unwrap();
        assert_ne!(other, seat);
        act(&mut play, other, &["place tikal"]);
        assert!(play.undo(other, play.seq(), false).is_ok(), "every turn counts for itself");
    }
}

#[test]
fn tiles_are_chosen_anew_only_so_often() {
    let mut play = new(5);
    let choices = legal(&play, seat(0)).iter().take(2).map(ToString::to_string).collect::<Vec<_>>();
    let mut chosen = 0;
    let problem = loop {
        match play.act(seat(0), play.seq(), &[choices[chosen % 2].clone()], None) {
            Ok((_, next)) => play = next,
            Err(problem) => break problem,
        }
        chosen += 1;
    };
    assert_eq!(
        (problem, chosen as u32),
        (Problem::TooManyChanges { most: super::MOST_CHANGES }, super::MOST_CHANGES + 1)
    );
    let keep = legal(&play, seat(1))[0].to_string();
    act(&mut play, seat(1), &[&keep]);
    assert_ne!(play.game().decision(), DecisionKind::Keep);
}

#[test]
fn what_one_request_did_is_taken_back_at_once() {
    let list: Vec<String> = ["place palenque", "place tikal", "place uxmal"].map(str::to_owned).to_vec();
    let affords = |seed: &u64| {
        let play = kept(*seed).0;
        play.act(play.game().first_to_act().unwrap(), play.seq(), &list, None).is_ok()
    };
    let seed = (0..).find(affords).unwrap();
    let (mut play, mut entries) = kept(seed);
    let seat = play.game().first_to_act().unwrap();
    let before = play.record().moves().len();
    entries.push(act(&mut play, seat, &["place palenque"]));
    let one = play.record().moves().len();
    entries.push(act(&mut play, seat, &["place tikal", "place uxmal"]));
    let mut again = new(seed);
    again.replay(&entries).unwrap();
    for play in [play, again] {
        let (entry, play) = play.undo(seat, play.seq(), false).unwrap();
        assert_eq!(entry.change, Change::Undo { ply: one as u32 });
        let (entry, play) = play.undo(seat, play.seq(), false).unwrap();
        assert_eq!(entry.change, Change::Undo { ply: before as u32 });
        assert_eq!(play.undo(seat, play.seq(), false).unwrap_err(), Problem::NothingToUndo);
    }
}

#[test]
fn tiles_may_be_chosen_again_until_all_have_chosen() {
    let mut play = new(5);
    let choices = legal(&play, seat(0));
    act(&mut play, seat(0), &[&choices[0].to_string()]);
    let entry = act(&mut play, seat(0), &[&choices[1].to_string()]);
    assert!(matches!(entry.change, Change::KeepAgain { .. }));
    let Action::Keep(tiles) = choices[1] else { panic!("a keep") };
    assert_eq!(play.game().kept(seat(0)), Some(tiles));
    assert_eq!(play.record().moves().len(), 1);
    // The other seat saw nothing of it and is not out of date.
    let keep = legal(&play, seat(1))[0].to_string();
    let (_, next) = play.act(seat(1), 0, &[keep], None).unwrap();
    assert_ne!(next.game().decision(), DecisionKind::Keep);
    let again = next.act(seat(0), next.seq(), &[choices[0].to_string()], None).unwrap_err();
    assert!(matches!(again, Problem::NotToAct { .. } | Problem::Illegal { .. }), "{again:?}");
}

#[test]
fn a_seat_that_has_not_seen_its_own_choice_is_out_of_date() {
    let mut play = new(5);
    let choices = legal(&play, seat(0));
    act(&mut play, seat(0), &[&choices[0].to_string()]);
    let stale = play.act(seat(0), 0, &[choices[1].to_string()], None).unwrap_err();
    assert_eq!(stale, Problem::Stale { seq: 1 });
}

#[test]
fn a_list_applies_whole_or_not_at_all() {
    let (play, _) = kept(3);
    let to_act = play.game().first_to_act().unwrap();
    let list: Vec<String> = ["place palenque", "place nowhere"].map(str::to_owned).to_vec();
    assert_eq!(play.act(to_act, play.seq(), &list, None).unwrap_err(), Problem::UnknownAction { index: 1 });
    let list: Vec<String> = ["place palenque", "pick palenque 0"].map(str::to_owned).to_vec();
    assert!(matches!(play.act(to_act, play.seq(), &list, None).unwrap_err(), Problem::Illegal { index: 1, .. }));
    assert_eq!(play.act(to_act, play.seq(), &[], None).unwrap_err(), Problem::Malformed);
    let too_many = vec!["place palenque".to_owned(); super::MOST_ACTIONS + 1];
    assert_eq!(play.act(to_act, play.seq(), &too_many, None).unwrap_err(), Problem::Malformed);
}

#[test]
fn undo_goes_back_one_decision_and_restart_to_the_start_of_the_turn() {
    let (mut play, _) = kept(3);
    let to_act = play.game().first_to_act().unwrap();
    let start = *play.game();
    assert_eq!(play.undo(to_act, play.seq(), false).unwrap_err(), Problem::NothingToUndo);
    act(&mut play, to_act, &["place palenque"]);
    let one = *play.game();
    act(&mut play, to_act, &["place tikal"]);
    let (_, undone) = play.undo(to_act, play.seq(), false).unwrap();
    assert_eq!(*undone.game(), one);
    let (_, restarted) = play.undo(to_act, play.seq(), true).unwrap();
    assert_eq!(*restarted.game(), start);
    let other = to_act.left(2);
    assert!(matches!(play.undo(other, play.seq(), false).unwrap_err(), Problem::NotToAct { .. }));
}

#[test]
fn a_turn_that_a_game_begins_with_can_be_taken_back() {
    let (mut play, _) = kept(3);
    let to_act = play.game().first_to_act().unwrap();
    let start = *play.game();
    act(&mut play, to_act, &["place palenque"]);
    let one = *play.game();
    act(&mut play, to_act, &["place tikal"]);
    let begun = Play::new(play.record().clone(), vec![Seating::Person; 2]);
    assert!(begun.automatic().iter().all(|&automatic| !automatic));
    let (entry, undone) = begun.undo(to_act, begun.seq(), false).unwrap();
    assert_eq!(*undone.game(), one);
    let (_, restarted) = begun.undo(to_act, begun.seq(), true).unwrap();
    assert_eq!(*restarted.game(), start);
    // What came before that turn stands.
    assert_eq!(restarted.undo(to_act, restarted.seq(), true).unwrap_err(), Problem::NothingToUndo);
    // It is an entry like any other.
    let mut again = begun;
    again.replay(&[entry]).unwrap();
    assert_eq!((again.game(), again.opening()), (undone.game(), undone.opening()));
}

#[test]
fn days_are_answered_in_advance_and_marked_automatic() {
    let (mut play, mut entries) = kept(3);
    let first = play.game().first_to_act().unwrap();
    let list: Vec<String> = ["place start", "end"].map(str::to_owned).to_vec();
    let (entry, next) = play.act(first, play.seq(), &list, Some(2)).unwrap();
    entries.push(entry);
    play = next;
    let entry = act(&mut play, first.left(2), &["place palenque", "end"]);
    let Change::Moves { moves, .. } = &entry.change else { panic!("moves") };
    let days = moves.last().unwrap();
    assert_eq!((days.action.as_str(), days.automatic), ("days 2", true));
    assert_eq!(play.game().board().round(), 3, "two days have passed");
    entries.push(entry);
    let mut again = new(3);
    again.replay(&entries).unwrap();
    assert_eq!(again.game(), play.game());
    assert_eq!(
        play.act(play.game().first_to_act().unwrap(), play.seq(), &["place tikal".to_owned()], Some(1)).unwrap_err(),
        Problem::Malformed
    );
}

#[test]
fn a_bot_plays_for_whoever_left_and_nobody_else_does() {
    let (mut play, _) = kept(3);
    let to_act = play.game().first_to_act().unwrap();
    let (_, next) = play.leave(to_act, TakenOver::Voted).unwrap();
    play = next;
    assert!(play.bot_plays(to_act));
    assert_eq!(play.people_to_act().count(), 0);
    let refused = play.act(to_act, play.seq(), &["place palenque".to_owned()], None).unwrap_err();
    assert!(matches!(refused, Problem::BotPlays { .. }));
    let (_, back) = play.come_back(to_act).unwrap();
    assert!(!back.bot_plays(to_act));
    assert!(back.come_back(to_act).is_err());
    let (_, gone) = back.leave(to_act, TakenOver::Resigned).unwrap();
    assert!(gone.come_back(to_act).is_err(), "who resigned is gone for good");
    assert_eq!(gone.record().ranked_last(), [to_act]);
}

#[test]
fn the_last_person_left_may_let_bots_play_the_rest() {
    let (play, _) = kept(3);
    let (stays, goes) = (seat(0), seat(1));
    assert_eq!(play.finish(stays).unwrap_err(), Problem::OthersPlay);
    let (_, voted) = play.leave(goes, TakenOver::Voted).unwrap();
    assert_eq!(voted.finish(stays).unwrap_err(), Problem::OthersPlay, "who was voted over may come back");
    for reason in [TakenOver::Resigned, TakenOver::Timeout] {
        let (_, alone) = play.leave(goes, reason).unwrap();
        assert!(alone.finish(goes).is_err(), "who gave up decides nothing any more");
        let (entry, finished) = alone.finish(stays).unwrap();
        assert!(finished.bot_plays(stays) && finished.bot_plays(goes));
        assert_eq!(finished.record().ranked_last(), [goes]);
        assert_eq!(finished.finish(stays).unwrap_err(), Problem::BotPlays { seat: 0 });
        assert!(!finished.come_back(stays).unwrap().1.bot_plays(stays), "it can be taken back");
        let mut again = alone.clone();
        again.replay(&[entry]).unwrap();
        assert_eq!(again.record(), finished.record());
    }
}

#[test]
fn clocks_run_for_whoever_is_to_act_and_undo_gives_nothing_back() {
    let began = Duration::ZERO;
    let (mut play, _) = kept(3);
    let to_act = play.game().first_to_act().unwrap();
    let pace = Pace::Live { clock: Some(LiveClock { base_s: 60, increment_s: 5 }) };
    let mut clock = Clock::new(pace, began).unwrap();
    clock.resume(&play);
    let entry = act(&mut play, to_act, &["place palenque"]);
    clock.count(began + Duration::from_secs(10));
    clock.switch(&play, &entry);
    let (entry, undone) = play.undo(to_act, play.seq(), false).unwrap();
    clock.count(began + Duration::from_secs(20));
    clock.switch(&undone, &entry);
    assert_eq!(clock.left(2)[to_act.index()], 40_000);
    assert_eq!(clock.left(2)[to_act.left(2).index()], 60_000);
    let entry = act(&mut play, to_act, &["end"]);
    clock.switch(&play, &entry);
    assert_eq!(clock.left(2)[to_act.index()], 45_000, "the increment");
    clock.count(began + Duration::from_secs(81));
    assert_eq!(clock.expired(), Some(to_act.left(2)));
}

#[test]
fn stored_clocks_go_on_from_the_time_at_which_they_were_counted() {
    let (play, _) = kept(3);
    let to_act = play.game().first_to_act().unwrap();
    let pace = Pace::Days { hours_per_turn: Some(24) };
    let hour = Duration::from_secs(3600);
    let mut clock = Clock::new(pace, hour).unwrap();
    clock.resume(&play);
    let stored = clock.stored(2);
    let left = |now: Duration| {
        let mut again = Clock::load(pace, Some(&stored), now).unwrap();
        again.resume(&play);
        again.count(now);
        (again.left(2)[to_act.index()], again.deadline())
    };
    assert_eq!(left(3 * hour), (22 * 3600 * 1000, Some(25 * hour)), "nothing was stored meanwhile");
    assert_eq!(left(30 * hour).0, 0);
    // A host that was killed before it could remember the time goes on a little earlier.
    assert_eq!(left(hour / 2), (24 * 3600 * 1000, Some(hour / 2 + 24 * hour)));
}

#[test]
fn over_days_every_turn_has_its_own_time() {
    let began = Duration::ZERO;
    let (mut play, _) = kept(3);
    let first = play.game().first_to_act().unwrap();
    let pace = Pace::Days { hours_per_turn: Some(24) };
    let mut clock = Clock::new(pace, began).unwrap();
    clock.resume(&play);
    let hour = Duration::from_secs(3600);
    let entry = act(&mut play, first, &["place palenque"]);
    clock.count(began + 20 * hour);
    clock.switch(&play, &entry);
    assert_eq!(clock.left(2)[first.index()], 4 * 3600 * 1000, "going on with a turn gives no time");
    let entry = act(&mut play, first, &["end"]);
    clock.switch(&play, &entry);
    clock.count(began + 43 * hour);
    assert_eq!(clock.expired(), None);
    clock.count(began + 44 * hour);
    assert_eq!(clock.expired(), Some(first.left(2)));
}

const DAY_MS: u64 = 24 * 3600 * 1000;

/// Counts an hour, then plays, and returns what is left.
fn an_hour_later(clock: &mut Clock, now: &mut Duration, play: &mut Play, seat: Seat, actions: &[&str]) -> Vec<u64> {
    *now += Duration::from_secs(3600);
    clock.count(*now);
    let entry = act(play, seat, actions);
    clock.switch(play, &entry);
    clock.left(2)
}

#[test]
fn over_days_whoever_keeps_last_and_acts_first_has_a_turn_of_its_own() {
    let (mut now, mut play) = (Duration::ZERO, new(3));
    let first = kept(3).0.game().first_to_act().unwrap();
    let other = first.left(2);
    let mut clock = Clock::new(Pace::Days { hours_per_turn: Some(24) }, now).unwrap();
    clock.resume(&play);
    let keep = |play: &Play, seat| legal(play, seat)[0].to_string();
    let text = keep(&play, other);
    let left = an_hour_later(&mut clock, &mut now, &mut play, other, &[&text]);
    assert_eq!(left[first.index()], DAY_MS - 3_600_000, "what another keeps gives no time");
    let text = keep(&play, first);
    let left = an_hour_later(&mut clock, &mut now, &mut play, first, &[&text]);
    assert_eq!(play.game().first_to_act(), Some(first));
    assert_eq!(left[first.index()], DAY_MS);
}

#[test]
fn over_days_whoever_answers_days_and_acts_first_has_a_turn_of_its_own() {
    let (mut now, (mut play, _)) = (Duration::ZERO, kept(3));
    let first = play.game().first_to_act().unwrap();
    let other = first.left(2);
    let mut clock = Clock::new(Pace::Days { hours_per_turn: Some(24) }, now).unwrap();
    clock.resume(&play);
    an_hour_later(&mut clock, &mut now, &mut play, first, &["place palenque", "end"]);
    let left = an_hour_later(&mut clock, &mut now, &mut play, other, &["place start", "end"]);
    assert_eq!((play.game().decision(), play.game().first_to_act()), (DecisionKind::Days, Some(other)));
    assert_eq!(left[other.index()], DAY_MS, "the question of days");
    let left = an_hour_later(&mut clock, &mut now, &mut play, other, &["days 2"]);
    assert_eq!(play.game().first_to_act(), Some(other), "the marker went there");
    assert_eq!(left[other.index()], DAY_MS, "the turn after it");
}

#[test]
fn days_answered_without_the_start_space_answer_no_later_round() {
    let (mut play, mut entries) = kept(3);
    let first = play.game().first_to_act().unwrap();
    let other = first.left(2);
    entries.push(act(&mut play, first, &["place palenque", "end"]));
    let list: Vec<String> = ["place tikal", "end"].map(str::to_owned).to_vec();
    let (entry, next) = play.act(other, play.seq(), &list, Some(2)).unwrap();
    entries.push(entry);
    play = next;
    assert_eq!(play.game().board().round(), 2);
    let mut again = new(3);
    again.replay(&entries).unwrap();
    for mut play in [play, again] {
        act(&mut play, first, &["place uxmal", "end"]);
        act(&mut play, other, &["place start", "end"]);
        assert_eq!((play.game().decision(), play.game().first_to_act()), (DecisionKind::Days, Some(other)));
    }
}

#[test]
fn who_left_while_tiles_were_kept_left_when_it_was() {
    let mut play = new(5);
    let choices = legal(&play, seat(0));
    act(&mut play, seat(0), &[&choices[0].to_string()]);
    let (_, next) = play.leave(seat(1), TakenOver::Resigned).unwrap();
    play = next;
    let before = play.record().absences().to_vec();
    assert_eq!(before[0].ply, 1);
    act(&mut play, seat(0), &[&choices[1].to_string()]);
    assert_eq!(play.record().absences(), before);
    let read: Record = play.record().to_string().parse().unwrap();
    assert_eq!(&read, play.record());
}

#[test]
fn the_chance_of_bots_depends_on_what_is_kept_alone() {
    let (play, entries) = wander(kept(5).0, kept(5).1, 40);
    let mut seeds = vec![new(5).bot_seed(), new(6).bot_seed()];
    let mut again = new(5);
    for entry in &entries {
        again.replay(std::slice::from_ref(entry)).unwrap();
        seeds.push(again.bot_seed());
    }
    assert_eq!(seeds.last(), Some(&play.bot_seed()), "another chance after a restart");
    let different: std::collections::HashSet<u64> = seeds.iter().copied().collect();
    assert_eq!(different.len(), seeds.len(), "an entry or a game shares its chance with another");
    // Tables that are played when the program is replaced go on as they would have: this number never changes.
    assert_eq!(new(5).bot_seed(), 5_121_138_244_136_272_288);
}
