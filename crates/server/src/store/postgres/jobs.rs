//! What bots have to think about, as jobs that any process may take. A job belongs to the process that asked for it, which deletes
//! it; while somebody thinks about it, it is theirs for as long as they live.

use std::sync::Arc;

use sqlx::postgres::{PgPool, PgRow};
use sqlx::{PgConnection, Row as _};
use tokio::sync::Notify;
use tzolkin_engine::{Action, View};

use super::{LEASE, Postgres};
use crate::store::StoreError;
use crate::store::columns::{json, millis, parsed};
use crate::thinkers::{Question, Task, Thought};

/// The channel on which processes are told that there is something to think about.
pub(super) const JOBS: &str = "tzolkin_jobs";
/// In which form views and thoughts are written. It changes with them, so that two versions of the program can share a database.
const FORM: i16 = 3;
/// The form of a judgement: the view together with the turn. To everything else it is a hint.
const JUDGED_FORM: i16 = 4;
/// So many people at one address have turns of their own.
const PEOPLE_PER_ADDRESS: i64 = 8;

/// The channel on which a process is told that something it asked for is done.
pub(super) fn thoughts_for(process: &str) -> String {
    format!("tzolkin_thoughts_{process}")
}

/// Wakes those who wait for jobs, or for what came of them.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    pub jobs: Notify,
    pub thoughts: Notify,
}

/// The jobs, as a process sees them.
#[derive(Clone, Debug)]
pub(crate) struct Jobs {
    pool: PgPool,
    process: String,
    pub heard: Arc<Heard>,
}

/// A job that this process has taken.
#[derive(Debug)]
pub(crate) struct Job {
    pub id: i64,
    pub task: Task,
    /// What to think about, unless it cannot be read.
    pub view: Result<View, StoreError>,
}

/// A job that this process has asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub ticket: i64,
    /// Whether nobody has taken it yet.
    pub waiting: bool,
}

impl Postgres {
    pub(crate) fn jobs(&self) -> Jobs {
        Jobs { pool: self.pool.clone(), process: self.process.clone(), heard: Arc::clone(&self.heard) }
    }

    /// Deletes what this process has asked for.
    pub(super) async fn forget_jobs(&self, write: &mut PgConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM jobs WHERE asked_by = $1").bind(&self.process).execute(write).await?;
        Ok(())
    }
}

impl Jobs {
    /// Asks for something under a number of this process; to ask again for the same changes nothing. Everybody's first job comes
    /// before anybody's second, and whoever comes back begins level with the others.
    pub(crate) async fn ask(&self, ticket: i64, question: &Question) -> Result<(), StoreError> {
        const ASK: &str = "WITH added AS (INSERT INTO jobs (asked_by, ticket, kind, priority, person, network, game, seq, seat, \
                                                            level, seed, form, view, created_at, share) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now_ms(), \
                 COALESCE((SELECT MIN(share) FROM jobs WHERE priority = $4 AND result IS NULL), 0) + GREATEST( \
                     (SELECT COUNT(*) FROM jobs WHERE person = $5 AND kind = $3 AND result IS NULL), \
                     (SELECT COUNT(*) FROM jobs WHERE network = $6 AND kind = $3 AND result IS NULL) / $14)) \
             ON CONFLICT DO NOTHING RETURNING 1) SELECT pg_notify($15, '') FROM added";
        let Question { owner, table, seat, seq, view, task } = question;
        let (kind, priority, level, seed) = match *task {
            Task::Move { level, seed } => ("move", 0_i16, Some(i16::from(level)), Some(seed.cast_signed())),
            Task::Hint | Task::Judge { .. } => ("hint", 1, None, None),
        };
        let (form, view) = match task {
            Task::Judge { played } => (JUDGED_FORM, json(&(view, played))?),
            Task::Move { .. } | Task::Hint => (FORM, json(view)?),
        };
        let asked = sqlx::query(ASK).bind(&self.process).bind(ticket).bind(kind).bind(priority);
        let asked = asked.bind(&owner.person).bind(owner.address.map(|address| address.to_string())).bind(table);
        let asked =
            asked.bind(i32::try_from(*seq).unwrap_or(i32::MAX)).bind(seat.index() as i16).bind(level).bind(seed);
        let asked = asked.bind(form).bind(view).bind(PEOPLE_PER_ADDRESS).bind(JOBS);
        asked.execute(&self.pool).await?;
        Ok(())
    }

    /// Deletes a job that nobody waits for any more.
    pub(crate) async fn forget(&self, ticket: i64) -> Result<(), StoreError> {
        let deleted = sqlx::query("DELETE FROM jobs WHERE asked_by = $1 AND ticket = $2");
        deleted.bind(&self.process).bind(ticket).execute(&self.pool).await?;
        Ok(())
    }

    /// What came of the jobs of this process, which are deleted with it. A thought that cannot be read is none.
    pub(crate) async fn fetch(&self) -> Result<Vec<(i64, Option<Thought>)>, StoreError> {
        let fetched =
            sqlx::query("DELETE FROM jobs WHERE asked_by = $1 AND result IS NOT NULL RETURNING ticket, result");
        let rows = fetched.bind(&self.process).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| (row.get(0), parsed(row.get(1)).ok())).collect())
    }

    /// The jobs of this process.
    pub(crate) async fn asked(&self) -> Result<Vec<Asked>, StoreError> {
        let rows = sqlx::query("SELECT ticket, taken_by IS NULL FROM jobs WHERE asked_by = $1").bind(&self.process);
        let rows = rows.fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| Asked { ticket: row.get(0), waiting: row.get(1) }).collect())
    }

    /// Deletes the jobs of processes that have died.
    pub(crate) async fn forget_the_dead(&self) -> Result<(), StoreError> {
        let deleted = sqlx::query(
            "DELETE FROM jobs WHERE NOT EXISTS \
             (SELECT 1 FROM processes WHERE processes.id = asked_by AND alive_at > now_ms() - $1)",
        );
        deleted.bind(millis(LEASE)).execute(&self.pool).await?;
        Ok(())
    }

    /// Takes the next job, if there is one: also one that somebody took and did not live to finish.
    pub(crate) async fn take(&self) -> Result<Option<Job>, StoreError> {
        const TAKE: &str = "UPDATE jobs SET taken_by = $1 WHERE id = \
                            (SELECT id FROM jobs WHERE result IS NULL AND form = ANY ($2) AND (taken_by IS NULL OR NOT EXISTS \
                                 (SELECT 1 FROM processes WHERE processes.id = taken_by AND alive_at > now_ms() - $3)) \
                             ORDER BY priority, share, id LIMIT 1 FOR UPDATE SKIP LOCKED) \
                            RETURNING id, level, seed, view, form";
        let taken = sqlx::query(TAKE).bind(&self.process).bind([FORM, JUDGED_FORM]).bind(millis(LEASE));
        Ok(taken.fetch_optional(&self.pool).await?.map(|row| job(&row)))
    }

    /// Whether a job is still wanted, and this process is still the one that thinks about it.
    pub(crate) async fn is_wanted(&self, id: i64) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM jobs WHERE id = $1 AND taken_by = $2").bind(id).bind(&self.process);
        Ok(found.fetch_optional(&self.pool).await?.is_some())
    }

    /// Stores what came of a job, unless nobody waits for it or somebody else has it by now.
    pub(crate) async fn finish(&self, id: i64, thought: Option<&Thought>) -> Result<(), StoreError> {
        const FINISH: &str = "WITH done AS (UPDATE jobs SET result = $3 WHERE id = $1 AND taken_by = $2 AND result IS NULL \
                                            RETURNING asked_by) \
                              SELECT pg_notify($4 || asked_by, '') FROM done";
        let done = sqlx::query(FINISH).bind(id).bind(&self.process).bind(json(&thought)?).bind(thoughts_for(""));
        done.execute(&self.pool).await?;
        Ok(())
    }

    /// Gives back everything this process has taken, except these.
    pub(crate) async fn give_back_except(&self, kept: &[i64]) -> Result<(), StoreError> {
        const GIVE_BACK: &str = "WITH given AS (UPDATE jobs SET taken_by = NULL WHERE taken_by = $1 AND result IS NULL \
                                                AND id <> ALL ($2) RETURNING 1) \
                                 SELECT pg_notify($3, '') FROM given";
        let given = sqlx::query(GIVE_BACK).bind(&self.process).bind(kept).bind(JOBS);
        given.execute(&self.pool).await?;
        Ok(())
    }
}

fn job(row: &PgRow) -> Job {
    let level = row.get::<Option<i16>, _>(1).and_then(|level| u8::try_from(level).ok());
    let seed = row.get::<Option<i64>, _>(2).map(i64::cast_unsigned);
    let id = row.get(0);
    if row.get::<i16, _>(4) == JUDGED_FORM {
        return match parsed::<(View, Vec<Action>)>(row.get(3)) {
            Ok((view, played)) => Job { id, task: Task::Judge { played }, view: Ok(view) },
            Err(error) => Job { id, task: Task::Judge { played: Vec::new() }, view: Err(error) },
        };
    }
    let task = level.zip(seed).map_or(Task::Hint, |(level, seed)| Task::Move { level, seed });
    Job { id, task, view: parsed(row.get(3)) }
}

#[cfg(test)]
mod tests;
