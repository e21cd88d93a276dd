//! The ladder: every pairing of some bots, and one scale of ratings over all of them.

use serde::Serialize;

use crate::arena::ratings::{Rating, Standings};
use crate::arena::results::GameResult;
use crate::arena::stats::Summary;
use crate::arena::{Match, MatchError};
use crate::spec::Spec;

/// The matches that put bots on one scale. Each bot plays one match against every other, alone against as many of the
/// other as there are further seats. With three or four players two bots therefore meet in two matches, and each of
/// them is outnumbered in one. With two players they meet in one match.
///
/// ```
/// use tzolkin_bots::{Ladder, Spec};
///
/// let ladder = Ladder::new(&[Spec::Random, "level:1".parse()?, Spec::Greedy], 4, 8, 1)?;
/// assert_eq!(ladder.matches().len(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    bots: Vec<Spec>,
    players: usize,
    /// For each match its bots by number: the candidate and its opponents.
    pairs: Vec<(usize, usize)>,
    matches: Vec<Match>,
}

/// A ladder summed up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderSummary {
    /// How many play.
    pub players: usize,
    /// How many games there were, all pairings together.
    pub games: u64,
    /// The bot that stands at 1000.
    pub yardstick: String,
    /// The bots, the strongest first.
    pub bots: Vec<Rung>,
    pub pairings: Vec<Pairing>,
}

/// A bot on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    pub bot: String,
    /// Its rating on Elo's scale; none if no games link it to the yardstick.
    pub rating: Option<f64>,
    /// The rating's standard error.
    pub rating_error: Option<f64>,
    /// The lower end of the rating's 95 % interval.
    pub rating_low: Option<f64>,
    /// The upper end.
    pub rating_high: Option<f64>,
    /// Games it took part in.
    pub games: u64,
    /// Points per seat.
    pub mean_score: f64,
}

/// A match of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The bot that sits alone.
    pub bot: String,
    /// The bot in all other seats.
    pub against: String,
    /// How many games.
    pub games: u64,
    /// The games that the first one wins, as a share.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub win_rate_low: f64,
    /// The upper end.
    pub win_rate_high: f64,
}

impl Ladder {
    /// The ladder of these bots, with that many games in each match. The first bot named is the yardstick.
    ///
    /// # Errors
    /// If there are fewer than two bots, if one is named twice, or if players and games make no match.
    pub fn new(bots: &[Spec], players: usize, games: u64, seed: u64) -> Result<Self, MatchError> {
        if bots.len() < 2 {
            return Err(MatchError::NoPairs);
        }
        if let Some(twice) = bots.iter().enumerate().find(|(index, bot)| bots[..*index].contains(bot)) {
            return Err(MatchError::NamedTwice(twice.1.clone()));
        }
        // With two players nobody is outnumbered, so the match the other way round would be the same.
        let candidates = |other: usize| if players == 2 { other + 1 } else { 0 }..bots.len();
        let pairs: Vec<(usize, usize)> = (0..bots.len())
            .flat_map(|other| candidates(other).map(move |candidate| (candidate, other)))
            .filter(|(candidate, other)| candidate != other)
            .collect();
        let play = |&(candidate, other): &(usize, usize)| {
            Match::new(vec![bots[candidate].clone(), bots[other].clone()], players, games, seed)
        };
        let matches = pairs.iter().map(play).collect::<Result<_, _>>()?;
        Ok(Self { bots: bots.to_vec(), players, pairs, matches })
    }

    /// The matches to play.
    #[must_use]
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }
}

impl LadderSummary {
    /// Sums up the games of each match of a ladder, given in the order of the matches. A match may have more or fewer
    /// games than were asked for; the ratings use every game there is.
    ///
    /// # Panics
    /// If there are not as many lists of games as matches.
    #[must_use]
    pub fn new(of: &Ladder, results: &[Vec<GameResult>]) -> Self {
        assert_eq!(of.matches.len(), results.len(), "the games of every match");
        let played = || of.pairs.iter().zip(results);
        // In a match of the ladder, bot 0 is the candidate and all others are its opponents.
        let bot = |pair: &(usize, usize), number: usize| if number == 0 { pair.0 } else { pair.1 };
        let mut standings = Standings::new(of.bots.len());
        let mut totals = vec![Totals::default(); of.bots.len()];
        for (pair, games) in played() {
            for game in games {
                let seats: Vec<_> = game.seats.iter().map(|seat| (bot(pair, seat.bot), seat.rank)).collect();
                standings.add(&seats);
                for seat in &game.seats {
                    let total = &mut totals[bot(pair, seat.bot)];
                    total.seats += 1;
                    total.quarters += i64::from(seat.points.quarters());
                }
                totals[pair.0].games += 1;
                totals[pair.1].games += 1;
            }
        }
        let rated = of.bots.iter().zip(standings.ratings(0)).zip(&totals);
        let mut bots: Vec<Rung> = rated.map(|((bot, rating), totals)| Rung::new(bot, rating, *totals)).collect();
        bots.sort_by(|one, other| other.rating.unwrap_or(f64::MIN).total_cmp(&one.rating.unwrap_or(f64::MIN)));
        let pairings = of.matches.iter().zip(results).map(|(of, games)| Pairing::new(of, games));
        Self {
            players: of.players,
            games: results.iter().map(|games| games.len() as u64).sum(),
            yardstick: of.bots[0].to_string(),
            bots,
            pairings: pairings.collect(),
        }
    }
}

/// What a bot played, over all matches.
#[derive(Clone, Copy, Default)]
struct Totals {
    games: u64,
    seats: u64,
    quarters: i64,
}

impl Rung {
    fn new(bot: &Spec, rating: Option<Rating>, Totals { games, seats, quarters }: Totals) -> Self {
        Self {
            bot: bot.to_string(),
            rating: rating.map(|rating| rating.rating),
            rating_error: rating.map(|rating| rating.error),
            rating_low: rating.map(|rating| rating.interval().0),
            rating_high: rating.map(|rating| rating.interval().1),
            games,
            mean_score: quarters as f64 / 4.0 / seats.max(1) as f64,
        }
    }
}

impl Pairing {
    fn new(of: &Match, games: &[GameResult]) -> Self {
        let summary = Summary::new(of, games);
        let candidate = &summary.bots[0];
        Self {
            bot: candidate.bot.clone(),
            against: of.specs()[1].to_string(),
            games: summary.games,
            win_rate: candidate.win_rate,
            win_rate_low: candidate.win_rate_low,
            win_rate_high: candidate.win_rate_high,
        }
    }
}
