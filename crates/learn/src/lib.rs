//! Training for the bots: self-play games, training rows, a small net, its trainer, matches, and the report of a
//! training run.

#![warn(clippy::unwrap_used)]

mod chart;
mod float_net;
mod games;
mod gradient;
mod measure;
mod quantise;
mod report;
mod rows;
mod samples;
mod self_play;
mod series;
mod taste;
mod train;
mod worth;

pub use float_net::{CheckpointError, FloatNet, HIDDEN, NUMBER_SCALE, Output, SECOND, Shape};
pub use games::{Expected, GAMES_FORMAT_VERSION, GamesError, GamesFile, Gift, StoredDecision, StoredGame};
pub use measure::{Bin, Losses, calibration_error, measure, reliability};
pub use quantise::{SHAPE, quantise, restore};
pub use report::{Generation, ReportError, append_csv, page, read_csv};
pub use rows::{Row, Rows};
pub use samples::rows_of;
pub use self_play::{Played, SelfPlay};
pub use series::{Plan, SeriesError, Stage, run};
pub use train::{Progress, TrainConfig, TrainReport, Trainer};
pub use worth::{Worth, worth_of};
