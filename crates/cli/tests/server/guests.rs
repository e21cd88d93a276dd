//! Guests who log in, and guests whose name somebody reserves.

use serde_json::{Value, json};

use crate::person::{Person, bot, gather, mine, new_table, open_seat, with};
use crate::process::{Server, sql};

/// Logs in with the browser of a guest.
async fn log_in(guest: &Person, name: &str, password: &str) -> (Person, Value) {
    let mut person = guest.clone();
    let answer = person.post("/api/log-in", json!({ "name": name, "password": password })).await;
    person.take_cookie(&answer);
    let said = answer.ok();
    person.is_now(&said);
    (person, said)
}

#[tokio::test]
async fn a_guest_who_logs_in_takes_the_games_along() {
    let mut server = Server::start(&[]).await;
    let mut member = server.person().await;
    member.rename("Bia").await.ok();
    member.set_password("correct horse").await.ok();
    // A game with somebody else, a game against a bot, a table that waits, and a finished game.
    let (people, played) = gather(&server.base, 2, &json!({})).await;
    let [other, guest] = &people[..] else { panic!("two people") };
    other.start(&played).await;
    let alone = guest.open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
    let waiting = guest.open(new_table(&[mine(), open_seat()])).await;
    let mut page = guest.socket(&played).await;
    page.ask(json!({ "type": "chat", "text": "hello" })).await.done();
    let finished = guest.open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
    let mut ending = guest.socket(&finished).await;
    ending.ask(json!({ "type": "resign", "seat": 0 })).await.done();
    ending.until("over", |socket| socket.table["status"] == "finished").await;

    let (person, said) = log_in(guest, "Bia", "correct horse").await;
    assert_eq!((&said["id"], &said["left_behind"]), (&json!(member.id), &json!([])));
    // The page of the guest closes; the person goes on where the guest was.
    page.until_closed().await;
    let mut seat = person.socket(&played).await;
    assert_eq!(seat.table["seats"][1]["player"], member.id.as_str());
    assert_eq!(seat.table["seats"][1]["name"], "Bia");
    assert_eq!(seat.chat[0]["text"], "hello");
    seat.ask(json!({ "type": "resign", "seat": 1 })).await.done();
    assert_eq!(person.table(&alone).await["you"]["host"], true);
    let mut alone_page = person.socket(&alone).await;
    alone_page.ask(json!({ "type": "resign", "seat": 0 })).await.done();
    other.join(&waiting).await;
    person.start(&waiting).await;
    let games = person.get(&format!("/api/players/{}/games", person.id)).await.ok();
    assert!(games.as_array().expect("a list").iter().any(|game| game["table"] == finished.as_str()), "{games}");
    // The guest is gone.
    server.stop().await;
    assert_eq!(sql(&server.data(), &format!("SELECT COUNT(*) FROM players WHERE id = '{}'", guest.id)).await, "0");
}

#[tokio::test]
async fn a_guest_who_logs_in_is_told_what_stays_behind() {
    let server = Server::start(&[]).await;
    let mut member = server.person().await;
    member.rename("Bia").await.ok();
    member.set_password("correct horse").await.ok();
    let both = member.open(new_table(&[mine(), open_seat()])).await;
    let guest = server.person().await;
    guest.join(&both).await;
    member.start(&both).await;
    let own = guest.open(new_table(&[mine(), open_seat()])).await;
    let (person, said) = log_in(&guest, "Bia", "correct horse").await;
    assert_eq!(said["left_behind"], json!([{ "table": both, "problem": { "code": "there-already" } }]));
    assert_eq!(person.table(&own).await["you"]["host"], true, "the other table has come along");
    let seats = person.table(&both).await["seats"].clone();
    assert_eq!((&seats[0]["player"], &seats[1]["player"]), (&json!(member.id), &json!(guest.id)));
    // A wrong password takes nothing anywhere.
    let another = server.person().await;
    let table = another.open(new_table(&[mine(), open_seat()])).await;
    another
        .post("/api/log-in", json!({ "name": "Bia", "password": "wrong horse" }))
        .await
        .refused(401, "wrong-password");
    assert_eq!(another.table(&table).await["you"]["host"], true);
}

#[tokio::test]
async fn a_guest_whose_name_is_reserved_has_another_one() {
    let server = Server::start(&[]).await;
    let mut guests = Vec::new();
    // Cyrillic letters in the last ones.
    for name in ["Boss2", "BOSS2", "B\u{43e}ss2", "Boss"] {
        let mut guest = server.person().await;
        guest.rename(name).await.ok();
        guests.push(guest);
    }
    let mut boss = server.person().await;
    boss.rename("Boss2").await.ok();
    boss.set_password("correct horse").await.ok();
    for guest in &guests[..3] {
        let now = guest.get("/api/me").await.ok()["name"].clone();
        assert_ne!(now, guest.name.as_str());
        let table = guest.open(new_table(&[mine(), open_seat()])).await;
        assert_eq!(guest.table(&table).await["seats"][0]["name"], now);
    }
    assert_eq!(guests[3].get("/api/me").await.ok()["name"], "Boss", "this is another name");
    // The same if somebody with a password takes the name.
    boss.rename("Boss").await.ok();
    assert_ne!(guests[3].get("/api/me").await.ok()["name"], "Boss");
}
