//! What each action of a gear is worth, as far as the owner of the worker can pay for it.

use core::cell::Cell;

use arrayvec::ArrayVec;
use tzolkin_engine::components::{
    ADVANCE_COST, CHICHEN_ITZA, DISPLAY, Effect, HARVESTS, HIGHEST_LEVEL, Scoring, UXMAL_CORN_PER_BLOCK, YAXCHILAN,
};
use tzolkin_engine::{Block, Blocks, Building, Gear, Monument, Technology};

use super::Appraiser;
use crate::math::larger;

/// What the cell holds; it is computed the first time. Unlike `OnceCell`, this can be inlined.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn once<T: Copy>(cell: &Cell<Option<T>>, compute: impl FnOnce() -> T) -> T {
    if let Some(value) = cell.get() {
        return value;
    }
    let value = compute();
    cell.set(Some(value));
    value
}

impl Appraiser<'_> {
    /// What each action of a gear is worth now.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn actions(&self, gear: Gear) -> [f32; 10] {
        match gear {
            Gear::Palenque | Gear::Yaxchilan | Gear::Tikal => self.city(gear),
            Gear::Uxmal => self.uxmal(),
            Gear::ChichenItza => self.chichen_itza(),
        }
    }

    /// The actions of a city that Uxmal offers too, which is computed only once.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn city(&self, gear: Gear) -> [f32; 10] {
        match gear {
            Gear::Palenque => once(&self.palenque, || self.palenque()),
            Gear::Yaxchilan => once(&self.yaxchilan, || self.yaxchilan()),
            _ => once(&self.tikal, || self.tikal()),
        }
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn palenque(&self) -> [f32; 10] {
        let mut actions = [0.0; 10];
        let agriculture = self.player.level(Technology::Agriculture);
        let extraction = self.player.level(Technology::Extraction);
        let tile = self.w.harvest_tile * self.early;
        actions[1] = (3.0 + f32::from(u8::from(agriculture >= 2))) * self.corn;
        let more = f32::from(u8::from(agriculture >= 1)) + 2.0 * f32::from(u8::from(agriculture >= 3));
        for (index, harvest) in HARVESTS.iter().enumerate() {
            let group = self.board.jungle()[index];
            let corn = (f32::from(harvest.corn) + more) * self.corn;
            let wood = (f32::from(harvest.wood) + f32::from(u8::from(extraction >= 1))) * self.block[0];
            let mut worth: f32 = 0.0;
            if group.uncovered() > 0 {
                worth = corn + tile;
            } else if agriculture >= 2 {
                worth = corn;
            }
            if group.wood > 0 {
                worth = larger(worth, wood + tile);
            }
            actions[index + 2] = worth;
        }
        actions
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn yaxchilan(&self) -> [f32; 10] {
        let mut actions = [0.0; 10];
        let extraction = self.player.level(Technology::Extraction);
        let theology = self.player.level(Technology::Theology);
        for (index, goods) in YAXCHILAN.iter().enumerate() {
            let mut worth = f32::from(goods.corn) * self.corn;
            for block in Block::ALL {
                let count = goods.blocks[block];
                if count > 0 {
                    let more = u8::from(extraction > block.index() as u8);
                    worth += f32::from(count + more) * self.block[block.index()];
                }
            }
            if goods.skulls > 0 {
                let skulls = (1 + u8::from(theology >= 3)).min(self.board.skulls_in_bank());
                worth += f32::from(skulls) * self.skull;
            }
            actions[index + 1] = worth;
        }
        actions
    }

    /// How much of an action's worth is left when blocks for it are missing.
    pub(super) fn payable(&self, missing: u8) -> f32 {
        self.lacks[usize::from(missing.min(3))]
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn missing(&self, cost: Blocks) -> u8 {
        let lacks = |block: Block| u16::from(cost[block]).saturating_sub(self.player.blocks[block]) as u8;
        lacks(Block::Wood) + lacks(Block::Stone) + lacks(Block::Gold)
    }

    /// The price of a number of blocks of any kind: the cheapest ones that the seat has or could get.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn cheapest(&self, count: u8) -> f32 {
        let mut left = u16::from(count);
        let mut price = 0.0;
        for block in Block::ALL {
            let used = left.min(self.player.blocks[block]);
            price += f32::from(used) * self.block[block.index()];
            left -= used;
        }
        price + f32::from(left) * self.block[0]
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn tikal(&self) -> [f32; 10] {
        let mut actions = [0.0; 10];
        let blocks = self.player.blocks_in_all().min(99) as u8;
        (actions[1], actions[3]) = self.advances(blocks);
        (actions[2], actions[4]) = self.constructions();
        for (slot, monument) in self.board.monuments().enumerate() {
            actions[4] = larger(self.monument_for_blocks(monument, self.monuments[slot]), actions[4]);
        }
        if blocks > 0 {
            actions[5] = larger(self.best_two_steps() - self.cheapest(1), 0.0);
        } else {
            actions[5] = larger(self.best_two_steps() - self.block[0], 0.0) * self.w.lacks_1;
        }
        actions
    }

    /// The best advance, and the best two; the second is paid with what is left after the first.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn advances(&self, blocks: u8) -> (f32, f32) {
        let levels = self.player.technologies.0;
        let costs = levels.map(|level| ADVANCE_COST[usize::from(level)]);
        let nets: [f32; Technology::NUM] = core::array::from_fn(|at| self.level[at] - self.cheapest(costs[at]));
        let best = |spent: u8, other_than: usize| {
            let mut best = (0.0, Technology::NUM);
            for at in 0..Technology::NUM {
                let worth = nets[at] * self.payable((costs[at] + spent).saturating_sub(blocks));
                if at != other_than && worth > best.0 {
                    best = (worth, at);
                }
            }
            best
        };
        let (first, chosen) = best(0, Technology::NUM);
        let second = costs.get(chosen).map_or(0.0, |&cost| best(cost, chosen).0);
        (first, first + second * self.w.second)
    }

    /// The best building, and the best two; the second is paid with what is left after the first.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn constructions(&self) -> (f32, f32) {
        let worths = self.displayed();
        let saves = self.player.level(Technology::Architecture) >= HIGHEST_LEVEL;
        let mut offers = ArrayVec::<(f32, Blocks), DISPLAY>::new();
        for (building, worth) in self.board.display().iter().zip(worths) {
            let Some(building) = building else { continue };
            let cost = building.info().cost;
            let mut price = self.price(cost);
            if saves {
                let dearest = |block: Block| if cost[block] > 0 { self.block[block.index()] } else { 0.0 };
                price -= Block::ALL.into_iter().map(dearest).fold(0.0, larger);
            }
            offers.push((worth - price, cost));
        }
        let best = |spent: Blocks, other_than: usize| {
            let mut best = (0.0, usize::MAX);
            for (at, &(net, cost)) in offers.iter().enumerate() {
                let cost = Blocks::of(cost.0[0] + spent.0[0], cost.0[1] + spent.0[1], cost.0[2] + spent.0[2]);
                let worth = net * self.payable(self.missing(cost).saturating_sub(u8::from(saves)));
                if at != other_than && worth > best.0 {
                    best = (worth, at);
                }
            }
            best
        };
        let (first, chosen) = best(Blocks::default(), usize::MAX);
        let second = offers.get(chosen).map_or(0.0, |&(_, cost)| best(cost, chosen).0);
        (first, first + second * self.w.second)
    }

    /// What each building on display is worth, without its cost; 0 for an empty slot.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn displayed(&self) -> [f32; DISPLAY] {
        once(&self.buildings, || {
            let mut worths = [0.0; DISPLAY];
            for (worth, building) in worths.iter_mut().zip(self.board.display()) {
                if let &Some(building) = building {
                    *worth = self.building_worth(building);
                }
            }
            worths
        })
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn price(&self, cost: Blocks) -> f32 {
        let [wood, stone, gold] = cost.0.map(f32::from);
        wood * self.block[0] + stone * self.block[1] + gold * self.block[2]
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn building_for_corn(&self, building: Building, worth: f32) -> f32 {
        let saved = u8::from(self.player.level(Technology::Architecture) >= HIGHEST_LEVEL);
        let corn = UXMAL_CORN_PER_BLOCK * (building.info().cost.total() - u16::from(saved));
        let payable =
            if corn <= self.player.corn { 1.0 } else { self.payable(((corn - self.player.corn) / 2 + 1).min(3) as u8) };
        larger((worth - f32::from(corn) * self.corn) * payable, 0.0)
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn monument_for_blocks(&self, monument: Monument, worth: f32) -> f32 {
        let info = monument.info();
        let missing = self.missing(info.cost) + info.skulls.saturating_sub(self.player.skulls);
        let price = self.price(info.cost) + f32::from(info.skulls) * self.skull;
        larger((worth - price) * self.payable(missing), 0.0)
    }

    /// What a building is worth, without its cost.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn building_worth(&self, building: Building) -> f32 {
        let architecture = self.player.level(Technology::Architecture);
        let mut worth = self.w.building * self.early;
        if architecture >= 1 {
            worth += self.corn;
        }
        if architecture >= 2 {
            worth += 2.0;
        }
        for effect in building.info().effects {
            worth += self.effect_worth(effect);
        }
        // A building also adds to what the seat's own monuments count.
        for monument in self.player.monuments() {
            match monument.info().scoring {
                Scoring::PerTile(points) => worth += f32::from(points),
                Scoring::PerOfKind(points) if monument.info().kind == building.info().kind => {
                    worth += f32::from(points);
                }
                _ => {}
            }
        }
        worth
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn effect_worth(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Gain(goods) => {
                f32::from(goods.corn) * self.corn + self.price(goods.blocks) + f32::from(goods.skulls) * self.skull
            }
            Effect::Steps(temple, steps) => f32::from(steps) * self.step[temple.index()],
            Effect::StepOfChoice => self.best_step(),
            Effect::Advance(technology) => self.level[technology.index()],
            Effect::AdvancesOfChoice(count) => f32::from(count) * self.level.iter().copied().fold(0.0, larger),
            Effect::Worker => self.worker,
            Effect::Points(points) => f32::from(points),
            Effect::FedFree(workers) => {
                let hungry = self.player.workers_in_play.saturating_sub(self.player.fed_free);
                let each = f32::from(2_u8.saturating_sub(self.player.corn_less));
                f32::from(workers.min(hungry)) * each * self.meals()
            }
            Effect::CornLess(corn) => {
                let hungry = self.player.workers_in_play.saturating_sub(self.player.fed_free);
                let saved = corn.min(2_u8.saturating_sub(self.player.corn_less));
                f32::from(hungry) * f32::from(saved) * self.meals()
            }
            Effect::Construct | Effect::AnyAction => self.w.grant,
            Effect::Market => self.w.market,
        }
    }

    /// What it is worth to pay one corn less at every Food Day to come.
    pub(crate) fn meals(&self) -> f32 {
        let days = self.food_days_left() as f32;
        if days < 1.0 { 0.0 } else { (1.0 + (days - 1.0) * self.w.food_later) * self.corn }
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn uxmal(&self) -> [f32; 10] {
        let mut actions = [0.0; 10];
        let corn = self.player.corn;
        let rich = |needs: u16| if corn >= needs { 1.0 } else { self.w.lacks_1 };
        actions[1] = larger(self.best_step() - 3.0 * self.corn, 0.0) * rich(3);
        actions[2] = self.w.market * if corn + 2 * self.player.blocks_in_all() >= 4 { 1.0 } else { self.w.lacks_2 };
        actions[3] = self.worker;
        actions[4] = 0.0;
        for (building, worth) in self.board.display().iter().zip(self.displayed()) {
            if let &Some(building) = building {
                actions[4] = larger(self.building_for_corn(building, worth), actions[4]);
            }
        }
        let mut best = actions[1..=4].iter().copied().fold(0.0, larger);
        for city in [Gear::Palenque, Gear::Yaxchilan, Gear::Tikal] {
            best = self.city(city)[1..=5].iter().copied().fold(best, larger);
        }
        actions[5] = (best - self.corn) * rich(1);
        actions
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn chichen_itza(&self) -> [f32; 10] {
        let mut actions = [0.0; 10];
        let placed = self.board.skulls_placed().fold(0_u16, |placed, space| placed | 1 << space);
        let has = if self.player.skulls > 0 { 1.0 } else { self.w.lacks_skull };
        let offering = if self.player.level(Technology::Theology) >= 2 {
            larger(self.best_step() - self.block[0], 0.0)
        } else {
            0.0
        };
        for (index, shown) in CHICHEN_ITZA.iter().enumerate() {
            if placed >> (index + 1) & 1 == 1 {
                continue;
            }
            let block = if shown.block { self.block[2] } else { 0.0 };
            let gain = f32::from(shown.points) + self.step[shown.temple.index()] + block + offering;
            actions[index + 1] = larger(gain - self.skull, 0.0) * has;
        }
        actions
    }
}
