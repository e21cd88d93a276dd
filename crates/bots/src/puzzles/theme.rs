//! What a puzzle is about, from the typed reasons for its solution.

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Action, Gear};

use crate::reasons::Reason;

/// The idea behind a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Corn for the next Food Day, or farms.
    Feeding,
    /// Steps in a temple.
    Temples,
    /// Finding crystal skulls or bringing them to Chichen Itza.
    Skulls,
    Technologies,
    Monuments,
    /// Letting two days pass or not, or becoming able to, with a Food Day near.
    FoodDay,
    /// The starting player space.
    StartPlayer,
}

/// How many days before a Food Day whoever may let two days pass decides when it is held.
const FOOD_DAY_NEAR: u8 = 2;

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 7] = [
        Self::Feeding,
        Self::Temples,
        Self::Skulls,
        Self::Technologies,
        Self::Monuments,
        Self::FoodDay,
        Self::StartPlayer,
    ];

    /// The name used in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feeding => "feeding",
            Self::Temples => "temples",
            Self::Skulls => "skulls",
            Self::Technologies => "technologies",
            Self::Monuments => "monuments",
            Self::FoodDay => "food-day",
            Self::StartPlayer => "start-player",
        }
    }
}

/// The theme of a turn, from the reasons for it, the most important first. Those that the best other turn shares are not
/// what makes the difference, and should be left out. `food_day` is the number of days until the next Food Day.
///
/// A monument or the starting player space is the whole idea of a turn. Otherwise the most important reason counts that
/// has a theme, and what the turn does comes before what it prepares.
pub(super) fn theme(turn: &[Action], reasons: &[Reason], food_day: Option<u8>) -> Option<Theme> {
    let brings_skull = brings_skull(turn);
    let mut found = reasons.iter().find_map(|reason| of_idea(*reason, food_day));
    found = found.or_else(|| reasons.iter().find_map(|reason| of_deed(*reason, brings_skull)));
    found.or_else(|| reasons.iter().find_map(|reason| of_ride(*reason, turn)))
}

fn of_idea(reason: Reason, food_day: Option<u8>) -> Option<Theme> {
    match reason {
        Reason::Monument { .. } => Some(Theme::Monuments),
        Reason::Days { .. } => Some(Theme::FoodDay),
        Reason::StartPlayer { two_days: true, .. } if food_day.is_some_and(|days| days <= FOOD_DAY_NEAR) => {
            Some(Theme::FoodDay)
        }
        Reason::StartPlayer { .. } => Some(Theme::StartPlayer),
        _ => None,
    }
}

fn of_deed(reason: Reason, brings_skull: bool) -> Option<Theme> {
    match reason {
        Reason::Advance { .. } => Some(Theme::Technologies),
        Reason::Gains { skulls, .. } if skulls > 0 => Some(Theme::Skulls),
        Reason::Steps { .. } | Reason::Points { .. } if brings_skull => Some(Theme::Skulls),
        Reason::Steps { steps, .. } if steps > 0 => Some(Theme::Temples),
        Reason::Food { missing_before, missing_after, .. } if missing_after < missing_before => Some(Theme::Feeding),
        Reason::Farm { .. } | Reason::Begs { .. } => Some(Theme::Feeding),
        _ => None,
    }
}

/// What workers that the turn places are on their way to.
fn of_ride(reason: Reason, turn: &[Action]) -> Option<Theme> {
    let Reason::Reaches { gear, space, .. } = reason else { return None };
    if !turn.contains(&Action::Place(gear)) {
        return None;
    }
    match (gear, space) {
        (Gear::Palenque, _) => Some(Theme::Feeding),
        (Gear::Yaxchilan, 4) | (Gear::ChichenItza, _) => Some(Theme::Skulls),
        (Gear::Tikal, 1 | 3) => Some(Theme::Technologies),
        (Gear::Tikal, 5) | (Gear::Uxmal, 1) => Some(Theme::Temples),
        _ => None,
    }
}

/// Whether a worker taken back from Chichen Itza brings a skull there.
fn brings_skull(turn: &[Action]) -> bool {
    turn.windows(2)
        .any(|pair| matches!(pair, [Action::Pick { gear: Gear::ChichenItza, .. }, Action::Do(_) | Action::Ahead]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tzolkin_engine::{Monument, Points, Technology, Temple};

    const UP: Reason = Reason::Steps { temple: Temple::Chaac, steps: 2, leads: true };
    const DOWN: Reason = Reason::Steps { temple: Temple::Chaac, steps: -1, leads: false };
    const LEVEL: Reason = Reason::Advance { technology: Technology::Theology, to_level: 2 };
    const START: Reason = Reason::StartPlayer { corn: 3, begins: true, two_days: true };

    fn food(missing_before: u16, missing_after: u16) -> Reason {
        Reason::Food { due: 6, missing_before, missing_after, days: 1 }
    }

    fn reaches(gear: Gear, space: u8) -> Reason {
        Reason::Reaches { gear, space, workers: 1, days: 2, before_food_day: true }
    }

    /// The theme of a turn that places a worker for this.
    fn of_placing(gear: Gear, space: u8) -> Option<Theme> {
        theme(&[Action::Place(gear), Action::End], &[reaches(gear, space)], None)
    }

    fn of(reasons: &[Reason]) -> Option<Theme> {
        theme(&[Action::End], reasons, None)
    }

    #[test]
    fn names_in_files_are_those_of_the_themes() {
        for theme in Theme::ALL {
            assert_eq!(serde_json::to_string(&theme).expect("a word"), format!("\"{}\"", theme.name()));
        }
    }

    #[test]
    fn feeding_is_corn_that_was_missing_farms_and_begging() {
        assert_eq!(of(&[food(4, 1)]), Some(Theme::Feeding));
        assert_eq!(of(&[food(1, 4)]), None, "the turn eats the corn");
        assert_eq!(of(&[Reason::Farm { due_before: 8, due_after: 6 }]), Some(Theme::Feeding));
        assert_eq!(of(&[Reason::Begs { temple: Temple::Chaac, corn: 2 }]), Some(Theme::Feeding));
        assert_eq!(of_placing(Gear::Palenque, 4), Some(Theme::Feeding));
    }

    #[test]
    fn temples_are_steps_up() {
        assert_eq!(of(&[UP]), Some(Theme::Temples));
        assert_eq!(of(&[DOWN]), None);
        assert_eq!(of_placing(Gear::Tikal, 5), Some(Theme::Temples));
    }

    #[test]
    fn skulls_are_found_or_brought() {
        let gains = |skulls| Reason::Gains { corn: 1, wood: 0, stone: 0, gold: 0, skulls };
        assert_eq!(of(&[gains(1)]), Some(Theme::Skulls));
        assert_eq!(of(&[gains(0)]), None);
        let brings = [Action::Pick { gear: Gear::ChichenItza, space: 4 }, Action::Do(4), Action::End];
        assert_eq!(theme(&brings, &[UP], None), Some(Theme::Skulls));
        let gives_up = [Action::Pick { gear: Gear::ChichenItza, space: 4 }, Action::Nothing, Action::End];
        assert_eq!(theme(&gives_up, &[UP], None), Some(Theme::Temples));
        assert_eq!(of_placing(Gear::ChichenItza, 7), Some(Theme::Skulls));
        assert_eq!(of_placing(Gear::Yaxchilan, 3), None, "there is gold");
    }

    #[test]
    fn technologies_are_advances() {
        assert_eq!(of(&[LEVEL]), Some(Theme::Technologies));
        assert_eq!(of_placing(Gear::Tikal, 3), Some(Theme::Technologies));
    }

    #[test]
    fn a_monument_is_the_whole_idea() {
        let monument = Monument::all().next().expect("there are monuments");
        let reason = Reason::Monument { monument, points: Points::whole(20) };
        assert_eq!(of(&[UP, LEVEL, reason]), Some(Theme::Monuments));
    }

    #[test]
    fn the_starting_player_decides_when_a_food_day_that_is_near_is_held() {
        let place = |food_day| theme(&[Action::PlaceOnStart, Action::End], &[food(3, 0), START], food_day);
        assert_eq!(place(Some(2)), Some(Theme::FoodDay));
        assert_eq!(place(Some(3)), Some(Theme::StartPlayer));
        assert_eq!(place(None), Some(Theme::StartPlayer));
        let dark = Reason::StartPlayer { corn: 3, begins: true, two_days: false };
        assert_eq!(theme(&[Action::PlaceOnStart, Action::End], &[dark], Some(1)), Some(Theme::StartPlayer));
        let days = Reason::Days { days: 2, food_day: 1, light_side: false };
        assert_eq!(theme(&[Action::Days(2)], &[days], Some(3)), Some(Theme::FoodDay));
    }

    #[test]
    fn the_most_important_deed_counts_and_comes_before_what_is_prepared() {
        assert_eq!(of(&[LEVEL, UP]), Some(Theme::Technologies));
        assert_eq!(of(&[UP, LEVEL]), Some(Theme::Temples));
        assert_eq!(of(&[reaches(Gear::Palenque, 4), UP]), Some(Theme::Temples));
        assert_eq!(of(&[reaches(Gear::Palenque, 4)]), None, "that worker was there before");
        assert_eq!(of(&[]), None);
    }
}
