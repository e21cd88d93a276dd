//! Reasons for a turn: facts about it with exact figures, as a teacher would name them, without prose.
//!
//! Figures compare the position before the turn with the one before its last action, because the end of a turn reveals
//! buildings. The evaluation only decides which facts matter most.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tzolkin_engine::components::{BEGGED_CORN, Effect, LAST_ROUND};
use tzolkin_engine::options::Amounts;
use tzolkin_engine::{
    Action, Block, Board, Building, Game, Gear, Monument, Player, Points, Seat, Technology, Temple, WealthTile,
};

use crate::evaluation::Appraiser;
use crate::weights::Weights;

/// A fact that speaks for a turn, or that a player should know about it. "Before" is the position that was analysed;
/// "after" is the position just before the turn ends, including the corn from the starting player space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// Corn is missing for the next Food Day, before the turn or after it.
    Food {
        /// Corn due after the turn.
        due: u16,
        /// Corn missing before the turn.
        missing_before: u16,
        /// Corn missing after it.
        missing_after: u16,
        /// Days from after the turn until the Food Day; 0 if it is held in that round.
        days: u8,
    },
    /// Own workers come to a space where they can do something good.
    Reaches {
        gear: Gear,
        space: u8,
        /// How many workers stand there within so many days, one after the other.
        workers: u8,
        /// Days from now until the last of them does, one day a round.
        days: u8,
        /// Whether that is in time to take them back before the next Food Day is held.
        before_food_day: bool,
    },
    /// Goods gained by picking up workers, or from two wealth tiles, less what is paid. At least one figure is more
    /// than 0.
    Gains { corn: i16, wood: i16, stone: i16, gold: i16, skulls: i16 },
    /// The marker moves in a temple.
    Steps {
        temple: Temple,
        /// Steps up, or down if negative; never 0.
        steps: i8,
        /// Whether nobody else is as high afterwards; false while wealth tiles are being chosen, since the others'
        /// choices are secret.
        leads: bool,
    },
    /// A technology advances.
    Advance {
        technology: Technology,
        /// The level reached.
        to_level: u8,
    },
    /// A building is constructed.
    Builds {
        building: Building,
        /// Points printed on it; often 0.
        points: Points,
    },
    /// A monument is constructed.
    Monument {
        monument: Monument,
        /// Points it would give if the game ended after the turn.
        points: Points,
    },
    /// Points gained or lost at once, including those of buildings.
    Points { points: Points },
    /// Workers come from the bank.
    Worker {
        /// Workers in play after the turn.
        workers_in_play: u8,
    },
    /// Farms make Food Days cheaper.
    Farm {
        /// Corn due at a Food Day before the turn.
        due_before: u16,
        /// Corn due after it, which is less.
        due_after: u16,
    },
    /// Workers are placed.
    Places {
        /// How many, the one on the starting player space included.
        workers: u8,
        /// What they cost in all.
        corn: u16,
    },
    /// A worker is used that would have been pushed off its gear the next day.
    Falls {
        gear: Gear,
        /// The space it is taken from: the last one.
        space: u8,
    },
    /// A worker goes to the starting player space.
    StartPlayer {
        /// Corn on the teeth of the calendar, taken at the end of the turn.
        corn: u16,
        /// Whether the seat begins the next round: not if it has the marker already, which then goes to the left.
        begins: bool,
        /// Whether the seat could let two days pass, as the workers stand after the turn.
        two_days: bool,
    },
    /// The player begs.
    Begs {
        /// The temple in which the player goes down a step.
        temple: Temple,
        /// Corn received.
        corn: u16,
    },
    /// The calendar advances.
    Days {
        /// By how many days: 1 or 2.
        days: u8,
        /// Days left then until the next Food Day; 0 if it is held in the coming round.
        food_day: u8,
        /// Whether two days can be chosen again later: the light side is still up.
        light_side: bool,
    },
    /// What the player can place with in the next turn.
    Ready {
        /// Workers in hand after the turn.
        workers: u8,
        /// Corn after it.
        corn: u16,
    },
}

/// The most reasons given for a turn.
const MOST: usize = 4;
/// How many of them may say where workers will move to.
const MOST_RIDES: usize = 2;
/// How much less a fact matters if the turn does not change it.
const UNCHANGED: f32 = 0.25;

/// A reason, and how many points the evaluation sees in it.
type Weighed = (f32, Reason);

/// The reasons for a turn that leads from one game to another, which is the one before the turn ends.
pub(crate) fn reasons(before: &Game, after: &Game, seat: Seat, turn: &[Action], weights: &Weights) -> Vec<Reason> {
    let prices = Appraiser::new(before.board(), seat, weights);
    let mut found = match *turn {
        [Action::Keep(tiles)] => of_tiles(before, seat, tiles, &prices),
        _ => {
            let turn = Played { before: before.board(), after: after.board(), seat, turn, prices, weights };
            if let [Action::Days(days)] = *turn.turn { turn.days_reasons(days) } else { turn.turn_reasons() }
        }
    };
    // The sort is stable: of equal reasons, the first stays first.
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut rides = 0;
    found.retain(|(_, reason)| {
        rides += usize::from(matches!(reason, Reason::Reaches { .. }));
        !matches!(reason, Reason::Reaches { .. }) || rides <= MOST_RIDES
    });
    found.truncate(MOST);
    found.into_iter().map(|(_, reason)| reason).collect()
}

/// What two wealth tiles bring; what others keep is secret.
fn of_tiles(game: &Game, seat: Seat, tiles: [WealthTile; 2], prices: &Appraiser<'_>) -> Vec<Weighed> {
    let choice = game.options(seat).into_iter().find(|choice| choice.action == Action::Keep(tiles));
    let Some(preview) = choice.and_then(|choice| choice.preview) else { return Vec::new() };
    let player = game.board().player(seat);
    let Amounts { corn, wood, stone, gold, skulls } = preview.gains;
    let mut found = Vec::new();
    found.extend(gains([corn, wood, stone, gold, skulls].map(|amount| amount as i16), prices));
    for (temple, &steps) in preview.temples.iter().filter(|&(_, &steps)| steps != 0) {
        let to = player.temples[temple].saturating_add_signed(steps);
        found.push((prices.steps(temple, to).abs(), Reason::Steps { temple, steps, leads: false }));
    }
    for (technology, &levels) in preview.technologies.iter().filter(|&(_, &levels)| levels > 0) {
        let to_level = player.level(technology).saturating_add_signed(levels);
        found.push((prices.levels(technology, to_level), Reason::Advance { technology, to_level }));
    }
    if preview.workers > 0 {
        found.push((prices.worker, Reason::Worker { workers_in_play: player.workers_in_play + preview.workers }));
    }
    found
}

/// Goods in the order corn, wood, stone, gold, skulls, if any are gained. Their weight is what is gained; what is paid
/// for shows up in other reasons.
fn gains(goods: [i16; 5], prices: &Appraiser<'_>) -> Option<Weighed> {
    let [corn, wood, stone, gold, skulls] = goods;
    let each = [prices.corn, prices.block[0], prices.block[1], prices.block[2], prices.skull];
    let worth = goods.into_iter().zip(each).map(|(amount, price)| f32::from(amount.max(0)) * price).sum();
    (worth > 0.0).then_some((worth, Reason::Gains { corn, wood, stone, gold, skulls }))
}

/// A turn that was played, except for its end.
struct Played<'a> {
    before: &'a Board,
    after: &'a Board,
    seat: Seat,
    turn: &'a [Action],
    /// Prices before the turn.
    prices: Appraiser<'a>,
    weights: &'a Weights,
}

impl Played<'_> {
    fn turn_reasons(&self) -> Vec<Weighed> {
        let mut found = Vec::new();
        let placed = self.after.turn().placed - self.before.turn().placed;
        let picked = self.after.turn().picked - self.before.turn().picked;
        self.tiles(&mut found);
        self.growth(&mut found);
        self.temples(&mut found);
        found.extend(self.food());
        self.rides(0, &mut found);
        if placed > 0 {
            self.placing(placed, &mut found);
        } else {
            found.extend(gains(self.goods(), &self.prices));
        }
        self.falls(&mut found);
        if picked > 0 && self.goes_on() || found.is_empty() {
            let Player { workers_in_hand: workers, .. } = *self.mine();
            found.push((f32::from(picked) * self.weights.hand, Reason::Ready { workers, corn: self.corn_after() }));
        }
        found
    }

    fn days_reasons(&self, days: u8) -> Vec<Weighed> {
        let food_day = self.days_to_food().unwrap_or(0);
        let light_side = self.mine().light_side;
        let mut found = vec![(f32::INFINITY, Reason::Days { days, food_day, light_side })];
        found.extend(self.food());
        self.rides(days, &mut found);
        found
    }

    /// What the seat had.
    fn had(&self) -> &Player {
        self.before.player(self.seat)
    }

    /// What the seat has after the turn.
    fn mine(&self) -> &Player {
        self.after.player(self.seat)
    }

    /// Whether another round follows.
    fn goes_on(&self) -> bool {
        self.after.round() < LAST_ROUND
    }

    /// Corn that the starting player space brings when the turn ends.
    fn teeth(&self) -> u16 {
        if self.after.start_space() == Some(self.seat) { self.after.corn_on_teeth() } else { 0 }
    }

    fn corn_after(&self) -> u16 {
        self.mine().corn + self.teeth()
    }

    /// Days from after the turn until the next Food Day.
    fn days_to_food(&self) -> Option<u8> {
        self.after.next_food_day().map(|day| day.round.saturating_sub(self.after.round()))
    }

    fn goods(&self) -> [i16; 5] {
        let (had, mine) = (self.had(), self.mine());
        let change = |after: u16, before: u16| after as i16 - before as i16;
        let block = |block: Block| change(mine.blocks[block], had.blocks[block]);
        let skulls = change(mine.skulls.into(), had.skulls.into());
        [change(mine.corn, had.corn), block(Block::Wood), block(Block::Stone), block(Block::Gold), skulls]
    }

    fn food(&self) -> Option<Weighed> {
        let next = self.after.next_food_day()?;
        let days = next.round.saturating_sub(self.after.round());
        let due = self.mine().feeding().due;
        // The forecast counts corn of the teeth that a worker on the starting player space will bring anyway.
        let missing_before = self.before.forecast(0).seats[self.seat.index()].corn_missing;
        let missing_after = due.saturating_sub(self.corn_after());
        if missing_before == 0 && missing_after == 0 {
            return None;
        }
        let changed = f32::from(missing_before.abs_diff(missing_after));
        let weight = 1.5 * (changed + UNCHANGED * f32::from(missing_after)) * self.prices.hunger(next);
        Some((weight, Reason::Food { due, missing_before, missing_after, days }))
    }

    /// Buildings and monuments, and points at once.
    fn tiles(&self, found: &mut Vec<Weighed>) {
        let mut named = 0;
        for &action in self.turn {
            match action {
                Action::Build { building, .. } => {
                    let printed = building.info().effects.iter().map(|effect| match *effect {
                        Effect::Points(points) => i32::from(points),
                        _ => 0,
                    });
                    let points = Points::whole(printed.sum());
                    named += points.quarters();
                    found.push((self.prices.building_worth(building), Reason::Builds { building, points }));
                }
                Action::Monument(monument) => {
                    let points = self.after.monument_points(self.seat, monument);
                    let worth = self.prices.monument_worth_if_built(monument);
                    found.push((worth, Reason::Monument { monument, points }));
                }
                _ => {}
            }
        }
        let points = Points(self.mine().points().quarters() - self.had().points().quarters());
        if points.quarters() != named {
            let unnamed = (points.quarters() - named) as f32 / 4.0;
            found.push((unnamed.abs(), Reason::Points { points }));
        }
    }

    /// Workers, technologies and farms.
    fn growth(&self, found: &mut Vec<Weighed>) {
        let (had, mine) = (self.had(), self.mine());
        for technology in Technology::ALL {
            let to_level = mine.level(technology);
            if to_level > had.level(technology) {
                found.push((self.prices.levels(technology, to_level), Reason::Advance { technology, to_level }));
            }
        }
        let workers_in_play = mine.workers_in_play;
        if workers_in_play > had.workers_in_play {
            found.push((self.prices.worker, Reason::Worker { workers_in_play }));
        }
        let (due_before, due_after) = (had.feeding().due, mine.feeding().due);
        if due_after < due_before {
            let worth = f32::from(due_before - due_after) * self.prices.meals();
            found.push((worth, Reason::Farm { due_before, due_after }));
        }
    }

    fn temples(&self, found: &mut Vec<Weighed>) {
        for temple in Temple::ALL {
            let (from, to) = (self.had().temples[temple], self.mine().temples[temple]);
            let steps = to as i8 - from as i8;
            // The reason for begging already names the step that it costs.
            if steps == 0 || steps == -1 && self.turn.contains(&Action::Beg(temple)) {
                continue;
            }
            let mut others = self.after.seats().filter(|&seat| seat != self.seat);
            let leads = others.all(|seat| self.after.player(seat).temples[temple] < to);
            found.push((self.prices.steps(temple, to).abs(), Reason::Steps { temple, steps, leads }));
        }
        for &action in self.turn {
            if let Action::Beg(temple) = action {
                let corn = self.begged();
                let lost = self.prices.steps(temple, self.had().temples[temple] - 1).abs();
                found.push((f32::from(corn) * self.prices.corn + lost, Reason::Begs { temple, corn }));
            }
        }
    }

    /// Corn begged for in this turn.
    fn begged(&self) -> u16 {
        let begs = self.turn.iter().any(|action| matches!(action, Action::Beg(_)));
        // Begging comes first, so nothing was spent before it.
        if begs { BEGGED_CORN.saturating_sub(self.had().corn) } else { 0 }
    }

    fn placing(&self, workers: u8, found: &mut Vec<Weighed>) {
        let corn = self.had().corn + self.begged() - self.mine().corn;
        found.push((f32::from(corn) * self.prices.corn, Reason::Places { workers, corn }));
        // There is no next round after the last one.
        if self.turn.contains(&Action::PlaceOnStart) && self.goes_on() {
            let corn = self.teeth();
            let begins = self.before.start_player() != self.seat;
            let two_days = self.mine().light_side && self.after.gears().about_to_reach_last().is_none();
            let worth = if begins { self.weights.start_player } else { 0.0 } + f32::from(corn) * self.prices.corn;
            found.push((worth, Reason::StartPlayer { corn, begins, two_days }));
        }
    }

    /// Workers taken from the last space and put to use.
    fn falls(&self, found: &mut Vec<Weighed>) {
        for pair in self.turn.windows(2) {
            if let [Action::Pick { gear, space }, next] = *pair
                && next != Action::Nothing
                && space == gear.info().last_space
                && self.goes_on()
            {
                // The action itself shows up in other reasons.
                let worth = self.prices.picked_up(gear)[usize::from(space)] / 2.0;
                found.push((worth, Reason::Falls { gear, space }));
            }
        }
    }

    /// Where workers will move to: for each gear, the space that is expected to be worth most. Of the gears on which
    /// the turn places nobody, only the best is named. Days that pass in the turn itself are added.
    fn rides(&self, passed: u8, found: &mut Vec<Weighed>) {
        let prices = Appraiser::new(self.after, self.seat, self.weights);
        let mut unchanged: Option<Weighed> = None;
        for gear in Gear::ALL {
            let spaces = self.after.gears().workers(self.seat, gear);
            let best = prices.picked_up(gear);
            let mut targets: BTreeMap<u8, (f32, u8)> = BTreeMap::new();
            for space in spaces.iter() {
                let (worth, days) = prices.ride(gear, space, &best);
                let target = targets.entry(space + days).or_default();
                *target = (target.0 + worth, target.1.max(days));
            }
            let Some((space, (worth, days))) = targets.into_iter().max_by(|(_, a), (_, b)| a.0.total_cmp(&b.0)) else {
                continue;
            };
            if worth <= 0.0 || space == 0 {
                continue;
            }
            let arrive = |from: &u8| *from <= space && space - *from <= days && (passed > 0 || *from < space);
            let workers = spaces.iter().filter(arrive).count() as u8;
            let before_food_day = self.days_to_food().is_some_and(|food| days <= food);
            let reason = Reason::Reaches { gear, space, workers, days: passed + days, before_food_day };
            let weight = worth * self.weights.ride;
            if passed > 0 || self.turn.contains(&Action::Place(gear)) {
                found.push((weight, reason));
            } else if unchanged.is_none_or(|(best, _)| weight * UNCHANGED > best) {
                unchanged = Some((weight * UNCHANGED, reason));
            }
        }
        found.extend(unchanged);
    }
}
