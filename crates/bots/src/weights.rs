//! The weights of the evaluation. They were set by hand at first and then tuned by measurement.

use core::str::FromStr;
use std::sync::LazyLock;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// What things are worth in the evaluation, in points unless stated otherwise.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32),+
        }

        impl Weights {
            /// The names, in order.
            pub const NAMES: [&'static str; [$(stringify!($name)),+].len()] = [$(stringify!($name)),+];
            /// How many there are.
            pub const NUM: usize = Self::NAMES.len();

            /// As a vector.
            #[must_use]
            pub const fn to_array(&self) -> [f32; Self::NUM] {
                [$(self.$name),+]
            }

            /// From a vector.
            #[must_use]
            pub const fn from_array([$($name),+]: [f32; Self::NUM]) -> Self {
                Self { $($name),+ }
            }
        }
    };
}

weights! {
    /// A corn early in the game, on top of the quarter point it is worth at the end.
    corn_early,
    /// How much more than its market price a block is worth early, as a share.
    block_early,
    /// A skull early, on top of what it is worth at the end.
    skull_early,
    /// A fourth worker for a whole game.
    worker_4,
    /// A fifth worker for a whole game.
    worker_5,
    /// A sixth worker for a whole game.
    worker_6,
    /// A worker in hand.
    hand,
    /// A day that a worker waits on a gear.
    wait,
    /// Agriculture 1 for a whole game.
    agriculture_1,
    /// Agriculture 2 for a whole game.
    agriculture_2,
    /// Agriculture 3 for a whole game.
    agriculture_3,
    /// Extraction 1 for a whole game.
    extraction_1,
    /// Extraction 2 for a whole game.
    extraction_2,
    /// Extraction 3 for a whole game.
    extraction_3,
    /// Architecture 1 for a whole game.
    architecture_1,
    /// Architecture 2 for a whole game.
    architecture_2,
    /// Architecture 3 for a whole game.
    architecture_3,
    /// Theology 1 for a whole game.
    theology_1,
    /// Theology 2 for a whole game.
    theology_2,
    /// Theology 3 for a whole game.
    theology_3,
    /// The share of a technology's worth that is left when half of the days have passed, beyond what the days
    /// themselves take away.
    technology_fade,
    /// A temple's points at an end of age after the next, as a share.
    temple_later,
    /// A leader's bonus that the seat would get now, as a share.
    leader,
    /// A leader's bonus that is one step away, as a share.
    leader_near,
    /// The points lost for a worker that certainly will not be fed, as a share. The value is known, so it is not tuned.
    hunger_now,
    /// The same while corn can still be found, right before the Food Day.
    hunger_near,
    /// The same, eight days before.
    hunger_far,
    /// Food for later Food Days, as a share.
    food_later,
    /// An action that lacks one block of its cost, as a share.
    lacks_1,
    /// An action that lacks two.
    lacks_2,
    /// An action that lacks more.
    lacks_3,
    /// A skull action without a skull, as a share.
    lacks_skull,
    /// The second advance or building of an action, as a share.
    second,
    /// What a worker on a gear will soon be worth, as a share, because not every plan works out.
    ride,
    /// Further workers on Palenque or Yaxchilan, as a share.
    crowd_harvest,
    /// Further workers on the same other gear, as a share: they would spend the same blocks and skulls.
    crowd,
    /// Trading at the market.
    market,
    /// A building that grants a construction or an action.
    grant,
    /// A building as such, early: monuments count them.
    building,
    /// What a monument grows by until the end, as a share, early.
    monument_growth,
    /// Monuments on display that the seat could pay for, as a share of their points.
    monument_reach,
    /// What an average turn brings, for every turn still to come. Without it, longer lines would look better.
    tempo,
    /// The starting player marker.
    start_player,
    /// The light side up.
    light_side,
    /// A harvest tile, early.
    harvest_tile,
}

impl Weights {
    /// The weights of the greedy player, tuned in its own games.
    #[must_use]
    pub fn greedy() -> &'static Self {
        static GREEDY: LazyLock<Weights> = LazyLock::new(|| shipped(include_str!("../weights/greedy.txt")));
        &GREEDY
    }

    /// The weights of the search, tuned in games of small searches.
    #[must_use]
    pub fn search() -> &'static Self {
        static SEARCH: LazyLock<Weights> = LazyLock::new(|| shipped(include_str!("../weights/search.txt")));
        &SEARCH
    }

    /// The weights set by hand, from which tuning started.
    #[must_use]
    pub fn untuned() -> &'static Self {
        static UNTUNED: LazyLock<Weights> = LazyLock::new(|| shipped(include_str!("../weights/untuned.txt")));
        &UNTUNED
    }
}

fn shipped(text: &str) -> Weights {
    text.parse().expect("the weights that are shipped are checked by a test")
}

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("weights, line {line}: {reason}")]
pub struct WeightsError {
    line: usize,
    reason: &'static str,
}

impl FromStr for Weights {
    type Err = WeightsError;

    /// Reads `name value` lines, every name once, in order.
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let mut values = [0.0; Self::NUM];
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        for (value, name) in values.iter_mut().zip(Self::NAMES) {
            let (line, text) = lines.next().ok_or(WeightsError { line: 0, reason: "weights are missing" })?;
            let wrong = |reason| WeightsError { line: line + 1, reason };
            let (found, number) = text.split_once(' ').ok_or_else(|| wrong("a name and a number are needed"))?;
            if found != name {
                return Err(wrong("another name is expected here"));
            }
            *value = number
                .trim()
                .parse()
                .ok()
                .filter(|value: &f32| value.is_finite())
                .ok_or_else(|| wrong("not a number"))?;
        }
        match lines.next() {
            Some((line, _)) => Err(WeightsError { line: line + 1, reason: "more weights than there are" }),
            None => Ok(Self::from_array(values)),
        }
    }
}

impl core::fmt::Display for Weights {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        Self::NAMES.iter().zip(self.to_array()).try_for_each(|(name, value)| writeln!(f, "{name} {value:.4}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_hold_every_weight() {
        for weights in [Weights::untuned(), Weights::greedy(), Weights::search()] {
            assert_eq!(weights.to_string().parse::<Weights>().map(|again| again.to_string()), Ok(weights.to_string()));
        }
        assert!("corn_early 1".parse::<Weights>().is_err());
        assert!(Weights::untuned().to_string().replace("corn_early", "corn").parse::<Weights>().is_err());
        assert!((Weights::untuned().to_string() + "more 1\n").parse::<Weights>().is_err());
    }
}
