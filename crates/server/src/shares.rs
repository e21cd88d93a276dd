//! Fair shares: what many want at the same time is divided so that a few cannot take it from everyone else.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Where somebody comes from: an address of IPv4, or the network of an address of IPv6, because whoever has one of its
/// addresses has all 2^64 of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64))),
            address @ IpAddr::V4(_) => Self(address),
        }
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Where people were last seen. Those who have not been seen for longest are forgotten first.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    lately: HashMap<String, Network>,
    before: HashMap<String, Network>,
}

impl Addresses {
    pub(crate) fn saw(&self, person: &str, address: Network) {
        let mut seen = lock(&self.0);
        if seen.lately.get(person) == Some(&address) {
            return;
        }
        if seen.lately.len() >= MOST_KEYS {
            seen.before = std::mem::take(&mut seen.lately);
        }
        seen.lately.insert(person.to_owned(), address);
    }

    pub(crate) fn of(&self, person: &str) -> Option<Network> {
        let seen = lock(&self.0);
        seen.lately.get(person).or_else(|| seen.before.get(person)).copied()
    }
}

/// A number of places that are held for a while. Nobody may hold more than a quarter of what is free: one who wants everything
/// gets a fifth, and ten who do leave a tenth to the others. A few places are everybody's as long as there are any.
#[derive(Debug)]
pub(crate) struct Places<K: Hash + Eq> {
    held: Arc<Mutex<HashMap<K, usize>>>,
    /// How many there are in all.
    total: usize,
    /// The most that one may hold, however many are free.
    most_each: usize,
    /// How many are held in all.
    used: Arc<AtomicUsize>,
}

/// A place, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place<K: Hash + Eq> {
    held: Arc<Mutex<HashMap<K, usize>>>,
    used: Arc<AtomicUsize>,
    holder: K,
}

/// As many as a browser needs to load a page and to have a table open.
const FEW: usize = 8;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts are consistent at any moment, even after a panic.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<K: Hash + Eq + Clone> Places<K> {
    pub(crate) fn new(total: usize, most_each: usize) -> Self {
        Self { held: Arc::default(), total, most_each, used: Arc::default() }
    }

    /// A place for somebody.
    ///
    /// # Errors
    /// The most that this one may hold at present.
    pub(crate) fn take(&self, holder: K) -> Result<Place<K>, usize> {
        let mut held = lock(&self.held);
        let free = self.total.saturating_sub(self.used.load(Relaxed));
        let has = held.get(&holder).copied().unwrap_or_default();
        let most = (free / 4).max(free.min(FEW)).min(self.most_each);
        if has >= most {
            return Err(most);
        }
        held.insert(holder.clone(), has + 1);
        self.used.fetch_add(1, Relaxed);
        Ok(Place { held: Arc::clone(&self.held), used: Arc::clone(&self.used), holder })
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        self.used.fetch_sub(1, Relaxed);
        if let Some(count) = held.get_mut(&self.holder) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.holder);
            }
        }
    }
}

/// How often something may happen per minute, for everyone separately. Whoever has not been heard of for a minute is forgotten
/// without looking at anyone else.
#[derive(Debug)]
pub(crate) struct Rate<K: Hash + Eq> {
    per_minute: f64,
    keys: Mutex<Generations<K>>,
}

#[derive(Debug)]
struct Generations<K: Hash + Eq> {
    since: Instant,
    now: HashMap<K, Bucket>,
    /// Those of the minute before, who are forgotten when the next minute begins.
    before: HashMap<K, Bucket>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

const MINUTE: Duration = Duration::from_secs(60);
/// So many are remembered for a minute; a crowd of addresses must not take all memory.
const MOST_KEYS: usize = 100_000;

impl<K: Hash + Eq> Rate<K> {
    pub(crate) fn new(per_minute: u32) -> Self {
        let keys = Generations { since: Instant::now(), now: HashMap::new(), before: HashMap::new() };
        Self { per_minute: f64::from(per_minute.max(1)), keys: Mutex::new(keys) }
    }

    /// Counts once.
    ///
    /// # Errors
    /// In how many seconds it may happen again.
    pub(crate) fn check(&self, key: K) -> Result<(), u32> {
        self.check_at(key, Instant::now())
    }

    fn check_at(&self, key: K, now: Instant) -> Result<(), u32> {
        let mut keys = lock(&self.keys);
        if now.duration_since(keys.since) >= MINUTE || keys.now.len() >= MOST_KEYS {
            keys.since = now;
            keys.before = std::mem::take(&mut keys.now);
        }
        let known = keys.now.get(&key).or_else(|| keys.before.get(&key)).copied();
        let mut bucket = known.unwrap_or(Bucket { left: self.per_minute, at: now });
        let refilled = now.duration_since(bucket.at).as_secs_f64() / MINUTE.as_secs_f64() * self.per_minute;
        bucket = Bucket { left: (bucket.left + refilled).min(self.per_minute), at: now };
        let allowed = if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            Ok(())
        } else {
            let wait = (1.0 - bucket.left) / self.per_minute * MINUTE.as_secs_f64();
            Err(wait.ceil().max(1.0) as u32)
        };
        keys.now.insert(key, bucket);
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn whoever_has_an_address_of_ipv6_has_its_network() {
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
    }

    #[test]
    fn a_few_leave_room_for_everyone_else() {
        let places = Places::new(900, 900);
        let mut held = Vec::new();
        // Four take all they can get, in turns.
        while let Some(place) = (0..4).find_map(|who| places.take(who).ok()) {
            held.push(place);
        }
        let count = |who: i32| held.iter().filter(|place| place.holder == who).count();
        assert!(held.len() <= 720 && (0..4).all(|who| count(who) >= 90), "{}", held.len());
        // Hundreds of others still find room.
        let others: Vec<_> = (10..160).map(|who| places.take(who).expect("room")).collect();
        drop(others);
        // What is given back can be taken again.
        held.clear();
        assert_eq!((0..900).filter_map(|_| places.take(1).ok()).map(|place| held.push(place)).count(), 180);
        assert!(places.take(1).is_err() && places.take(2).is_ok());
    }

    #[test]
    fn the_last_place_is_for_somebody_who_has_none() {
        let places = Places::new(2, 10);
        let first = places.take(1).expect("room");
        assert_eq!(places.take(1).expect_err("one is enough"), 1);
        let _second = places.take(2).expect("room");
        assert_eq!(places.take(3).expect_err("no room"), 0);
        drop(first);
        let _third = places.take(3).expect("room");
    }

    #[test]
    fn nobody_may_do_more_per_minute() {
        let (rate, start) = (Rate::new(60), Instant::now());
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        assert_eq!((0..100).filter(|_| rate.check_at("a", at(0)).is_ok()).count(), 60);
        assert_eq!(rate.check_at("a", at(0)), Err(1));
        assert_eq!(rate.check_at("b", at(0)), Ok(()));
        assert_eq!((0..100).filter(|_| rate.check_at("a", at(10)).is_ok()).count(), 10);
        // A new minute does not begin with a clean slate.
        assert_eq!((0..100).filter(|_| rate.check_at("a", at(65)).is_ok()).count(), 55);
    }

    #[test]
    fn whoever_was_silent_is_forgotten() {
        let (rate, start) = (Rate::new(60), Instant::now());
        for key in 0..1000 {
            rate.check_at(key, start).expect("the first time");
        }
        for minutes in 1..=2 {
            rate.check_at(0, start + MINUTE * minutes).expect("again");
        }
        let keys = lock(&rate.keys);
        assert_eq!((keys.now.len(), keys.before.len()), (1, 1));
    }
}
