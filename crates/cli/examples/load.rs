//! Measures the server under load: `make load`. At many live tables of two people, somebody acts once a second, and the
//! time until the other person's page receives the update is measured; then the same is repeated alongside tables of
//! thinking bots, and alongside a deep review. Finally a server starts on a database with many games under way, and the time until it answers is measured.
//!
//! `cargo run --release -p tzolkin-cli --example load -- --server target/release/tzolkin [--tables 200] [--seconds 30]
//! [--bot-tables 20] [--stored 20000] [--no-review]`

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

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use clap::Parser;
use serde_json::json;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;
use tokio::time::Instant;

use measuring::{Live, Pace, measure, print_columns, serve};
use person::{Person, bot, gather, mine, new_table, with};
use random::Rng;
use socket::Socket;

/// Measures how long changes take to reach the other people at a table.
#[derive(Debug, Parser)]
struct Args {
    /// The program to measure.
    #[arg(long)]
    server: PathBuf,
    /// Tables of two people.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How many seconds to measure, each time.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// In the second run, tables of a person and three bots of level 4 that play as fast as they can.
    #[arg(long, default_value_t = 20)]
    bot_tables: usize,
    /// Leaves out the third run, beside a deep review.
    #[arg(long)]
    no_review: bool,
    /// Games over days that are under way when a server starts; 0 leaves this out.
    #[arg(long, default_value_t = 20_000)]
    stored: usize,
}

/// Bytes in a page of memory, as the kernel counts them on all common machines.
const PAGE: usize = 4096;

/// The memory that a process uses.
fn resident(pid: u32) -> usize {
    let figures = std::fs::read_to_string(format!("/proc/{pid}/statm")).unwrap_or_default();
    figures.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * PAGE
}

/// A server on a file in a folder.
async fn serve_file(args: &Args, folder: &Path) -> Option<(Child, String)> {
    serve(&args.server, &["--data", folder.join("tables.sqlite").to_str()?]).await
}

/// A person who answers at once, so that the bots always have something to do; counts the bots' moves.
async fn play_fast(person: Person, seed: u64, stop: Arc<AtomicBool>, moves: Arc<AtomicUsize>) {
    let mut rng = Rng::new(seed);
    while !stop.load(Ordering::Relaxed) {
        let table = with(new_table(&[mine(), bot(5), bot(5), bot(5)]), &json!({ "start_now": true }));
        let table = person.open(table).await;
        let mut socket = person.socket(&table).await.forget();
        while !socket.is_over() && !stop.load(Ordering::Relaxed) {
            let before = socket.ply();
            socket.step(&mut rng).await;
            moves.fetch_add(socket.ply().saturating_sub(before), Ordering::Relaxed);
        }
    }
}

async fn run(args: Args) -> Option<()> {
    if args.tables > 0 {
        measure_play(&args).await?;
    }
    if args.stored > 0 {
        measure_start(&args).await?;
    }
    Some(())
}

async fn measure_play(args: &Args) -> Option<()> {
    let folder = tempfile::tempdir().ok()?;
    let (child, base) = serve_file(args, folder.path()).await?;
    let pid = child.id()?;
    // Measure with one table first, so that the memory that every server needs is not attributed to the tables.
    let (people, first) = gather(&base, 2, &json!({})).await;
    people[0].start(&first).await;
    let before = resident(pid);
    let mut tables = Vec::new();
    for _ in 0..args.tables {
        tables.push(Live::open([&base, &base]).await);
    }
    print_columns();
    let tables = measure(&format!("{} tables", args.tables), tables, Pace::OnceASecond, args.seconds, 1).await;
    let after = resident(pid);
    let each = after.saturating_sub(before) / args.tables.max(1);

    let (stop, moves) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut thinking = JoinSet::new();
    for number in 0..args.bot_tables {
        let person = Person::new(&base).await;
        thinking.spawn(play_fast(person, number as u64, Arc::clone(&stop), Arc::clone(&moves)));
    }
    let name = format!("{} tables, {} with bots beside", args.tables, args.bot_tables);
    let tables = measure(&name, tables, Pace::OnceASecond, args.seconds, 1001).await;
    let thought = moves.load(Ordering::Relaxed);
    stop.store(true, Ordering::Relaxed);
    thinking.shutdown().await;
    let reviewed = if args.no_review { None } else { Some(measure_beside_review(args, &base, tables).await?) };
    println!(
        "memory: {:.1} MiB with one table, {:.1} MiB with {} more, {} KiB a table with its two pages",
        before as f64 / 1048576.0,
        after as f64 / 1048576.0,
        args.tables,
        each / 1024,
    );
    println!("moves at the tables with bots: {:.1} a second", thought as f64 / args.seconds as f64);
    if let Some(turns) = reviewed {
        println!("turns of the deep review: {:.2} a second", turns as f64 / args.seconds as f64);
    }
    Some(())
}

/// Measures the tables while a recorded game is reviewed, which takes minutes. Returns how many of its turns were reviewed meanwhile.
async fn measure_beside_review(args: &Args, base: &str, tables: Vec<Live>) -> Option<u64> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    let record = std::fs::read_to_string(games.join("food-day-1-jumped.tzk")).ok()?;
    let person = Person::new(base).await;
    let id = person.post_text("/api/records", &record).await.ok()["id"].as_str()?.to_owned();
    let review = format!("/api/records/{id}/review");
    let done = async || {
        let state = person.get(&format!("{review}?depth=deep&from=1000")).await.ok();
        state["running"]["done"].as_u64().expect("a deep review takes longer than the measurement")
    };
    person.post(&review, json!({ "depth": "deep" })).await.ok();
    let before = done().await;
    measure(&format!("{} tables, a deep review beside", args.tables), tables, Pace::OnceASecond, args.seconds, 2001)
        .await;
    Some(done().await - before)
}

/// How far the game is played that the database is filled with.
const ENTRIES: u32 = 150;

/// Copies the only game of a database, with its log, as often as asked.
const COPY: &str = "import sqlite3, sys\n\
    db = sqlite3.connect(sys.argv[1])\n\
    for table, key in (('games', 'id'), ('seats', 'game'), ('entries', 'game')):\n\
    \x20   rows = db.execute(f'SELECT * FROM {table}')\n\
    \x20   names = [column[0] for column in rows.description]\n\
    \x20   at, rows = names.index(key), rows.fetchall()\n\
    \x20   slots = ', '.join('?' * len(names))\n\
    \x20   copies = ([*row[:at], f'copy{n}', *row[at + 1:]] for n in range(int(sys.argv[2]) - 1) for row in rows)\n\
    \x20   db.executemany(f'INSERT INTO {table} VALUES ({slots})', copies)\n\
    db.commit()";

/// Starts a server on a database with many games over days that are under way, and prints how long it takes to answer.
async fn measure_start(args: &Args) -> Option<()> {
    let folder = tempfile::tempdir().ok()?;
    let (mut child, base) = serve_file(args, folder.path()).await?;
    let days = json!({ "pace": { "pace": "days", "hours_per_turn": 24 } });
    let (people, table) = gather(&base, 2, &days).await;
    people[0].start(&table).await;
    let mut sockets = [people[0].socket(&table).await.forget(), people[1].socket(&table).await.forget()];
    let mut rng = Rng::new(5);
    while sockets[0].seq < ENTRIES {
        let latest = sockets.iter().map(|socket| socket.seq).max().unwrap_or(0);
        for socket in &mut sockets {
            socket.until("the same as the other", |socket| socket.seq >= latest).await;
        }
        let actor = sockets.iter().position(Socket::is_asked)?;
        sockets[actor].step(&mut rng).await;
    }
    child.kill().await.ok()?;
    let data = folder.path().join("tables.sqlite");
    let copied =
        Command::new("python3").args(["-c", COPY]).arg(&data).arg(args.stored.to_string()).status().await.ok()?;
    if !copied.success() {
        return None;
    }
    let began = Instant::now();
    let (child, base) = serve_file(args, folder.path()).await?;
    let lobby = people[0].at(&base).lobby().await;
    let answered = began.elapsed();
    println!(
        "start with {} games under way: answers after {:.0} ms ({} of them listed), {:.1} MiB",
        args.stored,
        answered.as_secs_f64() * 1000.0,
        lobby["mine"].as_array().map_or(0, Vec::len),
        resident(child.id()?) as f64 / 1048576.0,
    );
    Some(())
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("load: the server does not start");
            ExitCode::FAILURE
        }
    }
}
