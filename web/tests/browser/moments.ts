import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { APIRequestContext, Page } from '@playwright/test';
import type { History } from '../../src/lib/api/History';
import type { MoveMade } from '../../src/lib/api/MoveMade';
import type { NewTable } from '../../src/lib/api/NewTable';
import type { Table } from '../../src/lib/api/Table';
import { BINARY } from './server';

/** A whole game of quick bots, played by the real engine: the same for a seed. */
export async function playRecord(players: number, seed: number): Promise<string> {
  const engine = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (command: object): Promise<{ ok?: Record<string, unknown> }> => {
    engine.stdin.write(`${JSON.stringify(command)}\n`);
    return JSON.parse(String((await answers.next()).value)) as { ok?: Record<string, unknown> };
  };
  try {
    await ask({ cmd: 'new', players, seed });
    for (;;) {
      const { ok } = await ask({ cmd: 'go', bot: 'greedy' });
      if (!ok) break;
      await ask({ cmd: 'apply', action: ok['action'] });
    }
    return String((await ask({ cmd: 'record' })).ok?.['record']);
  } finally {
    engine.stdin.end();
  }
}

/** A recorded game, and the moves in it. */
export interface Game {
  record: string;
  /** Where it can be watched. */
  id: string;
  moves: MoveMade[];
  players: number;
}

/** Stores a game at the server, as if it had been uploaded. */
export async function storeGame(request: APIRequestContext, players = 4, seed = 7): Promise<Game> {
  const record = await playRecord(players, seed);
  const stored = await request.post('/api/records', { data: record, headers: { 'content-type': 'text/plain' } });
  const { id } = (await stored.json()) as { id: string };
  const history = (await (await request.get(`/api/records/${id}/history`)).json()) as History;
  return { record, id, moves: history.moves, players };
}

export type Moment = (move: MoveMade, before: MoveMade | undefined) => boolean;

const starts = (...verbs: string[]): Moment => {
  return ({ action }) => action !== null && verbs.includes(action.split(' ')[0] ?? '');
};
const first: Moment = (_, before) => before !== undefined && /^(end|days)/.test(before.action ?? '');

/** Decisions to look at, found by the move that answered them. */
export const MOMENTS = {
  placing: (move, before) => move.round >= 4 && first(move, before) && starts('place')(move, before),
  turn: (move, before) => move.round >= 12 && first(move, before) && starts('pick')(move, before),
  late: (move, before) => move.round >= 24 && first(move, before) && starts('pick')(move, before),
  market: starts('buy', 'sell'),
  build: (move, before) => move.round >= 8 && starts('build')(move, before),
  climb: starts('climb'),
  advance: starts('advance'),
  pay: starts('pay'),
  harvest: starts('corn', 'wood'),
  days: starts('days'),
  any: ({ action }) => /^do [a-z]/.test(action ?? ''),
} satisfies Record<string, Moment>;
export type MomentName = keyof typeof MOMENTS;

/** Seats the page's own person at a moment of a game, against bots. */
export async function tableAt(page: Page, game: Game, name: MomentName, spectators = true): Promise<string> {
  const index = game.moves.findIndex((move, i) => MOMENTS[name](move, game.moves[i - 1]));
  const move = game.moves[index];
  if (!move) throw new Error(`the game has no moment like ${name}`);
  return seatAt(page, game, move.seat, move.ply - 1, spectators);
}

/** Before the last end of a turn: one more makes the game end. */
export async function tableAtEnd(page: Page, game: Game): Promise<string> {
  const move = game.moves.findLast(({ action }) => action === 'end');
  if (!move) throw new Error('the game has no end');
  return seatAt(page, game, move.seat, move.ply - 1, true);
}

async function seatAt(page: Page, game: Game, seat: number, ply: number, spectators: boolean): Promise<string> {
  const table: NewTable = {
    seats: Array.from({ length: game.players }, (_, i) =>
      i === seat ? { kind: 'mine', name: null, colour: null } : { kind: 'bot', level: 1 },
    ),
    public: true,
    pace: { pace: 'live', clock: null },
    hints: true,
    spectators,
    start: { from: 'record', record: game.record, ply },
    start_now: true,
  };
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/tables', { data: table });
  if (!answer.ok()) throw new Error(`no table: ${answer.status()} ${await answer.text()}`);
  return `/t/${((await answer.json()) as Table).id}`;
}
