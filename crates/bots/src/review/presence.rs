//! Who is at the table: whoever has left for good cannot win any more, and what a stand-in plays is nobody's turn.

use tzolkin_engine::record::Change;
use tzolkin_engine::{Record, Seat};

/// Which seats have resigned or run out of time after so many moves.
pub(super) fn gone(record: &Record, moves: usize) -> Vec<bool> {
    let mut gone = vec![false; record.players()];
    for absence in record.absences().iter().filter(|absence| absence.ply <= moves && absence.change.ranks_last()) {
        gone[absence.seat.index()] = true;
    }
    gone
}

/// The chances among those who have stayed; they keep their proportions. If all have left, they are ranked by points as
/// always.
pub(super) fn among_present(mut chances: Vec<f64>, gone: &[bool]) -> Vec<f64> {
    let staying = gone.iter().filter(|gone| !**gone).count();
    if staying == 0 || staying == gone.len() {
        return chances;
    }
    let kept: f64 = chances.iter().zip(gone).filter(|(_, gone)| !**gone).map(|(chance, _)| chance).sum();
    for (chance, gone) in chances.iter_mut().zip(gone) {
        *chance = match (*gone, kept > 0.0) {
            (true, _) => 0.0,
            (false, true) => *chance / kept,
            (false, false) => 1.0 / staying as f64,
        };
    }
    chances
}

/// Whether the seat's own player made all of these moves, and no stand-in made any of them.
pub(super) fn plays_itself(record: &Record, seat: Seat, first: usize, end: usize) -> bool {
    let own = || record.absences().iter().filter(|absence| absence.seat == seat);
    let there = own().rfind(|absence| absence.ply <= first).is_none_or(|absence| absence.change == Change::Back);
    there && !own().any(|absence| first < absence.ply && absence.ply < end)
}
