/** What the forecast says of some days ahead. */
import type { DayAhead } from '$lib/api/DayAhead';
import type { FoodDayKind } from '$lib/api/FoodDayKind';
import type { Position } from '$lib/api/Position';
import type { WorkerAhead } from '$lib/api/WorkerAhead';
import { foodDays } from '$lib/facts/components';
import { spaceKey } from './targets';

/** The last of so many days. */
export const dayAhead = ({ forecast }: Position, days: number): DayAhead | null =>
  forecast.days[Math.min(days, forecast.days.length) - 1] ?? null;

/** The first Food Day from a round on, as the calendar has it, and how many days away it is. */
export function foodDayFrom(round: number): { kind: FoodDayKind; days: number } | null {
  const next = foodDays.find((day) => day.round >= round);
  return next ? { kind: next.kind, days: next.round - round } : null;
}

/** Workers that fall within so many days. */
export const fallenWithin = ({ forecast }: Position, days: number): WorkerAhead[] =>
  forecast.days.slice(0, days).flatMap(({ fallen }) => fallen);

/** The last Food Day held within so many days. */
export const foodDayWithin = ({ forecast }: Position, days: number): FoodDayKind | null =>
  forecast.days.slice(0, days).findLast((day) => day.food_day !== null)?.food_day ?? null;

/** Those that the last of so many days pushes off. */
export const fallenOn = ({ forecast }: Position, days: number): WorkerAhead[] => forecast.days[days - 1]?.fallen ?? [];

/** The spaces whose workers the day after so many pushes off. */
export const fallingAfter = ({ forecast }: Position, days: number): Set<string> =>
  new Set((forecast.days[days]?.fallen ?? []).map(({ at }) => spaceKey(at.gear, at.space)));
