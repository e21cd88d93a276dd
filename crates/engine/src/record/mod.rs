//! Records: games as text (`.tzk`) that replay bit for bit. `docs/notation.md` describes the format.

mod absence;
mod beginning;
mod deal_again;
mod fault;
mod notes;
mod position;
mod read;

use core::fmt::{self, Write as _};

use self::absence::rank_last;
pub use self::absence::{Absence, Change};
pub use self::beginning::Beginning;
pub(crate) use self::deal_again::Revealed;
pub use self::fault::{RecordError, RecordFault};
pub use self::notes::{Comment, DEEPEST_VARIATION, LONGEST_COMMENT, MOST_BYTES, MOST_VARIATIONS, Notes, Variation};
pub use self::read::told_moves;
use crate::action::Action;
use crate::event::Observer;
use crate::game::Game;
use crate::nouns::{Seat, Space};
use crate::position::{Position, PositionError};
use crate::refusal::Refusal;
use crate::scoring::Outcome;
use crate::setup::Setup;

/// The format of records without notes.
const FORMAT: &str = "tzolkin-record 1";
/// The format of records with notes, which follow the result.
const FORMAT_WITH_NOTES: &str = "tzolkin-record 2";
/// The format of records that begin with a position, with or without notes.
const FORMAT_WITH_POSITION: &str = "tzolkin-record 3";
/// Increase this number whenever a change of the rules changes what a recorded game replays to.
pub const RULES_VERSION: u32 = 1;
/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 64;

/// A game with everything that led to it: what it began with, and its moves. It grows as the game is played.
///
/// ```
/// use tzolkin_engine::{Actions, Record, Setup};
///
/// let mut record = Record::new(Setup::from_seed(2, 5)?);
/// let mut legal = Actions::new();
/// record.game().legal(&mut legal);
/// record.apply(tzolkin_engine::Seat::ALL[0], legal[0], &mut ())?;
/// let again: Record = record.to_string().parse()?;
/// assert_eq!(again.game(), record.game());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The players' names, or bot specs.
    names: Vec<String>,
    /// The day it was played, as text.
    date: String,
    absences: Vec<Absence>,
    beginning: Beginning,
    moves: Vec<Move>,
    /// Comments and variations. A game under way has none.
    notes: Notes,
    game: Game,
    /// The game after the last complete line, so that going back within a turn does not replay the whole game.
    line: LineStart,
}

/// Where the line that is being played began.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LineStart {
    /// The number of moves before it.
    ply: usize,
    game: Game,
}

/// An action and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The seat that took it.
    pub seat: Seat,
    /// The action taken.
    pub action: Action,
}

impl Record {
    /// A game about to begin.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self::begin(Beginning::Setup(setup))
    }

    /// A game that begins with a position that was set up by hand.
    ///
    /// ```
    /// use tzolkin_engine::{Gear, Position, Record, Seat};
    ///
    /// let mut position = Position::new(2);
    /// position.place(0, Gear::Yaxchilan, 1);
    /// let mut record = Record::from_position(&position)?;
    /// record.apply(Seat::ALL[0], "pick yaxchilan 1".parse()?, &mut ())?;
    /// let again: Record = record.to_string().parse()?;
    /// assert_eq!(again.game(), record.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// What is impossible about the position.
    ///
    /// # Panics
    /// Never: a position that builds begins a turn.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        // What the position leaves open is filled in, so that a game has one text.
        let whole = Position::of(&position.build()?).expect("a built position begins a turn");
        Ok(Self::begin(Beginning::Position(Box::new(whole))))
    }

    fn begin(beginning: Beginning) -> Self {
        let names = (0..beginning.players()).map(|seat| format!("Player {}", seat + 1)).collect();
        let game = beginning.game();
        let line = LineStart { ply: 0, game };
        let (date, absences, moves, notes) = Default::default();
        Self { names, date, absences, beginning, moves, notes, game, line }
    }

    /// A new game that begins like this one. Names and date are not taken over.
    #[must_use]
    pub fn begin_again(&self) -> Self {
        Self::begin(self.beginning.clone())
    }

    /// Names a seat's player.
    ///
    /// # Errors
    /// If the name is empty, too long or not printable.
    pub fn set_name(&mut self, seat: Seat, name: &str) -> Result<(), RecordFault> {
        let printable = name.trim() == name && !name.is_empty() && !name.chars().any(char::is_control);
        match self.names.get_mut(seat.index()) {
            Some(slot) if printable && name.chars().count() <= LONGEST_NAME => {
                name.clone_into(slot);
                Ok(())
            }
            _ => Err(RecordFault::Name),
        }
    }

    /// Dates the game, as `2026-11-15`.
    ///
    /// # Errors
    /// If the date is longer than a line's word, or not printable.
    pub fn set_date(&mut self, date: &str) -> Result<(), RecordFault> {
        if date.len() > LONGEST_NAME || date.chars().any(|c| c.is_control() || c.is_whitespace()) {
            return Err(RecordFault::Name);
        }
        date.clone_into(&mut self.date);
        Ok(())
    }

    /// The players' names.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The day it was played; empty if not known.
    #[must_use]
    pub fn date(&self) -> &str {
        &self.date
    }

    /// Marks that a seat's player leaves or comes back now.
    ///
    /// # Errors
    /// If the seat does not play, if a player comes back who never left, or if a player leaves who is already gone.
    pub fn mark_absence(&mut self, seat: Seat, change: Change) -> Result<(), RecordFault> {
        self.add_absence(Absence { seat, ply: self.moves.len(), change })
    }

    fn add_absence(&mut self, absence: Absence) -> Result<(), RecordFault> {
        let before = self.absence_of(absence.seat);
        let fits = match absence.change {
            Change::Back => before == Some(Change::Voted),
            Change::Resigned | Change::Timeout => !before.is_some_and(Change::ranks_last),
            Change::Voted => before.is_none(),
        };
        let in_order = self.absences.last().is_none_or(|last| last.ply <= absence.ply);
        if !fits || !in_order || absence.seat.index() >= self.players() {
            return Err(RecordFault::Absence);
        }
        self.absences.push(absence);
        Ok(())
    }

    /// How a seat's player left, if it is gone.
    #[must_use]
    pub fn absence_of(&self, seat: Seat) -> Option<Change> {
        let last = self.absences.iter().rfind(|absence| absence.seat == seat)?;
        (last.change != Change::Back).then_some(last.change)
    }

    /// Who left and came back, in the order it happened.
    #[must_use]
    pub fn absences(&self) -> &[Absence] {
        &self.absences
    }

    /// The seats that are ranked last because they resigned or ran out of time.
    #[must_use]
    pub fn ranked_last(&self) -> Vec<Seat> {
        let left = |seat: &Seat| self.absence_of(*seat).is_some_and(Change::ranks_last);
        self.game.board().seats().filter(left).collect()
    }

    /// How each seat ended, once the game is over: as the rules say, but players who left for good are ranked last.
    #[must_use]
    pub fn result(&self) -> Option<Vec<Outcome>> {
        let mut outcomes = self.game.result()?;
        rank_last(&mut outcomes, &self.ranked_last());
        Some(outcomes)
    }

    /// What the game began with.
    #[must_use]
    pub const fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// The set-up; none if the game began with a position.
    #[must_use]
    pub const fn setup(&self) -> Option<&Setup> {
        match &self.beginning {
            Beginning::Setup(setup) => Some(setup),
            Beginning::Position(_) => None,
        }
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.beginning.players()
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The actions of the turn being played.
    #[must_use]
    pub fn turn_actions(&self) -> Vec<Action> {
        self.turn_actions_at(self.moves.len())
    }

    /// The actions of the turn that was being played after that many moves.
    #[must_use]
    pub fn turn_actions_at(&self, ply: usize) -> Vec<Action> {
        let moves = &self.moves[..ply.min(self.moves.len())];
        let began = moves.iter().rposition(|made| made.action.ends_line()).map_or(0, |last| last + 1);
        moves[began..].iter().map(|made| made.action).collect()
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The rule that refuses it; nothing is changed then.
    pub fn apply(&mut self, seat: Seat, action: Action, seen: &mut impl Observer) -> Result<(), Refusal> {
        self.game.apply(seat, action, seen)?;
        self.moves.push(Move { seat, action });
        if action.ends_line() {
            self.line = LineStart { ply: self.moves.len(), game: self.game };
        }
        Ok(())
    }

    /// Undoes the last action with everything that followed from it automatically. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = self.moves.len().checked_sub(1) else { return false };
        self.go_back_to(ply);
        true
    }

    /// Drops every move after that many, with the notes that belong to them. Players who left later count as having left now. Returns how many moves had to be
    /// replayed for it: only those of the unfinished turn, unless it goes back further.
    pub fn go_back_to(&mut self, ply: usize) -> usize {
        let mut replayed = 0;
        self.moves.truncate(ply);
        if self.moves.len() < self.line.ply {
            let began = self.moves.iter().rposition(|made| made.action.ends_line()).map_or(0, |last| last + 1);
            self.line = LineStart { ply: began, game: self.game_at(began) };
            replayed += began;
        }
        self.game = self.game_at(ply);
        replayed += self.moves.len() - self.line.ply;
        for absence in &mut self.absences {
            absence.ply = absence.ply.min(ply);
        }
        self.notes.cut(ply);
        replayed
    }

    /// The game after that many moves, or after all if there are fewer.
    #[must_use]
    pub fn game_at(&self, ply: usize) -> Game {
        let ply = ply.min(self.moves.len());
        let (mut game, from) =
            if ply < self.line.ply { (self.beginning.game(), 0) } else { (self.line.game, self.line.ply) };
        for made in &self.moves[from..ply] {
            game.apply_unchecked(made.seat, made.action, &mut ());
        }
        game
    }

    /// The moves as the lines of the record: a turn each, every keep and days on its own.
    pub fn lines(&self) -> impl Iterator<Item = &[Move]> {
        lines(&self.moves)
    }

    /// Comments and variations beside the moves.
    #[must_use]
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }
}

fn lines(moves: &[Move]) -> impl Iterator<Item = &[Move]> {
    moves.split_inclusive(|made| made.action.ends_line())
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = match &self.beginning {
            Beginning::Position(_) => FORMAT_WITH_POSITION,
            Beginning::Setup(_) if self.notes.is_empty() => FORMAT,
            Beginning::Setup(_) => FORMAT_WITH_NOTES,
        };
        writeln!(f, "{format}")?;
        writeln!(f, "rules {RULES_VERSION}")?;
        if !self.date.is_empty() {
            writeln!(f, "date {}", self.date)?;
        }
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "name {seat} {name}")?;
        }
        for Absence { seat, ply, change } in &self.absences {
            writeln!(f, "absence {seat} {change} {ply}")?;
        }
        writeln!(f, "players {}", self.players())?;
        match &self.beginning {
            Beginning::Setup(setup) => write_setup(f, setup)?,
            Beginning::Position(position) => position::write(f, position)?,
        }
        writeln!(f)?;
        let mut game = self.beginning.game();
        for line in self.lines() {
            for made in line {
                game.apply_unchecked(made.seat, made.action, &mut ());
            }
            write_line(f, line)?;
            writeln!(f, " #{:08x}", game.digest())?;
        }
        match self.result() {
            None => writeln!(f, "unfinished")?,
            Some(outcomes) => outcomes
                .iter()
                .enumerate()
                .try_for_each(|(seat, outcome)| writeln!(f, "{}", result_line(seat, outcome)))?,
        }
        write!(f, "{}", self.notes)
    }
}

fn write_setup(f: &mut fmt::Formatter<'_>, setup: &Setup) -> fmt::Result {
    writeln!(f, "start {}", setup.start_player())?;
    for (seat, tiles) in setup.wealth().iter().enumerate() {
        writeln!(f, "wealth {seat}{}", words(tiles))?;
    }
    writeln!(f, "dummies{}", spaces(setup.dummies()))?;
    writeln!(f, "age1{}", words(setup.age1()))?;
    writeln!(f, "age2{}", words(setup.age2()))?;
    writeln!(f, "monuments{}", words(setup.monuments()))
}

/// `0: place uxmal; place tikal; end`
fn write_line(f: &mut fmt::Formatter<'_>, line: &[Move]) -> fmt::Result {
    write!(f, "{}:", line[0].seat)?;
    line.iter().enumerate().try_for_each(|(index, made)| {
        let separator = if index > 0 { ";" } else { "" };
        write!(f, "{separator} {}", made.action)
    })
}

fn words<T: fmt::Display>(items: &[T]) -> String {
    items.iter().fold(String::new(), |mut text, item| {
        let _ = write!(text, " {item}");
        text
    })
}

/// ` palenque:5 tikal:0`
fn spaces(spaces: &[Space]) -> String {
    words(&spaces.iter().map(|at| format!("{}:{}", at.gear, at.space)).collect::<Vec<_>>())
}

/// `result 0 61.25 rank 1 workers 2 buildings 12 ...`
fn result_line(seat: usize, outcome: &Outcome) -> String {
    let Outcome { points, rank, workers_on_gears, breakdown } = outcome;
    let mut text = format!("result {seat} {points} rank {rank} workers {workers_on_gears}");
    for (source, points) in breakdown.iter() {
        let _ = write!(text, " {source} {points}");
    }
    text
}
