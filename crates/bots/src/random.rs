//! A bot that draws its actions: the floor that others are measured from.

use rand_chacha::ChaCha8Rng;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Actions, View};

use crate::bot::{Bot, Budget, Choice};

/// Plays uniformly at random.
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    /// A random player with its own stream.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: stream(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &View, _: Budget) -> Choice {
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let action = legal[below(&mut self.rng, legal.len())];
        let board = view.board();
        let value = board.seats().map(|seat| board.player(seat).points().as_f64()).collect();
        Choice { action, turn: vec![action], value, nodes: 0 }
    }
}
