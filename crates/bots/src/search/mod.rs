//! Tree search over small decisions, for up to four seats, each of which plays for itself.
//!
//! Every node holds a position and its value to every seat. The acting seat chooses by its own values in the nodes
//! below (max-n), guided by priors (PUCT): the net's policy, or, without a net, an evaluation of each child. Leaves are
//! evaluated directly; there are no random playouts, because in this game they say little about who is ahead. Tiles
//! that a turn reveals are dealt again and again as the search goes on. Workers are placed in one order only, since all
//! orders lead to the same position.

mod boards;
mod moves;
mod reroot;
#[cfg(test)]
mod tests;
mod tree;
mod whole_turns;

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Actions, Board, DecisionKind, Game, Seat, View};

use crate::bot::{Bot, Budget, Choice, LONGEST, stream_of};
use crate::clock::Clock;
use crate::evaluator::Evaluator;
use crate::processor::with_best_instructions;
use tree::{Edge, NONE, Node, Tree};

/// Settings of the search. Values are in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuctConfig {
    /// How strongly a prior attracts the search to an action that has seldom been tried.
    pub exploration: f32,
    /// How much priors are evened out. With a policy, its logits are divided by this number; without one, a child that
    /// looks this many points better is e times as likely.
    pub temperature: f32,
    /// The share of the priors that is spread evenly over all actions, so that the search also tries those that the
    /// policy ignores. It is meant for games to learn from: in a match it is no help.
    pub even: f32,
    /// How many points worse than its parent a child is assumed to be before its first visit.
    pub first_play_reduction: f32,
    /// After how many visits an edge that reveals tiles gets one more world.
    pub visits_per_world: u32,
    /// The highest number of worlds for such an edge.
    pub most_worlds: u32,
    /// Whether every seat is evaluated again after every turn. Otherwise, until the round ends, only the next seat and
    /// the searching seat are.
    pub value_everyone: bool,
    /// How much of the mean of the others' points a seat subtracts from its own, with 2, 3 and 4 players.
    pub rivals: [f32; 3],
}

impl PuctConfig {
    /// For the hand evaluation.
    pub const HAND: Self = Self {
        exploration: 1.5,
        temperature: 1.5,
        even: 0.0,
        first_play_reduction: 0.0,
        visits_per_world: 16,
        most_worlds: 8,
        value_everyone: true,
        rivals: [0.1161; 3],
    };
    /// For the nets that are trained now. A net's file holds the settings it is played with.
    pub const NET: Self = Self {
        exploration: 4.0,
        temperature: 1.4,
        even: 0.0,
        first_play_reduction: 1.5,
        visits_per_world: 16,
        most_worlds: 8,
        value_everyone: true,
        rivals: [0.7, 0.7, 0.8],
    };

    /// What a seat subtracts from its own points for each point of each other seat.
    pub(crate) fn rivals_share(&self, players: usize) -> f32 {
        self.rivals[players - 2] / (players - 1) as f32
    }
}

/// The highest number of nodes in a tree, which take half a gigabyte.
pub const MOST_NODES: u64 = 600_000;

/// How often the tree is visited between two looks at the clock.
const VISITS_PER_LOOK: usize = 16;
/// So many visits that add no node, and as many as there are nodes, show that the tree cannot grow and that more visits would not
/// change what it says.
const VISITS_OF_A_COMPLETE_TREE: usize = 1_000;

/// Plays by tree search.
pub struct Search<C> {
    evaluator: Evaluator,
    config: PuctConfig,
    clock: C,
    seed: u64,
    rng: ChaCha8Rng,
    tree: Option<Tree>,
}

/// What a search found out about one action of the open decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Visited {
    pub action: Action,
    /// How often it was followed.
    pub visits: u32,
}

impl<C: Clock> Search<C> {
    /// A search player. The clock is asked only under a budget of time.
    #[must_use]
    pub fn new(evaluator: Evaluator, config: PuctConfig, clock: C, seed: u64) -> Self {
        Self { evaluator, config, clock, seed, rng: stream(seed), tree: None }
    }

    /// Continues in the tree of an earlier decision of the same turn, if it leads to this board; otherwise starts a new
    /// tree.
    ///
    /// A new tree depends only on the view and the seed, so that the bot plays the same turn wherever it is asked.
    fn set_root(&mut self, view: &View, seat: Seat) {
        // While tiles are being chosen, the board does not show the seat's own tiles, so the tree of another question
        // could match.
        let keeping = view.board().decision() == DecisionKind::Keep;
        if let Some(tree) = self.tree.as_mut().filter(|_| !keeping) {
            let follows = |node: &Node, game: &Game| node.seat == Some(seat) && game.board() == view.board();
            if let Some(node) = tree.find(follows) {
                tree.keep_only(node);
                return;
            }
        }
        self.rng = stream_of(self.seed, view);
        let game = view.determinize(&mut self.rng);
        self.set_root_game(game, Some(seat), None);
    }

    fn set_root_game(&mut self, game: Game, seat: Option<Seat>, only: Option<Action>) {
        self.tree.get_or_insert_default().begin(game, seat, only, &self.evaluator, &self.config);
    }

    fn tree(&self) -> &Tree {
        self.tree.as_ref().expect("a root was set")
    }

    /// What playing an action leads to for each seat that plays: points and chances of winning. What the action reveals
    /// is dealt again and again, in each sample in its own way, and independently of earlier searches.
    pub(crate) fn value_after(
        &mut self,
        game: &Game,
        seat: Seat,
        action: Action,
        budget: Budget,
        sample: u64,
    ) -> (Vec<f64>, Vec<f64>) {
        self.rng = stream(sample);
        self.set_root_game(*game, Some(seat), Some(action));
        self.grow_within(budget);
        (self.value(), self.win())
    }

    /// Searches for as long as the budget allows, and visits at least one action, so that none is chosen unseen. Returns how many
    /// nodes were created: visits that end in a finished game create none.
    fn grow_within(&mut self, budget: Budget) -> u64 {
        let Self { evaluator, config, clock, rng, tree, .. } = self;
        let Some(tree) = tree else { return 0 };
        let (visited_before, nodes_before) = (tree.root().visits, tree.nodes.len());
        match budget {
            Budget::Nodes(nodes) => {
                with_best_instructions(
                    #[inline(always)]
                    || {
                        while u64::from(tree.root().visits) < nodes.clamp(1, MOST_NODES) {
                            tree.grow(evaluator, config, rng);
                        }
                    },
                );
            }
            Budget::Time(time) => {
                let began = clock.now();
                let time = time.min(LONGEST).mul_f32(0.95).saturating_sub(Duration::from_millis(1));
                if visited_before == 0 {
                    tree.grow(evaluator, config, rng);
                }
                let mut visits_without_growth = 0;
                loop {
                    let spent = clock.now().saturating_sub(began);
                    let visits = tree.root().visits - visited_before;
                    // In the last turns of a game everything may have been visited, again and again.
                    let is_complete = visits_without_growth >= tree.nodes.len().max(VISITS_OF_A_COMPLETE_TREE);
                    let is_full = tree.nodes.len() as u64 >= MOST_NODES;
                    if spent >= time || is_full || is_complete || is_decided(tree, visits, spent, time) {
                        break;
                    }
                    // The clock is read only every few nodes, because a node takes microseconds.
                    let nodes = tree.nodes.len();
                    with_best_instructions(
                        #[inline(always)]
                        || (0..VISITS_PER_LOOK).for_each(|_| tree.grow(evaluator, config, rng)),
                    );
                    let has_grown = tree.nodes.len() > nodes;
                    visits_without_growth = if has_grown { 0 } else { visits_without_growth + VISITS_PER_LOOK };
                }
            }
        }
        (tree.nodes.len() - nodes_before) as u64
    }

    /// The most visited line from the root, for as long as the seat itself decides within its turn.
    fn line(&self, seat: Seat) -> Vec<Action> {
        let tree = self.tree();
        most_visited(tree.edges(tree.root())).map_or_else(Vec::new, |edge| self.line_from(seat, 0, edge))
    }

    fn line_from<'a>(&'a self, seat: Seat, mut at: u32, mut edge: &'a Edge) -> Vec<Action> {
        let tree = self.tree();
        let mut line = Vec::new();
        loop {
            line.push(edge.action);
            let game = &tree.games[at as usize];
            if edge.action.ends_line() || !push_forced(game, seat, edge.action, &mut line) || edge.child == NONE {
                return line;
            }
            at = edge.child;
            let node = &tree.nodes[at as usize];
            let next = most_visited(tree.edges(node)).filter(|edge| node.seat == Some(seat) && edge.visits > 0);
            let Some(next) = next else { return line };
            edge = next;
        }
    }

    /// The lines of the turn that begin with the most visited actions, best first; none where nothing was searched.
    pub(crate) fn lines(&self, seat: Seat, count: usize) -> Vec<Vec<Action>> {
        let Some(tree) = &self.tree else { return Vec::new() };
        let mut edges: Vec<&Edge> = tree.edges(tree.root()).iter().filter(|edge| edge.visits > 0).collect();
        edges.sort_by_key(|edge| core::cmp::Reverse(edge.visits));
        edges.into_iter().take(count).map(|edge| self.line_from(seat, 0, edge)).collect()
    }

    /// Searches a decision and returns what was found about every action, the most visited first, and the number of
    /// nodes created.
    ///
    /// # Panics
    /// If the view's seat is not to act.
    pub fn think(&mut self, view: &View, budget: Budget) -> (Vec<Visited>, u64) {
        let seat = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat)).expect("the seat is to act");
        let mut legal = Actions::new();
        view.legal(&mut legal);
        // A forced action needs no search, and the tree is kept for the next decision.
        if let &[action] = legal.as_slice() {
            return (vec![Visited { action, visits: 0 }], 0);
        }
        self.set_root(view, seat);
        let root = self.tree().root();
        let nodes = if self.tree().edges(root).len() == 1 { 0 } else { self.grow_within(budget) };
        let tree = self.tree();
        let root = tree.root();
        let mut visited: Vec<_> = tree.edges(root).iter().enumerate().collect();
        // Nothing but its prior is known about an action that was never visited.
        let prior = |index: usize, edge: &Edge| if edge.visits == 0 { tree.prior(root, index) } else { 0.0 };
        visited.sort_by(|&(a, one), &(b, other)| {
            other.visits.cmp(&one.visits).then(prior(b, other).total_cmp(&prior(a, one)))
        });
        let visited = visited.into_iter().map(|(_, edge)| Visited { action: edge.action, visits: edge.visits });
        (visited.collect(), nodes)
    }

    /// The points expected where the last search began, per seat that plays.
    #[must_use]
    pub fn value(&self) -> Vec<f64> {
        let tree = self.tree();
        tree.mean(tree.root())
    }

    /// The chances of winning where the last search began, per seat that plays.
    #[must_use]
    pub fn win(&self) -> Vec<f64> {
        let tree = self.tree();
        self.evaluator.chances(tree.games[0].board(), &self.value(), &tree.mean_wins(tree.root()))
    }

    /// What a seat subtracts from its own points for each point of each other seat.
    pub(crate) fn rivals_share(&self, game: &Game) -> f64 {
        self.config.rivals_share(game.board().players()).into()
    }

    /// The points that each seat that plays can expect, without a search.
    pub(crate) fn expected(&self, board: &Board) -> Vec<f64> {
        self.evaluator.expectations(board).0
    }

    /// Chooses an action as [`Bot::choose`] does. Unlike the trait, this also works with clocks that cannot be sent to
    /// other threads.
    ///
    /// # Panics
    /// If the view's seat is not to act.
    pub fn decide(&mut self, view: &View, budget: Budget) -> Choice {
        let (visited, nodes) = self.think(view, budget);
        let action = visited[0].action;
        let seat = view.seat().expect("a seat is to act");
        if visited.len() == 1 {
            let (value, win) = self.evaluator.expectations(view.board());
            return Choice { action, value, win, turn: vec![action], nodes };
        }
        Choice { action, value: self.value(), win: self.win(), turn: self.line(seat), nodes }
    }
}

/// Whether the most visited action will stay so: in the time that is left, at the speed so far, the second cannot catch up.
/// With a single action at the root, the search is not about choosing one.
fn is_decided(tree: &Tree, visits: u32, spent: Duration, time: Duration) -> bool {
    // The first nodes are slow and say little about the speed.
    if spent < time / 8 {
        return false;
    }
    let mut most = [0_u32; 2];
    let edges = tree.edges(tree.root());
    for edge in edges {
        if edge.visits > most[0] {
            most = [edge.visits, most[0]];
        } else {
            most[1] = most[1].max(edge.visits);
        }
    }
    let left = f64::from(visits) * (time.saturating_sub(spent).as_secs_f64() / spent.as_secs_f64());
    edges.len() > 1 && f64::from(most[0] - most[1]) > left
}

fn most_visited(edges: &[Edge]) -> Option<&Edge> {
    // The first of equals, as in `think`.
    edges.iter().reduce(|best, edge| if edge.visits > best.visits { edge } else { best })
}

/// Adds the actions that follow by force within the seat's turn. Returns whether the turn goes on after them.
fn push_forced(from: &Game, seat: Seat, action: Action, line: &mut Vec<Action>) -> bool {
    let mut game = *from;
    game.apply_unchecked(seat, action, &mut ());
    let mut legal = Actions::new();
    loop {
        game.legal(&mut legal);
        let &[only] = legal.as_slice() else { return true };
        line.push(only);
        if only.ends_line() {
            return false;
        }
        game.apply_unchecked(seat, only, &mut ());
    }
}

impl<C: Clock + Send> Bot for Search<C> {
    fn choose(&mut self, view: &View, budget: Budget) -> Choice {
        self.decide(view, budget)
    }
}
