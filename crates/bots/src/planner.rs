//! Plans a single turn with a beam search over its small decisions, because there are too many whole turns to list.

use tzolkin_engine::{Action, Actions, Board, DecisionKind, Game, Seat};

use crate::evaluation::evaluate_seat;
use crate::weights::Weights;

/// A way to play the rest of a turn.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Its actions, `end` included.
    pub(crate) actions: Vec<Action>,
    /// What the position is worth to the seat before the turn ends.
    pub(crate) value: f32,
    /// The board before the turn ends.
    pub(crate) board: Board,
}

/// Plans turns with an evaluation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planner<'a> {
    weights: &'a Weights,
    /// How many positions are followed further after each step of a turn.
    width: usize,
    /// How many ways to carry out one worker's action are compared.
    ways: usize,
}

/// A position on the way, with the actions that led to it.
#[derive(Clone)]
struct Step {
    game: Game,
    actions: Vec<Action>,
    value: f32,
}

/// How many trades are considered in one visit to the market.
const MOST_TRADES: usize = 12;

impl<'a> Planner<'a> {
    /// A planner of the usual width, which takes about a quarter of a millisecond per turn.
    pub(crate) const fn new(weights: &'a Weights) -> Self {
        Self { weights, width: 6, ways: 120 }
    }

    /// The best ways found to play the rest of the seat's turn, best first, at most `count`.
    ///
    /// It must be the seat's turn. The planner does not look at anything that the end of the turn reveals.
    pub(crate) fn plans(&self, game: &Game, seat: Seat, count: usize) -> Vec<Plan> {
        let start = Step { game: *game, actions: Vec::new(), value: 0.0 };
        let mut frontier = self.settled(start, seat);
        let mut plans: Vec<Plan> = Vec::new();
        while !frontier.is_empty() {
            let mut next = Vec::new();
            for step in &frontier {
                self.expand(step, seat, &mut next, &mut plans);
            }
            keep_best(&mut next, self.width);
            frontier = next;
        }
        best_first(&mut plans, |plan| plan.value, |a, b| a.board == b.board);
        plans.truncate(count);
        plans
    }

    fn expand(&self, step: &Step, seat: Seat, next: &mut Vec<Step>, plans: &mut Vec<Plan>) {
        let mut legal = Actions::new();
        step.game.legal(&mut legal);
        for &action in &legal {
            let mut actions = step.actions.clone();
            actions.push(action);
            if action == Action::End {
                plans.push(Plan { actions, value: step.value, board: *step.game.board() });
                continue;
            }
            let mut game = step.game;
            game.apply_unchecked(seat, action, &mut ());
            next.extend(self.settled(Step { game, actions, value: 0.0 }, seat));
        }
    }

    /// The positions of the turn once all open decisions have been made, each with its value.
    fn settled(&self, step: Step, seat: Seat) -> Vec<Step> {
        let mut open = vec![step];
        let mut settled = Vec::new();
        while let Some(mut step) = open.pop() {
            match step.game.decision() {
                DecisionKind::Turn => {
                    step.value = evaluate_seat(step.game.board(), seat, self.weights);
                    settled.push(step);
                }
                DecisionKind::Market => self.trade(step, seat, &mut open),
                _ => self.branch(&step, seat, &mut open),
            }
            if settled.len() >= self.ways {
                break;
            }
        }
        settled
    }

    /// Follows every answer to a decision. Of many similar ones, such as payments, it follows only those that evaluate
    /// best.
    fn branch(&self, step: &Step, seat: Seat, open: &mut Vec<Step>) {
        const ALIKE: usize = 4;
        let mut legal = Actions::new();
        step.game.legal(&mut legal);
        let mut children: Vec<Step> = legal
            .iter()
            .map(|&action| {
                let mut game = step.game;
                game.apply_unchecked(seat, action, &mut ());
                let mut actions = step.actions.clone();
                actions.push(action);
                Step { game, actions, value: 0.0 }
            })
            .collect();
        if matches!(step.game.decision(), DecisionKind::Pay | DecisionKind::Build) && children.len() > ALIKE {
            for child in &mut children {
                child.value = evaluate_seat(child.game.board(), seat, self.weights);
            }
            children.sort_by(|a, b| b.value.total_cmp(&a.value));
            children.truncate(ALIKE);
        }
        // The first answer is followed first.
        open.extend(children.into_iter().rev());
    }

    /// Follows the best trade repeatedly; trading may stop after each of them.
    fn trade(&self, mut step: Step, seat: Seat, open: &mut Vec<Step>) {
        let mut legal = Actions::new();
        for _ in 0..MOST_TRADES {
            if step.game.decision() != DecisionKind::Market {
                break;
            }
            step.game.legal(&mut legal);
            let mut best: Option<(f32, Game, Action)> = None;
            for &action in &legal {
                let mut game = step.game;
                game.apply_unchecked(seat, action, &mut ());
                if action == Action::Stop {
                    let mut actions = step.actions.clone();
                    actions.push(action);
                    open.push(Step { game, actions, value: 0.0 });
                    continue;
                }
                let value = evaluate_seat(game.board(), seat, self.weights);
                if best.as_ref().is_none_or(|(highest, ..)| value > *highest) {
                    best = Some((value, game, action));
                }
            }
            let Some((_, game, action)) = best else { return };
            step.game = game;
            step.actions.push(action);
        }
        if step.game.decision() != DecisionKind::Market {
            open.push(step);
        }
    }
}

/// Keeps the best positions, each once: the same workers in another order lead to the same position.
fn keep_best(steps: &mut Vec<Step>, width: usize) {
    best_first(steps, |step| step.value, |a, b| a.game == b.game);
    steps.truncate(width);
}

/// Sorts by value, the best first, and drops what leads to the same state as something before it. Equal states have equal
/// values, but between them may be others of that value.
fn best_first<T>(items: &mut Vec<T>, value: impl Fn(&T) -> f32, same: impl Fn(&T, &T) -> bool) {
    items.sort_by(|a, b| value(b).total_cmp(&value(a)));
    let mut kept = 0;
    for index in 0..items.len() {
        let this = &items[index];
        let mut alike = items[..kept].iter().rev().take_while(|other| value(other) == value(this));
        if !alike.any(|other| same(other, this)) {
            items.swap(kept, index);
            kept += 1;
        }
    }
    items.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_state_is_kept_once_even_among_others_of_its_value() {
        let mut items = vec![(1.0, 'a'), (2.0, 'b'), (1.0, 'c'), (1.0, 'a'), (2.0, 'd'), (1.0, 'c'), (2.0, 'b')];
        best_first(&mut items, |item| item.0, |one, other| one.1 == other.1);
        assert_eq!(items, [(2.0, 'b'), (2.0, 'd'), (1.0, 'a'), (1.0, 'c')]);
    }
}
