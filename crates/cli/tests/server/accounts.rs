//! Sessions, names that look alike, reading and deleting what is stored about somebody.

use reqwest::Method;
use serde_json::{Value, json};

use crate::passwords::{forget_peak, memory};
use crate::person::{Person, bot, gather, mine, new_table, open_seat, started, with};
use crate::process::{Server, eventually, sql};
use crate::values::text;

async fn sessions(person: &Person) -> Vec<Value> {
    person.get("/api/me/sessions").await.ok().as_array().expect("a list").clone()
}

async fn end(person: &Person, session: &Value) -> u16 {
    let path = format!("/api/me/sessions/{}", text(&session["id"]));
    person.request(Method::DELETE, &path, None, &[]).await.status
}

async fn delete(person: &Person, body: Value) -> crate::person::Answer {
    person.request(Method::DELETE, "/api/me", Some(body.to_string()), &[]).await
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    let agent = [("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")];
    person.request(Method::GET, "/api/me", None, &agent).await.ok();
    let elsewhere = Person::log_in(&server.base, "Bia", "correct horse").await;
    let all = sessions(&person).await;
    assert_eq!(all.len(), 2, "{all:?}");
    let current: Vec<&Value> = all.iter().filter(|session| session["current"] == true).collect();
    assert_eq!(current.len(), 1);
    assert_eq!((&current[0]["browser"], &current[0]["system"]), (&json!("Firefox"), &json!("Linux")));
    let theirs = sessions(&elsewhere).await;
    let other = theirs.iter().find(|session| session["current"] == true).expect("their own");
    assert!(all.iter().any(|session| session["id"] == other["id"]), "the same list from both sides");

    // Nobody else can end it, or learn of it.
    let table = person.open(new_table(&[mine(), open_seat()])).await;
    let (mut here, mut there) = (person.socket(&table).await, elsewhere.socket(&table).await);
    let stranger = server.person().await;
    assert_eq!(sessions(&stranger).await.len(), 1);
    assert_eq!(end(&stranger, other).await, 404);
    here.resync().await;
    there.resync().await;

    // Its owner can, and its sockets close with it.
    assert_eq!(end(&person, other).await, 204);
    there.until_closed().await;
    assert_eq!(there.closing, Some(json!({ "code": "no-identity" })));
    elsewhere.get("/api/me/sessions").await.refused(401, "no-identity");
    assert_eq!(end(&person, other).await, 404, "it is gone");
    here.resync().await;
    assert_eq!(sessions(&person).await.len(), 1);

    // Logging out closes what is open in that browser, too.
    person.post("/api/log-out", Value::Null).await.ok();
    here.until_closed().await;
    assert_eq!(here.closing, Some(json!({ "code": "no-identity" })));
}

#[tokio::test]
async fn sessions_that_are_not_used_end() {
    let mut server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    server.stop().await;
    server.restart_with(&["--session-days", "0"]).await;
    eventually("the session ends", async || {
        (person.at(&server.base).get("/api/me/sessions").await.status == 401).then_some(())
    })
    .await;
}

#[tokio::test]
async fn names_have_one_form_and_no_look_alikes() {
    let server = Server::start(&[]).await;
    let mut owner = server.person().await;
    assert_eq!(owner.rename("  Ｐau\u{301}la \u{a0} B ").await.ok()["name"], "Paúla B", "one form");
    owner.rename("Paul").await.ok();
    owner.set_password("correct horse").await.ok();
    let mut other = server.person().await;
    // Cyrillic letters, a digit, capitals, wide letters, joiners.
    for alike in ["Раul", "Pau1", "PAUL", "Ｐaul", "P\u{200d}aul", "Paul "] {
        other.rename(alike).await.refused(409, "name-taken");
        let table = new_table(&[mine(), json!({ "kind": "mine", "name": alike })]);
        other.post("/api/tables", table).await.refused(409, "name-taken");
    }
    for hidden in ["Pa\u{200b}ul", "Paul\u{3164}", "\u{2800}", "Pa\u{2066}ul"] {
        other.rename(hidden).await.refused(400, "bad-name");
    }
    other.rename("Paula").await.ok();
    // Capitals that look alike may be of letters that do not.
    let mut victim = server.person().await;
    victim.rename("Victim").await.ok();
    victim.set_password("correct horse").await.ok();
    other.rename("V\u{406}CT\u{406}M").await.refused(409, "name-taken");
    // The owner may write it differently, and logs in with any form of it.
    owner.rename("PAUL").await.ok();
    assert_eq!(Person::log_in(&server.base, " ｐaul ", "correct horse").await.id, owner.id);
}

#[tokio::test]
async fn people_can_read_what_is_stored_about_them() {
    let server = Server::start(&[]).await;
    let (mut people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    people[0].rename("Bia").await.ok();
    sockets[0].ask(json!({ "type": "chat", "text": "hello there" })).await.done();
    sockets[1].ask(json!({ "type": "chat", "text": "not yours" })).await.done();
    let answer = people[0].get("/api/me/data").await;
    assert!(answer.header("content-disposition").starts_with("attachment"), "{:?}", answer.headers);
    let data = answer.ok();
    assert_eq!((&data["id"], &data["name"]), (&json!(people[0].id), &json!("Bia")));
    assert_eq!(data["seats"][0]["table"], table.as_str());
    assert_eq!(data["chat"].as_array().map(Vec::len), Some(1), "{data}");
    assert_eq!(data["chat"][0]["text"], "hello there");
    assert_eq!(data["sessions"].as_array().map(Vec::len), Some(1));
    let whole = data.to_string();
    assert!(!whole.contains("not yours") && !whole.contains(&people[1].id), "{whole}");
    Person::stranger(&server.base).get("/api/me/data").await.refused(401, "no-identity");
}

#[tokio::test]
async fn people_can_delete_themselves() {
    let mut server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    // A table that waits, a game against bots, and a game with somebody else.
    let waiting = person.open(new_table(&[mine(), open_seat()])).await;
    let alone = person.open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
    let (others, theirs) = gather(&server.base, 2, &json!({})).await;
    let joined = person.open(new_table(&[mine(), open_seat()])).await;
    others[1].join(&joined).await;
    person.start(&joined).await;
    let (mut mine_there, mut other_there) = (person.socket(&joined).await, others[1].socket(&joined).await);
    mine_there.ask(json!({ "type": "chat", "text": "farewell" })).await.done();

    delete(&person, json!({})).await.refused(401, "wrong-password");
    delete(&person, json!({ "password": "wrong horse" })).await.refused(401, "wrong-password");
    assert_eq!(person.table(&joined).await["seats"][0]["name"], "Bia");
    assert_eq!(delete(&person, json!({ "password": "correct horse" })).await.status, 204);

    // Nobody is left, and what was open is closed. With the old cookie one is a newcomer.
    assert_eq!(person.lobby().await["mine"], json!([]));
    assert_eq!(person.get("/api/me").await.ok()["has_password"], false);
    mine_there.until_closed().await;
    other_there.until_closed().await;
    let log_in = json!({ "name": "Bia", "password": "correct horse" });
    Person::stranger(&server.base).post("/api/log-in", log_in).await.refused(401, "wrong-password");
    for gone in [&waiting, &alone] {
        others[0].get(&format!("/api/tables/{gone}")).await.refused(404, "no-such-table");
    }
    others[0].table(&theirs).await;
    // The game with somebody else goes on without the name.
    for restarted in [false, true] {
        if restarted {
            server.stop().await;
            server.restart().await;
        }
        let other = others[1].at(&server.base);
        let shown = other.table(&joined).await;
        assert_eq!((&shown["seats"][0]["name"], &shown["seats"][0]["player"]), (&json!(""), &Value::Null));
        assert_eq!(shown["seats"][0]["bot_since"]["reason"], "resigned");
        assert_eq!(other.socket(&joined).await.chat.len(), 0, "what was said is gone, too");
    }
    // The name is free again, and nothing of it is stored.
    let mut next = server.person().await;
    next.rename("Bia").await.ok();
    next.rename("Ana").await.ok();
    server.stop().await;
    let stored = std::fs::read(server.data()).expect("the store");
    for gone in [person.id.as_str(), "farewell"] {
        assert!(!stored.windows(gone.len()).any(|window| window == gone.as_bytes()), "{gone} is still stored");
    }
}

#[tokio::test]
async fn finished_games_stay_without_the_name() {
    let mut server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({ "type": "resign", "seat": seat })).await.done();
    }
    sockets[0].until("over", |socket| socket.table["status"] == "finished").await;
    let games = async |of: &Person| others_games(&people[0], &of.id).await;
    let before = games(&people[0]).await;
    assert_eq!(before[0]["seats"][1]["name"], people[1].name.as_str());
    assert_eq!(delete(&people[1], json!({})).await.status, 204);
    let after = games(&people[0]).await;
    assert_eq!(after[0]["table"], table.as_str());
    assert_eq!(after[0]["seats"][1]["name"], "");
    assert_eq!(after[0]["seats"][0], before[0]["seats"][0], "nobody else is changed");
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{}", record.text);
    assert!(!record.text.contains(&people[1].name) && record.text.contains(&people[0].name), "{}", record.text);
    // The record that is kept as text has lost the name, too, and is otherwise the same.
    server.stop().await;
    let kept = sql(&server.data(), &format!("SELECT text FROM game_records WHERE game = '{table}'")).await;
    assert_eq!(kept.trim(), record.text.trim());
}

async fn others_games(asking: &Person, of: &str) -> Value {
    asking.get(&format!("/api/players/{of}/games")).await.ok()
}

#[tokio::test]
async fn waiting_games_are_counted() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let waiting = async |person: &Person| person.get("/api/waiting").await.ok()["tables"].clone();
    for person in &people {
        assert_eq!(waiting(person).await, json!([table]), "both keep tiles");
    }
    assert_eq!(waiting(&Person::stranger(&server.base)).await, json!([]));
    let (sockets, _) = crate::steps::past_keeping(sockets, 3).await;
    for (person, socket) in people.iter().zip(&sockets) {
        let waits = if socket.is_asked() { json!([table]) } else { json!([]) };
        assert_eq!(waiting(person).await, waits);
    }
}

#[tokio::test]
async fn words_go_with_their_author_and_to_nobody_else() {
    let server = Server::start(&[]).await;
    let host = server.person().await;
    let table = host.open(new_table(&[mine(), open_seat()])).await;
    let mut leaver = server.person().await;
    leaver.rename("Realname Private").await.ok();
    leaver.join(&table).await;
    let mut page = leaver.socket(&table).await;
    page.ask(json!({ "type": "chat", "text": "my phone is 555-1234" })).await.done();
    leaver.post(&format!("/api/tables/{table}/leave"), Value::Null).await.ok();
    // Whoever has the seat next does not find these words among their own.
    let next = server.person().await;
    next.join(&table).await;
    let mut other = next.socket(&table).await;
    other.ask(json!({ "type": "chat", "text": "hello" })).await.done();
    let data = next.get("/api/me/data").await.ok();
    assert_eq!(data["chat"].as_array().map(Vec::len), Some(1), "{data}");
    assert_eq!(data["chat"][0]["text"], "hello");
    assert_eq!(leaver.get("/api/me/data").await.ok()["chat"][0]["text"], "my phone is 555-1234");
    // With their author they go, also from tables that somebody looks at.
    assert_eq!(delete(&leaver, json!({})).await.status, 204);
    other.until_closed().await;
    let again = next.socket(&table).await;
    assert_eq!(again.chat.len(), 1);
    assert_eq!(again.chat[0]["text"], "hello");
    assert_eq!(again.table["seats"][1]["name"], next.name.as_str());
}

#[tokio::test]
async fn large_exports_cost_little_memory() {
    let server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    // As large as records may be.
    let add = format!(
        "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 200) INSERT INTO records \
         (id, text, player, seen_at) SELECT 'long' || n, hex(randomblob(125000)), '{}', 9000000000000 FROM n",
        person.id
    );
    sql(&server.data(), &add).await;
    person.lobby().await;
    let before = memory(server.pid(), false);
    forget_peak(server.pid());
    let mut reading = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let person = person.clone();
        reading.spawn(async move { person.get("/api/me/data").await.ok() });
    }
    for data in reading.join_all().await {
        assert_eq!(data["records"].as_array().map(Vec::len), Some(200));
    }
    let peak = memory(server.pid(), true);
    assert!(peak < before + 20_000_000, "from {before} to {peak} bytes");
}

/// A compressed answer is asked for more after its end. It broke off there, without its last bytes.
#[tokio::test]
async fn an_export_ends_well_when_it_is_compressed() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    for coding in ["gzip", "br"] {
        let answer = person.try_request(Method::GET, "/api/me/data", None, &[("accept-encoding", coding)]).await;
        let answer = answer.expect("the whole answer");
        assert_eq!(answer.headers["content-encoding"], coding);
    }
}
