//! Too much of something: floods, connections, uploads, requests, chat, a full disk. Each has a limit that says so.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use crate::abuse::unchanged;
use crate::person::{PATIENCE, Person, mine, new_table, open_seat, started};
use crate::process::{Server, WIDE, eventually, recorded, sql};
use crate::random::Rng;
use crate::socket::{Socket, Step, choose, legal};
use crate::steps::{level, past_keeping};
use crate::values::{number, text};

/// A rate that even a slow machine can exceed: one message per second, and bursts of two.
const SLOW: &[&str] = &["--messages-per-second", "1"];

#[tokio::test]
async fn floods() {
    let server = Server::exactly(SLOW).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let (seq, position) = (sockets[0].seq, sockets[0].position().clone());
    let request = json!({ "type": "vote", "seat": 0, "over": 1 });
    let began = Instant::now();
    let mut ids = Vec::new();
    for _ in 0..40 {
        ids.push(sockets[0].send(request.clone()).await);
    }
    let mut codes = Vec::new();
    for id in ids {
        codes.push(sockets[0].answer(id).await.code().to_owned());
    }
    // A browser's answers to the server's own pings count as well, so only the first message is certain to be answered.
    assert_eq!(codes[0], "not-votable", "{codes:?}");
    let answered = codes.iter().filter(|code| *code == "not-votable").count();
    assert!(answered <= 3 + began.elapsed().as_secs() as usize, "no more than one a second after that: {codes:?}");
    assert_eq!(codes.iter().filter(|code| *code == "too-many").count(), 40 - answered, "{codes:?}");
    // After a while everything is as before, and nobody else was affected.
    eventually("it is answered again", async || {
        sockets[0].ask(json!({ "type": "resync" })).await.is_done().then_some(())
    })
    .await;
    assert_eq!((sockets[0].seq, sockets[0].position()), (seq, &position));
    let theirs = sockets[1].position().clone();
    unchanged(&mut sockets[1], seq, &theirs).await;
}

#[tokio::test]
async fn whoever_does_not_stop_is_shown_the_door() {
    let server = Server::exactly(SLOW).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let (seq, position) = (sockets[1].seq, sockets[1].position().clone());
    // Each answer is read before the next message is sent, so that the message that closes the connection is the last
    // one on it.
    let socket = &mut sockets[0];
    let mut sent = 0;
    while socket.closing.is_none() && sent < 1000 {
        assert!(socket.send_text("nonsense").await, "closed without a reason after {sent} messages");
        sent += 1;
        while socket.unread.len() < sent && socket.closing.is_none() {
            socket.read().await.expect("an answer, or the reason for closing");
        }
    }
    assert_eq!(socket.closing, Some(json!({ "code": "too-many", "wait_s": 1 })));
    assert!(sent > 100, "after {sent} messages");
    socket.until_closed().await;
    // It does not help to stop reading either. The reason may then be lost, because it comes after messages that were
    // never read.
    let mut socket = people[0].socket(&table).await;
    for _ in 0..20_000 {
        if !socket.send_text(&json!({ "id": 1, "type": "resync" }).to_string()).await {
            break;
        }
    }
    socket.until_closed().await;
    unchanged(&mut sockets[1], seq, &position).await;
    assert_eq!(people[0].socket(&table).await.closing, None, "whoever comes back is let in");
}

#[tokio::test]
async fn floods_of_pings() {
    let server = Server::exactly(SLOW).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    let mut socket = people[0].socket(&table).await;
    let mut pongs = 0;
    while socket.closing.is_none() && pongs < 1000 && socket.ping().await {
        pongs += 1;
    }
    socket.until_closed().await;
    assert_eq!(socket.closing, Some(json!({ "code": "too-many", "wait_s": 1 })), "after {pongs} pings");
    assert!(pongs > 100, "after {pongs} pings");
    // A single message is fine.
    assert!(sockets[0].ping().await);
    assert_eq!(sockets[0].unread, Vec::<Value>::new());
}

#[tokio::test]
async fn limits_on_sockets() {
    let server = Server::start(&["--sockets-per-address", "3"]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let stranger = Person::stranger(&server.base);
    let third = stranger.socket(&table).await;
    for person in [&stranger, &people[0]] {
        let refused = person.try_socket(&table, "", &[]).await.expect_err("no socket");
        assert_eq!(refused.json()["most"], 3);
        refused.refused(429, "limit-reached");
    }
    drop(third);
    eventually("there is room again", async || stranger.try_socket(&table, "", &[]).await.ok()).await;
    drop(sockets);

    let server = Server::start(&["--watchers-per-table", "2"]).await;
    let (people, table, _sockets) = started(&server.base, 2, &json!({})).await;
    let stranger = Person::stranger(&server.base);
    let _watching = [stranger.socket(&table).await, server.person().await.socket(&table).await];
    for person in [stranger, server.person().await] {
        let mut socket = person.socket(&table).await;
        socket.until_closed().await;
        assert_eq!(socket.closing, Some(json!({ "code": "limit-reached", "most": 2 })));
    }
    // The players at the table are not kept out.
    assert_eq!(people[1].socket(&table).await.closing, None);
}

#[tokio::test]
async fn limits_on_uploads() {
    let record = recorded("pity.tzk");
    let copy = |number: u32| record.replacen("name 0 ", &format!("name 0 copy {number} "), 1);
    let server = Server::exactly(&["--uploads-per-minute", "3"]).await;
    let person = server.person().await;
    for number in 0..3 {
        person.post_text("/api/records", &copy(number)).await.ok();
    }
    person.post_text("/api/records", &copy(3)).await.refused(429, "too-many");
    server.person().await.post_text("/api/records", &copy(3)).await.ok();

    let server = Server::exactly(&["--records-per-player", "2"]).await;
    let person = server.person().await;
    for number in [0, 1, 0, 1] {
        person.post_text("/api/records", &copy(number)).await.ok();
    }
    let answer = person.post_text("/api/records", &copy(2)).await;
    assert_eq!(answer.json()["most"], 2);
    answer.refused(429, "limit-reached");
    server.person().await.post_text("/api/records", &copy(2)).await.ok();
    // Uploading a record that is already stored does not count.
    person.post_text("/api/records", &copy(2)).await.ok();
}

#[tokio::test]
async fn requests_that_never_end() {
    let server = Server::start(&["--request-seconds", "1"]).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let address = server.base.trim_start_matches("http://").to_owned();
    let say = async |said: &str| {
        let mut stream = TcpStream::connect(&address).await.expect("a connection");
        stream.write_all(said.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        let read = timeout(PATIENCE, stream.read_to_string(&mut answer)).await;
        read.expect("the server hangs up").expect("what it says is text");
        answer
    };
    for silent in ["", "GET /api/lobby HTTP/1.1\r\nhost: here\r\n"] {
        assert!(!say(silent).await.contains(" 200 "), "{silent}");
    }
    for path in ["/api/log-in", "/api/records"] {
        let mut head = format!("POST {path} HTTP/1.1\r\nhost: here\r\ncontent-length: 50\r\n");
        if path == "/api/records" {
            head += &format!("cookie: {}\r\n", server.person().await.cookie);
        }
        let answer = say(&format!("{head}\r\n{{")).await;
        assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("too-slow"), "{answer}");
    }
    // A complete request is answered, and the connection is kept open for the next one.
    let twice = say("GET /healthz HTTP/1.1\r\nhost: here\r\n\r\nGET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
    assert_eq!(twice.matches("HTTP/1.1 200 OK").count(), 2, "{twice}");
    // A socket may be idle for longer.
    sockets[0].resync().await;
}

#[tokio::test]
async fn room_for_connections_is_given_back() {
    let server = Server::start(&["--max-connections", "3", "--request-seconds", "1"]).await;
    for _ in 0..8 {
        // Each uses its own connections.
        let person = server.person().await;
        assert_eq!(person.lobby().await["mine"], json!([]));
    }
}

#[tokio::test]
async fn limits_on_requests() {
    let server = Server::exactly(
        &[&["--requests-per-minute", "30", "--tables-per-player", "3", "--logins-per-minute", "4"][..]].concat(),
    )
    .await;
    let person = server.person().await;
    for _ in 0..3 {
        person.open(new_table(&[mine(), open_seat()])).await;
    }
    let answer = person.post("/api/tables", new_table(&[mine(), open_seat()])).await;
    assert_eq!(answer.json()["most"], 3);
    answer.refused(429, "limit-reached");

    let mut codes = Vec::new();
    for _ in 0..6 {
        let stranger = person.clone();
        codes.push(stranger.post("/api/log-in", json!({ "name": "nobody", "password": "wrong wrong" })).await.status);
    }
    assert!(codes.contains(&401) && codes.ends_with(&[429]), "{codes:?}");
    // Setting a password is as expensive as checking one.
    person.set_password("short").await.refused(400, "bad-password");
    person.set_password("correct horse").await.refused(429, "too-many-log-ins");

    let other = server.person().await;
    let mut limited = None;
    for _ in 0..80 {
        let answer = other.get("/api/lobby").await;
        if answer.status != 200 {
            limited = Some(answer);
            break;
        }
    }
    let limited = limited.expect("somebody who asks too often is told to wait");
    assert!(number(&limited.json()["wait_s"]) >= 1, "{}", limited.text);
    limited.refused(429, "too-many");

    assert_eq!(person.get("/healthz").await.status, 200, "whoever watches over the server is not limited");
}

#[tokio::test]
async fn an_address_stores_only_so_many_people() {
    let server = Server::exactly(&["--identities-per-minute", "5"]).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        // Looking is free; what is limited is how many are stored.
        statuses.push(server.person().await.rename("Somebody").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
}

#[tokio::test]
async fn chat_hides_nothing() {
    let server = Server::start(&[]).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let say = |text: &str| json!({ "type": "chat", "text": text });
    // Neither what cannot be seen, nor what reaches into other lines.
    let stacked = format!("a{}", "\u{301}".repeat(299));
    for hidden in ["\u{3164}", "\u{2800}", "\u{200d}", "a\u{2028}b", "a\u{e0041}", "a\u{202e}b", &stacked] {
        sockets[0].ask(say(hidden)).await.refused("bad-chat");
    }
    for plain in ["καλημέρα", "👩\u{200d}🌾 ❤\u{fe0f}", "e\u{301}"] {
        sockets[0].ask(say(plain)).await.done();
    }
}

#[tokio::test]
async fn chat_limits() {
    let flags: Vec<&str> = WIDE.iter().copied().filter(|flag| !["--chat-per-minute", "10000"].contains(flag)).collect();
    let server = Server::exactly(&[&flags[..], &["--chat-per-minute", "5", "--chat-length", "40"]].concat()).await;
    let (_, _, mut sockets) = started(&server.base, 2, &json!({})).await;
    let say = |text: String| json!({ "type": "chat", "text": text });
    let problem = sockets[0].ask(say("x".repeat(41))).await.refused("bad-chat");
    assert_eq!(problem["most"], 40);
    sockets[0].ask(say(String::new())).await.refused("bad-chat");
    sockets[0].ask(say("  \n ".to_owned())).await.refused("bad-chat");
    sockets[0].ask(say("ü".repeat(40))).await.done();
    let mut codes = Vec::new();
    for number in 0..12 {
        codes.push(sockets[0].ask(say(format!("line {number}"))).await.code().to_owned());
    }
    assert!(codes.contains(&String::new()) && codes.contains(&"too-many".to_owned()), "{codes:?}");
    // This does not hold up the game.
    assert_eq!(sockets[0].step(&mut Rng::new(1)).await, Step::Acted);
}

#[tokio::test]
async fn a_full_disk() {
    let mut server = Server::start(&["--max-data-mb", "1"]).await;
    let (mut people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, _) = past_keeping(sockets, 5).await;
    let mut rng = Rng::new(6);
    // Records fill the database; each has a different text.
    let record = recorded("monuments-1.tzk");
    let mut full = false;
    for number in 0..400 {
        let record = record.replacen("name 0 ", &format!("name 0 copy {number} "), 1);
        let answer = people[0].post_text("/api/records", &record).await;
        if answer.status != 201 {
            answer.refused(507, "storage-full");
            full = true;
            break;
        }
    }
    assert!(full, "400 records fit into a megabyte");
    // There is room for new tables and people when there is none for records any more, and for moves when there is none for these.
    people[0].open(new_table(&[mine(), open_seat()])).await;
    let fill = async |percent: u64| {
        // As if there were that much in use already.
        let most = 256 * percent / 100;
        let rows = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < MAX(1, MISSING)) INSERT INTO records \
                    (id, text, player, seen_at) SELECT hex(randomblob(9)), hex(randomblob(1900)), NULL, 9000000000000 FROM n";
        let missing = format!("({most} - (SELECT page_count FROM pragma_page_count))");
        sql(&server.data(), &rows.replace("MISSING", &missing)).await;
    };
    fill(92).await;
    people[0].post("/api/tables", new_table(&[mine(), open_seat()])).await.refused(507, "storage-full");
    let mut late = Person::new(&server.base).await;
    late.rename("Late").await.refused(507, "storage-full");
    level(&mut sockets).await;
    let seat = sockets.iter().position(Socket::is_asked).expect("somebody acts");
    let actions = choose(&sockets[seat].decisions()[0], &mut rng);
    sockets[seat].act(seat, &[&actions[0]]).await.done();
    fill(99).await;
    // The remaining space is enough for a few moves.
    let (seat, refused) = loop {
        level(&mut sockets).await;
        let seat = sockets.iter().position(Socket::is_asked).expect("the game goes on until the disk is full");
        let actions = choose(&sockets[seat].decisions()[0], &mut rng);
        match sockets[seat].act(seat, &[&actions[0]]).await.code() {
            "" => {}
            "storage-full" => break (seat, actions[0].clone()),
            other => panic!("{other}"),
        }
    };
    let (seq, ply) = (sockets[seat].seq, sockets[seat].ply());
    let position = sockets[seat].position().clone();
    for socket in &mut sockets {
        socket.resync().await;
        assert_eq!((socket.seq, socket.ply()), (seq, ply), "nothing changed for anyone");
    }
    assert_eq!(*sockets[seat].position(), position);
    assert_eq!(sockets[seat].act(seat, &[&refused]).await.code(), "storage-full", "nor is it any better now");
    // Other refusals work as usual, and existing data can be read.
    sockets[1 - seat].act(1 - seat, &["place start"]).await.refused("not-to-act");
    assert_eq!(people[0].line(&table).await.len(), ply);

    // Once there is room again, the game goes on from there.
    server.stop().await;
    server.restart_with(&[]).await;
    for person in &mut people {
        person.base.clone_from(&server.base);
    }
    let mut socket = people[seat].socket(&table).await;
    assert_eq!((socket.seq, socket.ply()), (seq, ply));
    assert_eq!(*socket.position(), position);
    let options =
        legal(&socket.decisions()[0]["options"]).into_iter().map(|option| text(&option["action"])).collect::<Vec<_>>();
    assert!(options.contains(&refused));
    socket.act(seat, &[&refused]).await.done();
}
