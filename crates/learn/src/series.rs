//! A series of generations: games by self-play, training, a match against the best net so far, and again.
//!
//! Everything is kept in one folder, so that a series can be stopped at any moment and goes on where it was: games in
//! `games-N.tzg`, the net of each generation in `net-N.net`, the best in `best.net`, the trainer's own copy in
//! `checkpoint`, figures in `generations.csv` and, with curves, in `report.html`.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tzolkin_bots::net::{Net, NetError};

use crate::float_net::{CheckpointError, FloatNet};
use crate::games::{GamesError, GamesFile, StoredGame};
use crate::matches::{MatchResult, Side, play_match};
use crate::measure::{Bin, reliability};
use crate::quantise::{SHAPE, quantise, restore};
use crate::report::{Generation, ReportError, append_csv, page, read_csv};
use crate::samples::rows_of;
use crate::self_play::{SelfPlay, Style};
use crate::train::{TrainConfig, train};

/// What a series is to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where everything is kept.
    pub folder: PathBuf,
    /// The net that a new series begins with; none begins with the hand evaluation.
    pub start: Option<Arc<Net>>,
    /// Generations to add; none goes on until the time is over.
    pub generations: Option<u32>,
    /// How long to go on; a generation that has begun is finished first.
    pub time: Option<Duration>,
    /// Games of a generation.
    pub games: u64,
    /// Nodes for each decision of self-play.
    pub nodes: u64,
    /// The share of seats that play by a taste of their own.
    pub taste_share: f32,
    /// Generations whose games are trained on.
    pub window: u32,
    /// How often each row of the window is trained on in a generation.
    pub passes: f64,
    /// The highest learning rate.
    pub learning_rate: f32,
    /// Games of the match against the best net so far.
    pub gate_games: u64,
    /// Games of the match against the hand evaluation; 0 for none.
    pub hand_games: u64,
    /// What all chance comes from.
    pub seed: u64,
}

/// Where a series is.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Games are made: how many are there, and how many there will be.
    Games(u32, u64, u64),
    /// The net is trained: how many steps are done, and how many there will be.
    Training(u32, usize, usize),
    /// The new net plays against the best one.
    Match(u32),
    /// A generation is complete.
    Done(Box<Generation>),
}

/// Why a series cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum SeriesError {
    /// A file cannot be used.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// A net cannot be used.
    #[error("{}: {error}", .path.display())]
    Net {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: NetError,
    },
    /// The trainer's copy of the net cannot be used.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    /// Stored games cannot be used.
    #[error(transparent)]
    Games(#[from] GamesError),
    /// The figures cannot be used.
    #[error(transparent)]
    Report(#[from] ReportError),
}

/// Bars of the reliability diagram.
const BINS: usize = 10;
/// Rows in a training step.
const BATCH: usize = 4096;
/// Nodes for each decision of matches.
const MATCH_NODES: u64 = 200;
/// The share of the result in the target of a row; the rest is what later searches expected. Values of the hand
/// evaluation say little, so its own games count by their results alone.
const OUTCOME: f32 = 0.5;

/// Adds generations to a series until its plan is fulfilled.
///
/// # Errors
/// If a file cannot be read or written, or is of another version; what was made before stays.
pub fn run(plan: &Plan, show: &(dyn Fn(Stage) + Sync)) -> Result<(), SeriesError> {
    let began = Instant::now();
    std::fs::create_dir_all(&plan.folder).map_err(|error| SeriesError::Io { path: plan.folder.clone(), error })?;
    let mut series = Series::open(plan)?;
    let last = plan.generations.map(|more| series.done.len() as u32 + more);
    loop {
        let number = series.done.len() as u32 + 1;
        let late = plan.time.is_some_and(|time| began.elapsed() >= time);
        if late || last.is_some_and(|last| number > last) {
            return Ok(());
        }
        series.generation(number, show)?;
    }
}

struct Series<'a> {
    plan: &'a Plan,
    done: Vec<Generation>,
    best: Option<Arc<Net>>,
    float: FloatNet,
}

impl<'a> Series<'a> {
    fn open(plan: &'a Plan) -> Result<Self, SeriesError> {
        let done = read_csv(&plan.folder.join("generations.csv"))?;
        let best_path = plan.folder.join("best.net");
        let best = if best_path.exists() { Some(Arc::new(read_net(&best_path)?)) } else { plan.start.clone() };
        let checkpoint = plan.folder.join("checkpoint");
        let float = if checkpoint.exists() {
            let file = std::fs::File::open(&checkpoint).map_err(|error| io(&checkpoint, error))?;
            FloatNet::read(std::io::BufReader::new(file))?
        } else {
            plan.start.as_ref().map_or_else(|| FloatNet::new(SHAPE, plan.seed), |net| restore(net))
        };
        Ok(Self { plan, done, best, float })
    }

    fn generation(&mut self, number: u32, show: &(dyn Fn(Stage) + Sync)) -> Result<(), SeriesError> {
        let began = Instant::now();
        let plan = self.plan;
        let styles = self.make_games(number, show)?;
        let mut window = Vec::new();
        for generation in number.saturating_sub(plan.window - 1).max(1)..=number {
            window.extend(GamesFile::open(&self.games_path(generation))?.1);
        }
        let outcome = if self.best.is_some() { OUTCOME } else { 1.0 };
        let (rows, held_out) = rows_of(&window, outcome);
        let fresh = self.best.is_none() && number == 1;
        let passes = if fresh { 3.0 * plan.passes } else { plan.passes };
        let config = TrainConfig {
            steps: ((rows.len() as f64 * passes / BATCH as f64) as usize).max(1),
            batch: BATCH,
            learning_rate: if fresh { 2e-3 } else { plan.learning_rate },
            seed: plan.seed ^ u64::from(number),
            ..TrainConfig::default()
        };
        let report = train(&mut self.float, None, &rows, &held_out, &config, &mut |progress| {
            show(Stage::Training(number, progress.step, progress.steps));
        });
        let net = Arc::new(quantise(&self.float, number));
        show(Stage::Match(number));
        let side = |net: &Option<Arc<Net>>| Side::new(net.clone(), MATCH_NODES);
        let candidate = side(&Some(Arc::clone(&net)));
        let seed = 1_000_000 + u64::from(number) * 10_000;
        let gate = play_match(&candidate, &side(&self.best), 4, plan.gate_games, seed);
        let hand = (plan.hand_games > 0).then(|| play_match(&candidate, &side(&None), 4, plan.hand_games, 77_000));
        let accepted = passes_gate(&gate);
        let row = Generation {
            generation: number,
            net_fingerprint: format!("{:016x}", self.float.fingerprint()),
            games: self.done.last().map_or(0, |last| last.games) + plan.games,
            rows: rows.len() as u64,
            rmse_hand: report.held_out.rmse_hand,
            rmse_train: report.train.rmse,
            rmse_held_out: report.held_out.rmse,
            win_bce: report.held_out.win_bce,
            policy_ce: report.held_out.policy_ce,
            policy_top1: report.held_out.policy_top1,
            gate_win_share: gate.share,
            gate_low: gate.interval.0,
            gate_high: gate.interval.1,
            gate_games: gate.games,
            hand_win_share: hand.map_or(f64::NAN, |hand| hand.share),
            hand_low: hand.map_or(f64::NAN, |hand| hand.interval.0),
            hand_high: hand.map_or(f64::NAN, |hand| hand.interval.1),
            four_winner: gate.winner,
            accepted,
            seconds: began.elapsed().as_secs_f64(),
            ..style_row(&styles)
        };
        self.keep(number, &net, &row, &reliability(&self.float, &held_out, BINS))?;
        if accepted {
            self.best = Some(net);
        }
        self.done.push(row.clone());
        show(Stage::Done(Box::new(row)));
        Ok(())
    }

    fn games_path(&self, generation: u32) -> PathBuf {
        self.plan.folder.join(format!("games-{generation:04}.tzg"))
    }

    /// Makes the games that the generation still lacks; gives how the new ones were played.
    fn make_games(&self, number: u32, show: &(dyn Fn(Stage) + Sync)) -> Result<Vec<Style>, SeriesError> {
        let plan = self.plan;
        let (file, there) = GamesFile::open(&self.games_path(number))?;
        let mut maker = SelfPlay::new(self.maker(), plan.nodes);
        maker.taste_share = plan.taste_share;
        let seed = plan.seed.wrapping_add(u64::from(number));
        let there = there.len() as u64;
        let state = Mutex::new((file, there));
        let made = (there..plan.games).into_par_iter().map(|game| -> Result<Style, SeriesError> {
            let (stored, style): (StoredGame, Style) = maker.play(seed, game);
            let mut state = state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            state.0.add(&stored)?;
            state.1 += 1;
            show(Stage::Games(number, state.1, plan.games));
            Ok(style)
        });
        made.collect()
    }

    /// Games are made by the newest net, accepted or not: a net that is a little weaker still shows new positions.
    fn maker(&self) -> Option<Arc<Net>> {
        let number = self.done.len() as u32;
        if number == 0 { self.best.clone() } else { Some(Arc::new(quantise(&self.float, number))) }
    }

    fn keep(&self, number: u32, net: &Net, row: &Generation, bins: &[Bin]) -> Result<(), SeriesError> {
        let folder = &self.plan.folder;
        let mut checkpoint = Vec::new();
        self.float.write(&mut checkpoint)?;
        write(&folder.join("checkpoint"), &checkpoint)?;
        write(&folder.join(format!("net-{number:04}.net")), &net.write())?;
        if row.accepted {
            write(&folder.join("best.net"), &net.write())?;
        }
        append_csv(&folder.join("generations.csv"), row)?;
        let mut all = self.done.clone();
        all.push(row.clone());
        write(&folder.join("report.html"), page(&all, bins).as_bytes())
    }
}

/// A net is taken for the best when it wins more than its share by more than one standard error of the match.
fn passes_gate(gate: &MatchResult) -> bool {
    let par = 0.25_f64;
    gate.share > par + (par * (1.0 - par) / gate.games.max(1) as f64).sqrt()
}

/// The means of games of four that began by the rules.
fn style_row(styles: &[Style]) -> Generation {
    let four: Vec<&Style> = styles.iter().filter(|style| style.players == 4 && !style.gifted).collect();
    let mean = |of: fn(&Style) -> f64| four.iter().map(|style| of(style)).sum::<f64>() / four.len().max(1) as f64;
    Generation {
        makers_winner: mean(|style| style.winner),
        makers_mean: mean(|style| style.mean),
        workers: mean(|style| style.workers),
        agriculture: mean(|style| style.levels[0]),
        extraction: mean(|style| style.levels[1]),
        architecture: mean(|style| style.levels[2]),
        theology: mean(|style| style.levels[3]),
        buildings: mean(|style| style.buildings),
        monuments: mean(|style| style.monuments),
        unfed: mean(|style| style.unfed),
        ..Generation::default()
    }
}

fn io(path: &Path, error: std::io::Error) -> SeriesError {
    SeriesError::Io { path: path.to_owned(), error }
}

fn read_net(path: &Path) -> Result<Net, SeriesError> {
    let bytes = std::fs::read(path).map_err(|error| io(path, error))?;
    Net::read(&bytes).map_err(|error| SeriesError::Net { path: path.to_owned(), error })
}

/// Writes a file as a whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<(), SeriesError> {
    let aside = path.with_extension("new");
    std::fs::write(&aside, bytes).and_then(|()| std::fs::rename(&aside, path)).map_err(|error| io(path, error))
}
