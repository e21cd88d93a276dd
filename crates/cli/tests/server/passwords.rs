//! Passwords: what hashing them costs, and how often somebody may guess.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tokio::time::sleep;

use crate::person::{Answer, Person};
use crate::process::{Server, eventually, wide_without};

/// How much memory a process uses, in bytes: now, or at most since `forget_peak`.
pub(crate) fn memory(pid: u32, peak: bool) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("the process runs");
    let line = status.lines().find_map(|line| line.strip_prefix(if peak { "VmHWM:" } else { "VmRSS:" }));
    let kilobytes: u64 = line.expect("a line").trim().trim_end_matches(" kB").parse().expect("a number");
    kilobytes * 1024
}

/// Begins to measure the peak anew.
pub(crate) fn forget_peak(pid: u32) {
    std::fs::write(format!("/proc/{pid}/clear_refs"), "5").expect("written");
}

const MB: u64 = 1_000_000;

#[tokio::test]
async fn hashing_passwords_gives_its_memory_back() {
    let server = Server::start(&[]).await;
    let mut person = server.person().await;
    person.rename("Bia").await.ok();
    person.set_password("correct horse").await.ok();
    // Once everything that a log-in needs is there.
    sleep(Duration::from_secs(3)).await;
    let before = memory(server.pid(), false);
    forget_peak(server.pid());
    for _ in 0..20 {
        let mut wanting = tokio::task::JoinSet::new();
        for number in 0..10 {
            let stranger = Person::stranger(&server.base);
            let password = if number == 0 { "correct horse" } else { "wrong horse" };
            let body = json!({ "name": "Bia", "password": password });
            wanting.spawn(async move { stranger.post("/api/log-in", body).await.status });
        }
        let statuses = wanting.join_all().await;
        assert!(statuses.iter().all(|status| [200, 401].contains(status)), "{statuses:?}");
    }
    let peak = memory(server.pid(), true);
    assert!(peak < before + 60 * MB, "from {before} to {peak} bytes at the most");
    eventually("the memory is given back", async || (memory(server.pid(), false) < before + 20 * MB).then_some(()))
        .await;
}

/// Logs in from an address, as a proxy reports it.
async fn guess(server: &Server, from: &str, name: &str, password: &str) -> Answer {
    let body = json!({ "name": name, "password": password }).to_string();
    let headers = [("x-forwarded-for", from)];
    Person::stranger(&server.base).request(Method::POST, "/api/log-in", Some(body), &headers).await
}

#[tokio::test]
async fn nobody_guesses_at_an_account_from_many_addresses() {
    let flags = wide_without(&["--logins-per-account"]);
    let flags = [&flags[..], &["--logins-per-account", "5", "--public-url", "https://x.example"]].concat();
    let server = Server::exactly(&flags).await;
    for name in ["Bia", "Ana"] {
        let home = [("x-forwarded-for", "192.0.2.1")];
        let mut person = Person::stranger(&server.base);
        let answer = person.request(Method::GET, "/api/me", None, &home).await;
        person.take_cookie(&answer);
        let rename = Some(json!({ "name": name }).to_string());
        person.request(Method::PATCH, "/api/me", rename, &home).await.ok();
        let password = Some(json!({ "password": "correct horse" }).to_string());
        person.request(Method::PUT, "/api/me/password", password, &home).await.ok();
    }
    let mut statuses = Vec::new();
    for number in 0..12 {
        // However the name is written.
        let name = if number % 2 == 0 { "Bia" } else { " bIA " };
        statuses.push(guess(&server, &format!("198.51.100.{number}"), name, "wrong horse").await.status);
    }
    assert_eq!(statuses.iter().filter(|&&status| status == 401).count(), 5, "{statuses:?}");
    let refused = guess(&server, "198.51.100.99", "Bia", "correct horse").await;
    assert!(refused.header("retry-after").parse::<u32>().is_ok_and(|seconds| seconds >= 1), "{:?}", refused.headers);
    refused.refused(429, "too-many-log-ins");
    // The owner, who was last seen at home, logs in there all the same; and so does everybody else.
    guess(&server, "192.0.2.1", "Bia", "correct horse").await.ok();
    guess(&server, "198.51.100.98", "Ana", "correct horse").await.ok();
    // Names that nobody has are limited in the same way, so that nobody learns which there are.
    let mut statuses = Vec::new();
    for number in 0..7 {
        statuses.push(guess(&server, &format!("198.51.100.{number}"), "Nobody", "wrong horse").await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 401, 401, 429, 429]);
}

#[tokio::test]
async fn log_ins_are_limited_in_all_and_for_the_networks_of_ipv6() {
    let flags = wide_without(&["--logins-in-all", "--logins-per-minute"]);
    let limits = ["--logins-in-all", "6", "--logins-per-minute", "3", "--public-url", "https://x.example"];
    let server = Server::exactly(&[&flags[..], &limits].concat()).await;
    // Two networks (/64) of one customer (/48).
    let mut statuses = Vec::new();
    for number in 0..5 {
        let from = format!("2001:db8:1:{}::1", number % 2);
        statuses.push(guess(&server, &from, &format!("Nobody {number}"), "wrong horse").await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
    let mut statuses = Vec::new();
    for number in 0..5 {
        let from = format!("2001:db8:2{number}::1");
        statuses.push(guess(&server, &from, &format!("Nobody {number}"), "wrong horse").await.status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429], "six in all");
}
