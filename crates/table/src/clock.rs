//! Clocks: they run only for people who are to act, and undo gives no time back.
//!
//! The time is an argument everywhere: how long it is since some moment that the host has chosen. What is left on the clocks is
//! stored together with the time at which it was counted, so that a table that nobody looks at need not be written again and
//! again. A host whose time stands still while it is not running lets the clocks stand still as well.

use core::time::Duration;

use tzolkin_engine::{Action, DecisionKind, PerSeat, Seat};

use crate::entry::Entry;
use crate::play::Play;
use crate::wire::{Clocks, LiveClock, Pace, SeatClock};

const HOUR_MS: u64 = 60 * 60 * 1000;

/// What is stored of the clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredClocks {
    /// Milliseconds left, per seat that plays.
    pub left_ms: Vec<u64>,
    /// The host's time up to which they have been counted down.
    pub counted: Duration,
}

/// The clocks of a running game.
#[derive(Clone, Debug)]
pub struct Clock {
    pace: Pace,
    left_ms: PerSeat<u64>,
    running: PerSeat<bool>,
    /// The time up to which the clocks have been counted down.
    counted: Duration,
}

impl Clock {
    /// The clocks of a game that begins, if it has any.
    #[must_use]
    pub fn new(pace: Pace, now: Duration) -> Option<Self> {
        let left_ms = PerSeat([full_ms(pace)?; Seat::NUM]);
        Some(Self { pace, left_ms, running: PerSeat::default(), counted: now })
    }

    /// The clocks of a stored game, if it has any. Clocks that run have been running since they were stored.
    #[must_use]
    pub fn load(pace: Pace, stored: Option<&StoredClocks>, now: Duration) -> Option<Self> {
        let mut clock = Self::new(pace, now)?;
        if let Some(StoredClocks { left_ms, counted }) = stored {
            for (seat, &left) in Seat::ALL.into_iter().zip(left_ms) {
                clock.left_ms[seat] = left;
            }
            // A host that was killed may not remember its last moments.
            clock.counted = now.min(*counted);
        }
        Some(clock)
    }

    /// Lets the time until now pass without counting it.
    pub const fn skip(&mut self, now: Duration) {
        self.counted = now;
    }

    /// Counts the time since it was last counted.
    pub fn count(&mut self, now: Duration) {
        let passed = now.saturating_sub(self.counted).as_millis() as u64;
        self.counted = now;
        for seat in Seat::ALL.into_iter().filter(|&seat| self.running[seat]) {
            self.left_ms[seat] = self.left_ms[seat].saturating_sub(passed);
        }
    }

    /// Sets the clocks that run after an entry; `play` is the game that it led to.
    pub fn switch(&mut self, play: &Play, entry: &Entry) {
        if let (Pace::Live { clock: Some(LiveClock { increment_s, .. }) }, Some(seat)) = (self.pace, turn_ended(entry))
        {
            self.left_ms[seat] += u64::from(increment_s) * 1000;
        }
        let begins = begins_line(play, entry);
        let mut running = PerSeat::default();
        for seat in play.people_to_act() {
            running[seat] = true;
            // Over days every turn has its own time; going on with a turn gives none.
            if let (Pace::Days { .. }, Some(full)) = (self.pace, full_ms(self.pace))
                && (begins || !self.running[seat])
            {
                self.left_ms[seat] = full;
            }
        }
        self.running = running;
    }

    /// Continues a game that was loaded: whoever is to act goes on with the time that was left.
    pub fn resume(&mut self, play: &Play) {
        let mut running = PerSeat::default();
        for seat in play.people_to_act() {
            running[seat] = true;
        }
        self.running = running;
    }

    /// The seat that has run out of time.
    #[must_use]
    pub fn expired(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.running[seat] && self.left_ms[seat] == 0)
    }

    /// Gives a seat a moment more: its running out could not be stored.
    pub fn postpone(&mut self, seat: Seat) {
        self.left_ms[seat] = self.left_ms[seat].max(1000);
    }

    /// When the next clock runs out if nothing happens.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        let next = Seat::ALL.into_iter().filter(|&seat| self.running[seat]).map(|seat| self.left_ms[seat]).min()?;
        Some(self.counted + Duration::from_millis(next))
    }

    /// What is left, per seat that plays.
    #[must_use]
    pub fn left(&self, players: usize) -> Vec<u64> {
        self.left_ms.0[..players].to_vec()
    }

    /// What to store of it.
    #[must_use]
    pub fn stored(&self, players: usize) -> StoredClocks {
        StoredClocks { left_ms: self.left(players), counted: self.counted }
    }

    /// For clients, as of when it was last counted.
    #[must_use]
    pub fn shown(&self, players: usize) -> Clocks {
        let seats = Seat::ALL.into_iter().take(players);
        Clocks {
            seats: seats.map(|seat| SeatClock { left_ms: self.left_ms[seat], running: self.running[seat] }).collect(),
        }
    }
}

/// The seat whose turn an entry ended.
fn turn_ended(entry: &Entry) -> Option<Seat> {
    let ended = entry.moves().iter().rfind(|made| made.action() == Some(Action::End))?;
    Seat::new(usize::from(ended.seat))
}

/// Whether whoever acts after an entry begins something of their own: a turn, or the answer to the question of days. Tiles are
/// kept by all at once, so that one keeping theirs begins nothing for the others.
fn begins_line(play: &Play, entry: &Entry) -> bool {
    let ended = entry.moves().iter().any(|made| made.action().is_some_and(Action::ends_line));
    ended && play.game().decision() != DecisionKind::Keep
}

fn full_ms(pace: Pace) -> Option<u64> {
    match pace {
        Pace::Live { clock } => clock.map(|clock| u64::from(clock.base_s) * 1000),
        Pace::Days { hours_per_turn } => hours_per_turn.map(|hours| u64::from(hours) * HOUR_MS),
    }
}
