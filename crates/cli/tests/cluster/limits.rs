//! Limits hold over all servers where they are stored, and are counted for the client's own address.

use reqwest::Method;
use serde_json::json;
use tokio::task::JoinSet;
use tzolkin_test_postgres::skipped;

use crate::person::{Person, gather, mine, new_table, open_seat};
use crate::process::{recorded, wide_without};
use crate::processes::Processes;

#[tokio::test]
async fn stored_limits_hold_when_many_servers_are_asked_at_once() {
    if skipped() {
        return;
    }
    let flags = wide_without(&["--tables-per-player", "--records-per-player"]);
    let all =
        Processes::exactly(3, &[&flags[..], &["--tables-per-player", "5", "--records-per-player", "4"]].concat()).await;
    let person = Person::new(all.base(0)).await;
    let mut asking = JoinSet::new();
    for number in 0..30 {
        let person = person.at(all.base(number % 3));
        asking.spawn(async move { person.post("/api/tables", new_table(&[mine(), open_seat()])).await });
    }
    let answers = asking.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 5);
    for answer in answers {
        assert!(answer.status == 201 || answer.json()["code"] == "limit-reached", "{} {}", answer.status, answer.text);
    }
    assert_eq!(all.sql(&format!("SELECT count(*) FROM seats WHERE player = '{}'", person.id)), "5");

    // So does the number of uploaded records.
    let record = recorded("pity.tzk");
    let mut asking = JoinSet::new();
    for number in 0..18 {
        let person = person.at(all.base(number % 3));
        let record = record.replacen("name 0 ", &format!("name 0 copy {number} "), 1);
        asking.spawn(async move { person.post_text("/api/records", &record).await });
    }
    let answers = asking.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 4);
    assert!(answers.iter().all(|answer| answer.status == 201 || answer.json()["code"] == "limit-reached"));
}

/// A header as a proxy adds it.
fn by_proxy(address: &str) -> [(&str, &str); 1] {
    [("x-forwarded-for", address)]
}

#[tokio::test]
async fn a_forwarded_client_keeps_its_address() {
    if skipped() {
        return;
    }
    // Eight times as much chat per address as per person.
    let flags = wide_without(&["--chat-per-minute"]);
    let flags = [&flags[..], &["--chat-per-minute", "1", "--public-url", "https://x.example"]].concat();
    let all = Processes::exactly(2, &flags).await;
    let mut people = Vec::new();
    for _ in 0..3 {
        let (four, table) = gather(all.base(0), 4, &json!({})).await;
        four[0].start(&table).await;
        assert_eq!(all.owner(&table), 0);
        people.extend(four.into_iter().map(|person| (person, table.clone())));
    }
    // All talk through the other server, so that all sockets are forwarded.
    let mut codes = Vec::new();
    for (number, (person, table)) in people.iter().enumerate() {
        // The last two come from elsewhere.
        let address = if number < 10 { "203.0.113.7".to_owned() } else { format!("198.51.100.{number}") };
        let socket = person.at(all.base(1)).try_socket(table, "", &by_proxy(&address)).await;
        let mut socket = socket.unwrap_or_else(|answer| panic!("no socket: {} {}", answer.status, answer.text));
        let said = socket.ask(json!({ "type": "chat", "text": "hello" })).await;
        codes.push(said.code().to_owned());
    }
    assert!(codes[..8].iter().all(String::is_empty), "{codes:?}");
    assert!(codes[8..10].iter().all(|code| code == "too-many"), "one address has said enough: {codes:?}");
    assert!(codes[10..].iter().all(String::is_empty), "other addresses have not: {codes:?}");
}

/// Headers with which somebody might try to pass for a server that forwards.
const FORGED: &[(&str, &str)] = &[
    ("x-forwarded-for", "198.51.100.9"),
    ("forwarded", "for=198.51.100.9"),
    ("tzolkin-client", "198.51.100.9"),
    ("tzolkin-secret", "guess"),
];

#[tokio::test]
async fn nobody_can_claim_another_address() {
    if skipped() {
        return;
    }
    let flags = wide_without(&["--identities-per-minute"]);
    let all = Processes::exactly(
        2,
        &[&flags[..], &["--identities-per-minute", "3", "--trusted-proxy", "192.0.2.1"]].concat(),
    )
    .await;
    let mut statuses = Vec::new();
    for number in 0..6 {
        let stranger = Person::new(all.base(0)).await;
        let address = format!("198.51.100.{number}");
        let headers: Vec<(&str, &str)> = FORGED
            .iter()
            .map(|&(name, value)| (name, if value.starts_with("198") { address.as_str() } else { value }))
            .collect();
        let rename = Some(r#"{"name":"Somebody"}"#.to_owned());
        statuses.push(stranger.request(Method::PATCH, "/api/me", rename, &headers).await.status);
    }
    // Refused altogether, or counted for the address that it really comes from.
    assert!(statuses[3..].iter().all(|&status| status != 200), "{statuses:?}");
}
