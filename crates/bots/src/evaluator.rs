//! How a search evaluates positions: with the hand evaluation alone, or with the net's corrections.

use std::sync::Arc;

use tzolkin_engine::components::LAST_ROUND;
use tzolkin_engine::{Board, DecisionKind, Seat};

use crate::evaluation::{evaluate_seat, terms_and_monuments};
use crate::math::{exp, logistic};
use crate::net::{Hidden, Inputs, Net, Sums};
use crate::processor::with_best_instructions;
use crate::weights::Weights;

/// The value of a position to each seat, in points at the end of the game; 0 for seats that do not play.
pub type Values = [f32; Seat::NUM];

/// Evaluates positions for a search.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Weights,
    net: Option<Arc<Net>>,
    /// One seat may have other preferences, so that the games for training differ.
    taste: Option<(Seat, Box<Weights>)>,
}

/// What a position is worth to one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SeatValue {
    /// Points at the end.
    pub(crate) points: f32,
    /// The chance of winning; not used without a net.
    pub(crate) win: f32,
}

/// What can be computed once for a seat's turn instead of for every position in it.
#[derive(Clone, Debug)]
pub(crate) struct SeatTurn {
    /// The net's inputs that stay the same.
    fixed: Option<Inputs>,
}

/// What was computed for each seat's last position, from which the next one differs little. It serves one evaluator.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent([Option<Sums>; Seat::NUM]);

impl Evaluator {
    /// The hand evaluation alone.
    #[must_use]
    pub fn hand() -> Self {
        Self::by_hand(Weights::search().clone())
    }

    /// A hand evaluation with other weights.
    #[must_use]
    pub(crate) const fn by_hand(weights: Weights) -> Self {
        Self { weights, net: None, taste: None }
    }

    /// The hand evaluation corrected by a net.
    #[must_use]
    pub fn with_net(net: Arc<Net>) -> Self {
        Self { net: Some(net), ..Self::hand() }
    }

    /// The same evaluation with other weights for one seat. The net still sees the usual terms.
    #[must_use]
    pub fn with_taste(self, seat: Seat, weights: Weights) -> Self {
        Self { taste: Some((seat, Box::new(weights))), ..self }
    }

    pub(crate) const fn net(&self) -> Option<&Arc<Net>> {
        self.net.as_ref()
    }

    pub(crate) fn seat_turn(&self, board: &Board, seat: Seat) -> SeatTurn {
        SeatTurn {
            fixed: self.net.as_ref().map(|_| {
                with_best_instructions(
                    #[inline(always)]
                    || Inputs::fixed(board, seat),
                )
            }),
        }
    }

    /// What the position is worth to a seat, and the net's hidden layer, from which the policy is computed.
    pub(crate) fn value(
        &self,
        board: &Board,
        seat: Seat,
        turn: &SeatTurn,
        recent: &mut Recent,
    ) -> (SeatValue, Option<Hidden>) {
        with_best_instructions(
            #[inline(always)]
            || self.value_inlined(board, seat, turn, recent),
        )
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn value_inlined(
        &self,
        board: &Board,
        seat: Seat,
        turn: &SeatTurn,
        recent: &mut Recent,
    ) -> (SeatValue, Option<Hidden>) {
        if board.decision() == DecisionKind::Over {
            let points = evaluate_seat(board, seat, &self.weights);
            return (SeatValue { points, win: board.share_of_victory(seat) as f32 }, None);
        }
        let (terms, monuments) = terms_and_monuments(board, seat, &self.weights);
        let mut points: f32 = terms.iter().sum();
        if let Some((_, weights)) = self.taste.as_ref().filter(|(of, _)| *of == seat) {
            points = evaluate_seat(board, seat, weights);
        }
        let (Some(net), Some(fixed)) = (&self.net, &turn.fixed) else {
            return (SeatValue { points, win: 0.0 }, None);
        };
        let last = recent.0[seat.index()].get_or_insert_with(|| net.no_inputs());
        let hidden = net.hidden(&fixed.with_moving(board, seat, &terms, &monuments), last);
        let verdict = net.verdict(&hidden);
        (SeatValue { points: points + verdict.points, win: logistic(verdict.win) }, Some(hidden))
    }

    /// What the position is worth to a seat, without using anything computed earlier for its turn.
    pub(crate) fn value_alone(&self, board: &Board, seat: Seat) -> SeatValue {
        self.value(board, seat, &self.seat_turn(board, seat), &mut Recent::default()).0
    }

    /// The chances of winning of the seats that play. They add up to 1 and come from the net, or from the expected
    /// points if there is no net.
    pub(crate) fn chances(&self, board: &Board, points: &[f64], wins: &[f64]) -> Vec<f64> {
        let over = board.decision() == DecisionKind::Over;
        let raw: Vec<f64> = if self.net.is_some() || over {
            wins.iter().map(|win| win.max(1e-4 * f64::from(u8::from(!over)))).collect()
        } else {
            chances_by_points(board, points)
        };
        let sum: f64 = raw.iter().sum();
        raw.into_iter().map(|chance| if sum > 0.0 { chance / sum } else { 1.0 / points.len() as f64 }).collect()
    }

    /// What the position is worth to every seat that plays, in points, and their chances of winning.
    #[must_use]
    pub fn expectations(&self, board: &Board) -> (Vec<f64>, Vec<f64>) {
        let values: Vec<SeatValue> = board.seats().map(|seat| self.value_alone(board, seat)).collect();
        let points: Vec<f64> = values.iter().map(|value| f64::from(value.points)).collect();
        let wins: Vec<f64> = values.iter().map(|value| f64::from(value.win)).collect();
        let chances = self.chances(board, &points, &wins);
        (points, chances)
    }
}

/// Chances of winning from expected points alone. A lead means more towards the end: the estimate of a seat's points is
/// off by about twelve at first and by four in the last rounds.
fn chances_by_points(board: &Board, points: &[f64]) -> Vec<f64> {
    let left = f32::from(LAST_ROUND.saturating_sub(board.round())) / f32::from(LAST_ROUND);
    let spread = f64::from(3.0 + 8.0 * left);
    let best = points.iter().copied().fold(f64::MIN, f64::max);
    points.iter().map(|points| f64::from(exp(((points - best) / spread) as f32))).collect()
}
