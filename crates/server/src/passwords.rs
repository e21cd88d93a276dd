//! Hashing of passwords. It is slow and takes 19 MiB on purpose, so it happens on a thread of its own, one hash after another in the same
//! memory. Those who come while too many are waiting are refused.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;

use crate::ids;
use crate::wire::Problem;

/// How many may wait. A hash takes some hundredths of a second, so the last of them waits for one or two seconds.
const QUEUE: usize = 32;
/// When to come back if that many are waiting.
const LATER_S: u32 = 3;
/// When nobody has come for this long, the memory is given back.
const IDLE: Duration = Duration::from_secs(2);
/// The memory is reserved in one piece that is larger than needed; what is not needed is never touched and costs nothing. An
/// allocator of the C library gives pieces of more than 32 MiB back to the system as soon as they are free, and keeps smaller ones.
const RESERVED: usize = 33 * 1024 * 1024;
/// The length of a hash, in bytes.
const LENGTH: usize = Params::DEFAULT_OUTPUT_LEN;

/// A hash that matches no password.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// What to do, and where to send what came of it.
enum Job {
    Hash { password: String, answer: oneshot::Sender<Option<String>> },
    Check { stored: Option<String>, said: String, answer: oneshot::Sender<bool> },
}

/// Hashes passwords on a thread of its own, which ends with it.
#[derive(Debug)]
pub(crate) struct Passwords(SyncSender<Job>);

impl Passwords {
    pub(crate) fn start() -> Self {
        let (sender, jobs) = sync_channel(QUEUE);
        let started = std::thread::Builder::new().name("passwords".to_owned()).spawn(move || work(&jobs));
        if let Err(error) = started {
            tracing::error!(%error, "there is no thread for passwords, so nobody can log in");
        }
        Self(sender)
    }

    /// The hash of a password, as it is stored.
    ///
    /// # Errors
    /// If too many are waiting.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.ask(|answer| Job::Hash { password, answer }).await?.ok_or(Problem::Internal)
    }

    /// Whether somebody has said the right password. Without a stored hash it takes as long, and is wrong, so that nobody finds out by
    /// the time that it takes who has a password.
    ///
    /// # Errors
    /// If too many are waiting.
    pub(crate) async fn is_right(&self, stored: Option<String>, said: String) -> Result<bool, Problem> {
        self.ask(|answer| Job::Check { stored, said, answer }).await
    }

    async fn ask<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.0.try_send(job(answer)).map_err(|unsent| match unsent {
            TrySendError::Full(_) => Problem::TooManyLogIns { wait_s: LATER_S },
            TrySendError::Disconnected(_) => Problem::Internal,
        })?;
        answered.await.map_err(|_| Problem::Internal)
    }
}

/// Does what is asked until nobody can ask any more.
fn work(jobs: &Receiver<Job>) {
    let mut memory: Vec<Block> = Vec::new();
    loop {
        let job = match jobs.recv_timeout(IDLE) {
            Ok(job) => job,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                memory = Vec::new();
                match jobs.recv() {
                    Ok(job) => job,
                    Err(_) => return,
                }
            }
        };
        // Whoever has gone away meanwhile needs no answer.
        match job {
            Job::Hash { answer, .. } if answer.is_closed() => {}
            Job::Check { answer, .. } if answer.is_closed() => {}
            Job::Hash { password, answer } => drop(answer.send(hash(&password, &mut memory))),
            Job::Check { stored, said, answer } => {
                let right = is_right(stored.as_deref().unwrap_or(NOBODY), &said, &mut memory).unwrap_or(false);
                let _ = answer.send(right && stored.is_some());
            }
        }
    }
}

/// Hashes in the memory, which grows as necessary.
fn fill(hasher: &Argon2<'_>, password: &str, salt: &[u8], memory: &mut Vec<Block>) -> Option<[u8; LENGTH]> {
    memory.reserve_exact((RESERVED / Block::SIZE).saturating_sub(memory.len()));
    let blocks = hasher.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let mut hashed = [0; LENGTH];
    hasher.hash_password_into_with_memory(password.as_bytes(), salt, &mut hashed, memory).ok()?;
    Some(hashed)
}

fn hash(password: &str, memory: &mut Vec<Block>) -> Option<String> {
    let (hasher, salt) = (Argon2::default(), ids::random::<16>());
    let hashed = fill(&hasher, password, &salt, memory)?;
    let text = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(hasher.params()).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(Output::new(&hashed).ok()?),
    };
    Some(text.to_string())
}

fn is_right(stored: &str, said: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let stored = PasswordHash::new(stored).ok()?;
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = stored.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
    let hasher = Argon2::new(algorithm, version, Params::try_from(&stored).ok()?);
    let hashed = fill(&hasher, said, stored.salt.as_ref()?, memory)?;
    // Outputs are compared in a time that does not depend on where they differ.
    Some(stored.hash? == Output::new(&hashed).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn passwords_are_recognised_by_their_hashes() {
        let passwords = Passwords::start();
        let stored = passwords.hash("correct horse".to_owned()).await.expect("a hash");
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_ne!(passwords.hash("correct horse".to_owned()).await.expect("a hash"), stored, "each has its own salt");
        let right = async |stored: Option<&str>, said: &str| {
            passwords.is_right(stored.map(str::to_owned), said.to_owned()).await.expect("an answer")
        };
        assert!(right(Some(&stored), "correct horse").await);
        assert!(!right(Some(&stored), "wrong horse").await);
        assert!(!right(None, "correct horse").await);
        assert!(!right(Some("nonsense"), "correct horse").await);
        // As the program stored them before it hashed in memory of its own.
        let earlier = argon2::PasswordHasher::hash_password(&Argon2::default(), b"correct horse").expect("a hash");
        assert!(right(Some(&earlier.to_string()), "correct horse").await);
    }

    #[tokio::test]
    async fn no_more_wait_than_there_is_room_for() {
        let passwords = Passwords::start();
        let asked = (0..200).map(|_| passwords.is_right(None, "horse".to_owned()));
        let answers = futures_util::future::join_all(asked).await;
        let refused = answers.iter().filter(|answer| matches!(answer, Err(Problem::TooManyLogIns { .. }))).count();
        assert!((1..200).contains(&refused), "{refused}");
        assert!(answers.iter().all(|answer| !matches!(answer, Ok(true) | Err(Problem::Internal))));
        assert_eq!(passwords.is_right(None, "horse".to_owned()).await, Ok(false), "then there is room again");
    }
}
