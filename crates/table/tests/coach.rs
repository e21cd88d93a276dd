//! Judging one's own last turn and taking it back, in games against bots alone.

mod common;

use core::time::Duration;

use tzolkin_engine::{Action, Actions, DecisionKind, Record, Seat, View};
use tzolkin_table::wire::{Command, Judged, LiveClock, Message, NewSeat, Pace, Problem, Status};
use tzolkin_table::{Change, Delivery, Effect, Now, Table, Thought};

use common::{Host, live, mine, visitor};

const NOW: Now = Now { time: Duration::ZERO, date: 0 };
const ANA: Seat = Seat::ALL[0];

/// Ana against two bots, who have kept their tiles.
fn against_bots(pace: Pace, seed: u64) -> Host {
    let mut host = Host::open(vec![mine(), NewSeat::Bot { level: 1 }, NewSeat::Bot { level: 1 }], true, pace, seed);
    host.start();
    host.connect(1, &visitor("Ana"));
    let keep = host.first_legal(0);
    host.act(1, 0, &keep).unwrap();
    host.let_bots_play();
    host
}

/// Plays Ana's decisions until one of them ends her turn.
fn play_turn(host: &mut Host) {
    for number in 0.. {
        let mut legal = Actions::new();
        host.table.play().game().legal_for(ANA, &mut legal);
        // Ends as soon as possible, but not before something is done.
        let end = legal.iter().find(|action| **action == Action::End).filter(|_| number > 0);
        let action = end.unwrap_or(&legal[number % legal.len()]).to_string();
        host.act(1, 0, &action).unwrap();
        if end.is_some() {
            return;
        }
    }
}

/// Lets the first bot that is to act play one action.
fn one_bot_acts(host: &mut Host) {
    let turn = host.table.bot_to_move().expect("a bot is to act");
    let mut legal = Actions::new();
    turn.view.legal(&mut legal);
    let step = host.table.bot_turn(turn.seat, turn.seq, &legal[..1], host.time).unwrap();
    host.append(step);
}

fn take_back(host: &mut Host, ply: usize) -> Result<Vec<Delivery>, Problem> {
    host.ask(1, Command::TakeTurnBack { seat: 0, ply: ply as u32 })
}

/// What the host is asked to think about.
fn asked(table: &Table) -> Result<(View, Vec<Action>), Problem> {
    match table.request(1, Command::Judge { seat: 0 }, NOW)? {
        Effect::Judge { seat, view, played, .. } => {
            assert_eq!(seat, ANA);
            Ok((*view, played))
        }
        effect => panic!("{effect:?}"),
    }
}

/// The last turn and what is thought of it.
fn judgement(table: &Table) -> (Vec<Action>, Judged) {
    let (view, played) = asked(table).unwrap();
    match Thought::judged(&view, &played) {
        Some(Thought::Judged(judged)) => (played, judged),
        other => panic!("{other:?}"),
    }
}

/// The moves of a record as text, without what else is in it.
fn moves(record: &Record) -> Vec<String> {
    record.moves().iter().map(|made| format!("{} {}", made.seat, made.action)).collect()
}

#[test]
fn a_turn_is_taken_back_with_what_bots_have_played_since() {
    for bots_are_done in [false, true] {
        let mut host = against_bots(live(None), 3);
        let before = host.table.play().clone();
        play_turn(&mut host);
        one_bot_acts(&mut host);
        if bots_are_done {
            host.let_bots_play();
            assert_eq!(host.table.play().game().first_to_act(), Some(ANA));
        }
        let told = take_back(&mut host, before.record().moves().len()).unwrap();
        assert_eq!(host.table.play().record(), before.record(), "as if the turn had never been played");
        assert_eq!(host.table.play().by_hand(), before.by_hand());
        assert!(host.table.bot_to_move().is_none(), "no bot thinks on");
        let Message::Update(update) = &told[0].message else { panic!("{told:?}") };
        assert!(update.undone && update.moves.is_empty());
        assert_eq!(update.position.ply as usize, before.record().moves().len());
        assert_eq!(update.decisions.len(), 1, "Ana decides again");

        // What is stored leads to the same, and the game goes on from there.
        let again = host.reloaded();
        assert_eq!(again.play().record(), before.record());
        assert_eq!(again.play().taken_back(), 1);
        assert_eq!(again.status(), Status::Running);
        play_turn(&mut host);
        host.let_bots_play();
        assert_eq!(host.reloaded().play().record(), host.table.play().record());
    }
}

#[test]
fn an_entry_of_taking_back_is_one_that_earlier_programs_know() {
    let mut host = against_bots(live(None), 3);
    let ply = host.table.play().record().moves().len();
    play_turn(&mut host);
    take_back(&mut host, ply).unwrap();
    assert_eq!(host.log.last().unwrap().change, Change::Undo { ply: ply as u32 });
}

#[test]
fn a_turn_can_be_taken_back_while_the_next_one_is_played() {
    let mut host = against_bots(live(None), 5);
    let before = host.table.play().clone();
    play_turn(&mut host);
    host.let_bots_play();
    let action = host.first_legal(0);
    host.act(1, 0, &action).unwrap();
    take_back(&mut host, before.record().moves().len()).unwrap();
    assert_eq!(moves(host.table.play().record()), moves(before.record()));
    // Taken back once more, as a second click would, nothing happens.
    assert_eq!(take_back(&mut host, before.record().moves().len()).unwrap_err(), Problem::NothingToUndo);
}

#[test]
fn only_the_last_turn_is_taken_back_and_kept_tiles_are_one() {
    let mut host = against_bots(live(None), 5);
    let first = host.table.play().record().moves().len();
    play_turn(&mut host);
    host.let_bots_play();
    let second = host.table.play().record().moves().len();
    play_turn(&mut host);
    for ply in [0, first, second - 1, second + 1, usize::from(u16::MAX)] {
        assert_eq!(take_back(&mut host, ply).unwrap_err(), Problem::NothingToUndo, "{ply}");
    }
    take_back(&mut host, second).unwrap();
    take_back(&mut host, first).unwrap();
    let kept = host.table.play().record().moves().iter().position(|made| made.seat == ANA).unwrap();
    take_back(&mut host, kept).unwrap();
    assert_eq!(host.table.play().game().decision(), DecisionKind::Keep);
    assert_eq!(take_back(&mut host, kept).unwrap_err(), Problem::NothingToUndo);
    assert_eq!(host.reloaded().play().record(), host.table.play().record());
    let keep = host.first_legal(0);
    host.act(1, 0, &keep).unwrap();
    host.let_bots_play();
    play_turn(&mut host);
}

#[test]
fn turns_are_taken_back_only_so_often() {
    let mut host = against_bots(live(None), 3);
    let ply = host.table.play().record().moves().len();
    let mut times = 0;
    let problem = loop {
        play_turn(&mut host);
        match take_back(&mut host, ply) {
            Ok(_) => times += 1,
            Err(problem) => break problem,
        }
    };
    assert_eq!(problem, Problem::TooManyChanges { most: times });
    assert!((50..1000).contains(&times), "{times}");
    // Loading the table again is no way around it, and the game goes on.
    host.table = host.reloaded();
    host.connect(1, &visitor("Ana"));
    assert_eq!(take_back(&mut host, ply).unwrap_err(), problem);
    host.let_bots_play();
    play_turn(&mut host);
}

#[test]
fn an_answer_in_advance_goes_with_its_turn() {
    // Ana takes the starting player's space, so that she will be asked for days, and answers at the end of her turn.
    let mut host = against_bots(live(None), 3);
    for _ in 0..20 {
        let ply = host.table.play().record().moves().len();
        let seq = host.table.play().seq();
        let actions = vec!["place start".to_owned(), "end".to_owned()];
        if host.ask(1, Command::Act { seat: 0, seq, actions, days: Some(1) }).is_ok() {
            take_back(&mut host, ply).unwrap();
            host.act(1, 0, "place start").unwrap();
            host.act(1, 0, "end").unwrap();
            host.let_bots_play();
            assert_eq!(host.table.play().game().decision(), DecisionKind::Days, "nobody has answered for her");
            assert_eq!(host.table.play().game().first_to_act(), Some(ANA));
            return;
        }
        play_turn(&mut host);
        host.let_bots_play();
        while host.table.play().game().decision() == DecisionKind::Days {
            let days = host.first_legal(0);
            host.act(1, 0, &days).unwrap();
            host.let_bots_play();
        }
    }
    panic!("the space was never free");
}

#[test]
fn taking_back_gives_no_time_back() {
    let clock = LiveClock { base_s: 100, increment_s: 0 };
    let mut host = against_bots(live(Some(clock)), 3);
    let ply = host.table.play().record().moves().len();
    host.time += Duration::from_secs(30);
    play_turn(&mut host);
    host.time += Duration::from_secs(5);
    let told = take_back(&mut host, ply).unwrap();
    let Message::Update(update) = &told[0].message else { panic!("{told:?}") };
    let clocks = &update.clocks.as_ref().unwrap().seats;
    assert!(clocks[0].running);
    assert_eq!(clocks[0].left_ms, 70_000);
}

#[test]
fn with_other_people_nothing_is_judged_or_taken_back() {
    // Two people and a bot, and two people around one screen.
    let mut one_screen = Host::open(vec![mine(), mine(), NewSeat::Bot { level: 1 }], true, live(None), 3);
    one_screen.start();
    one_screen.connect(1, &visitor("Ana"));
    for seat in 0..2 {
        one_screen.ask(1, Command::Claim { seat: Some(seat) }).unwrap();
        let keep = one_screen.first_legal(seat);
        one_screen.act(1, seat, &keep).unwrap();
    }
    let mut people = Host::started(3);
    people.keep_tiles();
    for mut host in [one_screen, people] {
        assert_eq!(take_back(&mut host, 0).unwrap_err(), Problem::NotAlone);
        assert_eq!(asked(&host.table).unwrap_err(), Problem::NotAlone);
        // That somebody has left changes nothing: what they did is not Ana's to take back.
        let left = [1, 2].map(|connection| host.ask(connection, Command::Resign { seat: 1 }).is_ok());
        assert_ne!(left[0], left[1], "whoever holds the seat");
        assert_eq!(take_back(&mut host, 0).unwrap_err(), Problem::NotAlone);
        assert_eq!(asked(&host.table).unwrap_err(), Problem::NotAlone);
    }
}

#[test]
fn nobody_else_takes_back_and_whoever_is_gone_does_not() {
    let mut host = against_bots(live(None), 3);
    host.connect(3, &visitor("Watcher"));
    let ply = host.table.play().record().moves().len() as u32;
    play_turn(&mut host);
    for connection in [3, 99] {
        let refused = host.ask(connection, Command::TakeTurnBack { seat: 0, ply }).unwrap_err();
        assert_eq!(refused, Problem::NotYourSeat { seat: 0 });
        assert_eq!(host.ask(connection, Command::Judge { seat: 0 }).unwrap_err(), Problem::NotYourSeat { seat: 0 });
    }
    assert_eq!(host.ask(1, Command::TakeTurnBack { seat: 1, ply }).unwrap_err(), Problem::NotYourSeat { seat: 1 });
    host.ask(1, Command::Resign { seat: 0 }).unwrap();
    assert_eq!(host.ask(1, Command::TakeTurnBack { seat: 0, ply }).unwrap_err(), Problem::BotPlays { seat: 0 });
    assert_eq!(host.ask(1, Command::Judge { seat: 0 }).unwrap_err(), Problem::BotPlays { seat: 0 });
    host.let_bots_play();
    assert_eq!(host.table.status(), Status::Finished);
    assert_eq!(host.ask(1, Command::TakeTurnBack { seat: 0, ply }).unwrap_err(), Problem::GameOver);
    assert_eq!(host.ask(1, Command::Judge { seat: 0 }).unwrap_err(), Problem::GameOver);
}

#[test]
fn a_turn_is_judged_by_what_was_known_when_it_began() {
    let mut host = against_bots(live(None), 3);
    let before = host.table.play().clone();
    let view = before.game().view(ANA);
    play_turn(&mut host);
    let played: Vec<Action> =
        host.table.play().record().moves()[before.record().moves().len()..].iter().map(|made| made.action).collect();
    for _ in 0..2 {
        let (shown, turn) = asked(&host.table).unwrap();
        assert_eq!((shown, &turn), (view, &played));
        // The same is asked about once the bots have played.
        host.let_bots_play();
    }
}

#[test]
fn a_judgement_holds_while_bots_play_and_falls_with_its_turn() {
    let mut host = against_bots(live(None), 3);
    let ply = host.table.play().record().moves().len();
    play_turn(&mut host);
    let (played, first) = judgement(&host.table);
    one_bot_acts(&mut host);
    host.let_bots_play();
    match host.table.judged(ANA, ply as u32, &played, first.clone()) {
        Some(Message::Judged { seat, ply: told, judged }) => {
            assert_eq!((seat, told as usize), (ANA, ply));
            assert_eq!(judged, first);
        }
        other => panic!("{other:?}"),
    }
    let mut taken_back = host.clone();
    take_back(&mut taken_back, ply).unwrap();
    assert!(taken_back.table.judged(ANA, ply as u32, &played, first.clone()).is_none());
    play_turn(&mut host);
    assert!(host.table.judged(ANA, ply as u32, &played, first).is_none(), "the next turn is the last one now");
}
