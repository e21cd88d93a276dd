//! A client that knows only what is on the wire: identities over HTTP, tables over a socket, JSON without types.

use std::time::Duration;

use reqwest::Method;
use reqwest::header::{COOKIE, HeaderMap, SET_COOKIE};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::socket::{Socket, made};
use crate::values::text;

/// How long to wait for anything before giving up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// The answer to an HTTP request.
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

    /// The body of an answer that must be a success.
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
        assert!(person.cookie.contains("tzolkin="), "{}", person.cookie);
        person
    }

    /// Somebody who has a password, on a new device.
    pub(crate) async fn log_in(base: &str, name: &str, password: &str) -> Self {
        let mut person = Self::stranger(base);
        let answer = person.post("/api/log-in", json!({ "name": name, "password": password })).await;
        person.take_cookie(&answer);
        person.is_now(&answer.ok());
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

    /// Remembers the identity that the server reports.
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

    /// Sends a request; fails if the connection breaks.
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
        Ok(Answer { status, headers, text: response.text().await? })
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

    /// Changes a password, with what is said to be the old one.
    pub(crate) async fn change_password(&self, old: &str, password: &str) -> Answer {
        let body = json!({ "password": password, "old": old }).to_string();
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

    /// The moves of the game so far, according to the server.
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

    /// Connects with the given query string, unless the server refuses.
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

/// The request for a new table: public, live, without a clock, from a random setup.
pub(crate) fn new_table(seats: &[Value]) -> Value {
    json!({
        "seats": seats, "public": true, "pace": { "pace": "live", "clock": null }, "hints": false, "spectators": true,
        "start": { "from": "fresh" },
    })
}

/// The same with some fields changed.
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
