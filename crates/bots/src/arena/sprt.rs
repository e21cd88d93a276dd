//! A sequential test of whether a bot is stronger: games are played until there is an answer, and no longer.
//!
//! It is the generalised sequential probability ratio test in its normal approximation, as the testing of chess engines
//! uses it: with the mean and variance of the sets so far, the logarithm of the likelihood ratio of two strengths grows
//! or falls until it leaves an interval. A bot of the lower strength passes in 5 % of such tests and one of the higher
//! strength fails in 5 %, whenever they end.

use serde::Serialize;

use crate::arena::results::GameResult;
use crate::arena::share::{Share, share_at};
use crate::arena::{Match, MatchError};

/// The chance of a wrong answer, for either answer.
const WRONG: f64 = 0.05;
/// The variance of the sets is estimated as if so many sets with the variance of par had been seen before. Otherwise the
/// first few sets, which may be equal by chance, would decide.
const SETS_BEFORE: f64 = 10.0;

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// The bot is stronger.
    Accepted,
    /// It is not.
    Refused,
    /// There were too few games to tell.
    Undecided,
}

/// A test of "the candidate is at most `low` Elo points ahead" against "it is at least `high` ahead".
///
/// ```
/// use tzolkin_bots::{Decision, Sprt};
///
/// let mut test = Sprt::new(4, 0.0, 20.0)?;
/// for _ in 0..40 {
///     test.add(4, 0.75);
/// }
/// assert_eq!(test.decision(), Decision::Accepted);
/// # Ok::<(), tzolkin_bots::MatchError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    players: usize,
    elo: [f64; 2],
    share: Share,
}

impl Sprt {
    /// A test without games.
    ///
    /// # Errors
    /// If `high` is not above `low`, or either of them is not a sensible number.
    pub fn new(players: usize, low: f64, high: f64) -> Result<Self, MatchError> {
        let sensible = [low, high].iter().all(|elo| elo.abs() <= 2_000.0);
        if !sensible || low >= high {
            return Err(MatchError::Test(low, high));
        }
        Ok(Self { players, elo: [low, high], share: Share::default() })
    }

    /// Adds a set of that many games, with the share of them that the candidate won.
    pub fn add(&mut self, games: usize, share: f64) {
        self.share.add(games, share);
    }

    /// The share of wins so far.
    #[must_use]
    pub const fn share(&self) -> &Share {
        &self.share
    }

    /// The Elo points of the two strengths.
    #[must_use]
    pub const fn elo(&self) -> [f64; 2] {
        self.elo
    }

    /// The logarithm of how much likelier the games are with the higher strength than with the lower one.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        let [low, high] = self.elo.map(|elo| share_at(elo, self.players));
        let sets = self.share.sets() as f64;
        if self.share.sets() == 0 {
            return 0.0;
        }
        let par = 1.0 / self.players as f64;
        let at_par = par * (1.0 - par) * sets / self.share.games() as f64;
        let variance = (self.share.deviations() + SETS_BEFORE * at_par) / (sets + SETS_BEFORE);
        sets * (high - low) * (2.0 * self.share.mean() - low - high) / (2.0 * variance)
    }

    /// The test ends when the ratio is this far from 0.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - WRONG) / WRONG).ln()
    }

    /// What the games say.
    #[must_use]
    pub fn decision(&self) -> Decision {
        let ratio = self.ratio();
        if ratio >= Self::bound() {
            Decision::Accepted
        } else if ratio <= -Self::bound() {
            Decision::Refused
        } else {
            Decision::Undecided
        }
    }
}

impl Match {
    /// Plays the match until the test has an answer, or to its end, and returns the games. The answer depends on the
    /// sets in their order, so it is the same with any number of threads. Each set is shown to `played` as it ends, and
    /// the test to `shown` when a set has been added to it.
    ///
    /// # Errors
    /// As [`Match::play`], and if all seats have the same bot, or the test is for another number of players.
    pub fn test<F>(
        &self,
        test: &mut Sprt,
        already: &[GameResult],
        played: F,
        mut shown: impl FnMut(&Sprt) + Send,
    ) -> Result<Vec<GameResult>, MatchError>
    where
        F: Fn(&[GameResult]) -> std::io::Result<()> + Sync,
    {
        if self.set_size() != self.players() || test.players != self.players() {
            return Err(MatchError::NothingToTest);
        }
        self.play_until(already, played, |set| {
            test.add(set.len(), self.candidates_share(set));
            shown(test);
            test.decision() != Decision::Undecided
        })
    }
}
