//! What a match says about its bots: shares of wins with intervals, scores, times, and what the bots did.

use serde::{Serialize, Serializer};
use tzolkin_engine::scoring::{PerSource, Source};
use tzolkin_engine::{PerTechnology, Points, Technology};

use crate::arena::Match;
use crate::arena::line_of_play::LineOfPlay;
use crate::arena::results::{GameResult, SeatResult, Times};
use crate::arena::share::{Share, elo};
use crate::deeds::Deeds;

/// A match summed up, as far as its sets are whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// How many games.
    pub games: u64,
    /// How many sets: each is one setup with the candidate in every seat.
    pub sets: u64,
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
    /// What the first player of the setup wins, the second, and so on, whichever bots they are.
    pub places: Vec<PlaceSummary>,
    /// The lines of play of all seats.
    pub lines: Vec<LineSummary>,
}

/// What seats win by their place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlaceSummary {
    /// 1 for the first player of the setup.
    pub place: u8,
    /// The share of games that it wins.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub win_rate_low: f64,
    /// The upper end.
    pub win_rate_high: f64,
}

/// What a line of play wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineSummary {
    pub line: LineOfPlay,
    /// What makes a seat belong to it.
    pub definition: &'static str,
    /// How many seats.
    pub seats: u64,
    /// Games won; a win shared by k counts one k-th.
    pub wins: f64,
    /// The share of all seats that belong to it.
    pub share_of_seats: f64,
    /// The share of all wins that belong to it.
    pub share_of_wins: f64,
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
    /// The Elo points that the candidate is ahead of its opponents; none for the opponents, and infinite if it wins all
    /// games or none.
    pub elo: Option<f64>,
    /// The lower end of their 95 % interval.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
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
        let deed = |figure: fn(&Deeds) -> u8| each(&|seat| f64::from(figure(&seat.deeds)));
        let levels = Technology::ALL.map(|technology| each(&|seat| f64::from(seat.deeds.levels[technology])));
        Self {
            points: each(&|seat| seat.points.as_f64()),
            workers: deed(|deeds| deeds.workers),
            technology_levels: levels.iter().sum(),
            levels: PerTechnology(levels),
            buildings: deed(|deeds| deeds.buildings),
            monuments: deed(|deeds| deeds.monuments),
            skulls: deed(|deeds| deeds.skulls),
            unfed: deed(|deeds| deeds.unfed),
            sources: PerSource(Source::ALL.map(|source| each(&|seat| seat.deeds.sources[source].as_f64()))),
        }
    }
}

impl Summary {
    /// Sums up the games of a match, in whatever order they are given. Games of sets that are not whole are left out.
    #[must_use]
    pub fn new(of: &Match, results: &[GameResult]) -> Self {
        let sets = of.whole_sets(results);
        let results: Vec<&GameResult> = sets.iter().flatten().copied().collect();
        let best = |result: &GameResult| result.seats.iter().map(|seat| seat.points).max().unwrap_or_default();
        let seats = || results.iter().flat_map(|result| result.seats.iter().map(move |seat| (result.win(seat), seat)));
        let won: Vec<_> = seats().filter(|(share, _)| *share > 0.0).collect();
        let all: Vec<_> = seats().map(|(_, seat)| (1.0, seat)).collect();
        let place = |place: u8| {
            let share = share_of(&sets, 1, |seat| seat.place == place);
            let (win_rate_low, win_rate_high) = share.interval();
            PlaceSummary { place, win_rate: share.mean(), win_rate_low, win_rate_high }
        };
        let line = |line: LineOfPlay| {
            let of_line = || seats().filter(|(_, seat)| LineOfPlay::of(&seat.deeds) == line);
            // Not `sum`, which is -0 for nothing.
            let (count, wins) = (of_line().count(), of_line().fold(0.0, |sum, (share, _)| sum + share));
            LineSummary {
                line,
                definition: line.definition(),
                seats: count as u64,
                wins,
                share_of_seats: count as f64 / all.len().max(1) as f64,
                share_of_wins: wins / results.len().max(1) as f64,
            }
        };
        Self {
            games: results.len() as u64,
            sets: sets.len() as u64,
            players: of.players(),
            seed: of.seed(),
            winner_mean_score: mean(results.iter().map(|result| best(result).as_f64())),
            winners: Style::new(&won),
            all: Style::new(&all),
            bots: groups(of).iter().map(|group| BotSummary::new(of, group, &sets)).collect(),
            places: (1..=of.players() as u8).map(place).collect(),
            lines: LineOfPlay::ALL.map(line).to_vec(),
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
    let sets = of.whole_sets(results);
    groups(of).iter().map(|group| seats(group, &sets).map(|(_, seat)| seat.points).collect()).collect()
}

/// What some seats win, as the mean over sets of the share per seat; there are that many of them in a game.
fn share_of(sets: &[Vec<&GameResult>], seats: usize, counts: impl Fn(&SeatResult) -> bool) -> Share {
    let mut share = Share::default();
    for set in sets {
        let won = |result: &GameResult| {
            result.seats.iter().filter(|seat| counts(seat)).map(|seat| result.win(seat)).sum::<f64>()
        };
        share.add(set.len(), set.iter().map(|result| won(result)).sum::<f64>() / (set.len() * seats) as f64);
    }
    share
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
    sets: &'a [Vec<&'a GameResult>],
) -> impl Iterator<Item = (&'a GameResult, &'a SeatResult)> + Clone {
    sets.iter().flatten().flat_map(move |result| {
        result.seats.iter().filter(|seat| group.contains(&seat.bot)).map(move |seat| (*result, seat))
    })
}

impl BotSummary {
    fn new(of: &Match, group: &[usize], sets: &[Vec<&GameResult>]) -> Self {
        let played = seats(group, sets);
        let mut times = Times::default();
        played.clone().for_each(|(_, seat)| times.merge(&seat.times));
        let points = || played.clone().map(|(_, seat)| seat.points.as_f64());
        let share = share_of(sets, group.len(), |seat| group.contains(&seat.bot));
        let (win_rate_low, win_rate_high) = if group.len() == of.players() {
            // One of them always wins, so there is nothing to estimate.
            (share.mean(), share.mean())
        } else {
            share.interval()
        };
        let measured = group == [0];
        let ahead = |share: f64| measured.then(|| elo(share, of.players()));
        Self {
            bot: of.specs()[group[0]].to_string(),
            seats_played: played.clone().count() as u64,
            wins: played.clone().map(|(result, seat)| result.win(seat)).sum(),
            win_rate: share.mean(),
            win_rate_low,
            win_rate_high,
            elo: ahead(share.mean()),
            elo_low: ahead(win_rate_low),
            elo_high: ahead(win_rate_high),
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
