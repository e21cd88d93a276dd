//! Reviews and analysis: answers what is asked about records and positions, wherever it is asked.

use tzolkin_bots::{Budget, REVIEW_FORMAT, Reviewer, analyse, analyst, judge};
use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, DecisionKind, Game, Position, PositionError, Record, Seat};

use crate::opening::{read_record, read_setup};
use crate::play::previews;
use crate::position::{decision, moves_made, position};
use crate::seed::seed;
use crate::table::{Players, history};
use crate::tree::{tree_of, with_tree};
use crate::wire::{JudgedTurn, LineMove, Place, Problem, ShownPlace, StudyAnswer, StudyCall};

/// How many turns an analysis shows.
const MOST_TURNS: usize = 3;
/// The most nodes of one question, which take seconds.
const MOST_NODES: u32 = 500_000;

/// Answers questions about games, and holds the review that is under way.
#[derive(Default)]
pub struct Study {
    reviewer: Option<Reviewer>,
}

impl Study {
    /// Answers a question. Thinking takes as long as its budget of nodes.
    pub fn answer(&mut self, call: StudyCall) -> StudyAnswer {
        self.carry_out(call).unwrap_or_else(|problem| StudyAnswer::Refused { problem })
    }

    fn carry_out(&mut self, call: StudyCall) -> Result<StudyAnswer, Problem> {
        Ok(match call {
            StudyCall::Review { record, depth } => {
                let reviewer = self.reviewer.insert(Reviewer::new(read_record(&record)?, depth));
                StudyAnswer::Begun { turns: reviewer.count() as u32, analyst: analyst(), format: REVIEW_FORMAT }
            }
            StudyCall::NextTurn => {
                let reviewer = self.reviewer.as_mut().ok_or(Problem::Malformed)?;
                StudyAnswer::Turn { turn: reviewer.next_turn().cloned().map(Box::new) }
            }
            StudyCall::Finish => {
                let reviewer = self.reviewer.take().ok_or(Problem::Malformed)?;
                StudyAnswer::Review { review: Box::new(reviewer.finish()) }
            }
            StudyCall::Show { at } => StudyAnswer::Place { shown: Box::new(show(&at)?) },
            StudyCall::Preview { at, seat, lists } => {
                let (record, _) = reach(&at)?;
                StudyAnswer::Previews { previews: previews(record.game(), seat, &lists)? }
            }
            StudyCall::History { record } => {
                let record = read_record(&record)?;
                let players = Players::of_record(&record);
                StudyAnswer::History { history: Box::new(history(&record, &[], None, players)) }
            }
            StudyCall::Begin { setup } => StudyAnswer::Record { record: Record::new(read_setup(setup)?).to_string() },
            StudyCall::NewPosition { players } => {
                let game = Position::new(players as usize).build().map_err(bad_position)?;
                let position = Box::new(shown_position(&game).ok_or(Problem::Internal)?);
                StudyAnswer::Position { position, names: Vec::new() }
            }
            StudyCall::PositionOf { at } => {
                let (record, _) = reach(&at)?;
                let turns = (0..=record.moves().len()).rev().filter(|&ply| begins(&record, ply));
                let began = turns.map(|ply| record.game_at(ply)).find_map(|game| shown_position(&game));
                let position = Box::new(began.ok_or(Problem::NotStarted)?);
                StudyAnswer::Position { position, names: record.names().to_vec() }
            }
            StudyCall::Arrange { position, names } => arrange(*position, &names)?,
            StudyCall::Analyse { at, nodes } => {
                let (record, _) = reach(&at)?;
                let seat = record.game().first_to_act().ok_or(Problem::GameOver)?;
                let mut candidates = analyse(&record.game().view(seat), budget(nodes)).candidates;
                candidates.truncate(MOST_TURNS);
                StudyAnswer::Analysis { candidates: candidates.into_iter().map(Into::into).collect() }
            }
            StudyCall::Judge { at, turn, nodes } => {
                let (record, _) = reach(&at)?;
                let seat = record.game().first_to_act().ok_or(Problem::GameOver)?;
                let verdict = judge(&record.game().view(seat), &turn, budget(nodes)).ok_or(Problem::Malformed)?;
                StudyAnswer::Judged {
                    judged: Box::new(JudgedTurn {
                        judgement: verdict.judgement,
                        loss: verdict.loss,
                        points_lost: verdict.points_lost,
                        played: verdict.played.into(),
                        best: verdict.best.into(),
                    }),
                }
            }
            StudyCall::ReadTree { record } => StudyAnswer::Tree { tree: tree_of(read_record(&record)?.notes()) },
            StudyCall::WriteTree { record, tree } => StudyAnswer::Record { record: with_tree(&record, tree)? },
        })
    }
}

fn budget(nodes: u32) -> Budget {
    Budget::Nodes(u64::from(nodes.clamp(1, MOST_NODES)))
}

/// The game at a place, and how many of the record's own moves lead there.
fn reach(at: &Place) -> Result<(Record, usize), Problem> {
    let mut record = read_record(&at.record)?;
    if let Some(ply) = at.ply {
        record.go_back_to(ply as usize);
    }
    let own = record.moves().len();
    for (index, &LineMove { seat, action }) in (0..).zip(&at.line) {
        record.apply(seat, action, &mut ()).map_err(|refusal| Problem::Illegal { index, refusal })?;
    }
    Ok((record, own))
}

fn show(at: &Place) -> Result<ShownPlace, Problem> {
    let (mut record, own) = reach(at)?;
    if !at.line.is_empty() {
        while let Some((seat, action)) = forced(&record) {
            record.apply(seat, action, &mut ()).map_err(|_| Problem::Malformed)?;
        }
    }
    let game = record.game();
    let keeping = game.decision() == DecisionKind::Keep;
    let viewer = game.first_to_act();
    let by_hand = vec![true; record.moves().len()];
    let seats: Vec<Seat> = if keeping { game.to_act().collect() } else { viewer.into_iter().collect() };
    Ok(ShownPlace {
        position: position(&record, viewer),
        decisions: seats.into_iter().filter_map(|seat| decision(&record, seat, &by_hand)).collect(),
        line: record.moves()[own..].iter().map(|made| LineMove { seat: made.seat, action: made.action }).collect(),
        moves: moves_made(&record, own, &[], viewer),
    })
}

const fn bad_position(fault: PositionError) -> Problem {
    Problem::BadPosition { fault }
}

/// The position of a game without what nobody can see: it does not belong to what somebody sets up. None unless a turn begins.
fn shown_position(game: &Game) -> Option<Position> {
    Position::of(game).map(|position| Position { pile: None, age2: None, ..position })
}

/// Whether a turn may begin after so many moves.
fn begins(record: &Record, ply: usize) -> bool {
    ply.checked_sub(1).is_none_or(|last| record.moves()[last].action.ends_line())
}

fn arrange(mut position: Position, names: &[String]) -> Result<StudyAnswer, Problem> {
    let game = position.build().map_err(bad_position)?;
    let shown = shown_position(&game).ok_or(Problem::Internal)?;
    let text = serde_json::to_string(&shown).map_err(|_| Problem::Internal)?;
    position.shuffle_piles(&mut stream(seed(&text))).map_err(bad_position)?;
    let mut record = Record::from_position(&position).map_err(bad_position)?;
    for (seat, name) in Seat::ALL.into_iter().zip(names).take(position.seats.len()) {
        record.set_name(seat, name).map_err(|_| Problem::Malformed)?;
    }
    Ok(StudyAnswer::Arranged { position: Box::new(shown), record: record.to_string() })
}

/// What is played by itself at a table, too: the only answer, unless it ends something.
fn forced(record: &Record) -> Option<(Seat, Action)> {
    let seat = record.game().first_to_act()?;
    Some((seat, record.game().forced()?))
}
