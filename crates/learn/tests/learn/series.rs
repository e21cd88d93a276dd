//! Wherever a series is stopped, it continues as if it had not been.

use std::fs;
use std::path::Path;

use tzolkin_bots::PuctConfig;
use tzolkin_learn::{GamesFile, Plan, SeriesError, Stage, read_csv, run};

/// Two generations of this take a second or two.
fn plan(folder: &Path) -> Plan {
    Plan {
        folder: folder.to_owned(),
        start: None,
        generations: Some(1),
        time: None,
        games: 5,
        nodes: 3,
        search: PuctConfig::NET,
        taste_share: 0.4,
        window: 2,
        passes: 0.5,
        learning_rate: 1e-3,
        gate_games: 2,
        hand_games: 0,
        seed: 1,
    }
}

fn on_threads(threads: usize, plan: &Plan) -> Result<(), SeriesError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| run(plan, &|_| ()))
}

/// The files that must be the same, whatever happened along the way.
const FILES: [&str; 5] = ["games-0001.tzg", "games-0002.tzg", "net-0001.net", "net-0002.net", "checkpoint-0002"];

fn assert_same(one: &Path, other: &Path) {
    for file in FILES {
        let read = |folder: &Path| fs::read(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(read(one) == read(other), "{file} differs");
    }
}

fn copy(from: &Path, files: &[&str], to: &Path) {
    for file in files {
        fs::copy(from.join(file), to.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}

/// Cuts a file in the middle of its last third, which is in the middle of a game.
fn cut(file: &Path) {
    let bytes = fs::read(file).expect("the file");
    fs::write(file, &bytes[..bytes.len() * 3 / 4]).expect("written");
    let (_, games) = GamesFile::open(file).expect("games");
    assert!(!games.is_empty() && games.len() < 5, "{}", games.len());
    // Opening it dropped the broken game, but the series must get the file as it was left.
    fs::write(file, &bytes[..bytes.len() * 3 / 4]).expect("written");
}

#[test]
fn a_stopped_series_equals_one_that_was_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(&path).expect("a folder");
        path
    };
    let whole = path("whole");
    on_threads(1, &Plan { generations: Some(2), ..plan(&whole) }).expect("two generations");
    let rows = read_csv(&whole.join("generations.csv")).expect("figures");
    assert_eq!(rows.iter().map(|row| (row.generation, row.games)).collect::<Vec<_>>(), [(1, 5), (2, 10)]);
    assert!(whole.join("report.html").exists() && !whole.join("checkpoint-0001").exists());

    // Stopped in the first generation's games, then between the generations; on several threads.
    let stopped = path("stopped");
    copy(&whole, &["games-0001.tzg"], &stopped);
    cut(&stopped.join("games-0001.tzg"));
    on_threads(3, &plan(&stopped)).expect("the first generation");
    on_threads(3, &plan(&stopped)).expect("the second generation");
    assert_same(&whole, &stopped);
    let again = read_csv(&stopped.join("generations.csv")).expect("figures");
    for (row, again) in rows.iter().zip(&again) {
        assert_eq!(
            (row.makers_mean, row.workers, row.rmse_held_out),
            (again.makers_mean, again.workers, again.rmse_held_out)
        );
        assert_eq!((&row.net_fingerprint, row.accepted), (&again.net_fingerprint, again.accepted));
    }

    // Stopped in the second generation's games, and just before the second generation's line was written.
    for late in [false, true] {
        let stopped = path(if late { "late" } else { "early" });
        on_threads(2, &plan(&stopped)).expect("the first generation");
        copy(&whole, &["games-0002.tzg"], &stopped);
        if late {
            copy(&whole, &["net-0002.net", "checkpoint-0002"], &stopped);
        } else {
            cut(&stopped.join("games-0002.tzg"));
        }
        on_threads(2, &plan(&stopped)).expect("the second generation");
        assert_same(&whole, &stopped);
    }
}

#[test]
fn a_series_that_cannot_go_on_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = Plan { games: 2, gate_games: 1, ..plan(folder.path()) };
    on_threads(2, &plan).expect("a generation");
    let (net, checkpoint) = (folder.path().join("net-0001.net"), folder.path().join("checkpoint-0001"));
    let (net_bytes, checkpoint_bytes) = (fs::read(&net).expect("a net"), fs::read(&checkpoint).expect("a checkpoint"));

    let mut other = net_bytes.clone();
    other[6] ^= 1;
    fs::write(&net, &other).expect("written");
    let error = on_threads(1, &plan).expect_err("features of another version");
    assert!(matches!(error, SeriesError::Net { .. }), "{error}");
    assert!(error.to_string().contains("features of version"), "{error}");

    let mut other = net_bytes.clone();
    *other.last_mut().expect("a byte") ^= 2;
    fs::write(&net, &other).expect("written");
    assert!(matches!(on_threads(1, &plan), Err(SeriesError::OtherNet { .. })));
    fs::write(&net, &net_bytes).expect("written");

    fs::write(&checkpoint, &checkpoint_bytes[..1_000]).expect("written");
    assert!(matches!(on_threads(1, &plan), Err(SeriesError::Checkpoint { .. })));
    fs::remove_file(&checkpoint).expect("removed");
    let error = on_threads(1, &plan).expect_err("no checkpoint");
    assert!(error.to_string().contains("checkpoint-0001"), "{error}");
}

#[test]
fn no_generation_begins_when_the_time_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = Plan { generations: None, time: Some(std::time::Duration::ZERO), ..plan(folder.path()) };
    run(&plan, &|stage: Stage| panic!("{stage:?}")).expect("nothing to do");
}
