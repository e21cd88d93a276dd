// Which turns of a reviewed game are worth looking at, and what the winner did differently. Pure figures.
import type { Habits } from '$lib/api/Habits';
import type { Judgement } from '$lib/api/Judgement';
import type { Review } from '$lib/api/Review';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import type { SeatReview } from '$lib/api/SeatReview';

/** From the best to the worst. */
export const JUDGEMENTS: Judgement[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

export const HABITS = [
  'workers',
  'technologies',
  'temples',
  'buildings',
  'monuments',
  'unfed',
  'corn_for_placing',
] as const satisfies (keyof Habits)[];
export type Habit = (typeof HABITS)[number];
/** Those that are counted over the game; the others can be seen at its end. */
export const COUNTED: Habit[] = ['unfed', 'corn_for_placing'];

/** How many turns are shown as key moments; among everybody's, so many of one seat. */
export const MOST_MOMENTS = 6;
const MOST_OF_SEAT = 3;

/** The position after a turn. */
export const endOf = (turn: ReviewedTurn): number => turn.ply + turn.played.length;

/** The turn that led to a position, as a whole or in part. */
export const turnAt = (turns: ReviewedTurn[], ply: number): ReviewedTurn | null =>
  turns.find((turn) => turn.ply < ply && ply <= endOf(turn)) ?? null;

/** Whether something better was found. */
export const couldBeBetter = ({ judgement }: ReviewedTurn): boolean => judgement !== null && judgement !== 'best';

/** Whether a review is about a game from its set-up on: it begins with the choice of tiles. */
export const fromStart = ({ turns }: Pick<Review, 'turns'>): boolean =>
  turns[0]?.played[0]?.startsWith('keep ') === true;

const FLAWED: (Judgement | null)[] = ['inaccuracy', 'mistake', 'blunder'];
const WRONG: (Judgement | null)[] = ['mistake', 'blunder'];
const of = (seat: number | null) => (turn: ReviewedTurn) => seat === null || turn.seat === seat;

/** The turns that lost the most, of one seat or of all; the worst first. */
export function keyMoments(turns: ReviewedTurn[], seat: number | null = null, most = MOST_MOMENTS): ReviewedTurn[] {
  const worst = turns
    .filter(of(seat))
    .filter(({ judgement }) => FLAWED.includes(judgement))
    .toSorted((a, b) => b.loss - a.loss || b.points_lost - a.points_lost || a.ply - b.ply);
  if (seat !== null) return worst.slice(0, most);
  // The turns of a weak player must not hide everybody else's.
  const counts = new Map<number, number>();
  return worst
    .filter((turn) => {
      const count = (counts.get(turn.seat) ?? 0) + 1;
      counts.set(turn.seat, count);
      return count <= MOST_OF_SEAT;
    })
    .slice(0, most);
}

/** The next mistake that begins at a position or later; after the last one, the first. */
export function nextMistake(turns: ReviewedTurn[], from: number, seat: number | null = null): ReviewedTurn | null {
  const wrong = turns.filter(of(seat)).filter(({ judgement }) => WRONG.includes(judgement));
  return wrong.find(({ ply }) => ply >= from) ?? wrong[0] ?? null;
}

export interface Difference {
  habit: Habit;
  winners: number;
  others: number;
}

/** A difference of less than this share of the greater figure is not worth a word. */
const NOTABLE = 0.2;
const MOST_DIFFERENCES = 3;

/** In which habits the winners differed most from the others; nothing if nobody won, or all did. */
export function differences(seats: SeatReview[], habits: readonly Habit[] = HABITS): Difference[] {
  const winners = seats.filter(({ rank }) => rank === 1);
  const others = seats.filter(({ rank }) => rank !== null && rank !== 1);
  if (winners.length === 0 || others.length === 0) return [];
  const mean = (some: SeatReview[], habit: Habit) =>
    some.reduce((sum, seat) => sum + seat.habits[habit], 0) / some.length;
  const all = habits.map((habit) => {
    const [a, b] = [mean(winners, habit), mean(others, habit)];
    // Half a worker or half a step is too little, however small both figures are.
    return { habit, winners: a, others: b, share: Math.abs(a - b) / Math.max(a, b, 2) };
  });
  return all
    .filter(({ share }) => share >= NOTABLE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_DIFFERENCES)
    .map(({ habit, winners, others }) => ({ habit, winners, others }));
}
