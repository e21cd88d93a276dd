//! Lists of tables and games: what the lobby shows to whom, finished games, games over days.

use serde_json::{Value, json};

use crate::person::{Person, bot, mine, new_table, open_seat, started, with};
use crate::process::{Server, sql};
use crate::random::Rng;
use crate::socket::Socket;
use crate::tables::{finished, ids, path};
use crate::values::text;

#[tokio::test]
async fn the_lobby() {
    let server = Server::start(&[]).await;
    let (people, running, mut sockets) = started(&server.base, 2, &json!({})).await;
    let stranger = server.person().await;
    let open = people[0].open(new_table(&[mine(), open_seat()])).await;
    let secret = people[0].open(with(new_table(&[mine(), open_seat()]), &json!({ "public": false }))).await;
    let full = people[0].open(new_table(&[mine(), bot(1)])).await;
    let closed =
        people[0].open(with(new_table(&[mine(), bot(1)]), &json!({ "spectators": false, "start_now": true }))).await;

    let lobby = stranger.lobby().await;
    assert_eq!(ids(&lobby["open"]), [open.as_str()], "those with open seats");
    assert_eq!(ids(&lobby["running"]), [running.as_str()], "those that may be watched");
    assert_eq!(lobby["mine"], json!([]));

    let lobby = people[0].lobby().await;
    let mine = ids(&lobby["mine"]);
    for table in [&open, &secret, &running, &full, &closed] {
        assert!(mine.contains(table), "{table} is missing: {mine:?}");
    }
    // Those that wait for me come first.
    let waits: Vec<bool> =
        lobby["mine"].as_array().expect("a list").iter().map(|table| table["waits_for_me"] == true).collect();
    assert!(waits.is_sorted_by(|a, b| a >= b), "{waits:?}");
    let entry = lobby["mine"].as_array().expect("a list").iter().find(|table| table["id"] == running.as_str());
    assert_eq!(entry.expect("listed")["waits_for_me"], true, "tiles are to be kept");
    assert_eq!(entry.expect("listed")["round"], 1);
    // Once I have kept mine, it waits for the other.
    sockets[0].step(&mut Rng::new(1)).await;
    let waiting = async |person: &Person| {
        let lobby = person.lobby().await;
        let tables = lobby["mine"].as_array().expect("a list").clone();
        tables.iter().any(|table| table["id"] == running.as_str() && table["waits_for_me"] == true)
    };
    assert!(!waiting(&people[0]).await);
    assert!(waiting(&people[1]).await);
}

#[tokio::test]
async fn over_days_with_nobody_connected() {
    let mut server = Server::start(&[]).await;
    let pace = json!({ "pace": { "pace": "days", "hours_per_turn": 24 } });
    let (mut people, table, sockets) = started(&server.base, 2, &pace).await;
    drop(sockets);
    let mut rng = Rng::new(77);
    // A move now and then, each from a page that is closed at once, with the server stopped in between.
    for round in 0..12 {
        if round % 4 == 3 {
            server.stop().await;
            server.restart().await;
            for person in &mut people {
                person.base.clone_from(&server.base);
            }
        }
        for person in &people {
            let mut socket = person.socket(&table).await;
            let clocks = socket.update["clocks"]["seats"].clone();
            assert!(clocks[0]["left_ms"].as_u64().is_some_and(|left| left <= 24 * 3_600_000), "{clocks}");
            if socket.is_asked() {
                socket.step(&mut rng).await;
            }
        }
    }
    assert!(people[0].line(&table).await.len() > 10);
}

#[tokio::test]
async fn strangers_do_not_hear_that_a_private_table_is_played() {
    let server = Server::start(&[]).await;
    let (people, table, _sockets) = started(&server.base, 2, &json!({ "public": false })).await;
    let stranger = server.person().await;
    for (what, body) in [("leave", Value::Null), ("start", Value::Null), ("remove", json!({ "seat": 1 }))] {
        stranger.post(&path(&table, what), body.clone()).await.refused(404, "no-such-table");
        people[1].post(&path(&table, what), body).await.refused(409, "already-started");
    }
}

#[tokio::test]
async fn full_tables_do_not_hide_open_ones() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let open = person.open(new_table(&[mine(), open_seat()])).await;
    for _ in 0..100 {
        person.open(new_table(&[mine(), bot(1)])).await;
    }
    assert_eq!(ids(&server.person().await.lobby().await["open"]), [open]);
}

#[tokio::test]
async fn finished_games_page_by_page() {
    let mut server = Server::start(&[]).await;
    let (people, table) = finished(&server, &json!({})).await;
    assert!(server.stop().await);
    // A hundred and fifty games more, some of the same moment, every other one private.
    let numbers = "(WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 150) SELECT n FROM up)";
    let games = format!(
        "INSERT INTO games (id, status, public, spectators, table_info, opening, round, to_act, result, created_at, \
         changed_at, finished_at) SELECT printf('copy%03d', n), status, n % 2, spectators, table_info, opening, round, \
         to_act, result, created_at, changed_at, finished_at - n / 7 FROM games, {numbers} WHERE id = '{table}'"
    );
    let seats = format!(
        "INSERT INTO seats SELECT printf('copy%03d', n), seat, player FROM seats, {numbers} WHERE game = '{table}'"
    );
    for statement in [games, seats] {
        sql(&server.data(), &statement).await;
    }
    server.restart().await;
    let list = async |person: &Person| {
        let mut found: Vec<String> = Vec::new();
        loop {
            let before = found.last().map(|last| format!("?before={last}")).unwrap_or_default();
            let games = person.at(&server.base).get(&format!("/api/players/{}/games{before}", people[0].id)).await.ok();
            let games = games.as_array().expect("a list");
            if games.is_empty() {
                return found;
            }
            assert!(games.len() <= 100);
            found.extend(games.iter().map(|game| text(&game["table"])));
            assert!(found.len() <= 151, "a page comes twice");
        }
    };
    let all = list(&people[1]).await;
    assert_eq!(all.iter().collect::<std::collections::BTreeSet<_>>().len(), 151);
    assert_eq!(all.len(), 151);
    // A stranger's first page contains everything that a stranger may see.
    let stranger = server.person().await;
    let games = stranger.get(&format!("/api/players/{}/games", people[0].id)).await.ok();
    assert_eq!(games.as_array().map(Vec::len), Some(76));
}

#[tokio::test]
async fn lessons_are_no_games() {
    let server = Server::exactly(&["--tables-per-player", "2"]).await;
    let person = server.person().await;
    let lesson = |seats: &[Value]| with(new_table(seats), &json!({ "kind": "lesson", "start_now": true }));
    let mut tables = Vec::new();
    for _ in 0..2 {
        tables.push(person.open(lesson(&[mine(), bot(1)])).await);
    }
    // They have a limit of their own, so that nobody has as many as they like.
    person.post("/api/tables", lesson(&[mine(), bot(1)])).await.refused(429, "limit-reached");
    for _ in 0..2 {
        person.open(new_table(&[mine(), open_seat()])).await;
    }
    person.post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(429, "limit-reached");
    assert_eq!(person.get("/api/waiting").await.ok()["tables"], json!([]), "a lesson does not wait as a game does");
    let lobby = person.lobby().await;
    assert_eq!((ids(&lobby["running"]).len(), ids(&lobby["mine"]).len()), (0, 2), "{lobby}");
    // Nobody else sits in a lesson.
    let open_lesson = with(new_table(&[mine(), open_seat()]), &json!({ "kind": "lesson" }));
    person.post("/api/tables", open_lesson).await.refused(400, "bad-table");
    // One that was played to its end is no finished game.
    let mut socket = person.socket(&tables[0]).await;
    socket.ask(json!({ "type": "resign", "seat": 0 })).await.done();
    socket.until("the end", Socket::is_over).await;
    let games = person.get(&format!("/api/players/{}/games", person.id)).await.ok();
    assert_eq!(games, json!([]));
}
