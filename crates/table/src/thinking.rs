//! What a bot's level, a hint and a judgement mean. Thinking takes up to a second, so the host chooses where it is done.

use serde::{Deserialize, Serialize};
use tzolkin_bots::{Analysis, Budget, Depth, Spec, analyse, judge, play_turn};
use tzolkin_engine::{Action, View};

use crate::wire::Judged;

/// The budget of a hint, in nodes.
const HINT_NODES: u64 = 6_000;

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thought {
    /// A bot's actions, including the end.
    Turn(Vec<Action>),
    /// Advice for a person.
    Advice(Analysis),
    /// How good a person's turn was.
    Judged(Judged),
}

impl Thought {
    /// A bot's turn; none if `go_on` said that nobody is waiting for it any more.
    #[must_use]
    pub fn turn(view: &View, level: u8, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<Self> {
        let spec = Spec::Level(level);
        play_turn(&mut *spec.bot(seed), view, spec.budget(), go_on).map(Self::Turn)
    }

    /// Advice for a person.
    #[must_use]
    pub fn advice(view: &View) -> Self {
        Self::Advice(analyse(view, Budget::Nodes(HINT_NODES)))
    }

    /// How good a person's turn was, judged as in a fast review; none if it was none.
    #[must_use]
    pub fn judged(view: &View, played: &[Action]) -> Option<Self> {
        judge(view, played, Budget::Nodes(Depth::Fast.nodes())).map(|verdict| Self::Judged(verdict.into()))
    }
}
