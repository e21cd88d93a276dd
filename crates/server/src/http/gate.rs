//! Checks where requests come from, and limits how many there are.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::error::Error;
use super::{App, forward};
use crate::config::{Config, Limits, host_of};
use crate::ids;
use crate::shares::{Network, Place, Places, Rate};
use crate::wire::{Command, Problem};

/// What one person may do in a minute, an address may do this many times over: families and clubs share one.
const PEOPLE_PER_ADDRESS: u32 = 8;

/// What people and addresses may have and do.
pub(super) struct Gate {
    requests: Rate<Network>,
    requests_of_person: Rate<String>,
    identities: Rate<Network>,
    exports: Rate<Network>,
    logins: Rate<Network>,
    logins_of_account: Rate<String>,
    logins_in_all: Rate<()>,
    uploads: Shared,
    uploaded: Rate<Network>,
    chat: Shared,
    moves: Shared,
    upload_mb_per_day: u32,
    sockets: Places<Network>,
    /// Of these places, those that whoever has no seat at the table may take.
    watching: Places<Network>,
    sockets_of_person: Places<String>,
}

const MB: u32 = 1_000_000;

/// A rate for every person and, for all people there together, every address.
struct Shared {
    person: Rate<String>,
    address: Rate<Network>,
}

impl Shared {
    fn new(per_minute: u32) -> Self {
        Self { person: Rate::new(per_minute), address: Rate::new(per_minute.saturating_mul(PEOPLE_PER_ADDRESS)) }
    }

    fn check(&self, person: &str, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        // The person first: who is refused for their own share takes nothing from the others at their address.
        allowed(self.person.check(person.to_owned()))?;
        allowed(self.address.check(address.into()))
    }
}

fn allowed(checked: Result<(), u32>) -> Result<(), Problem> {
    checked.map_err(|wait_s| Problem::TooMany { wait_s })
}

fn allowed_to_log_in(checked: Result<(), u32>) -> Result<(), Problem> {
    checked.map_err(|wait_s| Problem::TooManyLogIns { wait_s })
}

/// The address that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddress(pub(super) IpAddr);

/// The places that a socket takes, of its address and of its person.
pub(super) struct SocketPlaces {
    _of_address: Place<Network>,
    _watching: Option<Place<Network>>,
    _of_person: Option<Place<String>>,
}

impl Gate {
    pub(super) fn new(limits: &Limits) -> Self {
        // A quarter of the connections is kept for requests, so that those who have a socket can also ask for a page.
        let sockets = (limits.connections - limits.connections / 4).max(1);
        Self {
            requests: Rate::new(limits.requests_per_minute),
            requests_of_person: Rate::new(limits.requests_per_minute),
            identities: Rate::new(limits.identities_per_minute),
            exports: Rate::new(limits.logins_per_minute),
            logins: Rate::new(limits.logins_per_minute),
            logins_of_account: Rate::new(limits.logins_per_account),
            logins_in_all: Rate::new(limits.logins_in_all),
            uploads: Shared::new(limits.uploads_per_minute),
            uploaded: Rate::a_day(limits.upload_mb_per_day.saturating_mul(MB)),
            upload_mb_per_day: limits.upload_mb_per_day,
            chat: Shared::new(limits.chat_per_minute),
            moves: Shared::new(limits.moves_per_minute),
            sockets: Places::new(sockets, limits.sockets_per_address),
            watching: Places::new((sockets - sockets / 4).max(1), limits.sockets_per_address),
            sockets_of_person: Places::new(sockets, limits.sockets_per_person),
        }
    }

    pub(super) fn new_identity(&self, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        allowed(self.identities.check(address.into()))
    }

    /// Counts a copy of everything that is stored about somebody, which may be large.
    pub(super) fn export(&self, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        allowed(self.exports.check(Network::wide(address)))
    }

    /// Counts an attempt to log in or to set a password, wherever it leads.
    pub(super) fn login(&self, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        allowed_to_log_in(self.logins.check(Network::wide(address)))
    }

    /// Counts an attempt of somebody unknown to log in to an account: for the account, and for all of them together.
    pub(super) fn guess(&self, name: &str) -> Result<(), Problem> {
        // A name may be as long as a request.
        allowed_to_log_in(self.logins_of_account.check(ids::content_name(&format!("name {name}"))))?;
        allowed_to_log_in(self.logins_in_all.check(()))
    }

    /// Counts an attempt to say the password of an account, of which somebody has a session. Strangers cannot use these up.
    pub(super) fn guess_with_session(&self, player: &str) -> Result<(), Problem> {
        allowed_to_log_in(self.logins_of_account.check(player.to_owned()))
    }

    /// Counts a request of somebody, wherever it comes from.
    pub(super) fn request(&self, player: &str) -> Result<(), Problem> {
        allowed(self.requests_of_person.check(player.to_owned()))
    }

    /// Counts what takes more work than other requests: uploading a record, and asking for a review.
    pub(super) fn upload(&self, player: &str, from: ClientAddress) -> Result<(), Problem> {
        self.uploads.check(player, from)
    }

    /// Counts the bytes that an address uploads, because they are kept for months.
    pub(super) fn keep(&self, bytes: usize, ClientAddress(address): ClientAddress) -> Result<(), Problem> {
        let counted = self.uploaded.take(Network::wide(address), bytes as f64);
        counted.map_err(|wait_s| Problem::UploadedEnough { most_mb: self.upload_mb_per_day, wait_s })
    }

    /// Counts what is stored at a table: lines of chat, and everything that adds an entry to the log.
    pub(super) fn command(&self, player: &str, from: ClientAddress, command: &Command) -> Result<(), Problem> {
        match command {
            Command::Chat { .. } => self.chat.check(player, from),
            Command::Act { .. }
            | Command::Undo { .. }
            | Command::Restart { .. }
            | Command::Resign { .. }
            | Command::Finish { .. }
            | Command::EndVote { .. }
            // It adds no entry, but it is thought about for longer than a hint, and later moves do not end that.
            | Command::Judge { .. }
            | Command::TakeTurnBack { .. }
            | Command::TakeBack { .. }
            | Command::Mute { .. } => self.moves.check(player, from),
            Command::Claim { .. }
            | Command::Vote { .. }
            | Command::Hint { .. }
            | Command::Preview { .. }
            | Command::Resync => Ok(()),
        }
    }

    /// Counts a socket that is passed on to another process, for its address, for as long as the returned value is held.
    pub(super) fn tunnel(&self, ClientAddress(address): ClientAddress) -> Result<Place<Network>, Problem> {
        self.sockets.take(address.into()).map_err(|most| Problem::LimitReached { most: most as u32 })
    }

    /// Counts a socket for its address and its person for as long as the returned value is held. Whoever only watches leaves a quarter
    /// of the places to those who have a seat.
    pub(super) fn socket(
        &self,
        player: Option<&str>,
        seated: bool,
        ClientAddress(address): ClientAddress,
    ) -> Result<SocketPlaces, Problem> {
        let full = |most: usize| Problem::LimitReached { most: most as u32 };
        let watching = if seated { None } else { Some(self.watching.take(address.into()).map_err(full)?) };
        let of_person = player.map(|player| self.sockets_of_person.take(player.to_owned())).transpose();
        let of_address = self.sockets.take(address.into()).map_err(full)?;
        Ok(SocketPlaces { _of_address: of_address, _watching: watching, _of_person: of_person.map_err(full)? })
    }
}

/// Refuses requests that come too often or from another site, and stores the address that a request comes from.
pub(super) async fn gate(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    if !is_for_us(&app.tables.config, &request) && request.headers().get(forward::SECRET).is_none() {
        let refused = Error::from(Problem::ForeignHost);
        // Somebody may be looking at it in a browser.
        let api = request.uri().path().starts_with("/api");
        return if api { refused.into_response() } else { refused.in_words() };
    }
    let secret = app.tables.store.sharing().map(|sharing| sharing.secret.as_str());
    let forwarded = forward::origin(secret, request.headers_mut());
    let from = forwarded.unwrap_or_else(|| address(&app.tables.config, peer, request.headers()));
    let from = ClientAddress(from);
    request.extensions_mut().insert(from);
    if forwarded.is_some() {
        // The process that passes it on has counted and checked it.
        request.extensions_mut().insert(forward::Forwarded);
        return next.run(request).await;
    }
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
    allowed(app.gate.requests.check(from.0.into()))?;
    // No id contains it, and PostgreSQL cannot even be asked for it.
    if request.uri().path_and_query().is_some_and(|asked| asked.as_str().contains("%00")) {
        return Err(Problem::NoSuchAddress);
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || request.uri().path().ends_with("/socket");
    if changes && !same_site(&app.tables.config, request.headers()) {
        return Err(Problem::ForeignOrigin);
    }
    Ok(())
}

/// Where a request comes from. A proxy that is believed adds the address that it has seen at the end of the header; what stands before
/// it may be forged, unless it comes from such a proxy, too. Nobody else is believed.
fn address(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter().rev().filter_map(|line| line.to_str().ok());
    let mut entries = lines.flat_map(|line| line.rsplit(',')).map(|entry| entry.trim().parse());
    let mut from = peer;
    while config.is_proxy(from)
        && let Some(Ok(before)) = entries.next()
    {
        from = before;
    }
    from
}

/// Whether a request is for this server, by the name that it was reached under.
fn is_for_us(config: &Config, request: &Request) -> bool {
    let named = request.uri().host().or_else(|| Some(host_of(request.headers().get(header::HOST)?.to_str().ok()?)));
    // Whoever watches over a server may reach it under a name of its own; and there is nothing to learn.
    named.is_none_or(|host| config.is_ours(host)) || request.uri().path() == "/healthz"
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

    fn config(public_url: Option<&str>, proxies: &[&str], hosts: &[&str]) -> Config {
        Config {
            listen: SocketAddr::new(PEER, 0),
            data: crate::config::Data::File(std::path::PathBuf::new()),
            public_url: public_url.map(str::to_owned),
            hosts: hosts.iter().map(|&host| host.to_owned()).collect(),
            trusted_proxies: proxies.iter().map(|network| network.parse().expect("a network")).collect(),
            limits: Limits::default(),
            think_threads: None,
        }
    }

    fn seen(proxies: &[&str], lines: &[&'static str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        address(&config(None, proxies, &[]), PEER, &headers).to_string()
    }

    #[test]
    fn whoever_is_refused_takes_nothing_from_the_others_at_their_address() {
        let moves = Shared::new(2);
        let from = ClientAddress(PEER);
        let greedy = (0..100).filter(|_| moves.check("greedy", from).is_ok()).count();
        assert_eq!(greedy, 2);
        assert!(moves.check("other", from).is_ok());
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        assert_eq!(seen(&["127.0.0.1/32"], &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(&["127.0.0.0/8", "::1/128"], &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(&["10.0.0.0/8"], &["203.0.113.7"]), "127.0.0.1");
        assert_eq!(seen(&[], &["203.0.113.7"]), "127.0.0.1");
    }

    #[test]
    fn the_last_word_is_the_proxys() {
        let proxied = &["127.0.0.1/32"];
        assert_eq!(seen(proxied, &["198.51.100.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(proxied, &["198.51.100.1", "198.51.100.2, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(seen(proxied, &["nonsense"]), "127.0.0.1");
        assert_eq!(seen(proxied, &[]), "127.0.0.1");
        // One proxy behind another.
        let two = &["127.0.0.1/32", "10.0.0.0/8"];
        assert_eq!(seen(two, &["198.51.100.1, 203.0.113.7, 10.1.2.3"]), "203.0.113.7");
        assert_eq!(seen(two, &["10.1.2.3"]), "10.1.2.3");
    }

    #[test]
    fn only_names_that_nobody_else_can_own_are_ours() {
        let config = config(Some("https://play.example:8443"), &[], &["Games.example"]);
        for ours in [
            "play.example",
            "PLAY.example.",
            "games.example",
            "localhost",
            "127.0.0.1",
            "[::1]",
            "10.0.0.7",
            "mybox",
            "mybox.local",
            "tzolkin.home.arpa",
            "tzolkin.default.svc.cluster.local",
        ] {
            assert!(config.is_ours(ours), "{ours}");
        }
        for foreign in [
            "evil.example",
            "play.example.evil.example",
            "xplay.example",
            "localhost.evil.example",
            "10.0.0.7.evil.example",
        ] {
            assert!(!config.is_ours(foreign), "{foreign}");
        }
        assert_eq!(
            (host_of("a.example:8026"), host_of("[::1]:8026"), host_of("a.example")),
            ("a.example", "[::1]", "a.example")
        );
    }
}
