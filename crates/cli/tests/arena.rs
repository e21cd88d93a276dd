//! `tzolkin arena`, run as people run it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn tzolkin(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tzolkin")).args(args).output().expect("the program starts")
}

fn arena(args: &[&str]) -> Output {
    tzolkin(&[&["arena"], args].concat())
}

fn json(args: &[&str]) -> Value {
    let output = arena(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), 1, "one object: {text}");
    serde_json::from_str(&text).expect("JSON")
}

/// An arena's object without times, which are never the same twice.
fn timeless(mut object: Value) -> Value {
    for bot in object["bots"].as_array_mut().expect("bots") {
        bot.as_object_mut().expect("an object").retain(|key, _| !key.starts_with("ms_"));
    }
    object
}

#[test]
fn json_has_the_documented_keys() {
    let object = json(&["exec:exit 1", "random", "--games", "8", "--seed", "7"]);
    assert_eq!(object["games"], 8);
    assert!(object["winner_mean_score"].is_number());
    let bots = object["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 2);
    for (bot, (name, seats)) in bots.iter().zip([("exec:exit 1", 8), ("random", 24)]) {
        assert_eq!(bot["bot"], name);
        assert_eq!(bot["seats_played"], seats);
        for key in ["wins", "win_rate", "mean_score", "ms_per_decision", "ms_p99", "overruns", "lapses", "rating"] {
            assert!(bot[key].is_number(), "{key}: {bot}");
        }
    }
    for style in [&object["winners"], &object["all"], &bots[0]["style"]] {
        for key in ["points", "workers", "technology_levels", "buildings", "monuments", "skulls", "unfed"] {
            assert!(style[key].is_number(), "{key}: {style}");
        }
        assert!(style["levels"]["theology"].is_number() && style["sources"]["temples_age2"].is_number(), "{style}");
    }
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().expect("a number")).sum();
    assert!((wins - 8.0).abs() < 1e-9);
}

#[test]
fn equal_bots_are_one_entry() {
    for players in ["2", "3", "4"] {
        let object = json(&["random", "--games", "5", "--players", players]);
        let bots = object["bots"].as_array().expect("bots");
        assert_eq!(bots.len(), 1);
        assert_eq!(bots[0]["seats_played"], 5 * players.parse::<u64>().expect("a number"));
    }
}

#[test]
fn the_same_seed_prints_the_same() {
    let run = |threads| timeless(json(&["random", "greedy", "--games", "12", "--seed", "3", "--threads", threads]));
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_ne!(one, timeless(json(&["random", "greedy", "--games", "12", "--seed", "4"])));
}

#[test]
fn the_table_names_everything() {
    let output = arena(&["random", "random", "random", "random", "--games", "20"]);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    for words in [
        "20 games of 4 players",
        "the winner makes",
        "random",
        "win rate",
        "95 % interval",
        "score",
        "unfed",
        "winners",
        "all seats",
        "points from",
        "temples, age 2",
        "Chichen Itza",
        "architecture",
    ] {
        assert!(text.contains(words), "{words} is missing:\n{text}");
    }
}

#[test]
fn a_match_goes_on_from_its_file() {
    let file = scratch("resume.csv");
    let path = file.to_str().expect("UTF-8");
    let whole = json(&["exec:exit 1", "random", "--games", "12", "--seed", "5"]);
    json(&["exec:exit 1", "random", "--games", "4", "--seed", "5", "--csv", path]);
    // Cut in the middle of a game, as if the machine had stopped there.
    let text = fs::read_to_string(&file).expect("written");
    fs::write(&file, &text[..text.len() - 30]).expect("written");
    let resumed = json(&["exec:exit 1", "random", "--games", "12", "--seed", "5", "--csv", path]);
    assert_eq!(timeless(resumed), timeless(whole));
    let rows = fs::read_to_string(&file).expect("written").lines().count();
    assert_eq!(rows, 2 + 12 * 4);
    let other = arena(&["random", "random", "--games", "12", "--seed", "5", "--csv", path]);
    assert!(!other.status.success());
    assert!(String::from_utf8_lossy(&other.stderr).contains("is not of this match"));
}

#[test]
fn the_page_stands_on_its_own() {
    let file = scratch("page.html");
    let path = file.to_str().expect("UTF-8");
    json(&["exec:true '<b>' & exit 1", "random", "--games", "4", "--html", path]);
    let page = fs::read_to_string(&file).expect("written");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert_eq!(page.matches("<svg").count(), 4);
    assert!(page.contains("<th>winners</th><th>all seats</th>") && page.contains("points from monuments"));
    assert!(page.contains("prefers-color-scheme: dark"));
    assert!(page.contains("&lt;b&gt;") && !page.contains("<b>"), "names are escaped");
    assert!(!page.contains("http"), "nothing is fetched");
    assert!(!page.contains("NaN") && !page.contains("inf"));
}

#[test]
fn what_makes_no_match_is_said() {
    for (args, words) in [
        (&["nobody"][..], "is not a bot"),
        (&["random", "random", "random", "--players", "2"], "3 bots for 2 players"),
        (&["random", "--games", "0"], "--games"),
        (&["random", "--html", "/nowhere/page.html"], "/nowhere/page.html"),
    ] {
        let output = arena(args);
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(words), "{said}");
    }
}

/// A file or folder for one test, which does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    let _ = fs::remove_dir_all(&path);
    path
}
