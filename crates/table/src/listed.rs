//! Tables and games as lists show them.

use crate::info::{Millis, SeatInfo, TableInfo};
use crate::wire::{FinishedGame, FinishedSeat, Status, TableSeat, TableSummary};

/// What lists need to know about a table.
#[derive(Clone, Debug)]
pub struct ListedGame {
    /// Its name in addresses.
    pub id: String,
    /// Whether people take seats, play, or have finished.
    pub status: Status,
    /// Host, seats and options.
    pub info: TableInfo,
    /// The round being played; none before the start.
    pub round: Option<u8>,
    /// The seats of the people who are to act.
    pub to_act: Vec<u8>,
    /// When something last happened.
    pub changed_at: Millis,
    /// When the game ended, if it has.
    pub finished_at: Option<Millis>,
    /// How the game ended, if it has.
    pub result: Option<Vec<FinishedSeat>>,
}

impl ListedGame {
    /// The table in a list that an identity looks at.
    #[must_use]
    pub fn summary(&self, player: &str) -> TableSummary {
        let own = |&seat: &u8| {
            let seat = self.info.seats.get(usize::from(seat));
            seat.is_some_and(|seat| seat.player.as_deref() == Some(player))
        };
        TableSummary {
            id: self.id.clone(),
            status: self.status,
            seats: self.info.seats.iter().enumerate().map(|(number, info)| seat(number as u8, info)).collect(),
            pace: self.info.pace,
            round: self.round,
            waits_for_me: self.status == Status::Running && self.to_act.iter().any(own),
            changed_at: self.changed_at as f64,
        }
    }

    /// The game in the list of an identity's finished games; none if it is not over.
    #[must_use]
    pub fn finished(self, player: &str) -> Option<FinishedGame> {
        let (mut seats, finished_at) = (self.result?, self.finished_at?);
        for (seat, info) in seats.iter_mut().zip(&self.info.seats) {
            seat.this = info.player.as_deref() == Some(player);
        }
        let unfinished = seats.iter().any(|seat| seat.rank == 0);
        Some(FinishedGame { table: self.id, finished_at: finished_at as f64, seats, unfinished })
    }
}

fn seat(number: u8, info: &SeatInfo) -> TableSeat {
    TableSeat {
        seat: number,
        seating: info.seating,
        name: info.name.clone(),
        player: info.player.clone(),
        level: info.level,
        colour: info.colour,
        // Lists do not load tables just to see who is connected.
        online: false,
        bot_since: None,
        votes: Vec::new(),
        votable: false,
    }
}
