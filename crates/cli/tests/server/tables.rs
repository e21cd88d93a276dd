//! Tables: taking seats, watching, talking, hints, rematches.

use reqwest::Method;
use serde_json::{Value, json};

use crate::person::{Person, bot, gather, mine, new_table, open_seat, started, with};
use crate::process::{Server, check_finished, eventually, late, recorded, setup_of};
use crate::random::Rng;
use crate::socket::Socket;
use crate::values::{numbers, text};

pub(crate) fn path(table: &str, what: &str) -> String {
    format!("/api/tables/{table}/{what}")
}

pub(crate) fn ids(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|table| text(&table["id"])).collect()
}

#[tokio::test]
async fn taking_seats() {
    let server = Server::start(&[]).await;
    let host = server.person().await;
    let seats = [open_seat(), json!({ "kind": "mine", "colour": "green" }), open_seat(), bot(2)];
    let table = host.open(new_table(&seats)).await;
    let shown = host.table(&table).await;
    assert_eq!(shown["status"], "open");
    assert_eq!(shown["you"], json!({ "seats": [1], "host": true, "muted": [] }));
    assert_eq!(shown["seats"][1]["name"], host.name.as_str());
    assert_eq!(shown["seats"][1]["colour"], "green");
    assert_eq!(shown["seats"][3]["level"], 2);
    let mut waiting = host.socket(&table).await;
    assert!(waiting.update.is_null(), "no game yet");

    // Nothing can be played, and nothing started, with seats open.
    waiting.act(1, &["place start"]).await.refused("not-started");
    host.post(&path(&table, "start"), Value::Null).await.refused(409, "seats-open");
    host.get(&path(&table, "record")).await.refused(409, "not-over");

    // A guest takes the first open seat, then chooses another, and a colour.
    let guest = server.person().await;
    let joined = guest.join(&table).await;
    assert_eq!(joined["you"]["seats"], json!([0]));
    assert_eq!(joined["you"]["host"], false);
    waiting.until("the guest", |socket| socket.table["seats"][0]["player"] == guest.id.as_str()).await;
    let moved = guest.post(&path(&table, "join"), json!({ "seat": 2, "colour": "yellow" })).await.ok();
    assert_eq!(moved["you"]["seats"], json!([2]));
    assert_eq!(moved["seats"][2]["colour"], "yellow");
    assert_eq!(moved["seats"][0]["seating"], "open");
    let colours: std::collections::BTreeSet<String> =
        moved["seats"].as_array().expect("seats").iter().map(|seat| text(&seat["colour"])).collect();
    assert_eq!(colours.len(), 4, "{moved}");
    guest.post(&path(&table, "join"), json!({ "colour": "green" })).await.refused(409, "colour-taken");
    guest.post(&path(&table, "join"), json!({ "seat": 1 })).await.refused(409, "seat-taken");
    guest.post(&path(&table, "join"), json!({ "seat": 3 })).await.refused(409, "seat-taken");
    guest.post(&path(&table, "join"), json!({ "seat": 7 })).await.refused(409, "seat-taken");
    guest.post(&path(&table, "join"), json!({ "seat": 0, "hat": true })).await.refused(400, "malformed");
    guest.post(&path(&table, "start"), Value::Null).await.refused(403, "not-host");
    guest.post(&path(&table, "remove"), json!({ "seat": 1 })).await.refused(403, "not-host");

    // Another guest comes, and the table is full.
    let other = server.person().await;
    other.join(&table).await;
    let third = server.person().await;
    third.post(&path(&table, "join"), json!({})).await.refused(409, "table-full");

    // The host removes one guest, and the other leaves.
    let mut page = guest.socket(&table).await;
    let shown = host.post(&path(&table, "remove"), json!({ "seat": 2 })).await.ok();
    assert_eq!(shown["seats"][2]["seating"], "open");
    // The table is public, so a removed guest may keep watching.
    page.until("it is told", |socket| socket.seats().is_empty()).await;
    assert_eq!(page.closing, None);
    host.post(&path(&table, "remove"), json!({ "seat": 2 })).await.refused(403, "not-your-seat");
    let answer = other.post(&path(&table, "leave"), Value::Null).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    let shown = host.table(&table).await;
    assert_eq!(shown["seats"][0]["seating"], "open");
    assert_eq!(shown["seats"][0]["player"], Value::Null);

    // When it is full again, the game starts, and then nobody can join or leave.
    for person in [&other, &third] {
        person.join(&table).await;
    }
    let started = host.start(&table).await;
    assert_eq!(started["status"], "running");
    waiting.until("the game", |socket| !socket.update.is_null()).await;
    assert_eq!(waiting.state()["decision"], "keep");
    host.post(&path(&table, "start"), Value::Null).await.refused(409, "already-started");
    other.post(&path(&table, "join"), json!({ "seat": 0 })).await.refused(409, "already-started");
    other.post(&path(&table, "leave"), Value::Null).await.refused(409, "already-started");
    host.post(&path(&table, "remove"), json!({ "seat": 0 })).await.refused(409, "already-started");
    host.post(&path(&table, "rematch"), Value::Null).await.refused(409, "not-over");
}

#[tokio::test]
async fn a_host_who_leaves_takes_the_table_away() {
    let server = Server::start(&[]).await;
    let (people, table) = gather(&server.base, 2, &json!({})).await;
    let mut page = people[1].socket(&table).await;
    let answer = people[0].post(&path(&table, "leave"), Value::Null).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    page.until_closed().await;
    assert_eq!(page.closing, Some(json!({ "code": "removed" })));
    people[1].get(&format!("/api/tables/{table}")).await.refused(404, "no-such-table");
    for person in &people {
        assert_eq!(person.lobby().await["mine"], json!([]));
    }
}

#[tokio::test]
async fn a_game_against_bots_alone_can_be_left_for_good() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let stranger = server.person().await;
    let table = person.open(with(new_table(&[mine(), bot(1), mine()]), &json!({ "start_now": true }))).await;
    stranger.post(&path(&table, "leave"), Value::Null).await.refused(409, "already-started");
    let answer = person.post(&path(&table, "leave"), Value::Null).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    person.get(&format!("/api/tables/{table}")).await.refused(404, "no-such-table");
    assert!(!ids(&person.lobby().await["mine"]).contains(&table));

    // A game that is over stays.
    let table = person.open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
    let mut page = person.socket(&table).await;
    page.ask(json!({ "type": "resign", "seat": 0 })).await.done();
    page.until("the end", Socket::is_over).await;
    person.post(&path(&table, "leave"), Value::Null).await.refused(409, "already-started");
    assert_eq!(person.table(&table).await["status"], "finished");
}

#[tokio::test]
async fn spectators() {
    let server = Server::start(&[]).await;
    let (_, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let watcher = server.person().await;
    let watching = watcher.socket(&table).await;
    assert!(watching.decisions().is_empty());
    sockets[0].until("somebody watches", |socket| socket.table["watching"] == 1).await;
    drop(watching);
    sockets[0].until("nobody watches", |socket| socket.table["watching"] == 0).await;

    let closed = json!({ "spectators": false });
    let (people, table, _) = started(&server.base, 2, &closed).await;
    let refused = watcher.try_socket(&table, "", &[]).await.expect_err("no socket");
    refused.refused(403, "no-spectators");
    watcher.get(&path(&table, "history")).await.refused(403, "no-spectators");
    watcher.get(&path(&table, "positions/0")).await.refused(403, "no-spectators");
    assert_eq!(people[1].get(&path(&table, "history")).await.status, 200);
}

#[tokio::test]
async fn presence() {
    let server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let online = |seat: usize, is: bool| move |socket: &Socket| socket.table["seats"][seat]["online"] == is;
    sockets[0].until("the other is here", online(1, true)).await;
    // A person with two pages is offline only when both are closed.
    let second = people[1].socket(&table).await;
    drop(sockets.remove(1));
    sockets[0].resync().await;
    assert_eq!(sockets[0].table["seats"][1]["online"], true);
    drop(second);
    sockets[0].until("the other is gone", online(1, false)).await;
    let _back = people[1].socket(&table).await;
    sockets[0].until("the other is back", online(1, true)).await;
}

#[tokio::test]
async fn talking() {
    let mut server = Server::start(&[]).await;
    let (mut people, table, mut sockets) = started(&server.base, 3, &json!({})).await;
    let say = |text: &str| json!({ "type": "chat", "text": text });
    sockets[0].ask(say("hello <b>&amp; 你好")).await.done();
    for socket in &mut sockets {
        socket.until("the line", |socket| socket.chat.len() == 1).await;
        assert_eq!(socket.chat[0]["text"], "hello <b>&amp; 你好");
        assert_eq!(socket.chat[0]["seat"], 0);
        assert_eq!(socket.chat[0]["name"], people[0].name.as_str());
    }
    // A muted player's messages are hidden from that one person.
    sockets[1].ask(json!({ "type": "mute", "seat": 0, "muted": true })).await.done();
    sockets[1].until("muted", |socket| numbers(&socket.table["you"]["muted"]) == [0]).await;
    sockets[0].ask(say("are you there")).await.done();
    sockets[2].ask(say("yes")).await.done();
    sockets[2].until("both lines", |socket| socket.chat.len() == 3).await;
    sockets[1].until("the answer", |socket| socket.chat.iter().any(|line| line["text"] == "yes")).await;
    assert!(!sockets[1].chat.iter().any(|line| line["text"] == "are you there"), "{:?}", sockets[1].chat);
    // It stays that way, and the messages stay with the table.
    server.kill().await;
    server.restart().await;
    let mut heard = Vec::new();
    for person in &mut people {
        person.base.clone_from(&server.base);
        heard.push(person.socket(&table).await);
    }
    assert_eq!(heard[2].chat, sockets[2].chat);
    assert_eq!(heard[1].table["you"]["muted"], json!([0]));
    assert!(!heard[1].chat.iter().any(|line| line["seat"] == 0), "{:?}", heard[1].chat);
    heard[1].ask(json!({ "type": "mute", "seat": 0, "muted": false })).await.done();
    heard[1].resync().await;
    assert_eq!(heard[1].chat.len(), 3);
    assert_eq!(heard[1].table["you"]["muted"], json!([]));
}

#[tokio::test]
async fn hints_where_the_table_allows_them() {
    let server = Server::start(&[]).await;
    let (_, _, sockets) = started(&server.base, 2, &json!({ "hints": true })).await;
    let (mut sockets, actor) = crate::steps::past_keeping(sockets, 4).await;
    assert_eq!(sockets[0].table["hints"], true);
    let seq = sockets[actor].seq;
    sockets[actor].ask(json!({ "type": "hint", "seat": actor, "seq": seq })).await.done();
    let is_hint = |message: &Value| message["type"] == "hint";
    sockets[actor].until("the hint", |socket| socket.aside.iter().any(is_hint)).await;
    // Everyone can see that a hint was asked for, but nobody else sees the hint.
    sockets[1 - actor]
        .until("that it was asked for", |socket| socket.aside.iter().any(|message| message["type"] == "hint-asked"))
        .await;
    let asked = sockets[1 - actor].aside.iter().find(|message| message["type"] == "hint-asked").expect("told");
    assert_eq!(asked["seat"], actor);
    sockets[1 - actor].resync().await;
    assert!(!sockets[1 - actor].aside.iter().any(is_hint));
}

#[tokio::test]
async fn a_rematch() {
    let server = Server::start(&[]).await;
    let fields = late("pity.tzk", 12);
    let (people, table, mut sockets) = started(&server.base, 2, &fields).await;
    let mut rng = Rng::new(3);
    let (first, second) = sockets.split_at_mut(1);
    let mut other = rng.clone();
    tokio::join!(first[0].play(&mut rng), second[0].play(&mut other));
    check_finished(&people[0], &table, &first[0].state()["result"].clone()).await;
    first[0].act(0, &["place start"]).await.refused("game-over");
    first[0].ask(json!({ "type": "resign", "seat": 0 })).await.refused("game-over");

    let stranger = server.person().await;
    let answer = stranger.post(&path(&table, "rematch"), Value::Null).await;
    assert_eq!(answer.status, 403, "who did not play asks for no rematch: {}", answer.text);
    let next = people[1].post(&path(&table, "rematch"), Value::Null).await.ok();
    let id = text(&next["id"]);
    assert_ne!(id, table);
    assert_eq!(next["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(next["origin"], json!({ "from": "fresh" }));
    // The others are told, and asking again leads to the same table.
    first[0].until("the next table", |socket| socket.table["rematch"] == id.as_str()).await;
    let again = people[0].post(&path(&table, "rematch"), Value::Null).await.ok();
    assert_eq!(again["id"], id.as_str());
    people[0].join(&id).await;
    people[1].join(&id).await;
    let shown = people[0].table(&id).await;
    let seated: Vec<&str> =
        shown["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["player"].as_str()).collect();
    assert!(seated.contains(&people[0].id.as_str()) && seated.contains(&people[1].id.as_str()), "{shown}");
    let host = people.iter().find(|person| shown["you"]["host"] == (person.id == people[0].id));
    host.unwrap_or(&people[1]).start(&id).await;
    assert_eq!(people[0].table(&id).await["status"], "running");
}

#[tokio::test]
async fn positions_and_history_while_playing() {
    let server = Server::start(&[]).await;
    let setup = json!({ "start": { "from": "setup", "setup": setup_of(&recorded("pity.tzk")) } });
    let (people, table, sockets) = started(&server.base, 2, &setup).await;
    let (mut sockets, actor) = crate::steps::past_keeping(sockets, 4).await;
    sockets[actor].act(actor, &["place start"]).await.done();
    let ply = sockets[actor].ply();
    let mut now = people[actor].get(&path(&table, &format!("positions/{ply}"))).await.ok();
    let mut shown = sockets[actor].position().clone();
    // Whose view it is may differ; the board may not.
    for position in [&mut now, &mut shown] {
        position["viewer"] = Value::Null;
        position["state"]["legal"] = Value::Null;
    }
    assert_eq!(now, shown);
    let before = people[actor].get(&path(&table, &format!("positions/{}", ply - 1))).await.ok();
    assert_eq!(before["ply"], ply - 1);
    assert_eq!(before["state"]["start_space"], Value::Null);
    assert_eq!(now["state"]["start_space"], actor);
    for wrong in ["-1", "x", "99999999999999"] {
        let answer = people[actor].get(&path(&table, &format!("positions/{wrong}"))).await;
        assert!((400..500).contains(&answer.status), "{wrong}: {} {}", answer.status, answer.text);
    }
    let history = people[actor].get(&path(&table, "history")).await.ok();
    assert_eq!(history["over"], false);
    assert_eq!(history["moves"].as_array().map(Vec::len), Some(ply));
    assert_eq!(history["names"], json!([people[0].name, people[1].name]));
    people[actor].get(&path(&table, "record")).await.refused(409, "not-over");
    let other = people[actor].request(Method::DELETE, &format!("/api/tables/{table}"), None, &[]).await;
    assert!([404, 405].contains(&other.status), "{}", other.status);
}

#[tokio::test]
async fn an_open_table_is_seen_by_whoever_waits() {
    let server = Server::start(&[]).await;
    let (people, table) = gather(&server.base, 2, &json!({})).await;
    let watcher = server.person().await;
    let mut watching = watcher.socket(&table).await;
    assert!(watching.update.is_null());
    people[0].start(&table).await;
    watching.until("the game", |socket| !socket.update.is_null()).await;
    assert!(watching.position()["viewer"].is_null());
    eventually("the lobby shows it", async || {
        let lobby = watcher.lobby().await;
        ids(&lobby["running"]).contains(&table).then_some(())
    })
    .await;
}

/// A game of two people that is over.
pub(crate) async fn finished(server: &Server, fields: &Value) -> (Vec<Person>, String) {
    let mut all = late("pity.tzk", 12);
    for (name, value) in fields.as_object().expect("fields") {
        all[name] = value.clone();
    }
    let (people, table, mut sockets) = started(&server.base, 2, &all).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({ "type": "resign", "seat": seat })).await.done();
    }
    sockets[0].until("the end", Socket::is_over).await;
    (people, table)
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all_who_ask_at_once() {
    let server = Server::start(&[]).await;
    let (people, table) = finished(&server, &json!({ "public": false })).await;
    let rematch = path(&table, "rematch");
    let ask = |number: usize| people[number % 2].post(&rematch, Value::Null);
    let answers = futures_util::future::join_all((0..12).map(ask)).await;
    let next: std::collections::BTreeSet<String> = answers.into_iter().map(|answer| text(&answer.ok()["id"])).collect();
    assert_eq!(next.len(), 1, "{next:?}");
    let next = next.into_iter().next().expect("a table");
    let open: Vec<String> =
        [&people[0].lobby().await["mine"], &people[1].lobby().await["mine"]].into_iter().flat_map(ids).collect();
    assert_eq!(open, [next.as_str()], "one of them opened one table");

    // If somebody leaves the table of the next game, asking for a rematch opens a new one.
    let host = usize::from(people[0].table(&next).await["you"]["host"] == false);
    let answer = people[host].post(&path(&next, "leave"), Value::Null).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    let other = text(&people[1 - host].post(&rematch, Value::Null).await.ok()["id"]);
    assert_ne!(other, next);
    assert_eq!(people[host].table(&table).await["rematch"], other.as_str());
    assert_eq!(people[host].post(&rematch, Value::Null).await.ok()["id"], other.as_str());
}
