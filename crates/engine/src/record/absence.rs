//! Absences: who left a game, why, and who came back. They are part of records, but do not affect the rules.

use core::fmt;
use core::str::FromStr;

use crate::nouns::{Seat, UnknownName, small};
use crate::scoring::Outcome;

/// A player leaves, and a bot plays for the seat; or the player comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// The seat whose player left or came back.
    pub seat: Seat,
    /// After that many moves.
    pub ply: usize,
    /// What happened.
    pub change: Change,
}

/// How a seat's player leaves or comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Gave up: ranked last.
    Resigned,
    /// Ran out of time: ranked last.
    Timeout,
    /// Was replaced by a vote of the others.
    Voted,
    /// Came back.
    Back,
}

impl Change {
    const ALL: [Self; 4] = [Self::Resigned, Self::Timeout, Self::Voted, Self::Back];

    /// Whether the seat is ranked behind those of players who stayed.
    #[must_use]
    pub const fn ranks_last(self) -> bool {
        matches!(self, Self::Resigned | Self::Timeout)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::Timeout => "timeout",
            Self::Voted => "voted",
            Self::Back => "back",
        }
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Change {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let unknown = || UnknownName { what: "kind of absence", text: text.to_owned() };
        Self::ALL.into_iter().find(|change| change.name() == text).ok_or_else(unknown)
    }
}

/// Ranks players who left for good behind all others, and by points among themselves.
pub(crate) fn rank_last(outcomes: &mut [Outcome], left: &[Seat]) {
    let has_left: Vec<bool> = (0..outcomes.len()).map(|index| left.iter().any(|seat| seat.index() == index)).collect();
    let standing: Vec<_> = outcomes.iter().map(|outcome| (outcome.points, outcome.workers_on_gears)).collect();
    for (index, outcome) in outcomes.iter_mut().enumerate() {
        let better = (0..standing.len()).filter(|&other| {
            (has_left[index] && !has_left[other])
                || (has_left[index] == has_left[other] && standing[other] > standing[index])
        });
        outcome.rank = 1 + small(better.count());
    }
}
