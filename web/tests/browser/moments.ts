import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { APIRequestContext, Page } from '@playwright/test';
import type { History } from '$lib/api/History';
import type { MoveMade } from '$lib/api/MoveMade';
import type { NewTable } from '$lib/api/NewTable';
import type { Table } from '$lib/api/Table';
import { BINARY } from './server';

/** What is dealt first, instead of what the seed would deal; the other tiles follow in its order. */
export interface Deal {
  age1: string[];
  age2: string[];
  monuments: string[];
}

/** A record whose setup deals other tiles. */
function dealing(record: string, deal: Deal): string {
  return record.replace(/^(age1|age2|monuments) (.*)$/gm, (_, name: keyof Deal, tiles: string) => {
    const dealt = tiles.split(' ');
    const others = dealt.filter((tile) => !deal[name].includes(tile));
    return [name, ...[...deal[name], ...others].slice(0, dealt.length)].join(' ');
  });
}

/** A whole game of quick bots, played by the real engine: the same for a seed and a deal. */
export async function playRecord(players: number, seed: number, deal?: Deal): Promise<string> {
  const engine = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (command: object): Promise<{ ok?: Record<string, unknown> }> => {
    engine.stdin.write(`${JSON.stringify(command)}\n`);
    return JSON.parse(String((await answers.next()).value)) as { ok?: Record<string, unknown> };
  };
  try {
    await ask({ cmd: 'new', players, seed });
    const record = async () => String((await ask({ cmd: 'record' })).ok?.['record']);
    if (deal) await ask({ cmd: 'load', record: dealing(await record(), deal) });
    for (;;) {
      const { ok } = await ask({ cmd: 'go', bot: 'greedy' });
      if (!ok) break;
      await ask({ cmd: 'apply', action: ok['action'] });
    }
    return await record();
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
export async function storeGame(request: APIRequestContext, players = 4, seed = 7, deal?: Deal): Promise<Game> {
  const record = await playRecord(players, seed, deal);
  await request.get('/api/me');
  const stored = await request.post('/api/records', { data: record, headers: { 'content-type': 'text/plain' } });
  if (!stored.ok()) throw new Error(`the record was not stored: ${stored.status()} ${await stored.text()}`);
  const { id } = (await stored.json()) as { id: string };
  const history = (await (await request.get(`/api/records/${id}/history`)).json()) as History;
  return { record, id, moves: history.moves, players };
}

type Moment = (move: MoveMade, before: MoveMade | undefined, after: MoveMade | undefined) => boolean;

const does = (move: MoveMade | undefined, ...verbs: string[]) => verbs.includes(move?.action?.split(' ')[0] ?? '');
/** Whether a turn begins after a move. */
const begins = (before: MoveMade | undefined) => does(before, 'end', 'days');

/** Decisions to look at, found by the move that answered them. */
export const MOMENTS = {
  /** Two workers can be placed. */
  placing: (move, before, after) => move.round >= 4 && begins(before) && does(move, 'place') && does(after, 'place'),
  turn: (move, before) => move.round >= 12 && begins(before) && does(move, 'pick'),
  late: (move, before) => move.round >= 24 && begins(before) && does(move, 'pick'),
  /** Everyone has built what they will. */
  last: (move, before) => move.round >= 26 && begins(before) && does(move, 'pick'),
  beg: (move) => does(move, 'beg'),
  market: (move) => does(move, 'buy', 'sell'),
  build: (move) => move.round >= 8 && does(move, 'build'),
  climb: (move) => does(move, 'climb'),
  advance: (move) => does(move, 'advance'),
  pay: (move) => does(move, 'pay'),
  /** Wood or, by burning, corn. */
  harvest: (move) => does(move, 'wood'),
  days: (move) => does(move, 'days'),
  any: ({ action }) => /^do [a-z]/.test(action ?? ''),
} satisfies Record<string, Moment>;
export type MomentName = keyof typeof MOMENTS;

/** Seats the page's own person at a moment of a game, against bots. */
export async function tableAt(
  page: Page,
  game: Game,
  name: MomentName,
  more: Partial<Pick<NewTable, 'spectators' | 'pace'>> = {},
): Promise<string> {
  const index = game.moves.findIndex((move, i) => MOMENTS[name](move, game.moves[i - 1], game.moves[i + 1]));
  const move = game.moves[index];
  if (!move) throw new Error(`the game has no moment like ${name}`);
  return seatAt(page, game, move.seat, move.ply - 1, more);
}

/** At the beginning of a seat's turn in a round. */
export async function tableInRound(page: Page, game: Game, seat: number, round: number): Promise<string> {
  const move = game.moves.find((move, i) => move.seat === seat && move.round === round && begins(game.moves[i - 1]));
  if (!move) throw new Error(`seat ${seat} has no turn in round ${round}`);
  return seatAt(page, game, seat, move.ply - 1);
}

/** Before the last end of a turn: one more makes the game end. */
export async function tableAtEnd(page: Page, game: Game): Promise<string> {
  const move = game.moves.findLast(({ action }) => action === 'end');
  if (!move) throw new Error('the game has no end');
  return seatAt(page, game, move.seat, move.ply - 1);
}

/** Before the end of a turn after which a Food Day leaves workers of the seat hungry. */
export async function tableWhereHungry(page: Page, game: Game): Promise<string> {
  for (const day of game.moves) {
    const hungry = day.events.find((event) => event.type === 'fed' && event.unfed > 0);
    if (hungry?.type !== 'fed') continue;
    const end = game.moves.findLast(
      ({ seat, action, ply }) => ply <= day.ply && seat === hungry.seat && action === 'end',
    );
    if (end) return seatAt(page, game, end.seat, end.ply - 1);
  }
  throw new Error('nobody goes hungry in this game');
}

async function seatAt(
  page: Page,
  game: Game,
  seat: number,
  ply: number,
  more: Partial<NewTable> = {},
): Promise<string> {
  const table: NewTable = {
    seats: Array.from({ length: game.players }, (_, i) =>
      i === seat ? { kind: 'mine', name: null, colour: null } : { kind: 'bot', level: 1 },
    ),
    public: false,
    pace: { pace: 'live', clock: null },
    hints: true,
    spectators: true,
    start: { from: 'record', record: game.record, ply },
    start_now: true,
    ...more,
  };
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/tables', { data: table });
  if (!answer.ok()) throw new Error(`no table: ${answer.status()} ${await answer.text()}`);
  return `/t/${((await answer.json()) as Table).id}`;
}
