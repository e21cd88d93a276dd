//! Tests the server as people use it: as a child process on a real port with a real database, and with clients that
//! know only what goes over the wire.

mod absence;
mod abuse;
mod bots;
mod crash;
mod frozen;
mod leaks;
mod operating;
mod person;
mod process;
mod races;
mod random;
mod socket;
mod stored;
mod tables;
mod values;
mod whole_games;
