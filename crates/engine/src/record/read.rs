//! Reading records, line by line.

use super::position::read_spaces;
use super::{
    Absence, FORMAT, FORMAT_WITH_NOTES, FORMAT_WITH_POSITION, LONGEST_NAME, Move, RULES_VERSION, Record, RecordError,
    RecordFault, result_line,
};
use crate::action::Action;
use crate::nouns::{Seat, UnknownName};
use crate::setup::{RawSetup, Setup, SetupError};

impl core::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut reader = Reader::new(text);
        let read = reader.rules().and_then(|rules| {
            is_current(rules)?;
            let (mut record, absences) = reader.head()?;
            reader.body(&mut record, absences)?;
            Ok(record)
        });
        read.map_err(|fault| reader.at_fault(fault))
    }
}

impl Record {
    /// Reads a stored record, whatever version of the rules it names; the hashes show whether it still matches. Returns
    /// it as far as its moves replay, with the fault at which they end.
    ///
    /// # Errors
    /// If not even the set-up can be read.
    pub fn read_kept(text: &str) -> Result<(Self, Option<RecordError>), RecordError> {
        let mut reader = Reader::new(text);
        let head = reader.rules().and_then(|_| reader.head());
        let (mut record, absences) = head.map_err(|fault| reader.at_fault(fault))?;
        let fault = reader.body(&mut record, absences).err().map(|fault| reader.at_fault(fault));
        Ok((record, fault))
    }
}

/// The moves that the text of a record tells, without playing them: as far as they can be read. So the log of a game can be shown
/// even if the rules have changed since.
#[must_use]
pub fn told_moves(text: &str) -> Vec<Move> {
    let lines = text.lines().skip_while(|line| !line.is_empty()).skip(1);
    let lines = lines.map_while(|line| line.split_once(": ").filter(|(seat, _)| seat.len() == 1));
    let moves = lines.flat_map(|(seat, rest)| {
        let seat = seat.parse().ok().and_then(Seat::new);
        let actions = rest.rsplit_once(" #").map_or(rest, |(actions, _)| actions);
        actions.split("; ").map(move |action| Some(Move { seat: seat?, action: action.parse().ok()? }))
    });
    moves.map_while(|made| made).collect()
}

fn is_current(rules: &str) -> Result<(), RecordFault> {
    if rules == RULES_VERSION.to_string() {
        return Ok(());
    }
    Err(RecordFault::Rules { found: rules.chars().take(LONGEST_NAME).collect() })
}

/// Absences with their line numbers; they are checked after the moves.
type Absences = Vec<(usize, Absence)>;

/// Reads line by line; `next` counts the lines taken, so it is the number of the line at fault.
pub(super) struct Reader<'text> {
    lines: Vec<&'text str>,
    pub(super) next: usize,
    format: Format,
}

/// What the first line says of the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Plain,
    WithNotes,
    WithPosition,
}

impl<'text> Reader<'text> {
    fn new(text: &'text str) -> Self {
        Self { lines: text.lines().collect(), next: 0, format: Format::Plain }
    }

    fn at_fault(&self, fault: RecordFault) -> RecordError {
        RecordError { line: self.next.max(1), fault }
    }

    /// The rules that the record follows.
    fn rules(&mut self) -> Result<&'text str, RecordFault> {
        self.format = match self.line() {
            Ok(FORMAT) => Format::Plain,
            Ok(FORMAT_WITH_NOTES) => Format::WithNotes,
            Ok(FORMAT_WITH_POSITION) => Format::WithPosition,
            _ => return Err(RecordFault::Foreign),
        };
        self.field("rules")
    }

    /// Everything before the moves.
    fn head(&mut self) -> Result<(Record, Absences), RecordFault> {
        let date = if self.peek().starts_with("date ") { self.field("date")? } else { "" };
        let mut names = Vec::new();
        while self.peek().starts_with("name ") {
            names.push((self.next + 1, self.seat_field("name", names.len())?));
        }
        if let Some(option) = self.peek().strip_prefix("option ") {
            self.next += 1;
            return Err(RecordFault::Option(option.chars().take(LONGEST_NAME).collect()));
        }
        let mut absences = Vec::new();
        while self.peek().starts_with("absence ") {
            absences.push((self.next + 1, absence(self.field("absence")?)?));
        }
        let players: usize = number(self.field("players")?)?;
        if !(2..=Seat::NUM).contains(&players) {
            return Err(SetupError::Players(players).into());
        }
        if names.len() != players {
            return Err(RecordFault::Names { names: names.len(), players });
        }
        let mut record = match self.format {
            Format::WithPosition => self.position(players)?,
            Format::Plain | Format::WithNotes => Record::new(self.setup(players)?),
        };
        let body = self.next;
        for (seat, (line, name)) in Seat::ALL.into_iter().zip(names) {
            self.next = line;
            record.set_name(seat, name)?;
        }
        record.set_date(date)?;
        self.next = body;
        if !self.line()?.is_empty() {
            return Err(RecordFault::Expected("an empty line"));
        }
        Ok((record, absences))
    }

    /// The moves and what they lead to.
    fn body(&mut self, record: &mut Record, absences: Absences) -> Result<(), RecordFault> {
        self.moves(record)?;
        let ending = self.next;
        for (line, absence) in absences {
            self.next = line;
            if absence.ply > record.moves.len() {
                return Err(RecordFault::Absence);
            }
            record.add_absence(absence)?;
        }
        self.next = ending;
        self.ending(record)?;
        let noted = match self.format {
            Format::Plain => false,
            Format::WithNotes => true,
            Format::WithPosition => self.peek() == "notes",
        };
        if noted {
            record.notes = self.notes(record)?;
        }
        if self.next < self.lines.len() {
            self.next += 1;
            return Err(RecordFault::AfterEnd);
        }
        Ok(())
    }

    fn setup(&mut self, players: usize) -> Result<Setup, RecordFault> {
        let first = self.next;
        let start_player = number(self.field("start")?)?;
        let mut wealth = Vec::new();
        while self.peek().starts_with("wealth ") {
            wealth.push(all_words(self.seat_field("wealth", wealth.len())?)?);
        }
        let dummies = read_spaces(self.field("dummies")?.split_whitespace(), number)?;
        let age1 = all_words(self.field("age1")?)?;
        let age2 = all_words(self.field("age2")?)?;
        let monuments = all_words(self.field("monuments")?)?;
        let setup = RawSetup { players, start_player, wealth, dummies, age1, age2, monuments };
        setup.try_into().map_err(|error: SetupError| {
            self.next =
                first + self.lines[first..].iter().position(|line| line.starts_with(error.part())).unwrap_or(0) + 1;
            error.into()
        })
    }

    fn moves(&mut self, record: &mut Record) -> Result<(), RecordFault> {
        let mut open_turn = false;
        loop {
            let line = self.peek();
            let Some((seat, rest)) = line.split_once(": ").filter(|(seat, _)| seat.len() == 1) else { return Ok(()) };
            self.next += 1;
            let seat = seat.parse().ok().and_then(Seat::new).ok_or(RecordFault::Line)?;
            let (actions, hash) = rest.rsplit_once(" #").ok_or(RecordFault::CutOff)?;
            let found = u32::from_str_radix(hash, 16).ok().filter(|_| hash.len() == 8);
            let found = found.ok_or_else(|| no_number(hash))?;
            if open_turn {
                return Err(RecordFault::Line);
            }
            let stands = record.moves.len();
            let played = play_line(record, seat, actions).and_then(|open_turn| match record.game.digest() {
                replayed if replayed == found => Ok(open_turn),
                replayed => Err(RecordFault::Hash { found, replayed }),
            });
            if played.is_err() {
                // A line is accepted completely or not at all.
                record.go_back_to(stands);
            }
            open_turn = played?;
        }
    }

    fn ending(&mut self, record: &Record) -> Result<(), RecordFault> {
        let line = self.line().map_err(|_| RecordFault::CutOff)?;
        match record.result() {
            None if line == "unfinished" => {}
            None if line.starts_with("result ") => return Err(RecordFault::Ending { over: false }),
            None => return Err(RecordFault::CutOff),
            Some(_) if line == "unfinished" => return Err(RecordFault::Ending { over: true }),
            Some(outcomes) => {
                self.next -= 1;
                for (seat, outcome) in outcomes.iter().enumerate() {
                    let replayed = result_line(seat, outcome);
                    if self.line().map_err(|_| RecordFault::CutOff)? != replayed {
                        return Err(RecordFault::Result { replayed });
                    }
                }
            }
        }
        Ok(())
    }

    /// The next line without taking it; empty at the end.
    pub(super) fn peek(&self) -> &'text str {
        self.lines.get(self.next).copied().unwrap_or("")
    }

    pub(super) fn line(&mut self) -> Result<&'text str, RecordFault> {
        let line = self.lines.get(self.next).copied().ok_or(RecordFault::CutOff)?;
        self.next += 1;
        Ok(line)
    }

    /// The text, as lines.
    pub(super) fn lines(&self) -> &[&'text str] {
        &self.lines
    }

    /// The rest of a line that begins with a word.
    pub(super) fn field(&mut self, word: &'static str) -> Result<&'text str, RecordFault> {
        let rest = self.line()?.strip_prefix(word).ok_or(RecordFault::Expected(word))?;
        match rest.strip_prefix(' ') {
            Some(rest) => Ok(rest),
            None if rest.is_empty() => Ok(rest),
            None => Err(RecordFault::Expected(word)),
        }
    }

    /// The rest of a line that begins with a word and the seat it speaks of.
    pub(super) fn seat_field(&mut self, word: &'static str, seat: usize) -> Result<&'text str, RecordFault> {
        let rest = self.field(word)?;
        let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        if number == seat.to_string() { Ok(rest) } else { Err(RecordFault::Expected("the seats in order")) }
    }
}

/// Plays the actions of a line. Returns true if they leave a turn unfinished.
fn play_line(record: &mut Record, seat: Seat, actions: &str) -> Result<bool, RecordFault> {
    let mut ended = false;
    for (count, text) in actions.split("; ").enumerate() {
        let action: Action = text.parse()?;
        if ended || count > 0 && action.ends_line() && action != Action::End {
            return Err(RecordFault::Line);
        }
        record.apply(seat, action, &mut ()).map_err(|refusal| RecordFault::Refused { action, refusal })?;
        ended = action.ends_line();
    }
    Ok(!ended)
}

/// `1 resigned 143`
fn absence(text: &str) -> Result<Absence, RecordFault> {
    let [seat, change, ply] = text.split(' ').collect::<Vec<_>>()[..] else { return Err(RecordFault::Absence) };
    let seat = number(seat).ok().and_then(Seat::new).ok_or(RecordFault::Absence)?;
    Ok(Absence { seat, change: change.parse()?, ply: number(ply)? })
}

/// A number as version 1 has always accepted it, with `+` and leading zeros, too.
fn number<T: core::str::FromStr>(text: &str) -> Result<T, RecordFault> {
    text.parse().map_err(|_| no_number(text))
}

/// A number, in the only way to write it: without `+` and without leading zeros.
pub(super) fn exact_number<T: core::str::FromStr + core::fmt::Display>(text: &str) -> Result<T, RecordFault> {
    number(text).and_then(|number: T| if number.to_string() == text { Ok(number) } else { Err(no_number(text)) })
}

fn no_number(text: &str) -> RecordFault {
    RecordFault::Number(text.chars().take(LONGEST_NAME).collect())
}

pub(super) fn all_words<T: core::str::FromStr<Err = UnknownName>>(text: &str) -> Result<Vec<T>, RecordFault> {
    Ok(text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?)
}
