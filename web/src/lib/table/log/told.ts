// What the decision bar tells of the moves that have been shown.
import type { MoveMade } from '$lib/api/MoveMade';
import { t } from '$lib/text';
import { logOf, sinceLastTurn, type Entry } from './history';
import type { Who } from './log';

/** More moves than the longest turn has. */
const LATEST = 60;

export interface Told {
  /** Whose it was; none for what happens between turns. */
  seat: number | null;
  parts: string[];
  /** Whether nobody's turn it was: a Food Day, or the calendar. */
  between: boolean;
}

const entriesOf = (moves: MoveMade[], who: Who): Entry[] =>
  logOf(moves.slice(-LATEST), who).flatMap(({ entries }) => entries);

/** What a seat has done in the turn that it is in, a list for each worker. */
export function turnSoFar(moves: MoveMade[], seat: number, who: Who): string[][] {
  const last = entriesOf(moves, who).at(-1);
  return last?.seat === seat ? last.lines.map(({ parts }) => parts) : [];
}

/** What happened last. */
export function lastTold(moves: MoveMade[], who: Who): Told | null {
  const entry = entriesOf(moves, who).findLast(({ lines }) => lines.length > 0);
  const line = entry?.lines.at(-1);
  return entry && line ? { seat: line.seat ?? entry.seat, parts: line.parts, between: entry.seat === null } : null;
}

/** What each of the others has done since a seat's last turn ended, in the order of their turns. */
export function othersSince(moves: MoveMade[], me: number, who: Who): { seat: number; parts: string[] }[] {
  const told = new Map<number, string[]>();
  for (const { seat, setup, lines } of logOf(sinceLastTurn(moves, me), who).flatMap(({ entries }) => entries)) {
    if (seat === null || seat === me || setup) continue;
    // What a turn does to somebody else is told with their name.
    const parts = lines.flatMap((line) =>
      line.seat === null || line.seat === seat
        ? line.parts
        : line.parts.map((text) => t('log-by', { who: who(line.seat ?? seat), text })),
    );
    if (parts.length > 0) told.set(seat, [...(told.get(seat) ?? []), ...parts]);
  }
  return [...told].map(([seat, parts]) => ({ seat, parts }));
}
