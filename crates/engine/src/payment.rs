//! Paying blocks: what is missing for a cost, and payments of blocks of any kind for an advance or at Tikal 5.

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::TIKAL_5_BLOCKS;
use crate::event::{Cause, Observer};
use crate::game::Board;
use crate::nouns::{Block, Blocks, Seat, Technology};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    /// Blocks due for an advance, or at Tikal 5.
    pub(crate) fn blocks_due(&self, advance: Option<Technology>) -> u8 {
        advance.map_or(TIKAL_5_BLOCKS, |technology| self.advance_cost(technology))
    }

    /// Candidates: every selection of that many blocks, most wood first, then most stone.
    pub(crate) fn pay_candidates(&self, advance: Option<Technology>, visit: &mut impl FnMut(Action, Verdict)) {
        let due = self.blocks_due(advance);
        for wood in (0..=due).rev() {
            for stone in (0..=due - wood).rev() {
                let blocks = Blocks::of(wood, stone, due - wood - stone);
                visit(Action::Pay(blocks), self.has_blocks_verdict(blocks));
            }
        }
    }

    /// Whether the player has these blocks.
    #[inline]
    pub(crate) fn has_blocks_verdict(&self, needs: Blocks) -> Verdict {
        let missing = self.missing(needs);
        unless(missing.total() > 0, Refusal::BlocksMissing { needs, missing })
    }

    /// The blocks that the player lacks for a cost.
    #[inline]
    pub(crate) fn missing(&self, cost: Blocks) -> Blocks {
        let mut missing = Blocks::default();
        for block in Block::ALL {
            missing[block] = cost[block].saturating_sub(self.me().blocks[block].min(255) as u8);
        }
        missing
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn pay(&mut self, blocks: Blocks) {
        if let Some(Pending::Pay { advance, cause }) = self.board().pending.top() {
            let seat = self.me();
            self.board().pending.pop();
            self.spend_cost(seat, blocks, cause);
            if let Some(technology) = advance {
                self.advance(seat, technology, cause);
            }
        }
    }

    /// Pays blocks of certain kinds.
    pub(crate) fn spend_cost(&mut self, seat: Seat, cost: Blocks, cause: Cause) {
        for block in Block::ALL {
            self.spend_blocks(seat, block, u16::from(cost[block]), cause);
        }
    }
}
