//! A short hash of a game that is the same on every platform, with which records are checked.

use crate::game::{Board, Game, Group, Hidden, Phase, Player, Turn};
use crate::nouns::{Building, Gear, Seat, WealthTile};
use crate::pending::{Pending, Site};
use crate::view::View;

/// FNV-1a with 64 bits, for fingerprints and checksums that are stored. Unlike the hasher of the standard library it never
/// changes: the same bytes give the same number on every platform and in every version. It finds accidental damage, not
/// forgery.
///
/// ```
/// assert_eq!(tzolkin_engine::fnv1a([]), 0xcbf2_9ce4_8422_2325);
/// assert_eq!(tzolkin_engine::fnv1a(*b"foobar"), 0x8594_4171_f739_67e8);
/// ```
#[must_use]
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    fnv1a_after(FNV1A_OF_NOTHING, bytes)
}

/// The hash of no bytes.
const FNV1A_OF_NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash of what has been hashed already, followed by these bytes.
fn fnv1a_after(hash: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// FNV-1a over explicitly written numbers, so that neither memory layout nor compiler can change it.
struct Fnv(u64);

impl Fnv {
    fn number(&mut self, number: impl Into<i64>) {
        self.0 = fnv1a_after(self.0, number.into().to_le_bytes());
    }

    fn numbers<T: Into<i64>>(&mut self, numbers: impl IntoIterator<Item = T>) {
        numbers.into_iter().for_each(|number| self.number(number));
    }

    /// An index, or -1 for none.
    fn index(&mut self, index: Option<usize>) {
        self.number(index.map_or(-1, |index| index as i64));
    }

    #[allow(clippy::cast_possible_truncation, reason = "both halves are folded into one")]
    fn short(&self) -> u32 {
        (self.0 ^ self.0 >> 32) as u32
    }

    fn wealth<const N: usize>(&mut self, tiles: Option<[WealthTile; N]>) {
        self.index(tiles.map(|tiles| tiles.len()));
        self.numbers(tiles.iter().flatten().map(|tile| tile.0));
    }
}

impl Game {
    /// A short hash of the state, hidden tiles included: the same on every platform and in every version.
    ///
    /// ```
    /// use tzolkin_engine::{Game, Setup};
    ///
    /// let game = Game::new(&Setup::from_seed(2, 1)?);
    /// assert_eq!(game.digest(), Game::new(&Setup::from_seed(2, 1)?).digest());
    /// # Ok::<(), tzolkin_engine::SetupError>(())
    /// ```
    ///
    /// Equal games have equal digests. Only the causes of open decisions are left out, since they do not affect the
    /// rules.
    #[must_use]
    pub fn digest(&self) -> u32 {
        let mut fnv = Fnv(FNV1A_OF_NOTHING);
        let Self { board, hidden } = self;
        board.digest(&mut fnv);
        hidden.digest(&mut fnv);
        fnv.short()
    }
}

impl View {
    /// A short hash of the view, which is the same in all worlds that are consistent with it.
    #[must_use]
    pub fn digest(&self) -> u32 {
        let mut fnv = Fnv(FNV1A_OF_NOTHING);
        self.board().digest(&mut fnv);
        fnv.index(self.seat().map(Seat::index));
        fnv.wealth(self.own_dealt());
        fnv.wealth(self.seat().and_then(|seat| self.kept(seat)));
        self.board().seats().for_each(|seat| fnv.number(i64::from(self.has_kept(seat))));
        fnv.short()
    }
}

impl Hidden {
    fn digest(&self, fnv: &mut Fnv) {
        let Self { age1, age2, dealt, kept } = self;
        fnv.numbers(age1.iter().chain(age2).map(|building| building.0));
        dealt.0.into_iter().for_each(|tiles| fnv.wealth(tiles));
        kept.0.into_iter().for_each(|tiles| fnv.wealth(tiles));
    }
}

impl Board {
    fn digest(&self, fnv: &mut Fnv) {
        // Destructured, so that a new field cannot be forgotten here.
        let Self {
            phase,
            players,
            round,
            food_days_held,
            last_food_day,
            start_player,
            start_space,
            corn_on_teeth,
            skulls_in_bank,
            skulls_placed,
            gears,
            jungle,
            display,
            drawn,
            monuments,
            seats,
            turn: Turn { seat, before, begged, placed, picked },
            pending,
        } = self;
        let phase = match phase {
            Phase::Keeping => -1,
            Phase::Turns => -2,
            Phase::Over => -3,
            Phase::Days(seat) => seat.index() as i64,
        };
        fnv.number(phase);
        fnv.numbers([
            *players,
            *round,
            *food_days_held,
            *last_food_day,
            *skulls_in_bank,
            *drawn,
            *before,
            *placed,
            *picked,
        ]);
        fnv.numbers([i64::from(*corn_on_teeth), i64::from(*skulls_placed), i64::from(*begged)]);
        fnv.index(Some(start_player.index()));
        fnv.index(start_space.map(Seat::index));
        fnv.index(Some(seat.index()));
        for gear in Gear::ALL {
            for seat in Seat::ALL {
                fnv.number(gears.workers(seat, gear).0);
            }
            fnv.number(gears.dummies(gear).0);
        }
        for Group { corn, wood } in jungle {
            fnv.numbers([*corn, *wood]);
        }
        display.iter().for_each(|building| fnv.index(building.map(Building::index)));
        monuments.iter().for_each(|monument| fnv.index(monument.map(|monument| monument.index())));
        seats.0[..self.players()].iter().for_each(|player| player.digest(fnv));
        fnv.index(Some(pending.as_slice().len()));
        pending.as_slice().iter().for_each(|frame| frame.digest(fnv));
    }
}

impl Player {
    fn digest(&self, fnv: &mut Fnv) {
        let Self {
            corn,
            blocks,
            skulls,
            workers_in_play,
            workers_in_hand,
            temples,
            technologies,
            corn_tiles,
            wood_tiles,
            fed_free,
            corn_less,
            light_side,
            wealth,
            buildings,
            monuments,
            points,
        } = self;
        fnv.number(*corn);
        fnv.numbers(blocks.0);
        fnv.numbers([*skulls, *workers_in_play, *workers_in_hand, *corn_tiles, *wood_tiles, *fed_free, *corn_less]);
        fnv.numbers(temples.0);
        fnv.numbers(technologies.0);
        fnv.number(i64::from(*light_side));
        fnv.wealth(*wealth);
        fnv.number(*buildings);
        fnv.number(*monuments);
        fnv.numbers(points.0);
    }
}

impl Pending {
    /// The numbers of a frame. Its cause is left out, because it does not affect the rules.
    fn digest(self, fnv: &mut Fnv) {
        let flag = |set: bool| usize::from(set);
        let numbers: [Option<usize>; 4] = match self {
            Self::None => [Some(0), None, None, None],
            Self::PickedUp(at) => [Some(1), Some(at.gear.index()), Some(usize::from(at.space)), None],
            Self::AnyAction { granted_by } => [Some(2), granted_by.map(Building::index), None, None],
            Self::Harvest { space } => [Some(3), Some(usize::from(space)), None, None],
            Self::Anger => [Some(4), None, None, None],
            Self::Advance { left, optional, paid, .. } => {
                [Some(5), Some(usize::from(left)), Some(flag(optional)), Some(flag(paid))]
            }
            Self::Pay { advance, .. } => [Some(6), advance.map(|technology| technology.index()), None, None],
            Self::Construct { site, built, architecture_used } => {
                let site = match site {
                    Site::Tikal2 => 100,
                    Site::Tikal4 => 101,
                    Site::Uxmal4 => 102,
                    Site::Granted(building) => building.index(),
                };
                [Some(7), Some(site), Some(usize::from(built)), Some(flag(architecture_used))]
            }
            Self::Climb { left, climbed, .. } => {
                [Some(8), Some(usize::from(left)), climbed.map(|temple| temple.index()), None]
            }
            Self::Take { left, .. } => [Some(9), Some(usize::from(left)), None, None],
            Self::Market { bought, .. } => [Some(10), Some(flag(bought)), None, None],
            Self::Offer => [Some(11), None, None, None],
            Self::Effects { building, next } => [Some(12), Some(building.index()), Some(usize::from(next)), None],
        };
        numbers.into_iter().for_each(|number| fnv.index(number));
    }
}
