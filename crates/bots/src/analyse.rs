//! Analysis: whole turns compared, with the points they lead to and what they change, as typed terms without prose.

use serde::Serialize;
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Seat, View};

use crate::bot::{Bot as _, Budget};
use crate::clock::SystemClock;
use crate::evaluation::{Term, terms};
use crate::evaluator::Evaluator;
use crate::planner::Planner;
use crate::reasons::{Reason, reasons};
use crate::search::{PuctConfig, Search};
use crate::weights::Weights;

/// Turns of the planner that are compared.
const MOST_PLANS: usize = 4;

/// What a seat could do, best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// The candidates.
    pub candidates: Vec<Candidate>,
}

/// A way to play the rest of the turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Candidate {
    /// Its actions, the end of the turn included.
    pub turn: Vec<Action>,
    /// What it leads to, per seat, in points at the end as the search estimates them.
    pub value: Vec<f64>,
    /// What the turn changes for the seat, in points, by term; terms that stay the same are left out.
    pub changes: Vec<Change>,
    /// Facts about it for the seat, the most important first; at most four.
    pub reasons: Vec<Reason>,
}

/// What a turn changes in one term of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// The term.
    pub term: Term,
    /// By how many points.
    pub points: f64,
}

/// Compares whole turns for the view's seat: those that the evaluation likes best and the one that a search settles on, each
/// followed by a search of its own. Nothing to compare if the seat is not to act.
///
/// With a budget of nodes the same view gives the same analysis.
#[must_use]
pub fn analyse(view: &View, budget: Budget) -> Analysis {
    let weights = Weights::search();
    let Some(seat) = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat)) else {
        return Analysis { candidates: Vec::new() };
    };
    let world = view.determinize(&mut stream(1));
    let mut search = Search::new(Evaluator::hand(), PuctConfig::HAND, SystemClock::default(), 1);
    // Half of the thinking finds a turn, the other half compares the candidates.
    let found = whole(&world, seat, search.choose(view, share(budget, 2)).turn, weights);
    let mut turns = other_turns(&world, seat, weights);
    turns.retain(|turn| *turn != found);
    turns.insert(0, found);
    let each = share(budget, 2 * turns.len() as u32);
    let before = terms(world.board(), seat, weights);
    let mut candidates: Vec<Candidate> = Vec::new();
    for turn in turns {
        let (ended, last) = play(&world, seat, &turn);
        let changes = Term::ALL.into_iter().zip(terms(last.board(), seat, weights)).zip(before);
        let changes = changes.map(|((term, after), before)| Change { term, points: f64::from(after - before) });
        let changes = changes.filter(|change| change.points.abs() > 0.005).collect();
        let value = search.value_of(&ended, each);
        let reasons = reasons(&world, &last, seat, &turn, weights);
        candidates.push(Candidate { turn, value, changes, reasons });
    }
    let rivals = f64::from(weights.rivals) / (view.board().players() - 1) as f64;
    let worth = |candidate: &Candidate| {
        let own = candidate.value[seat.index()];
        own - rivals * (candidate.value.iter().sum::<f64>() - own)
    };
    candidates.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    Analysis { candidates }
}

/// The other turns worth comparing.
fn other_turns(world: &Game, seat: Seat, weights: &Weights) -> Vec<Vec<Action>> {
    if matches!(world.decision(), DecisionKind::Keep | DecisionKind::Days) {
        let mut legal = Actions::new();
        world.legal_for(seat, &mut legal);
        return legal.iter().map(|&action| vec![action]).collect();
    }
    let plans = Planner::new(weights).plans(world, seat, MOST_PLANS);
    plans.into_iter().map(|plan| plan.actions).collect()
}

/// A turn to its end: a search does not see it if a decision is forced, or if it is small.
fn whole(world: &Game, seat: Seat, mut turn: Vec<Action>, weights: &Weights) -> Vec<Action> {
    if !matches!(turn.last(), Some(Action::End | Action::Days(_) | Action::Keep(_))) {
        let (reached, _) = play(world, seat, &turn);
        let plans = Planner::new(weights).plans(&reached, seat, 1);
        turn.extend(plans.into_iter().flat_map(|plan| plan.actions));
    }
    turn
}

/// The game after a turn, and before its last action: what that one reveals is no reason for the turn.
fn play(world: &Game, seat: Seat, turn: &[Action]) -> (Game, Game) {
    let mut game = *world;
    let mut last = *world;
    for &action in turn {
        last = game;
        game.apply_unchecked_as(seat, action, &mut ());
        if matches!(action, Action::Days(_) | Action::Keep(_)) {
            last = game;
        }
    }
    (game, last)
}

fn share(budget: Budget, parts: u32) -> Budget {
    match budget {
        Budget::Nodes(nodes) => Budget::Nodes((nodes / u64::from(parts)).max(1)),
        Budget::Time(time) => Budget::Time(time / parts),
    }
}
