//! Searches everything that is sent to a page during whole games for information that it must not have.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::person::{Person, bot, gather, mine, new_table, open_seat, with};
use crate::process::{Server, check_finished, setup_of};
use crate::random::Rng;
use crate::socket::{Heard, Socket, Step};
use crate::values::{numbers, text};

/// All names of a kind in a text: `b07`, `w-tikal-3`.
fn named(text: &str, is_name: impl Fn(&str) -> bool) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
        .filter(|word| is_name(word))
        .map(str::to_owned)
        .collect()
}

fn tiles(text: &str) -> BTreeSet<String> {
    named(text, |word| word.starts_with("w-"))
}

fn buildings(text: &str) -> BTreeSet<String> {
    named(text, |word| word.len() == 3 && word.starts_with('b') && word[1..].bytes().all(|byte| byte.is_ascii_digit()))
}

fn set(value: &Value) -> BTreeSet<String> {
    value.as_array().expect("a list").iter().map(text).collect()
}

/// Somebody at the table, with everything that was sent to them.
struct Listener {
    person: Person,
    socket: Socket,
    /// The seat that may know its own tiles; none for the public.
    seat: Option<usize>,
    over_http: Vec<Heard>,
    rng: Rng,
}

impl Listener {
    fn new(person: Person, socket: Socket, seed: u64) -> Self {
        let seat = socket.seats().first().copied();
        Self { person, socket, seat, over_http: Vec::new(), rng: Rng::new(seed) }
    }

    /// Requests everything that can be requested.
    async fn pry(&mut self, table: &str) {
        let ply = self.rng.below(self.socket.ply() + 3);
        let paths = ["history".to_owned(), format!("positions/{ply}"), "record".to_owned(), String::new()];
        for path in paths {
            let answer = self.person.get(format!("/api/tables/{table}/{path}").trim_end_matches('/')).await;
            if path == "record" && !self.socket.is_over() {
                assert_eq!(answer.status, 409, "the record was given before the end: {}", answer.text);
            }
            self.note(answer.text);
        }
        for path in ["/api/lobby", "/metrics"] {
            let answer = self.person.get(path).await;
            self.note(answer.text);
        }
    }

    fn note(&mut self, text: String) {
        self.over_http.push(Heard { ply: u32::MAX, keeping: self.socket.is_keeping(), text });
    }

    /// Tries things that must be refused. The refusals must not reveal anything hidden.
    async fn probe(&mut self) {
        // At other times the open decision may be what to build.
        if !["keep", "turn"].contains(&self.socket.state()["decision"].as_str().unwrap_or_default()) {
            return;
        }
        let seat = self.seat.unwrap_or(0);
        let mut codes = BTreeSet::new();
        for number in 1..=32 {
            let action = format!("build b{number:02}");
            let reply = self.socket.act(seat, &[&action]).await;
            assert!(!reply.is_done(), "{action}");
            // The refusal may repeat the request, but nothing else.
            let heard = self.socket.heard.as_mut().expect("kept").last_mut().expect("the refusal");
            codes.insert(heard.text.replace(&action[6..], "bNN").replace(char::is_numeric, ""));
            heard.text = heard.text.replace(&action[6..], "");
        }
        assert!(codes.len() <= 2, "refusals tell buildings apart: {codes:?}");
        let mine = self.socket.seats();
        for other in (0..5).filter(|other| !mine.contains(other)) {
            for command in ["undo", "claim", "hint", "take-back", "resign"] {
                let request = json!({ "type": command, "seat": other, "seq": self.socket.seq });
                assert!(!self.socket.ask(request).await.is_done(), "{command} for seat {other}");
            }
        }
        if let Some(seat) = self.seat {
            self.socket.ask(json!({ "type": "hint", "seat": seat, "seq": self.socket.seq })).await;
        }
    }
}

/// What was hidden from whom, known once the game is over.
struct Truth {
    dealt: Vec<BTreeSet<String>>,
    kept: Vec<BTreeSet<String>>,
    /// The buildings in the order they came out, each with the move that brought it out.
    came_out: Vec<(u32, String)>,
    /// The hashes of the record, in both notations. With them, hidden tiles could be found by trying all possibilities.
    hashes: BTreeSet<String>,
}

impl Truth {
    async fn of(person: &Person, table: &str, record: &str) -> Self {
        let setup = setup_of(record);
        let history = person.get(&format!("/api/tables/{table}/history")).await.ok();
        let list = |name: &str| -> Vec<String> { setup[name].as_array().expect("a pile").iter().map(text).collect() };
        let mut came_out: Vec<(u32, String)> = list("age1")[..6].iter().map(|building| (0, building.clone())).collect();
        let mut kept = vec![BTreeSet::new(); setup["wealth"].as_array().expect("tiles").len()];
        for made in history["moves"].as_array().expect("moves") {
            let ply = made["ply"].as_u64().expect("a number") as u32;
            for event in made["events"].as_array().expect("events") {
                match event["type"].as_str() {
                    Some("dealt") => came_out.push((ply, text(&event["building"]))),
                    Some("revealed") => kept[event["seat"].as_u64().expect("a seat") as usize] = set(&event["tiles"]),
                    _ => {}
                }
            }
        }
        // The events agree with the piles.
        let (age1, age2) = (list("age1"), list("age2"));
        let first = came_out.iter().filter(|(_, building)| age1.contains(building)).count();
        let order: Vec<String> = came_out.iter().map(|(_, building)| building.clone()).collect();
        assert_eq!(order[..first], age1[..first]);
        assert_eq!(order[first..], age2[..order.len() - first]);
        let mut hashes = BTreeSet::new();
        for (_, hash) in record.lines().filter_map(|line| line.rsplit_once(" #")) {
            hashes.insert(hash.to_owned());
            hashes.insert(u32::from_str_radix(hash, 16).expect("a hash").to_string());
        }
        Self { dealt: setup["wealth"].as_array().expect("tiles").iter().map(set).collect(), kept, came_out, hashes }
    }

    /// Checks one text that reached a seat, or the public.
    fn check(&self, seat: Option<usize>, heard: &Heard, claims: bool) {
        let Heard { ply, keeping, text } = heard;
        let short = || text.chars().take(3000).collect::<String>();
        let mut known: BTreeSet<String> = BTreeSet::new();
        if let Some(seat) = seat.filter(|_| !claims) {
            known.extend(self.dealt[seat].iter().cloned());
        }
        if !keeping {
            known.extend(self.kept.iter().flatten().cloned());
        }
        let told = tiles(text);
        assert!(told.is_subset(&known), "seat {seat:?} was told of {:?}: {}", &told - &known, short());
        let out: BTreeSet<String> =
            self.came_out.iter().filter(|(at, _)| at <= ply).map(|(_, building)| building.clone()).collect();
        let told = buildings(text);
        assert!(told.is_subset(&out), "at {ply}, seat {seat:?} was told of {:?}: {}", &told - &out, short());
        let told = named(text, |word| self.hashes.contains(word));
        assert!(told.is_empty(), "hashes of hidden things were told: {told:?} {}", short());
        for word in ["\"seed\"", "\"setup\":{", "\"digest\"", "\"age1\"", "\"age2\"", "password\":\"", "token"] {
            assert!(!text.contains(word), "{word} was told: {}", short());
        }
    }
}

/// Searches everything that was sent to the listeners before the game was over.
async fn search(listeners: &[Listener], table: &str) {
    let first = &listeners[0];
    let result = first.socket.state()["result"].clone();
    let record = check_finished(&first.person, table, &result).await;
    let truth = Truth::of(&first.person, table, &record).await;
    let cookies: Vec<&str> =
        listeners.iter().map(|listener| listener.person.cookie.split_once('=').expect("a cookie").1).collect();
    let mut searched = 0;
    for listener in listeners {
        let last = listener.socket.ply() as u32;
        let one_screen = listener.socket.seats().len() > 1;
        let heard = listener.socket.heard.as_ref().expect("kept");
        for heard in heard.iter().chain(&listener.over_http) {
            searched += 1;
            for cookie in &cookies {
                assert!(!heard.text.contains(cookie), "a token was told: {}", heard.text);
            }
            let heard = Heard { ply: heard.ply.min(last), ..heard.clone() };
            truth.check(listener.seat, &heard, one_screen);
        }
    }
    assert!(searched > 500, "{searched}");
}

/// Plays one step for everyone in turn, and now and then tries to find out more, until the game is over.
async fn play_all(listeners: &mut [Listener], table: &str) {
    let mut steps = 0;
    loop {
        let latest = listeners.iter().map(|listener| listener.socket.seq).max().expect("listeners");
        for listener in listeners.iter_mut() {
            listener.socket.until("the same as the others", |socket| socket.seq >= latest).await;
        }
        if listeners[0].socket.is_over() {
            return;
        }
        steps += 1;
        // While a person has to decide, nobody else can act, so HTTP and the pages show the same state.
        let asked = listeners.iter().position(|listener| listener.socket.is_asked());
        for listener in listeners.iter_mut().filter(|_| asked.is_some()) {
            if steps < 6 || steps % 40 == 0 {
                let ply = listener.socket.ply() as u32;
                let before = listener.over_http.len();
                listener.pry(table).await;
                for heard in &mut listener.over_http[before..] {
                    heard.ply = ply;
                }
            }
            if steps < 3 || steps % 90 == 0 {
                listener.probe().await;
            }
        }
        match asked {
            Some(at) => {
                let Listener { socket, rng, .. } = &mut listeners[at];
                assert_eq!(socket.step(rng).await, Step::Acted);
            }
            None => assert!(listeners[0].socket.read().await.is_some()),
        }
    }
}

#[tokio::test]
async fn people_learn_nothing_hidden() {
    let server = Server::start(&[]).await;
    let host = server.person().await;
    let seats = [mine(), open_seat(), open_seat()];
    let table = host.open(with(new_table(&seats), &json!({ "hints": true }))).await;
    let mut people = vec![host];
    for _ in 0..2 {
        let guest = server.person().await;
        guest.join(&table).await;
        people.push(guest);
    }
    people[0].start(&table).await;
    people.push(server.person().await);
    let mut listeners = Vec::new();
    for (number, person) in people.into_iter().enumerate() {
        let socket = person.socket(&table).await;
        listeners.push(Listener::new(person, socket, number as u64));
    }
    assert_eq!(listeners[3].seat, None);
    probe_tiles(&mut listeners).await;
    play_all(&mut listeners, &table).await;
    search(&listeners, &table).await;
}

/// Asking for tiles of others is refused in the same way as asking for tiles that nobody has.
async fn probe_tiles(listeners: &mut [Listener]) {
    let dealt: Vec<Vec<String>> = listeners
        .iter()
        .filter(|listener| listener.seat.is_some())
        .map(|listener| set(&listener.socket.position()["dealt"]).into_iter().collect())
        .collect();
    let all: Vec<String> = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen-itza"]
        .iter()
        .flat_map(|gear| (0..11).map(move |space| format!("w-{gear}-{space}")))
        .collect();
    let mut refusals = BTreeSet::new();
    for tile in all.iter().filter(|tile| !dealt[0].contains(tile)) {
        for pair in [[tile, &dealt[0][0]], [&dealt[0][0], tile]] {
            let action = format!("keep {} {}", pair[0], pair[1]);
            let reply = listeners[0].socket.act(0, &[&action]).await;
            assert!(!reply.is_done(), "{action}");
            let heard = listeners[0].socket.heard.as_mut().expect("kept").last_mut().expect("the refusal");
            let is_held = dealt[1..].iter().flatten().any(|other| other == tile);
            refusals.insert((is_held, reply.code().to_owned()));
            heard.text.clear();
        }
    }
    // A tile that exists is refused as not dealt, whether somebody has it or not.
    let of = |held: bool| -> BTreeSet<&String> {
        refusals.iter().filter(|(is, _)| *is == held).map(|(_, code)| code).collect()
    };
    assert!(of(true).is_subset(&of(false)), "{refusals:?}");
}

#[tokio::test]
async fn a_person_among_bots_learns_nothing_hidden() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let table = person.open(with(new_table(&[bot(1), bot(2), mine(), bot(1)]), &json!({ "start_now": true }))).await;
    let socket = person.socket(&table).await;
    let watcher = server.person().await;
    let watching = watcher.socket(&table).await;
    let mut listeners = vec![Listener::new(person, socket, 3), Listener::new(watcher, watching, 4)];
    play_all(&mut listeners, &table).await;
    search(&listeners, &table).await;
}

/// Around one screen, the tiles dealt to a seat may be shown only while it is claimed; afterwards only what everyone
/// may know.
#[tokio::test]
async fn one_screen_learns_nothing_hidden() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let table = person.open(with(new_table(&[mine(), mine()]), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    let mut rng = Rng::new(2);
    let mut claimed_texts = Vec::new();
    for seat in 0..2 {
        let before = socket.heard.as_ref().map_or(0, Vec::len);
        socket.ask(json!({ "type": "claim", "seat": seat })).await.done();
        socket.until("a question", Socket::is_asked).await;
        // Nor does HTTP, because nobody has claimed a seat there.
        for path in ["history", "positions/0", "positions/1", ""] {
            let answer = person.get(format!("/api/tables/{table}/{path}").trim_end_matches('/')).await;
            assert_eq!(tiles(&answer.text), BTreeSet::new(), "{path}: {}", answer.text);
        }
        assert_eq!(socket.step(&mut rng).await, Step::Acted);
        if seat == 0 {
            socket.ask(json!({ "type": "claim", "seat": null })).await.done();
            socket.until("nobody looks", |socket| socket.position()["viewer"].is_null()).await;
        }
        let heard = socket.heard.as_mut().expect("kept");
        claimed_texts.push(heard.split_off(before));
        let last = claimed_texts[seat].pop().expect("the view of nobody");
        heard.push(last);
    }
    let mut listeners = vec![Listener::new(person, socket, 6)];
    play_all(&mut listeners, &table).await;
    // While one seat is claimed, it learns nothing about the other.
    let result = listeners[0].socket.state()["result"].clone();
    let record = check_finished(&listeners[0].person, &table, &result).await;
    let truth = Truth::of(&listeners[0].person, &table, &record).await;
    for (seat, texts) in claimed_texts.iter().enumerate() {
        assert!(!texts.is_empty());
        for heard in texts.iter().filter(|heard| heard.keeping) {
            let told = tiles(&heard.text);
            assert!(told.is_subset(&truth.dealt[seat]), "seat {seat} was told of {:?}", &told - &truth.dealt[seat]);
        }
    }
    let heard = listeners[0].socket.heard.as_ref().expect("kept");
    for heard in heard {
        truth.check(None, heard, true);
    }
    assert_eq!(numbers(&listeners[0].socket.table["you"]["seats"]), [0, 1]);
}

#[tokio::test]
async fn a_private_table_is_read_only_with_its_link() {
    let server = Server::start(&[]).await;
    let host = server.person().await;
    let private = with(new_table(&[mine(), open_seat()]), &json!({ "public": false }));
    let table = host.open(private).await;
    let key = text(&host.table(&table).await["invite"]);
    assert!(key.len() >= 16, "{key}");

    let stranger = server.person().await;
    let socket = format!("/api/tables/{table}");
    for path in ["", "/history", "/positions/0", "/record", "?key=wrong", "?key="] {
        let answer = stranger.get(&format!("{socket}{path}")).await;
        assert!(!answer.text.contains(&key) && !answer.text.contains(&host.name), "{}", answer.text);
        answer.refused(404, "no-such-table");
    }
    for path in ["join", "leave", "start", "rematch"] {
        stranger
            .post(&format!("{socket}/{path}"), if path == "join" { json!({}) } else { Value::Null })
            .await
            .refused(404, "no-such-table");
    }
    let refused = stranger.try_socket(&table, "", &[]).await.expect_err("no socket");
    refused.refused(404, "no-such-table");
    let lobby = stranger.lobby().await;
    assert!(!lobby.to_string().contains(&table), "{lobby}");

    // After the link has been used once, the table stays accessible.
    let guest = server.person().await;
    let shown = guest.get(&format!("{socket}?key={key}")).await.ok();
    assert_eq!(shown["seats"][1]["seating"], "open");
    guest.join(&table).await;
    host.start(&table).await;
    let welcomed = guest.socket(&table).await;
    assert_eq!(welcomed.seats(), [1]);
    let watcher = server.person().await;
    let watching =
        watcher.try_socket(&table, &format!("?key={key}"), &[]).await.expect("the link opens the socket too");
    assert!(watching.seats().is_empty());
    assert!(!stranger.lobby().await.to_string().contains(&table), "running private tables are not listed");
    assert!(host.lobby().await["mine"].to_string().contains(&table));
    // It cannot be found through the player either, and never by someone without the link.
    let games = stranger.get(&format!("/api/players/{}/games", host.id)).await.ok();
    assert!(!games.to_string().contains(&table));
}

#[tokio::test]
async fn a_removed_guest_of_a_private_table_needs_the_new_link() {
    let mut server = Server::start(&[]).await;
    let (people, table) = gather(&server.base, 2, &json!({ "public": false })).await;
    let invite = text(&people[0].table(&table).await["invite"]);
    people[0].post(&format!("/api/tables/{table}/remove"), json!({ "seat": 1 })).await.ok();
    for _ in 0..2 {
        let (host, guest) = (people[0].at(&server.base), people[1].at(&server.base));
        for key in [String::new(), format!("?key={invite}")] {
            guest.get(&format!("/api/tables/{table}{key}")).await.refused(404, "no-such-table");
            guest.post(&format!("/api/tables/{table}/join{key}"), json!({})).await.refused(404, "no-such-table");
        }
        assert_ne!(text(&host.table(&table).await["invite"]), invite);
        assert!(server.stop().await);
        server.restart().await;
    }
    let (host, guest) = (people[0].at(&server.base), people[1].at(&server.base));
    let invite = text(&host.table(&table).await["invite"]);
    guest.get(&format!("/api/tables/{table}?key={invite}")).await.ok();
    guest.join(&table).await;
}
