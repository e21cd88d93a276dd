//! What the first move of a record was made from.

use rand_core::Rng;

use super::Revealed;
use crate::chance::shuffle;
use crate::game::Game;
use crate::position::Position;
use crate::setup::Setup;

/// What a record begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// The set-up of a whole game.
    Setup(Setup),
    /// A position that was set up by hand, complete and checked.
    Position(Box<Position>),
}

impl Beginning {
    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        match self {
            Self::Setup(setup) => setup.players(),
            Self::Position(position) => position.seats.len(),
        }
    }

    /// The game before its first move.
    ///
    /// # Panics
    /// Never: the position of a record was checked when the record was made.
    #[must_use]
    pub fn game(&self) -> Game {
        match self {
            Self::Setup(setup) => Game::new(setup),
            Self::Position(position) => position.build().expect("the position of a record is checked"),
        }
    }

    /// The same, in which everything that nobody has seen yet is dealt anew ([`Record::deal_again`](super::Record::deal_again)).
    pub(super) fn deal_again(&self, revealed: &Revealed, rng: &mut impl Rng) -> Self {
        match self {
            Self::Setup(setup) => Self::Setup(setup.deal_again(revealed, rng)),
            Self::Position(position) => {
                let mut again = position.clone();
                let seen = if again.age2.is_some() { revealed.age1 } else { revealed.age2 };
                for (pile, seen) in [(&mut again.pile, seen), (&mut again.age2, revealed.age2)] {
                    if let Some(pile) = pile {
                        shuffle(&mut pile[seen..], rng);
                    }
                }
                Self::Position(again)
            }
        }
    }
}
