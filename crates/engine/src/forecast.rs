//! A look ahead: where workers will be if only days pass, what the next Food Day will cost, and what temples are worth.

use crate::components::{FOOD_DAYS, FoodDayKind, LAST_ROUND};
use crate::game::{Board, DecisionKind};
use crate::gears::Gears;
use crate::nouns::{Gear, Points, Seat, Space, Temple};

/// What the coming days bring if nobody does anything.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// The days, one after another; fewer than asked for if the game ends before.
    pub days: Vec<DayAhead>,
    /// The next Food Day, if one is left.
    pub food_day: Option<FoodDayAhead>,
    /// The outlook of every seat.
    pub seats: Vec<Outlook>,
}

/// A day ahead, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayAhead {
    /// The round it leads to; the last advance leads nowhere and stays in the last round.
    pub round: u8,
    /// A Food Day held before the gears turn.
    pub food_day: Option<FoodDayKind>,
    /// Where every worker stands then.
    pub workers: Vec<WorkerAhead>,
    /// Workers that this day pushes off, with the space they leave.
    pub fallen: Vec<WorkerAhead>,
}

/// A worker on a space; a dummy belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorkerAhead {
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Where it stands.
    pub at: Space,
}

/// The next Food Day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoodDayAhead {
    /// The round it is due in, or this one if it was jumped over.
    pub round: u8,
    /// Days until then.
    pub days: u8,
    /// What it brings.
    pub kind: FoodDayKind,
}

/// What awaits a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// Corn due at the next Food Day, with the workers and farms of now.
    pub corn_due: u16,
    /// Corn missing for it.
    pub corn_missing: u16,
    /// Workers that would go hungry.
    pub unfed: u8,
    /// Workers that farms and wealth tiles feed without corn.
    pub fed_free: u8,
    /// Corn that farms save for each of the other workers.
    pub corn_less: u8,
    /// Points from temples if the age ended now, leaders' bonuses included.
    pub temple_points: Points,
    /// Those of them that come from leading.
    pub leader_points: Points,
}

impl Board {
    /// Looks ahead over a number of days, one day a round.
    ///
    /// ```
    /// use tzolkin_engine::{Gear, Position};
    ///
    /// let mut position = Position::new(2);
    /// position.place(0, Gear::Tikal, 6);
    /// let forecast = position.build()?.board().forecast(2);
    /// assert_eq!(forecast.days[0].workers[0].at.space, 7);
    /// assert_eq!(forecast.days[1].fallen.len(), 1, "the second day pushes it off");
    /// assert_eq!(forecast.food_day.expect("the first of four").days, 7);
    /// assert_eq!(forecast.seats[0].corn_due, 6, "two for each of three workers");
    /// # Ok::<(), tzolkin_engine::PositionError>(())
    /// ```
    #[must_use]
    pub fn forecast(&self, days: u8) -> Forecast {
        let mut gears = self.gears;
        let mut held = usize::from(self.food_days_held);
        let mut ahead = Vec::new();
        let days = if self.decision() == DecisionKind::Over { 0 } else { days };
        for day in 0..days {
            let round = self.round + day;
            if round > LAST_ROUND {
                break;
            }
            let food_day = FOOD_DAYS.get(held).filter(|due| round >= due.round).map(|due| due.kind);
            held += usize::from(food_day.is_some());
            let fallen = self.falling(&gears);
            gears.turn();
            ahead.push(DayAhead { round: LAST_ROUND.min(round + 1), food_day, workers: self.standing(&gears), fallen });
        }
        let food_day = self.next_food_day().map(|due| {
            let round = due.round.max(self.round);
            FoodDayAhead { round, days: round - self.round, kind: due.kind }
        });
        Forecast { days: ahead, food_day, seats: self.seats().map(|seat| self.outlook(seat)).collect() }
    }

    fn outlook(&self, seat: Seat) -> Outlook {
        let player = self.player(seat);
        let feeding = player.feeding();
        let (mut own, mut leading) = (Points::default(), Points::default());
        for temple in Temple::ALL {
            let (step, bonus) = self.temple_points(temple, self.age())[seat];
            own += step;
            leading += bonus;
        }
        Outlook {
            corn_due: feeding.due,
            corn_missing: feeding.due.saturating_sub(player.corn),
            unfed: feeding.unfed,
            fed_free: player.fed_free,
            corn_less: player.corn_less,
            temple_points: own + leading,
            leader_points: leading,
        }
    }

    fn standing(&self, gears: &Gears) -> Vec<WorkerAhead> {
        let mut workers = Vec::new();
        for gear in Gear::ALL {
            for seat in self.seats() {
                let at = |space| WorkerAhead { seat: Some(seat), at: Space { gear, space } };
                workers.extend(gears.workers(seat, gear).iter().map(at));
            }
            let at = |space| WorkerAhead { seat: None, at: Space { gear, space } };
            workers.extend(gears.dummies(gear).iter().map(at));
        }
        workers
    }

    fn falling(&self, gears: &Gears) -> Vec<WorkerAhead> {
        let last = |worker: &WorkerAhead| worker.seat.is_some() && worker.at.space == worker.at.gear.info().last_space;
        self.standing(gears).into_iter().filter(last).collect()
    }
}
