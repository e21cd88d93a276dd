//! Tuning by measurement: simultaneous perturbation (SPSA) over self-play, of greedy bots or of small searches.
//!
//! Every step plays two sets of weights, the current ones pushed a little in a random direction and in the opposite one,
//! against each other at the same table, and moves towards the side that scored more. Weights are factors: they are
//! pushed and moved by shares of themselves, so they keep their sign.

use rand_core::Rng as _;
use rayon::prelude::*;
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Game, Seat, Setup};

use crate::bot::{Bot, Budget};
use crate::clock::SystemClock;
use crate::greedy::Greedy;
use crate::search::{Growth, Search};
use crate::weights::Weights;

/// How tuning goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// Steps to take.
    pub steps: u32,
    /// Setups of a step; each is played with the sides exchanged.
    pub setups: u32,
    /// The first push, as a share.
    pub push: f32,
    /// How far a lead of ten points moves the weights, as a share, at first.
    pub rate: f32,
    /// Search nodes of a decision; 0 lets greedy bots play.
    pub nodes: u64,
    /// The seed of everything.
    pub seed: u64,
}

impl Tuning {
    /// Tunes weights. After every step `report` hears its number, the weights and the mean lead of the better side.
    #[must_use]
    pub fn run(&self, start: &Weights, mut report: impl FnMut(u32, &Weights, f32)) -> Weights {
        let mut rng = stream(self.seed);
        let mut weights = start.to_array();
        for step in 0..self.steps {
            // The decay that is proven to converge.
            let push = self.push / (1.0 + step as f32 / 50.0).powf(0.101);
            let rate = self.rate / (1.0 + step as f32 / (0.1 * self.steps as f32 + 1.0)).powf(0.602);
            let signs: [f32; Weights::NUM] = core::array::from_fn(|index| match rng.next_u32() & 1 {
                _ if !Weights::is_tuned(index) => 0.0,
                0 => 1.0,
                _ => -1.0,
            });
            let pushed = |way: f32| {
                Weights::from_array(core::array::from_fn(|index| weights[index] * (way * push * signs[index]).exp()))
            };
            let (plus, minus) = (pushed(1.0), pushed(-1.0));
            let first = self.seed.wrapping_add(u64::from(step) * u64::from(self.setups));
            let leads: Vec<f32> = (0..u64::from(self.setups) * 2)
                .into_par_iter()
                .map(|game| self.lead(&plus, &minus, first + game / 2, game % 2 == 1))
                .collect();
            let lead = leads.iter().sum::<f32>() / leads.len() as f32;
            for (weight, sign) in weights.iter_mut().zip(signs) {
                *weight *= (rate * lead / 10.0 * sign).clamp(-0.1, 0.1).exp();
            }
            report(step + 1, &Weights::from_array(weights), lead);
        }
        Weights::from_array(weights)
    }

    /// By how many points the seats of one side are ahead of those of the other, at a table of two against two.
    fn lead(&self, plus: &Weights, minus: &Weights, seed: u64, exchanged: bool) -> f32 {
        let setup = Setup::from_seed(4, seed).expect("four players");
        let is_plus = |seat: Seat| seat.index().is_multiple_of(2) != exchanged;
        let mut bots: Vec<Box<dyn Bot>> =
            Seat::ALL.iter().map(|&seat| self.player(if is_plus(seat) { plus } else { minus }, seed)).collect();
        let mut game = Game::new(&setup);
        while let Some(seat) = game.first_to_act() {
            let choice = bots[seat.index()].choose(&game.view(seat), Budget::Nodes(self.nodes));
            game.apply_unchecked_as(seat, choice.action, &mut ());
        }
        let points = |seat: Seat| game.board().player(seat).points().as_f64() as f32;
        Seat::ALL.into_iter().map(|seat| if is_plus(seat) { points(seat) } else { -points(seat) }).sum::<f32>() / 2.0
    }

    fn player(&self, weights: &Weights, seed: u64) -> Box<dyn Bot> {
        if self.nodes == 0 {
            Box::new(Greedy::new(weights.clone(), seed))
        } else {
            Box::new(Search::new(weights.clone(), Growth::default(), SystemClock::default(), seed))
        }
    }
}
