//! Jobs on a real `PostgreSQL`, as several processes see them.

use std::collections::HashSet;
use std::net::IpAddr;

use sqlx::ConnectOptions as _;
use tzolkin_engine::{Action, Game, Seat, Setup};
use tzolkin_test_postgres::{shared, skipped};

use super::*;
use crate::config::Database;
use crate::store::Store;
use crate::thinkers::Owner;

/// Some processes on a database of their own.
async fn processes<const N: usize>() -> [Postgres; N] {
    let url = tokio::task::spawn_blocking(|| shared().database()).await.expect("a database");
    let database = Database { url, password_file: None, connections: 4, advertise: None };
    let mut all = Vec::new();
    for _ in 0..N {
        all.push(Postgres::open(&database, "http://127.0.0.1:1".to_owned()).await.expect("it can be used"));
    }
    all.try_into().expect("as many")
}

const MOVE: Task = Task::Move { level: 3, seed: u64::MAX - 5 };
const TURN: Thought = Thought::Turn(Vec::new());

fn question(person: &str, address: Option<[u8; 4]>, task: Task) -> Question {
    let seat = Seat::ALL[1];
    Question {
        owner: Owner { person: person.to_owned(), address: address.map(|address| IpAddr::from(address).into()) },
        table: "table".to_owned(),
        seat,
        seq: 9,
        view: Game::new(&Setup::from_seed(4, 3).expect("four can play")).view(seat),
        task,
    }
}

/// Who asked for the jobs, in the order in which they are taken.
async fn order(jobs: &Jobs) -> Vec<String> {
    let mut order = Vec::new();
    while let Some(job) = jobs.take().await.expect("taken") {
        let person = sqlx::query("SELECT person FROM jobs WHERE id = $1").bind(job.id).fetch_one(&jobs.pool).await;
        order.push(person.expect("it is there").get(0));
    }
    order
}

/// Lets a process look as if it had been silent for longer than a lease.
async fn silence(store: &Postgres) {
    let silent = sqlx::query("UPDATE processes SET alive_at = alive_at - 60000 WHERE id = $1").bind(&store.process);
    silent.execute(&store.pool).await.expect("silent");
}

#[tokio::test]
async fn a_job_comes_back_with_what_was_thought() {
    if skipped() {
        return;
    }
    let [asks, thinks] = processes().await;
    let (asks, thinks) = (asks.jobs(), thinks.jobs());
    let asked = question("ana", Some([192, 0, 2, 1]), MOVE);
    asks.ask(7, &asked).await.expect("asked");
    asks.ask(7, &asked).await.expect("asking again changes nothing");
    let job = thinks.take().await.expect("taken").expect("a job");
    assert_eq!((job.task, job.view.expect("a view")), (MOVE, asked.view));
    assert!(thinks.take().await.expect("taken").is_none(), "there is only one");
    assert!(asks.fetch().await.expect("fetched").is_empty());
    let turn = Thought::Turn(vec![Action::End]);
    thinks.finish(job.id, Some(&turn)).await.expect("finished");
    assert_eq!(asks.fetch().await.expect("fetched"), [(7, Some(turn))]);
    assert!(asks.asked().await.expect("asked").is_empty(), "it is deleted with that");
    // What cannot be thought about comes back too.
    asks.ask(8, &asked).await.expect("asked");
    let job = thinks.take().await.expect("taken").expect("a job");
    thinks.finish(job.id, None).await.expect("finished");
    assert_eq!(asks.fetch().await.expect("fetched"), [(8, None)]);
}

#[tokio::test]
async fn a_judgement_is_taken_with_its_turn_and_after_moves() {
    if skipped() {
        return;
    }
    let [asks, thinks] = processes().await;
    let (asks, thinks) = (asks.jobs(), thinks.jobs());
    let task = Task::Judge { played: vec!["place tikal".parse().expect("an action"), Action::End] };
    let asked = question("ana", None, task.clone());
    asks.ask(1, &asked).await.expect("asked");
    asks.ask(2, &question("ana", None, MOVE)).await.expect("asked");
    assert_eq!(thinks.take().await.expect("taken").expect("a job").task, MOVE);
    let job = thinks.take().await.expect("taken").expect("a job");
    assert_eq!((job.task, job.view.expect("a view")), (task, asked.view));
    // A turn that is none cannot be judged.
    thinks.finish(job.id, None).await.expect("finished");
    assert_eq!(asks.fetch().await.expect("fetched"), [(1, None)]);
}

#[tokio::test]
async fn everybodys_first_job_comes_before_anybodys_second() {
    if skipped() {
        return;
    }
    let [store] = processes().await;
    let jobs = store.jobs();
    for ticket in 0..20 {
        jobs.ask(ticket, &question("greedy", Some([192, 0, 2, 1]), MOVE)).await.expect("asked");
    }
    for ticket in 20..22 {
        jobs.ask(ticket, &question("modest", Some([192, 0, 2, 2]), MOVE)).await.expect("asked");
    }
    jobs.ask(22, &question("unknown", None, MOVE)).await.expect("asked");
    let first = order(&jobs).await;
    assert_eq!(first[..5], ["greedy", "modest", "unknown", "greedy", "modest"]);
    assert_eq!(first.len(), 23);
    // What is being thought about counts, and whoever comes back begins level with the others.
    jobs.ask(23, &question("modest", Some([192, 0, 2, 2]), MOVE)).await.expect("asked");
    jobs.ask(24, &question("new", Some([192, 0, 2, 3]), MOVE)).await.expect("asked");
    jobs.ask(25, &question("greedy", Some([192, 0, 2, 1]), MOVE)).await.expect("asked");
    assert_eq!(order(&jobs).await, ["new", "modest", "greedy"]);
}

#[tokio::test]
async fn a_crowd_at_one_address_does_not_hold_up_others() {
    if skipped() {
        return;
    }
    let [store] = processes().await;
    let jobs = store.jobs();
    for ticket in 0..80 {
        let somebody = format!("p{ticket}");
        jobs.ask(ticket, &question(&somebody, Some([192, 0, 2, 1]), MOVE)).await.expect("asked");
    }
    for ticket in 80..82 {
        jobs.ask(ticket, &question("modest", Some([192, 0, 2, 2]), MOVE)).await.expect("asked");
    }
    let order = order(&jobs).await;
    let first: HashSet<_> = order[..9].iter().collect();
    assert!(first.contains(&"modest".to_owned()), "{order:?}");
    assert_eq!(order.iter().take(18).filter(|person| *person == "modest").count(), 2, "{order:?}");
}

#[tokio::test]
async fn moves_come_before_hints() {
    if skipped() {
        return;
    }
    let [store] = processes().await;
    let jobs = store.jobs();
    jobs.ask(1, &question("hinted", None, Task::Hint)).await.expect("asked");
    for ticket in 2..5 {
        jobs.ask(ticket, &question("plays", None, MOVE)).await.expect("asked");
    }
    assert_eq!(order(&jobs).await, ["plays", "plays", "plays", "hinted"]);
}

#[tokio::test]
async fn what_nobody_waits_for_is_not_thought_about() {
    if skipped() {
        return;
    }
    let [asks, thinks] = processes().await;
    let (asks, thinks) = (asks.jobs(), thinks.jobs());
    asks.ask(1, &question("ana", None, MOVE)).await.expect("asked");
    asks.ask(2, &question("ana", None, MOVE)).await.expect("asked");
    let job = thinks.take().await.expect("taken").expect("a job");
    assert!(thinks.is_wanted(job.id).await.expect("asked"));
    asks.forget(1).await.expect("forgotten");
    asks.forget(2).await.expect("forgotten");
    assert!(!thinks.is_wanted(job.id).await.expect("asked"));
    assert!(thinks.take().await.expect("taken").is_none());
    thinks.finish(job.id, Some(&TURN)).await.expect("nothing happens");
    assert!(asks.fetch().await.expect("fetched").is_empty());
}

#[tokio::test]
async fn what_the_dead_were_thinking_about_is_taken_again() {
    if skipped() {
        return;
    }
    let [asks, first, second] = processes().await;
    asks.jobs().ask(1, &question("ana", None, MOVE)).await.expect("asked");
    let job = first.jobs().take().await.expect("taken").expect("a job");
    assert!(second.jobs().take().await.expect("taken").is_none(), "the first one is alive");
    silence(&first).await;
    let again = second.jobs().take().await.expect("taken").expect("the same job");
    assert_eq!(again.id, job.id);
    // Should the first one wake up, nobody listens to it.
    assert!(!first.jobs().is_wanted(job.id).await.expect("asked"));
    first.jobs().finish(job.id, None).await.expect("nothing happens");
    assert!(asks.jobs().fetch().await.expect("fetched").is_empty());
    second.jobs().finish(job.id, Some(&TURN)).await.expect("finished");
    assert_eq!(asks.jobs().fetch().await.expect("fetched"), [(1, Some(TURN))]);
}

#[tokio::test]
async fn jobs_of_the_dead_are_deleted() {
    if skipped() {
        return;
    }
    let [dies, leaves, stays] = processes().await;
    for store in [&dies, &leaves, &stays] {
        store.jobs().ask(1, &question("ana", None, MOVE)).await.expect("asked");
    }
    silence(&dies).await;
    leaves.close().await;
    let left = async || -> Vec<String> {
        let rows = sqlx::query("SELECT asked_by FROM jobs ORDER BY id").fetch_all(&stays.pool).await.expect("read");
        rows.iter().map(|row| row.get(0)).collect()
    };
    assert_eq!(left().await, [dies.process.clone(), stays.process.clone()], "who leaves takes them along");
    stays.jobs().forget_the_dead().await.expect("forgotten");
    assert_eq!(left().await, std::slice::from_ref(&stays.process));
}

#[tokio::test]
async fn jobs_are_given_back() {
    if skipped() {
        return;
    }
    let [asks, thinks] = processes().await;
    for ticket in 0..3 {
        asks.jobs().ask(ticket, &question("ana", None, MOVE)).await.expect("asked");
    }
    let jobs = thinks.jobs();
    let kept = jobs.take().await.expect("taken").expect("a job");
    let given = jobs.take().await.expect("taken").expect("a job");
    jobs.give_back_except(&[kept.id]).await.expect("given back");
    assert!(jobs.is_wanted(kept.id).await.expect("asked") && !jobs.is_wanted(given.id).await.expect("asked"));
    assert_eq!(jobs.take().await.expect("taken").expect("the next").id, given.id);
}

#[tokio::test]
async fn only_what_can_be_read_is_taken() {
    if skipped() {
        return;
    }
    let [store] = processes().await;
    store.jobs().ask(1, &question("ana", None, MOVE)).await.expect("asked");
    sqlx::query("UPDATE jobs SET form = form + 100").execute(&store.pool).await.expect("another version");
    assert!(store.jobs().take().await.expect("taken").is_none());
}

#[tokio::test]
async fn whoever_only_thinks_has_no_address_and_serves_no_time() {
    if skipped() {
        return;
    }
    let [store] = processes().await;
    let before = store.service().await.expect("read");
    let url = store.pool.connect_options().to_url_lossy().to_string();
    let database = Database { url, password_file: None, connections: 2, advertise: None };
    let thinks = Postgres::open_to_think(&database).await.expect("it can be used");
    thinks.report_alone().await.expect("reported");
    assert_eq!(store.service().await.expect("read"), before);
    let row = sqlx::query("SELECT url FROM processes WHERE id = $1").bind(&thinks.process).fetch_one(&store.pool).await;
    assert_eq!(row.expect("it reports").get::<Option<String>, _>(0), None);
}
