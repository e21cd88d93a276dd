// What pages, the worker that hosts the tables, the worker that thinks, and the module say to each other.
import type { FinishedGame } from '$lib/api/FinishedGame';
import type { NewTable } from '$lib/api/NewTable';
import type { Problem } from '$lib/api/Problem';
import type { TableKind } from '$lib/api/TableKind';
import type { TableSummary } from '$lib/api/TableSummary';

/**
 * Grows whenever workers of different versions could misunderstand each other: with the calls of the module, what workers say
 * to each other (worker.ts), and the form of a save. Tabs of several versions may be open during an update.
 */
export const VERSION = 1;

/** The tables cannot be reached at the moment: another worker takes over, or the module or the store cannot be used. */
export const AWAY: Problem = { code: 'stopping' };

/** A call of the module about the tables on this device; `crates/wasm` has the same in Rust. */
export type Call =
  | { call: 'load'; save: string; table: string; finished_at: number | null }
  | { call: 'create'; id: string; name: string; new: NewTable; seed: string }
  | { call: 'rematch'; table: string; id: string; seed: string }
  /** Without a name the record gets one that depends on what is in it. */
  | { call: 'open-record'; id?: string; text: string; kept?: boolean }
  | { call: 'ask'; table: string; what: Question }
  | { call: 'leave'; table: string }
  | { call: 'remove'; table: string }
  | { call: 'connect'; socket: number; table: string; seen: number | null }
  | { call: 'message'; socket: number; text: string }
  | { call: 'close'; socket: number }
  | { call: 'thought'; question: ThinkingQuestion; thought: unknown }
  | { call: 'wake' };

export type Question = { what: 'table' } | { what: 'history' } | { what: 'position'; ply: number } | { what: 'record' };

/** Something to think about. What is asked concerns only the module. */
export interface ThinkingQuestion {
  table: string;
  seq: number;
  /** Whether nobody wants the answer any more once the table has moved on. */
  passing: boolean;
}

/** What came of a question. A module that has failed must not be asked again. */
export type Thought = { thought: unknown } | { failed: true };

/** A table as it is stored: opaque, except for what lists show. */
export interface Save {
  table: string;
  save: string;
  /** The number of its entries. */
  seq: number;
  /** What it is for: lessons are in no list. */
  kind: TableKind;
  summary: TableSummary;
  finished: FinishedGame | null;
}

/** What a call led to. The saves are stored before the messages are delivered. */
export interface Outcome {
  saves: Save[];
  removed: string[];
  answer: unknown;
  problem: Problem | null;
  messages: [socket: number, text: string][];
  questions: ThinkingQuestion[];
  wake_in_ms: number | null;
}

/** The games on this device, as lists show them. */
export interface DeviceGames {
  going: TableSummary[];
  finished: FinishedGame[];
}

/** What a page asks for. Its numbers are its own. */
export type FromPage =
  | { type: 'call'; id: number; call: Call }
  | { type: 'games'; id: number }
  | { type: 'save'; id: number; table: string }
  | { type: 'open'; socket: number; table: string; seen: number | null }
  | { type: 'send'; socket: number; text: string }
  | { type: 'close'; socket: number };

/** What a page hears. */
export type ToPage =
  | { type: 'answer'; id: number; answer: unknown; problem: Problem | null }
  | { type: 'message'; socket: number; text: string }
  | { type: 'closed'; socket: number; problem: Problem | null }
  /** Another worker hosts the tables now: whatever was open or asked before is lost. */
  | { type: 'moved' }
  /** The module cannot be loaded, or fails again and again. */
  | { type: 'failed' }
  /** A newer client hosts the tables, and this one cannot talk to it. */
  | { type: 'outdated' }
  /** Whether games outlive the tab of the host. */
  | { type: 'stored'; lasts: boolean };
