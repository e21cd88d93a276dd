//! What a player did over a game, in figures that can be compared.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Record, Seat};

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

    /// The file of [`Self::of_strongest_bot`].
    ///
    /// # Panics
    /// If the file in the repository cannot be read; a test reads it.
    #[must_use]
    pub fn strongest() -> &'static StrongestHabits {
        static STRONGEST: LazyLock<StrongestHabits> = LazyLock::new(|| {
            serde_json::from_str(include_str!("../../net/habits.json")).expect("the file is read by a test")
        });
        &STRONGEST
    }

    /// What the strongest bot does: means over the seats of games among itself, by the number of players.
    ///
    /// `make net` measures it in 25 games for each number of players, with 1,000 nodes a decision, and a test compares the net
    /// it was measured with to the one that ships.
    #[must_use]
    pub fn of_strongest_bot(players: usize) -> Self {
        Self::strongest().habits[players.clamp(2, Seat::NUM) - 2]
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

/// The file of [`Habits::of_strongest_bot`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StrongestHabits {
    /// The fingerprint of the net that played.
    pub net: String,
    /// With two, three and four players.
    pub habits: [Habits; Seat::NUM - 1],
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
