import { describe, expect, test } from 'vitest';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import type { SeatReview } from '$lib/api/SeatReview';
import { COUNTED, differences, endOf, fromStart, HABITS, keyMoments, nextMistake, turnAt } from '$lib/review/moments';

const turn = (ply: number, change: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  ply,
  seat: 0,
  round: 1,
  played: ['place tikal', 'end'],
  best: ['place uxmal', 'end'],
  loss: 0,
  points_lost: 0,
  chances: [0.5, 0.5],
  points: [40, 40],
  judgement: 'good',
  reasons: [],
  ...change,
});

const TURNS = [
  turn(0, { played: ['keep w1 w2'], judgement: 'mistake', loss: 0.06 }),
  turn(1, { seat: 1, judgement: 'blunder', loss: 0.2 }),
  turn(3, { judgement: null }),
  turn(5, { seat: 1, judgement: 'best' }),
  turn(7, { judgement: 'inaccuracy', loss: 0.03 }),
  turn(9, { seat: 1, judgement: 'mistake', loss: 0.06, points_lost: 2 }),
];

describe('a turn', () => {
  test('led to the positions after it, up to its end', () => {
    expect(turnAt(TURNS, 0)).toBeNull();
    expect(turnAt(TURNS, 1)?.ply).toBe(0);
    expect(turnAt(TURNS, 2)?.ply).toBe(1);
    expect(turnAt(TURNS, 3)?.ply).toBe(1);
    expect(turnAt(TURNS, 11)?.ply).toBe(9);
    expect(turnAt(TURNS, 12)).toBeNull();
    expect(endOf(TURNS[0]!)).toBe(1);
  });
});

describe('key moments', () => {
  test('are the turns that lost the most, the worst first', () => {
    expect(keyMoments(TURNS).map(({ ply }) => ply)).toEqual([1, 9, 0, 7]);
    expect(keyMoments(TURNS, null, 2).map(({ ply }) => ply)).toEqual([1, 9]);
  });
  test('can be those of one player', () => {
    expect(keyMoments(TURNS, 0).map(({ ply }) => ply)).toEqual([0, 7]);
  });
  test('are at most three of one player among those of everyone', () => {
    const weak = [1, 2, 3, 4, 5].map((i) => turn(i * 10, { judgement: 'blunder', loss: 0.5 - i / 100 }));
    const one = turn(60, { seat: 1, judgement: 'inaccuracy', loss: 0.05 });
    expect(keyMoments([...weak, one]).map(({ ply }) => ply)).toEqual([10, 20, 30, 60]);
    expect(keyMoments([...weak, one], 0).map(({ ply }) => ply)).toEqual([10, 20, 30, 40, 50]);
  });
});

describe('a review', () => {
  test('is about a game from its set-up on if it begins with the choice of tiles', () => {
    expect(fromStart({ turns: TURNS })).toBe(true);
    expect(fromStart({ turns: TURNS.slice(1) })).toBe(false);
    expect(fromStart({ turns: [] })).toBe(false);
  });
});

describe('the next mistake', () => {
  const next = (from: number, seat: number | null = null) => nextMistake(TURNS, from, seat)?.ply;
  test('begins where the board stands or later', () => {
    expect(next(0)).toBe(0);
    expect(next(1)).toBe(1);
    expect(next(2)).toBe(9);
  });
  test('is the first one after the last', () => {
    expect(next(10)).toBe(0);
  });
  test('can be that of one player, if there is any', () => {
    expect(next(1, 0)).toBe(0);
    expect(nextMistake(TURNS.slice(2, 5), 0)).toBeNull();
  });
});

describe('what the winner did differently', () => {
  const seat = (rank: number | null, habits: Partial<SeatReview['habits']>): SeatReview => ({
    seat: 0,
    turns: 0,
    average_loss: 0,
    judgements: {},
    good_share: 0,
    points: 0,
    rank,
    sources: {},
    habits: {
      workers: 5,
      technologies: 4,
      temples: 9,
      buildings: 4,
      monuments: 0,
      unfed: 0,
      corn_for_placing: 30,
      ...habits,
    },
  });
  test('begins with the greatest difference', () => {
    const found = differences([seat(1, { monuments: 2, buildings: 6 }), seat(2, {}), seat(3, { buildings: 2 })]);
    expect(found).toEqual([
      { habit: 'monuments', winners: 2, others: 0 },
      { habit: 'buildings', winners: 6, others: 3 },
    ]);
  });
  test('is told only of what is asked about', () => {
    const seats = [seat(1, { unfed: 0, workers: 6 }), seat(2, { unfed: 9, workers: 3 })];
    expect(differences(seats).map(({ habit }) => habit)).toContain('unfed');
    const shown = HABITS.filter((habit) => !COUNTED.includes(habit));
    expect(differences(seats, shown).map(({ habit }) => habit)).toEqual(['workers']);
  });
  test('is nothing where nobody has won, or all have', () => {
    expect(differences([seat(null, { monuments: 2 }), seat(null, {})])).toEqual([]);
    expect(differences([seat(1, { monuments: 2 }), seat(1, {})])).toEqual([]);
  });
});
