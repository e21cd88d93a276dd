import { describe, expect, test } from 'vitest';
import type { Review } from '$lib/api/Review';
import { isReadable, keepReview, keptReviews, keyOf, MOST_KEPT, outdated } from '$lib/review/kept';

const key = (game: string, change = {}) => keyOf({ game, depth: 'fast', format: 1, analyst: 'abc', ...change });

test('a review is known by its game, depth, format and analyst', () => {
  expect(key('table/x')).toEqual(['table/x', 'fast', 1, 'abc']);
});

describe('a new review replaces', () => {
  test('older ones of the same game and depth', () => {
    const all = [key('a', { analyst: 'old' }), key('a', { depth: 'deep', analyst: 'old' }), key('b'), key('a')];
    expect(outdated(all, key('a'))).toEqual([key('a', { analyst: 'old' })]);
  });
  test('the oldest of too many', () => {
    const all = Array.from({ length: MOST_KEPT }, (_, index) => key(`game-${index}`));
    expect(outdated(all.slice(1), key('new'))).toEqual([]);
    expect(outdated(all, key('new'))).toEqual([key('game-0')]);
    expect(outdated(all, key('game-3'))).toEqual([]);
  });
});

test('a browser that keeps nothing is no trouble', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  await keepReview('table/x', {} as Review);
  expect(await keptReviews('table/x')).toEqual([]);
});

test('what has another form is not shown', () => {
  const habits = {};
  const turn = { chances: [1], points: [1], played: [], best: [], reasons: [] };
  const review = { turns: [turn], seats: [{ habits }], table: habits, strongest: habits };
  expect(isReadable(review as unknown as Review)).toBe(true);
  expect(isReadable({ ...review, turns: [{ ...turn, chances: undefined }] } as unknown as Review)).toBe(false);
  expect(isReadable({ ...review, seats: undefined } as unknown as Review)).toBe(false);
  expect(isReadable({ ...review, strongest: undefined } as unknown as Review)).toBe(false);
});
