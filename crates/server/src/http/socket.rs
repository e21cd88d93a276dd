//! The socket of a table.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::Extension;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serde::Deserialize;
use tokio::sync::mpsc;
use tzolkin_table::{ConnectionId, Visitor};

use super::description::TableId;
use super::error::Error;
use super::extract::{Path, Query};
use super::gate::ClientAddress;
use super::identity::KnownOrNone;
use super::tables::{Key, visitor};
use super::{App, Shared};
use crate::config::Limits;
use crate::listen::ConnectionPermit;
use crate::table::{Out, TableRequest};
use crate::wire::{HEARTBEAT_MS, Message, Problem, Request};

/// How many messages may wait for a client to read them.
const OUTBOX: usize = 256;
/// The default buffers are made for large messages and would take most of a table's memory. Messages that are too large
/// are still read, so that their sender learns why the connection closes.
const READ_BUFFER: usize = 32 * 1024;
const WRITE_BUFFER: usize = 4 * 1024;
const PING_EVERY: Duration = Duration::from_secs(20);
const HEARTBEAT_EVERY: Duration = Duration::from_millis(HEARTBEAT_MS as u64);
/// A client that is silent for this long is gone; browsers answer pings automatically.
const SILENCE: Duration = Duration::from_secs(60);
const SENDING: Duration = Duration::from_secs(10);
/// The number of refusals for flooding after which the connection is closed.
const PATIENCE: u32 = 100;

/// What a page that was here before has seen.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Seen {
    /// The last `seq` of the table that this page has seen. The welcome then brings only the moves since, if it can.
    seq: Option<u32>,
}

/// Opens the socket of a table; `docs/server.md` describes the messages.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(TableId, Key, Seen),
    responses(
        (status = 101, description = "The connection is a socket from now on."),
        (status = 401, body = Problem, description = "The cookie belongs to nobody."),
    ))]
pub(super) async fn socket(
    app: Shared,
    Path(id): Path<String>,
    identity: Result<KnownOrNone, Error>,
    (key, Query(Seen { seq: seen })): (Query<Key>, Query<Seen>),
    headers: HeaderMap,
    (Extension(from), Extension(permit)): (Extension<ClientAddress>, Extension<ConnectionPermit>),
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let visitor = match (identity, upgrade.is_ok()) {
        (Ok(KnownOrNone(identity)), _) => Visitor { seen, ..visitor(identity, key) },
        // Somebody who expects to have a seat must not silently become a spectator. Browsers can read the reason only
        // on the socket.
        (Err(Error(problem)), true) => {
            let upgrade = upgrade.map_err(|_| Problem::Malformed)?;
            return Ok(upgrade.on_upgrade(async |mut socket| close(&mut socket, problem).await));
        }
        (Err(refused), false) => return Err(refused),
    };
    // A refusal over HTTP says more than a closed socket.
    let shown = app.tables.ask(&id, |answer| TableRequest::Show(visitor.clone(), answer)).await?;
    let seated = shown.you.host || !shown.you.seats.is_empty();
    let upgrade = upgrade.map_err(|_| Problem::Malformed)?;
    let counted = app.gate.socket(visitor.player.as_deref(), seated, from)?;
    let most = app.tables.config.limits.message_bytes;
    let app = Arc::clone(&app);
    let upgrade = upgrade
        .max_message_size(most)
        .max_frame_size(most)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        let page = Page { id, visitor, headers, from };
        serve(app, page, socket).await;
        drop((counted, permit));
    }))
}

/// A page at a table.
struct Page {
    /// The table.
    id: String,
    visitor: Visitor,
    headers: HeaderMap,
    from: ClientAddress,
}

async fn serve(app: Arc<App>, page: Page, mut socket: WebSocket) {
    let _open = Arc::clone(&app.sockets);
    let Page { id, visitor, headers, from } = page;
    let watch = match &visitor.player {
        Some(player) => app.watch(&headers, player).await.map(Some),
        None => Ok(None),
    };
    let mut watch = match watch {
        Ok(watch) => watch,
        Err(problem) => return close(&mut socket, problem).await,
    };
    let (sender, outbox) = mpsc::channel(OUTBOX);
    let connected = app.tables.ask(&id, |answer| TableRequest::Connect(visitor.clone(), sender.clone(), answer)).await;
    drop(sender);
    match connected {
        Ok(connection) => {
            let session_ends = async {
                match &mut watch {
                    Some(watch) => watch.ended(&app).await,
                    None => std::future::pending().await,
                }
            };
            let reason = tokio::select! {
                reason = talk(&app, &id, (connection, &visitor, from), &mut socket, outbox) => reason,
                () = session_ends => Some(Problem::NoIdentity),
            };
            app.tables.notify(&id, TableRequest::Disconnect(connection)).await;
            if let Some(problem) = reason {
                close(&mut socket, problem).await;
            }
        }
        Err(problem) => close(&mut socket, problem).await,
    }
}

/// Carries messages both ways until one side closes the connection. Returns the reason if it was this side.
async fn talk(
    app: &Arc<App>,
    id: &str,
    (connection, visitor, from): (ConnectionId, &Visitor, ClientAddress),
    socket: &mut WebSocket,
    mut outbox: mpsc::Receiver<Out>,
) -> Option<Problem> {
    let limits = &app.tables.config.limits;
    let mut reader = Reader::new(limits);
    let mut ping = tokio::time::interval(PING_EVERY);
    let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT_EVERY, HEARTBEAT_EVERY);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            out = outbox.recv() => match out {
                Some(Out::Text(text)) => send(socket, Frame::Text(text)).await.ok()?,
                Some(Out::Close(problem)) => return Some(problem),
                None => return Some(Problem::TooSlow),
            },
            frame = socket.recv() => {
                heard = Instant::now();
                match reader.read(frame?) {
                    Heard::Request(request) => {
                        let player = visitor.player.as_deref().unwrap_or_default();
                        match app.gate.command(player, from, &request.command) {
                            Ok(()) => app.tables.notify(id, TableRequest::Message(connection, request)).await,
                            Err(problem) => {
                                let refused = Message::Refused { id: Some(request.id), problem };
                                send(socket, frame_of(&refused)).await.ok()?;
                            }
                        }
                    }
                    Heard::Refused(id, problem) => {
                        let refused = Message::Refused { id, problem };
                        send(socket, frame_of(&refused)).await.ok()?;
                    }
                    Heard::Nothing => {}
                    Heard::Enough(problem) => return problem,
                }
            },
            // A page cannot see pings, so it is told in words that the connection works.
            _ = heartbeat.tick() => send(socket, frame_of(&Message::Heartbeat)).await.ok()?,
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return Some(Problem::TooSlow);
                }
                send(socket, Frame::Ping(axum::body::Bytes::new())).await.ok()?;
            }
        }
    }
}

async fn send(socket: &mut WebSocket, frame: Frame) -> Result<(), ()> {
    match tokio::time::timeout(SENDING, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}

fn frame_of(message: &Message) -> Frame {
    Frame::Text(serde_json::to_string(message).unwrap_or_default().into())
}

async fn close(socket: &mut WebSocket, problem: Problem) {
    let code = match problem {
        Problem::TooLarge { .. } => close_code::SIZE,
        Problem::Stopping | Problem::TooSlow => close_code::RESTART,
        _ => close_code::POLICY,
    };
    let closing = frame_of(&Message::Closing { problem: problem.clone() });
    if send(socket, closing).await.is_ok() {
        let reason = Utf8Bytes::from(problem.to_string());
        let _ = send(socket, Frame::Close(Some(CloseFrame { code, reason }))).await;
    }
}

/// What a frame contains.
enum Heard {
    Request(Request),
    Refused(Option<u32>, Problem),
    Nothing,
    Enough(Option<Problem>),
}

/// Reads frames within the limits.
struct Reader {
    limiter: DefaultDirectRateLimiter,
    most_bytes: u32,
    floods: u32,
}

impl Reader {
    fn new(limits: &Limits) -> Self {
        let rate = NonZeroU32::new(limits.messages_per_second).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(1)));
        Self { limiter: RateLimiter::direct(quota), most_bytes: limits.message_bytes as u32, floods: 0 }
    }

    fn read(&mut self, frame: Result<Frame, axum::Error>) -> Heard {
        let text = match frame {
            Ok(Frame::Text(text)) => text,
            Ok(Frame::Binary(_)) => return self.within_rate(None, Problem::Malformed),
            Ok(Frame::Ping(_) | Frame::Pong(_)) if self.limiter.check().is_ok() => return Heard::Nothing,
            Ok(Frame::Ping(_) | Frame::Pong(_)) => return self.flooded(None),
            Ok(Frame::Close(_)) => return Heard::Enough(None),
            // If a frame cannot be read, it is too large or the connection is broken.
            Err(error) => {
                let large = error.to_string().to_lowercase().contains("too l");
                return Heard::Enough(large.then_some(Problem::TooLarge { most: self.most_bytes }));
            }
        };
        match Request::read(&text) {
            Ok(request) if self.limiter.check().is_ok() => {
                self.floods = 0;
                Heard::Request(request)
            }
            Ok(request) => self.flooded(Some(request.id)),
            Err(unreadable) => self.within_rate(unreadable.id, Problem::Malformed),
        }
    }

    fn within_rate(&mut self, id: Option<u32>, problem: Problem) -> Heard {
        if self.limiter.check().is_ok() { Heard::Refused(id, problem) } else { self.flooded(id) }
    }

    fn flooded(&mut self, id: Option<u32>) -> Heard {
        self.floods += 1;
        let problem = Problem::TooMany { wait_s: 1 };
        if self.floods > PATIENCE { Heard::Enough(Some(problem)) } else { Heard::Refused(id, problem) }
    }
}
