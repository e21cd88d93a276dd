//! What happens when the disk or the database misbehaves: everything that cannot be stored is refused with its reason,
//! nothing is lost or half done, and play goes on without a restart once the fault is over.

use std::process::Stdio;

use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::disk::{Mode, SmallDisk};
use crate::person::{Person, mine, new_table, open_seat, started};
use crate::process::{Server, check_finished, eventually};
use crate::random::Rng;
use crate::socket::{Socket, choose};
use crate::steps::{level, past_keeping};

/// A game that two people play while something happens to the disk.
struct Game {
    people: Vec<Person>,
    table: String,
    sockets: Vec<Socket>,
    rng: Rng,
}

impl Game {
    async fn start(server: &Server) -> Self {
        let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
        let (sockets, _) = past_keeping(sockets, 3).await;
        Self { people, table, sockets, rng: Rng::new(17) }
    }

    /// Tries the next move; returns the code of the refusal, which is empty if the move was made.
    async fn act(&mut self) -> String {
        level(&mut self.sockets).await;
        let seat = self.sockets.iter().position(Socket::is_asked).expect("somebody is asked");
        let actions = choose(&self.sockets[seat].decisions()[0], &mut self.rng);
        self.sockets[seat].act(seat, &[&actions[0]]).await.code().to_owned()
    }

    /// Checks that moves, chat, new tables and the health check are refused for this reason, and that nothing changed.
    async fn is_refused(&mut self, status: u16, code: &str) {
        level(&mut self.sockets).await;
        let before: Vec<_> = self.sockets.iter().map(|socket| (socket.seq, socket.position().clone())).collect();
        assert_eq!(self.act().await, code);
        let say = json!({ "type": "chat", "text": "Is anybody there?" });
        assert_eq!(self.sockets[0].ask(say).await.code(), code);
        self.people[0].post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(status, code);
        self.people[0].get("/healthz").await.refused(status, code);
        for socket in &mut self.sockets {
            socket.resync().await;
        }
        let after: Vec<_> = self.sockets.iter().map(|socket| (socket.seq, socket.position().clone())).collect();
        assert_eq!(after, before, "a refused request changed something");
        // What is stored can be read all the while.
        assert_eq!(self.people[0].line(&self.table).await.len(), self.sockets[0].ply());
    }

    /// Checks that the same server works again, and plays the game to its end.
    async fn goes_on(mut self) {
        eventually("the server is well again", async || {
            (self.people[0].get("/healthz").await.status == 200).then_some(())
        })
        .await;
        assert_eq!(self.act().await, "");
        let (mut a, mut b) = (Rng::new(5), Rng::new(6));
        let (first, second) = self.sockets.split_at_mut(1);
        tokio::join!(first[0].play(&mut a), second[0].play(&mut b));
        check_finished(&self.people[0], &self.table, &self.sockets[0].state()["result"].clone()).await;
    }
}

/// Another program that holds the database until it is told to let go.
struct Holder(Child);

impl Holder {
    async fn hold(server: &Server) -> Self {
        let script = "import sqlite3, sys\n\
            db = sqlite3.connect(sys.argv[1], isolation_level=None)\n\
            db.execute('BEGIN IMMEDIATE')\n\
            print('held', flush=True)\n\
            sys.stdin.readline()";
        let mut command = Command::new("python3");
        command.args(["-c", script]).arg(server.data()).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().expect("python3 runs");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).await.expect("read");
        assert_eq!(line.trim(), "held");
        Self(child)
    }

    async fn let_go(mut self) {
        self.0.stdin.take().expect("piped").write_all(b"\n").await.expect("written");
        self.0.wait().await.expect("waited for");
    }
}

#[tokio::test]
async fn a_locked_database() {
    let server = Server::start(&[]).await;
    let mut game = Game::start(&server).await;
    let holder = Holder::hold(&server).await;
    game.is_refused(503, "storage-busy").await;
    // Whoever waits at the same time is refused at the same time, instead of one after the other.
    let waiting = (0..40).map(|number| {
        let person = &game.people[number % 2];
        async move { person.post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(503, "storage-busy") }
    });
    futures_util::future::join_all(waiting).await;
    holder.let_go().await;
    game.goes_on().await;
}

#[tokio::test]
async fn a_failing_disk() {
    let server = Server::on_a_faulty_disk().await;
    let mut game = Game::start(&server).await;
    server.disk().set(Mode::Fails);
    game.is_refused(503, "storage-failed").await;
    server.disk().set(Mode::Works);
    game.goes_on().await;
}

#[tokio::test]
async fn a_disk_that_becomes_read_only() {
    let server = Server::on_a_faulty_disk().await;
    let mut game = Game::start(&server).await;
    server.disk().set(Mode::ReadOnly);
    game.is_refused(503, "storage-failed").await;
    server.disk().set(Mode::Works);
    game.goes_on().await;
}

#[tokio::test]
async fn a_slow_disk() {
    let server = Server::on_a_faulty_disk().await;
    let mut game = Game::start(&server).await;
    server.disk().set(Mode::Slow);
    for _ in 0..3 {
        assert_eq!(game.act().await, "", "slow is not wrong");
    }
    assert_eq!(game.people[0].get("/healthz").await.status, 200);
    server.disk().set(Mode::Works);
    game.goes_on().await;
}

#[tokio::test]
async fn a_disk_that_really_fills_up() {
    let Some(disk) = SmallDisk::mount("6m") else { return };
    let server = Server::in_folder(disk.path()).await;
    let mut game = Game::start(&server).await;
    // Another program takes all the space there is, to the last byte.
    let filler = disk.path().join("filler");
    let filled = Command::new("sh").args(["-c", "cat /dev/zero > \"$0\" 2>/dev/null"]).arg(&filler).status().await;
    assert!(!filled.expect("a shell runs").success(), "the disk never filled up");
    // The log of the database may still have room that it has used before.
    while game.act().await.is_empty() {}
    game.is_refused(507, "storage-full").await;
    std::fs::remove_file(filler).expect("removed");
    game.goes_on().await;
}

#[tokio::test]
async fn data_that_may_not_be_written() {
    let Some(disk) = SmallDisk::mount("6m,ro") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Command::new(crate::process::PROGRAM);
    server.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(disk.path().join("tables.sqlite"));
    let output = server.current_dir(folder.path()).output().await.expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("tables.sqlite cannot be opened"), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}
