//! A Food Day (rules §9): feeding, the change of age, the rewards of the gods.

use crate::components::{FOOD_PER_WORKER, FoodDayKind, POINTS_PER_UNFED, StepGain};
use crate::event::{Cause, Event, Observer};
use crate::game::{Board, Player};
use crate::nouns::{PerSeat, Points, Seat, Source, Temple, small};
use crate::play::Play;

/// What feeding costs one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feeding {
    /// Corn needed to feed every worker.
    pub due: u16,
    /// Corn that can be paid; a worker is fed completely or not at all.
    pub paid: u16,
    /// Workers that are not fed.
    pub unfed: u8,
}

impl Player {
    /// What feeding would cost now. As many workers as possible are fed.
    #[must_use]
    pub fn feeding(&self) -> Feeding {
        let each = FOOD_PER_WORKER.saturating_sub(u16::from(self.corn_less));
        let hungry = u16::from(self.workers_in_play.saturating_sub(self.fed_free));
        let fed = self.corn.checked_div(each).map_or(hungry, |served| served.min(hungry));
        Feeding { due: hungry * each, paid: fed * each, unfed: small(usize::from(hungry - fed)) }
    }
}

impl Board {
    /// The points that a temple gives each seat at the end of an age: those of its step, and the leader's bonus.
    pub(crate) fn temple_points(&self, temple: Temple, age: u8) -> PerSeat<(Points, Points)> {
        let info = temple.info();
        let step = |seat: Seat| self.seats[seat].temples[temple];
        let highest = self.seats().map(step).max().unwrap_or(0);
        let leaders = self.seats().filter(|&seat| step(seat) == highest).count();
        let bonus = Points::whole(i32::from(info.leader_bonus[usize::from(age - 1)]));
        // Tied leaders take half each, however many they are (ruling 16).
        let share = if leaders > 1 { Points(bonus.quarters() / 2) } else { bonus };
        let mut points = PerSeat::default();
        for seat in self.seats() {
            let own = Points::whole(i32::from(info.steps[usize::from(step(seat))].points));
            points[seat] = (own, if step(seat) == highest { share } else { Points::default() });
        }
        points
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn food_day(&mut self) {
        let Some(day) = self.board().next_food_day() else { return };
        let number = self.board().food_days_held + 1;
        self.seen.see(Event::FoodDay { number, kind: day.kind });
        for seat in self.game.board.seats() {
            self.feed(seat);
        }
        self.board().food_days_held = number;
        self.board().last_food_day = self.game.board.round;
        if number == 2 {
            self.change_age();
        }
        match day.kind {
            FoodDayKind::MidAge => self.mid_age_rewards(),
            FoodDayKind::EndOfAge => self.end_of_age_rewards(day.age),
        }
    }

    fn feed(&mut self, seat: Seat) {
        let Feeding { paid, unfed, .. } = self.player(seat).feeding();
        let fed = self.player(seat).workers_in_play - unfed;
        self.seen.see(Event::Fed { seat, fed, unfed });
        self.spend_corn(seat, paid, Cause::Feeding);
        self.score(seat, Points::whole(-POINTS_PER_UNFED * i32::from(unfed)), Source::Unfed, Cause::Feeding);
    }

    /// The buildings of age 1 leave, pile included, and six of age 2 are dealt.
    fn change_age(&mut self) {
        self.seen.see(Event::BuildingsLeft { age: 1 });
        self.board().display = [None; crate::components::DISPLAY];
        self.board().drawn = 0;
        self.refill_display(Cause::Age);
    }

    /// Every player gets the resources and skulls of their step and of all steps below.
    fn mid_age_rewards(&mut self) {
        for temple in Temple::ALL {
            for (index, step) in temple.info().steps.iter().enumerate() {
                match step.gain {
                    Some(StepGain::Block(block)) => {
                        for seat in self.at_or_above(temple, index) {
                            self.gain_blocks(seat, block, 1, Cause::Temple(temple));
                        }
                    }
                    Some(StepGain::Skull) => self.skull_rewards(temple, index),
                    None => {}
                }
            }
        }
    }

    /// If the bank cannot give a skull to everyone who earns one, nobody gets one.
    fn skull_rewards(&mut self, temple: Temple, step: usize) {
        let due = small(self.at_or_above(temple, step).count());
        let bank = self.board().skulls_in_bank;
        if due > bank {
            self.seen.see(Event::SkullsShort { due, bank });
            return;
        }
        for seat in self.at_or_above(temple, step) {
            self.gain_skull(seat, Cause::Temple(temple));
        }
    }

    fn at_or_above(&self, temple: Temple, step: usize) -> impl Iterator<Item = Seat> + use<O> {
        let steps = self.game.board.seats.0.map(|player| usize::from(player.temples[temple]));
        self.game.board.seats().filter(move |seat| steps[seat.index()] >= step)
    }

    fn end_of_age_rewards(&mut self, age: u8) {
        let source = if age == 1 { Source::TemplesAge1 } else { Source::TemplesAge2 };
        for temple in Temple::ALL {
            let points = self.board().temple_points(temple, age);
            for seat in self.game.board.seats() {
                let (own, bonus) = points[seat];
                self.score(seat, own, source, Cause::Temple(temple));
                self.score(seat, bonus, source, Cause::Leader(temple));
            }
        }
    }
}
