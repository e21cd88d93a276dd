//! Reading notes, line by line.

use super::{Comment, DEEPEST_VARIATION, Move, Notes, Record, RecordFault, Variation, check};
use crate::nouns::Seat;
use crate::record::read::{Reader, exact_number};

impl<'text> Reader<'text> {
    /// The notes after the result.
    pub(in crate::record) fn notes(&mut self, record: &Record) -> Result<Notes, RecordFault> {
        if self.line()? != "notes" {
            return Err(RecordFault::Expected("notes"));
        }
        let first = self.next;
        let notes = self.beside_line(0)?;
        // One game has one text, so what has no notes must not be written as if it had.
        if self.line()? != "end" || notes.is_empty() {
            return Err(RecordFault::Expected(if notes.is_empty() { "comment" } else { "end" }));
        }
        check(&notes, record).map_err(|(line, fault)| {
            self.next = first + line;
            fault
        })?;
        Ok(notes)
    }

    /// What stands beside the moves of a line, that many levels deep.
    fn beside_line(&mut self, depth: usize) -> Result<Notes, RecordFault> {
        let mut notes = Notes::default();
        while let Some(rest) = self.indented(depth, "comment ") {
            self.next += 1;
            let (ply, text) = rest.split_once(' ').ok_or(RecordFault::Comment)?;
            notes.comments.push(Comment { ply: exact_number(ply)?, text: unescaped(text)? });
        }
        while let Some(ply) = self.indented(depth, "variation ") {
            self.next += 1;
            if depth == DEEPEST_VARIATION {
                return Err(RecordFault::Variations);
            }
            let (ply, moves) = (exact_number(ply)?, self.variation(depth + 1)?);
            notes.variations.push(Variation { ply, moves, notes: self.beside_line(depth + 1)? });
        }
        Ok(notes)
    }

    /// The moves of a variation.
    fn variation(&mut self, depth: usize) -> Result<Vec<Move>, RecordFault> {
        let mut moves: Vec<Move> = Vec::new();
        let ends_line = |moves: &[Move]| moves.last().is_none_or(|made| made.action.ends_line());
        while let Some((seat, actions)) = self.indented(depth, "").and_then(|line| line.split_once(": ")) {
            if seat.len() != 1 {
                break;
            }
            self.next += 1;
            let seat = seat.parse().ok().and_then(Seat::new).ok_or(RecordFault::Line)?;
            for (index, action) in actions.split("; ").enumerate() {
                // A line ends where a turn, a keep or a days does, and nowhere else but at the end.
                if ends_line(&moves) != (index == 0) {
                    return Err(RecordFault::Line);
                }
                moves.push(Move { seat, action: action.parse()? });
            }
        }
        if moves.is_empty() {
            self.next += 1;
            return Err(RecordFault::Expected("a move"));
        }
        Ok(moves)
    }

    /// The rest of the next line, if it is indented to that depth and begins with a word.
    fn indented(&self, depth: usize, word: &str) -> Option<&'text str> {
        let line = self.peek();
        let text = line.trim_start_matches(' ');
        if line.len() - text.len() == 2 * depth { text.strip_prefix(word) } else { None }
    }
}

fn unescaped(text: &str) -> Result<String, RecordFault> {
    let mut chars = text.chars();
    let mut plain = String::with_capacity(text.len());
    while let Some(c) = chars.next() {
        plain.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('\\') => '\\',
                _ => return Err(RecordFault::Comment),
            },
            c => c,
        });
    }
    Ok(plain)
}
