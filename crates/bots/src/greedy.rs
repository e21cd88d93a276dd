//! A bot that plays the turn with the best evaluation, without considering what others will do.

use rand_core::Rng;
use tzolkin_engine::{Action, Actions, Board, DecisionKind, Game, Seat, View};

use crate::bot::{Bot, Budget, Choice, stream_of};
use crate::evaluation::{evaluate, evaluate_seat};
use crate::evaluator::Evaluator;
use crate::math::exp;
use crate::merit::merit;
use crate::planner::{Plan, Planner};
use crate::weights::Weights;

/// Plays the turn with the best evaluation or, for a weaker level, one that looks nearly as good.
pub struct Greedy {
    weights: Weights,
    /// A turn that looks this many points worse is chosen e times less often; 0 always chooses the best.
    slack: f32,
    seed: u64,
    /// The rest of the turn that was planned, and the board it was planned for.
    planned: Option<(Board, Vec<Action>)>,
}

impl Greedy {
    /// A greedy player.
    #[must_use]
    pub fn new(weights: Weights, seed: u64) -> Self {
        Self::careless(weights, 0.0, seed)
    }

    /// A player that overlooks things: it picks turns at random, and those that look `slack` points worse come up e
    /// times less often. Like a beginner, it is overly afraid of not feeding its workers.
    #[must_use]
    pub fn careless(mut weights: Weights, slack: f32, seed: u64) -> Self {
        if slack > 0.0 {
            weights.hunger_now *= FEAR;
            weights.hunger_near *= FEAR;
            weights.hunger_far *= FEAR;
        }
        Self { weights, slack, seed, planned: None }
    }

    /// The rest of the turn: the earlier plan, if the board is as expected.
    fn turn(&mut self, world: &Game, seat: Seat, rng: &mut impl Rng) -> Vec<Action> {
        if let Some((board, actions)) = self.planned.take()
            && board == *world.board()
            && !actions.is_empty()
        {
            return actions;
        }
        let plans = Planner::new(&self.weights).plans(world, seat, if self.slack > 0.0 { MOST_PLANS } else { 1 });
        let chosen = if self.slack > 0.0 { self.draw(&plans, rng) } else { 0 };
        plans.into_iter().nth(chosen).expect("a turn can always be played").actions
    }

    fn draw(&self, plans: &[Plan], rng: &mut impl Rng) -> usize {
        let weights: Vec<f32> = plans.iter().map(|plan| exp((plan.value - plans[0].value) / self.slack)).collect();
        let mut drawn = rng.next_u32() as f32 / u32::MAX as f32 * weights.iter().sum::<f32>();
        weights
            .iter()
            .position(|weight| {
                drawn -= weight;
                drawn <= 0.0
            })
            .unwrap_or(0)
    }

    /// Remembers what is left of the turn after its first action.
    fn remember(&mut self, world: &Game, seat: Seat, turn: &[Action]) {
        if turn.len() > 1 {
            let mut after = *world;
            after.apply_unchecked(seat, turn[0], &mut ());
            self.planned = Some((*after.board(), turn[1..].to_vec()));
        }
    }
}

/// By how much a careless player overestimates the cost of unfed workers.
const FEAR: f32 = 4.0;
/// How many turns a careless player chooses from.
const MOST_PLANS: usize = 60;

impl Bot for Greedy {
    fn choose(&mut self, view: &View, _: Budget) -> Choice {
        let seat = view.seat().expect("a bot has a seat");
        let mut rng = stream_of(self.seed, view);
        let world = view.determinize(&mut rng);
        let turn = match world.decision() {
            DecisionKind::Keep => vec![best_keep(&world, seat, &self.weights)],
            DecisionKind::Days => vec![best_days(&world, seat, &self.weights)],
            _ => self.turn(&world, seat, &mut rng),
        };
        self.remember(&world, seat, &turn);
        let (value, win) = Evaluator::by_hand(self.weights.clone()).expectations(view.board());
        Choice { action: turn[0], turn, value, win, nodes: 0 }
    }
}

/// The pair of wealth tiles with the best start. What the others keep hardly matters for this choice.
pub(crate) fn best_keep(world: &Game, seat: Seat, weights: &Weights) -> Action {
    let mut legal = Actions::new();
    world.legal_for(seat, &mut legal);
    let worth = |action: Action| {
        let mut after = *world;
        after.apply_unchecked(seat, action, &mut ());
        let mut others = Actions::new();
        while let (DecisionKind::Keep, Some(other)) = (after.decision(), after.first_to_act()) {
            after.legal(&mut others);
            after.apply_unchecked(other, others[0], &mut ());
        }
        evaluate_seat(after.board(), seat, weights)
    };
    best_by(&legal, worth)
}

/// Decides between one day and two by how far ahead of the others the seat is afterwards.
pub(crate) fn best_days(world: &Game, seat: Seat, weights: &Weights) -> Action {
    let mut legal = Actions::new();
    world.legal_for(seat, &mut legal);
    let worth = |action: Action| {
        let mut after = *world;
        after.apply_unchecked(seat, action, &mut ());
        let values = evaluate(after.board(), weights);
        merit(&values, seat, 1.0 / (after.board().players() - 1) as f32)
    };
    best_by(&legal, worth)
}

/// The first of the best.
fn best_by(legal: &Actions, worth: impl Fn(Action) -> f32) -> Action {
    let mut best = (legal[0], f32::NEG_INFINITY);
    for &action in legal {
        let value = worth(action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}
