//! Records that people upload, with what they wrote beside the moves.

use serde_json::json;

use crate::person::{bot, mine, new_table, with};
use crate::process::{Server, check_finished, moves, recorded};
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
