//! Requests and sockets for tables that another process owns are passed on to it. The client notices nothing.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use super::App;
use super::error::Error;
use super::gate::ClientAddress;
use crate::listen::ConnectionPermit;
use crate::shares::{Network, Place};
use crate::store::Sharing;
use crate::tables;
use crate::wire::Problem;

/// By this word a process knows a request that another one passes on.
pub(super) const SECRET: HeaderName = HeaderName::from_static("tzolkin-secret");
/// The address of the client of such a request.
const CLIENT: HeaderName = HeaderName::from_static("tzolkin-client");

/// How long another process may take to accept a connection.
const CONNECT: Duration = Duration::from_secs(1);
/// How long to look for the owner of a table. If it has died, another process may take the table when its lease ends.
const SEARCH: Duration = Duration::from_secs(8);
/// How much longer than its lease another process may take to answer.
const ANSWER: Duration = Duration::from_secs(1);
/// The owner of a table sends something on every socket every few seconds.
const SILENCE: Duration = Duration::from_secs(30);
const AGAIN: Duration = Duration::from_millis(200);

/// Marks a request that another process has passed on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forwarded;

/// Where a request comes from according to the process that has passed it on; none if no process has. The headers that say so
/// are removed, whoever has sent them.
pub(super) fn origin(secret: Option<&str>, headers: &mut HeaderMap) -> Option<IpAddr> {
    let (word, client) = (headers.remove(SECRET), headers.remove(CLIENT));
    let (word, client) = (word?, client?);
    let known = secret.is_some_and(|secret| constant_time_eq(word.as_bytes(), secret.as_bytes()));
    if known { client.to_str().ok()?.parse().ok() } else { None }
}

/// Compares in a time that does not depend on where the words differ.
fn constant_time_eq(word: &[u8], other: &[u8]) -> bool {
    word.len() == other.len() && word.iter().zip(other).fold(0, |different, (a, b)| different | (a ^ b)) == 0
}

/// The table that a request is about. Ids are plain letters and digits; whatever is written otherwise is not passed on.
fn table(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/api/tables/")?.split('/').next()?;
    let plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plain.then_some(id)
}

/// Shows a table that another process owns to somebody with its key.
pub(super) async fn show_elsewhere(
    app: &App,
    url: &str,
    (id, key): (&str, &str),
    mut headers: HeaderMap,
    client: ClientAddress,
) -> Result<Response, Problem> {
    let sharing = app.tables.store.sharing().ok_or(Problem::Internal)?;
    // The request that led here had a body, or none, of its own.
    for name in [header::CONTENT_LENGTH, header::CONTENT_TYPE, header::TRANSFER_ENCODING] {
        headers.remove(name);
    }
    let request = Request::get(format!("/api/tables/{id}?key={key}")).body(()).map_err(|_| Problem::Internal)?;
    let (mut parts, ()) = request.into_parts();
    parts.headers = headers;
    let read = Read { parts, body: Bytes::new(), client: Some(client), place: None };
    read.send(url, sharing).await.map_err(|_| Problem::Stopping)
}

/// Answers a request here, or lets the owner of its table do so.
pub(super) async fn forward(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let Some(sharing) = app.tables.store.sharing() else { return next.run(request).await };
    let Some(id) = table(request.uri().path()).map(str::to_owned) else { return next.run(request).await };
    let forwarded = request.extensions().get::<Forwarded>().is_some();
    let until = Instant::now() + SEARCH;
    let mut pending = Pending::New(request);
    loop {
        let url = match app.tables.place(&id).await {
            Ok(tables::Place::There(url)) => url,
            // What is wrong with a table is for the handler to say.
            Ok(tables::Place::Here) | Err(Problem::NoSuchTable | Problem::Frozen) => {
                return next.run(pending.into_request()).await;
            }
            Err(problem) => return Error::from(problem).into_response(),
        };
        if forwarded {
            // The table has moved in the meantime; the process that asked looks again.
            return StatusCode::MISDIRECTED_REQUEST.into_response();
        }
        let read = match pending.read(&app).await {
            Ok(read) => read,
            Err(problem) => return Error::from(problem).into_response(),
        };
        match read.send(&url, sharing).await {
            Ok(response) => return response,
            Err(Unsent::Lost) => return Error::from(Problem::Stopping).into_response(),
            Err(Unsent::NotReached) if Instant::now() > until => return Error::from(Problem::Stopping).into_response(),
            Err(Unsent::NotReached) => sleep(AGAIN).await,
        }
        pending = Pending::Read(read);
    }
}

/// A request on its way, which may have to be sent more than once.
enum Pending {
    New(Request),
    Read(Read),
}

/// A request whose body has been read.
struct Read {
    parts: Parts,
    body: Bytes,
    client: Option<ClientAddress>,
    /// The place of a socket, which counts here too.
    place: Option<Arc<Place<Network>>>,
}

/// Why there is no answer.
enum Unsent {
    /// The other process has not got the request, or does not own the table.
    NotReached,
    /// It may have got it.
    Lost,
}

impl Pending {
    fn into_request(self) -> Request {
        match self {
            Self::New(request) => request,
            Self::Read(Read { parts, body, .. }) => Request::from_parts(parts, Body::from(body)),
        }
    }

    async fn read(self, app: &App) -> Result<Read, Problem> {
        let request = match self {
            Self::Read(read) => return Ok(read),
            Self::New(request) => request,
        };
        let limits = &app.tables.config.limits;
        let (parts, body) = request.into_parts();
        let most = limits.record_bytes + limits.record_bytes / 4;
        let body = timeout(limits.request_time, to_bytes(body, most)).await.map_err(|_| Problem::TooSlow)?;
        let body = body.map_err(|_| Problem::TooLarge { most: limits.record_bytes as u32 })?;
        let client: Option<ClientAddress> = parts.extensions.get().copied();
        let place = match client {
            Some(client) if parts.uri.path().ends_with("/socket") => Some(Arc::new(app.gate.tunnel(client)?)),
            _ => None,
        };
        Ok(Read { parts, body, client, place })
    }
}

impl Read {
    /// Sends the request to another process and returns its answer. If it becomes a socket, everything is carried both ways
    /// from then on.
    async fn send(&self, url: &str, sharing: &Sharing) -> Result<Response, Unsent> {
        let uri: Uri = url.parse().map_err(|_| Unsent::NotReached)?;
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
        let stream = TcpStream::connect((host, uri.port_u16().unwrap_or(80)));
        let stream = timeout(CONNECT, stream).await.map_err(|_| Unsent::NotReached)?.map_err(|_| Unsent::NotReached)?;
        let _ = stream.set_nodelay(true);
        let (mut sender, connection) =
            http1::handshake::<_, Body>(TokioIo::new(stream)).await.map_err(|_| Unsent::NotReached)?;
        tokio::spawn(connection.with_upgrades());
        // A process that is paused accepts connections and says nothing. By the time nobody waits any more, its lease is over. What
        // only reads, or opens a socket, can be asked again.
        let unanswered = || if self.parts.method == Method::GET { Unsent::NotReached } else { Unsent::Lost };
        let response = timeout(sharing.lease + ANSWER, sender.send_request(self.request(&sharing.secret)?));
        let response = response.await.map_err(|_| unanswered())?.map_err(|_| unanswered())?;
        match response.status() {
            StatusCode::MISDIRECTED_REQUEST => Err(Unsent::NotReached),
            StatusCode::SWITCHING_PROTOCOLS => Ok(self.carry(response)),
            _ => Ok(response.map(Body::new)),
        }
    }

    fn request(&self, secret: &str) -> Result<Request, Unsent> {
        let path = self.parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let mut request = Request::new(Body::from(self.body.clone()));
        *request.method_mut() = self.parts.method.clone();
        *request.uri_mut() = path.parse().map_err(|_| Unsent::Lost)?;
        let headers = request.headers_mut();
        headers.clone_from(&self.parts.headers);
        // The body has been read, so its length is known.
        headers.remove(header::TRANSFER_ENCODING);
        let client = self.client.map(|ClientAddress(address)| address.to_string()).unwrap_or_default();
        for (name, value) in [(SECRET, secret), (CLIENT, &client)] {
            headers.insert(name, HeaderValue::from_str(value).map_err(|_| Unsent::Lost)?);
        }
        Ok(request)
    }

    /// Answers that the connection is a socket now, and carries everything between its two ends.
    fn carry(&self, mut there: hyper::Response<hyper::body::Incoming>) -> Response {
        let answer_headers = there.headers().clone();
        let upgraded = hyper::upgrade::on(&mut there);
        let here = self.parts.extensions.get::<hyper::upgrade::OnUpgrade>().cloned();
        // The connection counts for as long as it is open.
        let counted = (self.parts.extensions.get::<ConnectionPermit>().cloned(), self.place.clone());
        if let Some(here) = here {
            tokio::spawn(async move {
                if let (Ok(here), Ok(there)) = (here.await, upgraded.await) {
                    let (from_here, to_here) = tokio::io::split(TokioIo::new(here));
                    let (from_there, to_there) = tokio::io::split(TokioIo::new(there));
                    // Whichever side ends, both do. The owner is never silent for long, so silence means that it is gone.
                    tokio::select! {
                        () = pass_on(from_here, to_there, None) => {}
                        () = pass_on(from_there, to_here, Some(SILENCE)) => {}
                    }
                }
                drop(counted);
            });
        }
        let mut answer = StatusCode::SWITCHING_PROTOCOLS.into_response();
        *answer.headers_mut() = answer_headers;
        answer
    }
}

/// Passes on everything until one side ends, or nothing has come for too long.
async fn pass_on(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, silence: Option<Duration>) {
    let mut buffer = vec![0; 4096];
    loop {
        let read = from.read(&mut buffer);
        let read = match silence {
            Some(silence) => timeout(silence, read).await,
            None => Ok(read.await),
        };
        match read {
            Ok(Ok(bytes)) if bytes > 0 => {
                if !matches!(timeout(SILENCE, to.write_all(&buffer[..bytes])).await, Ok(Ok(()))) {
                    return;
                }
            }
            _ => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_recognised_by_their_addresses() {
        for (path, found) in [
            ("/api/tables/abc", Some("abc")),
            ("/api/tables/abc/socket", Some("abc")),
            ("/api/tables/abc/positions/3", Some("abc")),
            ("/api/tables/%61bc", None),
            ("/api/tables", None),
            ("/api/tables/", None),
            ("/api/lobby", None),
            ("/t/abc", None),
        ] {
            assert_eq!(table(path), found, "{path}");
        }
    }

    #[test]
    fn only_those_who_know_the_secret_are_believed() {
        let forged = |word: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(SECRET, HeaderValue::from_static(word));
            headers.insert(CLIENT, HeaderValue::from_static("203.0.113.7"));
            headers
        };
        let believed =
            |secret: Option<&str>, word| origin(secret, &mut forged(word)).map(|address| address.to_string());
        assert_eq!(believed(Some("open"), "open").as_deref(), Some("203.0.113.7"));
        assert_eq!(believed(Some("open"), "opem"), None);
        assert_eq!(believed(Some("open"), ""), None);
        assert_eq!(believed(None, ""), None);
        // Nobody reads them later, not even one of them alone.
        for alone in [None, Some(SECRET), Some(CLIENT)] {
            let mut headers = forged("wrong");
            alone.map(|name| headers.remove(name));
            origin(Some("open"), &mut headers);
            assert!(headers.is_empty(), "{headers:?}");
        }
    }
}
