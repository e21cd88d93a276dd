//! Reviews of games on a shared database: the owner of a table makes them, and everybody can read them.

use serde_json::{Value, json};
use tzolkin_test_postgres::skipped;

use crate::person::{Answer, Person};
use crate::process::eventually;
use crate::processes::Processes;
use crate::steps::{ended_early, follow};

#[tokio::test]
async fn a_review_is_asked_for_and_read_through_any_server() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    let (people, table) = ended_early(all.base(0), &json!({})).await;
    let address = format!("/api/tables/{table}/review");
    let other = all.others(&table)[0];
    let (player, stranger) = (people[0].at(all.base(other)), Person::stranger(all.base(other)));
    // While a table has no owner that answers, there is no answer yet.
    let state = loop {
        let epoch = all.epoch(&table);
        let asked = eventually("somebody makes the review", async || {
            answered(&player.post(&address, json!({ "depth": "fast" })).await)
        })
        .await;
        assert!(asked["running"]["count"] == 4 || !asked["review"].is_null(), "{asked}");
        let state = follow(async |from| answered(&stranger.get(&format!("{address}?from={from}")).await)).await;
        if !state["review"].is_null() {
            break state;
        }
        // Whoever takes the table over knows nothing of it, and has to be asked again.
        assert_ne!(all.epoch(&table), epoch, "the same owner never loses it from sight: {state}");
    };
    assert_eq!(state["review"]["turns"].as_array().map(Vec::len), Some(4), "{state}");
    // The review outlives the process that made it.
    let owner = all.owner(&table);
    all.servers[owner].kill().await;
    let left = all.base(1 - owner);
    let stranger = Person::stranger(left);
    let read = eventually("another owner", async || answered(&stranger.get(&address).await));
    assert_eq!(read.await, state);
    let again = json!({ "depth": "fast", "renew": true });
    let again = eventually("an answer", async || answered(&people[1].at(left).post(&address, again.clone()).await));
    assert_eq!(again.await, state, "it is a current one");
}

/// The state of a review; nothing if the table cannot be asked at the moment.
fn answered(answer: &Answer) -> Option<Value> {
    (answer.status == 200).then(|| answer.json())
}
