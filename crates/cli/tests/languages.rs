//! The language of the program comes from `--lang`, else from the environment, and else is English.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const VARIABLES: [&str; 4] = ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"];

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn languages() -> Vec<String> {
    let entries = std::fs::read_dir(folder("locales")).expect("languages").map(|entry| entry.expect("a language"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|folder| folder.file_name().into_string().expect("text")).collect()
}

/// Replays a game, away from any file of the project, with this environment.
fn replay(args: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tzolkin"));
    for name in VARIABLES {
        command.env_remove(name);
    }
    command.envs(environment.iter().copied()).current_dir(std::env::temp_dir());
    command.arg("replay").arg(folder("crates/engine/tests/data/games/monuments-1.tzk")).args(args);
    command.output().expect("the program starts")
}

fn told(args: &[&str], environment: &[(&str, &str)]) -> String {
    let output = replay(args, environment);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// A text of a language that has no arguments, as its file has it.
fn text(language: &str, file: &str, key: &str) -> String {
    let file = std::fs::read_to_string(folder("locales").join(language).join(file)).expect("texts");
    let line = file.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("{language} has {key}")).trim().to_owned()
}

#[test]
fn a_game_is_told_in_every_language() {
    let english = told(&[], &[]);
    assert_eq!(told(&["--lang", "en"], &[("LANG", "xx_XX.UTF-8")]), english);
    assert!(!english.contains('\u{2068}'), "no isolation marks");
    for language in languages() {
        let game = told(&["--lang", &language], &[]);
        assert!(game.contains(&text(&language, "log.ftl", "log-day")), "{language}");
        assert!(game.contains(&text(&language, "cli.ftl", "cli-row-rank")), "{language}");
        assert_eq!(game.lines().count(), english.lines().count(), "{language}: every event has its line");
        if language != "en" {
            assert_ne!(game, english, "{language}");
            assert!(english.contains("Player 2") && !game.contains("Player 2"), "{language}: seats without a name");
        }
    }
}

#[test]
fn the_environment_chooses_the_language() {
    for language in languages() {
        let game = told(&["--lang", &language], &[]);
        let locale = format!("{language}_XX.UTF-8");
        for name in VARIABLES {
            assert_eq!(told(&[], &[(name, &locale)]), game, "{name}={locale}");
        }
        assert_eq!(told(&[], &[("LC_ALL", &locale), ("LANG", "en_US.UTF-8")]), game, "LC_ALL before LANG");
        assert_eq!(told(&[], &[("LANGUAGE", &language), ("LC_ALL", "en_US.UTF-8")]), game, "LANGUAGE before all");
        assert_eq!(told(&["--lang", "en"], &[("LC_ALL", &locale)]), told(&[], &[]), "--lang before all");
    }
    assert_eq!(told(&[], &[("LANG", "xx_XX.UTF-8")]), told(&[], &[("LANG", "C")]));
}

#[test]
fn an_unknown_language_is_refused_with_those_that_exist() {
    let output = replay(&["--lang", "klingon"], &[]);
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("klingon"), "{said}");
    for language in languages() {
        assert!(said.contains(&language), "{said}");
    }
}
