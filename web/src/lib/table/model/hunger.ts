// Who would go hungry if the turn ended now, as the server's look ahead tells it.
import type { Position } from '$lib/api/Position';
import { ruleFigures } from '$lib/facts/components';

export interface Hunger {
  workers: number;
  /** The points that they cost. */
  points: number;
}

/** What ending the turn in a Food Day's round costs a seat; none if everyone eats, or nobody has to yet. */
export function hungerOf({ forecast }: Position, seat: number): Hunger | null {
  const workers = forecast.food_day?.days === 0 ? (forecast.seats[seat]?.unfed ?? 0) : 0;
  return workers > 0 ? { workers, points: workers * ruleFigures.points_per_unfed } : null;
}
