// The figures behind the two charts of the end: where bars begin and end, how lines run. Pure numbers.
import type { OutcomeState } from '$lib/api/OutcomeState';
import type { Source } from '$lib/api/Source';

export const SOURCES: Source[] = [
  'buildings',
  'architecture',
  'chichen_itza',
  'temples_age1',
  'temples_age2',
  'skulls',
  'corn',
  'monuments',
  'unfed',
];

export interface Segment {
  source: Source;
  points: number;
  /** From where to where, as shares of the whole width. */
  from: number;
  to: number;
}

/** Bars stacked from zero: what was won to the right of it, what was lost to the left. */
export function stackedBars(results: OutcomeState[]): { zero: number; bars: Segment[][] } {
  const sum = (outcome: OutcomeState, sign: 1 | -1) =>
    SOURCES.reduce((total, source) => total + Math.max(0, sign * outcome.breakdown[source]), 0);
  const most = Math.max(1, ...results.map((outcome) => sum(outcome, 1)));
  const least = Math.max(0, ...results.map((outcome) => sum(outcome, -1)));
  const width = most + least;
  const bars = results.map((outcome) => {
    let right = least;
    let left = least;
    return SOURCES.filter((source) => outcome.breakdown[source] !== 0).map((source) => {
      const points = outcome.breakdown[source];
      const from = points > 0 ? right : left + points;
      const to = points > 0 ? right + points : left;
      if (points > 0) right = to;
      else left = from;
      return { source, points, from: from / width, to: to / width };
    });
  });
  return { zero: least / width, bars };
}

/** Heights of labels that keep a distance, each as near to its own as the others allow. */
export function apart(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let above = -Infinity;
  for (const [rank, index] of order.entries()) {
    const most = bottom - (order.length - 1 - rank) * gap;
    above = Math.min(Math.max(heights[index] ?? 0, above + gap), most);
    placed[index] = above;
  }
  return placed;
}

export interface LineChart {
  least: number;
  most: number;
  ticks: number[];
  /** Per seat, points between 0 and 1 both ways, y from the top. */
  lines: { x: number; y: number; points: number }[][];
}

/** Points over the rounds, a line per seat, from zero before the first. */
export function pointLines(byRound: number[][], final: number[]): LineChart {
  const seats = final.length;
  const rows = [Array.from({ length: seats }, () => 0), ...byRound, final];
  const all = rows.flat();
  const step = [5, 10, 20, 25, 50, 100].find((each) => (Math.max(...all, 1) - Math.min(...all, 0)) / each <= 6) ?? 200;
  const least = Math.floor(Math.min(0, ...all) / step) * step;
  const most = Math.max(step, Math.ceil(Math.max(...all) / step) * step);
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step);
  const lines = Array.from({ length: seats }, (_, seat) =>
    rows.map((row, index) => {
      const points = row[seat] ?? 0;
      return { x: index / (rows.length - 1), y: 1 - (points - least) / (most - least), points };
    }),
  );
  return { least, most, ticks, lines };
}
