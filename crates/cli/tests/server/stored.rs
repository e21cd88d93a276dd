//! Data from older versions of the program: `tests/data/stored` has a folder for each version, which `make.py` in the
//! same place creates. Every later version must open it, continue the games that were being played, and show finished
//! games as they were.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::person::{Person, bot, mine, new_table, with};
use crate::process::{Outcome, Server, check_finished, moves, replayed};
use crate::random::Rng;
use crate::values::{number, text};

/// The data is old on purpose, so these limits keep it from expiring during the test.
const FOR_EVER: &[&str] = &["--open-table-days", "36500", "--unseen-days", "36500"];

fn versions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored");
    let entries = std::fs::read_dir(folder).expect("stored data").map(|entry| entry.expect("an entry").path());
    let mut versions: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    versions.sort();
    assert!(!versions.is_empty(), "there is nothing to open");
    versions
}

/// Whether everything that was shown is still shown; newer versions may show more.
fn holds(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(name, then)| now.get(name).is_some_and(|now| holds(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| holds(now, then))
        }
        _ => now == then,
    }
}

#[tokio::test]
async fn a_database_of_an_older_version_is_opened_and_played_on() {
    for version in versions() {
        let expected = std::fs::read_to_string(version.join("expected.json")).expect("what is expected of it");
        let expected: Value = serde_json::from_str(&expected).expect("JSON");
        let server = Server::on_a_copy_of(&version.join("tables.sqlite"), FOR_EVER).await;
        let password = text(&expected["password"]);
        let ana = Person::log_in(&server.base, "Ana", &password).await;
        let bo = Person::log_in(&server.base, "Bo", &password).await;
        assert_eq!([&json!(ana.id), &json!(bo.id)], [&expected["people"]["Ana"], &expected["people"]["Bo"]]);
        assert_eq!(ana.get("/api/me").await.ok()["language"], "pt");

        is_as_it_was(&ana, &expected["finished"]).await;
        is_played_on(&ana, &bo, &expected["running"]).await;
        is_played_on_without_who_gave_up(&ana, &expected["left"]).await;

        // People can still sit down at a table that was waiting for them.
        let open = text(&expected["open"]["table"]);
        bo.join(&open).await;
        assert_eq!(ana.start(&open).await["status"], "running");
        let uploaded = format!("/api/records/{}/record", text(&expected["uploaded"]));
        assert_eq!(bo.get(&uploaded).await.text, text(&expected["finished"]["record"]));
        assert!(!server.logged().contains("ERROR"), "{}", server.logged());
    }
}

/// A game that is over: its record, its moves and what was said.
async fn is_as_it_was(ana: &Person, expected: &Value) {
    let table = text(&expected["table"]);
    let record = check_finished(ana, &table, &expected["result"]).await;
    assert_eq!(record, text(&expected["record"]));
    let history = ana.get(&format!("/api/tables/{table}/history")).await.ok();
    let made = |made: &Value| json!([made["seat"], made["action"], made["automatic"]]);
    let made: Vec<Value> = history["moves"].as_array().expect("moves").iter().map(made).collect();
    assert_eq!(json!(made), expected["moves"]);
    let page = ana.socket(&table).await;
    let said: Vec<&Value> = page.chat.iter().map(|line| &line["text"]).collect();
    assert_eq!(json!(said), expected["chat"]);
    let games = ana.get(&format!("/api/players/{}/games", ana.id)).await.ok();
    assert_eq!(games[0]["table"], expected["table"]);
}

/// A game that stopped in the middle of Ana's turn: she can take back what she did before, and both play it to its end.
async fn is_played_on(ana: &Person, bo: &Person, expected: &Value) {
    let table = text(&expected["table"]);
    let (mut first, mut second) = (ana.socket(&table).await, bo.socket(&table).await);
    assert_eq!(json!(first.seq), expected["seq"]);
    assert!(holds(first.position(), &expected["position"]), "{}", first.position());
    assert!(holds(&first.update["decisions"], &expected["decisions"]), "{}", first.update["decisions"]);
    let ply = first.ply();
    first.undo(0).await.done();
    assert!(first.ply() < ply);
    let (mut a, mut b) = (Rng::new(1), Rng::new(2));
    tokio::join!(first.play(&mut a), second.play(&mut b));
    check_finished(ana, &table, &first.state()["result"].clone()).await;
}

/// A game that Bo left for good: he is ranked last, however well his bot plays.
async fn is_played_on_without_who_gave_up(ana: &Person, expected: &Value) {
    let table = text(&expected["table"]);
    let mut page = ana.socket(&table).await;
    assert_eq!([json!(page.seq), json!(page.ply())], [expected["seq"].clone(), expected["ply"].clone()]);
    assert_eq!(page.table["seats"][1]["bot_since"]["reason"], "resigned");
    page.play(&mut Rng::new(3)).await;
    let result = page.state()["result"].clone();
    assert_eq!(number(&result[1]["rank"]), 4);
    check_finished(ana, &table, &result).await;
}

#[tokio::test]
async fn records_of_an_older_version_are_read_and_played_on() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    for version in versions() {
        let files = std::fs::read_dir(&version).expect("a folder").map(|entry| entry.expect("an entry").path());
        let mut found = [0; 2];
        for file in files.filter(|path| path.extension().is_some_and(|extension| extension == "tzk")) {
            let record = std::fs::read_to_string(&file).expect("a record");
            let answer = person.post_text("/api/records", &record).await;
            assert_eq!(answer.status, 201, "{}: {}", file.display(), answer.text);
            let uploaded = format!("/api/records/{}", text(&answer.json()["id"]));
            assert_eq!(person.get(&format!("{uploaded}/record")).await.text, record, "{}", file.display());
            let line = moves(&record);
            let history = person.get(&format!("{uploaded}/history")).await.ok();
            assert_eq!(history["moves"].as_array().map(Vec::len), Some(line.len()), "{}", file.display());
            let finished = record.lines().any(|line| line.starts_with("result "));
            assert_eq!(history["over"], finished, "{}", file.display());
            found[usize::from(finished)] += 1;
            let outcome: Outcome = replayed(&record).await;
            if finished {
                let position = person.get(&format!("{uploaded}/positions/{}", line.len())).await.ok();
                assert_eq!(outcome, Outcome::of(&position["state"]["result"]), "{}", file.display());
                continue;
            }
            // Forced actions that follow are played automatically.
            let players = history["seats"].as_array().map_or(0, Vec::len);
            let seats: Vec<Value> = (0..players).map(|seat| if seat == 0 { mine() } else { bot(1) }).collect();
            let start = json!({ "start": { "from": "record", "record": record, "ply": null }, "start_now": true });
            let table = person.open(with(new_table(&seats), &start)).await;
            let mut page = person.socket(&table).await;
            page.play(&mut Rng::new(4)).await;
            let played = check_finished(&person, &table, &page.state()["result"].clone()).await;
            assert_eq!(moves(&played)[..line.len()], line, "{}", file.display());
        }
        assert!(found[0] >= 3 && found[1] >= 3, "{found:?}");
    }
}
