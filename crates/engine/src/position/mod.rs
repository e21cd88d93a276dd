//! Positions set up by hand, for tests and editors. Besides playing, this is the only way to get a game in progress.

pub(crate) mod build;
mod error;

use rand_core::Rng;

pub use self::error::PositionError;
use crate::chance::shuffle;
use crate::components::{DISPLAY, GROUPS, WEALTH_KEPT, WORKERS_AT_START};
use crate::game::{Board, Game, Group, Phase, Player};
use crate::gears::Spaces;
use crate::nouns::{
    Building, Gear, Monument, PerBlock, PerTechnology, PerTemple, Points, Seat, Space, WealthTile, small,
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RawPosition"))]
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
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// Points so far. Where they came from is not known; they count as made with buildings.
    pub points: Points,
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
            points: Points::default(),
        }
    }
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
    /// A position does not know where points came from, which teeth corn lies on, and in which round the last Food Day
    /// was held, so this is lost.
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
        let drawn = usize::from(board.drawn);
        let pile = if board.age() == 1 { &hidden.age1[drawn..] } else { &hidden.age2[drawn..] };
        Some(Self {
            pile: Some(pile.to_vec()),
            age2: (board.age() == 1).then(|| hidden.age2.to_vec()),
            ..Self::of_board(board)
        })
    }

    /// What everybody sees, whatever is being decided; the piles are left out.
    pub(crate) fn of_board(board: &Board) -> Self {
        let spaces = |of: &dyn Fn(Gear) -> Spaces| -> Vec<Space> {
            Gear::ALL.into_iter().flat_map(|gear| of(gear).iter().map(move |space| Space { gear, space })).collect()
        };
        let worker =
            |seat: Seat| spaces(&|gear| board.gears.workers(seat, gear)).into_iter().map(move |at| (seat.index(), at));
        Self {
            round: board.round,
            food_days_held: Some(board.food_days_held),
            start_player: board.start_player.index(),
            to_move: Some(board.turn.seat.index()),
            start_space: board.start_space.map(Seat::index),
            corn_on_teeth: small(board.corn_on_teeth().into()),
            skulls_placed: board.skulls_placed().collect(),
            workers: board.seats().flat_map(worker).collect(),
            dummies: spaces(&|gear| board.gears.dummies(gear)),
            jungle: Some(board.jungle),
            display: Some(board.display),
            pile: None,
            age2: None,
            monuments: Some(board.monuments().collect()),
            seats: board.seats().map(|seat| Belongings::of(board.player(seat))).collect(),
        }
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

    /// Puts the piles that are not given into a random order, instead of that of the component table.
    ///
    /// # Errors
    /// What is impossible about the position.
    ///
    /// # Panics
    /// Never: a position that builds begins a turn.
    pub fn shuffle_piles(&mut self, rng: &mut impl Rng) -> Result<(), PositionError> {
        let whole = Self::of(&self.build()?).expect("a built position begins a turn");
        for (given, mut pile) in [(&mut self.pile, whole.pile), (&mut self.age2, whole.age2)] {
            if given.is_none() {
                shuffle(pile.as_deref_mut().unwrap_or_default(), rng);
                *given = pile;
            }
        }
        Ok(())
    }
}

impl Belongings {
    pub(crate) fn of(player: &Player) -> Self {
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
            points: player.points(),
        }
    }
}
