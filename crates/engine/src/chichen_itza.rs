//! Chichen Itza (rules §5) and what theology adds to it (rules §6, rulings 22, 23).

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::technology::{THEOLOGY_1_SPACES, THEOLOGY_2_BLOCKS};
use crate::components::{CHICHEN_ITZA, GEARS};
use crate::event::{Cause, Holder, Observer};
use crate::game::Board;
use crate::nouns::{Block, Gear, Points, Source, Space, Technology};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    #[inline]
    pub(crate) fn chichen_itza_verdict(&self, space: u8) -> Verdict {
        unless(self.skulls_placed >> space & 1 == 1, Refusal::SkullSpaceTaken { space })?;
        unless(self.me().skulls == 0, Refusal::NotEnoughSkulls { needs: 1, has: 0 })
    }

    fn theology(&self) -> u8 {
        self.me().level(Technology::Theology)
    }

    /// Theology 1 allows the action one space ahead, for free.
    #[inline]
    pub(crate) fn ahead_verdict(&self, at: Space) -> Verdict {
        let has = self.theology();
        unless(has < 1, Refusal::NeedsTechnology { technology: Technology::Theology, needs: 1, has })?;
        self.chichen_itza_verdict(at.space + THEOLOGY_1_SPACES)
    }

    /// One space ahead of the last action is the free-choice space, which allows any action.
    #[inline]
    pub(crate) fn theology_reaches_any(&self, at: Space) -> bool {
        at.gear == Gear::ChichenItza && at.space == GEARS[at.gear].last_action && self.theology() >= 1
    }

    pub(crate) fn offer_candidates(&self, visit: &mut impl FnMut(Action, Verdict)) {
        for block in Block::ALL {
            visit(Action::Offer(block), unless(!self.me().has(block, THEOLOGY_2_BLOCKS), Refusal::NoBlock { block }));
        }
        visit(Action::Stop, Ok(()));
    }

    pub(crate) fn offer_opens(&self) -> bool {
        self.me().blocks_in_all() > 0 && self.can_climb(self.turn.seat)
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn do_ahead(&mut self) {
        if let Some(Pending::PickedUp(at)) = self.board().pending.top() {
            self.board().pending.pop();
            self.perform(Space { gear: at.gear, space: at.space + THEOLOGY_1_SPACES });
        }
    }

    pub(crate) fn chichen_itza(&mut self, space: u8) {
        let seat = self.me();
        let cause = Cause::action(Gear::ChichenItza, space);
        let shown = CHICHEN_ITZA[usize::from(space - 1)];
        self.board().skulls_placed |= 1 << space;
        self.spend_skull(seat, Holder::SkullSpace(space), cause);
        self.score(seat, Points::whole(i32::from(shown.points)), Source::ChichenItza, cause);
        self.step_up(seat, shown.temple, cause);
        if self.game.board.theology() >= 2 {
            self.board().pending.push(Pending::Offer);
        }
        if shown.block {
            self.board().pending.push(Pending::Take { left: 1, cause });
        }
    }

    pub(crate) fn offer(&mut self, block: Block) {
        let seat = self.me();
        let cause = Cause::technology(Technology::Theology, 2);
        self.spend_blocks(seat, block, THEOLOGY_2_BLOCKS.into(), cause);
        self.board().pending.replace(Pending::Climb { left: 1, climbed: None, cause });
    }
}
