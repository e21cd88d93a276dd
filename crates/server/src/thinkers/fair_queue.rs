//! A queue for work that takes time, fair to the people it is done for and to the addresses they come from.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use super::Owner;
use crate::shares::Network;

impl Owner {
    /// Everyone at an address shares one turn with the others there; somebody whose address is not known has their own.
    fn group(&self) -> Group {
        self.address.map_or_else(|| Group::Person(self.person.clone()), Group::Address)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Group {
    Address(Network),
    Person(String),
}

/// Work by owner. Next is always something for the address that has been worked for the least, and there for the person who has.
/// Whoever comes back after having waited for nothing begins level with the others: idle time is not saved up.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    groups: Line<Group, Line<String, VecDeque<T>>>,
    len: usize,
}

/// Those who have something to do, and how long was worked for them.
#[derive(Debug)]
struct Line<K, W>(HashMap<K, Waiting<W>>);

#[derive(Debug, Default)]
struct Waiting<W> {
    work: W,
    used: Duration,
    /// How much of their work is being done at the moment.
    running: usize,
    /// How much of their work is waiting.
    waiting: usize,
    /// Since when, as a number that grows.
    since: u64,
}

impl<K, W> Default for Line<K, W> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { groups: Line::default(), len: 0 }
    }
}

impl<K: Clone + Eq + std::hash::Hash, W: Default> Line<K, W> {
    /// Adds work for somebody.
    fn add(&mut self, key: K) -> &mut W {
        let level = self.0.values().filter(|each| each.waiting + each.running > 0).map(|each| each.used).min();
        let last = self.0.values().map(|each| each.since).max().unwrap_or_default();
        let waiting =
            self.0.entry(key).or_insert_with(|| Waiting { used: level.unwrap_or_default(), ..Waiting::default() });
        if waiting.waiting == 0 {
            waiting.since = last + 1;
        }
        waiting.waiting += 1;
        &mut waiting.work
    }

    /// Takes work of the one for whom the least was done.
    fn take(&mut self) -> Option<(&K, &mut W)> {
        let ready = self.0.iter_mut().filter(|(_, each)| each.waiting > 0);
        let (key, next) = ready.min_by_key(|(_, each)| (each.used, each.running, each.since))?;
        next.waiting -= 1;
        next.running += 1;
        Some((key, &mut next.work))
    }

    /// Charges somebody whose work is done.
    fn done(&mut self, key: &K, time: Duration, within: impl FnOnce(&mut W)) {
        if let Some(waiting) = self.0.get_mut(key) {
            waiting.used += time;
            waiting.running = waiting.running.saturating_sub(1);
            within(&mut waiting.work);
            if waiting.waiting + waiting.running == 0 {
                self.0.remove(key);
            }
        }
    }
}

impl<T> FairQueue<T> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn push(&mut self, owner: Owner, work: T) {
        self.groups.add(owner.group()).add(owner.person).push_back(work);
        self.len += 1;
    }

    /// The next piece of work. When it is finished, [`Self::done`] must be told.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let (_, people) = self.groups.take()?;
        let (_, work) = people.take()?;
        self.len -= 1;
        work.pop_front()
    }

    /// Work for somebody took that long.
    pub(crate) fn done(&mut self, owner: &Owner, time: Duration) {
        self.groups.done(&owner.group(), time, |people| people.done(&owner.person, time, |_| ()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(person: &str, address: [u8; 4]) -> Owner {
        Owner { person: person.to_owned(), address: Some(std::net::IpAddr::from(address).into()) }
    }

    /// Works off everything, each piece taking a second, and returns the order.
    fn worked(queue: &mut FairQueue<Owner>) -> Vec<String> {
        let mut order = Vec::new();
        while let Some(next) = queue.pop() {
            queue.done(&next, Duration::from_secs(1));
            order.push(next.person);
        }
        order
    }

    fn filled(owners: &[(Owner, usize)]) -> FairQueue<Owner> {
        let mut queue = FairQueue::default();
        for (owner, count) in owners {
            for _ in 0..*count {
                queue.push(owner.clone(), owner.clone());
            }
        }
        queue
    }

    #[test]
    fn many_tables_of_one_person_do_not_hold_up_another() {
        let (greedy, modest) = (owner("greedy", [192, 0, 2, 1]), owner("modest", [192, 0, 2, 2]));
        let order = worked(&mut filled(&[(greedy, 50), (modest, 2)]));
        assert_eq!(order.len(), 52);
        assert_eq!(order.iter().take(4).filter(|person| *person == "modest").count(), 2, "{order:?}");
    }

    #[test]
    fn many_people_at_one_address_do_not_hold_up_another() {
        let mut owners: Vec<_> = (0..50).map(|number| (owner(&format!("p{number}"), [192, 0, 2, 1]), 2)).collect();
        owners.push((owner("modest", [192, 0, 2, 2]), 2));
        let order = worked(&mut filled(&owners));
        assert_eq!(order.iter().take(4).filter(|person| *person == "modest").count(), 2, "{order:?}");
        // At that address everyone has a turn before anyone has a second one.
        let crowd: Vec<_> = order.iter().filter(|person| *person != "modest").take(50).collect();
        assert_eq!(crowd.iter().collect::<std::collections::HashSet<_>>().len(), 50);
    }

    #[test]
    fn waiting_for_nothing_is_not_saved_up() {
        let (busy, late) = (owner("busy", [192, 0, 2, 1]), owner("late", [192, 0, 2, 2]));
        let mut queue = filled(&[(busy.clone(), 100)]);
        for _ in 0..50 {
            let next = queue.pop().expect("work");
            queue.done(&next, Duration::from_secs(1));
        }
        for _ in 0..20 {
            queue.push(late.clone(), late.clone());
        }
        let order = worked(&mut queue);
        let early = order.iter().take(20).filter(|person| *person == "late").count();
        assert!((9..=11).contains(&early), "{order:?}");
    }

    #[test]
    fn whoever_takes_longer_waits_longer() {
        let (slow, quick) = (owner("slow", [192, 0, 2, 1]), owner("quick", [192, 0, 2, 2]));
        let mut queue = filled(&[(slow, 30), (quick, 30)]);
        let mut order = Vec::new();
        while let Some(next) = queue.pop() {
            queue.done(&next, Duration::from_secs(if next.person == "slow" { 5 } else { 1 }));
            order.push(next.person);
        }
        let slow = order.iter().take(12).filter(|person| *person == "slow").count();
        assert!((2..=3).contains(&slow), "{order:?}");
    }
}
