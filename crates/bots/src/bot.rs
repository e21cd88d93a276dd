//! What a bot is.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Board, Seat, Setup, View};

/// A player that decides only from what its seat may know.
pub trait Bot: Send {
    /// Chooses an action for the view's seat.
    ///
    /// # Panics
    /// If the view's seat is not to act: there is nothing to choose.
    fn choose(&mut self, view: &View, budget: Budget) -> Choice;

    /// A game of the arena begins. Only a bot in another program, which keeps the game there, has to know.
    fn begin(&mut self, _setup: &Setup) {}

    /// A seat of that game did something, the bot's own included.
    fn follow(&mut self, _seat: Seat, _action: Action) {}

    /// Decisions in which the bot failed and another bot decided for it. Only external programs can fail.
    fn lapses(&self) -> u64 {
        0
    }
}

/// How much thinking a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Search nodes: reproducible. A search visits at least one.
    Nodes(u64),
    /// Time: for people. At most an hour is used, and less if nothing can change the choice any more.
    Time(Duration),
}

/// The longest time that a decision takes, whatever its budget says: so that adding it to a time cannot overflow, and that a
/// mistyped number does not stop everything for ever.
pub(crate) const LONGEST: Duration = Duration::from_secs(60 * 60);

/// What a bot decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub action: Action,
    /// The rest of the turn as the bot would play it, beginning with the action.
    pub turn: Vec<Action>,
    /// What the position is worth to each seat that plays, in points at the end as the bot expects them.
    pub value: Vec<f64>,
    /// Each seat's chance of winning as the bot expects it; they add up to 1.
    pub win: Vec<f64>,
    /// Nodes of the search tree that were created for the choice.
    pub nodes: u64,
}

/// The random numbers for a decision. They depend only on the bot's seed and on what it sees, so that the same choice
/// can be reproduced anywhere.
pub(crate) fn stream_of(seed: u64, view: &View) -> ChaCha8Rng {
    stream(seed ^ u64::from(view.digest()).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The expectation of a bot that does not evaluate: the current points, and the same chance of winning for everyone.
pub(crate) fn no_opinion(board: &Board) -> (Vec<f64>, Vec<f64>) {
    let points = board.seats().map(|seat| board.player(seat).points().as_f64()).collect();
    (points, vec![1.0 / board.players() as f64; board.players()])
}
