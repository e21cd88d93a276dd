//! Uses the line protocol as other programs do: the binary is a child process, with text in and text out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A running `tzolkin engine`.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tzolkin"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output }
    }

    fn send_line(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("open");
        input.write_all(line).expect("the program reads");
        input.write_all(b"\n").expect("the program reads");
        let mut reply = String::new();
        self.output.read_line(&mut reply).expect("the program answers");
        serde_json::from_str(&reply).unwrap_or_else(|_| panic!("not JSON: {reply:?}"))
    }

    fn send(&mut self, command: &Value) -> Value {
        self.send_line(command.to_string().as_bytes())
    }

    fn ok(&mut self, command: &Value) -> Value {
        let reply = self.send(command);
        reply.get("ok").unwrap_or_else(|| panic!("{command} failed: {reply}")).clone()
    }

    /// Sends a command that must fail with that code.
    fn fails(&mut self, command: &Value, code: &str) {
        let reply = self.send(command);
        assert_eq!(reply["error"]["code"], code, "{command}: {reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{reply}");
    }

    fn apply(&mut self, action: &str) -> Value {
        self.ok(&json!({"cmd": "apply", "action": action}))
    }

    fn keep_all(&mut self) -> Value {
        let mut state = self.ok(&json!({"cmd": "state"}));
        while state["decision"] == "keep" {
            let action = state["legal"][0].as_str().expect("an action").to_owned();
            state = self.apply(&action);
        }
        state
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.input.take());
        let status = self.child.wait().expect("the program ends with its input");
        assert!(std::thread::panicking() || status.success(), "{status}");
    }
}

fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().expect("a list");
    items.iter().map(|item| item.as_str().expect("text").to_owned()).collect()
}

#[test]
fn the_first_state_is_as_documented() {
    let mut engine = Engine::start();
    let state = engine.ok(&json!({"cmd": "new", "players": 3, "seed": 7}));
    let keys: Vec<&str> = state.as_object().unwrap().keys().map(String::as_str).collect();
    let mut documented = [
        "protocol",
        "round",
        "age",
        "food_day",
        "food_days_held",
        "to_act",
        "decision",
        "legal",
        "turn",
        "pending",
        "start_player",
        "start_space",
        "corn_on_teeth",
        "skulls_in_bank",
        "skulls_placed",
        "gears",
        "jungle",
        "buildings",
        "pile",
        "monuments",
        "players",
        "result",
    ];
    documented.sort_unstable();
    let mut keys = keys;
    keys.sort_unstable();
    assert_eq!(keys, documented);
    assert_eq!(state["protocol"], 1);
    assert_eq!(state["round"], 1);
    assert_eq!(state["to_act"], json!([0, 1, 2]));
    assert_eq!(state["decision"], "keep");
    assert_eq!(state["legal"].as_array().unwrap().len(), 6);
    assert_eq!(state["jungle"]["2"], json!({"corn": 3, "wood": 0}));
    assert_eq!(state["jungle"]["5"], json!({"corn": 3, "wood": 3}));
    assert_eq!(state["gears"]["palenque"].as_array().unwrap().len(), 10);
    assert_eq!(state["gears"]["chichen-itza"].as_array().unwrap().len(), 13);
    assert_eq!(state["buildings"].as_array().unwrap().len(), 6);
    assert_eq!(state["pile"], 8);
    assert_eq!(state["monuments"].as_array().unwrap().len(), 5);
    assert_eq!(state["players"][2]["wealth"].as_array().unwrap().len(), 4);
    assert_eq!(state["players"][0]["temples"], json!({"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}));
    assert_eq!(state["turn"], json!({"seat": 0, "begged": false, "placed": 0, "picked": 0, "actions": []}));
    assert_eq!(state["result"], Value::Null);
    assert_eq!(engine.ok(&json!({"cmd": "new", "players": 3, "seed": 7})), state, "a seed means a game");
}

#[test]
fn a_whole_game_by_json() {
    for players in 2..=4 {
        let mut engine = Engine::start();
        let mut state = engine.ok(&json!({"cmd": "new", "players": players, "seed": 11}));
        let mut applied = 0;
        while state["decision"] != "over" {
            let seat = state["to_act"][0].clone();
            let legal = engine.ok(&json!({"cmd": "legal", "seat": seat}));
            assert_eq!(legal["legal"], state["legal"]);
            let go = engine.ok(&json!({"cmd": "go", "bot": "random", "ms": 5}));
            let action = go["action"].as_str().expect("an action").to_owned();
            assert_eq!(go["turn"][0], action.as_str());
            assert_eq!(go["value"].as_array().unwrap().len(), players);
            assert!(strings(&state["legal"]).contains(&action), "{action} is legal");
            state = engine.apply(&action);
            applied += 1;
        }
        assert!(applied > 100);
        assert_eq!(state["to_act"], json!([]));
        assert_eq!(state["legal"], json!([]));
        assert_eq!(state["round"], 27);
        let result = state["result"].as_array().expect("a result").clone();
        assert_eq!(result.len(), players);
        for (seat, outcome) in result.iter().enumerate() {
            assert_eq!(outcome["points"], state["players"][seat]["points"]);
            let sum: f64 = outcome["breakdown"].as_object().unwrap().values().map(|part| part.as_f64().unwrap()).sum();
            assert!((sum - outcome["points"].as_f64().unwrap()).abs() < 1e-9, "the breakdown adds up");
        }
        assert!(result.iter().any(|outcome| outcome["rank"] == 1));
        engine.fails(&json!({"cmd": "apply", "action": "end"}), "game-over");
        engine.fails(&json!({"cmd": "go"}), "game-over");

        // The record of the game leads to the same end in another process.
        let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
        let mut other = Engine::start();
        assert_eq!(other.ok(&json!({"cmd": "load", "record": record})), state);
        let before = other.ok(&json!({"cmd": "undo"}));
        assert_ne!(before["decision"], "over");
    }
}

#[test]
fn apply_sends_events_on_request() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "new", "players": 2, "seed": 1}));
    let state = engine.keep_all();
    assert!(state.get("events").is_none(), "only on request");
    let seat = state["to_act"][0].clone();
    let placed = engine.ok(&json!({"cmd": "apply", "action": "place start", "events": true}));
    let moved = json!({"type": "worker", "seat": seat, "from": "hand", "to": "start-space", "cause": "placing"});
    assert_eq!(placed["events"], json!([moved]));
    assert_eq!(placed["start_space"], seat, "beside the state");
    assert!(engine.apply("end").get("events").is_none());
    engine.fails(&json!({"cmd": "apply", "action": "end", "events": "yes"}), "bad-argument");
}

/// The example of docs/protocol.md, word for word.
#[test]
fn the_documented_events_are_what_is_sent() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "new", "players": 3, "seed": 7}));
    engine.keep_all();
    let placed = engine.ok(&json!({"cmd": "apply", "action": "place tikal", "events": true}));
    let documented = include_str!("../../../docs/protocol.md");
    let example = documented.lines().find_map(|line| line.trim().strip_prefix("\"events\":")).expect("an example");
    let example: Value = serde_json::from_str(example).expect("JSON");
    assert_eq!(placed["events"], example);
}

#[test]
fn undo_takes_back_action_by_action_to_the_start() {
    let mut engine = Engine::start();
    let mut states = vec![engine.ok(&json!({"cmd": "new", "players": 2, "seed": 3}))];
    for _ in 0..60 {
        let action = engine.ok(&json!({"cmd": "go"}))["action"].as_str().unwrap().to_owned();
        states.push(engine.apply(&action));
    }
    states.pop();
    while let Some(state) = states.pop() {
        assert_eq!(engine.ok(&json!({"cmd": "undo"})), state);
    }
    engine.fails(&json!({"cmd": "undo"}), "nothing-to-undo");
}

#[test]
fn tiles_are_kept_in_any_order_and_by_named_seats() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "new", "players": 3, "seed": 7}));
    let first_turn = engine.ok(&json!({"cmd": "state"}))["turn"]["seat"].clone();
    let legal = engine.ok(&json!({"cmd": "legal", "seat": 2}))["legal"].clone();
    let action = legal[0].clone();
    engine.fails(&json!({"cmd": "apply", "action": action}), "illegal-action");
    let state = engine.ok(&json!({"cmd": "apply", "action": action, "seat": 2}));
    assert_eq!(state["to_act"], json!([0, 1]));
    assert_eq!(state["turn"]["seat"], first_turn, "the first turn to come");
    assert_eq!(state["players"][2]["wealth"].as_array().unwrap().len(), 2);
    engine.fails(&json!({"cmd": "apply", "action": action, "seat": 2}), "not-to-act");
    assert_eq!(engine.ok(&json!({"cmd": "legal", "seat": 2}))["legal"], json!([]));

    let view = engine.ok(&json!({"cmd": "view", "seat": 0}))["view"].clone();
    assert_eq!(view["players"][0]["wealth"].as_array().unwrap().len(), 4);
    assert_eq!(view["players"][1]["wealth"], json!([]));
    assert_eq!(view["players"][2]["wealth"], json!([]), "kept, but not shown yet");
    let own = engine.ok(&json!({"cmd": "view", "seat": 2}))["view"].clone();
    assert_eq!(own["players"][2]["wealth"].as_array().unwrap().len(), 2);
    assert_eq!(own["legal"], json!([]));
    let public = engine.ok(&json!({"cmd": "view"}))["view"].clone();
    assert!(public["players"].as_array().unwrap().iter().all(|player| player["wealth"] == json!([])));
    let state = engine.keep_all();
    assert_eq!(state["decision"], "turn");
    assert_eq!(engine.ok(&json!({"cmd": "view", "seat": 0}))["view"]["players"], state["players"], "all is shown");
}

#[test]
fn a_turn_and_what_is_owed_are_reported() {
    let mut engine = Engine::start();
    let setup = json!({
        "players": 2, "start_player": 1,
        "wealth": [["w-palenque-7", "w-tikal-3", "w-uxmal-7", "w-uxmal-1"],
                   ["w-yaxchilan-7", "w-chichen-itza-10", "w-tikal-7", "w-uxmal-3"]],
        "dummies": (0..12).map(|index| json!({"gear": "chichen-itza", "space": index})).collect::<Vec<_>>(),
        "age1": (1..=14).map(|id| format!("b{id:02}")).collect::<Vec<_>>(),
        "age2": (15..=32).map(|id| format!("b{id:02}")).collect::<Vec<_>>(),
        "monuments": ["m01", "m02", "m03", "m04"],
    });
    engine.ok(&json!({"cmd": "new", "setup": setup}));
    engine.apply("keep w-palenque-7 w-tikal-3");
    engine.apply("keep w-yaxchilan-7 w-chichen-itza-10");
    let state = engine.apply("place tikal");
    assert_eq!(
        state["turn"],
        json!({"seat": 1, "begged": false, "placed": 1, "picked": 0, "actions": ["place tikal"]})
    );
    engine.apply("end");
    // Both players place one worker at a time until the worker on Tikal has moved for three days.
    for _ in 0..5 {
        engine.apply("place palenque");
        engine.apply("end");
    }
    let state = engine.ok(&json!({"cmd": "state"}));
    assert_eq!(state["to_act"], json!([1]), "{state}");
    let tikal = state["gears"]["tikal"].as_array().unwrap().iter().position(|tooth| *tooth == json!(1)).unwrap();
    assert_eq!(tikal, 3, "three days have passed");
    engine.apply("pick tikal 3");
    let state = engine.apply("do 3");
    assert_eq!(state["decision"], "advance");
    assert_eq!(state["pending"][0]["at"], "tikal 3");
    let state = engine.apply("advance theology");
    assert_eq!(state["decision"], "pay");
    assert_eq!(state["pending"].as_array().unwrap().len(), 2, "the second advance waits below the payment");
    assert_eq!(state["turn"]["actions"], json!(["pick tikal 3", "do 3", "advance theology"]));
    engine.fails(&json!({"cmd": "apply", "action": "stop"}), "illegal-action");
    engine.fails(&json!({"cmd": "apply", "action": "pay gold"}), "illegal-action");
    engine.apply("pay wood");
    let state = engine.apply("stop");
    assert_eq!(state["pending"], json!([]));
}

#[test]
fn wrong_input_of_every_kind_is_answered_and_changes_nothing() {
    let mut engine = Engine::start();
    for command in ["apply", "state", "undo", "legal", "view", "record", "go"] {
        engine.fails(&json!({"cmd": command, "action": "end", "seat": Value::Null}), "no-game");
    }
    let state = engine.ok(&json!({"cmd": "new", "players": 4, "seed": 5}));
    let state = if state["decision"] == "keep" { engine.keep_all() } else { state };

    for line in [
        "",
        "{",
        "[]",
        "null",
        "7",
        "\"end\"",
        "{\"cmd\":\"state\"",
        "{\"cmd\":\"state\"}}",
        "\u{0}",
        "{'cmd':'state'}",
    ] {
        if line.is_empty() {
            continue;
        }
        let reply = engine.send_line(line.as_bytes());
        assert_eq!(reply["error"]["code"], "bad-json", "{line}: {reply}");
    }
    let reply = engine.send_line(&[b'{', 0xff, 0xfe, b'}']);
    assert_eq!(reply["error"]["code"], "bad-json");
    let reply = engine.send_line(&vec![b'x'; 3 << 20]);
    assert_eq!(reply["error"]["code"], "bad-json", "a huge line");
    let reply = engine.send_line("[".repeat(100_000).as_bytes());
    assert_eq!(reply["error"]["code"], "bad-json", "deep nesting");

    let cases = [
        (json!({}), "bad-argument"),
        (json!({"cmd": 7}), "bad-argument"),
        (json!({"cmd": "fly"}), "unknown-command"),
        (json!({"cmd": "new"}), "bad-argument"),
        (json!({"cmd": "new", "players": 5, "seed": 1}), "bad-argument"),
        (json!({"cmd": "new", "players": 1, "seed": 1}), "bad-argument"),
        (json!({"cmd": "new", "players": 2.5, "seed": 1}), "bad-argument"),
        (json!({"cmd": "new", "players": 2}), "bad-argument"),
        (json!({"cmd": "new", "players": 2, "seed": -1}), "bad-argument"),
        (json!({"cmd": "new", "players": u64::MAX, "seed": 1}), "bad-argument"),
        (json!({"cmd": "new", "setup": 3}), "bad-setup"),
        (json!({"cmd": "new", "setup": {"players": 2}}), "bad-setup"),
        (json!({"cmd": "apply"}), "bad-argument"),
        (json!({"cmd": "apply", "action": 3}), "bad-argument"),
        (json!({"cmd": "apply", "action": "fly"}), "illegal-action"),
        (json!({"cmd": "apply", "action": "end"}), "illegal-action"),
        (json!({"cmd": "apply", "action": "sell wood"}), "illegal-action"),
        (json!({"cmd": "apply", "action": "place tikal", "seat": 9}), "bad-argument"),
        (json!({"cmd": "apply", "action": "place tikal", "seat": "0"}), "bad-argument"),
        (json!({"cmd": "legal", "seat": 4}), "bad-argument"),
        (json!({"cmd": "view", "seat": -1}), "bad-argument"),
        (json!({"cmd": "load"}), "bad-argument"),
        (json!({"cmd": "load", "record": "hello"}), "bad-record"),
        (json!({"cmd": "go", "bot": "oracle"}), "bad-argument"),
        (json!({"cmd": "go", "ms": "soon"}), "bad-argument"),
    ];
    for (command, code) in cases {
        engine.fails(&command, code);
    }
    let acting = state["to_act"][0].as_u64().unwrap();
    engine.fails(&json!({"cmd": "apply", "action": "place tikal", "seat": (acting + 1) % 4}), "not-to-act");
    engine.fails(&json!({"cmd": "go", "seat": (acting + 1) % 4}), "not-to-act");
    assert_eq!(engine.ok(&json!({"cmd": "state"})), state, "nothing has changed");
}

#[test]
fn bad_setups_are_refused_with_a_reason() {
    let mut engine = Engine::start();
    let good = json!({
        "players": 4, "start_player": 0,
        "wealth": [["w-palenque-1", "w-palenque-3", "w-palenque-5", "w-palenque-7"],
                   ["w-yaxchilan-1", "w-yaxchilan-3", "w-yaxchilan-5", "w-yaxchilan-7"],
                   ["w-tikal-1", "w-tikal-3", "w-tikal-5", "w-tikal-7"],
                   ["w-uxmal-1", "w-uxmal-3", "w-uxmal-5", "w-uxmal-7"]],
        "dummies": [],
        "age1": (1..=14).map(|id| format!("b{id:02}")).collect::<Vec<_>>(),
        "age2": (15..=32).map(|id| format!("b{id:02}")).collect::<Vec<_>>(),
        "monuments": ["m01", "m02", "m03", "m04", "m05", "m06"],
    });
    let state = engine.ok(&json!({"cmd": "new", "setup": good}));
    let changes: [(&str, Value); 12] = [
        ("players", json!(3)),
        ("players", json!(0)),
        ("start_player", json!(4)),
        ("wealth", json!([])),
        ("dummies", json!([{"gear": "tikal", "space": 1}])),
        ("dummies", json!([{"gear": "atlantis", "space": 1}])),
        ("age1", json!(["b01"])),
        ("age2", good["age1"].clone()),
        ("monuments", json!(["m01", "m01", "m03", "m04", "m05", "m06"])),
        ("monuments", json!(["m01", "m02", "m03", "m04", "m05", "m14"])),
        ("monuments", json!("m01")),
        ("surprise", json!(true)),
    ];
    for (key, value) in changes {
        let mut bad = good.clone();
        bad[key] = value;
        engine.fails(&json!({"cmd": "new", "setup": bad}), "bad-setup");
    }
    assert_eq!(engine.ok(&json!({"cmd": "state"})), state);
}

#[test]
fn bots_answer_go_with_a_turn_that_can_be_played() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "new", "players": 3, "seed": 2}));
    let state = engine.keep_all();
    for question in [
        json!({"cmd": "go", "bot": "greedy"}),
        json!({"cmd": "go", "bot": "search", "nodes": 300}),
        json!({"cmd": "go", "bot": "search:nodes=300"}),
        json!({"cmd": "go", "bot": "search", "ms": 20}),
        json!({"cmd": "go", "bot": "level:1", "seat": state["to_act"][0]}),
    ] {
        let answer = engine.ok(&question);
        assert_eq!(engine.ok(&json!({"cmd": "state"})), state, "go applies nothing");
        let turn = strings(&answer["turn"]);
        assert_eq!(answer["action"], turn[0].as_str());
        assert_eq!(answer["value"].as_array().unwrap().len(), 3);
        let chances: Vec<f64> = answer["win"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).collect();
        assert_eq!(chances.len(), 3);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{chances:?}");
        for action in &turn {
            engine.apply(action);
        }
        for _ in &turn {
            engine.ok(&json!({"cmd": "undo"}));
        }
    }
    let ask = json!({"cmd": "go", "bot": "search", "nodes": 300});
    assert_eq!(engine.ok(&ask), engine.ok(&ask), "the same nodes give the same answer");
    assert_eq!(engine.ok(&ask)["nodes"], 300);
    engine.fails(&json!({"cmd": "go", "bot": "exec:true"}), "bad-argument");
}

/// Worlds that differ only in the order of a pile look the same to a seat, so a bot gives the same answer in all of
/// them.
#[test]
fn go_knows_nothing_that_is_hidden() {
    let mut engine = Engine::start();
    engine.ok(&json!({"cmd": "new", "players": 2, "seed": 4}));
    let record = engine.ok(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    let age2 = record.lines().find(|line| line.starts_with("age2 ")).unwrap();
    let mut words: Vec<&str> = age2.split(' ').collect();
    let mut answers = Vec::new();
    for _ in 0..6 {
        words[1..].rotate_left(5);
        engine.ok(&json!({"cmd": "load", "record": record.replacen(age2, &words.join(" "), 1)}));
        engine.keep_all();
        let ask = |bot: &str| json!({"cmd": "go", "bot": bot, "nodes": 100});
        answers.push(["random", "level:1", "greedy", "search"].map(|bot| engine.ok(&ask(bot))));
    }
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
}
