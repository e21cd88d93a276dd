//! Fair shares: nobody can take from everyone else what the server has to give.

use std::net::{Ipv4Addr, SocketAddr};

use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::person::{PATIENCE, Person, gather, started};
use crate::process::{Server, eventually, wide_without};

/// A connection from one of this machine's own addresses that was answered; none if the server did not want it.
async fn answered(server: &Server, from: Ipv4Addr) -> Option<TcpStream> {
    let to: SocketAddr = server.base.trim_start_matches("http://").parse().expect("an address");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((from, 0))).expect("an address of this machine");
    let mut stream = socket.connect(to).await.expect("a connection");
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.expect("written");
    let mut answer = vec![0; 4096];
    let read = timeout(PATIENCE, stream.read(&mut answer)).await.expect("the server answers or hangs up");
    let answer = String::from_utf8_lossy(&answer[..read.unwrap_or_default()]).into_owned();
    assert!(answer.contains(" 200 ") || answer.contains(" 429 ") && answer.ends_with('}'), "{answer}");
    answer.contains(" 200 ").then_some(stream)
}

#[tokio::test]
async fn four_addresses_do_not_lock_everyone_out() {
    let server = Server::start(&["--max-connections", "50"]).await;
    let greedy = (2..6).map(|last| Ipv4Addr::new(127, 0, 0, last));
    let mut held = Vec::new();
    for from in greedy {
        let before = held.len();
        while let Some(stream) = answered(&server, from).await {
            held.push(stream);
            assert!(held.len() < 50, "they have taken everything");
        }
        assert!(held.len() > before, "{from} has a share too");
    }
    assert!(held.len() >= 30, "shares are not too small either: {}", held.len());
    // Everyone else can still play.
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    sockets[0].resync().await;
    // What is given back can be used again.
    let count = held.len();
    drop(held);
    let mut again = Vec::new();
    for _ in 0..10 {
        again.push(eventually("there is room", async || answered(&server, Ipv4Addr::new(127, 0, 0, 9)).await).await);
    }
    assert!(again.len() == 10 && count > 10);
}

/// A header as a proxy adds it.
fn by_proxy(address: &str) -> [(&str, &str); 1] {
    [("x-forwarded-for", address)]
}

#[tokio::test]
async fn a_network_of_ipv6_is_one_address() {
    let flags = wide_without(&["--identities-per-minute"]);
    let server =
        Server::exactly(&[&flags[..], &["--public-url", "https://x.example", "--identities-per-minute", "3"]].concat())
            .await;
    // Whoever comes from there for the first time, and does something.
    let arrive = async |address: &str| {
        let mut person = Person::stranger(&server.base);
        let answer = person.request(Method::GET, "/api/me", None, &by_proxy(address)).await;
        person.take_cookie(&answer);
        let rename = Some(json!({ "name": "Somebody" }).to_string());
        person.request(Method::PATCH, "/api/me", rename, &by_proxy(address)).await
    };
    let mut statuses = Vec::new();
    for number in 1..6 {
        statuses.push(arrive(&format!("2001:db8:0:1::{number}")).await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    let answer = arrive("2001:db8:0:1::9").await;
    assert!(answer.header("retry-after").parse::<u32>().is_ok_and(|seconds| seconds >= 1), "{:?}", answer.headers);
    let answer = arrive("2001:db8:0:2::1").await;
    assert_eq!(answer.status, 200, "another network");
}

#[tokio::test]
async fn a_person_is_limited_wherever_they_come_from() {
    let server = Server::exactly(&["--public-url", "https://x.example", "--requests-per-minute", "20"]).await;
    let person = server.person().await;
    let mut refused = false;
    for number in 0..30 {
        let address = format!("192.0.2.{number}");
        refused |= person.request(Method::GET, "/api/lobby", None, &by_proxy(&address)).await.status == 429;
    }
    assert!(refused, "thirty addresses are no more than one person");
    let other = Person::stranger(&server.base);
    let answer = other.request(Method::GET, "/api/lobby", None, &by_proxy("192.0.2.1")).await;
    assert_eq!(answer.status, 200, "nobody else is affected");
}

#[tokio::test]
async fn sockets_are_shared_between_addresses_and_people() {
    let server = Server::start(&["--public-url", "https://x.example", "--max-connections", "32"]).await;
    let (people, table) = gather(&server.base, 2, &json!({})).await;
    people[0].start(&table).await;
    // Somebody opens as many as they can from one address: the few that are everybody's.
    let watcher = Person::stranger(&server.base);
    let mut held = Vec::new();
    while let Ok(socket) = watcher.try_socket(&table, "", &by_proxy("203.0.113.1")).await {
        held.push(socket);
        assert!(held.len() <= 24, "one address has taken everything");
    }
    assert_eq!(held.len(), 8);
    for (number, person) in people.iter().enumerate() {
        let address = format!("198.51.100.{number}");
        assert!(person.try_socket(&table, "", &by_proxy(&address)).await.is_ok(), "there is room for players");
    }
    let server = Server::start(&["--public-url", "https://x.example", "--sockets-per-person", "3"]).await;
    let (people, table) = gather(&server.base, 2, &json!({})).await;
    let mut held = Vec::new();
    for number in 0..3 {
        let address = format!("198.51.100.{number}");
        held.push(people[0].try_socket(&table, "", &by_proxy(&address)).await.expect("a socket"));
    }
    let refused = people[0].try_socket(&table, "", &by_proxy("198.51.100.9")).await.expect_err("one too many");
    refused.refused(429, "limit-reached");
    assert!(people[1].try_socket(&table, "", &by_proxy("198.51.100.9")).await.is_ok());
}

#[tokio::test]
async fn more_tables_do_not_make_more_chat_or_more_moves() {
    let flags = wide_without(&["--chat-per-minute", "--moves-per-minute"]);
    let server = Server::exactly(&[&flags[..], &["--chat-per-minute", "4", "--moves-per-minute", "4"]].concat()).await;
    let (people, first) = gather(&server.base, 2, &json!({})).await;
    let second = people[0].open(crate::person::new_table(&[crate::person::mine(), crate::person::open_seat()])).await;
    let mut sockets = [people[0].socket(&first).await, people[0].socket(&second).await];
    let mut codes = Vec::new();
    for turn in 0..6 {
        codes.push(sockets[turn % 2].ask(json!({ "type": "chat", "text": "hello" })).await.code().to_owned());
    }
    assert_eq!(codes, ["", "", "", "", "too-many", "too-many"]);
    // Somebody else may still talk there, and play.
    let mut other = people[1].socket(&first).await;
    other.ask(json!({ "type": "chat", "text": "hello" })).await.done();
    let mut codes = Vec::new();
    for turn in 0..6 {
        let resign = json!({ "type": "resign", "seat": 0 });
        codes.push(sockets[turn % 2].ask(resign).await.code().to_owned());
    }
    assert_eq!(codes, ["not-started", "not-started", "not-started", "not-started", "too-many", "too-many"]);
}

#[tokio::test]
async fn what_a_spectator_mutes_is_nobody_elses_business() {
    let mut server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let watcher = server.person().await;
    let (mut watching, mut also) = (watcher.socket(&table).await, watcher.socket(&table).await);
    for socket in &mut sockets {
        // Whatever was on its way has arrived after this.
        socket.resync().await;
    }
    let heard = |socket: &crate::socket::Socket| socket.heard.as_ref().map_or(0, Vec::len);
    let before = [heard(&sockets[0]), heard(&sockets[1])];
    for number in 0..10 {
        let mute = json!({ "type": "mute", "seat": number % 2, "muted": number % 3 != 0 });
        watching.ask(mute).await.done();
    }
    watching.ask(json!({ "type": "mute", "seat": 0, "muted": true })).await.done();
    // Their own pages know.
    also.until("muted", |socket| {
        socket.table["you"]["muted"].as_array().is_some_and(|muted| muted.contains(&json!(0)))
    })
    .await;
    for (socket, before) in sockets.iter_mut().zip(before) {
        socket.resync().await;
        // The welcome and the answer to the question for it, and nothing else.
        assert_eq!(heard(socket), before + 2);
    }
    // It works while they watch, and is not stored; a player's wish is.
    sockets[1].ask(json!({ "type": "mute", "seat": 0, "muted": true })).await.done();
    drop((watching, also));
    server.stop().await;
    server.restart().await;
    let muted = async |person: &Person| person.at(&server.base).table(&table).await["you"]["muted"].clone();
    assert_eq!(muted(&watcher).await, json!([]));
    assert_eq!(muted(&people[1]).await, json!([0]));
}
