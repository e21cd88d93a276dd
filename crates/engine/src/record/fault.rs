//! What can be wrong with the text of a record.

use super::notes::{DEEPEST_VARIATION, LONGEST_COMMENT, MOST_BYTES, MOST_VARIATIONS};
use super::{FORMAT, FORMAT_WITH_NOTES, FORMAT_WITH_POSITION, LONGEST_NAME, RULES_VERSION};
use crate::action::{Action, UnknownAction};
use crate::nouns::UnknownName;
use crate::position::PositionError;
use crate::refusal::Refusal;
use crate::setup::SetupError;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// Some other kind of file.
    #[error("this is not a record: it must begin with '{FORMAT}', '{FORMAT_WITH_NOTES}' or '{FORMAT_WITH_POSITION}'")]
    Foreign,
    /// Written under rules that replay differently.
    #[error("the record follows rules {found}, this program plays rules {RULES_VERSION}")]
    Rules {
        /// The version it names.
        found: String,
    },
    /// An option that this program does not know.
    #[error("unknown option '{0}'")]
    Option(String),
    /// Another line was expected here.
    #[error("'{0}' was expected here")]
    Expected(&'static str),
    /// The file ends too early.
    #[error("the record is cut off: it must end with its result, with 'unfinished' or, after notes, with 'end'")]
    CutOff,
    /// Something follows the end.
    #[error("nothing may follow the end of the record")]
    AfterEnd,
    /// Every player has a name.
    #[error("{names} names for {players} players")]
    Names {
        /// Names given.
        names: usize,
        /// How many play.
        players: usize,
    },
    /// A name that is empty, too long or not printable.
    #[error("a name has 1 to {LONGEST_NAME} printable characters")]
    Name,
    /// An absence of nobody, out of order, or after more moves than there are.
    #[error("this absence cannot be: seats leave and come back in the order of the moves")]
    Absence,
    /// An unknown name.
    #[error(transparent)]
    Word(#[from] UnknownName),
    /// Not a number.
    #[error("'{0}' is not a number that fits here")]
    Number(String),
    /// The setup is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position that it begins with is impossible.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Not an action.
    #[error(transparent)]
    Action(#[from] UnknownAction),
    /// An action that the rules refuse.
    #[error("'{action}' is refused: {refusal}")]
    Refused {
        /// The action that the record tells.
        action: Action,
        /// The rule that refuses it.
        refusal: Refusal,
    },
    /// A line that is not exactly one turn, one `keep` or one `days`.
    #[error("a line holds one turn, one keep or one days")]
    Line,
    /// The state differs from the one recorded.
    #[error("the position does not fit its hash: {found:08x} recorded, {replayed:08x} replayed")]
    Hash {
        /// What the record says.
        found: u32,
        /// What the moves lead to.
        replayed: u32,
    },
    /// The result differs from the one recorded.
    #[error("the result does not fit: '{replayed}' replayed")]
    Result {
        /// What the moves lead to.
        replayed: String,
    },
    /// A finished game must have a result, and an unfinished one must not.
    #[error("the game is {}", if *.over { "over but marked unfinished" } else { "not over but has a result" })]
    Ending {
        /// Whether the moves end the game.
        over: bool,
    },
    /// A comment that is empty, too long or not printable, or with an escape that does not exist.
    #[error("a comment has 1 to {LONGEST_COMMENT} printable characters, '\\n' for a new line and '\\\\' for '\\'")]
    Comment,
    /// A comment or a variation that is out of order, or stands after more moves than there are.
    #[error("comments and variations stand in the order of the moves of their line, after as many as it has")]
    Place,
    /// More variations than anyone reads.
    #[error("a record has at most {MOST_VARIATIONS} variations, {DEEPEST_VARIATION} deep")]
    Variations,
    /// More text than anyone reads.
    #[error("the notes of a record have at most {MOST_BYTES} bytes")]
    NotesSize,
}
