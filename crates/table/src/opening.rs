//! What a new table begins with.

use tzolkin_engine::chance::stream;
use tzolkin_engine::{RawSetup, Record, RecordError, Setup, SetupError};

use crate::play::Play;
use crate::save;
use crate::text::can_be_shown;
use crate::wire::{BadPart, NewTable, Origin, Problem, SaveFault, Start};

/// Reads a record.
///
/// # Errors
/// The line at fault.
pub fn read_record(text: &str) -> Result<Record, Problem> {
    text.parse().map_err(|error: RecordError| Problem::BadRecord { line: error.line as u32 })
}

/// Reads a record that somebody uploads. The names in it are shown to others, so nothing may be hidden in them.
///
/// # Errors
/// The line at fault.
pub fn read_upload(text: &str) -> Result<Record, Problem> {
    let record = read_record(text)?;
    match record.names().iter().position(|name| !can_be_shown(name)) {
        None => Ok(record),
        Some(seat) => {
            let line = text.lines().position(|line| line.starts_with(&format!("name {seat} ")));
            Err(Problem::BadRecord { line: line.map_or(1, |line| line as u32 + 1) })
        }
    }
}

/// Reads a record that was stored by this program, even under other rules; its hashes show whether it still matches.
///
/// # Errors
/// The line at fault.
pub fn read_kept_record(text: &str) -> Result<Record, Problem> {
    let read = Record::read_kept(text).and_then(|(record, fault)| fault.map_or(Ok(record), Err));
    read.map_err(|error| Problem::BadRecord { line: error.line as u32 })
}

/// Reads a setup.
///
/// # Errors
/// The part at fault.
pub(crate) fn read_setup(setup: RawSetup) -> Result<Setup, Problem> {
    setup.try_into().map_err(|error: SetupError| Problem::BadSetup { part: error.part().to_owned() })
}

/// The game of a save, with the moves that stand. It may be over.
///
/// # Errors
/// Why it cannot be read.
fn read_save(text: &str) -> Result<Play, SaveFault> {
    let stored = save::read(text)?;
    let opening = read_kept_record(&stored.opening).map_err(|_| SaveFault::Rules)?;
    // Whoever wrote the save may have made it up.
    if stored.info.seats.len() != opening.players() {
        return Err(SaveFault::Damaged);
    }
    let mut play = Play::new(opening, stored.info.seatings());
    play.replay(&stored.entries).map_err(|_| SaveFault::Rules)?;
    Ok(play)
}

/// The record that a table begins with, and where it comes from. What chance decides comes from the seed; a game of another table
/// that is to be continued is read by `record_of`.
///
/// A game that was saved on a device goes on as it is if nobody else plays. Otherwise everything hidden is dealt again, because
/// whoever had the save could have read it.
///
/// # Errors
/// If there is no such game, or it does not fit the table.
pub fn opening(
    new: &NewTable,
    seed: u64,
    record_of: impl FnOnce(&str) -> Result<String, Problem>,
) -> Result<(Record, Origin), Problem> {
    let players = new.seats.len();
    let unfit = Problem::BadTable { what: BadPart::Start };
    let (record, ply) = match &new.start {
        Start::Fresh => {
            let setup = Setup::from_seed(players, seed).map_err(|_| Problem::BadTable { what: BadPart::Seats })?;
            return Ok((Record::new(setup), Origin::Fresh));
        }
        Start::Setup { setup } => {
            let setup = read_setup(setup.clone())?;
            if setup.players() != players {
                return Err(unfit);
            }
            return Ok((Record::new(setup), Origin::Setup));
        }
        Start::Record { record, ply } => (read_record(record)?, *ply),
        // A game that does not replay cannot be played on.
        Start::Table { table, ply } => (read_kept_record(&record_of(table)?).map_err(|_| Problem::Frozen)?, *ply),
        Start::Save { save } => {
            let play = read_save(save).map_err(|why| Problem::BadSave { why })?;
            if play.is_over() {
                return Err(unfit);
            }
            let record = play.record();
            (if new.has_open_seats() { record.deal_again(&mut stream(seed)) } else { record.clone() }, None)
        }
    };
    let ply = ply.map_or(record.moves().len(), |ply| ply as usize);
    if record.players() != players || ply > record.moves().len() {
        return Err(unfit);
    }
    let mut opening = record.begin_again();
    for made in &record.moves()[..ply] {
        opening.apply(made.seat, made.action, &mut ()).map_err(|_| Problem::Internal)?;
    }
    if opening.game().is_over() {
        return Err(unfit);
    }
    Ok((opening, Origin::Record { ply: ply as u32 }))
}
