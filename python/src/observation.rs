//! The observation: what a seat may know, as a vector of small integers for learning programs.
//!
//! It is written from a [`View`], which cannot contain anything hidden. Seats are counted from the viewer: 0 is the viewer,
//! 1 the next player clockwise. Seats that do not play are all zeros. `docs/python.md` lists the fields.

use pyo3::prelude::*;
use tzolkin_engine::components::{CHICHEN_ITZA, GROUPS, WORKERS_AT_MOST};
use tzolkin_engine::pending::{Pending, Site};
use tzolkin_engine::{
    Block, Building, DecisionKind, Gear, Monument, Seat, Space, Technology, Temple, View, WealthTile,
};

/// Increase this number when a field changes its place or its meaning, so that stored policies notice it.
pub(crate) const VERSION: u16 = 1;

/// The decisions in the order of their numbers.
const DECISIONS: [DecisionKind; 15] = [
    DecisionKind::Keep,
    DecisionKind::Turn,
    DecisionKind::GearAction,
    DecisionKind::AnyAction,
    DecisionKind::Harvest,
    DecisionKind::Anger,
    DecisionKind::Advance,
    DecisionKind::Pay,
    DecisionKind::Build,
    DecisionKind::Climb,
    DecisionKind::Take,
    DecisionKind::Market,
    DecisionKind::Offer,
    DecisionKind::Days,
    DecisionKind::Over,
];
/// Teeth of all gears: of Palenque, Yaxchilan, Tikal, Uxmal and Chichen Itza, in this order.
const TEETH: usize = 53;
/// The deepest nesting of open decisions.
const FRAMES: usize = 5;
/// The numbers that describe an open decision.
const FRAME: usize = 33;
/// More than anybody ever has of corn, blocks or tiles. Larger numbers are cut to this, so that the range holds.
const MANY: i16 = 999;

/// A part of the observation.
struct Field {
    name: &'static str,
    shape: &'static [usize],
    low: i16,
    high: i16,
    /// What to divide by to get numbers that are about 1 at most.
    scale: i16,
    meaning: &'static str,
}

const fn field(
    name: &'static str,
    shape: &'static [usize],
    (low, high, scale): (i16, i16, i16),
    meaning: &'static str,
) -> Field {
    Field { name, shape, low, high, scale, meaning }
}

const BIT: (i16, i16, i16) = (0, 1, 1);
const SEATS: usize = Seat::NUM;

/// The fields in their order. [`write()`] follows it.
const FIELDS: [Field; 41] = [
    field("players", &[1], (2, 4, 4), "how many play"),
    field("round", &[1], (1, 27, 27), "the round"),
    field("age", &[1], (1, 2, 2), "the age: 1 until the second Food Day, then 2"),
    field("food_days_held", &[1], (0, 4, 4), "Food Days held so far"),
    field("days_to_food_day", &[1], (0, 7, 7), "rounds until the next Food Day; 0 if it is due or none is left"),
    field(
        "decision",
        &[15],
        BIT,
        "the open decision, one of keep, turn, action, any-action, harvest, anger, advance, pay, build, climb, take, market, \
         offer, days, over",
    ),
    field("to_act", &[SEATS], BIT, "the seats that decide now"),
    field("start_player", &[SEATS], BIT, "who has the starting player marker"),
    field("start_space", &[SEATS], BIT, "whose worker is on the starting player space"),
    field("has_moved", &[SEATS], BIT, "who has ended the turn of this round"),
    field("begged", &[1], BIT, "whether the player whose turn it is has begged"),
    field("placed", &[1], (0, 6, 6), "workers placed in this turn"),
    field("picked", &[1], (0, 6, 6), "workers picked up in this turn"),
    field("corn_on_teeth", &[1], (0, 27, 10), "corn on the teeth of the calendar"),
    field("skulls_in_bank", &[1], (0, 13, 13), "crystal skulls in the bank"),
    field("skulls_placed", &[9], BIT, "the actions 1 to 9 of Chichen Itza that hold a skull"),
    field(
        "workers",
        &[SEATS + 1, TEETH],
        BIT,
        "whose workers are where: a row for each seat and a last one for the dummies; columns are the teeth of Palenque (10), \
         Yaxchilan (10), Tikal (10), Uxmal (10) and Chichen Itza (13)",
    ),
    field("jungle", &[GROUPS, 2], (0, 4, 4), "corn (covered tiles included) and wood tiles at Palenque 2 to 5"),
    field("display", &[Building::NUM], BIT, "the buildings b01 to b32 on display"),
    field("pile", &[1], (0, 18, 18), "buildings left in the pile of this age"),
    field("monuments_on_display", &[Monument::NUM], BIT, "the monuments m01 to m13 on display"),
    field("pending", &[FRAMES, FRAME], (0, 32, 1), "the open decisions of this turn, innermost first; see below"),
    field("playing", &[SEATS], BIT, "the seats that play"),
    field("corn", &[SEATS], (0, MANY, 20), "corn"),
    field("blocks", &[SEATS, Block::NUM], (0, MANY, 5), "wood, stone and gold"),
    field("skulls", &[SEATS], (0, 13, 3), "crystal skulls"),
    field("points", &[SEATS], (-4 * MANY, 4 * MANY, 200), "quarter points so far: 4 for each point"),
    field("workers_in_play", &[SEATS], (0, 6, 6), "workers in play"),
    field("workers_in_hand", &[SEATS], (0, 6, 6), "workers that can be placed"),
    field("temples", &[SEATS, Temple::NUM], (0, 8, 8), "steps in the temples of Chaac, Quetzalcoatl and Kukulcan"),
    field(
        "technologies",
        &[SEATS, Technology::NUM],
        (0, 3, 3),
        "levels of agriculture, extraction, architecture and theology",
    ),
    field("corn_tiles", &[SEATS], (0, 16, 4), "corn tiles harvested"),
    field("wood_tiles", &[SEATS], (0, 12, 4), "wood tiles harvested"),
    field("fed_free", &[SEATS], (0, MANY, 3), "workers that farms feed for nothing"),
    field("corn_less", &[SEATS], (0, MANY, 2), "corn that farms save for each worker"),
    field("light_side", &[SEATS], BIT, "whether the player may still let two days pass"),
    field("has_kept", &[SEATS], BIT, "whether the seat has chosen its wealth tiles"),
    field("buildings", &[SEATS, Building::NUM], BIT, "the buildings b01 to b32 owned"),
    field("monuments", &[SEATS, Monument::NUM], BIT, "the monuments m01 to m13 owned"),
    field("wealth", &[SEATS, WealthTile::NUM], BIT, "wealth tiles kept: one's own, and others' once all have chosen"),
    field("own_dealt", &[WealthTile::NUM], BIT, "the wealth tiles dealt to the viewer, until all have chosen"),
];

/// The length of the vector.
pub(crate) const SIZE: usize = {
    let mut size = 0;
    let mut index = 0;
    while index < FIELDS.len() {
        size += length(&FIELDS[index]);
        index += 1;
    }
    size
};

const fn length(field: &Field) -> usize {
    let mut length = 1;
    let mut axis = 0;
    while axis < field.shape.len() {
        length *= field.shape[axis];
        axis += 1;
    }
    length
}

/// A field as Python sees it: name, start, shape, low, high, scale and meaning.
type Described = (&'static str, usize, Vec<usize>, i16, i16, i16, &'static str);

/// The fields of the observation in their order; `tzolkin.observation.FIELDS` gives them names.
#[pyfunction]
pub(crate) fn observation_fields() -> Vec<Described> {
    let mut start = 0;
    let described = |field: &Field| {
        let begins = start;
        start += length(field);
        (field.name, begins, field.shape.to_vec(), field.low, field.high, field.scale, field.meaning)
    };
    FIELDS.iter().map(described).collect()
}

/// Fills the vector from its beginning.
struct Writer<'out> {
    out: &'out mut [i16],
    at: usize,
}

impl Writer<'_> {
    /// One number.
    #[inline]
    fn number(&mut self, value: impl Into<i32>) {
        self.out[self.at] = value.into().clamp((-4 * MANY).into(), (4 * MANY).into()) as i16;
        self.at += 1;
    }

    #[inline]
    fn amount(&mut self, value: u16) {
        self.number(i32::from(value).min(MANY.into()));
    }

    /// A bit each for so many things; those given are set.
    #[inline]
    fn bits(&mut self, count: usize, set: impl IntoIterator<Item = usize>) {
        let row = &mut self.out[self.at..self.at + count];
        for index in set {
            row[index] = 1;
        }
        self.at += count;
    }

    /// A number or row for every seat from the viewer on; seats that do not play stay 0.
    #[inline]
    fn seats(&mut self, players: impl Iterator<Item = Seat>, width: usize, mut row: impl FnMut(&mut Self, Seat)) {
        let end = self.at + SEATS * width;
        players.for_each(|seat| row(self, seat));
        self.at = end;
    }
}

/// Writes what a view contains.
pub(crate) fn write(view: &View, out: &mut [i16]) {
    out.fill(0);
    let board = view.board();
    let players = board.players();
    let viewer = view.seat().map_or(0, Seat::index);
    let seats = || (0..players).map(move |place| Seat::ALL[(viewer + place) % players]);
    let place = |seat: Seat| (seat.index() + players - viewer) % players;
    let mut to = Writer { out, at: 0 };

    to.number(players as i32);
    to.number(board.round());
    to.number(board.age());
    to.number(board.food_days_held());
    to.number(board.next_food_day().map_or(0, |day| i32::from(day.round.saturating_sub(board.round()))));
    let decision = board.decision();
    to.bits(DECISIONS.len(), DECISIONS.iter().position(|&kind| kind == decision));
    to.bits(SEATS, view.to_act().map(place));
    to.bits(SEATS, [place(board.start_player())]);
    to.bits(SEATS, board.start_space().map(place));
    to.bits(SEATS, seats().filter(|&seat| board.has_moved(seat)).map(place));
    let turn = board.turn();
    to.number(turn.begged);
    to.number(turn.placed.min(WORKERS_AT_MOST));
    to.number(turn.picked.min(WORKERS_AT_MOST));
    to.number(i32::from(board.corn_on_teeth()));
    to.number(board.skulls_in_bank());
    to.bits(CHICHEN_ITZA.len(), board.skulls_placed().map(|space| usize::from(space) - 1));
    to.seats(seats(), TEETH, |to, seat| {
        for gear in Gear::ALL {
            to.bits(gear.info().teeth.into(), board.gears().workers(seat, gear).iter().map(usize::from));
        }
    });
    for gear in Gear::ALL {
        to.bits(gear.info().teeth.into(), board.gears().dummies(gear).iter().map(usize::from));
    }
    for group in board.jungle() {
        to.number(group.corn);
        to.number(group.wood);
    }
    to.bits(Building::NUM, board.display().iter().flatten().map(|building| building.index()));
    to.number(board.pile() as i32);
    to.bits(Monument::NUM, board.monuments().map(Monument::index));
    let end = to.at + FRAMES * FRAME;
    for &frame in board.pending().as_slice().iter().rev().take(FRAMES) {
        write_frame(&mut to, frame);
    }
    to.at = end;

    let of = |seat| board.player(seat);
    to.seats(seats(), 1, |to, _| to.number(1));
    to.seats(seats(), 1, |to, seat| to.amount(of(seat).corn));
    to.seats(seats(), Block::NUM, |to, seat| of(seat).blocks.0.iter().for_each(|&count| to.amount(count)));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).skulls));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).points().quarters()));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).workers_in_play));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).workers_in_hand));
    to.seats(seats(), Temple::NUM, |to, seat| of(seat).temples.0.iter().for_each(|&step| to.number(step)));
    to.seats(seats(), Technology::NUM, |to, seat| of(seat).technologies.0.iter().for_each(|&level| to.number(level)));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).corn_tiles));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).wood_tiles));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).fed_free));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).corn_less));
    to.seats(seats(), 1, |to, seat| to.number(of(seat).light_side));
    to.seats(seats(), 1, |to, seat| to.number(view.has_kept(seat)));
    to.seats(seats(), Building::NUM, |to, seat| to.bits(Building::NUM, of(seat).buildings().map(Building::index)));
    to.seats(seats(), Monument::NUM, |to, seat| to.bits(Monument::NUM, of(seat).monuments().map(Monument::index)));
    to.seats(seats(), WealthTile::NUM, |to, seat| {
        to.bits(WealthTile::NUM, view.kept(seat).into_iter().flatten().map(WealthTile::index));
    });
    to.bits(WealthTile::NUM, view.own_dealt().into_iter().flatten().map(WealthTile::index));
    debug_assert_eq!(to.at, SIZE);
}

/// The details of an open decision, as far as it has them.
#[derive(Default)]
struct Frame {
    kind: usize,
    at: Option<Space>,
    left: u8,
    optional: bool,
    paid: bool,
    built: u8,
    architecture_used: bool,
    bought: bool,
    technology: Option<Technology>,
    temple: Option<Temple>,
    /// The building whose effect it is.
    building: Option<Building>,
    next_effect: u8,
}

/// The kinds of frames: twelve, in the order in which the engine declares them.
const KINDS: usize = 12;

fn write_frame(to: &mut Writer<'_>, pending: Pending) {
    let none = Frame::default();
    let frame = match pending {
        Pending::None => return,
        Pending::PickedUp(at) => Frame { kind: 0, at: Some(at), ..none },
        Pending::AnyAction { granted_by } => Frame { kind: 1, building: granted_by, ..none },
        Pending::Harvest { space } => Frame { kind: 2, at: Some(Space { gear: Gear::Palenque, space }), ..none },
        Pending::Anger => Frame { kind: 3, ..none },
        Pending::Advance { left, optional, paid, .. } => Frame { kind: 4, left, optional, paid, ..none },
        Pending::Pay { advance, .. } => Frame { kind: 5, technology: advance, ..none },
        Pending::Construct { site, built, architecture_used } => {
            let building = if let Site::Granted(building) = site { Some(building) } else { None };
            Frame { kind: 6, at: Some(site.action()), built, architecture_used, building, ..none }
        }
        Pending::Climb { left, climbed, .. } => Frame { kind: 7, left, temple: climbed, ..none },
        Pending::Take { left, .. } => Frame { kind: 8, left, ..none },
        Pending::Market { bought, .. } => Frame { kind: 9, bought, ..none },
        Pending::Offer => Frame { kind: 10, ..none },
        Pending::Effects { building, next } => Frame { kind: 11, building: Some(building), next_effect: next, ..none },
    };
    to.bits(KINDS, [frame.kind]);
    to.bits(Gear::NUM, frame.at.map(|at| at.gear.index()));
    to.number(frame.at.map_or(0, |at| at.space));
    to.number(frame.left);
    to.number(frame.optional);
    to.number(frame.paid);
    to.number(frame.built);
    to.number(frame.architecture_used);
    to.number(frame.bought);
    to.bits(Technology::NUM, frame.technology.map(Technology::index));
    to.bits(Temple::NUM, frame.temple.map(Temple::index));
    to.number(frame.building.map_or(0, |building| building.index() as i32 + 1));
    to.number(frame.next_effect);
}
