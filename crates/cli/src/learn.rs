//! `tzolkin learn`: trains the bots' net by self-play, and adopts a better one.

mod adopt;
mod progress;
mod worth;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tzolkin_bots::PuctConfig;
use tzolkin_bots::net::{Net, NetError};
use tzolkin_learn::{Plan, SeriesError};

use progress::Progress;

/// Train the bots by self-play (see docs/learning.md).
#[derive(clap::Args)]
pub(crate) struct Learn {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Run(Box<Run>),
    Adopt(adopt::Adopt),
    Worth(worth::Args),
}

/// Add generations to a series: games by self-play, training, and a match against the best net so far.
///
/// You can stop it at any time with Ctrl-C. The same command resumes where it stopped.
#[derive(clap::Args)]
struct Run {
    /// The folder for games, nets and figures.
    #[arg(default_value = "learning-run")]
    folder: PathBuf,
    /// How long to train; the current generation is always finished. An hour if neither this nor --generations is
    /// given.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    minutes: Option<u64>,
    /// The number of generations to add.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: Option<u32>,
    /// The number of self-play games in a generation.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of search nodes for each decision in self-play.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    nodes: u64,
    /// The number of recent generations whose games the net trains on.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    window: u32,
    /// The number of passes over the positions of those games in a generation.
    #[arg(long, default_value_t = 0.5, value_parser = positive)]
    passes: f64,
    /// The most games of the match against the best net so far, which ends as soon as it is clear whether the new net is
    /// at most 0 or at least 20 Elo points ahead.
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    match_games: u64,
    /// The number of games in the match against the hand evaluation, which is the yardstick; 0 for none.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(0..=1_000_000))]
    hand_games: u64,
    /// What a new series starts from: the net of this program (shipped), the hand evaluation (hand), or a net in a
    /// file.
    #[arg(long, default_value = "shipped", value_name = "shipped|hand|FILE")]
    from: String,
    /// The seed of all random choices: the same settings and seed give the same nets.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// The share of seats that play with unusual preferences.
const TASTE_SHARE: f32 = 0.4;
/// With only a few thousand games in a generation, larger steps would make the net forget what it knew.
const LEARNING_RATE: f32 = 4e-4;

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite() && (0.01..=1_000.0).contains(number));
    number.ok_or_else(|| "a number between 0.01 and 1000 is needed".to_owned())
}

/// Why training cannot start or continue.
#[derive(Debug, thiserror::Error)]
enum LearnError {
    #[error("{}: {error}", .path.display())]
    Io { path: PathBuf, error: std::io::Error },
    #[error("{}: {error}", .path.display())]
    Net { path: PathBuf, error: NetError },
    #[error(transparent)]
    Series(#[from] SeriesError),
    #[error("threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    #[error("{} does not exist: run this in the root of the repository, or name the file with --to", .0.display())]
    NotARepository(PathBuf),
    #[error(
        "the net was not shown to be stronger than the shipped one, so it was not taken. Train it further, or take it all \
         the same with --force"
    )]
    NotStronger,
    #[error(transparent)]
    Match(#[from] tzolkin_bots::MatchError),
    #[error(transparent)]
    Bar(#[from] indicatif::style::TemplateError),
}

pub(crate) fn run(args: &Learn) -> Result<(), Box<dyn std::error::Error>> {
    match &args.task {
        Task::Run(args) => learn(args)?,
        Task::Adopt(args) => adopt::run(args)?,
        Task::Worth(args) => worth::run(args)?,
    }
    Ok(())
}

fn learn(args: &Run) -> Result<(), LearnError> {
    let start = match args.from.as_str() {
        "shipped" => Some(Arc::clone(Net::shipped())),
        "hand" => None,
        path => Some(Arc::new(read_net(Path::new(path))?)),
    };
    let minutes = args.minutes.or_else(|| args.generations.is_none().then_some(60));
    let time = minutes.map(|minutes| Duration::from_secs(60 * minutes));
    let plan = Plan {
        folder: args.folder.clone(),
        start,
        generations: args.generations,
        time,
        games: args.games,
        nodes: args.nodes,
        search: PuctConfig::NET,
        taste_share: TASTE_SHARE,
        window: args.window,
        passes: args.passes,
        learning_rate: LEARNING_RATE,
        gate_games: args.match_games,
        hand_games: args.hand_games,
        seed: args.seed,
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let folder = args.folder.display();
    if args.folder.join("generations.csv").exists() || args.folder.join("games-0001.tzg").exists() {
        println!("Going on with the series in {folder}, from its own nets.");
    } else {
        println!("Beginning a series in {folder}, from {}.", args.from);
    }
    println!("Stop it whenever you like: the same command goes on where it was.\n");
    let progress = Progress::new(time);
    pool.install(|| tzolkin_learn::run(&plan, &|stage| progress.show(stage)))?;
    progress.finish();
    println!("\nOpen {folder}/report.html for the curves.");
    println!("To go on, run the same command again. To play with the best net of the series:");
    println!("  make net NET={folder}/best.net");
    Ok(())
}

fn read_net(path: &Path) -> Result<Net, LearnError> {
    let bytes = std::fs::read(path).map_err(|error| LearnError::Io { path: path.to_owned(), error })?;
    Net::read(&bytes).map_err(|error| LearnError::Net { path: path.to_owned(), error })
}
