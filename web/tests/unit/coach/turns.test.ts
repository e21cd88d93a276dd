import type { MoveMade } from '$lib/api/MoveMade';
import { endsTurn, hasPlayedOn, isCostly } from '$lib/coach/turns';
import { expect, test } from 'vitest';

const move = (seat: number, action: string | null, automatic = false): MoveMade => ({
  ply: 1,
  seat,
  action,
  automatic,
  round: 1,
  events: [],
});

test.each(['end', 'days 2', 'keep w-tikal-1 w-uxmal-2'])('a turn ends with %s', (action) => {
  expect(endsTurn([move(1, 'place tikal'), move(1, action)], 1)).toBe(true);
  expect(endsTurn([move(0, action)], 1)).toBe(false);
});

test('a turn goes on with anything else', () => {
  expect(endsTurn([move(1, 'place tikal'), move(1, 'pick uxmal 2')], 1)).toBe(false);
  expect(endsTurn([], 1)).toBe(false);
  // Answered in advance, with the turn that was judged before.
  expect(endsTurn([move(1, 'days 1', true)], 1)).toBe(false);
  expect(endsTurn([move(1, null)], 1)).toBe(false);
});

test('a turn is the last one until the same seat has ended another', () => {
  const game = [move(1, 'place tikal'), move(1, 'end'), move(0, 'end'), move(1, 'place uxmal'), move(1, 'end')];
  const moves = game.map((made, index) => ({ ...made, ply: index + 1 }));
  const judged = { seat: 1, ply: 0 };
  expect(hasPlayedOn(moves.slice(0, 4), judged)).toBe(false);
  expect(hasPlayedOn(moves, judged)).toBe(true);
  expect(hasPlayedOn(moves, { seat: 1, ply: 3 })).toBe(false);
});

test('only what lost a lot is worth a word', () => {
  const judged = (judgement: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder') =>
    isCostly({ judgement, loss: 0, points_lost: 0, best: [], reasons: [] });
  expect([judged('best'), judged('good'), judged('inaccuracy')]).toEqual([false, false, false]);
  expect([judged('mistake'), judged('blunder')]).toEqual([true, true]);
});
