//! Training rows: positions with their outcomes, packed so that tens of millions fit into memory.

/// Positions with their targets, stored as a struct of arrays.
///
/// A row with 100 binary inputs, 30 numeric ones and 8 legal actions takes about 380 bytes.
///
/// ```
/// let mut rows = tzolkin_learn::Rows::default();
/// rows.push(&[3, 7], &[(9, 64)], 41.5, 48.0, 1.0, &[(5, 0.75), (6, 0.25)]);
/// assert_eq!(rows.row(0).binaries, [3, 7]);
/// ```
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Rows {
    binaries: Vec<u16>,
    numbers: Vec<(u16, i16)>,
    actions: Vec<u16>,
    shares: Vec<u8>,
    entries: Vec<Entry>,
    /// One more than the largest feature, so that a net that is too small can be refused once instead of being checked
    /// in every row.
    features: usize,
    actions_used: usize,
}

/// Where a row's lists end, and its targets.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Entry {
    binaries: u64,
    numbers: u64,
    policy: u64,
    hand: f32,
    target: f32,
    won: f32,
}

/// One position as the trainer sees it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row<'a> {
    /// The binary inputs that are on.
    pub binaries: &'a [u16],
    /// Numeric inputs; 1024 represents 1.
    pub numbers: &'a [(u16, i16)],
    /// The hand-written evaluation in points, to which the net adds.
    pub hand: f32,
    /// The points that the sum of both should be.
    pub target: f32,
    /// The share of the win: 1 for a win, 0 for a loss.
    pub won: f32,
    /// Every legal action, or nothing if the row has no policy target.
    pub actions: &'a [u16],
    /// The search's visits to each action in an arbitrary unit; divide by their sum to get shares.
    pub shares: &'a [u8],
}

impl Rows {
    /// Adds a row. `policy` lists every legal action with its share of the visits; it is empty where there is no
    /// policy target. Shares are stored in 255 steps of the largest one.
    pub fn push(
        &mut self,
        binaries: &[u16],
        numbers: &[(u16, i16)],
        hand: f32,
        target: f32,
        won: f32,
        policy: &[(u16, f32)],
    ) {
        self.binaries.extend_from_slice(binaries);
        self.numbers.extend_from_slice(numbers);
        // Shares are scaled by the largest one, so that rounding never turns all of them into 0, however many actions
        // there are.
        let most = policy.iter().map(|&(_, share)| share).fold(0.0, f32::max);
        if most > 0.0 {
            self.actions.extend(policy.iter().map(|&(action, _)| action));
            self.shares.extend(policy.iter().map(|&(_, share)| (share / most * 255.0).round() as u8));
        }
        let past = |largest: Option<u16>| largest.map_or(0, |largest| usize::from(largest) + 1);
        self.features = self
            .features
            .max(past(binaries.iter().copied().max()))
            .max(past(numbers.iter().map(|&(feature, _)| feature).max()));
        self.actions_used = self.actions_used.max(past(policy.iter().map(|&(action, _)| action).max()));
        self.entries.push(Entry {
            binaries: self.binaries.len() as u64,
            numbers: self.numbers.len() as u64,
            policy: self.actions.len() as u64,
            hand,
            target,
            won,
        });
    }

    /// The number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The figures of one row.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, index: usize) -> Row<'_> {
        let end = &self.entries[index];
        let (binaries, numbers, policy) = match index.checked_sub(1).map(|before| &self.entries[before]) {
            Some(start) => (start.binaries as usize, start.numbers as usize, start.policy as usize),
            None => (0, 0, 0),
        };
        let policy = policy..end.policy as usize;
        Row {
            binaries: &self.binaries[binaries..end.binaries as usize],
            numbers: &self.numbers[numbers..end.numbers as usize],
            hand: end.hand,
            target: end.target,
            won: end.won,
            actions: &self.actions[policy.clone()],
            shares: &self.shares[policy],
        }
    }

    /// Appends the rows of another collection.
    pub fn append(&mut self, mut other: Self) {
        let (binaries, numbers, policy) =
            (self.binaries.len() as u64, self.numbers.len() as u64, self.actions.len() as u64);
        self.binaries.append(&mut other.binaries);
        self.numbers.append(&mut other.numbers);
        self.actions.append(&mut other.actions);
        self.shares.append(&mut other.shares);
        self.entries.extend(other.entries.iter().map(|entry| Entry {
            binaries: entry.binaries + binaries,
            numbers: entry.numbers + numbers,
            policy: entry.policy + policy,
            ..*entry
        }));
        self.features = self.features.max(other.features);
        self.actions_used = self.actions_used.max(other.actions_used);
    }

    /// The number of bytes that the rows take, without spare capacity.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.binaries)
            + size_of_val(&*self.numbers)
            + size_of_val(&*self.actions)
            + size_of_val(&*self.shares)
            + size_of_val(&*self.entries)
    }

    /// How many features a net for these rows needs at least.
    #[must_use]
    pub fn features(&self) -> usize {
        self.features
    }

    /// How many actions a net for these rows needs at least.
    #[must_use]
    pub fn actions(&self) -> usize {
        self.actions_used
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Rows {
        let mut rows = Rows::default();
        rows.push(&[1, 5], &[(7, -32)], 10.0, 12.0, 1.0, &[(3, 0.5), (4, 0.25), (9, 0.25)]);
        rows.push(&[], &[], -1.0, 2.0, 0.5, &[]);
        rows.push(&[11], &[(2, 64), (12, 1)], 3.0, 4.0, 0.0, &[(0, 1.0)]);
        rows
    }

    #[test]
    fn rows_come_back_as_they_were_pushed() {
        let rows = sample();
        assert_eq!(rows.len(), 3);
        let first = rows.row(0);
        assert_eq!((first.binaries, first.numbers), (&[1, 5][..], &[(7, -32)][..]));
        assert_eq!((first.hand, first.target, first.won), (10.0, 12.0, 1.0));
        assert_eq!((first.actions, first.shares), (&[3, 4, 9][..], &[255, 128, 128][..]));
        assert!(rows.row(1).binaries.is_empty() && rows.row(1).actions.is_empty());
        assert_eq!(rows.row(2).numbers, [(2, 64), (12, 1)]);
        assert_eq!((rows.features(), rows.actions()), (13, 10));
    }

    #[test]
    fn appended_rows_equal_pushed_ones() {
        let mut rows = sample();
        rows.append(sample());
        rows.append(Rows::default());
        assert_eq!(rows.len(), 6);
        for index in 0..3 {
            assert_eq!(rows.row(index), rows.row(index + 3));
        }
    }

    #[test]
    fn even_shares_of_many_actions_are_kept() {
        let policy: Vec<(u16, f32)> = (0..551).map(|action| (action, 1.0 / 551.0)).collect();
        let mut rows = Rows::default();
        rows.push(&[], &[], 0.0, 0.0, 0.0, &policy);
        assert!(rows.row(0).shares.iter().all(|&share| share == 255));
    }

    #[test]
    fn a_usual_row_is_small() {
        let binaries: Vec<u16> = (0..100).collect();
        let numbers: Vec<(u16, i16)> = (100..130).map(|feature| (feature, 5)).collect();
        let policy: Vec<(u16, f32)> = (0..8).map(|action| (action, 0.125)).collect();
        let mut rows = Rows::default();
        rows.push(&binaries, &numbers, 0.0, 0.0, 0.0, &policy);
        assert!(rows.bytes() < 400, "{}", rows.bytes());
    }
}
