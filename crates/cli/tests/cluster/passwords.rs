//! The password of the database is given in a file or in the environment, and appears nowhere.

use std::process::{Output, Stdio};

use tokio::process::Command;
use tokio::time::timeout;
use tzolkin_test_postgres::{shared, skipped};

use crate::person::{PATIENCE, Person, mine, new_table, open_seat};
use crate::process::{PROGRAM, address};

const PASSWORD: &str = "correct-horse-battery";
const WRONG: &str = "staple-of-the-wrong-kind";

fn serve(database: &str) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("RUST_LOG", "trace");
    command.env_remove("PGPASSWORD").env("TZOLKIN_DATABASE", database);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    command
}

/// Runs a server that must end by itself, because it cannot open its database.
async fn fails(mut command: Command) -> String {
    let output: Output = timeout(PATIENCE, command.output()).await.expect("it gives up").expect("it starts");
    assert!(!output.status.success());
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(!said.contains(PASSWORD) && !said.contains(WRONG), "a password was printed: {said}");
    said
}

/// Runs a server that works; returns everything it printed after some use.
async fn works(mut command: Command) {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    command.stderr(std::fs::File::create(&log).expect("a log"));
    let mut child = command.spawn().expect("it starts");
    let base = address(&mut child).await;
    let logged = || std::fs::read_to_string(&log).expect("a log");
    let base = base.unwrap_or_else(|| panic!("{}", logged()));
    let person = Person::new(&base).await;
    person.open(new_table(&[mine(), open_seat()])).await;
    for path in ["/healthz", "/metrics", "/api/lobby", "/api/openapi.json"] {
        let answer = person.get(path).await;
        assert!(!answer.text.contains(PASSWORD), "{path}: {}", answer.text);
    }
    // Nor is it visible to other people on the machine.
    let pid = child.id().expect("it runs");
    let arguments = std::fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    assert!(!arguments.contains(PASSWORD), "{arguments}");
    child.kill().await.expect("killed");
    let logged = logged();
    assert!(logged.lines().count() > 20, "it logs at this level");
    assert!(!logged.contains(PASSWORD), "{logged}");
}

#[tokio::test]
async fn the_password_comes_from_a_file_or_the_environment_and_is_never_printed() {
    if skipped() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("written");
        file
    };
    let (right, wrong) = (write("right", &format!("{PASSWORD}\n")), write("wrong", WRONG));
    let database = shared().database_with_password(PASSWORD);
    let from_file = |file: &std::path::Path| {
        let mut command = serve(&database);
        command.arg("--database-password-file").arg(file);
        command
    };
    works(from_file(&right)).await;
    let mut from_environment = serve(&database);
    from_environment.env("PGPASSWORD", PASSWORD);
    works(from_environment).await;
    // The file is stronger than the environment.
    let mut both = from_file(&right);
    both.env("PGPASSWORD", WRONG);
    works(both).await;

    fails(from_file(&wrong)).await;
    let missing = fails(from_file(&folder.path().join("missing"))).await;
    assert!(missing.contains("missing"), "it says which file: {missing}");
    let mut command = serve(&database);
    command.env("PGPASSWORD", WRONG);
    fails(command).await;
    fails(serve(&database)).await;
    // Not even if it is written where it should not be.
    let (scheme, rest) = database.split_once('@').expect("a role");
    fails(serve(&format!("{scheme}:{WRONG}@{rest}"))).await;
    fails(serve(&format!("{scheme}:{PASSWORD}@127.0.0.1:1/nothing"))).await;
}

#[tokio::test]
async fn nonsense_is_refused_with_a_sentence() {
    if skipped() {
        return;
    }
    for database in ["mysql://x@127.0.0.1/y", "postgres://", "nonsense", "postgres://tzolkin@127.0.0.1:1/nothing"] {
        let said = fails(serve(database)).await;
        assert!(!said.contains("panicked"), "{database}: {said}");
    }
}
