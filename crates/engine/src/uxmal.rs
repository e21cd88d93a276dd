//! Uxmal (rules §5): a temple step for corn, the market, a worker, a building for corn, any action.

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::{ANY_ACTION_CORN, GEARS, MARKET, UXMAL_STEP_CORN, WORKERS_AT_MOST};
use crate::event::{Cause, Observer};
use crate::game::Board;
use crate::nouns::{Block, Building, Gear, Space};
use crate::pending::{Pending, Site};
use crate::play::Play;
use crate::refusal::Refusal;

/// Uxmal 5 leads to the actions of four cities, but not to itself, which could only lose corn (ruling 5).
const CITIES: [Gear; 4] = [Gear::Palenque, Gear::Yaxchilan, Gear::Tikal, Gear::Uxmal];
const ANY_ACTION: Space = Space { gear: Gear::Uxmal, space: 5 };

impl Board {
    /// `toll` is the corn that has to be paid first for stepping back or for Uxmal 5.
    #[inline]
    pub(crate) fn uxmal_verdict(&self, space: u8, toll: u16) -> Verdict {
        let me = self.me();
        let corn = |needs: u16| {
            let needs = toll + needs;
            unless(needs > me.corn, Refusal::NotEnoughCorn { needs, has: me.corn })
        };
        match space {
            1 => {
                corn(UXMAL_STEP_CORN)?;
                unless(!self.can_climb(self.turn.seat), Refusal::NoTempleToClimb)
            }
            2 => unless(!self.can_trade(me.corn - toll), Refusal::NothingToTrade { has: me.corn - toll }),
            3 => unless(me.workers_in_play == WORKERS_AT_MOST, Refusal::AllWorkersInPlay { most: WORKERS_AT_MOST }),
            4 => unless(!self.can_construct(Site::Uxmal4, toll, false), Refusal::NothingPayable),
            // Yaxchilan 1 can always be used, so there is always an action to choose.
            _ => corn(ANY_ACTION_CORN),
        }
    }

    /// Whether any trade is possible with that much corn.
    #[inline]
    fn can_trade(&self, corn: u16) -> bool {
        corn >= MARKET[Block::Wood] || self.me().blocks_in_all() > 0
    }

    pub(crate) fn any_action_candidates(&self, granted: bool, visit: &mut impl FnMut(Action, Verdict)) {
        // At Uxmal 5 the corn has already been paid; for an action that a building grants, it is paid now.
        let toll = if granted { ANY_ACTION_CORN } else { 0 };
        for gear in CITIES {
            for space in 1..=GEARS[gear].last_action {
                let action = Space { gear, space };
                if action != ANY_ACTION {
                    visit(Action::DoAny { gear, space }, self.perform_verdict(action, toll));
                }
            }
        }
        if granted {
            visit(Action::Stop, Ok(()));
        }
    }

    pub(crate) fn unlisted_any(gear: Gear, space: u8) -> Refusal {
        if (1..=GEARS[gear].last_action).contains(&space) {
            Refusal::OutOfReach { action: Space { gear, space } }
        } else {
            Refusal::NoSuchAction { space }
        }
    }

    #[inline]
    pub(crate) fn market_candidates(&self, bought: bool, visit: &mut impl FnMut(Action, Verdict)) {
        for block in Block::ALL {
            visit(Action::Sell(block), self.sell_verdict(block, bought));
        }
        for block in Block::ALL {
            visit(Action::Buy(block), self.buy_verdict(block));
        }
        visit(Action::Stop, Ok(()));
    }

    /// Sell first, then buy (ruling 7).
    #[inline]
    fn sell_verdict(&self, block: Block, bought: bool) -> Verdict {
        unless(bought, Refusal::SellingIsOver)?;
        unless(!self.me().has(block, 1), Refusal::NoBlock { block })
    }

    #[inline]
    fn buy_verdict(&self, block: Block) -> Verdict {
        let (needs, has) = (MARKET[block], self.me().corn);
        unless(needs > has, Refusal::NotEnoughCorn { needs, has })
    }

    /// The market closes when no trade is left.
    #[inline]
    pub(crate) fn market_opens(&self, bought: bool) -> bool {
        if bought { self.me().corn >= MARKET[Block::Wood] } else { self.can_trade(self.me().corn) }
    }

    /// The decision that a building grants opens if the corn can be paid; Yaxchilan 1 can always be used then.
    pub(crate) fn any_action_opens(&self, granted_by: Option<Building>) -> bool {
        granted_by.is_none() || self.me().corn >= ANY_ACTION_CORN
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn uxmal(&mut self, space: u8) {
        let seat = self.me();
        let cause = Cause::action(Gear::Uxmal, space);
        match space {
            1 => {
                self.spend_corn(seat, UXMAL_STEP_CORN, cause);
                self.board().pending.push(Pending::Climb { left: 1, climbed: None, cause });
            }
            2 => self.board().pending.push(Pending::Market { bought: false, cause }),
            3 => self.gain_worker(seat, cause),
            4 => {
                self.board().pending.push(Pending::Construct {
                    site: Site::Uxmal4,
                    built: 0,
                    architecture_used: false,
                });
            }
            _ => {
                self.spend_corn(seat, ANY_ACTION_CORN, cause);
                self.board().pending.push(Pending::AnyAction { granted_by: None });
            }
        }
    }

    pub(crate) fn do_any(&mut self, gear: Gear, space: u8) {
        if let Some(Pending::AnyAction { granted_by }) = self.board().pending.top() {
            let seat = self.me();
            self.board().pending.pop();
            if let Some(building) = granted_by {
                self.spend_corn(seat, ANY_ACTION_CORN, Cause::Building(building));
            }
            self.perform(Space { gear, space });
        }
    }

    pub(crate) fn sell(&mut self, block: Block) {
        if let Some(Pending::Market { cause, .. }) = self.board().pending.top() {
            let seat = self.me();
            self.spend_blocks(seat, block, 1, cause);
            self.gain_corn(seat, MARKET[block], cause);
        }
    }

    pub(crate) fn buy(&mut self, block: Block) {
        if let Some(Pending::Market { cause, .. }) = self.board().pending.top() {
            let seat = self.me();
            self.spend_corn(seat, MARKET[block], cause);
            self.gain_blocks(seat, block, 1, cause);
            self.board().pending.replace(Pending::Market { bought: true, cause });
        }
    }
}
