//! Noticing that a connection is dead, and coming back to it.

use serde_json::{Value, json};

use crate::person::{Person, started};
use crate::process::{Server, eventually};
use crate::random::Rng;
use crate::socket::Socket;
use crate::steps::{level, past_keeping};
use crate::values::number;

#[tokio::test]
async fn a_silent_table_has_a_heartbeat() {
    let server = Server::start(&[]).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    assert_eq!(sockets[0].welcome["heartbeat_ms"], 5000);
    eventually("a heartbeat between two messages", async || {
        sockets[0].resync().await;
        (sockets[0].heartbeats >= 1).then_some(())
    })
    .await;
    eventually("a heartbeat before a pong", async || {
        sockets[0].ping().await;
        (sockets[0].heartbeats >= 2).then_some(())
    })
    .await;
}

async fn back(person: &Person, table: &str, seq: u32) -> Socket {
    person.try_socket(table, &format!("?seq={seq}"), &[]).await.expect("a socket")
}

/// The moves that a welcome brings, by number.
fn brought(socket: &Socket) -> Vec<usize> {
    let moves = socket.welcome["update"]["moves"].as_array().expect("moves");
    moves.iter().map(|made| number(&made["ply"])).collect()
}

#[tokio::test]
async fn whoever_comes_back_gets_only_what_is_new() {
    let mut server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, _) = past_keeping(sockets, 3).await;
    level(&mut sockets).await;
    let (seq, ply) = (sockets[0].seq, sockets[0].ply());
    let same = back(&people[0], &table, seq).await;
    assert_eq!((&same.welcome["since"], brought(&same)), (&json!(seq), vec![]), "nothing was missed");

    let mut rng = Rng::new(4);
    while sockets[0].ply() < ply + 6 {
        let asked = sockets.iter().position(Socket::is_asked).expect("somebody is to move");
        sockets[asked].step(&mut rng).await;
        level(&mut sockets).await;
    }
    let now = sockets[0].ply();
    let later = back(&people[0], &table, seq).await;
    assert_eq!(later.welcome["since"], seq);
    assert_eq!(brought(&later), (ply + 1..=now).collect::<Vec<_>>());
    // Without a number, or with one that never was, nothing is known about what is missing.
    for query in [String::new(), format!("?seq={}", sockets[0].seq + 1)] {
        let socket = people[0].try_socket(&table, &query, &[]).await.expect("a socket");
        assert_eq!((&socket.welcome["since"], brought(&socket)), (&Value::Null, vec![]));
    }
    // After a restart only those who have missed nothing need nothing.
    let last = sockets[0].seq;
    server.stop().await;
    server.restart().await;
    let person = people[0].at(&server.base);
    assert_eq!(back(&person, &table, last).await.welcome["since"], last);
    assert_eq!(back(&person, &table, seq).await.welcome["since"], Value::Null);
}
