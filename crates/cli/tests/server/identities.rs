//! People: identities, cookies, names, passwords and languages.

use reqwest::Method;
use serde_json::{Value, json};

use crate::person::{Person, mine, new_table, open_seat, started};
use crate::process::Server;
use crate::tables::{ids, path};

#[tokio::test]
async fn identities() {
    let server = Server::start(&[]).await;
    let mut person = server.person().await;
    let other = server.person().await;
    assert_ne!(person.id, other.id);
    assert_ne!(person.cookie, other.cookie);
    let token = person.cookie.split_once('=').expect("a cookie").1;
    assert!(token.len() >= 43, "256 bits: {token}");
    assert!(!person.name.is_empty());
    let me = person.get("/api/me").await;
    let renewed = me.header("set-cookie");
    assert!(renewed.contains(token) && renewed.contains("Max-Age=31536000"), "the same person stays: {renewed}");
    assert_eq!(me.ok(), json!({ "id": person.id, "name": person.name, "has_password": false, "language": null }));

    // Names.
    person.rename("Ιξ Κ'άβ").await.ok();
    assert_eq!(person.get("/api/me").await.ok()["name"], "Ιξ Κ'άβ");
    for bad in
        [String::new(), " ".to_owned(), "x".repeat(33), "a\nb".to_owned(), "a\u{202e}b".to_owned(), "\u{0}".to_owned()]
    {
        person.rename(&bad).await.refused(400, "bad-name");
    }
    assert_eq!(person.get("/api/me").await.ok()["name"], "Ιξ Κ'άβ");
    let table = person.open(new_table(&[mine(), open_seat()])).await;
    assert_eq!(other.table(&table).await["seats"][0]["name"], "Ιξ Κ'άβ");

    // A password reserves the name and allows logging in elsewhere.
    person.set_password("short").await.refused(400, "bad-password");
    person.set_password(&"x".repeat(5000)).await.refused(400, "bad-password");
    let me = person.set_password("correct horse").await;
    assert_eq!(me.ok()["has_password"], true);
    let mut taker = server.person().await;
    taker.rename("Ιξ Κ'άβ").await.refused(409, "name-taken");
    let log_in = |name: &str, password: &str| json!({ "name": name, "password": password });
    let mut elsewhere = Person::stranger(&server.base);
    elsewhere.post("/api/log-in", log_in("Ιξ Κ'άβ", "wrong horse")).await.refused(401, "wrong-password");
    elsewhere.post("/api/log-in", log_in("nobody at all", "correct horse")).await.refused(401, "wrong-password");
    let answer = elsewhere.post("/api/log-in", log_in("Ιξ Κ'άβ", "correct horse")).await;
    elsewhere.take_cookie(&answer);
    assert_eq!(answer.ok()["id"], person.id.as_str());
    assert_ne!(elsewhere.cookie, person.cookie, "another place has another token");
    assert_eq!(elsewhere.table(&table).await["you"]["host"], true);
    assert!(ids(&elsewhere.lobby().await["mine"]).contains(&table));

    // Logging out there leaves it open here.
    let left = elsewhere.post("/api/log-out", Value::Null).await;
    assert_eq!(left.status, 204, "{}", left.text);
    // The token is no longer valid.
    elsewhere.post(&path(&table, "start"), Value::Null).await.refused(401, "no-identity");
    assert_eq!(person.get("/api/me").await.ok()["id"], person.id.as_str());
}

#[tokio::test]
async fn an_identity_without_a_cookie_gets_one_only_when_it_asks() {
    let server = Server::start(&[]).await;
    let mut stranger = Person::stranger(&server.base);
    let answer = stranger.get("/api/me").await;
    let cookie = answer.header("set-cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "over plain HTTP it would never come back: {cookie}");
    assert!(cookie.contains("Max-Age") || cookie.contains("Expires"), "it outlives the browser: {cookie}");
    stranger.take_cookie(&answer);
    stranger.is_now(&answer.ok());
    // An unknown token is replaced with a new one.
    let mut forged = stranger.clone();
    forged.cookie = "tzolkin=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned();
    let answer = forged.get("/api/me").await;
    assert_ne!(answer.json()["id"], stranger.id.as_str());
    assert!(answer.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn a_socket_with_an_unknown_token_is_told() {
    let server = Server::start(&[]).await;
    let (people, table, _sockets) = started(&server.base, 2, &json!({})).await;
    let mut forged = people[0].clone();
    forged.cookie = "tzolkin=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned();
    let mut socket = forged.socket(&table).await;
    socket.until_closed().await;
    assert_eq!(socket.closing, Some(json!({ "code": "no-identity" })));
    // Someone without a token can watch.
    assert_eq!(Person::stranger(&server.base).socket(&table).await.closing, None);
}

#[tokio::test]
async fn the_language_goes_with_the_person() {
    let server = Server::start(&[]).await;
    let mut person = server.person().await;
    let change = async |person: &Person, body: Value| {
        person.request(Method::PATCH, "/api/me", Some(body.to_string()), &[]).await
    };
    let name = person.name.clone();
    let me = change(&person, json!({ "language": "pt-BR" })).await.ok();
    assert_eq!((&me["language"], &me["name"]), (&json!("pt-BR"), &json!(name)));
    for bad in ["", "e", "123", "en_GB", "too-long-", "ελ", "e n"] {
        change(&person, json!({ "language": bad })).await.refused(400, "malformed");
    }
    // Another name does not affect it, and it is the same on other devices.
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    assert_eq!(person.get("/api/me").await.ok()["language"], "pt-BR");
    let elsewhere = Person::stranger(&server.base);
    let body = json!({ "name": "Bia", "password": "correct horse" });
    assert_eq!(elsewhere.post("/api/log-in", body).await.ok()["language"], "pt-BR");
    let both = change(&person, json!({ "name": "Ana", "language": "el" })).await.ok();
    assert_eq!((&both["language"], &both["name"]), (&json!("el"), &json!("Ana")));
}

#[tokio::test]
async fn a_new_password_ends_what_the_old_one_opened() {
    let server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    let mut elsewhere = Person::stranger(&server.base);
    let answer = elsewhere.post("/api/log-in", json!({ "name": "Bia", "password": "correct horse" })).await;
    elsewhere.take_cookie(&answer);
    assert_eq!(elsewhere.get("/api/me").await.ok()["id"], person.id.as_str());
    // It takes the old one to set a new one.
    person.set_password("another horse").await.refused(401, "wrong-password");
    elsewhere.change_password("wrong horse", "another horse").await.refused(401, "wrong-password");
    assert_eq!(elsewhere.get("/api/me").await.ok()["id"], person.id.as_str());
    let table = person.open(new_table(&[mine(), open_seat()])).await;
    let (mut here, mut there) = (person.socket(&table).await, elsewhere.socket(&table).await);
    person.change_password("correct horse", "another horse").await.ok();
    // What is open there is closed at once, and stays open here.
    there.until_closed().await;
    assert_eq!(there.closing, Some(json!({ "code": "no-identity" })));
    here.resync().await;
    elsewhere.post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(401, "no-identity");
    assert_eq!(person.get("/api/me").await.ok()["id"], person.id.as_str());
}

#[tokio::test]
async fn names_around_one_screen_are_nobody_elses() {
    let server = Server::start(&[]).await;
    let mut owner = server.person().await;
    owner.rename("Bia").await.ok();
    owner.set_password("correct horse").await.ok();
    let other = server.person().await;
    let named = |name: &str| new_table(&[mine(), json!({ "kind": "mine", "name": name })]);
    for name in ["Bia", " bIA "] {
        other.post("/api/tables", named(name)).await.refused(409, "name-taken");
    }
    other.open(named("Ana")).await;
    owner.open(named("Bia")).await;
}

#[tokio::test]
async fn names_and_passwords_survive_a_restart() {
    let mut server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    let table = person.open(new_table(&[mine(), open_seat()])).await;
    server.kill().await;
    server.restart().await;
    person.base.clone_from(&server.base);
    let me = person.get("/api/me").await.ok();
    assert_eq!(me, json!({ "id": person.id, "name": "Bia", "has_password": true, "language": null }));
    assert_eq!(person.table(&table).await["you"]["host"], true);
    let elsewhere = Person::stranger(&server.base);
    let body = json!({ "name": "Bia", "password": "correct horse" });
    assert_eq!(elsewhere.post("/api/log-in", body).await.ok()["id"], person.id.as_str());
    // Someone who reads the file cannot act for anyone.
    server.stop().await;
    let stored = std::fs::read(server.data()).expect("the store");
    let token = person.cookie.split_once('=').expect("a cookie").1.as_bytes();
    assert!(!stored.windows(token.len()).any(|window| window == token), "tokens are kept in the clear");
    assert!(!stored.windows(13).any(|window| window == b"correct horse"), "passwords are kept in the clear");
}
