//! Unusual preferences for some seats, so that the training games show different ways to play.

use rand_core::Rng;
use tzolkin_bots::Weights;

/// A number between 0 and 1.
pub(crate) fn uniform(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Draws how much each thing is valued.
struct Draw<'a, R> {
    rng: &'a mut R,
    scale: f32,
}

impl<R: Rng> Draw<'_, R> {
    /// With probability `share` a number between `low` and `high`, otherwise the usual one.
    fn some(&mut self, share: f32, low: f32, high: f32, usual: f32) -> f32 {
        let (dice, draw) = (uniform(self.rng), uniform(self.rng));
        if dice < share { usual + (low + (high - low) * draw - usual) * self.scale } else { usual }
    }

    /// A factor that is 1 when nothing is drawn.
    fn factor(&mut self, share: f32, low: f32, high: f32) -> f32 {
        self.some(share, low, high, 1.0)
    }
}

/// Weights with unusual preferences. People win with more workers, with technologies that pay off and with monuments,
/// all of which the hand evaluation undervalues. The weights of these are drawn upwards, and the others in both
/// directions.
pub(crate) fn draw(rng: &mut impl Rng, scale: f32) -> Weights {
    let mut w = Weights::search().clone();
    let mut draw = Draw { rng, scale };
    let worker = draw.some(0.5, 3.0, 16.0, 0.0);
    w.worker_4 += worker;
    w.worker_5 += worker * 0.8;
    w.worker_6 += worker * 0.4;
    let liked = draw.factor(0.35, 1.1, 2.6);
    if liked > 1.0 {
        w.agriculture_1 = (w.agriculture_1 + 1.5) * liked;
        w.agriculture_2 = (w.agriculture_2 + 0.5) * liked;
        w.agriculture_3 *= liked.sqrt();
    }
    let liked = draw.factor(0.35, 1.1, 3.0);
    if liked > 1.0 {
        w.extraction_1 = (w.extraction_1 + 1.0) * liked;
        w.extraction_2 = (w.extraction_2 + 1.5) * liked;
        w.extraction_3 *= liked.sqrt();
    }
    let liked = draw.factor(0.3, 0.3, 1.7);
    w.architecture_1 *= liked;
    w.architecture_2 *= liked;
    w.architecture_3 *= liked;
    let liked = draw.factor(0.3, 1.3, 3.0);
    if liked > 1.0 {
        w.theology_1 = (w.theology_1 + 1.0) * liked;
        w.theology_2 *= liked;
        w.theology_3 = (w.theology_3 + 1.0) * liked;
    }
    w.monument_reach *= draw.factor(0.35, 1.5, 4.0);
    w.monument_growth *= draw.factor(0.25, 0.5, 2.5);
    w.building *= draw.factor(0.25, 0.0, 3.5);
    w.skull_early *= draw.factor(0.25, 0.4, 2.5);
    w.corn_early *= draw.factor(0.25, 0.6, 1.6);
    w.block_early = draw.some(0.25, 0.0, 0.5, w.block_early);
    w.temple_later *= draw.factor(0.2, 0.7, 1.15);
    w.leader *= draw.factor(0.2, 0.3, 1.4);
    w.food_later *= draw.factor(0.2, 0.5, 1.1);
    w.ride *= draw.factor(0.25, 0.8, 1.4);
    w.second = draw.some(0.25, 0.2, 0.9, w.second);
    w.lacks_1 *= draw.factor(0.2, 0.7, 1.3);
    w.lacks_2 *= draw.factor(0.2, 0.7, 2.0);
    w.market *= draw.factor(0.2, 0.5, 2.5);
    w.grant *= draw.factor(0.2, 0.3, 1.5);
    w
}
