//! Tests the server as people use it: as a child process on a real port with a real database, and with clients that
//! know only what goes over the wire.

mod absence;
mod abuse;
mod accounts;
mod bots;
mod coach;
mod copies;
mod crash;
mod disk;
mod edge;
mod faults;
mod frozen;
mod guests;
mod heartbeat;
mod identities;
mod leaks;
mod limits;
mod lobby;
mod operating;
mod passwords;
mod person;
mod previews;
mod process;
mod races;
mod random;
mod reviews;
mod saves;
mod sessions;
mod shares;
mod socket;
mod steps;
mod stored;
mod tables;
mod uploads;
mod values;
mod whole_games;
