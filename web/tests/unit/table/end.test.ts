import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { History } from '$lib/api/History';
import type { Message } from '$lib/api/Message';
import { apart, pointLines, stackedBars } from '$lib/table/parts/charts';
import { after, before, stopsOf } from '$lib/table/replay/replay';

const fixture = <T>(name: string) => JSON.parse(readFileSync(`tests/fixtures/${name}.json`, 'utf8')) as T;
const history = fixture<History>('4p-history');

function results() {
  const message = fixture<Message>('4p-over');
  const update = message.type === 'welcome' ? message.update : null;
  return update?.position.state.result ?? [];
}

describe('charts', () => {
  test('every bar is as long as its points and stays inside', () => {
    const { bars, zero } = stackedBars(results());
    const width = (results()[0]?.points ?? 0) / sum(bars[0] ?? [], zero);
    bars.forEach((bar, seat) => {
      for (const { from, to } of bar) {
        expect(from).toBeGreaterThanOrEqual(-1e-9);
        expect(to).toBeLessThanOrEqual(1 + 1e-9);
        expect(to).toBeGreaterThan(from);
      }
      expect(sum(bar, zero) * width).toBeCloseTo(results()[seat]?.points ?? 0);
    });
  });

  test('labels keep a distance, in their order', () => {
    expect(apart([10, 80, 40], 16, 100)).toEqual([10, 80, 40]);
    expect(apart([50, 48, 48], 16, 100)).toEqual([80, 48, 64]);
    expect(apart([98, 100, 99], 16, 100)).toEqual([68, 100, 84]);
  });

  test('lines begin at zero points and end at the final ones', () => {
    const final = results().map(({ points }) => points);
    const chart = pointLines(history.points_by_round, final);
    expect(chart.lines.map((line) => line[0]?.points)).toEqual(final.map(() => 0));
    expect(chart.lines.map((line) => line.at(-1)?.points)).toEqual(final);
    for (const { x, y } of chart.lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
    expect(chart.ticks).toContain(0);
  });
});

/** Shares to the right of zero less those to the left. */
const sum = (bar: { points: number; from: number; to: number }[], _zero: number) =>
  bar.reduce((total, { points, from, to }) => total + Math.sign(points) * (to - from), 0);

describe('replay', () => {
  const stops = stopsOf(history.moves);

  test('stops at every turn and round, and at both ends', () => {
    expect(stops.turns[0]).toBe(0);
    expect(stops.last).toBe(history.moves.at(-1)?.ply);
    expect(stops.turns.length).toBeGreaterThan(stops.rounds.length);
    expect(stops.turns).toEqual(stops.turns.toSorted((a, b) => a - b));
  });

  test('goes on and back', () => {
    expect(after([0, 4, 9], 4, 12)).toBe(9);
    expect(after([0, 4, 9], 9, 12)).toBe(12);
    expect(before([0, 4, 9], 4)).toBe(0);
    expect(before([0, 4, 9], 0)).toBe(0);
  });
});
