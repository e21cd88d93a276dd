//! Two ways to play at random: uniformly, and with a preference for building, advancing and trading, which seldom
//! happen in uniform play.

use rand_core::Rng;
use tzolkin_engine::chance::below;
use tzolkin_engine::pending::Pending;
use tzolkin_engine::{Action, Actions, Game, Gear};

/// How actions are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Every legal action is equally likely.
    Uniform,
    /// Building, advancing and trading first.
    Builder,
}

impl Policy {
    /// Draws one of the legal actions.
    pub fn choose(self, game: &Game, legal: &Actions, rng: &mut impl Rng) -> Action {
        match self {
            Self::Uniform => legal[below(rng, legal.len())],
            Self::Builder => {
                let weights: Vec<usize> = legal.iter().map(|&action| weight(game, action)).collect();
                let mut drawn = below(rng, weights.iter().sum());
                let index = weights.iter().position(|&weight| match drawn.checked_sub(weight) {
                    Some(rest) => {
                        drawn = rest;
                        false
                    }
                    None => true,
                });
                legal[index.expect("less than the sum was drawn")]
            }
        }
    }
}

fn weight(game: &Game, action: Action) -> usize {
    match action {
        Action::Monument(_) => 400,
        Action::Build { .. } => 60,
        Action::Advance(_) => 40,
        Action::Offer(_) | Action::Climb(_) => 10,
        Action::Buy(_) => 12,
        Action::Sell(_) => 3,
        Action::Do(space) => match game.board().pending().top() {
            Some(Pending::PickedUp(at)) => action_weight(at.gear, space),
            _ => 1,
        },
        Action::Ahead => 30,
        Action::DoAny { gear, space } => action_weight(gear, space),
        // Prefer to wait, because workers are worth more the further they have moved.
        Action::Pick { gear, space } => {
            if gear == Gear::ChichenItza {
                4
            } else {
                1 + 3 * usize::from(space)
            }
        }
        Action::Place(_) => 8,
        Action::Beg(_) | Action::Burn | Action::Nothing | Action::Stop => 1,
        Action::End => 5,
        _ => 4,
    }
}

fn action_weight(gear: Gear, space: u8) -> usize {
    match (gear, space) {
        (Gear::Tikal, 2 | 4) | (Gear::Uxmal, 4) => 60,
        (Gear::Tikal | Gear::ChichenItza, _) => 30,
        (Gear::Yaxchilan, 4) => 60,
        (Gear::Uxmal, 2 | 3) | (Gear::Yaxchilan, 3 | 5) => 15,
        _ => 2 + usize::from(space),
    }
}
