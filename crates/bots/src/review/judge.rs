//! Judges one turn: compares what was played with the best turn that a search finds, by what the seat could know.

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Action, View};

use crate::analyse::{Candidate, compare};
use crate::bot::Budget;

/// How good a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// What the analysis would have played, or as good.
    Best,
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// From which loss of the chance to win a turn is no longer good, the worst first. `docs/review.md` says how these were
/// chosen.
pub const THRESHOLDS: [(f64, Judgement); 3] =
    [(0.12, Judgement::Blunder), (0.06, Judgement::Mistake), (0.03, Judgement::Inaccuracy)];

impl Judgement {
    /// Every judgement, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The judgement of a turn that is not the best and that costs so much of the chance to win.
    #[must_use]
    pub fn of_loss(loss: f64) -> Self {
        THRESHOLDS.iter().find(|(least, _)| loss >= *least).map_or(Self::Good, |&(_, judgement)| judgement)
    }
}

/// A turn that was played, beside the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The best turn found; the played one if nothing better was.
    pub best: Candidate,
    /// The turn that was played.
    pub played: Candidate,
    /// The chance to win that the seat gave away; never negative.
    pub loss: f64,
    /// The points that the seat gave away; negative if it has more points and less of a chance.
    pub points_lost: f64,
    pub judgement: Judgement,
}

/// Judges the rest of a turn that the view's seat has played, by this view alone. Returns nothing if the seat is not to act, if
/// the actions are not a whole turn of its own, or if the rules refuse one of them.
#[must_use]
pub fn judge(view: &View, played: &[Action], budget: Budget) -> Option<Verdict> {
    let (best, played) = compare(view, played, budget)?;
    let seat = view.seat()?.index();
    if best.turn == played.turn {
        return Some(Verdict { best, played, loss: 0.0, points_lost: 0.0, judgement: Judgement::Best });
    }
    let loss = (best.win[seat] - played.win[seat]).max(0.0);
    let points_lost = best.value[seat] - played.value[seat];
    Some(Verdict { best, played, loss, points_lost, judgement: Judgement::of_loss(loss) })
}
