//! Palenque (rules §5): fishing, and harvests in the jungle.

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::technology::{AGRICULTURE_1_CORN, AGRICULTURE_2_FISH, AGRICULTURE_3_CORN, EXTRACTION_BLOCKS};
use crate::components::{FIRST_GROUP, FISH, HARVESTS, Harvest};
use crate::event::{Cause, Event, HarvestTile, Observer};
use crate::game::{Board, Group};
use crate::nouns::{Block, Gear, Technology};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

/// The jungle group of an action of Palenque.
const fn group_index(space: u8) -> usize {
    (space - FIRST_GROUP) as usize
}

impl Board {
    fn group(&self, space: u8) -> Group {
        self.jungle[group_index(space)]
    }

    #[inline]
    pub(crate) fn palenque_verdict(&self, space: u8) -> Verdict {
        if space < FIRST_GROUP {
            return Ok(());
        }
        // Burning needs wood as well, so these two cases cover everything.
        let nothing = self.corn_verdict(space).is_err() && self.wood_verdict(space).is_err();
        unless(nothing, Refusal::NothingToHarvest { group: space })
    }

    pub(crate) fn harvest_candidates(&self, space: u8, visit: &mut impl FnMut(Action, Verdict)) {
        visit(Action::Corn, self.corn_verdict(space));
        if HARVESTS[group_index(space)].wood > 0 {
            visit(Action::Wood, self.wood_verdict(space));
            visit(Action::Burn, self.burn_verdict(space));
        }
    }

    /// Corn needs an uncovered tile, or agriculture 2.
    #[inline]
    fn corn_verdict(&self, space: u8) -> Verdict {
        let agriculture = self.me().level(Technology::Agriculture);
        unless(self.group(space).uncovered() == 0 && agriculture < 2, Refusal::NoCornTile { agriculture })
    }

    #[inline]
    fn wood_verdict(&self, space: u8) -> Verdict {
        unless(self.group(space).wood == 0, Refusal::NoWoodTile)
    }

    /// Burning needs wood and a god to anger; uncovered corn does not forbid it (ruling 24).
    fn burn_verdict(&self, space: u8) -> Verdict {
        self.wood_verdict(space)?;
        unless(!self.can_anger(self.turn.seat), Refusal::NoGodToAnger)
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn palenque(&mut self, space: u8) {
        if space >= FIRST_GROUP {
            self.board().pending.push(Pending::Harvest { space });
            return;
        }
        let seat = self.me();
        self.gain_corn(seat, FISH, Cause::action(Gear::Palenque, space));
        if self.player(seat).level(Technology::Agriculture) >= 2 {
            self.gain_corn(seat, AGRICULTURE_2_FISH, Cause::technology(Technology::Agriculture, 2));
        }
    }

    pub(crate) fn harvest(&mut self, action: Action) {
        if let Some(Pending::Harvest { space }) = self.board().pending.top() {
            self.board().pending.pop();
            match action {
                Action::Wood => self.harvest_wood(space),
                Action::Burn => self.burn(space),
                _ => self.harvest_corn(space),
            }
        }
    }

    /// Takes an uncovered corn tile; without one, agriculture 2 yields the corn alone.
    fn harvest_corn(&mut self, space: u8) {
        if self.board().group(space).uncovered() > 0 {
            self.take_corn_tile(space);
        }
        self.gain_harvest(space);
    }

    fn harvest_wood(&mut self, space: u8) {
        let seat = self.me();
        let Harvest { wood, .. } = HARVESTS[group_index(space)];
        self.take_wood_tile(space, false);
        self.player(seat).wood_tiles += 1;
        self.gain_blocks(seat, Block::Wood, wood, Cause::action(Gear::Palenque, space));
        if self.player(seat).level(Technology::Extraction) >= 1 {
            self.gain_blocks(seat, Block::Wood, EXTRACTION_BLOCKS, Cause::technology(Technology::Extraction, 1));
        }
    }

    /// Discards a wood tile, takes the corn tile under it and its corn, and angers a god.
    fn burn(&mut self, space: u8) {
        self.take_wood_tile(space, true);
        self.take_corn_tile(space);
        self.gain_harvest(space);
        self.board().pending.push(Pending::Anger);
    }

    fn take_wood_tile(&mut self, group: u8, burnt: bool) {
        let seat = self.me();
        self.board().jungle[group_index(group)].wood -= 1;
        self.seen.see(Event::Harvested { seat, group, tile: HarvestTile::Wood, burnt });
    }

    fn take_corn_tile(&mut self, group: u8) {
        let seat = self.me();
        self.board().jungle[group_index(group)].corn -= 1;
        self.player(seat).corn_tiles += 1;
        self.seen.see(Event::Harvested { seat, group, tile: HarvestTile::Corn, burnt: false });
    }

    fn gain_harvest(&mut self, space: u8) {
        let seat = self.me();
        let level = self.player(seat).level(Technology::Agriculture);
        self.gain_corn(seat, HARVESTS[group_index(space)].corn, Cause::action(Gear::Palenque, space));
        if level >= 1 {
            self.gain_corn(seat, AGRICULTURE_1_CORN, Cause::technology(Technology::Agriculture, 1));
        }
        if level >= 3 {
            self.gain_corn(seat, AGRICULTURE_3_CORN, Cause::technology(Technology::Agriculture, 3));
        }
    }
}
