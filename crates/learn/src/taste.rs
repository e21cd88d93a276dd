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

/// Makes one technology worth seeking, usually agriculture. A level brings little before the next one, so a small
/// preference never gets as far as the third.
pub(crate) fn seek(w: &mut Weights, rng: &mut impl Rng) {
    let (dice, more) = (uniform(rng), 3.0 + 9.0 * uniform(rng));
    let levels = if dice < 0.7 {
        [&mut w.agriculture_1, &mut w.agriculture_2, &mut w.agriculture_3]
    } else if dice < 0.85 {
        [&mut w.extraction_1, &mut w.extraction_2, &mut w.extraction_3]
    } else {
        [&mut w.theology_1, &mut w.theology_2, &mut w.theology_3]
    };
    for level in levels {
        *level += more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tzolkin_engine::chance::stream;

    #[test]
    fn a_seeker_wants_every_level_of_one_technology_and_usually_agriculture() {
        let usual = Weights::search();
        let mut wanted = [0; 3];
        for seed in 0..200 {
            let mut w = usual.clone();
            seek(&mut w, &mut stream(seed));
            let more = [
                [w.agriculture_1 - usual.agriculture_1, w.agriculture_3 - usual.agriculture_3],
                [w.extraction_1 - usual.extraction_1, w.extraction_3 - usual.extraction_3],
                [w.theology_1 - usual.theology_1, w.theology_3 - usual.theology_3],
            ];
            let sought: Vec<usize> = (0..3).filter(|&technology| more[technology] != [0.0; 2]).collect();
            assert_eq!(sought.len(), 1, "{more:?}");
            assert!(more[sought[0]].iter().all(|more| (2.9..12.1).contains(more)), "{more:?}");
            wanted[sought[0]] += 1;
        }
        assert!(wanted[0] > 120 && wanted[1] > 10 && wanted[2] > 10, "{wanted:?}");
    }
}
