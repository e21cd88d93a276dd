//! What a device does like the server, besides playing.

use serde_json::{Value, json};
use tzolkin_table::save;
use tzolkin_table::wire::Problem;
use tzolkin_wasm::{Answer, Outcome, Task, think};

use crate::{Page, Told, against_bots, thought_of};

fn code(outcome: &Outcome) -> String {
    let problem = outcome.problem.as_ref().expect("a problem");
    json!(problem)["code"].as_str().expect("a code").to_owned()
}

fn ask(page: &mut Page, id: &str, what: &Value) -> Outcome {
    page.call(json!({ "call": "ask", "table": id, "what": what }))
}

#[test]
fn saves_say_what_lists_show() {
    let mut page = Page::new();
    let created =
        page.call(json!({ "call": "create", "id": "d-one", "name": "Ana", "new": against_bots(1), "seed": "7" }));
    let [save] = &created.saves[..] else { panic!("one save") };
    let summary = json!(save)["summary"].clone();
    assert_eq!(
        (&save.table, &summary["status"], &summary["round"]),
        (&"d-one".to_owned(), &json!("running"), &json!(1))
    );
    assert_eq!(summary["waits_for_me"], true);
    assert_eq!(summary["seats"][0]["name"], "Ana");
    assert!(save.finished.is_none());
    assert_eq!(created.answer.told()["status"], "running");

    page.think(created.questions);
    page.play(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
    page.finish();
    let said =
        page.call(json!({ "call": "message", "socket": 1, "text": r#"{"id":9,"type":"chat","text":"Good game"}"# }));
    let finished = json!(said.saves[0])["finished"].clone();
    assert_eq!(finished["table"], "d-one");
    assert_eq!((&finished["unfinished"], &finished["seats"][0]["this"]), (&json!(false), &json!(true)));
    let ended = finished["finished_at"].as_f64().expect("a date");
    assert!(ended < page.date as f64, "chatting does not end it again");

    // The same after the page was closed.
    let save = page.saved.clone();
    let mut page = Page { date: page.date + 1_000_000, ..Page::new() };
    page.call(json!({ "call": "load", "save": save, "finished_at": ended }));
    page.call(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
    let said = page.call(json!({ "call": "message", "socket": 1, "text": r#"{"id":9,"type":"chat","text":"Bye"}"# }));
    assert_eq!(json!(said.saves[0])["finished"]["finished_at"].as_f64(), Some(ended));
}

#[test]
fn a_rematch_begins_at_once_and_only_once() {
    let mut page = Page::at(&against_bots(2));
    let rematch = |id: &str| json!({ "call": "rematch", "table": "d-one", "id": id, "seed": "8" });
    assert_eq!(code(&page.call(rematch("d-two"))), "not-over");
    page.finish();
    let next = page.play(rematch("d-two"));
    let table = next.answer.told();
    assert_eq!(
        (&table["id"], &table["status"], &table["origin"]["from"]),
        (&json!("d-two"), &json!("running"), &json!("fresh"))
    );
    assert_eq!(page.table["rematch"], "d-two", "the page at the last table hears of it");
    let mut saved: Vec<&str> = next.saves.iter().map(|save| save.table.as_str()).collect();
    saved.sort_unstable();
    assert_eq!(saved, ["d-one", "d-two"]);
    let again = page.play(rematch("d-three"));
    assert_eq!(again.answer.told()["id"], "d-two");
    assert!(again.saves.is_empty());
    // One that was given up is replaced.
    page.call(json!({ "call": "leave", "table": "d-two" }));
    assert_eq!(page.play(rematch("d-three")).answer.told()["id"], "d-three");
}

#[test]
fn records_are_looked_at_like_tables() {
    let mut page = Page::at(&against_bots(1));
    assert_eq!(code(&ask(&mut page, "d-one", &json!({ "what": "record" }))), "not-over");
    page.finish();
    let text = ask(&mut page, "d-one", &json!({ "what": "record" })).answer.told();
    let stored = page.call(json!({ "call": "open-record", "id": "d-rec", "text": text })).answer.told();
    assert_eq!(stored, json!({ "id": "d-rec" }));
    let history = ask(&mut page, "d-rec", &json!({ "what": "history" })).answer.told();
    assert_eq!((&history["names"], &history["levels"]), (&json!(["Ana", ""]), &json!([null, 1])));
    let last = history["moves"].as_array().expect("moves").len();
    let position = ask(&mut page, "d-rec", &json!({ "what": "position", "ply": last })).answer.told();
    assert_eq!(position["state"]["result"], page.update["position"]["state"]["result"]);
    assert_eq!(ask(&mut page, "d-rec", &json!({ "what": "record" })).answer.told(), text);
    assert_eq!(code(&ask(&mut page, "d-rec", &json!({ "what": "table" }))), "no-such-table");

    // Without a name it gets one, always the same.
    let first = page.call(json!({ "call": "open-record", "text": text })).answer.told();
    let again = page.call(json!({ "call": "open-record", "text": text, "kept": true })).answer.told();
    assert_eq!(first, again);
    assert!(first["id"].as_str().is_some_and(|id| id.starts_with("d-") && id.len() == 12), "{first}");

    let noted = include_str!("../../../engine/tests/data/notes/pity.tzk");
    let stored = page.call(json!({ "call": "open-record", "text": noted })).answer.told();
    let kept = page.call(json!({ "call": "open-record", "text": noted, "kept": true })).answer.told();
    assert_eq!(stored, kept);
    let id = stored["id"].as_str().expect("a name").to_owned();
    assert_eq!(ask(&mut page, &id, &json!({ "what": "record" })).answer.told(), json!(noted), "with its notes");

    let bad = text.as_str().expect("text").lines().take(3).chain(["0: fly"]).collect::<Vec<_>>().join("\n");
    let refused = page.call(json!({ "call": "open-record", "id": "d-bad", "text": bad }));
    assert!(matches!(refused.problem, Some(Problem::BadRecord { line: 4 })), "{:?}", refused.problem);
    assert_eq!(code(&ask(&mut page, "d-bad", &json!({ "what": "history" }))), "no-such-table");
}

#[test]
fn games_go_on_from_setups_records_and_finished_games() {
    let mut page = Page::at(&against_bots(1));
    let from = |start: Value| {
        let mut new = against_bots(1);
        new["start"] = start;
        new
    };
    let create = |id: &str, new: &Value| json!({ "call": "create", "id": id, "name": "Ana", "new": new, "seed": "9" });
    let table = from(json!({ "from": "table", "table": "d-one", "ply": 20 }));
    assert_eq!(code(&page.call(create("d-two", &table))), "not-over", "a running game has secrets");
    page.finish();
    let created = page.play(create("d-two", &table)).answer.told();
    assert_eq!(created["origin"], json!({ "from": "record", "ply": 20 }));
    let missing = from(json!({ "from": "table", "table": "d-none", "ply": null }));
    assert_eq!(code(&page.call(create("d-three", &missing))), "no-such-table");

    let text = ask(&mut page, "d-one", &json!({ "what": "record" })).answer.told();
    let record: tzolkin_engine::Record = text.as_str().expect("text").parse().expect("a record");
    let setup = from(json!({ "from": "setup", "setup": record.setup() }));
    assert_eq!(page.play(create("d-three", &setup)).answer.told()["origin"]["from"], "setup");
    let record = from(json!({ "from": "record", "record": text, "ply": 7 }));
    assert_eq!(page.play(create("d-four", &record)).answer.told()["origin"]["ply"], 7);
    let too_far = from(json!({ "from": "record", "record": text, "ply": 9999 }));
    assert_eq!(code(&page.call(create("d-five", &too_far))), "bad-table");
}

/// What the lessons of the client ask for.
#[test]
fn lessons_begin_from_their_records_and_can_be_taken_back_and_left() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/learn/lessons");
    let (mut lessons, mut taken_back) = (0, 0);
    for file in std::fs::read_dir(folder).expect("the lessons") {
        let path = file.expect("a file").path();
        let mut new = against_bots(1);
        new["start"] =
            json!({ "from": "record", "record": std::fs::read_to_string(&path).expect("a record"), "ply": null });
        new["kind"] = json!("lesson");
        let mut page = Page::new();
        let created = page.play(json!({ "call": "create", "id": "d-one", "name": "Ana", "new": new, "seed": "1" }));
        assert_eq!(json!(created.saves[0])["kind"], "lesson", "{path:?}");
        page.play(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
        let before = page.update["position"].clone();
        let undo = |page: &Page| json!({ "id": 2, "type": "undo", "seat": 0, "seq": page.update["seq"] });
        let nothing = undo(&page);
        assert_eq!(page.ask(&nothing)["problem"]["code"], "nothing-to-undo", "what the lesson begins with stands");
        page.act(0);
        let back = undo(&page);
        // The bot may have played since.
        if page.ask(&back)["type"] == "ok" {
            assert_eq!(page.update["position"], before);
            taken_back += 1;
        }
        let left = page.call(json!({ "call": "leave", "table": "d-one" }));
        assert_eq!(left.removed, ["d-one"]);
        lessons += 1;
    }
    assert!(lessons >= 10 && taken_back >= 5, "{lessons} lessons, {taken_back} taken back");
}

#[test]
fn leaving_ends_a_game_that_is_under_way_and_no_other() {
    let mut page = Page::at(&against_bots(1));
    let left = page.call(json!({ "call": "leave", "table": "d-one" }));
    assert_eq!(left.removed, ["d-one"]);
    assert!(left.messages[0].1.contains("\"closing\""), "{:?}", left.messages);
    assert_eq!(code(&ask(&mut page, "d-one", &json!({ "what": "table" }))), "no-such-table");

    let mut page = Page::at(&against_bots(1));
    page.finish();
    assert_eq!(code(&page.call(json!({ "call": "leave", "table": "d-one" }))), "already-started");
    assert_eq!(page.call(json!({ "call": "remove", "table": "d-one" })).removed, ["d-one"], "lists can forget it");
}

/// A save of another program or a damaged one: the device says so, and never writes over it.
#[test]
fn what_cannot_be_read_is_frozen_and_kept() {
    let page = Page::at(&against_bots(1));
    let save = page.saved.clone().expect("a save");
    let damaged = format!("{}x{}", &save[..60], &save[61..]);
    for (text, table) in [(damaged.as_str(), None), ("tzolkin-save-9 d-one 0 0", None), ("?", Some("d-one"))] {
        let mut page = Page::new();
        let loaded = page.call(json!({ "call": "load", "save": text, "table": table }));
        assert_eq!(code(&loaded), "frozen");
        assert!(loaded.saves.is_empty() && loaded.removed.is_empty());
        assert_eq!(code(&ask(&mut page, "d-one", &json!({ "what": "table" }))), "frozen");
        let over = json!({ "call": "create", "id": "d-one", "name": "Ana", "new": against_bots(1), "seed": "7" });
        assert_eq!(code(&page.call(over)), "malformed", "nothing takes its name");
        // The next program reads it again.
        assert!(page.call(json!({ "call": "load", "save": save })).problem.is_none());
    }
}

/// The hash of an entry no longer matches, because the rules have changed.
#[test]
fn a_game_that_does_not_replay_can_be_looked_at() {
    let mut page = Page::at(&against_bots(1));
    for number in 0..10 {
        page.act(number);
    }
    let mut kept = save::read(page.saved.as_ref().expect("a save")).expect("it is whole");
    kept.entries[3].digest ^= 1;
    let text = save::write(&kept);
    let mut page = Page::new();
    let loaded = page.call(json!({ "call": "load", "save": text }));
    assert_eq!(code(&loaded), "frozen");
    assert!(loaded.saves.is_empty() && loaded.questions.is_empty());
    assert_eq!(loaded.answer.told()["frozen"], json!({ "reason": "rules", "entry": 4 }));
    page.call(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
    assert_eq!(page.update["seq"], 3);
    let act = json!({ "id": 1, "type": "act", "seat": 0, "seq": 3, "actions": ["end"] });
    assert_eq!(page.ask(&act)["problem"]["code"], "frozen");
    // Even what is kept from now on has the whole log.
    let said = page.call(json!({ "call": "message", "socket": 1, "text": r#"{"id":9,"type":"chat","text":"Oh"}"# }));
    assert_eq!(save::read(&said.saves[0].save).expect("it is whole").entries, kept.entries);
}

/// A bot that finds no turn does not hold the game up, whatever comes instead.
#[test]
fn thinking_that_fails_is_tried_again_and_then_replaced() {
    let answers = [Value::Null, json!({ "turn": [] }), json!({ "turn": ["end"] }), json!({ "turn": ["pick tikal 9"] })];
    for (seed, answer) in answers.into_iter().enumerate() {
        let mut page = Page::new();
        let mut new = against_bots(1);
        new["seats"][1]["level"] = json!(5);
        let seed = seed.to_string();
        let created = page.call(json!({ "call": "create", "id": "d-one", "name": "Ana", "new": new, "seed": seed }));
        page.call(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
        let asked = page.call(thought_of(&created.questions[0], &answer));
        let mut question = asked.questions[0].clone();
        let Task::Move { level: 5, seed: first } = question.task.clone() else { panic!("{:?}", question.task) };
        question = page.call(thought_of(&question, &answer)).questions[0].clone();
        assert!(matches!(&question.task, Task::Move { level: 1, seed } if *seed == first), "{:?}", question.task);
        let seq = question.seq;
        let played = page.call(thought_of(&question, &answer));
        assert!(!played.saves.is_empty(), "any turn is better than none");
        assert!(page.update["seq"].as_u64() > Some(u64::from(seq)));
        // It is the turn that the simple bot would have found elsewhere.
        let Some(Answer::Turn(turn)) = think(&question) else { panic!("{question:?}") };
        let kept = save::read(&played.saves[0].save).expect("it is whole");
        let moves = kept.entries.last().expect("an entry").moves();
        let actions: Vec<&str> = moves.iter().map(|each| each.action.as_str()).collect();
        assert_eq!(json!(actions), json!(turn));
    }
}

/// A clock counts while the page is open, stands still while it is closed, and runs out as on the server.
#[test]
fn clocks_run_out_only_while_the_page_is_open() {
    let mut new = against_bots(1);
    new["pace"] = json!({ "pace": "live", "clock": { "base_s": 60, "increment_s": 0 } });
    let page = Page::at(&new);
    let save = page.saved.clone();
    let mut page = Page { date: page.date + 3_600_000, ..Page::new() };
    let loaded = page.play(json!({ "call": "load", "save": save }));
    let left = loaded.wake_in_ms.expect("a clock runs");
    assert!((59_000..=60_000).contains(&left), "{left} ms");
    page.call(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
    page.date += 60_000;
    page.play(json!({ "call": "wake" }));
    assert_eq!(page.table["seats"][0]["bot_since"]["reason"], "timeout");
}
