//! What an extra worker or technology level is worth: the same games are played with and without it.
//!
//! Both games have the same setup, the same seats and the same seeds, so they differ only by the gift and what follows
//! from it. Statistics of ordinary games cannot show this, because there a player with more workers also had to pay for
//! them.

use rayon::prelude::*;
use tzolkin_bots::{Player, Spec, play_game};
use tzolkin_engine::{Game, Setup};

use crate::games::{Gift, begins_game};

/// What a gift at the start of the game changes for the seat that gets it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Pairs of games.
    pub games: u64,
    /// Points gained on average.
    pub points: f64,
    /// The standard error of that mean.
    pub error: f64,
    /// By how much the share of wins rises.
    pub wins: f64,
}

/// Plays pairs of four-player games, one of each pair with the gifts, and compares them.
#[must_use]
pub fn worth_of(gifts: &[u8], bot: &Spec, games: u64, seed: u64) -> Worth {
    let differences: Vec<(f64, f64)> = (0..games)
        .into_par_iter()
        .map(|number| {
            let seat = (number % 4) as u8;
            let given: Vec<Gift> = gifts.iter().map(|&what| Gift { seat, what }).collect();
            let without = play_out(bot, seed.wrapping_add(number), &[], seat.into());
            let with = play_out(bot, seed.wrapping_add(number), &given, seat.into());
            (with.0 - without.0, with.1 - without.1)
        })
        .collect();
    let count = games.max(1) as f64;
    let points = differences.iter().map(|(points, _)| points).sum::<f64>() / count;
    let squares = differences.iter().map(|(of, _)| (of - points).powi(2)).sum::<f64>();
    Worth {
        games,
        points,
        error: (squares / (count - 1.0).max(1.0) / count).sqrt(),
        wins: differences.iter().map(|(_, wins)| wins).sum::<f64>() / count,
    }
}

/// The points of a seat and its share of the victory.
fn play_out(bot: &Spec, seed: u64, gifts: &[Gift], seat: usize) -> (f64, f64) {
    let mut game = Game::new(&Setup::from_seed(4, seed).expect("four players"));
    let mut players: Vec<_> = (0..4).map(|seat| Player::new(bot, seed ^ seat)).collect();
    let played = play_game(&mut game, &mut (), |game, acting| {
        if !gifts.is_empty() && begins_game(game) {
            Gift::give(game, gifts);
        }
        players[acting.index()].choose(game, acting)
    });
    played.expect("bots choose legal actions");
    let outcomes = game.result().unwrap_or_default();
    (outcomes[seat].points.as_f64(), outcomes[seat].share(&outcomes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_gift_changes_nothing_and_a_gift_does() {
        let bot: Spec = "search:hand:nodes=4".parse().expect("a bot");
        let nothing = worth_of(&[], &bot, 4, 7);
        assert_eq!((nothing.points, nothing.wins), (0.0, 0.0));
        let worker = worth_of(&[Gift::WORKER], &bot, 4, 7);
        assert_ne!(worker.points, 0.0);
        assert_eq!(worker, worth_of(&[Gift::WORKER], &bot, 4, 7));
    }
}
