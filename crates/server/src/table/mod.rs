//! The task of a table. It owns the table, so that everything there happens one after another. `tzolkin_table` decides
//! what a request leads to; here the result is stored, then applied, then sent, in this order.

mod forgetting;
mod outbox;
mod playing;
mod seats;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};
use tzolkin_bots::Analysis;
use tzolkin_engine::{Action, Seat};
use tzolkin_table::{ConnectionId, Now, StoredTable, Table, Visitor, status_without_game};

use crate::store::{Player, Seen, now};
use crate::tables::Tables;
use crate::wire::{History, JoinTable, Judged, Position, Problem, Request, SeatBot, Table as Shown};

pub(crate) use outbox::Out;

/// How many requests may wait at a table.
const INBOX: usize = 256;
/// A table with nobody connected and nothing to do is unloaded after this time.
const IDLE: Duration = Duration::from_secs(300);

/// Where to send the answer.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// A turn that somebody wants to have judged: how many moves were made before it, and its own.
pub(crate) type AskedTurn = (u32, Vec<Action>);

/// The requests to the task of a table.
#[derive(Debug)]
pub(crate) enum TableRequest {
    /// Shows the table.
    Show(Visitor, Answer<Shown>),
    /// Takes a seat, or another one.
    Join(Visitor, JoinTable, Answer<Shown>),
    /// Leaves before the start.
    Leave(Visitor, Answer<()>),
    /// Removes a guest before the start.
    Remove(Visitor, u8, Answer<Shown>),
    /// Lets a bot take or leave a seat before the start.
    SeatBot(Visitor, SeatBot, Answer<Shown>),
    /// Begins the game.
    Start(Visitor, Answer<Shown>),
    /// Returns the table of the next game, which is opened if necessary; only once this game is over.
    Rematch(Visitor, Answer<String>),
    /// Returns the moves so far.
    History(Visitor, Answer<History>),
    /// Returns the game after some of its moves.
    Position(Visitor, u32, Answer<Box<Position>>),
    /// Returns the record as text, once the game is over.
    Record(Visitor, Answer<String>),
    /// Opens a connection for a socket and returns its number.
    Connect(Visitor, mpsc::Sender<Out>, Answer<ConnectionId>),
    /// Ends a connection whose socket has closed.
    Disconnect(ConnectionId),
    /// A message has come on a socket.
    Message(ConnectionId, Request),
    /// A bot has chosen its turn.
    BotTurn(Seat, u32, Vec<Action>),
    /// A bot's turn could not be stored; it may think again.
    ThinkAgain,
    /// A hint is ready; none if it is out of date.
    HintReady(ConnectionId, Seat, u32, Option<Analysis>),
    /// A turn is judged; none if it was taken back.
    Judged(ConnectionId, Seat, AskedTurn, Option<Box<Judged>>),
    /// Somebody has deleted themselves.
    Forget(String, Answer<()>),
    /// A guest has turned out to be somebody else. Answers whether everything there is theirs now.
    HandOver(Player, Player, Answer<bool>),
    /// The table has expired: it is no longer stored.
    Expired,
    /// Another process has taken the table, under this epoch.
    Taken(i64),
    /// The server is about to stop.
    Stop(oneshot::Sender<()>),
}

/// The owner of a table.
pub(crate) struct TableTask {
    table: Table,
    tables: Arc<Tables>,
    inbox: mpsc::WeakSender<TableRequest>,
    outboxes: HashMap<ConnectionId, mpsc::Sender<Out>>,
    /// The number of entries that are stored. A game that does not replay may have more of them than its table shows.
    stored: u32,
    /// Under which number this process owns the table.
    epoch: i64,
    /// The seat and entry that a bot is thinking about.
    thinking: Option<(Seat, u32)>,
    /// The connections that wait for a hint.
    waiting_for_hints: HashSet<ConnectionId>,
    /// The connections that wait for a judgement, each with the turn that it is about.
    waiting_for_judgements: HashMap<ConnectionId, AskedTurn>,
    /// How often turns were taken back, watched by those who judge them.
    taken_back: watch::Sender<u32>,
    /// Watched by those who think for the table, so that they drop what is out of date.
    seq: watch::Sender<u32>,
    /// Whether this task no longer owns the table, because it was removed or somebody else wrote to the log.
    evicted: bool,
}

impl TableTask {
    /// Starts the task of a stored table.
    ///
    /// # Errors
    /// If not even the set-up of its game can be read, so that there is nothing to show.
    pub(crate) async fn spawn(
        tables: &Arc<Tables>,
        stored: StoredTable,
        epoch: i64,
    ) -> Result<mpsc::Sender<TableRequest>, Problem> {
        let seen = Seen { table: stored.id.clone(), seq: stored.seq, epoch };
        let (before, due) = (stored.status, stored.due);
        let loaded = Table::load(stored, tables.config.limits.table, tables.time());
        if let Some(error) = loaded.as_ref().map_or_else(Some, Table::replay_error) {
            tracing::error!(table = seen.table, reason = %error, "a stored game does not replay");
        }
        let saved = match &loaded {
            Ok(table) => {
                let summary = table.summary(tables.time());
                // Lists show the old status until this is stored; the table itself is checked whenever it is loaded. And a table
                // where no bot is to act after all is not looked at again and again.
                let in_vain = due == Some(Duration::ZERO) && summary.due != due;
                let stale = summary.status != before || in_vain;
                if stale { tables.store.save_summary(&seen, &summary).await } else { Ok(()) }
            }
            Err(_) => tables.store.save_status(&seen, status_without_game(before)).await,
        };
        if let Err(error) = saved {
            tracing::error!(table = seen.table, %error, "the status of the table could not be stored");
        }
        let table = loaded.map_err(|_| Problem::Frozen)?;
        let (sender, requests) = mpsc::channel(INBOX);
        let mut task = Self {
            seq: watch::Sender::new(table.play().seq()),
            taken_back: watch::Sender::new(table.play().taken_back()),
            table,
            tables: Arc::clone(tables),
            inbox: sender.downgrade(),
            outboxes: HashMap::new(),
            stored: seen.seq,
            epoch,
            thinking: None,
            waiting_for_hints: HashSet::new(),
            waiting_for_judgements: HashMap::new(),
            evicted: false,
        };
        tokio::spawn(async move { task.run(requests).await });
        Ok(sender)
    }

    /// The table as this task has seen it, for the store.
    fn seen(&self) -> Seen {
        Seen { table: self.table.id().to_owned(), seq: self.stored, epoch: self.epoch }
    }

    fn time(&self) -> Duration {
        self.tables.time()
    }

    fn now(&self) -> Now {
        Now { time: self.time(), date: now() }
    }

    async fn run(&mut self, mut requests: mpsc::Receiver<TableRequest>) {
        // The server may have been killed after the start of the game and before its forced actions were played.
        if let Err(problem) = self.begin().await {
            tracing::error!(table = self.table.id(), %problem, "a forced first move could not be stored");
        }
        self.let_bots_think();
        let mut busy = Instant::now();
        loop {
            // Clocks go on without the task: the table is loaded again when one runs out.
            let nothing_to_do = self.table.is_deserted() && self.thinking.is_none();
            let idle = nothing_to_do && busy.elapsed() >= IDLE;
            if self.evicted || idle {
                return self.unload().await;
            }
            let wake = self.next_wake();
            tokio::select! {
                request = requests.recv() => match request {
                    None => return,
                    Some(TableRequest::Stop(done)) => {
                        self.stop();
                        let _ = done.send(());
                        return;
                    }
                    Some(request) => {
                        busy = Instant::now();
                        self.answer(request).await;
                    }
                },
                () = tokio::time::sleep_until(wake.into()) => {
                    let news = self.table.news(self.time());
                    self.deliver(news);
                }
            }
            self.settle_due().await;
        }
    }

    /// Ends the task. Requests from now on load the table again.
    async fn unload(&mut self) {
        if !self.evicted
            && let Err(error) = self.tables.store.release(self.table.id(), self.epoch).await
        {
            tracing::warn!(table = self.table.id(), %error, "a table could not be given back");
        }
        if let Some(inbox) = self.inbox.upgrade() {
            self.tables.unload(self.table.id(), &inbox);
        }
        self.stop();
    }

    async fn answer(&mut self, request: TableRequest) {
        match request {
            TableRequest::Show(visitor, answer) => drop(answer.send(self.show(&visitor).await)),
            TableRequest::Join(visitor, wish, answer) => drop(answer.send(self.join(&visitor, &wish).await)),
            TableRequest::Leave(visitor, answer) => drop(answer.send(self.leave(&visitor).await)),
            TableRequest::SeatBot(visitor, wish, answer) => drop(answer.send(self.seat_bot(&visitor, wish).await)),
            TableRequest::Remove(visitor, seat, answer) => drop(answer.send(self.remove(&visitor, seat).await)),
            TableRequest::Start(visitor, answer) => drop(answer.send(self.start(&visitor).await)),
            TableRequest::Rematch(visitor, answer) => drop(answer.send(self.rematch(&visitor).await)),
            TableRequest::History(visitor, answer) => {
                let admitted = self.admit(&visitor).await;
                let _ = answer.send(admitted.and_then(|()| self.table.history(visitor.player.as_deref())));
            }
            TableRequest::Position(visitor, ply, answer) => {
                let admitted = self.admit(&visitor).await;
                let shown = admitted.and_then(|()| self.table.position_at(visitor.player.as_deref(), ply));
                let _ = answer.send(shown.map(Box::new));
            }
            TableRequest::Record(visitor, answer) => {
                let admitted = self.admit(&visitor).await;
                let _ = answer.send(admitted.and_then(|()| self.table.record()));
            }
            TableRequest::Connect(visitor, sender, answer) => {
                // If nobody is waiting for the answer any more, the connection is not needed.
                if !answer.is_closed() {
                    let _ = answer.send(self.connect(&visitor, sender).await);
                }
            }
            TableRequest::Disconnect(connection) => self.disconnect(connection),
            TableRequest::Message(connection, request) => self.message(connection, request).await,
            TableRequest::BotTurn(seat, seq, turn) => self.bot_turn(seat, seq, &turn).await,
            TableRequest::HintReady(connection, seat, seq, analysis) => {
                self.hint_ready(connection, seat, seq, analysis);
            }
            TableRequest::Judged(connection, seat, turn, judged) => {
                self.judged(connection, seat, &turn, judged);
            }
            TableRequest::ThinkAgain => self.let_bots_think(),
            TableRequest::Forget(player, answer) => drop(answer.send(self.forget_person(&player).await)),
            TableRequest::HandOver(from, to, answer) => drop(answer.send(self.hand_over(&from, &to).await)),
            TableRequest::Expired => self.evict(),
            TableRequest::Taken(epoch) => self.evicted |= epoch > self.epoch,
            TableRequest::Stop(done) => drop(done.send(())),
        }
    }

    /// When to look at the table even without a request.
    fn next_wake(&self) -> Instant {
        let idle = Instant::now() + IDLE;
        self.table.next_due(self.time()).map_or(idle, |due| self.tables.instant(due).min(idle))
    }

    fn stop(&mut self) {
        let goodbye = self.table.close(Problem::Stopping);
        self.deliver(goodbye);
    }
}
