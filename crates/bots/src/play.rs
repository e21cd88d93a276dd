//! The loop that plays a game to its end.

use tzolkin_engine::{Action, Game, Observer, Refusal, Seat};

use crate::bot::{Bot, Budget};
use crate::spec::Spec;

/// A bot in its seat, with what a decision of it may take.
pub struct Player {
    pub bot: Box<dyn Bot>,
    pub budget: Budget,
}

impl Player {
    /// A bot of this kind, with its own seed.
    #[must_use]
    pub fn new(spec: &Spec, seed: u64) -> Self {
        Self { bot: spec.bot(seed), budget: spec.budget() }
    }

    /// What the bot does in the seat, from what the seat may know.
    pub fn choose(&mut self, game: &Game, seat: Seat) -> Action {
        self.bot.choose(&game.view(seat), self.budget).action
    }
}

/// An action was chosen that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {} chose '{action}', which is refused: {refusal}", .seat.index())]
pub struct Refused {
    pub seat: Seat,
    pub action: Action,
    pub refusal: Refusal,
}

/// Plays a game to its end and shows an observer what happens. `choose` is asked for every decision and may change the
/// game first, as training does to give seats something beyond the rules.
///
/// ```
/// use tzolkin_bots::{Player, Spec, play_game};
/// use tzolkin_engine::{Game, Setup};
///
/// let mut game = Game::new(&Setup::from_seed(3, 1)?);
/// let mut players = [1, 2, 3].map(|seed| Player::new(&Spec::Greedy, seed));
/// play_game(&mut game, &mut (), |game, seat| players[seat.index()].choose(game, seat))?;
/// assert!(game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If an action was chosen that the rules refuse; the game then remains as it was before it.
pub fn play_game(
    game: &mut Game,
    seen: &mut impl Observer,
    mut choose: impl FnMut(&mut Game, Seat) -> Action,
) -> Result<(), Refused> {
    while let Some(seat) = game.first_to_act() {
        let action = choose(game, seat);
        game.apply(seat, action, seen).map_err(|refusal| Refused { seat, action, refusal })?;
    }
    Ok(())
}
