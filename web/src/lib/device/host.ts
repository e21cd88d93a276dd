// The host of the tables on this device: it carries every request to the module, stores what must be stored, and only then
// tells the pages. Requests are carried out one after the other.
import type { Problem } from '$lib/api/Problem';
import type { RecordStored } from '$lib/api/RecordStored';
import type { Table } from '$lib/api/Table';
import { compile } from './compile';
import { Module, Unreadable } from './module';
import { AWAY, type Call, type DeviceGames, type FromPage, type Outcome, type ToPage } from './protocol';
import { Store, StoreFailed, TakenOver } from './store';
import { Thinking } from './thinking';

interface Surroundings {
  /** Says something to the page of a tab. */
  tell: (tab: string, message: ToPage) => void;
  /** Calls back when a tab is gone. */
  watch: (tab: string, gone: () => void) => void;
}

interface Socket {
  tab: string;
  table: string;
  /** Its number in that tab. */
  socket: number;
}

/** Why a host ends: another worker has taken over, or the module fails again and again. */
export type End = 'taken-over' | 'failed';

const GONE: Problem = { code: 'no-such-table' };
const REMOVED: Problem = { code: 'removed' };
const refusal = (problem: Problem): Outcome => ({
  saves: [],
  removed: [],
  answer: null,
  problem,
  messages: [],
  questions: [],
  wake_in_ms: null,
});
/** Longer waits cannot be asked of the browser. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** A table that makes the module fail this often is left alone; one that does so while it is loaded, at once. */
const MOST_FAILURES = 3;
const MOST_RESTARTS = 10;

export class Host {
  /** Settles once this host has ended. */
  readonly ended: Promise<End>;

  #around: Surroundings;
  #store: Store;
  #compiled: WebAssembly.Module;
  #module: Module;
  #thinking: Thinking;
  #sockets = new Map<number, Socket>();
  #tabs = new Set<string>();
  #loaded = new Set<string>();
  /** How often the module has failed at a table, and how often at all. */
  #failures = new Map<string, number>();
  #restarts = 0;
  #lasts: boolean;
  #nextSocket = 1;
  #last: Promise<unknown> = Promise.resolve();
  #wake: ReturnType<typeof setTimeout> | undefined;
  #end: (end: End) => void = () => undefined;
  #over = false;

  private constructor(around: Surroundings, store: Store, compiled: WebAssembly.Module, module: Module) {
    this.#around = around;
    this.#store = store;
    this.#lasts = store.lasts;
    this.#compiled = compiled;
    this.#module = module;
    this.#thinking = new Thinking(compiled, (question, thought) =>
      this.#later(async () => void (await this.#carryOut({ call: 'thought', question, thought }))),
    );
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  /** Starts, unless another worker takes over meanwhile. */
  static async start(around: Surroundings, signal: AbortSignal): Promise<Host> {
    // The module first: a tab that cannot load it must not take the store from one that can.
    const compiled = await compile();
    const module = await Module.of(compiled);
    signal.throwIfAborted();
    const store = await Store.open();
    signal.throwIfAborted();
    const host = new Host(around, store, compiled, module);
    signal.addEventListener('abort', () => host.#stop('taken-over'));
    return host;
  }

  #stop(end: End): void {
    this.#over = true;
    clearTimeout(this.#wake);
    this.#thinking.stop();
    this.#end(end);
  }

  /** A page asks for something. */
  hear(tab: string, message: FromPage): void {
    if (!this.#tabs.has(tab)) {
      this.#tabs.add(tab);
      this.#around.watch(tab, () => this.#later(() => this.#forget(tab)));
      this.#around.tell(tab, { type: 'stored', lasts: this.#lasts });
    }
    this.#later(() => this.#answer(tab, message));
  }

  #later(work: () => Promise<void>): void {
    this.#last = this.#last.then(async () => {
      if (this.#over) return;
      try {
        await work();
      } catch (error) {
        if (error instanceof TakenOver) this.#stop('taken-over');
        else await this.#restart(error);
      }
    });
  }

  /** The module has failed, so that nothing in its memory can be trusted. What is stored can. */
  async #restart(error: unknown): Promise<void> {
    console.error('The game has to start again from what is stored:', error);
    this.#thinking.stop();
    this.#sockets.clear();
    this.#loaded.clear();
    clearTimeout(this.#wake);
    this.#restarts += 1;
    try {
      if (this.#restarts > MOST_RESTARTS) throw error;
      this.#module = await Module.of(this.#compiled);
    } catch {
      return this.#stop('failed');
    }
    for (const tab of this.#tabs) this.#around.tell(tab, { type: 'moved' });
  }

  /** Notes which table made the module fail. */
  #blame(call: Call): void {
    let table = 'table' in call ? call.table : 'id' in call ? call.id : undefined;
    if (call.call === 'thought') table = call.question.table;
    if (call.call === 'message') table = this.#sockets.get(call.socket)?.table;
    const times = call.call === 'load' ? MOST_FAILURES : 1;
    if (table !== undefined) this.#failures.set(table, (this.#failures.get(table) ?? 0) + times);
  }

  async #answer(tab: string, message: FromPage): Promise<void> {
    try {
      await this.#carry(tab, message);
    } catch (error) {
      if (!(error instanceof StoreFailed)) throw error;
      console.error(error);
      if ('id' in message) this.#around.tell(tab, { type: 'answer', id: message.id, answer: null, problem: AWAY });
      else this.#hangUp(tab, message.socket, AWAY);
    }
  }

  async #carry(tab: string, message: FromPage): Promise<void> {
    switch (message.type) {
      case 'call': {
        const { answer, problem } = await this.#call(message.call);
        this.#around.tell(tab, { type: 'answer', id: message.id, answer, problem });
        break;
      }
      case 'games':
        this.#around.tell(tab, { type: 'answer', id: message.id, answer: await this.#games(), problem: null });
        break;
      case 'save': {
        const save = (await this.#store.save(message.table))?.save ?? null;
        this.#around.tell(tab, { type: 'answer', id: message.id, answer: save, problem: save === null ? GONE : null });
        break;
      }
      case 'open': {
        const number = this.#nextSocket++;
        const { table, seen } = message;
        this.#sockets.set(number, { tab, table, socket: message.socket });
        const { problem } = await this.#call({ call: 'connect', socket: number, table, seen });
        if (problem) this.#hangUp(tab, message.socket, problem);
        break;
      }
      case 'send': {
        const number = this.#numberOf(tab, message.socket);
        if (number === null) return this.#hangUp(tab, message.socket, null);
        const { problem } = await this.#carryOut({ call: 'message', socket: number, text: message.text });
        if (problem) this.#hangUp(tab, message.socket, problem);
        break;
      }
      case 'close': {
        const number = this.#numberOf(tab, message.socket);
        if (number !== null) await this.#close(number);
        break;
      }
    }
  }

  #numberOf(tab: string, socket: number): number | null {
    for (const [number, each] of this.#sockets) if (each.tab === tab && each.socket === socket) return number;
    return null;
  }

  #hangUp(tab: string, socket: number, problem: Problem | null): void {
    const number = this.#numberOf(tab, socket);
    if (number !== null) this.#sockets.delete(number);
    this.#around.tell(tab, { type: 'closed', socket, problem });
  }

  async #close(number: number): Promise<void> {
    this.#sockets.delete(number);
    await this.#carryOut({ call: 'close', socket: number });
  }

  async #forget(tab: string): Promise<void> {
    this.#tabs.delete(tab);
    for (const [number, each] of this.#sockets) if (each.tab === tab) await this.#close(number);
  }

  async #games(): Promise<DeviceGames> {
    const games = (await this.#store.games()).filter(({ kind }) => kind !== 'lesson');
    const finished = games.flatMap((game) => game.finished ?? []);
    const going = games.flatMap(({ finished, summary }) => (finished === null ? summary : []));
    return {
      going: going.toSorted((a, b) => b.changed_at - a.changed_at),
      finished: finished.toSorted((a, b) => b.finished_at - a.finished_at),
    };
  }

  /** Carries out a call about a table or a record, which is first fetched from the store. */
  async #call(call: Call): Promise<Outcome> {
    // What is removed need not be read, and perhaps cannot be.
    const table = 'table' in call && call.call !== 'remove' ? call.table : null;
    if (table !== null && (this.#failures.get(table) ?? 0) >= MOST_FAILURES) return refusal({ code: 'frozen' });
    if (table !== null) await this.#load(table);
    if (call.call === 'create' && call.new.start.from === 'table') await this.#load(call.new.start.table);
    if (call.call === 'rematch') await this.#loadNext(call.table);
    const outcome = await this.#carryOut(call);
    if (outcome.problem) return outcome;
    if (call.call === 'create' || call.call === 'rematch') this.#loaded.add(call.id);
    if (call.call === 'open-record') {
      const { id } = outcome.answer as RecordStored;
      this.#loaded.add(id);
      await this.#write(() => this.#store.writeRecord(id, call.text));
    }
    return outcome;
  }

  /** Fetches the rematch of a table, so that there is only one. */
  async #loadNext(table: string): Promise<void> {
    const { answer } = await this.#carryOut({ call: 'ask', table, what: { what: 'table' } });
    const next = (answer as Table | null)?.rematch;
    if (next) await this.#load(next);
  }

  async #load(id: string): Promise<void> {
    if (this.#loaded.has(id)) return;
    const stored = await this.#store.save(id);
    if (stored) {
      const { save, finished } = stored;
      await this.#carryOut({ call: 'load', save, table: id, finished_at: finished?.finished_at ?? null });
    } else {
      const text = await this.#store.record(id);
      if (text === null) return;
      await this.#carryOut({ call: 'open-record', id, text, kept: true });
    }
    this.#loaded.add(id);
  }

  async #carryOut(call: Call): Promise<Outcome> {
    let outcome: Outcome;
    try {
      outcome = this.#module.call<Outcome>({ to: 'device', date: Date.now(), call });
    } catch (error) {
      if (error instanceof Unreadable) return refusal({ code: 'malformed' });
      this.#blame(call);
      throw error;
    }
    const { saves, removed, messages, questions } = outcome;
    if (saves.length > 0 || removed.length > 0) await this.#write(() => this.#store.write(saves, removed));
    for (const [number, text] of messages) {
      const at = this.#sockets.get(number);
      if (at) this.#around.tell(at.tab, { type: 'message', socket: at.socket, text });
    }
    for (const { table, seq } of saves) this.#thinking.drop(table, seq);
    for (const table of removed) {
      this.#thinking.drop(table);
      this.#loaded.delete(table);
      this.#failures.delete(table);
    }
    for (const { tab, table, socket } of this.#sockets.values())
      if (removed.includes(table)) this.#hangUp(tab, socket, REMOVED);
    for (const question of questions) this.#thinking.ask(question);
    clearTimeout(this.#wake);
    if (outcome.wake_in_ms !== null)
      this.#wake = setTimeout(
        () => this.#later(async () => void (await this.#carryOut({ call: 'wake' }))),
        Math.min(outcome.wake_in_ms, LONGEST_WAIT_MS),
      );
    return outcome;
  }

  /** Writes to the store. If that fails, the game goes on as long as this tab is open, and everybody is told. */
  async #write(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (error instanceof TakenOver) throw error;
    }
    const { lasts } = this.#store;
    if (lasts === this.#lasts) return;
    this.#lasts = lasts;
    for (const tab of this.#tabs) this.#around.tell(tab, { type: 'stored', lasts });
  }
}
