//! Learning for Tzolk'in: training rows, a small net, its trainer, and the report of a training run.

#![warn(clippy::unwrap_used)]

mod chart;
mod float_net;
mod gradient;
mod measure;
mod report;
mod rows;
mod train;

pub use float_net::{CheckpointError, FloatNet, HIDDEN, NUMBER_SCALE, Output, SECOND, Shape};
pub use measure::{Bin, Losses, calibration_error, measure, reliability};
pub use report::{Generation, ReportError, append_csv, page, read_csv};
pub use rows::{Row, Rows};
pub use train::{Adam, Progress, TrainConfig, TrainReport, train};
