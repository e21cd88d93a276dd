//! Bots think in whichever process has time: other servers, and workers that do nothing else.

use std::path::PathBuf;
use std::process::Stdio;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Game, Record, Seat, WealthTile};
use tzolkin_test_postgres::{Mode, shared, skipped};

use crate::person::{PATIENCE, Person, bot, mine, new_table, with};
use crate::process::{PROGRAM, WIDE, check_finished, eventually, late, signal};
use crate::processes::{Processes, reach};
use crate::random::Rng;
use crate::socket::{Reply, Socket, Step, choose};
use crate::steps::past_keeping;
use crate::values::{number, numbers, text};

/// A process that only thinks. It ends with the test.
struct Worker {
    child: Child,
    folder: TempDir,
}

impl Worker {
    /// Starts one with one thread.
    async fn start(all: &Processes) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let log = std::fs::File::create(folder.path().join("log")).expect("a log");
        let mut command = Command::new(PROGRAM);
        command.args(["think", "--threads", "1", "--database", &all.database]);
        command.env_remove("TZOLKIN_DATABASE").env_remove("PGPASSWORD").kill_on_drop(true);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let ready = timeout(PATIENCE, lines.next_line()).await.expect("it says that it is ready");
        assert!(ready.expect("a line").is_some_and(|line| line.starts_with("Thinking for the servers")));
        Self { child, folder }
    }

    async fn signal(&self, name: &str) {
        signal(self.child.id().expect("it runs"), name).await;
    }

    /// Ends it in good order.
    async fn end(mut self) {
        self.signal("TERM").await;
        let ended = timeout(PATIENCE, self.child.wait()).await.expect("it stops when asked").expect("waited for");
        assert!(ended.success());
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the worker's last words:\n{}", std::fs::read_to_string(self.log()).unwrap_or_default());
        }
    }
}

/// Servers that do not think themselves.
async fn thoughtless(number: usize) -> Processes {
    Processes::exactly(number, &[WIDE, &["--think-threads", "0"]].concat()).await
}

/// A game of somebody and some bots.
async fn game(person: &Person, bots: &[u8], fields: &Value) -> String {
    let seats: Vec<Value> = [mine()].into_iter().chain(bots.iter().map(|&level| bot(level))).collect();
    person.open(with(with(new_table(&seats), fields), &json!({ "start_now": true }))).await
}

/// Plays until it is a bot's turn, which is a job then; returns the job's number.
async fn until_a_bot_is_to_act(all: &Processes, socket: &mut Socket, rng: &mut Rng) -> String {
    socket.ping().await;
    while socket.is_asked() {
        assert_eq!(socket.step(rng).await, Step::Acted);
    }
    eventually("a job", async || {
        let job = all.sql(&format!("SELECT id FROM jobs WHERE kind = 'move' AND seq = {}", socket.seq));
        (!job.is_empty()).then_some(job)
    })
    .await
}

/// A worker that is thinking about the turn of a strong bot, and the number of its job.
async fn thinking(all: &Processes, socket: &mut Socket, rng: &mut Rng) -> (Worker, String) {
    loop {
        let job = until_a_bot_is_to_act(all, socket, rng).await;
        let worker = Worker::start(all).await;
        let state = eventually("somebody thinks about it", async || {
            let sql = format!("SELECT taken_by IS NOT NULL AND result IS NULL FROM jobs WHERE id = {job}");
            Some(all.sql(&sql)).filter(|state| state != "f")
        })
        .await;
        if state == "t" {
            return (worker, job);
        }
        // It was done at once. That happens when there is little to choose.
        worker.end().await;
        let seq = socket.seq;
        socket.until("the bot has played", |socket| socket.seq > seq).await;
    }
}

#[tokio::test]
async fn bots_play_whole_games_as_soon_as_a_worker_runs() {
    if skipped() {
        return;
    }
    let all = thoughtless(2).await;
    let mut games = Vec::new();
    for number in 0..4 {
        let person = Person::new(all.base(number % 2)).await;
        let table = game(&person, &[1, 2], &json!({})).await;
        let socket = person.socket(&table).await;
        games.push((person, table, socket));
    }
    // The bots keep their tiles one after the other: the first of each game has a job, and nobody takes it.
    eventually("a job for each game", async || (all.sql("SELECT COUNT(DISTINCT game) FROM jobs") == "4").then_some(()))
        .await;
    assert_eq!(all.sql("SELECT COUNT(*) FROM jobs WHERE taken_by IS NOT NULL OR result IS NOT NULL"), "0");
    assert_eq!(all.sql("SELECT COUNT(*) FROM entries"), "0");
    let _workers = [Worker::start(&all).await, Worker::start(&all).await];
    assert_eq!(all.sql("SELECT COUNT(*) FROM processes WHERE url IS NULL"), "2");
    let playing = games.iter_mut().map(|(_, _, socket)| async { socket.play(&mut Rng::new(3)).await });
    futures_util::future::join_all(playing).await;
    for (person, table, socket) in &games {
        check_finished(person, table, &socket.state()["result"].clone()).await;
    }
    eventually("nothing is left to think about", async || (all.sql("SELECT COUNT(*) FROM jobs") == "0").then_some(()))
        .await;
}

#[tokio::test]
async fn another_server_thinks_too() {
    if skipped() {
        return;
    }
    let mut all = thoughtless(1).await;
    let person = Person::new(all.base(0)).await;
    let table = game(&person, &[1], &late("pity.tzk", 30)).await;
    let mut socket = person.socket(&table).await;
    until_a_bot_is_to_act(&all, &mut socket, &mut Rng::new(5)).await;
    let thinks = crate::process::Server::on_database(&all.database, &[WIDE, &["--think-threads", "2"]].concat()).await;
    all.servers.push(thinks);
    socket.play(&mut Rng::new(2)).await;
    assert_eq!(all.owner(&table), 0, "the table stays where it is");
    check_finished(&person, &table, &socket.state()["result"].clone()).await;
    let counted = Person::stranger(all.base(1)).get("/metrics").await.text;
    assert!(counted.contains("tzolkin_thought_seconds_count"), "{counted}");
}

#[tokio::test]
async fn a_worker_that_is_killed_loses_nothing() {
    if skipped() {
        return;
    }
    let all = thoughtless(1).await;
    let person = Person::new(all.base(0)).await;
    let table = game(&person, &[5], &json!({})).await;
    let mut socket = person.socket(&table).await;
    let mut rng = Rng::new(5);
    let mut interrupted = 0;
    for name in ["KILL", "STOP", "TERM"] {
        let (mut worker, job) = thinking(&all, &mut socket, &mut rng).await;
        worker.signal(name).await;
        if name != "STOP" {
            let ended = timeout(PATIENCE, worker.child.wait()).await.expect("it ends").expect("waited for");
            assert_eq!(ended.success(), name == "TERM", "whoever is asked to stop does so in good order");
        }
        let left = all.sql(&format!("SELECT taken_by IS NULL FROM jobs WHERE id = {job} AND result IS NULL"));
        if !left.is_empty() {
            // Whoever was asked to stop has given it back; otherwise it is free when the lease is over.
            assert_eq!(left == "t", name == "TERM", "{name}");
            interrupted += 1;
        }
        let other = Worker::start(&all).await;
        let (seq, before) = (socket.seq, all.log(&table).len());
        socket.until("the bot has played", |socket| socket.seq > seq).await;
        if name == "STOP" {
            // It wakes up and finishes, but that was done by another.
            worker.signal("CONT").await;
        }
        other.end().await;
        if name == "STOP" {
            worker.end().await;
        }
        until_a_bot_is_to_act(&all, &mut socket, &mut rng).await;
        let turns = all.log(&table)[before..].iter().filter(|entry| made_by(entry, 1)).count();
        assert!(turns >= 1, "the bot's turn is in the log");
    }
    assert!(interrupted >= 2, "thoughts were interrupted: {interrupted}");
}

/// Whether an entry begins with a move of that seat.
fn made_by(entry: &Value, seat: usize) -> bool {
    entry["moves"].as_array().and_then(|moves| moves.first()).is_some_and(|made| number(&made["seat"]) == seat)
}

#[tokio::test]
async fn hints_come_from_workers_and_those_that_nobody_waits_for_disappear() {
    if skipped() {
        return;
    }
    let all = thoughtless(1).await;
    let game = all.game(0, [0, 0], &json!({ "hints": true })).await;
    let (mut sockets, actor) = past_keeping(game.sockets, 4).await;
    let hints = || all.sql("SELECT COUNT(*) FROM jobs WHERE kind = 'hint'");
    let asks = json!({ "type": "hint", "seat": actor, "seq": sockets[actor].seq });
    sockets[actor].ask(asks).await.done();
    eventually("a job", async || (hints() == "1").then_some(())).await;
    // The person does not wait for it.
    let action = choose(&sockets[actor].decisions()[0], &mut Rng::new(1));
    let action: Vec<&str> = action.iter().map(String::as_str).collect();
    sockets[actor].act(actor, &action).await.done();
    eventually("no job", async || (hints() == "0").then_some(())).await;
    sockets[actor].undo(actor).await.done();

    let _worker = Worker::start(&all).await;
    let seq = sockets[actor].seq;
    sockets[actor].ask(json!({ "type": "hint", "seat": actor, "seq": seq })).await.done();
    let is_hint = |message: &Value| message["type"] == "hint";
    sockets[actor].until("the hint", |socket| socket.aside.iter().any(is_hint)).await;
    let hint = sockets[actor].aside.iter().find(|message| is_hint(message)).expect("a hint").clone();
    assert_eq!((number(&hint["seat"]), number(&hint["seq"])), (actor, seq as usize));
    let turn = hint["candidates"][0]["turn"].as_array().expect("a turn").iter().map(text).collect::<Vec<_>>();
    let turn: Vec<&str> = turn.iter().map(String::as_str).collect();
    sockets[actor].act(actor, &turn).await.done();
}

#[tokio::test]
async fn a_worker_keeps_the_password_to_itself_and_says_what_is_missing() {
    if skipped() {
        return;
    }
    const PASSWORD: &str = "correct-horse-battery";
    let database = shared().database_with_password(PASSWORD);
    let folder = tempfile::tempdir().expect("a folder");
    let (file, log) = (folder.path().join("password"), folder.path().join("log"));
    std::fs::write(&file, PASSWORD).expect("written");
    let command = |arguments: &[&str]| {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).env_remove("TZOLKIN_DATABASE").env_remove("PGPASSWORD").kill_on_drop(true);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let mut thinks = command(&["think", "--database", &database, "--database-password-file"]);
    thinks.arg(&file).env("RUST_LOG", "trace").stderr(std::fs::File::create(&log).expect("a log"));
    let mut thinks = thinks.spawn().expect("the program starts");
    let mut lines = BufReader::new(thinks.stdout.take().expect("piped")).lines();
    let ready = timeout(PATIENCE, lines.next_line()).await.expect("it says that it is ready").expect("a line");
    assert!(ready.is_some_and(|line| line.starts_with("Thinking for")), "{:?}", std::fs::read_to_string(&log));
    thinks.kill().await.expect("killed");
    let logged = std::fs::read_to_string(&log).expect("a log");
    assert!(logged.lines().count() > 5 && !logged.contains(PASSWORD), "{logged}");

    let says = async |arguments: &[&str]| {
        let output = timeout(PATIENCE, command(arguments).output()).await.expect("it gives up").expect("it starts");
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(says(&["think"]).await.contains("tzolkin think --database postgres://"));
    let wrong = says(&["think", "--database", &database.replace('@', ":staple@")]).await;
    assert!(wrong.contains("cannot be used") && !wrong.contains("staple"), "{wrong}");
    let data = folder.path().join("tables.sqlite");
    let without = says(&["serve", "--data", data.to_str().expect("text"), "--think-threads", "0"]).await;
    assert!(without.contains("--think-threads is at least 1"), "{without}");
}

/// A game as it is stored.
fn stored_game(all: &Processes, table: &str) -> Game {
    let opening = all.sql(&format!("SELECT opening FROM games WHERE id = '{table}'"));
    let mut game = *format!("{opening}\n").parse::<Record>().expect("a record").game();
    for entry in all.log(table) {
        for made in entry["moves"].as_array().into_iter().flatten() {
            let action: Action = text(&made["action"]).parse().expect("an action");
            game.apply(Seat::ALL[number(&made["seat"])], action, &mut ()).expect("legal");
        }
    }
    game
}

#[tokio::test]
async fn a_job_holds_one_seats_view_and_nothing_more() {
    if skipped() {
        return;
    }
    let all = thoughtless(1).await;
    let person = Person::new(all.base(0)).await;
    let table = game(&person, &[1, 1, 1], &json!({})).await;
    let mut socket = person.socket(&table).await;
    let mut rng = Rng::new(8);
    let (mut keeping, mut playing) = (0, 0);
    while playing < 6 {
        // The job is looked at while nobody thinks.
        socket.ping().await;
        let row = all.sql("SELECT id, seat, seq FROM jobs WHERE result IS NULL");
        if row.is_empty() {
            if socket.is_asked() {
                assert_eq!(socket.step(&mut rng).await, Step::Acted);
            }
            continue;
        }
        let columns: Vec<usize> = row.split('\t').map(|column| column.parse().expect("a number")).collect();
        let game = stored_game(&all, &table);
        let seat = Seat::ALL[columns[1]];
        let view = all.sql(&format!("SELECT view FROM jobs WHERE id = {}", columns[0]));
        let rest = all.sql(&format!("SELECT to_jsonb(jobs) - 'view' FROM jobs WHERE id = {}", columns[0]));
        assert_eq!(view, serde_json::to_string(&game.view(seat)).expect("JSON"), "what the seat sees");
        for salt in 0..5 {
            let world = game.view(seat).determinize(&mut stream(salt));
            assert_eq!(
                serde_json::to_string(&world.view(seat)).expect("JSON"),
                view,
                "it tells one world from another"
            );
        }
        let names = |text: &str| WealthTile::all().filter(|tile| text.contains(&tile.to_string())).count();
        assert_eq!(names(&rest), 0, "{rest}");
        if let Some(dealt) = game.dealt(seat) {
            assert_eq!(names(&view), dealt.len(), "other seats' tiles: {view}");
            keeping += 1;
        } else {
            playing += 1;
        }
        let worker = Worker::start(&all).await;
        let gone = format!("SELECT COUNT(*) FROM jobs WHERE id = {}", columns[0]);
        eventually("the thought", async || (all.sql(&gone) == "0").then_some(())).await;
        worker.end().await;
        socket.until("the bot's move", |socket| socket.seq as usize > columns[2]).await;
    }
    assert!(keeping > 0, "tiles were being kept");
}

#[tokio::test]
async fn a_job_that_is_lost_is_asked_for_again() {
    if skipped() {
        return;
    }
    let all = thoughtless(1).await;
    let person = Person::new(all.base(0)).await;
    let table = game(&person, &[1], &late("pity.tzk", 30)).await;
    let mut socket = person.socket(&table).await;
    let lost = until_a_bot_is_to_act(&all, &mut socket, &mut Rng::new(5)).await;
    // As after a crash of the database.
    all.sql("TRUNCATE jobs");
    let again = until_a_bot_is_to_act(&all, &mut socket, &mut Rng::new(5)).await;
    assert_ne!(again, lost);
    let _worker = Worker::start(&all).await;
    let seq = socket.seq;
    socket.until("the bot has played", |socket| socket.seq > seq).await;
}

#[tokio::test]
async fn bots_go_on_when_the_database_crashes() {
    if skipped() {
        return;
    }
    let all = Processes::on_their_own_postgres(1).await;
    let mut worker = Worker::start(&all).await;
    let person = Person::new(all.base(0)).await;
    let table = game(&person, &[4], &late("pity.tzk", 60)).await;
    let mut socket = reach(&person, all.base(0), &table).await;
    let mut rng = Rng::new(6);
    let mut crashes = 0;
    while !socket.is_over() {
        let bots_turn = !socket.is_asked() && !numbers(&socket.state()["to_act"]).is_empty();
        if crashes < 3 && bots_turn {
            crashes += 1;
            all.postgres().restart(Mode::Immediate);
        }
        if socket.is_asked() {
            let decision = socket.decisions()[0].clone();
            let actions = choose(&decision, &mut rng);
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            match socket.act(number(&decision["seat"]), &actions).await {
                Reply::Done(_) => continue,
                Reply::Refused(problem) => {
                    let code = text(&problem["code"]);
                    assert!(code.starts_with("storage-") || code == "stale", "{problem}");
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                    continue;
                }
                Reply::Lost => {}
            }
        } else if socket.read().await.is_some() {
            continue;
        }
        socket = reach(&person, all.base(0), &table).await;
    }
    assert_eq!(crashes, 3);
    let result = socket.state()["result"].clone();
    check_finished(&person, &table, &result).await;
    assert!(worker.child.try_wait().expect("asked").is_none(), "the worker is still there");
}
