//! Bots at tables play exactly as in the arena, with seeds that depend only on the game.

use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tzolkin_bots::{STRONGEST_LEVEL, Spec};
use tzolkin_engine::{Action, Game, Record, Seat, Setup};

use crate::person::{bot, mine, new_table, with};
use crate::process::{Server, check_finished, sql};
use crate::random::Rng;
use crate::socket::{Socket, Step};
use crate::values::{number, text};

/// The level that takes over for people who are gone.
const STAND_IN: u8 = 3;

/// A bot's seed, as described in docs/server.md.
fn seed(setup: &Setup, entries: usize) -> u64 {
    let setup = serde_json::to_string(setup).expect("a setup can be written");
    let hash = Sha256::digest(format!("{setup}\n{entries}"));
    u64::from_le_bytes(hash[..8].try_into().expect("eight bytes"))
}

/// The log of a table while no server is running.
async fn log(data: &Path, table: &str) -> Vec<Value> {
    let rows = sql(data, &format!("SELECT entry FROM entries WHERE game = '{table}' ORDER BY seq")).await;
    rows.lines().map(|row| serde_json::from_str(row).expect("an entry")).collect()
}

/// The moves of an entry.
fn moves(entry: &Value) -> Vec<(Seat, Action)> {
    let moves = entry["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
    let made = |made: &Value| (Seat::ALL[number(&made["seat"])], text(&made["action"]).parse().expect("an action"));
    moves.iter().map(made).collect()
}

/// A turn as a bot plays it in the arena, where it is asked at every decision of the real game.
fn arena_turn(spec: &Spec, seed: u64, game: &Game, seat: Seat) -> Vec<Action> {
    let mut game = *game;
    let mut bot = spec.bot(seed);
    let mut turn: Vec<Action> = Vec::new();
    while turn.last().is_none_or(|action| !action.ends_line()) {
        let action = bot.choose(&game.view(seat), spec.budget()).action;
        game.apply(seat, action, &mut ()).expect("legal");
        turn.push(action);
    }
    turn
}

/// Plays a game of three bots and a person who soon hands over to a fourth bot, and recomputes every turn of the bots.
async fn compare(bots: [u8; 3]) {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    let seats = [bot(bots[0]), mine(), bot(bots[1]), bot(bots[2])];
    let table = person.open(with(new_table(&seats), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    let mut rng = Rng::new(11);
    while number(&socket.state()["round"]) < 6 {
        assert!(socket.step(&mut rng).await != Step::Lost, "the connection was closed");
    }
    socket.ask(json!({ "type": "resign", "seat": 1 })).await.done();
    while !socket.is_over() {
        socket.read().await.expect("the connection stays");
    }
    let record = check_finished(&person, &table, &socket.state()["result"].clone()).await;
    let record: Record = record.parse().expect("a record");
    assert!(server.stop().await);

    let mut levels = [Some(bots[0]), None, Some(bots[1]), Some(bots[2])];
    let mut game = record.game_at(0);
    let mut compared = [0; 4];
    for (entries, entry) in log(&server.data(), &table).await.iter().enumerate() {
        if entry["kind"] == "left" {
            levels[number(&entry["seat"])] = Some(STAND_IN);
        }
        assert_ne!(entry["kind"], "undo", "the person of this test takes nothing back");
        let moves = moves(entry);
        if let (true, Some(&(seat, _))) = (entry["kind"] == "moves", moves.first())
            && let Some(level) = levels[seat.index()]
        {
            let expected =
                arena_turn(&Spec::Level(level), seed(record.setup().expect("a whole game"), entries), &game, seat);
            let played: Vec<Action> = moves.iter().map(|&(_, action)| action).take(expected.len()).collect();
            assert_eq!(played, expected, "level {level}, entry {}", entries + 1);
            compared[seat.index()] += 1;
        }
        for (seat, action) in moves {
            game.apply(seat, action, &mut ()).expect("legal");
        }
    }
    assert!(game.is_over());
    assert!(compared.iter().all(|&turns| turns > 15), "too few turns were compared: {compared:?}");
}

#[tokio::test]
async fn every_turn_of_a_tables_bots_is_what_the_arena_would_play() {
    compare([1, 2, 4]).await;
}

/// A search seldom changes its mind in the middle of a turn, in about one turn of twenty, so this needs many turns.
#[tokio::test]
async fn every_turn_of_strong_bots_is_what_the_arena_would_play() {
    compare([4, 4, 4]).await;
}

#[tokio::test]
async fn bots_of_every_level_take_a_seat() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    for level in 1..=STRONGEST_LEVEL {
        let table = person.open(new_table(&[mine(), bot(level)])).await;
        assert_eq!(person.table(&table).await["seats"][1]["level"], level);
    }
    let stronger = new_table(&[mine(), bot(STRONGEST_LEVEL + 1)]);
    person.post("/api/tables", stronger).await.refused(400, "bad-table");
}

#[tokio::test]
async fn a_bot_plays_the_same_turn_after_a_restart() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    let seats = [bot(1), mine(), bot(1), bot(1)];
    let table = person.open(with(new_table(&seats), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    let mut rng = Rng::new(12);
    // Wait until all three bots have played since the person did, and nobody is thinking any more.
    loop {
        let since = socket.line.iter().rev().take_while(|(seat, _)| *seat != 1);
        let turns = since.filter(|(_, action)| action.as_deref() == Some("end")).count();
        if number(&socket.state()["round"]) > 3 && turns >= 3 && socket.is_asked() {
            break;
        }
        assert!(socket.step(&mut rng).await != Step::Lost, "the connection was closed");
    }
    let played = person.line(&table).await;
    assert!(server.stop().await);
    let entries = log(&server.data(), &table).await;
    let own = |entry: &Value| moves(entry).first().is_some_and(|(seat, _)| seat.index() == 1);
    let kept = 1 + entries.iter().rposition(own).expect("the person has played");
    assert!(entries.len() - kept >= 3, "{} of {} entries", kept, entries.len());
    let forget = format!("DELETE FROM entries WHERE game = '{table}' AND seq > {kept}");
    sql(&server.data(), &forget).await;
    server.restart().await;

    let person = person.at(&server.base);
    let mut socket = person.socket(&table).await;
    socket.until("the person is asked", Socket::is_asked).await;
    assert_eq!(person.line(&table).await, played, "the bots played something else");
}
