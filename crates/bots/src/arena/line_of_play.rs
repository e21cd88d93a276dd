//! Lines of play: the few ways to play for which the bots' games are searched.

use serde::Serialize;

use crate::deeds::Deeds;

/// What a seat set out for, judged by what it had at the end. The first that fits counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum LineOfPlay {
    /// Resources and buildings.
    Builder,
    /// Skulls on Chichen Itza.
    Theology,
    /// No technologies to speak of.
    None,
    /// Anything else.
    Other,
}

impl LineOfPlay {
    /// All of them, in the order in which they are tried.
    pub const ALL: [Self; 4] = [Self::Builder, Self::Theology, Self::None, Self::Other];

    /// The line of a seat.
    #[must_use]
    pub fn of(deeds: &Deeds) -> Self {
        use tzolkin_engine::Technology::{Architecture, Extraction};
        if deeds.levels[Extraction] >= 2 && deeds.levels[Architecture] >= 2 {
            Self::Builder
        } else if deeds.skulls >= 5 {
            Self::Theology
        } else if deeds.levels_in_all() <= 1 {
            Self::None
        } else {
            Self::Other
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Theology => "theology",
            Self::None => "none",
            Self::Other => "other",
        }
    }

    /// What makes a seat belong to it.
    #[must_use]
    pub const fn definition(self) -> &'static str {
        match self {
            Self::Builder => "extraction and architecture at level 2 or 3",
            Self::Theology => "five skulls or more placed",
            Self::None => "at most one technology level in all",
            Self::Other => "none of these",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tzolkin_engine::PerTechnology;

    #[test]
    fn the_first_line_that_fits_counts() {
        // Levels of agriculture, extraction, architecture and theology.
        for (levels, skulls, expected) in [
            ([0, 2, 2, 0], 0, LineOfPlay::Builder),
            ([0, 3, 2, 3], 6, LineOfPlay::Builder),
            ([0, 3, 1, 3], 5, LineOfPlay::Theology),
            ([0, 0, 0, 0], 5, LineOfPlay::Theology),
            ([0, 1, 0, 0], 4, LineOfPlay::None),
            ([0, 0, 0, 0], 0, LineOfPlay::None),
            ([0, 1, 1, 0], 4, LineOfPlay::Other),
            ([3, 3, 1, 0], 0, LineOfPlay::Other),
        ] {
            let deeds = Deeds { levels: PerTechnology(levels), skulls, ..Deeds::default() };
            assert_eq!(LineOfPlay::of(&deeds), expected, "{levels:?}, {skulls} skulls");
        }
    }
}
