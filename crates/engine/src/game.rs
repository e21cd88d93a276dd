//! The state of a game as plain data, even in the middle of a decision.

use crate::components::{
    AGE_1_BUILDINGS, AGE_2_BUILDINGS, DISPLAY, FOOD_DAYS, FoodDay, GROUPS, STARTING_STEP, TOOTH_CORN, WEALTH_DEALT,
    WEALTH_KEPT, WORKERS_AT_START, table_size,
};
use crate::gears::{Gears, ones};
use crate::nouns::{
    Block, Building, Monument, PerBlock, PerSeat, PerSource, PerTechnology, PerTemple, Points, Seat, Source,
    Technology, Temple, WealthTile, small,
};
use crate::pending::Stack;
use crate::setup::Setup;

/// A game in any state, from the choice of wealth tiles to the end.
///
/// # Equality
/// Two games are equal if their boards, open decisions and hidden tiles are equal, including tiles already drawn from a
/// pile. The moves that led there do not matter, except that an open decision knows its cause: a temple step from Uxmal
/// 1 differs from one that a building gives, since the event that follows will name the cause.
///
/// Equal games have equal digests ([`Game::digest`]). The digest leaves out those causes, which do not affect the
/// rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// Everything that all players see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) phase: Phase,
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) food_days_held: u8,
    /// The round in which the last Food Day was held, 0 if none.
    pub(crate) last_food_day: u8,
    pub(crate) start_player: Seat,
    pub(crate) start_space: Option<Seat>,
    /// The teeth that corn lies on, a bit for each round.
    pub(crate) corn_on_teeth: u32,
    pub(crate) skulls_in_bank: u8,
    /// The actions of Chichen Itza that a skull stands on, a bit each.
    pub(crate) skulls_placed: u16,
    pub(crate) gears: Gears,
    pub(crate) jungle: [Group; GROUPS],
    pub(crate) display: [Option<Building>; DISPLAY],
    /// Buildings drawn from the current age's pile.
    pub(crate) drawn: u8,
    pub(crate) monuments: [Option<Monument>; 6],
    pub(crate) seats: PerSeat<Player>,
    pub(crate) turn: Turn,
    pub(crate) pending: Stack,
}

/// What is hidden from some or all players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hidden {
    /// Both piles in the order they are drawn. Drawn tiles stay where they were.
    pub(crate) age1: [Building; AGE_1_BUILDINGS],
    pub(crate) age2: [Building; AGE_2_BUILDINGS],
    /// The tiles dealt; cleared once everyone has chosen.
    pub(crate) dealt: PerSeat<Option<[WealthTile; WEALTH_DEALT]>>,
    /// The tiles kept, until everyone has chosen; then they are in [`Player::wealth`].
    pub(crate) kept: PerSeat<Option<[WealthTile; WEALTH_KEPT]>>,
}

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Phase {
    /// Wealth tiles are being kept.
    Keeping,
    /// Turns are played.
    Turns,
    /// The calendar is about to advance, and that player chooses by how many days.
    Days(Seat),
    /// The end.
    Over,
}

/// A group of jungle fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "JungleGroup"))]
pub struct Group {
    /// Corn tiles, those under wood included.
    pub corn: u8,
    /// Wood tiles.
    pub wood: u8,
}

impl Group {
    /// Corn tiles that no wood tile covers.
    #[must_use]
    pub const fn uncovered(self) -> u8 {
        self.corn.saturating_sub(self.wood)
    }
}

/// The turn being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Turns ended this round.
    pub(crate) before: u8,
    /// Whether the player has begged.
    pub begged: bool,
    /// Workers placed.
    pub placed: u8,
    /// Workers picked up.
    pub picked: u8,
}

impl Turn {
    pub(crate) const fn first(seat: Seat) -> Self {
        Self { seat, before: 0, begged: false, placed: 0, picked: 0 }
    }

    pub(crate) const fn next(self, players: usize) -> Self {
        Self { before: self.before + 1, ..Self::first(self.seat.left(players)) }
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// Corn.
    pub corn: u16,
    /// Wood, stone and gold.
    pub blocks: PerBlock<u16>,
    /// Crystal skulls.
    pub skulls: u8,
    /// Workers in play: in hand, on gears, on the starting player space.
    pub workers_in_play: u8,
    /// Workers that can be placed.
    pub workers_in_hand: u8,
    /// The step of each temple, counted from the lowest.
    pub temples: PerTemple<u8>,
    /// The level of each technology, from 0.
    pub technologies: PerTechnology<u8>,
    /// Corn harvest tiles.
    pub corn_tiles: u8,
    /// Wood harvest tiles.
    pub wood_tiles: u8,
    /// Workers that farms feed for nothing.
    pub fed_free: u8,
    /// Corn that farms save for each worker.
    pub corn_less: u8,
    /// Whether the board is light side up.
    pub light_side: bool,
    /// The wealth tiles kept, once all have kept.
    pub wealth: Option<[WealthTile; WEALTH_KEPT]>,
    pub(crate) buildings: u32,
    pub(crate) monuments: u16,
    /// Quarter points by source.
    pub(crate) points: PerSource<i16>,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            corn: 0,
            blocks: PerBlock::default(),
            skulls: 0,
            workers_in_play: WORKERS_AT_START,
            workers_in_hand: WORKERS_AT_START,
            temples: PerTemple([STARTING_STEP; Temple::NUM]),
            technologies: PerTechnology::default(),
            corn_tiles: 0,
            wood_tiles: 0,
            fed_free: 0,
            corn_less: 0,
            light_side: true,
            wealth: None,
            buildings: 0,
            monuments: 0,
            points: PerSource::default(),
        }
    }
}

impl Player {
    /// Points so far.
    #[must_use]
    pub fn points(&self) -> Points {
        Points(self.points.0.iter().map(|&quarters| i32::from(quarters)).sum())
    }

    /// Points from one source.
    #[must_use]
    pub fn points_from(&self, source: Source) -> Points {
        Points(i32::from(self.points[source]))
    }

    /// Blocks of all kinds together.
    #[must_use]
    #[inline]
    pub fn blocks_in_all(&self) -> u16 {
        self.blocks.0.iter().sum()
    }

    /// The level of a technology.
    #[must_use]
    #[inline]
    pub fn level(&self, technology: Technology) -> u8 {
        self.technologies[technology]
    }

    /// Own buildings.
    pub fn buildings(&self) -> impl Iterator<Item = Building> {
        ones(self.buildings).map(Building)
    }

    /// How many buildings the player has.
    #[must_use]
    #[inline]
    pub const fn building_count(&self) -> usize {
        self.buildings.count_ones() as usize
    }

    /// How many buildings and monuments together.
    #[must_use]
    #[inline]
    pub const fn tile_count(&self) -> usize {
        self.building_count() + self.monuments.count_ones() as usize
    }

    /// Own monuments.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> {
        ones(self.monuments.into()).map(Monument)
    }

    /// Whether at least that many blocks of that kind are there.
    #[must_use]
    #[inline]
    pub fn has(&self, block: Block, count: u8) -> bool {
        self.blocks[block] >= u16::from(count)
    }
}

/// What is being decided: the name of the open decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DecisionKind {
    /// Which wealth tiles to keep.
    Keep,
    /// What to do next in one's turn.
    Turn,
    /// Which action a worker taken back performs.
    #[cfg_attr(feature = "serde", serde(rename = "action"))]
    GearAction,
    /// Which action of the four cities.
    AnyAction,
    /// Corn, wood or burning.
    Harvest,
    /// Which god to anger.
    Anger,
    /// Which technology to advance.
    Advance,
    /// Which blocks to pay.
    Pay,
    /// What to construct.
    Build,
    /// Which temple to climb.
    Climb,
    /// Which block to take.
    Take,
    /// Whether and what to trade.
    Market,
    /// Whether and what to offer.
    Offer,
    /// How many days pass.
    Days,
    /// Nothing: the game is over.
    Over,
}

impl DecisionKind {
    /// The name used in protocols.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Turn => "turn",
            Self::GearAction => "action",
            Self::AnyAction => "any-action",
            Self::Harvest => "harvest",
            Self::Anger => "anger",
            Self::Advance => "advance",
            Self::Pay => "pay",
            Self::Build => "build",
            Self::Climb => "climb",
            Self::Take => "take",
            Self::Market => "market",
            Self::Offer => "offer",
            Self::Days => "days",
            Self::Over => "over",
        }
    }
}

impl core::fmt::Display for DecisionKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}

impl Game {
    /// A new game, in which everyone has to choose wealth tiles.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let players = setup.players();
        let fields = table_size(players).fields;
        let mut gears = Gears::default();
        for at in setup.dummies() {
            gears.put_dummy(at.gear, at.space);
        }
        let mut monuments = [None; 6];
        for (slot, &monument) in monuments.iter_mut().zip(setup.monuments()) {
            *slot = Some(monument);
        }
        let mut dealt = PerSeat::default();
        for (seat, &tiles) in Seat::ALL.into_iter().zip(setup.wealth()) {
            dealt[seat] = Some(tiles);
        }
        let board = Board {
            phase: Phase::Keeping,
            players: small(players),
            round: 1,
            food_days_held: 0,
            last_food_day: 0,
            start_player: setup.start_player(),
            start_space: None,
            corn_on_teeth: 0,
            skulls_in_bank: crate::components::SKULLS,
            skulls_placed: 0,
            gears,
            jungle: [
                Group { corn: fields, wood: 0 },
                Group { corn: fields, wood: fields },
                Group { corn: fields, wood: fields },
                Group { corn: fields, wood: fields },
            ],
            display: core::array::from_fn(|slot| Some(setup.age1()[slot])),
            drawn: small(DISPLAY),
            monuments,
            seats: PerSeat::default(),
            turn: Turn::first(setup.start_player()),
            pending: Stack::default(),
        };
        let hidden = Hidden { age1: *setup.age1(), age2: *setup.age2(), dealt, kept: PerSeat::default() };
        Self { board, hidden }
    }

    /// What everyone sees.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board.phase == Phase::Over
    }

    /// The seats that decide now, in ascending order: several only while wealth tiles are being chosen.
    pub fn to_act(&self) -> impl Iterator<Item = Seat> {
        self.board.acting(PerSeat(self.hidden.kept.0.map(|kept| kept.is_some())))
    }

    /// The first of the seats that decide now.
    #[must_use]
    pub fn first_to_act(&self) -> Option<Seat> {
        match self.board.phase {
            Phase::Turns => Some(self.board.turn.seat),
            _ => self.to_act().next(),
        }
    }

    /// What is being decided.
    #[must_use]
    pub fn decision(&self) -> DecisionKind {
        self.board.decision()
    }

    /// The tiles a seat was dealt, until everyone has chosen.
    #[must_use]
    pub fn dealt(&self, seat: Seat) -> Option<[WealthTile; WEALTH_DEALT]> {
        self.hidden.dealt[seat]
    }

    /// The tiles a seat keeps, as soon as it has chosen.
    #[must_use]
    pub fn kept(&self, seat: Seat) -> Option<[WealthTile; WEALTH_KEPT]> {
        self.board.seats[seat].wealth.or(self.hidden.kept[seat])
    }
}

impl Board {
    /// How many play.
    #[must_use]
    #[inline]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// The seats that play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(self.players())
    }

    /// The seats that decide now, given which seats have chosen their wealth tiles, which the board does not show.
    pub(crate) fn acting(&self, has_kept: PerSeat<bool>) -> impl Iterator<Item = Seat> + use<> {
        let (phase, turn) = (self.phase, self.turn.seat);
        self.seats().filter(move |&seat| match phase {
            Phase::Keeping => !has_kept[seat],
            Phase::Turns => seat == turn,
            Phase::Days(asked) => seat == asked,
            Phase::Over => false,
        })
    }

    /// A player's belongings.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }

    /// What is being decided.
    #[must_use]
    pub fn decision(&self) -> DecisionKind {
        match self.phase {
            Phase::Keeping => DecisionKind::Keep,
            Phase::Days(_) => DecisionKind::Days,
            Phase::Over => DecisionKind::Over,
            Phase::Turns => self.pending.top().map_or(DecisionKind::Turn, |pending| pending.decision()),
        }
    }

    /// The round, counted from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Age 1 until the second Food Day, then 2.
    #[must_use]
    pub const fn age(&self) -> u8 {
        if self.food_days_held < 2 { 1 } else { 2 }
    }

    /// Food Days held so far.
    #[must_use]
    pub const fn food_days_held(&self) -> u8 {
        self.food_days_held
    }

    /// The next Food Day.
    #[must_use]
    pub fn next_food_day(&self) -> Option<FoodDay> {
        FOOD_DAYS.get(usize::from(self.food_days_held)).copied()
    }

    /// Whether this round is a Food Day, still to be held or just held (rules §1).
    #[must_use]
    pub fn is_food_day(&self) -> bool {
        self.last_food_day == self.round || self.next_food_day().is_some_and(|day| self.round >= day.round)
    }

    /// Who has the starting player marker.
    #[must_use]
    pub const fn start_player(&self) -> Seat {
        self.start_player
    }

    /// Whose worker stands on the starting player space.
    #[must_use]
    pub const fn start_space(&self) -> Option<Seat> {
        self.start_space
    }

    /// Corn lying on the teeth of the calendar.
    #[must_use]
    pub const fn corn_on_teeth(&self) -> u16 {
        small(self.corn_on_teeth.count_ones() as usize) as u16 * TOOTH_CORN
    }

    /// The rounds whose teeth corn lies on.
    pub fn teeth_with_corn(&self) -> impl Iterator<Item = u8> {
        let teeth = self.corn_on_teeth;
        (0..32).filter(move |round| teeth >> round & 1 == 1)
    }

    /// Skulls in the bank.
    #[must_use]
    pub const fn skulls_in_bank(&self) -> u8 {
        self.skulls_in_bank
    }

    /// The actions of Chichen Itza that a skull stands on.
    pub fn skulls_placed(&self) -> impl Iterator<Item = u8> {
        ones(self.skulls_placed.into())
    }

    /// Where workers and dummies stand on the gears.
    #[must_use]
    pub const fn gears(&self) -> &Gears {
        &self.gears
    }

    /// The jungle groups of Palenque 2, 3, 4, 5.
    #[must_use]
    pub const fn jungle(&self) -> &[Group; GROUPS] {
        &self.jungle
    }

    /// The six building slots.
    #[must_use]
    pub const fn display(&self) -> &[Option<Building>; DISPLAY] {
        &self.display
    }

    /// Buildings left in the current age's pile.
    #[must_use]
    pub const fn pile(&self) -> usize {
        let all = if self.age() == 1 { AGE_1_BUILDINGS } else { AGE_2_BUILDINGS };
        all - self.drawn as usize
    }

    /// Monuments on display.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> {
        self.monuments.iter().flatten().copied()
    }

    /// The turn being played; while tiles are being chosen, the first turn to come.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Whether a seat has ended its turn in this round. Everyone has while a player is asked for days, and at the end
    /// of the game.
    ///
    /// ```
    /// use tzolkin_engine::{Position, Seat};
    ///
    /// let mut position = Position::new(3);
    /// position.to_move = Some(1);
    /// let game = position.build()?;
    /// assert!(game.board().has_moved(Seat::ALL[0]));
    /// assert!(!game.board().has_moved(Seat::ALL[1]));
    /// # Ok::<(), tzolkin_engine::PositionError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_moved(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Keeping => false,
            Phase::Days(_) | Phase::Over => true,
            Phase::Turns => {
                let players = self.players();
                (seat.index() + players - self.start_player.index()) % players < usize::from(self.turn.before)
            }
        }
    }

    /// The decisions that are still open, innermost last.
    #[must_use]
    pub fn pending(&self) -> &Stack {
        &self.pending
    }
}
