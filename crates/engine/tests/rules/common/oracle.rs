//! Decides which actions are legal a second time from the text of the rules: action by action, with the figures of the
//! rulebook written out, and without the engine's generator. It reads only what the board shows.

use tzolkin_engine::action::Form;
use tzolkin_engine::pending::{Pending, Site};
use tzolkin_engine::{
    Action, Block, Blocks, Board, Building, DecisionKind, Game, Gear, Occupant, Player, Seat, Space, Technology, Temple,
};

/// Whether the rules let a seat take an action now.
pub fn may(game: &Game, seat: Seat, action: Action) -> bool {
    let rules = Rules { board: game.board(), me: game.board().player(seat), seat };
    match game.decision() {
        DecisionKind::Over => false,
        DecisionKind::Keep => match (action, game.dealt(seat)) {
            (Action::Keep([first, second]), Some(dealt)) => {
                game.kept(seat).is_none() && dealt.contains(&first) && dealt.contains(&second) && first < second
            }
            _ => false,
        },
        DecisionKind::Days => {
            // The player who is asked was on the starting player space, so nobody else can be.
            game.to_act().eq([seat])
                && match action {
                    Action::Days(1) => true,
                    Action::Days(2) => rules.me.light_side && !rules.second_day_pushes_off(),
                    _ => false,
                }
        }
        _ if game.board().turn().seat != seat => false,
        _ => match game.board().pending().top() {
            None => rules.turn(action),
            Some(pending) => rules.pending(pending, action),
        },
    }
}

struct Rules<'a> {
    board: &'a Board,
    me: &'a Player,
    seat: Seat,
}

impl Rules<'_> {
    /// Rules §4: beg, then either place or pick up, then end.
    fn turn(&self, action: Action) -> bool {
        let turn = self.board.turn();
        let untouched = turn.placed == 0 && turn.picked == 0;
        let corn = i32::from(self.me.corn);
        let extra = i32::from(turn.placed);
        let may_beg = |temple: Temple| untouched && !turn.begged && corn <= 2 && self.me.temples[temple] > 0;
        let has_worker_to_place = turn.picked == 0 && self.me.workers_in_hand > 0;
        // A player without a worker on the gears who cannot pay for any space must beg, or gets the pity placement.
        let stuck = untouched
            && self.board.start_space().is_some()
            && self.board.gears().count(self.seat) == 0
            && self.cheapest() > corn;
        let must_beg = stuck && Temple::ALL.into_iter().any(may_beg);
        match action {
            Action::Beg(temple) => may_beg(temple),
            Action::Place(gear) if has_worker_to_place && !must_beg => match self.space_for(gear) {
                Some(space) if stuck => space == self.cheapest(),
                Some(space) => space + extra <= corn,
                None => false,
            },
            Action::PlaceOnStart => has_worker_to_place && self.board.start_space().is_none() && extra <= corn,
            Action::Pick { gear, space } => {
                turn.placed == 0 && self.board.gears().occupant(gear, space) == Some(Occupant::Worker(self.seat))
            }
            Action::End => !untouched,
            _ => false,
        }
    }

    /// The lowest free numbered space, which is also what placing there costs.
    fn space_for(&self, gear: Gear) -> Option<i32> {
        let last = if gear == Gear::ChichenItza { 10 } else { 7 };
        (0..=last).find(|&space| self.board.gears().occupant(gear, space).is_none()).map(i32::from)
    }

    fn cheapest(&self) -> i32 {
        Gear::ALL.into_iter().filter_map(|gear| self.space_for(gear)).min().unwrap_or(i32::MAX)
    }

    fn pending(&self, pending: Pending, action: Action) -> bool {
        match (pending, action) {
            (Pending::PickedUp(at), Action::Do(space)) => self.can_do(at, space),
            (Pending::PickedUp(at), Action::Ahead) => {
                at.gear == Gear::ChichenItza
                    && at.space <= 8
                    && self.level(Technology::Theology) >= 1
                    && self.works(Gear::ChichenItza, at.space + 1, 0)
            }
            (Pending::PickedUp(_), Action::Nothing) => true,
            (Pending::AnyAction { granted_by }, Action::DoAny { gear, space }) => {
                let toll = i32::from(granted_by.is_some());
                let city = gear != Gear::ChichenItza && (1..=5).contains(&space) && (gear, space) != (Gear::Uxmal, 5);
                city && self.works(gear, space, toll)
            }
            (Pending::AnyAction { granted_by }, Action::Stop) => granted_by.is_some(),
            (Pending::Harvest { space }, Action::Corn) => self.corn_grows(space),
            (Pending::Harvest { space }, Action::Wood) => self.wood_grows(space),
            (Pending::Harvest { space }, Action::Burn) => {
                self.wood_grows(space) && self.me.temples.0.iter().any(|&step| step > 0)
            }
            (Pending::Anger, Action::Anger(temple)) => self.me.temples[temple] > 0,
            (Pending::Advance { paid, .. }, Action::Advance(technology)) => self.can_advance(technology, paid),
            (Pending::Advance { optional, .. }, Action::Stop) => optional,
            (Pending::Pay { advance, .. }, Action::Pay(blocks)) => {
                let due = advance.map_or(1, |technology| self.advance_cost(technology));
                i32::from(blocks.total()) == due && self.has(blocks)
            }
            (Pending::Construct { site, built, architecture_used }, Action::Build { building, form }) => {
                self.can_build(site, built, architecture_used, building, form)
            }
            (Pending::Construct { site: Site::Tikal4, built: 0, .. }, Action::Monument(monument)) => {
                let info = monument.info();
                let shown = self.board.monuments().any(|shown| shown == monument);
                shown && info.skulls <= self.me.skulls && self.has(info.cost)
            }
            (Pending::Construct { site, built, .. }, Action::Stop) => built > 0 || matches!(site, Site::Granted(_)),
            (Pending::Climb { climbed, .. }, Action::Climb(temple)) => {
                climbed != Some(temple) && self.can_climb(temple)
            }
            (Pending::Take { .. }, Action::Take(_)) => true,
            (Pending::Market { bought, .. }, Action::Sell(block)) => !bought && self.me.blocks[block] > 0,
            (Pending::Market { .. }, Action::Buy(block)) => self.me.corn >= price(block),
            (Pending::Offer, Action::Offer(block)) => self.me.blocks[block] > 0,
            (Pending::Market { .. } | Pending::Offer, Action::Stop) => true,
            _ => false,
        }
    }

    /// Rules §4: the action reached, or a lower one for a corn a step; any action from a space without one of its own.
    fn can_do(&self, at: Space, space: u8) -> bool {
        let last = if at.gear == Gear::ChichenItza { 9 } else { 5 };
        let theology = at.gear == Gear::ChichenItza && at.space == 9 && self.level(Technology::Theology) >= 1;
        let free = at.space > last || theology;
        let toll = if free { 0 } else { i32::from(at.space) - i32::from(space) };
        (1..=last.min(at.space)).contains(&space) && toll <= i32::from(self.me.corn) && self.works(at.gear, space, toll)
    }

    /// Ruling 3: an action is chosen only if it can be paid and does something, the toll in corn being paid first.
    fn works(&self, gear: Gear, space: u8, toll: i32) -> bool {
        let corn = i32::from(self.me.corn) - toll;
        let can_climb = Temple::ALL.into_iter().any(|temple| self.can_climb(temple));
        let buildings = || self.board.display().iter().flatten().copied();
        let can_build = |site| buildings().any(|tile| forms().any(|form| self.can_build(site, 0, false, tile, form)));
        corn >= 0
            && match (gear, space) {
                (Gear::Palenque, 1) => true,
                (Gear::Palenque, _) => self.corn_grows(space) || self.wood_grows(space),
                (Gear::Yaxchilan, 4) => self.board.skulls_in_bank() > 0,
                (Gear::Yaxchilan, _) => true,
                (Gear::Tikal, 1 | 3) => Technology::ALL.into_iter().any(|each| self.can_advance(each, true)),
                (Gear::Tikal, 2) => can_build(Site::Tikal2),
                (Gear::Tikal, 4) => {
                    let monument = |&tile: &tzolkin_engine::Monument| {
                        tile.info().skulls <= self.me.skulls && self.has(tile.info().cost)
                    };
                    can_build(Site::Tikal4) || self.board.monuments().any(|tile| monument(&tile))
                }
                (Gear::Tikal, _) => self.me.blocks.0.iter().any(|&count| count > 0) && can_climb,
                (Gear::Uxmal, 1) => corn >= 3 && can_climb,
                (Gear::Uxmal, 2) => corn >= 2 || self.me.blocks.0.iter().any(|&count| count > 0),
                (Gear::Uxmal, 3) => self.me.workers_in_play < 6,
                (Gear::Uxmal, 4) => buildings().any(|tile| self.corn_for(tile) <= corn),
                (Gear::Uxmal, _) => corn >= 1,
                (Gear::ChichenItza, _) => {
                    self.me.skulls > 0 && self.board.skulls_placed().all(|placed| placed != space)
                }
            }
    }

    fn level(&self, technology: Technology) -> u8 {
        self.me.technologies[technology]
    }

    /// An uncovered corn tile, or agriculture 2.
    fn corn_grows(&self, space: u8) -> bool {
        let group = self.board.jungle()[usize::from(space) - 2];
        group.corn > group.wood || self.level(Technology::Agriculture) >= 2
    }

    fn wood_grows(&self, space: u8) -> bool {
        self.board.jungle()[usize::from(space) - 2].wood > 0
    }

    fn advance_cost(&self, technology: Technology) -> i32 {
        [1, 2, 3, 1][usize::from(self.level(technology))]
    }

    /// Ruling 21: beyond level 3, the bonus must not be lost.
    fn can_advance(&self, technology: Technology, paid: bool) -> bool {
        let blocks: u16 = self.me.blocks.0.iter().sum();
        let yields = self.level(technology) < 3
            || match technology {
                Technology::Agriculture => Temple::ALL.into_iter().any(|temple| self.can_climb(temple)),
                Technology::Theology => self.board.skulls_in_bank() > 0,
                Technology::Extraction | Technology::Architecture => true,
            };
        yields && (!paid || self.advance_cost(technology) <= i32::from(blocks))
    }

    /// Rules §8: only one player stands on a top step.
    fn can_climb(&self, temple: Temple) -> bool {
        let top = [6, 8, 7][temple.index()];
        match self.me.temples[temple] {
            step if step == top => false,
            step if step + 1 == top => self.board.seats().all(|seat| self.board.player(seat).temples[temple] < top),
            _ => true,
        }
    }

    fn has(&self, cost: Blocks) -> bool {
        Block::ALL.into_iter().all(|block| u16::from(cost[block]) <= self.me.blocks[block])
    }

    /// Uxmal 4: two corn for a block, one block less with architecture 3.
    fn corn_for(&self, building: Building) -> i32 {
        let saved = i32::from(self.level(Technology::Architecture) >= 3);
        2 * (i32::from(building.info().cost.total()) - saved)
    }

    fn can_build(&self, site: Site, built: u8, used: bool, building: Building, form: Form) -> bool {
        if !self.board.display().contains(&Some(building)) {
            return false;
        }
        let architecture = if used { 0 } else { self.level(Technology::Architecture) };
        let cost = building.info().cost;
        match (site, form) {
            (Site::Uxmal4, Form::Usual) => self.corn_for(building) <= i32::from(self.me.corn),
            (Site::Uxmal4, _) => false,
            (_, Form::Usual) => architecture < 3 && self.has(cost),
            (_, Form::Plain) => site == Site::Tikal4 && built == 0 && architecture >= 1 && self.has(cost),
            (_, Form::Save(block)) => {
                architecture >= 3 && cost[block] > 0 && {
                    let mut less = cost;
                    less[block] -= 1;
                    self.has(less)
                }
            }
        }
    }

    /// Rules §10: a worker on the space before the last would be pushed off by the second day, not by the first.
    fn second_day_pushes_off(&self) -> bool {
        let stands = |gear: Gear, space| matches!(self.board.gears().occupant(gear, space), Some(Occupant::Worker(_)));
        Gear::ALL.into_iter().any(|gear| stands(gear, if gear == Gear::ChichenItza { 9 } else { 6 }))
    }
}

/// Corn for a block at the market.
fn price(block: Block) -> u16 {
    match block {
        Block::Wood => 2,
        Block::Stone => 3,
        Block::Gold => 4,
    }
}

fn forms() -> impl Iterator<Item = Form> {
    [Form::Usual, Form::Plain].into_iter().chain(Block::ALL.into_iter().map(Form::Save))
}
