//! People are the same on every server: sessions, names, deletion.

use reqwest::Method;
use serde_json::{Value, json};
use tzolkin_test_postgres::skipped;

use crate::person::{Person, mine, new_table, open_seat};
use crate::process::eventually;
use crate::processes::Processes;
use crate::values::text;

fn no_identity() -> Option<Value> {
    Some(json!({ "code": "no-identity" }))
}

#[tokio::test]
async fn sessions_end_on_every_server() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    let mut person = Person::new(all.base(0)).await;
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    let elsewhere = Person::log_in(all.base(1), "Bia", "correct horse").await;
    let third = Person::log_in(all.base(2), "Bia", "correct horse").await;
    let table = person.open(new_table(&[mine(), open_seat()])).await;
    // A socket of each session through each server: one is direct, the others are forwarded.
    let mut theirs = Vec::new();
    let mut own = Vec::new();
    for base in all.bases() {
        theirs.push(elsewhere.at(&base).socket(&table).await);
        own.push(person.at(&base).socket(&table).await);
    }
    let sessions = elsewhere.at(all.base(2)).get("/api/me/sessions").await.ok();
    let current = sessions.as_array().expect("a list").iter().find(|session| session["current"] == true).cloned();
    let path = format!("/api/me/sessions/{}", text(&current.expect("their own")["id"]));
    assert_eq!(person.at(all.base(2)).request(Method::DELETE, &path, None, &[]).await.status, 204);
    for socket in &mut theirs {
        socket.until_closed().await;
        assert_eq!(socket.closing, no_identity());
    }
    for base in all.bases() {
        elsewhere.at(&base).get("/api/me/sessions").await.refused(401, "no-identity");
    }
    // A change of password ends the others, wherever they are.
    let mut open = third.at(all.base(0)).socket(&table).await;
    person.at(all.base(1)).change_password("correct horse", "another horse").await.ok();
    open.until_closed().await;
    assert_eq!(open.closing, no_identity());
    third.at(all.base(2)).get("/api/me/sessions").await.refused(401, "no-identity");
    // Logging out closes what is open in that browser.
    for socket in &mut own {
        socket.resync().await;
    }
    person.at(all.base(1)).post("/api/log-out", Value::Null).await.ok();
    for socket in &mut own {
        socket.until_closed().await;
        assert_eq!(socket.closing, no_identity());
    }
}

#[tokio::test]
async fn names_are_reserved_on_every_server() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    // Many want the same name at the same time, and one gets it.
    let mut people = Vec::new();
    for number in 0..6 {
        let mut person = Person::new(all.base(number % 3)).await;
        person.rename("Paula").await.ok();
        people.push(person);
    }
    let mut wanting = tokio::task::JoinSet::new();
    for person in people {
        wanting.spawn(async move { person.set_password("correct horse").await.status });
    }
    let statuses = wanting.join_all().await;
    assert_eq!(statuses.iter().filter(|status| (200..300).contains(*status)).count(), 1, "{statuses:?}");
    for base in all.bases() {
        let mut other = Person::new(&base).await;
        other.rename("PAULA").await.refused(409, "name-taken");
        Person::log_in(&base, "Paula", "correct horse").await;
    }
}

#[tokio::test]
async fn people_are_deleted_on_every_server() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    let mut person = Person::new(all.base(0)).await;
    person.rename("Bia").await.ok();
    let other = Person::new(all.base(1)).await;
    let waiting = person.open(new_table(&[mine(), open_seat()])).await;
    let played = person.open(new_table(&[mine(), open_seat()])).await;
    other.join(&played).await;
    person.start(&played).await;
    let mut own = Vec::new();
    for base in all.bases() {
        own.push(person.at(&base).socket(&played).await);
    }
    let mut also = other.at(all.base(2)).socket(&played).await;
    also.ask(json!({ "type": "chat", "text": "farewell" })).await.done();
    // Through a server that owns neither table.
    let owner = all.owner(&played);
    let through = all.base((owner + 1) % 3);
    let answer = person.at(through).request(Method::DELETE, "/api/me", Some("{}".to_owned()), &[]).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
    for socket in &mut own {
        socket.until_closed().await;
    }
    for base in all.bases() {
        assert_eq!(person.at(&base).lobby().await["mine"], json!([]));
        other.at(&base).get(&format!("/api/tables/{waiting}")).await.refused(404, "no-such-table");
        let shown = eventually("a bot plays on", async || {
            let shown = other.at(&base).table(&played).await;
            (!shown["seats"][0]["bot_since"].is_null()).then_some(shown)
        })
        .await;
        assert!(!shown.to_string().contains("Bia"), "the name is gone: {shown}");
    }
}

#[tokio::test]
async fn a_guest_who_logs_in_takes_the_games_along_from_every_server() {
    if skipped() {
        return;
    }
    let all = Processes::start(2).await;
    let mut member = Person::new(all.base(0)).await;
    member.rename("Bia").await.ok();
    member.set_password("correct horse").await.ok();
    let guest = Person::new(all.base(0)).await;
    let waiting = guest.open(new_table(&[mine(), open_seat()])).await;
    // Through the server that does not own the table.
    let through = all.base((all.owner(&waiting) + 1) % 2);
    let mut person = guest.at(through);
    let answer = person.post("/api/log-in", json!({ "name": "Bia", "password": "correct horse" })).await;
    person.take_cookie(&answer);
    assert_eq!(answer.ok()["left_behind"], json!([]));
    for base in all.bases() {
        let shown = eventually("the table has come along", async || {
            let answer = person.at(&base).get(&format!("/api/tables/{waiting}")).await;
            (answer.status == 200).then(|| answer.json())
        })
        .await;
        assert_eq!((&shown["you"]["host"], &shown["seats"][0]["name"]), (&json!(true), &json!("Bia")));
    }
}
