//! What a player did over a game, in figures that can be compared.

use serde::{Deserialize, Serialize};
use tzolkin_engine::event::{Cause, Good, Holder};
use tzolkin_engine::{Event, Game, Observer, PerSeat, Seat, Technology, Temple};

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
    /// What the strongest bot does: means over the seats of games among itself, by the number of players.
    /// `tzolkin review --habits` measures them.
    #[must_use]
    pub const fn of_strongest_bot(players: usize) -> Self {
        let _ = players;
        // TODO(review): measured figures by players.
        Self {
            workers: 4.52,
            technologies: 3.81,
            temples: 10.0,
            buildings: 6.68,
            monuments: 1.44,
            unfed: 2.8,
            corn_for_placing: 60.0,
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

/// Counts what cannot be read off the final position.
#[derive(Default)]
pub(super) struct Watched {
    unfed: PerSeat<u16>,
    corn_for_placing: PerSeat<u16>,
}

impl Observer for Watched {
    fn see(&mut self, event: Event) {
        match event {
            Event::Fed { seat, unfed, .. } => self.unfed[seat] += u16::from(unfed),
            Event::Goods {
                good: Good::Corn,
                amount,
                from: Holder::Seat(seat),
                cause: Cause::Placing | Cause::Pity,
                ..
            } => self.corn_for_placing[seat] += amount,
            _ => {}
        }
    }
}

impl Watched {
    /// A seat's habits, given the game at its end.
    pub(super) fn habits(&self, game: &Game, seat: Seat) -> Habits {
        let player = game.board().player(seat);
        let levels = Technology::ALL.iter().map(|&technology| f64::from(player.level(technology)));
        let steps = Temple::ALL.iter().map(|&temple| f64::from(player.temples[temple]));
        Habits {
            workers: f64::from(player.workers_in_play),
            technologies: levels.sum(),
            temples: steps.sum(),
            buildings: player.buildings().count() as f64,
            monuments: player.monuments().count() as f64,
            unfed: f64::from(self.unfed[seat]),
            corn_for_placing: f64::from(self.corn_for_placing[seat]),
        }
    }
}
