//! Measures several servers that share a private PostgreSQL: `make load-cluster`. For one, two and three servers, at many tables of
//! two people who come through different servers, it prints actions per second and the time from sending an action until the other
//! person's page receives the update; then it kills a server and prints the time until the next action is accepted at its tables.
//!
//! `cargo run --release -p tzolkin-cli --example load_cluster -- --server target/release/tzolkin [--tables 100] [--seconds 20]
//! [--killed 20]`

#![allow(dead_code, reason = "the tests use more of their client")]

mod measuring;
#[path = "../tests/server/person.rs"]
mod person;
#[path = "../tests/server/random.rs"]
mod random;
#[path = "../tests/server/socket.rs"]
mod socket;
#[path = "../tests/server/values.rs"]
mod values;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use serde_json::json;
use tokio::process::Child;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tzolkin_test_postgres::Cluster;

use measuring::{Live, Pace, measure, print_columns, serve};
use person::{Person, gather};
use random::Rng;
use socket::Step;

/// Measures servers that share a database.
#[derive(Debug, Parser)]
struct Args {
    /// The program to measure.
    #[arg(long)]
    server: PathBuf,
    /// Tables of two people, over all servers.
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many seconds to measure, each time.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Tables at the server that is killed.
    #[arg(long, default_value_t = 20)]
    killed: usize,
}

/// A running server, and where it listens.
type Running = (Child, String);

async fn start(args: &Args, database: &str) -> Option<Running> {
    // All servers together must leave some of PostgreSQL's hundred connections to others.
    serve(&args.server, &["--database", database, "--database-connections", "16"]).await
}

/// Opens tables at all servers in turn; the second person of each comes through the next server.
async fn open_everywhere(number: usize, servers: &[Running]) -> Vec<Live> {
    let mut tables = Vec::new();
    for table in 0..number {
        let through = [0, 1].map(|more| servers[(table + more) % servers.len()].1.as_str());
        tables.push(Live::open(through).await);
    }
    tables
}

async fn measure_servers(args: &Args, cluster: &Cluster, number: usize) -> Option<()> {
    let database = cluster.database();
    let mut servers = Vec::new();
    for _ in 0..number {
        servers.push(start(args, &database).await?);
    }
    let name = |pace: &str| format!("{number} process{}, {pace}", if number == 1 { "" } else { "es" });
    for (pace, said) in [(Pace::OnceASecond, "an action a second"), (Pace::AtOnce, "at once")] {
        let tables = open_everywhere(args.tables, &servers).await;
        measure(&name(said), tables, pace, args.seconds, 1).await;
    }
    measure_kill(args, &database, servers).await
}

/// Kills the first server, and prints how long it takes until the next action is accepted at each of its tables.
async fn measure_kill(args: &Args, database: &str, mut servers: Vec<Running>) -> Option<()> {
    let mut tables = Vec::new();
    for _ in 0..args.killed {
        let (people, table) = gather(&servers[0].1, 2, &json!({})).await;
        people[0].start(&table).await;
        // Somebody is there, as in a game that is being played.
        let socket = people[0].socket(&table).await.forget();
        tables.push((people[0].clone(), table, socket));
    }
    let (mut victim, _) = servers.remove(0);
    victim.kill().await.ok()?;
    let began = Instant::now();
    if servers.is_empty() {
        servers.push(start(args, database).await?);
    }
    let bases: Vec<String> = servers.iter().map(|(_, base)| base.clone()).collect();
    let mut waiting = JoinSet::new();
    for (number, (person, table, _)) in tables.into_iter().enumerate() {
        waiting.spawn(next_action(person, table, bases.clone(), number, began));
    }
    let mut times = waiting.join_all().await;
    times.sort_unstable();
    let seconds = |time: Option<&Duration>| time.map_or(0.0, Duration::as_secs_f64);
    println!(
        "{:<34}after {:.1} s (half of {} tables), after {:.1} s (all)",
        "  next action after a kill",
        seconds(times.get(times.len() / 2)),
        times.len(),
        seconds(times.last()),
    );
    Some(())
}

/// The time until an action is accepted at a table whose server was killed. The client tries again as a browser does, only
/// more often.
async fn next_action(person: Person, table: String, bases: Vec<String>, number: usize, began: Instant) -> Duration {
    let mut rng = Rng::new(number as u64);
    loop {
        let through = person.at(rng.pick::<String>(&bases));
        if let Ok(Ok(socket)) = timeout(Duration::from_secs(10), through.try_socket(&table, "", &[])).await
            && socket.welcomes > 0
        {
            let mut socket = socket.forget();
            // At these tables tiles are still being chosen, so everybody is asked.
            if socket.is_asked() && socket.step(&mut rng).await == Step::Acted {
                return began.elapsed();
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    let cluster = Cluster::start();
    print_columns();
    for number in 1..=3 {
        if measure_servers(&args, &cluster, number).await.is_none() {
            eprintln!("load-cluster: a server does not start");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
