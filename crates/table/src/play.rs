//! A game at a table: the record, what was chosen by hand, answers in advance, who is absent. Pure: what a request would lead to
//! is prepared here, kept by the store, and only then takes the place of what was.

use core::ops::Range;

use tzolkin_engine::record::{Absence, Beginning, Change as Presence};
use tzolkin_engine::{Action, Actions, DecisionKind, Game, PerSeat, Record, RecordError, Refusal, Seat};

use crate::entry::{Change, Entry, StoredMove};
use crate::position::{last_turn, restart_to, undo_to, with_keep};
use crate::seed::seed;
use crate::wire::{Previewed, Problem, Seating, TakenOver};

/// The most actions in one request: longer than any turn.
const MOST_ACTIONS: usize = 64;
/// The most lists of actions that are previewed at once: a market asks for a basket and its six neighbours.
const MOST_LISTS: usize = 16;
/// The most changes that a seat makes within a turn without getting on: taking back, choosing tiles again, coming back. Far more than
/// anybody needs, so that nobody can let a log grow for ever. Playing on and ending the turn is always possible.
const MOST_CHANGES: u32 = 200;
/// The most finished turns that are taken back in a game, for the same reason.
const MOST_TAKEN_BACK: u32 = 200;

/// A game at a table.
#[derive(Clone, Debug)]
pub struct Play {
    record: Record,
    /// Moves that the game began with, as far as they stand.
    opening: usize,
    /// Entries so far.
    seq: u32,
    /// The last entry of each seat while tiles are kept: staleness is judged by it then.
    kept_at: PerSeat<u32>,
    /// Of every move, whether somebody chose it.
    by_hand: Vec<bool>,
    /// Of every move, whether a request began with it: taking back goes there.
    begins_request: Vec<bool>,
    /// What each seat has changed in this turn without getting on.
    changes: PerSeat<u32>,
    /// How often a finished turn was taken back.
    taken_back: u32,
    /// The people who agree to end the game without a winner.
    end_votes: PerSeat<bool>,
    /// Answers in advance to the question of days.
    days_ahead: PerSeat<Option<u8>>,
    seatings: Vec<Seating>,
    /// How many actions were applied to come here, those that going back replayed included.
    #[cfg(test)]
    applied: usize,
}

/// Why a stored game does not replay to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The record that it begins with.
    #[error("the opening does not replay: {0}")]
    Opening(#[from] RecordError),
    /// An entry of the log that leads elsewhere, or nowhere.
    #[error("entry {seq} does not fit the rules of this program")]
    Rules {
        /// Its number, from 1.
        seq: u32,
    },
    /// An entry of the log that says nothing to this program.
    #[error("entry {seq} cannot be read")]
    Entry {
        /// Its number, from 1.
        seq: u32,
    },
}

impl Play {
    /// A game about to begin with a record. If the record ends in the middle of a turn, that turn can be taken back like any other.
    #[must_use]
    pub fn new(record: Record, seatings: Vec<Seating>) -> Self {
        let opening = record.moves().len();
        let by_hand = chosen_in_turn(&record);
        Self {
            begins_request: by_hand.clone(),
            by_hand,
            changes: PerSeat::default(),
            taken_back: 0,
            end_votes: PerSeat::default(),
            record,
            opening,
            seq: 0,
            kept_at: PerSeat::default(),
            days_ahead: PerSeat::default(),
            seatings,
            #[cfg(test)]
            applied: 0,
        }
    }

    /// Replays a log as far as it fits. The work grows with the length of the log and with nothing else.
    ///
    /// # Errors
    /// The first entry that does not fit; what came before it stands.
    pub fn replay(&mut self, entries: &[Entry]) -> Result<(), ReplayError> {
        let before = self.clone();
        for (index, entry) in entries.iter().enumerate() {
            let Err(error) = self.redo_checked(entry) else { continue };
            // An entry that does not fit may have been applied in part. Those before it fit, so they fit once more.
            *self = before;
            for entry in &entries[..index] {
                self.redo_checked(entry)?;
            }
            return Err(error);
        }
        Ok(())
    }

    fn redo_checked(&mut self, entry: &Entry) -> Result<(), ReplayError> {
        let seq = self.seq + 1;
        self.redo(entry).map_err(|problem| match problem {
            Problem::Malformed => ReplayError::Entry { seq },
            _ => ReplayError::Rules { seq },
        })?;
        if self.record.game().digest() == entry.digest { Ok(()) } else { Err(ReplayError::Rules { seq }) }
    }

    /// The record so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// For names and date, which do not change the game.
    pub const fn record_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.record.game()
    }

    /// Moves that the game began with.
    #[must_use]
    pub const fn opening(&self) -> usize {
        self.opening
    }

    /// Entries so far.
    #[must_use]
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// Of every move, whether somebody chose it.
    #[must_use]
    pub fn by_hand(&self) -> &[bool] {
        &self.by_hand
    }

    /// Of every move, whether it was forced and played by itself.
    #[must_use]
    pub fn automatic(&self) -> Vec<bool> {
        (0..self.by_hand.len()).map(|ply| ply >= self.opening && !self.by_hand[ply]).collect()
    }

    /// What is forced at the very start, if anything is: a game begun from a record may begin in the middle of a turn.
    #[must_use]
    pub fn begin(&self) -> Option<(Entry, Self)> {
        let seat = self.game().first_to_act()?;
        let (mut next, mut moves) = (self.clone(), Vec::new());
        next.settle(&mut moves);
        (!moves.is_empty()).then(|| next.entered(seat, Change::Moves { moves, days: None }))
    }

    /// Whether a bot decides for a seat.
    #[must_use]
    pub fn bot_plays(&self, seat: Seat) -> bool {
        self.seatings[seat.index()] == Seating::Bot || self.record.absence_of(seat).is_some()
    }

    /// Since when a bot plays for a person, and why.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Option<Absence> {
        self.record.absence_of(seat)?;
        self.record.absences().iter().rfind(|absence| absence.seat == seat).copied()
    }

    /// The seats to act that a bot decides for.
    pub fn bots_to_act(&self) -> impl Iterator<Item = Seat> {
        self.to_act().filter(|&seat| self.bot_plays(seat))
    }

    /// The seats whose clocks run: people who are to act.
    pub fn people_to_act(&self) -> impl Iterator<Item = Seat> {
        self.to_act().filter(|&seat| !self.bot_plays(seat))
    }

    fn to_act(&self) -> impl Iterator<Item = Seat> {
        let ended = self.was_ended();
        self.game().to_act().filter(move |_| !ended)
    }

    /// The people who still play, so that no bot decides for them.
    fn people(&self) -> impl Iterator<Item = Seat> {
        self.game().board().seats().filter(|&seat| !self.bot_plays(seat))
    }

    /// The seats that agree to end the game without a winner.
    pub fn end_votes(&self) -> impl Iterator<Item = Seat> {
        self.people().filter(|&seat| self.end_votes[seat])
    }

    /// Whether all who still play have agreed to end the game: it is over without a winner.
    #[must_use]
    pub fn was_ended(&self) -> bool {
        let mut people = self.people().peekable();
        !self.game().is_over() && people.peek().is_some() && people.all(|seat| self.end_votes[seat])
    }

    /// Whether nothing can be played any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().is_over() || self.was_ended()
    }

    /// Refuses whoever has not seen what happened. While tiles are kept, only one's own choice counts.
    fn check_seen(&self, seat: Seat, seen: u32) -> Result<(), Problem> {
        let keeping = self.game().decision() == DecisionKind::Keep;
        let fresh = if keeping { seen >= self.kept_at[seat] && seen <= self.seq } else { seen == self.seq };
        if fresh { Ok(()) } else { Err(Problem::Stale { seq: self.seq }) }
    }

    /// What a person's actions lead to, all or none.
    ///
    /// # Errors
    /// Why they are refused.
    pub fn act(&self, seat: Seat, seen: u32, actions: &[String], days: Option<u8>) -> Result<(Entry, Self), Problem> {
        self.check_seen(seat, seen)?;
        if self.bot_plays(seat) {
            return Err(Problem::BotPlays { seat: seat.index() as u8 });
        }
        if self.game().is_over() {
            return Err(Problem::GameOver);
        }
        if actions.is_empty() || actions.len() > MOST_ACTIONS || days.is_some_and(|days| !(1..=2).contains(&days)) {
            return Err(Problem::Malformed);
        }
        let parsed = parsed(actions)?;
        if let [action @ Action::Keep(_)] = parsed[..]
            && self.game().decision() == DecisionKind::Keep
            && self.game().kept(seat).is_some()
        {
            self.check_changes(seat)?;
            return self.keep_again(seat, action);
        }
        let ends = parsed.contains(&Action::End);
        if days.is_some() && !ends {
            return Err(Problem::Malformed);
        }
        self.moves(seat, &parsed, days)
    }

    /// What lists of actions of a person would cost and bring, each on its own. Nothing is played.
    ///
    /// # Errors
    /// If the seat is not asked anything, or a list says nothing. A list that a rule refuses is an answer.
    pub fn previews(&self, seat: Seat, seen: u32, lists: &[Vec<String>]) -> Result<Vec<Previewed>, Problem> {
        self.check_seen(seat, seen)?;
        if self.bot_plays(seat) {
            return Err(Problem::BotPlays { seat: seat.index() as u8 });
        }
        if !self.is_to_act(seat) {
            return Err(Problem::NotToAct { seat: seat.index() as u8 });
        }
        let lists: Vec<_> = lists.iter().map(|list| parsed(list)).collect::<Result<_, _>>()?;
        previews(self.game(), seat, &lists)
    }

    /// What the chance of the bot that plays next comes from. It depends on what is kept and on nothing else, so that a bot plays
    /// the same turn if the server stops before it has moved. The setup is secret until the end, and a hash does not tell it: nobody
    /// can foresee what a bot draws, nor learn from it what lies in the piles.
    ///
    /// # Panics
    /// Never: a setup and a position can always be written as JSON.
    #[must_use]
    pub fn bot_seed(&self) -> u64 {
        let beginning = match self.record.beginning() {
            Beginning::Setup(setup) => serde_json::to_string(setup),
            Beginning::Position(position) => serde_json::to_string(position),
        };
        seed(&format!("{}\n{}", beginning.expect("a setup and a position can be written"), self.seq))
    }

    /// What a bot's turn leads to.
    ///
    /// # Errors
    /// Why it is refused: something happened meanwhile.
    pub fn bot_turn(&self, seat: Seat, seen: u32, turn: &[Action]) -> Result<(Entry, Self), Problem> {
        if seen != self.seq || !self.bot_plays(seat) {
            return Err(Problem::Stale { seq: self.seq });
        }
        self.moves(seat, turn, None)
    }

    fn moves(&self, seat: Seat, actions: &[Action], days: Option<u8>) -> Result<(Entry, Self), Problem> {
        let mut next = self.clone();
        let stood = next.by_hand.len();
        let mut moves = Vec::with_capacity(actions.len() + 2);
        for (index, &action) in actions.iter().enumerate() {
            // What could not have been otherwise is no decision, even if somebody sent it.
            let by_hand = next.forced_for_person() != Some(action);
            next.answer_days(seat, action, days);
            next.play(seat, action, by_hand).map_err(|refusal| refused(index, seat, refusal))?;
            moves.push(stored(seat, action, !by_hand));
            // What is forced in between is played too, unless it is what comes next in the list anyway.
            if let Some(&coming) = actions.get(index + 1) {
                while let Some(only) = next.forced_for_person().filter(|&only| only != coming && next.is_to_act(seat)) {
                    next.play(seat, only, false).map_err(|refusal| refused(index, seat, refusal))?;
                    moves.push(stored(seat, only, true));
                }
            }
        }
        next.settle(&mut moves);
        next.mark_request(stood);
        Ok(next.entered(seat, Change::Moves { moves, days }))
    }

    /// Notes that the moves after that many came with one request, which began with the first of them that somebody chose.
    fn mark_request(&mut self, stood: usize) {
        if let Some(first) = self.by_hand[stood..].iter().position(|&by_hand| by_hand) {
            self.begins_request[stood + first] = true;
        }
    }

    /// Refuses to change a turn for ever.
    fn check_changes(&self, seat: Seat) -> Result<(), Problem> {
        if self.changes[seat] < MOST_CHANGES { Ok(()) } else { Err(Problem::TooManyChanges { most: MOST_CHANGES }) }
    }

    /// Keeps an answer in advance, given with the end of a turn, if the question may still come to the seat in this round.
    fn answer_days(&mut self, seat: Seat, action: Action, days: Option<u8>) {
        if days.is_some() && action == Action::End && self.game().board().start_space() == Some(seat) {
            self.days_ahead[seat] = days;
        }
    }

    fn keep_again(&self, seat: Seat, action: Action) -> Result<(Entry, Self), Problem> {
        let mut next = self.clone();
        next.record = with_keep(&self.record, seat, action).map_err(|refusal| refused(0, seat, refusal))?;
        next.by_hand = vec![true; next.record.moves().len()];
        next.begins_request.clone_from(&next.by_hand);
        next.changes[seat] += 1;
        let change = Change::KeepAgain { seat: seat.index() as u8, action: action.to_string() };
        Ok(next.entered(seat, change))
    }

    /// What taking back leads to: everything that came with the last request of the turn, or the whole turn.
    ///
    /// # Errors
    /// If there is nothing to take back, or it is not for this seat to do, or the turn was taken back too often.
    pub fn undo(&self, seat: Seat, seen: u32, whole_turn: bool) -> Result<(Entry, Self), Problem> {
        self.check_seen(seat, seen)?;
        if self.bot_plays(seat) {
            return Err(Problem::BotPlays { seat: seat.index() as u8 });
        }
        if !self.is_to_act(seat) {
            return Err(Problem::NotToAct { seat: seat.index() as u8 });
        }
        let first = restart_to(&self.record, &self.by_hand);
        let last = undo_to(&self.record, &self.begins_request).filter(|_| !whole_turn);
        let ply = last.or(first).ok_or(Problem::NothingToUndo)?;
        self.check_changes(seat)?;
        let mut next = self.clone();
        next.go_back(ply);
        next.changes[seat] += 1;
        Ok(next.entered(seat, Change::Undo { ply: ply as u32 }))
    }

    /// Whether one person plays against bots alone.
    #[must_use]
    pub fn is_against_bots(&self) -> bool {
        self.seatings.iter().filter(|&&seating| seating != Seating::Bot).count() == 1
    }

    /// How often a finished turn was taken back.
    #[must_use]
    pub const fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// The last finished turn of a person who plays against bots alone: its moves, from the first that was chosen.
    ///
    /// # Errors
    /// If others play, a bot plays for the seat, or there is no such turn yet.
    pub fn last_turn(&self, seat: Seat) -> Result<Range<usize>, Problem> {
        if !self.is_against_bots() {
            return Err(Problem::NotAlone);
        }
        if self.bot_plays(seat) {
            return Err(Problem::BotPlays { seat: seat.index() as u8 });
        }
        last_turn(&self.record, &self.by_hand, seat).ok_or(Problem::NothingToUndo)
    }

    /// What it leads to that a person takes back the last finished turn, with everything that bots have played since. It must begin
    /// after that many moves: so it does not matter what bots have played meanwhile, and asking twice takes back once.
    ///
    /// # Errors
    /// If it is not the last turn of a person who plays against bots alone, the game is over, or it was done too often.
    pub fn take_turn_back(&self, seat: Seat, ply: u32) -> Result<(Entry, Self), Problem> {
        if self.is_over() {
            return Err(Problem::GameOver);
        }
        if self.last_turn(seat)?.start != ply as usize {
            return Err(Problem::NothingToUndo);
        }
        if self.taken_back >= MOST_TAKEN_BACK {
            return Err(Problem::TooManyChanges { most: MOST_TAKEN_BACK });
        }
        let mut next = self.clone();
        next.go_back(ply as usize);
        next.changes[seat] += 1;
        Ok(next.entered(seat, Change::Undo { ply }))
    }

    /// What a person's leaving leads to.
    ///
    /// # Errors
    /// If the person is gone already, or the game is over.
    pub fn leave(&self, seat: Seat, reason: TakenOver) -> Result<(Entry, Self), Problem> {
        let mut next = self.clone();
        next.mark_presence(seat, presence(reason)).ok_or(Problem::BotPlays { seat: seat.index() as u8 })?;
        let mut moves = Vec::new();
        next.settle(&mut moves);
        Ok(next.entered(seat, Change::Left { seat: seat.index() as u8, reason, moves }))
    }

    /// What it leads to that the last person left wants to play no more: bots play the rest. The seat is not ranked last, and as
    /// all others are, it wins. The log and the record have it as a vote of those who are there, which is but the person: it can
    /// be taken back until the bots are done.
    ///
    /// # Errors
    /// If somebody else still plays, a bot that sat there from the start included.
    pub fn finish(&self, seat: Seat) -> Result<(Entry, Self), Problem> {
        let gave_up = self.record.ranked_last();
        if self.game().board().seats().any(|other| other != seat && !gave_up.contains(&other)) {
            return Err(Problem::OthersPlay);
        }
        self.check_changes(seat)?;
        self.leave(seat, TakenOver::Voted)
    }

    /// What it leads to that a person agrees to end the game without a winner, or no longer does; nothing if it is so already.
    ///
    /// # Errors
    /// If a bot plays for the seat, or the person has changed too often what was agreed.
    pub fn vote_to_end(&self, seat: Seat, agree: bool) -> Result<Option<(Entry, Self)>, Problem> {
        if self.bot_plays(seat) {
            return Err(Problem::BotPlays { seat: seat.index() as u8 });
        }
        if self.end_votes[seat] == agree {
            return Ok(None);
        }
        if !agree {
            self.check_changes(seat)?;
        }
        let mut next = self.clone();
        next.end_votes[seat] = agree;
        next.changes[seat] += 1;
        Ok(Some(next.entered(seat, Change::EndVote { seat: seat.index() as u8, agree })))
    }

    /// What a person's coming back leads to.
    ///
    /// # Errors
    /// If the person was not voted over.
    pub fn come_back(&self, seat: Seat) -> Result<(Entry, Self), Problem> {
        let mut next = self.clone();
        next.mark_presence(seat, Presence::Back).ok_or(Problem::NothingToTakeBack { seat: seat.index() as u8 })?;
        next.changes[seat] += 1;
        let mut moves = Vec::new();
        next.settle(&mut moves);
        Ok(next.entered(seat, Change::Back { seat: seat.index() as u8, moves }))
    }

    /// Marks that a person leaves or comes back; nothing if that cannot be.
    fn mark_presence(&mut self, seat: Seat, change: Presence) -> Option<()> {
        if self.seatings.get(seat.index()) != Some(&Seating::Person) || self.game().is_over() {
            return None;
        }
        self.record.mark_absence(seat, change).ok()?;
        self.days_ahead[seat] = None;
        self.end_votes[seat] = false;
        Some(())
    }

    fn is_to_act(&self, seat: Seat) -> bool {
        self.game().to_act().any(|acting| acting == seat)
    }

    /// Plays what is forced, and days that were answered in advance.
    fn settle(&mut self, moves: &mut Vec<StoredMove>) {
        while let Some((seat, action)) = self.next_by_itself() {
            if self.play(seat, action, false).is_err() {
                return;
            }
            moves.push(stored(seat, action, true));
        }
    }

    fn next_by_itself(&self) -> Option<(Seat, Action)> {
        let seat = self.game().first_to_act().filter(|&seat| !self.bot_plays(seat) && !self.was_ended())?;
        if self.game().decision() == DecisionKind::Days {
            let mut legal = Actions::new();
            self.game().legal(&mut legal);
            let answer = Action::Days(self.days_ahead[seat]?);
            return legal.contains(&answer).then_some((seat, answer));
        }
        Some((seat, self.forced_for_person()?))
    }

    fn forced_for_person(&self) -> Option<Action> {
        self.game().first_to_act().filter(|&seat| !self.bot_plays(seat))?;
        self.game().forced()
    }

    fn play(&mut self, seat: Seat, action: Action, by_hand: bool) -> Result<(), Refusal> {
        let round = self.game().board().round();
        self.record.apply(seat, action, &mut ())?;
        #[cfg(test)]
        {
            self.applied += 1;
        }
        self.by_hand.push(by_hand);
        self.begins_request.push(false);
        if action.ends_line() && self.game().decision() != DecisionKind::Keep {
            self.changes = PerSeat::default();
        }
        if self.game().board().round() != round {
            self.days_ahead = PerSeat::default();
        }
        Ok(())
    }

    fn go_back(&mut self, ply: usize) {
        if self.record.moves()[ply.min(self.record.moves().len())..].iter().any(|made| made.action.ends_line()) {
            self.taken_back += 1;
            // Whoever answered in advance did so at the end of the turn that is taken back.
            self.days_ahead = PerSeat::default();
        }
        let _replayed = self.record.go_back_to(ply);
        #[cfg(test)]
        {
            self.applied += _replayed;
        }
        self.by_hand.truncate(ply);
        self.begins_request.truncate(ply);
        self.opening = self.opening.min(ply);
    }

    fn entered(mut self, seat: Seat, change: Change) -> (Entry, Self) {
        self.seq += 1;
        self.kept_at[seat] = self.seq;
        (Entry { change, digest: self.record.game().digest() }, self)
    }

    /// Applies a stored entry: the same steps without the choices.
    fn redo(&mut self, entry: &Entry) -> Result<(), Problem> {
        let seat_of = |seat: u8| Seat::new(usize::from(seat)).ok_or(Problem::Malformed);
        let mut by = None;
        match &entry.change {
            Change::Moves { moves, days } => {
                by = moves.first().map(|made| made.seat);
                let stood = self.by_hand.len();
                self.redo_moves(moves, *days)?;
                self.mark_request(stood);
            }
            Change::KeepAgain { seat, action } => {
                let action = action.parse().map_err(|_| Problem::Malformed)?;
                *self = self.keep_again(seat_of(*seat)?, action)?.1;
                return Ok(());
            }
            Change::Undo { ply } => {
                if let Some(undone) = self.record.moves().get(*ply as usize) {
                    self.changes[undone.seat] += 1;
                    by = Some(undone.seat.index() as u8);
                }
                self.go_back(*ply as usize);
            }
            Change::EndVote { seat, agree } => {
                let voter = seat_of(*seat)?;
                self.end_votes[voter] = *agree;
                self.changes[voter] += 1;
                by = Some(*seat);
            }
            Change::Left { seat, reason, moves } => {
                self.mark_presence(seat_of(*seat)?, presence(*reason)).ok_or(Problem::Malformed)?;
                self.redo_moves(moves, None)?;
                by = Some(*seat);
            }
            Change::Back { seat, moves } => {
                self.mark_presence(seat_of(*seat)?, Presence::Back).ok_or(Problem::Malformed)?;
                self.changes[seat_of(*seat)?] += 1;
                self.redo_moves(moves, None)?;
                by = Some(*seat);
            }
        }
        self.seq += 1;
        if let Some(seat) = by {
            self.kept_at[seat_of(seat)?] = self.seq;
        }
        Ok(())
    }

    fn redo_moves(&mut self, moves: &[StoredMove], days: Option<u8>) -> Result<(), Problem> {
        for made in moves {
            let seat = Seat::new(usize::from(made.seat)).ok_or(Problem::Malformed)?;
            let action = made.action().ok_or(Problem::Malformed)?;
            self.answer_days(seat, action, days);
            self.play(seat, action, !made.automatic).map_err(|refusal| refused(0, seat, refusal))?;
        }
        Ok(())
    }
}

/// Of every move of a record, whether somebody may have chosen it in the turn that is still being played.
fn chosen_in_turn(record: &Record) -> Vec<bool> {
    let began = record.moves().len() - record.turn_actions().len();
    let mut chosen = vec![false; began];
    let mut game = record.game_at(began);
    for made in &record.moves()[began..] {
        chosen.push(game.forced() != Some(made.action));
        game.apply_unchecked(made.seat, made.action, &mut ());
    }
    chosen
}

/// What lists of actions of a seat would cost and bring, each on its own.
///
/// # Errors
/// If there are none, or too many. A list that a rule refuses is an answer.
pub(crate) fn previews(game: &Game, seat: Seat, lists: &[Vec<Action>]) -> Result<Vec<Previewed>, Problem> {
    if lists.is_empty() || lists.len() > MOST_LISTS || lists.iter().any(|list| list.len() > MOST_ACTIONS) {
        return Err(Problem::Malformed);
    }
    Ok(lists.iter().map(|list| game.preview(seat, list).into()).collect())
}

/// Actions from their text form.
fn parsed(actions: &[String]) -> Result<Vec<Action>, Problem> {
    let parse =
        |(index, text): (usize, &String)| text.parse().map_err(|_| Problem::UnknownAction { index: index as u32 });
    actions.iter().enumerate().map(parse).collect()
}

const fn presence(reason: TakenOver) -> Presence {
    match reason {
        TakenOver::Resigned => Presence::Resigned,
        TakenOver::Timeout => Presence::Timeout,
        TakenOver::Voted => Presence::Voted,
    }
}

fn stored(seat: Seat, action: Action, automatic: bool) -> StoredMove {
    StoredMove { seat: seat.index() as u8, action: action.to_string(), automatic }
}

fn refused(index: usize, seat: Seat, refusal: Refusal) -> Problem {
    match refusal {
        Refusal::NotToAct { .. } => Problem::NotToAct { seat: seat.index() as u8 },
        Refusal::GameOver => Problem::GameOver,
        refusal => Problem::Illegal { index: index as u32, refusal },
    }
}

#[cfg(test)]
#[path = "play_tests.rs"]
mod tests;
