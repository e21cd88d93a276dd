import { untrack } from 'svelte';
import { PROTOCOL } from '$lib/api/constants';
import type { ChatLine } from '$lib/api/ChatLine';
import type { Command } from '$lib/api/Command';
import type { Message } from '$lib/api/Message';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import type { Previewed } from '$lib/api/Previewed';
import type { Problem } from '$lib/api/Problem';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import { onDevice } from '$lib/device/ids';
import { Backoff } from './backoff';
import type { Connection, ConnectionStatus, Judged } from './connection';
import { openChannel, type Channel } from './channel';
import { noteClocks } from './clock';
import { withMoves } from './history';
import { api } from './http';
import { followed, type Hint } from './hint';
import { DEVICE_FAILED, problemOf, UNREACHABLE } from './refused';
import { Silence } from './silence';
import { reloadFor } from './version';

export type { Command };

/** How a command was answered. */
interface Reply {
  problem: Problem | null;
  previews?: Previewed[] | undefined;
}

type UpdateListener = (update: Update) => void;

const isEnd = ({ seat, action }: MoveMade, of: number): boolean => seat === of && action === 'end';

/** Problems that trying again cannot solve. */
const FINAL = new Set<Problem['code']>(['no-such-table', 'no-spectators', 'removed', 'foreign-origin', 'frozen']);

/** After this much silence the server counts as gone, even if the socket still seems open. */
const ANSWER_MS = 15_000;
/** This device may have to fetch the module first. */
const START_MS = 60_000;

/**
 * The live connection to a table. It reconnects automatically, and every connection starts with a welcome that brings
 * what was missed.
 */
export class TableConnection implements Connection {
  table: Table | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  /** All moves of the game so far. */
  history: MoveMade[] = $state.raw([]);
  /** Whether `history` has been fetched. */
  historyReady: boolean = $state(false);
  chat: ChatLine[] = $state.raw([]);
  /** The longest line of chat that the server takes, once it has said so. */
  chatLength: number | null = $state(null);
  /** Whether the server speaks a newer protocol than this client, even after reloading. */
  outdated: boolean = $state(false);
  status: ConnectionStatus = $state('connecting');
  /** Why the connection was refused or lost, if the server said so. */
  problem: Problem | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** How good one's last turn was, if that was asked, until it is taken back. */
  judged: Judged | null = $state.raw(null);
  /** The seat that last asked for a hint, and the `seq` at that time. */
  hintAsked: { seat: number; seq: number } | null = $state.raw(null);

  readonly id: string;
  readonly invite: string | undefined;
  readonly hosted = true;
  readonly pause = null;

  #channel: Channel | null = null;
  #closed = false;
  #nextId = 1;
  #waiting = new Map<number, { answer: (reply: Reply) => void; timer: ReturnType<typeof setTimeout> }>();
  #listeners = new Set<UpdateListener>();
  #backoff = new Backoff(() => this.#open());
  /** How often in a row there was no connection, or it was lost. */
  #failures = 0;
  #silence = new Silence(() => this.#channel && this.#lost(this.#channel, null));

  constructor(id: string, invite?: string) {
    this.id = id;
    this.invite = invite;
  }

  connect(): void {
    this.#closed = false;
    if (this.#channel === null) this.#open();
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closed = true;
    this.#backoff.cancel();
    this.#drop();
    this.#refuseWaiting();
  }

  /** Calls back for every update, including those of welcomes; returns a function to stop. */
  onupdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Sends a command. Returns null once it is carried out, or the problem. */
  async send(command: Command): Promise<Problem | null> {
    return (await this.#ask(command)).problem;
  }

  /** What lists of actions would cost and bring, without playing them; null if the server does not say. */
  async preview(seat: number, seq: number, lists: string[][]): Promise<Previewed[] | null> {
    return (await this.#ask({ type: 'preview', seat, seq, lists })).previews ?? null;
  }

  positionAt(ply: number): Promise<Position> {
    return api.position({ kind: 'table', id: this.id, invite: this.invite }, ply);
  }

  /** The problem of a command without an answer. */
  get #unanswered(): Problem {
    return onDevice(this.id) ? DEVICE_FAILED : UNREACHABLE;
  }

  #ask(command: Command): Promise<Reply> {
    const channel = this.#channel;
    if (!channel?.open) return Promise.resolve({ problem: this.#unanswered });
    const id = this.#nextId++;
    return new Promise((answer) => {
      // Without an answer the connection is dead, even if it seems open, so start again.
      const timer = setTimeout(() => this.#lost(channel, null), ANSWER_MS);
      this.#waiting.set(id, { answer, timer });
      channel.send(JSON.stringify({ id, ...command }));
    });
  }

  #open(): void {
    if (this.#closed) return;
    this.#drop();
    // Whoever has all moves so far needs only the new ones. A page that connects in an effect must not connect again
    // whenever there are more.
    const seen = untrack(() => (this.historyReady ? this.update?.seq : undefined));
    const channel = openChannel(this.id, this.invite, seen);
    this.#channel = channel;
    this.#silence.within(onDevice(this.id) ? START_MS : ANSWER_MS);
    let announced: Problem | null = null;
    channel.onmessage = (text) => {
      if (this.#channel !== channel) return;
      this.#silence.heard();
      const message = JSON.parse(text) as Message;
      if (message.type === 'closing') announced = message.problem;
      else this.#receive(message);
    };
    channel.onclose = (problem) => this.#lost(channel, announced ?? problem);
  }

  #receive(message: Exclude<Message, { type: 'closing' }>): void {
    switch (message.type) {
      case 'welcome':
        if (message.protocol > PROTOCOL) {
          // The new client will connect by itself.
          if (reloadFor(message.protocol)) return this.close();
          this.outdated = true;
        }
        this.status = 'open';
        this.problem = null;
        this.#failures = 0;
        this.#backoff.reset();
        this.table = message.table;
        this.chat = message.chat;
        this.chatLength = message.chat_length;
        this.hint = null;
        // A worker cannot vanish without the browser telling, and timers of hidden tabs run late.
        if (onDevice(this.id)) this.#silence.stop();
        else this.#silence.expect(message.heartbeat_ms);
        if (message.update) {
          // An old server does not say since when it tells.
          const complete = this.historyReady && (message.since ?? null) !== null;
          if (complete) this.history = withMoves(this.history, message.update);
          // What was missed is not animated.
          this.#apply({ ...message.update, moves: [] });
          if (!complete) {
            // Until it is fetched, the log may have a gap, and the next connection asks for everything again.
            this.historyReady = false;
            void this.#fetchHistory();
          }
        }
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'update': {
        const first = this.update === null;
        this.#apply(message);
        if (first) void this.#fetchHistory();
        break;
      }
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
      case 'hint':
        // A hint for a moment that has passed is useless.
        if (this.update?.seq === message.seq)
          this.hint = {
            seat: message.seat,
            seq: message.seq,
            candidates: message.candidates,
            position: this.update.position,
            done: 0,
          };
        break;
      case 'hint-asked':
        this.hintAsked = { seat: message.seat, seq: this.update?.seq ?? 0 };
        break;
      case 'judged':
        // A word about an earlier turn than the last would come too late.
        if (this.history.filter((made) => made.ply > message.ply && isEnd(made, message.seat)).length <= 1)
          this.judged = message;
        break;
      case 'ok':
        this.#answer(message.id, { problem: null, previews: message.previews });
        break;
      case 'refused':
        if (message.id !== null) this.#answer(message.id, { problem: message.problem });
        break;
    }
  }

  #apply(update: Update): void {
    noteClocks(update.clocks);
    this.update = update;
    this.history = withMoves(this.history, update);
    this.hint &&= followed(this.hint, update);
    if (this.judged && update.position.ply <= this.judged.ply) this.judged = null;
    for (const listener of this.#listeners) listener(update);
  }

  async #fetchHistory(): Promise<void> {
    try {
      const { moves } = await api.history({ kind: 'table', id: this.id, invite: this.invite });
      // Moves may have been added or undone while the answer was on its way.
      const last = moves.at(-1)?.ply ?? 0;
      const since = this.history.filter(({ ply }) => ply > last);
      const standing = this.update?.position.ply ?? last;
      this.history = [...moves, ...since].filter(({ ply }) => ply <= standing);
      this.historyReady = true;
    } catch {
      // The log stays incomplete until the next welcome, which tries again.
    }
  }

  #answer(id: number, reply: Reply): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.answer(reply);
    // Something was missed, so request everything again.
    if (reply.problem?.code === 'stale') void this.send({ type: 'resync' });
  }

  #lost(channel: Channel, announced: Problem | null): void {
    if (this.#channel !== channel || this.#closed) return;
    this.#drop();
    this.#refuseWaiting();
    if (announced && FINAL.has(announced.code)) return this.#refuse(announced);
    // The server no longer knows our token. Asking who we are gives us a new identity before the next attempt.
    if (announced?.code === 'no-identity') void api.me().catch(() => undefined);
    this.problem = announced;
    const neverOpened = this.table === null;
    this.status = neverOpened ? 'connecting' : 'lost';
    this.#failures += 1;
    // A connection is lost now and then. One that does not come back may have lost its table.
    if (neverOpened || this.#failures > 1) void this.#askWhy();
    this.#backoff.schedule();
  }

  /** A browser does not learn why a handshake failed, so the same question is asked over HTTP. */
  async #askWhy(): Promise<void> {
    try {
      await api.table(this.id, this.invite);
    } catch (thrown) {
      // The next attempt may have succeeded meanwhile.
      if (this.#closed || this.status === 'open') return;
      const problem = problemOf(thrown);
      if (FINAL.has(problem.code)) this.#refuse(problem);
      else this.problem = problem;
    }
  }

  #refuse(problem: Problem): void {
    this.problem = problem;
    this.status = 'refused';
    this.#backoff.cancel();
    this.#drop();
  }

  #refuseWaiting(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { answer, timer } of waiting) {
      clearTimeout(timer);
      answer({ problem: this.#unanswered });
    }
  }

  #drop(): void {
    const channel = this.#channel;
    this.#channel = null;
    this.#silence.stop();
    channel?.close();
  }
}
