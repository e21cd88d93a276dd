//! Engine, bots and tables for the browser.
//!
//! The module has one entry, [`call`](boundary): text in, text out, both JSON. A page runs it in two workers: one holds the tables
//! of this device ([`Device`]) and answers at once; the other thinks for bots and hints ([`think`]) and can be ended at any moment.
//! Nothing here reads a clock or draws random numbers: the page passes in both.

#![warn(clippy::unwrap_used)]

mod bench;
pub mod boundary;
mod device;
mod thinking;

pub use device::{Call, Device, Outcome, Save, What};
pub use thinking::{Answer, Question, Task, think};
