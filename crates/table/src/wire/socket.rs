//! What goes over the socket of a table.

use serde::{Deserialize, Serialize};
use tzolkin_bots::{Candidate, Change, Judgement, Reason, Verdict};
use tzolkin_engine::forecast::Forecast;
use tzolkin_engine::options::{Choice, Preview, Refused};
use tzolkin_engine::wire::State;
use tzolkin_engine::{Action, Event, Gear, Refusal, Seat, WealthTile};

use super::problem::Problem;
use super::tables::Table;

/// A message of a client. Every one is answered by `ok` or `refused` with its id.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Request {
    /// Chosen by the client; the answer names it.
    pub id: u32,
    #[serde(flatten)]
    pub command: Command,
}

/// A message that is not a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Its id, if at least that can be read: a refusal names it.
    pub id: Option<u32>,
}

impl Request {
    /// Reads a message of a client.
    ///
    /// # Errors
    /// If it is not a request.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        #[derive(Deserialize)]
        struct Numbered {
            id: u32,
        }
        serde_json::from_str(text).map_err(|_| {
            let numbered = serde_json::from_str::<Numbered>(text).ok();
            Unreadable { id: numbered.map(|numbered| numbered.id) }
        })
    }
}

/// What a client can ask for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Plays actions, all or none.
    Act {
        seat: u8,
        /// The last `seq` the client has seen.
        seq: u32,
        /// The actions, in their text form.
        actions: Vec<String>,
        /// With the end of a turn: the answer to the question of days, should it come to this seat this round.
        #[serde(default)]
        days: Option<u8>,
    },
    /// Takes back everything that came with the last `act` of the unfinished turn, what was forced included.
    Undo {
        seat: u8,
        /// The last `seq` the client has seen.
        seq: u32,
    },
    /// Goes back to the start of the unfinished turn.
    Restart {
        seat: u8,
        /// The last `seq` the client has seen.
        seq: u32,
    },
    /// At a one-screen table: the person of that seat looks at the screen; without a seat, nobody does.
    Claim { seat: Option<u8> },
    /// Gives up: a bot plays on, the seat is ranked last.
    Resign { seat: u8 },
    /// Ends a game that nobody else plays any more: bots play the rest. Only once all others have resigned or run out of time;
    /// they are ranked last, so that the seat wins.
    Finish { seat: u8 },
    /// Votes to let a bot play for a person who is gone.
    Vote {
        seat: u8,
        /// The seat that a bot should play for.
        over: u8,
    },
    /// Agrees to end the game without a winner, or no longer does: only over days without a clock. The game ends once all who still
    /// play agree.
    EndVote {
        seat: u8,
        /// Whether to end it.
        agree: bool,
    },
    /// Takes back the last finished turn with everything played since: only for whoever plays against bots alone.
    TakeTurnBack {
        seat: u8,
        /// How many moves were made before it, as `judged` says: it must still be the last one.
        ply: u32,
    },
    /// Plays again oneself after having been voted over.
    TakeBack { seat: u8 },
    /// Says something to the table.
    Chat { text: String },
    /// Whether to hear from a seat.
    Mute {
        seat: u8,
        /// True: nothing that this seat says is sent here any more.
        muted: bool,
    },
    /// Asks for advice.
    Hint {
        seat: u8,
        /// The last `seq` the client has seen.
        seq: u32,
    },
    /// Asks how good the last finished turn was: only for whoever plays against bots alone. The answer is `judged`.
    Judge { seat: u8 },
    /// Asks what lists of actions would cost and bring, each on its own: nothing is played. For the seat to act alone.
    Preview {
        /// The seat that would play them.
        seat: u8,
        /// The last `seq` the client has seen.
        seq: u32,
        /// The lists, with actions in their text form; each is tried from where the game stands.
        lists: Vec<Vec<String>>,
    },
    /// Asks for everything anew.
    Resync,
}

/// A message of the server.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first message, and the answer to `resync`: everything there is to know.
    Welcome {
        /// The version of the messages.
        protocol: u32,
        table: Table,
        /// The game; none before the start.
        update: Option<Box<Update>>,
        /// What was said, oldest first.
        chat: Vec<ChatLine>,
        /// The longest line of chat that is taken, in characters.
        chat_length: u32,
        /// How often a `heartbeat` comes, in milliseconds.
        heartbeat_ms: u32,
        /// The `seq` that the client said it has seen, if the moves of `update` are those since then: it needs no other.
        since: Option<u32>,
    },
    /// The connection works. It comes again and again, whatever else is sent.
    Heartbeat,
    /// The table changed: seats, presence, votes.
    Table { table: Table },
    /// The game changed.
    Update(Box<Update>),
    /// Somebody said something.
    Chat { line: ChatLine },
    /// Advice, for whoever asked.
    Hint {
        seat: Seat,
        /// The `seq` at which it was asked for; it is out of date after another.
        seq: u32,
        /// Whole turns, best first.
        candidates: Vec<Analysed>,
    },
    /// A seat has asked for advice: for everyone to see.
    HintAsked { seat: Seat },
    /// How good a turn was, for whoever asked.
    Judged {
        seat: Seat,
        /// How many moves were made before it.
        ply: u32,
        judged: Judged,
    },
    /// A request was carried out.
    Ok {
        id: u32,
        /// The `seq` after it.
        seq: u32,
        /// The answer to `preview`, list by list.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        previews: Option<Vec<Previewed>>,
    },
    /// A request was refused; nothing changed.
    Refused {
        /// The request; none if it could not be read.
        id: Option<u32>,
        problem: Problem,
    },
    /// The connection is about to be closed.
    Closing { problem: Problem },
}

/// What a list of actions would lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "result", rename_all = "kebab-case")]
pub enum Previewed {
    /// It can be played.
    Possible {
        /// What it costs and brings in all, forced steps in between included.
        preview: Preview,
    },
    /// It cannot be played.
    Refused {
        /// The first action that cannot, from 0.
        index: u32,
        /// The rule that refuses it.
        refusal: Refusal,
    },
}

impl From<Result<Preview, Refused>> for Previewed {
    fn from(previewed: Result<Preview, Refused>) -> Self {
        match previewed {
            Ok(preview) => Self::Possible { preview },
            Err(Refused { index, refusal }) => Self::Refused { index: index as u32, refusal },
        }
    }
}

/// A suggested turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Analysed {
    /// Its actions, the end of the turn included.
    pub turn: Vec<Action>,
    /// Expected points at the end, per seat.
    pub value: Vec<f64>,
    /// Each seat's chance of winning after it; they add up to 1.
    pub win: Vec<f64>,
    /// What it changes for the seat, in points, by term.
    pub changes: Vec<Change>,
    /// Facts about it for the seat, the most important first; at most four.
    pub reasons: Vec<Reason>,
}

impl From<Candidate> for Analysed {
    fn from(Candidate { turn, value, win, changes, reasons }: Candidate) -> Self {
        Self { turn, value, win, changes, reasons }
    }
}

/// How good a turn was.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Judged {
    pub judgement: Judgement,
    /// The chance to win that it gave away, from 0 to 1.
    pub loss: f64,
    /// The expected points that it gave away; negative if it has more points and less of a chance.
    pub points_lost: f64,
    /// The best turn, its end included; the played one if nothing better was found.
    pub best: Vec<Action>,
    /// Why the best turn is better: facts about it that the played turn does not share, or all about it if there are none.
    pub reasons: Vec<Reason>,
}

impl From<Verdict> for Judged {
    fn from(Verdict { best, played, loss, points_lost, judgement }: Verdict) -> Self {
        let own = best.reasons.iter().filter(|reason| !played.reasons.contains(reason)).copied().collect::<Vec<_>>();
        let reasons = if own.is_empty() { best.reasons } else { own };
        Self { judgement, loss, points_lost, best: best.turn, reasons }
    }
}

/// The game after a change, as this connection may see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Update {
    /// Entries of the table's log: what a client must have seen to act.
    pub seq: u32,
    /// The moves since the update before, oldest first. They only decorate: the position is complete without them.
    pub moves: Vec<MoveMade>,
    /// Whether moves were taken back: logs are cut to `position.ply`, and there is nothing to animate.
    pub undone: bool,
    /// Where the game stands.
    pub position: Position,
    /// What the seats of this connection decide now.
    pub decisions: Vec<Decision>,
    /// The clocks, if the table has them.
    pub clocks: Option<Clocks>,
}

/// Where a game stands, as a seat or the public may see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Position {
    /// Moves that led here.
    pub ply: u32,
    /// Whose view it is; none for the public.
    pub viewer: Option<Seat>,
    /// The state of the game as far as the viewer may know.
    pub state: State,
    /// Whether each seat has kept its wealth tiles.
    pub has_kept: Vec<bool>,
    /// The four tiles dealt to the viewer, until all have kept.
    pub dealt: Option<[WealthTile; 4]>,
    /// The teeth of the calendar that corn lies on: rounds, from 1.
    pub corn_teeth: Vec<u8>,
    /// The next free space of every gear, in the order of the gears; none if it is full.
    pub next_spaces: Vec<NextSpace>,
    /// What the next seven days bring if nobody does anything.
    pub forecast: Forecast,
    /// The seats ranked last because they resigned or ran out of time.
    pub resigned: Vec<Seat>,
}

/// Where the next worker on a gear would go.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextSpace {
    pub gear: Gear,
    /// The space; none if the gear is full.
    pub space: Option<u8>,
    /// What it costs the seat whose turn it is, workers placed before it included; 0 if the gear is full.
    pub cost: u16,
}

/// An open decision of a seat of this connection.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Decision {
    pub seat: Seat,
    /// Every candidate, legal or not.
    pub options: Vec<Choice>,
    /// Whether there is a decision made by hand to go back to in this turn.
    pub can_undo: bool,
    /// Wealth tiles: what the seat has chosen so far; it may choose again until all have.
    pub kept: Option<[WealthTile; 2]>,
    /// Whether the end of this turn may be sent with an answer to the question of days.
    pub may_answer_days: bool,
}

/// A move that was made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveMade {
    /// Its number, from 1.
    pub ply: u32,
    pub seat: Seat,
    /// None while it is secret.
    pub action: Option<Action>,
    /// Whether it was forced and played by itself.
    pub automatic: bool,
    /// The round it was made in.
    pub round: u8,
    /// What it did, in order.
    pub events: Vec<Event>,
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Clocks {
    /// Every seat's.
    pub seats: Vec<SeatClock>,
}

/// A seat's clock at the moment of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatClock {
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub left_ms: u64,
    /// Whether it runs.
    pub running: bool,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at the table.
    pub number: u32,
    pub seat: u8,
    pub name: String,
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: f64,
}
