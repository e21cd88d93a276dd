//! What tiles give: the only place that interprets [`Effect`]s, both of wealth tiles and of buildings.

use crate::components::Effect;
use crate::event::{Cause, Observer};
use crate::nouns::{Building, Points, Seat, Source, WealthTile};
use crate::pending::{Pending, Site};
use crate::play::Play;

/// What farms save at every Food Day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Farms {
    /// Workers fed for nothing.
    pub(crate) fed_free: u8,
    /// Corn less for every other worker.
    pub(crate) corn_less: u8,
}

impl Farms {
    /// What the farms among these tiles save together.
    pub(crate) fn of(tiles: &[WealthTile], buildings: &[Building]) -> Self {
        let effects = tiles.iter().flat_map(|tile| tile.info().effects);
        let mut farms = Self::default();
        for effect in effects.chain(buildings.iter().flat_map(|building| building.info().effects)) {
            match effect {
                Effect::FedFree(workers) => farms.fed_free += workers,
                Effect::CornLess(corn) => farms.corn_less += corn,
                _ => {}
            }
        }
        farms
    }
}

impl<O: Observer> Play<'_, O> {
    /// Resolves one effect of a building: gives it to the player, or opens the decision that it requires.
    pub(crate) fn resolve_effect(&mut self, building: Building, next: u8) {
        let effects = building.info().effects;
        let Some(&effect) = effects.get(usize::from(next)) else { return self.board().pending.pop() };
        if usize::from(next) + 1 < effects.len() {
            self.board().pending.replace(Pending::Effects { building, next: next + 1 });
        } else {
            self.board().pending.pop();
        }
        let seat = self.me();
        let cause = Cause::Building(building);
        let owed = match effect {
            Effect::StepOfChoice => Pending::Climb { left: 1, climbed: None, cause },
            Effect::AdvancesOfChoice(left) => Pending::Advance { left, optional: false, paid: false, cause },
            Effect::Construct => {
                Pending::Construct { site: Site::Granted(building), built: 0, architecture_used: false }
            }
            Effect::Market => Pending::Market { bought: false, cause },
            Effect::AnyAction => Pending::AnyAction { granted_by: Some(building) },
            received => return self.receive(seat, received, cause),
        };
        self.board().pending.push(owed);
    }

    /// Gives the player everything that a wealth tile shows.
    pub(crate) fn receive_tile(&mut self, seat: Seat, tile: WealthTile) {
        for &effect in tile.info().effects {
            self.receive(seat, effect, Cause::Wealth(tile));
        }
    }

    /// Pays out an effect that needs no decision.
    fn receive(&mut self, seat: Seat, effect: Effect, cause: Cause) {
        match effect {
            Effect::Gain(goods) => self.gain_goods(seat, goods, cause),
            Effect::Steps(temple, steps) => (0..steps).for_each(|_| self.step_up(seat, temple, cause)),
            Effect::Advance(technology) => self.advance_free(seat, technology, cause),
            Effect::Worker => self.gain_worker(seat, cause),
            Effect::Points(points) => {
                self.score(seat, Points::whole(i32::from(points)), Source::Buildings, cause);
            }
            Effect::FedFree(workers) => self.player(seat).fed_free += workers,
            Effect::CornLess(corn) => self.player(seat).corn_less += corn,
            Effect::StepOfChoice
            | Effect::AdvancesOfChoice(_)
            | Effect::Construct
            | Effect::Market
            | Effect::AnyAction => debug_assert!(false, "asked, not received"),
        }
    }
}
