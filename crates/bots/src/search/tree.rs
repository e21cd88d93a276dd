//! The search tree: nodes hold positions, edges hold what was found behind each action.

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, MOST_ACTIONS, Seat};

use super::PuctConfig;
use super::boards::{Boards, hash_of};
use super::moves::{Reached, child_value, place_order, reach};
use crate::evaluator::{Evaluator, Recent, SeatTurn, SeatValue, Values};
use crate::math::exp;
use crate::merit::merit;
use crate::net::Hidden;

/// A node or an edge that does not exist.
pub(super) const NONE: u32 = u32::MAX;

/// What the search found at a position between two decisions that are not forced. The position itself is kept in
/// [`Tree::games`], so that selection, which visits many nodes, reads little memory.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Who decides here; nobody when the game is over.
    pub(super) seat: Option<Seat>,
    /// Whether the turn that began at the root is still going on.
    pub(super) in_root_turn: bool,
    /// The first placement that may follow, so that the same workers are not placed in every order.
    pub(super) first_place: u8,
    pub(super) edge_start: u32,
    pub(super) edge_count: u32,
    /// Where the edges' scores start, in [`Tree::scores`].
    pub(super) score_start: u32,
    pub(super) visits: u32,
    /// Another world that the same edge leads to.
    pub(super) next_outcome: u32,
    pub(super) values: Values,
    pub(super) wins: Values,
    /// The sum of the values found below, in double precision because there may be millions of them.
    pub(super) total: [f64; Seat::NUM],
    pub(super) total_wins: [f64; Seat::NUM],
    /// The acting seat's turn, in [`Tree::turns`].
    pub(super) turn: u32,
    /// The seats whose values were computed for this position, a bit each; the others have those of the position above.
    valued: u8,
}

/// An action at a node.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) action: Action,
    pub(super) child: u32,
    pub(super) visits: u32,
    /// How many worlds the edge has led to so far; 0 if it reveals no tiles.
    outcomes: u32,
    /// The sum of the acting seat's utilities found below.
    sum: f64,
}

/// Edges of one node that are scored at once.
pub(super) const GROUP: usize = 4;

/// The figures of a few edges that selection reads. The last group of a node is padded with edges that are never
/// chosen.
#[derive(Clone, Copy)]
pub(super) struct Scores {
    prior: [f32; GROUP],
    /// The acting seat's mean utility found below. Before the first visit it is the child's expected value, or NaN if
    /// children are not evaluated.
    found: [f32; GROUP],
    /// One more than the visits.
    tries: [f32; GROUP],
}

impl Scores {
    #[cfg(test)]
    pub(super) fn priors(&self) -> [f32; GROUP] {
        self.prior
    }

    const NONE: Self = Self { prior: [0.0; GROUP], found: [f32::NEG_INFINITY; GROUP], tries: [1.0; GROUP] };
}

/// The tree of one search.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    /// The position of each node.
    pub(super) games: Vec<Game>,
    pub(super) edges: Vec<Edge>,
    pub(super) scores: Vec<Scores>,
    pub(super) turns: Vec<SeatTurn>,
    recent: Recent,
    /// The newest node for each hash of a board. Half of all boards are reached again, mostly by the same actions in
    /// another order; nothing about such a board is computed twice.
    pub(super) newest: Boards,
    root_seat: Option<Seat>,
    /// The share of each other seat's points that a seat subtracts from its own.
    rivals: f32,
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

impl Node {
    pub(super) fn was_valued(&self, seat: Seat) -> bool {
        self.valued >> seat.index() & 1 == 1
    }

    pub(super) fn value(&self, of: Seat) -> SeatValue {
        SeatValue { points: self.values[of.index()], win: self.wins[of.index()] }
    }
}

/// What is known about a position before it becomes a node.
struct Here {
    turn: u32,
    hidden: Option<Hidden>,
    in_root_turn: bool,
    first_place: u8,
    valued: u8,
    /// A node with the same board and the same actions.
    alike: Option<u32>,
}

impl Tree {
    /// Begins a new tree in the memory of this one.
    pub(super) fn begin(
        &mut self,
        game: Game,
        seat: Option<Seat>,
        only: Option<Action>,
        evaluator: &Evaluator,
        config: &PuctConfig,
    ) {
        self.nodes.clear();
        self.games.clear();
        self.edges.clear();
        self.scores.clear();
        self.turns.clear();
        self.newest.clear();
        self.root_seat = seat;
        self.rivals = config.rivals_share(game.board().players());
        let mut worth = Worth { points: [0.0; Seat::NUM], wins: [0.0; Seat::NUM] };
        let mut here = Here { turn: NONE, hidden: None, in_root_turn: true, first_place: 0, valued: 0, alike: None };
        for of in game.board().seats() {
            let turn = evaluator.seat_turn(game.board(), of);
            let (value, hidden) = evaluator.value(game.board(), of, &turn, &mut self.recent);
            worth.set(of, value);
            if seat == Some(of) {
                self.turns.push(turn);
                here = Here { turn: 0, hidden, ..here };
            }
        }
        let mut legal = Actions::new();
        if let Some(seat) = seat {
            game.legal_for(seat, &mut legal);
        }
        legal.retain(|&mut action| only.is_none_or(|only| only == action));
        self.games.push(game);
        self.add_node(seat, legal, worth, &here, evaluator, config);
    }

    pub(super) fn root(&self) -> &Node {
        &self.nodes[0]
    }

    pub(super) fn edges(&self, node: &Node) -> &[Edge] {
        &self.edges[node.edge_start as usize..][..node.edge_count as usize]
    }

    /// The prior of the edge with that index at a node.
    pub(super) fn prior(&self, node: &Node, edge: usize) -> f32 {
        self.scores[node.score_start as usize + edge / GROUP].prior[edge % GROUP]
    }

    /// The values found below a node, per seat that plays.
    pub(super) fn mean(&self, node: &Node) -> Vec<f64> {
        let mean = |seat: Seat| {
            let at = seat.index();
            if node.visits == 0 { f64::from(node.values[at]) } else { node.total[at] / f64::from(node.visits) }
        };
        self.games[0].board().seats().map(mean).collect()
    }

    /// The chances of winning found below a node, per seat that plays, not yet adding up to 1.
    pub(super) fn mean_wins(&self, node: &Node) -> Vec<f64> {
        let mean = |seat: Seat| {
            let at = seat.index();
            if node.visits == 0 { f64::from(node.wins[at]) } else { node.total_wins[at] / f64::from(node.visits) }
        };
        self.games[0].board().seats().map(mean).collect()
    }

    /// Adds the node of the last position, with its edges and their priors.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn add_node(
        &mut self,
        seat: Option<Seat>,
        mut legal: Actions,
        worth: Worth,
        here: &Here,
        evaluator: &Evaluator,
        config: &PuctConfig,
    ) {
        let Here { turn, ref hidden, in_root_turn, first_place, valued, alike } = *here;
        let edge_start = self.edges.len() as u32;
        let score_start = self.scores.len() as u32;
        if let Some(seat) = seat {
            let game = &self.games[self.nodes.len()];
            legal.retain(|&mut action| place_order(action).is_none_or(|order| order >= first_place));
            let keeping = game.decision() == DecisionKind::Keep;
            let policy = evaluator.net().zip(hidden.as_ref()).filter(|_| !keeping);
            let alike = alike.filter(|_| hidden.is_none()).map(|alike| self.nodes[alike as usize].score_start);
            let own = merit(&worth.points, seat, self.rivals);
            let mut priors = ArrayVec::<f32, MOST_ACTIONS>::new();
            self.scores.resize(self.scores.len() + legal.len().div_ceil(GROUP), Scores::NONE);
            let (before, scores) = self.scores.split_at_mut(score_start as usize);
            let mut set_found = |index: usize, found: f32| scores[index / GROUP].found[index % GROUP] = found;
            if policy.is_some() || alike.is_some() {
                (0..legal.len()).for_each(|index| set_found(index, f32::NAN));
            }
            if let Some(alike) = alike {
                for (scores, alike) in scores.iter_mut().zip(&before[alike as usize..]) {
                    scores.prior = alike.prior;
                }
            } else if let Some((net, hidden)) = policy {
                net.logits(hidden, &legal, &mut priors);
            } else {
                let turn = self.turns.get(turn as usize);
                for (index, &action) in legal.iter().enumerate() {
                    let expected = child_value(game, seat, action, &worth.points, evaluator, turn, &mut self.recent);
                    set_found(index, own + expected - worth.points[seat.index()]);
                    priors.push(expected);
                }
            }
            let new = |&action: &Action| Edge { action, child: NONE, visits: 0, outcomes: 0, sum: 0.0 };
            self.edges.extend(legal.iter().map(new));
            priors.iter_mut().for_each(|prior| *prior /= config.temperature);
            soften(&mut priors);
            if config.even > 0.0 {
                let share = config.even / priors.len() as f32;
                for prior in &mut priors {
                    *prior = (1.0 - config.even) * *prior + share;
                }
            }
            for (scores, priors) in self.scores[score_start as usize..].iter_mut().zip(priors.chunks(GROUP)) {
                scores.prior[..priors.len()].copy_from_slice(priors);
            }
        }
        let edge_count = self.edges.len() as u32 - edge_start;
        self.nodes.push(Node {
            seat,
            in_root_turn,
            first_place,
            edge_start,
            edge_count,
            score_start,
            visits: 0,
            next_outcome: NONE,
            values: worth.points,
            wins: worth.wins,
            total: [0.0; Seat::NUM],
            total_wins: [0.0; Seat::NUM],
            turn,
            valued,
        });
    }

    /// Adds one node: selects, expands, evaluates and backs up.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(super) fn grow(&mut self, evaluator: &Evaluator, config: &PuctConfig, rng: &mut ChaCha8Rng) {
        let mut path = core::mem::take(&mut self.path);
        path.clear();
        let mut at = 0;
        let worth = loop {
            let node = &self.nodes[at as usize];
            if node.edge_count == 0 {
                break Worth { points: node.values, wins: node.wins };
            }
            let index = node.edge_start + self.select(node, config);
            path.push((at, index));
            let edge = &self.edges[index as usize];
            let wanted = if edge.outcomes == 0 { 1 } else { 1 + edge.visits / config.visits_per_world };
            if edge.child == NONE || edge.outcomes > 0 && edge.outcomes < wanted.min(config.most_worlds) {
                break self.expand(at, index, evaluator, config, rng);
            }
            at = self.least_visited_outcome(edge.child);
        };
        // The last node of the path is the leaf's parent; the leaf itself starts without visits.
        let (points, wins) = (worth.points.map(f64::from), worth.wins.map(f64::from));
        let utilities = Seat::ALL.map(|seat| f64::from(merit(&worth.points, seat, self.rivals)));
        for &(at, index) in &path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            for (total, value) in node.total.iter_mut().zip(points) {
                *total += value;
            }
            for (total, win) in node.total_wins.iter_mut().zip(wins) {
                *total += win;
            }
            let edge = &mut self.edges[index as usize];
            edge.visits += 1;
            if let Some(seat) = node.seat {
                edge.sum += utilities[seat.index()];
            }
            let within = (index - node.edge_start) as usize;
            let scores = &mut self.scores[node.score_start as usize + within / GROUP];
            scores.found[within % GROUP] = (edge.sum / f64::from(edge.visits)) as f32;
            scores.tries[within % GROUP] = 1.0 + edge.visits as f32;
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

    /// PUCT: chooses the edge with the highest sum of its mean value so far and a bonus from its prior.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn select(&self, node: &Node, config: &PuctConfig) -> u32 {
        let Some(seat) = node.seat else { return 0 };
        let reach = config.exploration * (node.visits as f32 + 1.0).sqrt();
        // Before its first visit, a child is assumed to be worth a little less than its parent.
        let parent = if node.visits == 0 {
            merit(&node.values, seat, self.rivals)
        } else {
            let mean = node.total.map(|total| (total / f64::from(node.visits)) as f32);
            merit(&mean, seat, self.rivals)
        };
        let unvisited = parent - config.first_play_reduction;
        let groups = (node.edge_count as usize).div_ceil(GROUP);
        let groups = &self.scores[node.score_start as usize..][..groups];
        // The places of a group are compared each on its own, so that the compiler can use vector instructions.
        let mut best = [f32::NEG_INFINITY; GROUP];
        let mut best_group = [0_u32; GROUP];
        for (group, edges) in (0..).zip(groups) {
            for at in 0..GROUP {
                let found = if edges.found[at].is_nan() { unvisited } else { edges.found[at] };
                let score = found + reach * edges.prior[at] / edges.tries[at];
                let better = score > best[at];
                best[at] = if better { score } else { best[at] };
                best_group[at] = if better { group } else { best_group[at] };
            }
        }
        // The first of equals.
        let index = |at: usize| best_group[at] * GROUP as u32 + at as u32;
        let first = (1..GROUP).fold(0, |first, at| {
            let better = best[at] > best[first] || best[at] == best[first] && index(at) < index(first);
            if better { at } else { first }
        });
        index(first)
    }

    #[cfg_attr(target_arch = "x86_64", inline(always))]
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
        let round = self.games[at as usize].board().round();
        let new = self.games.len();
        self.games.extend_from_within(at as usize..=at as usize);
        if known != NONE {
            self.games[new] = self.games[new].view(acting).determinize(rng);
        }
        let Reached { legal, turn_ended, revealed } = reach(&mut self.games[new], acting, action);
        let game = &self.games[new];
        let seat = game.first_to_act();
        let mut here = Here {
            turn: NONE,
            hidden: None,
            in_root_turn: node.in_root_turn && !turn_ended,
            first_place: if turn_ended { 0 } else { place_order(action).unwrap_or(node.first_place) },
            valued: 0,
            alike: None,
        };
        let mut hash = None;
        if evaluator.net().is_some() && game.decision() != DecisionKind::Keep {
            let of_game = hash_of(game.board(), here.first_place);
            hash = Some(of_game);
            here.alike = self.newest.get(&of_game).copied().filter(|&alike| {
                let node = &self.nodes[alike as usize];
                node.first_place == here.first_place && self.games[alike as usize].board() == game.board()
            });
        }
        let alike = here.alike.map(|alike| &self.nodes[alike as usize]);
        let valued = |of: Seat| alike.filter(|alike| alike.was_valued(of));
        if turn_ended {
            let round_ended = game.board().round() != round || seat.is_none();
            for of in game.board().seats() {
                let next = seat == Some(of);
                if !(round_ended || next || self.root_seat == Some(of) || config.value_everyone) {
                    continue;
                }
                here.valued |= 1 << of.index();
                if let Some(alike) = valued(of) {
                    worth.set(of, alike.value(of));
                    if next {
                        here.turn = alike.turn;
                    }
                    continue;
                }
                let turn = evaluator.seat_turn(game.board(), of);
                let (value, hidden) = evaluator.value(game.board(), of, &turn, &mut self.recent);
                worth.set(of, value);
                if next {
                    self.turns.push(turn);
                    here = Here { turn: self.turns.len() as u32 - 1, hidden, ..here };
                }
            }
        } else if let Some(alike) = valued(acting) {
            worth.set(acting, alike.value(acting));
            here = Here { turn: node.turn, valued: 1 << acting.index(), ..here };
        } else {
            let turn = &self.turns[node.turn as usize];
            let (value, hidden) = evaluator.value(game.board(), acting, turn, &mut self.recent);
            worth.set(acting, value);
            here = Here { turn: node.turn, valued: 1 << acting.index(), hidden, ..here };
        }
        if let Some(hash) = hash {
            self.newest.insert(hash, new as u32);
        }
        self.add_node(seat, legal, worth, &here, evaluator, config);
        self.nodes[new].next_outcome = known;
        let edge = &mut self.edges[index as usize];
        edge.child = new as u32;
        edge.outcomes += u32::from(revealed);
        worth
    }
}

/// Turns logits into shares that add up to 1.
fn soften(priors: &mut [f32]) {
    let best = priors.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for prior in priors.iter_mut() {
        *prior = exp(*prior - best);
        sum += *prior;
    }
    for prior in priors {
        *prior /= sum;
    }
}
