//! What a search believes about positions: the hand evaluation alone, or what the net makes of it.

use std::sync::Arc;

use tzolkin_engine::{Board, DecisionKind, Seat};

use crate::evaluation::{evaluate_seat, terms};
use crate::net::{Hidden, Net, TurnSums};
use crate::weights::Weights;

/// The values of a position to the seats, in points at the end; seats that do not play hold 0.
pub type Values = [f32; Seat::NUM];

/// Values positions for a search.
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Weights,
    net: Option<Arc<Net>>,
    /// One seat that values things differently, so that games made for learning differ.
    taste: Option<(Seat, Box<Weights>)>,
}

/// A seat's turn under way: what need not be computed again for every position in it.
#[derive(Clone, Debug)]
pub(crate) struct SeatTurn {
    sums: Option<Box<TurnSums>>,
}

impl Evaluator {
    /// The hand evaluation alone.
    #[must_use]
    pub fn hand() -> Self {
        Self { weights: Weights::search().clone(), net: None, taste: None }
    }

    /// The hand evaluation corrected by a net.
    #[must_use]
    pub fn with_net(net: Arc<Net>) -> Self {
        Self { net: Some(net), ..Self::hand() }
    }

    /// The same evaluation, in which one seat values things by other weights. The net still sees the usual terms.
    #[must_use]
    pub fn with_taste(self, seat: Seat, weights: Weights) -> Self {
        Self { taste: Some((seat, Box::new(weights))), ..self }
    }

    /// The share of the others' points that a seat subtracts from its own.
    pub(crate) const fn rivals(&self) -> f32 {
        self.weights.rivals
    }

    pub(crate) const fn net(&self) -> Option<&Arc<Net>> {
        self.net.as_ref()
    }

    pub(crate) fn seat_turn(&self, board: &Board, seat: Seat) -> SeatTurn {
        SeatTurn { sums: self.net.as_ref().map(|net| Box::new(net.turn_sums(board, seat))) }
    }

    /// What the position is worth to a seat; and the net's hidden layer, which the policy is read off.
    pub(crate) fn value(&self, board: &Board, seat: Seat, turn: &SeatTurn) -> (f32, Option<Hidden>) {
        let terms = terms(board, seat, &self.weights);
        let mut value: f32 = terms.iter().sum();
        if board.decision() == DecisionKind::Over {
            return (value, None);
        }
        if let Some((_, weights)) = self.taste.as_ref().filter(|(of, _)| *of == seat) {
            value = evaluate_seat(board, seat, weights);
        }
        let (Some(net), Some(sums)) = (&self.net, &turn.sums) else { return (value, None) };
        let hidden = net.hidden(board, seat, &terms, sums);
        (value + net.verdict(&hidden).points, Some(hidden))
    }

    /// What the position is worth to a seat, without regard to what is known of its turn.
    pub(crate) fn value_alone(&self, board: &Board, seat: Seat) -> f32 {
        self.value(board, seat, &self.seat_turn(board, seat)).0
    }

    /// What the position is worth to every seat.
    #[must_use]
    pub fn values(&self, board: &Board) -> Values {
        let mut values = [0.0; Seat::NUM];
        for seat in board.seats() {
            values[seat.index()] = self.value_alone(board, seat);
        }
        values
    }
}
