//! Whole games.

use serde_json::{Value, json};

use crate::{Page, Told, against_bots};

#[test]
fn a_whole_game_with_the_page_closed_again_and_again() {
    let mut page = Page::at(&against_bots(2));
    let mut number = 0;
    while !page.is_over() {
        number += 1;
        assert!(number < 2000, "it ends");
        page.act(number * 7);
        if number % 25 == 0 {
            // Closed in the middle of a turn; everything is there afterwards.
            let before = page.update["position"].clone();
            let save = page.saved.clone().expect("a save");
            assert!(!save.contains("wealth") && !save.contains("seats"), "nobody reads it by accident");
            page = Page { saved: Some(save.clone()), ..Page::new() };
            page.play(json!({ "call": "load", "save": save }));
            page.play(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
            assert_eq!(page.update["position"], before);
        }
    }
    let record = page.call(json!({ "call": "ask", "table": "d-one", "what": { "what": "record" } })).answer.told();
    let record: tzolkin_engine::Record = record.as_str().expect("text").parse().expect("it replays");
    assert!(record.game().is_over());
}

/// Every level plays on a device, and a hint is given.
#[test]
fn bots_of_all_levels() {
    let mut new = against_bots(3);
    new["seats"][1]["level"] = json!(3);
    new["seats"][2]["level"] = json!(4);
    new["seats"][3]["level"] = json!(5);
    let mut page = Page::at(&new);
    let ply = |page: &Page| page.update["position"]["ply"].as_u64().expect("a number");
    while ply(&page) < 30 {
        page.act(1);
    }
    let seq = &page.update["seq"];
    let hint = json!({ "id": 2, "type": "hint", "seat": 0, "seq": seq });
    let asked = page.call(json!({ "call": "message", "socket": 1, "text": hint.to_string() }));
    let again = page.call(json!({ "call": "message", "socket": 1, "text": hint.to_string() }));
    assert!(again.questions.is_empty(), "one at a time");
    assert_eq!(page.answered.last().expect("an answer")["problem"]["code"], "too-many");
    let thought = tzolkin_wasm::think(&asked.questions[0]);
    let told = page.call(crate::thought_of(&asked.questions[0], &json!(thought)));
    let hint: Value = serde_json::from_str(&told.messages[0].1).expect("JSON");
    assert_eq!(hint["type"], "hint");
    assert!(!hint["candidates"].as_array().expect("turns").is_empty());
}

/// A hint for a position that has passed reaches nobody, and does not stand in the way of the next one.
#[test]
fn a_hint_that_is_overtaken_does_not_block_the_next() {
    let mut page = Page::at(&against_bots(1));
    let ask = |page: &mut Page| {
        let hint = json!({ "id": 2, "type": "hint", "seat": 0, "seq": page.update["seq"] });
        page.call(json!({ "call": "message", "socket": 1, "text": hint.to_string() })).questions
    };
    let overtaken = ask(&mut page);
    assert_eq!(overtaken.len(), 1);
    page.act(0);
    assert_eq!(ask(&mut page).len(), 1, "{:?}", page.answered.last());
    let late = page.call(crate::thought_of(&overtaken[0], &json!(tzolkin_wasm::think(&overtaken[0]))));
    assert!(late.messages.is_empty(), "{:?}", late.messages);
}

/// People around one screen: what is hidden is shown only to whoever says to be there, as on the server.
#[test]
fn around_one_screen() {
    let mut new = against_bots(1);
    new["seats"] = json!([{ "kind": "mine", "name": "Ana" }, { "kind": "mine", "name": "Rui" }]);
    let mut page = Page::at(&new);
    assert_eq!(page.table["you"]["seats"], json!([0, 1]));
    assert_eq!(page.update["decisions"], json!([]), "nobody has said to be there");
    for seat in [0, 1] {
        let answer = page.ask(&json!({ "id": 3, "type": "claim", "seat": seat }));
        assert_eq!(answer["type"], "ok");
        assert_eq!(page.update["decisions"][0]["seat"], json!(seat));
        let others = page.update.to_string();
        page.act(0);
        assert!(!page.saved.as_ref().expect("a save").contains("keep"), "{others}");
    }
    page.finish();
    assert_eq!(page.table["status"], "finished");
}
