//! What connections are doing: how long each has been idle, so that those that want nothing make room for others, and a deadline for
//! clients that do not read.

use std::collections::HashMap;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep};

/// Nobody who has just done something has to go.
const SHORTEST_IDLE: Duration = Duration::from_secs(1);

/// What a connection is doing.
#[derive(Debug)]
pub(crate) struct Activity {
    began: Instant,
    /// When something was last read or written, in milliseconds since then.
    last: AtomicU64,
    /// Whether it must stay: a request of it is being answered, or it has become a socket.
    stays: AtomicBool,
    asked_to_go: Notify,
}

impl Activity {
    fn idle(&self) -> Duration {
        self.began.elapsed().saturating_sub(Duration::from_millis(self.last.load(Relaxed)))
    }

    fn moved(&self) {
        self.last.store(self.began.elapsed().as_millis() as u64, Relaxed);
    }

    /// Says whether it must stay.
    pub(crate) fn stays(&self, stays: bool) {
        self.moved();
        self.stays.store(stays, Relaxed);
    }

    /// Completes when it has to make room.
    pub(crate) async fn must_go(&self) {
        self.asked_to_go.notified().await;
    }
}

/// All connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Activities(Arc<Mutex<HashMap<u64, Arc<Activity>>>>);

/// Removes a connection from all of them when it ends.
#[derive(Debug)]
pub(crate) struct Registered {
    all: Activities,
    number: u64,
    pub activity: Arc<Activity>,
}

impl Drop for Registered {
    fn drop(&mut self) {
        self.all.lock().remove(&self.number);
    }
}

impl Activities {
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Arc<Activity>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection, under a number of its own.
    pub(crate) fn add(&self, number: u64) -> Registered {
        let activity = Arc::new(Activity {
            began: Instant::now(),
            last: AtomicU64::new(0),
            stays: AtomicBool::new(false),
            asked_to_go: Notify::new(),
        });
        self.lock().insert(number, Arc::clone(&activity));
        Registered { all: self.clone(), number, activity }
    }

    /// Lets the connection go that has been idle for longest, if there is one.
    pub(crate) fn make_room(&self) {
        let mut all = self.lock();
        let idle = all.iter().filter(|(_, activity)| !activity.stays.load(Relaxed) && activity.idle() >= SHORTEST_IDLE);
        let longest = idle.max_by_key(|(_, activity)| activity.idle()).map(|(number, _)| *number);
        // It is asked only once.
        if let Some(activity) = longest.and_then(|number| all.remove(&number)) {
            activity.asked_to_go.notify_one();
        }
    }
}

/// A connection on which a write must not stall for longer than a while.
#[derive(Debug)]
pub(crate) struct Watched<S> {
    stream: S,
    activity: Arc<Activity>,
    patience: Duration,
    /// Runs while the client does not take what is written.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Watched<S> {
    pub(crate) fn new(stream: S, activity: Arc<Activity>, patience: Duration) -> Self {
        Self { stream, activity, patience, stalled: None }
    }

    /// What came of a write: if nothing could be written for too long, the connection is broken.
    fn watch<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            self.activity.moved();
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, into);
        if into.filled().len() > before {
            self.activity.moved();
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.watch(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
