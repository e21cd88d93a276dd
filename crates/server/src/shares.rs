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

impl Network {
    /// The widest network of an address that usually belongs to one customer: for IPv6 a /48, which has 65,536 of the others. What is
    /// limited for these takes no more from neighbours than it must.
    pub(crate) fn wide(address: IpAddr) -> Self {
        match Self::from(address) {
            Self(IpAddr::V6(address)) => Self(IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 80 << 80))),
            other => other,
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
        self.take_if(holder, false)
    }

    /// The same, but whoever has none gets one even if all are held: they wait until one is free.
    ///
    /// # Errors
    /// The most that this one may hold at present.
    pub(crate) fn take_or_wait(&self, holder: K) -> Result<Place<K>, usize> {
        self.take_if(holder, true)
    }

    fn take_if(&self, holder: K, may_wait: bool) -> Result<Place<K>, usize> {
        let mut held = lock(&self.held);
        let free = self.total.saturating_sub(self.used.load(Relaxed));
        let has = held.get(&holder).copied().unwrap_or_default();
        let most = (free / 4).max(free.min(FEW)).min(self.most_each);
        if has >= most && !(may_wait && has == 0) {
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

/// How often something may happen in a period, or how much of it, for everyone separately. Whoever has not been heard of for that
/// long is forgotten without looking at anyone else.
#[derive(Debug)]
pub(crate) struct Rate<K: Hash + Eq> {
    most: f64,
    period: Duration,
    keys: Mutex<Generations<K>>,
}

#[derive(Debug)]
struct Generations<K: Hash + Eq> {
    since: Instant,
    now: HashMap<K, Bucket>,
    /// Those of the period before, who are forgotten when the next one begins.
    before: HashMap<K, Bucket>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// So many are remembered for a period; a crowd of addresses must not take all memory.
const MOST_KEYS: usize = 100_000;

impl<K: Hash + Eq> Rate<K> {
    /// So often in a minute.
    pub(crate) fn new(most: u32) -> Self {
        Self::over(MINUTE, most)
    }

    /// So much in a day.
    pub(crate) fn a_day(most: u32) -> Self {
        Self::over(DAY, most)
    }

    fn over(period: Duration, most: u32) -> Self {
        let keys = Generations { since: Instant::now(), now: HashMap::new(), before: HashMap::new() };
        Self { most: f64::from(most.max(1)), period, keys: Mutex::new(keys) }
    }

    /// Counts once.
    ///
    /// # Errors
    /// In how many seconds it may happen again.
    pub(crate) fn check(&self, key: K) -> Result<(), u32> {
        self.take(key, 1.0)
    }

    /// Counts that much.
    ///
    /// # Errors
    /// In how many seconds there is that much again.
    pub(crate) fn take(&self, key: K, much: f64) -> Result<(), u32> {
        self.take_at(key, much, Instant::now())
    }

    fn take_at(&self, key: K, much: f64, now: Instant) -> Result<(), u32> {
        let mut keys = lock(&self.keys);
        if now.duration_since(keys.since) >= self.period || keys.now.len() >= MOST_KEYS {
            keys.since = now;
            keys.before = std::mem::take(&mut keys.now);
        }
        let known = keys.now.get(&key).or_else(|| keys.before.get(&key)).copied();
        let mut bucket = known.unwrap_or(Bucket { left: self.most, at: now });
        let refilled = now.duration_since(bucket.at).as_secs_f64() / self.period.as_secs_f64() * self.most;
        bucket = Bucket { left: (bucket.left + refilled).min(self.most), at: now };
        let allowed = if bucket.left >= much {
            bucket.left -= much;
            Ok(())
        } else {
            let wait = (much - bucket.left) / self.most * self.period.as_secs_f64();
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
    fn a_customer_may_have_a_wider_network() {
        let wide = |text: &str| Network::wide(text.parse().expect("an address"));
        assert_eq!(wide("2001:db8:1:2::1"), wide("2001:db8:1:ffff::1"));
        assert_ne!(wide("2001:db8:1::1"), wide("2001:db8:2::1"));
        assert_ne!(wide("192.0.2.1"), wide("192.0.2.2"));
    }

    #[test]
    fn there_is_so_much_of_it_a_day() {
        let (rate, start) = (Rate::a_day(1000), Instant::now());
        let at = |hours: u64| start + Duration::from_secs(hours * 3600);
        assert_eq!(rate.take_at("a", 900.0, at(0)), Ok(()));
        assert_eq!(rate.take_at("a", 200.0, at(0)), Err(8640), "a tenth of it comes back in a tenth of a day");
        assert_eq!(rate.take_at("b", 1000.0, at(0)), Ok(()));
        assert_eq!(rate.take_at("a", 500.0, at(12)), Ok(()));
        assert!(rate.take_at("b", 800.0, at(12)).is_err(), "it is not forgotten after a minute");
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
        assert_eq!((0..100).filter(|_| rate.take_at("a", 1.0, at(0)).is_ok()).count(), 60);
        assert_eq!(rate.take_at("a", 1.0, at(0)), Err(1));
        assert_eq!(rate.take_at("b", 1.0, at(0)), Ok(()));
        assert_eq!((0..100).filter(|_| rate.take_at("a", 1.0, at(10)).is_ok()).count(), 10);
        // A new minute does not begin with a clean slate.
        assert_eq!((0..100).filter(|_| rate.take_at("a", 1.0, at(65)).is_ok()).count(), 55);
    }

    #[test]
    fn whoever_was_silent_is_forgotten() {
        let (rate, start) = (Rate::new(60), Instant::now());
        for key in 0..1000 {
            rate.take_at(key, 1.0, start).expect("the first time");
        }
        for minutes in 1..=2 {
            rate.take_at(0, 1.0, start + MINUTE * minutes).expect("again");
        }
        let keys = lock(&rate.keys);
        assert_eq!((keys.now.len(), keys.before.len()), (1, 1));
    }
}
