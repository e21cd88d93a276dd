//! Accepts a limited number of connections, and closes those whose requests do not arrive in time.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;

use crate::activity::{Activities, Watched};
use crate::config::Limits;
use crate::shares::{Network, Place, Places};

/// How long to wait if the system cannot accept a connection, most likely because there are too many open files.
const PAUSE: Duration = Duration::from_secs(1);
/// How many connections may be told at the same time that their address has too many.
const TURNED_AWAY: usize = 32;
/// How long somebody waits for a place before an idle connection has to go.
const AGAIN: Duration = Duration::from_millis(50);

/// The permit of a connection. Whatever uses the connection holds it: when a request becomes a socket, it takes the
/// permit along.
pub(crate) type ConnectionPermit = Arc<(OwnedSemaphorePermit, Option<Place<Network>>)>;

/// What a connection is told that its address has too many of.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 30\r\n\
    content-length: 31\r\nconnection: close\r\n\r\n{\"code\":\"too-many\",\"wait_s\":30}";

/// Serves every connection until `stop` completes, then lets unfinished requests end. Behind a proxy all connections come from
/// the proxy, so `has_share` says whether an address gets only its share of them.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    has_share: impl Fn(IpAddr) -> bool,
    stop: impl Future<Output = ()>,
) {
    let total = limits.connections.clamp(1, Semaphore::MAX_PERMITS);
    let permits = Arc::new(Semaphore::new(total));
    let places = Places::new(total, total);
    let activities = Activities::default();
    let turning_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut number = 0;
    let service = TowerToHyperService::new(router);
    let (stopping, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    'serving: loop {
        let (stream, peer) = tokio::select! {
            () = stop.as_mut() => break,
            Some(_) = connections.join_next() => continue,
            accepted = accept(&listener) => accepted,
        };
        let place = has_share(peer.ip()).then(|| places.take_or_wait(Network::from(peer.ip()))).transpose();
        let Ok(place) = place else {
            // Nobody waits long for a client that does not read this. Those who come by the hundred are not even told: each of them
            // would take an open file meanwhile.
            if let Ok(few) = Arc::clone(&turning_away).try_acquire_owned() {
                tokio::spawn(async move {
                    let _few = few;
                    let _ = tokio::time::timeout(PAUSE, turn_away(stream)).await;
                });
            }
            continue;
        };
        // If there is no room for somebody who has come, the connections go that have been idle for longest.
        let permit = loop {
            tokio::select! {
                biased;
                () = stop.as_mut() => break 'serving,
                permit = Arc::clone(&permits).acquire_owned() => break permit.expect("the semaphore is never closed"),
                Some(_) = connections.join_next() => {}
                () = tokio::time::sleep(AGAIN) => activities.make_room(),
            }
        };
        let permit = Arc::new((permit, place));
        number += 1;
        let registered = activities.add(number);
        let activity = Arc::clone(&registered.activity);
        let stream = Watched::new(stream, Arc::clone(&activity), limits.request_time);
        let service = service.clone();
        let answering = Arc::clone(&activity);
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(Arc::clone(&permit));
            let answer = service.call(request);
            let answering = Arc::clone(&answering);
            async move {
                answering.stays(true);
                let answer = answer.await;
                // A socket stays for as long as it is open; everything else waits for the next request.
                let socket = answer.as_ref().is_ok_and(|answer| answer.status() == StatusCode::SWITCHING_PROTOCOLS);
                answering.stays(socket);
                answer
            }
        });
        let mut stopped = stopped.clone();
        let patience = limits.request_time;
        connections.spawn(async move {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new()).header_read_timeout(patience);
            let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
            // A broken connection needs no handling here.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = registered.activity.must_go() => return,
                _ = stopped.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop((listener, stopping));
    while connections.join_next().await.is_some() {}
}

/// The next connection.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Messages are small and somebody is waiting for them, so they are not delayed to fill a packet.
                let _ = stream.set_nodelay(true);
                return (stream, peer);
            }
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Tells a connection that its address has too many.
async fn turn_away(mut stream: TcpStream) {
    // If its request were left unread, the system might drop the answer.
    let mut request = [0; 1024];
    let _ = stream.read(&mut request).await;
    let _ = stream.write_all(TOO_MANY).await;
    let _ = stream.shutdown().await;
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    async fn asked(stream: &mut TcpStream) {
        stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\n\r\n").await.expect("sent");
    }

    async fn answered(stream: &mut TcpStream) {
        let mut text = Vec::new();
        while !text.ends_with(b"here") {
            assert!(stream.read_buf(&mut text).await.expect("an answer") > 0, "the server hung up");
        }
    }

    #[tokio::test]
    async fn more_connections_than_there_is_room_for_wait() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", axum::routing::get(async || "here"));
        let limits = Limits { connections: 1, ..Limits::default() };
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let serving = tokio::spawn(serve(listener, router, limits, |_| false, async move { drop(stopped.await) }));
        let mut first = TcpStream::connect(address).await.expect("a connection");
        let mut second = TcpStream::connect(address).await.expect("a connection");
        asked(&mut second).await;
        for _ in 0..20 {
            asked(&mut first).await;
            answered(&mut first).await;
        }
        assert!(second.try_read(&mut [0]).is_err(), "there is no room for it yet");
        drop(first);
        answered(&mut second).await;
        drop(stop);
        serving.await.expect("it stops, and closes what waits for nothing");
    }

    #[tokio::test]
    async fn who_has_been_idle_longest_makes_room() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().route("/", axum::routing::get(async || "here"));
        let limits = Limits { connections: 2, ..Limits::default() };
        tokio::spawn(serve(listener, router, limits, |_| false, std::future::pending()));
        let mut idle = TcpStream::connect(address).await.expect("a connection");
        asked(&mut idle).await;
        answered(&mut idle).await;
        let mut busy = TcpStream::connect(address).await.expect("a connection");
        let mut newcomer = TcpStream::connect(address).await.expect("a connection");
        let arriving = async {
            asked(&mut newcomer).await;
            answered(&mut newcomer).await;
        };
        let working = async {
            loop {
                asked(&mut busy).await;
                answered(&mut busy).await;
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        // Whoever does something stays.
        tokio::select! {
            () = arriving => {}
            () = working => {}
        }
        assert_eq!(idle.read(&mut [0; 8]).await.expect("it is closed in good order"), 0);
    }

    #[tokio::test]
    async fn what_is_sent_is_not_held_back() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let _client = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a connection");
        let (stream, _) = accept(&listener).await;
        assert!(stream.nodelay().expect("an option"));
    }
}
