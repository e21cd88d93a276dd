//! Checks where requests come from, and limits how many there are.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::App;
use super::error::Error;
use crate::config::{Config, Limits};
use crate::wire::Problem;

/// The rate limits for addresses and people.
pub(super) struct Gate {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    identities: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<String>,
    /// The open sockets: each holds a reference to the counter of its address.
    sockets: Mutex<HashMap<IpAddr, Arc<()>>>,
    most_sockets: usize,
}

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub(super) IpAddr);

impl Gate {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            requests: per_minute(limits.requests_per_minute),
            identities: per_minute(limits.identities_per_minute),
            logins: per_minute(limits.logins_per_minute),
            uploads: per_minute(limits.uploads_per_minute),
            sockets: Mutex::default(),
            most_sockets: limits.sockets_per_address,
        }
    }

    pub(super) fn new_identity(&self, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        allowed(&self.identities, &address)
    }

    pub(super) fn login(&self, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        allowed(&self.logins, &address)
    }

    pub(super) fn upload(&self, player: &str) -> Result<(), Problem> {
        allowed(&self.uploads, &player.to_owned())
    }

    /// Counts a socket for its address for as long as the returned value is held.
    pub(super) fn socket(&self, ClientAddress(address): ClientAddress) -> Result<Arc<()>, Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.retain(|_, each| Arc::strong_count(each) > 1);
        let each = sockets.entry(address).or_default();
        // One reference is held by the map itself.
        if Arc::strong_count(each) > self.most_sockets {
            return Err(Problem::LimitReached { most: self.most_sockets as u32 });
        }
        Ok(Arc::clone(each))
    }
}

fn per_minute<K: Hash + Eq + Clone>(count: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)))
}

fn allowed<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Result<(), Problem> {
    if limiter.len() > 100_000 {
        limiter.retain_recent();
    }
    limiter.check_key(key).map_err(|_| Problem::TooMany { wait_s: 60 })
}

/// Refuses requests that come too often or from another site, and stores the address that a request comes from.
pub(super) async fn gate(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    let from = ClientAddress(address(&app.tables.config, peer, request.headers()));
    request.extensions_mut().insert(from);
    if !request.uri().path().starts_with("/api") {
        metrics::counter!("tzolkin_http_requests").increment(1);
        return next.run(request).await;
    }
    let mut response = match let_in(&app, from, &request) {
        Ok(()) => {
            metrics::counter!("tzolkin_http_requests").increment(1);
            next.run(request).await
        }
        Err(problem) => Error::from(problem).into_response(),
    };
    // Answers depend on the identity, so they must not be cached.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn let_in(app: &App, from: ClientAddress, request: &Request) -> Result<(), Problem> {
    allowed(&app.gate.requests, &from.0)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || request.uri().path().ends_with("/socket");
    if changes && !same_site(&app.tables.config, request.headers()) {
        return Err(Problem::ForeignOrigin);
    }
    Ok(())
}

/// Behind a proxy with TLS, this is the address that the proxy has seen and added at the end of the header; earlier
/// entries may be forged. Without such a proxy, the header is ignored.
fn address(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let line = || headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = || line()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    if config.is_secure() { forwarded().unwrap_or(peer) } else { peer }
}

/// Whether a request comes from a page of this server. Programs send no origin and are let through.
fn same_site(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = &config.public_url {
        return origin.eq_ignore_ascii_case(url.trim_end_matches('/'));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && origin_host == host
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn seen(public_url: Option<&str>, lines: &[&'static str]) -> String {
        let config = Config {
            listen: SocketAddr::new(PEER, 0),
            data: std::path::PathBuf::new(),
            public_url: public_url.map(str::to_owned),
            limits: Limits::default(),
        };
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        address(&config, PEER, &headers).to_string()
    }

    #[test]
    fn only_a_proxy_with_tls_is_believed() {
        assert_eq!(seen(Some("https://x.example"), &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(Some("http://x.example"), &["203.0.113.7"]), "127.0.0.1");
        assert_eq!(seen(None, &["203.0.113.7"]), "127.0.0.1");
    }

    #[test]
    fn the_last_word_is_the_proxys() {
        let proxied = Some("https://x.example");
        assert_eq!(seen(proxied, &["198.51.100.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(proxied, &["198.51.100.1", "198.51.100.2, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(proxied, &["nonsense"]), "127.0.0.1");
        assert_eq!(seen(proxied, &[]), "127.0.0.1");
    }
}
