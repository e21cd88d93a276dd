//! Connections: sockets that a table sends messages to.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use tzolkin_table::{ConnectionId, Delivery, Visitor};

use super::TableTask;
use crate::wire::{Message, Problem};

/// What goes out on a socket.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Text(Utf8Bytes),
    /// Why the connection closes now; nothing is sent after it.
    Close(Problem),
}

/// A message in the form in which it is sent.
fn out(message: &Message) -> Out {
    if let Message::Closing { problem } = message {
        return Out::Close(problem.clone());
    }
    match serde_json::to_string(message) {
        Ok(text) => Out::Text(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written");
            Out::Close(Problem::Internal)
        }
    }
}

impl TableTask {
    /// Lets a visitor see the table, or answers that there is none.
    pub(super) async fn admit(&mut self, visitor: &Visitor) -> Result<(), Problem> {
        if let Some(guest) = self.table.admit(visitor)? {
            let stored = self.tables.in_time(self.tables.store.add_guest(&self.seen(), &guest)).await;
            self.still_owned(stored)?;
            self.table.add_guest(guest);
        }
        Ok(())
    }

    pub(super) async fn connect(
        &mut self,
        visitor: &Visitor,
        sender: mpsc::Sender<Out>,
    ) -> Result<ConnectionId, Problem> {
        self.admit(visitor).await?;
        let connection = self.tables.next_connection();
        let deliveries = self.table.connect(connection, visitor, self.time())?;
        self.outboxes.insert(connection, sender);
        metrics::gauge!("tzolkin_sockets").increment(1.0);
        self.deliver(deliveries);
        Ok(connection)
    }

    pub(super) fn disconnect(&mut self, connection: ConnectionId) {
        self.forget(connection);
        let deliveries = self.table.disconnect(connection, self.time());
        self.deliver(deliveries);
    }

    fn forget(&mut self, connection: ConnectionId) {
        self.waiting_for_judgements.remove(&connection);
        if self.outboxes.remove(&connection).is_some() {
            metrics::gauge!("tzolkin_sockets").decrement(1.0);
        }
    }

    /// Sends messages. Connections that do not read are dropped, and the others are told.
    pub(super) fn deliver(&mut self, deliveries: Vec<Delivery>) {
        let mut waiting = VecDeque::from(deliveries);
        while let Some(Delivery { to, message }) = waiting.pop_front() {
            let out = out(&message);
            for connection in to {
                let Some(outbox) = self.outboxes.get(&connection) else { continue };
                let sent = outbox.try_send(out.clone()).is_ok();
                if matches!(out, Out::Close(_)) {
                    self.forget(connection);
                } else if !sent {
                    self.forget(connection);
                    waiting.extend(self.table.disconnect(connection, self.tables.time()));
                }
            }
        }
    }

    pub(super) fn send(&mut self, connection: ConnectionId, message: Message) {
        self.deliver(vec![Delivery { to: vec![connection], message }]);
    }
}
