//! The last changes of a game, so that a page that comes back after a moment gets only what it has missed.

use std::collections::VecDeque;

/// So many entries are remembered: more than a game has in the time that a page needs to notice and reconnect.
const MOST: usize = 512;

/// From which move on each of the last entries changed the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent(VecDeque<(u32, usize)>);

impl Recent {
    /// Remembers that an entry changed the moves from this one on, counted from 0.
    pub(super) fn add(&mut self, seq: u32, from: usize) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back((seq, from));
    }

    /// The first move that somebody who has seen an entry may not know, or know differently, if the game is at `now` with so many
    /// `moves`. None if that is too long ago, or has never been.
    pub(super) fn since(&self, seen: u32, now: u32, moves: usize) -> Option<usize> {
        if seen == now {
            return Some(moves);
        }
        let missed = self.0.iter().filter(|(seq, _)| *seq > seen);
        let complete = seen < now && self.0.front().is_some_and(|(oldest, _)| *oldest <= seen + 1);
        complete.then(|| missed.map(|(_, from)| *from).min().unwrap_or(moves).min(moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_missed_is_sent() {
        let mut recent = Recent::default();
        // Loaded at entry 10; then moves, moves, three taken back, moves.
        for (seq, from) in [(11, 20), (12, 24), (13, 21), (14, 21)] {
            recent.add(seq, from);
        }
        let since = |seen| recent.since(seen, 14, 23);
        assert_eq!(since(14), Some(23), "nothing was missed");
        assert_eq!(since(13), Some(21));
        assert_eq!(since(12), Some(21), "what was taken back is not known any more");
        assert_eq!(since(10), Some(20));
        assert_eq!(since(9), None, "before the table was loaded");
        assert_eq!(since(15), None, "never was");
        for seq in 15..=600 {
            recent.add(seq, seq as usize);
        }
        assert_eq!(recent.since(11, 600, 700), None, "too long ago");
        assert_eq!(recent.since(500, 600, 700), Some(501));
    }
}
