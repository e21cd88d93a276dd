//! How hard a puzzle is: how much search the bot needs to play its solution.

use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, DecisionKind, Game, Seat, View};

use super::SEED;
use super::contest::before_last;
use crate::bot::Budget;
use crate::greedy::best_days;
use crate::levels::short_sighted;
use crate::planner::Planner;
use crate::spec::with_shipped_net;
use crate::turn::play_turn;

/// The nodes that the bot may search for each decision, from grade 1 to grade 5.
pub const GRADES: [u64; 5] = [1, 100, 500, 2_000, 10_000];

/// The grade of a puzzle: that of the smallest number of nodes from which on the bot plays the solution. If it plays
/// something else even with the largest, the grade is the highest, too.
pub(super) fn grade(view: &View, solution: &[Action]) -> u8 {
    let Some(seat) = view.seat() else { return GRADES.len() as u8 };
    let world = view.determinize(&mut stream(SEED));
    let plays = |&nodes: &u64| plays(view, &world, seat, nodes, solution);
    let failed = GRADES.iter().rev().position(|nodes| !plays(nodes));
    let most = GRADES.len();
    failed.map_or(1, |from_the_end| (most - from_the_end + 1).min(most)) as u8
}

/// Whether the bot plays the solution if it may search so many nodes for each decision.
fn plays(view: &View, world: &Game, seat: Seat, nodes: u64, solution: &[Action]) -> bool {
    let turn = play_turn(&mut with_shipped_net(SEED), view, Budget::Nodes(nodes), &mut || true);
    turn.is_some_and(|turn| same(world, seat, &turn, solution))
}

/// Whether there is nothing to find: a beginner who does not look further than this turn plays the solution, and so does
/// the bot without any search.
pub(super) fn is_trivial(view: &View, solution: &[Action]) -> bool {
    let Some(seat) = view.seat() else { return false };
    let world = view.determinize(&mut stream(SEED));
    let weights = short_sighted();
    let beginner = if world.decision() == DecisionKind::Days {
        Some(vec![best_days(&world, seat, &weights)])
    } else {
        Planner::new(&weights).plans(&world, seat, 1).into_iter().next().map(|plan| plan.actions)
    };
    beginner.is_some_and(|turn| same(&world, seat, &turn, solution)) && plays(view, &world, seat, GRADES[0], solution)
}

/// Whether two whole turns lead to the same position: the order in which workers are placed makes no difference.
pub(super) fn same(world: &Game, seat: Seat, a: &[Action], b: &[Action]) -> bool {
    let reached = before_last(world, seat, a);
    reached.is_some() && reached == before_last(world, seat, b) && a.last() == b.last()
}
