//! What seats did in a game: counted while it is played, for the arena, reviews and training.

use serde::{Deserialize, Deserializer, Serialize};
use tzolkin_engine::event::{Cause, Good, Holder};
use tzolkin_engine::scoring::{PerSource, Source};
use tzolkin_engine::{Board, Event, Observer, PerSeat, PerTechnology, Points, Seat, Technology, Temple};

/// What a seat did in a game. In a file of results the fields are columns, in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Workers in play at the end.
    pub workers: u8,
    /// Technology levels at the end.
    pub levels: PerTechnology<u8>,
    /// Temple steps above the lowest at the end, all temples together.
    pub temple_steps: u8,
    /// Buildings constructed.
    pub buildings: u8,
    /// Monuments constructed.
    pub monuments: u8,
    /// Skulls placed on Chichen Itza.
    pub skulls: u8,
    /// Workers not fed, over the game.
    pub unfed: u8,
    /// Corn spent on placing workers.
    pub corn_for_placing: u16,
    /// Where the points came from.
    #[serde(deserialize_with = "read_sources")]
    pub sources: PerSource<Points>,
}

impl Deeds {
    /// Technology levels at the end, all tracks together.
    #[must_use]
    pub fn levels_in_all(&self) -> u8 {
        self.levels.0.iter().sum()
    }
}

fn read_sources<'de, D: Deserializer<'de>>(from: D) -> Result<PerSource<Points>, D::Error> {
    let PerSource(numbers) = PerSource::<f64>::deserialize(from)?;
    let mut points = PerSource::default();
    for (points, number) in points.0.iter_mut().zip(numbers) {
        *points = quarters(number)?;
    }
    Ok(points)
}

/// Points from a number, which must have whole quarters.
pub(crate) fn quarters<E: serde::de::Error>(number: f64) -> Result<Points, E> {
    number.to_string().parse().map_err(E::custom)
}

/// Watches a game and counts what cannot be read off its final position.
///
/// ```
/// use tzolkin_bots::{DeedsWatch, Player, Spec, play_game};
/// use tzolkin_engine::{Game, Seat, Setup};
///
/// let mut game = Game::new(&Setup::from_seed(2, 1)?);
/// let mut players = [1, 2].map(|seed| Player::new(&Spec::Random, seed));
/// let mut watch = DeedsWatch::default();
/// play_game(&mut game, &mut watch, |game, seat| players[seat.index()].choose(game, seat))?;
/// assert!(watch.deeds(game.board(), Seat::ALL[0]).workers >= 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct DeedsWatch {
    skulls: PerSeat<u8>,
    unfed: PerSeat<u8>,
    corn_for_placing: PerSeat<u16>,
}

impl Observer for DeedsWatch {
    fn see(&mut self, event: Event) {
        match event {
            Event::Goods { good: Good::Skull, from: Holder::Seat(seat), to: Holder::SkullSpace(_), .. } => {
                self.skulls[seat] += 1;
            }
            Event::Goods {
                good: Good::Corn,
                amount,
                from: Holder::Seat(seat),
                cause: Cause::Placing | Cause::Pity,
                ..
            } => self.corn_for_placing[seat] += amount,
            Event::Fed { seat, unfed, .. } => self.unfed[seat] += unfed,
            _ => {}
        }
    }
}

impl DeedsWatch {
    /// What a seat has done in the game so far.
    #[must_use]
    pub fn deeds(&self, board: &Board, seat: Seat) -> Deeds {
        let player = board.player(seat);
        Deeds {
            workers: player.workers_in_play,
            levels: PerTechnology(Technology::ALL.map(|technology| player.level(technology))),
            temple_steps: Temple::ALL.iter().map(|&temple| player.temples[temple]).sum(),
            buildings: player.buildings().count() as u8,
            monuments: player.monuments().count() as u8,
            skulls: self.skulls[seat],
            unfed: self.unfed[seat],
            corn_for_placing: self.corn_for_placing[seat],
            sources: PerSource(Source::ALL.map(|source| player.points_from(source))),
        }
    }
}
