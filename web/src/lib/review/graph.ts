// The figures behind the graph of a review: shares of its width and height, from the left and from the top.
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import { endOf } from './moments';

/** What the graph shows. */
export type Measure = 'chances' | 'points';

export interface Dot {
  x: number;
  y: number;
  value: number;
}

export interface Plot {
  /** One line for each seat, with a dot for each turn. */
  lines: Dot[][];
  ticks: { y: number; value: number }[];
  rounds: { x: number; round: number }[];
}

/** Every fifth round has its number below. */
const ROUND_STEP = 5;

/** Where a turn lies, of so many. */
export const placeOf = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0);

/** The scale of chances is known. That of points has steps that are easy to read. */
function scaleOf(turns: ReviewedTurn[], measure: Measure): number[] {
  if (measure === 'chances') return [0, 0.25, 0.5, 0.75, 1];
  const all = turns.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = [5, 10, 20, 25, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The lines of the turns reviewed so far, in a graph of the whole game. */
export function plotOf(turns: ReviewedTurn[], count: number, measure: Measure): Plot {
  const scale = scaleOf(turns, measure);
  const [least, most] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const height = (value: number) => 1 - (value - least) / (most - least);
  const seats = turns[0]?.chances.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      turns.map((turn, index) => {
        const value = turn[measure][seat] ?? 0;
        return { x: placeOf(index, count), y: height(value), value };
      }),
    ),
    ticks: scale.map((value) => ({ value, y: height(value) })),
    rounds: turns.flatMap(({ round }, index) => {
      const begins = round !== turns[index - 1]?.round;
      const numbered = round === 1 || round % ROUND_STEP === 0;
      return begins && numbered ? [{ x: placeOf(index, count), round }] : [];
    }),
  };
}

/** Where a position lies, also in the middle of a turn; none if its turn has not been reviewed yet. */
export function placeOfPly(turns: ReviewedTurn[], count: number, ply: number): number | null {
  const index = turns.findIndex((turn) => ply <= endOf(turn));
  const turn = turns[index];
  if (!turn) return null;
  const done = turn.played.length > 0 ? (ply - turn.ply) / turn.played.length : 1;
  return Math.max(0, placeOf(index - 1 + done, count));
}

/** The turn nearest to a place, among those reviewed so far. */
export const indexNear = (share: number, turns: number, count: number): number =>
  Math.max(0, Math.min(turns - 1, Math.round(share * (count - 1))));

/** The last turn of every round, for a table. */
export const roundEnds = (turns: ReviewedTurn[]): ReviewedTurn[] =>
  turns.filter(({ round }, index) => round !== turns[index + 1]?.round);
