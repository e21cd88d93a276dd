//! Shares of wins, measured over sets of games, and what they mean on Elo's scale.

/// The normal deviate that leaves 2.5 % on either side.
const DEVIATE_95: f64 = 1.959_963_984_540_054;

/// A share of wins in a match. The sample consists of sets and not of games, because the games of one set are not
/// independent: they have the same setup, and each seat of it is the candidate's once.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    sets: u64,
    games: u64,
    sum: f64,
    squares: f64,
}

impl Share {
    /// Adds a set of that many games, with the share of them that was won.
    pub fn add(&mut self, games: usize, share: f64) {
        self.sets += 1;
        self.games += games as u64;
        self.sum += share;
        self.squares += share * share;
    }

    /// The sets.
    #[must_use]
    pub const fn sets(&self) -> u64 {
        self.sets
    }

    /// The games of all sets.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The mean over the sets; 0 if there are none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.sets.max(1) as f64
    }

    /// The sum of squared deviations from the mean.
    pub(crate) fn deviations(&self) -> f64 {
        (self.squares - self.sum * self.mean()).max(0.0)
    }

    /// The standard error of the mean; none for fewer than two sets.
    #[must_use]
    pub fn error(&self) -> Option<f64> {
        let sets = self.sets as f64;
        (self.sets > 1).then(|| (self.deviations() / (sets - 1.0) / sets).sqrt())
    }

    /// The 95 % interval: Wilson's, for as many independent games as would have this standard error. For long matches
    /// it is the mean plus or minus 1.96 standard errors, and it also holds near 0 and 1.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let mean = self.mean();
        let games = self.games as f64;
        let independent = match self.error() {
            // A few sets that happen to be alike do not make the share certain.
            Some(error) if error > 0.0 => (mean * (1.0 - mean) / (error * error)).min(2.0 * games),
            _ => games,
        };
        wilson_95(mean * independent, independent)
    }
}

/// The 95 % interval of a rate by Wilson's score, which holds near 0 and 1 where the usual one does not.
fn wilson_95(successes: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let rate = successes / trials;
    let square = DEVIATE_95 * DEVIATE_95;
    let scale = 1.0 + square / trials;
    let centre = (rate + square / (2.0 * trials)) / scale;
    let half = DEVIATE_95 / scale * (rate * (1.0 - rate) / trials + square / (4.0 * trials * trials)).sqrt();
    let low = if successes <= 0.0 { 0.0 } else { (centre - half).max(0.0) };
    let high = if successes >= trials { 1.0 } else { (centre + half).min(1.0) };
    (low, high)
}

/// How many Elo points a bot is ahead that wins this share of its games against copies of one opponent: 0 at par, and
/// 400 for ten times the odds. Infinite for a share of 0 or 1.
///
/// ```
/// use tzolkin_bots::{elo, share_at};
///
/// assert_eq!(elo(0.25, 4), 0.0);
/// assert!((elo(share_at(20.0, 3), 3) - 20.0).abs() < 1e-9);
/// ```
#[must_use]
pub fn elo(share: f64, players: usize) -> f64 {
    400.0 * (share * (players as f64 - 1.0) / (1.0 - share)).log10()
}

/// The share of wins of a bot that is this many Elo points ahead of each of its opponents.
#[must_use]
pub fn share_at(elo: f64, players: usize) -> f64 {
    let odds = (elo / 400.0 * std::f64::consts::LN_10).exp();
    odds / (odds + players as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(sets: &[f64]) -> Share {
        let mut share = Share::default();
        sets.iter().for_each(|&set| share.add(4, set));
        share
    }

    #[test]
    fn intervals_are_wilsons() {
        // Figures from Newcombe (1998), table I, method 3, and Wilson's formula by hand.
        for (successes, trials, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
            (100.0, 400.0, 0.2101, 0.2947),
        ] {
            let (found_low, found_high) = wilson_95(successes, trials);
            assert!((found_low - low).abs() < 6e-5, "{successes} of {trials}: {found_low}");
            assert!((found_high - high).abs() < 6e-5, "{successes} of {trials}: {found_high}");
        }
        assert_eq!(wilson_95(0.0, 0.0), (0.0, 1.0));
        // The ends are exact in spite of rounding.
        assert_eq!((wilson_95(0.0, 12.0).0, wilson_95(12.0, 12.0).1), (0.0, 1.0));
    }

    #[test]
    fn the_error_is_that_of_the_sets() {
        let share = of(&[0.25, 0.5, 0.0, 0.25]);
        assert_eq!((share.sets(), share.games(), share.mean()), (4, 16, 0.25));
        // The deviations are 0, 0.25, -0.25 and 0.
        assert!((share.error().expect("four sets") - (0.125_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        // Sets of which all games are won or lost say no more than as many single games.
        let all_or_none: Vec<f64> = (0..400).map(|set| f64::from(u8::from(set % 4 == 0))).collect();
        let (low, high) = of(&all_or_none).interval();
        let single = wilson_95(100.0, 400.0);
        assert!((low - single.0).abs() < 1e-3 && (high - single.1).abs() < 1e-3, "{low} {high} {single:?}");
        // Sets that differ little say more: 1.96 standard errors.
        let even: Vec<f64> = (0..400).map(|set| [0.0, 0.25, 0.25, 0.5][set % 4]).collect();
        let (low, high) = of(&even).interval();
        let half = DEVIATE_95 * of(&even).error().expect("sets");
        assert!((high - low - 2.0 * half).abs() < 0.02 * half, "{low} {high} {half}");
    }

    #[test]
    fn nothing_is_certain_after_a_few_games() {
        assert_eq!(of(&[]).interval(), (0.0, 1.0));
        assert_eq!(of(&[1.0]).interval(), wilson_95(4.0, 4.0));
        assert_eq!(of(&[1.0; 5]).interval(), wilson_95(20.0, 20.0));
        let (low, high) = of(&[0.25; 3]).interval();
        assert!(low < 0.15 && high > 0.4, "{low} {high}");
    }

    #[test]
    fn elo_is_as_defined() {
        for (share, players, expected) in
            [(0.25, 4, 0.0), (0.5, 2, 0.0), (10.0 / 11.0, 2, 400.0), (10.0 / 13.0, 4, 400.0)]
        {
            assert!((elo(share, players) - expected).abs() < 1e-9, "{share} of {players}");
            assert!((share_at(expected, players) - share).abs() < 1e-12, "{expected} of {players}");
        }
        assert_eq!((elo(0.0, 3), elo(1.0, 3)), (f64::NEG_INFINITY, f64::INFINITY));
    }
}
