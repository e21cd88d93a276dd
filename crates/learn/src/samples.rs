//! Makes rows for the trainer by replaying stored games.

use rayon::prelude::*;
use tzolkin_bots::net::{BINARY_INPUTS, Features};
use tzolkin_bots::{Weights, terms};
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Actions, DecisionKind, Game, Seat};

use crate::games::StoredGame;
use crate::rows::Rows;
use crate::self_play::begins_turn;
use crate::taste::uniform;

/// How much the expectation of a later turn counts for an earlier one.
const LAMBDA: f32 = 0.985;
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
/// `outcome` is the share of the result in the target; the rest is what later searches expected.
#[must_use]
pub fn rows_of(games: &[StoredGame], outcome: f32) -> (Rows, Rows) {
    let parts: Vec<(bool, Rows)> = games
        .par_chunks(64)
        .enumerate()
        .flat_map_iter(|(chunk, games)| {
            let mut parts = [(false, Rows::default()), (true, Rows::default())];
            for (index, game) in games.iter().enumerate() {
                let number = chunk * 64 + index;
                let held_out = number % HELD_OUT_EVERY == HELD_OUT_EVERY - 1;
                add_game(game, outcome, &mut parts[usize::from(held_out)].1);
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
pub(crate) fn add_game(stored: &StoredGame, outcome: f32, rows: &mut Rows) {
    let mut drafts = Vec::new();
    // The points that each seat was expected to have at the end, turn by turn; nothing for seats with unusual
    // preferences.
    let mut expected: Vec<[Option<f32>; Seat::NUM]> = Vec::new();
    let mut rng = stream(stored.setup_seed ^ 0x726f_7773);
    let replayed = stored.replay(|game, seat, decision| {
        if game.decision() == DecisionKind::Keep {
            return;
        }
        let own_taste = stored.tastes >> seat.index() & 1 == 1;
        let begins = begins_turn(game);
        if begins {
            expected.push(core::array::from_fn(|of| {
                decision.value(of).filter(|_| of < stored.players.into() && !(own_taste && of == seat.index()))
            }));
        }
        let turn = expected.len() - usize::from(begins);
        if decision.visits.is_empty() {
            return;
        }
        if uniform(&mut rng) < OWN_ROWS {
            let policy = if own_taste { Vec::new() } else { policy(game, seat, &decision.visits) };
            drafts.push(draft(game, seat, turn, policy));
        }
        if begins || game.decision() == DecisionKind::Days {
            for of in game.board().seats().filter(|&of| of != seat) {
                if uniform(&mut rng) < OTHER_ROWS {
                    drafts.push(draft(game, of, turn, Vec::new()));
                }
            }
        }
    });
    let Some(outcomes) = replayed.ok().and_then(|game| game.result()) else { return };
    let points: Vec<f32> = outcomes.iter().map(|outcome| outcome.points.as_f64() as f32).collect();
    let winners = outcomes.iter().filter(|outcome| outcome.rank == 1).count() as f32;
    let returns = returns(&expected, &points);
    for draft in drafts {
        let Draft { seat, turn, hand, features, policy } = draft;
        let target = outcome * points[seat] + (1.0 - outcome) * returns[turn][seat];
        let won = if outcomes[seat].rank == 1 { 1.0 / winners } else { 0.0 };
        let numbers: Vec<(u16, i16)> =
            features.numbers.iter().map(|&(input, value)| (input + BINARY_INPUTS as u16, value)).collect();
        rows.push(&features.binary, &numbers, hand, target, won, &policy);
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

/// The expectation of each turn, mixed with those of all turns after it and with the result.
fn returns(expected: &[[Option<f32>; Seat::NUM]], points: &[f32]) -> Vec<[f32; Seat::NUM]> {
    let mut later = [0.0; Seat::NUM];
    later[..points.len()].copy_from_slice(points);
    let mut returns = vec![later; expected.len() + 1];
    for turn in (0..expected.len()).rev() {
        for seat in 0..points.len() {
            let after = returns[turn + 1][seat];
            returns[turn][seat] = expected[turn][seat].map_or(after, |now| (1.0 - LAMBDA) * now + LAMBDA * after);
        }
    }
    returns
}

#[cfg(test)]
mod tests;
