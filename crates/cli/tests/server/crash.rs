//! The power is cut at random moments, and the server comes back with everything it had acknowledged.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::person::{Made, PATIENCE, Person, bot, gather, mine, new_table, started, with};
use crate::process::{Server, check_finished, eventually, late, moves, recorded, setup_of, sql};
use crate::random::Rng;
use crate::socket::{Reply, Socket, choose};
use crate::steps::{finish_turn, level, past_keeping};
use crate::values::{number, numbers};

const GAMES: usize = 50;
/// About how many answers there are between two kills.
const ANSWERS: usize = 450;

/// What all players share.
#[derive(Debug, Default)]
struct Tally {
    acknowledged: AtomicUsize,
    /// Connections lost, and those that were lost while a request was unanswered.
    lost: AtomicUsize,
    in_flight: AtomicUsize,
    /// Connections lost between an undo and the next action.
    between_undo_and_redo: AtomicUsize,
    /// Unanswered requests that turned out to have been stored.
    kept_unheard: AtomicUsize,
}

/// A request that has not been answered.
#[derive(Clone, Debug, PartialEq)]
enum Sent {
    Nothing,
    Act(Vec<String>),
    Undo,
}

/// Whether a list of moves begins with others, as far as these are known.
fn begins(line: &[Made], moves: &[Made]) -> bool {
    let fits = |(there, known): (&Made, &Made)| there.1.is_none() || known.1.is_none() || there == known;
    moves.len() <= line.len() && line.iter().zip(moves).all(fits)
}

/// Somebody who keeps playing, whatever happens to the server.
struct Survivor {
    person: Person,
    table: String,
    rng: Rng,
    /// Where the server is; changes when it comes back.
    address: watch::Receiver<String>,
    tally: Arc<Tally>,
    /// The moves that have been acknowledged, as far as this player may know them.
    line: Vec<Made>,
    seq: u32,
    kept: Vec<Option<Vec<String>>>,
}

impl Survivor {
    async fn connect(&mut self) -> Socket {
        let deadline = Instant::now() + PATIENCE;
        loop {
            self.person.base = self.address.borrow_and_update().clone();
            // The server may die again meanwhile.
            if let Ok(socket) = self.person.try_socket(&self.table, "", &[]).await
                && socket.welcomes > 0
            {
                return socket.forget();
            }
            assert!(Instant::now() < deadline, "the server does not come back");
            let _ = timeout(Duration::from_millis(200), self.address.changed()).await;
        }
    }

    /// Connects and compares what is there with what was acknowledged.
    async fn reconnect(&mut self, sent: &Sent) -> Socket {
        loop {
            let socket = self.connect().await;
            let history = self.try_line().await;
            // Others may have moved between the two requests; what matters is that nothing is missing.
            let Some(line) = history else { continue };
            self.compare(&socket, &line, sent);
            self.line = if socket.is_keeping() { Vec::new() } else { line };
            self.line.truncate(socket.ply());
            self.seq = socket.seq;
            return socket;
        }
    }

    /// The moves of the game so far; none if the server is gone.
    async fn try_line(&self) -> Option<Vec<Made>> {
        let address = format!("{}/api/tables/{}/history", self.person.base, self.table);
        let request = reqwest::Client::new().get(address).header("cookie", &self.person.cookie).timeout(PATIENCE);
        let response = request.send().await.ok()?;
        let status = response.status();
        let text = response.text().await.ok()?;
        assert_eq!(status, 200, "{text}");
        let history: Value = serde_json::from_str(&text).ok()?;
        let moves = history["moves"].as_array()?;
        Some(moves.iter().map(|made| (number(&made["seat"]), made["action"].as_str().map(str::to_owned))).collect())
    }

    fn compare(&self, socket: &Socket, line: &[Made], sent: &Sent) {
        let at = socket.summary();
        assert!(socket.seq >= self.seq, "acknowledged up to {}, there is {}: {at}", self.seq, socket.seq);
        for (seat, kept) in self.kept.iter().enumerate() {
            let Some(kept) = kept else { continue };
            if socket.is_keeping() {
                assert_eq!(socket.position()["has_kept"][seat], true, "seat {seat} had kept: {at}");
                if let Some(decision) = socket.decisions().iter().find(|decision| decision["seat"] == seat) {
                    // An unanswered change of tiles may have been stored too.
                    assert!(decision["kept"] == json!(kept) || *sent != Sent::Nothing, "{decision}");
                }
            } else if *sent == Sent::Nothing {
                assert_eq!(socket.state()["players"][seat]["wealth"], json!(kept), "{at}");
            }
        }
        if socket.is_keeping() {
            return;
        }
        let ends = |made: &Made| {
            let ends = |action: &str| ["keep", "days", "end"].iter().any(|word| action.starts_with(word));
            made.1.as_deref().is_none_or(ends)
        };
        let stable = self.line.iter().rposition(ends).map_or(0, |last| last + 1);
        assert!(begins(line, &self.line[..stable]), "turns that were ended are missing: {at}");
        let unfinished = &self.line[stable..];
        let Some(&(seat, _)) = unfinished.first() else { return };
        // Another player may have changed an unfinished turn in the meantime.
        if !socket.seats().contains(&seat) || (line.len() == self.line.len() && begins(line, &self.line)) {
            return;
        }
        // The player's own turn can have changed only by the unanswered request.
        self.tally.kept_unheard.fetch_add(1, Ordering::Relaxed);
        match sent {
            Sent::Act(actions) => {
                let expected: Vec<_> = actions.iter().map(|action| (seat, Some(action.clone()))).collect();
                assert!(begins(line, &self.line), "{:?} became {line:?}", self.line);
                assert!(begins(&line[self.line.len()..], &expected), "{actions:?} became {line:?}");
            }
            Sent::Undo => {
                assert!(begins(&self.line, line) && line.len() >= stable, "{:?} became {line:?}", self.line);
            }
            Sent::Nothing => panic!("changed without a request: {:?} became {line:?}", self.line),
        }
    }

    /// Plays until the game is over; returns the result.
    async fn play(mut self) -> Value {
        let mut socket = self.reconnect(&Sent::Nothing).await;
        let mut undone = false;
        loop {
            if socket.is_over() {
                return socket.state()["result"].clone();
            }
            self.follow(&socket);
            // Around one screen, somebody must claim a seat before its tiles can be chosen.
            if socket.is_keeping() && !socket.is_asked() && socket.seats().len() > 1 {
                let to_act = numbers(&socket.state()["to_act"]);
                if let Some(&seat) = to_act.iter().find(|seat| socket.seats().contains(seat)) {
                    let claimed = socket.ask(json!({ "type": "claim", "seat": seat })).await;
                    if claimed.is_done() {
                        socket.until("a question", Socket::is_asked).await;
                        continue;
                    }
                    socket = self.lose(&claimed, undone, &Sent::Nothing).await;
                    continue;
                }
            }
            let Some(asked) = socket.decisions().iter().find(|decision| decision["kept"].is_null()).cloned() else {
                if socket.read().await.is_none() {
                    socket = self.lose(&Reply::Lost, undone, &Sent::Nothing).await;
                }
                continue;
            };
            let seat = number(&asked["seat"]);
            let undo = asked["can_undo"] == true && self.rng.percent(20);
            let sent = if undo { Sent::Undo } else { Sent::Act(choose(&asked, &mut self.rng)) };
            let reply = match &sent {
                Sent::Act(actions) => {
                    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                    socket.act(seat, &actions).await
                }
                Sent::Undo | Sent::Nothing => socket.undo(seat).await,
            };
            match &reply {
                Reply::Done(seq) => {
                    self.tally.acknowledged.fetch_add(1, Ordering::Relaxed);
                    assert!(*seq > self.seq || socket.is_keeping(), "{seq} after {}", self.seq);
                    self.remember_kept(seat, &sent);
                    self.follow(&socket);
                    undone = undo;
                }
                Reply::Refused(problem) => panic!("{sent:?} was refused: {problem}; {}", socket.summary()),
                Reply::Lost => {
                    self.follow(&socket);
                    self.tally.in_flight.fetch_add(1, Ordering::Relaxed);
                    socket = self.lose(&reply, undone, &sent).await;
                }
            }
        }
    }

    fn remember_kept(&mut self, seat: usize, sent: &Sent) {
        if let Sent::Act(actions) = sent
            && let Some(tiles) = actions[0].strip_prefix("keep ")
        {
            self.kept[seat] = Some(tiles.split(' ').map(str::to_owned).collect());
        }
    }

    /// Records the moves so far.
    fn follow(&mut self, socket: &Socket) {
        // Moves that were not shown may be anything, such as the tiles that others chose.
        self.line.resize(socket.line_from, (usize::MAX, None));
        self.line.extend_from_slice(&socket.line);
        self.seq = self.seq.max(socket.seq);
    }

    async fn lose(&mut self, reply: &Reply, undone: bool, sent: &Sent) -> Socket {
        assert!(matches!(reply, Reply::Lost), "{reply:?}");
        self.tally.lost.fetch_add(1, Ordering::Relaxed);
        if undone {
            self.tally.between_undo_and_redo.fetch_add(1, Ordering::Relaxed);
        }
        self.reconnect(sent).await
    }
}

/// The tables: around one screen, two people, a person and a bot, and three at a game that is half played.
async fn open_tables(base: &str) -> Vec<(Vec<Person>, String)> {
    let mut tables = Vec::new();
    for number in 0..GAMES {
        tables.push(match number % 5 {
            0 => {
                let person = Person::new(base).await;
                let table = person.open(with(new_table(&[mine(), mine()]), &json!({ "start_now": true }))).await;
                (vec![person], table)
            }
            1 | 2 => {
                let (people, table) = gather(base, 2, &json!({})).await;
                people[0].start(&table).await;
                (people, table)
            }
            3 => {
                let person = Person::new(base).await;
                let table = person.open(with(new_table(&[bot(1), mine()]), &json!({ "start_now": true }))).await;
                (vec![person], table)
            }
            _ => {
                let (people, table) = gather(base, 3, &late("monuments-2.tzk", 120)).await;
                people[0].start(&table).await;
                (people, table)
            }
        });
    }
    tables
}

#[tokio::test]
async fn power_cuts_at_random_moments_of_fifty_games() {
    // Killing the program alone would not notice if it answered before what it wrote had reached the disk.
    let mut server = Server::on_a_faulty_disk().await;
    let tables = open_tables(&server.base).await;
    let tally = Arc::new(Tally::default());
    let (tell, address) = watch::channel(server.base.clone());
    let mut playing = JoinSet::new();
    for (number, (people, table)) in tables.iter().enumerate() {
        for (seat, person) in people.iter().enumerate() {
            let survivor = Survivor {
                person: person.clone(),
                table: table.clone(),
                rng: Rng::new((number * 4 + seat) as u64),
                address: address.clone(),
                tally: Arc::clone(&tally),
                line: Vec::new(),
                seq: 0,
                kept: vec![None; 4],
            };
            playing.spawn(async move { (number, survivor.play().await) });
        }
    }

    let mut rng = Rng::new(99);
    let mut results: Vec<Option<Value>> = vec![None; GAMES];
    let (mut kills, mut next_kill) = (0, rng.below(ANSWERS));
    loop {
        tokio::select! {
            done = playing.join_next() => {
                let Some(done) = done else { break };
                let (number, result) = done.expect("played");
                assert!(results[number].is_none() || results[number] == Some(result.clone()), "two results");
                results[number] = Some(result);
            }
            () = sleep(Duration::from_millis(3)) => {
                if tally.acknowledged.load(Ordering::Relaxed) >= next_kill {
                    server.cut_power().await;
                    kills += 1;
                    server.restart().await;
                    tell.send_replace(server.base.clone());
                    next_kill = tally.acknowledged.load(Ordering::Relaxed) + ANSWERS / 2 + rng.below(ANSWERS);
                }
            }
        }
    }
    let [lost, in_flight, between, unheard] =
        [&tally.lost, &tally.in_flight, &tally.between_undo_and_redo, &tally.kept_unheard]
            .map(|count| count.load(Ordering::Relaxed));
    println!(
        "{kills} kills, {lost} connections lost, {in_flight} with a request, {between} after undo, {unheard} kept"
    );
    assert!(kills >= 10, "{kills} kills");
    assert!(lost > 5 * GAMES, "{lost} connections lost");
    assert!(between > 0, "never killed between undo and redo");

    for ((people, table), result) in tables.into_iter().zip(results) {
        let mut person = people[0].clone();
        person.base.clone_from(&server.base);
        check_finished(&person, &table, &result.expect("finished")).await;
    }
}

#[tokio::test]
async fn an_answer_in_advance_is_spent_also_after_a_restart() {
    let mut server = Server::start(&[]).await;
    let setup = json!({ "start": { "from": "setup", "setup": setup_of(&recorded("pity.tzk")) } });
    let (people, table, sockets) = started(&server.base, 2, &setup).await;
    let (mut sockets, first) = past_keeping(sockets, 2).await;
    // The last player of the round takes the starting player space, so the answer is needed at once.
    finish_turn(&mut sockets[first], first).await;
    level(&mut sockets).await;
    let last = 1 - first;
    let request =
        json!({ "type": "act", "seat": last, "seq": sockets[last].seq, "actions": ["place start", "end"], "days": 1 });
    sockets[last].ask(request).await.done();
    level(&mut sockets).await;
    assert_eq!(sockets[0].state()["round"], 2);

    server.kill().await;
    server.restart().await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.at(&server.base).socket(&table).await);
    }
    // In the next round the same seat takes it again without an answer in advance, so it must be asked.
    for _ in 0..2 {
        let seat = numbers(&sockets[0].state()["to_act"])[0];
        if seat == last {
            sockets[seat].act(seat, &["place start", "end"]).await.done();
        } else {
            finish_turn(&mut sockets[seat], seat).await;
        }
        level(&mut sockets).await;
    }
    assert_eq!(sockets[last].state()["decision"], "days", "{}", sockets[last].summary());
    assert_eq!(numbers(&sockets[last].state()["to_act"]), [last]);
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    let table = person.open(with(new_table(&[mine(), bot(4), bot(1)]), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    // Stop while bots still have to choose their tiles or to play.
    let mut rng = Rng::new(8);
    for _ in 0..4 {
        while !socket.is_asked() {
            socket.read().await.expect("the connection stays");
        }
        socket.step(&mut rng).await;
    }
    server.kill().await;
    server.restart().await;
    let person = person.at(&server.base);
    let mut socket = person.socket(&table).await;
    socket.until("the person is asked", |socket| socket.is_asked() && !socket.is_keeping()).await;
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_anybody_asking() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    let table = person.open(with(new_table(&[mine(), bot(4), bot(4)]), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    socket.ask(json!({ "type": "resign", "seat": 0 })).await.done();
    server.kill().await;
    let status = format!("SELECT status, due FROM games WHERE id = '{table}'");
    assert_eq!(sql(&server.data(), &status).await, "running\t0", "a bot was to act");
    server.restart().await;
    eventually("the bots have played to the end", async || {
        (sql(&server.data(), &status).await == "finished\tNone").then_some(())
    })
    .await;
}

#[tokio::test]
async fn what_is_forced_at_the_start_is_played_after_a_crash_too() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    // A game that begins in the middle of a turn, with a forced choice.
    let record = recorded("pity.tzk");
    let mut found = None;
    for ply in 1..moves(&record).len() {
        let start = json!({ "start": { "from": "record", "record": record, "ply": ply }, "start_now": true });
        let table = person.open(with(new_table(&[mine(), mine()]), &start)).await;
        let forced = person.line(&table).await;
        if forced.len() > ply {
            found = Some((table, forced));
            break;
        }
    }
    let (table, forced) = found.expect("something is forced somewhere");
    assert!(server.stop().await);
    sql(&server.data(), &format!("DELETE FROM entries WHERE game = '{table}'")).await;
    server.restart().await;
    let person = person.at(&server.base);
    assert_eq!(person.line(&table).await, forced);
    assert_eq!(person.socket(&table).await.seq, 1);
}
