//! The arena: bots play each other on the same setups with rotating seats, so that their results can be compared.

mod ladder;
mod ratings;
mod results;
mod results_file;
mod stats;

use std::collections::HashSet;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tzolkin_engine::event::{Good, Holder};
use tzolkin_engine::scoring::{PerSource, Source};
use tzolkin_engine::{Event, Game, Observer, PerSeat, PerTechnology, Refusal, Seat, Setup, SetupError, Technology};

use crate::bot::{Bot, Budget};
use crate::spec::Spec;

pub use ladder::{Ladder, LadderSummary, Pairing, Rung};
pub use ratings::{Rating, Standings, YARDSTICK};
pub use results::{GameResult, SeatResult, Times};
pub use results_file::{ResultsError, ResultsFile};
pub use stats::{BotSummary, Style, Summary, scores, wilson_95};

/// Who plays whom, how often and on which setups.
///
/// ```
/// use tzolkin_bots::{Match, Spec, Summary};
///
/// let played = Match::new(vec![Spec::Random], 3, 6, 1)?;
/// let results = played.play(&[], |_| Ok(()))?;
/// assert_eq!(Summary::new(&played, &results).games, 6);
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
    /// A match of that many games. If fewer bots than players are named, the last one takes the other seats.
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
        Ok(Self { specs, games, seed })
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
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
        let name = |spec: &Spec| spec.to_string().chars().take(40).map(plain).collect::<String>();
        let last = self.specs.len() - 1;
        let named = 1 + (0..last).rfind(|&bot| self.specs[bot] != self.specs[last]).map_or(0, |bot| bot + 1);
        let bots: Vec<String> = self.specs[..named].iter().map(name).collect();
        format!("{}_{}p_seed{}.csv", bots.join("_"), self.players(), self.seed)
    }

    /// How many ways there are to seat the bots. With equal bots in all seats there is just one, and a second game on
    /// the same setup would only repeat the first.
    fn rotations(&self) -> u64 {
        let players = self.players();
        let repeats = |by: &usize| (0..players).all(|seat| self.specs[seat] == self.specs[(seat + by) % players]);
        (1..=players).find(repeats).unwrap_or(players) as u64
    }

    /// The seed of a game's setup.
    #[must_use]
    pub fn setup_seed(&self, game: u64) -> u64 {
        self.seed.wrapping_add(game / self.rotations())
    }

    /// Which bot, counted as named, sits in each seat of a game.
    #[must_use]
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let players = self.players();
        let rotation = (game % self.rotations()) as usize;
        (0..players).map(|seat| (seat + players - rotation) % players).collect()
    }

    /// Plays the games that are not among those already played, on all threads of the current pool, and returns all
    /// in order. Each is shown to `played` as it ends.
    ///
    /// # Errors
    /// If a bot breaks the rules, or `played` fails; games under way are then lost.
    pub fn play<F>(&self, already: &[GameResult], played: F) -> Result<Vec<GameResult>, MatchError>
    where
        F: Fn(&GameResult) -> std::io::Result<()> + Sync,
    {
        let mut results: Vec<GameResult> = already.iter().filter(|result| result.game < self.games).cloned().collect();
        let known: HashSet<u64> = results.iter().map(|result| result.game).collect();
        let games: Vec<u64> = (0..self.games).filter(|game| !known.contains(game)).collect();
        // Games are played in order, so that an interrupted match consists of complete rotations of the seats.
        let new = games.into_iter().par_bridge().map(|game| {
            let result = self.play_game(game)?;
            played(&result)?;
            Ok(result)
        });
        results.extend(new.collect::<Result<Vec<_>, MatchError>>()?);
        results.sort_unstable_by_key(|result| result.game);
        Ok(results)
    }

    /// Plays one game. It depends on nothing but the match and its number, as long as budgets are nodes.
    ///
    /// # Errors
    /// If a bot breaks the rules.
    pub fn play_game(&self, number: u64) -> Result<GameResult, MatchError> {
        let setup_seed = self.setup_seed(number);
        let seating = self.seating(number);
        let mut game = Game::new(&Setup::from_seed(self.players(), setup_seed)?);
        let mut chairs: Vec<Chair> = seating
            .iter()
            .enumerate()
            .map(|(seat, &spec)| Chair::new(&self.specs[spec], bot_seed(self.seed, number, seat)))
            .collect();
        let mut seen = Seen::default();
        while let Some(seat) = game.first_to_act() {
            let chair = &mut chairs[seat.index()];
            let action = chair.choose(&game, seat);
            game.apply(seat, action, &mut seen).map_err(|refusal| {
                let bot = self.specs[seating[seat.index()]].clone();
                MatchError::Refused { game: number, bot, action, refusal }
            })?;
        }
        let outcomes = game.result().unwrap_or_default();
        let seats = Seat::ALL.into_iter().zip(&outcomes).map(|(seat, outcome)| {
            let player = game.board().player(seat);
            let Chair { bot, times, .. } = &chairs[seat.index()];
            SeatResult {
                bot: seating[seat.index()],
                points: outcome.points,
                rank: outcome.rank,
                workers: player.workers_in_play,
                levels: PerTechnology(Technology::ALL.map(|technology| player.level(technology))),
                buildings: player.buildings().count() as u8,
                monuments: player.monuments().count() as u8,
                skulls: seen.skulls[seat],
                unfed: seen.unfed[seat],
                sources: PerSource(Source::ALL.map(|source| player.points_from(source))),
                lapses: bot.lapses(),
                times: times.clone(),
            }
        });
        Ok(GameResult { game: number, setup_seed, seats: seats.collect() })
    }
}

/// A bot in its seat, with the time that its decisions took.
struct Chair {
    bot: Box<dyn Bot>,
    budget: Budget,
    times: Times,
}

impl Chair {
    fn new(spec: &Spec, seed: u64) -> Self {
        Self { bot: spec.bot(seed), budget: spec.budget(), times: Times::default() }
    }

    fn choose(&mut self, game: &Game, seat: Seat) -> tzolkin_engine::Action {
        let view = game.view(seat);
        let began = Instant::now();
        let choice = self.bot.choose(&view, self.budget);
        self.times.add(began.elapsed(), deadline(self.budget));
        choice.action
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

/// Counts what cannot be read off the final position.
#[derive(Default)]
struct Seen {
    skulls: PerSeat<u8>,
    unfed: PerSeat<u8>,
}

impl Observer for Seen {
    fn see(&mut self, event: Event) {
        match event {
            Event::Goods { good: Good::Skull, from: Holder::Seat(seat), to: Holder::SkullSpace(_), .. } => {
                self.skulls[seat] += 1;
            }
            Event::Fed { seat, unfed, .. } => self.unfed[seat] += unfed,
            _ => {}
        }
    }
}
