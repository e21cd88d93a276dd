//! `tzolkin review`: what it prints, its JSON and its page.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn game(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    folder.join(name).to_string_lossy().into_owned()
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
