//! What a match says about its bots: win rates with intervals, ratings, scores, times, and what the bots did.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tzolkin_engine::{Points, Technology};

use crate::arena::Match;
use crate::results::{GameResult, SeatResult, Times};

/// The normal deviate that leaves 2.5 % on either side.
const DEVIATE_95: f64 = 1.959_963_984_540_054;

/// A match summed up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How many play.
    pub players: usize,
    /// The seed.
    pub seed: u64,
    /// The winner's points, on average.
    pub winner_mean_score: f64,
    /// The bots: the candidate first, equal ones of the others together.
    pub bots: Vec<BotSummary>,
}

/// A bot's part in a match. Means are per seat played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotSummary {
    /// Its name.
    pub bot: String,
    /// Seats it played, over all games.
    pub seats_played: u64,
    /// Games won; a win shared by k counts one k-th.
    pub wins: f64,
    /// Wins per seat played.
    pub win_rate: f64,
    /// The lower end of the win rate's 95 % interval.
    pub win_rate_low: f64,
    /// The upper end.
    pub win_rate_high: f64,
    /// Weng-Lin rating, 25 at the start; none where all bots are equal.
    pub rating: Option<f64>,
    /// Its standard deviation.
    pub rating_deviation: Option<f64>,
    /// Points.
    pub mean_score: f64,
    /// Their standard deviation.
    pub score_deviation: f64,
    /// The lowest score.
    pub lowest_score: f64,
    /// The highest score.
    pub highest_score: f64,
    /// Decisions, over all games.
    pub decisions: u64,
    /// Milliseconds per decision.
    pub ms_per_decision: f64,
    /// Milliseconds that 99 % of the decisions stay below.
    pub ms_p99: f64,
    /// Milliseconds of the longest decision.
    pub ms_longest: f64,
    /// Decisions that took a tenth longer than they may.
    pub overruns: u64,
    /// Decisions that another bot made because this one failed.
    pub lapses: u64,
    /// Workers in play at the end.
    pub workers: f64,
    /// Technology levels at the end, all tracks together.
    pub technology_levels: f64,
    /// Level of agriculture at the end.
    pub agriculture: f64,
    /// Level of extraction at the end.
    pub extraction: f64,
    /// Level of architecture at the end.
    pub architecture: f64,
    /// Level of theology at the end.
    pub theology: f64,
    /// Buildings constructed.
    pub buildings: f64,
    /// Monuments constructed.
    pub monuments: f64,
    /// Skulls placed on Chichen Itza.
    pub skulls: f64,
    /// Workers not fed, over a game.
    pub unfed: f64,
}

impl Summary {
    /// Sums up the games of a match, given in order.
    #[must_use]
    pub fn new(of: &Match, results: &[GameResult]) -> Self {
        let groups = groups(of);
        let ratings = (groups.len() > 1).then(|| ratings(&groups, results));
        let bots = groups.iter().enumerate().map(|(index, group)| {
            let rating = ratings.as_ref().map(|ratings| ratings[index]);
            BotSummary::new(of, group, results, rating)
        });
        let best = |result: &GameResult| result.seats.iter().map(|seat| seat.points).max().unwrap_or_default();
        Self {
            games: results.len() as u64,
            players: of.players(),
            seed: of.seed(),
            winner_mean_score: mean(results.iter().map(|result| best(result).as_f64())),
            bots: bots.collect(),
        }
    }

    /// The win rate of bots of equal strength.
    #[must_use]
    pub fn par(&self) -> f64 {
        1.0 / self.players as f64
    }
}

/// The scores of each of a summary's bots, in the same order: for plots.
#[must_use]
pub fn scores(of: &Match, results: &[GameResult]) -> Vec<Vec<Points>> {
    groups(of).iter().map(|group| seats(group, results).map(|(_, seat)| seat.points).collect()).collect()
}

/// The bots that are reported together, by the position they were named in: the candidate alone, then equal ones of
/// the others; all of them if all are equal.
fn groups(of: &Match) -> Vec<Vec<usize>> {
    let specs = of.specs();
    if specs.iter().all(|spec| *spec == specs[0]) {
        return vec![(0..specs.len()).collect()];
    }
    let mut groups: Vec<Vec<usize>> = vec![vec![0]];
    for bot in 1..specs.len() {
        match groups[1..].iter().position(|group| specs[group[0]] == specs[bot]) {
            Some(group) => groups[group + 1].push(bot),
            None => groups.push(vec![bot]),
        }
    }
    groups
}

fn seats<'a>(
    group: &'a [usize],
    results: &'a [GameResult],
) -> impl Iterator<Item = (&'a GameResult, &'a SeatResult)> + Clone {
    results.iter().flat_map(move |result| {
        result.seats.iter().filter(|seat| group.contains(&seat.bot)).map(move |seat| (result, seat))
    })
}

impl BotSummary {
    fn new(of: &Match, group: &[usize], results: &[GameResult], rating: Option<WengLinRating>) -> Self {
        let played = seats(group, results);
        let each = |figure: fn(&SeatResult) -> f64| mean(played.clone().map(|(_, seat)| figure(seat)));
        let level = |track: Technology| mean(played.clone().map(|(_, seat)| f64::from(seat.levels[track.index()])));
        let mut times = Times::default();
        played.clone().for_each(|(_, seat)| times.merge(&seat.times));
        let points = || played.clone().map(|(_, seat)| seat.points.as_f64());
        let wins: f64 = played.clone().map(|(result, seat)| result.win(seat)).sum();
        let games = results.len() as f64;
        let seats = group.len() as f64;
        // Of several equal bots in a game one wins at most: the game is what is drawn, not the seat. Where all are
        // equal, one of them always wins, and there is nothing to estimate.
        let (low, high) = if group.len() == of.players() { (1.0, 1.0) } else { wilson_95(wins, games) };
        Self {
            bot: of.specs()[group[0]].to_string(),
            seats_played: played.clone().count() as u64,
            wins,
            win_rate: wins / (games * seats).max(1.0),
            win_rate_low: low / seats,
            win_rate_high: high / seats,
            rating: rating.map(|rating| rating.rating),
            rating_deviation: rating.map(|rating| rating.uncertainty),
            mean_score: mean(points()),
            score_deviation: deviation(points()),
            lowest_score: points().reduce(f64::min).unwrap_or_default(),
            highest_score: points().reduce(f64::max).unwrap_or_default(),
            decisions: times.decisions,
            ms_per_decision: times.mean_ms(),
            ms_p99: times.percentile_ms(0.99),
            ms_longest: times.longest as f64 / 1e6,
            overruns: times.overruns,
            lapses: played.clone().map(|(_, seat)| seat.lapses).sum(),
            workers: each(|seat| f64::from(seat.workers)),
            technology_levels: each(|seat| seat.levels.iter().map(|&level| f64::from(level)).sum()),
            agriculture: level(Technology::Agriculture),
            extraction: level(Technology::Extraction),
            architecture: level(Technology::Architecture),
            theology: level(Technology::Theology),
            buildings: each(|seat| f64::from(seat.buildings)),
            monuments: each(|seat| f64::from(seat.monuments)),
            skulls: each(|seat| f64::from(seat.skulls)),
            unfed: each(|seat| f64::from(seat.unfed)),
        }
    }
}

/// The 95 % interval of a rate by Wilson's score, which holds near 0 and 1 where the usual one does not.
///
/// ```
/// let (low, high) = tzolkin_bots::wilson_95(10.0, 20.0);
/// assert!((low - 0.299).abs() < 0.001 && (high - 0.701).abs() < 0.001);
/// ```
#[must_use]
pub fn wilson_95(successes: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let rate = successes / trials;
    let square = DEVIATE_95 * DEVIATE_95;
    let scale = 1.0 + square / trials;
    let centre = (rate + square / (2.0 * trials)) / scale;
    let half = DEVIATE_95 / scale * (rate * (1.0 - rate) / trials + square / (4.0 * trials * trials)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// Ratings by Weng and Lin from the ranks of every game, one after another. Equal bots share a rating; what a game says
/// about it is the mean of what it says about their seats.
fn ratings(groups: &[Vec<usize>], results: &[GameResult]) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); groups.len()];
    let group_of = |seat: &SeatResult| groups.iter().position(|group| group.contains(&seat.bot)).unwrap_or_default();
    for result in results {
        let before: Vec<[WengLinRating; 1]> = result.seats.iter().map(|seat| [ratings[group_of(seat)]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&result.seats)
            .map(|(rating, seat)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(seat.rank))))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (index, rating) in ratings.iter_mut().enumerate() {
            let own =
                || after.iter().zip(&result.seats).filter(|(_, seat)| group_of(seat) == index).map(|(new, _)| new[0]);
            *rating = WengLinRating {
                rating: mean(own().map(|new| new.rating)),
                uncertainty: mean(own().map(|new| new.uncertainty)),
            };
        }
    }
    ratings
}

fn mean(figures: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = figures.fold((0.0, 0_u64), |(sum, count), figure| (sum + figure, count + 1));
    sum / count.max(1) as f64
}

/// The standard deviation of a sample.
fn deviation(figures: impl Iterator<Item = f64> + Clone) -> f64 {
    let centre = mean(figures.clone());
    let (squares, count) =
        figures.fold((0.0, 0_u64), |(sum, count), figure| (sum + (figure - centre) * (figure - centre), count + 1));
    if count < 2 { 0.0 } else { (squares / (count - 1) as f64).sqrt() }
}
