//! A position as one seat sees it, turned into a sparse list of inputs for the net.
//!
//! Most inputs are binary: they are on or off. A few are numbers. Both kinds come in two parts: what cannot change
//! within the seat's own turn (the round, the opponents), which is computed once per turn, and what can (its own goods,
//! the supply, the open decision).

use arrayvec::ArrayVec;
use tzolkin_engine::components::LAST_ROUND;
use tzolkin_engine::pending::{Pending, Site};
use tzolkin_engine::{Block, Blocks, Board, DecisionKind, Gear, Monument, Player, Seat, Technology, Temple};

use super::vector::coded;
use crate::evaluation::{MonumentPoints, Term, Terms};

/// Increase this number whenever an input changes its meaning. A net of another version is refused.
pub const FEATURES_VERSION: u16 = 1;

/// The inputs of one position that are not zero.
#[derive(Clone, Debug, Default)]
pub struct Features {
    /// Binary inputs that are on.
    pub binary: ArrayVec<u16, MOST_BINARY_ON>,
    /// Numbers with their values in 1024ths.
    pub numbers: ArrayVec<(u16, i16), 64>,
}

/// All inputs of one position, in a form in which it is quick to see where two positions differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Inputs {
    /// A bit for each binary input.
    pub(super) binary: [u64; WORDS],
    /// Numbers in 1024ths.
    pub(super) numbers: [i16; NUMBER_SLOTS],
}

/// How many binary inputs there are.
pub const BINARY_INPUTS: usize = FIXED_BINARY + MOVING_BINARY;
/// How many numbers there are.
pub const NUMBER_INPUTS: usize = FIXED_NUMBERS + MOVING_NUMBERS;
/// The value that stands for 1 in a number.
pub const NUMBER_ONE: f32 = 1024.0;

/// More binary inputs than are ever on at once.
pub(super) const MOST_BINARY_ON: usize = 256;
/// The words of 64 bits that hold the binary inputs.
pub(super) const WORDS: usize = BINARY_INPUTS.div_ceil(64);
/// Room for the numbers, in whole registers.
pub(super) const NUMBER_SLOTS: usize = NUMBER_INPUTS.next_multiple_of(16);

const RIVAL_BINARY: usize = 1 + 8 + 3 * 5 + 4 + 4 + 7 + 27 + 16 + 4 + 10 + 4 + 1 + 1 + 43;
const FIXED_BINARY: usize = 3 + 28 + 5 + 9 + 4 + 4 + 53 + 3 * RIVAL_BINARY;
/// The first numbers stay the same within a turn.
pub(super) const FIXED_NUMBERS: usize = 3;
const PENDING_BINARY: usize = 55 + 1 + 6 + 1 + 4 + 5 + 16 + 2 + 3 + 3 + 2 + 1 + 6;
const SUPPLY_BINARY: usize = 5 + 5 * 12 + 4 * 10 + 9 + 32 + 32 + 13 + 13;
const OWN_BINARY: usize = 43 + 20 + 21 + 3 * 8 + 9 + 5 + 4 + 7 + 27 + 3 * 7 + 16 + 7 + 3 + 1 + 32 + 13 + 1;
const MOVING_BINARY: usize = 15 + 1 + 7 + 7 + 1 + PENDING_BINARY + SUPPLY_BINARY + OWN_BINARY;
const MOVING_NUMBERS: usize = Term::HAND.len() + 13 + 13 + 21;

/// Writes inputs one block after another, so that the layout is defined in one place: by the order of the calls.
struct Writer<'a> {
    words: &'a mut [u64; WORDS],
    values: &'a mut [f32; NUMBER_SLOTS],
    binary: usize,
    number: usize,
}

impl Writer<'_> {
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn turn_on(&mut self, index: usize) {
        let at = self.binary + index;
        self.words[at / 64] |= 1 << (at % 64);
    }

    /// Turns one of `width` inputs on; a value beyond the last counts as the last.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn one_of(&mut self, width: usize, index: usize) {
        self.turn_on(index.min(width - 1));
        self.binary += width;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn flag(&mut self, on: bool) {
        self.words[self.binary / 64] |= u64::from(on) << (self.binary % 64);
        self.binary += 1;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn set(&mut self, width: usize, indices: impl Iterator<Item = usize>) {
        for index in indices {
            debug_assert!(index < width);
            self.turn_on(index);
        }
        self.binary += width;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn skip(&mut self, width: usize) {
        self.binary += width;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn number(&mut self, value: f32) {
        self.number_at(0, value);
        self.number += 1;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn number_at(&mut self, offset: usize, value: f32) {
        self.values[self.number + offset] = value;
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn workers(&mut self, board: &Board, seat: Seat) {
        for gear in Gear::ALL {
            let width = usize::from(gear.info().last_space) + 1;
            self.set(width, board.gears().workers(seat, gear).iter().map(usize::from));
        }
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn temples_and_technologies(&mut self, player: &Player) {
        for temple in Temple::ALL {
            self.one_of(9, usize::from(player.temples[temple]));
        }
        for technology in Technology::ALL {
            self.one_of(4, usize::from(player.level(technology)));
        }
    }
}

/// How many places after `from` the seat `to` sits.
fn relative(board: &Board, from: Seat, to: Seat) -> usize {
    (to.index() + board.players() - from.index()) % board.players()
}

impl Features {
    /// Everything about a position from a seat's point of view; `terms` are the hand evaluation's for that seat.
    #[must_use]
    pub fn of(board: &Board, seat: Seat, terms: &Terms) -> Self {
        let inputs = Inputs::fixed(board, seat).with_moving(board, seat, terms, &MonumentPoints::of(board, seat));
        let on = |index: &usize| inputs.binary[index / 64] >> (index % 64) & 1 == 1;
        let numbers = inputs.numbers.iter().enumerate().filter(|(_, value)| **value != 0);
        Self {
            binary: (0..BINARY_INPUTS).filter(on).map(|index| index as u16).collect(),
            numbers: numbers.map(|(index, &value)| (index as u16, value)).collect(),
        }
    }
}

impl From<&Features> for Inputs {
    fn from(features: &Features) -> Self {
        let mut inputs = Self::NONE;
        for &index in &features.binary {
            inputs.binary[usize::from(index) / 64] |= 1 << (index % 64);
        }
        for &(index, value) in &features.numbers {
            inputs.numbers[usize::from(index)] = value;
        }
        inputs
    }
}

impl Inputs {
    /// No input is on, and all numbers are 0.
    pub(crate) const NONE: Self = Self { binary: [0; WORDS], numbers: [0; NUMBER_SLOTS] };

    /// What cannot change within the seat's own turn.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn fixed(board: &Board, seat: Seat) -> Self {
        let mut inputs = Self::NONE;
        let mut values = [0.0; NUMBER_SLOTS];
        let mut to = Writer { words: &mut inputs.binary, values: &mut values, binary: 0, number: 0 };
        let round = board.round();
        to.one_of(3, board.players() - 2);
        to.one_of(28, usize::from(round));
        to.one_of(5, usize::from(board.food_days_held()));
        to.one_of(9, board.next_food_day().map_or(8, |day| usize::from(day.round.saturating_sub(round))));
        to.one_of(4, relative(board, seat, board.turn().seat));
        to.one_of(4, relative(board, seat, board.start_player()));
        for gear in Gear::ALL {
            to.set(usize::from(gear.info().teeth), board.gears().dummies(gear).iter().map(usize::from));
        }
        for place in 1..Seat::NUM {
            if place >= board.players() {
                to.skip(RIVAL_BINARY);
                to.number += 1;
                continue;
            }
            let rival = Seat::ALL[(seat.index() + place) % board.players()];
            let player = board.player(rival);
            to.flag(true);
            to.one_of(8, usize::from(player.corn / 3));
            for block in Block::ALL {
                to.one_of(5, usize::from(player.blocks[block]));
            }
            to.one_of(4, usize::from(player.skulls));
            to.one_of(4, usize::from(player.workers_in_play).saturating_sub(3));
            to.one_of(7, usize::from(player.workers_in_hand));
            to.temples_and_technologies(player);
            to.one_of(4, player.tile_count() - player.building_count());
            to.one_of(10, player.building_count());
            to.one_of(4, usize::from(player.fed_free) + 2 * usize::from(player.corn_less));
            to.flag(board.has_moved(rival));
            to.flag(player.light_side);
            to.workers(board, rival);
            to.number(player.points().quarters() as f32 / 80.0);
        }
        debug_assert_eq!((to.binary, to.number), (FIXED_BINARY, FIXED_NUMBERS));
        inputs.numbers = coded(&values);
        inputs
    }

    /// The same with what can change within the seat's own turn.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn with_moving(&self, board: &Board, seat: Seat, terms: &Terms, monuments: &MonumentPoints) -> Self {
        let mut inputs = self.clone();
        let mut values = [0.0; NUMBER_SLOTS];
        let words = &mut inputs.binary;
        let mut to = Writer { words, values: &mut values, binary: FIXED_BINARY, number: FIXED_NUMBERS };
        push_decision(&mut to, board, seat);
        push_supply(&mut to, board, seat);
        push_own(&mut to, board, seat);
        push_numbers(&mut to, board, seat, terms, monuments);
        debug_assert_eq!((to.binary, to.number), (BINARY_INPUTS, NUMBER_INPUTS));
        inputs.numbers = coded(&values);
        inputs.numbers[..FIXED_NUMBERS].copy_from_slice(&self.numbers[..FIXED_NUMBERS]);
        inputs
    }
}

/// The open decision, as far as it is the seat's own.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn push_decision(to: &mut Writer<'_>, board: &Board, seat: Seat) {
    let kind = board.decision();
    let turn = board.turn();
    let own = turn.seat == seat && !matches!(kind, DecisionKind::Days | DecisionKind::Over);
    to.one_of(15, kind as usize);
    to.flag(own);
    if !own {
        to.skip(7 + 7 + 1 + PENDING_BINARY);
        return;
    }
    to.one_of(7, usize::from(turn.placed));
    to.one_of(7, usize::from(turn.picked));
    to.flag(turn.begged);
    let frames = board.pending().as_slice();
    let top = frames.last().copied().unwrap_or_default();
    let mut block = |width: usize, index: Option<usize>| match index {
        Some(index) => to.one_of(width, index),
        None => to.skip(width),
    };
    block(55, if let Pending::PickedUp(at) = top { Some(at.gear.index() * 11 + usize::from(at.space)) } else { None });
    block(1, matches!(top, Pending::AnyAction { .. }).then_some(0));
    block(6, if let Pending::Harvest { space } = top { Some(usize::from(space)) } else { None });
    block(1, matches!(top, Pending::Anger).then_some(0));
    let advance = |left: u8, paid: bool| usize::from(left > 1) * 2 + usize::from(paid);
    block(4, if let Pending::Advance { left, paid, .. } = top { Some(advance(left, paid)) } else { None });
    let pay = |technology: Option<Technology>| technology.map_or(4, Technology::index);
    block(5, if let Pending::Pay { advance, .. } = top { Some(pay(advance)) } else { None });
    block(
        16,
        if let Pending::Construct { site, built, architecture_used } = top {
            let site = match site {
                Site::Tikal2 => 0,
                Site::Tikal4 => 1,
                Site::Uxmal4 => 2,
                Site::Granted(_) => 3,
            };
            Some(site * 4 + usize::from(built > 0) * 2 + usize::from(architecture_used))
        } else {
            None
        },
    );
    block(2, if let Pending::Climb { left, .. } = top { Some(usize::from(left > 1)) } else { None });
    let climbed = if let Pending::Climb { climbed, .. } = top { climbed } else { None };
    block(3, climbed.map(Temple::index));
    block(3, if let Pending::Take { left, .. } = top { Some(usize::from(left).saturating_sub(1)) } else { None });
    block(2, if let Pending::Market { bought, .. } = top { Some(usize::from(bought)) } else { None });
    block(1, matches!(top, Pending::Offer).then_some(0));
    block(6, Some(frames.len()));
}

/// What is on offer to everyone, and whether the seat could pay for it now.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn push_supply(to: &mut Writer<'_>, board: &Board, seat: Seat) {
    let player = board.player(seat);
    to.one_of(5, board.start_space().map_or(4, |of| relative(board, seat, of)));
    for gear in Gear::ALL {
        to.one_of(12, board.gears().lowest_free(gear).map_or(11, usize::from));
    }
    for group in board.jungle() {
        to.one_of(5, usize::from(group.uncovered()));
        to.one_of(5, usize::from(group.wood));
    }
    to.set(9, board.skulls_placed().map(|space| usize::from(space) - 1));
    let buildings = || board.display().iter().flatten();
    to.set(32, buildings().map(|building| building.index()));
    let payable = buildings().filter(|building| can_pay(player, building.info().cost));
    to.set(32, payable.map(|building| building.index()));
    to.set(13, board.monuments().map(Monument::index));
    let payable = board.monuments().filter(|monument| {
        let info = monument.info();
        can_pay(player, info.cost) && player.skulls >= info.skulls
    });
    to.set(13, payable.map(Monument::index));
}

fn can_pay(player: &Player, cost: Blocks) -> bool {
    player.has(Block::Wood, cost[Block::Wood])
        && player.has(Block::Stone, cost[Block::Stone])
        && player.has(Block::Gold, cost[Block::Gold])
}

/// What the seat has.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn push_own(to: &mut Writer<'_>, board: &Board, seat: Seat) {
    let player = board.player(seat);
    to.workers(board, seat);
    let corn = player.corn;
    let bucket = match corn {
        0..=12 => corn,
        13..=14 => 13,
        15..=16 => 14,
        17..=19 => 15,
        20..=23 => 16,
        24..=28 => 17,
        29..=35 => 18,
        _ => 19,
    };
    to.one_of(20, usize::from(bucket));
    // Corn compared with what the next Food Day needs, from 10 missing to 10 left over.
    let over = i32::from(corn) - i32::from(player.feeding().due);
    to.one_of(21, (over.clamp(-10, 10) + 10) as usize);
    for block in Block::ALL {
        to.one_of(8, usize::from(player.blocks[block]));
    }
    to.one_of(9, usize::from(player.blocks_in_all()));
    to.one_of(5, usize::from(player.skulls));
    to.one_of(4, usize::from(player.workers_in_play).saturating_sub(3));
    to.one_of(7, usize::from(player.workers_in_hand));
    to.temples_and_technologies(player);
    for temple in Temple::ALL {
        let others = board.seats().filter(|&other| other != seat);
        let best = others.map(|other| board.player(other).temples[temple]).max().unwrap_or(0);
        let lead = i32::from(player.temples[temple]) - i32::from(best);
        to.one_of(7, (lead.clamp(-3, 3) + 3) as usize);
    }
    to.one_of(7, usize::from(player.fed_free));
    to.one_of(3, usize::from(player.corn_less));
    to.flag(player.light_side);
    to.set(32, player.buildings().map(|building| building.index()));
    to.set(13, player.monuments().map(Monument::index));
    let turn = board.turn();
    to.flag(board.has_moved(seat) || turn.seat == seat && turn.placed + turn.picked > 0);
}

/// The inputs that are numbers.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn push_numbers(to: &mut Writer<'_>, board: &Board, seat: Seat, terms: &Terms, monuments: &MonumentPoints) {
    let player = board.player(seat);
    for term in terms {
        to.number(term / 10.0);
    }
    let worth = |monument: Monument| monuments.get(monument) / 10.0;
    for monument in board.monuments() {
        to.number_at(monument.index(), worth(monument));
    }
    to.number += 13;
    for monument in player.monuments() {
        to.number_at(monument.index(), worth(monument));
    }
    to.number += 13;
    let early = f32::from(LAST_ROUND.saturating_sub(board.round())) / 26.0;
    let corn = f32::from(player.corn);
    let points = player.points().quarters() as f32 / 80.0;
    let others = board.seats().filter(|&other| other != seat);
    let best = others.map(|other| board.player(other).points().quarters()).max().unwrap_or(0);
    to.number(early);
    to.number(corn / 10.0);
    for block in Block::ALL {
        to.number(f32::from(player.blocks[block]) / 4.0);
    }
    to.number(f32::from(player.blocks_in_all()) / 4.0 * early);
    to.number(corn / 10.0 * early);
    to.number(points);
    to.number(points - best as f32 / 80.0);
    to.number(f32::from(player.corn_tiles) / 4.0);
    to.number(f32::from(player.wood_tiles) / 4.0);
    to.number(f32::from(board.skulls_in_bank()) / 13.0);
    to.number(f32::from(board.corn_on_teeth()) / 4.0);
    to.number(f32::from(player.workers_in_play.saturating_sub(3)) * early);
    for technology in Technology::ALL {
        to.number(f32::from(player.level(technology)) * early);
    }
    to.number(f32::from(player.skulls) / 2.0);
    to.number(player.building_count() as f32 / 5.0);
    to.number((f32::from(player.feeding().due) - corn) / 5.0);
}
