//! Where bots think. With a database of its own, a process has threads for it. On a shared database, what is to be thought about
//! is a job there, and every process that has time takes the next one.

mod asking;
mod busy;
mod fair_queue;
mod taking;
mod think;
mod threads;

use std::num::NonZero;
use std::sync::Arc;

use futures_util::future::Either;
use tokio::sync::watch;
use tzolkin_bots::Analysis;
use tzolkin_engine::{Action, Seat, View};

use crate::shares::Network;
use crate::store::Jobs;
use crate::wire::Judged;
use asking::Asking;
pub(crate) use busy::Busy;
pub(crate) use fair_queue::FairQueue;
pub(crate) use taking::Taking;
pub(crate) use think::{Task, Thought};
use threads::Threads;

/// For whom something is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub person: String,
    /// Where the person was last seen, if that is known: not after a restart, until they come back.
    pub address: Option<Network>,
}

/// Something to think about.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    /// For whom it is thought about.
    pub owner: Owner,
    /// The table it is about.
    pub table: String,
    pub seat: Seat,
    /// The entry of the table's log that it was asked at.
    pub seq: u32,
    /// What the seat sees.
    pub view: View,
    pub task: Task,
}

/// Where bots think.
#[derive(Debug)]
pub(crate) enum Thinkers {
    /// On threads of this process.
    Here(Threads),
    /// In any process on the shared database, this one included.
    Anywhere(Arc<Asking>, Arc<Taking>),
}

/// The cores of this machine.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

impl Thinkers {
    /// Starts that many threads; with jobs in a shared database there may be none.
    #[must_use]
    pub(crate) fn start(jobs: Option<Jobs>, threads: usize) -> Self {
        match jobs {
            None => Self::Here(Threads::start(Busy::of(threads.max(1)))),
            Some(jobs) => Self::Anywhere(Asking::start(jobs.clone()), Taking::start(jobs, Busy::of(threads))),
        }
    }

    /// How busy the threads of this process are.
    pub(crate) fn busy(&self) -> &Arc<Busy> {
        match self {
            Self::Here(threads) => threads.busy(),
            Self::Anywhere(_, taking) => &taking.busy,
        }
    }

    /// Computes a bot's turn: its actions, including the end. There is none if `seq` changes or is dropped.
    pub(crate) fn turn(
        &self,
        question: Question,
        seq: watch::Receiver<u32>,
    ) -> impl Future<Output = Option<Vec<Action>>> + Send + use<> {
        let thought = self.ask(question, seq);
        async move {
            match thought.await {
                Some(Thought::Turn(turn)) => Some(turn),
                Some(Thought::Advice(_) | Thought::Judged(_)) | None => None,
            }
        }
    }

    /// Computes a hint. There is none if `seq` changes or is dropped.
    pub(crate) fn hint(
        &self,
        question: Question,
        seq: watch::Receiver<u32>,
    ) -> impl Future<Output = Option<Analysis>> + Send + use<> {
        let thought = self.ask(question, seq);
        async move {
            match thought.await {
                Some(Thought::Advice(advice)) => Some(advice),
                Some(Thought::Turn(_) | Thought::Judged(_)) | None => None,
            }
        }
    }

    /// Judges a turn. There is no judgement if `taken_back` changes or is dropped.
    pub(crate) fn judgement(
        &self,
        question: Question,
        taken_back: watch::Receiver<u32>,
    ) -> impl Future<Output = Option<Judged>> + Send + use<> {
        let thought = self.ask(question, taken_back);
        async move {
            match thought.await {
                Some(Thought::Judged(judged)) => Some(judged),
                Some(Thought::Turn(_) | Thought::Advice(_)) | None => None,
            }
        }
    }

    fn ask(
        &self,
        question: Question,
        seq: watch::Receiver<u32>,
    ) -> impl Future<Output = Option<Thought>> + Send + use<> {
        match self {
            Self::Here(threads) => {
                let thought = threads.think(question, seq);
                Either::Left(async move { thought.await.ok() })
            }
            Self::Anywhere(asking, _) => Either::Right(Arc::clone(asking).ask(question, seq)),
        }
    }

    /// Stops thinking about what others have asked for, so that others can go on with it.
    pub(crate) async fn stop(&self) {
        if let Self::Anywhere(_, taking) = self {
            taking.stop().await;
        }
    }
}
