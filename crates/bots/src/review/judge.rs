//! Judges one turn: compares what was played with the best turn that a search finds, by what the seat could know.

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Action, View};

use super::presence::among_present;
use crate::analyse::{Candidate, Examiner, FIRST, share};
use crate::bot::Budget;
use crate::reasons::Reason;

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
    [(0.20, Judgement::Blunder), (0.10, Judgement::Mistake), (0.05, Judgement::Inaccuracy)];

impl Judgement {
    /// Every judgement, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The judgement of a turn that is not the best and that costs so much of the chance to win.
    #[must_use]
    pub fn of_loss(loss: f64) -> Self {
        THRESHOLDS.iter().find(|(least, _)| loss >= *least).map_or(Self::Good, |&(_, judgement)| judgement)
    }
}

/// A quarter of the budget is for finding turns and a quarter for a first comparison of all of them. Half of it is for
/// the last comparison, in which the best and the played turn have the same search.
const QUARTER: u32 = 4;
/// The sample of hidden tiles for the last comparison.
const SECOND: u64 = FIRST + 1;

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

impl Verdict {
    /// Why the best turn is better: facts about it that the played turn does not share. If that was the best, or shares
    /// all of them, facts about the best.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let shared = |reason: &&Reason| self.judgement != Judgement::Best && self.played.reasons.contains(reason);
        let own: Vec<Reason> = self.best.reasons.iter().filter(|reason| !shared(reason)).copied().collect();
        if own.is_empty() { self.best.reasons.clone() } else { own }
    }
}

/// Judges the rest of a turn that the view's seat has played, by this view alone. Returns nothing if the seat is not to act, if
/// the actions are not a whole turn of its own, or if the rules refuse one of them.
#[must_use]
pub fn judge(view: &View, played: &[Action], budget: Budget) -> Option<Verdict> {
    judge_without(view, played, budget, &[])
}

/// The same in a game that some seats have left, who cannot win any more: turns are compared, and the loss is measured, among
/// the others.
pub(super) fn judge_without(view: &View, played: &[Action], budget: Budget, gone: &[bool]) -> Option<Verdict> {
    let seat = view.seat()?.index();
    let chance = |of: &Candidate| among_present(of.win.clone(), gone)[seat];
    let (best, played) = compare(view, played, budget, gone)?;
    let loss = (chance(&best) - chance(&played)).max(0.0);
    let points_lost = best.value[seat] - played.value[seat];
    let judgement = if best.turn == played.turn { Judgement::Best } else { Judgement::of_loss(loss) };
    Some(Verdict { best, played, loss, points_lost, judgement })
}

/// What a turn leads to that nobody chose: nothing is looked for that would have been better.
pub(super) fn examine(view: &View, played: &[Action], budget: Budget) -> Option<Candidate> {
    let mut examiner = Examiner::new(view).filter(|examiner| examiner.allows(played))?;
    examiner.examine(played.to_vec(), share(budget, QUARTER), SECOND)
}

/// The best turn and the one that was played: the same one if nothing better is found.
fn compare(view: &View, played: &[Action], budget: Budget, gone: &[bool]) -> Option<(Candidate, Candidate)> {
    let mut examiner = Examiner::new(view).filter(|examiner| examiner.allows(played))?;
    let merit = |examiner: &Examiner, of: &Candidate| examiner.merit_without(of, gone);
    let mut turns = examiner.find(view, share(budget, QUARTER));
    turns.retain(|turn| !examiner.same(turn, played));
    let each = share(budget, QUARTER * (turns.len() as u32 + 1));
    let own = examiner.examine(played.to_vec(), each, FIRST)?;
    let least = merit(&examiner, &own);
    let others = turns.into_iter().filter_map(|turn| examiner.examine(turn, each, FIRST)).collect::<Vec<_>>();
    let rated = others.into_iter().map(|turn| (merit(&examiner, &turn), turn)).filter(|(merit, _)| *merit > least);
    let best = rated.max_by(|(a, _), (b, _)| a.total_cmp(b));
    // Of several turns that are about as good, the one that looks best is the one that was overrated most. So both are
    // searched again, more thoroughly and with other tiles, before anyone is told to have played badly.
    let own = examiner.examine(own.turn, share(budget, QUARTER), SECOND)?;
    let best = best.and_then(|(_, best)| examiner.examine(best.turn, share(budget, QUARTER), SECOND));
    let best = best.filter(|best| merit(&examiner, best) > merit(&examiner, &own));
    Some((best.unwrap_or_else(|| own.clone()), own))
}
