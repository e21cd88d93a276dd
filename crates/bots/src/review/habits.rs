//! What a player did over a game, in figures that can be compared.

use serde::{Deserialize, Serialize};
use tzolkin_engine::Record;

use crate::deeds::{Deeds, DeedsWatch};

/// What a player did over a game, or what players did on average.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Habits {
    /// Workers in play at the end.
    pub workers: f64,
    /// Technology levels at the end, all tracks together.
    pub technologies: f64,
    /// Temple steps above the lowest at the end, all temples together.
    pub temples: f64,
    /// Buildings constructed.
    pub buildings: f64,
    /// Monuments constructed.
    pub monuments: f64,
    /// Workers not fed, over the game.
    pub unfed: f64,
    /// Corn spent on placing workers.
    pub corn_for_placing: f64,
}

impl Habits {
    /// What each seat did in the first moves of a game.
    #[must_use]
    pub fn of(record: &Record, moves: usize) -> Vec<Self> {
        let mut game = record.game_at(0);
        let mut watch = DeedsWatch::default();
        for made in record.moves().iter().take(moves) {
            game.apply_unchecked(made.seat, made.action, &mut watch);
        }
        game.board().seats().map(|seat| Self::from(&watch.deeds(game.board(), seat))).collect()
    }

    /// What the strongest bot does: means over the seats of games among itself, by the number of players.
    ///
    /// Measured in 25 games for each number of players, with 1,000 nodes a decision instead of the 20,000 of level 5,
    /// which does much the same: `cargo run --release -p tzolkin-bots --example review_figures -- habits
    /// search:nodes=1000 25`.
    #[must_use]
    pub const fn of_strongest_bot(players: usize) -> Self {
        match players {
            0..=2 => Self {
                workers: 5.24,
                technologies: 6.48,
                temples: 13.24,
                buildings: 12.66,
                monuments: 1.52,
                unfed: 2.42,
                corn_for_placing: 46.04,
            },
            3 => Self {
                workers: 4.91,
                technologies: 4.72,
                temples: 12.99,
                buildings: 8.67,
                monuments: 1.41,
                unfed: 2.31,
                corn_for_placing: 39.55,
            },
            _ => Self {
                workers: 4.64,
                technologies: 3.98,
                temples: 12.66,
                buildings: 6.72,
                monuments: 1.42,
                unfed: 2.93,
                corn_for_placing: 36.08,
            },
        }
    }

    /// The mean of several.
    #[must_use]
    pub fn mean(of: &[Self]) -> Self {
        let count = of.len().max(1) as f64;
        let each = |figure: fn(&Self) -> f64| of.iter().map(figure).sum::<f64>() / count;
        Self {
            workers: each(|habits| habits.workers),
            technologies: each(|habits| habits.technologies),
            temples: each(|habits| habits.temples),
            buildings: each(|habits| habits.buildings),
            monuments: each(|habits| habits.monuments),
            unfed: each(|habits| habits.unfed),
            corn_for_placing: each(|habits| habits.corn_for_placing),
        }
    }
}

impl From<&Deeds> for Habits {
    fn from(deeds: &Deeds) -> Self {
        Self {
            workers: deeds.workers.into(),
            technologies: deeds.levels_in_all().into(),
            temples: deeds.temple_steps.into(),
            buildings: deeds.buildings.into(),
            monuments: deeds.monuments.into(),
            unfed: deeds.unfed.into(),
            corn_for_placing: deeds.corn_for_placing.into(),
        }
    }
}
