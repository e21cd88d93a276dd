//! What a bot is.

use std::time::Duration;

use tzolkin_engine::{Action, View};

/// A player that decides from what its seat may know.
pub trait Bot: Send {
    /// Chooses an action for the view's seat.
    ///
    /// # Panics
    /// If the view's seat is not to act: there is nothing to choose.
    fn choose(&mut self, view: &View, budget: Budget) -> Choice;

    /// Decisions in which the bot failed and something else decided for it; only foreign programs fail.
    fn lapses(&self) -> u64 {
        0
    }
}

/// How much thinking a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Search nodes: reproducible.
    Nodes(u64),
    /// Time: for people.
    Time(Duration),
}

/// What a bot decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The rest of the turn as the bot would play it, beginning with the action.
    pub turn: Vec<Action>,
    /// What the position is worth to each seat that plays, in points at the end as the bot estimates them. Estimates are for
    /// comparing: they look only so far, so early in the game they are rough.
    pub value: Vec<f64>,
    /// Nodes searched.
    pub nodes: u64,
}
