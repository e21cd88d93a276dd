//! Analysis: compares whole turns by the points and chances they lead to and by what they change, as typed terms
//! without prose.

use serde::{Deserialize, Serialize};
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Seat, View};

use crate::bot::Budget;
use crate::clock::SystemClock;
use crate::evaluation::{Term, Terms, terms};
use crate::merit::merit;
use crate::planner::Planner;
use crate::reasons::{Reason, reasons};
use crate::search::Search;
use crate::spec::with_shipped_net;
use crate::weights::Weights;

/// How many turns are compared: the one the search would play, others it considered, and the planner's favourite.
const SEARCHED_TURNS: usize = 3;
const PLANNED_TURNS: usize = 3;
/// Every analysis uses the same seed, so that the same view gives the same advice.
const SEED: u64 = 1;
/// The sample of hidden tiles in which turns are compared first.
pub(crate) const FIRST: u64 = 1;

/// What a seat could do, best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    pub candidates: Vec<Candidate>,
}

/// A way to play the rest of the turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Candidate {
    /// Its actions, the end of the turn included.
    pub turn: Vec<Action>,
    /// What it leads to, per seat, in points at the end as the search expects them.
    pub value: Vec<f64>,
    /// Each seat's chance of winning after it; they add up to 1.
    pub win: Vec<f64>,
    /// What the turn changes for the seat, in points, by term; terms that stay the same are left out. Together they add
    /// up to the change in expected points.
    pub changes: Vec<Change>,
    /// Facts about it for the seat, the most important first; at most four.
    pub reasons: Vec<Reason>,
}

/// What a turn changes in one term of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    pub term: Term,
    /// By how many points.
    pub points: f64,
}

/// Compares whole turns for the view's seat: the one that the search prefers, others that it considered, and the
/// planner's favourite. Each is examined with a search of its own. There is nothing to compare if the seat is not to
/// act.
///
/// The search is the one that plays at tables. With a budget of nodes the same view gives the same analysis.
#[must_use]
pub fn analyse(view: &View, budget: Budget) -> Analysis {
    let Some(mut examiner) = Examiner::new(view) else { return Analysis { candidates: Vec::new() } };
    // Half of the budget is for finding turns, the other half for comparing them.
    let turns = examiner.find(view, share(budget, 2));
    let each = share(budget, 2 * turns.len() as u32);
    let mut candidates: Vec<Candidate> =
        turns.into_iter().filter_map(|turn| examiner.examine(turn, each, FIRST)).collect();
    candidates.sort_by(|a, b| examiner.merit(b).total_cmp(&examiner.merit(a)));
    Analysis { candidates }
}

/// Finds whole turns of a seat and examines them, each with a search of its own.
pub(crate) struct Examiner {
    /// A world that is consistent with the view. What happens within a turn is the same in all of them.
    world: Game,
    seat: Seat,
    weights: &'static Weights,
    search: Search<SystemClock>,
    /// The points that the seat can expect before it decides.
    expected: f64,
}

impl Examiner {
    /// Nothing if the view's seat is not to act.
    pub(crate) fn new(view: &View) -> Option<Self> {
        let seat = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat))?;
        let world = view.determinize(&mut stream(SEED));
        let search = with_shipped_net(SEED);
        let expected = search.expected(view.board())[seat.index()];
        Some(Self { world, seat, weights: Weights::search(), search, expected })
    }

    /// The turns worth comparing, each once.
    pub(crate) fn find(&mut self, view: &View, budget: Budget) -> Vec<Vec<Action>> {
        let Self { world, seat, weights, .. } = *self;
        let choice = self.search.decide(view, budget);
        self.expected = choice.value[seat.index()];
        if matches!(world.decision(), DecisionKind::Keep | DecisionKind::Days) {
            let mut legal = Actions::new();
            world.legal_for(seat, &mut legal);
            return legal.iter().map(|&action| vec![action]).collect();
        }
        let mut turns: Vec<Vec<Action>> = self.search.lines(seat, SEARCHED_TURNS);
        turns.insert(0, choice.turn);
        let mut turns: Vec<_> = turns.into_iter().map(|turn| whole(&world, seat, turn, weights)).collect();
        let plans = Planner::new(weights).plans(&world, seat, PLANNED_TURNS);
        turns.extend(plans.into_iter().map(|plan| plan.actions));
        let mut different: Vec<Vec<Action>> = Vec::new();
        for turn in turns {
            if !different.iter().any(|other| self.same(other, &turn)) {
                different.push(turn);
            }
        }
        different
    }

    /// Whether two turns are one: the same workers placed in another order are the same turn.
    pub(crate) fn same(&self, one: &[Action], other: &[Action]) -> bool {
        let reached =
            |turn: &[Action]| turn.split_last().map(|(&last, first)| (play(&self.world, self.seat, first), last));
        reached(one) == reached(other)
    }

    /// Whether these actions are a whole turn that the rules allow.
    pub(crate) fn allows(&self, turn: &[Action]) -> bool {
        let mut game = self.world;
        let mut each = turn.iter().enumerate().map(|(index, &action)| {
            action.ends_line() == (index + 1 == turn.len()) && game.apply(self.seat, action, &mut ()).is_ok()
        });
        !turn.is_empty() && each.all(|fits| fits)
    }

    /// What a turn leads to. The same turn with the same budget in the same sample is worth the same, whatever was
    /// examined before. Another sample deals what is hidden in another way.
    pub(crate) fn examine(&mut self, turn: Vec<Action>, budget: Budget, sample: u64) -> Option<Candidate> {
        let Self { world, seat, weights, .. } = *self;
        let (&action, first) = turn.split_last()?;
        let before_last = play(&world, seat, first);
        let (value, win) = self.search.value_after(&before_last, seat, action, budget, sample);
        // Nobody can know in advance what the last action reveals, so it is no reason for the turn.
        let shown = if action == Action::End { before_last } else { play(&world, seat, &turn) };
        let gained = value[seat.index()] - self.expected;
        let before = terms(world.board(), seat, weights);
        let changes = changes(&before, &terms(shown.board(), seat, weights), gained);
        let reasons = reasons(&world, &shown, seat, &turn, weights);
        Some(Candidate { turn, value, win, changes, reasons })
    }

    /// How good a turn is for the seat.
    pub(crate) fn merit(&self, candidate: &Candidate) -> f64 {
        self.merit_without(candidate, &[])
    }

    /// The same in a game that some seats have left: nothing is won by keeping points from those.
    pub(crate) fn merit_without(&self, candidate: &Candidate, gone: &[bool]) -> f64 {
        let left = |seat: usize| seat != self.seat.index() && gone.get(seat) == Some(&true);
        let present = |(seat, &points): (usize, &f64)| if left(seat) { 0.0 } else { points };
        let points: Vec<f64> = candidate.value.iter().enumerate().map(present).collect();
        let all = points.len() - 1;
        let staying = (0..points.len()).filter(|&seat| !left(seat)).count() - 1;
        merit(&points, self.seat, self.search.rivals_share(&self.world) * all as f64 / staying.max(1) as f64)
    }
}

/// What a turn changes, term by term. The terms are those of the hand evaluation. The last one is the difference
/// between it and the search, so that the terms always add up to the points expected.
fn changes(before: &Terms, after: &Terms, gained: f64) -> Vec<Change> {
    let named = Term::HAND.into_iter().zip(after.iter().zip(before));
    let mut changes: Vec<Change> =
        named.map(|(term, (after, before))| Change { term, points: f64::from(after - before) }).collect();
    let rest = gained - changes.iter().map(|change| change.points).sum::<f64>();
    changes.push(Change { term: Term::Outlook, points: rest });
    changes.retain(|change| change.points.abs() > 0.005);
    changes
}

/// Completes a turn. The line that a search gives may end early, after a forced decision or when the search is small.
fn whole(world: &Game, seat: Seat, mut turn: Vec<Action>, weights: &Weights) -> Vec<Action> {
    if !matches!(turn.last(), Some(action) if action.ends_line()) {
        let reached = play(world, seat, &turn);
        let plans = Planner::new(weights).plans(&reached, seat, 1);
        turn.extend(plans.into_iter().flat_map(|plan| plan.actions));
    }
    turn
}

fn play(world: &Game, seat: Seat, turn: &[Action]) -> Game {
    let mut game = *world;
    for &action in turn {
        game.apply_unchecked(seat, action, &mut ());
    }
    game
}

/// A part of a budget.
pub(crate) fn share(budget: Budget, parts: u32) -> Budget {
    match budget {
        Budget::Nodes(nodes) => Budget::Nodes((nodes / u64::from(parts)).max(1)),
        Budget::Time(time) => Budget::Time(time / parts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(points: f64, rivals: f64, chance: f64) -> Candidate {
        let (value, win) = (vec![points, rivals, rivals], vec![chance, 0.5 - chance / 2.0, 0.5 - chance / 2.0]);
        Candidate { turn: Vec::new(), value, win, changes: Vec::new(), reasons: Vec::new() }
    }

    /// Advice, reviews and the coach agree with the bots on what is better.
    #[test]
    fn own_points_count_and_so_do_those_of_the_rivals() {
        let game = Game::new(&tzolkin_engine::Setup::from_seed(3, 7).expect("three play"));
        let examiner = Examiner::new(&game.view(Seat::ALL[0])).expect("tiles are kept");
        let better = |one: &Candidate, other: &Candidate| examiner.merit(one) > examiner.merit(other);
        assert!(better(&candidate(51.0, 50.0, 0.4), &candidate(50.0, 50.0, 0.5)), "the chance decides nothing");
        assert!(better(&candidate(50.0, 45.0, 0.5), &candidate(51.0, 50.0, 0.5)), "what the rivals lose counts too");
        assert!(better(&candidate(51.0, 50.5, 0.5), &candidate(50.0, 50.0, 0.5)), "but less than one's own points");
    }
}
