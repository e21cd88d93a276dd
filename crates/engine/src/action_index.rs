//! A dense index of actions: every action has a small number, for tables, masks and learned policies.
//!
//! The index is append-only. Numbers never change their meaning within an [`ACTION_INDEX_VERSION`]; new actions get new
//! numbers at the end.

use crate::action::{Action, Form};
use crate::nouns::{Block, Blocks, Building, Gear, Monument, Technology, Temple, WealthTile, small};

/// The version of the numbering. Data that contains action numbers also contains this version.
pub const ACTION_INDEX_VERSION: u16 = 1;

const WEALTH_TILES: usize = 21;
const BUILDINGS: usize = 32;
const MONUMENTS: usize = 13;
/// Ways to apply architecture: [`Form::Usual`], [`Form::Plain`] and one per block saved.
const FORMS: usize = 2 + Block::NUM;
/// Teeth before those of each gear, for `pick`.
const TEETH_BEFORE: [usize; Gear::NUM + 1] = before(true);
/// Numbered spaces before those of each gear, for `do GEAR n`.
const SPACES_BEFORE: [usize; Gear::NUM + 1] = before(false);
/// All payments of one to three blocks, ordered by wood, stone and gold.
const PAYMENTS: [[u8; Block::NUM]; 19] = payments();

/// Actions without a parameter come first.
const PLAIN: [Action; 8] = [
    Action::End,
    Action::Stop,
    Action::Nothing,
    Action::Ahead,
    Action::Corn,
    Action::Wood,
    Action::Burn,
    Action::PlaceOnStart,
];

const PLACE: usize = PLAIN.len();
const BEG: usize = PLACE + Gear::NUM;
const ANGER: usize = BEG + Temple::NUM;
const CLIMB: usize = ANGER + Temple::NUM;
const TAKE: usize = CLIMB + Temple::NUM;
const SELL: usize = TAKE + Block::NUM;
const BUY: usize = SELL + Block::NUM;
const OFFER: usize = BUY + Block::NUM;
const ADVANCE: usize = OFFER + Block::NUM;
const DAYS: usize = ADVANCE + Technology::NUM;
const DO: usize = DAYS + 4;
const PICK: usize = DO + Gear::ChichenItza.info().last_space as usize + 1;
const DO_ANY: usize = PICK + TEETH_BEFORE[Gear::NUM];
const PAY: usize = DO_ANY + SPACES_BEFORE[Gear::NUM];
const BUILD: usize = PAY + PAYMENTS.len();
const MONUMENT: usize = BUILD + BUILDINGS * FORMS;
const KEEP: usize = MONUMENT + MONUMENTS;
const END: usize = KEEP + WEALTH_TILES * (WEALTH_TILES - 1) / 2;

const fn before(teeth: bool) -> [usize; Gear::NUM + 1] {
    let mut sums = [0; Gear::NUM + 1];
    let mut gear = 0;
    while gear < Gear::NUM {
        let info = Gear::ALL[gear].info();
        sums[gear + 1] = sums[gear] + if teeth { info.teeth as usize } else { info.last_space as usize + 1 };
        gear += 1;
    }
    sums
}

const fn payments() -> [[u8; Block::NUM]; 19] {
    let mut all = [[0; Block::NUM]; 19];
    let (mut count, mut code) = (0, 0);
    while code < 64 {
        let payment = [code / 16, code / 4 % 4, code % 4];
        if payment[0] + payment[1] + payment[2] >= 1 && payment[0] + payment[1] + payment[2] <= 3 {
            all[count] = payment;
            count += 1;
        }
        code += 1;
    }
    all
}

/// The place of each payment in [`PAYMENTS`], by 16 wood + 4 stone + gold.
const PAYMENT_INDEX: [u8; 64] = {
    let mut table = [u8::MAX; 64];
    let mut index = 0;
    while index < PAYMENTS.len() {
        let [wood, stone, gold] = PAYMENTS[index];
        table[(16 * wood + 4 * stone + gold) as usize] = small(index);
        index += 1;
    }
    table
};

impl Action {
    /// How many actions have a number; all numbers are below this.
    pub const COUNT: usize = END;

    /// The number of the action; none for an action that is never legal, such as a payment of nine blocks.
    ///
    /// ```
    /// use tzolkin_engine::{Action, Gear};
    ///
    /// let index = Action::Place(Gear::Tikal).index().expect("an action of the game");
    /// assert!(index < Action::COUNT);
    /// assert_eq!(Action::from_index(index), Some(Action::Place(Gear::Tikal)));
    /// assert_eq!(Action::Days(9).index(), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn index(self) -> Option<usize> {
        Some(match self {
            Self::End => 0,
            Self::Stop => 1,
            Self::Nothing => 2,
            Self::Ahead => 3,
            Self::Corn => 4,
            Self::Wood => 5,
            Self::Burn => 6,
            Self::PlaceOnStart => 7,
            Self::Place(gear) => PLACE + gear.index(),
            Self::Beg(temple) => BEG + temple.index(),
            Self::Anger(temple) => ANGER + temple.index(),
            Self::Climb(temple) => CLIMB + temple.index(),
            Self::Take(block) => TAKE + block.index(),
            Self::Sell(block) => SELL + block.index(),
            Self::Buy(block) => BUY + block.index(),
            Self::Offer(block) => OFFER + block.index(),
            Self::Advance(technology) => ADVANCE + technology.index(),
            Self::Days(days) => within(DAYS, usize::from(days), 4)?,
            Self::Do(space) => within(DO, usize::from(space), PICK - DO)?,
            Self::Pick { gear, space } => on_gear(PICK, &TEETH_BEFORE, gear, space)?,
            Self::DoAny { gear, space } => on_gear(DO_ANY, &SPACES_BEFORE, gear, space)?,
            Self::Pay(blocks) => {
                let [wood, stone, gold] = blocks.0;
                if wood > 3 || stone > 3 || gold > 3 {
                    return None;
                }
                let index = PAYMENT_INDEX[usize::from(16 * wood + 4 * stone + gold)];
                within(PAY, usize::from(index), PAYMENTS.len())?
            }
            Self::Build { building, form } => {
                let form = match form {
                    Form::Usual => 0,
                    Form::Plain => 1,
                    Form::Save(block) => 2 + block.index(),
                };
                within(BUILD, building.index() * FORMS + form, BUILDINGS * FORMS)?
            }
            Self::Monument(monument) => within(MONUMENT, monument.index(), MONUMENTS)?,
            Self::Keep([first, second]) => {
                let (first, second) = (first.index(), second.index());
                if first >= second || second >= WEALTH_TILES {
                    return None;
                }
                KEEP + first * (2 * WEALTH_TILES - 1 - first) / 2 + second - first - 1
            }
        })
    }

    /// The action with that number.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Some(match index {
            0..PLACE => PLAIN[index],
            PLACE..BEG => Self::Place(Gear::ALL[index - PLACE]),
            BEG..ANGER => Self::Beg(Temple::ALL[index - BEG]),
            ANGER..CLIMB => Self::Anger(Temple::ALL[index - ANGER]),
            CLIMB..TAKE => Self::Climb(Temple::ALL[index - CLIMB]),
            TAKE..SELL => Self::Take(Block::ALL[index - TAKE]),
            SELL..BUY => Self::Sell(Block::ALL[index - SELL]),
            BUY..OFFER => Self::Buy(Block::ALL[index - BUY]),
            OFFER..ADVANCE => Self::Offer(Block::ALL[index - OFFER]),
            ADVANCE..DAYS => Self::Advance(Technology::ALL[index - ADVANCE]),
            DAYS..DO => Self::Days(small(index - DAYS)),
            DO..PICK => Self::Do(small(index - DO)),
            PICK..DO_ANY => {
                let (gear, space) = gear_and_space(index - PICK, &TEETH_BEFORE)?;
                Self::Pick { gear, space }
            }
            DO_ANY..PAY => {
                let (gear, space) = gear_and_space(index - DO_ANY, &SPACES_BEFORE)?;
                Self::DoAny { gear, space }
            }
            PAY..BUILD => {
                let [wood, stone, gold] = PAYMENTS[index - PAY];
                Self::Pay(Blocks::of(wood, stone, gold))
            }
            BUILD..MONUMENT => {
                let building = Building::all().nth((index - BUILD) / FORMS)?;
                let form = match (index - BUILD) % FORMS {
                    0 => Form::Usual,
                    1 => Form::Plain,
                    saved => Form::Save(Block::ALL[saved - 2]),
                };
                Self::Build { building, form }
            }
            MONUMENT..KEEP => Self::Monument(Monument::all().nth(index - MONUMENT)?),
            KEEP..END => {
                let mut rest = index - KEEP;
                let mut first = 0;
                while rest >= WEALTH_TILES - 1 - first {
                    rest -= WEALTH_TILES - 1 - first;
                    first += 1;
                }
                Self::Keep([WealthTile::all().nth(first)?, WealthTile::all().nth(first + 1 + rest)?])
            }
            _ => return None,
        })
    }
}

#[inline]
fn within(base: usize, offset: usize, count: usize) -> Option<usize> {
    (offset < count).then_some(base + offset)
}

#[inline]
fn on_gear(base: usize, before: &[usize; Gear::NUM + 1], gear: Gear, space: u8) -> Option<usize> {
    let first = before[gear.index()];
    within(base + first, usize::from(space), before[gear.index() + 1] - first)
}

fn gear_and_space(offset: usize, before: &[usize; Gear::NUM + 1]) -> Option<(Gear, u8)> {
    let gear = Gear::ALL.into_iter().rfind(|gear| before[gear.index()] <= offset)?;
    Some((gear, small(offset - before[gear.index()])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::vocabulary;

    #[test]
    fn every_action_has_its_own_number_and_back() {
        let mut seen = [false; Action::COUNT];
        for action in vocabulary() {
            let index = action.index().unwrap_or_else(|| panic!("{action} has no number"));
            assert!(!seen[index], "{action} shares its number {index}");
            seen[index] = true;
            assert_eq!(Action::from_index(index), Some(action));
        }
        assert!(seen.iter().all(|&seen| seen), "a number stands for no action");
        assert_eq!(Action::from_index(Action::COUNT), None);
        assert_eq!(Action::from_index(usize::MAX), None);
    }

    #[test]
    fn what_no_rule_offers_has_no_number() {
        let tiles: Vec<WealthTile> = WealthTile::all().collect();
        for action in [
            Action::Days(4),
            Action::Do(11),
            Action::Pick { gear: Gear::Tikal, space: 10 },
            Action::DoAny { gear: Gear::Uxmal, space: 8 },
            Action::Pay(Blocks::of(0, 0, 0)),
            Action::Pay(Blocks::of(2, 2, 0)),
            Action::Pay(Blocks::of(255, 255, 255)),
            Action::Keep([tiles[3], tiles[3]]),
            Action::Keep([tiles[4], tiles[3]]),
        ] {
            assert_eq!(action.index(), None, "{action:?}");
        }
    }

    /// Stored games and nets depend on these numbers: changing one needs a new [`ACTION_INDEX_VERSION`].
    #[test]
    fn numbers_keep_their_meaning() {
        let at = |text: &str| text.parse::<Action>().ok().and_then(Action::index);
        assert_eq!(Action::COUNT, 551);
        assert_eq!(at("end"), Some(0));
        assert_eq!(at("place chichen-itza"), Some(12));
        assert_eq!(at("climb kukulcan"), Some(21));
        assert_eq!(at("days 2"), Some(40));
        assert_eq!(at("do 5"), Some(47));
        assert_eq!(at("pick yaxchilan 3"), Some(66));
        assert_eq!(at("do uxmal 3"), Some(133));
        assert_eq!(at("pay wood stone"), Some(161));
        assert_eq!(at("build b07 save gold"), Some(202));
        assert_eq!(at("monument m03"), Some(330));
        assert_eq!(at("keep w-palenque-1 w-tikal-3"), Some(349));
    }
}
