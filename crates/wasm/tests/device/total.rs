//! Whatever comes over the boundary: an answer, and never a panic.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};
use tzolkin_wasm::boundary::answer;

use crate::{Page, against_bots};

fn messages() -> Vec<Value> {
    let mut page = Page::new();
    let created =
        page.call(json!({ "call": "create", "id": "d-one", "name": "Ana", "new": against_bots(2), "seed": "7" }));
    let question = json!(created.questions.first());
    let save = &created.saves[0].save;
    let device = |call: Value| json!({ "to": "device", "date": 1_700_000_000_000_u64, "call": call });
    let act = json!({ "id": 1, "type": "act", "seat": 0, "seq": 0, "actions": ["end"] }).to_string();
    vec![
        device(json!({ "call": "create", "id": "d-two", "name": "Ana", "new": against_bots(2), "seed": "7" })),
        device(json!({ "call": "load", "save": save })),
        device(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null })),
        device(json!({ "call": "message", "socket": 1, "text": act })),
        device(json!({ "call": "thought", "question": question, "thought": { "turn": ["end"] } })),
        device(json!({ "call": "rematch", "table": "d-one", "id": "d-two", "seed": "7" })),
        device(json!({ "call": "open-record", "id": "d-rec", "text": "tzolkin-record 1\n" })),
        device(json!({ "call": "ask", "table": "d-one", "what": { "what": "position", "ply": 3 } })),
        device(json!({ "call": "leave", "table": "d-one" })),
        device(json!({ "call": "close", "socket": 1 })),
        device(json!({ "call": "wake" })),
        json!({ "to": "think", "question": question }),
        json!({ "to": "line", "line": json!({ "cmd": "new", "players": 2, "seed": 1 }).to_string() }),
        json!({ "to": "line", "line": json!({ "cmd": "go", "bot": "search", "nodes": 20 }).to_string() }),
        json!({ "to": "bench", "players": 4, "games": 1, "seed": 1 }),
    ]
}

/// Every place in a value.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(all) => all.iter().map(count).sum(),
        Value::Object(all) => all.values().map(count).sum(),
        _ => 0,
    }
}

/// Puts something else in one place.
fn replace(value: &mut Value, place: &mut usize, by: &Value) {
    if *place == 0 {
        *value = by.clone();
    }
    *place = place.wrapping_sub(1);
    match value {
        Value::Array(all) => all.iter_mut().for_each(|each| replace(each, place, by)),
        Value::Object(all) => all.values_mut().for_each(|each| replace(each, place, by)),
        _ => {}
    }
}

fn anything() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<u8>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        select(vec![json!(null), json!(true), json!([]), json!({}), json!("")]),
        ".{0,12}".prop_map(Value::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(texts in prop::collection::vec(".{0,200}", 1..4)) {
        for text in texts {
            prop_assert!(serde_json::from_str::<Value>(&answer(&text)).is_ok());
        }
    }

    #[test]
    fn any_change_of_a_message_is_answered(
        changes in prop::collection::vec((any::<Index>(), any::<Index>(), anything(), any::<bool>()), 1..12),
    ) {
        let messages = messages();
        for (message, place, by, change) in changes {
            let mut message = messages[message.index(messages.len())].clone();
            if change {
                let mut place = place.index(count(&message));
                replace(&mut message, &mut place, &by);
            }
            prop_assert!(serde_json::from_str::<Value>(&answer(&message.to_string())).is_ok());
        }
    }
}
