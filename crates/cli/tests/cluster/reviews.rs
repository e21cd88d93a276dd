//! Reviews of games on a shared database: the owner of a table makes them, and everybody can read them.

use serde_json::{Value, json};
use tzolkin_test_postgres::skipped;

use crate::person::Person;
use crate::process::eventually;
use crate::processes::Processes;
use crate::steps::ended_early;

#[tokio::test]
async fn a_review_is_asked_for_and_read_through_any_server() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    let (people, table) = ended_early(all.base(0), &json!({})).await;
    let (owner, other) = (all.owner(&table), all.others(&table)[0]);
    let address = format!("/api/tables/{table}/review");
    let asked = people[0].at(all.base(other)).post(&address, json!({ "depth": "fast" })).await.ok();
    assert_eq!(asked["running"]["count"], 4, "{asked}");
    let stranger = Person::stranger(all.base(other));
    let state = eventually("the review", async || {
        let state = stranger.get(&address).await.ok();
        assert!(!state["running"].is_null() || !state["review"].is_null(), "it is never lost from sight: {state}");
        state["running"].is_null().then_some(state)
    })
    .await;
    assert_eq!(state["review"]["turns"].as_array().map(Vec::len), Some(4), "{state}");
    // The review outlives the process that made it.
    all.servers[owner].kill().await;
    let read = eventually("another owner", async || {
        let answer = stranger.get(&address).await;
        (answer.status == 200).then(|| answer.json())
    });
    assert_eq!(read.await, state);
    let running: Value = json!({ "depth": "fast", "renew": true });
    assert_eq!(people[1].at(all.base(other)).post(&address, running).await.ok(), state, "it is a current one");
}
