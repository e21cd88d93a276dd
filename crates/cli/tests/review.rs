//! `tzolkin review`: what it prints, its JSON and its page.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn game(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    folder.join(name).to_string_lossy().into_owned()
}

/// A game from round 9 to its end that begins with a position.
fn from_position() -> String {
    game("../positions/round-9.tzk")
}

/// The record of the first turns of a game.
fn unfinished(file: &str, turns: usize) -> String {
    let text = std::fs::read_to_string(file).expect("a record");
    let is_turn = |line: &&str| line.as_bytes().get(1) == Some(&b':');
    let head = text.lines().take_while(|line| !is_turn(line));
    let turns = text.lines().filter(is_turn).take(turns);
    head.chain(turns).chain(["unfinished"]).map(|line| format!("{line}\n")).collect()
}

/// Reviews with few nodes, because only what is said about it matters here.
fn review(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tzolkin"));
    command.env("LC_ALL", "C").arg("review").args(args).args(["--nodes", "24"]);
    command.output().expect("the program starts")
}

fn printed(args: &[&str]) -> String {
    let output = review(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_review_is_told_in_words() {
    let told = printed(&[&game("monuments-1.tzk")]);
    for part in
        ["Key moments", "Played: ", "Better: ", "chance of winning", "Why, from ", "Blunder", "Average loss per turn"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    for part in [
        "Strongest bot",
        "Average of this table",
        "Corn spent on placing",
        "Monuments",
        "did differently",
        "could know",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let moments = told.lines().filter(|line| line.trim().starts_with("Played: ")).count();
    assert!((1..=8).contains(&moments), "{told}");
    assert!(printed(&[&game("monuments-1.tzk"), "--lang", "el"]).contains("Κρίσιμες στιγμές"));
}

/// The figures of a row. Between its columns are two spaces or more, because names and figures are short here.
fn row<'a>(told: &'a str, label: &str) -> Vec<&'a str> {
    let row = told.lines().find_map(|line| line.strip_prefix(label).filter(|rest| rest.starts_with("  ")));
    row.unwrap_or_else(|| panic!("no {label}: {told}"))
        .split("  ")
        .map(str::trim)
        .filter(|figure| !figure.is_empty())
        .collect()
}

/// Nobody knows what led to a position, so nothing is said about the whole game, and it is not compared with whole games.
#[test]
fn of_a_game_from_a_position_only_what_is_known_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let told = printed(&[&from_position(), "--html", &path("whole.html")]);
    assert_eq!((row(&told, "Total"), row(&told, "Rank")), (vec!["31½", "52¾"], vec!["2", "1"]), "{told}");
    let mut replay = Command::new(env!("CARGO_BIN_EXE_tzolkin"));
    let replayed = replay.env("LC_ALL", "C").args(["replay", &from_position()]).output().expect("the program starts");
    let replayed = String::from_utf8(replayed.stdout).expect("text");
    assert_eq!(row(&replayed, "Total"), ["31½", "52¾"], "{replayed}");
    assert!(!replayed.contains("Temples, age 1"), "{replayed}");
    let page = std::fs::read_to_string(path("whole.html")).expect("a page");
    for part in ["<h2>At the end</h2>", "<td>31½</td><td>52¾</td>", ">Rank</th><td>2</td><td>1</td>"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let unfinished = unfinished(&from_position(), 3);
    std::fs::write(path("unfinished.tzk"), unfinished).expect("written");
    let cut = printed(&[&path("unfinished.tzk"), "--html", &path("unfinished.html")]);
    let cut_page = std::fs::read_to_string(path("unfinished.html")).expect("a page");
    for text in [&cut, &cut_page] {
        assert!(!text.contains("Total") && !text.contains("At the end"), "nothing has come to an end: {text}");
    }
    for text in [&told, &page, &cut, &cut_page] {
        for part in ["What the players did", "Technology levels", "Average of this table", "Good turns"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        // Neither as sources of points nor as habits.
        let whole = ["Where the points came from", "Temples, age 1", "Corn and blocks"];
        for part in [&whole[..], &["Hungry workers", "Corn spent on placing", "Strongest bot"]].concat() {
            assert!(!text.contains(part), "{part}: {text}");
        }
    }
}

/// The strongest bot's figures are those of whole games.
#[test]
fn an_unfinished_game_is_not_compared_with_the_strongest_bot() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    std::fs::write(path("unfinished.tzk"), unfinished(&game("pity.tzk"), 9)).expect("written");
    let told = printed(&[&path("unfinished.tzk"), "--html", &path("page.html")]);
    let page = std::fs::read_to_string(path("page.html")).expect("a page");
    for text in [&told, &page] {
        assert!(text.contains("Hungry workers") && text.contains("Average of this table"), "{text}");
        assert!(!text.contains("Strongest bot"), "{text}");
    }
    assert!(page.contains("Where the points came from") && page.contains("Temples, age 1"), "{page}");
}

#[test]
fn a_player_without_a_judged_turn_has_no_average() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("begun.tzk").to_string_lossy().into_owned();
    // Only the first player has chosen tiles.
    std::fs::write(&path, unfinished(&game("pity.tzk"), 1)).expect("written");
    let told = printed(&[&path]);
    assert_eq!(row(&told, "Judged turns"), ["1", "0"], "{told}");
    for label in ["Good turns", "Average loss per turn"] {
        let figures = row(&told, label);
        assert!(figures[0].ends_with('%') && figures[1] == "–", "{told}");
    }
}

#[test]
fn the_json_has_its_fields() {
    let text = printed(&[&game("shared-victory.tzk"), "--json", "--depth", "deep"]);
    let review: Value = serde_json::from_str(&text).expect("one object");
    assert_eq!(review["depth"], "deep");
    let turns = review["turns"].as_array().expect("turns");
    assert!(turns.len() > 50);
    for turn in turns {
        for key in ["ply", "seat", "played", "best", "loss", "chances", "points", "judgement", "reasons"] {
            assert!(turn.get(key).is_some(), "{key}: {turn}");
        }
    }
    assert_eq!(text, printed(&[&game("shared-victory.tzk"), "--json", "--depth", "deep"]), "it is reproducible");
}

#[test]
fn the_page_stands_alone_and_escapes_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let text = std::fs::read_to_string(game("monuments-1.tzk")).expect("a record");
    let evil = "<img src=x onerror=\"alert('1')\">&";
    let named = text.replace("name 0 Player 1", &format!("name 0 {evil}"));
    assert_ne!(named, text);
    std::fs::write(path("evil.tzk"), named).expect("written");
    printed(&[&path("evil.tzk"), "--html", &path("page.html")]);
    let page = std::fs::read_to_string(path("page.html")).expect("a page");
    assert!(page.contains("&lt;img src=x onerror=&quot;"), "the name is shown");
    assert!(!page.contains("<img") && !page.contains("onerror=\""), "the name is escaped");
    for outside in ["<script", "http:", "https:", "<link", "url(", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for part in ["<svg", "role=\"img\"", "<details>", "prefers-color-scheme: dark", "Key moments", "lang=\"en\""] {
        assert!(page.contains(part), "{part}");
    }
    let links: Vec<&str> = page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!links.is_empty());
    for link in links {
        assert!(page.contains(&format!("id=\"{link}\"")), "{link} leads nowhere");
    }
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    for args in [&["/nowhere/at/all.tzk"][..], &[&game("pity.tzk"), "--html", "/nowhere/at/all.html"]] {
        let output = review(args);
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success() && said.contains("/nowhere/at/all") && !said.contains("panicked"), "{said}");
    }
    assert!(!review(&[&game("pity.tzk"), "--depth", "bottomless"]).status.success());
}
