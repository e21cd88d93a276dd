//! What was agreed at a table, and what is stored of it. The JSON of these types lies in databases: field names do not change.

use core::time::Duration;

use serde::{Deserialize, Serialize};
use tzolkin_bots::STRONGEST_LEVEL;
use tzolkin_engine::{Record, Seat};

use crate::clock::StoredClocks;
use crate::entry::Entry;
use crate::text::checked_name;
use crate::wire::{
    BadPart, ChatLine, Colour, FinishedSeat, LiveClock, NewSeat, NewTable, Origin, Pace, Problem, Seating, Status,
    TableKind,
};

/// Milliseconds since 1970.
pub type Millis = i64;

/// Host, seats and options of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableInfo {
    /// The identity that opened it.
    pub host: String,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Live or over days.
    pub pace: Pace,
    /// Whether hints may be asked for with several people.
    pub hints: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// How the game begins.
    pub origin: Origin,
    /// The key of the invitation link.
    pub invite: String,
    /// The table of the next game, if somebody has opened one.
    pub rematch: Option<String>,
    /// What it is for. Tables that were stored before there were kinds are games.
    #[serde(default)]
    pub kind: TableKind,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Whether a person or a bot sits there.
    pub seating: Seating,
    /// The identity that holds it.
    pub player: Option<String>,
    /// The name shown; empty unless a person sits there.
    pub name: String,
    /// A bot's strength.
    pub level: Option<u8>,
    /// The colour of its pieces.
    pub colour: Colour,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// Its name in addresses.
    pub id: String,
    /// Whether people take seats, play, or have finished.
    pub status: Status,
    /// Host, seats and options.
    pub info: TableInfo,
    /// The record that the game begins with, as text.
    pub opening: String,
    /// The number of entries in the log, those that cannot be read included.
    pub seq: u32,
    /// The log, up to the first entry that cannot be read.
    pub entries: Vec<Entry>,
    /// The clocks, if the table has them.
    pub clocks: Option<StoredClocks>,
    /// When the table must be looked at even if nobody asks; as in [`Summary`].
    pub due: Option<Duration>,
    /// The record of a game that is over, as text; none for one that ended before records were stored.
    pub record: Option<String>,
    /// The lines of chat, oldest first.
    pub chat: Vec<ChatLine>,
    /// Identities, each with a seat whose chat it does not want to read.
    pub mutes: Vec<(String, u8)>,
    /// The identities that have shown the key of the invitation link.
    pub guests: Vec<String>,
    /// When it was opened.
    pub created_at: Millis,
}

impl StoredTable {
    /// A table that has just been opened. The opening is the record that its game begins with, as text.
    #[must_use]
    pub const fn new(id: String, info: TableInfo, opening: String, created_at: Millis) -> Self {
        Self {
            id,
            status: Status::Open,
            info,
            opening,
            seq: 0,
            entries: Vec::new(),
            clocks: None,
            due: None,
            record: None,
            chat: Vec::new(),
            mutes: Vec::new(),
            guests: Vec::new(),
            created_at,
        }
    }
}

/// What lists show of a game; it changes with every entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Whether people take seats, play, or have finished.
    pub status: Status,
    /// The round being played.
    pub round: u8,
    /// The seats of the people who are to act.
    pub to_act: Vec<u8>,
    /// The clocks, if the table has them.
    pub clocks: Option<StoredClocks>,
    /// When the table must be looked at even if nobody asks: at once where a bot is to act, otherwise when the next clock runs out.
    pub due: Option<Duration>,
    /// How it ended, once it has.
    pub result: Option<Vec<FinishedSeat>>,
    /// Its record as text, once it has ended.
    pub record: Option<String>,
}

impl TableInfo {
    /// What somebody asks for, if there can be such a table.
    ///
    /// # Errors
    /// The part that is wrong: the number of seats, a level, a colour, a name or the clock.
    pub fn new(host: &str, host_name: &str, new: &NewTable, origin: Origin, invite: String) -> Result<Self, Problem> {
        if new.kind == TableKind::Lesson && new.seats.iter().any(|seat| matches!(seat, NewSeat::Open)) {
            return Err(Problem::BadTable { what: BadPart::Seats });
        }
        Ok(Self {
            host: host.to_owned(),
            seats: seats(host, host_name, &new.seats)?,
            public: new.public,
            pace: checked_pace(new.pace)?,
            hints: new.hints,
            spectators: new.spectators,
            origin,
            invite,
            rematch: None,
            kind: new.kind,
        })
    }

    /// The seats that an identity holds.
    pub fn held_by(&self, player: &str) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().enumerate().filter(move |(_, seat)| seat.player.as_deref() == Some(player));
        seats.filter_map(|(number, _)| Seat::new(number))
    }

    /// Whether an identity opened the table or holds a seat.
    #[must_use]
    pub fn is_member(&self, player: &str) -> bool {
        self.host == player || self.held_by(player).next().is_some()
    }

    /// The same without an identity and its name. The seat stays a person's, whom nobody knows any more.
    #[must_use]
    pub fn without(&self, player: &str) -> Self {
        let mut info = self.clone();
        for seat in info.seats.iter_mut().filter(|seat| seat.player.as_deref() == Some(player)) {
            seat.player = None;
            seat.name.clear();
        }
        if info.host == player {
            // No identity has an empty name, so that nobody is the host.
            info.host.clear();
        }
        info
    }

    /// The same with another identity in place of one, each given with its name; none if the other one is there already, because
    /// nobody can be at a table twice. Seats that were given names of their own keep them.
    #[must_use]
    pub fn handed_over(&self, (player, name): (&str, &str), (other, other_name): (&str, &str)) -> Option<Self> {
        if self.is_member(other) {
            return None;
        }
        let mut info = self.clone();
        for seat in info.seats.iter_mut().filter(|seat| seat.player.as_deref() == Some(player)) {
            seat.player = Some(other.to_owned());
            if seat.name == name {
                other_name.clone_into(&mut seat.name);
            }
        }
        if info.host == player {
            other.clone_into(&mut info.host);
        }
        Some(info)
    }

    /// Whether hints may be asked for: somebody who plays with bots alone always may.
    #[must_use]
    pub fn hints_allowed(&self) -> bool {
        self.hints || self.seats.iter().filter(|seat| seat.seating != Seating::Bot).count() == 1
    }

    /// Whether a person or a bot sits on each seat.
    #[must_use]
    pub fn seatings(&self) -> Vec<Seating> {
        self.seats.iter().map(|seat| seat.seating).collect()
    }

    /// Writes into a record who plays, and when.
    pub(crate) fn name_players(&self, record: &mut Record, created_at: Millis) {
        for (seat, info) in Seat::ALL.into_iter().zip(&self.seats) {
            let name = match info.level {
                Some(level) => format!("level:{level}"),
                None => info.name.clone(),
            };
            // A seat that is still open has no name to write.
            let _ = record.set_name(seat, &name);
        }
        let _ = record.set_date(&date(created_at));
    }
}

impl SeatInfo {
    /// Makes it a seat for whoever comes.
    pub(crate) fn clear(&mut self) {
        self.seating = Seating::Open;
        self.player = None;
        self.name.clear();
    }
}

fn checked_pace(pace: Pace) -> Result<Pace, Problem> {
    let possible = match pace {
        Pace::Live { clock: Some(LiveClock { base_s, increment_s }) } => {
            (10..=24 * 3600).contains(&base_s) && increment_s <= 3600
        }
        Pace::Days { hours_per_turn: Some(hours) } => (1..=24 * 30).contains(&hours),
        Pace::Live { clock: None } | Pace::Days { hours_per_turn: None } => true,
    };
    if possible { Ok(pace) } else { Err(Problem::BadTable { what: BadPart::Clock }) }
}

fn seats(host: &str, host_name: &str, wishes: &[NewSeat]) -> Result<Vec<SeatInfo>, Problem> {
    let mine = wishes.iter().filter(|wish| matches!(wish, NewSeat::Mine { .. })).count();
    if !(2..=4).contains(&wishes.len()) || mine == 0 {
        return Err(Problem::BadTable { what: BadPart::Seats });
    }
    let mut free: Vec<Colour> = Colour::ALL.to_vec();
    for wish in wishes {
        if let NewSeat::Mine { colour: Some(colour), .. } = wish {
            let Some(index) = free.iter().position(|free| free == colour) else {
                return Err(Problem::BadTable { what: BadPart::Colour });
            };
            free.remove(index);
        }
    }
    let mut seats = Vec::new();
    for wish in wishes {
        seats.push(match wish {
            NewSeat::Mine { name, colour } => SeatInfo {
                seating: Seating::Person,
                player: Some(host.to_owned()),
                name: name.as_deref().map_or_else(|| Ok(host_name.to_owned()), checked_name)?,
                level: None,
                colour: colour.unwrap_or_else(|| free.remove(0)),
            },
            NewSeat::Open => SeatInfo {
                seating: Seating::Open,
                player: None,
                name: String::new(),
                level: None,
                colour: free.remove(0),
            },
            NewSeat::Bot { level } => {
                if !(1..=STRONGEST_LEVEL).contains(level) {
                    return Err(Problem::BadTable { what: BadPart::Level });
                }
                let colour = free.remove(0);
                SeatInfo { seating: Seating::Bot, player: None, name: String::new(), level: Some(*level), colour }
            }
        });
    }
    Ok(seats)
}

/// The day of a moment in UTC, as `2026-11-15`: the usual conversion of days since 1970 to the Gregorian calendar.
fn date(at: Millis) -> String {
    let days = at.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // The year begins with March in this reckoning, so that leap days come last.
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year_of_era + next_year)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn dates_are_those_of_the_calendar() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        for (at, day) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (DAY - 1, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_782_400_000 + DAY, "2000-03-01"),
            (1_709_164_800_000, "2024-02-29"),
            (1_794_787_200_000, "2026-11-16"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(date(at), day, "{at}");
        }
    }
}
