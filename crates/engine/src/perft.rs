//! Counts sequences of actions, which is a way to compare two implementations of the rules.

use crate::action::Actions;
use crate::game::Game;

/// The number of sequences of that many legal actions.
///
/// ```
/// use tzolkin_engine::{Game, Setup, perft};
///
/// let game = Game::new(&Setup::from_seed(2, 1)?);
/// assert_eq!(perft(&game, 2), 36, "six pairs of tiles each");
/// # Ok::<(), tzolkin_engine::SetupError>(())
/// ```
#[must_use]
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut legal = Actions::new();
    game.legal(&mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let Some(seat) = game.first_to_act() else { return 0 };
    let count = |&action| {
        let mut after = *game;
        after.apply_unchecked(seat, action, &mut ());
        perft(&after, depth - 1)
    };
    legal.iter().map(count).sum()
}
