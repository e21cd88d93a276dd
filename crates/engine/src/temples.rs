//! Temples and their gods (rules §8).

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::event::{Cause, Event, Loss, Observer};
use crate::game::Board;
use crate::nouns::{Seat, Temple};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    /// Whether a seat can go up a step in a temple. Only one player may stand on the top step.
    #[inline]
    pub(crate) fn climb_verdict(&self, seat: Seat, temple: Temple) -> Verdict {
        let step = self.seats[seat].temples[temple];
        if step + 1 < temple.top() {
            return Ok(());
        }
        unless(step == temple.top(), Refusal::TopStep { temple })?;
        match self.seats().find(|&other| self.seats[other].temples[temple] == temple.top()) {
            Some(by) => Err(Refusal::TopStepTaken { temple, by }),
            None => Ok(()),
        }
    }

    /// Whether a seat can go up a step anywhere.
    #[inline]
    pub(crate) fn can_climb(&self, seat: Seat) -> bool {
        Temple::ALL.into_iter().any(|temple| self.climb_verdict(seat, temple).is_ok())
    }

    /// Whether there is a temple to climb besides that one.
    #[inline]
    pub(crate) fn can_climb_again(&self, climbed: Option<Temple>) -> bool {
        Temple::ALL.into_iter().any(|temple| self.climb_again_verdict(temple, climbed).is_ok())
    }

    /// Whether a seat can go down a step, which is the price of angering a god.
    pub(crate) fn anger_verdict(&self, seat: Seat, temple: Temple) -> Verdict {
        unless(self.seats[seat].temples[temple] == 0, Refusal::LowestStep { temple })
    }

    /// Whether a seat can anger any god.
    #[inline]
    pub(crate) fn can_anger(&self, seat: Seat) -> bool {
        self.seats[seat].temples.0.iter().any(|&step| step > 0)
    }

    pub(crate) fn anger_candidates(&self, visit: &mut impl FnMut(Action, Verdict)) {
        for temple in Temple::ALL {
            visit(Action::Anger(temple), self.anger_verdict(self.turn.seat, temple));
        }
    }

    pub(crate) fn climb_candidates(&self, climbed: Option<Temple>, visit: &mut impl FnMut(Action, Verdict)) {
        for temple in Temple::ALL {
            visit(Action::Climb(temple), self.climb_again_verdict(temple, climbed));
        }
    }

    /// The second step of Tikal 5 has to be in another temple than the first.
    #[inline]
    pub(crate) fn climb_again_verdict(&self, temple: Temple, climbed: Option<Temple>) -> Verdict {
        unless(climbed == Some(temple), Refusal::SameTemple { temple })?;
        self.climb_verdict(self.turn.seat, temple)
    }
}

impl<O: Observer> Play<'_, O> {
    /// Goes up a step, which is lost if it cannot be climbed. The top step turns the board light side up.
    pub(crate) fn step_up(&mut self, seat: Seat, temple: Temple, cause: Cause) {
        if self.game.board.climb_verdict(seat, temple).is_err() {
            self.seen.see(Event::Lost { seat, what: Loss::Step(temple), cause });
            return;
        }
        let from = self.player(seat).temples[temple];
        self.player(seat).temples[temple] = from + 1;
        self.seen.see(Event::Step { seat, temple, from, to: from + 1, cause });
        if from + 1 == temple.top() && !self.player(seat).light_side {
            self.player(seat).light_side = true;
            self.seen.see(Event::BoardTurned { seat, light: true, cause: Cause::TopStep(temple) });
        }
    }

    /// Goes down a step for having angered the god.
    pub(crate) fn step_down(&mut self, seat: Seat, temple: Temple, cause: Cause) {
        let from = self.player(seat).temples[temple];
        self.player(seat).temples[temple] = from - 1;
        self.seen.see(Event::Step { seat, temple, from, to: from - 1, cause });
    }

    pub(crate) fn anger(&mut self, temple: Temple) {
        self.board().pending.pop();
        let seat = self.me();
        self.step_down(seat, temple, Cause::Burning);
    }

    pub(crate) fn climb(&mut self, temple: Temple) {
        if let Some(Pending::Climb { left, cause, .. }) = self.board().pending.top() {
            let seat = self.me();
            self.step_up(seat, temple, cause);
            if left > 1 {
                self.board().pending.replace(Pending::Climb { left: left - 1, climbed: Some(temple), cause });
            } else {
                self.board().pending.pop();
            }
        }
    }
}
