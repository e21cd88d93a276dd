//! What clients asked for and what they were told, and whether the stored log agrees with it.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::person::Made;
use crate::values::{number, text};

/// What a client asked for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Asked {
    Act(Vec<String>),
    Undo,
}

/// What a client was told about a request.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Answer {
    Acknowledged {
        seq: u32,
        at: Instant,
    },
    Refused,
    /// The connection was lost before the answer: it may have been carried out or not, but only once.
    Unknown,
}

/// A request of a client.
#[derive(Clone, Debug)]
struct Request {
    seat: usize,
    /// The last `seq` that the client had seen.
    seen: u32,
    asked: Asked,
    sent: Instant,
    answer: Answer,
}

/// All requests at a table, and what was shown there.
#[derive(Debug, Default)]
struct Table {
    requests: Vec<Request>,
    /// What was shown at every `seq`, to whomever.
    shown: HashMap<u32, String>,
    /// The highest acknowledged `seq` that any client has heard of.
    acknowledged: u32,
    last_answer: Option<Instant>,
}

/// What happened, in figures.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    /// Acknowledged lists of actions, and acknowledged undos.
    pub(crate) acts: usize,
    pub(crate) undos: usize,
    /// Requests whose answer was lost with the connection, and those of them that are in the log.
    pub(crate) unknown: usize,
    pub(crate) unknown_stored: usize,
    pub(crate) refused: usize,
    pub(crate) connections_lost: usize,
    /// The longest time between two acknowledgements at a table.
    pub(crate) slowest_gap: Duration,
}

#[derive(Debug, Default)]
struct Noted {
    tables: BTreeMap<String, Table>,
    figures: Figures,
}

/// Everything that clients asked for and were told.
#[derive(Debug, Default)]
pub(crate) struct History {
    noted: Mutex<Noted>,
}

/// A request that has been sent.
#[derive(Debug)]
pub(crate) struct Ticket {
    table: String,
    number: usize,
}

impl History {
    fn lock(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request is about to be sent.
    pub(crate) fn sends(&self, table: &str, seat: usize, seen: u32, asked: &Asked) -> Ticket {
        let mut noted = self.lock();
        let requests = &mut noted.tables.entry(table.to_owned()).or_default().requests;
        let (sent, answer) = (Instant::now(), Answer::Unknown);
        requests.push(Request { seat, seen, asked: asked.clone(), sent, answer });
        Ticket { table: table.to_owned(), number: requests.len() - 1 }
    }

    /// A request was acknowledged.
    pub(crate) fn acknowledged(&self, ticket: &Ticket, seq: u32) {
        let noted = &mut *self.lock();
        let table = noted.tables.get_mut(&ticket.table).expect("a table");
        let (request, at) = (&mut table.requests[ticket.number], Instant::now());
        request.answer = Answer::Acknowledged { seq, at };
        match request.asked {
            Asked::Act(_) => noted.figures.acts += 1,
            Asked::Undo => noted.figures.undos += 1,
        }
        table.acknowledged = table.acknowledged.max(seq);
        if let Some(last) = table.last_answer.replace(at) {
            noted.figures.slowest_gap = noted.figures.slowest_gap.max(at - last);
        }
    }

    /// A request was refused: it must not have changed anything.
    pub(crate) fn refused(&self, ticket: &Ticket) {
        let noted = &mut *self.lock();
        noted.tables.get_mut(&ticket.table).expect("a table").requests[ticket.number].answer = Answer::Refused;
        noted.figures.refused += 1;
    }

    pub(crate) fn lost(&self) {
        self.lock().figures.connections_lost += 1;
    }

    /// The highest `seq` that has been acknowledged to anybody at a table: whoever connects from now on must find at least that.
    pub(crate) fn acknowledged_at(&self, table: &str) -> u32 {
        self.lock().tables.get(table).map_or(0, |table| table.acknowledged)
    }

    /// Somebody was shown this; everyone else must be shown the same.
    pub(crate) fn shows(&self, table: &str, seq: u32, shown: &str) {
        let mut noted = self.lock();
        let before = noted.tables.entry(table.to_owned()).or_default().shown.entry(seq).or_insert_with(|| shown.into());
        assert_eq!(before, shown, "table {table} was shown in two ways at {seq}");
    }

    /// The tables at which something was asked for.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.lock().tables.keys().cloned().collect()
    }

    pub(crate) fn figures(&self) -> Figures {
        self.lock().figures
    }

    /// Compares the log of a table with what clients were told. Every acknowledgement must have its entry, and every entry its
    /// acknowledgement, or a request whose answer was lost.
    pub(crate) fn check(&self, table: &str, log: &[Value]) {
        let noted = &mut *self.lock();
        let requests = &noted.tables.get(table).expect("a table").requests;
        let acknowledged = acknowledged_by_seq(table, requests, log);
        check_order(table, &acknowledged);
        let mut unknown: Vec<&Request> = requests.iter().filter(|request| request.answer == Answer::Unknown).collect();
        noted.figures.unknown += unknown.len();
        for (entry, seq) in log.iter().zip(1..) {
            if acknowledged.contains_key(&seq) {
                continue;
            }
            // Each lost request explains one entry: a second one would have been carried out twice.
            let found = unknown.iter().position(|request| request.could_be(seq, entry));
            let found = found.unwrap_or_else(|| panic!("nobody asked for entry {seq} of table {table}: {entry}"));
            unknown.swap_remove(found);
            noted.figures.unknown_stored += 1;
        }
    }
}

/// The acknowledged requests by the `seq` that was acknowledged, each of which has its entry in the log.
fn acknowledged_by_seq<'a>(table: &str, requests: &'a [Request], log: &[Value]) -> BTreeMap<u32, &'a Request> {
    let mut acknowledged = BTreeMap::new();
    for request in requests {
        let Answer::Acknowledged { seq, .. } = request.answer else { continue };
        let entry = (seq as usize).checked_sub(1).and_then(|index| log.get(index));
        let entry = entry.unwrap_or_else(|| panic!("entry {seq} of table {table} is lost: {request:?}"));
        assert!(request.could_be(seq, entry), "entry {seq} of table {table} is {entry}, acknowledged was {request:?}");
        let twice = acknowledged.insert(seq, request);
        assert!(twice.is_none(), "entry {seq} of table {table} was acknowledged twice: {request:?}, {twice:?}");
    }
    acknowledged
}

/// A request that was sent after another had been acknowledged comes after it in the log.
fn check_order(table: &str, acknowledged: &BTreeMap<u32, &Request>) {
    let mut earliest: Option<(u32, Instant)> = None;
    for (&seq, request) in acknowledged.iter().rev() {
        let Answer::Acknowledged { at, .. } = request.answer else { continue };
        if let Some((later, answered)) = earliest {
            assert!(request.sent <= answered, "entry {seq} of table {table} was sent after {later} was acknowledged");
        }
        if earliest.is_none_or(|(_, answered)| at < answered) {
            earliest = Some((seq, at));
        }
    }
}

impl Request {
    /// Whether an entry may be this request, carried out.
    fn could_be(&self, seq: u32, entry: &Value) -> bool {
        match &self.asked {
            Asked::Undo => entry["kind"] == "undo" && self.seen == seq - 1,
            Asked::Act(actions) => {
                let moves = moves_of(entry);
                let asked: Vec<Made> = actions.iter().map(|action| (self.seat, Some(action.clone()))).collect();
                // What was forced by them follows.
                let fits = moves.len() >= asked.len() && moves[..asked.len()] == asked;
                let fits = fits && moves_in(entry).iter().skip(asked.len()).all(|made| made["automatic"] == true);
                // While tiles are chosen, others may have chosen in between.
                let keeps = actions[0].starts_with("keep ");
                entry["kind"] == "moves" && fits && (self.seen == seq - 1 || (keeps && self.seen < seq))
            }
        }
    }
}

fn moves_in(entry: &Value) -> &[Value] {
    entry["moves"].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn moves_of(entry: &Value) -> Vec<Made> {
    moves_in(entry).iter().map(|made| (number(&made["seat"]), Some(text(&made["action"])))).collect()
}

/// The moves that stand after a log.
pub(crate) fn line_of(log: &[Value]) -> Vec<Made> {
    let mut line: Vec<Made> = Vec::new();
    for entry in log {
        if entry["kind"] == "undo" {
            line.truncate(number(&entry["ply"]));
        }
        line.extend(moves_of(entry));
    }
    line
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn act(action: &str) -> Asked {
        Asked::Act(vec![action.to_owned()])
    }

    fn entry(seat: usize, action: &str) -> Value {
        json!({ "kind": "moves", "moves": [{ "seat": seat, "action": action }], "digest": 1 })
    }

    /// Whether the check fails for a log, after two acknowledged requests and one whose answer was lost.
    fn fails(log: &[Value]) -> bool {
        let history = History::default();
        let first = history.sends("t", 0, 0, &act("place tikal"));
        history.acknowledged(&first, 1);
        let second = history.sends("t", 0, 1, &act("end"));
        history.acknowledged(&second, 2);
        history.sends("t", 1, 2, &act("place uxmal"));
        let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| history.check("t", log)));
        checked.is_err()
    }

    #[test]
    fn the_check_notices_what_is_lost_doubled_or_out_of_order() {
        let [first, second, third] = [entry(0, "place tikal"), entry(0, "end"), entry(1, "place uxmal")];
        assert!(!fails(&[first.clone(), second.clone()]), "an unanswered request may be missing");
        assert!(!fails(&[first.clone(), second.clone(), third.clone()]), "or there");
        assert!(fails(std::slice::from_ref(&first)), "an acknowledged one may not be missing");
        assert!(fails(&[first.clone(), second.clone(), third.clone(), third.clone()]), "nor any be there twice");
        assert!(fails(&[second.clone(), first.clone()]), "nor in another order");
        assert!(fails(&[first, entry(0, "place uxmal")]), "nor as something else");
    }

    #[test]
    fn the_check_notices_two_answers_for_one_entry_and_refused_ones_that_are_stored() {
        let log = [entry(0, "place tikal")];
        let twice = History::default();
        for _ in 0..2 {
            let ticket = twice.sends("t", 0, 0, &act("place tikal"));
            twice.acknowledged(&ticket, 1);
        }
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| twice.check("t", &log))).is_err());
        let refused = History::default();
        let ticket = refused.sends("t", 0, 0, &act("place tikal"));
        refused.refused(&ticket);
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| refused.check("t", &log))).is_err());
    }

    #[test]
    fn the_check_notices_an_order_that_time_forbids() {
        // The one that was acknowledged first was stored last.
        let history = History::default();
        let first = history.sends("t", 0, 0, &act("keep a b"));
        history.acknowledged(&first, 2);
        std::thread::sleep(Duration::from_millis(2));
        let second = history.sends("t", 1, 0, &act("keep c d"));
        history.acknowledged(&second, 1);
        let log = [entry(1, "keep c d"), entry(0, "keep a b")];
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| history.check("t", &log))).is_err());
    }
}
