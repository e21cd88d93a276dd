//! Whole games over three servers that are killed, paused, stopped and restarted, while the database is restarted, too. Every
//! acknowledgement that a client saw is compared with the stored log.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tzolkin_test_postgres::{Mode, skipped};

use crate::history::{History, line_of};
use crate::person::{Made, Person, mine, new_table, open_seat, with};
use crate::player::{Addresses, Player, insist};
use crate::process::{check_finished, moves};
use crate::processes::Processes;
use crate::random::Rng;
use crate::values::text;

/// How many actions are acknowledged at least. `TZOLKIN_ACTIONS` sets another number.
const ACTIONS: usize = 20_000;
/// How many faults there are at least, however fast the machine is. Every kind is among them.
const FAULTS: usize = 8;
const SERVERS: usize = 3;
/// Games that are played at the same time. Every other one has two people, the rest are around one screen.
const TABLES: usize = 16;

/// The faults that were caused.
#[derive(Debug, Default)]
struct Faults {
    kills: usize,
    pauses: usize,
    stops: usize,
    database_restarts: usize,
}

impl Faults {
    fn total(&self) -> usize {
        self.kills + self.pauses + self.stops + self.database_restarts
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kills, pauses, stops, database_restarts } = self;
        write!(f, "{kills} kills, {pauses} pauses, {stops} stops, {database_restarts} restarts of the database")
    }
}

/// Plays one game after the other.
struct Slot {
    people: Vec<Person>,
    addresses: Addresses,
    history: Arc<History>,
    rng: Rng,
}

impl Slot {
    async fn play(mut self) -> Infallible {
        loop {
            let table = self.open().await;
            let mut playing = JoinSet::new();
            for person in &self.people {
                let player = Player {
                    person: person.clone(),
                    table: table.clone(),
                    rng: Rng::new(self.rng.next()),
                    addresses: self.addresses.clone(),
                    history: Arc::clone(&self.history),
                };
                playing.spawn(player.play());
            }
            let results = playing.join_all().await;
            assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "two results: {results:?}");
        }
    }

    /// A new game. A table whose opening was not answered stays behind.
    async fn open(&self) -> String {
        let (host, at) = (&self.people[0], &self.addresses);
        if self.people.len() == 1 {
            let table = with(new_table(&[mine(), mine()]), &json!({ "start_now": true }));
            return text(&insist(host, at, "/api/tables", &table, &[201]).await.json()["id"]);
        }
        let table = new_table(&[mine(), open_seat()]);
        let table = text(&insist(host, at, "/api/tables", &table, &[201]).await.json()["id"]);
        // 409: it was done already, and only the answer was lost.
        insist(&self.people[1], at, &format!("/api/tables/{table}/join"), &json!({}), &[200, 409]).await;
        insist(host, at, &format!("/api/tables/{table}/start"), &Value::Null, &[200, 409]).await;
        table
    }
}

/// Causes faults until that many actions have been acknowledged. At the end all servers run.
async fn cause_faults(
    all: &mut Processes,
    tell: &watch::Sender<Vec<String>>,
    history: &History,
    actions: usize,
) -> Faults {
    let mut rng = Rng::new(99);
    let mut faults = Faults::default();
    let millis = |number: u64| Duration::from_millis(number);
    loop {
        let until = Instant::now() + millis(2000 + rng.next() % 3000);
        while Instant::now() < until {
            if history.figures().acts >= actions && faults.total() >= FAULTS && faults.database_restarts > 0 {
                return faults;
            }
            sleep(millis(50)).await;
        }
        if faults.database_restarts == 0 && history.figures().acts >= actions / 2 {
            faults.database_restarts += 1;
            tokio::task::block_in_place(|| all.postgres().restart(Mode::Immediate));
            continue;
        }
        let victim = rng.below(SERVERS);
        match faults.total() % 5 {
            0 | 3 => {
                faults.kills += 1;
                all.servers[victim].kill().await;
                // It comes back at once, or only after others have taken over.
                sleep(millis(rng.next() % 6000)).await;
                all.servers[victim].restart().await;
            }
            1 | 4 => {
                faults.pauses += 1;
                all.servers[victim].signal("STOP").await;
                sleep(millis(4500 + rng.next() % 4000)).await;
                // Now and then another one dies while it sleeps.
                let other = (victim + 1) % SERVERS;
                let dies = rng.percent(30);
                if dies {
                    faults.kills += 1;
                    all.servers[other].kill().await;
                }
                all.servers[victim].signal("CONT").await;
                if dies {
                    all.servers[other].restart().await;
                }
            }
            _ => {
                faults.stops += 1;
                assert!(all.servers[victim].stop().await, "a server that is asked to stop exits successfully");
                all.servers[victim].restart().await;
            }
        }
        tell.send_replace(all.bases());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_that_was_acknowledged_is_in_the_log_once_and_in_order() {
    if skipped() {
        return;
    }
    let actions =
        std::env::var("TZOLKIN_ACTIONS").map_or(ACTIONS, |number| number.parse().expect("a number of actions"));
    let began = Instant::now();
    let mut all = Processes::on_their_own_postgres(SERVERS).await;
    let history = Arc::new(History::default());
    let (tell, addresses) = watch::channel(all.bases());
    let mut playing = JoinSet::new();
    for number in 0..TABLES {
        let mut people = Vec::new();
        for seat in 0..1 + number % 2 {
            people.push(Person::new(all.base((number + seat) % SERVERS)).await);
        }
        let (addresses, history) = (addresses.clone(), Arc::clone(&history));
        playing.spawn(Slot { people, addresses, history, rng: Rng::new(number as u64) }.play());
    }
    let faults = tokio::select! {
        faults = cause_faults(&mut all, &tell, &history, actions) => faults,
        // They play for ever, unless something is wrong.
        Some(Err(failed)) = playing.join_next() => panic!("{failed}"),
    };
    // What is under way now is a request whose answer is lost.
    playing.shutdown().await;
    let played = began.elapsed();
    for server in &mut all.servers {
        assert!(server.stop().await, "a server that is asked to stop exits successfully");
    }
    let logs = all.logs();
    for table in history.tables() {
        history.check(&table, logs.get(&table).map_or(&[], Vec::as_slice));
    }
    // A server that has seen nothing of this replays every game.
    all.servers[0].restart().await;
    let finished = check_games(&all, &logs).await;

    let figures = history.figures();
    let takeovers = all.sql("SELECT coalesce(sum(greatest(epoch - 1, 0)), 0) FROM games");
    // Not with println, so that it can be read among the results of the tests.
    let _ = writeln!(
        std::io::stdout(),
        "{} actions and {} undos acknowledged in {} games ({finished} finished) and {:.0} s; {faults}; {takeovers} \
         takeovers, {} connections lost, {} answers lost ({} of them were stored), {} refused; slowest gap {:.1} s. None \
         lost, none doubled, order kept.",
        figures.acts,
        figures.undos,
        logs.len(),
        played.as_secs_f64(),
        figures.connections_lost,
        figures.unknown,
        figures.unknown_stored,
        figures.refused,
        figures.slowest_gap.as_secs_f64(),
    );
    assert!(figures.acts >= actions && figures.unknown > 0 && figures.connections_lost > 0, "{figures:?}");
    assert!(faults.kills > 0 && faults.pauses > 0 && faults.stops > 0, "{faults}");
    assert!(takeovers.parse::<usize>().expect("a number") > 0 && finished > 0);
}

/// Checks that every game replays, and that the server shows what is in the log; returns how many games are over.
async fn check_games(all: &Processes, logs: &BTreeMap<String, Vec<Value>>) -> usize {
    let watcher = Person::new(all.base(0)).await;
    let mut finished = 0;
    for (table, log) in logs {
        let socket = watcher.socket(table).await;
        assert_eq!(socket.table["frozen"], Value::Null, "the log of {table} does not replay");
        assert_eq!(socket.seq as usize, log.len(), "{table}");
        let line = line_of(log);
        if socket.is_over() {
            finished += 1;
            let record = check_finished(&watcher, table, &socket.state()["result"].clone()).await;
            assert_eq!(moves(&record), line, "the record of {table} is another game than the log");
        } else {
            let shown = watcher.line(table).await;
            // Which tiles somebody has kept is a secret at first.
            let fits = |(shown, stored): (&Made, &Made)| shown.0 == stored.0 && (shown.1.is_none() || shown == stored);
            let fits = shown.len() == line.len() && shown.iter().zip(&line).all(fits);
            assert!(fits, "{table} is shown as {shown:?}, the log has {line:?}");
        }
    }
    finished
}
