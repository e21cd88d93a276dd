//! The private PostgreSQL works, keeps its data over restarts and leaves nothing behind.

use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use tzolkin_test_postgres::{Cluster, Mode, shared, skipped};

#[test]
fn databases_are_separate_and_survive_restarts() {
    if skipped() {
        return;
    }
    let cluster = Cluster::start();
    let [one, two] = [cluster.database(), cluster.database()];
    cluster.sql(&one, "CREATE TABLE kept (number INTEGER, word TEXT)");
    cluster.sql(&one, "INSERT INTO kept VALUES (1, 'a'), (2, 'b')");
    assert_eq!(cluster.sql(&two, "SELECT count(*) FROM pg_tables WHERE tablename = 'kept'"), "0");
    assert_eq!(cluster.sql(&one, "SHOW fsync"), "on");
    assert_eq!(cluster.sql(&one, "SHOW synchronous_commit"), "on");
    for mode in [Mode::Fast, Mode::Immediate] {
        cluster.restart(mode);
        assert_eq!(cluster.sql(&one, "SELECT * FROM kept ORDER BY number"), "1\ta\n2\tb");
    }
    cluster.stop(Mode::Fast);
    assert!(TcpStream::connect(("127.0.0.1", cluster.port())).is_err());
    cluster.resume();
    assert!(TcpStream::connect(("127.0.0.1", cluster.port())).is_ok());
    let folder = cluster.folder().to_owned();
    drop(cluster);
    assert!(!folder.exists());
}

#[test]
fn a_password_is_asked_for() {
    if skipped() {
        return;
    }
    let database = shared().database_with_password("it's a secret");
    let open = |password: &str| {
        let mut psql = Command::new(shared().program("psql"));
        psql.args(["--no-psqlrc", "--no-password", "--command", "SELECT 1", &database]).env("PGPASSWORD", password);
        psql.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("psql starts").success()
    };
    assert!(!open("wrong"));
    assert!(open("it's a secret"));
    assert_eq!(shared().sql(&database, "SELECT 1"), "1");
}

/// Not a test: the next one runs it as a process of its own and kills it.
#[test]
#[ignore = "started by another test, which kills it"]
fn waits_to_be_killed() {
    let cluster = Cluster::start();
    println!("folder {} {}", cluster.port(), cluster.folder().display());
    loop {
        std::thread::park();
    }
}

#[test]
fn nothing_is_left_when_the_tests_are_killed() {
    if skipped() {
        return;
    }
    let mut tests = Command::new(std::env::current_exe().expect("this program"));
    tests.args(["--ignored", "--exact", "--nocapture", "waits_to_be_killed"]).stdout(Stdio::piped());
    let mut tests = tests.spawn().expect("it starts");
    let lines = BufReader::new(tests.stdout.take().expect("piped")).lines();
    let line = lines.map_while(Result::ok).find_map(|line| line.split_once("folder ").map(|(_, rest)| rest.to_owned()));
    let line = line.expect("a folder");
    let (port, folder) = line.split_once(' ').expect("a port and a folder");
    let (port, folder): (u16, _) = (port.parse().expect("a port"), Path::new(folder));
    assert!(folder.is_dir());
    assert!(TcpStream::connect(("127.0.0.1", port)).is_ok());
    tests.kill().expect("killed");
    tests.wait().expect("waited for");
    let deadline = Instant::now() + Duration::from_secs(30);
    while folder.exists() {
        assert!(Instant::now() < deadline, "{} is still there", folder.display());
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
}
