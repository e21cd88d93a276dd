import { expect, test } from 'vitest';
import { GRADES, loadPuzzles, nextAfter, ofTheme, puzzleOfDay, THEMES, type Theme } from '$lib/puzzles/puzzles';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 18, 12);
const ids = (puzzles: { id: string }[]) => puzzles.map(({ id }) => id);
const puzzle = (id: string, theme: Theme, grade = 1) => ({ id, theme, grade });

test('the puzzle of the day changes at midnight UTC', () => {
  const puzzles = Array.from({ length: 200 }, (_, at) => at);
  const midnight = Date.UTC(2026, 10, 19);
  expect(puzzleOfDay(puzzles, NOON)).toBe(puzzleOfDay(puzzles, midnight - 1));
  expect(puzzleOfDay(puzzles, NOON)).not.toBe(puzzleOfDay(puzzles, midnight));
});

test.each([1, 2, 3, 7, 10, 200, 213])('of %s puzzles, each has its day before one comes again', (count) => {
  const puzzles = Array.from({ length: count }, (_, at) => at);
  const days = puzzles.map((at) => puzzleOfDay(puzzles, NOON + at * DAY));
  expect(days.toSorted((a = 0, b = 0) => a - b)).toEqual(puzzles);
});

test('neighbours in the list are not puzzles of neighbouring days', () => {
  const puzzles = Array.from({ length: 200 }, (_, at) => at);
  for (let at = 0; at < 200; at += 1) {
    const [one = 0, other = 0] = [0, 1].map((day) => puzzleOfDay(puzzles, NOON + (at + day) * DAY));
    expect(Math.abs(one - other)).toBeGreaterThan(10);
  }
});

test('without puzzles there is none of the day', () => {
  expect(puzzleOfDay([], NOON)).toBeUndefined();
});

test('a theme lists its puzzles from easy to hard, or those of a grade', () => {
  const puzzles = [puzzle('a', 'skulls', 3), puzzle('b', 'temples'), puzzle('c', 'skulls'), puzzle('d', 'skulls', 3)];
  expect(ids(ofTheme(puzzles, 'skulls', null))).toEqual(['c', 'a', 'd']);
  expect(ids(ofTheme(puzzles, 'skulls', 3))).toEqual(['a', 'd']);
  expect(ofTheme(puzzles, 'monuments', null)).toEqual([]);
});

test('the next puzzle is one of the same theme that has not been tried, then one of another', () => {
  const [a, b, c, other] = [
    puzzle('a', 'skulls', 1),
    puzzle('b', 'skulls', 2),
    puzzle('c', 'skulls', 3),
    puzzle('other', 'temples', 1),
  ];
  const puzzles = [other, c, b, a];
  const tried =
    (...done: string[]) =>
    (id: string) =>
      done.includes(id);
  expect(nextAfter(puzzles, a, tried('a'))?.id).toBe('b');
  expect(nextAfter(puzzles, a, tried('a', 'b'))?.id).toBe('c');
  expect(nextAfter(puzzles, b, tried('b', 'c'))?.id).toBe('a');
  expect(nextAfter(puzzles, b, tried('a', 'b', 'c'))?.id).toBe('other');
  expect(nextAfter(puzzles, b, tried('a', 'b', 'c', 'other'))).toBeUndefined();
});

test('the puzzles that ship can be listed', async () => {
  const puzzles = await loadPuzzles();
  expect(puzzles.length).toBeGreaterThan(0);
  expect(new Set(ids(puzzles)).size).toBe(puzzles.length);
  for (const { id, number, players, record, seat, round, solution, theme, grade } of puzzles) {
    expect(encodeURIComponent(id)).toBe(id);
    expect(puzzles[number - 1]?.id).toBe(id);
    expect(THEMES).toContain(theme);
    expect(GRADES).toContain(grade);
    expect(record).toMatch(/^tzolkin-record 1\n/);
    expect(record.trimEnd()).toMatch(/\nunfinished$/);
    expect(seat).toBeLessThan(players);
    expect(round).toBeGreaterThan(0);
    expect(solution.at(-1)).toMatch(/^(end|days [12])$/);
  }
});
