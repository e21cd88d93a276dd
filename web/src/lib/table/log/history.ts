// The moves of a game as a log: rounds, in them turns and what happens between turns, in those a line per worker.
import type { Cause } from '$lib/api/Cause';
import type { Event } from '$lib/api/Event';
import type { Good } from '$lib/api/Good';
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Space } from '$lib/api/Space';
import { t } from '$lib/text';
import { causeText, eventText, goodsSentence, seatOf, type Who } from './log';
import { amountObject } from '$lib/words/names';

export interface Line {
  /** The position after it. */
  ply: number;
  /** Whose, where it is not the owner of the entry. */
  seat: number | null;
  /** Short sentences, each of its own. */
  parts: string[];
}

/** A turn of a seat, or with none what happened between turns. */
export interface Entry {
  seat: number | null;
  /** Wealth tiles kept before the first round. */
  setup: boolean;
  lines: Line[];
}

export interface RoundLog {
  round: number;
  entries: Entry[];
}

/** Moves that begin a line of their own; the others carry on what the line began. */
const BEGINS = new Set(['place', 'pick', 'beg', 'keep', 'days', 'end']);

/** Moves that belong to nobody's turn, or whose events lead out of one. */
const BETWEEN = new Set(['keep', 'days', 'end']);

/** Causes that the sentence before them has told. */
const OWN = new Set<Cause>(['placing', 'stepping-back', 'begging', 'feeding']);

/** Events that the layout of the log tells already. */
const SILENT = new Set<Event['type']>(['round-began', 'turn-began', 'turn-ended', 'kept']);

export function logOf(moves: MoveMade[], who: Who): RoundLog[] {
  const rounds: RoundLog[] = [];
  let entry: Entry | null = null;
  let picked: Space | null = null;
  let traded: Trade | null = null;

  const roundLog = (round: number): RoundLog => {
    let last = rounds.at(-1);
    if (last?.round !== round) rounds.push((last = { round, entries: [] }));
    return last;
  };
  const open = (round: number, seat: number | null, setup = false): Entry => {
    const log = roundLog(round);
    entry = { seat, setup, lines: [] };
    log.entries.push(entry);
    return entry;
  };

  for (const move of moves) {
    let round = move.round;
    const verb = move.action?.split(' ')[0] ?? 'keep';
    // Whoever acts has the turn, also where its beginning is not among the moves.
    if (entry === null && !BETWEEN.has(verb)) open(round, move.seat);
    const line = rounds.at(-1)?.entries.at(-1)?.lines.at(-1);
    const trade = tradeOf(move, traded);
    if (trade && line) {
      // The same once more is told with what was told before.
      if (trade.times > 1) line.parts.pop();
      line.parts.push(tradeText(trade));
      line.ply = move.ply;
      traded = trade;
      continue;
    }
    traded = null;
    if (verb === 'nothing' && line) {
      line.parts.push(t('log-nothing'));
      line.ply = move.ply;
    }
    let fresh = BEGINS.has(verb);
    for (const said of merged(move.events)) {
      const event = said.event;
      if (event.type === 'turn-began') {
        open(round, event.seat);
        fresh = true;
        continue;
      }
      if (event.type === 'turn-ended') {
        entry = null;
        continue;
      }
      if (event.type === 'round-began') {
        round = event.round;
        entry = null;
      }
      if (event.type === 'worker' && event.cause === 'picking-up' && typeof event.from === 'object')
        picked = event.from.gear;
      if (SILENT.has(event.type) || isReached(event, picked) || isFromWealth(event)) continue;
      const about = seatOf(event);
      // Kept tiles, Food Days and the calendar belong to nobody's turn.
      const current: Entry = entry ?? open(round, null, verb === 'keep');
      const seat = about === current.seat ? null : about;
      const last = current.lines.at(-1);
      const because = !isOwn(event, picked);
      const text = said.goods
        ? goodsSentence(said.goods, said.from, said.to, because ? said.cause : null)
        : eventText(event, who, because);
      if (last && !fresh && last.seat === seat && !standsAlone(event)) {
        last.parts.push(text);
        last.ply = move.ply;
      } else {
        current.lines.push({ ply: move.ply, seat, parts: [text] });
      }
      fresh = false;
    }
  }
  for (const { entries } of rounds)
    for (const each of entries) if (each.seat === null) each.lines = gathered(each.lines);
  return rounds.filter((log) => log.entries.some(({ lines }) => lines.length > 0));
}

/** Blocks of one kind sold or bought one after another. */
interface Trade {
  action: string;
  good: Good;
  blocks: number;
  corn: number;
  times: number;
}

/** A block sold or bought, with the same ones just before. */
function tradeOf({ action, events }: MoveMade, before: Trade | null): Trade | null {
  if (!action || !/^(sell|buy) /.test(action)) return null;
  const goods = events.filter((event) => event.type === 'goods');
  const corn = goods.find(({ good }) => good === 'corn');
  const block = goods.find(({ good }) => good !== 'corn');
  if (!corn || !block) return null;
  const one = { action, good: block.good, blocks: block.amount, corn: corn.amount, times: 1 };
  if (before?.action !== action) return one;
  return { ...one, blocks: before.blocks + one.blocks, corn: before.corn + one.corn, times: before.times + 1 };
}

const tradeText = ({ action, good, blocks, corn }: Trade): string =>
  t(action.startsWith('sell') ? 'log-sold' : 'log-bought', {
    goods: amountObject(good, blocks),
    corn: amountObject('corn', corn),
  });

/** Between turns: what concerns one seat in one line, as long as nothing happens to the table in between. */
function gathered(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const since = result.slice(result.findLastIndex(({ seat }) => seat === null) + 1);
    const known =
      line.seat === null ? undefined : since.find(({ seat, ply }) => seat === line.seat && ply === line.ply);
    if (known) known.parts.push(...line.parts);
    else result.push(line);
  }
  return result;
}

/** What has happened since a seat's last turn ended, also with the same move. */
export function sinceLastTurn(moves: MoveMade[], seat: number): MoveMade[] {
  const isEnd = (event: Event) => event.type === 'turn-ended' && event.seat === seat;
  const ended = moves.findLastIndex(({ events }) => events.some(isEnd));
  const last = moves[ended];
  if (!last) return moves;
  return [{ ...last, events: last.events.slice(last.events.findIndex(isEnd) + 1) }, ...moves.slice(ended + 1)];
}

const standsAlone = (event: Event): boolean =>
  event.type === 'food-day' || event.type === 'over' || event.type === 'marker';

const isSpace = (cause: Cause, at: Space | null): boolean =>
  typeof cause === 'object' && 'action' in cause && at?.gear === cause.action.gear;

/** Whether an event only says that the worker did the action it had reached. */
const isReached = (event: Event, picked: Space | null): boolean =>
  event.type === 'performed' && event.action.gear === picked?.gear && event.action.space === picked.space;

/** What kept tiles give stands in the line that names them. */
const isFromWealth = (event: Event): boolean =>
  'cause' in event && typeof event.cause === 'object' && 'wealth' in event.cause;

/** Whether the line tells the cause already. */
function isOwn(event: Event, picked: Space | null): boolean {
  if (!('cause' in event)) return false;
  const { cause } = event;
  if (typeof cause === 'object' && ('building' in cause || ('monument' in cause && event.type === 'goods')))
    return true;
  return OWN.has(cause) || isSpace(cause, picked);
}

type Said =
  | { event: Event; goods: null }
  | {
      event: Event;
      goods: GoodsFacts;
      from: Extract<Event, { type: 'goods' }>['from'];
      to: Extract<Event, { type: 'goods' }>['to'];
      cause: string;
    };

/** Events with goods that moved together told as one. */
function merged(events: Event[]): Said[] {
  const said: Said[] = [];
  for (const event of events) {
    if (event.type !== 'goods') {
      said.push({ event, goods: null });
      continue;
    }
    const last = said.at(-1);
    const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
    const cause = causeText(event.cause);
    if (last?.goods && same(last.from, event.from) && same(last.to, event.to) && last.cause === cause) {
      last.goods[event.good] = (last.goods[event.good] ?? 0) + event.amount;
    } else {
      said.push({ event, goods: { [event.good]: event.amount }, from: event.from, to: event.to, cause });
    }
  }
  return said;
}

/** What others did, and the days that passed, in sentences for those who hear the game. */
export function spoken(moves: MoveMade[], mine: number[], who: Who): string {
  const others = moves.filter(({ seat, events }) => !mine.includes(seat) || events.length > 2);
  return logOf(others, who)
    .flatMap(({ entries }) => entries)
    .flatMap(({ seat, lines }) =>
      lines.map((line) => {
        const by = line.seat ?? seat;
        const text = line.parts.join(', ');
        return by === null ? text : t('log-by', { who: who(by), text });
      }),
    )
    .join('. ');
}
