//! Floors of strength, which a bot that is broken does not reach: one that prefers what is bad, or that ignores what it has
//! learned. Seeds are fixed, so that the results are the same everywhere. With other seeds a healthy bot would stay below
//! its floor in less than one match of a thousand; a bot that is only a little weaker is noticed by `make strength-full`.

use tzolkin_bots::{Match, Summary};

/// Plays 24 games of one bot against the rest of another.
fn beats(bot: &str, against: &str, players: usize, floor: f64) {
    const GAMES: u64 = 24;
    const SEED: u64 = 5;
    let bots = [bot, against].map(|bot| bot.parse().expect("a bot")).to_vec();
    let of = Match::new(bots, players, GAMES, SEED).expect("a match");
    let results = of.play(&[], |_| Ok(())).expect("legal actions");
    let share = Summary::new(&of, &results).bots[0].win_rate;
    assert!(share >= floor, "{bot} wins {:.1} % against {} of {against}", 100.0 * share, players - 1);
}

#[test]
fn greedy_beats_random_and_its_own_weights_before_they_were_tuned() {
    beats("greedy", "random", 4, 0.9);
    beats("greedy", "greedy:untuned", 4, 0.75);
}

#[test]
fn level_2_beats_level_1() {
    beats("level:2", "level:1", 4, 0.55);
}

#[test]
fn level_3_beats_level_2() {
    beats("level:3", "level:2", 4, 0.5);
}

#[test]
fn level_4_beats_level_3() {
    beats("level:4", "level:3", 4, 0.8);
}

/// Level 5 would take minutes. This is the same bot with fewer nodes; against one opponent thinking counts for more than
/// against three.
#[test]
fn level_5_with_fewer_nodes_beats_level_4() {
    beats("search:nodes=800", "level:4", 2, 0.5);
}

#[test]
fn the_net_beats_the_hand_evaluation() {
    beats("search:nodes=40", "search:hand:nodes=40", 4, 0.8);
}
