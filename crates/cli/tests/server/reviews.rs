//! Reviews that the server makes of games that are over, and of none that are not.

use serde_json::{Value, json};
use tzolkin_engine::{Position, Record};

use crate::person::{Person, bot, mine, new_table, started, with};
use crate::process::{Server, late, recorded, sql};
use crate::steps::{ended_early, follow, past_keeping};
use crate::tables::path;
use crate::values::text;

fn ask(depth: &str) -> Value {
    json!({ "depth": depth })
}

/// Waits for a review that is being made, and returns it.
async fn reviewed(person: &Person, address: &str) -> Value {
    let state = follow(async |from| Some(person.get(&format!("{address}?depth=fast&from={from}")).await.ok())).await;
    assert_eq!(state["current"], true, "{state}");
    state["review"].clone()
}

/// The end of a recorded game as a record of its own, which begins with a position: at most so many moves before the end.
fn ending(name: &str, most: usize) -> String {
    let whole: Record = recorded(name).parse().expect("a record");
    let last = whole.moves().len();
    let begins = |ply| Position::of(&whole.game_at(ply)).map(|position| (ply, position));
    let (ply, position) = (last - most..last).find_map(begins).expect("a turn begins");
    let mut record = Record::from_position(&position).expect("a position of a game");
    for made in &whole.moves()[ply..] {
        record.apply(made.seat, made.action, &mut ()).expect("as in the game");
    }
    record.to_string()
}

#[tokio::test]
async fn a_finished_game_is_reviewed_and_the_review_is_kept() {
    let mut server = Server::start(&[]).await;
    let (people, table) = ended_early(&server.base, &json!({})).await;
    let address = path(&table, "review");
    let nothing = json!({ "review": null, "current": false, "running": null });
    assert_eq!(people[0].get(&address).await.ok(), nothing);
    let asked = people[0].post(&address, ask("fast")).await.ok();
    let count = asked["running"]["count"].as_u64().expect("it is queued, and not made at once");
    // The other player, and somebody who only watches, see the same.
    people[1].post(&address, ask("fast")).await.ok();
    let stranger = Person::stranger(&server.base);
    let review = reviewed(&stranger, &address).await;
    assert_eq!(review["turns"].as_array().map(Vec::len), Some(count as usize));
    assert_eq!(count, 4, "two tiles and two turns: {review}");
    assert_eq!(review["depth"], "fast");
    for turn in review["turns"].as_array().expect("turns") {
        let chances: f64 = turn["chances"].as_array().expect("chances").iter().filter_map(Value::as_f64).sum();
        assert!((chances - 1.0).abs() < 1e-6, "{turn}");
    }
    assert_eq!(people[0].get(&format!("{address}?depth=deep")).await.ok(), nothing, "each depth has its own");
    let figures = stranger.get("/metrics").await.text;
    assert!(figures.contains(&format!("tzolkin_reviewed_turns {count}")), "{figures}");
    assert!(figures.contains("tzolkin_reviews_waiting 0"), "{figures}");

    // Asked for again, it is not made again, not even after a restart.
    let kept = json!({ "review": review, "current": true, "running": null });
    for renew in [false, true] {
        let again = people[1].post(&address, json!({ "depth": "fast", "renew": renew })).await.ok();
        assert_eq!(again, kept);
    }
    assert!(server.stop().await);
    server.restart().await;
    let person = people[0].at(&server.base);
    assert_eq!(person.get(&address).await.ok(), kept);

    // One by other bots is an old one, which is made anew only for those who ask for that.
    let analyst = text(&review["analyst"]);
    sql(
        &server.data(),
        &format!("UPDATE game_reviews SET analyst = 'old', review = replace(review, '{analyst}', 'old')"),
    )
    .await;
    let old = person.post(&address, ask("fast")).await.ok();
    assert_eq!((&old["current"], &old["running"]), (&json!(false), &Value::Null));
    assert_eq!(old["review"]["analyst"], "old");
    let renewing = person.post(&address, json!({ "depth": "fast", "renew": true })).await.ok();
    assert_eq!(renewing["running"]["count"].as_u64(), Some(count));
    assert_eq!(renewing["review"]["analyst"], "old", "it is shown until then");
    assert_eq!(reviewed(&person, &address).await, review, "reviews are reproducible");

    // One in a form that nobody can read any more is as good as none: whoever asks gets a new one.
    sql(&server.data(), "UPDATE game_reviews SET review = '{}'").await;
    assert_eq!(person.get(&address).await.ok(), nothing);
    let again = person.post(&address, ask("fast")).await.ok();
    assert_eq!((again["running"]["count"].as_u64(), &again["review"]), (Some(count), &Value::Null));
    assert_eq!(reviewed(&person, &address).await, review);
}

#[tokio::test]
async fn a_game_in_progress_is_not_reviewed() {
    let server = Server::start(&[]).await;
    let stranger = server.person().await;
    let refuses = async |person: &Person, table: &str| {
        for depth in ["fast", "deep"] {
            person.get(&format!("{}?depth={depth}", path(table, "review"))).await.refused(409, "not-over");
            person.post(&path(table, "review"), ask(depth)).await.refused(409, "not-over");
            person
                .post(&path(table, "review"), json!({ "depth": depth, "renew": true }))
                .await
                .refused(409, "not-over");
        }
    };
    // With other people: neither those who play nor those who watch.
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    for person in [&people[0], &people[1], &stranger] {
        refuses(person, &table).await;
    }
    // Not for somebody who has given up, while a bot plays on.
    sockets[actor].ask(json!({ "type": "resign", "seat": actor })).await.done();
    refuses(&people[actor], &table).await;
    // Against bots alone, and shortly before the end.
    let alone = with(new_table(&[mine(), bot(1)]), &late("pity.tzk", 10));
    let table = people[0].open(with(alone, &json!({ "start_now": true }))).await;
    refuses(&people[0], &table).await;
    refuses(&stranger, &table).await;
    // Before it has begun.
    let table = people[0].open(new_table(&[mine(), bot(1)])).await;
    refuses(&people[0], &table).await;
    let unfinished = people[0].get("/metrics").await.text;
    assert!(!unfinished.contains("tzolkin_reviews_waiting"), "{unfinished}");
}

#[tokio::test]
async fn whoever_may_not_have_the_record_may_not_have_the_review() {
    let server = Server::start(&[]).await;
    let (people, table) = ended_early(&server.base, &json!({ "public": false })).await;
    let (address, stranger) = (path(&table, "review"), server.person().await);
    stranger.get(&address).await.refused(404, "no-such-table");
    stranger.post(&address, ask("fast")).await.refused(404, "no-such-table");
    stranger.get(&format!("{address}?key=nonsense")).await.refused(404, "no-such-table");
    Person::stranger(&server.base).post(&address, ask("fast")).await.refused(401, "no-identity");
    let key = text(&people[0].table(&table).await["invite"]);
    stranger.post(&format!("{address}?key={key}"), ask("fast")).await.ok();
    stranger.get(&address).await.ok();
    // A table without spectators stays closed to them after the game.
    let (people, table) = ended_early(&server.base, &json!({ "spectators": false })).await;
    stranger.post(&path(&table, "review"), ask("fast")).await.refused(403, "no-spectators");
    people[1].get(&path(&table, "review")).await.ok();
    // What cannot be read.
    let address = path(&table, "review");
    for body in [json!({}), ask("deeper"), json!({ "depth": "fast", "nodes": 9 }), Value::Null] {
        people[0].post(&address, body).await.refused(400, "malformed");
    }
    people[0].get(&format!("{address}?depth=deeper")).await.refused(400, "malformed");
}

#[tokio::test]
async fn an_uploaded_record_is_reviewed_to_its_end() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let upload = async |record: &str| text(&person.post_text("/api/records", record).await.ok()["id"]);
    // A whole game takes minutes on a busy machine. This one begins shortly before its end.
    let record = ending("pity.tzk", 20);
    let address = format!("/api/records/{}/review", upload(&record).await);
    person.post(&address, ask("fast")).await.ok();
    let review = reviewed(&Person::stranger(&server.base), &address).await;
    let turns = review["turns"].as_array().expect("turns");
    let lines = record.lines().filter(|line| line.as_bytes().get(1) == Some(&b':'));
    let lines = lines.count();
    assert!(lines > 2, "{record}");
    assert_eq!(turns.len(), lines);
    let winner = record.lines().find(|line| line.starts_with("result") && line.contains("rank 1 "));
    let winner: usize = winner.and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a winner");
    let last = turns.last().expect("turns");
    assert_eq!((&last["chances"][winner], &last["chances"][1 - winner]), (&json!(1.0), &json!(0.0)), "{last}");
    assert_eq!(review["seats"][winner]["rank"], 1);

    // One whose game is not over is not reviewed, and one that is not there neither.
    let (table, _) = record.split_once("\nresult ").expect("a result");
    let mut unfinished: Vec<&str> = table.lines().collect();
    unfinished.pop();
    let unfinished = upload(&(unfinished.join("\n") + "\nunfinished\n")).await;
    person.post(&format!("/api/records/{unfinished}/review"), ask("fast")).await.refused(409, "not-over");
    person.get("/api/records/nothing/review").await.refused(404, "no-such-record");
    person.post("/api/records/nothing/review", ask("fast")).await.refused(404, "no-such-record");
}

#[tokio::test]
async fn everybody_has_one_review_at_a_time_and_a_server_that_stops_forgets_them() {
    let mut server = Server::start(&[]).await;
    let (person, other) = (server.person().await, server.person().await);
    let upload = async |record: &str| text(&person.post_text("/api/records", record).await.ok()["id"]);
    let long = format!("/api/records/{}/review", upload(&recorded("pity.tzk")).await);
    let another = format!("/api/records/{}/review", upload(&recorded("monuments-1.tzk")).await);
    // A deep review takes minutes, and on a busy machine even a single turn of it does.
    person.post(&long, ask("deep")).await.ok();
    person.post(&long, ask("deep")).await.ok();
    person.post(&long, ask("fast")).await.refused(429, "limit-reached");
    person.post(&another, ask("deep")).await.refused(429, "limit-reached");
    // Somebody else may look at it, and have one of their own.
    assert!(!other.post(&long, ask("deep")).await.ok()["running"].is_null());
    assert!(!other.post(&another, ask("deep")).await.ok()["running"].is_null());
    assert!(person.get("/metrics").await.text.contains("tzolkin_reviews_waiting 2"));
    // It stops in the middle of a turn, which takes a while: nothing here waits for one.
    assert!(server.stop().await);
    server.restart().await;
    let person = person.at(&server.base);
    let nothing = json!({ "review": null, "current": false, "running": null });
    assert_eq!(person.get(&format!("{long}?depth=deep")).await.ok(), nothing);
    assert!(!person.post(&another, ask("deep")).await.ok()["running"].is_null(), "it can be asked for again");
}

#[tokio::test]
async fn asking_for_reviews_has_a_limit() {
    let server = Server::exactly(&["--uploads-per-minute", "2"]).await;
    let person = server.person().await;
    for _ in 0..2 {
        person.post("/api/tables/nothing/review", ask("fast")).await.refused(404, "no-such-table");
    }
    person.post("/api/tables/nothing/review", ask("fast")).await.refused(429, "too-many");
    person.post("/api/records/nothing/review", ask("fast")).await.refused(429, "too-many");
}
