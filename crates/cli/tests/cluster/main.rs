//! Tests several servers that share one PostgreSQL: as child processes on real ports, with a private PostgreSQL, real signals
//! and clients that know only what goes over the wire.

#![allow(dead_code, reason = "the tests of a single server use more of their client")]

#[path = "../server/disk.rs"]
mod disk;
#[path = "../server/person.rs"]
mod person;
#[path = "../server/process.rs"]
mod process;
#[path = "../server/random.rs"]
mod random;
#[path = "../server/socket.rs"]
mod socket;
#[path = "../server/steps.rs"]
mod steps;
#[path = "../server/values.rs"]
mod values;

mod failover;
mod history;
mod limits;
mod nginx;
mod passwords;
mod people;
mod player;
mod processes;
mod reviews;
mod sharing;
mod thinking;
mod whole;
