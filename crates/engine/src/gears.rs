//! The five gears: who is where, and what happens to them in a day (rules §1, §10).

use crate::nouns::{Gear, PerGear, PerSeat, Seat, Space, small};

/// A set of spaces of one gear, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spaces(pub(crate) u16);

impl Spaces {
    /// Whether the space belongs to the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, space: u8) -> bool {
        match self.0.checked_shr(space as u32) {
            Some(shifted) => shifted & 1 == 1,
            None => false,
        }
    }

    /// How many spaces.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        ones(self.0.into())
    }

    /// The highest space.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(15 - small(self.0.leading_zeros() as usize)) }
    }

    /// The set without a space.
    #[must_use]
    #[inline]
    pub const fn without(self, space: u8) -> Self {
        match 1_u16.checked_shl(space as u32) {
            Some(bit) => Self(self.0 & !bit),
            None => self,
        }
    }

    #[inline]
    pub(crate) fn insert(&mut self, space: u8) {
        self.0 |= 1 << space;
    }
}

/// The bits that are set, ascending.
#[inline]
pub(crate) fn ones(mut left: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let bit = small(left.trailing_zeros() as usize);
        (left != 0).then(|| left &= left - 1).map(|()| bit)
    })
}

/// The numbered spaces of each gear, a bit each.
const NUMBERED: PerGear<u16> = {
    let mut masks = [0; Gear::NUM];
    let mut gear = 0;
    while gear < Gear::NUM {
        masks[gear] = (2 << Gear::ALL[gear].info().last_space) - 1;
        gear += 1;
    }
    PerGear(masks)
};

/// Workers and dummies on the gears.
///
/// ```
/// use tzolkin_engine::{Gear, Occupant, Position, Seat};
///
/// let mut position = Position::new(2);
/// position.place(1, Gear::Uxmal, 0).dummy(Gear::Uxmal, 1);
/// let game = position.build()?;
/// let gears = game.board().gears();
/// assert_eq!(gears.occupant(Gear::Uxmal, 0), Some(Occupant::Worker(Seat::ALL[1])));
/// assert_eq!(gears.lowest_free(Gear::Uxmal), Some(2));
/// # Ok::<(), tzolkin_engine::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gears {
    workers: PerSeat<PerGear<Spaces>>,
    dummies: PerGear<Spaces>,
}

/// Who stands on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A player's worker.
    Worker(Seat),
    /// A dummy worker.
    Dummy,
}

impl Gears {
    /// The spaces that a seat's workers stand on.
    #[must_use]
    #[inline]
    pub fn workers(&self, seat: Seat, gear: Gear) -> Spaces {
        self.workers[seat][gear]
    }

    /// The spaces that dummies stand on.
    #[must_use]
    #[inline]
    pub fn dummies(&self, gear: Gear) -> Spaces {
        self.dummies[gear]
    }

    /// The spaces taken by anyone.
    #[must_use]
    #[inline]
    pub fn occupied(&self, gear: Gear) -> Spaces {
        Spaces(self.by_players(gear).0 | self.dummies[gear].0)
    }

    /// The spaces taken by players' workers.
    #[inline]
    fn by_players(&self, gear: Gear) -> Spaces {
        Spaces(self.workers.0.iter().fold(0, |all, gears| all | gears[gear].0))
    }

    /// Who stands there; nobody on a space that the gear does not have.
    #[must_use]
    pub fn occupant(&self, gear: Gear, space: u8) -> Option<Occupant> {
        if self.dummies[gear].contains(space) {
            return Some(Occupant::Dummy);
        }
        Seat::ALL.into_iter().find(|&seat| self.workers[seat][gear].contains(space)).map(Occupant::Worker)
    }

    /// The lowest-numbered free space, where a worker placed on that gear goes (rules §4).
    #[must_use]
    #[inline]
    pub fn lowest_free(&self, gear: Gear) -> Option<u8> {
        let free = NUMBERED[gear] & !self.occupied(gear).0;
        (free != 0).then_some(small(free.trailing_zeros() as usize))
    }

    /// How many workers a seat has on the gears.
    #[must_use]
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        self.workers[seat].0.iter().map(|spaces| small(spaces.len() as usize)).sum()
    }

    /// The players' workers one space before the last numbered one: a second day would push them off, but the first
    /// does not (rules §10).
    #[must_use]
    pub fn about_to_reach_last(&self) -> Option<(Space, Seat)> {
        Gear::ALL.into_iter().find_map(|gear| {
            let space = gear.info().last_space - 1;
            Seat::ALL
                .into_iter()
                .find(|&seat| self.workers[seat][gear].contains(space))
                .map(|seat| (Space { gear, space }, seat))
        })
    }

    pub(crate) fn put(&mut self, seat: Seat, gear: Gear, space: u8) {
        self.workers[seat][gear].insert(space);
    }

    pub(crate) fn take(&mut self, seat: Seat, gear: Gear, space: u8) {
        self.workers[seat][gear] = self.workers[seat][gear].without(space);
    }

    pub(crate) fn put_dummy(&mut self, gear: Gear, space: u8) {
        self.dummies[gear].insert(space);
    }

    /// Turns every gear by a day. Returns the gears from which each seat's worker was pushed off: at most one worker
    /// each, since only one can be on the last space. Dummies go all the way round.
    pub(crate) fn turn(&mut self) -> PerSeat<PerGear<bool>> {
        let mut fallen = PerSeat::<PerGear<bool>>::default();
        for seat in Seat::ALL {
            for gear in Gear::ALL {
                let moved = self.workers[seat][gear].0 << 1;
                fallen[seat][gear] = moved & !NUMBERED[gear] != 0;
                self.workers[seat][gear] = Spaces(moved & NUMBERED[gear]);
            }
        }
        for gear in Gear::ALL {
            let moved = self.dummies[gear].0 << 1;
            let teeth = gear.info().teeth;
            self.dummies[gear] = Spaces(moved & !(1 << teeth) | moved >> teeth);
        }
        fallen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_space_of_a_set() {
        assert_eq!(Spaces(0).last(), None);
        for space in 0..16 {
            assert_eq!(Spaces(1 << space | 1).last(), Some(space));
        }
    }

    #[test]
    fn dummies_ride_round_and_workers_fall() {
        for gear in Gear::ALL {
            let mut gears = Gears::default();
            let seat = Seat::ALL[2];
            gears.put(seat, gear, 0);
            gears.put_dummy(gear, 3);
            for day in 1..=gear.info().teeth {
                let fallen = gears.turn();
                let on_gear = day <= gear.info().last_space;
                assert_eq!(gears.workers(seat, gear).contains(day), on_gear);
                assert_eq!(fallen[seat][gear], day == gear.info().last_space + 1);
                assert_eq!(gears.occupant(gear, (3 + day) % gear.info().teeth), Some(Occupant::Dummy));
            }
            assert_eq!(gears.dummies(gear).iter().collect::<Vec<_>>(), [3]);
        }
    }

    #[test]
    fn a_full_gear_has_no_free_space_though_unnumbered_ones_are_empty() {
        let mut gears = Gears::default();
        for space in 0..=7 {
            assert_eq!(gears.lowest_free(Gear::Tikal), Some(space));
            gears.put(Seat::ALL[0], Gear::Tikal, space);
        }
        assert_eq!(gears.lowest_free(Gear::Tikal), None);
    }
}
