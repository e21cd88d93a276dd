//! The comments and variations of a record, as the analysis board reads and writes them.

use serde_json::{Value, json};
use tzolkin_engine::record::{LONGEST_COMMENT, MOST_BYTES, MOST_VARIATIONS};
use tzolkin_table::Study;

const NOTED: &str = include_str!("../../engine/tests/data/notes/pity.tzk");
const PLAIN: &str = include_str!("../../engine/tests/data/games/pity.tzk");

fn ask(call: Value) -> Value {
    json!(Study::default().answer(serde_json::from_value(call).expect("a call")))
}

fn read(record: &str) -> Value {
    let answer = ask(json!({ "call": "read-tree", "record": record }));
    assert_eq!(answer["type"], "tree", "{answer}");
    answer["tree"].clone()
}

fn write(record: &str, tree: &Value) -> Value {
    ask(json!({ "call": "write-tree", "record": record, "tree": tree }))
}

fn written(record: &str, tree: &Value) -> String {
    let answer = write(record, tree);
    assert_eq!(answer["type"], "record", "{answer}");
    answer["record"].as_str().expect("text").to_owned()
}

fn refused(tree: &Value) -> Value {
    let answer = write(NOTED, tree);
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["problem"].clone()
}

/// A variation that begins like the game.
fn keeping(ply: usize, comments: &Value, variations: &Value) -> Value {
    let moves = json!([{ "seat": 0, "action": "keep w-palenque-7 w-chichen-itza-0" }]);
    json!({ "ply": ply, "moves": moves, "comments": comments, "variations": variations })
}

fn tree(comments: &Value, variations: &Value) -> Value {
    json!({ "comments": comments, "variations": variations })
}

#[test]
fn a_tree_is_read_and_written_back_to_the_same_text() {
    assert_eq!(read(PLAIN), tree(&json!([]), &json!([])));
    let notes = read(NOTED);
    assert_eq!(notes["comments"][0]["text"], "Two players who need pity.\nThe first turns are the worst.");
    let first = &notes["variations"][0];
    assert_eq!((&first["ply"], &first["moves"][1]), (&json!(2), &json!({ "seat": 1, "action": "place uxmal" })));
    assert_eq!(first["variations"][0]["comments"], json!([{ "ply": 3, "text": "Σκέψη 🌽" }]));
    assert_eq!(written(PLAIN, &notes), NOTED);
    assert_eq!(written(NOTED, &notes), NOTED);
    assert_eq!(written(NOTED, &tree(&json!([]), &json!([]))), PLAIN, "what the record had is replaced");
}

#[test]
fn a_tree_is_put_in_order() {
    let comment = |ply: usize, text: &str| json!({ "ply": ply, "text": text });
    let later =
        json!({ "ply": 2, "moves": [{ "seat": 1, "action": "place start" }], "comments": [], "variations": [] });
    let own = json!([comment(1, " b\n"), comment(0, "a")]);
    let text = written(
        PLAIN,
        &tree(
            &json!([comment(9, "Later."), comment(3, " \n"), comment(1, "First.")]),
            &json!([later, keeping(0, &own, &json!([]))]),
        ),
    );
    let notes = text.split_once("\nnotes\n").expect("notes").1;
    let expected = "comment 1 First.\ncomment 9 Later.\nvariation 0\n  0: keep w-palenque-7 w-chichen-itza-0\n  comment 0 a\n  comment 1 b\nvariation 2\n  1: place start\nend\n";
    assert_eq!(notes, expected);
}

#[test]
fn what_cannot_be_is_refused() {
    let none = json!([]);
    let of = |text: &str| tree(&json!([{ "ply": 0, "text": text }]), &none);
    assert_eq!(refused(&of(&"x".repeat(LONGEST_COMMENT + 1))), json!({ "code": "bad-chat", "most": LONGEST_COMMENT }));
    assert!(written(PLAIN, &of("a\tb\r\nc")).contains("comment 0 a b\\nc\n"), "what is pasted is kept");
    let many = vec![keeping(0, &none, &none); MOST_VARIATIONS + 1];
    let limit = json!({ "code": "limit-reached", "most": MOST_VARIATIONS });
    assert_eq!(refused(&tree(&none, &json!(many))), limit);
    let deep = (0..20).fold(keeping(0, &none, &none), |inner, _| keeping(0, &none, &json!([inner])));
    assert_eq!(refused(&tree(&none, &json!([deep]))), limit);
    let text = "x".repeat(LONGEST_COMMENT);
    let long: Vec<Value> = (0..70).map(|ply| json!({ "ply": ply, "text": text })).collect();
    assert_eq!(refused(&tree(&json!(long), &none)), json!({ "code": "too-large", "most": MOST_BYTES }));
    let line = PLAIN.lines().count();
    let bad_record = |line: usize| json!({ "code": "bad-record", "line": line });
    assert_eq!(refused(&tree(&none, &json!([keeping(1, &none, &none)]))), bad_record(line + 3), "an illegal move");
    assert_eq!(refused(&tree(&none, &json!([keeping(99_999, &none, &none)]))), bad_record(line + 2), "no such place");
    let twice = json!([{ "ply": 1, "text": "a" }, { "ply": 1, "text": "b" }]);
    assert_eq!(refused(&tree(&twice, &none)), bad_record(line + 3));
    let nothing = json!({ "ply": 0, "moves": [], "comments": [], "variations": [] });
    assert_eq!(refused(&tree(&none, &json!([nothing])))["code"], "bad-record");
    let answer = write("hello", &tree(&none, &none));
    assert_eq!(answer["problem"], bad_record(1));
}
