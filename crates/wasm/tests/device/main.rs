//! Games on a device, as a page would play them.

mod coach;
mod games;
mod rules;
mod total;

use serde_json::value::RawValue;
use serde_json::{Value, json};
use tzolkin_wasm::{Call, Device, Outcome, Question, think};

/// What a call was answered with, to look into.
trait Told {
    fn told(self) -> Value;
}

impl Told for Option<Box<RawValue>> {
    fn told(self) -> Value {
        serde_json::from_str(self.expect("an answer").get()).expect("JSON")
    }
}

/// A page with one socket, which keeps what it is to keep.
struct Page {
    device: Device,
    date: i64,
    saved: Option<String>,
    /// The last update that came.
    update: Value,
    /// The last table that came.
    table: Value,
    answered: Vec<Value>,
}

impl Page {
    fn new() -> Self {
        Self {
            device: Device::default(),
            date: 1_700_000_000_000,
            saved: None,
            update: Value::Null,
            table: Value::Null,
            answered: Vec::new(),
        }
    }

    /// A page at a new table, on which bots have played until it is somebody's turn.
    fn at(new: &Value) -> Self {
        let mut page = Self::new();
        page.play(json!({ "call": "create", "id": "d-one", "name": "Ana", "new": new, "seed": "7" }));
        page.play(json!({ "call": "connect", "socket": 1, "table": "d-one", "seen": null }));
        page
    }

    fn call(&mut self, call: Value) -> Outcome {
        self.date += 10;
        let call: Call = serde_json::from_value(call).expect("a call");
        let outcome = self.device.call(call, self.date);
        if let Some(save) = outcome.saves.last() {
            self.saved = Some(save.save.clone());
        }
        for (_, text) in &outcome.messages {
            let message: Value = serde_json::from_str(text).expect("JSON");
            match message["type"].as_str() {
                Some("welcome") => {
                    self.update = message["update"].clone();
                    self.table = message["table"].clone();
                }
                Some("update") => self.update = message,
                Some("table") => self.table = message["table"].clone(),
                Some("ok" | "refused") => self.answered.push(message),
                _ => {}
            }
        }
        outcome
    }

    /// Calls, and lets bots think until it is somebody's turn. Returns what the call itself led to.
    fn play(&mut self, call: Value) -> Outcome {
        let outcome = self.call(call);
        self.think(outcome.questions.clone());
        outcome
    }

    fn think(&mut self, mut questions: Vec<Question>) {
        while let Some(question) = questions.pop() {
            let thought = think(&question);
            questions.extend(self.call(thought_of(&question, &json!(thought))).questions);
        }
    }

    /// Sends a request on the socket and returns the answer.
    fn ask(&mut self, request: &Value) -> Value {
        self.play(json!({ "call": "message", "socket": 1, "text": request.to_string() }));
        self.answered.last().expect("an answer").clone()
    }

    fn is_over(&self) -> bool {
        !self.update["position"]["state"]["result"].is_null()
    }

    /// Plays a legal action of the first decision.
    fn act(&mut self, number: usize) {
        let decision = self.update["decisions"][0].clone();
        let all = decision["options"].as_array().expect("options").iter();
        let legal: Vec<&Value> = all.filter(|option| option["refusal"].is_null()).collect();
        let action = legal[number % legal.len()]["action"].clone();
        let seq = &self.update["seq"];
        let request = json!({ "id": 1, "type": "act", "seat": decision["seat"], "seq": seq, "actions": [action] });
        let answer = self.ask(&request);
        assert_eq!(answer["type"], "ok", "{answer}");
    }

    /// Plays on to the end.
    fn finish(&mut self) {
        for number in 1..3000 {
            if self.is_over() {
                return;
            }
            self.act(number * 7);
        }
        panic!("the game does not end");
    }
}

fn thought_of(question: &Question, thought: &Value) -> Value {
    json!({ "call": "thought", "question": question, "thought": thought })
}

/// A table for one person and bots.
fn against_bots(bots: usize) -> Value {
    let mut seats = vec![json!({ "kind": "mine" })];
    seats.resize(bots + 1, json!({ "kind": "bot", "level": 1 }));
    json!({
        "seats": seats, "public": false, "hints": true, "spectators": false, "pace": { "pace": "live", "clock": null },
        "start": { "from": "fresh" }, "start_now": true,
    })
}
