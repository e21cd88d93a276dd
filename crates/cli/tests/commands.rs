//! Runs the commands as a person types them, and checks what they print and how they report errors.

use std::io::Read as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn tzolkin(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tzolkin")).env("LC_ALL", "C").args(args).output().expect("the program starts")
}

fn printed(args: &[&str]) -> String {
    let output = tzolkin(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What a command says when it fails: one line, and no panic.
fn complaint(args: &[&str]) -> String {
    let output = tzolkin(args);
    assert!(!output.status.success(), "{args:?} succeeded");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(!said.contains("panicked"), "{said}");
    said
}

fn game(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    folder.join(name).to_string_lossy().into_owned()
}

fn scratch(name: &str, content: &[u8]) -> String {
    let path = std::env::temp_dir().join(format!("tzolkin-commands-{}-{name}", std::process::id()));
    std::fs::write(&path, content).expect("written");
    path.to_string_lossy().into_owned()
}

#[test]
fn simulate_prints_its_figures() {
    let args = ["simulate", "--players", "4", "--games", "300", "--seed", "1", "--json"];
    let figures: Value = serde_json::from_str(&printed(&args)).expect("one object");
    assert_eq!(figures["games"], 300);
    for key in ["threads", "games_per_second", "decisions_per_game", "mean_score"] {
        assert!(figures[key].is_number(), "{key}");
    }
    let one: Value = serde_json::from_str(&printed(&[&args[..], &["--threads", "1"]].concat())).expect("one object");
    assert_eq!(one["threads"], 1);
    // Sums of numbers with quarters are exact, so the number of threads makes no difference.
    for key in ["mean_score", "decisions_per_game", "lowest_score", "highest_score", "mean_rounds"] {
        assert_eq!(one[key], figures[key], "{key} does not depend on threads");
    }
    let words = printed(&["simulate", "--players", "2", "--games", "50"]);
    for word in ["games per second", "decisions per game", "points on average", "rounds on average"] {
        assert!(words.contains(word), "{words}");
    }
}

#[test]
fn simulate_refuses_what_cannot_be() {
    for args in [["--games", "0"], ["--players", "5"], ["--players", "1"], ["--threads", "0"], ["--threads", "100000"]]
    {
        complaint(&[&["simulate"][..], &args].concat());
    }
}

#[test]
fn replay_tells_a_game_in_words() {
    let told = printed(&["replay", &game("shared-victory.tzk")]);
    assert!(told.contains("Round 1\n"));
    assert!(told.contains("Food Day 4: feeding, then points from the temples"));
    assert!(told.contains("Rank"), "the breakdown comes last");
    for id in ["b07", "m03", "w-"] {
        assert!(!told.contains(id), "no tile id is shown");
    }
}

#[test]
fn replay_says_where_a_game_from_a_position_begins() {
    let told = printed(&["replay", &game("../positions/round-9.tzk")]);
    assert!(told.starts_with("Round 9\nPlayer 2's turn\n  places a worker on Palenque 0\n"), "{}", &told[..200]);
}

#[test]
fn replay_shows_comments_beside_the_moves_that_were_played() {
    let told = printed(&["replay", &game("../notes/pity.tzk")]);
    let mut plain = printed(&["replay", &game("pity.tzk")]);
    assert!(
        told.starts_with(
            "  > Two players who need pity.\n  > The first turns are the worst.\nBefore the first round\n"
        )
    );
    assert!(told.contains(
        "Palenque 3\n  pays 5 corn (placing)\n  > Three workers at once: <b>nothing</b> is left for \\food.\n"
    ));
    let without: String =
        told.lines().filter(|line| !line.starts_with("  > ")).map(|line| line.to_owned() + "\n").collect();
    plain.truncate(plain.trim_end().len());
    assert_eq!(without.trim_end(), plain, "variations are not part of the game");
}

#[test]
fn replay_tells_equal_names_apart() {
    let text = std::fs::read_to_string(game("shared-victory.tzk")).expect("a record");
    let twins = text.replace("name 0 Player 1", "name 0 level:1").replace("name 1 Player 2", "name 1 level:1");
    let told = printed(&["replay", &scratch("twins.tzk", twins.as_bytes())]);
    assert!(told.contains("level:1 (1)") && told.contains("level:1 (2)") && told.contains("Player 3"));
}

#[test]
fn broken_records_are_refused_with_file_and_line() {
    let text = std::fs::read_to_string(game("pity.tzk")).expect("a record");
    let line = text.lines().position(|line| line.contains("place ")).expect("a turn") + 1;
    let edited = text.replacen("place ", "steal ", 1);
    let said = complaint(&["replay", &scratch("edited.tzk", edited.as_bytes())]);
    assert!(said.contains("edited.tzk") && said.contains(&format!("line {line}:")), "{said}");
    let said = complaint(&["replay", &scratch("cut.tzk", &text.as_bytes()[..text.len() / 2])]);
    assert!(said.contains("line "), "{said}");
    let said = complaint(&["replay", &scratch("binary.tzk", b"tzolkin-record 1\n\xff\xfe")]);
    assert!(said.contains("line 2: this is not UTF-8 text"), "{said}");
    let said = complaint(&["replay", "/nowhere/at/all.tzk"]);
    assert!(said.contains("/nowhere/at/all.tzk"), "{said}");
}

#[test]
fn perft_counts_from_setups_and_records() {
    let counts = printed(&["perft", "--record", &game("monuments-2.tzk"), "--ply", "150", "--depth", "4"]);
    assert_eq!(counts, "1 9\n2 24\n3 121\n4 443\n");
    let setup = r#"{"players":4,"start_player":0,
        "wealth":[["w-palenque-1","w-palenque-3","w-palenque-5","w-palenque-7"],
                  ["w-yaxchilan-1","w-yaxchilan-3","w-yaxchilan-5","w-yaxchilan-7"],
                  ["w-tikal-1","w-tikal-3","w-tikal-5","w-tikal-7"],
                  ["w-uxmal-1","w-uxmal-3","w-uxmal-5","w-uxmal-7"]],
        "dummies":[],
        "age1":["b01","b02","b03","b04","b05","b06","b07","b08","b09","b10","b11","b12","b13","b14"],
        "age2":["b15","b16","b17","b18","b19","b20","b21","b22","b23","b24","b25","b26","b27","b28","b29","b30","b31","b32"],
        "monuments":["m01","m02","m03","m04","m05","m06"]}"#;
    let file = scratch("setup.json", setup.as_bytes());
    assert_eq!(printed(&["perft", "--setup", &file, "--depth", "2"]), "1 6\n2 36\n");
    let said = complaint(&["perft", "--depth", "2"]);
    assert!(said.contains("--setup") && said.contains("--record"), "{said}");
    complaint(&["perft", "--setup", &file, "--depth", "0"]);
    let said = complaint(&["perft", "--record", &game("pity.tzk"), "--ply", "99999", "--depth", "1"]);
    assert!(said.contains("209"), "the record has fewer actions: {said}");
    let said = complaint(&["perft", "--setup", &scratch("bad.json", b"{}"), "--depth", "1"]);
    assert!(said.contains("bad.json"), "{said}");
}

#[test]
fn a_reader_that_leaves_early_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tzolkin"))
        .args(["replay", &game("monuments-1.tzk")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = [0; 10];
    child.stdout.take().expect("piped").read_exact(&mut first).expect("some text");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn shipped_puzzles() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/puzzles/puzzles.json");
    path.to_string_lossy().into_owned()
}

#[test]
fn the_shipped_puzzles_are_sound_and_enough() {
    let said = printed(&["puzzles", "check", &shipped_puzzles()]);
    assert!(said.contains("every record replays, and every solution is a whole turn"), "{said}");
    let figures: Value =
        serde_json::from_str(&printed(&["puzzles", "check", &shipped_puzzles(), "--json"])).expect("one object");
    assert!(figures["puzzles"].as_u64() >= Some(200), "{figures}");
    let themes = figures["themes"].as_object().expect("themes");
    assert_eq!(themes.values().filter_map(Value::as_u64).sum::<u64>(), figures["puzzles"].as_u64().expect("a number"));
    assert_eq!(themes.len(), 7, "a theme has no puzzle: {figures}");
    assert_eq!(figures["grades"].as_object().map(serde_json::Map::len), Some(5), "a grade has no puzzle: {figures}");
}

#[test]
fn broken_puzzles_are_refused_by_name() {
    let text = std::fs::read_to_string(shipped_puzzles()).expect("puzzles");
    let mut lines: Vec<&str> = text.lines().collect();
    let name = lines[1][7..17].to_owned();
    let refused =
        |name: &str, lines: &[&str]| complaint(&["puzzles", "check", &scratch(name, lines.join("\n").as_bytes())]);
    let broken = lines[1].replacen(r#""solution":["#, r#""solution":["nothing","#, 1);
    let said = refused("illegal.json", &[&[lines[0], &broken][..], &lines[2..]].concat());
    assert!(said.contains("illegal.json") && said.contains(&name) && said.contains("'nothing'"), "{said}");
    let broken = lines[1].replacen(r#"\nunfinished"#, "", 1);
    let said = refused("cut.json", &[&[lines[0], &broken][..], &lines[2..]].concat());
    assert!(said.contains(&name) && said.contains("its record"), "{said}");
    lines.swap(1, 2);
    let said = refused("order.json", &lines);
    assert!(said.contains(&name) && said.contains("not in its place"), "{said}");
    let said = complaint(&["puzzles", "check", &scratch("other.json", b"{}")]);
    assert!(said.contains("other.json") && said.contains("not a file with puzzles"), "{said}");
}

#[test]
fn puzzles_are_looked_for_and_kept() {
    // The file holds what was there before, in its place, and nothing is lost if no game has a puzzle.
    let file = scratch("found.json", std::fs::read_to_string(shipped_puzzles()).expect("puzzles").as_bytes());
    let said = printed(&["puzzles", "find", "--games", "1", "--seed", "3", "--out", &file, "--threads", "1"]);
    assert!(said.contains("puzzles found in 1 games"), "{said}");
    let before: Value =
        serde_json::from_str(&printed(&["puzzles", "check", &shipped_puzzles(), "--json"])).expect("one");
    let after: Value = serde_json::from_str(&printed(&["puzzles", "check", &file, "--json"])).expect("one object");
    assert!(after["puzzles"].as_u64() >= before["puzzles"].as_u64(), "{after}");
    complaint(&["puzzles", "find", "--games", "1", "--out", "/nowhere/at/all.json"]);
}
