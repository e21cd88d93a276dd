//! Copies of the data: backups, restoring one after a crash, and the copy that is made before a migration.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use tokio::process::Command;
use tokio::sync::Notify;

use crate::person::{Made, Person, bot, mine, new_table, started, with};
use crate::process::{PROGRAM, Server, check_finished, sql};
use crate::random::Rng;
use crate::socket::Step;

/// Runs a command that must succeed; returns what it printed.
async fn runs(command: &mut Command) -> String {
    let output = command.output().await.expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Runs a command that must fail; returns what it said.
async fn fails(command: &mut Command) -> String {
    let output = command.output().await.expect("it runs");
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked"), "{said}");
    said
}

fn backup(data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("backup").arg("--data").arg(data);
    command
}

fn restore(data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("restore").arg("--data").arg(data);
    command
}

/// The names in a folder that contain a word, in order.
fn names(folder: &Path, word: &str) -> Vec<String> {
    let names = std::fs::read_dir(folder).expect("a folder");
    let names = names.map(|entry| entry.expect("a name").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.contains(word)).collect();
    names.sort();
    names
}

/// A file beside the data, such as `-wal`.
fn beside(data: &Path, suffix: &str) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

#[tokio::test]
async fn a_backup_while_running() {
    let mut server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let copy = server.folder().join("copy.sqlite");
    let (first, second) = sockets.split_at_mut(1);
    let (mut a, mut b) = (Rng::new(1), Rng::new(2));
    // The backup is taken in the middle of the game while both keep playing, so it certainly contains some turns and
    // lacks others.
    let under_way = Arc::new(Notify::new());
    let copying = async {
        under_way.notified().await;
        backup(&server.data()).arg(&copy).output().await.expect("it runs")
    };
    let playing = async {
        while first[0].ply() < 30 {
            assert!(first[0].step(&mut a).await != Step::Lost);
        }
        let before = people[0].line(&table).await;
        under_way.notify_one();
        first[0].play(&mut a).await;
        before
    };
    let (output, before, ()) = tokio::join!(copying, playing, second[0].play(&mut b));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(names(server.folder(), ".tzolkin-copy-"), Vec::<String>::new(), "something is left of the copying");
    let result = first[0].state()["result"].clone();
    check_finished(&people[0], &table, &result).await;
    let played = people[0].line(&table).await;

    // It does not overwrite what is there.
    let said = fails(backup(&server.data()).arg(&copy)).await;
    assert!(said.contains("never written over anything"), "{said}");

    // While the server runs, nothing is restored.
    let said = fails(restore(&server.data()).arg(&copy)).await;
    assert!(said.contains("is in use by another server"), "{said}");

    // After a crash, the files beside the data hold writes that must not reach the restored data.
    server.kill().await;
    assert!(beside(&server.data(), "-wal").exists(), "a crash leaves its last writes beside the data");
    let said = runs(restore(&server.data()).arg(&copy)).await;
    assert!(!beside(&server.data(), "-wal").exists() && !beside(&server.data(), "-shm").exists());
    let replaced = names(server.folder(), ".replaced-");
    assert_eq!(replaced.len(), 1, "{replaced:?}");
    assert!(said.contains(&replaced[0]), "{said}");

    // The replaced data is complete: it has the whole game.
    let aside = server.folder().join(&replaced[0]);
    let entries = |data: PathBuf| async move { sql(&data, "SELECT COUNT(*) FROM entries").await.parse::<u32>() };
    let (kept, restored) = (entries(aside).await.expect("a number"), entries(copy.clone()).await.expect("a number"));
    assert!(kept > restored, "{kept} entries in the replaced data, {restored} in the copy");

    // The copy is a complete database, and the game can be continued from it.
    server.restart().await;
    let people: Vec<Person> = people.iter().map(|person| person.at(&server.base)).collect();
    let line = people[0].line(&table).await;
    // A turn that was unfinished may have been played differently afterwards, but completed turns must agree.
    let ended = |line: &[Made]| {
        let ends = |made: &Made| {
            made.1.as_deref().is_some_and(|action| ["end", "days"].iter().any(|word| action.starts_with(word)))
        };
        line.iter().rposition(ends).map_or(0, |last| last + 1)
    };
    assert!(line.starts_with(&before[..ended(&before)]), "the copy lacks what was played before it was taken");
    assert!(played.starts_with(&line[..ended(&line)]), "the copy holds another game");
    let (mut first, mut second) = (people[0].socket(&table).await, people[1].socket(&table).await);
    tokio::join!(first.play(&mut a), second.play(&mut b));
    check_finished(&people[0], &table, &first.state()["result"].clone()).await;
}

#[tokio::test]
async fn the_newest_backups_are_kept() {
    let server = Server::start(&[]).await;
    let folder = server.folder().join("backups");
    let mut written = Vec::new();
    for _ in 0..4 {
        let said = runs(backup(&server.data()).args(["--keep", "2"]).arg(&folder)).await;
        written.push(PathBuf::from(said.trim()).file_name().expect("a name").to_string_lossy().into_owned());
        // Nothing else in the folder is touched.
        for own in ["notes.txt", "tzolkin-before-the-party.sqlite"] {
            std::fs::write(folder.join(own), "mine").expect("written");
        }
    }
    assert_eq!(names(&folder, "tzolkin-2"), written[2..]);
    assert_eq!(names(&folder, "").len(), 4);
}

#[tokio::test]
async fn damaged_and_foreign_copies_are_refused() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    for _ in 0..20 {
        person.open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
    }
    let copy = server.folder().join("copy.sqlite");
    runs(backup(&server.data()).arg(&copy)).await;
    server.stop().await;
    let before = std::fs::read(server.data()).expect("data");

    // A page in the middle was overwritten, a text, somebody else's database, and one from the future.
    let mut bytes = std::fs::read(&copy).expect("a copy");
    bytes[4096..3 * 4096].fill(0xa5);
    let file = |name: &str| server.folder().join(name);
    std::fs::write(file("damaged.sqlite"), bytes).expect("written");
    std::fs::write(file("text.sqlite"), "not a database ".repeat(1000)).expect("written");
    sql(&file("foreign.sqlite"), "CREATE TABLE games (id TEXT)").await;
    std::fs::copy(&copy, file("newer.sqlite")).expect("copied");
    let newer = "INSERT INTO _sqlx_migrations SELECT 9999, description, installed_on, success, checksum, execution_time \
                 FROM _sqlx_migrations WHERE version = 1";
    sql(&file("newer.sqlite"), newer).await;
    for (name, why) in [
        ("damaged.sqlite", ""),
        ("text.sqlite", "not a database"),
        ("foreign.sqlite", "not a database of this program"),
        ("newer.sqlite", "newer version"),
        ("missing.sqlite", "there is no copy"),
    ] {
        let said = fails(restore(&server.data()).arg(file(name))).await;
        assert!(said.contains(name) && said.contains(why), "{name}: {said}");
        assert_eq!(std::fs::read(server.data()).expect("data"), before, "{name} changed the data");
    }
    assert_eq!(names(server.folder(), ".replaced-"), Vec::<String>::new());
    // A damaged database is not copied as if it were whole, either.
    let said = fails(backup(&file("damaged.sqlite")).arg(file("copy-of-damaged.sqlite"))).await;
    assert!(said.contains("damaged.sqlite"), "{said}");
    assert!(!file("copy-of-damaged.sqlite").exists());
}

#[tokio::test]
async fn data_of_an_earlier_version_is_copied_before_it_is_changed() {
    // The data of the first version, with the schema it had before the third step.
    let folder = tempfile::tempdir().expect("a folder");
    let earlier = folder.path().join("earlier.sqlite");
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/stored/0.1.0/tables.sqlite");
    std::fs::copy(stored, &earlier).expect("copied");
    for statement in [
        "DROP INDEX records_by_player",
        "ALTER TABLE records DROP COLUMN player",
        "ALTER TABLE players DROP COLUMN language",
        "DELETE FROM _sqlx_migrations WHERE version > 2",
    ] {
        sql(&earlier, statement).await;
    }
    let mut server = Server::on_a_copy_of(&earlier, &[]).await;
    let copies = names(server.folder(), ".before-");
    assert_eq!(copies.len(), 1, "{copies:?}");
    let count = "SELECT COUNT(*) FROM _sqlx_migrations";
    let steps = |data: PathBuf| async move { sql(&data, count).await.parse::<u32>().expect("a number") };
    let copied = steps(server.folder().join(&copies[0])).await;
    assert_eq!(copied, steps(earlier.clone()).await);
    assert!(copied < steps(server.data()).await, "the data has been brought up to date");
    // The next start has nothing to change, so there is nothing to copy.
    server.stop().await;
    server.restart().await;
    assert_eq!(names(server.folder(), ".before-"), copies);
}

#[tokio::test]
async fn whoever_wants_a_copy_of_postgresql_is_told_about_its_own_tools() {
    let folder = tempfile::tempdir().expect("a folder");
    for (command, tool) in [("backup", "pg_dump"), ("restore", "pg_restore")] {
        let secret = "postgres://tzolkin:hunter2@127.0.0.1/tzolkin";
        let mut told = Command::new(PROGRAM);
        told.arg(command).arg(folder.path().join("copy")).env("TZOLKIN_DATABASE", secret);
        let told = told.output().await.expect("the program runs");
        let said = String::from_utf8_lossy(&told.stderr);
        assert!(!told.status.success() && said.contains(tool), "{said}");
        assert!(!said.contains("hunter2"), "{said}");
    }
    assert!(std::fs::read_dir(folder.path()).expect("a folder").next().is_none(), "nothing was written");
}
