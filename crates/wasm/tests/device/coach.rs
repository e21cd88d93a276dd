//! The coach on this device: turns are judged and taken back in games against bots.

use serde_json::{Value, json};
use tzolkin_wasm::{Outcome, Question, think};

use super::{Page, against_bots, thought_of};

fn judgements(outcome: &Outcome) -> Vec<Value> {
    let messages = outcome.messages.iter().map(|(_, text)| serde_json::from_str::<Value>(text).expect("JSON"));
    messages.filter(|message| message["type"] == "judged").collect()
}

fn send(page: &mut Page, request: &Value) -> Outcome {
    page.call(json!({ "call": "message", "socket": 1, "text": request.to_string() }))
}

fn is_judge(question: &Question) -> bool {
    json!(question)["task"]["task"] == "judge"
}

/// Plays a turn of Ana's and leaves the bots' turns to be thought about.
fn end_turn(page: &mut Page) -> Outcome {
    let seq = page.update["seq"].clone();
    let actions = ["place palenque", "end"];
    let outcome = send(page, &json!({ "id": 1, "type": "act", "seat": 0, "seq": seq, "actions": actions }));
    assert_eq!(page.answered.last().unwrap()["type"], "ok", "{:?}", page.answered.last());
    outcome
}

/// Ana's first turn.
fn begun() -> Page {
    let mut page = Page::at(&against_bots(2));
    page.act(0);
    assert_eq!(page.update["position"]["state"]["decision"], "turn");
    page
}

#[test]
fn a_turn_is_judged_while_bots_play_on() {
    let mut page = begun();
    let ply = page.update["position"]["ply"].clone();
    let bots = end_turn(&mut page).questions;
    let asked = send(&mut page, &json!({ "id": 2, "type": "judge", "seat": 0 }));
    assert!(judgements(&asked).is_empty());
    let question = asked.questions.into_iter().find(is_judge).expect("something to think about");
    assert_eq!((json!(question)["passing"].clone(), json!(bots[0])["passing"].clone()), (json!(false), json!(true)));
    // One at a time.
    send(&mut page, &json!({ "id": 3, "type": "judge", "seat": 0 }));
    assert_eq!(page.answered.last().unwrap()["problem"]["code"], "too-many");
    page.think(bots);
    let thought = json!(think(&question));
    let told = judgements(&page.call(thought_of(&question, &thought)));
    assert_eq!((&told[0]["seat"], &told[0]["ply"]), (&json!(0), &ply));
    let judged = &told[0]["judged"];
    assert_eq!(judged["best"].as_array().unwrap().last().unwrap(), "end");
    assert!(judged["loss"].as_f64().unwrap() >= 0.0 && judged["judgement"].is_string(), "{judged}");
    // The same thought a second time is told to nobody.
    assert!(judgements(&page.call(thought_of(&question, &thought))).is_empty());
}

#[test]
fn a_turn_is_taken_back_on_this_device_and_stays_so() {
    let mut page = begun();
    let before = page.update["position"].clone();
    let bots = end_turn(&mut page).questions;
    let judge = send(&mut page, &json!({ "id": 2, "type": "judge", "seat": 0 })).questions;
    let taken = send(&mut page, &json!({ "id": 3, "type": "take-turn-back", "seat": 0, "ply": before["ply"] }));
    assert_eq!(page.answered.last().unwrap()["type"], "ok");
    assert!(taken.questions.is_empty(), "no bot is to act");
    assert_eq!(page.update["undone"], true);
    assert_eq!(page.update["position"], before);
    // What was being thought about leads nowhere any more.
    for question in bots.iter().chain(judge.iter().filter(|question| is_judge(question))) {
        let outcome = page.call(thought_of(question, &json!(think(question))));
        assert!(outcome.saves.is_empty() && judgements(&outcome).is_empty());
    }
    assert_eq!(page.update["position"], before);

    let mut later = Page::new();
    later.play(json!({ "call": "load", "save": page.saved }));
    later.play(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
    assert_eq!(later.update["position"], before);
    later.finish();
}

#[test]
fn with_two_people_around_the_screen_there_is_no_coach() {
    let mut new = against_bots(2);
    new["seats"][1] = json!({ "kind": "mine" });
    let mut page = Page::at(&new);
    for request in [
        json!({ "id": 1, "type": "judge", "seat": 0 }),
        json!({ "id": 1, "type": "take-turn-back", "seat": 0, "ply": 0 }),
    ] {
        send(&mut page, &request);
        assert_eq!(page.answered.last().unwrap()["problem"]["code"], "not-alone");
    }
}
