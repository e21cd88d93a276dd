//! Thinking itself, wherever it is done.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use tzolkin_bots::Analysis;
use tzolkin_engine::{Action, Actions, View};
pub(crate) use tzolkin_table::Thought;

/// What is wanted about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// A bot's turn.
    Move { level: u8, seed: u64 },
    /// Advice for a person.
    Hint,
    /// How good a person's turn was.
    Judge { played: Vec<Action> },
}

impl Task {
    /// Thinks, unless `go_on` says that nobody is waiting for it any more. A bot that fails does not hold up its table.
    pub(super) fn think(&self, view: &View, go_on: &mut dyn FnMut() -> bool) -> Option<Thought> {
        let began = Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| match self {
            Self::Move { level, seed } => Thought::turn(view, *level, *seed, go_on),
            Self::Hint => go_on().then(|| Thought::advice(view)),
            Self::Judge { played } => go_on().then(|| Thought::judged(view, played)).flatten(),
        }));
        metrics::histogram!("tzolkin_thought_seconds").record(began.elapsed().as_secs_f64());
        thought.unwrap_or_else(|_| {
            tracing::error!(task = ?self, "a bot failed");
            self.without_thinking(view)
        })
    }

    /// What is done if thinking fails: a bot plays the first legal action, and there is no advice and no judgement.
    pub(super) fn without_thinking(&self, view: &View) -> Option<Thought> {
        Some(match self {
            Self::Move { .. } => {
                let mut legal = Actions::new();
                view.legal(&mut legal);
                Thought::Turn(legal.into_iter().take(1).collect())
            }
            Self::Hint => Thought::Advice(Analysis { candidates: Vec::new() }),
            Self::Judge { .. } => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinkers::threads::tests::first_turn;

    #[test]
    fn a_bot_that_fails_does_not_hold_up_its_table() {
        let view = first_turn();
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let mut fails = || panic!("a failure in the middle of a thought");
        let thought = Task::Move { level: 1, seed: 1 }.think(&view, &mut fails);
        assert_eq!(thought, Some(Thought::Turn(vec![legal[0]])));
        assert_eq!(Task::Hint.think(&view, &mut fails), Some(Thought::Advice(Analysis { candidates: Vec::new() })));
        assert_eq!(Task::Judge { played: vec![Action::End] }.think(&view, &mut fails), None);
    }

    #[test]
    fn a_written_thought_is_read_back() {
        let view = first_turn();
        let again = |thought: &Thought| {
            let written = serde_json::to_string(thought).expect("JSON");
            serde_json::from_str::<Thought>(&written).expect("what was written can be read")
        };
        let turn = Task::Move { level: 2, seed: 7 }.think(&view, &mut || true).expect("nobody stops it");
        assert_eq!(again(&turn), turn);
        let advice = Task::Hint.think(&view, &mut || true).expect("nobody stops it");
        let (Thought::Advice(read), Thought::Advice(given)) = (again(&advice), &advice) else { panic!("{advice:?}") };
        assert!(given.candidates.len() > 1);
        for (read, given) in read.candidates.iter().zip(&given.candidates) {
            assert_eq!((&read.turn, &read.reasons), (&given.turn, &given.reasons));
            let points = |candidate: &tzolkin_bots::Candidate| -> Vec<f64> {
                let changes = candidate.changes.iter().map(|change| change.points);
                candidate.value.iter().chain(&candidate.win).copied().chain(changes).collect()
            };
            // The last digit of a fraction may be lost.
            let pairs = points(read).into_iter().zip(points(given));
            assert!(pairs.into_iter().all(|(read, given)| (read - given).abs() < 1e-9), "{read:?} {given:?}");
        }
        assert_eq!(again(&again(&advice)), again(&advice));
        let Thought::Turn(played) = turn else { panic!("{turn:?}") };
        let judged = Task::Judge { played }.think(&view, &mut || true).expect("a turn that can be judged");
        assert!(matches!(judged, Thought::Judged(_)), "{judged:?}");
        assert_eq!(again(&again(&judged)), again(&judged));
        assert_eq!(Task::Judge { played: Vec::new() }.think(&view, &mut || true), None, "no turn");
    }
}
