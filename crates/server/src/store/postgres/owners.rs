//! Which process owns which table. A process that has not reported for the length of a lease is taken for dead, and whoever
//! needs one of its tables takes it under the next epoch.

use std::time::Duration;

use sqlx::Row as _;

use super::{LEASE, LONGEST_BEAT, Postgres};
use crate::store::columns::{millis, time};
use crate::store::{Beat, News, Owner, Service, Store as _, StoreError};
use crate::uptime;

/// Processes that have been silent for this many leases are forgotten.
const FORGOTTEN_AFTER: i64 = 100;

impl Postgres {
    /// Reports that this process is alive, and lets the time go on, by the clock of the database. Each step is one statement, so
    /// that a process that is paused in between holds up nobody.
    pub(super) async fn report(&self, served: bool) -> Result<Beat, StoreError> {
        const LAST: &str = "SELECT served, alive_at, dates_from, now_ms() FROM service";
        const ADVANCE: &str = "UPDATE service SET served = $1, alive_at = $2, dates_from = $3 \
                               WHERE alive_at IS NOT DISTINCT FROM $4";
        let row = sqlx::query(LAST).fetch_one(&self.reports).await?;
        let last = Service { served: time(row.get(0)), alive_at: row.get(1), dates_from: time(row.get(2)) };
        let date: i64 = row.get(3);
        let passed = last.alive_at.filter(|_| served).map_or(Duration::ZERO, |alive_at| time(date - alive_at));
        let service = uptime::next(last, last.served + passed.min(LONGEST_BEAT), date);
        let advanced = sqlx::query(ADVANCE).bind(millis(service.served)).bind(date).bind(millis(service.dates_from));
        // If another process has just done the same, nothing is changed, and its time is as good.
        advanced.bind(last.alive_at).execute(&self.reports).await?;
        Ok(Beat { service, lapsed: self.report_alone().await? })
    }

    /// Reports that this process is alive, and nothing else: one that only thinks does not let the time go on. Returns whether it
    /// was silent for longer than its lease.
    pub(crate) async fn report_alone(&self) -> Result<bool, StoreError> {
        const REPORT: &str = "WITH last AS (SELECT alive_at FROM processes WHERE id = $1) \
                              INSERT INTO processes (id, url, version, alive_at) VALUES ($1, $2, $3, now_ms()) \
                              ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at \
                              RETURNING COALESCE((SELECT alive_at FROM last) < now_ms() - $4, FALSE)";
        let reported = sqlx::query(REPORT).bind(&self.process).bind(&self.url).bind(env!("CARGO_PKG_VERSION"));
        let lapsed = reported.bind(millis(LEASE)).fetch_one(&self.reports).await?.get(0);
        let forgotten = sqlx::query("DELETE FROM processes WHERE alive_at < now_ms() - $1");
        forgotten.bind(FORGOTTEN_AFTER * millis(LEASE)).execute(&self.reports).await?;
        Ok(lapsed)
    }

    /// Lets other processes take the tables and jobs of this one at once.
    pub(super) async fn leave(&self) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM processes WHERE id = $1").bind(&self.process).execute(&mut *transaction).await?;
        self.forget_jobs(&mut transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub(super) async fn claim_table(&self, table: &str) -> Result<Option<Owner>, StoreError> {
        // A table that this process has already gets a new epoch too, so that whatever it was doing there before cannot be stored.
        const CLAIM: &str = "UPDATE games SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND (owner = $2 OR NOT EXISTS (\
                             SELECT 1 FROM processes WHERE processes.id = owner AND alive_at > now_ms() - $3)) \
                             RETURNING epoch";
        const OWNER: &str = "SELECT url, owner <> $2 AND alive_at > now_ms() - $3 FROM games \
                             LEFT JOIN processes ON processes.id = owner WHERE games.id = $1";
        for _ in 0..3 {
            // Asked for first, because most tables have an owner, and reading costs less than writing.
            let owner = sqlx::query(OWNER).bind(table).bind(&self.process).bind(millis(LEASE));
            let Some(owner) = owner.fetch_optional(&self.pool).await? else { return Ok(None) };
            if let (Some(url), Some(true)) = (owner.get(0), owner.get(1)) {
                return Ok(Some(Owner::There { url }));
            }
            let claimed = sqlx::query(CLAIM).bind(table).bind(&self.process).bind(millis(LEASE));
            if let Some(row) = claimed.fetch_optional(&self.pool).await? {
                return Ok(Some(Owner::Here { epoch: row.get(0) }));
            }
            // It has got an owner, or was removed, in between.
        }
        Err(StoreError::Busy)
    }

    pub(super) async fn seize_table(&self, table: &str) -> Result<Option<i64>, StoreError> {
        let seized = sqlx::query("UPDATE games SET owner = $2, epoch = epoch + 1 WHERE id = $1 RETURNING epoch");
        let seized = seized.bind(table).bind(&self.process).fetch_optional(&self.pool).await?;
        let Some(epoch) = seized.map(|row| row.get(0)) else { return Ok(None) };
        self.tell(&News::Taken { table: table.to_owned(), epoch }).await?;
        Ok(Some(epoch))
    }

    pub(super) async fn release_table(&self, table: &str, epoch: i64) -> Result<(), StoreError> {
        let released = sqlx::query("UPDATE games SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3");
        released.bind(table).bind(&self.process).bind(epoch).execute(&self.pool).await?;
        Ok(())
    }
}
