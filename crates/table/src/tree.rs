//! The comments and variations of a record, for whoever shows and changes them.

use tzolkin_engine::record::{
    Comment, LONGEST_COMMENT, MOST_BYTES, MOST_VARIATIONS, Move, Notes, RecordFault, Variation,
};

use crate::opening::read_record;
use crate::wire::{LineMove, PlyComment, Problem, VariationNode, VariationTree};

/// The notes of a line.
pub(crate) fn tree_of(notes: &Notes) -> VariationTree {
    let comments = notes.comments.iter();
    let comments = comments.map(|Comment { ply, text }| PlyComment { ply: *ply as u32, text: text.clone() });
    let variations = notes.variations.iter().map(|variation| {
        let moves = variation.moves.iter().map(|made| LineMove { seat: made.seat, action: made.action });
        let VariationTree { comments, variations } = tree_of(&variation.notes);
        VariationNode { ply: variation.ply as u32, moves: moves.collect(), comments, variations }
    });
    VariationTree { comments: comments.collect(), variations: variations.collect() }
}

/// The text of a record with other notes.
///
/// # Errors
/// If the record or a move of the notes cannot be, or a limit is passed.
pub(crate) fn with_tree(record: &str, tree: VariationTree) -> Result<String, Problem> {
    let mut record = read_record(record)?;
    record.set_notes(notes_of(tree.comments, tree.variations)).map_err(|error| match error.fault {
        RecordFault::Comment => Problem::BadChat { most: LONGEST_COMMENT as u32 },
        RecordFault::Variations => Problem::LimitReached { most: MOST_VARIATIONS as u32 },
        RecordFault::NotesSize => Problem::TooLarge { most: MOST_BYTES as u32 },
        _ => Problem::BadRecord { line: error.line as u32 },
    })?;
    Ok(record.to_string())
}

/// Text as it can be kept. What people paste may have tabs and the like in it, which are no reason to lose the rest.
fn printable(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace(|c: char| c.is_control() && c != '\n', " ");
    text.trim().to_owned()
}

fn notes_of(comments: Vec<PlyComment>, variations: Vec<VariationNode>) -> Notes {
    let comments = comments.into_iter();
    let comments = comments.map(|PlyComment { ply, text }| Comment { ply: ply as usize, text: printable(&text) });
    let variations = variations.into_iter().map(|node| Variation {
        ply: node.ply as usize,
        moves: node.moves.into_iter().map(|made| Move { seat: made.seat, action: made.action }).collect(),
        notes: notes_of(node.comments, node.variations),
    });
    let mut notes = Notes {
        comments: comments.filter(|comment| !comment.text.is_empty()).collect(),
        variations: variations.collect(),
    };
    notes.comments.sort_by_key(|comment| comment.ply);
    notes.variations.sort_by_key(|variation| variation.ply);
    notes
}
