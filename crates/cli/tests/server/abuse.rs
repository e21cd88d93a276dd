//! Bad input leads to a typed refusal and changes nothing, and the connection survives or is closed with a reason.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use crate::person::{PATIENCE, Person, bot, gather, mine, new_table, open_seat, started, with};
use crate::process::{Server, WIDE, eventually, moves, recorded};
use crate::random::Rng;
use crate::socket::{Socket, Step, choose, legal};
use crate::values::{number, text};
use crate::whole_games::{known_setup, level, past_keeping, players};

/// Checks that a table has not changed, as seen by a new connection.
async fn unchanged(socket: &mut Socket, seq: u32, position: &Value) {
    socket.resync().await;
    assert_eq!(socket.seq, seq);
    assert_eq!(socket.position(), position);
}

#[tokio::test]
async fn requests_that_are_refused() {
    let server = Server::start(&[]).await;
    let setup = known_setup();
    let (people, table, sockets) = started(&server.base, players(&setup), &setup).await;
    let (mut sockets, actor) = past_keeping(sockets, 1).await;
    let waits = (actor + 1) % sockets.len();
    let watcher = server.person().await;
    let mut watching = watcher.socket(&table).await;
    let (seq, position) = (sockets[actor].seq, sockets[actor].position().clone());
    let public = watching.position().clone();

    let act =
        |seat: usize, seq: u32, actions: Value| json!({ "type": "act", "seat": seat, "seq": seq, "actions": actions });
    let socket = &mut sockets[actor];
    // A `seq` that does not match.
    for wrong in [0, seq - 1, seq + 1, u32::MAX] {
        let problem = socket.ask(act(actor, wrong, json!(["place start"]))).await.refused("stale");
        assert_eq!(problem["seq"], seq);
        socket.ask(json!({ "type": "undo", "seat": actor, "seq": wrong })).await.refused("stale");
        socket.ask(json!({ "type": "restart", "seat": actor, "seq": wrong })).await.refused("stale");
    }
    // Illegal actions, with the rule that refuses them.
    let options = socket.decisions()[0]["options"].as_array().expect("options").clone();
    let mut tried = 0;
    for option in options.iter().filter(|option| option["preview"].is_null()) {
        let problem = socket.act(actor, &[&text(&option["action"])]).await.refused("illegal");
        assert_eq!(problem["refusal"], option["refusal"], "the refusal is the one that was announced");
        assert_eq!(problem["index"], 0);
        tried += 1;
    }
    assert!(tried > 2, "{options:?}");
    for action in ["", "place", "place  tikal", "Place tikal", "place tikal ", "keep", "build b99", "💥", "end;"] {
        socket.act(actor, &[action]).await.refused("unknown-action");
    }
    socket.act(actor, &["end"]).await.refused("illegal");
    socket.act(actor, &["days 1"]).await.refused("illegal");
    socket.undo(actor).await.refused("nothing-to-undo");
    socket.restart(actor).await.refused("nothing-to-undo");
    // Seats of other people, and seats that do not exist.
    socket.act(waits, &["place start"]).await.refused("not-your-seat");
    socket.undo(waits).await.refused("not-your-seat");
    socket.ask(json!({ "type": "resign", "seat": waits })).await.refused("not-your-seat");
    socket.ask(json!({ "type": "claim", "seat": waits })).await.refused("not-your-seat");
    socket.ask(json!({ "type": "take-back", "seat": waits })).await.refused("not-your-seat");
    socket.ask(json!({ "type": "vote", "seat": waits, "over": actor })).await.refused("not-your-seat");
    socket.ask(json!({ "type": "hint", "seat": waits, "seq": seq })).await.refused("not-your-seat");
    socket.ask(json!({ "type": "take-back", "seat": actor })).await.refused("nothing-to-take-back");
    socket.ask(json!({ "type": "vote", "seat": actor, "over": waits })).await.refused("not-votable");
    socket.ask(json!({ "type": "hint", "seat": actor, "seq": seq })).await.refused("no-hints");
    for seat in [4, 9, 255] {
        socket.act(seat, &["place start"]).await.refused("not-your-seat");
        assert!(!socket.ask(json!({ "type": "vote", "seat": actor, "over": seat })).await.is_done());
        assert!(!socket.ask(json!({ "type": "mute", "seat": seat, "muted": true })).await.is_done());
    }
    unchanged(socket, seq, &position).await;

    // It is not this player's turn.
    let socket = &mut sockets[waits];
    socket.act(waits, &["place start"]).await.refused("not-to-act");
    socket.undo(waits).await.refused("not-to-act");
    socket.act(actor, &["place start"]).await.refused("not-your-seat");
    // A spectator.
    for seat in [actor, waits] {
        watching.act(seat, &["place start"]).await.refused("not-your-seat");
        watching.ask(json!({ "type": "resign", "seat": seat })).await.refused("not-your-seat");
    }
    assert!(
        !watching.ask(json!({ "type": "chat", "text": "hello" })).await.is_done(),
        "who watches has no seat to speak from"
    );
    unchanged(&mut watching, seq, &public).await;

    // And then the game goes on.
    let mut rng = Rng::new(2);
    let actions = choose(&sockets[actor].decisions()[0], &mut rng);
    sockets[actor].act(actor, &[&actions[0]]).await.done();
    level(&mut sockets).await;
    assert_eq!(people[0].line(&table).await.len(), sockets[0].ply());
}

#[tokio::test]
async fn addresses_and_bodies_that_are_refused() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    person.get("/api/nothing").await.refused(404, "no-such-address");
    person.get("/api/tables/nowhere").await.refused(404, "no-such-table");
    person.get("/api/tables/nowhere/history").await.refused(404, "no-such-table");
    person.post("/api/tables/nowhere/join", json!({})).await.refused(404, "no-such-table");
    person.get("/api/records/nothing/history").await.refused(404, "no-such-record");
    person.get("/api/players/nobody/games").await.refused(404, "no-such-player");
    person.get(&format!("/api/tables/{}", "x".repeat(4000))).await.refused(404, "no-such-table");
    let refused = person.try_socket("nowhere", "", &[]).await.expect_err("no socket");
    refused.refused(404, "no-such-table");
    person.get("/api/tables/nowhere/positions/abc").await.refused(404, "no-such-address");
    person.get("/api/tables/%ff").await.refused(404, "no-such-address");
    person.get("/api/records/%ff/history").await.refused(404, "no-such-address");
    person.get("/api/tables/nowhere?key=a&key=b").await.refused(400, "malformed");
    for path in ["/api/me", "/api/lobby", "/healthz", "/"] {
        person.request(Method::DELETE, path, None, &[]).await.refused(405, "no-such-address");
    }

    let good = new_table(&[mine(), bot(1)]);
    let bad = |fields: Value| with(good.clone(), &fields);
    for (table, code, what) in [
        (bad(json!({ "seats": [] })), "bad-table", "seats"),
        (bad(json!({ "seats": [mine()] })), "bad-table", "seats"),
        (bad(json!({ "seats": [mine(), mine(), mine(), mine(), mine()] })), "bad-table", "seats"),
        (bad(json!({ "seats": [bot(1), bot(2)] })), "bad-table", "seats"),
        (bad(json!({ "seats": [mine(), bot(0)] })), "bad-table", "level"),
        (bad(json!({ "seats": [mine(), bot(6)] })), "bad-table", "level"),
        (
            bad(json!({ "seats": [{ "kind": "mine", "colour": "red" }, { "kind": "mine", "colour": "red" }] })),
            "bad-table",
            "colour",
        ),
        (bad(json!({ "pace": { "pace": "live", "clock": { "base_s": 0, "increment_s": 0 } } })), "bad-table", "clock"),
        (bad(json!({ "pace": { "pace": "days", "hours_per_turn": 0 } })), "bad-table", "clock"),
        (bad(json!({ "more": 1 })), "malformed", ""),
        (bad(json!({ "seats": [{ "kind": "king" }, mine()] })), "malformed", ""),
        (bad(json!({ "seats": [{ "kind": "mine", "age": 3 }, mine()] })), "malformed", ""),
        (bad(json!({ "seats": "two" })), "malformed", ""),
        (bad(json!({ "pace": { "pace": "never" } })), "malformed", ""),
        (json!({}), "malformed", ""),
        (json!([]), "malformed", ""),
        (json!({ "seats": [mine(), { "kind": "mine", "name": "" }] }), "malformed", ""),
    ] {
        let answer = person.post("/api/tables", table.clone()).await;
        if !what.is_empty() {
            assert_eq!(answer.json()["what"], what, "{table}: {}", answer.text);
        }
        answer.refused(400, code);
    }
    let nameless = bad(json!({ "seats": [mine(), { "kind": "mine", "name": "" }] }));
    person.post("/api/tables", nameless).await.refused(400, "bad-name");
    person.post_text("/api/tables", "{").await.refused(400, "malformed");
    person.post_text("/api/tables", "").await.refused(400, "malformed");
    let open = with(new_table(&[mine(), open_seat()]), &json!({ "start_now": true }));
    person.post("/api/tables", open).await.refused(409, "seats-open");
    let lobby = person.lobby().await;
    assert_eq!(lobby["mine"], json!([]), "nothing was opened");

    // Someone without an identity, or with an invented one, cannot act for anybody.
    let (people, table) = gather(&server.base, 2, &json!({})).await;
    for cookie in ["tzolkin=", "tzolkin=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "tzolkin=%00", "other=1"] {
        let mut nobody = people[0].clone();
        nobody.cookie = cookie.to_owned();
        let answer = nobody.post(&format!("/api/tables/{table}/start"), Value::Null).await;
        assert!([401, 403].contains(&answer.status), "{} {}", answer.status, answer.text);
        let answer = nobody.post(&format!("/api/tables/{table}/remove"), json!({ "seat": 1 })).await;
        assert!([401, 403].contains(&answer.status), "{} {}", answer.status, answer.text);
    }
    assert_eq!(people[0].table(&table).await["status"], "open");
}

#[tokio::test]
async fn records_that_are_refused() {
    let server = Server::start(&["--record-bytes", "20000"]).await;
    let person = server.person().await;
    let record = recorded("pity.tzk");
    let answer = person.post_text("/api/records", &record).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let id = text(&answer.json()["id"]);
    let history = person.get(&format!("/api/records/{id}/history")).await.ok();
    assert_eq!(history["over"], true);
    assert_eq!(history["moves"].as_array().map(Vec::len), Some(moves(&record).len()));
    let position = person.get(&format!("/api/records/{id}/positions/7")).await.ok();
    assert_eq!(position["ply"], 7);
    assert_eq!(person.get(&format!("/api/records/{id}/record")).await.text, record);
    // Everyone who uploads the same record gets the same id.
    let other = server.person().await;
    assert_eq!(other.post_text("/api/records", &record).await.ok()["id"], id.as_str());
    assert_eq!(other.get(&format!("/api/records/{id}/record")).await.status, 200);

    let changed = record.replacen("place uxmal", "place tikal", 1);
    let line = 1 + record.lines().position(|line| line.contains("place uxmal")).expect("there is one");
    let answer = person.post_text("/api/records", &changed).await;
    assert_eq!(answer.json()["line"], line, "{}", answer.text);
    answer.refused(400, "bad-record");
    for cut in [1, 20, 200, record.len() / 2, record.len() - 40] {
        person.post_text("/api/records", &record[..cut]).await.refused(400, "bad-record");
    }
    for nonsense in ["", "\n", "tzolkin-record 9\n", "hello", "🂡"] {
        person.post_text("/api/records", nonsense).await.refused(400, "bad-record");
    }
    person.post_text("/api/records", &"x".repeat(20_001)).await.refused(413, "too-large");
    // If a request is far too large, the server may close the connection before everything has been sent. Such a
    // connection must not be used for the next request.
    let huge = with(
        new_table(&[mine(), bot(1)]),
        &json!({ "start": { "from": "record", "record": "x".repeat(3_000_000), "ply": 1 } }),
    );
    for (path, body) in [("/api/records", "x".repeat(3_000_000)), ("/api/tables", huge.to_string())] {
        if let Ok(answer) = person.try_request(Method::POST, path, Some(body), &[("connection", "close")]).await {
            answer.refused(413, "too-large");
        }
    }
    assert_eq!(person.lobby().await["mine"], json!([]));
}

/// A message that cannot be carried out, however it is damaged: it is valid, but its action does not exist.
fn malformed(rng: &mut Rng) -> String {
    let base = [
        r#"{"id":7,"type":"act","seat":3,"seq":1,"actions":["place nowhere"]}"#,
        r#"{"id":8,"type":"undo","seat":3,"seq":1}"#,
        r#"{"id":9,"type":"vote","seat":3,"over":3}"#,
        r#"{"id":10,"type":"take-back","seat":3}"#,
    ];
    let valid = *rng.pick(&base);
    let cut = |rng: &mut Rng| rng.below(valid.len());
    match rng.below(12) {
        // Changed bytes.
        0..=3 => {
            let mut bytes = valid.as_bytes().to_vec();
            for _ in 0..1 + rng.below(3) {
                let at = rng.below(bytes.len());
                bytes[at] = 32 + rng.below(95) as u8;
            }
            String::from_utf8(bytes).expect("printable")
        }
        4 => valid[..cut(rng)].to_owned(),
        5 => valid[cut(rng)..].to_owned(),
        6 => (0..rng.below(200)).map(|_| char::from_u32(rng.below(0xd7ff) as u32).expect("a character")).collect(),
        7 => "[".repeat(rng.below(3000)),
        8 => r#"{"a":"#.repeat(rng.below(2000)),
        9 => {
            let kinds = ["null", "true", "-1", "1e999", "[]", "{}", "\"\"", "99999999999999999999", "0.5", "\"act\""];
            let fields = ["id", "type", "seat", "seq", "actions"];
            let fields: Vec<String> = fields.iter().map(|field| format!("\"{field}\":{}", rng.pick(&kinds))).collect();
            format!("{{{}}}", fields.join(","))
        }
        10 => format!("{valid}{valid}"),
        _ => {
            let types = ["", "Act", "acts", "welcome", "update", "ok", "table", "__proto__", "drop table games"];
            format!(r#"{{"id":{},"type":"{}","seat":3,"seq":1}}"#, rng.below(100), rng.pick(&types))
        }
    }
}

#[tokio::test]
async fn ten_thousand_malformed_messages() {
    let server = Server::start(&[]).await;
    let setup = known_setup();
    let (people, table, sockets) = started(&server.base, players(&setup), &setup).await;
    let (mut sockets, actor) = past_keeping(sockets, 1).await;
    assert!(sockets.len() < 4, "seat 3 must not be anybody's");
    let (seq, position) = (sockets[actor].seq, sockets[actor].position().clone());
    let socket = &mut sockets[actor];
    socket.heard = None;
    let mut rng = Rng::new(10_000);
    let mut unreadable = 0;
    for _ in 0..100 {
        // A hundred at a time, each answered.
        for number in 0..100 {
            let sent = if number % 20 == 19 {
                let bytes = (0..rng.below(300)).map(|_| rng.next() as u8).collect();
                socket.send_bytes(bytes).await
            } else {
                let message = malformed(&mut rng);
                socket.send_text(&message).await
            };
            assert!(sent, "the connection was closed: {:?}", socket.closing);
        }
        let mut answered = 0;
        while answered < 100 {
            let message = socket.read().await.unwrap_or_else(|| panic!("closed: {:?}", socket.closing));
            assert_eq!(message["type"], "refused", "{message}");
            let code = text(&message["problem"]["code"]);
            let codes = [
                "malformed",
                "unknown-action",
                "not-your-seat",
                "stale",
                "nothing-to-undo",
                "not-votable",
                "nothing-to-take-back",
            ];
            assert!(codes.contains(&code.as_str()), "{message}");
            unreadable += usize::from(code == "malformed");
            answered += 1;
        }
    }
    assert!(unreadable > 7000, "{unreadable}");
    unchanged(socket, seq, &position).await;
    // The connection and the server still work.
    socket.act(actor, &["place start"]).await.done();
    assert_eq!(people[0].line(&table).await.len(), socket.ply());
}

#[tokio::test]
async fn huge_messages() {
    let server = Server::start(&["--max-message-bytes", "5000"]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let (seq, position) = (sockets[0].seq, sockets[0].position().clone());
    // A message just below the limit is accepted.
    let long = |bytes: usize| json!({ "id": 1, "type": "chat", "text": "x".repeat(bytes) }).to_string();
    sockets[0].send_text(&long(4500)).await;
    sockets[0]
        .until("a refusal", |socket| {
            socket.heard.as_ref().is_some_and(|heard| heard.last().is_some_and(|last| last.text.contains("bad-chat")))
        })
        .await;
    for bytes in [5001, 6000, 20_000] {
        let mut socket = people[0].socket(&table).await;
        socket.send_text(&long(bytes)).await;
        socket.until_closed().await;
        assert_eq!(socket.closing, Some(json!({ "code": "too-large", "most": 5000 })), "{bytes} bytes");
    }
    // A still larger message is not read to its end: the connection is cut, and the reason may be lost with it.
    for bytes in [200_000, 5_000_000] {
        let mut socket = people[0].socket(&table).await;
        socket.send_text(&long(bytes)).await;
        socket.until_closed().await;
    }
    unchanged(&mut sockets[0], seq, &position).await;
    let theirs = sockets[1].position().clone();
    unchanged(&mut sockets[1], seq, &theirs).await;
}

/// A rate that even a slow machine can exceed: one message per second, and bursts of two.
const SLOW: &[&str] = &["--messages-per-second", "1"];

#[tokio::test]
async fn floods() {
    let server = Server::exactly(SLOW).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let (seq, position) = (sockets[0].seq, sockets[0].position().clone());
    let request = json!({ "type": "vote", "seat": 0, "over": 1 });
    let began = Instant::now();
    let mut ids = Vec::new();
    for _ in 0..40 {
        ids.push(sockets[0].send(request.clone()).await);
    }
    let mut codes = Vec::new();
    for id in ids {
        codes.push(sockets[0].answer(id).await.code().to_owned());
    }
    // A browser's answers to the server's own pings count as well, so only the first message is certain to be answered.
    assert_eq!(codes[0], "not-votable", "{codes:?}");
    let answered = codes.iter().filter(|code| *code == "not-votable").count();
    assert!(answered <= 3 + began.elapsed().as_secs() as usize, "no more than one a second after that: {codes:?}");
    assert_eq!(codes.iter().filter(|code| *code == "too-many").count(), 40 - answered, "{codes:?}");
    // After a while everything is as before, and nobody else was affected.
    eventually("it is answered again", async || {
        sockets[0].ask(json!({ "type": "resync" })).await.is_done().then_some(())
    })
    .await;
    assert_eq!((sockets[0].seq, sockets[0].position()), (seq, &position));
    let theirs = sockets[1].position().clone();
    unchanged(&mut sockets[1], seq, &theirs).await;
}

#[tokio::test]
async fn whoever_does_not_stop_is_shown_the_door() {
    let server = Server::exactly(SLOW).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let (seq, position) = (sockets[1].seq, sockets[1].position().clone());
    // Each answer is read before the next message is sent, so that the message that closes the connection is the last
    // one on it.
    let socket = &mut sockets[0];
    let mut sent = 0;
    while socket.closing.is_none() && sent < 1000 {
        assert!(socket.send_text("nonsense").await, "closed without a reason after {sent} messages");
        sent += 1;
        while socket.unread.len() < sent && socket.closing.is_none() {
            socket.read().await.expect("an answer, or the reason for closing");
        }
    }
    assert_eq!(socket.closing, Some(json!({ "code": "too-many", "wait_s": 1 })));
    assert!(sent > 100, "after {sent} messages");
    socket.until_closed().await;
    // It does not help to stop reading either. The reason may then be lost, because it comes after messages that were
    // never read.
    let mut socket = people[0].socket(&table).await;
    for _ in 0..20_000 {
        if !socket.send_text(&json!({ "id": 1, "type": "resync" }).to_string()).await {
            break;
        }
    }
    socket.until_closed().await;
    unchanged(&mut sockets[1], seq, &position).await;
    assert_eq!(people[0].socket(&table).await.closing, None, "whoever comes back is let in");
}

#[tokio::test]
async fn floods_of_pings() {
    let server = Server::exactly(SLOW).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let mut socket = people[0].socket(&table).await;
    let mut pongs = 0;
    while socket.closing.is_none() && pongs < 1000 && socket.ping().await {
        pongs += 1;
    }
    socket.until_closed().await;
    assert_eq!(socket.closing, Some(json!({ "code": "too-many", "wait_s": 1 })), "after {pongs} pings");
    assert!(pongs > 100, "after {pongs} pings");
    // A single message is fine.
    assert!(sockets[0].ping().await);
    assert_eq!(sockets[0].unread, Vec::<Value>::new());
}

#[tokio::test]
async fn limits_on_sockets() {
    let server = Server::start(&["--sockets-per-address", "3"]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let stranger = Person::stranger(&server.base);
    let third = stranger.socket(&table).await;
    for person in [&stranger, &people[0]] {
        let refused = person.try_socket(&table, "", &[]).await.expect_err("no socket");
        assert_eq!(refused.json()["most"], 3);
        refused.refused(429, "limit-reached");
    }
    drop(third);
    eventually("there is room again", async || stranger.try_socket(&table, "", &[]).await.ok()).await;
    drop(sockets);

    let server = Server::start(&["--watchers-per-table", "2"]).await;
    let (people, table, _sockets) = started(&server.base, 2, &json!({})).await;
    let stranger = Person::stranger(&server.base);
    let _watching = [stranger.socket(&table).await, server.person().await.socket(&table).await];
    for person in [stranger, server.person().await] {
        let mut socket = person.socket(&table).await;
        socket.until_closed().await;
        assert_eq!(socket.closing, Some(json!({ "code": "limit-reached", "most": 2 })));
    }
    // The players at the table are not kept out.
    assert_eq!(people[1].socket(&table).await.closing, None);
}

#[tokio::test]
async fn limits_on_uploads() {
    let record = recorded("pity.tzk");
    let copy = |number: u32| record.replacen("name 0 ", &format!("name 0 copy {number} "), 1);
    let server = Server::exactly(&["--uploads-per-minute", "3"]).await;
    let person = server.person().await;
    for number in 0..3 {
        person.post_text("/api/records", &copy(number)).await.ok();
    }
    person.post_text("/api/records", &copy(3)).await.refused(429, "too-many");
    server.person().await.post_text("/api/records", &copy(3)).await.ok();

    let server = Server::exactly(&["--records-per-player", "2"]).await;
    let person = server.person().await;
    for number in [0, 1, 0, 1] {
        person.post_text("/api/records", &copy(number)).await.ok();
    }
    let answer = person.post_text("/api/records", &copy(2)).await;
    assert_eq!(answer.json()["most"], 2);
    answer.refused(429, "limit-reached");
    server.person().await.post_text("/api/records", &copy(2)).await.ok();
    // Uploading a record that is already stored does not count.
    person.post_text("/api/records", &copy(2)).await.ok();
}

#[tokio::test]
async fn requests_that_never_end() {
    let server = Server::start(&["--request-seconds", "1"]).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let address = server.base.trim_start_matches("http://").to_owned();
    let say = async |said: &str| {
        let mut stream = TcpStream::connect(&address).await.expect("a connection");
        stream.write_all(said.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        let read = timeout(PATIENCE, stream.read_to_string(&mut answer)).await;
        read.expect("the server hangs up").expect("what it says is text");
        answer
    };
    for silent in ["", "GET /api/lobby HTTP/1.1\r\nhost: here\r\n"] {
        assert!(!say(silent).await.contains(" 200 "), "{silent}");
    }
    for path in ["/api/log-in", "/api/records"] {
        let mut head = format!("POST {path} HTTP/1.1\r\nhost: here\r\ncontent-length: 50\r\n");
        if path == "/api/records" {
            head += &format!("cookie: {}\r\n", server.person().await.cookie);
        }
        let answer = say(&format!("{head}\r\n{{")).await;
        assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("too-slow"), "{answer}");
    }
    // A complete request is answered, and the connection is kept open for the next one.
    let twice = say("GET /healthz HTTP/1.1\r\nhost: here\r\n\r\nGET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
    assert_eq!(twice.matches("HTTP/1.1 200 OK").count(), 2, "{twice}");
    // A socket may be idle for longer.
    sockets[0].resync().await;
}

#[tokio::test]
async fn room_for_connections_is_given_back() {
    let server = Server::start(&["--max-connections", "3", "--request-seconds", "1"]).await;
    for _ in 0..8 {
        // Each uses its own connections.
        let person = server.person().await;
        assert_eq!(person.lobby().await["mine"], json!([]));
    }
}

#[tokio::test]
async fn limits_on_requests() {
    let server = Server::exactly(
        &[
            &["--requests-per-minute", "30", "--tables-per-player", "3", "--logins-per-minute", "4"][..],
            &["--identities-per-minute", "12"],
        ]
        .concat(),
    )
    .await;
    let person = server.person().await;
    for _ in 0..3 {
        person.open(new_table(&[mine(), open_seat()])).await;
    }
    let answer = person.post("/api/tables", new_table(&[mine(), open_seat()])).await;
    assert_eq!(answer.json()["most"], 3);
    answer.refused(429, "limit-reached");

    let mut codes = Vec::new();
    for _ in 0..6 {
        let stranger = person.clone();
        codes.push(stranger.post("/api/log-in", json!({ "name": "nobody", "password": "wrong wrong" })).await.status);
    }
    assert!(codes.contains(&401) && codes.ends_with(&[429]), "{codes:?}");
    // Setting a password is as expensive as checking one.
    person.set_password("short").await.refused(400, "bad-password");
    person.set_password("correct horse").await.refused(429, "too-many");

    let other = server.person().await;
    let mut limited = None;
    for _ in 0..80 {
        let answer = other.get("/api/lobby").await;
        if answer.status != 200 {
            limited = Some(answer);
            break;
        }
    }
    let limited = limited.expect("somebody who asks too often is told to wait");
    assert!(number(&limited.json()["wait_s"]) >= 1, "{}", limited.text);
    limited.refused(429, "too-many");

    // New identities from one address.
    let mut refused = false;
    for _ in 0..30 {
        let answer = Person::stranger(&server.base).get("/api/me").await;
        refused |= answer.status == 429;
    }
    assert!(refused, "identities without end");
    assert_eq!(person.get("/healthz").await.status, 200, "whoever watches over the server is not limited");
}

#[tokio::test]
async fn chat_limits() {
    let flags: Vec<&str> = WIDE.iter().copied().filter(|flag| !["--chat-per-minute", "10000"].contains(flag)).collect();
    let server = Server::exactly(&[&flags[..], &["--chat-per-minute", "5", "--chat-length", "40"]].concat()).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let say = |text: String| json!({ "type": "chat", "text": text });
    let problem = sockets[0].ask(say("x".repeat(41))).await.refused("bad-chat");
    assert_eq!(problem["most"], 40);
    sockets[0].ask(say(String::new())).await.refused("bad-chat");
    sockets[0].ask(say("  \n ".to_owned())).await.refused("bad-chat");
    sockets[0].ask(say("ü".repeat(40))).await.done();
    let mut codes = Vec::new();
    for number in 0..12 {
        codes.push(sockets[0].ask(say(format!("line {number}"))).await.code().to_owned());
    }
    assert!(codes.contains(&String::new()) && codes.contains(&"too-many".to_owned()), "{codes:?}");
    // This does not hold up the game.
    assert_eq!(sockets[0].step(&mut Rng::new(1)).await, Step::Acted);
}

#[tokio::test]
async fn a_full_disk() {
    let mut server = Server::start(&["--max-data-mb", "1"]).await;
    let (mut people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, _) = past_keeping(sockets, 5).await;
    let mut rng = Rng::new(6);
    // Records fill the database; each has a different text.
    let record = recorded("monuments-1.tzk");
    let mut full = false;
    for number in 0..400 {
        let record = record.replacen("name 0 ", &format!("name 0 copy {number} "), 1);
        let answer = people[0].post_text("/api/records", &record).await;
        if answer.status != 201 {
            answer.refused(507, "storage-full");
            full = true;
            break;
        }
    }
    assert!(full, "400 records fit into a megabyte");
    // The remaining space is enough for a few moves.
    let (seat, refused) = loop {
        level(&mut sockets).await;
        let seat = sockets.iter().position(Socket::is_asked).expect("the game goes on until the disk is full");
        let actions = choose(&sockets[seat].decisions()[0], &mut rng);
        match sockets[seat].act(seat, &[&actions[0]]).await.code() {
            "" => {}
            "storage-full" => break (seat, actions[0].clone()),
            other => panic!("{other}"),
        }
    };
    let (seq, ply) = (sockets[seat].seq, sockets[seat].ply());
    let position = sockets[seat].position().clone();
    for socket in &mut sockets {
        socket.resync().await;
        assert_eq!((socket.seq, socket.ply()), (seq, ply), "nothing changed for anyone");
    }
    assert_eq!(*sockets[seat].position(), position);
    assert_eq!(sockets[seat].act(seat, &[&refused]).await.code(), "storage-full", "nor is it any better now");
    // Other refusals work as usual, and existing data can be read.
    sockets[1 - seat].act(1 - seat, &["place start"]).await.refused("not-to-act");
    assert_eq!(people[0].line(&table).await.len(), ply);

    // Once there is room again, the game goes on from there.
    server.stop().await;
    server.restart_with(&[]).await;
    for person in &mut people {
        person.base.clone_from(&server.base);
    }
    let mut socket = people[seat].socket(&table).await;
    assert_eq!((socket.seq, socket.ply()), (seq, ply));
    assert_eq!(*socket.position(), position);
    let options =
        legal(&socket.decisions()[0]["options"]).into_iter().map(|option| text(&option["action"])).collect::<Vec<_>>();
    assert!(options.contains(&refused));
    socket.act(seat, &[&refused]).await.done();
}
