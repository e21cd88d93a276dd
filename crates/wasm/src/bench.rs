//! Random games, to measure how fast the module plays in a browser.

use serde::Serialize;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Actions, Game, Setup};

/// The most games at once, so that a worker answers within seconds.
const MOST_GAMES: u32 = 100_000;

/// What was played.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Played {
    games: u32,
    decisions: u64,
}

/// Plays the games that `tzolkin simulate` plays with the same seed; none if there cannot be that many players.
pub(crate) fn random_games(players: usize, games: u32, seed: u64) -> Played {
    let (mut played, mut legal) = (Played::default(), Actions::new());
    for number in 0..games.min(MOST_GAMES) {
        let mut rng = stream(seed.wrapping_add(u64::from(number)));
        let Ok(setup) = Setup::random(players, &mut rng) else { return played };
        let mut game = Game::new(&setup);
        while let Some(seat) = game.first_to_act() {
            game.legal(&mut legal);
            game.apply_unchecked(seat, legal[below(&mut rng, legal.len())], &mut ());
            played.decisions += 1;
        }
        played.games += 1;
    }
    played
}
