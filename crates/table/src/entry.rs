//! The entries of a game's log. Databases hold their JSON: names of fields and kinds do not change.

use serde::{Deserialize, Serialize};
use tzolkin_engine::Action;

use crate::wire::TakenOver;

/// One change of a game. The log only grows: taking back is an entry too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The change, flattened into the entry's own JSON object.
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
            Change::KeepAgain { .. } | Change::Undo { .. } | Change::EndVote { .. } => &[],
        }
    }
}

/// What an entry changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Change {
    /// Moves, and what they forced.
    Moves {
        /// In the order in which they were made, by one seat and by those for whom something was forced.
        moves: Vec<StoredMove>,
        /// The seat's answer in advance to the question of days.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<u8>,
    },
    /// A seat chose its wealth tiles anew.
    KeepAgain {
        /// The seat that changed its mind.
        seat: u8,
        /// The new choice in its text form.
        action: String,
    },
    /// Going back to that many moves.
    Undo {
        /// The number of moves that stand.
        ply: u32,
    },
    /// A bot plays for a person from now on.
    Left {
        /// The seat that the person held.
        seat: u8,
        /// Whether the person gave up, ran out of time or was voted over.
        reason: TakenOver,
        /// What was forced by it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<StoredMove>,
    },
    /// A person agrees to end the game without a winner, or no longer does. It ends once all who still play agree.
    EndVote {
        /// The seat that the person holds.
        seat: u8,
        /// Whether the person agrees from now on.
        agree: bool,
    },
    /// A person plays again.
    Back {
        /// The seat that the person held before.
        seat: u8,
        /// What was forced for the person.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moves: Vec<StoredMove>,
    },
}

/// A move in an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredMove {
    /// The seat that made it.
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
