//! The ladder: what every bot wins against the one below it.

use serde::Serialize;

use crate::arena::results::GameResult;
use crate::arena::stats::Summary;
use crate::arena::{Match, MatchError};
use crate::spec::Spec;

/// A match of one bot against copies of another, in figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The bot that sits alone.
    pub bot: String,
    /// The bot in all other seats.
    pub against: String,
    /// How many play.
    pub players: usize,
    /// How many games.
    pub games: u64,
    /// The share of games that equal bots win.
    pub par: f64,
    /// The share of games that the first one wins.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub win_rate_low: f64,
    /// The upper end.
    pub win_rate_high: f64,
    /// The Elo points that it is ahead; infinite if it wins all games or none.
    pub elo: f64,
    /// The lower end of their 95 % interval.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
}

/// The matches of a ladder of bots, named from the weakest to the strongest: each plays alone against copies of the one
/// below it, with each of these numbers of players.
///
/// ```
/// use tzolkin_bots::{Spec, ladder};
///
/// let matches = ladder(&[Spec::Random, "level:1".parse()?, Spec::Greedy], &[4, 2], 8, 1)?;
/// assert_eq!(matches.len(), 4);
/// assert_eq!(matches[0].specs(), ["level:1".parse()?, Spec::Random, Spec::Random, Spec::Random]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there are fewer than two bots, if one is named twice, or if players and games make no match.
pub fn ladder(bots: &[Spec], players: &[usize], games: u64, seed: u64) -> Result<Vec<Match>, MatchError> {
    if bots.len() < 2 {
        return Err(MatchError::NoPairs);
    }
    if let Some(twice) = bots.iter().enumerate().find(|(index, bot)| bots[..*index].contains(bot)) {
        return Err(MatchError::NamedTwice(twice.1.clone()));
    }
    let pairs = bots.windows(2).flat_map(|pair| players.iter().map(move |&players| (pair, players)));
    pairs.map(|(pair, players)| Match::new(vec![pair[1].clone(), pair[0].clone()], players, games, seed)).collect()
}

impl Rung {
    /// Sums up the games of a match of one bot against copies of another; those of sets that are not whole are left out.
    #[must_use]
    pub fn new(of: &Match, games: &[GameResult]) -> Self {
        let summary = Summary::new(of, games);
        let candidate = &summary.bots[0];
        Self {
            bot: candidate.bot.clone(),
            against: of.specs()[1].to_string(),
            players: summary.players,
            games: summary.games,
            par: summary.par(),
            win_rate: candidate.win_rate,
            win_rate_low: candidate.win_rate_low,
            win_rate_high: candidate.win_rate_high,
            elo: candidate.elo.unwrap_or_default(),
            elo_low: candidate.elo_low.unwrap_or_default(),
            elo_high: candidate.elo_high.unwrap_or_default(),
        }
    }
}
