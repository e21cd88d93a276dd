//! Several servers on one database.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::time::Duration;

use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};
use tzolkin_test_postgres::{Cluster, shared};

use crate::person::{Made, PATIENCE, Person, gather};
use crate::process::{Server, WIDE};
use crate::socket::Socket;

/// After this long without a heartbeat, which comes every five seconds, a client looks for another server.
pub(crate) const SILENCE: Duration = Duration::from_millis(7500);

/// The PostgreSQL of some servers: that of all tests, or their own, which can be stopped.
enum Postgres {
    Shared(&'static Cluster),
    Own(Box<Cluster>),
}

impl Deref for Postgres {
    type Target = Cluster;

    fn deref(&self) -> &Cluster {
        match self {
            Self::Shared(cluster) => cluster,
            Self::Own(cluster) => cluster,
        }
    }
}

/// Servers that share a fresh database. They end with the test.
pub(crate) struct Processes {
    pub(crate) servers: Vec<Server>,
    pub(crate) database: String,
    // Last, so that it ends after the servers.
    postgres: Postgres,
}

impl Processes {
    /// Starts that many with wide limits.
    pub(crate) async fn start(number: usize) -> Self {
        Self::exactly(number, WIDE).await
    }

    /// Starts that many with these flags.
    pub(crate) async fn exactly(number: usize, flags: &[&str]) -> Self {
        Self::on(Postgres::Shared(shared()), number, flags).await
    }

    /// Starts that many on a PostgreSQL of their own, which the test may stop.
    pub(crate) async fn on_their_own_postgres(number: usize) -> Self {
        Self::on(Postgres::Own(Box::new(Cluster::start())), number, WIDE).await
    }

    async fn on(postgres: Postgres, number: usize, flags: &[&str]) -> Self {
        let database = postgres.database();
        let mut servers = Vec::new();
        for _ in 0..number {
            // Many people come from one address here, each with several connections.
            let flags = [flags, &["--max-connections", "10000", "--sockets-per-address", "10000"]].concat();
            servers.push(Server::on_database(&database, &flags).await);
        }
        Self { servers, database, postgres }
    }

    /// The PostgreSQL.
    pub(crate) fn postgres(&self) -> &Cluster {
        &self.postgres
    }

    /// Where a server listens.
    pub(crate) fn base(&self, number: usize) -> &str {
        &self.servers[number].base
    }

    /// Where all servers listen.
    pub(crate) fn bases(&self) -> Vec<String> {
        self.servers.iter().map(|server| server.base.clone()).collect()
    }

    /// Runs a statement on the database; returns a line for each row.
    pub(crate) fn sql(&self, statement: &str) -> String {
        self.postgres.sql(&self.database, statement)
    }

    /// Where the process listens that owns a table; empty if none does.
    pub(crate) fn owner_address(&self, table: &str) -> String {
        self.sql(&format!("SELECT p.url FROM games g JOIN processes p ON p.id = g.owner WHERE g.id = '{table}'"))
    }

    /// The server that owns a table.
    pub(crate) fn owner(&self, table: &str) -> usize {
        let address = self.owner_address(table);
        let owner = self.servers.iter().position(|server| server.base == address.trim_end_matches('/'));
        owner.unwrap_or_else(|| panic!("{table} is owned by {address:?}"))
    }

    /// The servers that do not own a table.
    pub(crate) fn others(&self, table: &str) -> Vec<usize> {
        let owner = self.owner(table);
        (0..self.servers.len()).filter(|&number| number != owner).collect()
    }

    /// How many owners a table has had.
    pub(crate) fn epoch(&self, table: &str) -> u64 {
        self.sql(&format!("SELECT epoch FROM games WHERE id = '{table}'")).parse().expect("a number")
    }

    /// The log of a table, straight from the database.
    pub(crate) fn log(&self, table: &str) -> Vec<Value> {
        self.logs().remove(table).unwrap_or_default()
    }

    /// The logs of all tables that have one.
    pub(crate) fn logs(&self) -> BTreeMap<String, Vec<Value>> {
        let mut logs: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for row in self.sql("SELECT game, seq, entry FROM entries ORDER BY game, seq").lines() {
            let [game, seq, entry] = row.splitn(3, '\t').collect::<Vec<_>>()[..] else { panic!("not an entry: {row}") };
            let log = logs.entry(game.to_owned()).or_default();
            log.push(serde_json::from_str(entry).expect("an entry"));
            assert_eq!(seq, log.len().to_string(), "the log of {game} has a gap");
        }
        logs
    }

    /// A running game of two people, with a socket for each person through the server of that number.
    pub(crate) async fn game(&self, opened_at: usize, through: [usize; 2], fields: &Value) -> Game {
        let (people, table) = gather(self.base(opened_at), 2, fields).await;
        people[0].start(&table).await;
        let mut sockets = Vec::new();
        for (person, number) in people.iter().zip(through) {
            sockets.push(person.at(self.base(number)).socket(&table).await);
        }
        Game { people, table, sockets, through }
    }

    /// A person's socket through a server, as soon as that is possible: while a table has no owner, or its owner does not answer,
    /// a client tries again.
    pub(crate) async fn socket(&self, person: &Person, through: usize, table: &str) -> Socket {
        reach(person, self.base(through), table).await
    }

    /// The moves of a game through a server, as soon as it can be asked.
    pub(crate) async fn line(&self, person: &Person, through: usize, table: &str) -> Vec<Made> {
        // Once a socket is open, the table has an owner that answers.
        let _socket = self.socket(person, through, table).await;
        person.at(self.base(through)).line(table).await
    }
}

/// A running game of two people.
pub(crate) struct Game {
    pub(crate) people: Vec<Person>,
    pub(crate) table: String,
    pub(crate) sockets: Vec<Socket>,
    /// The servers through which both are connected.
    pub(crate) through: [usize; 2],
}

/// A socket through a server, as soon as that is possible.
pub(crate) async fn reach(person: &Person, base: &str, table: &str) -> Socket {
    let deadline = Instant::now() + PATIENCE;
    let person = person.at(base);
    loop {
        let refused = match timeout(SILENCE, person.try_socket(table, "", &[])).await {
            Ok(Ok(mut socket)) if socket.welcomes > 0 => {
                socket.silence = Some(SILENCE);
                return socket;
            }
            Ok(Ok(socket)) => format!("{:?}", socket.closing),
            Ok(Err(answer)) => format!("{} {}", answer.status, answer.text),
            Err(_) => "silence".to_owned(),
        };
        assert!(Instant::now() < deadline, "table {table} cannot be reached through {base}: {refused}");
        sleep(Duration::from_millis(100)).await;
    }
}
