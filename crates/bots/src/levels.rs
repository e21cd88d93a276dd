//! Levels for people to play against. The weaker ones make mistakes that people make: they look only at the current
//! turn, take what is good now, or plan with rough values. None of them makes random mistakes.

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::spec::with_shipped_net;
use crate::weights::Weights;

/// The strongest level.
pub const STRONGEST: u8 = 5;

/// A turn that looks this many points worse than the best is chosen e times less often, so that no two games are alike.
const SLACK: [f32; 3] = [0.8, 0.3, 0.0];
/// The search nodes for each decision of levels 4 and 5.
const NODES: [u64; 2] = [40, 20_000];

/// Nodes of a decision. A level that does not exist plays like the nearest one that does.
#[must_use]
pub(crate) const fn nodes(level: u8) -> u64 {
    match level {
        0..=3 => 1,
        4 => NODES[0],
        STRONGEST.. => NODES[1],
    }
}

/// A bot of that level. A level that does not exist plays like the nearest one that does.
#[must_use]
pub(crate) fn bot(level: u8, seed: u64) -> Box<dyn Bot> {
    match level {
        0 | 1 => Box::new(Greedy::careless(short_sighted(), SLACK[0], seed)),
        2 => Box::new(Greedy::careless(rough(), SLACK[1], seed)),
        3 => Box::new(Greedy::careless(Weights::greedy().clone(), SLACK[2], seed)),
        _ => Box::new(with_shipped_net(seed)),
    }
}

/// Everything that determines how the levels play, for the fingerprint.
pub(crate) fn description() -> String {
    format!("{SLACK:?} {NODES:?} {} {}", short_sighted(), rough())
}

/// The values of someone who has played a few times: half way between a beginner's guess and what games have taught.
fn rough() -> Weights {
    let (guess, learned) = (Weights::untuned().to_array(), Weights::greedy().to_array());
    Weights::from_array(core::array::from_fn(|index| (guess[index] + learned[index]) / 2.0))
}

/// The values of a beginner: immediate gains count, and investments hardly do.
pub(crate) fn short_sighted() -> Weights {
    let mut weights = Weights::untuned().clone();
    weights.temple_later *= 0.3;
    weights.leader *= 0.5;
    weights.leader_near = 0.0;
    weights.food_later *= 0.3;
    weights.technology_fade *= 0.5;
    weights.monument_growth = 0.0;
    weights.monument_reach *= 0.5;
    weights.lacks_2 *= 0.4;
    weights.lacks_3 = 0.0;
    weights.lacks_skull *= 0.3;
    weights.wait *= 2.0;
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Budget;
    use crate::spec::Spec;
    use tzolkin_engine::{Game, Setup};

    #[test]
    fn a_level_that_does_not_exist_plays_like_the_nearest() {
        assert_eq!([0, 1, 3, 4, 5, 6, 255].map(nodes), [1, 1, 1, 40, 20_000, 20_000, 20_000]);
        assert_eq!(Spec::Level(6).budget(), Spec::Level(STRONGEST).budget());
        let game = Game::new(&Setup::from_seed(4, 1).expect("four players"));
        let seat = game.first_to_act().expect("the game begins");
        for (level, nearest) in [(0, 1), (6, STRONGEST)] {
            let choice = |level| bot(level, 3).choose(&game.view(seat), Budget::Nodes(50));
            assert_eq!(choice(level), choice(nearest));
        }
    }
}
