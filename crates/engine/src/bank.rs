//! The bank: every gain and payment of goods, workers and points, with the event that reports it.

use crate::components::{Goods, WORKERS_AT_MOST};
use crate::event::{Cause, Event, Good, Holder, Loss, Observer, Spot};
use crate::nouns::{Block, Points, Seat, Source};
use crate::pending::Pending;
use crate::play::Play;

impl<O: Observer> Play<'_, O> {
    /// Takes a block of choice.
    pub(crate) fn take(&mut self, block: Block) {
        if let Some(Pending::Take { left, cause }) = self.board().pending.top() {
            let seat = self.me();
            self.gain_blocks(seat, block, 1, cause);
            if left > 1 {
                self.board().pending.replace(Pending::Take { left: left - 1, cause });
            } else {
                self.board().pending.pop();
            }
        }
    }

    fn move_goods(&mut self, good: Good, amount: u16, from: Holder, to: Holder, cause: Cause) {
        if amount > 0 {
            self.seen.see(Event::Goods { good, amount, from, to, cause });
        }
    }

    #[inline]
    pub(crate) fn gain_corn(&mut self, seat: Seat, amount: u16, cause: Cause) {
        self.player(seat).corn += amount;
        self.move_goods(Good::Corn, amount, Holder::Bank, Holder::Seat(seat), cause);
    }

    #[inline]
    pub(crate) fn spend_corn(&mut self, seat: Seat, amount: u16, cause: Cause) {
        self.player(seat).corn -= amount;
        self.move_goods(Good::Corn, amount, Holder::Seat(seat), Holder::Bank, cause);
    }

    #[inline]
    pub(crate) fn gain_blocks(&mut self, seat: Seat, block: Block, amount: u16, cause: Cause) {
        self.player(seat).blocks[block] += amount;
        self.move_goods(block.into(), amount, Holder::Bank, Holder::Seat(seat), cause);
    }

    #[inline]
    pub(crate) fn spend_blocks(&mut self, seat: Seat, block: Block, amount: u16, cause: Cause) {
        self.player(seat).blocks[block] -= amount;
        self.move_goods(block.into(), amount, Holder::Seat(seat), Holder::Bank, cause);
    }

    /// Takes a skull from the bank; it is lost if the bank is empty (ruling 21).
    pub(crate) fn gain_skull(&mut self, seat: Seat, cause: Cause) {
        if self.board().skulls_in_bank == 0 {
            self.seen.see(Event::Lost { seat, what: Loss::Skull, cause });
            return;
        }
        self.board().skulls_in_bank -= 1;
        self.player(seat).skulls += 1;
        self.move_goods(Good::Skull, 1, Holder::Bank, Holder::Seat(seat), cause);
    }

    /// Gives up a skull, to the bank or to a skull space.
    pub(crate) fn spend_skull(&mut self, seat: Seat, to: Holder, cause: Cause) {
        self.player(seat).skulls -= 1;
        if to == Holder::Bank {
            self.board().skulls_in_bank += 1;
        }
        self.move_goods(Good::Skull, 1, Holder::Seat(seat), to, cause);
    }

    pub(crate) fn gain_goods(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        self.gain_corn(seat, u16::from(goods.corn), cause);
        for block in Block::ALL {
            self.gain_blocks(seat, block, u16::from(goods.blocks[block]), cause);
        }
        for _ in 0..goods.skulls {
            self.gain_skull(seat, cause);
        }
    }

    /// Takes a worker from the bank; a seventh is lost (ruling 21).
    pub(crate) fn gain_worker(&mut self, seat: Seat, cause: Cause) {
        let player = self.player(seat);
        if player.workers_in_play == WORKERS_AT_MOST {
            self.seen.see(Event::Lost { seat, what: Loss::Worker, cause });
            return;
        }
        player.workers_in_play += 1;
        player.workers_in_hand += 1;
        self.seen.see(Event::Worker { seat, from: Spot::Bank, to: Spot::Hand, cause });
    }

    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, amount: Points, source: Source, cause: Cause) {
        self.player(seat).points[source] += amount.stored();
        if amount != Points::default() {
            self.seen.see(Event::Points { seat, amount, source, cause });
        }
    }
}
