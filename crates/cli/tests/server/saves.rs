//! Games that were played on a device and go on here. The tests write the saves, as a browser would.

use serde_json::{Value, json};
use tzolkin_engine::Record;
use tzolkin_table::wire::{NewTable, Origin, Seating, Status};
use tzolkin_table::{Play, StoredTable, TableInfo, save};

use crate::person::{Person, bot, gather, mine, new_table, open_seat, with};
use crate::process::{Server, check_finished, moves, recorded, setup_of};
use crate::random::Rng;
use crate::socket::Socket;
use crate::steps::level;

/// A recorded game of two, and after how many moves it is saved: in the middle of a turn.
const GAME: &str = "pity.tzk";
const PLY: usize = 90;

/// The first moves of a recorded game as a device saves them: every action with an entry of its own.
fn saved(name: &str, ply: usize) -> String {
    let record: Record = recorded(name).parse().expect("a record");
    let players = record.players();
    let opening = record.begin_again();
    let mut play = Play::new(opening.clone(), vec![Seating::Bot; players]);
    let mut entries = Vec::new();
    for made in &record.moves()[..ply.min(record.moves().len())] {
        let (entry, next) = play.bot_turn(made.seat, play.seq(), &[made.action]).expect("a recorded move");
        entries.push(entry);
        play = next;
    }
    let seats: Vec<Value> = (0..players).map(|_| mine()).collect();
    let new: NewTable = serde_json::from_value(new_table(&seats)).expect("a table");
    let info = TableInfo::new("device", "Ana", &new, Origin::Fresh, String::new()).expect("a table");
    let opened = StoredTable::new("d-abcdefghij".to_owned(), info, opening.to_string(), 0);
    let status = if play.is_over() { Status::Finished } else { Status::Running };
    save::write(&StoredTable { status, seq: entries.len() as u32, entries, ..opened })
}

fn from_save(seats: &[Value], save: &str) -> Value {
    with(new_table(seats), &json!({ "start": { "from": "save", "save": save } }))
}

/// What somebody sees who watches a table.
async fn watched(server: &Server, table: &str) -> Socket {
    server.person().await.socket(table).await
}

/// The parts of a setup that everyone knows from the start.
fn known(setup: &Value) -> Value {
    let first: Vec<Value> = setup["age1"].as_array().expect("a pile")[..6].to_vec();
    json!([setup["start_player"], setup["dummies"], setup["monuments"], first])
}

#[tokio::test]
async fn a_game_goes_on_as_it_is_for_whoever_plays_alone() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    // It starts at once: nobody is waited for.
    let table = person.open(from_save(&[mine(), bot(1)], &saved(GAME, PLY))).await;
    let mut socket = person.socket(&table).await;
    assert_eq!(
        (&socket.table["status"], &socket.table["origin"]),
        (&json!("running"), &json!({ "from": "record", "ply": PLY }))
    );
    assert_eq!(person.line(&table).await[..PLY], moves(&recorded(GAME))[..PLY]);
    socket.play(&mut Rng::new(3)).await;
    let played = check_finished(&person, &table, &socket.state()["result"].clone()).await;
    assert_eq!(setup_of(&played), setup_of(&recorded(GAME)), "what was hidden has stayed as it was");
    assert_eq!(moves(&played)[..PLY], moves(&recorded(GAME))[..PLY]);
}

#[tokio::test]
async fn nobody_else_gets_into_a_game_that_goes_on_as_it_is() {
    let server = Server::start(&[]).await;
    let (person, other) = (server.person().await, server.person().await);
    for seats in [[mine(), bot(1)], [mine(), mine()]] {
        let table = person.open(from_save(&seats, &saved(GAME, PLY))).await;
        let at = |what: &str| format!("/api/tables/{table}/{what}");
        let opened = person.post(&at("bot"), json!({ "seat": 1, "level": null })).await;
        opened.refused(409, "already-started");
        person.post(&at("remove"), json!({ "seat": 1 })).await.refused(409, "already-started");
        other.post(&at("join"), json!({ "seat": 1 })).await.refused(409, "already-started");
        assert_eq!(person.table(&table).await["status"], "running");
    }
}

#[tokio::test]
async fn what_is_hidden_is_dealt_again_where_others_play() {
    let server = Server::start(&[]).await;
    let start = json!({ "start": { "from": "save", "save": saved(GAME, PLY) } });
    let (people, table) = gather(&server.base, 2, &start).await;
    assert_eq!(people[0].table(&table).await["status"], "open");
    people[0].start(&table).await;
    // Whoever watches cannot tell it from the game as it was.
    let alone = people[0].open(from_save(&[mine(), mine()], &saved(GAME, PLY))).await;
    let (there, here) = (watched(&server, &alone).await, watched(&server, &table).await);
    assert_eq!(there.state(), here.state());
    assert_eq!(there.ply(), here.ply());
    assert_eq!(people[1].line(&table).await, people[0].line(&alone).await);

    let mut playing = Vec::new();
    for (number, person) in people.iter().enumerate() {
        let mut socket = person.socket(&table).await;
        playing.push(tokio::spawn(async move {
            socket.play(&mut Rng::new(number as u64)).await;
            socket
        }));
    }
    let mut result = Value::Null;
    for socket in playing {
        result = socket.await.expect("it was played to the end").state()["result"].clone();
    }
    let played = check_finished(&people[0], &table, &result).await;
    let (before, after) = (setup_of(&recorded(GAME)), setup_of(&played));
    assert_eq!(known(&after), known(&before));
    assert_eq!(moves(&played)[..PLY], moves(&recorded(GAME))[..PLY]);
    assert_ne!(after["age2"], before["age2"]);
    assert_ne!(after["wealth"], before["wealth"]);
}

#[tokio::test]
async fn everyone_chooses_again_if_tiles_were_being_kept() {
    let server = Server::start(&[]).await;
    let start = json!({ "start": { "from": "save", "save": saved(GAME, 1) } });
    let (people, table) = gather(&server.base, 2, &start).await;
    people[0].start(&table).await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.socket(&table).await);
    }
    let before = setup_of(&recorded(GAME));
    let dealt: Vec<&Value> = sockets.iter().map(|socket| &socket.position()["dealt"]).collect();
    assert!(sockets.iter().all(|socket| socket.is_keeping() && socket.is_asked()));
    assert_ne!(json!(dealt), before["wealth"]);
    // Alone, what was chosen stands.
    let alone = people[0].open(from_save(&[mine(), mine()], &saved(GAME, 1))).await;
    assert_eq!(people[0].line(&alone).await.len(), 1);
    level(&mut sockets).await;
}

#[tokio::test]
async fn saves_that_cannot_be_taken_up_are_refused() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let save = saved(GAME, PLY);
    let refused = async |seats: &[Value], save: &str, status: u16, code: &str, detail: Value| {
        let answer = person.post("/api/tables", from_save(seats, save)).await;
        let problem = answer.json();
        for (name, value) in detail.as_object().expect("fields") {
            assert_eq!(&problem[name], value, "{problem}");
        }
        answer.refused(status, code);
    };
    let two = [mine(), open_seat()];
    let damaged = format!("{}A", &save[..save.len() - 1]);
    let damaged = if damaged == save { format!("{}B", &save[..save.len() - 1]) } else { damaged };
    refused(&two, &damaged, 400, "bad-save", json!({ "why": "damaged" })).await;
    refused(&two, &save[..save.len() / 2], 400, "bad-save", json!({ "why": "damaged" })).await;
    refused(&two, &save.replacen("save-1", "save-2", 1), 400, "bad-save", json!({ "why": "newer" })).await;
    for other in ["", "hello", &recorded(GAME)] {
        refused(&two, other, 400, "bad-save", json!({ "why": "foreign" })).await;
    }
    // A game that is over, and one of another number of players.
    refused(&two, &saved(GAME, usize::MAX), 400, "bad-table", json!({ "what": "start" })).await;
    refused(&[mine(), bot(1), bot(1)], &save, 400, "bad-table", json!({ "what": "start" })).await;
    person.post("/api/tables", from_save(&two, &"A".repeat(400_000))).await.refused(413, "too-large");
    let without = with(new_table(&two), &json!({ "start": { "from": "save" } }));
    person.post("/api/tables", without).await.refused(400, "malformed");
    assert_eq!(person.lobby().await["mine"], json!([]), "nothing is left of it");
}

/// As long as a save gets: four people around one screen who take back a third of what they do need less than 60,000 characters.
#[tokio::test]
async fn a_long_save_fits() {
    let server = Server::exactly(&[]).await;
    let person = Person::new(&server.base).await;
    let mut stored = save::read(&saved(GAME, PLY)).expect("a save");
    // Taking back and playing again, many times over.
    let opening: Record = stored.opening.parse().expect("a record");
    let mut play = Play::new(opening, vec![Seating::Person; 2]);
    play.replay(&stored.entries).expect("it was played");
    let seat = play.game().first_to_act().expect("it is not over");
    let mut legal = tzolkin_engine::Actions::new();
    play.game().legal(&mut legal);
    let action = legal[0].to_string();
    for _ in 0..199 {
        let (entry, next) = play.act(seat, play.seq(), std::slice::from_ref(&action), None).expect("a legal action");
        stored.entries.push(entry);
        let (entry, next) = next.undo(seat, next.seq(), false).expect("it can be taken back");
        stored.entries.push(entry);
        play = next;
    }
    let long = save::write(&stored);
    assert!(long.len() > 40_000, "{} characters", long.len());
    person.open(from_save(&[mine(), bot(1)], &long)).await;
}
