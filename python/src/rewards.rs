//! What the end of a game is worth to each seat.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tzolkin_engine::Seat;
use tzolkin_engine::scoring::Outcome;

/// What is rewarded.
#[derive(Clone, Copy)]
pub(crate) enum Reward {
    /// The final points.
    Points,
    /// From 1 for the winner to -1 for the last, in equal steps; tied seats share. The rewards of a game add up to 0.
    Rank,
    /// 1 for the winner; tied winners share it.
    Win,
}

impl Reward {
    pub(crate) fn from_name(name: &str) -> PyResult<Self> {
        match name {
            "points" => Ok(Self::Points),
            "rank" => Ok(Self::Rank),
            "win" => Ok(Self::Win),
            _ => Err(PyValueError::new_err(format!("the reward is 'points', 'rank' or 'win', not '{name}'"))),
        }
    }

    /// The rewards of a finished game, for every seat that plays.
    pub(crate) fn of(self, outcomes: &[Outcome]) -> [f64; Seat::NUM] {
        let mut rewards = [0.0; Seat::NUM];
        for (reward, outcome) in rewards.iter_mut().zip(outcomes) {
            let tied = outcomes.iter().filter(|other| other.rank == outcome.rank).count() as f64;
            *reward = match self {
                Self::Points => outcome.points.as_f64(),
                Self::Rank => {
                    let place = f64::from(outcome.rank - 1) + (tied - 1.0) / 2.0;
                    1.0 - 2.0 * place / (outcomes.len() - 1) as f64
                }
                Self::Win if outcome.rank == 1 => 1.0 / tied,
                Self::Win => 0.0,
            };
        }
        rewards
    }
}
