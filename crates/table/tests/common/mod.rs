//! A host for tables, as small as one can be: its store is a vector, its clock a number.

#![allow(dead_code, reason = "not every program of tests uses everything")]

use core::time::Duration;

use tzolkin_engine::{Actions, Record, Setup};
use tzolkin_table::wire::{Command, LiveClock, NewSeat, NewTable, Origin, Pace, Problem, Start, Status, TableKind};
use tzolkin_table::{
    ConnectionId, Delivery, Effect, Entry, Now, Step, StoredTable, Table, TableInfo, TableLimits, Visitor,
};

/// A table, what its host has stored of it, and the time.
#[derive(Clone)]
pub(crate) struct Host {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) time: Duration,
    opening: String,
}

pub(crate) fn mine() -> NewSeat {
    NewSeat::Mine { name: None, colour: None }
}

pub(crate) fn live(clock: Option<LiveClock>) -> Pace {
    Pace::Live { clock }
}

/// Somebody whose identity is also the name, with the key of no invitation.
pub(crate) fn visitor(name: &str) -> Visitor {
    Visitor { player: Some(name.to_owned()), name: name.to_owned(), ..Visitor::default() }
}

/// A table with its log, as hosts store it.
fn stored(opening: &str, info: TableInfo, status: Status, entries: Vec<Entry>) -> StoredTable {
    let opened = StoredTable::new("table".to_owned(), info, opening.to_owned(), 0);
    StoredTable { status, seq: entries.len() as u32, entries, ..opened }
}

impl Host {
    /// A table that Ana has opened, not started yet.
    pub(crate) fn open(seats: Vec<NewSeat>, public: bool, pace: Pace, seed: u64) -> Self {
        let players = seats.len();
        let new = NewTable {
            seats,
            public,
            pace,
            hints: true,
            spectators: true,
            start: Start::Fresh,
            start_now: false,
            kind: TableKind::Game,
        };
        let info = TableInfo::new("Ana", "Ana", &new, Origin::Fresh, "key".to_owned()).expect("a table");
        let opening = Record::new(Setup::from_seed(players, seed).expect("a setup")).to_string();
        let table = Self::load(&opening, info, Status::Open, Vec::new(), Duration::ZERO);
        Self { table, log: Vec::new(), time: Duration::ZERO, opening }
    }

    fn load(opening: &str, info: TableInfo, status: Status, entries: Vec<Entry>, time: Duration) -> Table {
        let stored = stored(opening, info, status, entries);
        Table::load(stored, TableLimits::DEFAULT, time).expect("the opening can be read")
    }

    /// The same table, loaded from what was stored.
    pub(crate) fn reloaded(&self) -> Table {
        Self::load(&self.opening, self.table.info().clone(), self.table.status(), self.log.clone(), self.time)
    }

    /// What is stored of the table.
    pub(crate) fn stored(&self) -> StoredTable {
        let clocks = self.table.summary(self.time).clocks;
        let stored = stored(&self.opening, self.table.info().clone(), self.table.status(), self.log.clone());
        StoredTable { clocks, ..stored }
    }

    /// Two people and a bot, with a connection each for Ana (1), Bo (2), somebody who watches (3) and somebody without an identity
    /// (4). Wealth tiles are being kept.
    pub(crate) fn started(seed: u64) -> Self {
        let mut host = Self::open(vec![mine(), NewSeat::Open, NewSeat::Bot { level: 1 }], true, live(None), seed);
        host.sit("Bo");
        host.start();
        for (connection, name) in [(1, "Ana"), (2, "Bo"), (3, "Watcher")] {
            host.connect(connection, &visitor(name));
        }
        host.connect(4, &Visitor::default());
        host
    }

    pub(crate) fn sit(&mut self, name: &str) {
        let info = self.table.join(&visitor(name), &Default::default()).expect("an open seat");
        let _ = self.table.set_info(info, self.time);
    }

    pub(crate) fn start(&mut self) {
        let game = self.table.start("Ana", self.time).expect("all are there");
        let _ = self.table.started(game, self.time);
        if let Some(forced) = self.table.begin(self.time) {
            self.append(forced);
        }
    }

    pub(crate) fn connect(&mut self, connection: ConnectionId, visitor: &Visitor) -> Vec<Delivery> {
        self.table.admit(visitor).expect("admitted");
        self.table.connect(connection, visitor, self.time).expect("connected")
    }

    pub(crate) fn append(&mut self, step: Step) -> Vec<Delivery> {
        self.log.push(step.entry().clone());
        self.table.apply(Effect::Append(Box::new(step)), self.time)
    }

    /// What a command leads to, stored and applied.
    pub(crate) fn ask(&mut self, connection: ConnectionId, command: Command) -> Result<Vec<Delivery>, Problem> {
        let now = Now { time: self.time, date: 1_794_787_200_000 };
        match self.table.request(connection, command, now)? {
            Effect::Append(step) => Ok(self.append(*step)),
            effect => Ok(self.table.apply(effect, self.time)),
        }
    }

    /// The first legal action of a seat, as text.
    pub(crate) fn first_legal(&self, seat: u8) -> String {
        let seat = tzolkin_engine::Seat::ALL[usize::from(seat)];
        let mut legal = Actions::new();
        self.table.play().game().legal_for(seat, &mut legal);
        legal.first().expect("the seat is to act").to_string()
    }

    pub(crate) fn act(&mut self, connection: ConnectionId, seat: u8, action: &str) -> Result<Vec<Delivery>, Problem> {
        let (seq, actions) = (self.table.play().seq(), vec![action.to_owned()]);
        self.ask(connection, Command::Act { seat, seq, actions, days: None })
    }

    /// Lets bots play the first legal action until a person is to act or the game is over.
    pub(crate) fn let_bots_play(&mut self) {
        while let Some(turn) = self.table.bot_to_move() {
            let mut legal = Actions::new();
            turn.view.legal(&mut legal);
            let step = self.table.bot_turn(turn.seat, turn.seq, &legal[..1], self.time).expect("a legal turn");
            self.append(step);
        }
    }

    /// Lets everyone keep the first tiles that they can.
    pub(crate) fn keep_tiles(&mut self) {
        for (connection, seat) in [(1, 0), (2, 1)] {
            let keep = self.first_legal(seat);
            self.act(connection, seat, &keep).expect("a legal choice");
        }
        self.let_bots_play();
    }
}
