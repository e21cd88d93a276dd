//! Positions set up by hand, for tests and editors. Besides playing, this is the only way to get a game in progress.

use crate::components::{
    AGE_1_BUILDINGS, AGE_2_BUILDINGS, DISPLAY, FOOD_DAYS, GROUPS, HARVESTS, HIGHEST_LEVEL, SKULLS, WEALTH_KEPT,
    WORKERS_AT_MOST, WORKERS_AT_START, table_size,
};
use crate::effects::Farms;
use crate::game::{Board, Game, Group, Hidden, Phase, Player, Turn};
use crate::gears::{Gears, Spaces};
use crate::nouns::{
    Building, Gear, Monument, PerBlock, PerSeat, PerSource, PerTechnology, PerTemple, Seat, Source, Space, Technology,
    Temple, WealthTile, small,
};
use crate::pending::Stack;

/// A position at the start of a turn, not yet checked. [`Position::build`] checks it and gives the game.
///
/// Everything that follows from the rest is left out: workers in hand, skulls in the bank, what farms save, the order
/// of turns.
///
/// ```
/// use tzolkin_engine::{Gear, Position};
///
/// let mut position = Position::new(4);
/// position.seats[0].corn = 5;
/// position.place(0, Gear::Tikal, 3);
/// let game = position.build()?;
/// assert_eq!(game.board().player(tzolkin_engine::Seat::ALL[0]).workers_in_hand, 2);
/// # Ok::<(), tzolkin_engine::PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Position {
    /// The round being played, from 1.
    pub round: u8,
    /// Food Days held; by default as many as the round implies. One less means that one was jumped over.
    pub food_days_held: Option<u8>,
    /// Who has the starting player marker.
    pub start_player: usize,
    /// Whose turn it is; by default the starting player's.
    pub to_move: Option<usize>,
    /// Who stands on the starting player space.
    pub start_space: Option<usize>,
    /// Corn on the teeth of the rounds before this one.
    pub corn_on_teeth: u8,
    /// Actions of Chichen Itza that a skull stands on.
    pub skulls_placed: Vec<u8>,
    /// Workers on gears, with their seats.
    pub workers: Vec<(usize, Space)>,
    /// Dummies on gears. There may be more than a set-up has, as long as they leave room to play.
    pub dummies: Vec<Space>,
    /// The jungle groups; by default nothing has been taken from them.
    pub jungle: Option<[Group; GROUPS]>,
    /// Buildings on display; by default the first of the age that nobody has.
    pub display: Option<[Option<Building>; DISPLAY]>,
    /// The current pile, next first; by default all others of the age, in order.
    pub pile: Option<Vec<Building>>,
    /// The pile of age 2 while age 1 lasts; by default in order.
    pub age2: Option<Vec<Building>>,
    /// Monuments on display; by default the first that nobody has.
    pub monuments: Option<Vec<Monument>>,
    /// The players' things.
    pub seats: Vec<Belongings>,
}

/// What a player has in a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Belongings {
    /// Corn.
    pub corn: u16,
    /// Wood, stone and gold in hand.
    pub blocks: PerBlock<u16>,
    /// Skulls.
    pub skulls: u8,
    /// Workers in play.
    pub workers_in_play: u8,
    /// Temple steps, from the lowest, 0.
    pub temples: PerTemple<u8>,
    /// The level of each technology, from 0.
    pub technologies: PerTechnology<u8>,
    /// Wealth tiles kept.
    pub wealth: Option<[WealthTile; WEALTH_KEPT]>,
    /// Own buildings.
    pub buildings: Vec<Building>,
    /// Own monuments.
    pub monuments: Vec<Monument>,
    /// Own corn harvest tiles.
    pub corn_tiles: u8,
    /// Own wood harvest tiles.
    pub wood_tiles: u8,
    /// Whether the board is light side up.
    pub light_side: bool,
    /// Quarter points so far.
    pub quarter_points: i16,
}

impl Default for Belongings {
    fn default() -> Self {
        let player = Player::default();
        Self {
            corn: 0,
            blocks: player.blocks,
            skulls: 0,
            workers_in_play: WORKERS_AT_START,
            temples: player.temples,
            technologies: player.technologies,
            wealth: None,
            buildings: Vec::new(),
            monuments: Vec::new(),
            corn_tiles: 0,
            wood_tiles: 0,
            light_side: true,
            quarter_points: 0,
        }
    }
}

/// What is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// Two to four play.
    #[error("2, 3 or 4 players, not {0}")]
    Players(usize),
    /// A seat that does not play.
    #[error("there is no seat {0}")]
    Seat(usize),
    /// The round does not exist, or does not fit the Food Days held.
    #[error("round {round} with {held} Food Days held cannot be")]
    Round {
        /// The round that was given.
        round: u8,
        /// Food Days held.
        held: u8,
    },
    /// Someone stands on the starting player space who has not had a turn this round.
    #[error("seat {0} cannot stand on the starting player space before its turn")]
    StartSpace(usize),
    /// More corn on the teeth than rounds before.
    #[error("{0} corn cannot lie on the teeth yet")]
    CornOnTeeth(u8),
    /// A space that does not exist, or where no worker can stand.
    #[error("nobody can stand on {} {}", .0.gear, .0.space)]
    Space(Space),
    /// Two on one space.
    #[error("{} {} is taken twice", .0.gear, .0.space)]
    TakenTwice(Space),
    /// So many dummies that a player who must place a worker might not find a space.
    #[error("{dummies} dummies stand on the gears, at most {most} leave room to play")]
    Dummies {
        /// Dummies given.
        dummies: usize,
        /// The most for this number of players.
        most: usize,
    },
    /// Too many or too few workers.
    #[error("seat {0} has {1} workers in play")]
    Workers(usize, u8),
    /// A number beyond what the game can reach.
    #[error("seat {0} has more corn, blocks or points than a game can give")]
    TooMuch(usize),
    /// More skulls than there are, or a skull where none can stand.
    #[error("skulls do not add up")]
    Skulls,
    /// A step that the temple does not have, or two players on the top step.
    #[error("the steps of {0} cannot be")]
    Temple(Temple),
    /// A technology level beyond 3.
    #[error("seat {0} is beyond level 3 of {1}")]
    Technology(usize, Technology),
    /// Harvest tiles taken and left do not add up.
    #[error("the harvest tiles do not add up")]
    Jungle,
    /// A tile of the wrong age, in two places, or missing.
    #[error("the buildings do not add up")]
    Buildings,
    /// A monument in two places, or too many or too few.
    #[error("the monuments do not add up")]
    Monuments,
    /// A wealth tile that two players have.
    #[error("a wealth tile is kept twice")]
    Wealth,
}

/// Corn and blocks are accepted up to this number, which no game reaches.
const MOST_GOODS: u16 = 999;
/// Quarter points are accepted up to this number, above and below zero.
const MOST_QUARTER_POINTS: u16 = 4 * 999;

/// The most dummies that leave a free space to a player who has to place a worker, wherever dummies and the other players'
/// workers will ride: the numbered spaces, less the workers of the others.
const fn most_dummies(players: usize) -> usize {
    let (mut spaces, mut gear) = (0, 0);
    while gear < Gear::NUM {
        spaces += Gear::ALL[gear].info().last_space as usize + 1;
        gear += 1;
    }
    spaces - WORKERS_AT_MOST as usize * (players - 1)
}

impl Position {
    /// The opening: round 1, nobody has anything yet, nobody stands anywhere.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self {
            round: 1,
            food_days_held: None,
            start_player: 0,
            to_move: None,
            start_space: None,
            corn_on_teeth: 0,
            skulls_placed: Vec::new(),
            workers: Vec::new(),
            dummies: Vec::new(),
            jungle: None,
            display: None,
            pile: None,
            age2: None,
            monuments: None,
            seats: vec![Belongings::default(); players],
        }
    }

    /// Turns a game at the start of a turn into a position, to change something about it. Returns nothing in the middle
    /// of a turn, while tiles or days are being chosen, and at the end.
    ///
    /// A position does not know where points came from and which teeth corn lies on, so this is lost.
    ///
    /// ```
    /// use tzolkin_engine::{Position, Seat};
    ///
    /// let game = Position::new(2).build()?;
    /// let mut position = Position::of(&game).expect("a turn begins");
    /// position.seats[1].workers_in_play += 1;
    /// assert_eq!(position.build()?.board().player(Seat::ALL[1]).workers_in_hand, 4);
    /// # Ok::<(), tzolkin_engine::PositionError>(())
    /// ```
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let Game { board, hidden } = game;
        let turn = board.turn;
        let begins = board.phase == Phase::Turns && board.pending == Stack::default();
        if !begins || turn.begged || turn.placed > 0 || turn.picked > 0 {
            return None;
        }
        let spaces = |of: &dyn Fn(Gear) -> Spaces| -> Vec<Space> {
            Gear::ALL.into_iter().flat_map(|gear| of(gear).iter().map(move |space| Space { gear, space })).collect()
        };
        let worker =
            |seat: Seat| spaces(&|gear| board.gears.workers(seat, gear)).into_iter().map(move |at| (seat.index(), at));
        let drawn = usize::from(board.drawn);
        let pile = if board.age() == 1 { &hidden.age1[drawn..] } else { &hidden.age2[drawn..] };
        Some(Self {
            round: board.round,
            food_days_held: Some(board.food_days_held),
            start_player: board.start_player.index(),
            to_move: Some(turn.seat.index()),
            start_space: board.start_space.map(Seat::index),
            corn_on_teeth: small(board.corn_on_teeth().into()),
            skulls_placed: board.skulls_placed().collect(),
            workers: board.seats().flat_map(worker).collect(),
            dummies: spaces(&|gear| board.gears.dummies(gear)),
            jungle: Some(board.jungle),
            display: Some(board.display),
            pile: Some(pile.to_vec()),
            age2: (board.age() == 1).then(|| hidden.age2.to_vec()),
            monuments: Some(board.monuments().collect()),
            seats: board.seats().map(|seat| Belongings::of(board.player(seat))).collect(),
        })
    }

    /// Puts a seat's worker on a space.
    pub fn place(&mut self, seat: usize, gear: Gear, space: u8) -> &mut Self {
        self.workers.push((seat, Space { gear, space }));
        self
    }

    /// Puts a dummy on a space.
    pub fn dummy(&mut self, gear: Gear, space: u8) -> &mut Self {
        self.dummies.push(Space { gear, space });
        self
    }

    /// Puts these buildings on display, from the first slot on. Slots that are left over stay empty; buildings beyond the
    /// sixth stay in the pile.
    pub fn display(&mut self, buildings: &[Building]) -> &mut Self {
        self.display = Some(core::array::from_fn(|slot| buildings.get(slot).copied()));
        self
    }

    /// The game in this position.
    ///
    /// # Errors
    /// What is impossible about the position.
    pub fn build(&self) -> Result<Game, PositionError> {
        let players = self.seats.len();
        if !(2..=Seat::NUM).contains(&players) {
            return Err(PositionError::Players(players));
        }
        let start_player = self.seat(self.start_player)?;
        let to_move = self.seat(self.to_move.unwrap_or(self.start_player))?;
        let before = turn_order(start_player, to_move, players);
        let start_space = self.start_space.map(|seat| self.seat(seat)).transpose()?;
        if let Some(seat) = start_space.filter(|&seat| turn_order(start_player, seat, players) >= before) {
            return Err(PositionError::StartSpace(seat.index()));
        }
        if self.corn_on_teeth >= self.round.max(1) {
            return Err(PositionError::CornOnTeeth(self.corn_on_teeth));
        }
        let food_days_held = self.held()?;
        let (display, hidden, drawn) = self.buildings(food_days_held)?;
        let gears = self.gears()?;
        let board = Board {
            phase: Phase::Turns,
            players: small(players),
            round: self.round,
            food_days_held,
            last_food_day: FOOD_DAYS[..usize::from(food_days_held)].last().map_or(0, |day| day.round),
            start_player,
            start_space,
            corn_on_teeth: ((1_u32 << self.corn_on_teeth) - 1) << (self.round - self.corn_on_teeth),
            skulls_in_bank: self.skulls_in_bank()?,
            skulls_placed: self.skulls_placed.iter().fold(0, |placed, space| placed | 1 << space),
            seats: self.players(&gears)?,
            gears,
            jungle: self.jungle()?,
            display,
            drawn,
            monuments: self.monuments()?,
            turn: Turn { before, ..Turn::first(to_move) },
            pending: Stack::default(),
        };
        Ok(Game { board, hidden })
    }

    fn seat(&self, number: usize) -> Result<Seat, PositionError> {
        Seat::new(number).filter(|_| number < self.seats.len()).ok_or(PositionError::Seat(number))
    }

    /// The Food Days held; the next may be overdue by the one round that jumped over it.
    fn held(&self) -> Result<u8, PositionError> {
        let implied = small(FOOD_DAYS.iter().filter(|day| day.round < self.round).count());
        let held = self.food_days_held.unwrap_or(implied);
        let jumped = FOOD_DAYS
            .get(usize::from(held))
            .is_some_and(|due| usize::from(held) + 1 == usize::from(implied) && due.round + 1 == self.round);
        let last = FOOD_DAYS[FOOD_DAYS.len() - 1].round;
        if (1..=last).contains(&self.round) && (held == implied || jumped) {
            Ok(held)
        } else {
            Err(PositionError::Round { round: self.round, held })
        }
    }

    fn gears(&self) -> Result<Gears, PositionError> {
        let mut gears = Gears::default();
        let free = |gears: &Gears, at: Space| match gears.occupant(at.gear, at.space) {
            Some(_) => Err(PositionError::TakenTwice(at)),
            None => Ok(()),
        };
        let (dummies, most) = (self.dummies.len(), most_dummies(self.seats.len()));
        if dummies > most {
            return Err(PositionError::Dummies { dummies, most });
        }
        for &at in &self.dummies {
            if at.space >= at.gear.info().teeth {
                return Err(PositionError::Space(at));
            }
            free(&gears, at)?;
            gears.put_dummy(at.gear, at.space);
        }
        for &(seat, at) in &self.workers {
            if at.space > at.gear.info().last_space {
                return Err(PositionError::Space(at));
            }
            free(&gears, at)?;
            gears.put(self.seat(seat)?, at.gear, at.space);
        }
        Ok(gears)
    }

    fn players(&self, gears: &Gears) -> Result<PerSeat<Player>, PositionError> {
        let mut players = PerSeat::default();
        for temple in Temple::ALL {
            let steps = || self.seats.iter().map(|seat| seat.temples[temple]);
            if steps().any(|step| step > temple.top()) || steps().filter(|&step| step == temple.top()).count() > 1 {
                return Err(PositionError::Temple(temple));
            }
        }
        let kept: Vec<WealthTile> = self.seats.iter().filter_map(|seat| seat.wealth).flatten().collect();
        if !is_distinct(&kept) {
            return Err(PositionError::Wealth);
        }
        for (number, belongings) in self.seats.iter().enumerate() {
            let seat = self.seat(number)?;
            let out = gears.count(seat) + u8::from(self.start_space == Some(number));
            players[seat] = belongings.player(number, out)?;
        }
        Ok(players)
    }

    fn skulls_in_bank(&self) -> Result<u8, PositionError> {
        let placed = &self.skulls_placed;
        let owned: usize = self.seats.iter().map(|seat| usize::from(seat.skulls)).sum();
        if !is_distinct(placed) || placed.iter().any(|space| !(1..=9).contains(space)) {
            return Err(PositionError::Skulls);
        }
        usize::from(SKULLS).checked_sub(placed.len() + owned).map(small).ok_or(PositionError::Skulls)
    }

    fn jungle(&self) -> Result<[Group; GROUPS], PositionError> {
        let fields = table_size(self.seats.len()).fields;
        let full = core::array::from_fn(|group| Group {
            corn: fields,
            wood: if HARVESTS[group].wood > 0 { fields } else { 0 },
        });
        let jungle = self.jungle.unwrap_or(full);
        let sum = |of: fn(&Group) -> u8| jungle.iter().map(|group| u32::from(of(group))).sum::<u32>();
        let corn_taken: u32 = self.seats.iter().map(|seat| u32::from(seat.corn_tiles)).sum();
        let wood_taken: u32 = self.seats.iter().map(|seat| u32::from(seat.wood_tiles)).sum();
        let fits = jungle
            .iter()
            .zip(full)
            .all(|(group, full)| group.corn <= full.corn && group.wood <= group.corn && group.wood <= full.wood);
        let groups = u32::from(small(GROUPS));
        let wooded = u32::from(fields) * (groups - 1);
        let corn_adds_up = sum(|group| group.corn) + corn_taken == u32::from(fields) * groups;
        // Burnt wood tiles belong to nobody.
        if fits && corn_adds_up && sum(|group| group.wood) + wood_taken <= wooded {
            Ok(jungle)
        } else {
            Err(PositionError::Jungle)
        }
    }

    fn buildings(&self, held: u8) -> Result<([Option<Building>; DISPLAY], Hidden, u8), PositionError> {
        let age = if held < 2 { 1 } else { 2 };
        let owned: Vec<Building> = self.seats.iter().flat_map(|seat| seat.buildings.iter().copied()).collect();
        if !is_distinct(&owned) || owned.iter().any(|building| building.info().age > age) {
            return Err(PositionError::Buildings);
        }
        let mut rest: Vec<Building> = Building::of_age(age).filter(|building| !owned.contains(building)).collect();
        let display = self.display.unwrap_or_else(|| core::array::from_fn(|slot| rest.get(slot).copied()));
        let shown: Vec<Building> = display.iter().flatten().copied().collect();
        if !is_distinct(&shown) || !shown.iter().all(|building| rest.contains(building)) {
            return Err(PositionError::Buildings);
        }
        rest.retain(|building| !shown.contains(building));
        let pile = self.pile.clone().unwrap_or_else(|| rest.clone());
        let mut sorted = pile.clone();
        sorted.sort_unstable();
        if sorted != rest {
            return Err(PositionError::Buildings);
        }
        // Drawn tiles come first in their pile; in which order no longer matters.
        let gone: Vec<Building> = Building::of_age(age).filter(|building| !pile.contains(building)).collect();
        let drawn = small(gone.len());
        let current = [gone, pile].concat();
        let age1_in_order = || Building::of_age(1).collect();
        let age2 = self.age2.clone().unwrap_or_else(|| Building::of_age(2).collect());
        let (age1, age2) = if age == 1 { (current, age2) } else { (age1_in_order(), current) };
        let hidden = Hidden {
            age1: whole_pile::<AGE_1_BUILDINGS>(&age1, 1)?,
            age2: whole_pile::<AGE_2_BUILDINGS>(&age2, 2)?,
            dealt: PerSeat::default(),
            kept: PerSeat::default(),
        };
        Ok((display, hidden, drawn))
    }

    fn monuments(&self) -> Result<[Option<Monument>; 6], PositionError> {
        let size = table_size(self.seats.len()).monuments;
        let owned: Vec<Monument> = self.seats.iter().flat_map(|seat| seat.monuments.iter().copied()).collect();
        let shown = self.monuments.clone().unwrap_or_else(|| {
            let rest = Monument::all().filter(|monument| !owned.contains(monument));
            rest.take(size.saturating_sub(owned.len())).collect()
        });
        let all = [shown.as_slice(), owned.as_slice()].concat();
        if all.len() != size || !is_distinct(&all) {
            return Err(PositionError::Monuments);
        }
        Ok(core::array::from_fn(|slot| shown.get(slot).copied()))
    }
}

impl Belongings {
    fn of(player: &Player) -> Self {
        Self {
            corn: player.corn,
            blocks: player.blocks,
            skulls: player.skulls,
            workers_in_play: player.workers_in_play,
            temples: player.temples,
            technologies: player.technologies,
            wealth: player.wealth,
            buildings: player.buildings().collect(),
            monuments: player.monuments().collect(),
            corn_tiles: player.corn_tiles,
            wood_tiles: player.wood_tiles,
            light_side: player.light_side,
            quarter_points: player.points().stored(),
        }
    }

    fn player(&self, number: usize, workers_out: u8) -> Result<Player, PositionError> {
        let in_play = self.workers_in_play;
        if !(WORKERS_AT_START..=WORKERS_AT_MOST).contains(&in_play) || workers_out > in_play {
            return Err(PositionError::Workers(number, in_play));
        }
        if let Some((technology, _)) = self.technologies.iter().find(|(_, level)| **level > HIGHEST_LEVEL) {
            return Err(PositionError::Technology(number, technology));
        }
        let points = self.quarter_points.unsigned_abs();
        let goods = [&[self.corn][..], &self.blocks.0].concat();
        if goods.into_iter().any(|count| count > MOST_GOODS) || points > MOST_QUARTER_POINTS {
            return Err(PositionError::TooMuch(number));
        }
        let kept = self.wealth.map_or_else(Vec::new, |tiles| tiles.to_vec());
        let Farms { fed_free, corn_less } = Farms::of(&kept, &self.buildings);
        let mut points = PerSource::default();
        points[Source::Buildings] = self.quarter_points;
        Ok(Player {
            corn: self.corn,
            blocks: self.blocks,
            skulls: self.skulls,
            workers_in_play: in_play,
            workers_in_hand: in_play - workers_out,
            temples: self.temples,
            technologies: self.technologies,
            corn_tiles: self.corn_tiles,
            wood_tiles: self.wood_tiles,
            fed_free,
            corn_less,
            light_side: self.light_side,
            wealth: self.wealth,
            buildings: self.buildings.iter().fold(0, |all, building| all | building.bit()),
            monuments: self.monuments.iter().fold(0, |all, monument| all | monument.bit()),
            points,
        })
    }
}

/// How many turns of the round come before a seat's.
fn turn_order(start: Seat, seat: Seat, players: usize) -> u8 {
    small((seat.index() + players - start.index()) % players)
}

fn is_distinct<T: PartialEq>(items: &[T]) -> bool {
    (1..items.len()).all(|index| !items[..index].contains(&items[index]))
}

fn whole_pile<const N: usize>(pile: &[Building], age: u8) -> Result<[Building; N], PositionError> {
    let whole = is_distinct(pile) && pile.iter().all(|building| building.info().age == age);
    pile.try_into().ok().filter(|_| whole).ok_or(PositionError::Buildings)
}
