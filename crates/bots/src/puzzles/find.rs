//! Finds puzzles in games that bots play.

use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, DecisionKind, Game, Record, Seat, Setup, SetupError};

use super::contest::{Contest, contest, has_turns};
use super::grade::{grade, is_trivial};
use super::theme::{Theme, theme};
use super::{FOUND_WITH, HOLDS_WITH, LEAST_MARGIN, LEAST_POINTS, Puzzle, SEED};
use crate::bot::Bot;
use crate::levels::STRONGEST as STRONGEST_LEVEL;
use crate::reasons::{Reason, reasons};
use crate::spec::Spec;
use crate::turn::play_turn;
use crate::weights::Weights;

/// A search that a position has to pass.
struct Stage {
    nodes: u64,
    margin: f64,
    points: f64,
}

/// The first searches are cheap and only drop what has little hope. The last but one finds the puzzle, and the last
/// shows that a deeper search does not change it much.
const STAGES: [Stage; 4] = [
    Stage { nodes: 700, margin: 0.02, points: 0.3 },
    Stage { nodes: 2_000, margin: 0.03, points: 0.5 },
    Stage { nodes: FOUND_WITH, margin: LEAST_MARGIN, points: LEAST_POINTS },
    Stage { nodes: HOLDS_WITH, margin: LEAST_MARGIN, points: LEAST_POINTS },
];
/// With fewer different turns than this there is too little to think about.
const FEWEST_TURNS: usize = 8;

/// The bots of a game, by its number: two, three or four of level 4, which plays quickly. In one game of ten a seat is
/// taken by the strongest level, so that positions of better play are among them.
#[must_use]
pub fn line_up(game: u64) -> Vec<Spec> {
    let players = 2 + game % 3;
    let strongest = (game % 10 == 7).then_some(game % players);
    (0..players).map(|seat| Spec::Level(if strongest == Some(seat) { STRONGEST_LEVEL } else { 4 })).collect()
}

/// Lets bots play a game and looks for puzzles in it.
///
/// # Errors
/// If there are too few or too many bots.
pub fn find_in_game(bots: &[Spec], seed: u64) -> Result<Vec<Puzzle>, SetupError> {
    let mut record = Record::new(Setup::from_seed(bots.len(), seed)?);
    for (&seat, bot) in Seat::ALL.iter().zip(bots) {
        // A name that does not fit leaves the seat's number.
        let _ = record.set_name(seat, &bot.to_string());
    }
    let mut players: Vec<(Box<dyn Bot>, &Spec)> = bots.iter().map(|spec| (spec.bot(seed), spec)).collect();
    let mut found = Vec::new();
    while let Some(seat) = record.game().first_to_act() {
        found.extend(find_in_position(&record));
        let view = record.game().view(seat);
        let (bot, spec) = &mut players[seat.index()];
        let turn = play_turn(bot.as_mut(), &view, spec.budget(), &mut || true).unwrap_or_default();
        if turn.iter().any(|&action| record.apply(seat, action, &mut ()).is_err()) || turn.is_empty() {
            break;
        }
    }
    Ok(found)
}

/// The puzzle in the position at the end of a record, where a turn begins; nothing if it is none.
#[must_use]
pub fn find_in_position(record: &Record) -> Option<Puzzle> {
    let game = record.game();
    let seat = game.first_to_act()?;
    let view = game.view(seat);
    let world = view.determinize(&mut stream(SEED));
    let enough = match world.decision() {
        DecisionKind::Days => true,
        DecisionKind::Turn => has_turns(&world, seat, FEWEST_TURNS),
        _ => false,
    };
    if !enough {
        return None;
    }
    let mut found: Option<(Contest, Theme)> = None;
    let mut held = None;
    for Stage { nodes, margin, points } in STAGES {
        let contest = contest(&view, nodes, SEED, nodes >= FOUND_WITH)?;
        if contest.margin() < margin || contest.points() < points {
            return None;
        }
        if nodes == FOUND_WITH {
            let theme = theme_of(&world, seat, &contest)?;
            if is_trivial(&view, &contest.best.turn) {
                return None;
            }
            found = Some((contest, theme));
        } else if nodes == HOLDS_WITH {
            held = Some(contest);
        }
    }
    let ((contest, theme), held) = (found?, held?);
    if held.best.reached != contest.best.reached || held.best.turn.last() != contest.best.turn.last() {
        return None;
    }
    let solution = contest.best.turn;
    let grade = grade(&view, &solution);
    // Between two answers there is nothing to find unless the first glance is wrong.
    if world.decision() == DecisionKind::Days && grade == 1 {
        return None;
    }
    Some(Puzzle {
        id: Puzzle::id_of(game),
        players: game.board().players(),
        record: record.to_string(),
        seat,
        round: game.board().round(),
        theme,
        grade,
        solution,
        margin: rounded(held.margin(), 1_000.0),
        points: rounded(held.points(), 10.0),
    })
}

/// The theme of the best turn, beside its closest rival.
pub(super) fn theme_of(world: &Game, seat: Seat, contest: &Contest) -> Option<Theme> {
    let weights = Weights::search();
    let of = |turn: &[Action], reached: &Game| {
        let mut shown = *reached;
        if let Some(&last @ Action::Days(_)) = turn.last() {
            shown.apply_unchecked(seat, last, &mut ());
        }
        reasons(world, &shown, seat, turn, weights)
    };
    let rival = contest.rivals.first()?;
    let shared = of(&rival.turn, &rival.reached);
    let mut own: Vec<Reason> = of(&contest.best.turn, &contest.best.reached);
    own.retain(|reason| !shared.contains(reason));
    let food_day = world.board().next_food_day().map(|day| day.round.saturating_sub(world.board().round()));
    theme(&contest.best.turn, &own, food_day)
}

fn rounded(figure: f64, parts: f64) -> f64 {
    (figure * parts).round() / parts
}
