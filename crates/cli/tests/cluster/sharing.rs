//! Every server serves every table: its own, and those of the others, by forwarding.

use serde_json::{Value, json};
use tzolkin_test_postgres::skipped;

use crate::person::{Person, bot, gather, mine, new_table, open_seat, with};
use crate::process::{check_finished, eventually, late};
use crate::processes::Processes;
use crate::random::Rng;
use crate::socket::{Socket, Step};
use crate::steps::{level, past_keeping};
use crate::values::text;

/// The ids in a list of tables.
fn ids(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|table| text(&table["id"])).collect()
}

#[tokio::test]
async fn any_server_serves_any_table() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    let host = Person::new(all.base(0)).await;
    let guest = Person::new(all.base(1)).await;
    // Opened, joined and started through three different servers.
    let table = host.open(with(new_table(&[mine(), open_seat()]), &late("pity.tzk", 40))).await;
    guest.at(all.base(1)).join(&table).await;
    host.at(all.base(2)).start(&table).await;
    assert_eq!(all.owner_address(&table).lines().count(), 1, "one owner");
    for person in [&host, &guest] {
        let shown = [0, 1, 2].map(|number| person.at(all.base(number)));
        let here = shown[0].table(&table).await;
        assert_eq!(here["status"], "running");
        for there in &shown[1..] {
            assert_eq!(there.table(&table).await, here);
        }
    }

    // Played to the end through the two servers that do not own it, and watched through all.
    let [one, two] = all.others(&table)[..] else { panic!("three servers") };
    let mut sockets = [host.at(all.base(one)).socket(&table).await, guest.at(all.base(two)).socket(&table).await];
    let stranger = Person::stranger(all.base(0));
    let mut watching = Vec::new();
    for base in all.bases() {
        watching.push(stranger.at(&base).socket(&table).await);
    }
    let mut rng = Rng::new(4);
    loop {
        level(&mut sockets).await;
        if sockets[0].is_over() {
            break;
        }
        let seat = sockets.iter().position(Socket::is_asked).expect("somebody is asked");
        assert_eq!(sockets[seat].step(&mut rng).await, Step::Acted);
    }
    let result = sockets[0].state()["result"].clone();
    for socket in &mut watching {
        socket.until("the end", Socket::is_over).await;
        assert_eq!(socket.state()["result"], result);
    }
    for base in all.bases() {
        check_finished(&host.at(&base), &table, &result).await;
        let games = stranger.at(&base).get(&format!("/api/players/{}/games", guest.id)).await.ok();
        assert_eq!(games[0]["table"], table.as_str());
    }
    assert_eq!(all.epoch(&table), 1, "forwarding does not change the owner");
    let rematches = [host.at(all.base(one)), guest.at(all.base(two))];
    let [first, second] = rematches.map(|person| {
        let path = format!("/api/tables/{table}/rematch");
        async move { person.post(&path, Value::Null).await.ok() }
    });
    let (first, second) = tokio::join!(first, second);
    assert_eq!(first["id"], second["id"], "one rematch for both: {first} {second}");
}

#[tokio::test]
async fn nobody_takes_a_table_from_its_server_by_asking_for_it() {
    if skipped() {
        return;
    }
    let all = Processes::start(2).await;
    let mut game = all.game(0, [0, 1], &json!({})).await;
    let (owner, epoch) = (all.owner(&game.table), all.epoch(&game.table));
    let other = all.others(&game.table)[0];
    let stranger = Person::new(all.base(other)).await;
    // To continue a game that is not over.
    let wish = json!({ "start": { "from": "table", "table": game.table, "ply": null } });
    for person in [&stranger, &game.people[0].at(all.base(other))] {
        let answer = person.post("/api/tables", with(new_table(&[mine(), bot(1)]), &wish)).await;
        assert!(["not-over", "no-such-table"].contains(&text(&answer.json()["code"]).as_str()), "{}", answer.text);
    }
    // An unusual spelling of its id.
    let spelled = format!("%{:02x}{}", game.table.as_bytes()[0], &game.table[1..]);
    stranger.get(&format!("/api/tables/{spelled}")).await;
    stranger.post(&format!("/api/tables/{spelled}/join"), json!({})).await;
    assert_eq!((all.owner(&game.table), all.epoch(&game.table)), (owner, epoch));
    for socket in &mut game.sockets {
        assert!(socket.ask(json!({ "type": "resync" })).await.is_done(), "everybody is still there");
    }
}

#[tokio::test]
async fn a_server_that_listens_everywhere_must_say_where_it_is_reached() {
    if skipped() {
        return;
    }
    let all = Processes::start(1).await;
    let mut everywhere = tokio::process::Command::new(crate::process::PROGRAM);
    everywhere.args(["serve", "--listen", "0.0.0.0:0", "--database", &all.database]).kill_on_drop(true);
    let refused = tokio::time::timeout(crate::person::PATIENCE, everywhere.output()).await.expect("it ends by itself");
    let said = String::from_utf8_lossy(&refused.expect("the program runs").stderr).into_owned();
    assert!(said.contains("--advertise"), "{said}");
}

#[tokio::test]
async fn what_cannot_be_stored_as_text_is_refused_politely() {
    if skipped() {
        return;
    }
    let all = Processes::start(1).await;
    let person = Person::new(all.base(0)).await;
    for path in ["/api/tables/%00", "/api/tables/a%00b/history", "/api/records/%00/history", "/api/players/%00/games"] {
        person.get(path).await.refused(404, "no-such-address");
    }
    person.get(&format!("/api/players/{}/games?before=%00", person.id)).await.refused(404, "no-such-address");
    let named = json!({ "name": "a\u{0}b", "password": "a long password" });
    person.post("/api/log-in", named).await.refused(401, "wrong-password");
}

#[tokio::test]
async fn two_people_meet_through_different_servers() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    // Both forwarded, one of them, and neither.
    for through in [[1, 2], [0, 1], [2, 0], [0, 0]] {
        let mut game = all.game(0, through, &json!({})).await;
        for socket in &mut game.sockets {
            let both = |socket: &Socket| (0..2).all(|seat| socket.table["seats"][seat]["online"] == true);
            socket.until("both are there", both).await;
        }
        let (mut sockets, actor) = past_keeping(game.sockets, 3).await;
        let mut rng = Rng::new(5);
        assert_eq!(sockets[actor].step(&mut rng).await, Step::Acted);
        level(&mut sockets).await;
        assert_eq!(sockets[0].line, sockets[1].line, "the same moves");
        sockets[0].ask(json!({ "type": "chat", "text": "hello from far away" })).await.done();
        for socket in &mut sockets {
            socket
                .until("the chat", |socket| socket.chat.iter().any(|line| line["text"] == "hello from far away"))
                .await;
        }
        drop(sockets.pop());
        sockets[0].until("the other has gone", |socket| socket.table["seats"][1]["online"] == false).await;
        let back = game.people[1].at(all.base(through[1])).socket(&game.table).await;
        assert_eq!(back.chat.len(), 1);
        sockets[0].until("the other is back", |socket| socket.table["seats"][1]["online"] == true).await;
    }
}

#[tokio::test]
async fn lists_are_the_same_everywhere() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    let host = Person::new(all.base(0)).await;
    let stranger = Person::new(all.base(1)).await;
    let open = host.at(all.base(2)).open(new_table(&[mine(), open_seat()])).await;
    for base in all.bases() {
        let lobby = stranger.at(&base).lobby().await;
        assert_eq!(ids(&lobby["open"]), [open.as_str()]);
        assert_eq!(ids(&host.at(&base).lobby().await["mine"]), [open.as_str()]);
        assert_eq!(host.at(&base).get("/api/waiting").await.ok()["tables"], json!([]));
    }
    stranger.at(all.base(0)).join(&open).await;
    host.at(all.base(1)).start(&open).await;
    // Tiles are to be chosen, so it waits for both until one of them has chosen.
    let waits = async |person: &Person, base: &str| {
        let waiting = person.at(base).get("/api/waiting").await.ok();
        waiting["tables"].as_array().is_some_and(|tables| !tables.is_empty())
    };
    for base in all.bases() {
        let lobby = stranger.at(&base).lobby().await;
        assert_eq!((ids(&lobby["open"]).len(), ids(&lobby["running"])), (0, vec![open.clone()]));
        assert!(waits(&host, &base).await && waits(&stranger, &base).await);
    }
    let mut socket = host.at(all.base(0)).socket(&open).await;
    socket.step(&mut Rng::new(1)).await;
    for base in all.bases() {
        assert!(!waits(&host, &base).await && waits(&stranger, &base).await);
    }
    // A table that is closed by its host is closed for everyone.
    let closed = host.open(new_table(&[mine(), open_seat()])).await;
    let mut watching = stranger.at(all.base(2)).socket(&closed).await;
    host.at(all.base(1)).post(&format!("/api/tables/{closed}/leave"), Value::Null).await.ok();
    watching.until_closed().await;
    for base in all.bases() {
        stranger.at(&base).get(&format!("/api/tables/{closed}")).await.refused(404, "no-such-table");
    }
}

#[tokio::test]
async fn private_tables_are_private_everywhere() {
    if skipped() {
        return;
    }
    let all = Processes::start(2).await;
    let (people, table) = gather(all.base(0), 2, &json!({ "public": false })).await;
    let stranger = Person::new(all.base(1)).await;
    for base in all.bases() {
        let path = format!("/api/tables/{table}");
        stranger.at(&base).get(&path).await.refused(404, "no-such-table");
        let refused = stranger.at(&base).try_socket(&table, "", &[]).await;
        assert!(refused.is_err_and(|answer| answer.status == 404), "no socket either");
    }
    // An invitation that was shown to one server counts for all.
    let key = text(&people[0].table(&table).await["invite"]);
    stranger.at(all.base(0)).get(&format!("/api/tables/{table}?key={key}")).await.ok();
    stranger.at(all.base(1)).table(&table).await;
    stranger.at(all.base(1)).socket(&table).await;
}

#[tokio::test]
async fn bots_play_wherever_their_table_is() {
    if skipped() {
        return;
    }
    let all = Processes::start(2).await;
    let person = Person::new(all.base(0)).await;
    let start = with(late("monuments-2.tzk", 60), &json!({ "start_now": true }));
    let table = person.open(with(new_table(&[bot(1), mine(), bot(2)]), &start)).await;
    let other = all.others(&table)[0];
    let mut socket = person.at(all.base(other)).socket(&table).await;
    socket.play(&mut Rng::new(6)).await;
    let result = socket.state()["result"].clone();
    check_finished(&person, &table, &result).await;
}

#[tokio::test]
async fn whoever_asks_for_the_last_seat_at_the_same_time_gets_it_once() {
    if skipped() {
        return;
    }
    let all = Processes::start(3).await;
    for _ in 0..5 {
        let host = Person::new(all.base(0)).await;
        let table = host.open(new_table(&[mine(), open_seat()])).await;
        let mut joining = tokio::task::JoinSet::new();
        for number in 0..6 {
            let (person, table) = (Person::new(all.base(number % 3)).await, table.clone());
            joining.spawn(async move { person.post(&format!("/api/tables/{table}/join"), json!({})).await.status });
        }
        let mut statuses = joining.join_all().await;
        statuses.sort_unstable();
        assert_eq!(statuses[0], 200);
        assert!(statuses[1..].iter().all(|&status| status == 409), "{statuses:?}");
        let seated = format!("SELECT count(*) FROM seats WHERE game = '{table}'");
        eventually("two sit", async || (all.sql(&seated) == "2").then_some(())).await;
    }
}
