//! Checks puzzles: that they are what they say, and that their solutions hold.

use tzolkin_engine::chance::stream;
use tzolkin_engine::record::RecordError;
use tzolkin_engine::{Action, DecisionKind, Record, Refusal};

use super::contest::contest;
use super::find::theme_of;
use super::grade::{GRADES, grade, same};
use super::{FOUND_WITH, HOLDS_WITH, LEAST_MARGIN_HELD, OTHER_SEED, Puzzle, SEED, Theme};

/// What can be wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PuzzleFault {
    #[error("its record: {0}")]
    Record(#[from] RecordError),
    #[error("its record does not end where a turn of its seat begins")]
    Turn,
    #[error("its players, round or name are not those of the position")]
    Position,
    #[error("its solution is refused at '{action}': {refusal}")]
    Refused { action: Action, refusal: Refusal },
    #[error("its solution is not one whole turn")]
    NotWhole,
    #[error("its grade is not one from 1 to 5, or its margin is too small")]
    Figures,
}

/// What a deeper search says about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// Whether its solution is still the best turn, and clearly so.
    pub holds: bool,
    /// By how much of a chance to win the best turn is ahead.
    pub margin: f64,
    /// The theme that the search which finds puzzles gives it.
    pub theme: Option<Theme>,
    /// The grade as it is computed now.
    pub grade: u8,
}

/// Checks a puzzle without searching, and returns its record.
///
/// # Errors
/// What is wrong with it.
pub fn check(puzzle: &Puzzle) -> Result<Record, PuzzleFault> {
    let record: Record = puzzle.record.parse()?;
    let game = record.game();
    let begins = record.turn_actions().is_empty() && game.decision() != DecisionKind::Keep;
    if !begins || game.first_to_act() != Some(puzzle.seat) {
        return Err(PuzzleFault::Turn);
    }
    let board = game.board();
    if board.players() != puzzle.players || board.round() != puzzle.round || Puzzle::id_of(game) != puzzle.id {
        return Err(PuzzleFault::Position);
    }
    let (last, first) = puzzle.solution.split_last().ok_or(PuzzleFault::NotWhole)?;
    let mut after = *game;
    for &action in &puzzle.solution {
        after.apply(puzzle.seat, action, &mut ()).map_err(|refusal| PuzzleFault::Refused { action, refusal })?;
    }
    if !last.ends_line() || first.iter().any(|action| action.ends_line()) {
        return Err(PuzzleFault::NotWhole);
    }
    let graded = (1..=GRADES.len()).contains(&usize::from(puzzle.grade));
    if graded && puzzle.margin >= LEAST_MARGIN_HELD { Ok(record) } else { Err(PuzzleFault::Figures) }
}

/// Checks a puzzle with a search three times as deep as the one that found it, and in other worlds.
///
/// # Errors
/// What is wrong with it even without a search.
pub fn check_deeply(puzzle: &Puzzle) -> Result<Held, PuzzleFault> {
    let record = check(puzzle)?;
    let view = record.game().view(puzzle.seat);
    let world = view.determinize(&mut stream(SEED));
    let found = contest(&view, FOUND_WITH, SEED, true);
    let deeper = contest(&view, HOLDS_WITH, OTHER_SEED, true).ok_or(PuzzleFault::Turn)?;
    let margin = deeper.margin();
    Ok(Held {
        holds: same(&world, puzzle.seat, &deeper.best.turn, &puzzle.solution) && margin >= LEAST_MARGIN_HELD,
        margin,
        theme: found.and_then(|found| theme_of(&world, puzzle.seat, &found)),
        grade: grade(&view, &puzzle.solution),
    })
}
