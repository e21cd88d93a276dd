//! What a match says about its bots: win rates with intervals, ratings, scores, times, and what the bots did.

use serde::{Serialize, Serializer};
use tzolkin_engine::scoring::{PerSource, Source};
use tzolkin_engine::{PerTechnology, Points, Technology};

use crate::arena::Match;
use crate::arena::ratings::{Rating, Standings};
use crate::arena::results::{GameResult, SeatResult, Times};

/// The normal deviate that leaves 2.5 % on either side.
pub(crate) const DEVIATE_95: f64 = 1.959_963_984_540_054;

/// A match summed up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How many play.
    pub players: usize,
    pub seed: u64,
    /// The winner's points, on average.
    pub winner_mean_score: f64,
    /// What winners did; seats that share a win share its weight.
    pub winners: Style,
    /// What all seats did.
    pub all: Style,
    /// The bots: the candidate first, equal ones of the others together.
    pub bots: Vec<BotSummary>,
}

/// A bot's part in a match. Means are per seat played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotSummary {
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
    /// Its rating by Plackett and Luce on Elo's scale, with the bot named last at 1000; none where all bots are equal.
    pub rating: Option<f64>,
    /// The rating's standard error.
    pub rating_error: Option<f64>,
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
    /// Decisions that took more than a tenth longer than allowed.
    pub overruns: u64,
    /// Decisions that another bot made because this one failed.
    pub lapses: u64,
    /// What it did.
    pub style: Style,
}

/// What seats did in a game, on average.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Style {
    pub points: f64,
    /// Workers in play at the end.
    pub workers: f64,
    /// Technology levels at the end, all tracks together.
    pub technology_levels: f64,
    /// The level of each track at the end.
    #[serde(serialize_with = "by_technology")]
    pub levels: PerTechnology<f64>,
    /// Buildings constructed.
    pub buildings: f64,
    /// Monuments constructed.
    pub monuments: f64,
    /// Skulls placed on Chichen Itza.
    pub skulls: f64,
    /// Workers not fed, over a game.
    pub unfed: f64,
    /// Where the points came from.
    #[serde(serialize_with = "by_source")]
    pub sources: PerSource<f64>,
}

fn by_technology<S: Serializer>(levels: &PerTechnology<f64>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(levels.iter())
}

fn by_source<S: Serializer>(sources: &PerSource<f64>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(sources.iter())
}

impl Style {
    /// The mean over seats, each with its weight.
    fn new(seats: &[(f64, &SeatResult)]) -> Self {
        let total: f64 = seats.iter().map(|(weight, _)| weight).sum();
        // Avoids a division by zero if nobody played; otherwise the total is at least 1.
        let total = total.max(1.0);
        let each = |figure: &dyn Fn(&SeatResult) -> f64| {
            seats.iter().map(|(weight, seat)| weight * figure(seat)).sum::<f64>() / total
        };
        let levels = Technology::ALL.map(|technology| each(&|seat| f64::from(seat.levels[technology])));
        Self {
            points: each(&|seat| seat.points.as_f64()),
            workers: each(&|seat| f64::from(seat.workers)),
            technology_levels: levels.iter().sum(),
            levels: PerTechnology(levels),
            buildings: each(&|seat| f64::from(seat.buildings)),
            monuments: each(&|seat| f64::from(seat.monuments)),
            skulls: each(&|seat| f64::from(seat.skulls)),
            unfed: each(&|seat| f64::from(seat.unfed)),
            sources: PerSource(Source::ALL.map(|source| each(&|seat| seat.sources[source].as_f64()))),
        }
    }
}

impl Summary {
    /// Sums up the games of a match, in whatever order they are given.
    #[must_use]
    pub fn new(of: &Match, results: &[GameResult]) -> Self {
        let groups = groups(of);
        let ratings = (groups.len() > 1).then(|| ratings(&groups, results));
        let bots = groups.iter().enumerate().map(|(index, group)| {
            let rating = ratings.as_ref().and_then(|ratings| ratings[index]);
            BotSummary::new(of, group, results, rating)
        });
        let best = |result: &GameResult| result.seats.iter().map(|seat| seat.points).max().unwrap_or_default();
        let seats = || results.iter().flat_map(|result| result.seats.iter().map(move |seat| (result.win(seat), seat)));
        let won: Vec<_> = seats().filter(|(share, _)| *share > 0.0).collect();
        let all: Vec<_> = seats().map(|(_, seat)| (1.0, seat)).collect();
        Self {
            games: results.len() as u64,
            players: of.players(),
            seed: of.seed(),
            winner_mean_score: mean(results.iter().map(|result| best(result).as_f64())),
            winners: Style::new(&won),
            all: Style::new(&all),
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
    fn new(of: &Match, group: &[usize], results: &[GameResult], rating: Option<Rating>) -> Self {
        let played = seats(group, results);
        let mut times = Times::default();
        played.clone().for_each(|(_, seat)| times.merge(&seat.times));
        let points = || played.clone().map(|(_, seat)| seat.points.as_f64());
        let wins: f64 = played.clone().map(|(result, seat)| result.win(seat)).sum();
        let games = results.len() as f64;
        let seats = group.len() as f64;
        // At most one of several equal bots wins a game, so the sample consists of games and not of seats. If all bots
        // are equal, one of them always wins, and there is nothing to estimate.
        let (low, high) = if group.len() == of.players() { (1.0, 1.0) } else { wilson_95(wins, games) };
        Self {
            bot: of.specs()[group[0]].to_string(),
            seats_played: played.clone().count() as u64,
            wins,
            win_rate: wins / (games * seats).max(1.0),
            win_rate_low: low / seats,
            win_rate_high: high / seats,
            rating: rating.map(|rating| rating.rating),
            rating_error: rating.map(|rating| rating.error),
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
            style: Style::new(&played.map(|(_, seat)| (1.0, seat)).collect::<Vec<_>>()),
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
    let low = if successes <= 0.0 { 0.0 } else { (centre - half).max(0.0) };
    let high = if successes >= trials { 1.0 } else { (centre + half).min(1.0) };
    (low, high)
}

/// A rating for each group. The group of the bot named last is the yardstick for the others.
fn ratings(groups: &[Vec<usize>], results: &[GameResult]) -> Vec<Option<Rating>> {
    let group_of = |bot: usize| groups.iter().position(|group| group.contains(&bot)).unwrap_or_default();
    let mut standings = Standings::new(groups.len());
    for result in results {
        let seats: Vec<_> = result.seats.iter().map(|seat| (group_of(seat.bot), seat.rank)).collect();
        standings.add(&seats);
    }
    let last = groups.iter().flatten().copied().max().unwrap_or_default();
    standings.ratings(group_of(last))
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
