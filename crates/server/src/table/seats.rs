//! Before the game and after it: taking seats, leaving, starting, playing again.

use tzolkin_table::{TableInfo, Visitor};

use super::TableTask;
use crate::ids;
use crate::wire::{JoinTable, Problem, SeatBot, Table as Shown};

fn identity(visitor: &Visitor) -> Result<&str, Problem> {
    visitor.player.as_deref().ok_or(Problem::NoIdentity)
}

impl TableTask {
    pub(super) async fn show(&mut self, visitor: &Visitor) -> Result<Shown, Problem> {
        self.admit(visitor).await?;
        Ok(self.shown(visitor))
    }

    fn shown(&self, visitor: &Visitor) -> Shown {
        self.table.shown(visitor.player.as_deref(), self.time())
    }

    /// Stores changed seats, then shows them.
    async fn save(&mut self, info: TableInfo) -> Result<(), Problem> {
        let stored = self.tables.in_time(self.tables.store.save_seats(&self.seen(), &info)).await;
        self.still_owned(stored)?;
        let deliveries = self.table.set_info(info, self.time());
        self.deliver(deliveries);
        Ok(())
    }

    pub(super) async fn join(&mut self, visitor: &Visitor, wish: &JoinTable) -> Result<Shown, Problem> {
        self.admit(visitor).await?;
        self.save(self.table.join(visitor, wish)?).await?;
        Ok(self.shown(visitor))
    }

    pub(super) async fn leave(&mut self, visitor: &Visitor) -> Result<(), Problem> {
        if let Some(info) = self.table.leave(identity(visitor)?)? {
            return self.save(info).await;
        }
        let stored = self.tables.in_time(self.tables.store.remove_table(&self.seen())).await;
        self.still_owned(stored)?;
        self.evict();
        Ok(())
    }

    pub(super) async fn remove(&mut self, visitor: &Visitor, seat: u8) -> Result<Shown, Problem> {
        let removal = self.table.remove(identity(visitor)?, seat, ids::name::<20>())?;
        if let Some(guest) = removal.guest() {
            let stored = self.tables.in_time(self.tables.store.remove_guest(&self.seen(), guest)).await;
            self.still_owned(stored)?;
        }
        let stored = self.tables.in_time(self.tables.store.save_seats(&self.seen(), removal.info())).await;
        self.still_owned(stored)?;
        let deliveries = self.table.removed(removal, self.time());
        self.deliver(deliveries);
        Ok(self.shown(visitor))
    }

    pub(super) async fn seat_bot(&mut self, visitor: &Visitor, wish: SeatBot) -> Result<Shown, Problem> {
        self.save(self.table.seat_bot(identity(visitor)?, wish)?).await?;
        Ok(self.shown(visitor))
    }

    /// The table is no longer stored, so everyone is disconnected.
    pub(super) fn evict(&mut self) {
        let deliveries = self.table.close(Problem::Removed);
        self.deliver(deliveries);
        self.evicted = true;
    }

    pub(super) async fn start(&mut self, visitor: &Visitor) -> Result<Shown, Problem> {
        let game = self.table.start(identity(visitor)?, self.time())?;
        let stored = self.tables.in_time(self.tables.store.start(&self.seen(), game.summary())).await;
        self.still_owned(stored)?;
        let deliveries = self.table.started(game, self.time());
        self.deliver(deliveries);
        tracing::info!(table = self.table.id(), seats = self.table.info().seats.len(), "started");
        metrics::counter!("tzolkin_games_started").increment(1);
        self.begin().await?;
        self.let_bots_think();
        Ok(self.shown(visitor))
    }

    /// Plays what is forced at the very start of a game.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        match self.table.begin(self.time()) {
            Some(forced) => self.commit(forced).await,
            None => Ok(()),
        }
    }

    /// The table of the next game: the one that somebody has opened, or a new one if there is none or it is gone.
    pub(super) async fn rematch(&mut self, visitor: &Visitor) -> Result<String, Problem> {
        let info = self.table.rematch(identity(visitor)?)?;
        if let Some(next) = &self.table.info().rematch
            && self.tables.store.table(next).await?.is_some()
        {
            return Ok(next.clone());
        }
        let next = self.tables.open_again(info).await?;
        let named = TableInfo { rematch: Some(next.clone()), ..self.table.info().clone() };
        if let Err(problem) = self.save(named).await {
            // Nobody would find such a table.
            self.tables.discard(&next).await?;
            return Err(problem);
        }
        Ok(next)
    }
}
