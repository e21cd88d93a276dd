//! A page at a table that follows the messages of the socket, as JSON without types.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::person::{Made, PATIENCE};
use crate::random::Rng;
use crate::values::{number, numbers, text};

/// What the server sends while nothing happens at a table. It may arrive at any moment.
const HEARTBEAT: &str = r#"{"type":"heartbeat"}"#;

/// The answer to a request over the socket.
#[derive(Debug)]
pub(crate) enum Reply {
    /// Carried out; the `seq` after it.
    Done(u32),
    /// Refused, with the problem.
    Refused(Value),
    /// The connection went away before an answer came.
    Lost,
}

impl Reply {
    #[track_caller]
    pub(crate) fn done(self) -> u32 {
        match self {
            Self::Done(seq) => seq,
            other => panic!("expected ok: {other:?}"),
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        matches!(self, Self::Done(_))
    }

    /// The code of a refusal; empty if it was carried out.
    pub(crate) fn code(&self) -> &str {
        match self {
            Self::Refused(problem) => problem["code"].as_str().expect("a code"),
            Self::Done(_) => "",
            Self::Lost => "lost",
        }
    }

    #[track_caller]
    pub(crate) fn refused(self, code: &str) -> Value {
        assert_eq!(self.code(), code, "{self:?}");
        match self {
            Self::Refused(problem) => problem,
            _ => Value::Null,
        }
    }
}

/// A message that arrived, with the number of moves at that time.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) ply: u32,
    /// Whether wealth tiles were being kept after it.
    pub(crate) keeping: bool,
    pub(crate) text: String,
}

/// A page at a table. It follows the updates and checks that there are no gaps between them.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next_id: u32,
    /// Answers that nobody has asked for yet.
    answers: BTreeMap<u32, Value>,
    pub(crate) table: Value,
    /// The latest update; null before the start.
    pub(crate) update: Value,
    pub(crate) seq: u32,
    pub(crate) chat: Vec<Value>,
    /// The moves received since `line_from` that have not been undone.
    pub(crate) line: Vec<Made>,
    pub(crate) line_from: usize,
    /// What is neither table, update nor chat, oldest first.
    pub(crate) aside: Vec<Value>,
    /// The refusals of messages without a readable id.
    pub(crate) unread: Vec<Value>,
    /// Why the server said it would close.
    pub(crate) closing: Option<Value>,
    /// Everything that arrived, for tests that search it.
    pub(crate) heard: Option<Vec<Heard>>,
    pub(crate) welcomes: usize,
    /// The latest welcome.
    pub(crate) welcome: Value,
    pub(crate) heartbeats: usize,
    /// How long nothing at all may arrive, not even a heartbeat, before the connection is taken for lost.
    pub(crate) silence: Option<Duration>,
}

impl Socket {
    pub(crate) async fn welcomed(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        let mut socket = Self {
            stream,
            // Far from the ids of messages that are written by hand.
            next_id: 1_000_000,
            answers: BTreeMap::new(),
            table: Value::Null,
            update: Value::Null,
            seq: 0,
            chat: Vec::new(),
            line: Vec::new(),
            line_from: 0,
            aside: Vec::new(),
            unread: Vec::new(),
            closing: None,
            heard: Some(Vec::new()),
            welcomes: 0,
            welcome: Value::Null,
            heartbeats: 0,
            silence: None,
        };
        let first = socket.read().await;
        if let Some(first) = first {
            assert!(first["type"] == "welcome" || first["type"] == "closing", "first came {first}");
        }
        socket
    }

    /// Stops storing what arrives from now on.
    pub(crate) fn forget(mut self) -> Self {
        self.heard = None;
        self
    }

    pub(crate) fn position(&self) -> &Value {
        &self.update["position"]
    }

    pub(crate) fn state(&self) -> &Value {
        &self.update["position"]["state"]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state()["decision"] == "over"
    }

    pub(crate) fn is_keeping(&self) -> bool {
        self.state()["decision"] == "keep"
    }

    pub(crate) fn ply(&self) -> usize {
        self.position()["ply"].as_u64().unwrap_or(0) as usize
    }

    pub(crate) fn decisions(&self) -> &[Value] {
        self.update["decisions"].as_array().map_or(&[], Vec::as_slice)
    }

    /// Whether some seat of this page has a question to answer.
    pub(crate) fn is_asked(&self) -> bool {
        self.decisions().iter().any(|decision| decision["kept"].is_null())
    }

    pub(crate) fn seats(&self) -> Vec<usize> {
        numbers(&self.table["you"]["seats"])
    }

    /// Reads and processes the next message; none if the connection is closed.
    pub(crate) async fn read(&mut self) -> Option<Value> {
        let Ok(next) = timeout(PATIENCE, self.next_text()).await else {
            panic!("nothing heard for {PATIENCE:?}; seq {}, {}", self.seq, self.summary())
        };
        let text = next?;
        let message: Value = serde_json::from_str(&text).expect("messages are JSON");
        self.note(&message);
        if let Some(heard) = &mut self.heard {
            let position = &self.update["position"];
            heard.push(Heard {
                ply: position["ply"].as_u64().unwrap_or(0) as u32,
                keeping: position["state"]["decision"] == "keep",
                text,
            });
        }
        Some(message)
    }

    async fn next_text(&mut self) -> Option<String> {
        loop {
            let next = match self.silence {
                Some(silence) => timeout(silence, self.stream.next()).await.unwrap_or(None),
                None => self.stream.next().await,
            };
            match next {
                Some(Ok(Message::Text(text))) if text.as_str() == HEARTBEAT => self.heartbeats += 1,
                Some(Ok(Message::Text(text))) => return Some(text.as_str().to_owned()),
                Some(Ok(Message::Binary(_))) => panic!("the server sends text"),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            }
        }
    }

    /// Where the game stands, in a line.
    pub(crate) fn summary(&self) -> String {
        let state = self.state();
        format!(
            "ply {} round {} decision {} to act {} asked {:?}",
            self.ply(),
            state["round"],
            state["decision"],
            state["to_act"],
            self.decisions().iter().map(|decision| decision["seat"].to_string()).collect::<Vec<_>>()
        )
    }

    fn note(&mut self, message: &Value) {
        match message["type"].as_str().expect("a type") {
            "welcome" => {
                assert_eq!(message["protocol"], 1);
                self.welcomes += 1;
                self.welcome = message.clone();
                self.table = message["table"].clone();
                self.chat = message["chat"].as_array().expect("chat").clone();
                if !message["update"].is_null() {
                    self.update = message["update"].clone();
                    self.seq = number(&self.update["seq"]) as u32;
                    self.line.clear();
                    self.line_from = self.ply();
                }
            }
            "table" => self.table = message["table"].clone(),
            "update" => self.note_update(message),
            "chat" => self.chat.push(message["line"].clone()),
            "closing" => self.closing = Some(message["problem"].clone()),
            "refused" if message["id"].is_null() => self.unread.push(message["problem"].clone()),
            "ok" | "refused" => {
                let seq = message["seq"].as_u64().unwrap_or(0) as u32;
                assert!(seq <= self.seq || self.update.is_null(), "ok {seq} came before its update");
                self.answers.insert(number(&message["id"]) as u32, message.clone());
            }
            "hint" | "hint-asked" | "judged" => self.aside.push(message.clone()),
            other => panic!("unknown message {other}"),
        }
    }

    /// Follows an update, which must continue what came before.
    fn note_update(&mut self, update: &Value) {
        let was_keeping = self.is_keeping() || self.update.is_null();
        let seq = number(&update["seq"]) as u32;
        assert!(seq >= self.seq, "seq went back from {} to {seq}", self.seq);
        self.seq = seq;
        self.update = update.clone();
        let moves = update["moves"].as_array().expect("moves");
        let begins = moves.first().map_or(self.ply(), |first| number(&first["ply"]) - 1);
        let known = self.line_from + self.line.len();
        // While tiles are being chosen, a changed choice moves to the end of the list.
        if update["undone"] != true && !was_keeping {
            assert_eq!(begins, known, "moves are missing or repeated: {}", self.summary());
        }
        assert!(begins <= known || was_keeping, "moves are missing: {begins} after {known}");
        if begins < self.line_from {
            self.line_from = begins;
        }
        self.line.truncate(begins - self.line_from);
        self.line.extend(moves.iter().map(made));
        if !was_keeping {
            assert_eq!(self.line_from + self.line.len(), self.ply(), "{}", self.summary());
        } else {
            self.line.clear();
            self.line_from = self.ply();
        }
    }

    /// Sends any message; returns whether it could be sent.
    pub(crate) async fn send_text(&mut self, text: &str) -> bool {
        self.send_frame(Message::text(text)).await
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) -> bool {
        self.send_frame(Message::binary(bytes)).await
    }

    /// Sends a ping and reads until it is answered; false if the connection is closed instead.
    pub(crate) async fn ping(&mut self) -> bool {
        if !self.send_frame(Message::Ping(Vec::new().into())).await {
            return false;
        }
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("an answer") {
                Some(Ok(Message::Pong(_))) => return true,
                Some(Ok(Message::Text(text))) if text.as_str() == HEARTBEAT => self.heartbeats += 1,
                Some(Ok(Message::Text(text))) => self.note(&serde_json::from_str(&text).expect("messages are JSON")),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return false,
                Some(Ok(_)) => {}
            }
        }
    }

    async fn send_frame(&mut self, frame: Message) -> bool {
        timeout(PATIENCE, self.stream.send(frame)).await.expect("the server reads, or closes").is_ok()
    }

    /// Sends a request without waiting for its answer; returns its id.
    pub(crate) async fn send(&mut self, mut command: Value) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        command["id"] = json!(id);
        self.send_text(&command.to_string()).await;
        id
    }

    /// Waits for the answer to a request. Answers need not come in the order of the requests.
    pub(crate) async fn answer(&mut self, id: u32) -> Reply {
        loop {
            if let Some(message) = self.answers.remove(&id) {
                return match message["type"].as_str() {
                    Some("ok") => Reply::Done(number(&message["seq"]) as u32),
                    _ => Reply::Refused(message["problem"].clone()),
                };
            }
            if self.read().await.is_none() {
                return Reply::Lost;
            }
        }
    }

    pub(crate) async fn ask(&mut self, command: Value) -> Reply {
        let id = self.send(command).await;
        self.answer(id).await
    }

    pub(crate) async fn act(&mut self, seat: usize, actions: &[&str]) -> Reply {
        self.ask(json!({ "type": "act", "seat": seat, "seq": self.seq, "actions": actions })).await
    }

    /// What lists of actions would lead to, or why the question is refused.
    pub(crate) async fn previews(&mut self, seat: usize, lists: &[&[&str]]) -> Result<Vec<Value>, Value> {
        let id = self.send(json!({ "type": "preview", "seat": seat, "seq": self.seq, "lists": lists })).await;
        while !self.answers.contains_key(&id) {
            self.read().await.expect("the connection stays");
        }
        let answer = self.answers.remove(&id).expect("an answer");
        match answer["previews"].as_array() {
            Some(previews) => Ok(previews.clone()),
            None => Err(answer["problem"].clone()),
        }
    }

    pub(crate) async fn undo(&mut self, seat: usize) -> Reply {
        self.ask(json!({ "type": "undo", "seat": seat, "seq": self.seq })).await
    }

    pub(crate) async fn restart(&mut self, seat: usize) -> Reply {
        self.ask(json!({ "type": "restart", "seat": seat, "seq": self.seq })).await
    }

    /// Requests the full state again and waits until it has arrived.
    pub(crate) async fn resync(&mut self) {
        let before = self.welcomes;
        self.ask(json!({ "type": "resync" })).await.done();
        while self.welcomes == before {
            self.read().await.expect("the connection stays");
        }
    }

    /// Reads until something is true of the page.
    pub(crate) async fn until(&mut self, what: &str, is_true: impl Fn(&Self) -> bool) {
        let waited = timeout(PATIENCE, async {
            while !is_true(self) {
                assert!(self.read().await.is_some(), "the connection was closed while waiting for: {what}");
            }
        });
        assert!(waited.await.is_ok(), "never came true: {what}; {}", self.summary());
    }

    /// Reads until the connection is closed.
    pub(crate) async fn until_closed(&mut self) {
        let waited = timeout(PATIENCE, async { while self.read().await.is_some() {} });
        assert!(waited.await.is_ok(), "the server did not close the connection");
    }

    /// Answers one question of the game at random, or waits for a message.
    pub(crate) async fn step(&mut self, rng: &mut Rng) -> Step {
        if self.is_over() {
            return Step::Over;
        }
        let Some(asked) = self.decisions().iter().find(|decision| decision["kept"].is_null()) else {
            return if self.read().await.is_some() { Step::Waited } else { Step::Lost };
        };
        let seat = number(&asked["seat"]);
        let actions = choose(asked, rng);
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        match self.act(seat, &actions).await {
            Reply::Done(_) => Step::Acted,
            Reply::Refused(problem) => panic!("{actions:?} was offered to seat {seat} and refused: {problem}"),
            Reply::Lost => Step::Lost,
        }
    }

    /// Plays at random until the game is over.
    pub(crate) async fn play(&mut self, rng: &mut Rng) {
        while !self.is_over() {
            assert!(self.step(rng).await != Step::Lost, "the connection was closed: {:?}", self.closing);
        }
    }
}

/// What a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Acted,
    Waited,
    Over,
    Lost,
}

/// The legal options of a decision: those with a preview.
pub(crate) fn legal(options: &Value) -> Vec<&Value> {
    let options = options.as_array().expect("options");
    options.iter().filter(|option| !option["preview"].is_null()).collect()
}

/// Chooses at random, but does not end a turn too early, and does not decline an action that is possible. A worker that
/// was picked up may act at once.
pub(crate) fn choose(decision: &Value, rng: &mut Rng) -> Vec<String> {
    let all = legal(&decision["options"]);
    assert!(!all.is_empty(), "a decision without a legal option: {decision}");
    let word = |option: &Value| text(&option["action"]).split(' ').next().unwrap_or_default().to_owned();
    if let [only] = all.as_slice() {
        let word = word(only);
        assert!(["keep", "days", "end"].contains(&word.as_str()), "a forced choice was left to a person: {only}");
    }
    let better: Vec<&Value> = all
        .iter()
        .copied()
        .filter(|option| match word(option).as_str() {
            "nothing" | "beg" => false,
            "end" => rng.percent(40),
            "stop" => rng.percent(30),
            _ => true,
        })
        .collect();
    let option = rng.pick(if better.is_empty() { &all } else { &better });
    let mut actions = vec![text(&option["action"])];
    if option["then"].is_array() && rng.percent(40) {
        let then = legal(&option["then"]);
        if !then.is_empty() {
            actions.push(text(&rng.pick(&then)["action"]));
        }
    }
    actions
}

pub(crate) fn made(made: &Value) -> Made {
    (number(&made["seat"]), made["action"].as_str().map(str::to_owned))
}
