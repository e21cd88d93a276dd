//! Makes rows for the trainer by replaying stored games.

use rayon::prelude::*;
use tzolkin_bots::net::{BINARY_INPUTS, Features};
use tzolkin_bots::{Weights, terms};
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Actions, DecisionKind, Game, Seat};

use crate::games::{Expected, StoredGame};
use crate::rows::Rows;
use crate::self_play::begins_turn;
use crate::taste::uniform;

/// The share of decisions that become rows for the acting seat.
const OWN_ROWS: f32 = 0.6;
/// The share of turns that become rows for each of the other seats.
const OTHER_ROWS: f32 = 0.2;
/// One game in this many is held out of training. Whole games are held out, because the rows of one game resemble each
/// other.
const HELD_OUT_EVERY: usize = 25;

/// A row before its targets are known.
struct Draft {
    seat: usize,
    /// The turn that starts next or is just starting.
    turn: usize,
    hand: f32,
    features: Features,
    policy: Vec<(u16, f32)>,
}

/// Rows to train on, and rows of other games to measure with. Which games are held out depends on their positions in
/// the list, so the list must always be a whole file from its beginning.
///
/// `lambda` says how far rows to train on look ahead: with 0 their targets are what the search of the next turn expected,
/// with 1 how the game ended. Rows to measure with always have the result.
#[must_use]
pub fn rows_of(games: &[StoredGame], lambda: f32) -> (Rows, Rows) {
    let parts: Vec<(bool, Rows)> = games
        .par_chunks(64)
        .enumerate()
        .flat_map_iter(|(chunk, games)| {
            let mut parts = [(false, Rows::default()), (true, Rows::default())];
            for (index, game) in games.iter().enumerate() {
                let number = chunk * 64 + index;
                let held_out = number % HELD_OUT_EVERY == HELD_OUT_EVERY - 1;
                add_game(game, if held_out { 1.0 } else { lambda }, &mut parts[usize::from(held_out)].1);
            }
            parts
        })
        .collect();
    let (mut train, mut held_out) = (Rows::default(), Rows::default());
    for (is_held_out, part) in parts {
        if is_held_out { &mut held_out } else { &mut train }.append(part);
    }
    (train, held_out)
}

/// Adds the rows of one game; a game that does not replay adds none.
pub(crate) fn add_game(stored: &StoredGame, lambda: f32, rows: &mut Rows) {
    let mut drafts = Vec::new();
    // What each turn's search expected; nothing from seats with unusual preferences.
    let mut expected: Vec<Option<Expected>> = Vec::new();
    let mut rng = stream(stored.setup_seed ^ 0x726f_7773);
    let replayed = stored.replay(|game, seat, decision| {
        if game.decision() == DecisionKind::Keep {
            return;
        }
        let taste = stored.has_taste(game, seat);
        let begins = begins_turn(game);
        if begins {
            expected.push(decision.expected.filter(|_| !taste));
        }
        let turn = expected.len() - usize::from(begins);
        if decision.visits.is_empty() {
            return;
        }
        if uniform(&mut rng) < OWN_ROWS && !taste {
            drafts.push(draft(game, seat, turn, policy(game, seat, &decision.visits)));
        }
        if begins || game.decision() == DecisionKind::Days {
            for of in game.board().seats().filter(|&of| of != seat) {
                if uniform(&mut rng) < OTHER_ROWS && !stored.has_taste(game, of) {
                    drafts.push(draft(game, of, turn, Vec::new()));
                }
            }
        }
    });
    let Some(outcomes) = replayed.ok().and_then(|game| game.result()) else { return };
    let end: Vec<Target> = outcomes
        .iter()
        .map(|outcome| Target { points: outcome.points.as_f64() as f32, won: outcome.share(&outcomes) as f32 })
        .collect();
    let targets = targets(&expected, &end, lambda);
    for draft in drafts {
        let Draft { seat, turn, hand, features, policy } = draft;
        let Target { points, won } = targets[turn][seat];
        let numbers: Vec<(u16, i16)> =
            features.numbers.iter().map(|&(input, value)| (input + BINARY_INPUTS as u16, value)).collect();
        rows.push(&features.binary, &numbers, hand, points, won, &policy);
    }
}

fn draft(game: &Game, seat: Seat, turn: usize, policy: Vec<(u16, f32)>) -> Draft {
    let terms = terms(game.board(), seat, Weights::search());
    let features = Features::of(game.board(), seat, &terms);
    Draft { seat: seat.index(), turn, hand: terms.iter().sum(), features, policy }
}

/// Every legal action with its share of the visits.
fn policy(game: &Game, seat: Seat, visits: &[(u16, u8)]) -> Vec<(u16, f32)> {
    let mut legal = Actions::new();
    game.legal_for(seat, &mut legal);
    let share = |action: u16| visits.iter().find(|(of, _)| *of == action).map_or(0.0, |(_, share)| f32::from(*share));
    legal.iter().filter_map(|action| action.index()).map(|action| (action as u16, share(action as u16))).collect()
}

/// What a seat should have expected: points at the end, and its share of the victory.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Target {
    points: f32,
    won: f32,
}

/// What each seat should have expected in each turn, which is a mean of what later searches expected and of how the game
/// ended: of each turn's expectation, a share of `1 - lambda` counts, and the rest comes from the turns after it.
fn targets(expected: &[Option<Expected>], end: &[Target], lambda: f32) -> Vec<Vec<Target>> {
    let mix = |now: f32, after: f32| (1.0 - lambda) * now + lambda * after;
    let mut targets = vec![end.to_vec()];
    let mut after = end.to_vec();
    for expected in expected.iter().rev() {
        if let Some(expected) = expected {
            for (seat, target) in after.iter_mut().enumerate() {
                target.points = mix(expected.points(seat), target.points);
                target.won = mix(expected.win(seat), target.won);
            }
        }
        targets.push(after.clone());
    }
    targets.reverse();
    targets
}

#[cfg(test)]
mod tests;
