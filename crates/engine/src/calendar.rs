//! The calendar (rules §10): the end of a round, one day or two, and the workers that are pushed off.

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::{FOOD_DAYS, LAST_ROUND};
use crate::event::{Cause, Event, Observer, Spot};
use crate::game::{Board, Phase, Turn};
use crate::nouns::{Gear, Seat, Space};
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    pub(crate) fn days_candidates(&self, seat: Seat, visit: &mut impl FnMut(Action, Verdict)) {
        visit(Action::Days(1), Ok(()));
        visit(Action::Days(2), self.two_days_verdict(seat));
    }

    /// Two days need the light side up, and may not push off a worker that one day would not. Dummies do not count
    /// (ruling 14).
    fn two_days_verdict(&self, seat: Seat) -> Verdict {
        unless(!self.seats[seat].light_side, Refusal::DarkSide)?;
        match self.gears.about_to_reach_last() {
            Some((at, seat)) => Err(Refusal::WouldPushOff { at, seat }),
            None => Ok(()),
        }
    }

    /// Whether all Food Days have been held, so that only the last advance remains.
    fn is_last_advance(&self) -> bool {
        usize::from(self.food_days_held) == FOOD_DAYS.len()
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn end_round(&mut self) {
        if self.board().is_food_day() {
            self.food_day();
        }
        self.advance_calendar();
    }

    fn advance_calendar(&mut self) {
        let Some(seat) = self.board().start_space else {
            let round = self.board().round;
            self.board().corn_on_teeth |= 1 << round;
            return self.days(1);
        };
        self.board().start_space = None;
        self.player(seat).workers_in_hand += 1;
        self.seen.see(Event::Worker { seat, from: Spot::StartSpace, to: Spot::Hand, cause: Cause::Calendar });
        self.move_marker(seat);
        // The player is asked for days only if there is a choice (ruling 26), and never at the last advance (ruling
        // 10).
        if !self.board().is_last_advance() && self.board().two_days_verdict(seat).is_ok() {
            self.board().phase = Phase::Days(seat);
        } else {
            self.days(1);
        }
    }

    /// The marker goes to the player on the space, or to the left if that player has it already.
    fn move_marker(&mut self, seat: Seat) {
        let players = self.board().players();
        let from = self.board().start_player;
        let to = if from == seat { seat.left(players) } else { seat };
        self.board().start_player = to;
        self.seen.see(Event::Marker { from, to });
    }

    pub(crate) fn days(&mut self, days: u8) {
        if let Phase::Days(seat) = self.board().phase
            && days == 2
        {
            self.player(seat).light_side = false;
            self.seen.see(Event::BoardTurned { seat, light: false, cause: Cause::TwoDays });
        }
        for day in 0..days {
            let round = self.board().round + day;
            self.seen.see(Event::Day { round });
            self.turn_gears();
        }
        if self.board().is_last_advance() {
            return self.final_scoring();
        }
        // A Food Day that was jumped over is held in the round that follows; the last round is never jumped over
        // (ruling 11).
        let round = LAST_ROUND.min(self.board().round + days);
        let seat = self.board().start_player;
        self.board().round = round;
        self.board().phase = Phase::Turns;
        self.board().turn = Turn::first(seat);
        self.seen.see(Event::RoundBegan { round });
        self.seen.see(Event::TurnBegan { seat });
    }

    fn turn_gears(&mut self) {
        let fallen = self.board().gears.turn();
        for seat in self.game.board.seats() {
            for gear in Gear::ALL {
                if fallen[seat][gear] {
                    let from = Spot::Gear(Space { gear, space: gear.info().last_space });
                    self.player(seat).workers_in_hand += 1;
                    self.seen.see(Event::Worker { seat, from, to: Spot::Hand, cause: Cause::Calendar });
                }
            }
        }
    }
}
