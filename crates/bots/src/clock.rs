//! The clock of a search. It is passed in, so that deadlines can be tested without waiting.

use std::time::{Duration, Instant};

/// Tells how much time has passed since some moment.
pub trait Clock {
    /// The time passed.
    fn now(&self) -> Duration;
}

/// The machine's own clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
