//! Positions, moves and decisions as a viewer may see them. Every byte for a seat is made here, from its view.

use core::ops::Range;

use tzolkin_engine::record::Move;
use tzolkin_engine::wire::State;
use tzolkin_engine::{Action, DecisionKind, Event, Game, Gear, Record, Refusal, Seat, View};

use crate::wire::{Decision, MoveMade, NextSpace, Position};

/// Days that the forecast covers.
const DAYS_AHEAD: u8 = 7;

/// What a seat, or the public, sees of a game after its moves.
#[must_use]
pub fn position(record: &Record, viewer: Option<Seat>) -> Position {
    at(record, record.game(), record.moves().len(), record.turn_actions(), viewer)
}

/// What the public sees of a game after some of its moves.
#[must_use]
pub fn position_at(record: &Record, ply: usize, viewer: Option<Seat>) -> Position {
    let ply = ply.min(record.moves().len());
    at(record, &record.game_at(ply), ply, record.turn_actions_at(ply), viewer)
}

fn at(record: &Record, game: &Game, ply: usize, turn: Vec<Action>, viewer: Option<Seat>) -> Position {
    let view = viewer.map_or_else(|| game.view_public(), |seat| game.view(seat));
    let board = view.board();
    Position {
        ply: ply as u32,
        viewer,
        has_kept: board.seats().map(|seat| view.has_kept(seat)).collect(),
        dealt: view.own_dealt(),
        corn_teeth: board.teeth_with_corn().collect(),
        next_spaces: Gear::ALL.map(|gear| next_space(&view, gear)).to_vec(),
        forecast: board.forecast(DAYS_AHEAD),
        state: State::of_view(&view, turn).with_result(record.result().filter(|_| game.is_over()).as_deref()),
        resigned: record.ranked_last(),
    }
}

fn next_space(view: &View, gear: Gear) -> NextSpace {
    let board = view.board();
    // A full gear costs nothing: nobody can be placed there.
    NextSpace { gear, space: board.gears().lowest_free(gear), cost: board.placement_cost(gear).unwrap_or(0) }
}

/// What a seat decides now; none if it has nothing to decide.
#[must_use]
pub fn decision(record: &Record, seat: Seat, by_hand: &[bool]) -> Option<Decision> {
    let game = record.game();
    let keeping = game.decision() == DecisionKind::Keep;
    let kept = if keeping { game.kept(seat) } else { None };
    // Whoever has kept may choose again until all have.
    let options = if kept.is_some() { without_keep(record, seat).options(seat) } else { game.options(seat) };
    if options.is_empty() {
        return None;
    }
    Some(Decision {
        seat,
        can_undo: restart_to(record, by_hand).is_some(),
        may_answer_days: may_answer_days(game, seat),
        options,
        kept,
    })
}

fn may_answer_days(game: &Game, seat: Seat) -> bool {
    game.decision() == DecisionKind::Turn && game.board().start_space() == Some(seat)
}

/// The game as if the seat had not kept its tiles yet. Only while tiles are kept.
fn without_keep(record: &Record, seat: Seat) -> Game {
    let mut game = record.game_at(0);
    for made in record.moves().iter().filter(|made| made.seat != seat) {
        game.apply_unchecked(made.seat, made.action, &mut ());
    }
    game
}

/// The record as if the seat had kept other tiles, after the others. Whoever left has left after as many moves as before. Only
/// while tiles are kept.
///
/// # Errors
/// If these are not tiles that it can keep.
pub(crate) fn with_keep(record: &Record, seat: Seat, action: Action) -> Result<Record, Refusal> {
    let mut again = record.begin_again();
    for (seat, name) in Seat::ALL.into_iter().zip(record.names()) {
        again.set_name(seat, name).expect("the name of a record");
    }
    again.set_date(record.date()).expect("the date of a record");
    let others = record.moves().iter().copied().filter(|made| made.seat != seat);
    let mut moves = others.chain([Move { seat, action }]);
    let mut absences = record.absences().iter().peekable();
    loop {
        while let Some(absence) = absences.next_if(|absence| absence.ply == again.moves().len()) {
            again.mark_absence(absence.seat, absence.change).expect("the absences of a record");
        }
        let Some(made) = moves.next() else { return Ok(again) };
        again.apply(made.seat, made.action, &mut ())?;
    }
}

/// The number of moves that stand after going back to before the last request of the unfinished turn. `begins_request` says of every
/// move whether a request began with it.
#[must_use]
pub(crate) fn undo_to(record: &Record, begins_request: &[bool]) -> Option<usize> {
    (turn_began(record)..record.moves().len()).rev().find(|&ply| begins_request[ply])
}

/// The number of moves that stand at the start of the unfinished turn, forced ones included. `by_hand` says of every move whether
/// somebody chose it.
#[must_use]
pub(crate) fn restart_to(record: &Record, by_hand: &[bool]) -> Option<usize> {
    (turn_began(record)..record.moves().len()).find(|&ply| by_hand[ply])
}

/// Where the last finished turn of a seat lies among the moves, from the first decision that somebody made in it. Keeping tiles and
/// answering the question of days are turns too. A turn in which nothing was chosen is none.
#[must_use]
pub(crate) fn last_turn(record: &Record, by_hand: &[bool], seat: Seat) -> Option<Range<usize>> {
    let mut end = record.moves().len() - record.turn_actions().len();
    while end > 0 {
        let moves = &record.moves()[..end];
        let began = moves[..end - 1].iter().rposition(|made| made.action.ends_line()).map_or(0, |last| last + 1);
        if moves[end - 1].seat == seat
            && let Some(first) = (began..end).find(|&ply| by_hand[ply])
        {
            return Some(first..end);
        }
        end = began;
    }
    None
}

fn turn_began(record: &Record) -> usize {
    record.moves().len() - record.turn_actions().len()
}

/// Moves with what they did, as a viewer may see them.
#[must_use]
pub fn moves_made(record: &Record, from: usize, automatic: &[bool], viewer: Option<Seat>) -> Vec<MoveMade> {
    let secret = record.game().decision() == DecisionKind::Keep;
    let mut game = record.game_at(from);
    let mut made = Vec::new();
    for (ply, &Move { seat, action }) in record.moves().iter().enumerate().skip(from) {
        let round = game.board().round();
        let mut events: Vec<Event> = Vec::new();
        game.apply_unchecked(seat, action, &mut events);
        let shown = !(secret && viewer != Some(seat));
        made.push(MoveMade {
            ply: ply as u32 + 1,
            seat,
            action: shown.then_some(action),
            automatic: automatic.get(ply).copied().unwrap_or(false),
            round,
            events,
        });
    }
    made
}
