//! External programs: one that behaves, and others that are slow, answer illegally, crash or print garbage.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use tzolkin_bots::{Bot, Budget, Choice, Exec, Random};
use tzolkin_engine::{Action, Actions, Game, Seat, Setup, View};

const AMPLE: Budget = Budget::Time(Duration::from_secs(20));

/// Takes the last legal action, to distinguish it from a program that takes the first.
struct Last;

impl Bot for Last {
    fn choose(&mut self, view: &View, _: Budget) -> Choice {
        let action = *legal(view).last().expect("to act");
        Choice { action, turn: vec![action], value: Vec::new(), win: Vec::new(), nodes: 0 }
    }
}

fn legal(view: &View) -> Actions {
    let mut legal = Actions::new();
    view.legal(&mut legal);
    legal
}

/// A view with something to choose.
fn view() -> View {
    Game::new(&Setup::from_seed(3, 5).unwrap()).view(Seat::ALL[0])
}

fn first() -> Action {
    legal(&view())[0]
}

fn last() -> Action {
    *legal(&view()).last().unwrap()
}

/// A shell program that answers every question with the first legal action of the first view.
fn answers_first() -> String {
    format!(r#"while read -r line; do echo '{{"action":"{}"}}'; done"#, first())
}

fn exec(command: &str) -> Exec {
    Exec::new(command, Box::new(Last))
}

#[test]
fn a_program_that_behaves_decides() {
    let mut bot = exec(&answers_first());
    for _ in 0..5 {
        assert_eq!(bot.choose(&view(), AMPLE).action, first());
    }
    assert_eq!(bot.lapses(), 0);
}

#[test]
fn a_budget_beyond_all_clocks_is_cut() {
    let mut bot = exec(&answers_first());
    assert_eq!(bot.choose(&view(), Budget::Time(Duration::MAX)).action, first());
    assert_eq!(bot.lapses(), 0);
}

#[test]
fn a_program_is_told_everything_once_on_one_line() {
    let file = scratch("question");
    let mut bot =
        exec(&format!(r#"read -r line; echo "$line" > {}; echo '{{"action":"{}"}}'"#, file.display(), first()));
    assert_eq!(bot.choose(&view(), AMPLE).action, first());
    let question: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(question["cmd"], "choose");
    assert_eq!(question["seat"], 0);
    assert_eq!(question["ms"], 20_000);
    assert_eq!(question["legal"].as_array().unwrap().len(), legal(&view()).len());
    assert_eq!(question["view"]["decision"], "keep");
    assert_eq!(question["view"]["players"][1]["wealth"], serde_json::json!([]), "another seat's tiles are hidden");
}

#[test]
fn a_slow_program_is_replaced_in_time() {
    let mut bot = exec("sleep 60");
    let began = Instant::now();
    assert_eq!(bot.choose(&view(), Budget::Time(Duration::from_millis(200))).action, last());
    assert!(began.elapsed() >= Duration::from_millis(200));
    assert!(began.elapsed() < Duration::from_secs(10));
    assert_eq!(bot.lapses(), 1);
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_question() {
    // Late on the first question, then at once with another answer than the late one.
    let flag = scratch("late");
    let slow = format!(
        r#"if [ -e {0} ]; then {1}; else touch {0}; read -r line; sleep 1; echo '{{"action":"{2}"}}'; {1}; fi"#,
        flag.display(),
        answers_first(),
        legal(&view())[1],
    );
    let mut bot = exec(&slow);
    assert_eq!(bot.choose(&view(), Budget::Time(Duration::from_millis(300))).action, last());
    std::thread::sleep(Duration::from_millis(1200));
    for _ in 0..3 {
        assert_eq!(bot.choose(&view(), AMPLE).action, first());
    }
    assert_eq!(bot.lapses(), 1);
}

#[test]
fn lines_beyond_the_answer_are_dropped() {
    let twice = format!(
        r#"while read -r line; do echo '{{"action":"{}"}}'; echo '{{"action":"{}"}}'; done"#,
        first(),
        legal(&view())[1]
    );
    let mut bot = exec(&twice);
    for _ in 0..3 {
        assert_eq!(bot.choose(&view(), AMPLE).action, first());
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_lying_program_is_replaced() {
    for answer in [
        r#"{"action":"end"}"#,
        r#"{"action":"keep w-tikal-1 w-tikal-1"}"#,
        r#"{"action":7}"#,
        r#"{"move":"end"}"#,
        r#"["end"]"#,
        "end",
        "",
    ] {
        let mut bot = exec(&format!("while read -r line; do echo '{answer}'; done"));
        for lapses in 1..=3 {
            assert_eq!(bot.choose(&view(), AMPLE).action, last(), "{answer}");
            assert_eq!(bot.lapses(), lapses, "{answer}");
        }
    }
}

#[test]
fn a_dying_program_is_started_again_a_few_times() {
    let starts = scratch("starts");
    let mut bot = exec(&format!("echo start >> {}; read -r line; exit 1", starts.display()));
    for lapses in 1..=20 {
        assert_eq!(bot.choose(&view(), AMPLE).action, last());
        assert_eq!(bot.lapses(), lapses);
    }
    assert_eq!(std::fs::read_to_string(&starts).unwrap().lines().count(), 4);
}

#[test]
fn a_program_that_cannot_be_started_is_replaced() {
    let mut bot = exec("/nowhere/no-such-program 2>/dev/null");
    assert_eq!(bot.choose(&view(), AMPLE).action, last());
    assert_eq!(bot.lapses(), 1);
}

#[test]
fn rubbish_does_no_harm() {
    for (rubbish, budget) in [
        // Bytes that are not text, a line that is far too long, and an endless stream of lines.
        (r"while read -r line; do printf '\377\376\000\001\n'; done", 20_000),
        ("while read -r line; do head -c 3000000 /dev/zero | tr '\\0' x; echo; done", 20_000),
        ("cat /dev/zero", 300),
        ("yes", 2_000),
        ("yes ''", 2_000),
    ] {
        let mut bot = exec(rubbish);
        for lapses in 1..=2 {
            assert_eq!(bot.choose(&view(), Budget::Time(Duration::from_millis(budget))).action, last(), "{rubbish}");
            assert_eq!(bot.lapses(), lapses, "{rubbish}");
        }
    }
}

#[test]
fn a_program_that_never_reads_cannot_block_the_game() {
    let mut bot = exec(&format!(r#"while :; do echo '{{"action":"{}"}}'; sleep 0.005; done"#, first()));
    for _ in 0..60 {
        assert_eq!(bot.choose(&view(), AMPLE).action, first());
    }
}

#[test]
fn the_program_ends_with_the_bot() {
    let file = scratch("pid");
    // The shell waits for another process, which must not outlive it.
    let mut bot = exec(&format!("sleep 600 & echo $! > {}; {}; wait", file.display(), answers_first()));
    assert_eq!(bot.choose(&view(), AMPLE).action, first());
    drop(bot);
    let pid = std::fs::read_to_string(&file).unwrap();
    let until = Instant::now() + Duration::from_secs(5);
    while is_running(pid.trim()) {
        assert!(Instant::now() < until, "process {pid} outlived its bot");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Whether a process is running. A zombie, which has ended but was not waited for, is not.
fn is_running(pid: &str) -> bool {
    let out = Command::new("ps").args(["-o", "stat=", "-p", pid]).output().expect("ps runs");
    let stat = String::from_utf8_lossy(&out.stdout);
    !stat.trim().is_empty() && !stat.trim().starts_with('Z')
}

#[test]
fn the_python_example_plays_whole_games() {
    let python = Command::new("python3").arg("--version").output();
    assert!(
        python.is_ok_and(|out| out.status.success()),
        "python3 is missing: it is needed to run the example of a foreign bot, examples/exec-bot.py"
    );
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/exec-bot.py");
    let (mut own, mut others) = (0.0, 0.0);
    for players in 2..=4 {
        let mut bot = Exec::new(format!("exec python3 '{}'", example.display()), Box::new(Last));
        let mut random = Random::new(players as u64);
        let mut game = Game::new(&Setup::from_seed(players, 3).unwrap());
        while let Some(seat) = game.first_to_act() {
            let view = game.view(seat);
            let choice = if seat.index() == 0 { bot.choose(&view, AMPLE) } else { random.choose(&view, AMPLE) };
            game.apply(seat, choice.action, &mut ()).unwrap();
        }
        assert_eq!(bot.lapses(), 0);
        let result = game.result().unwrap();
        own += result[0].points.as_f64() / 3.0;
        others += result[1].points.as_f64() / 3.0;
    }
    assert!(own > others && own > 0.0, "the example makes {own}, random {others}");
}

/// A file for one test, which does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("exec-{name}-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}
