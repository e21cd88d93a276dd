use std::sync::Arc;

use tzolkin_engine::{Board, Game, Setup};

use super::*;
use crate::clock::SystemClock;
use crate::net::Net;
use tree::Scores;

fn search() -> Search<SystemClock> {
    Search::new(Evaluator::with_net(Arc::clone(Net::shipped())), PuctConfig::NET, SystemClock, 1)
}

/// Plays a game and looks at the tree after every decision that was searched.
fn play(players: usize, nodes: u64, mut look: impl FnMut(&Search<SystemClock>)) {
    let mut game = Game::new(&Setup::from_seed(players, 11).expect("players"));
    let mut bots: Vec<_> = (0..players).map(|_| search()).collect();
    while let Some(seat) = game.first_to_act() {
        let bot = &mut bots[seat.index()];
        let choice = bot.decide(&game.view(seat), Budget::Nodes(nodes));
        if choice.nodes > 0 {
            look(bot);
        }
        game.apply_unchecked(seat, choice.action, &mut ());
    }
}

/// Whatever was evaluated before in the tree, and wherever a value comes from, it is what the position alone is worth.
#[test]
fn values_are_those_of_the_position_alone() {
    let (mut looked, mut compared, mut boards) = (0, 0, 0);
    play(3, 100, |bot| {
        looked += 1;
        if looked % 8 != 0 {
            return;
        }
        let tree = bot.tree();
        for (node, game) in tree.nodes.iter().zip(&tree.games).skip(1) {
            for seat in game.board().seats().filter(|&seat| node.was_valued(seat)) {
                assert_eq!(node.value(seat), bot.evaluator.value_alone(game.board(), seat));
                compared += 1;
            }
        }
        let mut seen: Vec<&Board> = Vec::new();
        for game in &tree.games {
            if !seen.contains(&game.board()) {
                seen.push(game.board());
            }
        }
        boards += tree.games.len() - seen.len();
    });
    assert!(compared > 1_000, "{compared} values");
    assert!(boards > 50, "{boards} boards were reached again");
}

/// Nodes of the same board have the same actions with the same priors.
#[test]
fn the_same_board_has_the_same_priors() {
    let mut pairs = 0;
    play(4, 100, |bot| {
        let tree = bot.tree();
        let edges = |node: &Node| {
            let scores = &tree.scores[node.score_start as usize..];
            let priors: Vec<f32> = scores.iter().flat_map(Scores::priors).take(node.edge_count as usize).collect();
            (tree.edges(node).iter().map(|edge| edge.action).collect::<Vec<_>>(), priors)
        };
        for (at, node) in tree.nodes.iter().enumerate() {
            let (actions, priors) = edges(node);
            let sum: f32 = priors.iter().sum();
            assert!(actions.is_empty() || (sum - 1.0).abs() < 1e-4, "{sum}");
            let hash = boards::hash_of(tree.games[at].board(), node.first_place);
            let Some(&newest) = tree.newest.get(&hash).filter(|&&newest| newest as usize > at) else { continue };
            if tree.games[newest as usize].board() == tree.games[at].board() {
                assert_eq!(edges(&tree.nodes[newest as usize]), (actions, priors));
                pairs += 1;
            }
        }
    });
    assert!(pairs > 1_000, "{pairs} pairs");
}

/// What is dropped with the nodes of earlier decisions is dropped altogether.
#[test]
fn no_turn_is_kept_without_a_node() {
    play(4, 100, |bot| {
        let tree = bot.tree();
        for turn in 0..tree.turns.len() as u32 {
            assert!(tree.nodes.iter().any(|node| node.turn == turn), "nobody needs turn {turn}");
        }
        assert!(tree.newest.values().all(|&at| (at as usize) < tree.nodes.len()));
    });
}
