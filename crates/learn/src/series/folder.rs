//! The folder of a series: what it contains, and in which order it is written.
//!
//! A generation counts once its line is in `generations.csv`. Everything that the next one needs is written before that
//! line, under the generation's own number, so that a series that was stopped at any moment continues as if nothing had
//! happened.

use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tzolkin_bots::net::Net;

use super::{Plan, SeriesError};
use crate::float_net::FloatNet;
use crate::measure::Bin;
use crate::quantise::{SHAPE, quantise, restore};
use crate::report::{Generation, append_csv, page, read_csv};
use crate::train::Trainer;

pub(super) struct Folder {
    path: PathBuf,
}

/// The state of a series.
pub(super) struct State {
    /// The generations that are complete.
    pub(super) done: Vec<Generation>,
    /// The net that the series started from; none for the hand evaluation.
    pub(super) start: Option<Arc<Net>>,
    /// The best net so far; none for the hand evaluation.
    pub(super) best: Option<Arc<Net>>,
    /// The newest net in training.
    pub(super) trainer: Trainer,
}

impl Folder {
    pub(super) fn open(plan: &Plan) -> Result<(Self, State), SeriesError> {
        let folder = Self { path: plan.folder.clone() };
        std::fs::create_dir_all(&folder.path).map_err(|error| io(&folder.path, error))?;
        let done = read_csv(&folder.path.join("generations.csv"))?;
        let start = folder.start(plan, done.is_empty())?;
        let best = match done.iter().rfind(|row| row.accepted) {
            Some(row) => Some(Arc::new(read_net(&folder.net(row.generation))?)),
            None => start.clone(),
        };
        let trainer = match (done.last(), &start) {
            (Some(last), _) => folder.checkpoint_of(last.generation)?,
            (None, Some(start)) => Trainer::new(restore(start)),
            (None, None) => Trainer::new(FloatNet::new(SHAPE, plan.seed)),
        };
        let state = State { done, start, best, trainer };
        folder.write_best(&state.best)?;
        Ok((folder, state))
    }

    /// What a series starts from is fixed at its start, and later plans do not change it.
    fn start(&self, plan: &Plan, new: bool) -> Result<Option<Arc<Net>>, SeriesError> {
        let path = self.net(0);
        if path.exists() {
            return Ok(Some(Arc::new(read_net(&path)?)));
        }
        match &plan.start {
            Some(start) if new && !self.games(1).exists() => {
                write(&path, &start.write())?;
                Ok(Some(Arc::clone(start)))
            }
            _ => Ok(None),
        }
    }

    /// The trainer's copy of a net. It has no versions of its own; those of the net next to it apply to both.
    fn checkpoint_of(&self, generation: u32) -> Result<Trainer, SeriesError> {
        let net = read_net(&self.net(generation))?;
        let path = self.checkpoint(generation);
        let file = File::open(&path).map_err(|error| io(&path, error))?;
        let trainer = Trainer::read(BufReader::new(file))
            .map_err(|error| SeriesError::Checkpoint { path: path.clone(), error })?;
        if trainer.playing().shape == SHAPE && quantise(trainer.playing(), generation, net.search) == net {
            Ok(trainer)
        } else {
            Err(SeriesError::OtherNet { path, net: self.net(generation) })
        }
    }

    pub(super) fn games(&self, generation: u32) -> PathBuf {
        self.path.join(format!("games-{generation:04}.tzg"))
    }

    fn net(&self, generation: u32) -> PathBuf {
        self.path.join(format!("net-{generation:04}.net"))
    }

    fn checkpoint(&self, generation: u32) -> PathBuf {
        self.path.join(format!("checkpoint-{generation:04}"))
    }

    fn write_best(&self, best: &Option<Arc<Net>>) -> Result<(), SeriesError> {
        best.as_ref().map_or(Ok(()), |best| write(&self.path.join("best.net"), &best.write()))
    }

    /// Writes a generation, which is the last of `state`; `net` is its trainer's copy in the form in which it plays.
    pub(super) fn keep(&self, state: &State, net: &Net, bins: &[Bin]) -> Result<(), SeriesError> {
        let Some(row) = state.done.last() else { return Ok(()) };
        let path = self.checkpoint(row.generation);
        let mut checkpoint = Vec::new();
        state.trainer.write(&mut checkpoint).map_err(|error| SeriesError::Checkpoint { path: path.clone(), error })?;
        write(&path, &checkpoint)?;
        write(&self.net(row.generation), &net.write())?;
        append_csv(&self.path.join("generations.csv"), row)?;
        self.write_best(&state.best)?;
        write(&self.path.join("report.html"), page(&state.done, bins).as_bytes())?;
        // Only the newest is needed; it does no harm if an old one remains.
        let _ = std::fs::remove_file(self.checkpoint(row.generation.saturating_sub(1)));
        Ok(())
    }
}

fn io(path: &Path, error: std::io::Error) -> SeriesError {
    SeriesError::Io { path: path.to_owned(), error }
}

fn read_net(path: &Path) -> Result<Net, SeriesError> {
    let bytes = std::fs::read(path).map_err(|error| io(path, error))?;
    Net::read(&bytes).map_err(|error| SeriesError::Net { path: path.to_owned(), error })
}

/// Writes a file as a whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<(), SeriesError> {
    let aside = path.with_extension("new");
    let written = File::create(&aside).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
    written.and_then(|()| std::fs::rename(&aside, path)).map_err(|error| io(path, error))
}
