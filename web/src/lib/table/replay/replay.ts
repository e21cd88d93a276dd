// What a replay shows of a recorded game. Plies count moves made: 0 is the beginning.
import type { History } from '$lib/api/History';
import type { MoveMade } from '$lib/api/MoveMade';
import type { TableSeat } from '$lib/api/TableSeat';
import { logOf } from '$lib/table/log/history';
import type { Who } from '$lib/table/log/log';
import { t } from '$lib/text';

/** The seats of a recorded game, as the parts of a table know them. */
export const seatsOf = ({ names, levels, colours }: History): TableSeat[] =>
  colours.map((colour, seat) => ({
    seat,
    seating: levels[seat] == null ? 'person' : 'bot',
    name: names[seat] ?? '',
    player: null,
    level: levels[seat] ?? null,
    colour,
    online: true,
    bot_since: null,
    votes: [],
    votable: false,
  }));

export interface Stops {
  turns: number[];
  rounds: number[];
  last: number;
}

export function stopsOf(moves: MoveMade[]): Stops {
  const turns = new Set([0]);
  const rounds = new Set([0]);
  for (const { ply, events } of moves) {
    for (const event of events) {
      if (event.type === 'turn-began' || event.type === 'over') turns.add(ply);
      if (event.type === 'round-began' || event.type === 'over') rounds.add(ply);
    }
  }
  return { turns: [...turns], rounds: [...rounds], last: moves.at(-1)?.ply ?? 0 };
}

/** A Food Day on the way, for a mark on the slider. */
export interface FoodDayMark {
  ply: number;
  number: number;
}

export const foodDayMarks = (moves: MoveMade[]): FoodDayMark[] =>
  moves.flatMap(({ ply, events }) =>
    events.flatMap((event) => (event.type === 'food-day' ? [{ ply, number: event.number }] : [])),
  );

export interface Shown {
  round: number;
  /** Whose turn it is, or was if it has just ended; none between turns. */
  seat: number | null;
  text: string;
}

/** More moves than the longest turn has. */
const LATEST = 60;

/** The turn that a position has come from, as far as it has been played. */
export function shownTurn(moves: MoveMade[], ply: number, who: Who): Shown | null {
  const rounds = logOf(moves.filter((move) => move.ply <= ply).slice(-LATEST), who);
  const told = rounds.flatMap(({ round, entries }) => entries.map((entry) => ({ round, entry })));
  const full = told.filter(({ entry }) => entry.lines.length > 0);
  // With the last turn of a round the day passes: that is told after the turn, not instead of it.
  const index = full.findLastIndex(({ entry }) => entry.seat !== null);
  const last = full[index] ?? full.at(-1);
  if (!last) return null;
  const between = index < 0 ? [] : full.slice(index + 1).flatMap(({ entry }) => entry.lines.slice(0, 1));
  const lines = [...last.entry.lines, ...between].map((line) => {
    const text = line.parts.join(' · ');
    return line.seat === null || line.seat === last.entry.seat ? text : t('log-by', { who: who(line.seat), text });
  });
  return { round: last.round, seat: last.entry.seat, text: lines.join(' · ') };
}

export const after = (stops: number[], ply: number, last: number): number => stops.find((stop) => stop > ply) ?? last;
export const before = (stops: number[], ply: number): number => stops.findLast((stop) => stop < ply) ?? 0;
