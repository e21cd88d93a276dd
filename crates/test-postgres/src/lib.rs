//! A private PostgreSQL for tests and measurements: a cluster on a free port of the loopback interface, in a temporary folder.
//! It syncs what it writes, as a real one does, and ends with the process that started it, even if that is killed.

mod programs;

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio, id};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Where to look for a free port: below the ports that systems give to clients, so that nobody takes it during a restart.
const PORTS: std::ops::Range<u16> = 18_000..32_000;

/// How PostgreSQL stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It ends all connections and stops in an orderly way.
    Fast,
    /// It stops at once, as in a crash, and recovers at the next start.
    Immediate,
}

impl Mode {
    fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Immediate => "immediate",
        }
    }
}

/// Whether `SKIP_POSTGRES` is set. If so, this prints a sentence, and the test should end.
#[must_use]
pub fn skipped() -> bool {
    let skipped = std::env::var_os("SKIP_POSTGRES").is_some_and(|value| !value.is_empty());
    if skipped {
        eprintln!("SKIP_POSTGRES is set, so a test with PostgreSQL was skipped.");
    }
    skipped
}

/// The cluster that all tests of this process share. It is started when it is first asked for.
///
/// # Panics
///
/// As [`Cluster::start`].
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(Cluster::start)
}

/// A running PostgreSQL. It ends when this is dropped or the process ends.
#[derive(Debug)]
pub struct Cluster {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
    databases: AtomicU32,
    guard: Mutex<Guard>,
}

/// The shell that runs PostgreSQL and cleans up (`guard.sh`).
#[derive(Debug)]
struct Guard {
    child: Child,
    /// None once it has been told to end.
    commands: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Guard {
    fn start(bin: &Path) -> Self {
        let mut command = Command::new("sh");
        command.args(["-c", include_str!("guard.sh"), "guard"]).arg(bin).current_dir("/");
        // Its own group of processes, so that whatever interrupts the tests lets it clean up.
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).process_group(0);
        programs::without_settings(&mut command);
        if let Some((user, group)) = programs::other_user() {
            command.uid(user).gid(group);
        }
        let mut child = command.spawn().expect("a shell starts");
        let commands = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, commands, answers }
    }

    /// The next line that it prints; empty if it has ended.
    fn line(&mut self) -> String {
        let mut line = String::new();
        let _ = self.answers.read_line(&mut line);
        line.trim_end().to_owned()
    }

    /// Carries out a command; returns whether it succeeded.
    fn run(&mut self, command: &str) -> bool {
        let sent = self.commands.as_mut().is_some_and(|commands| writeln!(commands, "{command}").is_ok());
        sent && self.line() == "0"
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.commands.take());
        let _ = self.child.wait();
    }
}

impl Cluster {
    /// Starts one.
    ///
    /// # Panics
    ///
    /// With a sentence that says what to do, if PostgreSQL is missing or does not start.
    #[must_use]
    pub fn start() -> Self {
        let bin = programs::folder().unwrap_or_else(|| {
            panic!(
                "PostgreSQL is missing; these tests need it. Install it (Debian: apt install postgresql), or set SKIP_POSTGRES=1."
            )
        });
        let mut guard = Guard::start(&bin);
        let folder = PathBuf::from(guard.line());
        assert!(folder.is_dir(), "No folder for PostgreSQL could be made in {}.", std::env::temp_dir().display());
        assert!(guard.run("init"), "PostgreSQL could not prepare its folder: {}", end_of_log(&folder));
        // Somebody may take a port between looking and starting, so a few are tried.
        let port = free_ports().take(8).find(|port| guard.run(&format!("start {port}")));
        let port = port.unwrap_or_else(|| panic!("PostgreSQL does not start: {}", end_of_log(&folder)));
        let cluster = Self { bin, folder, port, databases: AtomicU32::new(0), guard: Mutex::new(guard) };
        cluster.administer("CREATE ROLE with_password");
        // Like a server's own, this role may do nothing outside its databases.
        cluster.administer("CREATE ROLE tzolkin LOGIN");
        cluster
    }

    /// One of PostgreSQL's programs, such as `psql`.
    #[must_use]
    pub fn program(&self, name: &str) -> PathBuf {
        self.bin.join(name)
    }

    /// The folder with its data and its log. It is removed at the end.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where it listens, on 127.0.0.1.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The end of its log.
    #[must_use]
    pub fn log(&self) -> String {
        end_of_log(&self.folder)
    }

    /// Creates an empty database; returns its address.
    ///
    /// # Panics
    ///
    /// If PostgreSQL does not run.
    pub fn database(&self) -> String {
        self.database_of("tzolkin")
    }

    /// Creates an empty database that is opened only with a password; returns its address, without the password.
    ///
    /// # Panics
    ///
    /// If PostgreSQL does not run.
    pub fn database_with_password(&self, password: &str) -> String {
        let role = format!("guarded_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let password = password.replace('\'', "''");
        self.administer(&format!("CREATE ROLE {role} LOGIN PASSWORD '{password}' IN ROLE with_password"));
        self.database_of(&role)
    }

    fn database_of(&self, role: &str) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.administer(&format!("CREATE DATABASE {name} OWNER {role}"));
        self.address(role, &name)
    }

    fn address(&self, role: &str, database: &str) -> String {
        format!("postgres://{role}@127.0.0.1:{}/{database}", self.port)
    }

    fn administer(&self, statement: &str) -> String {
        self.query(&self.address("postgres", "postgres"), statement)
    }

    /// Runs a statement on one of the databases; returns a line for each row, with tabs between the columns. It is run by the
    /// administrator, so no password is needed.
    ///
    /// # Panics
    ///
    /// If it fails.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let (_, name) = database.rsplit_once('/').expect("the address of a database");
        self.query(&self.address("postgres", name), statement)
    }

    fn query(&self, address: &str, statement: &str) -> String {
        let mut psql = Command::new(self.program("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--field-separator=\t"]);
        psql.args(["--set=ON_ERROR_STOP=1", "--command", statement, address]);
        let output = programs::without_settings(&mut psql).output().expect("psql starts");
        assert!(output.status.success(), "{statement}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("the databases hold text").trim_end().to_owned()
    }

    fn command(&self, command: &str) {
        let succeeded = self.guard.lock().unwrap_or_else(PoisonError::into_inner).run(command);
        assert!(succeeded, "PostgreSQL: {command} failed: {}", self.log());
    }

    /// Stops it; its data stays.
    ///
    /// # Panics
    ///
    /// If it does not stop.
    pub fn stop(&self, mode: Mode) {
        self.command(&format!("stop {}", mode.name()));
    }

    /// Starts it again after [`Cluster::stop`], on the same port.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub fn resume(&self) {
        self.command(&format!("start {}", self.port));
    }

    /// Stops it and starts it again.
    ///
    /// # Panics
    ///
    /// If it does not stop or start.
    pub fn restart(&self, mode: Mode) {
        self.stop(mode);
        self.resume();
    }

    /// Sends a signal, such as `STOP` or `CONT`, to all its processes.
    ///
    /// # Panics
    ///
    /// If it does not run.
    pub fn signal(&self, signal: &str) {
        let script = format!("first=$(head -n 1 data/postmaster.pid) && kill -{signal} $first $(pgrep -P $first)");
        let sent = Command::new("sh").args(["-c", &script]).current_dir(&self.folder).status();
        assert!(sent.expect("a shell runs").success(), "PostgreSQL does not run: {}", self.log());
    }
}

fn end_of_log(folder: &Path) -> String {
    let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
    let lines: Vec<&str> = log.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

/// Ports that nobody listens on, beginning somewhere else in every process.
fn free_ports() -> impl Iterator<Item = u16> {
    static OFFSET: AtomicU32 = AtomicU32::new(0);
    let many = u32::from(PORTS.end - PORTS.start);
    let offset = OFFSET.fetch_add(97, Ordering::Relaxed);
    let first = id().wrapping_mul(131).wrapping_add(offset) % many;
    (0..many)
        .map(move |step| PORTS.start + ((first + step) % many) as u16)
        .filter(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok())
}
