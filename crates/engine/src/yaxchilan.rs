//! Yaxchilan (rules §5): blocks and skulls, more of them with extraction and theology (rules §6).

use crate::candidates::{Verdict, unless};
use crate::components::YAXCHILAN;
use crate::components::technology::{EXTRACTION_BLOCKS, THEOLOGY_3_SKULLS};
use crate::event::{Cause, Observer};
use crate::game::Board;
use crate::nouns::{Block, Gear, Technology};
use crate::play::Play;
use crate::refusal::Refusal;

/// The extraction level that adds to each kind of block.
const fn extraction_level(block: Block) -> u8 {
    match block {
        Block::Wood => 1,
        Block::Stone => 2,
        Block::Gold => 3,
    }
}

impl Board {
    #[inline]
    pub(crate) fn yaxchilan_verdict(&self, space: u8) -> Verdict {
        let skull = YAXCHILAN[usize::from(space - 1)].skulls > 0;
        unless(skull && self.skulls_in_bank == 0, Refusal::NoSkullInBank)
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn yaxchilan(&mut self, space: u8) {
        let seat = self.me();
        let goods = YAXCHILAN[usize::from(space - 1)];
        self.gain_goods(seat, goods, Cause::action(Gear::Yaxchilan, space));
        for block in Block::ALL {
            let level = extraction_level(block);
            if goods.blocks[block] > 0 && self.player(seat).level(Technology::Extraction) >= level {
                self.gain_blocks(seat, block, EXTRACTION_BLOCKS, Cause::technology(Technology::Extraction, level));
            }
        }
        if goods.skulls > 0 && self.player(seat).level(Technology::Theology) >= 3 {
            for _ in 0..THEOLOGY_3_SKULLS {
                self.gain_skull(seat, Cause::technology(Technology::Theology, 3));
            }
        }
    }
}
