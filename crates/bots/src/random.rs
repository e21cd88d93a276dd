//! A bot that plays at random, the weakest opponent to measure others against.

use tzolkin_engine::chance::below;
use tzolkin_engine::{Actions, View};

use crate::bot::{Bot, Budget, Choice, no_opinion, stream_of};

/// Plays uniformly at random.
pub struct Random {
    seed: u64,
}

impl Random {
    /// A random player with its own seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &View, _: Budget) -> Choice {
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let action = legal[below(&mut stream_of(self.seed, view), legal.len())];
        let (value, win) = no_opinion(view.board());
        Choice { action, turn: vec![action], value, win, nodes: 0 }
    }
}
