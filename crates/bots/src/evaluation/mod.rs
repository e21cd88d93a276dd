//! What a position is worth to a seat, in points expected at the end of the game.
//!
//! The evaluation asks the questions that people ask. What will every worker soon be worth, and can its owner pay for
//! that? Is there enough food for the next Food Day? What will workers, technologies and farms still yield in the days
//! left? Who leads in the temples at the next reward? Which buildings and monuments are within reach? Every part is a
//! [`Term`], so that a hint can say what a turn changes.

mod actions;

use core::cell::Cell;

use tzolkin_engine::components::FoodDayKind;
use tzolkin_engine::components::{
    ADVANCE_COST, DISPLAY, FOOD_DAYS, FoodDay, GEARS, LAST_ROUND, MARKET, Scoring, StepGain, TEMPLES,
};
use tzolkin_engine::pending::{Pending, Site};
use tzolkin_engine::{Block, Board, Gear, Monument, Player, Seat, Technology, Temple};

use crate::math::{larger, smaller};
use crate::weights::Weights;

/// A part of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// Points already scored.
    Points,
    /// Corn and blocks.
    Goods,
    /// Food due at Food Days.
    Food,
    /// Skulls owned.
    Skulls,
    /// Workers in play.
    Workers,
    /// Technology levels.
    Technologies,
    /// Temples at the coming rewards.
    Temples,
    /// What workers on gears are about to do.
    Gears,
    /// Monuments owned.
    Monuments,
    /// Tiles, starting player, light side.
    Standing,
    /// Decisions that are still open inside the turn.
    Owed,
    /// What the search sees beyond the hand evaluation; it is not a term of that evaluation.
    Outlook,
}

impl Term {
    /// The terms of the hand evaluation.
    pub const HAND: [Self; 11] = [
        Self::Points,
        Self::Goods,
        Self::Food,
        Self::Skulls,
        Self::Workers,
        Self::Technologies,
        Self::Temples,
        Self::Gears,
        Self::Monuments,
        Self::Standing,
        Self::Owed,
    ];
}

/// The terms of a seat, in the order of [`Term::HAND`].
pub type Terms = [f32; Term::HAND.len()];

/// What a position is worth to every seat that plays, and 0 for the others.
#[must_use]
pub fn evaluate(board: &Board, weights: &Weights) -> [f32; Seat::NUM] {
    let mut values = [0.0; Seat::NUM];
    for seat in board.seats() {
        values[seat.index()] = evaluate_seat(board, seat, weights);
    }
    values
}

/// What a position is worth to one seat.
#[must_use]
pub fn evaluate_seat(board: &Board, seat: Seat, weights: &Weights) -> f32 {
    terms(board, seat, weights).iter().sum()
}

/// The parts of what a position is worth to one seat.
#[must_use]
pub fn terms(board: &Board, seat: Seat, weights: &Weights) -> Terms {
    if board.decision() == tzolkin_engine::DecisionKind::Over {
        let mut terms = [0.0; Term::HAND.len()];
        terms[0] = board.player(seat).points().quarters() as f32 / 4.0;
        return terms;
    }
    terms_and_monuments(board, seat, weights).0
}

/// The same while the game goes on, and the points of each monument, which the net sees as well.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(crate) fn terms_and_monuments(board: &Board, seat: Seat, weights: &Weights) -> (Terms, MonumentPoints) {
    let appraiser = Appraiser::new(board, seat, weights);
    let terms = [
        appraiser.player.points().quarters() as f32 / 4.0,
        appraiser.goods(),
        appraiser.food(),
        f32::from(appraiser.player.skulls) * appraiser.skull,
        appraiser.workers(),
        appraiser.technologies(),
        appraiser.temples(),
        appraiser.gears(),
        appraiser.monuments(),
        appraiser.standing(),
        appraiser.owed(),
    ];
    (terms, appraiser.monument_points)
}

/// The points that each monument on display, or built by a seat, would give that seat if the game ended now.
pub(crate) struct MonumentPoints([f32; Monument::NUM]);

impl MonumentPoints {
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn of(board: &Board, seat: Seat) -> Self {
        let mut points = [0.0; Monument::NUM];
        for monument in board.monuments().chain(board.player(seat).monuments()) {
            points[monument.index()] = board.monument_points(seat, monument).quarters() as f32 / 4.0;
        }
        Self(points)
    }

    /// The points of one of these monuments.
    #[inline]
    pub(crate) const fn get(&self, monument: Monument) -> f32 {
        self.0[monument.index()]
    }
}

/// One seat's prices in one position.
pub(crate) struct Appraiser<'a> {
    board: &'a Board,
    seat: Seat,
    player: &'a Player,
    w: &'a Weights,
    /// Days until the last round.
    left: u8,
    /// The share of the game still to come.
    early: f32,
    /// Whether the seat has had its turn this round.
    moved: bool,
    pub(crate) corn: f32,
    pub(crate) block: [f32; 3],
    pub(crate) skull: f32,
    /// The highest step of an opponent in each temple.
    rival: [u8; 3],
    /// The value of the seat's step in each temple.
    held: [f32; 3],
    /// The value of the next step in each temple.
    step: [f32; 3],
    /// The value of the next level, or of the bonus, of each technology.
    level: [f32; 4],
    pub(crate) worker: f32,
    /// The share of an action's worth that is left when none, one, two or more blocks for it are missing.
    lacks: [f32; 4],
    monument_points: MonumentPoints,
    /// The monuments on display once built, in the order of the display.
    monuments: [f32; MONUMENTS_SHOWN],
    /// The buildings on display, each slot's worth; several actions ask for them.
    buildings: Cell<Option<[f32; DISPLAY]>>,
    /// The actions of the cities that Uxmal offers too.
    palenque: Cell<Option<[f32; 10]>>,
    yaxchilan: Cell<Option<[f32; 10]>>,
    tikal: Cell<Option<[f32; 10]>>,
}

/// The most monuments on display.
const MONUMENTS_SHOWN: usize = 6;
/// The most gains that the steps of a temple give at a mid-age Food Day.
const MOST_GAINS: usize = 3;
/// Marks the end of [`GAINS`]: no step is this high.
const NO_STEP: u8 = u8::MAX;
/// The number that means a skull in [`GAINS`]; it follows those of the blocks.
const SKULL_GAIN: u8 = 3;

/// The steps of each temple that give something at a mid-age Food Day, ascending, with the block they give.
const GAINS: [[(u8, u8); MOST_GAINS]; Temple::NUM] = {
    let mut gains = [[(NO_STEP, 0); MOST_GAINS]; Temple::NUM];
    let mut temple = 0;
    while temple < Temple::NUM {
        let steps = TEMPLES.0[temple].steps;
        let (mut step, mut count) = (0, 0);
        while step < steps.len() {
            let gain = match steps[step].gain {
                Some(StepGain::Block(block)) => Some(block as u8),
                Some(StepGain::Skull) => Some(SKULL_GAIN),
                None => None,
            };
            if let Some(gain) = gain {
                gains[temple][count] = (step as u8, gain);
                count += 1;
            }
            step += 1;
        }
        temple += 1;
    }
    gains
};

impl<'a> Appraiser<'a> {
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn new(board: &'a Board, seat: Seat, w: &'a Weights) -> Self {
        let player = board.player(seat);
        let left = LAST_ROUND - board.round();
        let early = f32::from(left) / f32::from(LAST_ROUND - 1);
        let corn = 0.25 + w.corn_early * smaller(f32::from(left) / 16.0, 1.0);
        let premium = corn * (1.0 + w.block_early * early);
        let open = 9 - board.skulls_placed().count();
        let skull = 3.0 + w.skull_early * smaller(f32::from(left) / 10.0, 1.0) * if open > 0 { 1.0 } else { 0.0 };
        let mut this = Self {
            board,
            seat,
            player,
            w,
            left,
            early,
            moved: has_moved(board, seat),
            corn,
            block: [
                f32::from(MARKET.0[0]) * premium,
                f32::from(MARKET.0[1]) * premium,
                f32::from(MARKET.0[2]) * premium,
            ],
            skull,
            rival: [0; 3],
            held: [0.0; 3],
            step: [0.0; 3],
            level: [0.0; 4],
            worker: 0.0,
            lacks: [1.0, w.lacks_1, w.lacks_2, w.lacks_3],
            monument_points: MonumentPoints::of(board, seat),
            monuments: [0.0; MONUMENTS_SHOWN],
            buildings: Cell::new(None),
            palenque: Cell::new(None),
            yaxchilan: Cell::new(None),
            tikal: Cell::new(None),
        };
        for other in board.seats().filter(|&other| other != seat) {
            for (rival, step) in this.rival.iter_mut().zip(board.player(other).temples.0) {
                *rival = step.max(*rival);
            }
        }
        for temple in Temple::ALL {
            this.held[temple.index()] = this.temple_worth(temple, player.temples[temple]);
            this.step[temple.index()] = this.step_worth(temple);
        }
        for technology in Technology::ALL {
            this.level[technology.index()] = this.level_worth(technology, player.level(technology));
        }
        this.worker = this.worker_worth(player.workers_in_play);
        for (slot, monument) in board.monuments().enumerate() {
            this.monuments[slot] = this.monument_worth_if_built(monument);
        }
        this
    }

    fn food_days_left(&self) -> usize {
        FOOD_DAYS.len() - usize::from(self.board.food_days_held())
    }

    fn goods(&self) -> f32 {
        let blocks: f32 =
            Block::ALL.into_iter().map(|block| f32::from(self.player.blocks[block]) * self.block[block.index()]).sum();
        f32::from(self.player.corn) * self.corn + blocks
    }

    /// The value of the corn that will be eaten, and the points lost if it is missing.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn food(&self) -> f32 {
        let Some(next) = self.board.next_food_day() else { return 0.0 };
        let feeding = self.player.feeding();
        let due = f32::from(feeding.due);
        let later = (self.food_days_left() - 1) as f32 * due * self.corn * self.w.food_later;
        let covered = smaller(due, f32::from(self.player.corn));
        let missing = due - covered;
        // A worker eats two corn and costs three points.
        let unfed = if missing > 0.0 { larger(1.5 * missing, 3.0 * f32::from(feeding.unfed)) } else { 0.0 };
        -(covered * self.corn + unfed * self.hunger(next) + later)
    }

    /// The share of the points for unfed workers that will probably be lost.
    pub(crate) fn hunger(&self, next: FoodDay) -> f32 {
        let days = next.round.saturating_sub(self.board.round());
        // After its turn on the day itself the seat cannot get any more corn; before that it still can.
        if days == 0 && self.moved {
            return self.w.hunger_now;
        }
        let near = (1.0 - f32::from(days) / 8.0).clamp(0.0, 1.0);
        self.w.hunger_far + (self.w.hunger_near - self.w.hunger_far) * near
    }

    fn workers(&self) -> f32 {
        (4..=self.player.workers_in_play).map(|nth| self.nth_worker(nth)).sum::<f32>()
            + f32::from(self.player.workers_in_hand) * self.w.hand * smaller(f32::from(self.left) / 5.0, 1.0)
    }

    fn nth_worker(&self, nth: u8) -> f32 {
        let whole = match nth {
            4 => self.w.worker_4,
            5 => self.w.worker_5,
            _ => self.w.worker_6,
        };
        whole * self.early
    }

    /// What another worker is worth, after paying for its food.
    fn worker_worth(&self, in_play: u8) -> f32 {
        if in_play >= 6 {
            return 0.0;
        }
        let fed = in_play < self.player.fed_free;
        let food = if fed { 0.0 } else { f32::from(2_u8.saturating_sub(self.player.corn_less)) };
        let hand = self.w.hand * smaller(f32::from(self.left) / 5.0, 1.0);
        let meals = larger(self.food_days_left() as f32 - 1.0, 0.0) * self.w.food_later + 1.0;
        larger(self.nth_worker(in_play + 1) + hand - food * meals * self.corn, 0.0)
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn technologies(&self) -> f32 {
        let mut sum = 0.0;
        for technology in Technology::ALL {
            for level in 0..self.player.level(technology) {
                sum += self.level_worth(technology, level);
            }
        }
        sum
    }

    /// What the level after that one is worth, or the bonus after the last.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn level_worth(&self, technology: Technology, level: u8) -> f32 {
        let w = self.w;
        let whole = match (technology, level) {
            (Technology::Agriculture, 0) => w.agriculture_1,
            (Technology::Agriculture, 1) => w.agriculture_2,
            (Technology::Agriculture, 2) => w.agriculture_3,
            (Technology::Extraction, 0) => w.extraction_1,
            (Technology::Extraction, 1) => w.extraction_2,
            (Technology::Extraction, 2) => w.extraction_3,
            (Technology::Architecture, 0) => w.architecture_1,
            (Technology::Architecture, 1) => w.architecture_2,
            (Technology::Architecture, 2) => w.architecture_3,
            (Technology::Theology, 0) => w.theology_1,
            (Technology::Theology, 1) => w.theology_2,
            (Technology::Theology, 2) => w.theology_3,
            (Technology::Agriculture, _) => return self.best_step(),
            (Technology::Extraction, _) => return 2.0 * self.block[2],
            (Technology::Architecture, _) => return 3.0,
            (Technology::Theology, _) => return if self.board.skulls_in_bank() > 0 { self.skull } else { 0.0 },
        };
        whole * self.early * (w.technology_fade + (1.0 - w.technology_fade) * self.early)
    }

    /// What going from the level held to that one is worth.
    pub(crate) fn levels(&self, technology: Technology, to: u8) -> f32 {
        (self.player.level(technology)..to).map(|level| self.level_worth(technology, level)).sum()
    }

    fn best_step(&self) -> f32 {
        larger(larger(self.step[0], self.step[1]), self.step[2])
    }

    /// The best two steps in different temples.
    fn best_two_steps(&self) -> f32 {
        let worst = smaller(smaller(self.step[0], self.step[1]), self.step[2]);
        self.step.iter().sum::<f32>() - worst
    }

    fn temples(&self) -> f32 {
        self.held.iter().sum()
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn step_worth(&self, temple: Temple) -> f32 {
        let step = self.player.temples[temple];
        let top = temple.top();
        // Only one can stand on the top step.
        if step >= top || step + 1 == top && self.rival[temple.index()] == top {
            return 0.0;
        }
        self.temple_worth(temple, step + 1) - self.held[temple.index()]
    }

    /// What going from the step held to that one is worth.
    pub(crate) fn steps(&self, temple: Temple, to: u8) -> f32 {
        self.temple_worth(temple, to) - self.held[temple.index()]
    }

    /// What standing on that step brings at the Food Days to come.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn temple_worth(&self, temple: Temple, step: u8) -> f32 {
        let info = &TEMPLES[temple];
        let rival = self.rival[temple.index()];
        let share = if step > rival {
            self.w.leader
        } else if step == rival {
            self.w.leader / 2.0
        } else if step + 1 == rival {
            self.w.leader_near
        } else {
            0.0
        };
        let points = f32::from(info.steps[usize::from(step)].points);
        let goods = [self.block[0], self.block[1], self.block[2], self.skull];
        let mut worth = 0.0;
        let mut later = 1.0;
        for day in &FOOD_DAYS[usize::from(self.board.food_days_held())..] {
            match day.kind {
                FoodDayKind::EndOfAge => {
                    let bonus = f32::from(info.leader_bonus[usize::from(day.age - 1)]);
                    worth += later * (points + bonus * share);
                    later = self.w.temple_later;
                }
                FoodDayKind::MidAge => {
                    for &(each, gain) in &GAINS[temple.index()] {
                        if each > step {
                            break;
                        }
                        worth += later * goods[usize::from(gain)];
                    }
                }
            }
        }
        worth
    }

    fn monuments(&self) -> f32 {
        self.player.monuments().map(|monument| self.monument_worth(monument)).sum()
    }

    fn monument_worth(&self, monument: Monument) -> f32 {
        self.monument_points.get(monument) * (1.0 + self.w.monument_growth * self.early)
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn standing(&self) -> f32 {
        let w = self.w;
        let days = smaller(f32::from(self.left) / 8.0, 1.0);
        let turns = f32::from(self.left + u8::from(!self.moved));
        let start = if self.board.start_player() == self.seat || self.board.start_space() == Some(self.seat) {
            w.start_player
        } else {
            0.0
        };
        let light = if self.player.light_side { w.light_side } else { 0.0 };
        let tiles = f32::from(self.player.corn_tiles + self.player.wood_tiles) * w.harvest_tile;
        let buildings = self.player.building_count() as f32 * w.building;
        // The corn on the teeth is collected at the end of the turn.
        let on_space = self.board.turn().seat == self.seat && self.board.start_space() == Some(self.seat);
        let teeth = if on_space { f32::from(self.board.corn_on_teeth()) * self.corn } else { 0.0 };
        let reach = if self.left > 2 { self.reachable_monument() * w.monument_reach } else { 0.0 };
        (start + light) * days + (tiles + buildings) * self.early + reach + teeth + w.tempo * turns
    }

    /// The best monument on display, as far as its cost is in hand.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn reachable_monument(&self) -> f32 {
        let mut best = 0.0;
        for (slot, monument) in self.board.monuments().enumerate() {
            let info = monument.info();
            let needs = f32::from(info.cost.total() + u16::from(info.skulls));
            let skulls = f32::from(info.skulls.min(self.player.skulls));
            let has = f32::from(info.cost.total() - u16::from(self.missing(info.cost))) + skulls;
            let share = has / needs;
            best = larger(share * share * self.monuments[slot], best);
        }
        best
    }

    /// A monument's points once it is built. A monument that counts itself is worth one more of what it counts.
    pub(crate) fn monument_worth_if_built(&self, monument: Monument) -> f32 {
        let itself = match monument.info().scoring {
            Scoring::PerOfKind(points) | Scoring::PerTile(points) => f32::from(points),
            Scoring::PerMonumentBuilt(points) => f32::from(points[self.board.players() - 2]),
            _ => 0.0,
        };
        self.monument_worth(monument) + itself
    }

    /// What workers on gears are about to do.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn gears(&self) -> f32 {
        let mut sum = 0.0;
        for gear in Gear::ALL {
            let spaces = self.board.gears().workers(self.seat, gear);
            if spaces.is_empty() {
                continue;
            }
            let best = self.picked_up(gear);
            let mut share = self.w.ride;
            let crowd = match gear {
                Gear::Palenque | Gear::Yaxchilan => self.w.crowd_harvest,
                _ => self.w.crowd,
            };
            // The worker that is furthest ahead comes first, and those behind it get what is left.
            let mut rest = spaces;
            while let Some(space) = rest.last() {
                sum += share * self.ride(gear, space, &best).0;
                share *= crowd;
                rest = rest.without(space);
            }
        }
        sum
    }

    /// The best action that a worker can reach by waiting, and how many days it waits.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn ride(&self, gear: Gear, space: u8, best: &[f32; 11]) -> (f32, u8) {
        let last = GEARS[gear].last_space;
        let first = u8::from(self.moved);
        let mut ride = (0.0, 0);
        for days in first..=self.left {
            let reached = space + days;
            if reached > last {
                break;
            }
            let worth = best[usize::from(reached)] - f32::from(days) * self.w.wait;
            if worth > ride.0 {
                ride = (worth, days);
            }
        }
        ride
    }

    /// What the open decisions of an unfinished action are worth.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn owed(&self) -> f32 {
        let frames = self.board.pending().as_slice();
        if frames.is_empty() || self.board.turn().seat != self.seat { 0.0 } else { self.frames_worth(frames) }
    }

    #[inline(never)]
    fn frames_worth(&self, frames: &[Pending]) -> f32 {
        frames.iter().map(|&frame| self.frame_worth(frame)).sum()
    }

    fn frame_worth(&self, frame: Pending) -> f32 {
        let action = |gear: Gear, space: u8| self.actions(gear)[usize::from(space)];
        match frame {
            Pending::None | Pending::Market { .. } => 0.0,
            Pending::PickedUp(at) => self.picked_up(at.gear)[usize::from(at.space)],
            Pending::AnyAction { .. } => action(Gear::Uxmal, 5) + self.corn,
            Pending::Harvest { space } => action(Gear::Palenque, space),
            Pending::Anger => -1.0,
            Pending::Advance { paid: true, left, .. } => action(Gear::Tikal, if left > 1 { 3 } else { 1 }),
            Pending::Advance { left, .. } => f32::from(left) * self.level.iter().copied().fold(0.0, larger),
            Pending::Pay { advance: Some(technology), .. } => {
                let cost = ADVANCE_COST[usize::from(self.player.level(technology))];
                self.level[technology.index()] - self.cheapest(cost)
            }
            Pending::Pay { advance: None, .. } => -self.cheapest(1),
            Pending::Construct { site: Site::Uxmal4, .. } => action(Gear::Uxmal, 4),
            Pending::Construct { site: Site::Tikal4, built: 0, .. } => action(Gear::Tikal, 4),
            Pending::Construct { .. } => action(Gear::Tikal, 2),
            Pending::Climb { left, .. } => {
                if left > 1 {
                    self.best_two_steps()
                } else {
                    self.best_step()
                }
            }
            Pending::Take { left, .. } => f32::from(left) * self.block[2],
            Pending::Offer => larger(self.best_step() - self.cheapest(1), 0.0),
            Pending::Effects { building, next } => {
                building.info().effects[usize::from(next)..].iter().map(|effect| self.effect_worth(effect)).sum()
            }
        }
    }

    /// What it is worth to pick up a worker from each space of a gear, after paying for steps back.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn picked_up(&self, gear: Gear) -> [f32; 11] {
        let last_action = GEARS[gear].last_action;
        let actions = self.actions(gear);
        let mut best = [0.0; 11];
        for space in 1..=last_action {
            let here = usize::from(space);
            best[here] = larger(actions[here], best[here - 1] - self.corn);
        }
        if gear == Gear::ChichenItza && self.player.level(Technology::Theology) >= 1 {
            for space in 0..usize::from(last_action) {
                best[space] = larger(best[space], actions[space + 1]);
            }
        }
        let any = actions.iter().copied().fold(0.0, larger);
        for space in last_action + 1..=GEARS[gear].last_space {
            best[usize::from(space)] = any;
        }
        best
    }
}

/// Whether a seat has moved in this round. A turn that has begun counts, because it may end now, and the workers that
/// are left on the gears then move on.
fn has_moved(board: &Board, seat: Seat) -> bool {
    let turn = board.turn();
    board.has_moved(seat) || seat == turn.seat && turn.placed + turn.picked > 0
}
