//! The server as a child process on a real port with a real store, and records replayed by the program.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use crate::disk::Disk;
use crate::person::{Made, PATIENCE, Person};
use crate::values::text;

/// Limits that are wide enough not to affect tests about other things.
pub(crate) const WIDE: &[&str] = &[
    "--messages-per-second",
    "100000",
    "--requests-per-minute",
    "1000000",
    "--identities-per-minute",
    "100000",
    "--logins-per-minute",
    "100000",
    "--logins-per-account",
    "100000",
    "--logins-in-all",
    "100000",
    "--upload-mb-per-day",
    "4000",
    "--tables-per-player",
    "1000",
    "--chat-per-minute",
    "10000",
    "--moves-per-minute",
    "1000000",
    "--uploads-per-minute",
    "100000",
    "--records-per-player",
    "100000",
];

/// The wide limits without some of them, which a test sets itself.
pub(crate) fn wide_without(names: &[&str]) -> Vec<&'static str> {
    WIDE.chunks(2).filter(|pair| !names.contains(&pair[0])).flatten().copied().collect()
}

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_tzolkin");

/// The program whose server is tested. `TZOLKIN` names another one, such as an older one, to see which tests it does not pass.
fn program() -> String {
    std::env::var("TZOLKIN").unwrap_or_else(|_| PROGRAM.to_owned())
}

/// Those of some flags that a program knows: an older one has fewer. Each flag has a value.
fn known_to(program: &str, flags: &[String]) -> Vec<String> {
    if program == PROGRAM {
        return flags.to_vec();
    }
    let help = std::process::Command::new(program).args(["serve", "--help"]).output().expect("the program starts");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    flags.chunks(2).filter(|pair| help.contains(&format!("{} <", pair[0]))).flatten().cloned().collect()
}

/// A running server. It ends with the test.
pub(crate) struct Server {
    folder: TempDir,
    flags: Vec<String>,
    child: Option<Child>,
    /// A disk with faults, preloaded into the program.
    disk: Option<Disk>,
    /// Another folder for the store than that of the server.
    data_folder: Option<PathBuf>,
    /// The address of a database of PostgreSQL, if the store is not a file.
    database: Option<String>,
    /// The address to listen on; any free port by default.
    listen: String,
    /// Where it listens: `http://127.0.0.1:PORT`.
    pub(crate) base: String,
}

impl Server {
    /// Starts one with wide limits and some more flags.
    pub(crate) async fn start(flags: &[&str]) -> Self {
        Self::exactly(&[WIDE, flags].concat()).await
    }

    /// Starts one on a copy of a store, with wide limits and some more flags.
    pub(crate) async fn on_a_copy_of(data: &Path, flags: &[&str]) -> Self {
        let mut server = Self::at_rest(&[WIDE, flags].concat());
        std::fs::copy(data, server.data()).expect("a copy of the store");
        server.launch().await;
        server
    }

    /// Starts one on a disk whose faults the test decides on.
    pub(crate) async fn on_a_faulty_disk() -> Self {
        // Many people come back from one address at the same moment, each with several connections.
        let mut server = Self::at_rest(&[WIDE, &["--max-connections", "10000"]].concat());
        server.disk = Some(Disk::new());
        server.launch().await;
        server
    }

    /// Starts one that keeps its store in another folder.
    pub(crate) async fn in_folder(folder: &Path) -> Self {
        let mut server = Self::at_rest(WIDE);
        server.data_folder = Some(folder.to_owned());
        server.launch().await;
        server
    }

    /// Starts one on a database of PostgreSQL, which it may share with others, with these flags and no others.
    #[allow(dead_code, reason = "only the tests of several servers use it")]
    pub(crate) async fn on_database(database: &str, flags: &[&str]) -> Self {
        let mut server = Self::at_rest(flags);
        server.database = Some(database.to_owned());
        server.launch().await;
        server
    }

    /// Starts one with these flags and no others.
    pub(crate) async fn exactly(flags: &[&str]) -> Self {
        let mut server = Self::at_rest(flags);
        server.launch().await;
        server
    }

    fn at_rest(flags: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let flags = flags.iter().map(|&flag| flag.to_owned()).collect();
        Self {
            folder,
            flags,
            child: None,
            disk: None,
            data_folder: None,
            database: None,
            listen: "127.0.0.1:0".to_owned(),
            base: String::new(),
        }
    }

    /// Starts one with a public address. It prints that address first, and then where it listens.
    pub(crate) async fn behind(public_url: &str) -> Self {
        Self::start(&["--public-url", public_url]).await
    }

    /// The store.
    pub(crate) fn data(&self) -> PathBuf {
        self.data_folder.as_deref().unwrap_or(self.folder.path()).join("tables.sqlite")
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// A command that serves this store.
    pub(crate) fn command(&self) -> Command {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(self.log()).expect("a log");
        let program = program();
        let mut command = Command::new(&program);
        command.args(["serve", "--listen", &self.listen]).args(known_to(&program, &self.flags));
        match &self.database {
            Some(database) => command.args(["--database", database]),
            None => command.arg("--data").arg(self.data()),
        };
        // What is set where the tests run must not change which database is used.
        command.env_remove("TZOLKIN_DATABASE").env_remove("PGPASSWORD");
        command.current_dir(self.folder.path()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        command.kill_on_drop(true);
        if let Some(disk) = &self.disk {
            command.envs(disk.environment());
        }
        command
    }

    /// The disk of a server that was started on a faulty one.
    pub(crate) fn disk(&self) -> &Disk {
        self.disk.as_ref().expect("a faulty disk")
    }

    /// Kills it as a power cut would: what was not synced is lost.
    pub(crate) async fn cut_power(&mut self) {
        self.kill().await;
        let folder = self.data().parent().expect("a folder").to_owned();
        self.disk().lose_unsynced(&folder);
    }

    async fn launch(&mut self) {
        let mut child = self.command().spawn().expect("the program starts");
        match address(&mut child).await {
            Some(base) => self.base = base,
            None => panic!("the server did not say where it listens: {}", self.logged()),
        }
        self.child = Some(child);
    }

    /// All that it logged.
    pub(crate) fn whole_log(&self) -> String {
        std::fs::read_to_string(self.log()).unwrap_or_default()
    }

    /// The end of what it logged.
    pub(crate) fn logged(&self) -> String {
        let log = self.whole_log();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }

    /// The id of the process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.as_ref().and_then(Child::id).expect("the server runs")
    }

    /// Sends it a signal.
    pub(crate) async fn signal(&self, name: &str) {
        signal(self.pid(), name).await;
    }

    /// Kills it without warning.
    pub(crate) async fn kill(&mut self) {
        self.child.take().expect("the server runs").kill().await.expect("killed");
    }

    /// Asks it to stop and waits until it has; returns whether it exited successfully.
    pub(crate) async fn stop(&mut self) -> bool {
        self.signal("TERM").await;
        let mut child = self.child.take().expect("the server runs");
        timeout(PATIENCE, child.wait()).await.expect("the server stops when asked").expect("waited for").success()
    }

    /// Starts it again on the same store, with the flags it had.
    pub(crate) async fn restart(&mut self) {
        self.launch().await;
    }

    /// Starts it again on the same store and at this address.
    #[allow(dead_code, reason = "only the tests of several servers use it")]
    pub(crate) async fn restart_at(&mut self, address: &str) {
        address.clone_into(&mut self.listen);
        self.launch().await;
    }

    /// Starts it again on the same store, with other flags.
    pub(crate) async fn restart_with(&mut self, flags: &[&str]) {
        self.flags = [WIDE, flags].concat().iter().map(|&flag| flag.to_owned()).collect();
        self.launch().await;
    }

    /// A new person.
    pub(crate) async fn person(&self) -> Person {
        Person::new(&self.base).await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the server's last words:\n{}", self.logged());
        }
    }
}

/// The address that a server prints; none if it ends or prints nothing. Later output is read and dropped.
pub(crate) async fn address(child: &mut Child) -> Option<String> {
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let found = timeout(PATIENCE, async {
        while let Ok(Some(line)) = lines.next_line().await {
            // Without a proxy the address stands alone on the first line.
            let address = line.strip_prefix("Listening on ").unwrap_or(&line).trim_end_matches('/');
            if address.starts_with("http://127.0.0.1:") {
                return Some(address.to_owned());
            }
        }
        None
    });
    let found = found.await.ok().flatten();
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    found
}

/// Sends a signal to a process. A process that is told to pause has done so when this returns: on a busy machine its threads go on
/// for a moment.
pub(crate) async fn signal(pid: u32, name: &str) {
    let kill = format!("kill -{name} {pid}");
    assert!(Command::new("sh").args(["-c", &kill]).status().await.expect("a shell runs").success());
    if name == "STOP" {
        eventually("every thread is paused", async || all_paused(pid).then_some(())).await;
    }
}

/// Whether the system says of every thread of a process that it is stopped. Its state follows the name, which is in parentheses.
fn all_paused(pid: u32) -> bool {
    let threads = std::fs::read_dir(format!("/proc/{pid}/task")).expect("the process runs");
    threads.flatten().all(|thread| {
        std::fs::read_to_string(thread.path().join("stat"))
            .is_ok_and(|stat| stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('T')))
    })
}

/// Tries again until something is there.
pub(crate) async fn eventually<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let found = timeout(PATIENCE, async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            sleep(Duration::from_millis(50)).await;
        }
    });
    found.await.unwrap_or_else(|_| panic!("never came true: {what}"))
}

/// How seats ended.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Outcome {
    pub(crate) points: Vec<f64>,
    pub(crate) ranks: Vec<usize>,
}

impl Outcome {
    /// From the result in a state.
    pub(crate) fn of(result: &Value) -> Self {
        let seats = result.as_array().unwrap_or_else(|| panic!("no result: {result}"));
        Self {
            points: seats.iter().map(|seat| seat["points"].as_f64().expect("points")).collect(),
            ranks: seats.iter().map(|seat| seat["rank"].as_u64().expect("a rank") as usize).collect(),
        }
    }
}

/// The result of a record: the program replays it and checks every hash and the final result.
pub(crate) async fn replayed(record: &str) -> Outcome {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.tzk");
    std::fs::write(&file, record).expect("written");
    let output = Command::new(PROGRAM).arg("replay").arg(&file).output().await.expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut outcome = Outcome { points: Vec::new(), ranks: Vec::new() };
    for line in record.lines().filter(|line| line.starts_with("result ")) {
        let words: Vec<&str> = line.split(' ').collect();
        outcome.points.push(words[2].parse().expect("points"));
        outcome.ranks.push(words[4].parse().expect("a rank"));
    }
    outcome
}

/// The moves of a record.
pub(crate) fn moves(record: &str) -> Vec<Made> {
    let (_, body) = record.split_once("\n\n").expect("a header and moves");
    let mut moves = Vec::new();
    for line in body.lines() {
        let Some((seat, actions)) = line.split_once(": ") else { continue };
        let actions = actions.split(" #").next().expect("actions");
        let seat: usize = seat.parse().expect("a seat");
        moves.extend(actions.split("; ").map(|action| (seat, Some(action.to_owned()))));
    }
    moves
}

/// Checks that a finished table keeps its game: the record can be downloaded, contains the moves of the history, and
/// replays to the result. Returns the record.
pub(crate) async fn check_finished(person: &Person, table: &str, result: &Value) -> String {
    let shown = person.table(table).await;
    assert_eq!(shown["status"], "finished", "{shown}");
    let answer = person.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let record = answer.text;
    assert_eq!(replayed(&record).await, Outcome::of(result), "the record replays to another result");
    assert_eq!(person.line(table).await, moves(&record), "history and record differ");
    record
}

/// A recorded game from the engine's tests.
pub(crate) fn recorded(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    std::fs::read_to_string(folder.join(name)).expect("a recorded game")
}

/// A start from a record, after the turn that ends at most that many moves before the end of the game.
pub(crate) fn late(name: &str, before_the_end: usize) -> Value {
    let record = recorded(name);
    let moves = moves(&record);
    let ends = |made: &Made| made.1.as_deref().is_some_and(|action| action == "end" || action.starts_with("days"));
    let ply = 1 + moves[..moves.len() - before_the_end].iter().rposition(ends).expect("turns");
    serde_json::json!({ "start": { "from": "record", "record": record, "ply": ply } })
}

/// The setup that a record begins with, as JSON.
pub(crate) fn setup_of(record: &str) -> Value {
    // A line may have nothing after its name: with four players there are no dummies.
    let field = |name: &str| -> Vec<String> {
        let line = record.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("no {name}"));
        line[name.len()..].split_whitespace().map(str::to_owned).collect()
    };
    let players: usize = field("players")[0].parse().expect("a number");
    let start: usize = field("start")[0].parse().expect("a number");
    let wealth: Vec<_> = (0..players).map(|seat| field(&format!("wealth {seat}"))).collect();
    let dummy = |at: &String| {
        let (gear, space) = at.split_once(':').expect("gear and space");
        serde_json::json!({ "gear": gear, "space": space.parse::<u8>().expect("a number") })
    };
    serde_json::json!({
        "players": players, "start_player": start, "wealth": wealth,
        "dummies": field("dummies").iter().map(dummy).collect::<Vec<_>>(),
        "age1": field("age1"), "age2": field("age2"), "monuments": field("monuments"),
    })
}

/// Runs a statement on the file of a server, running or not; returns a line for each row. What a running server has in memory
/// already stays as it is there.
pub(crate) async fn sql(data: &Path, statement: &str) -> String {
    let script = "import sqlite3, sys\n\
        db = sqlite3.connect(sys.argv[1])\n\
        rows = db.execute(sys.argv[2]).fetchall()\n\
        db.commit()\n\
        print('\\n'.join('\\t'.join(map(str, row)) for row in rows))";
    let output = Command::new("python3").args(["-c", script]).arg(data).arg(statement).output().await;
    let output = output.expect("python3 runs");
    assert!(output.status.success(), "{statement}: {}", String::from_utf8_lossy(&output.stderr));
    text(&Value::String(String::from_utf8(output.stdout).expect("text"))).trim().to_owned()
}
