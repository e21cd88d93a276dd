//! Runs `tzolkin learn` as a person types it; compiled only with `--features learn`.
#![cfg(feature = "learn")]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn learn(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tzolkin")).arg("learn").args(args).output().expect("the program starts")
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complaint(args: &[&str]) -> String {
    let output = learn(args);
    assert!(!output.status.success(), "{args:?} succeeded");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked"), "{said}");
    said
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn a_series_is_run_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let series = folder.path().join("series");
    let args = [
        &["run", text(&series), "--generations", "1", "--games", "3", "--nodes", "3"][..],
        &["--match-games", "2", "--hand-games", "1", "--threads", "2"],
    ];
    let args = args.concat();
    let first = printed(&learn(&args));
    for words in
        ["Beginning a series", "from shipped", "generation 1: games 3/3", "A generation takes", "make net NET="]
    {
        assert!(first.contains(words), "{words} is missing:\n{first}");
    }
    let second = printed(&learn(&args));
    assert!(second.contains("Going on with the series") && second.contains("generation 2: matches 8/8"), "{second}");
    for file in ["best.net", "net-0000.net", "net-0002.net", "generations.csv", "report.html"] {
        assert!(series.join(file).exists(), "{file}");
    }
    let figures = fs::read_to_string(series.join("generations.csv")).expect("figures");
    assert_eq!(figures.lines().count(), 3);

    // A net that has hardly been trained is adopted only with `--force`. Adopting the same net again changes nothing.
    let to = folder.path().join("shipped.net");
    let net = series.join("net-0002.net");
    fs::copy(series.join("net-0000.net"), &to).expect("copied");
    let adopt = ["adopt", text(&net), "--to", text(&to), "--games", "4", "--nodes", "3"];
    let forced = printed(&learn(&[&adopt[..], &["--force"]].concat()));
    assert!(forced.contains("3 nodes") && forced.contains("4 games:") && forced.contains("is replaced"), "{forced}");
    assert_eq!(fs::read(&to).expect("a net"), fs::read(&net).expect("a net"));
    assert!(printed(&learn(&adopt)).contains("there already"));
}

#[test]
fn a_net_that_is_not_stronger_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let (weak, to) = (folder.path().join("weak.net"), folder.path().join("shipped.net"));
    fs::write(&weak, tzolkin_bots::net::Net::empty().write()).expect("written");
    let shipped = tzolkin_bots::net::Net::shipped().write();
    fs::write(&to, &shipped).expect("written");
    for (players, games, answer) in [("4", "8", "undecided"), ("4", "400", "refused"), ("2", "400", "refused")] {
        let adopt = ["adopt", text(&weak), "--to", text(&to), "--games", games, "--nodes", "4", "--players", players];
        let output = learn(&[&adopt[..], &["--seed", "3"]].concat());
        let (found, said) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(!output.status.success() && found.contains(answer), "{players} players, {games} games: {found}");
        assert!(found.contains("seed 3") && found.contains("Elo -"), "{found}");
        assert!(said.contains("was not taken") && said.contains("--force"), "{said}");
    }
    assert_eq!(fs::read(&to).expect("a net"), shipped, "the net stays");
}

#[test]
fn what_cannot_be_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let poem = folder.path().join("poem.net");
    fs::write(&poem, "a poem").expect("written");
    assert!(complaint(&["adopt", text(&poem)]).contains("this is not a net"));
    assert!(complaint(&["run", text(folder.path()), "--from", text(&poem)]).contains("this is not a net"));
    assert!(complaint(&["run", text(folder.path()), "--from", "nowhere.net"]).contains("nowhere.net"));
    assert!(complaint(&["run", "--window", "0"]).contains("--window"));
    let net = folder.path().join("a.net");
    fs::write(&net, tzolkin_bots::net::Net::empty().write()).expect("written");
    let said = complaint(&["adopt", text(&net), "--to", text(&folder.path().join("none"))]);
    assert!(said.contains("root of the repository"), "{said}");
}
