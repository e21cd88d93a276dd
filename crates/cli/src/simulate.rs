//! `tzolkin simulate`: plays random games, to measure speed and to collect figures about the game.

use std::io::{self, Write};
use std::time::Instant;

use indicatif::{ParallelProgressIterator, ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Actions, Game, Setup, SetupError};

/// Play random games, and print their speed, scores and lengths.
#[derive(clap::Args)]
pub(crate) struct Simulate {
    /// The number of players: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The number of games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game; game n has this seed plus n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print the results as a JSON object.
    #[arg(long)]
    json: bool,
}

/// The results of one game or of many.
#[derive(Clone, Copy)]
struct Tally {
    games: u64,
    decisions: u64,
    scores: u64,
    sum: f64,
    squares: f64,
    lowest: f64,
    highest: f64,
    rounds: u64,
    fewest_rounds: u64,
    most_rounds: u64,
}

impl Tally {
    const EMPTY: Self = Self {
        games: 0,
        decisions: 0,
        scores: 0,
        sum: 0.0,
        squares: 0.0,
        lowest: f64::INFINITY,
        highest: f64::NEG_INFINITY,
        rounds: 0,
        fewest_rounds: u64::MAX,
        most_rounds: 0,
    };

    fn merge(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            scores: self.scores + other.scores,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
            rounds: self.rounds + other.rounds,
            fewest_rounds: self.fewest_rounds.min(other.fewest_rounds),
            most_rounds: self.most_rounds.max(other.most_rounds),
        }
    }
}

/// The figures that are printed.
#[derive(Serialize)]
struct Figures {
    players: u8,
    games: u64,
    seed: u64,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    nanoseconds_per_decision: f64,
    mean_score: f64,
    score_deviation: f64,
    lowest_score: f64,
    highest_score: f64,
    mean_rounds: f64,
    fewest_rounds: u64,
    most_rounds: u64,
}

pub(crate) fn run(args: &Simulate) -> Result<(), Box<dyn std::error::Error>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let threads = pool.current_num_threads();
    // Each job has enough games that updating the bar and merging results costs next to nothing.
    const CHUNK: u64 = 64;
    let chunks = args.games.div_ceil(CHUNK);
    let bar = ProgressBar::with_draw_target(Some(chunks), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template("{bar:40} {percent}% {eta} left")?);
    let began = Instant::now();
    let tally = pool.install(|| {
        (0..chunks)
            .into_par_iter()
            .progress_with(bar.clone())
            .map(|chunk| {
                let games = chunk * CHUNK..args.games.min((chunk + 1) * CHUNK);
                games.into_iter().try_fold(Tally::EMPTY, |tally, game| {
                    play_one(usize::from(args.players), args.seed.wrapping_add(game)).map(|one| tally.merge(one))
                })
            })
            .try_reduce(|| Tally::EMPTY, |a, b| Ok(a.merge(b)))
    })?;
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    print(&figures(args, threads, seconds, &tally), args.json)
}

/// Plays one random game to its end.
fn play_one(players: usize, seed: u64) -> Result<Tally, SetupError> {
    let mut rng = stream(seed);
    let mut game = Game::new(&Setup::random(players, &mut rng)?);
    let mut legal = Actions::new();
    let mut tally = Tally { games: 1, ..Tally::EMPTY };
    let mut last_round = 0;
    while let Some(seat) = game.first_to_act() {
        game.legal(&mut legal);
        game.apply_unchecked(seat, legal[below(&mut rng, legal.len())], &mut ());
        tally.decisions += 1;
        if game.board().round() != last_round {
            last_round = game.board().round();
            tally.rounds += 1;
        }
    }
    tally.fewest_rounds = tally.rounds;
    tally.most_rounds = tally.rounds;
    for seat in game.board().seats() {
        let score = game.board().player(seat).points().as_f64();
        tally.scores += 1;
        tally.sum += score;
        tally.squares += score * score;
        tally.lowest = tally.lowest.min(score);
        tally.highest = tally.highest.max(score);
    }
    Ok(tally)
}

fn figures(args: &Simulate, threads: usize, seconds: f64, tally: &Tally) -> Figures {
    let (games, scores) = (tally.games as f64, tally.scores as f64);
    let mean_score = tally.sum / scores;
    Figures {
        players: args.players,
        games: tally.games,
        seed: args.seed,
        threads,
        seconds,
        games_per_second: games / seconds,
        decisions_per_game: tally.decisions as f64 / games,
        nanoseconds_per_decision: seconds * 1e9 * threads as f64 / tally.decisions as f64,
        mean_score,
        score_deviation: (tally.squares / scores - mean_score * mean_score).max(0.0).sqrt(),
        lowest_score: tally.lowest,
        highest_score: tally.highest,
        mean_rounds: tally.rounds as f64 / games,
        fewest_rounds: tally.fewest_rounds,
        most_rounds: tally.most_rounds,
    }
}

fn print(figures: &Figures, json: bool) -> Result<(), Box<dyn std::error::Error>> {
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(figures)?)?;
        return Ok(());
    }
    writeln!(out, "{} random games of {} players, {} threads", figures.games, figures.players, figures.threads)?;
    writeln!(out, "{:>12.0} games per second", figures.games_per_second)?;
    writeln!(out, "{:>12.1} decisions per game", figures.decisions_per_game)?;
    writeln!(out, "{:>12.1} ns per decision (legal, choice, apply)", figures.nanoseconds_per_decision)?;
    writeln!(
        out,
        "{:>12.2} points on average, deviation {:.2}, from {} to {}",
        figures.mean_score, figures.score_deviation, figures.lowest_score, figures.highest_score
    )?;
    writeln!(
        out,
        "{:>12.2} rounds on average, from {} to {}",
        figures.mean_rounds, figures.fewest_rounds, figures.most_rounds
    )?;
    Ok(())
}
