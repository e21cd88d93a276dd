//! The arena: bots play each other on the same setups with rotating seats, so that their results can be compared.

mod ladder;
mod line_of_play;
mod results;
mod results_file;
mod share;
mod sprt;
mod stats;

use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tzolkin_engine::{Game, Refusal, Seat, Setup, SetupError};

use crate::bot::Budget;
use crate::deeds::DeedsWatch;
use crate::play::{Player, Refused, play_game};
use crate::spec::Spec;

pub use ladder::{Rung, ladder};
pub use line_of_play::LineOfPlay;
pub use results::{GameResult, SeatResult, Times};
pub use results_file::{ResultsError, ResultsFile};
pub use share::{Share, elo, share_at};
pub use sprt::{Decision, Sprt};
pub use stats::{BotSummary, LineSummary, PlaceSummary, Style, Summary, scores};

/// Who plays whom, how often and on which setups.
///
/// ```
/// use tzolkin_bots::{Match, Spec, Summary};
///
/// let played = Match::new(vec![Spec::Greedy, Spec::Random], 3, 5, 1)?;
/// let results = played.play(&[], |_| Ok(()))?;
/// assert_eq!(Summary::new(&played, &results).games, 6, "two sets of three games");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// A bot for each seat; the first is the candidate that the others are there to measure.
    specs: Vec<Spec>,
    games: u64,
    seed: u64,
}

/// Why a match cannot be played, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// Nobody was named.
    #[error("a match needs at least one bot")]
    NoBots,
    /// More bots than seats.
    #[error("{bots} bots for {players} players")]
    TooManyBots { bots: usize, players: usize },
    /// A match of no games at all.
    #[error("a match has at least one game")]
    NoGames,
    /// A ladder of one bot.
    #[error("a ladder needs at least two bots")]
    NoPairs,
    /// A ladder on which a bot would stand twice.
    #[error("{0} is named twice")]
    NamedTwice(Spec),
    /// A test between strengths that are none.
    #[error("a test is between two Elo differences, the lower one first, such as 0 and 20; {0} and {1} are none")]
    Test(f64, f64),
    /// A test of equal bots.
    #[error("a test needs a candidate and other bots")]
    NothingToTest,
    /// No such table.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot chose what the rules refuse: a fault of the bot.
    #[error("game {game}: {bot} chose '{action}', which is refused: {refusal}")]
    Refused {
        game: u64,
        bot: Spec,
        /// What it chose.
        action: tzolkin_engine::Action,
        refusal: Refusal,
    },
    /// A result could not be kept.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl Match {
    /// A match of that many games, rounded up to whole sets. If fewer bots than players are named, the last one takes
    /// the other seats.
    ///
    /// # Errors
    /// If bots, players or games do not make a match.
    pub fn new(mut specs: Vec<Spec>, players: usize, games: u64, seed: u64) -> Result<Self, MatchError> {
        let last = specs.last().ok_or(MatchError::NoBots)?.clone();
        if !(2..=Seat::NUM).contains(&players) {
            return Err(SetupError::Players(players).into());
        }
        if specs.len() > players {
            return Err(MatchError::TooManyBots { bots: specs.len(), players });
        }
        if games == 0 {
            return Err(MatchError::NoGames);
        }
        specs.resize(players, last);
        let mut of = Self { specs, games, seed };
        of.games = games.next_multiple_of(of.set_size() as u64);
        Ok(of)
    }

    /// The bots, one for each seat, the candidate first.
    #[must_use]
    pub fn specs(&self) -> &[Spec] {
        &self.specs
    }

    /// How many play a game.
    #[must_use]
    pub fn players(&self) -> usize {
        self.specs.len()
    }

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The seed of all setups and of all the bots' random choices.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// A name for the file that keeps the match: bots as they are named on the command line, players and seed. Different
    /// matches may share a name if their bots differ only in punctuation; the first line of the file tells them apart.
    ///
    /// ```
    /// use tzolkin_bots::{Match, Spec};
    ///
    /// let of = Match::new(vec!["search:nodes=2000".parse()?, Spec::Greedy], 4, 200, 7)?;
    /// assert_eq!(of.file_name(), "search-nodes-2000_greedy_4p_seed7.csv");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn file_name(&self) -> String {
        let last = self.specs.len() - 1;
        let named = 1 + (0..last).rfind(|&bot| self.specs[bot] != self.specs[last]).map_or(0, |bot| bot + 1);
        let bots: Vec<String> = self.specs[..named].iter().map(Spec::file_name).collect();
        format!("{}_{}p_seed{}.csv", bots.join("_"), self.players(), self.seed)
    }

    /// The games of a set: one setup, with the candidate in every seat. With equal bots in all seats there is just one
    /// way to seat them, and a second game on the same setup would only repeat the first.
    #[must_use]
    pub fn set_size(&self) -> usize {
        let players = self.players();
        let repeats = |by: &usize| (0..players).all(|seat| self.specs[seat] == self.specs[(seat + by) % players]);
        (1..=players).find(repeats).unwrap_or(players)
    }

    /// The set of a game, counted from 0.
    fn set_of(&self, game: u64) -> u64 {
        game / self.set_size() as u64
    }

    /// The seed of a game's setup.
    #[must_use]
    pub fn setup_seed(&self, game: u64) -> u64 {
        self.seed.wrapping_add(self.set_of(game))
    }

    /// Which bot, counted as named, sits in each seat of a game.
    #[must_use]
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let players = self.players();
        let rotation = (game % self.set_size() as u64) as usize;
        (0..players).map(|seat| (seat + players - rotation) % players).collect()
    }

    /// The games of the sets that are whole, set by set, in order.
    pub(crate) fn whole_sets<'a>(&self, results: &'a [GameResult]) -> Vec<Vec<&'a GameResult>> {
        let mut sets: BTreeMap<u64, Vec<&GameResult>> = BTreeMap::new();
        for result in results {
            sets.entry(self.set_of(result.game)).or_default().push(result);
        }
        sets.retain(|_, games| games.len() == self.set_size());
        sets.values_mut().for_each(|games| games.sort_unstable_by_key(|result| result.game));
        sets.into_values().collect()
    }

    /// The share of wins of the candidate in some games.
    #[must_use]
    pub fn candidates_share(&self, games: &[GameResult]) -> f64 {
        let own = |result: &GameResult| {
            result.seats.iter().filter(|seat| seat.bot == 0).map(|seat| result.win(seat)).sum::<f64>()
        };
        games.iter().map(own).sum::<f64>() / games.len().max(1) as f64
    }

    /// Plays the games that are not among those already played, on all threads of the current pool, and returns all
    /// in order. What was played of a set is shown to `played` as soon as the whole set has ended.
    ///
    /// # Errors
    /// If a bot breaks the rules, or `played` fails; games under way are then lost.
    pub fn play<F>(&self, already: &[GameResult], played: F) -> Result<Vec<GameResult>, MatchError>
    where
        F: Fn(&[GameResult]) -> std::io::Result<()> + Sync,
    {
        self.play_until(already, played, |_| false)
    }

    /// The same, until `enough` says so, which is shown every set in order. The games up to then are returned. They are
    /// the same with any number of threads, although some more are played with several.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn play_until<F, E>(&self, already: &[GameResult], played: F, enough: E) -> Result<Vec<GameResult>, MatchError>
    where
        F: Fn(&[GameResult]) -> std::io::Result<()> + Sync,
        E: FnMut(&[GameResult]) -> bool + Send,
    {
        let mut open = OpenSets { size: self.set_size(), sets: BTreeMap::new(), next: 0, enough, over: false };
        let mut known = HashSet::new();
        for result in already.iter().filter(|result| result.game < self.games) {
            if known.insert(result.game) {
                open.sets.entry(self.set_of(result.game)).or_default().push(result.clone());
            }
        }
        let over = AtomicBool::new(open.are_enough());
        let open = Mutex::new(open);
        // Games are begun in order, so that sets are completed as early as possible.
        (0..self.games).filter(|game| !known.contains(game)).par_bridge().try_for_each(|game| {
            if over.load(Ordering::Relaxed) {
                return Ok(());
            }
            let result = self.play_game(game)?;
            let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
            let set = open.sets.entry(self.set_of(game)).or_default();
            set.push(result);
            if set.len() == self.set_size() {
                set.sort_unstable_by_key(|result| result.game);
                let new: Vec<GameResult> = set.iter().filter(|result| !known.contains(&result.game)).cloned().collect();
                played(&new)?;
                if open.are_enough() {
                    over.store(true, Ordering::Relaxed);
                }
            }
            Ok::<(), MatchError>(())
        })?;
        let OpenSets { sets, next, .. } = open.into_inner().unwrap_or_else(PoisonError::into_inner);
        let enough = over.into_inner();
        Ok(sets.into_iter().filter(|(set, _)| !enough || *set < next).flat_map(|(_, games)| games).collect())
    }

    /// Plays one game. It depends on nothing but the match and its number, as long as budgets are nodes.
    ///
    /// # Errors
    /// If a bot breaks the rules.
    pub fn play_game(&self, number: u64) -> Result<GameResult, MatchError> {
        let setup_seed = self.setup_seed(number);
        let seating = self.seating(number);
        let setup = Setup::from_seed(self.players(), setup_seed)?;
        let mut game = Game::new(&setup);
        let mut chairs: Vec<Chair> = seating
            .iter()
            .enumerate()
            .map(|(seat, &spec)| Chair::new(&self.specs[spec], bot_seed(self.seed, number, seat)))
            .collect();
        let mut watch = DeedsWatch::default();
        chairs.iter_mut().for_each(|chair| chair.player.bot.begin(&setup));
        let choose = |game: &mut Game, seat: Seat| {
            let action = chairs[seat.index()].choose(game, seat);
            chairs.iter_mut().for_each(|chair| chair.player.bot.follow(seat, action));
            action
        };
        play_game(&mut game, &mut watch, choose).map_err(|Refused { seat, action, refusal }| {
            let bot = self.specs[seating[seat.index()]].clone();
            MatchError::Refused { game: number, bot, action, refusal }
        })?;
        let first = setup.start_player().index();
        let outcomes = game.result().unwrap_or_default();
        let seats = Seat::ALL.into_iter().zip(&outcomes).map(|(seat, outcome)| {
            let Chair { player, times } = &chairs[seat.index()];
            SeatResult {
                bot: seating[seat.index()],
                points: outcome.points,
                rank: outcome.rank,
                place: 1 + ((seat.index() + self.players() - first) % self.players()) as u8,
                deeds: watch.deeds(game.board(), seat),
                lapses: player.bot.lapses(),
                times: times.clone(),
            }
        });
        Ok(GameResult { game: number, setup_seed, seats: seats.collect() })
    }
}

/// The sets of a match that is being played.
struct OpenSets<E> {
    size: usize,
    sets: BTreeMap<u64, Vec<GameResult>>,
    /// The first set that was not shown to `enough`.
    next: u64,
    enough: E,
    over: bool,
}

impl<E: FnMut(&[GameResult]) -> bool> OpenSets<E> {
    /// Shows the sets that are whole, in order, and says whether they are enough. Nothing is shown after that.
    fn are_enough(&mut self) -> bool {
        while !self.over
            && let Some(set) = self.sets.get_mut(&self.next).filter(|set| set.len() == self.size)
        {
            set.sort_unstable_by_key(|result| result.game);
            self.next += 1;
            self.over = (self.enough)(set);
        }
        self.over
    }
}

/// A bot in its seat, with the time that its decisions took.
struct Chair {
    player: Player,
    times: Times,
}

impl Chair {
    fn new(spec: &Spec, seed: u64) -> Self {
        Self { player: Player::new(spec, seed), times: Times::default() }
    }

    fn choose(&mut self, game: &Game, seat: Seat) -> tzolkin_engine::Action {
        let began = Instant::now();
        let action = self.player.choose(game, seat);
        self.times.add(began.elapsed(), deadline(self.player.budget));
        action
    }
}

/// When a decision counts as an overrun: a tenth beyond its time.
fn deadline(budget: Budget) -> Option<Duration> {
    match budget {
        Budget::Nodes(_) => None,
        Budget::Time(time) => Some(time + time / 10),
    }
}

/// Every bot of every game gets a seed of its own.
fn bot_seed(seed: u64, game: u64, seat: usize) -> u64 {
    // The finaliser of SplitMix64: neighbouring numbers give unrelated seeds.
    let mut mixed = seed ^ (game * Seat::NUM as u64 + seat as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
