//! Tree search over the small decisions, for up to four seats that each look after themselves.
//!
//! Every node holds a position and what it is worth to every seat. The acting seat chooses by its own share of the values
//! found below (max-n), guided by priors from a look at each child (PUCT). Leaves are valued by the evaluation; nothing is
//! played out at random, since random play says nothing in this game.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Seat, View};

use crate::bot::{Bot, Budget, Choice};
use crate::clock::Clock;
use crate::evaluation::{evaluate, evaluate_seat};
use crate::weights::Weights;

/// How the tree is grown. Values are points.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    /// How much a prior draws before it is tried.
    pub exploration: f32,
    /// How much better a child must look to draw e times as much.
    pub temperature: f32,
}

impl Default for Growth {
    fn default() -> Self {
        Self { exploration: 1.5, temperature: 1.5 }
    }
}

/// The values of a position to the seats.
type Values = [f32; Seat::NUM];

struct Node {
    game: Game,
    /// Who decides here; nobody when the game is over.
    seat: Option<Seat>,
    values: Values,
    edges: Vec<Edge>,
    visits: u32,
}

struct Edge {
    action: Action,
    prior: f32,
    /// What the child looked like to the acting seat.
    look: f32,
    child: Option<u32>,
    visits: u32,
    /// The sum of the values found below, in double precision: millions of small numbers are added up.
    total: [f64; Seat::NUM],
}

/// Plays by tree search.
pub struct Search<C> {
    weights: Weights,
    growth: Growth,
    clock: C,
    rng: ChaCha8Rng,
    tree: Vec<Node>,
    root: u32,
    path: Vec<(u32, usize)>,
}

impl<C: Clock> Search<C> {
    /// A search player. The clock is asked only under a budget of time.
    #[must_use]
    pub fn new(weights: Weights, growth: Growth, clock: C, seed: u64) -> Self {
        Self { weights, growth, clock, rng: stream(seed), tree: Vec::new(), root: 0, path: Vec::new() }
    }

    /// Continues in the tree of the decision before, if it leads to this board; otherwise plants a new one.
    fn plant(&mut self, view: &View, seat: Seat) {
        let follows = |node: &Node| node.seat == Some(seat) && node.game.board() == view.board();
        let known = self.tree.get(self.root as usize).and_then(|root| {
            let children = root.edges.iter().filter_map(|edge| edge.child);
            children.chain([self.root]).find(|&child| follows(&self.tree[child as usize]))
        });
        // While tiles are kept the board tells nothing of one's own, and the question is a new one.
        if let Some(child) = known.filter(|_| view.board().decision() != DecisionKind::Keep) {
            self.keep_only(child);
            return;
        }
        let game = view.determinize(&mut self.rng);
        self.plant_game(game, Some(seat));
    }

    /// Makes a node the root and drops everything that is not below it.
    fn keep_only(&mut self, root: u32) {
        let mut old: Vec<Option<Node>> = core::mem::take(&mut self.tree).into_iter().map(Some).collect();
        self.tree.extend(old[root as usize].take());
        self.root = 0;
        // Nodes are taken over level by level; every edge then points to where its child went.
        let mut at = 0;
        while at < self.tree.len() {
            for index in 0..self.tree[at].edges.len() {
                if let Some(child) = self.tree[at].edges[index].child {
                    self.tree[at].edges[index].child = Some(self.tree.len() as u32);
                    self.tree.extend(old[child as usize].take());
                }
            }
            at += 1;
        }
    }

    fn plant_game(&mut self, game: Game, seat: Option<Seat>) {
        self.tree.clear();
        let values = evaluate(game.board(), &self.weights);
        let node = self.node(game, seat, values);
        self.tree.push(node);
        self.root = 0;
    }

    /// The points that a game, whoever decides in it, is expected to lead to, per seat that plays.
    pub(crate) fn value_of(&mut self, game: &Game, budget: Budget) -> Vec<f64> {
        self.plant_game(*game, game.first_to_act());
        if !game.is_over() {
            self.grow_within(budget);
        }
        self.root_value()
    }

    fn root_value(&self) -> Vec<f64> {
        let root = &self.tree[self.root as usize];
        let mean = |of: Seat| {
            let total: f64 = root.edges.iter().map(|edge| edge.total[of.index()]).sum();
            if root.visits == 0 { f64::from(root.values[of.index()]) } else { total / f64::from(root.visits) }
        };
        root.game.board().seats().map(mean).collect()
    }

    /// A node with its edges, each looked at once.
    fn node(&self, game: Game, seat: Option<Seat>, values: Values) -> Node {
        let Some(seat) = seat else { return Node { game, seat, values, edges: Vec::new(), visits: 0 } };
        let mut legal = Actions::new();
        game.legal_for(seat, &mut legal);
        let mut edges: Vec<Edge> = Vec::with_capacity(legal.len());
        let mut best = f32::NEG_INFINITY;
        for &action in &legal {
            let look = self.look(&game, seat, action, &values);
            best = best.max(look);
            edges.push(Edge { action, prior: 0.0, look, child: None, visits: 0, total: [0.0; Seat::NUM] });
        }
        let mut sum = 0.0;
        for edge in &mut edges {
            edge.prior = ((edge.look - best) / self.growth.temperature).exp();
            sum += edge.prior;
        }
        for edge in &mut edges {
            edge.prior /= sum;
        }
        Node { game, seat: Some(seat), values, edges, visits: 0 }
    }

    /// What an action looks like to the acting seat. Ending a turn changes nothing for it that the evaluation does not
    /// already foresee, and what it reveals must not be looked at.
    fn look(&self, game: &Game, seat: Seat, action: Action, values: &Values) -> f32 {
        match action {
            Action::End => values[seat.index()],
            _ => {
                let mut after = *game;
                after.apply_unchecked_as(seat, action, &mut ());
                if let Action::Keep(_) = action {
                    finish_keeping(&mut after);
                }
                evaluate_seat(after.board(), seat, &self.weights)
            }
        }
    }

    /// One node more: selects, expands, evaluates and backs up.
    fn grow(&mut self) {
        self.path.clear();
        let mut at = self.root;
        let values = loop {
            let node = &self.tree[at as usize];
            if node.edges.is_empty() {
                break node.values;
            }
            let index = self.select(node);
            self.path.push((at, index));
            match node.edges[index].child {
                Some(child) => at = child,
                None => break self.expand(at, index),
            }
        };
        for &(at, index) in &self.path {
            let node = &mut self.tree[at as usize];
            node.visits += 1;
            let edge = &mut node.edges[index];
            edge.visits += 1;
            for (total, value) in edge.total.iter_mut().zip(values) {
                *total += f64::from(value);
            }
        }
    }

    fn select(&self, node: &Node) -> usize {
        let Some(seat) = node.seat else { return 0 };
        let rivals = self.weights.rivals / (node.game.board().players() - 1) as f32;
        let reach = self.growth.exploration * (node.visits as f32 + 1.0).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (index, edge) in node.edges.iter().enumerate() {
            let found = if edge.visits == 0 {
                edge.look - rivals * others(&node.values, seat)
            } else {
                let mean = edge.total.map(|total| (total / f64::from(edge.visits)) as f32);
                mean[seat.index()] - rivals * others(&mean, seat)
            };
            let score = found + reach * edge.prior / (1.0 + edge.visits as f32);
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0
    }

    fn expand(&mut self, at: u32, index: usize) -> Values {
        let node = &self.tree[at as usize];
        let edge = &node.edges[index];
        let mut game = node.game;
        let acting = node.seat.expect("a node with edges has an acting seat");
        game.apply_unchecked_as(acting, edge.action, &mut ());
        // Inside a turn only the acting seat's value moves; between turns everything may.
        let values = match edge.action {
            Action::End | Action::Days(_) | Action::Keep(_) => evaluate(game.board(), &self.weights),
            _ => {
                let mut values = node.values;
                values[acting.index()] = edge.look;
                values
            }
        };
        let child = self.node(game, game.first_to_act(), values);
        self.tree[at as usize].edges[index].child = Some(self.tree.len() as u32);
        self.tree.push(child);
        values
    }

    fn grow_within(&mut self, budget: Budget) -> u64 {
        let began = self.tree[self.root as usize].visits;
        match budget {
            Budget::Nodes(nodes) => {
                while u64::from(self.tree[self.root as usize].visits) < nodes.min(MOST_NODES) {
                    self.grow();
                }
            }
            Budget::Time(time) => {
                let deadline = self.clock.now() + time.mul_f32(0.95).saturating_sub(Duration::from_millis(1));
                // The clock is read every few nodes: they take microseconds.
                while self.clock.now() < deadline && (self.tree.len() as u64) < MOST_NODES {
                    for _ in 0..16 {
                        self.grow();
                    }
                }
            }
        }
        u64::from(self.tree[self.root as usize].visits - began)
    }

    /// The most visited line from the root on, as long as the seat itself decides within its turn.
    fn line(&self, seat: Seat) -> Vec<Action> {
        let mut line = Vec::new();
        let mut at = self.root;
        loop {
            let node = &self.tree[at as usize];
            if node.seat != Some(seat) {
                return line;
            }
            let Some(edge) = node.edges.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.look.total_cmp(&b.look)))
            else {
                return line;
            };
            line.push(edge.action);
            let ends = matches!(edge.action, Action::End | Action::Days(_) | Action::Keep(_));
            match edge.child {
                Some(child) if !ends => at = child,
                _ => return line,
            }
        }
    }
}

/// The most nodes of a tree: half a gigabyte.
pub const MOST_NODES: u64 = 600_000;

/// The sum of the others' values.
fn others(values: &Values, seat: Seat) -> f32 {
    values.iter().sum::<f32>() - values[seat.index()]
}

/// Lets everyone else keep something, so that the start can be valued.
fn finish_keeping(game: &mut Game) {
    let mut legal = Actions::new();
    while game.decision() == DecisionKind::Keep {
        game.legal(&mut legal);
        game.apply_unchecked(legal[0]);
    }
}

impl<C: Clock + Send> Bot for Search<C> {
    fn choose(&mut self, view: &View, budget: Budget) -> Choice {
        self.decide(view, budget)
    }
}

impl<C: Clock> Search<C> {
    /// Chooses an action, as [`Bot::choose`] does; for clocks that stay on one thread too.
    ///
    /// # Panics
    /// If the view's seat is not to act.
    pub fn decide(&mut self, view: &View, budget: Budget) -> Choice {
        let seat = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat)).expect("the seat is to act");
        self.plant(view, seat);
        // A forced action needs no thought.
        let forced = self.tree[self.root as usize].edges.len() == 1;
        let nodes = if forced { 0 } else { self.grow_within(budget) };
        let turn = self.line(seat);
        Choice { action: turn[0], value: self.root_value(), turn, nodes }
    }
}
