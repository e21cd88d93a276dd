//! Set-up (rules §2), which contains everything in a game that is decided by chance.

use arrayvec::ArrayVec;
use rand_core::Rng;

use crate::chance::{self, below, shuffle};
use crate::components::{AGE_1_BUILDINGS, AGE_2_BUILDINGS, WEALTH_DEALT, table_size};
use crate::nouns::{Building, Gear, Monument, Seat, Space, WealthTile, small};
use crate::record::Revealed;

/// Everything that is decided by chance before the first decision. Nothing is random afterwards.
///
/// It comes from a seed, or is given explicitly and checked.
///
/// ```
/// use tzolkin_engine::Setup;
///
/// let setup = Setup::from_seed(3, 7)?;
/// assert_eq!(setup, Setup::from_seed(3, 7)?);
/// assert_eq!(setup.dummies().len(), 6);
/// # Ok::<(), tzolkin_engine::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "RawSetup", into = "RawSetup"))]
pub struct Setup {
    start_player: Seat,
    wealth: ArrayVec<[WealthTile; WEALTH_DEALT], 4>,
    dummies: ArrayVec<Space, 12>,
    age1: [Building; AGE_1_BUILDINGS],
    age2: [Building; AGE_2_BUILDINGS],
    monuments: ArrayVec<Monument, 6>,
}

/// A setup as it is written, before it has been checked.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, expecting = "a setup"))]
pub struct RawSetup {
    /// How many play.
    pub players: usize,
    /// The seat that has the first turn, from 0.
    pub start_player: usize,
    /// Four tiles for each seat.
    pub wealth: Vec<Vec<WealthTile>>,
    /// Where dummies stand.
    pub dummies: Vec<Space>,
    /// The pile of age 1, the first six on display.
    pub age1: Vec<Building>,
    /// The pile of age 2.
    pub age2: Vec<Building>,
    /// The monuments on display.
    pub monuments: Vec<Monument>,
}

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Two to four play.
    #[error("2, 3 or 4 players, not {0}")]
    Players(usize),
    /// The starting player does not play.
    #[error("there is no seat {0} to start")]
    StartPlayer(usize),
    /// A part has the wrong number of things.
    #[error("{part}: {needs} are needed, not {has}")]
    Count {
        /// The part of the set-up, as it is called in JSON.
        part: &'static str,
        /// How many there must be.
        needs: usize,
        /// How many there are.
        has: usize,
    },
    /// A tile appears twice.
    #[error("{part}: {index}. entry appears twice")]
    Twice {
        /// The part of the set-up, as it is called in JSON.
        part: &'static str,
        /// The position of the second one, counted from 1.
        index: usize,
    },
    /// A building lies in the other age's pile.
    #[error("{0} is of the other age")]
    OtherAge(Building),
    /// A dummy stands beyond the teeth of its gear.
    #[error("{} has no space {}", .0.gear, .0.space)]
    NoSuchSpace(Space),
}

impl SetupError {
    /// The part of the setup that is at fault, by the name of its field.
    #[must_use]
    pub const fn part(&self) -> &'static str {
        match self {
            Self::Players(_) => "players",
            Self::StartPlayer(_) => "start",
            Self::Count { part, .. } | Self::Twice { part, .. } => part,
            Self::OtherAge(building) => {
                if building.info().age == 1 {
                    "age2"
                } else {
                    "age1"
                }
            }
            Self::NoSuchSpace(_) => "dummies",
        }
    }
}

impl Setup {
    /// The setup that a seed gives, the same on every platform and in every version.
    ///
    /// # Errors
    /// If the number of players is not 2, 3 or 4.
    pub fn from_seed(players: usize, seed: u64) -> Result<Self, SetupError> {
        Self::random(players, &mut chance::stream(seed))
    }

    /// A random setup: starting player, wealth tiles, dummies, buildings of age 1 and 2, monuments, drawn in this
    /// order.
    ///
    /// # Errors
    /// If the number of players is not 2, 3 or 4.
    pub fn random(players: usize, rng: &mut impl Rng) -> Result<Self, SetupError> {
        if !(2..=Seat::NUM).contains(&players) {
            return Err(SetupError::Players(players));
        }
        let start_player = Seat::ALL[below(rng, players)];
        let mut tiles: ArrayVec<WealthTile, { WealthTile::NUM }> = WealthTile::all().collect();
        shuffle(&mut tiles, rng);
        let (dealt, left_over) = tiles.split_at(4 * players);
        let mut age1 = core::array::from_fn(|index| Building(small(index)));
        shuffle(&mut age1, rng);
        let mut age2 = core::array::from_fn(|index| Building(small(AGE_1_BUILDINGS + index)));
        shuffle(&mut age2, rng);
        let mut monuments: ArrayVec<Monument, { Monument::NUM }> = Monument::all().collect();
        shuffle(&mut monuments, rng);
        Ok(Self {
            start_player,
            wealth: dealt.as_chunks().0.iter().copied().collect(),
            dummies: place_dummies(table_size(players).dummies, left_over),
            age1,
            age2,
            monuments: monuments.into_iter().take(table_size(players).monuments).collect(),
        })
    }

    /// The same set-up, in which everything that nobody has seen yet is dealt anew ([`Record::deal_again`](crate::Record::deal_again)).
    pub(crate) fn deal_again(&self, revealed: &Revealed, rng: &mut impl Rng) -> Self {
        let mut again = self.clone();
        shuffle(&mut again.age1[revealed.age1..], rng);
        shuffle(&mut again.age2[revealed.age2..], rng);
        let kept: ArrayVec<WealthTile, 8> = revealed.wealth.0.into_iter().flatten().flatten().collect();
        let is_kept = |tile: &WealthTile| kept.contains(tile);
        let is_dummy = |tile: &WealthTile| self.dummies.contains(&tile.info().dummy);
        let mut unseen: Vec<WealthTile> = WealthTile::all().filter(|tile| !is_kept(tile) && !is_dummy(tile)).collect();
        if unseen.len() < WEALTH_DEALT * self.players() - kept.len() {
            // The dummies of a set-up that somebody has made up need not come from the tiles that are left over.
            unseen = WealthTile::all().filter(|tile| !is_kept(tile)).collect();
        }
        shuffle(&mut unseen, rng);
        let places = again.wealth.iter_mut().flatten().filter(|tile| !is_kept(tile));
        for (place, tile) in places.zip(unseen) {
            *place = tile;
        }
        again
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.wealth.len()
    }

    /// The seat that has the first turn.
    #[must_use]
    pub const fn start_player(&self) -> Seat {
        self.start_player
    }

    /// The four tiles dealt to each seat.
    #[must_use]
    pub fn wealth(&self) -> &[[WealthTile; WEALTH_DEALT]] {
        &self.wealth
    }

    /// Where dummies stand.
    #[must_use]
    pub fn dummies(&self) -> &[Space] {
        &self.dummies
    }

    /// The pile of age 1, the first six on display.
    #[must_use]
    pub const fn age1(&self) -> &[Building; AGE_1_BUILDINGS] {
        &self.age1
    }

    /// The pile of age 2.
    #[must_use]
    pub const fn age2(&self) -> &[Building; AGE_2_BUILDINGS] {
        &self.age2
    }

    /// The monuments on display.
    #[must_use]
    pub fn monuments(&self) -> &[Monument] {
        &self.monuments
    }
}

/// Places dummies from the tiles left over, one tile at a time (rules §2.4).
fn place_dummies(count: usize, tiles: &[WealthTile]) -> ArrayVec<Space, 12> {
    let mut dummies: ArrayVec<Space, 12> = ArrayVec::new();
    for tile in tiles {
        if dummies.len() == count {
            break;
        }
        let named = tile.info().dummy;
        let first_on_gear = dummies.iter().all(|at| at.gear != named.gear);
        dummies.push(named);
        if first_on_gear && named.gear != Gear::ChichenItza && dummies.len() < count {
            let teeth = named.gear.info().teeth;
            dummies.push(Space { gear: named.gear, space: (named.space + teeth / 2) % teeth });
        }
    }
    dummies
}

impl TryFrom<RawSetup> for Setup {
    type Error = SetupError;

    fn try_from(raw: RawSetup) -> Result<Self, SetupError> {
        if !(2..=Seat::NUM).contains(&raw.players) {
            return Err(SetupError::Players(raw.players));
        }
        let size = table_size(raw.players);
        let start_player = Seat::new(raw.start_player)
            .filter(|seat| seat.index() < raw.players)
            .ok_or(SetupError::StartPlayer(raw.start_player))?;
        count("wealth", raw.players, raw.wealth.len())?;
        let mut wealth = ArrayVec::new();
        for tiles in &raw.wealth {
            wealth.push(exactly("wealth", tiles)?);
        }
        distinct("wealth", &raw.wealth.concat())?;
        count("dummies", size.dummies, raw.dummies.len())?;
        distinct("dummies", &raw.dummies)?;
        if let Some(at) = raw.dummies.iter().find(|at| at.space >= at.gear.info().teeth) {
            return Err(SetupError::NoSuchSpace(*at));
        }
        count("monuments", size.monuments, raw.monuments.len())?;
        distinct("monuments", &raw.monuments)?;
        let age1 = exactly("age1", &raw.age1)?;
        let age2 = exactly("age2", &raw.age2)?;
        for (part, age, pile) in [("age1", 1, &raw.age1), ("age2", 2, &raw.age2)] {
            distinct(part, pile)?;
            if let Some(building) = pile.iter().find(|building| building.info().age != age) {
                return Err(SetupError::OtherAge(*building));
            }
        }
        Ok(Self {
            start_player,
            wealth,
            dummies: raw.dummies.into_iter().collect(),
            age1,
            age2,
            monuments: raw.monuments.into_iter().collect(),
        })
    }
}

fn count(part: &'static str, needs: usize, has: usize) -> Result<(), SetupError> {
    if needs == has { Ok(()) } else { Err(SetupError::Count { part, needs, has }) }
}

fn exactly<T: Copy, const N: usize>(part: &'static str, items: &[T]) -> Result<[T; N], SetupError> {
    items.try_into().map_err(|_| SetupError::Count { part, needs: N, has: items.len() })
}

fn distinct<T: PartialEq>(part: &'static str, items: &[T]) -> Result<(), SetupError> {
    match (1..items.len()).find(|&index| items[..index].contains(&items[index])) {
        Some(index) => Err(SetupError::Twice { part, index: index + 1 }),
        None => Ok(()),
    }
}

impl From<Setup> for RawSetup {
    fn from(setup: Setup) -> Self {
        Self {
            players: setup.players(),
            start_player: setup.start_player.index(),
            wealth: setup.wealth.iter().map(|tiles| tiles.to_vec()).collect(),
            dummies: setup.dummies.to_vec(),
            age1: setup.age1.to_vec(),
            age2: setup.age2.to_vec(),
            monuments: setup.monuments.to_vec(),
        }
    }
}
