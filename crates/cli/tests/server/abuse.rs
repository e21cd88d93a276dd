//! Bad input leads to a typed refusal and changes nothing, and the connection survives or is closed with a reason.

use reqwest::Method;
use serde_json::{Value, json};

use crate::person::{bot, gather, mine, new_table, open_seat, started, with};
use crate::process::{Server, moves, recorded};
use crate::random::Rng;
use crate::socket::{Socket, choose};
use crate::steps::{level, past_keeping};
use crate::values::text;
use crate::whole_games::{known_setup, players};

/// Checks that a table has not changed, as seen by a new connection.
pub(crate) async fn unchanged(socket: &mut Socket, seq: u32, position: &Value) {
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
    person.get("/api/tables/nowhere/socket").await.refused(404, "no-such-table");
    person.get("/api/tables/nowhere/positions/abc").await.refused(404, "no-such-address");
    person.get("/api/tables/%ff").await.refused(404, "no-such-address");
    person.get("/api/records/%ff/history").await.refused(404, "no-such-address");
    person.get("/api/tables/nowhere?key=a&key=b").await.refused(400, "malformed");
    for path in ["/api/waiting", "/api/lobby", "/healthz", "/"] {
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
