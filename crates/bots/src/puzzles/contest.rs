//! Compares the best turn of a position with all others, more thoroughly than an analysis does: with turns that differ
//! from it in a single decision, too.

use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Seat, View};

use crate::bot::Budget;
use crate::clock::SystemClock;
use crate::merit::merit;
use crate::planner::Planner;
use crate::search::Search;
use crate::spec::with_shipped_net;
use crate::weights::Weights;

/// How many turns of the search and of the planner are compared.
const SEARCHED_TURNS: usize = 24;
const PLANNED_TURNS: usize = 6;
/// How many turns are compared if it need not be thorough.
const GLANCED: usize = 8;
/// How many turns are left after the first look and after the second.
const LEFT: [usize; 2] = [8, 3];

/// The best turn of a position, and those that come closest.
pub(crate) struct Contest {
    pub(crate) best: Tried,
    /// The closest, the best of them first. Never empty.
    pub(crate) rivals: Vec<Tried>,
    seat: Seat,
}

/// A whole turn and what it leads to.
#[derive(Clone)]
pub(crate) struct Tried {
    pub(crate) turn: Vec<Action>,
    /// The game before its last action.
    pub(crate) reached: Game,
    value: Vec<f64>,
    win: Vec<f64>,
    merit: f64,
}

impl Contest {
    /// By how much of a chance to win the best turn is ahead of every other.
    pub(crate) fn margin(&self) -> f64 {
        self.ahead(|tried| tried.win[self.seat.index()])
    }

    /// By how many points it is ahead of every other.
    pub(crate) fn points(&self) -> f64 {
        self.ahead(|tried| tried.value[self.seat.index()])
    }

    fn ahead(&self, figure: impl Fn(&Tried) -> f64) -> f64 {
        figure(&self.best) - self.rivals.iter().map(&figure).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// Finds the best turn for the view's seat and its closest rivals. Nothing if there are not at least two different
/// turns. Only what the seat can know is used. The same view, nodes and seed give the same result. If it need not be
/// thorough, only turns that the search likes are compared.
pub(crate) fn contest(view: &View, nodes: u64, seed: u64, thorough: bool) -> Option<Contest> {
    let seat = view.seat().filter(|&seat| view.to_act().any(|acting| acting == seat))?;
    let world = view.determinize(&mut stream(seed));
    let mut search = with_shipped_net(seed);
    let mut field = field(view, &world, seat, nodes / 4, &mut search);
    if !thorough {
        field.truncate(GLANCED);
    } else if world.decision() == DecisionKind::Turn {
        add_near(&mut field, &world, seat);
    }
    if field.len() < 2 {
        return None;
    }
    let mut trial = Trial { seat, search, sample: seed };
    // Most turns are seen to be worse at a glance. Half of the nodes are for the few that are not.
    for left in LEFT {
        trial.run(&mut field, nodes / 8);
        field.truncate(left);
    }
    trial.run(&mut field, nodes / 2);
    let mut field = field.into_iter();
    Some(Contest { best: field.next()?, rivals: field.collect(), seat })
}

/// Tries turns, each with a search of its own.
struct Trial {
    seat: Seat,
    search: Search<SystemClock>,
    /// How the hidden tiles are dealt in the next run: for all turns alike, and in every run in another way.
    sample: u64,
}

impl Trial {
    /// Shares the nodes out evenly, and sorts the turns, the best first.
    fn run(&mut self, field: &mut [Tried], nodes: u64) {
        self.sample = self.sample.wrapping_add(1);
        let each = Budget::Nodes((nodes / field.len() as u64).max(8));
        for tried in field.iter_mut() {
            let Some(&last) = tried.turn.last() else { continue };
            (tried.value, tried.win) = self.search.value_after(&tried.reached, self.seat, last, each, self.sample);
            tried.merit = merit(&tried.value, self.seat, self.search.rivals_share(&tried.reached));
        }
        field.sort_by(|a, b| b.merit.total_cmp(&a.merit));
    }
}

/// The turns that the search looked at most, each once.
fn field(view: &View, world: &Game, seat: Seat, nodes: u64, search: &mut Search<SystemClock>) -> Vec<Tried> {
    let mut field = Vec::new();
    if world.decision() == DecisionKind::Days {
        let mut legal = Actions::new();
        world.legal_for(seat, &mut legal);
        legal.iter().for_each(|&action| add(&mut field, world, seat, vec![action]));
    } else {
        search.think(view, Budget::Nodes(nodes));
        for turn in search.whole_turns(seat, SEARCHED_TURNS) {
            add(&mut field, world, seat, turn);
        }
    }
    field
}

/// Adds what the planner likes, and everything that differs from the first turn in one decision.
fn add_near(field: &mut Vec<Tried>, world: &Game, seat: Seat) {
    let Some(favourite) = field.first().map(|tried| tried.turn.clone()) else { return };
    let planner = Planner::new(Weights::search());
    for plan in planner.plans(world, seat, PLANNED_TURNS) {
        add(field, world, seat, plan.actions);
    }
    let mut legal = Actions::new();
    let mut game = *world;
    for (made, &action) in favourite.iter().enumerate() {
        game.legal_for(seat, &mut legal);
        for &other in legal.iter().filter(|&&other| other != action) {
            let mut turn = favourite[..made].to_vec();
            turn.push(other);
            if !other.ends_line() {
                let mut after = game;
                after.apply_unchecked(seat, other, &mut ());
                turn.extend(planner.plans(&after, seat, 1).into_iter().flat_map(|plan| plan.actions));
            }
            add(field, world, seat, turn);
        }
        game.apply_unchecked(seat, action, &mut ());
    }
}

/// Adds a whole turn, unless one that leads to the same position is already there.
fn add(field: &mut Vec<Tried>, world: &Game, seat: Seat, turn: Vec<Action>) {
    let Some(reached) = before_last(world, seat, &turn) else { return };
    if !field.iter().any(|tried| tried.reached == reached && tried.turn.last() == turn.last()) {
        field.push(Tried { turn, reached, value: Vec::new(), win: Vec::new(), merit: 0.0 });
    }
}

/// The game before the last action of a whole turn; nothing if it is not a whole turn that the rules allow.
pub(crate) fn before_last(world: &Game, seat: Seat, turn: &[Action]) -> Option<Game> {
    let (last, first) = turn.split_last()?;
    let mut game = *world;
    for action in first {
        game.apply(seat, *action, &mut ()).ok().filter(|()| !action.ends_line())?;
    }
    (last.ends_line() && game.check(seat, *last).is_ok()).then_some(game)
}

/// Whether the seat has at least so many turns that lead to different positions.
pub(crate) fn has_turns(world: &Game, seat: Seat, at_least: usize) -> bool {
    let mut reached: Vec<Game> = Vec::new();
    let mut open = vec![*world];
    let mut legal = Actions::new();
    // Other orders of the same placements are followed too, so the number of steps needs a limit.
    for _ in 0..5_000 {
        let Some(game) = open.pop() else { break };
        game.legal_for(seat, &mut legal);
        for &action in &legal {
            if action.ends_line() {
                if !reached.contains(&game) {
                    reached.push(game);
                }
                continue;
            }
            let mut after = game;
            after.apply_unchecked(seat, action, &mut ());
            open.push(after);
        }
        if reached.len() >= at_least {
            return true;
        }
    }
    false
}
