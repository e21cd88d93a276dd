//! Players for every seat: random, greedy, search and foreign programs; analysis; the arena that measures them.
//!
//! A bot sees what a player sees: a seat's view. What is hidden is dealt anew for every world it considers.

#![warn(clippy::unwrap_used)]

mod bot;
mod random;
mod spec;

pub use bot::{Bot, Budget, Choice};
pub use random::Random;
pub use spec::{Spec, SpecError};
