//! The search tree: nodes hold positions, edges hold what was found behind each action.

use rand_chacha::ChaCha8Rng;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Gear, Seat};

use super::PuctConfig;
use crate::evaluator::{Evaluator, SeatTurn, SeatValue, Values};
use crate::math::exp;
use crate::net::Hidden;

/// A node or an edge that does not exist.
pub(super) const NONE: u32 = u32::MAX;

/// A position between two decisions that are not forced.
pub(super) struct Node {
    pub(super) game: Game,
    /// Who decides here; nobody when the game is over.
    pub(super) seat: Option<Seat>,
    /// Whether the turn at the root is still under way.
    pub(super) in_root_turn: bool,
    /// The first placement that may follow, so that the same workers are not placed in every order.
    first_place: u8,
    edge_start: u32,
    edge_count: u32,
    pub(super) visits: u32,
    /// Another world that the same edge leads to.
    next_outcome: u32,
    values: Values,
    wins: Values,
    /// The values found below, added up in double precision: there may be millions.
    total: [f64; Seat::NUM],
    total_wins: [f64; Seat::NUM],
    /// The acting seat's turn, in [`Tree::turns`].
    turn: u32,
}

/// An action at a node.
pub(super) struct Edge {
    pub(super) action: Action,
    prior: f32,
    /// What the child is worth to the acting seat before it is visited; only where children are evaluated for priors.
    expected: f32,
    pub(super) child: u32,
    pub(super) visits: u32,
    /// How many worlds the edge has led to so far; 0 as long as it shows nothing new.
    outcomes: u32,
    /// The acting seat's utility found below, added up.
    sum: f64,
}

/// The tree of one search.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    edges: Vec<Edge>,
    turns: Vec<SeatTurn>,
    root_seat: Option<Seat>,
    path: Vec<(u32, u32)>,
}

/// What a position is worth to every seat.
#[derive(Clone, Copy)]
struct Worth {
    points: Values,
    wins: Values,
}

impl Worth {
    fn set(&mut self, seat: Seat, value: SeatValue) {
        self.points[seat.index()] = value.points;
        self.wins[seat.index()] = value.win;
    }
}

/// What is known of a position before it becomes a node.
struct Here {
    turn: u32,
    hidden: Option<Hidden>,
    in_root_turn: bool,
    first_place: u8,
}

/// A position reached by an action and what it forces.
struct Reached {
    game: Game,
    /// Whether a turn ended on the way.
    turn_ended: bool,
    /// Whether tiles were turned up on the way.
    revealed: bool,
}

/// Whether nothing of the acting seat's turn can follow an action.
pub(super) const fn ends_turn(action: Action) -> bool {
    action.ends_line()
}

/// The order in which workers are placed.
fn place_order(action: Action) -> Option<u8> {
    match action {
        Action::Place(gear) => Some(gear.index() as u8),
        Action::PlaceOnStart => Some(Gear::NUM as u8),
        _ => None,
    }
}

impl Tree {
    pub(super) fn new(game: Game, seat: Option<Seat>, evaluator: &Evaluator, config: &PuctConfig) -> Self {
        let mut tree =
            Self { nodes: Vec::new(), edges: Vec::new(), turns: Vec::new(), root_seat: seat, path: Vec::new() };
        let mut worth = Worth { points: [0.0; Seat::NUM], wins: [0.0; Seat::NUM] };
        let mut here = Here { turn: NONE, hidden: None, in_root_turn: true, first_place: 0 };
        for of in game.board().seats() {
            let turn = evaluator.seat_turn(game.board(), of);
            let (value, hidden) = evaluator.value(game.board(), of, &turn);
            worth.set(of, value);
            if seat == Some(of) {
                here = Here { turn: tree.add_turn(turn), hidden, ..here };
            }
        }
        let root = tree.node(game, seat, worth, here, evaluator, config);
        tree.nodes.push(root);
        tree
    }

    fn add_turn(&mut self, turn: SeatTurn) -> u32 {
        self.turns.push(turn);
        self.turns.len() as u32 - 1
    }

    pub(super) fn root(&self) -> &Node {
        &self.nodes[0]
    }

    pub(super) fn edges(&self, node: &Node) -> &[Edge] {
        &self.edges[node.edge_start as usize..][..node.edge_count as usize]
    }

    /// The values found below a node, per seat that plays.
    pub(super) fn mean(&self, node: &Node) -> Vec<f64> {
        let mean = |seat: Seat| {
            let at = seat.index();
            if node.visits == 0 { f64::from(node.values[at]) } else { node.total[at] / f64::from(node.visits) }
        };
        node.game.board().seats().map(mean).collect()
    }

    /// The chances of winning found below a node, per seat that plays, not yet adding up to 1.
    pub(super) fn mean_wins(&self, node: &Node) -> Vec<f64> {
        let mean = |seat: Seat| {
            let at = seat.index();
            if node.visits == 0 { f64::from(node.wins[at]) } else { node.total_wins[at] / f64::from(node.visits) }
        };
        node.game.board().seats().map(mean).collect()
    }

    /// A node with its edges and their priors.
    fn node(
        &mut self,
        game: Game,
        seat: Option<Seat>,
        worth: Worth,
        here: Here,
        evaluator: &Evaluator,
        config: &PuctConfig,
    ) -> Node {
        let Here { turn, hidden, in_root_turn, first_place } = here;
        let edge_start = self.edges.len() as u32;
        if let Some(seat) = seat {
            let mut legal = Actions::new();
            game.legal_for(seat, &mut legal);
            legal.retain(|&mut action| place_order(action).is_none_or(|order| order >= first_place));
            let keeping = game.decision() == DecisionKind::Keep;
            let policy = evaluator.net().zip(hidden.as_ref()).filter(|_| !keeping);
            for &action in &legal {
                let (prior, expected) = match policy {
                    Some((net, hidden)) => (net.logit(hidden, action), f32::NAN),
                    None => {
                        let expected =
                            child_value(&game, seat, action, &worth.points, evaluator, self.turns.get(turn as usize));
                        (expected / config.temperature, expected)
                    }
                };
                self.edges.push(Edge { action, prior, expected, child: NONE, visits: 0, outcomes: 0, sum: 0.0 });
            }
            soften(&mut self.edges[edge_start as usize..]);
        }
        let edge_count = self.edges.len() as u32 - edge_start;
        Node {
            game,
            seat,
            in_root_turn,
            first_place,
            edge_start,
            edge_count,
            visits: 0,
            next_outcome: NONE,
            values: worth.points,
            wins: worth.wins,
            total: [0.0; Seat::NUM],
            total_wins: [0.0; Seat::NUM],
            turn,
        }
    }

    /// One node more: selects, expands, evaluates and backs up.
    pub(super) fn grow(&mut self, evaluator: &Evaluator, config: &PuctConfig, rng: &mut ChaCha8Rng) {
        let mut path = core::mem::take(&mut self.path);
        path.clear();
        let mut at = 0;
        let worth = loop {
            let node = &self.nodes[at as usize];
            if node.edge_count == 0 {
                break Worth { points: node.values, wins: node.wins };
            }
            let index = node.edge_start + self.select(node, evaluator, config);
            path.push((at, index));
            let edge = &self.edges[index as usize];
            let wanted = if edge.outcomes == 0 { 1 } else { 1 + edge.visits / config.visits_per_world };
            if edge.child == NONE || edge.outcomes > 0 && edge.outcomes < wanted.min(config.most_worlds) {
                break self.expand(at, index, evaluator, config, rng);
            }
            at = self.least_visited_outcome(edge.child);
        };
        // The last node of the path is the leaf's parent; the leaf itself starts without visits.
        for &(at, index) in &path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            for (total, value) in node.total.iter_mut().zip(worth.points) {
                *total += f64::from(value);
            }
            for (total, win) in node.total_wins.iter_mut().zip(worth.wins) {
                *total += f64::from(win);
            }
            let (seat, players) = (node.seat, node.game.board().players());
            let edge = &mut self.edges[index as usize];
            edge.visits += 1;
            if let Some(seat) = seat {
                edge.sum += f64::from(utility(&worth.points, seat, players, evaluator));
            }
        }
        self.path = path;
    }

    fn least_visited_outcome(&self, first: u32) -> u32 {
        let mut best = first;
        let mut at = self.nodes[first as usize].next_outcome;
        while at != NONE {
            if self.nodes[at as usize].visits < self.nodes[best as usize].visits {
                best = at;
            }
            at = self.nodes[at as usize].next_outcome;
        }
        best
    }

    /// PUCT: the best of what was found so far plus what the prior still promises.
    fn select(&self, node: &Node, evaluator: &Evaluator, config: &PuctConfig) -> u32 {
        let Some(seat) = node.seat else { return 0 };
        let players = node.game.board().players();
        let reach = config.exploration * (node.visits as f32 + 1.0).sqrt();
        let own = utility(&node.values, seat, players, evaluator);
        // Before it is visited, a child is worth what its parent is found to be, and a little less.
        let parent = if node.visits == 0 {
            own
        } else {
            let mean = node.total.map(|total| (total / f64::from(node.visits)) as f32);
            utility(&mean, seat, players, evaluator)
        };
        let unvisited = parent - config.first_play_reduction;
        let mut best = (0, f32::NEG_INFINITY);
        for (index, edge) in self.edges(node).iter().enumerate() {
            let found = if edge.visits > 0 {
                (edge.sum / f64::from(edge.visits)) as f32
            } else if edge.expected.is_nan() {
                unvisited
            } else {
                own + edge.expected - node.values[seat.index()]
            };
            let score = found + reach * edge.prior / (1.0 + edge.visits as f32);
            if score > best.1 {
                best = (index as u32, score);
            }
        }
        best.0
    }

    fn expand(
        &mut self,
        at: u32,
        index: u32,
        evaluator: &Evaluator,
        config: &PuctConfig,
        rng: &mut ChaCha8Rng,
    ) -> Worth {
        let (action, known) = (self.edges[index as usize].action, self.edges[index as usize].child);
        let node = &self.nodes[at as usize];
        let mut worth = Worth { points: node.values, wins: node.wins };
        let Some(acting) = node.seat else { return worth };
        let from = if known == NONE { node.game } else { node.game.view(acting).determinize(rng) };
        let reached = reach(&from, acting, action);
        let game = reached.game;
        let seat = game.first_to_act();
        let mut here = Here {
            turn: NONE,
            hidden: None,
            in_root_turn: node.in_root_turn && !reached.turn_ended,
            first_place: if reached.turn_ended { 0 } else { place_order(action).unwrap_or(node.first_place) },
        };
        if reached.turn_ended {
            let round_ended = game.board().round() != node.game.board().round() || seat.is_none();
            for of in game.board().seats() {
                let next = seat == Some(of);
                if !(round_ended || next || self.root_seat == Some(of) || config.value_everyone) {
                    continue;
                }
                let turn = evaluator.seat_turn(game.board(), of);
                let (value, hidden) = evaluator.value(game.board(), of, &turn);
                worth.set(of, value);
                if next {
                    here = Here { turn: self.add_turn(turn), hidden, ..here };
                }
            }
        } else {
            let (value, hidden) = evaluator.value(game.board(), acting, &self.turns[node.turn as usize]);
            worth.set(acting, value);
            here = Here { turn: node.turn, hidden, ..here };
        }
        let child = self.node(game, seat, worth, here, evaluator, config);
        let new = self.nodes.len() as u32;
        self.nodes.push(child);
        self.nodes[new as usize].next_outcome = known;
        let edge = &mut self.edges[index as usize];
        edge.child = new;
        edge.outcomes += u32::from(reached.revealed);
        worth
    }

    /// Leaves a single action at the root, to find out what follows it.
    pub(super) fn only(&mut self, action: Action) {
        let root = &self.nodes[0];
        let (start, count) = (root.edge_start as usize, root.edge_count as usize);
        if let Some(index) = self.edges[start..start + count].iter().position(|edge| edge.action == action) {
            self.nodes[0].edge_start += index as u32;
            self.nodes[0].edge_count = 1;
        }
    }

    /// The most visited node of the turn at the root that shows this board.
    pub(super) fn find(&self, matches: impl Fn(&Node) -> bool) -> Option<u32> {
        let mut best: Option<u32> = None;
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            let node = &self.nodes[at as usize];
            if !node.in_root_turn {
                continue;
            }
            if matches(node) && best.is_none_or(|best| self.nodes[best as usize].visits < node.visits) {
                best = Some(at);
            }
            open.extend(self.edges(node).iter().map(|edge| edge.child).filter(|&child| child != NONE));
        }
        best
    }

    /// Makes a node the root and drops everything that is not below it.
    pub(super) fn keep_only(&mut self, root: u32) {
        if root == 0 {
            return;
        }
        let mut old_nodes: Vec<Option<Node>> = core::mem::take(&mut self.nodes).into_iter().map(Some).collect();
        let mut old_edges: Vec<Option<Edge>> = core::mem::take(&mut self.edges).into_iter().map(Some).collect();
        self.nodes.extend(old_nodes[root as usize].take());
        self.nodes[0].next_outcome = NONE;
        // Nodes are taken over level by level, each with all worlds of its edges.
        let mut at = 0;
        while at < self.nodes.len() {
            let (start, count) = (self.nodes[at].edge_start as usize, self.nodes[at].edge_count as usize);
            self.nodes[at].edge_start = self.edges.len() as u32;
            for edge in &mut old_edges[start..start + count] {
                let Some(mut edge) = edge.take() else { continue };
                let mut old = core::mem::replace(&mut edge.child, NONE);
                while let Some(mut node) = old_nodes.get_mut(old as usize).and_then(Option::take) {
                    old = core::mem::replace(&mut node.next_outcome, edge.child);
                    edge.child = self.nodes.len() as u32;
                    self.nodes.push(node);
                }
                self.edges.push(edge);
            }
            at += 1;
        }
    }
}

/// Own points less a share of the others'.
fn utility(values: &Values, seat: Seat, players: usize, evaluator: &Evaluator) -> f32 {
    let own = values[seat.index()];
    let others = values.iter().sum::<f32>() - own;
    own - evaluator.rivals() / (players - 1) as f32 * others
}

/// Plays an action and everything it forces: a decision with one option is none.
fn reach(from: &Game, acting: Seat, action: Action) -> Reached {
    let mut game = *from;
    let mut reached_end = ends_turn(action);
    let display = *game.board().display();
    game.apply_unchecked_as(acting, action, &mut ());
    if let Action::Keep(_) = action {
        finish_keeping(&mut game);
        return Reached { game, turn_ended: true, revealed: true };
    }
    let mut revealed = reached_end && *game.board().display() != display;
    let mut legal = Actions::new();
    while !game.is_over() && !revealed {
        game.legal(&mut legal);
        let &[only] = legal.as_slice() else { break };
        let display = *game.board().display();
        game.apply_unchecked(only);
        if ends_turn(only) {
            reached_end = true;
            revealed = *game.board().display() != display;
        }
    }
    Reached { game, turn_ended: reached_end, revealed }
}

/// What an action leads to for the acting seat. Ending a turn changes nothing for it that the evaluation does not already
/// foresee, and what it reveals must not be looked at.
fn child_value(
    game: &Game,
    seat: Seat,
    action: Action,
    values: &Values,
    evaluator: &Evaluator,
    turn: Option<&SeatTurn>,
) -> f32 {
    if action == Action::End {
        return values[seat.index()];
    }
    let mut after = *game;
    after.apply_unchecked_as(seat, action, &mut ());
    if let Action::Keep(_) = action {
        finish_keeping(&mut after);
        return evaluator.value_alone(after.board(), seat).points;
    }
    match turn {
        Some(turn) if !ends_turn(action) => evaluator.value(after.board(), seat, turn).0.points,
        _ => evaluator.value_alone(after.board(), seat).points,
    }
}

/// Lets everyone else keep something, so that the start can be valued.
pub(super) fn finish_keeping(game: &mut Game) {
    let mut legal = Actions::new();
    while game.decision() == DecisionKind::Keep {
        game.legal(&mut legal);
        game.apply_unchecked(legal[0]);
    }
}

/// Turns logits into shares that add up to 1.
fn soften(edges: &mut [Edge]) {
    let best = edges.iter().map(|edge| edge.prior).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        edge.prior = exp(edge.prior - best);
        sum += edge.prior;
    }
    for edge in edges {
        edge.prior /= sum;
    }
}
