//! Absence: resigning, running out of time, being replaced by a vote, coming back.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::person::{Made, bot, mine, new_table, started, with};
use crate::process::{Outcome, Server, check_finished, eventually, late, sql};
use crate::random::Rng;
use crate::socket::{Socket, Step};
use crate::steps::{level, past_keeping};
use crate::values::{number, numbers};

/// Whether a bot plays for a seat for that reason.
fn taken_over(seat: usize, reason: &'static str) -> impl Fn(&Socket) -> bool {
    move |socket| socket.table["seats"][seat]["bot_since"]["reason"] == reason
}

/// The lines of a record that mark who left.
fn absences(record: &str) -> Vec<String> {
    record.lines().filter(|line| line.starts_with("absence ")).map(str::to_owned).collect()
}

#[tokio::test]
async fn whoever_resigns_is_played_on_by_a_bot_and_ranked_last() {
    let server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &late("pity.tzk", 60)).await;
    // The player who is ahead resigns, so that a ranking by points alone would probably differ.
    let ply = sockets[0].ply();
    sockets[0].ask(json!({ "type": "resign", "seat": 0 })).await.done();
    for socket in &mut sockets {
        socket.until("a bot plays", taken_over(0, "resigned")).await;
        assert!(number(&socket.table["seats"][0]["bot_since"]["ply"]) <= ply + 1);
    }
    let seq = sockets[0].seq;
    assert!(sockets[0].decisions().is_empty(), "whoever resigned is asked no more");
    let code = sockets[0].act(0, &["place start"]).await;
    assert!(["bot-plays", "stale"].contains(&code.code()), "{code:?}");
    sockets[0].ask(json!({ "type": "take-back", "seat": 0 })).await.refused("nothing-to-take-back");
    assert!(!sockets[0].ask(json!({ "type": "resign", "seat": 0 })).await.is_done());
    assert!(sockets[0].seq >= seq);

    sockets[1].play(&mut Rng::new(3)).await;
    let result = sockets[1].state()["result"].clone();
    let record = check_finished(&people[0], &table, &result).await;
    assert_eq!(absences(&record), [format!("absence 0 resigned {ply}")]);
    assert_eq!(Outcome::of(&result).ranks, [2, 1], "{result}");
    assert_eq!(numbers(&sockets[1].position()["resigned"]), [0]);
    let games = people[1].get(&format!("/api/players/{}/games", people[0].id)).await.ok();
    assert_eq!(games[0]["seats"][0]["rank"], 2);
}

#[tokio::test]
async fn a_game_that_all_have_resigned_ends_by_itself() {
    let server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &late("pity.tzk", 40)).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({ "type": "resign", "seat": seat })).await.done();
    }
    sockets[0].until("the end", Socket::is_over).await;
    let result = sockets[0].state()["result"].clone();
    let record = check_finished(&people[0], &table, &result).await;
    assert_eq!(absences(&record).len(), 2);
    // Among players who left, points decide.
    let Outcome { points, ranks } = Outcome::of(&result);
    assert_eq!(points[0] > points[1], ranks[0] < ranks[1], "{result}");
}

#[tokio::test]
async fn whoever_is_left_may_end_the_game_and_wins() {
    let server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &late("pity.tzk", 60)).await;
    sockets[0].ask(json!({ "type": "finish", "seat": 0 })).await.refused("others-play");
    // The one who is ahead resigns: the points alone would rank them otherwise as often as not.
    sockets[0].ask(json!({ "type": "resign", "seat": 0 })).await.done();
    sockets[1].until("a bot plays", taken_over(0, "resigned")).await;
    sockets[0].ask(json!({ "type": "finish", "seat": 0 })).await.refused("others-play");
    sockets[1].ask(json!({ "type": "finish", "seat": 0 })).await.refused("not-your-seat");
    sockets[1].ask(json!({ "type": "finish", "seat": 1 })).await.done();
    for socket in &mut sockets {
        socket.until("the end", Socket::is_over).await;
    }
    let result = sockets[1].state()["result"].clone();
    check_finished(&people[1], &table, &result).await;
    assert_eq!(Outcome::of(&result).ranks, [2, 1], "{result}");
    assert_eq!(numbers(&sockets[1].position()["resigned"]), [0]);
    sockets[1].ask(json!({ "type": "finish", "seat": 1 })).await.refused("game-over");
}

#[tokio::test]
async fn resigning_while_tiles_are_kept() {
    let server = Server::start(&[]).await;
    let (_, _, mut sockets) = started(&server.base, 3, &json!({})).await;
    sockets[1].ask(json!({ "type": "resign", "seat": 1 })).await.done();
    sockets[0].until("a bot has kept", |socket| socket.position()["has_kept"][1] == true).await;
    let mut rng = Rng::new(1);
    sockets[0].step(&mut rng).await;
    sockets[2].step(&mut rng).await;
    sockets[0].until("the first round", |socket| !socket.is_keeping()).await;
}

#[tokio::test]
async fn voted_over_and_taken_back() {
    let server = Server::start(&["--vote-after", "1"]).await;
    let (people, table, mut sockets) = started(&server.base, 3, &late("monuments-2.tzk", 120)).await;
    let vote = |seat: usize, over: usize| json!({ "type": "vote", "seat": seat, "over": over });
    // Nobody who is connected can be replaced by a vote.
    sockets[0].ask(vote(0, 2)).await.refused("not-votable");
    sockets[0].ask(vote(0, 0)).await.refused("not-votable");
    drop(sockets.pop());
    for socket in &mut sockets {
        socket.until("the third may be voted over", |socket| socket.table["seats"][2]["votable"] == true).await;
        assert_eq!(socket.table["seats"][2]["online"], false);
    }
    // The vote has to be unanimous.
    sockets[0].ask(vote(0, 2)).await.done();
    sockets[1].until("the first vote", |socket| numbers(&socket.table["seats"][2]["votes"]) == [0]).await;
    assert_eq!(sockets[1].table["seats"][2]["bot_since"], Value::Null, "one of two is not enough");
    sockets[1].ask(vote(1, 2)).await.done();
    for socket in &mut sockets {
        socket.until("a bot plays", taken_over(2, "voted")).await;
    }
    // The bot plays on.
    let mut rng = Rng::new(5);
    let before = people[0].line(&table).await.len();
    let played = |line: &[Made]| line.iter().filter(|(seat, _)| *seat == 2).count();
    loop {
        level(&mut sockets).await;
        let line = people[0].line(&table).await;
        if line.len() > before && played(&line[before..]) > 0 {
            break;
        }
        match sockets.iter().position(Socket::is_asked) {
            Some(seat) => {
                sockets[seat].step(&mut rng).await;
            }
            None => {
                sockets[0].read().await;
            }
        }
    }
    // The owner comes back, and plays again.
    let mut back = people[2].socket(&table).await;
    back.act(2, &["place start"]).await;
    people[0].socket(&table).await;
    let refused = sockets[0].ask(json!({ "type": "take-back", "seat": 2 })).await;
    refused.refused("not-your-seat");
    back.ask(json!({ "type": "take-back", "seat": 2 })).await.done();
    back.until("oneself again", |socket| socket.table["seats"][2]["bot_since"].is_null()).await;
    back.ask(json!({ "type": "take-back", "seat": 2 })).await.refused("nothing-to-take-back");
    sockets.push(back);
    let mut acted = 0;
    loop {
        level(&mut sockets).await;
        if sockets[0].is_over() {
            break;
        }
        let seat = sockets.iter().position(Socket::is_asked).expect("people play again");
        acted += usize::from(seat == 2);
        assert_eq!(sockets[seat].step(&mut rng).await, Step::Acted);
    }
    assert!(acted > 0);
    let result = sockets[0].state()["result"].clone();
    let record = check_finished(&people[0], &table, &result).await;
    let marks = absences(&record);
    assert_eq!(marks.len(), 2, "{marks:?}");
    assert!(marks[0].starts_with("absence 2 voted ") && marks[1].starts_with("absence 2 back "), "{marks:?}");
    assert_eq!(sockets[0].position()["resigned"], json!([]), "who was voted over is not ranked last");
}

#[tokio::test]
async fn a_vote_ends_when_its_seat_comes_back() {
    let server = Server::start(&["--vote-after", "1"]).await;
    let (people, table, mut sockets) = started(&server.base, 3, &json!({})).await;
    drop(sockets.pop());
    sockets[0].until("the third may be voted over", |socket| socket.table["seats"][2]["votable"] == true).await;
    sockets[0].ask(json!({ "type": "vote", "seat": 0, "over": 2 })).await.done();
    let _back = people[2].socket(&table).await;
    sockets[1].until("the third is back", |socket| socket.table["seats"][2]["online"] == true).await;
    sockets[1].ask(json!({ "type": "vote", "seat": 1, "over": 2 })).await.refused("not-votable");
    sockets[1].resync().await;
    assert_eq!(sockets[1].table["seats"][2]["votes"], json!([]));
    assert_eq!(sockets[1].table["seats"][2]["bot_since"], Value::Null);
}

#[tokio::test]
async fn over_days_nobody_is_voted_over() {
    let server = Server::start(&["--vote-after", "1"]).await;
    let pace = json!({ "pace": { "pace": "days", "hours_per_turn": null } });
    let (_, _, mut sockets) = started(&server.base, 2, &pace).await;
    drop(sockets.pop());
    sockets[0].until("the second is gone", |socket| socket.table["seats"][1]["online"] == false).await;
    sleep(Duration::from_millis(1500)).await;
    sockets[0].ask(json!({ "type": "vote", "seat": 0, "over": 1 })).await.refused("not-votable");
    sockets[0].resync().await;
    assert_eq!(sockets[0].table["seats"][1]["votable"], false);
    assert_eq!(sockets[0].update["clocks"], Value::Null);
}

fn live_clock(base_s: u32, increment_s: u32) -> Value {
    json!({ "pace": { "pace": "live", "clock": { "base_s": base_s, "increment_s": increment_s } } })
}

fn clock(socket: &Socket, seat: usize) -> (u64, bool) {
    let clock = &socket.update["clocks"]["seats"][seat];
    (clock["left_ms"].as_u64().expect("a clock"), clock["running"] == true)
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_ranked_last() {
    let server = Server::start(&[]).await;
    // The shortest clock there is.
    let mut fields = live_clock(10, 30);
    fields["start"] = late("pity.tzk", 30)["start"].clone();
    let (people, table, mut sockets) = started(&server.base, 2, &fields).await;
    let slow = numbers(&sockets[0].state()["to_act"])[0];
    let other = 1 - slow;
    assert!(clock(&sockets[0], slow).1 && !clock(&sockets[0], other).1, "only who is to act has a clock that runs");
    // One player does nothing; the other player's clock stands still and loses nothing.
    let before = clock(&sockets[other], other).0;
    sockets[other].until("out of time", taken_over(slow, "timeout")).await;
    assert_eq!(clock(&sockets[other], other).0.min(before), before, "{}", sockets[other].update["clocks"]);
    sockets[slow].ask(json!({ "type": "take-back", "seat": slow })).await.refused("nothing-to-take-back");
    sockets[other].play(&mut Rng::new(9)).await;
    let result = sockets[other].state()["result"].clone();
    let record = check_finished(&people[0], &table, &result).await;
    let marks = absences(&record);
    assert_eq!(marks.len(), 1, "{marks:?}");
    assert!(marks[0].starts_with(&format!("absence {slow} timeout ")), "{marks:?}");
    assert_eq!(Outcome::of(&result).ranks[slow], 2);
}

#[tokio::test]
async fn clocks_run_for_who_is_to_act_and_undo_gives_nothing_back() {
    let server = Server::start(&[]).await;
    let (_, _, sockets) = started(&server.base, 2, &live_clock(300, 50)).await;
    // Everybody chooses tiles at the same time.
    assert!(clock(&sockets[0], 0).1 && clock(&sockets[0], 1).1);
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    let other = 1 - actor;
    assert!(clock(&sockets[0], actor).1 && !clock(&sockets[0], other).1);
    let stood = clock(&sockets[0], other).0;
    sockets[actor].act(actor, &["place start"]).await.done();
    let left = clock(&sockets[actor], actor).0;
    sleep(Duration::from_millis(300)).await;
    sockets[actor].undo(actor).await.done();
    let after = clock(&sockets[actor], actor).0;
    assert!(after <= left - 250, "{left} became {after}");
    assert_eq!(clock(&sockets[actor], other).0, stood);
    // The end of a turn adds to the clock, once.
    let before = clock(&sockets[actor], actor).0;
    sockets[actor].act(actor, &["place start", "end"]).await.done();
    let (ended, running) = clock(&sockets[actor], actor);
    assert!(!running && ended > before && ended <= before + 50_000, "{before} became {ended}");
    assert!(clock(&sockets[actor], other).1);
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let mut server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &live_clock(100, 0)).await;
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    let began = Instant::now();
    sockets[actor].act(actor, &["place start"]).await.done();
    let left = clock(&sockets[actor], actor).0;
    server.kill().await;
    let down = Instant::now();
    sleep(Duration::from_millis(3500)).await;
    let down = down.elapsed();
    server.restart().await;
    let person = people[actor].at(&server.base);
    let socket = person.socket(&table).await;
    let (after, running) = clock(&socket, actor);
    let up = began.elapsed() - down;
    assert!(running);
    // The last seconds before it was killed may be given back to the clock.
    assert!(after <= left + 1000, "{left} became {after}");
    assert!(
        Duration::from_millis(left.saturating_sub(after)) <= up + Duration::from_secs(1),
        "{left} became {after}, up for {up:?}"
    );
}

#[tokio::test]
async fn a_bot_that_took_over_goes_on_after_a_restart() {
    let mut server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 2, &json!({})).await;
    sockets[1].ask(json!({ "type": "resign", "seat": 1 })).await.done();
    server.kill().await;
    server.restart().await;
    let person = people[0].at(&server.base);
    let mut socket = person.socket(&table).await;
    assert_eq!(socket.table["seats"][1]["bot_since"]["reason"], "resigned");
    assert_eq!(numbers(&socket.position()["resigned"]), [1]);
    socket.play(&mut Rng::new(4)).await;
    let record = check_finished(&person, &table, &socket.state()["result"].clone()).await;
    assert_eq!(absences(&record), ["absence 1 resigned 0"]);
}

#[tokio::test]
async fn resigning_against_bots_ends_the_game() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let table = person.open(with(new_table(&[bot(1), mine(), bot(1)]), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    socket.ask(json!({ "type": "resign", "seat": 1 })).await.done();
    socket.until("the end", Socket::is_over).await;
    let result = socket.state()["result"].clone();
    check_finished(&person, &table, &result).await;
    assert_eq!(Outcome::of(&result).ranks[1], 3);
}

#[tokio::test]
async fn a_vote_is_counted_again_when_another_voter_goes() {
    let server = Server::start(&["--vote-after", "1"]).await;
    for resigns in [false, true] {
        let (_, _, mut sockets) = started(&server.base, 3, &json!({})).await;
        drop(sockets.pop());
        sockets[0].until("the third may be voted over", |socket| socket.table["seats"][2]["votable"] == true).await;
        sockets[0].ask(json!({ "type": "vote", "seat": 0, "over": 2 })).await.done();
        let mut other = sockets.pop().expect("the second");
        if resigns {
            other.ask(json!({ "type": "resign", "seat": 1 })).await.done();
        }
        drop(other);
        sockets[0].until("a bot plays", taken_over(2, "voted")).await;
    }
}

#[tokio::test]
async fn nobody_is_voted_over_by_those_who_have_gone() {
    let server = Server::start(&["--vote-after", "1"]).await;
    let (people, table, mut sockets) = started(&server.base, 3, &json!({})).await;
    drop(sockets.pop());
    sockets[0].until("the third may be voted over", |socket| socket.table["seats"][2]["votable"] == true).await;
    sockets[0].ask(json!({ "type": "vote", "seat": 0, "over": 2 })).await.done();
    drop(sockets.remove(0));
    sockets[0].until("the first is gone", |socket| socket.table["seats"][0]["online"] == false).await;
    drop(sockets);
    let back = people[1].socket(&table).await;
    assert_eq!(back.table["seats"][2]["bot_since"], Value::Null);
}

#[tokio::test]
async fn clocks_run_without_being_written() {
    let mut server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &live_clock(3000, 0)).await;
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    sockets[actor].act(actor, &["place start"]).await.done();
    let left = clock(&sockets[actor], actor).0;
    drop(sockets);
    let row = format!("SELECT clocks, clocks_at, due FROM games WHERE id = '{table}'");
    let before = sql(&server.data(), &row).await;
    sleep(Duration::from_millis(1500)).await;
    assert!(server.stop().await);
    assert_eq!(sql(&server.data(), &row).await, before, "an idle table was written");
    server.restart().await;
    let (after, running) = clock(&people[actor].at(&server.base).socket(&table).await, actor);
    assert!(running && after <= left - 1500, "{left} became {after}");
}

#[tokio::test]
async fn who_runs_out_of_time_is_found_without_anybody_asking() {
    let mut server = Server::start(&[]).await;
    let pace = json!({ "pace": { "pace": "days", "hours_per_turn": 24 } });
    let (_, table, sockets) = started(&server.base, 2, &pace).await;
    let (sockets, actor) = past_keeping(sockets, 3).await;
    drop(sockets);
    assert!(server.stop().await);
    let timeouts = format!(
        "SELECT json_extract(entry, '$.seat') FROM entries WHERE game = '{table}' \
         AND json_extract(entry, '$.reason') = 'timeout'"
    );
    // While the server is down, nobody's time passes, whatever the system's date says.
    sql(&server.data(), "UPDATE service SET alive_at = alive_at - 2 * 24 * 3600 * 1000").await;
    server.restart().await;
    assert!(server.stop().await);
    assert_eq!(sql(&server.data(), &timeouts).await, "");
    // Now the server has been running for a day.
    sql(&server.data(), "UPDATE service SET served = served + 24 * 3600 * 1000").await;
    server.restart().await;
    eventually("the time is up", async || (sql(&server.data(), &timeouts).await == actor.to_string()).then_some(()))
        .await;
}

#[tokio::test]
async fn a_game_over_days_without_a_clock_is_ended_by_all_who_play() {
    let mut server = Server::start(&[]).await;
    let pace = json!({ "pace": { "pace": "days", "hours_per_turn": null } });
    let (people, table, mut sockets) = started(&server.base, 3, &pace).await;
    let vote = |seat: usize, agree: bool| json!({ "type": "end-vote", "seat": seat, "agree": agree });
    let votes = |expected: Value| move |socket: &Socket| socket.table["end_votes"] == expected;
    assert_eq!(sockets[0].table["end_votes"], json!([]));
    sockets[0].ask(vote(1, true)).await.refused("not-your-seat");
    sockets[0].ask(vote(0, true)).await.done();
    sockets[0].ask(vote(0, true)).await.done();
    sockets[1].until("the first agrees", votes(json!([0]))).await;
    sockets[1].ask(vote(1, true)).await.done();
    sockets[0].until("two agree", votes(json!([0, 1]))).await;
    sockets[0].ask(vote(0, false)).await.done();
    sockets[1].until("the first has changed their mind", votes(json!([1]))).await;
    assert_eq!(sockets[1].table["status"], "running");

    // Over days nobody is there at the same time: what was agreed stays.
    drop(sockets);
    server.kill().await;
    server.restart().await;
    let mut first = people[0].at(&server.base).socket(&table).await;
    assert_eq!(first.table["end_votes"], json!([1]));
    first.ask(vote(0, true)).await.done();
    let mut third = people[2].at(&server.base).socket(&table).await;
    assert_eq!(third.table["status"], "running");
    // Whoever does not play any more need not agree.
    third.ask(json!({ "type": "resign", "seat": 2 })).await.done();
    for socket in [&mut first, &mut third] {
        socket.until("the end", |socket| socket.table["status"] == "finished").await;
        assert_eq!((&socket.state()["result"], socket.decisions().len()), (&Value::Null, 0));
    }
    first.ask(vote(0, false)).await.refused("game-over");
    let person = people[0].at(&server.base);
    assert_eq!(person.lobby().await["mine"], json!([]));
    let games = person.get(&format!("/api/players/{}/games", person.id)).await.ok();
    assert_eq!((&games[0]["table"], &games[0]["unfinished"]), (&json!(table), &json!(true)), "{games}");
    assert_eq!(games[0]["seats"][0]["rank"], 0, "nobody has won: {games}");
    let record = person.get(&format!("/api/tables/{table}/record")).await.text;
    assert_eq!(record.lines().last(), Some("unfinished"), "{record}");
}

#[tokio::test]
async fn other_games_are_not_ended_by_agreement() {
    let server = Server::start(&[]).await;
    for pace in [json!({ "pace": "days", "hours_per_turn": 24 }), json!({ "pace": "live", "clock": null })] {
        let (_, _, mut sockets) = started(&server.base, 2, &json!({ "pace": pace })).await;
        assert_eq!(sockets[0].table["end_votes"], Value::Null);
        sockets[0].ask(json!({ "type": "end-vote", "seat": 0, "agree": true })).await.refused("not-endable");
    }
}

#[tokio::test]
async fn a_turn_that_is_taken_back_for_ever_is_refused_and_can_be_ended() {
    let server = Server::start(&[]).await;
    let (_, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    let refused = loop {
        sockets[actor].act(actor, &["place start"]).await.done();
        let undone = sockets[actor].undo(actor).await;
        if !undone.is_done() {
            break undone;
        }
    };
    refused.refused("too-many-changes");
    let entries = sql(&server.data(), &format!("SELECT COUNT(*) FROM entries WHERE game = '{table}'")).await;
    assert!(entries.parse::<usize>().expect("a number") < 500, "{entries} entries");
    sockets[actor].act(actor, &["end"]).await.done();
    level(&mut sockets).await;
    assert_eq!(numbers(&sockets[actor].state()["to_act"]), [1 - actor]);
}
