//! What every bot, hint, review and puzzle means by "better".

use core::iter::Sum;
use core::ops::{Mul, Sub};

use tzolkin_engine::Seat;

/// How good points at the end are for a seat: its own, less a share of those of each other seat.
///
/// The chance to win is what people are shown, but it decides nothing: bots that choose by the net's chance win fewer games
/// (`docs/bots.md`).
pub(crate) fn merit<T>(points: &[T], seat: Seat, share: T) -> T
where
    T: Copy + Mul<Output = T> + Sub<Output = T> + for<'a> Sum<&'a T>,
{
    let own = points[seat.index()];
    let others = points.iter().sum::<T>() - own;
    own - share * others
}
