//! Technologies (rules §6): advancing, and the bonuses beyond level 3.

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::technology::{
    AGRICULTURE_BONUS_STEPS, ARCHITECTURE_BONUS, EXTRACTION_BONUS, THEOLOGY_BONUS_SKULLS,
};
use crate::components::{ADVANCE_COST, HIGHEST_LEVEL};
use crate::event::{Cause, Event, Loss, Observer};
use crate::game::Board;
use crate::nouns::{Points, Seat, Source, Technology};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    /// Whether an advance would yield something: a level, or a bonus that is not lost (ruling 21).
    #[inline]
    fn advance_yields(&self, seat: Seat, technology: Technology) -> bool {
        if self.seats[seat].level(technology) < HIGHEST_LEVEL {
            return true;
        }
        match technology {
            Technology::Agriculture => self.can_climb(seat),
            Technology::Theology => self.skulls_in_bank > 0,
            Technology::Extraction | Technology::Architecture => true,
        }
    }

    #[inline]
    pub(crate) fn advance_cost(&self, technology: Technology) -> u8 {
        ADVANCE_COST[usize::from(self.me().level(technology))]
    }

    #[inline]
    fn advance_verdict(&self, technology: Technology, paid: bool) -> Verdict {
        if paid {
            let (needs, has) = (self.advance_cost(technology), self.me().blocks_in_all());
            unless(u16::from(needs) > has, Refusal::NotEnoughBlocks { needs, has })?;
        }
        unless(!self.advance_yields(self.turn.seat, technology), Refusal::BonusLost { technology })
    }

    /// Whether a paid advance is possible at all.
    #[inline]
    pub(crate) fn any_advance_verdict(&self) -> Verdict {
        let possible = Technology::ALL.into_iter().any(|technology| self.advance_verdict(technology, true).is_ok());
        unless(!possible, Refusal::NoPayableAdvance { has: self.me().blocks_in_all() })
    }

    pub(crate) fn advance_candidates(&self, optional: bool, paid: bool, visit: &mut impl FnMut(Action, Verdict)) {
        for technology in Technology::ALL {
            visit(Action::Advance(technology), self.advance_verdict(technology, paid));
        }
        if optional {
            visit(Action::Stop, Ok(()));
        }
    }
}

impl<O: Observer> Play<'_, O> {
    /// Advances in the chosen technology; if it has to be paid, asks for the blocks first.
    pub(crate) fn choose_advance(&mut self, technology: Technology) {
        if let Some(Pending::Advance { left, paid, cause, .. }) = self.board().pending.top() {
            if left > 1 {
                // The second advance of Tikal 3 may be declined; the advances that a building gives may not.
                self.board().pending.replace(Pending::Advance { left: left - 1, optional: paid, paid, cause });
            } else {
                self.board().pending.pop();
            }
            if paid {
                self.board().pending.push(Pending::Pay { advance: Some(technology), cause });
            } else {
                let seat = self.me();
                self.advance(seat, technology, cause);
            }
        }
    }

    /// A free advance in a fixed track; one that would yield nothing is lost (ruling 21).
    pub(crate) fn advance_free(&mut self, seat: Seat, technology: Technology, cause: Cause) {
        if self.game.board.advance_yields(seat, technology) {
            self.advance(seat, technology, cause);
        } else {
            self.seen.see(Event::Lost { seat, what: Loss::Advance(technology), cause });
        }
    }

    pub(crate) fn advance(&mut self, seat: Seat, technology: Technology, cause: Cause) {
        let from = self.player(seat).level(technology);
        let to = HIGHEST_LEVEL.min(from + 1);
        self.player(seat).technologies[technology] = to;
        self.seen.see(Event::Advanced { seat, technology, from, to, cause });
        if from == HIGHEST_LEVEL {
            self.bonus(seat, technology);
        }
    }

    fn bonus(&mut self, seat: Seat, technology: Technology) {
        let cause = Cause::technology(technology, HIGHEST_LEVEL + 1);
        match technology {
            Technology::Agriculture => {
                self.board().pending.push(Pending::Climb { left: AGRICULTURE_BONUS_STEPS, climbed: None, cause });
            }
            Technology::Extraction => self.board().pending.push(Pending::Take { left: EXTRACTION_BONUS, cause }),
            Technology::Architecture => {
                self.score(seat, Points::whole(ARCHITECTURE_BONUS), Source::Architecture, cause);
            }
            Technology::Theology => (0..THEOLOGY_BONUS_SKULLS).for_each(|_| self.gain_skull(seat, cause)),
        }
    }
}
