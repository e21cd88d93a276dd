import type { ChangeMe } from '$lib/api/ChangeMe';
import type { DeleteMe } from '$lib/api/DeleteMe';
import type { FinishedGame } from '$lib/api/FinishedGame';
import type { History } from '$lib/api/History';
import type { JoinTable } from '$lib/api/JoinTable';
import type { Lobby } from '$lib/api/Lobby';
import type { LogIn } from '$lib/api/LogIn';
import type { Me } from '$lib/api/Me';
import type { NewTable } from '$lib/api/NewTable';
import type { Position } from '$lib/api/Position';
import type { Problem } from '$lib/api/Problem';
import type { SeatBot } from '$lib/api/SeatBot';
import type { RecordStored } from '$lib/api/RecordStored';
import type { Session } from '$lib/api/Session';
import type { SetPassword } from '$lib/api/SetPassword';
import type { Table } from '$lib/api/Table';
import type { Waiting } from '$lib/api/Waiting';
import type { GameSource } from '$lib/browser/route.svelte';
import { gamesWithoutLessons, tablesWithoutLessons, withoutLessons } from '$lib/browser/kept';

/** The problem of a request without an answer: the server is stopping, has stopped or cannot be reached. */
export const UNREACHABLE: Problem = { code: 'stopping' };

/** A request that was not carried out, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
    this.name = 'Refused';
  }
}

/** The problem behind an error that was thrown by a request. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Refused ? thrown.problem : { code: 'internal' };
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof (value as Problem).code === 'string';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function ask(method: Method, path: string, body?: BodyInit, type?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(body === undefined ? {} : { body }),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  if (isProblem(problem)) throw new Refused(problem);
  throw new Refused(response.status >= 502 && response.status <= 504 ? UNREACHABLE : { code: 'internal' });
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response =
    body === undefined ? await ask(method, path) : await ask(method, path, JSON.stringify(body), 'application/json');
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const withKey = (path: string, invite?: string | null) => (invite ? `${path}?key=${encodeURIComponent(invite)}` : path);
const tablePath = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

const sourcePath = (source: GameSource, rest: string) =>
  source.kind === 'table'
    ? withKey(tablePath(source.id, rest), source.invite)
    : `/api/records/${encodeURIComponent(source.id)}${rest}`;

/** The number of finished games that the server lists at once. */
const GAMES_AT_ONCE = 100;

/** All requests to the server. Each of them may throw `Refused`. */
export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PATCH', '/api/me', { name } satisfies ChangeMe),
  keepLanguage: (language: string) => send<Me>('PATCH', '/api/me', { language } satisfies ChangeMe),
  /** Whoever has a password must say the old one. */
  setPassword: (password: string, old?: string) =>
    send<Me>('PUT', '/api/me/password', { password, ...(old === undefined ? {} : { old }) } satisfies SetPassword),
  logIn: (who: LogIn) => send<Me>('POST', '/api/log-in', who),
  logOut: () => send<void>('POST', '/api/log-out'),
  sessions: () => get<Session[]>('/api/me/sessions'),
  endSession: (id: string) => send<void>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  deleteMe: (password?: string) =>
    send<void>('DELETE', '/api/me', (password === undefined ? {} : { password }) satisfies DeleteMe),
  /** The address of everything that is stored about us, for a download link. */
  dataPath: '/api/me/data',

  // Tables that lessons opened before the server could tell them from games.
  lobby: async () => withoutLessons(await get<Lobby>('/api/lobby')),
  /** The tables where it is our turn. */
  waiting: async () => tablesWithoutLessons((await get<Waiting>('/api/waiting')).tables),
  /** The newest first; `next` leads to older ones. */
  finishedGames: async (player: string, before?: string) => {
    const path = `/api/players/${encodeURIComponent(player)}/games`;
    const games = await get<FinishedGame[]>(before ? `${path}?before=${encodeURIComponent(before)}` : path);
    const next = games.length < GAMES_AT_ONCE ? null : (games.at(-1)?.table ?? null);
    return { games: gamesWithoutLessons(games), next };
  },

  createTable: (table: NewTable) => send<Table>('POST', '/api/tables', table),
  table: (id: string, invite?: string) => get<Table>(withKey(tablePath(id), invite)),
  join: (id: string, seat: JoinTable) => send<Table>('POST', tablePath(id, '/join'), seat),
  leave: (id: string) => send<void>('POST', tablePath(id, '/leave')),
  remove: (id: string, seat: number) => send<Table>('POST', tablePath(id, '/remove'), { seat }),
  /** Lets a bot take an open seat; without a level the seat is open again. */
  seatBot: (id: string, seat: number, level: number | null) =>
    send<Table>('POST', tablePath(id, '/bot'), { seat, level } satisfies SeatBot),
  start: (id: string) => send<Table>('POST', tablePath(id, '/start')),
  rematch: (id: string) => send<Table>('POST', tablePath(id, '/rematch')),

  history: (source: GameSource) => get<History>(sourcePath(source, '/history')),
  position: (source: GameSource, ply: number) => get<Position>(sourcePath(source, `/positions/${ply}`)),
  /** The address of a game's record, for a download link. */
  recordPath: (source: GameSource) => sourcePath(source, '/record'),
  record: async (source: GameSource) => (await ask('GET', sourcePath(source, '/record'))).text(),
  storeRecord: async (text: string) =>
    (await (await ask('POST', '/api/records', text, 'text/plain; charset=utf-8')).json()) as RecordStored,
};
