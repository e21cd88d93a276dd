//! What each action of a gear brings, as far as its owner can pay for it.

use tzolkin_engine::components::{
    ADVANCE_COST, CHICHEN_ITZA, Effect, HARVESTS, HIGHEST_LEVEL, Scoring, UXMAL_CORN_PER_BLOCK, YAXCHILAN,
};
use tzolkin_engine::{Block, Blocks, Building, Gear, Monument, Technology};

use super::Appraiser;

impl Appraiser<'_> {
    /// What each action of a gear brings now.
    pub(super) fn actions(&self, gear: Gear, actions: &mut [f32; 10]) {
        match gear {
            Gear::Palenque => self.palenque(actions),
            Gear::Yaxchilan => self.yaxchilan(actions),
            Gear::Tikal => self.tikal(actions),
            Gear::Uxmal => self.uxmal(actions),
            Gear::ChichenItza => self.chichen_itza(actions),
        }
    }

    pub(super) fn palenque(&self, actions: &mut [f32; 10]) {
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
                worth = worth.max(wood + tile);
            }
            actions[index + 2] = worth;
        }
    }

    pub(super) fn yaxchilan(&self, actions: &mut [f32; 10]) {
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
    }

    /// How much of an action's worth is left when blocks for it are missing.
    pub(super) fn payable(&self, missing: u8) -> f32 {
        match missing {
            0 => 1.0,
            1 => self.w.lacks_1,
            2 => self.w.lacks_2,
            _ => self.w.lacks_3,
        }
    }

    pub(super) fn missing(&self, cost: Blocks) -> u8 {
        let lacks = |block: Block| u16::from(cost[block]).saturating_sub(self.player.blocks[block]) as u8;
        lacks(Block::Wood) + lacks(Block::Stone) + lacks(Block::Gold)
    }

    /// The price of a number of blocks of any kind: the cheapest one has, or would get.
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

    pub(super) fn tikal(&self, actions: &mut [f32; 10]) {
        let blocks = self.player.blocks_in_all().min(99) as u8;
        (actions[1], actions[3]) = self.advances(blocks);
        (actions[2], actions[4]) = self.constructions();
        let monument = self.board.monuments().map(|monument| self.monument_for_blocks(monument)).fold(0.0, f32::max);
        actions[4] = actions[4].max(monument);
        if blocks > 0 {
            actions[5] = (self.best_two_steps() - self.cheapest(1)).max(0.0);
        } else {
            actions[5] = (self.best_two_steps() - self.block[0]).max(0.0) * self.w.lacks_1;
        }
    }

    /// The best advance, and the best two; the second is paid with what the first leaves.
    fn advances(&self, blocks: u8) -> (f32, f32) {
        let best = |spent: u8, other_than: Option<Technology>| {
            let mut best = (0.0, None);
            for technology in Technology::ALL.into_iter().filter(|&technology| Some(technology) != other_than) {
                let cost = ADVANCE_COST[usize::from(self.player.level(technology))];
                let net = self.level[technology.index()] - self.cheapest(cost);
                let worth = net * self.payable((cost + spent).saturating_sub(blocks));
                if worth > best.0 {
                    best = (worth, Some((technology, cost)));
                }
            }
            best
        };
        let (first, chosen) = best(0, None);
        let second = chosen.map_or(0.0, |(technology, cost)| best(cost, Some(technology)).0);
        (first, first + second * self.w.second)
    }

    /// The best building, and the best two; the second is paid with what the first leaves.
    fn constructions(&self) -> (f32, f32) {
        let best = |spent: Blocks, other_than: Option<Building>| {
            let mut best = (0.0, None);
            for &building in self.board.display().iter().flatten().filter(|&&building| Some(building) != other_than) {
                let worth = self.building_for_blocks(building, spent);
                if worth > best.0 {
                    best = (worth, Some(building));
                }
            }
            best
        };
        let (first, chosen) = best(Blocks::default(), None);
        let second = chosen.map_or(0.0, |building| best(building.info().cost, Some(building)).0);
        (first, first + second * self.w.second)
    }

    pub(super) fn price(&self, cost: Blocks) -> f32 {
        Block::ALL.into_iter().map(|block| f32::from(cost[block]) * self.block[block.index()]).sum()
    }

    /// What a building brings for blocks, some of which are spent already.
    fn building_for_blocks(&self, building: Building, spent: Blocks) -> f32 {
        let cost = building.info().cost;
        let mut missing =
            self.missing(Blocks::of(cost.0[0] + spent.0[0], cost.0[1] + spent.0[1], cost.0[2] + spent.0[2]));
        let mut price = self.price(cost);
        if self.player.level(Technology::Architecture) >= HIGHEST_LEVEL {
            missing = missing.saturating_sub(1);
            price -= Block::ALL
                .into_iter()
                .filter(|&block| cost[block] > 0)
                .map(|block| self.block[block.index()])
                .fold(0.0, f32::max);
        }
        ((self.building_worth(building) - price) * self.payable(missing)).max(0.0)
    }

    pub(super) fn building_for_corn(&self, building: Building) -> f32 {
        let saved = u8::from(self.player.level(Technology::Architecture) >= HIGHEST_LEVEL);
        let corn = UXMAL_CORN_PER_BLOCK * u16::from(building.info().cost.total() - saved);
        let payable =
            if corn <= self.player.corn { 1.0 } else { self.payable(((corn - self.player.corn) / 2 + 1).min(3) as u8) };
        ((self.building_worth(building) - f32::from(corn) * self.corn) * payable).max(0.0)
    }

    pub(super) fn monument_for_blocks(&self, monument: Monument) -> f32 {
        let info = monument.info();
        let missing = self.missing(info.cost) + info.skulls.saturating_sub(self.player.skulls);
        let price = self.price(info.cost) + f32::from(info.skulls) * self.skull;
        ((self.monument_worth_if_built(monument) - price) * self.payable(missing)).max(0.0)
    }

    /// What a building gives, its cost left out.
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
        // What monuments in hand count, a building adds to.
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

    pub(super) fn effect_worth(&self, effect: &Effect) -> f32 {
        match *effect {
            Effect::Gain(goods) => {
                f32::from(goods.corn) * self.corn + self.price(goods.blocks) + f32::from(goods.skulls) * self.skull
            }
            Effect::Steps(temple, steps) => f32::from(steps) * self.step[temple.index()],
            Effect::StepOfChoice => self.best_step(),
            Effect::Advance(technology) => self.level[technology.index()],
            Effect::AdvancesOfChoice(count) => f32::from(count) * self.level.iter().copied().fold(0.0, f32::max),
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

    /// What a corn less at every Food Day to come is worth.
    pub(crate) fn meals(&self) -> f32 {
        let days = self.food_days_left() as f32;
        if days < 1.0 { 0.0 } else { (1.0 + (days - 1.0) * self.w.food_later) * self.corn }
    }

    pub(super) fn uxmal(&self, actions: &mut [f32; 10]) {
        let corn = self.player.corn;
        let rich = |needs: u16| if corn >= needs { 1.0 } else { self.w.lacks_1 };
        actions[1] = (self.best_step() - 3.0 * self.corn).max(0.0) * rich(3);
        actions[2] = self.w.market * if corn + 2 * self.player.blocks_in_all() >= 4 { 1.0 } else { self.w.lacks_2 };
        actions[3] = self.worker;
        actions[4] =
            self.board.display().iter().flatten().map(|&building| self.building_for_corn(building)).fold(0.0, f32::max);
        let mut any = [0.0; 10];
        let mut best = actions[1..=4].iter().copied().fold(0.0, f32::max);
        for city in [Self::palenque, Self::yaxchilan, Self::tikal] {
            city(self, &mut any);
            best = any[1..=5].iter().copied().fold(best, f32::max);
        }
        actions[5] = (best - self.corn) * rich(1);
    }

    pub(super) fn chichen_itza(&self, actions: &mut [f32; 10]) {
        let placed = self.board.skulls_placed().fold(0_u16, |placed, space| placed | 1 << space);
        let has = if self.player.skulls > 0 { 1.0 } else { self.w.lacks_skull };
        let offering = if self.player.level(Technology::Theology) >= 2 {
            (self.best_step() - self.block[0]).max(0.0)
        } else {
            0.0
        };
        for (index, shown) in CHICHEN_ITZA.iter().enumerate() {
            if placed >> (index + 1) & 1 == 1 {
                continue;
            }
            let block = if shown.block { self.block[2] } else { 0.0 };
            let gain = f32::from(shown.points) + self.step[shown.temple.index()] + block + offering;
            actions[index + 1] = (gain - self.skull).max(0.0) * has;
        }
    }
}
