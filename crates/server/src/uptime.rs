//! How long servers have run on the data, all runs together. Clocks are counted in this time: it stands still while no server
//! runs, and it does not jump when somebody sets the system's date.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tzolkin_table::Millis;

use crate::store::Service;

const HOUR: Duration = Duration::from_secs(60 * 60);
/// If the system's date moves by more than this while no time has passed, or while the server was down, it may be wrong.
const JUMP: Duration = HOUR.saturating_mul(3 * 24);
/// How long the server runs after such a jump before anything is removed for its age. Whoever comes meanwhile is not removed.
const SETTLE: Duration = HOUR.saturating_mul(24);
/// How often clocks are looked at while the time stands still.
const STANDSTILL: Duration = Duration::from_millis(200);

/// The time that clocks use, and whether the system's date can be relied on.
#[derive(Debug)]
pub(crate) struct Uptime {
    last: Mutex<Last>,
    /// How far the time goes on by itself after it was last stored.
    most: Duration,
}

/// What was last stored, and when.
#[derive(Clone, Copy, Debug)]
struct Last {
    service: Service,
    at: Instant,
    /// What the time was then by the clock of this process. It may have been ahead, and never goes back.
    least: Duration,
}

impl Uptime {
    /// Goes on from what was stored. Where others share the data, the time stands still once it could not be stored for longer
    /// than `most`.
    pub(crate) fn start(stored: Service, most: Duration) -> Self {
        Self { last: Mutex::new(Last { service: stored, at: Instant::now(), least: stored.served }), most }
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long servers have run.
    pub(crate) fn time(&self) -> Duration {
        let Last { service, at, least } = *self.last();
        least.max(service.served + at.elapsed().min(self.most))
    }

    /// The instant at which that time is reached; one that has passed is now.
    pub(crate) fn instant(&self, time: Duration) -> Instant {
        let Last { service, at, .. } = *self.last();
        let instant = at + time.saturating_sub(service.served);
        // If the time stands still, it is looked at again soon.
        if self.time() < time { instant.max(Instant::now() + STANDSTILL) } else { instant }
    }

    /// What to store now, at that date.
    pub(crate) fn beat(&self, date: Millis) -> Service {
        let served = self.time();
        next(self.last().service, served, date)
    }

    /// Goes on from what was stored at that instant.
    pub(crate) fn stored(&self, service: Service, at: Instant) {
        let least = self.time();
        *self.last() = Last { service, at, least };
    }

    /// How long ago it was last stored.
    pub(crate) fn silence(&self) -> Duration {
        self.last().at.elapsed()
    }

    /// How long the server has to run before the system's date counts, if it does not count yet.
    pub(crate) fn until_dates_count(&self) -> Option<Duration> {
        let from = self.last().service.dates_from;
        from.checked_sub(self.time()).filter(|left| !left.is_zero())
    }
}

/// What is to be stored next.
pub(crate) fn next(last: Service, served: Duration, date: Millis) -> Service {
    let expected = last.alive_at.map(|alive_at| alive_at + (served - last.served).as_millis() as Millis);
    let jumped = expected.is_some_and(|expected| Duration::from_millis(expected.abs_diff(date)) > JUMP);
    Service { served, alive_at: Some(date), dates_from: if jumped { served + SETTLE } else { last.dates_from } }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Millis = 24 * 60 * 60 * 1000;

    fn alive(date: Millis) -> Service {
        Service { served: 10 * HOUR, alive_at: Some(date), dates_from: Duration::ZERO }
    }

    #[test]
    fn a_date_that_jumps_does_not_count_for_a_while() {
        let served = 11 * HOUR;
        for (date, jumped) in [(0, false), (2 * DAY, false), (90 * DAY, true), (-90 * DAY, true)] {
            let now = next(alive(0), served, date);
            assert_eq!(now.dates_from > served, jumped, "{date}");
            assert_eq!((now.served, now.alive_at), (served, Some(date)));
        }
        // Once it has settled, it counts; until then it stays as it was.
        let jumped = next(alive(0), served, 90 * DAY);
        let later = next(jumped, served + HOUR, 90 * DAY + DAY / 24);
        assert_eq!(later.dates_from, jumped.dates_from);
        assert!(later.dates_from <= served + SETTLE);
        // Nothing is known of a server that has never run.
        let first = Service { alive_at: None, ..alive(0) };
        assert_eq!(next(first, served, 90 * DAY).dates_from, Duration::ZERO);
    }
}
