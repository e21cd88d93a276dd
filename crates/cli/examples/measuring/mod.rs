//! What the measurements of the server share: starting it, tables of two people who act, and the table of times
//! that is printed.

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::person::gather;
use crate::random::Rng;
use crate::socket::{Socket, choose};
use crate::values::number;

/// Starts a server with limits that do not matter here, on the store that these arguments name; returns where it listens.
pub(crate) async fn serve(program: &Path, store: &[&str]) -> Option<(Child, String)> {
    let mut child = Command::new(program)
        .args(["serve", "--listen", "127.0.0.1:0", "--identities-per-minute", "100000"])
        .args(["--requests-per-minute", "1000000", "--messages-per-second", "1000", "--moves-per-minute", "1000000"])
        .args(["--sockets-per-address", "100000", "--max-connections", "100000"])
        .args(store)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .ok()?;
    let mut lines = BufReader::new(child.stdout.take()?).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        if let Some(at) = line.find("http://") {
            let base = line[at..].split_whitespace().next()?.trim_end_matches('/').to_owned();
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Some((child, base));
        }
    }
    None
}

/// How fast the people at a table act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    OnceASecond,
    /// Each action as soon as everyone has seen the one before.
    AtOnce,
}

/// A table of two people, with the page of each and where it came from.
#[derive(Debug)]
pub(crate) struct Live {
    sockets: [Socket; 2],
    through: [String; 2],
}

impl Live {
    /// Opens a table and starts it: the first person comes through the first address, the second person through the second.
    pub(crate) async fn open(through: [&str; 2]) -> Self {
        let (people, table) = gather(through[0], 2, &json!({})).await;
        people[0].start(&table).await;
        let [one, two] = [0, 1].map(|seat: usize| people[seat].at(through[seat]));
        let sockets = [one.socket(&table).await.forget(), two.socket(&table).await.forget()];
        Self { sockets, through: through.map(str::to_owned) }
    }

    /// Another game of two people, through the same addresses.
    async fn again(&self) -> Self {
        let [one, two] = &self.through;
        Self::open([one, two]).await
    }
}

/// Lets two people play; returns the times from sending an action until the other person received the update.
async fn play(mut live: Live, pace: Pace, seed: u64, until: Instant) -> (Live, Vec<Duration>) {
    let mut rng = Rng::new(seed);
    let mut times = Vec::new();
    // The tables must not all act at the same moment.
    if pace == Pace::OnceASecond {
        sleep(Duration::from_millis(rng.next() % 1000)).await;
    }
    let mut second = interval(Duration::from_secs(1));
    second.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        if pace == Pace::OnceASecond {
            second.tick().await;
        }
        if Instant::now() >= until {
            return (live, times);
        }
        let latest = live.sockets.iter().map(|socket| socket.seq).max().unwrap_or(0);
        for socket in &mut live.sockets {
            socket.until("the same as the other", |socket| socket.seq >= latest).await;
        }
        let Some(actor) = live.sockets.iter().position(Socket::is_asked) else {
            // The game is over.
            live = live.again().await;
            continue;
        };
        let decision = live.sockets[actor].decisions()[0].clone();
        let actions = choose(&decision, &mut rng);
        let seq = live.sockets[actor].seq;
        let request = json!({ "type": "act", "seat": number(&decision["seat"]), "seq": seq, "actions": actions });
        let [one, two] = &mut live.sockets;
        let (actor, other) = if actor == 0 { (one, two) } else { (two, one) };
        let sent = Instant::now();
        let id = actor.send(request).await;
        let told = async {
            other.until("the change", |socket| socket.seq > seq).await;
            sent.elapsed()
        };
        let (time, reply) = tokio::join!(told, actor.answer(id));
        reply.done();
        times.push(time);
    }
}

/// Prints what the columns of [`measure`] mean.
pub(crate) fn print_columns() {
    println!("{:<34}{:>9}{:>10}{:>10}{:>10}{:>10}", "", "actions", "a second", "p50 ms", "p99 ms", "max ms");
}

/// Lets all tables play for a while and prints what it took.
pub(crate) async fn measure(name: &str, tables: Vec<Live>, pace: Pace, seconds: u64, seed: u64) -> Vec<Live> {
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    for (number, live) in tables.into_iter().enumerate() {
        playing.spawn(play(live, pace, seed + number as u64, until));
    }
    let (mut tables, mut times) = (Vec::new(), Vec::new());
    while let Some(done) = playing.join_next().await {
        let (live, of_table) = done.expect("a table plays on");
        tables.push(live);
        times.extend(of_table);
    }
    times.sort_unstable();
    let at = |part: f64| times.get(((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1)));
    let millis = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    println!(
        "{name:<34}{:>9}{:>10.1}{:>10.1}{:>10.1}{:>10.1}",
        times.len(),
        times.len() as f64 / seconds as f64,
        millis(at(0.5)),
        millis(at(0.99)),
        millis(times.last()),
    );
    tables
}
