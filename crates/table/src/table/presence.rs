//! Who is at a table: connections, seats that nobody is there for, votes to let a bot play for them.

use core::time::Duration;
use std::collections::{BTreeMap, BTreeSet};

use tzolkin_engine::{PerSeat, Seat};

/// A connection, by a number that the host never uses again.
pub type ConnectionId = u64;

/// A page that is open at a table.
#[derive(Clone, Debug)]
pub(super) struct Connection {
    /// The identity; none for somebody who only watches without one.
    pub(super) player: Option<String>,
    /// At a one-screen table: the seat of the person who looks at the screen.
    pub(super) claimed: Option<Seat>,
}

/// Who is there and who is not.
#[derive(Clone, Debug)]
pub(super) struct Presence {
    connections: BTreeMap<ConnectionId, Connection>,
    /// Since when nobody is connected for a seat.
    offline_since: PerSeat<Option<Duration>>,
    /// For every seat, the seats that have voted to let a bot play for it.
    votes: PerSeat<BTreeSet<u8>>,
}

impl Presence {
    /// Nobody is there yet.
    pub(super) fn new(time: Duration) -> Self {
        Self {
            connections: BTreeMap::new(),
            offline_since: PerSeat([Some(time); Seat::NUM]),
            votes: PerSeat::default(),
        }
    }

    pub(super) fn get(&self, connection: ConnectionId) -> Option<&Connection> {
        self.connections.get(&connection)
    }

    /// The identity of a connection.
    pub(super) fn player(&self, connection: ConnectionId) -> Option<&str> {
        self.get(connection)?.player.as_deref()
    }

    pub(super) fn all(&self) -> impl Iterator<Item = (ConnectionId, &Connection)> {
        self.connections.iter().map(|(&connection, each)| (connection, each))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// How many connections an identity has.
    pub(super) fn count_of(&self, player: &str) -> usize {
        self.connections.values().filter(|each| each.player.as_deref() == Some(player)).count()
    }

    pub(super) fn is_online(&self, player: Option<&str>) -> bool {
        player.is_some_and(|player| self.count_of(player) > 0)
    }

    /// Somebody who holds these seats connects: nobody needs to vote over them any more.
    pub(super) fn connect(&mut self, connection: ConnectionId, player: Option<String>, seats: &[Seat]) {
        for &seat in seats {
            self.offline_since[seat] = None;
            self.votes[seat].clear();
        }
        self.connections.insert(connection, Connection { player, claimed: None });
    }

    /// A connection ends; returns its identity if that has no other.
    pub(super) fn disconnect(&mut self, connection: ConnectionId) -> Option<Option<String>> {
        let ended = self.connections.remove(&connection)?;
        Some(ended.player.filter(|player| self.count_of(player) == 0))
    }

    /// Nobody is there for these seats from now on.
    pub(super) fn gone(&mut self, seats: &[Seat], time: Duration) {
        for &seat in seats {
            self.offline_since[seat] = Some(time);
        }
    }

    /// Drops the connections of some identities and returns them.
    pub(super) fn drop_those(&mut self, which: impl Fn(Option<&str>) -> bool) -> Vec<ConnectionId> {
        let dropped = self.connections.extract_if(.., |_, each| which(each.player.as_deref()));
        dropped.map(|(connection, _)| connection).collect()
    }

    pub(super) fn claim(&mut self, connection: ConnectionId, seat: Option<Seat>) {
        if let Some(each) = self.connections.get_mut(&connection) {
            each.claimed = seat;
        }
    }

    pub(super) fn offline_since(&self, seat: Seat) -> Option<Duration> {
        self.offline_since[seat]
    }

    pub(super) fn votes(&self, seat: Seat) -> &BTreeSet<u8> {
        &self.votes[seat]
    }

    pub(super) fn vote(&mut self, voter: Seat, over: Seat) {
        self.votes[over].insert(voter.index() as u8);
    }

    pub(super) fn clear_votes(&mut self, seat: Seat) {
        self.votes[seat].clear();
    }
}
