//! How many of the threads on which bots think are thinking, for those who let bots go first.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The threads for bots, and how many of them are thinking.
#[derive(Debug)]
pub(crate) struct Busy {
    pub(super) threads: usize,
    thinking: AtomicUsize,
}

/// A thread that is thinking.
pub(crate) struct Thinking<'a>(&'a Busy);

impl Busy {
    pub(crate) fn of(threads: usize) -> Arc<Self> {
        Arc::new(Self { threads, thinking: AtomicUsize::new(0) })
    }

    /// Counts a thread as thinking for as long as the returned value is held.
    pub(crate) fn think(&self) -> Thinking<'_> {
        self.thinking.fetch_add(1, Ordering::Relaxed);
        Thinking(self)
    }

    /// Whether bots have taken every thread, so that others may be waiting. Where there are none, others think for this process.
    pub(crate) fn is_full(&self) -> bool {
        self.threads > 0 && self.thinking.load(Ordering::Relaxed) >= self.threads
    }
}

impl Drop for Thinking<'_> {
    fn drop(&mut self) {
        self.0.thinking.fetch_sub(1, Ordering::Relaxed);
    }
}
