import type { AskReview } from '$lib/api/AskReview';
import type { ChangeMe } from '$lib/api/ChangeMe';
import type { DeleteMe } from '$lib/api/DeleteMe';
import type { Depth } from '$lib/api/Depth';
import type { FinishedGame } from '$lib/api/FinishedGame';
import type { History } from '$lib/api/History';
import type { JoinTable } from '$lib/api/JoinTable';
import type { Lobby } from '$lib/api/Lobby';
import type { LoggedIn } from '$lib/api/LoggedIn';
import type { LogIn } from '$lib/api/LogIn';
import type { Me } from '$lib/api/Me';
import type { NewTable } from '$lib/api/NewTable';
import type { Position } from '$lib/api/Position';
import type { Problem } from '$lib/api/Problem';
import type { SeatBot } from '$lib/api/SeatBot';
import type { RecordStored } from '$lib/api/RecordStored';
import type { ReviewState } from '$lib/api/ReviewState';
import type { Session } from '$lib/api/Session';
import type { SetPassword } from '$lib/api/SetPassword';
import type { Table } from '$lib/api/Table';
import type { Waiting } from '$lib/api/Waiting';
import type { GameSource } from '$lib/browser/route.svelte';
import { SITE } from '$lib/browser/site';
import { DEVICE_WORKS } from '$lib/device/works';
import { newDeviceId, newSeed, onDevice } from '$lib/device/ids';
import type { DeviceGames } from '$lib/device/protocol';
import { gamesWithoutLessons, tablesWithoutLessons, withoutLessons } from '$lib/browser/kept';
import {
  askHere,
  callHere,
  canLiveHere,
  gamesHere,
  nobody,
  openHere,
  openRecordHere,
  rememberName,
  takeName,
  saveHere,
} from './here';
import { DEVICE_FAILED, problemOf, Refused, UNREACHABLE } from './refused';

export { problemOf, Refused, UNREACHABLE };

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof (value as Problem).code === 'string';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Without a whole answer after this long, the server cannot be reached. */
const ANSWER_MS = 15_000;

/** Asks, and reads the answer; an answer that stops half-way is as good as none. */
async function ask<T>(
  method: Method,
  path: string,
  read: (response: Response) => Promise<T>,
  body?: BodyInit,
  type?: string,
): Promise<T> {
  // A static site has no server to ask.
  if (SITE) throw new Refused(UNREACHABLE);
  let problem: unknown;
  try {
    const response = await fetch(path, {
      method,
      headers: type ? { 'content-type': type } : {},
      ...(body === undefined ? {} : { body }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.ok) return await read(response);
    const unreachable = response.status >= 502 && response.status <= 504;
    const otherwise: Problem = unreachable ? UNREACHABLE : { code: 'internal' };
    problem = await response.json().catch(() => otherwise);
    if (!isProblem(problem)) problem = otherwise;
  } catch {
    problem = UNREACHABLE;
  }
  throw new Refused(problem as Problem);
}

const json = <T>(response: Response): Promise<T> => response.json() as Promise<T>;
const get = <T>(path: string): Promise<T> => ask<T>('GET', path, json);

const send = <T>(method: Method, path: string, body?: unknown): Promise<T> => {
  const read = async (response: Response) => (response.status === 204 ? undefined : await response.json()) as T;
  return body === undefined
    ? ask(method, path, read)
    : ask(method, path, read, JSON.stringify(body), 'application/json');
};

const withKey = (path: string, invite?: string | null) =>
  invite ? `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(invite)}` : path;
const tablePath = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

const sourcePath = (source: GameSource, rest: string) =>
  source.kind === 'table'
    ? withKey(tablePath(source.id, rest), source.invite)
    : `/api/records/${encodeURIComponent(source.id)}${rest}`;

/** The number of finished games that the server lists at once. */
const GAMES_AT_ONCE = 100;

const NOBODYS_LOBBY: Lobby = { open: [], running: [], mine: [] };

/** All requests to the server and to this device. Each of them may throw `Refused`. */
export const api = {
  me: async () => (SITE ? nobody() : rememberName(await get<Me>('/api/me'))),
  rename: async (name: string) =>
    SITE ? takeName(name) : rememberName(await send<Me>('PATCH', '/api/me', { name } satisfies ChangeMe)),
  keepLanguage: (language: string) => send<Me>('PATCH', '/api/me', { language } satisfies ChangeMe),
  /** Whoever has a password must say the old one. */
  setPassword: (password: string, old?: string) =>
    send<Me>('PUT', '/api/me/password', { password, ...(old === undefined ? {} : { old }) } satisfies SetPassword),
  logIn: (who: LogIn) => send<LoggedIn>('POST', '/api/log-in', who),
  logOut: () => send<void>('POST', '/api/log-out'),
  sessions: () => get<Session[]>('/api/me/sessions'),
  endSession: (id: string) => send<void>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  deleteMe: (password?: string) =>
    send<void>('DELETE', '/api/me', (password === undefined ? {} : { password }) satisfies DeleteMe),
  /** The address of everything that is stored about us, for a download link. */
  dataPath: '/api/me/data',

  // Tables that lessons opened before the server could tell them from games.
  lobby: async () => (SITE ? NOBODYS_LOBBY : withoutLessons(await get<Lobby>('/api/lobby'))),
  /** The games on this device. */
  deviceGames: (): Promise<DeviceGames> => gamesHere(),
  /** The tables where it is our turn. */
  waiting: async () => (SITE ? [] : tablesWithoutLessons((await get<Waiting>('/api/waiting')).tables)),
  /** The newest first; `next` leads to older ones. */
  finishedGames: async (player: string, before?: string) => {
    if (SITE) return { games: [], next: null };
    const path = `/api/players/${encodeURIComponent(player)}/games`;
    const games = await get<FinishedGame[]>(before ? `${path}?before=${encodeURIComponent(before)}` : path);
    const next = games.length < GAMES_AT_ONCE ? null : (games.at(-1)?.table ?? null);
    return { games: gamesWithoutLessons(games), next };
  },

  /** Opens a table here if nobody else is to play, unless it shall live on the server. */
  createTable: async (table: NewTable, { onServer = false } = {}): Promise<Table> => {
    if (SITE || (!onServer && canLiveHere(table))) {
      try {
        return await openHere(table);
      } catch (thrown) {
        // Where the module cannot be loaded, the server can still do it.
        if (SITE || problemOf(thrown).code !== DEVICE_FAILED.code) throw thrown;
      }
    }
    return send<Table>('POST', '/api/tables', table);
  },
  table: (id: string, invite?: string) =>
    onDevice(id) ? askHere<Table>(id, { what: 'table' }) : get<Table>(withKey(tablePath(id), invite)),
  join: (id: string, seat: JoinTable) => send<Table>('POST', tablePath(id, '/join'), seat),
  leave: (id: string) =>
    onDevice(id) ? callHere<void>({ call: 'leave', table: id }) : send<void>('POST', tablePath(id, '/leave')),
  /** Removes a game from this device. */
  removeHere: (id: string) => callHere<void>({ call: 'remove', table: id }),
  /** A game of this device, to be taken to the server. */
  saveOf: saveHere,
  remove: (id: string, seat: number) => send<Table>('POST', tablePath(id, '/remove'), { seat }),
  /** Lets a bot take an open seat; without a level the seat is open again. */
  seatBot: (id: string, seat: number, level: number | null) =>
    send<Table>('POST', tablePath(id, '/bot'), { seat, level } satisfies SeatBot),
  start: (id: string) => send<Table>('POST', tablePath(id, '/start')),
  rematch: (id: string) =>
    onDevice(id)
      ? callHere<Table>({ call: 'rematch', table: id, id: newDeviceId(), seed: newSeed() })
      : send<Table>('POST', tablePath(id, '/rematch')),

  history: (source: GameSource) =>
    onDevice(source.id)
      ? askHere<History>(source.id, { what: 'history' })
      : get<History>(sourcePath(source, '/history')),
  position: (source: GameSource, ply: number) =>
    onDevice(source.id)
      ? askHere<Position>(source.id, { what: 'position', ply })
      : get<Position>(sourcePath(source, `/positions/${ply}`)),
  /** The address of a game's record, for a download link; none if it has to be asked for. */
  recordPath: (source: GameSource) => (onDevice(source.id) ? null : sourcePath(source, '/record')),
  record: async (source: GameSource) =>
    onDevice(source.id)
      ? askHere<string>(source.id, { what: 'record' })
      : ask('GET', sourcePath(source, '/record'), (response) => response.text()),
  /** What the server has of the review of a game; of one under way, the turns after the first `from`. */
  review: (source: GameSource, depth: Depth, from = 0) =>
    get<ReviewState>(sourcePath(source, `/review?depth=${depth}&from=${from}`)),
  askReview: (source: GameSource, ask: AskReview) => send<ReviewState>('POST', sourcePath(source, '/review'), ask),
  /** Makes a record watchable: on the server, where others can be given the address, or else here. */
  storeRecord: async (text: string): Promise<RecordStored> => {
    try {
      if (SITE) throw new Refused(UNREACHABLE);
      return await ask<RecordStored>('POST', '/api/records', json, text, 'text/plain; charset=utf-8');
    } catch (thrown) {
      if (!DEVICE_WORKS || problemOf(thrown).code !== UNREACHABLE.code) throw thrown;
      return openRecordHere(text);
    }
  },
};
