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
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use super::App;
use super::error::Error;
use super::gate::ClientAddress;
use crate::listen::ConnectionPermit;
use crate::store::Sharing;
use crate::tables::Place;
use crate::wire::Problem;

/// By this word a process knows a request that another one passes on.
const SECRET: HeaderName = HeaderName::from_static("tzolkin-secret");
/// The address of the client of such a request.
const CLIENT: HeaderName = HeaderName::from_static("tzolkin-client");

/// How long another process may take to accept a connection.
const CONNECT: Duration = Duration::from_secs(1);
/// How long to look for the owner of a table. If it has died, another process may take the table when its lease ends.
const SEARCH: Duration = Duration::from_secs(8);
/// How much longer than its lease another process may take to answer.
const ANSWER: Duration = Duration::from_secs(1);
const AGAIN: Duration = Duration::from_millis(200);

/// Marks a request that another process has passed on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forwarded;

/// Where a request comes from according to the process that has passed it on; none if no process has. The headers that say so
/// are removed, whoever has sent them.
pub(super) fn origin(secret: Option<&str>, headers: &mut HeaderMap) -> Option<IpAddr> {
    let (word, client) = (headers.remove(SECRET)?, headers.remove(CLIENT)?);
    let known = secret.is_some_and(|secret| constant_time_eq(word.as_bytes(), secret.as_bytes()));
    if known { client.to_str().ok()?.parse().ok() } else { None }
}

/// Compares in a time that does not depend on where the words differ.
fn constant_time_eq(word: &[u8], other: &[u8]) -> bool {
    word.len() == other.len() && word.iter().zip(other).fold(0, |different, (a, b)| different | (a ^ b)) == 0
}

/// The table that a request is about.
fn table(path: &str) -> Option<&str> {
    path.strip_prefix("/api/tables/")?.split('/').next().filter(|id| !id.is_empty())
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
            Ok(Place::There(url)) => url,
            // What is wrong with a table is for the handler to say.
            Ok(Place::Here) | Err(Problem::NoSuchTable | Problem::Frozen) => {
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
        let client = parts.extensions.get().copied();
        Ok(Read { parts, body, client })
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
    fn carry(&self, response: hyper::Response<hyper::body::Incoming>) -> Response {
        let mut there = response;
        let answer_headers = there.headers().clone();
        let upgraded = hyper::upgrade::on(&mut there);
        let here = self.parts.extensions.get::<hyper::upgrade::OnUpgrade>().cloned();
        // The connection counts for as long as it is open.
        let permit = self.parts.extensions.get::<ConnectionPermit>().cloned();
        if let Some(here) = here {
            tokio::spawn(async move {
                if let (Ok(here), Ok(there)) = (here.await, upgraded.await) {
                    let (mut here, mut there) = (TokioIo::new(here), TokioIo::new(there));
                    // A connection that breaks ends both.
                    let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                }
                drop(permit);
            });
        }
        let mut answer = StatusCode::SWITCHING_PROTOCOLS.into_response();
        *answer.headers_mut() = answer_headers;
        answer
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
            ("/api/tables", None),
            ("/api/tables/", None),
            ("/api/lobby", None),
            ("/t/abc", None),
        ] {
            assert_eq!(table(path), found, "{path}");
        }
    }

    #[test]
    fn only_who_knows_the_word_is_believed() {
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
        // Nobody reads them later.
        let mut headers = forged("wrong");
        origin(Some("open"), &mut headers);
        assert!(headers.is_empty());
    }
}
