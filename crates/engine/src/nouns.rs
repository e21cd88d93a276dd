//! The nouns of the game as small types: gears, temples, technologies, blocks, seats, tiles, points.
//!
//! Every closed set has `ALL` its members with their text names, and a container keyed by it, so that nothing in the
//! engine is looked up by a string or a bare number.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Index, IndexMut, Neg, Sub, SubAssign};
use core::str::FromStr;

/// A count or an index of things that there are few of, such as seats, spaces and tiles, in the size that states keep it in.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "no set of the game has 256 members; tests run with the assertion")]
pub(crate) const fn small(number: usize) -> u8 {
    debug_assert!(number <= u8::MAX as usize);
    number as u8
}

/// A name that is not in the vocabulary.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown {what} '{text}'")]
pub struct UnknownName {
    /// The kind of thing that was expected.
    pub what: &'static str,
    /// The unknown text.
    pub text: String,
}

macro_rules! closed_set {
    ($(#[$doc:meta])* $name:ident, $per:ident, $what:literal { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $($(#[$vdoc])* #[cfg_attr(feature = "serde", serde(rename = $text))] $variant),+
        }

        impl $name {
            /// Every member, in the order of the component tables.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];
            /// How many there are.
            pub const NUM: usize = Self::ALL.len();

            /// The name used in actions, records and protocols.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The position in [`Self::ALL`].
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;
            fn from_str(text: &str) -> Result<Self, UnknownName> {
                Self::ALL
                    .into_iter()
                    .find(|each| each.name() == text)
                    .ok_or_else(|| UnknownName { what: $what, text: text.to_owned() })
            }
        }

        #[doc = concat!("One value for each [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $per<T>(pub [T; $name::NUM]);

        impl<T> $per<T> {
            /// The keys with their values, in order.
            pub fn iter(&self) -> impl Iterator<Item = ($name, &T)> {
                $name::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> Index<$name> for $per<T> {
            type Output = T;
            #[inline]
            fn index(&self, key: $name) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> IndexMut<$name> for $per<T> {
            #[inline]
            fn index_mut(&mut self, key: $name) -> &mut T {
                &mut self.0[key as usize]
            }
        }
    };
}

closed_set! {
    /// A gear that workers ride on.
    Gear, PerGear, "gear" {
        /// Corn and wood from the jungle.
        Palenque = "palenque",
        /// Blocks and skulls.
        Yaxchilan = "yaxchilan",
        /// Technologies and buildings.
        Tikal = "tikal",
        /// Gods, market, workers.
        Uxmal = "uxmal",
        /// Skulls for points.
        ChichenItza = "chichen-itza",
    }
}

closed_set! {
    /// A god's temple.
    Temple, PerTemple, "temple" {
        /// The brown temple.
        Chaac = "chaac",
        /// The yellow temple.
        Quetzalcoatl = "quetzalcoatl",
        /// The green temple.
        Kukulcan = "kukulcan",
    }
}

closed_set! {
    /// A technology track.
    Technology, PerTechnology, "technology" {
        /// More corn from the jungle.
        Agriculture = "agriculture",
        /// More blocks from the gears.
        Extraction = "extraction",
        /// Cheaper and better buildings.
        Architecture = "architecture",
        /// More from skulls.
        Theology = "theology",
    }
}

closed_set! {
    /// A resource block. Corn and skulls are not blocks.
    Block, PerBlock, "block" {
        /// Worth 2 corn.
        Wood = "wood",
        /// Worth 3 corn.
        Stone = "stone",
        /// Worth 4 corn.
        Gold = "gold",
    }
}

closed_set! {
    /// The colour of a building or monument.
    Kind, PerKind, "kind" {
        /// Yellow: feeds workers.
        Farm = "farm",
        /// Grey.
        Tomb = "tomb",
        /// Green.
        Public = "public",
        /// Blue.
        Shrine = "shrine",
    }
}

closed_set! {
    /// Where a player's points came from: the rows of the final breakdown.
    Source, PerSource, "source" {
        /// Points printed on buildings.
        Buildings = "buildings",
        /// Architecture: per building, and its bonus.
        Architecture = "architecture",
        /// Skulls placed on Chichen Itza.
        ChichenItza = "chichen_itza",
        /// Temples at the end of age 1.
        TemplesAge1 = "temples_age1",
        /// Temples at the end of age 2.
        TemplesAge2 = "temples_age2",
        /// Workers not fed (never positive).
        Unfed = "unfed",
        /// Corn left at the end, blocks sold included.
        Corn = "corn",
        /// Skulls still owned at the end.
        Skulls = "skulls",
        /// Monuments.
        Monuments = "monuments",
    }
}

/// A space of a gear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Space {
    /// The gear it is on.
    pub gear: Gear,
    /// The number of the space; beyond the last numbered one it is only a place to ride through.
    pub space: u8,
}

/// Blocks counted by kind: a cost, a payment, a gain.
pub type Blocks = PerBlock<u8>;

impl Blocks {
    /// Blocks in the order wood, stone, gold.
    #[must_use]
    pub const fn of(wood: u8, stone: u8, gold: u8) -> Self {
        Self([wood, stone, gold])
    }

    /// How many blocks in all.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.0[0] as u16 + self.0[1] as u16 + self.0[2] as u16
    }
}

/// A player's place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "usize"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(u8);

impl TryFrom<usize> for Seat {
    type Error = UnknownName;
    fn try_from(number: usize) -> Result<Self, UnknownName> {
        Self::new(number).ok_or_else(|| UnknownName { what: "seat", text: number.to_string() })
    }
}

impl Seat {
    /// The most seats a game has.
    pub const NUM: usize = 4;
    /// All four; a game uses the first two, three or four.
    pub const ALL: [Self; Self::NUM] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat with that number, if there is one.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < Self::NUM { Some(Self(small(number))) } else { None }
    }

    /// Its number, clockwise from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructor guarantees, so that it leaves out bounds checks in
        // containers.
        (self.0 & 3) as usize
    }

    /// The next seat clockwise, with that many players; seat 0 after the last one.
    #[must_use]
    #[inline]
    pub const fn left(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self(if next >= players || next >= Self::NUM { 0 } else { small(next) })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each seat; the default for seats that do not play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PerSeat<T>(pub [T; Seat::NUM]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

macro_rules! tile_id {
    ($(#[$doc:meta])* $name:ident, $num:literal, $what:literal, $text:path, $read:path) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// How many there are.
            pub const NUM: usize = $num;

            /// Every tile, in the order of the component tables.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..$num).map(Self)
            }

            /// The position in the component table.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $text(*self, f)
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;
            fn from_str(text: &str) -> Result<Self, UnknownName> {
                $read(text).ok_or_else(|| UnknownName { what: $what, text: text.to_owned() })
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <String as serde::Deserialize>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// The position in a component table of `count` tiles that a number of two digits, counted from 1, stands for.
fn numbered(text: &str, letter: char, count: usize) -> Option<u8> {
    let digits = text.strip_prefix(letter).filter(|digits| digits.len() == 2)?;
    let index = number(digits)?.checked_sub(1)?;
    (usize::from(index) < count).then_some(index)
}

/// A number that is written with digits alone, without a sign.
fn number(digits: &str) -> Option<u8> {
    digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())?
}

fn building_id(tile: Building, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "b{:02}", tile.0 + 1)
}

fn read_building(text: &str) -> Option<Building> {
    numbered(text, 'b', Building::NUM).map(Building)
}

fn monument_id(tile: Monument, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "m{:02}", tile.0 + 1)
}

fn read_monument(text: &str) -> Option<Monument> {
    numbered(text, 'm', Monument::NUM).map(Monument)
}

fn wealth_id(tile: WealthTile, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let named = tile.info().dummy;
    write!(f, "w-{}-{}", named.gear, named.space)
}

fn read_wealth(text: &str) -> Option<WealthTile> {
    let (gear, space) = text.strip_prefix("w-")?.rsplit_once('-')?;
    let padded = space.len() > 1 && space.starts_with('0');
    let named = Space { gear: gear.parse().ok()?, space: number(space).filter(|_| !padded)? };
    WealthTile::all().find(|tile| tile.info().dummy == named)
}

tile_id! {
    /// A building tile, `b01` to `b32`.
    Building, 32, "building", building_id, read_building
}
tile_id! {
    /// A monument tile, `m01` to `m13`.
    Monument, 13, "monument", monument_id, read_monument
}
tile_id! {
    /// A starting wealth tile, named after the space it shows for dummies: `w-tikal-3`.
    WealthTile, 21, "wealth tile", wealth_id, read_wealth
}

impl Building {
    /// The bit that stands for this tile in a set of buildings.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl Monument {
    /// The bit that stands for this tile in a set of monuments.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Points, counted in quarters and never rounded (ruling 1).
///
/// ```
/// use tzolkin_engine::Points;
///
/// let points = Points::whole(3) - Points(1);
/// assert_eq!(points.to_string(), "2.75");
/// assert_eq!([points, Points(1)].into_iter().sum::<Points>(), Points::whole(3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "f64"))]
pub struct Points(pub i32);

impl Points {
    /// That many whole points, or the nearest number that can be counted in quarters.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points.saturating_mul(4))
    }

    /// The number of quarter points.
    #[must_use]
    pub const fn quarters(self) -> i32 {
        self.0
    }

    /// The quarters as a player's points are stored; far more than a game can bring are cut off.
    pub(crate) fn stored(self) -> i16 {
        i16::try_from(self.0).unwrap_or(if self.0 < 0 { i16::MIN } else { i16::MAX })
    }

    /// As a number with exact quarters.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 4.0
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::default(), Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.as_f64())
    }
}

impl FromStr for Points {
    type Err = UnknownName;
    #[allow(clippy::cast_possible_truncation, reason = "a whole number of at most a million")]
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let unknown = || UnknownName { what: "number of points", text: text.to_owned() };
        let quarters = text.parse::<f64>().map_err(|_| unknown())? * 4.0;
        if quarters.fract() != 0.0 || quarters.abs() > 1e6 {
            return Err(unknown());
        }
        Ok(Self(quarters as i32))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Whole numbers are written without a fraction in JSON, so that text can be compared.
        if self.0 % 4 == 0 { serializer.serialize_i32(self.0 / 4) } else { serializer.serialize_f64(self.as_f64()) }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Points {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = <f64 as serde::Deserialize>::deserialize(deserializer)?;
        number.to_string().parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for gear in Gear::ALL {
            assert_eq!(gear.to_string().parse(), Ok(gear));
        }
        for tile in WealthTile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        for tile in Building::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        assert!("Tikal".parse::<Gear>().is_err());
    }

    #[test]
    fn tiles_have_no_other_names() {
        let texts = ["", "b", "b00", "b1", "b001", "b1a", "b+1", "b33", "b99", "B01", "m00", "m14", "m1", "01", "b０1"];
        for text in texts {
            assert!(text.parse::<Building>().is_err() && text.parse::<Monument>().is_err(), "{text}");
        }
        for text in [
            "w-tikal-03",
            "w-tikal-+3",
            "w-tikal-2",
            "w-tikal-",
            "w-tikal",
            "w--3",
            "tikal-3",
            "w-tikal-3 ",
            "w-tikal-259",
        ] {
            assert!(text.parse::<WealthTile>().is_err(), "{text}");
        }
    }

    #[test]
    fn points_keep_their_quarters() {
        assert_eq!(Points(-3).to_string(), "-0.75");
        assert_eq!(Points::whole(61).to_string(), "61");
        assert_eq!("12.25".parse(), Ok(Points(49)));
        assert!("0.1".parse::<Points>().is_err());
        assert!("NaN".parse::<Points>().is_err());
    }
}
