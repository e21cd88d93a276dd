//! A client that knows only what is on the wire: identities over HTTP, tables over a socket, JSON without types.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Method;
use reqwest::header::{COOKIE, HeaderMap, SET_COOKIE};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long to wait for anything before giving up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// Random choices that are the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        (0..4).for_each(|_| {
            rng.next();
        });
        rng
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, many: usize) -> usize {
        (self.next() >> 33) as usize % many
    }

    /// True that often.
    pub(crate) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// What the HTTP part answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON ({}): {}", self.status, self.text))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body of what must have gone well.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// Checks that it was refused with that status and code.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{}", self.text);
        assert_eq!(self.json()["code"], code, "{}", self.text);
    }
}

/// A move: the seat, and the action unless it is secret.
pub(crate) type Made = (usize, Option<String>);

/// An identity.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    http: reqwest::Client,
    pub(crate) base: String,
    /// The cookie, as it is sent back; empty for somebody without an identity.
    pub(crate) cookie: String,
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Person {
    /// Somebody who has not been here before.
    pub(crate) fn stranger(base: &str) -> Self {
        Self {
            http: reqwest::Client::new(),
            base: base.to_owned(),
            cookie: String::new(),
            id: String::new(),
            name: String::new(),
        }
    }

    /// A visitor with a fresh identity.
    pub(crate) async fn new(base: &str) -> Self {
        let mut person = Self::stranger(base);
        let answer = person.get("/api/me").await;
        person.take_cookie(&answer);
        person.is_now(&answer.ok());
        assert!(person.cookie.starts_with("tzolkin="), "{}", person.cookie);
        person
    }

    /// The same person, where the server is now.
    pub(crate) fn at(&self, base: &str) -> Self {
        Self { base: base.to_owned(), ..self.clone() }
    }

    /// Remembers the cookie that an answer sets.
    pub(crate) fn take_cookie(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.headers.get(SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie is text");
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
    }

    /// Remembers who the server says this is.
    pub(crate) fn is_now(&mut self, me: &Value) {
        self.id = text(&me["id"]);
        self.name = text(&me["name"]);
    }

    pub(crate) async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let answer = self.try_request(method, path, body, headers).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error:?}"))
    }

    /// Asks, unless the connection breaks first.
    pub(crate) async fn try_request(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> reqwest::Result<Answer> {
        let mut request = self.http.request(method, format!("{}{path}", self.base)).timeout(PATIENCE);
        if !self.cookie.is_empty() {
            request = request.header(COOKIE, &self.cookie);
        }
        if let Some(body) = body {
            let kind = if body.starts_with(['{', '[']) { "application/json" } else { "text/plain" };
            request = request.header("content-type", kind).body(body);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Ok(Answer { status, headers, text: response.text().await.unwrap_or_default() })
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path, None, &[]).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        let body = (!body.is_null()).then(|| body.to_string());
        self.request(Method::POST, path, body, &[]).await
    }

    pub(crate) async fn post_text(&self, path: &str, body: &str) -> Answer {
        self.request(Method::POST, path, Some(body.to_owned()), &[]).await
    }

    pub(crate) async fn rename(&mut self, name: &str) -> Answer {
        let answer = self.request(Method::PATCH, "/api/me", Some(json!({ "name": name }).to_string()), &[]).await;
        if answer.status == 200 {
            self.is_now(&answer.json());
        }
        answer
    }

    pub(crate) async fn set_password(&self, password: &str) -> Answer {
        let body = json!({ "password": password }).to_string();
        self.request(Method::PUT, "/api/me/password", Some(body), &[]).await
    }

    /// Opens a table and returns its id.
    pub(crate) async fn open(&self, table: Value) -> String {
        let answer = self.post("/api/tables", table).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        text(&answer.json()["id"])
    }

    pub(crate) async fn table(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.ok()
    }

    pub(crate) async fn join(&self, table: &str) -> Value {
        self.post(&format!("/api/tables/{table}/join"), json!({})).await.ok()
    }

    pub(crate) async fn start(&self, table: &str) -> Value {
        self.post(&format!("/api/tables/{table}/start"), Value::Null).await.ok()
    }

    pub(crate) async fn lobby(&self) -> Value {
        self.get("/api/lobby").await.ok()
    }

    /// The moves that stand, as the server tells them.
    pub(crate) async fn line(&self, table: &str) -> Vec<Made> {
        let history = self.get(&format!("/api/tables/{table}/history")).await.ok();
        history["moves"].as_array().expect("moves").iter().map(made).collect()
    }

    /// Sits down at the screen.
    pub(crate) async fn socket(&self, table: &str) -> Socket {
        match self.try_socket(table, "", &[]).await {
            Ok(socket) => socket,
            Err(answer) => panic!("no socket: {} {}", answer.status, answer.text),
        }
    }

    /// Connects, with whatever comes after the address, unless the server refuses.
    pub(crate) async fn try_socket(
        &self,
        table: &str,
        query: &str,
        headers: &[(&str, &str)],
    ) -> Result<Socket, Answer> {
        let address = format!("{}/api/tables/{table}/socket{query}", self.base.replacen("http", "ws", 1));
        let mut request = address.into_client_request().expect("an address");
        let fields = request.headers_mut();
        if !self.cookie.is_empty() {
            fields.insert("cookie", self.cookie.parse().expect("a header"));
        }
        for (name, value) in headers {
            let name: tungstenite::http::HeaderName = name.parse().expect("a header");
            fields.insert(name, value.parse().expect("a header"));
        }
        match timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await.expect("the server answers") {
            Ok((stream, _)) => Ok(Socket::welcomed(stream).await),
            Err(tungstenite::Error::Http(response)) => {
                let status = response.status().as_u16();
                let text = response.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default().into_owned();
                Err(Answer { status, headers: HeaderMap::new(), text })
            }
            Err(error) => Err(Answer { status: 0, headers: HeaderMap::new(), text: error.to_string() }),
        }
    }
}

/// A table to be: public, live, without a clock, from a fresh setup.
pub(crate) fn new_table(seats: &[Value]) -> Value {
    json!({
        "seats": seats, "public": true, "pace": { "pace": "live", "clock": null }, "hints": false, "spectators": true,
        "start": { "from": "fresh" },
    })
}

/// The same with some fields set otherwise.
pub(crate) fn with(mut table: Value, fields: &Value) -> Value {
    for (name, value) in fields.as_object().expect("fields") {
        table[name] = value.clone();
    }
    table
}

pub(crate) fn mine() -> Value {
    json!({ "kind": "mine" })
}

pub(crate) fn open_seat() -> Value {
    json!({ "kind": "open" })
}

pub(crate) fn bot(level: u8) -> Value {
    json!({ "kind": "bot", "level": level })
}

/// A table where that many people sit, in the order of the seats, the first being its host; not started yet.
pub(crate) async fn gather(base: &str, people: usize, fields: &Value) -> (Vec<Person>, String) {
    let host = Person::new(base).await;
    let seats: Vec<Value> = (0..people).map(|seat| if seat == 0 { mine() } else { open_seat() }).collect();
    let table = host.open(with(new_table(&seats), fields)).await;
    let invite = host.table(&table).await["invite"].as_str().map(|key| format!("?key={key}")).unwrap_or_default();
    let mut all = vec![host];
    for _ in 1..people {
        let guest = Person::new(base).await;
        guest.get(&format!("/api/tables/{table}{invite}")).await.ok();
        guest.join(&table).await;
        all.push(guest);
    }
    (all, table)
}

/// A running game of that many people, with their sockets.
pub(crate) async fn started(base: &str, people: usize, fields: &Value) -> (Vec<Person>, String, Vec<Socket>) {
    let (people, table) = gather(base, people, fields).await;
    people[0].start(&table).await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.socket(&table).await);
    }
    (people, table, sockets)
}

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

/// Something that arrived, with the number of moves the game had then.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) ply: u32,
    /// Whether wealth tiles were being kept after it.
    pub(crate) keeping: bool,
    pub(crate) text: String,
}

/// A page at a table. It follows what it is told, and checks that it is told without gaps.
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
    /// The moves heard of since `line_from`, which stand.
    pub(crate) line: Vec<Made>,
    pub(crate) line_from: usize,
    /// What is neither table, update nor chat, oldest first.
    pub(crate) aside: Vec<Value>,
    /// The refusals of messages without a readable id.
    pub(crate) unread: Vec<Value>,
    /// Why the server said it would close.
    pub(crate) closing: Option<Value>,
    /// Everything that arrived, for those who want to search it.
    pub(crate) heard: Option<Vec<Heard>>,
    pub(crate) welcomes: usize,
}

impl Socket {
    async fn welcomed(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        let mut socket = Self {
            stream,
            // Far from those of messages that are written by hand.
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
        };
        let first = socket.read().await;
        if let Some(first) = first {
            assert!(first["type"] == "welcome" || first["type"] == "closing", "first came {first}");
        }
        socket
    }

    /// Keeps nothing of what arrives from now on.
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

    /// The next message, taken note of; none if the connection is closed.
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
            match self.stream.next().await {
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
            "hint" | "hint-asked" => self.aside.push(message.clone()),
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
        // While tiles are kept, whoever changes their mind moves to the end of the line.
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

    /// Sends whatever it is; whether it went off.
    pub(crate) async fn send_text(&mut self, text: &str) -> bool {
        self.send_frame(Message::text(text)).await
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) -> bool {
        self.send_frame(Message::binary(bytes)).await
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

    pub(crate) async fn undo(&mut self, seat: usize) -> Reply {
        self.ask(json!({ "type": "undo", "seat": seat, "seq": self.seq })).await
    }

    pub(crate) async fn restart(&mut self, seat: usize) -> Reply {
        self.ask(json!({ "type": "restart", "seat": seat, "seq": self.seq })).await
    }

    /// Asks for everything anew and waits until it has come.
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

/// Chooses at random, but neither ends a turn too soon nor does nothing where something can be done. A worker taken back may
/// act at once.
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

fn made(made: &Value) -> Made {
    (number(&made["seat"]), made["action"].as_str().map(str::to_owned))
}

#[track_caller]
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("not text: {value}")).to_owned()
}

#[track_caller]
pub(crate) fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("not a number: {value}")) as usize
}

pub(crate) fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().expect("a list").iter().map(number).collect()
}
