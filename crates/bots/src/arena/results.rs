//! The result of a game of the arena.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tzolkin_engine::Points;
use tzolkin_engine::scoring::share_of_victory;

use crate::deeds::{Deeds, quarters};

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// Its number in the match, from 0.
    pub game: u64,
    /// The seed of its setup.
    pub setup_seed: u64,
    /// How each seat ended.
    pub seats: Vec<SeatResult>,
}

/// How a seat ended and what its bot did. In a file of results the fields are columns, in this order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatResult {
    /// The bot, counted as named.
    pub bot: usize,
    /// Final points.
    #[serde(deserialize_with = "read_points")]
    pub points: Points,
    /// 1 for the winner; shared when tied.
    pub rank: u8,
    /// 1 for the first player of the setup, 2 for the one after, and so on.
    pub place: u8,
    /// What the seat did.
    pub deeds: Deeds,
    /// Decisions that another bot made because this one failed.
    pub lapses: u64,
    /// How long decisions took.
    pub times: Times,
}

fn read_points<'de, D: Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
    quarters(f64::deserialize(from)?)
}

impl GameResult {
    /// How much of a win the seat has: a win that is shared by k seats counts one k-th for each.
    #[must_use]
    pub fn win(&self, seat: &SeatResult) -> f64 {
        share_of_victory(seat.rank, self.seats.iter().map(|seat| seat.rank))
    }
}

/// How long decisions took: sums, and counts by length, fine enough for a percentile.
///
/// This does not use a histogram crate, because in a file of results the counts are a few short words for each seat
/// that people can read, and they can be added up when a match is resumed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// How many decisions.
    pub decisions: u64,
    /// Nanoseconds in all.
    pub total: u64,
    /// Nanoseconds of the longest.
    pub longest: u64,
    /// Decisions that took more than a tenth longer than allowed.
    pub overruns: u64,
    /// Decisions by length: entry k counts those of 2^(k/8) to 2^((k+1)/8) nanoseconds.
    #[serde(serialize_with = "write_lengths", deserialize_with = "read_lengths")]
    counts: Vec<u32>,
}

/// Eight classes for each doubling: times that differ by less than a ninth are counted together.
const LENGTHS_PER_DOUBLING: f64 = 8.0;

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, took: Duration, deadline: Option<Duration>) {
        let nanos = took.as_nanos() as u64;
        self.decisions += 1;
        self.total += nanos;
        self.longest = self.longest.max(nanos);
        self.overruns += u64::from(deadline.is_some_and(|deadline| took > deadline));
        self.count((nanos.max(1) as f64).log2() * LENGTHS_PER_DOUBLING, 1);
    }

    fn count(&mut self, length: f64, decisions: u32) {
        let length = length as usize;
        if self.counts.len() <= length {
            self.counts.resize(length + 1, 0);
        }
        self.counts[length] += decisions;
    }

    /// Adds the times of another game.
    pub fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.overruns += other.overruns;
        for (length, &decisions) in other.counts.iter().enumerate() {
            self.count(length as f64, decisions);
        }
    }

    /// The mean, in milliseconds.
    #[must_use]
    pub fn mean_ms(&self) -> f64 {
        self.total as f64 / self.decisions.max(1) as f64 / 1e6
    }

    /// The time that a share of the decisions stays below, in milliseconds, to within a tenth.
    #[must_use]
    pub fn percentile_ms(&self, share: f64) -> f64 {
        let wanted = share * self.decisions as f64;
        let mut below = 0.0;
        for (length, &decisions) in self.counts.iter().enumerate() {
            below += f64::from(decisions);
            if below >= wanted && below > 0.0 {
                let nanos = ((length + 1) as f64 / LENGTHS_PER_DOUBLING).exp2();
                return nanos.min(self.longest as f64) / 1e6;
            }
        }
        0.0
    }
}

/// `31x4 40x2`: length and number of decisions.
fn write_lengths<S: Serializer>(counts: &[u32], to: S) -> Result<S::Ok, S::Error> {
    let counts = counts.iter().enumerate().filter(|(_, decisions)| **decisions > 0);
    let words: Vec<String> = counts.map(|(length, decisions)| format!("{length}x{decisions}")).collect();
    to.serialize_str(&words.join(" "))
}

fn read_lengths<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u32>, D::Error> {
    let text = String::deserialize(from)?;
    let mut counts = Times::default();
    let mut read = |word: &str| -> Option<()> {
        let (length, decisions) = word.split_once('x')?;
        // 2^64 nanoseconds are 512 eighths of a doubling.
        let length = length.parse::<u16>().ok().filter(|&length| length < 512)?;
        counts.count(f64::from(length), decisions.parse().ok()?);
        Some(())
    };
    let words = text.split_whitespace().try_for_each(&mut read);
    words.ok_or_else(|| serde::de::Error::custom("lengths of decisions are written like 31x4 40x2"))?;
    Ok(counts.counts)
}
