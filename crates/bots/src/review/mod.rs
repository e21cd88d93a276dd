//! Reviews of games: what every turn was worth, which one would have been better and why, and what each player did
//! over the game. No prose; `docs/review.md` explains how judgements are made.
//!
//! A turn is judged by what its seat could know at the time. What was hidden from it plays no part.

mod habits;
mod judge;
mod presence;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tzolkin_engine::record::Move;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Action, Actions, Game, Record, Seat};

use crate::bot::Budget;
use crate::reasons::Reason;
use crate::spec::fingerprint;
pub use habits::{Habits, StrongestHabits};
pub use judge::{Judgement, THRESHOLDS, Verdict, judge};
use judge::{examine, judge_without};
use presence::{among_present, gone, plays_itself};

/// Increase this number when reviews change their form or when the way of judging changes. Reviews with another number
/// are shown as old ones.
pub const REVIEW_FORMAT: u32 = 1;

/// The most key moments of a seat, and of a game.
const MOST_MOMENTS_OF_SEAT: usize = 3;
const MOST_MOMENTS: usize = 8;

/// How thoroughly a game is reviewed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Depth {
    /// Seconds for a game.
    #[default]
    Fast,
    /// Minutes for a game.
    Deep,
}

impl Depth {
    /// Both, the fast one first.
    pub const ALL: [Self; 2] = [Self::Fast, Self::Deep];

    /// The search nodes spent on a turn.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Fast => 12_000,
            Self::Deep => 240_000,
        }
    }

    /// The name used in commands and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Deep => "deep",
        }
    }
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// [`REVIEW_FORMAT`] when it was made.
    pub format: u32,
    pub depth: Depth,
    /// Which bots it was made with: [`analyst`] when it was made.
    pub analyst: String,
    /// Every turn, each `keep` and `days` included, in the order they were played.
    pub turns: Vec<ReviewedTurn>,
    /// One for each seat.
    pub seats: Vec<SeatReview>,
    /// The mean habits at this table.
    pub table: Habits,
    /// The habits of the strongest bot among itself, with as many players.
    pub strongest: Habits,
}

impl Review {
    /// The turns that lost most: at most three of a seat, and eight in all, in the order of the game.
    #[must_use]
    pub fn key_moments(&self) -> Vec<&ReviewedTurn> {
        let lost = |turn: &&ReviewedTurn| turn.judgement > Some(Judgement::Good);
        let mut worst: Vec<&ReviewedTurn> = self.turns.iter().filter(lost).collect();
        // The sort is stable: of equal losses, the earlier one stays first.
        worst.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        let mut of_seat = [0; Seat::NUM];
        worst.retain(|turn| {
            of_seat[turn.seat.index()] += 1;
            of_seat[turn.seat.index()] <= MOST_MOMENTS_OF_SEAT
        });
        worst.truncate(MOST_MOMENTS);
        worst.sort_by_key(|turn| turn.ply);
        worst
    }
}

/// A reviewed turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewedTurn {
    /// How many moves were made before it.
    pub ply: usize,
    pub seat: Seat,
    pub round: u8,
    /// Its actions.
    pub played: Vec<Action>,
    /// What the analysis would have played; the same actions if nothing better was found.
    pub best: Vec<Action>,
    /// The chance to win that the seat gave away, from 0 to 1.
    pub loss: f64,
    /// The expected points that the seat gave away.
    pub points_lost: f64,
    /// Each seat's chance to win after the turn. They add up to 1; at the end they are the result.
    pub chances: Vec<f64>,
    /// The points that each seat is expected to have at the end.
    pub points: Vec<f64>,
    /// Nothing for a turn that nobody chose: its player had left, or there was only one way to play it.
    pub judgement: Option<Judgement>,
    /// Why the best turn is better: facts about it that the played turn does not share. If that was the best, facts about it.
    pub reasons: Vec<Reason>,
}

/// How a player did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatReview {
    pub seat: Seat,
    /// Turns that were judged.
    pub turns: u32,
    /// The mean loss of the chance to win per judged turn.
    pub average_loss: f64,
    /// How many turns had each judgement.
    pub judgements: BTreeMap<Judgement, u32>,
    /// The share of judged turns that were best or good.
    pub good_share: f64,
    /// Points at the end of the record.
    pub points: f64,
    /// 1 for the winner; nothing if the game is not over.
    pub rank: Option<u8>,
    /// Where the points came from.
    pub sources: BTreeMap<Source, f64>,
    pub habits: Habits,
}

/// Which bots judge: the fingerprint of net, search and evaluation. Reviews by others are shown as old ones.
#[must_use]
pub fn analyst() -> String {
    format!("{:08x}", fingerprint())
}

/// Reviews a game turn by turn. A turn takes up to a second or so, and whoever reviews may stop between any two.
///
/// ```
/// use tzolkin_bots::{Depth, Reviewer};
/// use tzolkin_engine::{Record, Setup};
///
/// let record = Record::new(Setup::from_seed(2, 1)?);
/// let mut reviewer = Reviewer::new(record, Depth::Fast);
/// while reviewer.next_turn().is_some() {}
/// assert!(reviewer.finish().turns.is_empty(), "nobody has played yet");
/// # Ok::<(), tzolkin_engine::SetupError>(())
/// ```
pub struct Reviewer {
    record: Record,
    depth: Depth,
    nodes: u64,
    game: Game,
    ply: usize,
    turns: Vec<ReviewedTurn>,
}

impl Reviewer {
    /// Begins a review. An unfinished turn at the end of the record is left out.
    #[must_use]
    pub fn new(record: Record, depth: Depth) -> Self {
        let game = record.game_at(0);
        Self { record, depth, nodes: depth.nodes(), game, ply: 0, turns: Vec::new() }
    }

    /// The same with another number of nodes for a turn, for tests.
    #[must_use]
    pub fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// How many turns the game has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.record.moves().iter().filter(|made| made.action.ends_line()).count()
    }

    /// Turns reviewed so far.
    #[must_use]
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.turns
    }

    /// Reviews the next turn; nothing if there is none.
    pub fn next_turn(&mut self) -> Option<&ReviewedTurn> {
        let left = &self.record.moves()[self.ply..];
        let length = 1 + left.iter().position(|made| made.action.ends_line())?;
        let line: Vec<Move> = left[..length].to_vec();
        let turn = self.review(&line)?;
        for made in &line {
            self.game.apply_unchecked(made.seat, made.action, &mut ());
        }
        self.ply += length;
        self.turns.push(turn);
        if self.ply == self.record.moves().len()
            && let Some(outcomes) = self.record.result()
            && let Some(last) = self.turns.last_mut()
        {
            last.chances = outcomes.iter().map(|outcome| outcome.share(&outcomes)).collect();
            last.points = outcomes.iter().map(|outcome| outcome.points.as_f64()).collect();
        }
        self.turns.last()
    }

    fn review(&self, line: &[Move]) -> Option<ReviewedTurn> {
        let (seat, end) = (line.first()?.seat, self.ply + line.len());
        let played: Vec<Action> = line.iter().map(|made| made.action).collect();
        let (view, budget) = (self.game.view(seat), Budget::Nodes(self.nodes));
        let mut turn = ReviewedTurn {
            ply: self.ply,
            seat,
            round: self.game.board().round(),
            best: played.clone(),
            loss: 0.0,
            points_lost: 0.0,
            chances: Vec::new(),
            points: Vec::new(),
            judgement: None,
            reasons: Vec::new(),
            played,
        };
        let chances;
        if plays_itself(&self.record, seat, self.ply, end) && self.has_choice(seat, &turn.played) {
            // Against those who have left, nobody can lose any more.
            let verdict = judge_without(&view, &turn.played, budget, &gone(&self.record, self.ply))?;
            turn.reasons = verdict.reasons();
            turn.judgement = Some(verdict.judgement);
            (turn.loss, turn.points_lost) = (verdict.loss, verdict.points_lost);
            turn.best = verdict.best.turn;
            turn.points = verdict.played.value;
            chances = verdict.played.win;
        } else {
            let played = examine(&view, &turn.played, budget)?;
            (turn.points, chances, turn.reasons) = (played.value, played.win, played.reasons);
        }
        turn.chances = among_present(chances, &gone(&self.record, end));
        Some(turn)
    }

    /// Whether any decision of the turn had more than one answer.
    fn has_choice(&self, seat: Seat, played: &[Action]) -> bool {
        let mut game = self.game;
        let mut legal = Actions::new();
        played.iter().any(|&action| {
            game.legal_for(seat, &mut legal);
            game.apply_unchecked(seat, action, &mut ());
            legal.len() > 1
        })
    }

    /// The review of all turns so far.
    #[must_use]
    pub fn finish(self) -> Review {
        let players = self.record.players();
        let outcomes = self.record.result().filter(|_| self.ply == self.record.moves().len());
        let habits = Habits::of(&self.record, self.ply);
        let seats: Vec<SeatReview> = Seat::ALL[..players]
            .iter()
            .map(|&seat| {
                let player = self.game.board().player(seat);
                let judged = self.turns.iter().filter(|turn| turn.seat == seat);
                let judged: Vec<_> = judged.filter_map(|turn| Some((turn.judgement?, turn.loss))).collect();
                let mut judgements: BTreeMap<Judgement, u32> = Judgement::ALL.into_iter().map(|j| (j, 0)).collect();
                for (judgement, _) in &judged {
                    *judgements.entry(*judgement).or_default() += 1;
                }
                let count = judged.len().max(1) as f64;
                let good = judged.iter().filter(|(judgement, _)| *judgement <= Judgement::Good).count();
                SeatReview {
                    seat,
                    turns: judged.len() as u32,
                    average_loss: judged.iter().map(|(_, loss)| loss).sum::<f64>() / count,
                    judgements,
                    good_share: good as f64 / count,
                    points: player.points().as_f64(),
                    rank: outcomes.as_ref().map(|outcomes| outcomes[seat.index()].rank),
                    sources: Source::ALL.into_iter().map(|s| (s, player.points_from(s).as_f64())).collect(),
                    habits: habits[seat.index()],
                }
            })
            .collect();
        Review {
            format: REVIEW_FORMAT,
            depth: self.depth,
            analyst: analyst(),
            turns: self.turns,
            seats,
            table: Habits::mean(&habits),
            strongest: Habits::of_strongest_bot(players),
        }
    }
}
