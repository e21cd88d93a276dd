//! A session that has ended changes nothing, however slowly its request arrives; and who only looks leaves nothing behind.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::person::{Answer, PATIENCE, Person, mine, new_table, open_seat, with};
use crate::process::{Server, sql};

/// A request whose last byte is still on its way. The server has begun to wait for its body.
struct Trickle {
    stream: TcpStream,
    rest: String,
}

impl Trickle {
    async fn begin(person: &Person, method: &str, path: &str, body: &Value) -> Self {
        let mut stream = TcpStream::connect(person.base.trim_start_matches("http://")).await.expect("a connection");
        let body = body.to_string();
        let (start, rest) = body.split_at(body.len() - 1);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n",
            person.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("sent");
        // It says so when somebody wants the body.
        let mut asked = [0; 25];
        timeout(PATIENCE, stream.read_exact(&mut asked)).await.expect("in time").expect("an answer");
        assert!(asked.starts_with(b"HTTP/1.1 100 "), "{}", String::from_utf8_lossy(&asked));
        stream.write_all(start.as_bytes()).await.expect("sent");
        Self { stream, rest: rest.to_owned() }
    }

    async fn end(mut self) -> Answer {
        self.stream.write_all(self.rest.as_bytes()).await.expect("sent");
        let mut text = String::new();
        timeout(PATIENCE, self.stream.read_to_string(&mut text)).await.expect("in time").expect("an answer");
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Answer { status, headers: reqwest::header::HeaderMap::new(), text: body.to_owned() }
    }
}

#[tokio::test]
async fn a_session_that_has_ended_changes_nothing_however_slowly_its_request_arrives() {
    let server = Server::start(&[]).await;
    let mut owner = server.person().await;
    owner.rename("Bia").await.ok();
    owner.set_password("correct horse").await.ok();
    let thief = Person::log_in(&server.base, "Bia", "correct horse").await;
    let mut slow = Vec::new();
    for (method, path, body) in [
        ("PATCH", "/api/me", json!({ "language": "fr" })),
        ("PATCH", "/api/me", json!({ "name": "Eve" })),
        ("PUT", "/api/me/password", json!({ "password": "stolen horse", "old": "correct horse" })),
        ("DELETE", "/api/me", json!({ "password": "correct horse" })),
        ("POST", "/api/tables", new_table(&[mine(), open_seat()])),
    ] {
        slow.push((path, Trickle::begin(&thief, method, path, &body).await));
    }
    owner.change_password("correct horse", "another horse").await.ok();
    for (path, request) in slow {
        let answer = request.end().await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (401, Some("no-identity")), "{path}");
    }
    // Nothing has changed: the new password is the password.
    let me = owner.get("/api/me").await.ok();
    assert_eq!((&me["name"], &me["language"]), (&json!("Bia"), &Value::Null));
    assert_eq!(owner.lobby().await["mine"], json!([]));
    Person::log_in(&server.base, "Bia", "another horse").await;
    for old in ["correct horse", "stolen horse"] {
        let body = json!({ "name": "Bia", "password": old });
        Person::stranger(&server.base).post("/api/log-in", body).await.refused(401, "wrong-password");
    }
}

#[tokio::test]
async fn a_slow_change_of_a_name_does_not_take_back_a_password() {
    let server = Server::start(&[]).await;
    let mut guest = server.person().await;
    guest.rename("Bia").await.ok();
    let slow = Trickle::begin(&guest, "PATCH", "/api/me", &json!({ "language": "fr" })).await;
    guest.set_password("correct horse").await.ok();
    assert_eq!(slow.end().await.ok()["has_password"], true);
    assert_eq!(Person::log_in(&server.base, "Bia", "correct horse").await.id, guest.id);
}

#[tokio::test]
async fn who_only_looks_is_not_stored() {
    let server = Server::start(&[]).await;
    let host = server.person().await;
    let public = host.open(new_table(&[mine(), open_seat()])).await;
    let private = host.open(with(new_table(&[mine(), open_seat()]), &json!({ "public": false }))).await;
    let key = host.table(&private).await["invite"].as_str().expect("a key").to_owned();
    let stored =
        async || sql(&server.data(), "SELECT (SELECT COUNT(*) FROM players) + (SELECT COUNT(*) FROM sessions)").await;
    assert_eq!(stored().await, "2");

    let robot = server.person().await;
    for path in [
        "/",
        "/api/me",
        "/api/lobby",
        "/api/waiting",
        "/api/me/sessions",
        "/api/me/data",
        &format!("/api/tables/{public}"),
    ] {
        assert_eq!(robot.get(path).await.status, 200, "{path}");
    }
    let mut watching = robot.socket(&public).await;
    watching.resync().await;
    assert_eq!(stored().await, "2", "looking around stores nobody");
    // It is the same person all the time, also for themselves.
    assert_eq!(
        robot.get("/api/me").await.ok(),
        json!({ "id": robot.id, "name": robot.name, "has_password": false, "language": null })
    );
    assert_eq!(robot.get("/api/me/data").await.ok()["id"], robot.id.as_str());
    assert_eq!(robot.get("/api/me/sessions").await.ok().as_array().map(Vec::len), Some(1));
    assert_eq!(robot.get(&format!("/api/players/{}/games", robot.id)).await.ok(), json!([]));

    // With the first thing worth keeping they are stored, as who they were; many things at once store them once.
    let joined = robot.join(&public).await;
    assert_eq!((&joined["seats"][1]["player"], &joined["seats"][1]["name"]), (&json!(robot.id), &json!(robot.name)));
    watching.until("seated", |socket| socket.table["seats"][1]["name"] == robot.name.as_str()).await;
    watching.resync().await;
    assert_eq!(stored().await, "4");
    let invited = server.person().await;
    let invitation = format!("/api/tables/{private}?key={key}");
    let both = tokio::join!(invited.get(&invitation), invited.get(&invitation));
    assert_eq!([both.0.status, both.1.status], [200, 200]);
    assert_eq!(stored().await, "6");
    assert_eq!(
        invited.get(&format!("/api/tables/{private}")).await.status,
        200,
        "who has shown the key is known there"
    );

    // Whoever has logged out is not somebody new with the same name.
    robot.post("/api/log-out", Value::Null).await.ok();
    robot.get("/api/me/sessions").await.refused(401, "no-identity");
    robot
        .request(Method::PATCH, "/api/me", Some(json!({ "name": "Eve" }).to_string()), &[])
        .await
        .refused(401, "no-identity");
}

/// The browser of somebody, with other cookies.
fn with_cookie(person: &Person, cookie: String) -> Person {
    let mut visitor = person.clone();
    visitor.cookie = cookie;
    visitor
}

#[tokio::test]
async fn behind_https_a_neighbour_cannot_plant_a_session() {
    let server = Server::behind("https://play.example").await;
    let mut owner = Person::new(&server.base).await;
    assert!(owner.cookie.starts_with("__Host-tzolkin="), "{}", owner.cookie);
    owner.rename("Bia").await.ok();
    let mut attacker = Person::new(&server.base).await;
    attacker.rename("Eve").await.ok();
    let planted = attacker.cookie.replace("__Host-", "");
    // Neither beside the right cookie nor alone.
    for cookies in [format!("{planted}; {}", owner.cookie), format!("{}; {planted}", owner.cookie)] {
        let visitor = with_cookie(&owner, cookies);
        assert_eq!(visitor.get("/api/me").await.ok()["id"], owner.id.as_str());
    }
    let visitor = with_cookie(&owner, planted);
    let answer = visitor.get("/api/me").await;
    assert!(answer.header("set-cookie").starts_with("__Host-tzolkin="));
    assert_ne!(answer.ok()["id"], attacker.id.as_str());
    visitor.post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(401, "no-identity");
}

#[tokio::test]
async fn of_two_cookies_none_is_believed() {
    let server = Server::start(&[]).await;
    let (mut owner, mut attacker) = (server.person().await, server.person().await);
    owner.rename("Bia").await.ok();
    attacker.rename("Eve").await.ok();
    for cookies in [format!("{}; {}", attacker.cookie, owner.cookie), format!("{}; {}", owner.cookie, attacker.cookie)]
    {
        let visitor = with_cookie(&owner, cookies);
        visitor.post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(401, "no-identity");
        // The right cookie is not replaced.
        let answer = visitor.get("/api/me").await;
        assert!(!answer.headers.contains_key("set-cookie"));
        answer.refused(401, "no-identity");
    }
}

#[tokio::test]
async fn a_session_from_before_https_goes_on_behind_it() {
    let mut server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    server.stop().await;
    server.restart_with(&["--public-url", "https://play.example"]).await;
    let mut there = person.at(&server.base);
    let answer = there.get("/api/me").await;
    there.take_cookie(&answer);
    assert_eq!(answer.ok()["id"], person.id.as_str());
    assert!(there.cookie.starts_with("__Host-"), "{}", there.cookie);
    assert_eq!(there.get("/api/me").await.ok()["id"], person.id.as_str());
}
