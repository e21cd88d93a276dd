//! What happens at a table, without a server around it.

mod common;

use core::time::Duration;

use serde_json::{Value, json};
use tzolkin_bots::STRONGEST_LEVEL;
use tzolkin_table::wire::{BadPart, Command, LiveClock, NewSeat, Problem, SeatBot, Seating, Status};
use tzolkin_table::{Change, ConnectionId, Delivery, Effect, Now, Visitor};

use common::{Host, live, mine, visitor};

/// What a connection gets, as JSON.
fn heard(deliveries: &[Delivery], connection: ConnectionId) -> Vec<Value> {
    let own = deliveries.iter().filter(|delivery| delivery.to.contains(&connection));
    own.map(|delivery| serde_json::to_value(&delivery.message).expect("a message can be written")).collect()
}

const SECOND: Duration = Duration::from_secs(1);

fn update(messages: &[Value]) -> &Value {
    messages.iter().rfind(|message| message["type"] == "update").expect("an update")
}

fn table(messages: &[Value]) -> &Value {
    &messages.iter().rfind(|message| message["type"] == "table").expect("the table")["table"]
}

#[test]
fn nothing_happens_until_the_host_applies_it() {
    let host = Host::started(3);
    let keep = host.first_legal(0);
    let act = Command::Act { seat: 0, seq: 0, actions: vec![keep], days: None };
    let now = Now { time: host.time, date: 0 };
    let Ok(Effect::Append(step)) = host.table.request(1, act.clone(), now) else { panic!("an entry") };
    assert_eq!((step.seq(), host.table.play().seq()), (1, 0));
    // A host that could not store it may be asked again.
    assert!(matches!(host.table.request(1, act, now), Ok(Effect::Append(_))));
}

#[test]
fn everyone_hears_of_a_move_and_nobody_of_secrets() {
    let mut host = Host::started(3);
    let keep = host.first_legal(0);
    let told = host.act(1, 0, &keep).unwrap();
    for connection in 1..=4 {
        let messages = heard(&told, connection);
        let update = update(&messages);
        assert_eq!(update["seq"], 1);
        let own = connection == 1;
        assert_eq!(update["moves"][0]["action"] == json!(keep), own, "connection {connection}");
        assert_eq!(update["position"]["viewer"] == json!(0), own);
        assert_eq!(update["position"]["dealt"].is_null(), connection > 2);
        let decides = connection <= 2;
        assert_eq!(update["decisions"].as_array().map(Vec::len), Some(usize::from(decides)));
    }
}

#[test]
fn a_seat_is_its_holders() {
    let mut host = Host::started(3);
    let keep = host.first_legal(0);
    for connection in [2, 3, 4, 99] {
        assert_eq!(host.act(connection, 0, &keep).unwrap_err(), Problem::NotYourSeat { seat: 0 });
    }
    assert_eq!(host.act(1, 9, &keep).unwrap_err(), Problem::NotYourSeat { seat: 9 });
    assert_eq!(host.ask(3, Command::Chat { text: "hello".into() }).unwrap_err(), Problem::NotSeated);
    assert_eq!(host.ask(4, Command::Mute { seat: 0, muted: true }).unwrap_err(), Problem::NoIdentity);
    assert!(host.log.is_empty());
}

#[test]
fn around_one_screen_only_who_looks_chooses_tiles() {
    let mut host = Host::open(vec![mine(), mine()], true, live(None), 5);
    host.start();
    host.connect(1, &visitor("Ana"));
    let keep = host.first_legal(1);
    assert_eq!(host.act(1, 1, &keep).unwrap_err(), Problem::NotYourSeat { seat: 1 });
    let told = heard(&host.ask(1, Command::Claim { seat: Some(1) }).unwrap(), 1);
    assert_eq!(update(&told)["position"]["viewer"], 1);
    host.act(1, 1, &keep).unwrap();
    assert_eq!(host.ask(1, Command::Claim { seat: Some(2) }).unwrap_err(), Problem::NotYourSeat { seat: 2 });
}

#[test]
fn what_was_taken_back_and_played_again_is_loaded_again() {
    let mut host = Host::started(3);
    host.keep_tiles();
    for _ in 0..12 {
        let Some(seat) = host.table.play().people_to_act().next() else { break };
        let (connection, seat) = (seat.index() as u64 + 1, seat.index() as u8);
        let action = host.first_legal(seat);
        host.act(connection, seat, &action).unwrap();
        if host.ask(connection, Command::Undo { seat, seq: host.table.play().seq() }).is_ok() {
            host.act(connection, seat, &action).unwrap();
        }
        host.let_bots_play();
    }
    assert!(host.log.iter().any(|entry| matches!(entry.change, Change::Undo { .. })));
    let again = host.reloaded();
    assert_eq!(again.status(), Status::Running);
    assert_eq!(again.play().record(), host.table.play().record());
    assert_eq!(again.play().seq(), host.table.play().seq());
    assert_eq!(again.summary(host.time), host.table.summary(host.time));
}

#[test]
fn a_log_that_does_not_fit_freezes_a_running_game() {
    let mut host = Host::started(3);
    host.keep_tiles();
    host.log[1].digest ^= 1;
    let frozen = host.reloaded();
    assert_eq!(frozen.status(), Status::Frozen);
    assert_eq!(serde_json::to_value(frozen.shown(None, host.time)).unwrap()["frozen"]["entry"], 2);
    host.table = frozen;
    host.connect(1, &visitor("Ana"));
    assert_eq!(host.act(1, 0, "place palenque").unwrap_err(), Problem::Frozen);
    assert!(host.table.bot_to_move().is_none());
}

#[test]
fn whoever_is_gone_can_be_voted_over_and_come_back() {
    let mut host = Host::started(3);
    host.keep_tiles();
    let vote = Command::Vote { seat: 0, over: 1 };
    let _ = host.table.disconnect(2, host.time);
    host.time += 119 * SECOND;
    assert_eq!(host.ask(1, vote.clone()).unwrap_err(), Problem::NotVotable { seat: 1 });
    assert!(host.table.news(host.time).is_empty());
    assert_eq!(host.table.next_due(host.time), Some(120 * SECOND));
    host.time += SECOND;
    assert_eq!(table(&heard(&host.table.news(host.time), 1))["seats"][1]["votable"], true);
    assert_eq!(host.ask(3, vote.clone()).unwrap_err(), Problem::NotYourSeat { seat: 0 });

    let told = heard(&host.ask(1, vote).unwrap(), 1);
    assert!(matches!(host.log.last().unwrap().change, Change::Left { seat: 1, .. }));
    assert_eq!(table(&told)["seats"][1]["bot_since"]["reason"], "voted");
    host.let_bots_play();
    host.connect(5, &visitor("Bo"));
    let seq = host.table.play().seq();
    assert_eq!(host.ask(5, Command::Undo { seat: 1, seq }).unwrap_err(), Problem::BotPlays { seat: 1 });
    host.ask(5, Command::TakeBack { seat: 1 }).unwrap();
    assert!(!host.table.play().bot_plays(tzolkin_engine::Seat::ALL[1]));
    assert_eq!(host.reloaded().play().record(), host.table.play().record());
}

#[test]
fn a_vote_waits_for_everyone_who_is_there() {
    let people = || vec![mine(), NewSeat::Open, NewSeat::Open];
    let mut host = Host::open(people(), true, live(None), 7);
    host.sit("Bo");
    host.sit("Cleo");
    host.start();
    host.connect(1, &visitor("Ana"));
    host.connect(2, &visitor("Bo"));
    host.time += 120 * SECOND;
    let told = heard(&host.ask(1, Command::Vote { seat: 0, over: 2 }).unwrap(), 2);
    assert_eq!(table(&told)["seats"][2]["votes"], json!([0]));
    assert!(host.table.due(host.time).is_none());
    // Bo goes without having voted: then all who are there have.
    let _ = host.table.disconnect(2, host.time);
    let step = host.table.due(host.time).expect("the vote is complete");
    assert!(matches!(step.entry().change, Change::Left { seat: 2, .. }));
    host.append(step);
    assert!(host.table.due(host.time).is_none());
}

#[test]
fn a_clock_that_runs_out_lets_a_bot_play() {
    let clock = LiveClock { base_s: 60, increment_s: 5 };
    let mut host = Host::open(vec![mine(), NewSeat::Bot { level: 1 }], true, live(Some(clock)), 7);
    host.start();
    host.connect(1, &visitor("Ana"));
    host.let_bots_play();
    assert_eq!(host.table.next_due(host.time), Some(60 * SECOND));
    assert_eq!(host.table.summary(host.time).due, Some(60 * SECOND));
    host.time = 59 * SECOND;
    assert!(host.table.due(host.time).is_none());
    host.time = 60 * SECOND;
    let step = host.table.due(host.time).expect("the time is up");
    // It could not be stored: it is tried again a second later, not at once.
    host.table.postpone(&step, host.time);
    assert!(host.table.due(host.time).is_none());
    assert_eq!(host.table.next_due(host.time), Some(61 * SECOND));
    host.time += SECOND;
    let step = host.table.due(host.time).expect("the time is up again");
    let told = heard(&host.append(step), 1);
    assert_eq!(table(&told)["seats"][0]["bot_since"]["reason"], "timeout");
    host.let_bots_play();
    assert_eq!(host.table.status(), Status::Finished);
    assert_eq!((host.table.next_due(host.time), host.table.summary(host.time).due), (None, None));
}

#[test]
fn chat_reaches_everyone_who_has_not_muted_the_seat() {
    let mut host = Host::started(3);
    let say = |text: &str| Command::Chat { text: text.to_owned() };
    for bad in ["", "  ", "a\nb", "a\u{202e}b", &"x".repeat(301)] {
        assert_eq!(host.ask(1, say(bad)).unwrap_err(), Problem::BadChat { most: 300 }, "{bad:?}");
    }
    let told = host.ask(1, say(" hello ")).unwrap();
    for connection in 1..=4 {
        let line = &heard(&told, connection)[0]["line"];
        assert_eq!([&line["text"], &line["name"], &line["number"]], [&json!("hello"), &json!("Ana"), &json!(1)]);
    }
    host.ask(2, Command::Mute { seat: 0, muted: true }).unwrap();
    let told = host.ask(1, say("anybody there?")).unwrap();
    assert!(heard(&told, 2).is_empty());
    assert_eq!(heard(&told, 3)[0]["line"]["number"], 2);
    let welcome = &heard(&host.ask(2, Command::Resync).unwrap(), 2)[0];
    assert_eq!(welcome["chat"], json!([]));
    assert_eq!(welcome["table"]["you"]["muted"], json!([0]));
}

#[test]
fn strangers_need_the_key_of_a_private_table() {
    let mut host = Host::open(vec![mine(), NewSeat::Open], false, live(None), 7);
    let with_key = Visitor { key: Some("key".to_owned()), ..visitor("Bo") };
    assert_eq!(host.table.admit(&visitor("Bo")).unwrap_err(), Problem::NoSuchTable);
    assert_eq!(host.table.admit(&Visitor::default()).unwrap_err(), Problem::NoSuchTable);
    assert_eq!(host.table.admit(&with_key), Ok(Some("Bo".to_owned())));
    host.table.add_guest("Bo".to_owned());
    assert_eq!(host.table.admit(&visitor("Bo")), Ok(None));
    host.sit("Bo");
    host.connect(2, &visitor("Bo"));
    assert_eq!(host.table.shown(Some("Bo"), host.time).invite.as_deref(), Some("key"));

    // Whoever is removed is closed out, and the old key opens nothing.
    let removal = host.table.remove("Ana", 1, "other".to_owned()).unwrap();
    assert_eq!(removal.guest(), Some("Bo"));
    let told = heard(&host.table.removed(removal, host.time), 2);
    assert_eq!(told.last().unwrap(), &json!({ "type": "closing", "problem": { "code": "removed" } }));
    assert!(host.table.is_deserted());
    assert_eq!(host.table.admit(&with_key).unwrap_err(), Problem::NoSuchTable);
}

#[test]
fn the_host_fills_an_open_seat_with_a_bot_and_opens_it_again() {
    let mut host = Host::open(vec![mine(), NewSeat::Open, NewSeat::Open], true, live(None), 7);
    let bot = |seat, level| SeatBot { seat, level };
    host.sit("Bo");
    assert_eq!(host.table.seat_bot("Bo", bot(2, Some(1))).unwrap_err(), Problem::NotHost);
    assert_eq!(host.table.seat_bot("Ana", bot(1, Some(1))).unwrap_err(), Problem::SeatTaken { seat: 1 });
    assert_eq!(host.table.seat_bot("Ana", bot(3, Some(1))).unwrap_err(), Problem::SeatTaken { seat: 3 });
    for level in [0, STRONGEST_LEVEL + 1] {
        let refused = host.table.seat_bot("Ana", bot(2, Some(level))).unwrap_err();
        assert_eq!(refused, Problem::BadTable { what: BadPart::Level });
    }

    let filled = host.table.seat_bot("Ana", bot(2, Some(3))).unwrap();
    assert_eq!((filled.seats[2].seating, filled.seats[2].level), (Seating::Bot, Some(3)));
    let _ = host.table.set_info(filled, host.time);
    assert!(host.table.start("Ana", host.time).is_ok());

    let opened = host.table.seat_bot("Ana", bot(2, None)).unwrap();
    assert_eq!((opened.seats[2].seating, opened.seats[2].level), (Seating::Open, None));
    let _ = host.table.set_info(opened, host.time);
    assert_eq!(host.table.start("Ana", host.time).unwrap_err(), Problem::SeatsOpen { open: 1 });
    let filled = host.table.seat_bot("Ana", bot(2, Some(1))).unwrap();
    let _ = host.table.set_info(filled, host.time);
    host.start();
    assert_eq!(host.table.seat_bot("Ana", bot(2, None)).unwrap_err(), Problem::AlreadyStarted);
}

#[test]
fn people_chat_before_the_game_begins() {
    let mut host = Host::open(vec![mine(), NewSeat::Open], true, live(None), 7);
    host.sit("Bo");
    host.connect(1, &visitor("Ana"));
    host.connect(2, &visitor("Bo"));
    let told = host.ask(2, Command::Chat { text: "here I am".to_owned() }).unwrap();
    assert_eq!(heard(&told, 1)[0]["line"]["text"], "here I am");
}

#[test]
fn only_the_host_begins_and_only_with_everyone() {
    let mut host = Host::open(vec![mine(), NewSeat::Open], true, live(None), 7);
    assert_eq!(host.table.start("Ana", host.time).unwrap_err(), Problem::SeatsOpen { open: 1 });
    host.sit("Bo");
    assert_eq!(host.table.start("Bo", host.time).unwrap_err(), Problem::NotHost);
    host.start();
    assert_eq!(host.table.start("Ana", host.time).unwrap_err(), Problem::AlreadyStarted);
    assert_eq!(host.table.leave("Bo").unwrap_err(), Problem::AlreadyStarted);
    assert_eq!(host.table.rematch("Bo").unwrap_err(), Problem::NotOver);
}

/// What lists of actions would lead to, as JSON.
fn previews(host: &Host, connection: ConnectionId, seat: u8, lists: &[&[&str]]) -> Result<Value, Problem> {
    let lists = lists.iter().map(|list| list.iter().map(|&action| action.to_owned()).collect()).collect();
    let command = Command::Preview { seat, seq: host.table.play().seq(), lists };
    match host.table.request(connection, command, Now { time: host.time, date: 0 })? {
        Effect::Previews(previews) => Ok(serde_json::to_value(previews).expect("previews can be written")),
        effect => panic!("a question leads to {effect:?}"),
    }
}

#[test]
fn actions_are_previewed_for_the_seat_to_act_alone() {
    let mut host = Host::started(3);
    host.keep_tiles();
    let seat = host.table.play().people_to_act().next().expect("a person's turn").index() as u8;
    let (mine, other) = (u64::from(seat) + 1, u64::from(1 - seat) + 1);
    let answer = previews(&host, mine, seat, &[&["place palenque", "place palenque"], &["end"]]).expect("an answer");
    assert_eq!(answer[0]["preview"]["costs"]["corn"], 2, "space 1, and a corn for the second worker: {answer}");
    assert_eq!(answer[1]["refusal"]["code"], "nothing-done");
    assert_eq!(previews(&host, other, 1 - seat, &[&["end"]]), Err(Problem::NotToAct { seat: 1 - seat }));
    assert_eq!(previews(&host, other, seat, &[&["end"]]), Err(Problem::NotYourSeat { seat }));
    assert_eq!(previews(&host, 3, seat, &[&["end"]]), Err(Problem::NotYourSeat { seat }));
    assert_eq!(previews(&host, mine, seat, &[]), Err(Problem::Malformed));
    assert_eq!(previews(&host, mine, seat, &[&["place nowhere"]]), Err(Problem::UnknownAction { index: 0 }));
    host.ask(mine, Command::Resign { seat }).unwrap();
    assert_eq!(previews(&host, mine, seat, &[&["end"]]), Err(Problem::BotPlays { seat }));
}

#[test]
fn around_one_screen_tiles_are_previewed_for_who_looks() {
    let mut host = Host::open(vec![mine(), mine()], true, live(None), 5);
    host.start();
    host.connect(1, &visitor("Ana"));
    let keep = host.first_legal(1);
    assert_eq!(previews(&host, 1, 1, &[&[&keep]]), Err(Problem::NotYourSeat { seat: 1 }));
    host.ask(1, Command::Claim { seat: Some(1) }).unwrap();
    assert_eq!(previews(&host, 1, 1, &[&[&keep]]).expect("an answer")[0]["result"], "possible");
}
