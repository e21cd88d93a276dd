//! The server as people meet it: a child process on a real port, a real store, and clients that know only what is on the wire.

mod absence;
mod abuse;
mod client;
mod crash;
mod frozen;
mod leaks;
mod operating;
mod process;
mod races;
mod tables;
mod whole_games;
