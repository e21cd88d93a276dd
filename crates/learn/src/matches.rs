//! Matches between nets: one candidate against copies of an opponent, on the same setups with rotating seats.

use std::sync::Arc;

use rayon::prelude::*;
use tzolkin_bots::net::Net;
use tzolkin_bots::{Budget, Evaluator, PuctConfig, Search, SystemClock, wilson_95};
use tzolkin_engine::{Game, Setup};

/// Who plays: a net, or the hand evaluation.
#[derive(Clone, Debug)]
pub struct Side {
    /// The net; none for the hand evaluation.
    pub net: Option<Arc<Net>>,
    /// How it searches.
    pub config: PuctConfig,
    /// Nodes for each decision.
    pub nodes: u64,
}

impl Side {
    /// A net, or the hand evaluation, with the usual search.
    #[must_use]
    pub fn new(net: Option<Arc<Net>>, nodes: u64) -> Self {
        let config = if net.is_some() { PuctConfig::NET } else { PuctConfig::HAND };
        Self { net, config, nodes }
    }

    pub(crate) fn bot(&self, seed: u64) -> Search<SystemClock> {
        let evaluator = self.net.clone().map_or_else(Evaluator::hand, Evaluator::with_net);
        Search::new(evaluator, self.config, SystemClock, seed)
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchResult {
    /// Games played.
    pub games: u64,
    /// The candidate's share of the wins; a shared victory counts in part.
    pub share: f64,
    /// The 95 % interval of that share.
    pub interval: (f64, f64),
    /// The mean score of the winners.
    pub winner: f64,
    /// The mean score of the candidate.
    pub candidate: f64,
}

/// Plays one candidate against copies of an opponent, with rotating seats.
///
/// # Panics
/// If there are not 2 to 4 players.
#[must_use]
pub fn play_match(candidate: &Side, others: &Side, players: usize, games: u64, seed: u64) -> MatchResult {
    play_match_before(candidate, others, players, games, seed, &|| ())
}

/// The same, but calls `shown` after every game.
///
/// # Panics
/// If there are not 2 to 4 players.
#[must_use]
pub fn play_match_before(
    candidate: &Side,
    others: &Side,
    players: usize,
    games: u64,
    seed: u64,
    shown: &(dyn Fn() + Sync),
) -> MatchResult {
    let played: Vec<(f64, f64, f64)> = (0..games)
        .into_par_iter()
        .map(|number| {
            let own = (number % players as u64) as usize;
            let setup = Setup::from_seed(players, seed.wrapping_add(number / players as u64));
            let mut game = Game::new(&setup.expect("2 to 4 players"));
            let mut bots: Vec<_> = (0..players)
                .map(|seat| {
                    let side = if seat == own { candidate } else { others };
                    side.bot(seed ^ (number * 4 + seat as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
                })
                .collect();
            while let Some(seat) = game.first_to_act() {
                let side = if seat.index() == own { candidate } else { others };
                let (visited, _) = bots[seat.index()].think(&game.view(seat), Budget::Nodes(side.nodes));
                game.apply_unchecked(seat, visited[0].action, &mut ());
            }
            let outcomes = game.result().unwrap_or_default();
            let won = outcomes[own].share(&outcomes);
            shown();
            let best = outcomes.iter().map(|outcome| outcome.points.as_f64()).fold(f64::MIN, f64::max);
            (won, best, outcomes[own].points.as_f64())
        })
        .collect();
    let mean = |of: fn(&(f64, f64, f64)) -> f64| played.iter().map(of).sum::<f64>() / games.max(1) as f64;
    let share = mean(|game| game.0);
    MatchResult {
        games,
        share,
        interval: wilson_95(share * games as f64, games as f64),
        winner: mean(|game| game.1),
        candidate: mean(|game| game.2),
    }
}
