// What a table is played through: the live connection to a table, or a place beside a game that nobody hosts.
import type { ChatLine } from '$lib/api/ChatLine';
import type { Command } from '$lib/api/Command';
import type { Message } from '$lib/api/Message';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import type { Previewed } from '$lib/api/Previewed';
import type { Problem } from '$lib/api/Problem';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import type { Hint } from './hint';

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'refused';

/** How good a turn was. */
export type Judged = Extract<Message, { type: 'judged' }>;

export interface Connection {
  readonly id: string;
  readonly invite: string | undefined;
  /** Whether a server or this device hosts a table there, with others to talk to, a result and a next game. */
  readonly hosted: boolean;
  readonly table: Table | null;
  readonly update: Update | null;
  /** All moves so far. */
  readonly history: MoveMade[];
  readonly chat: ChatLine[];
  readonly chatLength: number | null;
  readonly status: ConnectionStatus;
  readonly hint: Hint | null;
  /** The seat that last asked for a hint, and the `seq` at that time. */
  readonly hintAsked: { seat: number; seq: number } | null;
  /** What the coach found about one's last turn, until it is put away. */
  judged: Judged | null;
  /** What the bar says while nothing can be decided; none: who is waited for. */
  readonly pause: string | null;

  /** Calls back for every update; returns a function to stop. */
  onupdate(listener: (update: Update) => void): () => void;
  /** Sends a command. Returns null once it is carried out, or the problem. */
  send(command: Command): Promise<Problem | null>;
  /** What lists of actions would cost and bring, without playing them; null if nobody says. */
  preview(seat: number, seq: number, lists: string[][]): Promise<Previewed[] | null>;
  /** The game as it was after so many moves. */
  positionAt(ply: number): Promise<Position>;
}
