//! Records that people upload, with what they wrote beside the moves.

use reqwest::Method;
use serde_json::json;

use crate::person::{Person, bot, mine, new_table, with};
use crate::process::{Server, check_finished, moves, recorded, wide_without};
use crate::random::Rng;
use crate::values::text;

#[tokio::test]
async fn uploads_keep_comments_and_variations_but_games_do_not() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let (noted, plain) = (recorded("../notes/pity.tzk"), recorded("pity.tzk"));
    let id = text(&person.post_text("/api/records", &noted).await.ok()["id"]);
    assert_eq!(person.get(&format!("/api/records/{id}/record")).await.text, noted);
    // Other notes are another record, and the game is the same.
    let bare = text(&person.post_text("/api/records", &plain).await.ok()["id"]);
    assert_ne!(bare, id);
    let other = text(&person.post_text("/api/records", &noted.replacen("Cheaper", "Dearer", 1)).await.ok()["id"]);
    assert_ne!(other, id);
    let history = person.get(&format!("/api/records/{id}/history")).await.ok();
    assert_eq!(history, person.get(&format!("/api/records/{bare}/history")).await.ok());
    let position = person.get(&format!("/api/records/{id}/positions/9")).await.ok();
    assert_eq!(position, person.get(&format!("/api/records/{bare}/positions/9")).await.ok());

    let bad = noted.replacen("  1: place yaxchilan; place uxmal; end", "  1: place yaxchilan; days 2", 1);
    let line = 1 + bad.lines().position(|line| line.contains("; days 2")).expect("the line");
    let answer = person.post_text("/api/records", &bad).await;
    assert_eq!(answer.json()["line"], line, "{}", answer.text);
    answer.refused(400, "bad-record");
    person.post_text("/api/records", noted.strip_suffix("end\n").expect("the end")).await.refused(400, "bad-record");

    let start = json!({ "start": { "from": "record", "record": noted, "ply": 6 }, "start_now": true });
    let table = person.open(with(new_table(&[mine(), bot(1)]), &start)).await;
    let mut page = person.socket(&table).await;
    page.play(&mut Rng::new(4)).await;
    let played = check_finished(&person, &table, &page.state()["result"].clone()).await;
    assert!(played.starts_with("tzolkin-record 1\n") && !played.contains("notes"), "{played}");
    assert_eq!(moves(&played)[..6], moves(&plain)[..6]);
}

#[tokio::test]
async fn names_in_uploads_hide_nothing() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let record = recorded("pity.tzk");
    let (number, line) = record.lines().enumerate().find(|(_, line)| line.starts_with("name 1 ")).expect("a name");
    let named = |name: &str| record.replacen(line, &format!("name 1 {name}"), 1);
    for bad in ["anA\u{202e}", "\u{3164}", "a\u{200b}b", "a\u{2028}b"] {
        let answer = person.post_text("/api/records", &named(bad)).await;
        assert_eq!(answer.json()["line"], number + 1, "{}", answer.text);
        answer.refused(400, "bad-record");
    }
    person.post_text("/api/records", &named("search:hand:nodes=2000,long=names-of-bots")).await.ok();
}

#[tokio::test]
async fn an_address_uploads_only_so_much_a_day() {
    let flags = wide_without(&["--upload-mb-per-day"]);
    let flags = [&flags[..], &["--upload-mb-per-day", "1", "--public-url", "https://x.example"]].concat();
    let server = Server::exactly(&flags).await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let record = recorded("monuments-1.tzk");
    let copy = |number: usize| record.replacen("name 0 ", &format!("name 0 copy {number} "), 1);
    let upload = async |person: &Person, number: usize, address: &'static str| {
        person.request(Method::POST, "/api/records", Some(copy(number)), &from(address)).await
    };
    let people = [server.person().await, server.person().await, server.person().await];
    // Other people at the same address, or in the same /48, have no more.
    let mut stored = 0;
    let refused = loop {
        let address = if stored % 2 == 0 { "2001:db8:1:1::1" } else { "2001:db8:1:2::2" };
        let answer = upload(&people[stored % 3], stored, address).await;
        if answer.status != 201 {
            break answer;
        }
        stored += 1;
        assert!(stored < 1000, "uploads without end");
    };
    let bytes = stored * record.len();
    assert!((900_000..=1_000_000).contains(&bytes), "{stored} records of {} bytes", record.len());
    assert!(refused.header("retry-after").parse::<u32>().is_ok_and(|seconds| seconds >= 1), "{:?}", refused.headers);
    assert_eq!(refused.json()["most_mb"], 1);
    refused.refused(429, "uploaded-enough");
    // What is there already costs nothing, and other addresses have a share of their own.
    assert_eq!(upload(&people[0], 0, "2001:db8:1:3::1").await.status, 201);
    assert_eq!(upload(&people[0], stored, "2001:db8:2::1").await.status, 201);
    // And whoever may upload no more can still play.
    people[0].open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
}
