//! Tikal (rules §5): technologies, buildings, monuments, temples for a block.

use crate::candidates::{Verdict, unless};
use crate::components::{TIKAL_1_ADVANCES, TIKAL_3_ADVANCES, TIKAL_5_BLOCKS, TIKAL_5_STEPS};
use crate::event::{Cause, Observer};
use crate::game::Board;
use crate::nouns::Gear;
use crate::pending::{Pending, Site};
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    #[inline]
    pub(crate) fn tikal_verdict(&self, space: u8) -> Verdict {
        match space {
            1 | 3 => self.any_advance_verdict(),
            2 => unless(!self.can_construct(Site::Tikal2, 0, false), Refusal::NothingPayable),
            4 => unless(!self.can_construct(Site::Tikal4, 0, false), Refusal::NothingPayable),
            _ => {
                let (needs, has) = (TIKAL_5_BLOCKS, self.me().blocks_in_all());
                unless(has < u16::from(needs), Refusal::NotEnoughBlocks { needs, has })?;
                unless(!self.can_climb(self.turn.seat), Refusal::NoTempleToClimb)
            }
        }
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn tikal(&mut self, space: u8) {
        let cause = Cause::action(Gear::Tikal, space);
        let owed = match space {
            1 => Pending::Advance { left: TIKAL_1_ADVANCES, optional: false, paid: true, cause },
            2 => Pending::Construct { site: Site::Tikal2, built: 0, architecture_used: false },
            3 => Pending::Advance { left: TIKAL_3_ADVANCES, optional: false, paid: true, cause },
            4 => Pending::Construct { site: Site::Tikal4, built: 0, architecture_used: false },
            _ => {
                self.board().pending.push(Pending::Climb { left: TIKAL_5_STEPS, climbed: None, cause });
                Pending::Pay { advance: None, cause }
            }
        };
        self.board().pending.push(owed);
    }
}
