//! Moves in the search: an action with everything that follows by force, and the one order in which workers are placed.

use tzolkin_engine::{Action, Actions, DecisionKind, Game, Gear, Seat};

use crate::evaluator::{Evaluator, Recent, SeatTurn, Values};

/// What an action and everything that follows by force led to.
pub(super) struct Reached {
    /// The legal actions of whoever decides there.
    pub(super) legal: Actions,
    /// Whether a turn ended on the way.
    pub(super) turn_ended: bool,
    /// Whether tiles were turned up on the way.
    pub(super) revealed: bool,
}

/// The order in which workers are placed.
pub(super) fn place_order(action: Action) -> Option<u8> {
    match action {
        Action::Place(gear) => Some(gear.index() as u8),
        Action::PlaceOnStart => Some(Gear::NUM as u8),
        _ => None,
    }
}

/// Plays an action and everything that follows by force: a decision with one option is no decision. What the one order of
/// placing workers leaves over is not counted as force, because the bot decides there in the game, too, and has to find
/// the position in its tree.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(super) fn reach(game: &mut Game, acting: Seat, action: Action) -> Reached {
    let mut reached = Reached { legal: Actions::new(), turn_ended: action.ends_line(), revealed: false };
    let display = *game.board().display();
    game.apply_unchecked(acting, action, &mut ());
    if let Action::Keep(_) = action {
        finish_keeping(game);
        reached.revealed = true;
    } else {
        reached.revealed = reached.turn_ended && *game.board().display() != display;
    }
    game.legal(&mut reached.legal);
    while let (Some(seat), &[only], false) = (game.first_to_act(), reached.legal.as_slice(), reached.revealed) {
        let display = *game.board().display();
        game.apply_unchecked(seat, only, &mut ());
        if only.ends_line() {
            reached.turn_ended = true;
            reached.revealed = *game.board().display() != display;
        }
        game.legal(&mut reached.legal);
    }
    reached
}

/// What an action leads to for the acting seat. The end of the turn is left out: the evaluation already takes it into
/// account, and the seat must not see what it reveals.
pub(super) fn child_value(
    game: &Game,
    seat: Seat,
    action: Action,
    values: &Values,
    evaluator: &Evaluator,
    turn: Option<&SeatTurn>,
    recent: &mut Recent,
) -> f32 {
    if action == Action::End {
        return values[seat.index()];
    }
    let mut after = *game;
    after.apply_unchecked(seat, action, &mut ());
    if let Action::Keep(_) = action {
        finish_keeping(&mut after);
        return evaluator.value_alone(after.board(), seat).points;
    }
    match turn {
        Some(turn) if !action.ends_line() => evaluator.value(after.board(), seat, turn, recent).0.points,
        _ => evaluator.value_alone(after.board(), seat).points,
    }
}

/// Lets everyone else keep some tiles, so that the start of the game can be evaluated.
pub(super) fn finish_keeping(game: &mut Game) {
    let mut legal = Actions::new();
    while let (DecisionKind::Keep, Some(seat)) = (game.decision(), game.first_to_act()) {
        game.legal(&mut legal);
        game.apply_unchecked(seat, legal[0], &mut ());
    }
}
