// The figures of a review in words.
import './texts';
import type { Judgement } from '$lib/api/Judgement';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import { formatNumber, t, wordOr } from '$lib/text';
import type { Measure } from './graph';
import type { Habit } from './moments';

/** A word for every turn; some are judged by nobody. */
export const judgementName = (judgement: Judgement | null): string =>
  judgement === null ? t('review-not-judged') : wordOr(`review-judgement-${judgement}`, 'names-unknown');

export const habitName = (habit: Habit): string => t(`review-habit-${habit.replaceAll('_', '-')}`);

/** A chance as a share of all. */
export const chanceText = (chance: number): string =>
  formatNumber(chance, { style: 'percent', maximumFractionDigits: 0 });

export const valueText = (value: number, measure: Measure): string =>
  measure === 'chances' ? chanceText(value) : formatNumber(value, { maximumFractionDigits: 0 });

/** A mean, which is seldom whole. */
export const meanText = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 });

/** With the sign that is as wide as a plus. */
const minus = (text: string): string => text.replace('-', '−');

const signed = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

/** What a turn changed for its player, compared with the best one. */
export const chanceChange = ({ loss }: ReviewedTurn): string => {
  const count = Math.round(loss * 1000) / 10;
  return t('review-percentage-points', { points: minus(formatNumber(-count, signed)), count });
};
export const pointsChange = ({ points_lost: lost }: ReviewedTurn): string => minus(formatNumber(-lost, signed));
/** The same where no heading says what it is. */
export const pointsChangeInWords = (turn: ReviewedTurn): string =>
  t('table-points', { points: pointsChange(turn), count: Math.round(Math.abs(turn.points_lost) * 10) / 10 });
/** The chance in a narrow place. */
export const shortChange = ({ loss }: ReviewedTurn): string =>
  minus(formatNumber(-loss, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }));

export const turnPlace = ({ round }: ReviewedTurn, who: string): string => t('table-replay-where', { round, who });
