//! The server as people meet it: a child process on a real port, a real store, and clients that know only what is on the wire.

mod absence;
mod abuse;
mod bots;
mod crash;
mod frozen;
mod identities;
mod leaks;
mod limits;
mod lobby;
mod operating;
mod person;
mod previews;
mod process;
mod races;
mod random;
mod socket;
mod stored;
mod tables;
mod values;
mod whole_games;
