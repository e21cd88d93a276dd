import { describe, expect, test } from 'vitest';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import { indexNear, placeOfPly, plotOf, roundEnds } from '$lib/review/graph';

const turn = (ply: number, round: number, chances: number[], points: number[]): ReviewedTurn => ({
  ply,
  seat: 0,
  round,
  played: ['place tikal', 'end'],
  best: [],
  loss: 0,
  points_lost: 0,
  chances,
  points,
  judgement: 'best',
  reasons: [],
});

const TURNS = [turn(0, 1, [0.5, 0.5], [30, 30]), turn(2, 1, [0.6, 0.4], [42, -3]), turn(4, 5, [0.25, 0.75], [20, 60])];

describe('the graph', () => {
  test('has a line for each seat, as long as the turns reviewed so far', () => {
    const { lines } = plotOf(TURNS, 5, 'chances');
    expect(lines.map((line) => line.map(({ x }) => x))).toEqual([
      [0, 0.25, 0.5],
      [0, 0.25, 0.5],
    ]);
    expect(lines[1]?.map(({ y, value }) => [y, value])).toEqual([
      [0.5, 0.5],
      [0.6, 0.4],
      [0.25, 0.75],
    ]);
  });
  test('shows points on a scale that holds all of them', () => {
    const { ticks, lines } = plotOf(TURNS, 3, 'points');
    expect(ticks.map(({ value }) => value)).toEqual([-20, 0, 20, 40, 60]);
    for (const { y } of lines.flat()) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
    expect(lines[1]?.[2]).toEqual({ x: 1, y: 0, value: 60 });
  });
  test('numbers some of the rounds, where they begin', () => {
    expect(plotOf(TURNS, 3, 'chances').rounds).toEqual([
      { x: 0, round: 1 },
      { x: 1, round: 5 },
    ]);
  });
  test('is empty before the first turn', () => {
    expect(plotOf([], 0, 'points').lines).toEqual([]);
  });
});

describe('a place in the graph', () => {
  test('is that of a position, also in the middle of a turn', () => {
    expect(placeOfPly(TURNS, 3, 0)).toBe(0);
    expect(placeOfPly(TURNS, 3, 2)).toBe(0);
    expect(placeOfPly(TURNS, 3, 3)).toBe(0.25);
    expect(placeOfPly(TURNS, 3, 4)).toBe(0.5);
    expect(placeOfPly(TURNS, 3, 6)).toBe(1);
  });
  test('is unknown for a turn that has not been reviewed', () => {
    expect(placeOfPly(TURNS.slice(0, 2), 3, 6)).toBeNull();
  });
  test('leads to the nearest turn that has been reviewed', () => {
    expect(indexNear(0.2, 3, 3)).toBe(0);
    expect(indexNear(0.3, 3, 3)).toBe(1);
    expect(indexNear(1, 2, 3)).toBe(1);
    expect(indexNear(-0.1, 3, 3)).toBe(0);
  });
});

test('the table has the end of every round', () => {
  expect(roundEnds(TURNS).map(({ ply }) => ply)).toEqual([2, 4]);
});
