// What the decision bar tells of the moves that have been shown.
import type { MoveMade } from '$lib/api/MoveMade';
import { logOf, type Entry } from './history';
import type { Who } from './log';

/** More moves than the longest turn has. */
const LATEST = 60;

export interface Told {
  /** Whose it was; none for what happens between turns. */
  seat: number | null;
  parts: string[];
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
  return entry && line ? { seat: line.seat ?? entry.seat, parts: line.parts } : null;
}
