//! The entries of a game's log, as they are kept.

use serde::{Deserialize, Serialize};
use tzolkin_engine::Action;

use crate::wire::TakenOver;

/// One change of a game. The log only grows: taking back is an entry too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What changed.
    #[serde(flatten)]
    pub change: Change,
    /// The hash of the game after it: if it does not fit on replay, the rules have changed.
    pub digest: u32,
}

impl Entry {
    /// The moves that it adds.
    #[must_use]
    pub fn moves(&self) -> &[StoredMove] {
        match &self.change {
            Change::Moves { moves, .. } | Change::Left { moves, .. } | Change::Back { moves, .. } => moves,
            Change::KeepAgain { .. } | Change::Undo { .. } => &[],
        }
    }
}

/// What an entry changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Change {
    /// Moves, and what they forced.
    Moves {
        /// One after another.
        moves: Vec<StoredMove>,
        /// The seat's answer in advance to the question of days.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u8>,
    },
    /// A seat chose its wealth tiles anew.
    KeepAgain {
        /// Which.
        seat: u8,
        /// The action.
        action: String,
    },
    /// Going back to that many moves.
    Undo {
        /// How many stand.
        ply: u32,
    },
    /// A bot plays for a person from now on.
    Left {
        /// Which seat.
        seat: u8,
        /// Why.
        reason: TakenOver,
        /// What was forced by it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<StoredMove>,
    },
    /// A person plays again.
    Back {
        /// Which seat.
        seat: u8,
        /// What was forced for the person.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<StoredMove>,
    },
}

/// A move as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredMove {
    /// Who.
    pub seat: u8,
    /// The action in its text form.
    pub action: String,
    /// Whether it was forced and played by itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
}

impl StoredMove {
    /// The action; none if this program knows no such action.
    #[must_use]
    pub fn action(&self) -> Option<Action> {
        self.action.parse().ok()
    }
}
