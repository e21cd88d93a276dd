import type { Action } from './types/Action.js';
import type { Event } from './types/Event.js';
import type { RawSetup } from './types/RawSetup.js';
import type { Seat } from './types/Seat.js';
import type { State } from './types/State.js';

export type { Action, Event, RawSetup, Seat, State };

/** Why a command was not carried out. These codes do not change. */
export type ErrorCode =
  | 'bad-json'
  | 'unknown-command'
  | 'bad-argument'
  | 'no-game'
  | 'not-to-act'
  | 'illegal-action'
  | 'bad-setup'
  | 'bad-record'
  | 'nothing-to-undo'
  | 'game-over';

/** A command that was not carried out. It has changed nothing. */
export class EngineError extends Error {
  readonly code: ErrorCode;
}

/** What a bot chose. It is not applied. */
export interface Choice {
  action: Action;
  /** The turn as far as the bot has planned it, beginning with the action. */
  turn: Action[];
  /** The points that the bot expects each seat to have at the end. */
  value: number[];
  /** The chance of each seat to win. */
  win: number[];
  nodes: number;
}

/** The commands and what each of them answers. */
export interface Commands {
  new: { args: { players: 2 | 3 | 4; seed: number } | { setup: RawSetup }; answer: State };
  apply: { args: { action: Action; seat?: Seat; events?: boolean }; answer: State & { events?: Event[] } };
  undo: { args: object; answer: State };
  state: { args: object; answer: State };
  legal: { args: { seat?: Seat }; answer: { legal: Action[] } };
  view: { args: { seat?: Seat }; answer: { view: State } };
  record: { args: object; answer: { record: string } };
  load: { args: { record: string }; answer: State };
  /** The bot is `random`, `greedy`, `search`, or `level:1` to `level:5`; a browser has no clock, so that only `nodes` count. */
  go: { args: { bot?: string; seat?: Seat; nodes?: number }; answer: Choice };
}

export type Command = { [Name in keyof Commands]: { cmd: Name } & Commands[Name]['args'] }[keyof Commands];
export type Answer<C extends Command> = Commands[C['cmd']]['answer'];

/** A referee and player with a game of its own. */
export class Engine {
  /** Sends a command and returns the answer; throws `EngineError` if it is refused. */
  send<const C extends Command>(command: C): Answer<C>;
  /** Sends a line of the line protocol and returns the line that answers it. */
  sendLine(line: string): string;
}

/** The same in a worker, so that the page goes on while a bot thinks. */
export class WorkerEngine {
  send<const C extends Command>(command: C): Promise<Answer<C>>;
  sendLine(line: string): Promise<string>;
  /** Ends the worker, even in the middle of a thought. Its game is lost unless its record was asked for before. */
  stop(): void;
}

/** The module, its bytes, or its address. */
export type Source = WebAssembly.Module | ArrayBuffer | ArrayBufferView<ArrayBuffer> | URL | string;

/** Loads an engine. By default the module is the file next to this one. */
export function load(source?: Source | Response): Promise<Engine>;
/** Loads an engine in a worker of its own. It needs a browser. */
export function loadInWorker(source?: Source): Promise<WorkerEngine>;
