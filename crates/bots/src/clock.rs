//! The clock of a search. It is passed in, so that deadlines can be tested without waiting.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Tells how much time has passed since some moment.
pub trait Clock {
    /// The time passed.
    fn now(&self) -> Duration;
}

/// The machine's own clock. It is read only when it is asked, because in a browser the program has none: bots have budgets of nodes
/// there.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }
}
