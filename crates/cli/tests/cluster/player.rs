//! Somebody who plays on whatever happens to the servers, and notes every request and every answer.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

use crate::history::{Asked, History};
use crate::person::{Answer, Person};
use crate::processes::SILENCE;
use crate::random::Rng;
use crate::socket::{Reply, Socket, choose};
use crate::values::{number, numbers};

/// How long a game may take to go on after a fault.
const PATIENCE: Duration = Duration::from_secs(60);

/// The addresses of the servers; they change when one comes back.
pub(crate) type Addresses = watch::Receiver<Vec<String>>;

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) person: Person,
    pub(crate) table: String,
    pub(crate) rng: Rng,
    pub(crate) addresses: Addresses,
    pub(crate) history: Arc<History>,
}

impl Player {
    /// Connects through any server that answers.
    async fn connect(&mut self) -> Socket {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let least = self.history.acknowledged_at(&self.table);
            self.person.base = self.rng.pick(&self.addresses.borrow()).clone();
            let refused = match timeout(SILENCE, self.person.try_socket(&self.table, "", &[])).await {
                Ok(Ok(mut socket)) if socket.welcomes > 0 => {
                    assert!(socket.seq >= least, "{} was acknowledged, there is {}", least, socket.seq);
                    socket.silence = Some(SILENCE);
                    return socket.forget();
                }
                Ok(Ok(socket)) => format!("closed with {:?}", socket.closing),
                Ok(Err(answer)) => format!("{} {}", answer.status, answer.text),
                Err(_) => "silence".to_owned(),
            };
            let table = &self.table;
            assert!(Instant::now() < deadline, "table {table} is out of reach through {}: {refused}", self.person.base);
            sleep(Duration::from_millis(50 + self.rng.next() % 150)).await;
        }
    }

    async fn reconnect(&mut self) -> Socket {
        self.history.lost();
        self.connect().await
    }

    /// Plays until the game is over; returns the result.
    pub(crate) async fn play(mut self) -> Value {
        let mut socket = self.connect().await;
        loop {
            self.note(&socket);
            if socket.is_over() {
                return socket.state()["result"].clone();
            }
            // Around one screen, somebody must claim a seat before its tiles can be chosen.
            if socket.is_keeping() && !socket.is_asked() && socket.seats().len() > 1 {
                let to_act = numbers(&socket.state()["to_act"]);
                if let Some(&seat) = to_act.iter().find(|seat| socket.seats().contains(seat)) {
                    match socket.ask(json!({ "type": "claim", "seat": seat })).await {
                        Reply::Done(_) => {}
                        Reply::Refused(problem) => panic!("seat {seat} cannot be claimed: {problem}"),
                        Reply::Lost => socket = self.reconnect().await,
                    }
                }
            }
            let Some(asked) = socket.decisions().iter().find(|decision| decision["kept"].is_null()).cloned() else {
                if socket.read().await.is_none() {
                    socket = self.reconnect().await;
                }
                continue;
            };
            if !self.answer(&mut socket, &asked).await {
                socket = self.reconnect().await;
            }
        }
    }

    /// Answers a question of the game; false if the connection was lost.
    async fn answer(&mut self, socket: &mut Socket, decision: &Value) -> bool {
        let (seat, seen) = (number(&decision["seat"]), socket.seq);
        let undo = decision["can_undo"] == true && self.rng.percent(5);
        let asked = if undo { Asked::Undo } else { Asked::Act(choose(decision, &mut self.rng)) };
        let request = match &asked {
            Asked::Act(actions) => json!({ "type": "act", "seat": seat, "seq": seen, "actions": actions }),
            Asked::Undo => json!({ "type": "undo", "seat": seat, "seq": seen }),
        };
        let ticket = self.history.sends(&self.table, seat, seen, &asked);
        match socket.ask(request).await {
            Reply::Done(seq) => self.history.acknowledged(&ticket, seq),
            Reply::Lost => return false,
            Reply::Refused(problem) => {
                self.history.refused(&ticket);
                let code = problem["code"].as_str().unwrap_or_default();
                // An earlier request of this client, whose answer was lost, may have been carried out only now.
                let late = code == "stale" && socket.seq >= number(&problem["seq"]) as u32;
                assert!(late || code.starts_with("storage-"), "{asked:?} was refused: {problem}; {}", socket.summary());
                sleep(Duration::from_millis(100)).await;
            }
        }
        true
    }

    /// Notes what is shown, which must be the same for everyone.
    fn note(&self, socket: &Socket) {
        if socket.is_keeping() || socket.update.is_null() {
            return;
        }
        let state = socket.state();
        let shown =
            [&state["round"], &state["gears"], &state["buildings"], &state["to_act"], &socket.position()["ply"]];
        self.history.shows(&self.table, socket.seq, &shown.map(Value::to_string).join(" "));
    }
}

/// Sends a request through one server after the other until one of these answers comes.
pub(crate) async fn insist(person: &Person, at: &Addresses, path: &str, body: &Value, wanted: &[u16]) -> Answer {
    let deadline = Instant::now() + PATIENCE;
    for number in 0.. {
        let bases = at.borrow().clone();
        let body = (!body.is_null()).then(|| body.to_string());
        let person = person.at(&bases[number % bases.len()]);
        let answer = timeout(SILENCE, person.try_request(Method::POST, path, body, &[])).await;
        let said = match answer {
            Ok(Ok(answer)) if wanted.contains(&answer.status) => return answer,
            Ok(Ok(answer)) => format!("{} {}", answer.status, answer.text),
            Ok(Err(error)) => error.to_string(),
            Err(_) => "silence".to_owned(),
        };
        assert!(Instant::now() < deadline, "{path}: {said}");
        sleep(Duration::from_millis(100)).await;
    }
    unreachable!("it is tried until the time is up")
}
