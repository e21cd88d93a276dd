//! Learning for Tzolk'in: training rows, a small net, its trainer, and the report of a training run.

#![warn(clippy::unwrap_used)]

mod float_net;
mod games;
mod gradient;
mod matches;
mod measure;
mod quantise;
mod rows;
mod samples;
mod self_play;
mod taste;
mod train;

pub use float_net::{CheckpointError, FloatNet, HIDDEN, NUMBER_SCALE, Output, SECOND, Shape};
pub use games::{GAMES_FORMAT_VERSION, GamesError, GamesFile, StoredDecision, StoredGame};
pub use matches::{MatchResult, Side, play_match};
pub use measure::{Bin, Losses, calibration_error, measure, reliability};
pub use rows::{Row, Rows};
pub use quantise::{SHAPE, quantise, restore};
pub use samples::rows_of;
pub use self_play::{SelfPlay, Style};
pub use train::{Adam, Progress, TrainConfig, TrainReport, train};
