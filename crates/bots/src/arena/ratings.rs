//! Ratings from the order in which bots finish: the Plackett-Luce model, fitted to all games at once.
//!
//! The model gives each bot a strength. A game is a draw without replacement: the winner is drawn with a chance in
//! proportion to strength, then the second from the rest, and so on; seats of the same bot have the same strength. The
//! fit maximises the likelihood of what happened with the algorithm of Hunter, "MM algorithms for generalized
//! Bradley-Terry models" (2004). It counts how often each order occurred, so the order of the games does not matter.
//!
//! **Ties.** A shared rank counts as all possible orders of the seats that share it, each for an equal part of the
//! game.
//!
//! **Bots that always win** would have an infinite strength. Therefore one drawn game is added for every two bots that
//! have met. After a hundred games this hardly changes a rating, and a bot that has won all of them gets a finite one
//! with a wide interval.
//!
//! **Scale.** Elo's: a bot that is 400 points ahead finishes before the other ten times as often as behind it. One
//! bot, the yardstick, stands at 1000, and the other ratings are relative to it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

/// The rating of the bot that the others are measured by.
pub const YARDSTICK: f64 = 1000.0;

/// Rating points per unit of the logarithm of strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// A game is counted in this many parts. The number can be divided by 1, 2, 4, 6 and 24, the possible numbers of orders
/// in a tie, so that sums are whole numbers and do not depend on the order of the games.
const PARTS: u64 = 24;

/// The fit ends when no strength changes by more than this share.
const TOLERANCE: f64 = 1e-12;
/// The fit ends after this many steps in any case; it takes some dozens on real games.
const MOST_STEPS: usize = 200_000;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// On Elo's scale, with the yardstick at [`YARDSTICK`].
    pub rating: f64,
    /// The standard error of the difference to the yardstick, from the observed information, with games taken as
    /// independent; 0 for the yardstick itself.
    pub error: f64,
}

impl Rating {
    /// The ends of the 95 % interval.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let half = crate::arena::stats::DEVIATE_95 * self.error;
        (self.rating - half, self.rating + half)
    }
}

/// The orders in which bots finished, counted.
///
/// ```
/// use tzolkin_bots::Standings;
///
/// let mut standings = Standings::new(2);
/// for _ in 0..3 {
///     standings.add(&[(0, 1), (1, 2)]);
/// }
/// standings.add(&[(0, 2), (1, 1)]);
/// // Three wins of four, and a drawn game: 3.5 to 1.5.
/// let ratings = standings.ratings(1);
/// assert!((ratings[0].unwrap().rating - (1000.0 + 400.0 * (3.5_f64 / 1.5).log10())).abs() < 1e-6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    bots: usize,
    /// For each order of bots, winner first, the parts of games that ended in it.
    orders: BTreeMap<Vec<usize>, u64>,
}

impl Standings {
    /// No games of that many bots.
    #[must_use]
    pub const fn new(bots: usize) -> Self {
        Self { bots, orders: BTreeMap::new() }
    }

    /// Counts a game: for each seat its bot, as a number below that of the bots, and its rank; equal ranks are ties.
    ///
    /// # Panics
    /// If there is no such bot, or if more than four seats play.
    pub fn add(&mut self, seats: &[(usize, u8)]) {
        assert!(seats.len() <= 4, "games have at most four seats");
        assert!(seats.iter().all(|&(bot, _)| bot < self.bots), "a bot that is not counted");
        let mut seats = seats.to_vec();
        seats.sort_unstable_by_key(|&(_, rank)| rank);
        let mut orders = vec![Vec::new()];
        for tied in seats.chunk_by(|(_, one), (_, other)| one == other) {
            let ways = permutations(tied);
            orders = orders
                .iter()
                .flat_map(|order| ways.iter().map(move |way| [order.as_slice(), way.as_slice()].concat()))
                .collect();
        }
        let parts = PARTS / orders.len() as u64;
        for order in orders {
            *self.orders.entry(order).or_default() += parts;
        }
    }

    /// The rating of each bot. Bots that no chain of games links to the yardstick have none.
    #[must_use]
    pub fn ratings(&self, yardstick: usize) -> Vec<Option<Rating>> {
        let stages = self.stages();
        let linked = self.linked(yardstick);
        let strengths = fit(self.bots, &stages);
        let variances = variances(&strengths, &stages, &linked, yardstick);
        let rate = |bot: usize| {
            let difference = (strengths[bot] / strengths[yardstick]).ln();
            Rating { rating: YARDSTICK + SCALE * difference, error: SCALE * variances[bot].max(0.0).sqrt() }
        };
        (0..self.bots).map(|bot| linked.contains(&bot).then(|| rate(bot))).collect()
    }

    /// The draws that decided the games, those of the added drawn games included.
    fn stages(&self) -> Vec<Stage> {
        let mut stages = Vec::new();
        for (order, &parts) in &self.orders {
            Stage::add(&mut stages, order, self.bots, parts as f64 / PARTS as f64);
        }
        for (one, other) in self.met() {
            Stage::add(&mut stages, &[one, other], self.bots, 0.5);
            Stage::add(&mut stages, &[other, one], self.bots, 0.5);
        }
        stages
    }

    /// The pairs of bots that played in the same game, each once.
    fn met(&self) -> BTreeSet<(usize, usize)> {
        let mut pairs = BTreeSet::new();
        for order in self.orders.keys() {
            for &one in order {
                pairs.extend(order.iter().filter(|&&other| one < other).map(|&other| (one, other)));
            }
        }
        pairs
    }

    /// The bots that games link to this one, itself included, in order.
    fn linked(&self, yardstick: usize) -> Vec<usize> {
        let pairs = self.met();
        let mut linked = BTreeSet::from([yardstick]);
        loop {
            let before = linked.len();
            for &(one, other) in &pairs {
                if linked.contains(&one) || linked.contains(&other) {
                    linked.extend([one, other]);
                }
            }
            if linked.len() == before {
                return linked.into_iter().collect();
            }
        }
    }
}

/// All orders of the bots of some seats; equal bots make equal orders, which count as often as they occur.
fn permutations(seats: &[(usize, u8)]) -> Vec<Vec<usize>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (index, &(bot, _)) in seats.iter().enumerate() {
        let others = [&seats[..index], &seats[index + 1..]].concat();
        orders.extend(permutations(&others).into_iter().map(|rest| [vec![bot], rest].concat()));
    }
    orders
}

/// A draw: one bot comes before all others that are left.
struct Stage {
    first: usize,
    /// How many seats of each bot are left, the first one's included.
    seats: Vec<f64>,
    /// In how many games.
    weight: f64,
}

impl Stage {
    /// Adds the draws of an order. A draw among seats of one bot says nothing and is left out.
    fn add(stages: &mut Vec<Self>, order: &[usize], bots: usize, weight: f64) {
        for (index, &first) in order.iter().enumerate() {
            let left = &order[index..];
            if left.iter().any(|&bot| bot != first) {
                let mut seats = vec![0.0; bots];
                left.iter().for_each(|&bot| seats[bot] += 1.0);
                stages.push(Self { first, seats, weight });
            }
        }
    }

    fn total(&self, strengths: &[f64]) -> f64 {
        self.seats.iter().zip(strengths).map(|(seats, strength)| seats * strength).sum()
    }
}

/// The strengths that make the draws most likely. Each step gives every bot the draws it won, divided by the draws it
/// would win per unit of strength.
fn fit(bots: usize, stages: &[Stage]) -> Vec<f64> {
    let mut strengths = vec![1.0; bots];
    let mut won = vec![0.0; bots];
    stages.iter().for_each(|stage| won[stage.first] += stage.weight);
    for _ in 0..MOST_STEPS {
        let mut due = vec![0.0; bots];
        for stage in stages {
            let share = stage.weight / stage.total(&strengths);
            due.iter_mut().zip(&stage.seats).for_each(|(due, seats)| *due += seats * share);
        }
        let mut change: f64 = 0.0;
        for (strength, (won, due)) in strengths.iter_mut().zip(won.iter().zip(&due)) {
            // A bot without draws keeps the strength it began with, and is not rated.
            if *due > 0.0 {
                let better = won / due;
                change = change.max((better / *strength).ln().abs());
                *strength = better;
            }
        }
        if change < TOLERANCE {
            break;
        }
    }
    strengths
}

/// The variance of the logarithm of each bot's strength relative to the yardstick's: the diagonal of the inverse of
/// the observed information over all other linked bots.
fn variances(strengths: &[f64], stages: &[Stage], linked: &[usize], yardstick: usize) -> Vec<f64> {
    let free: Vec<usize> = linked.iter().copied().filter(|&bot| bot != yardstick).collect();
    let mut information = vec![vec![0.0; free.len()]; free.len()];
    for stage in stages {
        let total = stage.total(strengths);
        let chance = |bot: usize| stage.seats[bot] * strengths[bot] / total;
        for (row, &one) in information.iter_mut().zip(&free) {
            for (entry, &other) in row.iter_mut().zip(&free) {
                let own = if one == other { chance(one) } else { 0.0 };
                *entry += stage.weight * (own - chance(one) * chance(other));
            }
        }
    }
    let inverse = inverse(information);
    let mut variances = vec![0.0; strengths.len()];
    for (index, &bot) in free.iter().enumerate() {
        variances[bot] = inverse[index][index];
    }
    variances
}

/// The inverse of a positive definite matrix, by Gauss and Jordan; such a matrix needs no exchange of rows.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for pivot in 0..size {
        let factor = 1.0 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|entry| *entry *= factor);
        let row = matrix[pivot].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let multiple = std::mem::replace(&mut other[pivot], 0.0);
            other.iter_mut().zip(&row).for_each(|(entry, by)| *entry -= multiple * by);
        }
    }
    matrix
}
