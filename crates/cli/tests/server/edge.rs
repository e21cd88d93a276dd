//! The edge: connections that do nothing, do not read, or come by the hundred, and a database that is damaged.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::process::Command;
use tokio::time::timeout;

use crate::person::{PATIENCE, Person, mine, new_table, open_seat, started};
use crate::process::{PROGRAM, Server, eventually, sql};

/// A connection from one of this machine's own addresses.
async fn connect(server: &Server, from: Ipv4Addr) -> TcpStream {
    let to: SocketAddr = server.base.trim_start_matches("http://").parse().expect("an address");
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.bind(SocketAddr::from((from, 0))).expect("an address of this machine");
    timeout(PATIENCE, socket.connect(to)).await.expect("in time").expect("a connection")
}

#[tokio::test]
async fn who_does_not_read_is_not_waited_for() {
    let server = Server::start(&["--request-seconds", "1"]).await;
    let mut stream = connect(&server, Ipv4Addr::new(127, 0, 0, 2)).await;
    // More than fits between the two.
    let asking = "GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(2000);
    let _ = timeout(Duration::from_millis(500), stream.write_all(asking.as_bytes())).await;
    // Whoever writes to a connection that was closed is told so.
    eventually("the connection is closed", async || {
        stream.try_write(b"GET").is_err_and(|error| closed(&error)).then_some(())
    })
    .await;
}

/// Whether a connection is gone, rather than busy.
fn closed(error: &std::io::Error) -> bool {
    error.kind() != std::io::ErrorKind::WouldBlock
}

#[tokio::test]
async fn readers_that_do_not_read_shut_nobody_out() {
    let server = Server::start(&["--max-connections", "40"]).await;
    let asking = "GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(500);
    let mut held = Vec::new();
    for number in 0..12 {
        for _ in 0..10 {
            let mut stream = connect(&server, Ipv4Addr::new(127, 0, 1, number)).await;
            let _ = timeout(Duration::from_millis(20), stream.write_all(asking.as_bytes())).await;
            held.push(stream);
        }
    }
    // Long before they are given up for not reading, they make room for those who have something to do.
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    sockets[0].resync().await;
}

#[tokio::test]
async fn one_address_does_not_use_up_the_open_files() {
    let mut server = Server::start(&["--max-connections", "60"]).await;
    server.stop().await;
    // As many files as the system usually allows are too few for the flood, if each of it takes one.
    let listen = server.base.trim_start_matches("http://").to_owned();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 220; exec \"$0\" \"$@\"", PROGRAM, "serve", "--listen", &listen]);
    command.args(["--max-connections", "60", "--data"]).arg(server.data()).env_remove("TZOLKIN_DATABASE");
    let log = server.folder().join("flooded");
    command.stdout(Stdio::null()).stderr(std::fs::File::create(&log).expect("a log")).kill_on_drop(true);
    let _child = command.spawn().expect("the program starts");
    eventually("it listens", async || TcpStream::connect(&listen).await.ok()).await;
    let mut held = Vec::new();
    for _ in 0..600 {
        held.push(connect(&server, Ipv4Addr::new(127, 0, 0, 2)).await);
    }
    let mut asking = connect(&server, Ipv4Addr::new(127, 0, 0, 3)).await;
    asking.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").await.expect("sent");
    let mut answer = String::new();
    timeout(PATIENCE, asking.read_to_string(&mut answer)).await.expect("in time").expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(!log.contains("Too many open files"), "{log}");
}

#[tokio::test]
async fn the_server_allows_itself_the_files_that_it_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -S -n 128; exec \"$0\" \"$@\"", PROGRAM, "serve", "--listen", "127.0.0.1:0", "--data"]);
    command.arg(folder.path().join("tables.sqlite")).env_remove("TZOLKIN_DATABASE");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true).spawn().expect("it starts");
    crate::process::address(&mut child).await.expect("it serves");
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id().expect("it runs"))).expect("readable");
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).expect("a line");
    let soft: u64 = line.split_whitespace().next().expect("a number").parse().expect("a number");
    assert!(soft >= 1000, "{line}");
}

#[tokio::test]
async fn spectators_leave_room_for_those_who_play() {
    let server = Server::start(&["--max-connections", "80"]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    sockets.clear();
    let asking = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    // Many addresses watch for as long as they are let in.
    let mut watching = Vec::new();
    for number in 0..40 {
        for _ in 0..4 {
            let mut stream = connect(&server, Ipv4Addr::new(127, 0, 2, number)).await;
            stream.write_all(asking.as_bytes()).await.expect("sent");
            let mut answer = [0; 12];
            match timeout(PATIENCE, stream.read_exact(&mut answer)).await.expect("in time") {
                Ok(_) if answer.ends_with(b" 101") => watching.push(stream),
                _ => break,
            }
        }
    }
    assert!(watching.len() >= 30, "{}", watching.len());
    for person in &people {
        for _ in 0..2 {
            sockets.push(person.socket(&table).await);
        }
    }
    let refused = Person::stranger(&server.base).try_socket(&table, "", &[]).await.expect_err("no more spectators");
    refused.refused(429, "limit-reached");
}

/// What the program says when it cannot serve this file.
async fn refuses(data: &Path) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).env_remove("TZOLKIN_DATABASE");
    let output = timeout(PATIENCE, command.kill_on_drop(true).output()).await.expect("it ends").expect("it starts");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked"), "{said}");
    said
}

#[tokio::test]
async fn a_damaged_or_foreign_database_is_not_served() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    for _ in 0..40 {
        person.open(new_table(&[mine(), open_seat()])).await;
    }
    server.stop().await;
    let whole = std::fs::read(server.data()).expect("the data");
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path
    };
    // Cut in half, and with pages overwritten.
    let half = file("half.sqlite", &whole[..whole.len() / 2]);
    let mut bytes = whole.clone();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 3 * 4096].fill(0xa5);
    let overwritten = file("overwritten.sqlite", &bytes);
    for damaged in [&half, &overwritten] {
        let before = std::fs::read(damaged).expect("the data");
        let said = refuses(damaged).await;
        assert!(said.contains("damaged") && said.contains("restore a backup"), "{said}");
        assert_eq!(std::fs::read(damaged).expect("the data"), before, "nothing is changed");
    }
    // Empty, with the last writes beside it.
    let empty = file("empty.sqlite", b"");
    file("empty.sqlite-wal", &whole[..8192]);
    let said = refuses(&empty).await;
    assert!(said.contains("-wal") && folder.path().join("empty.sqlite-wal").exists(), "{said}");
    // Another program's.
    let foreign = folder.path().join("foreign.sqlite");
    sql(&foreign, "CREATE TABLE notes (text TEXT)").await;
    let said = refuses(&foreign).await;
    assert!(said.contains("not a database of this program"), "{said}");
    assert_eq!(sql(&foreign, "SELECT COUNT(*) FROM sqlite_schema").await, "1");
}

#[tokio::test]
async fn a_server_whose_data_is_damaged_says_that_it_is_not_well() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    for _ in 0..200 {
        person.open(new_table(&[mine(), open_seat()])).await;
    }
    // So that everything is in the file, which then loses all of it but its beginning.
    sql(&server.data(), "PRAGMA wal_checkpoint(TRUNCATE)").await;
    let mut file = std::fs::OpenOptions::new().write(true).open(server.data()).expect("the data");
    let length = file.metadata().expect("a length").len();
    std::io::Seek::seek(&mut file, std::io::SeekFrom::Start(4096)).expect("sought");
    std::io::Write::write_all(&mut file, &vec![0xa5; usize::try_from(length - 4096).expect("small")]).expect("written");
    eventually("it is noticed", async || {
        // A new connection to the database reads the file anew.
        let answer = person.get(&format!("/api/players/{}/games", "somebody")).await;
        assert!([404, 500].contains(&answer.status), "{} {}", answer.status, answer.text);
        let _ = person.get("/api/lobby").await;
        (person.get("/healthz").await.status == 500).then_some(())
    })
    .await;
    assert!(server.whole_log().contains("restore a backup"), "{}", server.logged());
    assert!(!server.whole_log().contains("panicked"), "{}", server.logged());
}
