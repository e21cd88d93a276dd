//! A series of generations: games by self-play, training, a match against the best net so far, and again.
//!
//! Everything is stored in one folder, so that a series can be stopped at any moment and resumed: games in
//! `games-N.tzg`, the net of each generation in `net-N.net` (0 is the one that the series started from), the best in
//! `best.net`, the trainer's own copy of the newest in `checkpoint-N`, figures in `generations.csv` and, with curves,
//! in `report.html`.

mod folder;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rand_core::Rng as _;
use rayon::prelude::*;
use tzolkin_bots::PuctConfig;
use tzolkin_bots::net::{Net, NetError};
use tzolkin_bots::{BotSummary, Decision, Deeds, GameResult, Limit, Match, MatchError, NamedNet, Spec, Sprt, Summary};
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Seat, Technology};

use crate::float_net::CheckpointError;
use crate::games::{GamesError, GamesFile, StoredGame};
use crate::measure::reliability;
use crate::quantise::quantise;
use crate::report::{Generation, ReportError};
use crate::rows::Rows;
use crate::samples::rows_of;
use crate::self_play::{Played, SelfPlay};
use crate::train::TrainConfig;
use folder::{Folder, State};

/// What to do in a series.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where everything is kept.
    pub folder: PathBuf,
    /// The net that a new series starts from; none for the hand evaluation. A series that is resumed keeps its own.
    pub start: Option<Arc<Net>>,
    /// The number of generations to add; none to continue until the time is over.
    pub generations: Option<u32>,
    /// How long to train. A generation that has been started is finished, so none is started that would mostly be over
    /// time.
    pub time: Option<Duration>,
    /// The number of games in a generation. If an interrupted generation already has more, all of them are used.
    pub games: u64,
    /// Nodes for each decision of self-play.
    pub nodes: u64,
    /// How new nets are searched with, in self-play and afterwards.
    pub search: PuctConfig,
    /// The share of seats that play with unusual preferences.
    pub taste_share: f32,
    /// Generations whose games are trained on.
    pub window: u32,
    /// How often each row of the window is trained on in a generation.
    pub passes: f64,
    /// The highest learning rate.
    pub learning_rate: f32,
    /// The most games of the match against the best net so far, which ends as soon as it is clear whether the new net
    /// is stronger.
    pub gate_games: u64,
    /// Games of the match against the hand evaluation; 0 for none.
    pub hand_games: u64,
    /// The seed of all random choices.
    pub seed: u64,
}

/// Where a series is.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Games are being played: how many there are, and how many there will be.
    Games(u32, u64, u64),
    /// The net is being trained: how many steps are done, and how many there will be.
    Training(u32, usize, usize),
    /// The new net plays matches: how many games are played, and how many there will be at most.
    Match(u32, u64, u64),
    /// A generation is complete.
    Done(Box<Generation>),
}

/// Why a series cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum SeriesError {
    /// A file cannot be used.
    #[error("{}: {error}", .path.display())]
    Io { path: PathBuf, error: std::io::Error },
    /// A net cannot be used.
    #[error("{}: {error}", .path.display())]
    Net { path: PathBuf, error: NetError },
    /// The trainer's copy of the net cannot be used.
    #[error("{}: {error}; begin a new folder with the newest net instead", .path.display())]
    Checkpoint { path: PathBuf, error: CheckpointError },
    /// The trainer's copy belongs to another net.
    #[error("{} and {} are not the same net; begin a new folder with the one to go on from", .path.display(), .net.display())]
    OtherNet {
        /// The trainer's copy.
        path: PathBuf,
        /// The net that it should be a copy of.
        net: PathBuf,
    },
    /// Stored games cannot be used.
    #[error(transparent)]
    Games(#[from] GamesError),
    /// The figures cannot be used.
    #[error(transparent)]
    Report(#[from] ReportError),
    /// A match cannot be played.
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// The number of bins in the reliability diagram.
const BINS: usize = 10;
/// Rows in a training step.
const BATCH: usize = 4096;
/// The first training of a series that starts from the hand evaluation uses more passes and larger steps.
const FRESH_PASSES: f64 = 4.0;
const FRESH_RATE: f32 = 1e-3;
/// The highest number of nodes for each decision in matches; if self-play uses fewer, so do matches.
const MATCH_NODES: u64 = 200;
/// A net becomes the best if it is tested to be stronger by the second number of Elo points rather than by the first.
const GATE: [f64; 2] = [0.0, 20.0];
/// The setups of the matches against the hand evaluation, always the same, so that generations can be compared.
const HAND_SEED: u64 = 77_000;
/// How far the targets of rows look ahead ([`rows_of`]). Searches with the hand evaluation predict poorly, so for their
/// games the target is the result alone.
const LAMBDA: f32 = 0.8;

/// Adds generations to a series until the plan is complete.
///
/// # Errors
/// If a file cannot be read or written, or is of another version. Everything written before remains.
pub fn run(plan: &Plan, show: &(dyn Fn(Stage) + Sync)) -> Result<(), SeriesError> {
    let began = Instant::now();
    let (folder, state) = Folder::open(plan)?;
    let mut series = Series { plan, folder, state };
    let first = series.next();
    let mut longest = Duration::ZERO;
    loop {
        let number = series.next();
        let late = plan.time.is_some_and(|time| began.elapsed() + longest / 2 >= time);
        if late || plan.generations.is_some_and(|more| number >= first + more) {
            return Ok(());
        }
        let generation = Instant::now();
        series.generation(number, show)?;
        longest = longest.max(generation.elapsed());
    }
}

struct Series<'a> {
    plan: &'a Plan,
    folder: Folder,
    state: State,
}

impl Series<'_> {
    /// The number of the generation that comes next.
    fn next(&self) -> u32 {
        self.state.done.last().map_or(0, |last| last.generation) + 1
    }

    fn generation(&mut self, number: u32, show: &(dyn Fn(Stage) + Sync)) -> Result<(), SeriesError> {
        let began = Instant::now();
        let plan = self.plan;
        let games = self.make_games(number, show)?;
        let made = games.len() as u64;
        let played = self.played(number, &games)?;
        let (rows, held_out) = self.rows(number, games)?;
        let fresh = self.made_by_hand(number);
        let config = TrainConfig {
            steps: ((rows.len() as f64 * plan.passes * if fresh { FRESH_PASSES } else { 1.0 } / BATCH as f64) as usize)
                .max(1),
            batch: BATCH,
            learning_rate: if fresh { FRESH_RATE } else { plan.learning_rate },
            seed: plan.seed ^ u64::from(number),
            ..TrainConfig::default()
        };
        let report = self.state.trainer.train(&rows, &held_out, &config, &mut |progress| {
            show(Stage::Training(number, progress.step, progress.steps));
        });
        let net = Arc::new(quantise(self.state.trainer.playing(), number, plan.search));
        let (decision, gate, hand) = self.matches(number, &net, show)?;
        let accepted = decision == Decision::Accepted;
        let against_best = &gate.bots[0];
        let against_hand = |of: fn(&BotSummary) -> f64| hand.as_ref().map_or(f64::NAN, |hand| of(&hand.bots[0]));
        let row = Generation {
            generation: number,
            net_fingerprint: format!("{:016x}", net.fingerprint()),
            games: self.state.done.last().map_or(0, |last| last.games) + made,
            rows: rows.len() as u64,
            rmse_hand: report.held_out.rmse_hand,
            rmse_train: report.train.rmse,
            rmse_held_out: report.held_out.rmse,
            win_bce: report.held_out.win_bce,
            policy_ce: report.held_out.policy_ce,
            policy_top1: report.held_out.policy_top1,
            gate_win_share: against_best.win_rate,
            gate_low: against_best.win_rate_low,
            gate_high: against_best.win_rate_high,
            gate_games: gate.games,
            hand_win_share: against_hand(|bot| bot.win_rate),
            hand_low: against_hand(|bot| bot.win_rate_low),
            hand_high: against_hand(|bot| bot.win_rate_high),
            four_winner: gate.winner_mean_score,
            accepted,
            seconds: began.elapsed().as_secs_f64(),
            ..figures_of(&played)
        };
        if accepted {
            self.state.best = Some(Arc::clone(&net));
        }
        self.state.done.push(row.clone());
        self.folder.keep(&self.state, &net, &reliability(self.state.trainer.playing(), &held_out, BINS))?;
        show(Stage::Done(Box::new(row)));
        Ok(())
    }

    /// Plays the games that the generation still lacks, and returns all of its games.
    fn make_games(&self, number: u32, show: &(dyn Fn(Stage) + Sync)) -> Result<Vec<StoredGame>, SeriesError> {
        let plan = self.plan;
        let (file, games) = GamesFile::open(&self.folder.games(number))?;
        let mut maker = SelfPlay::new(self.maker(), plan.nodes);
        maker.taste_share = plan.taste_share;
        let seed = plan.seed.wrapping_add(u64::from(number));
        let missing = games.len() as u64..plan.games;
        let kept = Mutex::new(InOrder { file, games, early: BTreeMap::new() });
        // Games are started in order, because a finished game waits in memory for earlier ones and is lost if the
        // program is stopped.
        missing.par_bridge().try_for_each(|game| {
            let stored = maker.play(seed, game);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.add(game, stored)?;
            show(Stage::Games(number, (kept.games.len() + kept.early.len()) as u64, plan.games));
            Ok::<(), SeriesError>(())
        })?;
        Ok(kept.into_inner().unwrap_or_else(PoisonError::into_inner).games)
    }

    /// The newest net plays the games, whether or not it became the best: even a slightly weaker net leads to new
    /// positions.
    fn maker(&self) -> Option<Arc<Net>> {
        match self.state.done.last() {
            Some(last) => Some(Arc::new(quantise(self.state.trainer.playing(), last.generation, self.plan.search))),
            None => {
                self.state.start.as_deref().map(|start| Arc::new(Net { search: self.plan.search, ..start.clone() }))
            }
        }
    }

    /// Whether the games of a generation were played with the hand evaluation.
    fn made_by_hand(&self, generation: u32) -> bool {
        generation == 1 && self.state.start.is_none()
    }

    fn played(&self, number: u32, games: &[StoredGame]) -> Result<Vec<Played>, SeriesError> {
        let played = |(game, stored)| {
            Played::of(stored).map_err(|reason| {
                let path = self.folder.games(number);
                SeriesError::Games(GamesError::Damaged { path, game, reason })
            })
        };
        games.par_iter().enumerate().map(played).collect()
    }

    /// Rows of the window to train on and to measure with; `newest` are the games of generation `number`.
    fn rows(&self, number: u32, newest: Vec<StoredGame>) -> Result<(Rows, Rows), SeriesError> {
        let (mut train, mut held_out) = (Rows::default(), Rows::default());
        let first = number.saturating_sub(self.plan.window.saturating_sub(1)).max(1);
        let mut newest = Some(newest);
        for generation in first..=number {
            let games = match newest.take_if(|_| generation == number) {
                Some(games) => games,
                None => GamesFile::read(&self.folder.games(generation))?,
            };
            // One file at a time, so that the same games are held out wherever the window begins.
            let parts = rows_of(&games, if self.made_by_hand(generation) { 1.0 } else { LAMBDA });
            train.append(parts.0);
            held_out.append(parts.1);
        }
        Ok((train, held_out))
    }

    /// The match against the best net, with what it says, and the one against the hand evaluation.
    fn matches(
        &self,
        number: u32,
        net: &Arc<Net>,
        show: &(dyn Fn(Stage) + Sync),
    ) -> Result<(Decision, Summary, Option<Summary>), SeriesError> {
        let Plan { gate_games, hand_games, .. } = *self.plan;
        let limit = Limit::Nodes(self.plan.nodes.min(MATCH_NODES));
        let candidate = Spec::searching(Some(NamedNet::new("new", Arc::clone(net))), limit);
        let best = Spec::searching(self.state.best.clone().map(|best| NamedNet::new("best", best)), limit);
        let by_hand = Spec::searching(None, limit);
        let gate = Match::new(vec![candidate.clone(), best], 4, gate_games, self.match_seed(number))?;
        let hand = match hand_games {
            0 => None,
            games => Some(Match::new(vec![candidate, by_hand], 4, games, HAND_SEED)?),
        };
        let of_hand = hand.as_ref().map_or(0, Match::games);
        let played = Mutex::new(0);
        let shown = |set: &[GameResult], most: u64| {
            let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
            *played += set.len() as u64;
            show(Stage::Match(number, *played, most.max(*played)));
            Ok(())
        };
        shown(&[], gate.games() + of_hand).map_err(MatchError::Io)?;
        let mut test = Sprt::new(4, GATE[0], GATE[1])?;
        let results = gate.test(&mut test, &[], |set| shown(set, gate.games() + of_hand), |_| ())?;
        let tested = results.len() as u64;
        let of_best = Summary::new(&gate, &results);
        let against_hand = match &hand {
            None => None,
            Some(hand) => Some(Summary::new(hand, &hand.play(&[], |set| shown(set, tested + of_hand))?)),
        };
        Ok((test.decision(), of_best, against_hand))
    }

    /// The seed of a generation's match, whose setups no other generation and no game of self-play had: a net that was
    /// chosen on some setups has to show its strength on others.
    fn match_seed(&self, number: u32) -> u64 {
        stream(self.plan.seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x6d61_7463_6865_7321)
            .next_u64()
    }
}

/// Writes games in the order of their numbers, in whatever order they end, so that the file shows which are missing and
/// the same games give the same rows.
struct InOrder {
    file: GamesFile,
    games: Vec<StoredGame>,
    /// Games that ended before an earlier one.
    early: BTreeMap<u64, StoredGame>,
}

impl InOrder {
    fn add(&mut self, number: u64, game: StoredGame) -> Result<(), GamesError> {
        self.early.insert(number, game);
        while let Some(next) = self.early.remove(&(self.games.len() as u64)) {
            self.file.add(&next)?;
            self.games.push(next);
        }
        Ok(())
    }
}

/// The means over four-player games without gifts, and over their seats.
fn figures_of(played: &[Played]) -> Generation {
    let four: Vec<&Played> = played.iter().filter(|played| played.points.len() == 4 && !played.gifted).collect();
    let games = four.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Deeds) -> f64| {
        four.iter().flat_map(|played| &played.deeds).map(of).sum::<f64>() / (games * Seat::NUM as f64)
    };
    let level = |technology: Technology| mean(&|deeds| deeds.levels[technology].into());
    let points = |of: fn(&Played) -> f64| four.iter().map(|played| of(played)).sum::<f64>() / games;
    Generation {
        makers_winner: points(|played| played.points.iter().copied().fold(f64::MIN, f64::max)),
        makers_mean: points(|played| played.points.iter().sum::<f64>() / played.points.len() as f64),
        workers: mean(&|deeds| deeds.workers.into()),
        agriculture: level(Technology::Agriculture),
        extraction: level(Technology::Extraction),
        architecture: level(Technology::Architecture),
        theology: level(Technology::Theology),
        buildings: mean(&|deeds| deeds.buildings.into()),
        monuments: mean(&|deeds| deeds.monuments.into()),
        unfed: mean(&|deeds| deeds.unfed.into()),
        ..Generation::default()
    }
}
