//! Buildings and monuments (rules §7): what they cost, how architecture helps, what they give.

use crate::action::{Action, Form};
use crate::candidates::{Verdict, unless};
use crate::components::technology::{ARCHITECTURE_1_CORN, ARCHITECTURE_2_POINTS, ARCHITECTURE_3_BLOCKS};
use crate::components::{TIKAL_4_BUILDINGS, UXMAL_CORN_PER_BLOCK};
use crate::event::{Cause, Event, Holder, Observer};
use crate::game::Board;
use crate::nouns::{Block, Blocks, Building, Monument, Points, Seat, Source, Technology, small};
use crate::pending::{Pending, Site};
use crate::play::Play;
use crate::refusal::Refusal;

impl Board {
    /// The architecture level that counts for the next building of an action; 0 once it has been applied there.
    #[inline]
    fn architecture(&self, used: bool) -> u8 {
        if used { 0 } else { self.me().level(Technology::Architecture) }
    }

    /// The corn for a building at Uxmal 4, including any corn that has to be paid first.
    #[inline]
    fn corn_cost(&self, building: Building, toll: u16) -> u16 {
        let saved = if self.architecture(false) >= 3 { ARCHITECTURE_3_BLOCKS } else { 0 };
        toll + UXMAL_CORN_PER_BLOCK * (building.info().cost.total() - u16::from(saved))
    }

    /// Whether anything on display can be paid for, after paying `toll` corn first.
    #[inline]
    pub(crate) fn can_construct(&self, site: Site, toll: u16, architecture_used: bool) -> bool {
        let mut buildings = self.display.iter().flatten();
        if site == Site::Uxmal4 {
            let corn = self.me().corn;
            return buildings.any(|&building| self.corn_cost(building, toll) <= corn);
        }
        // Saving a block makes up for any one missing block.
        let saved = if self.architecture(architecture_used) >= 3 { ARCHITECTURE_3_BLOCKS } else { 0 };
        buildings.any(|building| self.missing(building.info().cost).total() <= u16::from(saved))
            || site == Site::Tikal4 && self.monuments().any(|monument| self.monument_verdict(monument).is_ok())
    }

    #[inline]
    pub(crate) fn construct_candidates(
        &self,
        site: Site,
        built: u8,
        architecture_used: bool,
        visit: &mut impl FnMut(Action, Verdict),
    ) {
        let architecture = self.architecture(architecture_used);
        for &building in self.display.iter().flatten() {
            let mut form = |form: Form, verdict: Verdict| visit(Action::Build { building, form }, verdict);
            let cost = building.info().cost;
            if site == Site::Uxmal4 {
                let (needs, has) = (self.corn_cost(building, 0), self.me().corn);
                form(Form::Usual, unless(needs > has, Refusal::NotEnoughCorn { needs, has }));
                continue;
            }
            if architecture < 3 {
                form(Form::Usual, self.has_blocks_verdict(cost));
            }
            if site == Site::Tikal4 && built == 0 && architecture >= 1 {
                form(Form::Plain, self.has_blocks_verdict(cost));
            }
            if architecture >= 3 {
                for block in Block::ALL.into_iter().filter(|&block| cost[block] > 0) {
                    form(Form::Save(block), self.has_blocks_verdict(saving(cost, block)));
                }
            }
        }
        if site == Site::Tikal4 && built == 0 {
            for monument in self.monuments() {
                visit(Action::Monument(monument), self.monument_verdict(monument));
            }
        }
        if built > 0 || matches!(site, Site::Granted(_)) {
            visit(Action::Stop, Ok(()));
        }
    }

    #[inline]
    fn monument_verdict(&self, monument: Monument) -> Verdict {
        let info = monument.info();
        let has = self.me().skulls;
        unless(info.skulls > has, Refusal::NotEnoughSkulls { needs: info.skulls, has })?;
        self.has_blocks_verdict(info.cost)
    }

    pub(crate) fn unlisted_building(&self, building: Building) -> Refusal {
        if self.display.contains(&Some(building)) {
            Refusal::WrongForm
        } else {
            Refusal::BuildingNotOnDisplay { building }
        }
    }

    pub(crate) fn unlisted_monument(&self, site: Site, built: u8, monument: Monument) -> Refusal {
        if site == Site::Tikal4 && built == 0 {
            Refusal::MonumentNotOnDisplay { monument }
        } else {
            Refusal::MonumentsAtTikal4
        }
    }

    /// Whether a building, not a monument, can be constructed: for the second building of Tikal 4, or one that a
    /// building grants.
    pub(crate) fn can_construct_building(&self, architecture_used: bool) -> bool {
        self.can_construct(Site::Tikal2, 0, architecture_used)
    }
}

/// A cost less one block.
fn saving(mut cost: Blocks, block: Block) -> Blocks {
    cost[block] -= ARCHITECTURE_3_BLOCKS;
    cost
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn build(&mut self, building: Building, form: Form) {
        let Some(Pending::Construct { site, built, architecture_used }) = self.board().pending.top() else { return };
        let seat = self.me();
        // The architecture level that counts is the one held when the cost is paid (ruling 19).
        let architecture = if form == Form::Plain { 0 } else { self.board().architecture(architecture_used) };
        if site == Site::Tikal4 && built + 1 < TIKAL_4_BUILDINGS {
            let architecture_used = architecture > 0;
            self.board().pending.replace(Pending::Construct { site, built: built + 1, architecture_used });
        } else {
            self.board().pending.pop();
        }
        let slot = self.take_from_display(building);
        self.seen.see(Event::Built { seat, building, slot });
        self.pay_for(seat, building, form, site);
        self.apply_architecture(seat, architecture);
        self.board().pending.push(Pending::Effects { building, next: 0 });
    }

    fn take_from_display(&mut self, building: Building) -> u8 {
        let seat = self.me();
        self.player(seat).buildings |= building.bit();
        let display = &mut self.board().display;
        let slot = display.iter().position(|&shown| shown == Some(building)).expect("a building is built from display");
        display[slot] = None;
        small(slot)
    }

    fn pay_for(&mut self, seat: Seat, building: Building, form: Form, site: Site) {
        let cause = Cause::Building(building);
        if site == Site::Uxmal4 {
            let corn = self.board().corn_cost(building, 0);
            self.spend_corn(seat, corn, cause);
            return;
        }
        let cost = match form {
            Form::Save(block) => saving(building.info().cost, block),
            Form::Usual | Form::Plain => building.info().cost,
        };
        self.spend_cost(seat, cost, cause);
    }

    /// Corn and points come right after paying (ruling 19).
    fn apply_architecture(&mut self, seat: Seat, level: u8) {
        if level >= 1 {
            self.gain_corn(seat, ARCHITECTURE_1_CORN, Cause::technology(Technology::Architecture, 1));
        }
        if level >= 2 {
            let cause = Cause::technology(Technology::Architecture, 2);
            self.score(seat, Points::whole(ARCHITECTURE_2_POINTS), Source::Architecture, cause);
        }
    }

    pub(crate) fn build_monument(&mut self, monument: Monument) {
        let seat = self.me();
        let cause = Cause::Monument(monument);
        self.board().pending.pop();
        self.player(seat).monuments |= monument.bit();
        if let Some(slot) = self.board().monuments.iter_mut().find(|slot| **slot == Some(monument)) {
            *slot = None;
        }
        self.seen.see(Event::MonumentBuilt { seat, monument });
        self.spend_cost(seat, monument.info().cost, cause);
        for _ in 0..monument.info().skulls {
            self.spend_skull(seat, Holder::Bank, cause);
        }
    }
}
