//! The file format of a net: a header with versions and sizes, then every weight as a variable-length integer.

use core::ops::RangeInclusive;

use tzolkin_engine::{ACTION_INDEX_VERSION, Action, fnv1a};

use super::features::MOST_BINARY_ON;
use super::{BINARY_INPUTS, FEATURES_VERSION, HIDDEN, LARGEST, NUMBER_INPUTS, Net, OUTPUTS, SECOND};
use crate::search::PuctConfig;

/// The version of the file's layout. Version 1 did not contain the settings of the search.
pub const NET_FORMAT_VERSION: u16 = 2;

const MAGIC: [u8; 4] = *b"TZKN";

/// Why a file is not a net that this program can use.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It does not begin like a net.
    #[error("this is not a net: it does not begin with TZKN")]
    NotANet,
    /// It was made for another version of the program.
    #[error("the net has {what} {found}; this program needs {expected}: train a new net with `tzolkin learn`")]
    Version {
        /// What does not fit.
        what: &'static str,
        /// What the net has.
        found: u32,
        /// What the program has.
        expected: u32,
    },
    /// It ends too early.
    #[error("the net is cut off")]
    CutOff,
    /// Something follows after the last weight.
    #[error("{0} bytes follow after the end of the net")]
    TooLong(usize),
    /// The settings of the search make no sense.
    #[error("the net has impossible settings of the search: {0}")]
    Search(&'static str),
    /// A weight is larger than the arithmetic allows.
    #[error("the weight {0} is too large")]
    TooLarge(i64),
    /// The weights of one unit of the first layer are too large together.
    #[error(
        "the weights of hidden unit {unit} may add up to {sum}, but at most {} fit: train a net with smaller weights",
        i16::MAX
    )]
    SumTooLarge {
        /// The number of the unit.
        unit: usize,
        /// The largest sum, without its sign.
        sum: i64,
    },
}

struct Reader<'a> {
    bytes: &'a [u8],
}

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, NetError> {
        let (&first, rest) = self.bytes.split_first().ok_or(NetError::CutOff)?;
        self.bytes = rest;
        Ok(first)
    }

    fn u16(&mut self) -> Result<u16, NetError> {
        Ok(u16::from_le_bytes([self.byte()?, self.byte()?]))
    }

    fn u32(&mut self) -> Result<u32, NetError> {
        Ok(u32::from_le_bytes([self.byte()?, self.byte()?, self.byte()?, self.byte()?]))
    }

    fn setting(&mut self, what: &'static str, range: RangeInclusive<f32>) -> Result<f32, NetError> {
        let setting = f32::from_bits(self.u32()?);
        if range.contains(&setting) { Ok(setting) } else { Err(NetError::Search(what)) }
    }

    fn search(&mut self) -> Result<PuctConfig, NetError> {
        let config = PuctConfig {
            exploration: self.setting("exploration", 0.0..=1000.0)?,
            temperature: self.setting("temperature", 0.01..=100.0)?,
            even: 0.0,
            first_play_reduction: self.setting("first_play_reduction", -1000.0..=1000.0)?,
            rivals: [self.setting("rivals", RIVALS)?, self.setting("rivals", RIVALS)?, self.setting("rivals", RIVALS)?],
            visits_per_world: self.u16()?.into(),
            most_worlds: self.u16()?.into(),
            value_everyone: self.byte()? != 0,
        };
        if config.visits_per_world == 0 || config.most_worlds == 0 {
            Err(NetError::Search("worlds"))
        } else {
            Ok(config)
        }
    }

    /// Seven bits per byte, lowest first; the lowest bit of the number is its sign.
    fn weight(&mut self, largest: i64) -> Result<i64, NetError> {
        let mut coded = 0_u64;
        for shift in (0..).step_by(7).take(6) {
            let byte = self.byte()?;
            coded |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                let weight = (coded >> 1) as i64 ^ -((coded & 1) as i64);
                return if weight.abs() <= largest { Ok(weight) } else { Err(NetError::TooLarge(weight)) };
            }
        }
        Err(NetError::TooLarge(i64::MAX))
    }

    fn row<const N: usize>(&mut self, largest: i64) -> Result<[i16; N], NetError> {
        let mut row = [0; N];
        for weight in &mut row {
            *weight = self.weight(largest)? as i16;
        }
        Ok(row)
    }

    fn rows<const N: usize>(&mut self, count: usize, largest: i64) -> Result<Vec<[i16; N]>, NetError> {
        (0..count).map(|_| self.row(largest)).collect()
    }

    fn wide(&mut self, count: usize) -> Result<Vec<i32>, NetError> {
        (0..count).map(|_| self.weight(WIDEST).map(|weight| weight as i32)).collect()
    }
}

/// How nets of format 1 were searched with.
const FORMAT_1: PuctConfig = PuctConfig { value_everyone: false, rivals: [0.1161; 3], ..PuctConfig::NET };
/// What the share of the rivals' points may be.
const RIVALS: RangeInclusive<f32> = -10.0..=10.0;

/// Sums of products stay within 32 bits if the bias that is added to them is no larger than this.
const WIDEST: i64 = 1 << 19;
/// The limit for a first-layer weight. Their sums are limited as well, by [`Net::check_sums`].
const FIRST_LARGEST: i64 = 2047;

fn expect(what: &'static str, found: u32, expected: usize) -> Result<(), NetError> {
    let expected = expected as u32;
    if found == expected { Ok(()) } else { Err(NetError::Version { what, found, expected }) }
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// If the bytes are not a net, or one for other features, actions or sizes.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let mut from = Reader { bytes: bytes.strip_prefix(&MAGIC).ok_or(NetError::NotANet)? };
        let format = from.u16()?;
        if format != 1 {
            expect("format", format.into(), NET_FORMAT_VERSION.into())?;
        }
        expect("features of version", from.u16()?.into(), FEATURES_VERSION.into())?;
        expect("actions of version", from.u16()?.into(), ACTION_INDEX_VERSION.into())?;
        let sizes = [
            ("binary inputs:", BINARY_INPUTS),
            ("numbers:", NUMBER_INPUTS),
            ("hidden units:", HIDDEN),
            ("units in its second layer:", SECOND),
            ("outputs:", OUTPUTS),
            ("actions:", Action::COUNT),
        ];
        for (what, size) in sizes {
            expect(what, from.u16()?.into(), size)?;
        }
        let large = i64::from(LARGEST);
        let net = Self {
            generation: from.u32()?,
            search: if format == 1 { FORMAT_1 } else { from.search()? },
            binary: from.rows(BINARY_INPUTS, FIRST_LARGEST)?,
            numbers: from.rows(NUMBER_INPUTS, i16::MAX.into())?,
            hidden_bias: from.row(FIRST_LARGEST)?,
            second: from.rows(SECOND, large)?,
            second_bias: from.wide(SECOND)?.try_into().map_err(|_| NetError::CutOff)?,
            output: from.rows(OUTPUTS, i16::MAX.into())?.try_into().map_err(|_| NetError::CutOff)?,
            output_bias: from.wide(OUTPUTS)?.try_into().map_err(|_| NetError::CutOff)?,
            policy: from.rows(Action::COUNT, large)?,
            policy_bias: from.wide(Action::COUNT)?,
        };
        if !from.bytes.is_empty() {
            return Err(NetError::TooLong(from.bytes.len()));
        }
        net.check_sums()?;
        Ok(net)
    }

    /// Checks that no position can make a sum of binary inputs overflow its 16 bits, whichever are on. Numbers are added
    /// with saturation.
    fn check_sums(&self) -> Result<(), NetError> {
        for unit in 0..HIDDEN {
            for sign in [1, -1] {
                let weight = |row: &[i16; HIDDEN]| (sign * i64::from(row[unit])).max(0);
                let mut weights: Vec<i64> = self.binary.iter().map(weight).collect();
                let (largest, ..) = weights.select_nth_unstable_by(MOST_BINARY_ON, |a, b| b.cmp(a));
                let sum = sign * i64::from(self.hidden_bias[unit]) + largest.iter().sum::<i64>();
                if sum > i16::MAX.into() {
                    return Err(NetError::SumTooLarge { unit, sum });
                }
            }
        }
        Ok(())
    }

    /// The bytes of the file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let sizes = [BINARY_INPUTS, NUMBER_INPUTS, HIDDEN, SECOND, OUTPUTS, Action::COUNT].map(|size| size as u16);
        for number in [NET_FORMAT_VERSION, FEATURES_VERSION, ACTION_INDEX_VERSION].into_iter().chain(sizes) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.generation.to_le_bytes());
        let PuctConfig { exploration, temperature, first_play_reduction, rivals, .. } = self.search;
        for setting in [exploration, temperature, first_play_reduction].into_iter().chain(rivals) {
            bytes.extend(setting.to_le_bytes());
        }
        for setting in [self.search.visits_per_world, self.search.most_worlds] {
            bytes.extend((setting as u16).to_le_bytes());
        }
        bytes.push(self.search.value_everyone.into());
        let wide = |weights: &[i32]| weights.iter().copied().map(i64::from).collect::<Vec<_>>();
        let narrow = |weights: &[i16]| weights.iter().copied().map(i64::from).collect::<Vec<_>>();
        let parts = [
            narrow(self.binary.as_flattened()),
            narrow(self.numbers.as_flattened()),
            narrow(&self.hidden_bias),
            narrow(self.second.as_flattened()),
            wide(&self.second_bias),
            narrow(self.output.as_flattened()),
            wide(&self.output_bias),
            narrow(self.policy.as_flattened()),
            wide(&self.policy_bias),
        ];
        for weight in parts.into_iter().flatten() {
            push(&mut bytes, weight);
        }
        bytes
    }

    /// A number that differs between different nets and stays the same on every platform and with every compiler.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fnv1a(self.write())
    }

    /// A net that adds nothing to the hand evaluation and has no policy. Training from nothing starts with it.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            generation: 0,
            search: PuctConfig::NET,
            binary: vec![[0; HIDDEN]; BINARY_INPUTS],
            numbers: vec![[0; HIDDEN]; NUMBER_INPUTS],
            hidden_bias: [0; HIDDEN],
            second: vec![[0; HIDDEN]; SECOND],
            second_bias: [0; SECOND],
            output: [[0; SECOND]; OUTPUTS],
            output_bias: [0; OUTPUTS],
            policy: vec![[0; HIDDEN]; Action::COUNT],
            policy_bias: vec![0; Action::COUNT],
        }
    }
}

fn push(bytes: &mut Vec<u8>, weight: i64) {
    let mut coded = (weight << 1 ^ weight >> 63) as u64;
    while coded >= 0x80 {
        bytes.push(coded as u8 | 0x80);
        coded >>= 7;
    }
    bytes.push(coded as u8);
}

#[cfg(test)]
mod tests;
