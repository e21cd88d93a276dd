//! What happens to a game when its server is killed, paused, stopped or cut off from the database: it goes on elsewhere, with
//! everything that was acknowledged.

use std::time::Duration;

use serde_json::{Value, json};
use tzolkin_test_postgres::{Mode, skipped};

use crate::person::{Person, bot, mine, new_table, with};
use crate::process::{check_finished, eventually};
use crate::processes::{Game, Processes, reach};
use crate::random::Rng;
use crate::socket::{Reply, Socket, Step, choose};
use crate::steps::past_keeping;
use crate::values::{number, numbers};

/// What both see in the same way.
fn public_part(socket: &Socket) -> Value {
    let state = socket.state();
    json!([state["round"], state["gears"], state["buildings"], state["to_act"], socket.position()["ply"]])
}

/// Where a game stands: the `seq`, and what everyone sees.
type Standing = (u32, Value);

impl Game {
    /// Plays some moves; returns where the game stands. Like any client, both come back when their connections are closed, as they
    /// are by a server that was cut off.
    async fn play(&mut self, all: &Processes, moves: usize, seed: u64) -> Standing {
        let mut rng = Rng::new(seed);
        let mut played = 0;
        loop {
            if !self.is_level().await {
                self.connect(all, self.through).await;
                continue;
            }
            if played == moves {
                return (self.sockets[0].seq, public_part(&self.sockets[0]));
            }
            let seat = self.sockets.iter().position(Socket::is_asked).expect("the game goes on");
            if self.sockets[seat].step(&mut rng).await == Step::Acted {
                played += 1;
            }
        }
    }

    /// Brings both up to the latest; false if a connection is closed.
    async fn is_level(&mut self) -> bool {
        let latest = self.sockets.iter().map(|socket| socket.seq).max().unwrap_or(0);
        for socket in &mut self.sockets {
            while socket.seq < latest {
                if socket.read().await.is_none() {
                    return false;
                }
            }
        }
        // Nothing more is expected, so only asking shows whether the connections are still open.
        for socket in &mut self.sockets {
            if !socket.ask(json!({ "type": "resync" })).await.is_done() {
                return false;
            }
        }
        true
    }

    async fn connect(&mut self, all: &Processes, through: [usize; 2]) {
        self.sockets.clear();
        for (person, number) in self.people.iter().zip(through) {
            self.sockets.push(all.socket(person, number, &self.table).await);
        }
        self.through = through;
    }

    /// Both come back through these servers, and find the game where it was.
    async fn come_back(&mut self, all: &Processes, through: [usize; 2], (seq, shown): &Standing) {
        self.connect(all, through).await;
        for socket in &self.sockets {
            assert_eq!((socket.seq, public_part(socket)), (*seq, shown.clone()), "the game is not where it was");
        }
    }

    /// The log has exactly what the clients have seen.
    fn is_stored(&self, all: &Processes) {
        assert_eq!(all.log(&self.table).len(), self.sockets[0].seq as usize);
    }
}

/// A game past the choice of tiles.
async fn game(all: &Processes, opened_at: usize, through: [usize; 2], fields: &Value) -> Game {
    let mut game = all.game(opened_at, through, fields).await;
    assert_eq!(all.owner(&game.table), opened_at);
    game.sockets = past_keeping(game.sockets, 3).await.0;
    game
}

#[tokio::test]
async fn a_game_goes_on_when_its_server_is_killed() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(3).await;
    let mut game = game(&all, 0, [0, 1], &json!({})).await;
    for round in 0..4 {
        let stands = game.play(&all, 9, round).await;
        let owner = all.owner(&game.table);
        let epoch = all.epoch(&game.table);
        all.servers[owner].kill().await;
        let [one, two] = [(owner + 1) % 3, (owner + 2) % 3];
        game.come_back(&all, [one, two], &stands).await;
        assert_ne!(all.owner(&game.table), owner);
        assert!(all.epoch(&game.table) > epoch, "under the next epoch");
        all.servers[owner].restart().await;
        // The server that comes back is a new one and owns nothing, but serves the table like any other.
        let back = all.socket(&game.people[0], owner, &game.table).await;
        assert_eq!(back.seq, stands.0);
        game.play(&all, 3, round).await;
        game.is_stored(&all);
    }
}

#[tokio::test]
async fn all_servers_are_killed_and_come_back() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(3).await;
    let mut games = Vec::new();
    for opened_at in 0..3 {
        let mut game = game(&all, opened_at, [0, 1], &json!({})).await;
        let stands = game.play(&all, 7, opened_at as u64).await;
        games.push((game, stands));
    }
    for server in &mut all.servers {
        server.kill().await;
    }
    for server in &mut all.servers {
        server.restart().await;
    }
    for (game, stands) in &mut games {
        game.come_back(&all, [2, 0], stands).await;
        game.play(&all, 5, 9).await;
        game.is_stored(&all);
    }
}

/// A server is paused with a move on its way to it, another takes over and plays some moves, and then the first one wakes up.
async fn pause(moves: usize) {
    let all = Processes::start(2).await;
    let mut game = game(&all, 0, [0, 0], &json!({})).await;
    let stands = game.play(&all, 5, 1).await;
    let actor = game.sockets.iter().position(Socket::is_asked).expect("somebody is asked");
    let action = choose(&game.sockets[actor].decisions()[0], &mut Rng::new(1)).swap_remove(0);
    all.servers[0].signal("STOP").await;
    // This waits for the server until it wakes up. Had it not been paused, it would have been accepted.
    let request = json!({ "type": "act", "seat": actor, "seq": stands.0, "actions": [action] });
    let late = game.sockets[actor].send(request.clone()).await;
    let mut before = std::mem::take(&mut game.sockets);

    game.come_back(&all, [1, 1], &stands).await;
    assert_eq!(all.owner(&game.table), 1);
    game.play(&all, moves, 2).await;
    game.is_stored(&all);
    let log = all.log(&game.table);

    all.servers[0].signal("CONT").await;
    let reply = before[actor].answer(late).await;
    assert!(!matches!(reply, Reply::Done(_)), "a paused server has accepted a move: {reply:?}");
    for socket in &mut before {
        socket.until_closed().await;
    }
    assert_eq!(all.log(&game.table), log);
    // It serves the table again, for its new owner.
    let stands = game.play(&all, 4, 3).await;
    game.come_back(&all, [0, 0], &stands).await;
    game.play(&all, 4, 4).await;
    game.is_stored(&all);
    assert_eq!(all.owner(&game.table), 1, "it does not take back what it owned");
}

#[tokio::test]
async fn a_server_that_was_paused_cannot_write() {
    if skipped() {
        return;
    }
    pause(6).await;
}

#[tokio::test]
async fn a_server_that_was_paused_cannot_write_even_if_nothing_has_happened_since() {
    if skipped() {
        return;
    }
    pause(0).await;
}

#[tokio::test]
async fn a_server_that_does_not_know_that_its_table_was_taken_cannot_write() {
    if skipped() {
        return;
    }
    let all = Processes::start(2).await;
    let mut game = game(&all, 0, [0, 0], &json!({})).await;
    let table = game.table.clone();
    // In one case another process has it, in the other only the epoch tells that the table was elsewhere in between.
    let other = format!("(SELECT id FROM processes WHERE url = '{}')", all.base(1));
    for (round, owner) in [other.as_str(), "owner"].into_iter().enumerate() {
        let stands = game.play(&all, 5, round as u64).await;
        let log = all.log(&table);
        all.sql(&format!("UPDATE games SET epoch = epoch + 1, owner = {owner} WHERE id = '{table}'"));
        let actor = game.sockets.iter().position(Socket::is_asked).expect("somebody is asked");
        let action = choose(&game.sockets[actor].decisions()[0], &mut Rng::new(1)).swap_remove(0);
        let reply = game.sockets[actor].act(actor, &[&action]).await;
        assert!(!matches!(reply, Reply::Done(_)), "it has accepted a move: {reply:?}");
        assert_eq!(all.log(&table), log);
        game.come_back(&all, [0, 1], &stands).await;
        game.play(&all, 4, 3).await;
        game.is_stored(&all);
    }
}

#[tokio::test]
async fn nobody_waits_for_a_server_that_is_paused() {
    if skipped() {
        return;
    }
    let all = Processes::start(2).await;
    let mut game = game(&all, 0, [0, 0], &json!({})).await;
    let (seq, _) = game.play(&all, 3, 1).await;
    all.servers[0].signal("STOP").await;
    // The system accepts connections for a process that is paused, so whoever forwards to it must not wait for ever.
    let person = game.people[0].at(all.base(1));
    let paths = [format!("/api/tables/{}", game.table), format!("/api/tables/{}/history", game.table)];
    for path in paths {
        let answer = person.get(&path).await;
        // It may be asked too early for another server to take over; then that is said.
        assert!([200, 503].contains(&answer.status), "{path}: {} {}", answer.status, answer.text);
    }
    let socket = all.socket(&person, 1, &game.table).await;
    assert_eq!(socket.seq, seq);
    person.get("/api/lobby").await.ok();
}

#[tokio::test]
async fn a_paused_server_that_nobody_else_replaces_goes_on() {
    if skipped() {
        return;
    }
    let all = Processes::start(1).await;
    let mut game = game(&all, 0, [0, 0], &json!({})).await;
    let stands = game.play(&all, 5, 1).await;
    all.servers[0].signal("STOP").await;
    // Longer than a lease lasts.
    tokio::time::sleep(Duration::from_secs(6)).await;
    all.servers[0].signal("CONT").await;
    // It cannot know what has happened meanwhile, so everyone has to come back.
    for socket in &mut game.sockets {
        socket.until_closed().await;
    }
    game.come_back(&all, [0, 0], &stands).await;
    game.play(&all, 5, 2).await;
    game.is_stored(&all);
}

#[tokio::test]
async fn a_server_that_is_stopped_hands_over_at_once() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    let mut game = game(&all, 0, [0, 1], &json!({})).await;
    let stands = game.play(&all, 5, 1).await;
    assert!(all.servers[0].stop().await, "it exits successfully");
    // Nobody has to wait until a lease is over: the table is free, or another server has it already.
    assert_ne!(all.owner_address(&game.table), all.base(0));
    for socket in &mut game.sockets {
        socket.until_closed().await;
    }
    game.come_back(&all, [1, 1], &stands).await;
    game.play(&all, 5, 2).await;
    game.is_stored(&all);
    all.servers[0].restart().await;
    let stands = game.play(&all, 2, 2).await;
    game.come_back(&all, [0, 0], &stands).await;
}

/// A game that only bots still play, owned by the first server.
async fn left_to_bots(all: &Processes) -> (Person, String) {
    let person = Person::new(all.base(0)).await;
    let table = person.open(with(new_table(&[mine(), bot(4), bot(4)]), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    socket.ask(json!({ "type": "resign", "seat": 0 })).await.done();
    assert_eq!(all.owner(&table), 0);
    (person, table)
}

#[tokio::test]
async fn bots_go_on_when_their_server_is_killed_without_anybody_asking() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    let (person, table) = left_to_bots(&all).await;
    all.servers[0].kill().await;
    let status = format!("SELECT status FROM games WHERE id = '{table}'");
    assert_eq!(all.sql(&status), "running");
    eventually("the bots have played to the end", async || (all.sql(&status) == "finished").then_some(())).await;
    let person = person.at(all.base(1));
    let socket = person.socket(&table).await;
    check_finished(&person, &table, &socket.state()["result"].clone()).await;
}

#[tokio::test]
async fn time_runs_out_at_the_tables_of_a_dead_server_too() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    // The shortest clock there is.
    let clock = json!({ "pace": { "pace": "live", "clock": { "base_s": 10, "increment_s": 30 } } });
    let mut game = game(&all, 0, [0, 0], &clock).await;
    let slow = numbers(&game.sockets[0].state()["to_act"])[0];
    all.servers[0].kill().await;
    game.sockets.clear();
    // Nobody comes back.
    let timeouts = || {
        let log = all.log(&game.table);
        log.iter().filter(|entry| entry["reason"] == "timeout").map(|entry| number(&entry["seat"])).collect::<Vec<_>>()
    };
    eventually("the time is up", async || timeouts().contains(&slow).then_some(())).await;
}

#[tokio::test]
async fn a_game_over_days_keeps_its_deadline() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    let pace = json!({ "pace": { "pace": "days", "hours_per_turn": 24 } });
    let mut game = game(&all, 0, [0, 1], &pace).await;
    let slow = numbers(&game.sockets[0].state()["to_act"])[0];
    game.sockets.clear();
    all.servers[0].kill().await;
    let left = |socket: &Socket| socket.update["clocks"]["seats"][slow]["left_ms"].as_u64().expect("a clock");
    let socket = all.socket(&game.people[slow], 1, &game.table).await;
    let day = 24 * 3_600_000;
    assert!((day - 10 * 60_000..=day).contains(&left(&socket)), "{}", socket.update["clocks"]);
    drop(socket);
    // Now the servers have been running for a day.
    all.servers[1].kill().await;
    all.sql("UPDATE service SET served = served + 24 * 3600 * 1000");
    all.servers[0].restart().await;
    let timeout = || all.log(&game.table).iter().any(|entry| entry["reason"] == "timeout");
    eventually("the time is up", async || timeout().then_some(())).await;
}

#[tokio::test]
async fn the_database_goes_away_and_comes_back() {
    if skipped() {
        return;
    }
    let all = Processes::on_their_own_postgres(2).await;
    let mut game = game(&all, 0, [0, 1], &json!({})).await;
    for (round, mode) in [Mode::Fast, Mode::Immediate, Mode::Fast].into_iter().enumerate() {
        let stands = game.play(&all, 6, round as u64).await;
        let actor = game.sockets.iter().position(Socket::is_asked).expect("somebody is asked");
        let action = choose(&game.sockets[actor].decisions()[0], &mut Rng::new(1)).swap_remove(0);
        all.postgres().stop(mode);
        // What cannot be stored is not acknowledged, and the reason is said.
        match game.sockets[actor].act(actor, &[&action]).await {
            Reply::Lost => {}
            Reply::Refused(problem) => {
                assert!(problem["code"].as_str().is_some_and(|code| code.starts_with("storage-")), "{problem}");
            }
            Reply::Done(seq) => panic!("entry {seq} was acknowledged without a database"),
        }
        for base in all.bases() {
            let person = game.people[0].at(&base);
            let answer = person.post("/api/tables", new_table(&[mine(), bot(1)])).await;
            assert_eq!(answer.status, 503, "{}", answer.text);
            assert!(answer.text.contains("storage-"), "{}", answer.text);
            assert_ne!(person.get("/healthz").await.status, 200);
        }
        all.postgres().resume();
        // Nobody has to be restarted, and nothing is lost.
        for base in all.bases() {
            let person = game.people[0].at(&base);
            eventually("it is well again", async || (person.get("/healthz").await.status == 200).then_some(())).await;
        }
        game.come_back(&all, [1, 0], &stands).await;
        game.play(&all, 4, 10 + round as u64).await;
        game.is_stored(&all);
    }
}

#[tokio::test]
async fn the_database_hangs_and_goes_on() {
    if skipped() {
        return;
    }
    let mut all = Processes::on_their_own_postgres(2).await;
    let mut game = game(&all, 0, [0, 1], &json!({})).await;
    let (seq, _) = game.play(&all, 6, 1).await;
    let actor = game.sockets.iter().position(Socket::is_asked).expect("somebody is asked");
    let action = choose(&game.sockets[actor].decisions()[0], &mut Rng::new(1)).swap_remove(0);
    all.postgres().signal("STOP");
    // Nobody is left with a connection that seems to work.
    assert!(!game.sockets[actor].act(actor, &[&action]).await.is_done(), "it was acknowledged without a database");
    for socket in &mut game.sockets {
        socket.until_closed().await;
    }
    // A server that is asked to stop does so.
    assert!(all.servers[1].stop().await);
    all.postgres().signal("CONT");
    all.servers[1].restart().await;
    // Whether the last action was stored, nobody could know; everything before it was.
    game.connect(&all, [1, 0]).await;
    assert!([seq, seq + 1].contains(&game.sockets[0].seq), "{} after {seq}", game.sockets[0].seq);
    game.play(&all, 6, 2).await;
    game.is_stored(&all);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_that_takes_longer_than_a_lease_is_neither_confirmed_nor_refused() {
    if skipped() {
        return;
    }
    let all = Processes::start(1).await;
    let mut game = game(&all, 0, [0, 0], &json!({})).await;
    let (seq, _) = game.play(&all, 3, 1).await;
    let actor = game.sockets.iter().position(Socket::is_asked).expect("somebody is asked");
    let action = choose(&game.sockets[actor].decisions()[0], &mut Rng::new(1)).swap_remove(0);
    // Somebody holds the row for longer than a statement may take, after which PostgreSQL itself would refuse the write.
    let held = format!("SELECT 1 FROM games WHERE id = '{}' FOR UPDATE; SELECT pg_sleep(12)", game.table);
    std::thread::scope(|threads| {
        threads.spawn(|| all.sql(&held));
        let waited = async {
            eventually("the row is held", async || {
                let sleeping = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep' \
                                AND datname = current_database()";
                (all.sql(sleeping) == "1").then_some(())
            })
            .await;
            let reply = game.sockets[actor].act(actor, &[&action]).await;
            assert!(matches!(reply, Reply::Lost), "{reply:?}");
        };
        tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(waited));
    });
    game.connect(&all, [0, 0]).await;
    assert!([seq, seq + 1].contains(&game.sockets[0].seq), "{} after {seq}", game.sockets[0].seq);
    game.play(&all, 3, 2).await;
    game.is_stored(&all);
}

#[tokio::test]
async fn chat_and_seats_survive_their_server() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    let mut game = game(&all, 0, [0, 1], &json!({})).await;
    game.sockets[1].ask(json!({ "type": "chat", "text": "still here?" })).await.done();
    game.sockets[0].ask(json!({ "type": "resign", "seat": 0 })).await.done();
    all.servers[0].kill().await;
    let mut socket = reach(&game.people[1], all.base(1), &game.table).await;
    assert_eq!(socket.chat[0]["text"], "still here?");
    assert_eq!(socket.table["seats"][0]["bot_since"]["reason"], "resigned");
    // The bot that plays on does so here.
    socket.play(&mut Rng::new(4)).await;
    let result = socket.state()["result"].clone();
    check_finished(&game.people[1].at(all.base(1)), &game.table, &result).await;
}
