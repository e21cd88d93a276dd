//! Runs `tzolkin arena`, `report` and `ladder` as people run them.

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

/// The JSON output of an arena without times, which are never the same twice.
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
        for key in ["wins", "win_rate", "mean_score", "ms_per_decision", "ms_p99", "overruns", "lapses", "win_rate_low"]
        {
            assert!(bot[key].is_number(), "{key}: {bot}");
        }
    }
    for style in [&object["winners"], &object["all"], &bots[0]["style"]] {
        for key in ["points", "workers", "technology_levels", "buildings", "monuments", "skulls", "unfed"] {
            assert!(style[key].is_number(), "{key}: {style}");
        }
        assert!(style["levels"]["theology"].is_number() && style["sources"]["temples_age2"].is_number(), "{style}");
    }
    assert_eq!((&object["sets"], object["places"].as_array().map(Vec::len)), (&2.into(), Some(4)));
    assert!(object["places"][3]["win_rate"].is_number() && bots[0]["elo_low"].is_number(), "{object}");
    assert_eq!(object["lines"][0]["line"], "builder");
    assert_eq!(object["lines"][1]["definition"], "five skulls or more placed");
    assert!(object.get("test").is_none());
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
        "wins by place",
        "first player",
        "lines of play",
        "extraction and architecture at level 2 or 3",
        "at most one technology level in all",
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
    assert!(page.contains("<h2>Wins by place</h2>") && page.contains("<th>first player</th>"));
    assert!(page.contains("<h2>Lines of play</h2>") && page.contains("five skulls or more placed"));
    assert!(page.contains("prefers-color-scheme: dark"));
    assert!(page.contains("&lt;b&gt;") && !page.contains("<b>"), "names are escaped");
    assert!(!page.contains("http"), "nothing is fetched");
    assert!(!page.contains("NaN") && !page.contains("inf"));
}

#[test]
fn a_folder_keeps_matches_for_the_report_and_the_ladder() {
    let folder = scratch("strength");
    let path = folder.to_str().expect("UTF-8");
    json(&["level:2", "level:1", "--games", "8", "--seed", "7", "--dir", path]);
    json(&["random", "--games", "5", "--players", "3", "--seed", "7", "--dir", path]);
    fs::write(folder.join("old.csv"), "# tzolkin arena, rules 1, weights 0\n").expect("written");
    let output = tzolkin(&["report", path]);
    assert!(output.status.success());
    let report = String::from_utf8_lossy(&output.stdout);
    assert!(report.contains("| `level:2` | 3 × `level:1` | 4 | 8 | "), "{report}");
    assert!(report.contains("| `random` | 2 × `random` | 3 | 5 | - | "), "{report}");
    for words in ["| winners |", "| all |", "monuments |", "temples, age 1 |"] {
        assert!(report.contains(words), "{words} is missing:\n{report}");
    }
    let widths: Vec<usize> =
        report.lines().filter(|line| line.starts_with('|')).map(|line| line.matches('|').count()).collect();
    assert_eq!(
        widths,
        [vec![8; 4], vec![14; 6], vec![13; 6], vec![6; 4], vec![6; 4]].concat(),
        "rows as wide as their heads:\n{report}"
    );
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("old.csv was written by another version of the arena"), "{said}");
    let long = tzolkin(&["report", path, "--games", "6"]);
    assert!(!String::from_utf8_lossy(&long.stdout).contains("random"));
    assert!(!tzolkin(&["report", path, "--games", "9"]).status.success(), "nothing to report");

    // The ladder uses the same files: one of its two matches has already been played, with more games than it asks for.
    let ladder = ["ladder", "level:1", "level:2", "--players", "4,2", "--games", "4", "--seed", "7", "--dir", path];
    let rungs = |more: &[&str]| -> Value {
        let output = tzolkin(&[&ladder, more, &["--format", "json"]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    let games = |rungs: &Value| [0, 1].map(|rung| rungs[rung]["games"].as_u64());
    assert_eq!(games(&rungs(&["--no-play"])), [Some(8), Some(0)]);
    let whole = rungs(&[]);
    assert_eq!(games(&whole), [Some(8), Some(4)]);
    assert_eq!(rungs(&["--no-play"]), whole);
    assert_eq!(rungs(&["--threads", "1"]), whole, "nothing is left to play");
    assert_eq!((&whole[0]["bot"], &whole[0]["against"]), (&"level:2".into(), &"level:1".into()));
    assert_eq!((&whole[0]["players"], &whole[1]["players"], &whole[1]["par"]), (&4.into(), &2.into(), &0.5.into()));
    assert!(whole[0]["win_rate_low"].as_f64() < whole[0]["win_rate"].as_f64());
    let printed = |format| {
        let output = tzolkin(&[&ladder[..], &["--no-play", "--format", format]].concat());
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(printed("text").contains("3 × level:1") && printed("text").contains("Elo (95 % interval)"));
    assert!(printed("markdown").contains("| `level:2` | 3 × `level:1` | 4 | 8 | 25.0 % | "), "{}", printed("markdown"));
    assert!(printed("csv").starts_with("bot,against,players,games,par,win_rate,win_rate_low,win_rate_high,elo,"));
}

#[test]
fn the_yardstick_measures_the_net_against_the_anchor() {
    let folder = scratch("yardstick");
    let path = folder.to_str().expect("UTF-8");
    let anchor = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/tests/data/anchor.net");
    let yardstick = |more: &[&str]| {
        let args = [&["yardstick", "--anchor", anchor, "--dir", path, "--format", "json"], more].concat();
        let output = tzolkin(&args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice::<Value>(&output.stdout).expect("JSON")
    };
    let rows = yardstick(&["--no-play"]);
    let of = |rows: &Value| -> Vec<(u64, u64, String)> {
        let rows = rows.as_array().expect("rows").iter();
        rows.map(|row| {
            let number = |key: &str| row[key].as_u64().expect("a number");
            (number("players"), number("games"), row["bot"].as_str().expect("a name").to_owned())
        })
        .collect()
    };
    let (quick, deep) = ("search:nodes=400".to_owned(), "search:nodes=20000".to_owned());
    let expected = [&quick, &deep].into_iter().flat_map(|bot| [4, 3, 2].map(|players| (players, 0, bot.clone())));
    assert_eq!(of(&rows), expected.collect::<Vec<_>>());
    let played = yardstick(&["--nodes", "2", "--games", "2"]);
    assert_eq!(of(&played), [4, 3, 2].map(|players| (players, players, "search:nodes=2".to_owned())));
    assert!(played[0]["against"].as_str().is_some_and(|name| name.contains("anchor.net")));
    // A net in a file can be measured before it is adopted.
    let net = folder.join("new.net");
    fs::write(&net, tzolkin_bots::net::Net::empty().write()).expect("written");
    let net = net.to_str().expect("UTF-8");
    let other = yardstick(&["--nodes", "2", "--games", "2", "--net", net, "--no-play"]);
    assert!(other[0]["bot"].as_str().is_some_and(|name| name.starts_with("search:net=")));
    assert_eq!(other[0]["games"], 0);
}

#[test]
fn another_build_plays_over_the_line_protocol() {
    let other = |bot: &str| format!("program:{} {bot}", env!("CARGO_BIN_EXE_tzolkin"));
    for players in ["2", "4"] {
        let args =
            [&other("search:hand:nodes=8"), &other("random"), "--games", "2", "--players", players, "--seed", "4"];
        let object = json(&args);
        let bots = object["bots"].as_array().expect("bots");
        assert_eq!(bots.len(), 2);
        assert!(bots.iter().all(|bot| bot["lapses"] == 0 && bot["decisions"].as_u64() > Some(40)), "{bots:?}");
        assert_eq!(bots[0]["win_rate"], 1.0, "a search against random: {bots:?}");
        assert_eq!(timeless(json(&args)), timeless(object), "the same seed gives the same games");
    }
    // A program that fails is replaced, and that is reported.
    for broken in ["program:/nowhere/tzolkin greedy".to_owned(), other("nobody"), "program:/bin/cat greedy".to_owned()]
    {
        let object = json(&[&broken, "random", "--games", "2", "--players", "2"]);
        assert!(object["bots"][0]["lapses"].as_u64() > Some(20), "{broken}: {object}");
    }
}

#[test]
fn a_test_ends_when_it_has_an_answer() {
    let test = ["greedy", "random", "--players", "2", "--sprt", "0", "50"];
    let object = json(&[&test[..], &["--seed", "3"]].concat());
    assert_eq!((&object["test"]["decision"], &object["test"]["games"]), (&"accepted".into(), &object["games"]));
    assert!(object["games"].as_u64().is_some_and(|games| games < 200), "{object}");
    assert_eq!(timeless(json(&[&test[..], &["--seed", "3"]].concat())), timeless(object));
    // Without a seed, the setups are others every time.
    assert_ne!(json(&test)["seed"], json(&test)["seed"]);
    let weak = arena(&["random", "greedy", "--sprt", "-20", "0"]);
    let said = String::from_utf8_lossy(&weak.stdout);
    assert!(said.contains("\nrefused: -20 Elo points or less") && said.contains("bounds ±2.94"), "{said}");
    let short = arena(&["random", "level:1", "--games", "4", "--sprt", "0", "20"]);
    assert!(String::from_utf8_lossy(&short.stdout).contains("undecided between 0 and 20 Elo points"));
}

#[test]
fn what_makes_no_ladder_is_said() {
    for (args, words) in [
        (&["random"][..], "2 values required"),
        (&["random", "random"], "random is named twice"),
        (&["random", "greedy", "--no-play"], "--dir"),
        (&["random", "nobody"], "is not a bot"),
        (&["random", "greedy", "--players", "4,5"], "--players"),
    ] {
        let output = tzolkin(&[&["ladder"], args].concat());
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(words), "{said}");
    }
    let output = tzolkin(&["yardstick", "--anchor", "/nowhere/a.net"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nowhere/a.net cannot be read"));
}

#[test]
fn what_makes_no_match_is_said() {
    for (args, words) in [
        (&["nobody"][..], "is not a bot"),
        (&["search:net=/nowhere/a.net:nodes=4"], "/nowhere/a.net cannot be read"),
        (&["random", "random", "random", "--players", "2"], "3 bots for 2 players"),
        (&["random", "--games", "0"], "--games"),
        (&["random", "--html", "/nowhere/page.html"], "/nowhere/page.html"),
        (&["random", "--sprt", "0", "20"], "a candidate and other bots"),
        (&["greedy", "random", "--sprt", "20", "0"], "the lower one first"),
        (&["greedy", "random", "--sprt", "0"], "2 values"),
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
