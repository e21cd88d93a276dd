//! Notes: comments and variations beside the moves of a record. `docs/notation.md` describes how they are written.

mod read;

use core::fmt;

use super::{Move, Record, RecordError, RecordFault, lines, write_line};
use crate::game::Game;

/// The longest comment, in characters.
pub const LONGEST_COMMENT: usize = 2_000;
/// The most variations of a record, nested ones included.
pub const MOST_VARIATIONS: usize = 500;
/// The most bytes that notes have as text. A record with so many is still small enough to be uploaded.
pub const MOST_BYTES: usize = 128 * 1024;
/// How deep variations may be nested. Whatever reads or shows them can call itself for each level.
pub const DEEPEST_VARIATION: usize = 16;

/// What people wrote beside the moves of a line: of a record, or of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Comments in the order of the moves, at most one for each place.
    pub comments: Vec<Comment>,
    /// Variations in the order of the moves. Those that branch off at the same place are in the order of their author.
    pub variations: Vec<Variation>,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// After that many moves of its line.
    pub ply: usize,
    /// What it says, in one or more lines.
    pub text: String,
}

/// Other moves than those of the line that it branches off from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// After that many moves of the line that it branches off from, which may be in the middle of a turn.
    pub ply: usize,
    /// Its own moves; at least one.
    pub moves: Vec<Move>,
    /// What is written beside them. Places are counted from where the variation begins.
    pub notes: Notes,
}

impl Notes {
    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.variations.is_empty()
    }

    /// Drops what stands after more moves than that.
    pub(super) fn cut(&mut self, ply: usize) {
        self.comments.retain(|comment| comment.ply <= ply);
        self.variations.retain(|variation| variation.ply <= ply);
    }

    /// Writes what stands between `notes` and `end`.
    fn write(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let indent = "  ".repeat(depth);
        for Comment { ply, text } in &self.comments {
            writeln!(f, "{indent}comment {ply} {}", text.replace('\\', "\\\\").replace('\n', "\\n"))?;
        }
        for Variation { ply, moves, notes } in &self.variations {
            writeln!(f, "{indent}variation {ply}")?;
            for line in lines(moves) {
                write!(f, "{indent}  ")?;
                write_line(f, line)?;
                writeln!(f)?;
            }
            notes.write(f, depth + 1)?;
        }
        Ok(())
    }
}

/// The part of a record after its result; nothing if there are no notes.
impl fmt::Display for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return Ok(());
        }
        writeln!(f, "notes")?;
        self.write(f, 0)?;
        writeln!(f, "end")
    }
}

impl Record {
    /// Replaces the comments and variations.
    ///
    /// ```
    /// use tzolkin_engine::record::{Comment, Notes};
    /// use tzolkin_engine::{Record, Setup};
    ///
    /// let mut record = Record::new(Setup::from_seed(2, 5)?);
    /// let text = "Who begins?\nAna does.".to_owned();
    /// record.set_notes(Notes { comments: vec![Comment { ply: 0, text }], variations: vec![] })?;
    /// assert!(record.to_string().starts_with("tzolkin-record 2\n"));
    /// assert!(record.to_string().ends_with("unfinished\nnotes\ncomment 0 Who begins?\\nAna does.\nend\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If they do not fit the moves, are out of order, or exceed a limit. The line is the one at fault in the text that the
    /// record would have. Nothing is changed then.
    pub fn set_notes(&mut self, notes: Notes) -> Result<(), RecordError> {
        if let Err((line, fault)) = check(&notes, self) {
            let bare = Self { notes: Notes::default(), ..self.clone() };
            return Err(RecordError { line: bare.to_string().lines().count() + 1 + line, fault });
        }
        self.notes = notes;
        Ok(())
    }
}

/// Checks notes against a record. An error comes with its line, counted from the one that says `notes`.
fn check(notes: &Notes, record: &Record) -> Result<(), (usize, RecordFault)> {
    if notes.to_string().len() > MOST_BYTES {
        return Err((0, RecordFault::NotesSize));
    }
    let mut check = Check { line: 0, variations: 0 };
    check.notes(notes, &record.moves, record.game_at(0), 0).map_err(|fault| (check.line, fault))
}

/// Where a check stands. It goes through notes in the order in which they are written.
struct Check {
    line: usize,
    variations: usize,
}

impl Check {
    /// Checks the notes beside the moves of a line that begins with a game.
    fn notes(&mut self, notes: &Notes, moves: &[Move], mut game: Game, depth: usize) -> Result<(), RecordFault> {
        let mut free = 0;
        for comment in &notes.comments {
            self.line += 1;
            if !(free..=moves.len()).contains(&comment.ply) {
                return Err(RecordFault::Place);
            }
            free = comment.ply + 1;
            check_text(&comment.text)?;
        }
        let mut reached = 0;
        for variation in &notes.variations {
            self.line += 1;
            self.variations += 1;
            if self.variations > MOST_VARIATIONS || depth == DEEPEST_VARIATION {
                return Err(RecordFault::Variations);
            }
            let before = moves.get(reached..variation.ply).ok_or(RecordFault::Place)?;
            for made in before {
                game.apply_unchecked(made.seat, made.action, &mut ());
            }
            reached = variation.ply;
            self.moves(&variation.moves, game)?;
            self.notes(&variation.notes, &variation.moves, game, depth + 1)?;
        }
        Ok(())
    }

    fn moves(&mut self, moves: &[Move], mut game: Game) -> Result<(), RecordFault> {
        if moves.is_empty() {
            return Err(RecordFault::Expected("a move"));
        }
        for line in lines(moves) {
            self.line += 1;
            for &Move { seat, action } in line {
                game.apply(seat, action, &mut ()).map_err(|refusal| RecordFault::Refused { action, refusal })?;
            }
        }
        Ok(())
    }
}

fn check_text(text: &str) -> Result<(), RecordFault> {
    let printable = !text.chars().any(|c| c.is_control() && c != '\n');
    let fits = text.trim() == text && (1..=LONGEST_COMMENT).contains(&text.chars().count());
    if printable && fits { Ok(()) } else { Err(RecordFault::Comment) }
}
