//! Unchecked input: whatever line comes in, one line of JSON goes out, and a failure changes nothing.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::Session;

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

/// Values that an argument may have, most of them wrong.
fn value() -> impl Strategy<Value = Value> {
    let texts =
        ["place tikal", "end", "keep w-tikal-1 w-tikal-3", "tzolkin-record 1\nrules 1", "random", "exec:true", ""];
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0..6_u64).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        prop::sample::select(texts.to_vec()).prop_map(Value::from),
        Just(json!([])),
        Just(json!({"players": 2})),
    ]
}

/// A command with arbitrary arguments. Bots search few nodes, so that nothing takes long.
fn command() -> impl Strategy<Value = Value> {
    let commands = ["new", "apply", "undo", "state", "legal", "view", "record", "load", "go", "other"];
    let keys = ["players", "seed", "setup", "action", "seat", "events", "record", "bot", "ms"];
    let arguments = prop::collection::hash_map(prop::sample::select(keys.to_vec()), value(), 0..4);
    (prop::sample::select(commands.to_vec()), arguments).prop_map(|(name, arguments)| {
        let mut command = json!({ "cmd": name, "nodes": 1 });
        for (key, value) in arguments {
            command[key] = value;
        }
        command
    })
}

/// A line: a command, a piece of one, or any bytes.
fn line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        6 => command().prop_map(|command| command.to_string().into_bytes()),
        1 => (command(), any::<usize>()).prop_map(|(command, length)| {
            let text = command.to_string().into_bytes();
            let length = length % text.len();
            text[..length].to_vec()
        }),
        1 => prop::collection::vec(any::<u8>(), 0..64),
        // The first legal action, so that games make progress.
        6 => Just(b"next".to_vec()),
    ]
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_line_is_answered_with_one_line(players in 2..5_usize, seed: u64, lines in prop::collection::vec(line(), 1..40)) {
        let mut session = Session::default();
        let new = json!({"cmd": "new", "players": players, "seed": seed}).to_string();
        session.answer_line(new.as_bytes());
        for mut line in lines {
            if line == b"next" {
                let legal: Value = serde_json::from_str(&session.answer_line(br#"{"cmd":"legal"}"#)).expect("JSON");
                line = json!({"cmd": "apply", "action": legal["ok"]["legal"][0], "events": true}).to_string().into_bytes();
            }
            let before = session.answer_line(br#"{"cmd":"record"}"#);
            let reply = session.answer_line(&line);
            prop_assert!(!reply.contains('\n'));
            let reply: Value = serde_json::from_str(&reply).expect("JSON");
            if reply.get("ok").is_none() {
                prop_assert!(reply["error"]["code"].is_string() && reply["error"]["message"].is_string());
                prop_assert_eq!(session.answer_line(br#"{"cmd":"record"}"#), before, "a failure changes nothing");
            }
        }
    }
}

#[test]
fn a_search_without_a_budget_still_looks_before_it_chooses() {
    for budget in ["\"nodes\":0", "\"ms\":0", "\"ms\":1"] {
        let mut session = Session::default();
        session.answer_line(br#"{"cmd":"new","players":3,"seed":7}"#);
        let answer = session.answer_line(format!(r#"{{"cmd":"go","bot":"search",{budget}}}"#).as_bytes());
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        assert_eq!(answer["ok"]["nodes"], 1, "{budget}: {answer}");
    }
}
