//! `tzolkin play`: games in the terminal, with scripted input.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs a game with these lines typed; the input then ends.
fn play(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tzolkin"))
        .args(["play", "--lang", "en", "--seed", "3", "--bot", "random"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("piped");
    let typed = typed.to_owned();
    // What is typed after the end of the game is not read.
    let typing = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("typed");
    output
}

fn told(args: &[&str], typed: &str) -> String {
    let output = play(args, typed);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Words that are ids of tiles, which people should never see.
fn ids(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let is_tile = |word: &&str| {
        let (first, rest) = word.split_at(word.len().min(1));
        matches!(first, "b" | "m") && rest.len() == 2 && rest.bytes().all(|byte| byte.is_ascii_digit())
            || word.starts_with("w-")
    };
    words.filter(is_tile).collect()
}

#[test]
fn the_first_choice_always_ends_a_game() {
    for players in ["2", "3", "4"] {
        let text = told(&["--players", players], &"1\n".repeat(3000));
        assert!(text.contains("The game is over"), "{players} players");
        assert!(text.contains("You have "), "the result is told");
        assert_eq!(ids(&text), Vec::<&str>::new());
    }
}

#[test]
fn other_choices_and_what_is_refused_show_no_ids_either() {
    // The third choice where there is one, and the list of what is refused each time.
    let text = told(&[], &"?\n3\n2\n1\n".repeat(1500));
    assert!(text.contains("The game is over"));
    assert!(text.contains("costs ") && text.contains("gives "));
    assert_eq!(ids(&text), Vec::<&str>::new());
    assert!(!text.contains("seat "), "players have names");
}

#[test]
fn the_board_tells_what_a_player_must_know() {
    let text = told(&["--players", "3"], "1\n");
    for words in [
        "Round 1 of 27",
        "Food Day in 7 days",
        "Palenque",
        "next: ",
        "Jungle",
        "Buildings on display",
        "Monuments on display",
        "workers in hand",
        "corn due on Food Day",
        "Chaac",
        "Theology",
        "Player A",
        "Bot C",
    ] {
        assert!(text.contains(words), "{words} is missing");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game_cleanly() {
    for typed in ["", "1", "1\n1\n", "nonsense\n", "quit\n1\n"] {
        told(&[], typed);
    }
    // This file is not even text.
    let output = Command::new("sh")
        .args([
            "-c",
            r#"printf '\377\376\n1\n' | "$0" play --lang en --seed 3 --bot random"#,
            env!("CARGO_BIN_EXE_tzolkin"),
        ])
        .output()
        .expect("sh runs");
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("That was not valid text"));
}

#[test]
fn undo_goes_back_choice_by_choice() {
    let text = told(&[], "undo\n1\n1\n1\nundo\nundo\nundo\nundo\nquit\n");
    assert_eq!(text.matches("There is nothing to undo").count(), 2, "before the first choice, twice");
    assert_eq!(text.matches("You are back at your last choice").count(), 3);
    let asked: Vec<&str> = text.split("Keep two of your four wealth tiles").collect();
    assert_eq!(asked.len(), 3, "asked at first and again");
    // The choices are the same as before.
    let choices = |text: &str| text.lines().skip(2).take(6).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(choices(asked[1]), choices(asked[2]));
}

#[test]
fn undo_goes_back_over_the_bots_turns_and_from_the_end() {
    let end = "1\n".repeat(40);
    let text = told(&[], &format!("{end}{}quit\n", "undo\n".repeat(60)));
    assert_eq!(text.matches("You are back at your last choice").count(), 40);
    assert!(text.contains("There is nothing to undo"));
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let file = scratch("saved.tzk");
    let path = file.to_str().expect("UTF-8");
    told(&["--seat", "1", "--players", "3"], &format!("{}save {path}\nquit\n", "1\n".repeat(25)));
    let record = fs::read_to_string(&file).expect("saved");
    assert!(record.starts_with("tzolkin-record 1\n") && record.ends_with("unfinished\n"));
    assert!(record.contains("name 0 random\nname 1 Player\nname 2 random\n"), "{record}");
    // Whether it is loaded from the command line or within a game of another size, saving it again gives the same file.
    let again = scratch("again.tzk");
    let save_again = format!("save {}\nquit\n", again.display());
    told(&["--load", path], &save_again);
    assert_eq!(fs::read_to_string(&again).expect("saved"), record);
    let text = told(&["--players", "2"], &format!("1\nload {path}\n{save_again}"));
    assert!(text.contains("Loaded"));
    assert_eq!(fs::read_to_string(&again).expect("saved"), record);
    // It can be undone and played to its end.
    let text = told(&["--load", path], &format!("undo\n{}", "1\n".repeat(3000)));
    assert!(text.contains("You are back at your last choice") && text.contains("The game is over"));
}

#[test]
fn a_command_named_in_a_file_is_not_run() {
    let file = scratch("foreign.tzk");
    let path = file.to_str().expect("UTF-8");
    told(&["--players", "2"], &format!("1\nsave {path}\nquit\n"));
    let record = fs::read_to_string(&file).expect("saved");
    let command = "name 1 exec:touch trace";
    fs::write(&file, record.replace("name 1 random", command)).expect("written");
    told(&["--load", path], &"1\n".repeat(10));
    assert!(!PathBuf::from("trace").exists());
}

#[test]
fn what_cannot_be_saved_or_loaded_is_said() {
    let file = scratch("broken.tzk");
    fs::write(&file, "tzolkin-record 1\nrules 1\n").expect("written");
    let typed = format!("save /nowhere/x\nload /nowhere/x\nload {}\nsave\nload\n1\nquit\n", file.display());
    let text = told(&[], &typed);
    assert!(text.contains("Not saved: /nowhere/x") && text.contains("Not loaded: /nowhere/x"));
    assert!(text.contains("line 2") || text.contains("line 3"), "the line at fault is named");
    assert!(text.contains("save FILE") && text.contains("load FILE"));
    assert!(text.contains("Player A: keeps"), "the game goes on");
    let output = play(&["--load", "/nowhere/x"], "");
    assert!(!output.status.success());
    assert!(!play(&["--players", "2", "--seat", "2"], "").status.success());
}

#[test]
fn a_hint_is_given_in_words_and_changes_nothing() {
    let text = told(&[], "hint\n1\nhint\n1\nhint\nboard\nhelp\nwhat\n99\n0\nquit\n");
    let hints: Vec<&str> = text.split("A hint for this turn:\n").skip(1).collect();
    assert_eq!(hints.len(), 3);
    assert!(hints[0].starts_with("  Keep "), "{}", hints[0]);
    assert!(hints[1].starts_with("  Place a worker on "), "{}", hints[1]);
    for hint in hints {
        assert!(hint.contains("Why this turn\n") && hint.contains("What it changes, in points: "), "reasons: {hint}");
    }
    assert_eq!(ids(&text), Vec::<&str>::new());
    assert_eq!(text.matches("Choose a number from 1").count(), 2);
    assert!(text.contains("Type a number or one of"));
}

/// A file for one test, which does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}
