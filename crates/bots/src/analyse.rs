//! Analysis: compares whole turns by the points and chances they lead to and by what they change, as typed terms
//! without prose.

use serde::{Deserialize, Serialize};
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Seat, View};

use crate::bot::Budget;
use crate::clock::SystemClock;
use crate::evaluation::{Term, Terms, terms};
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
    let weights = Weights::search();
    let Some(seat) = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat)) else {
        return Analysis { candidates: Vec::new() };
    };
    let world = view.determinize(&mut stream(SEED));
    let mut search = with_shipped_net(SEED);
    // Half of the budget is for finding turns, the other half for comparing them.
    let (turns, expected) = turns(view, &world, seat, share(budget, 2), &mut search, weights);
    let each = share(budget, 2 * turns.len() as u32);
    let mut examiner = Examiner { world: &world, seat, weights, search, expected };
    let mut candidates: Vec<Candidate> = turns.into_iter().filter_map(|turn| examiner.examine(turn, each)).collect();
    candidates.sort_by(|a, b| examiner.worth(b).total_cmp(&examiner.worth(a)));
    Analysis { candidates }
}

/// The best turn for the view's seat, and the one that it has played: the same one if nothing better is found. Returns
/// nothing if the seat is not to act, or if the actions are not a whole turn of its own.
pub(crate) fn compare(view: &View, played: &[Action], budget: Budget) -> Option<(Candidate, Candidate)> {
    let weights = Weights::search();
    let seat = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat))?;
    let world = view.determinize(&mut stream(SEED));
    let (last, first) = played.split_last()?;
    let mut after = world;
    for action in first {
        after.apply(seat, *action, &mut ()).ok().filter(|()| !action.ends_line())?;
    }
    let reached = after;
    after.apply(seat, *last, &mut ()).ok().filter(|()| last.ends_line())?;

    let mut search = with_shipped_net(SEED);
    // A third of the budget is for finding turns, a third for comparing all of them, and a third for the best and the
    // played one, so that they are compared by more than a glance.
    let (mut turns, expected) = turns(view, &world, seat, share(budget, 3), &mut search, weights);
    let whole_turn = |turn: &Vec<Action>| turn.split_last().map(|(&last, first)| (play(&world, seat, first), last));
    turns.retain(|turn| whole_turn(turn) != Some((reached, *last)));
    let each = share(budget, 3 * (turns.len() as u32 + 1));
    let mut examiner = Examiner { world: &world, seat, weights, search, expected };
    let own = examiner.examine(played.to_vec(), each)?;
    let others = turns.into_iter().filter_map(|turn| examiner.examine(turn, each)).collect::<Vec<_>>();
    let best = others.into_iter().max_by(|a, b| examiner.worth(a).total_cmp(&examiner.worth(b)));
    let Some(best) = best.filter(|best| examiner.worth(best) > examiner.worth(&own)) else {
        return Some((own.clone(), own));
    };
    let best = examiner.examine(best.turn, share(budget, 6))?;
    let own = examiner.examine(own.turn, share(budget, 6))?;
    if examiner.worth(&own) >= examiner.worth(&best) { Some((own.clone(), own)) } else { Some((best, own)) }
}

/// Examines whole turns of a seat, each with a search of its own.
struct Examiner<'a> {
    world: &'a Game,
    seat: Seat,
    weights: &'a Weights,
    search: Search<SystemClock>,
    /// The points that the seat can expect before it decides.
    expected: f64,
}

impl Examiner<'_> {
    fn examine(&mut self, turn: Vec<Action>, budget: Budget) -> Option<Candidate> {
        let Self { world, seat, weights, .. } = *self;
        let (&action, first) = turn.split_last()?;
        let before_last = play(world, seat, first);
        let (value, win) = self.search.value_after(&before_last, seat, action, budget);
        // Nobody can know in advance what the last action reveals, so it is no reason for the turn.
        let shown = if action == Action::End { before_last } else { play(world, seat, &turn) };
        let gained = value[seat.index()] - self.expected;
        let before = terms(world.board(), seat, weights);
        let changes = changes(&before, &terms(shown.board(), seat, weights), gained);
        let reasons = reasons(world, &shown, seat, &turn, weights);
        Some(Candidate { turn, value, win, changes, reasons })
    }

    /// What a turn is worth to the seat: its own points less a share of the others'.
    fn worth(&self, candidate: &Candidate) -> f64 {
        let rivals = f64::from(self.weights.rivals) / (self.world.board().players() - 1) as f64;
        let own = candidate.value[self.seat.index()];
        own - rivals * (candidate.value.iter().sum::<f64>() - own)
    }
}

/// The turns worth comparing, each once, and the points that the seat can expect before it decides.
fn turns(
    view: &View,
    world: &Game,
    seat: Seat,
    budget: Budget,
    search: &mut Search<SystemClock>,
    weights: &Weights,
) -> (Vec<Vec<Action>>, f64) {
    let choice = search.decide(view, budget);
    let expected = choice.value[seat.index()];
    if matches!(world.decision(), DecisionKind::Keep | DecisionKind::Days) {
        let mut legal = Actions::new();
        world.legal_for(seat, &mut legal);
        return (legal.iter().map(|&action| vec![action]).collect(), expected);
    }
    let mut turns: Vec<Vec<Action>> = search.lines(seat, SEARCHED_TURNS);
    turns.insert(0, choice.turn);
    let mut turns: Vec<_> = turns.into_iter().map(|turn| whole(world, seat, turn, weights)).collect();
    let plans = Planner::new(weights).plans(world, seat, PLANNED_TURNS);
    turns.extend(plans.into_iter().map(|plan| plan.actions));
    // The same workers placed in another order are the same turn.
    let (mut different, mut reached) = (Vec::new(), Vec::new());
    for turn in turns {
        let before_last = play(world, seat, &turn[..turn.len().saturating_sub(1)]);
        if !reached.contains(&before_last) {
            reached.push(before_last);
            different.push(turn);
        }
    }
    (different, expected)
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

fn share(budget: Budget, parts: u32) -> Budget {
    match budget {
        Budget::Nodes(nodes) => Budget::Nodes((nodes / u64::from(parts)).max(1)),
        Budget::Time(time) => Budget::Time(time / parts),
    }
}
