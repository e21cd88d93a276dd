import type { Colour } from '$lib/api/Colour';
import type { Pace } from '$lib/api/Pace';
import { isolated, t } from '$lib/text';

/** How fast a table plays, in a few words. */
export function paceText(pace: Pace): string {
  if (pace.pace === 'days')
    return pace.hours_per_turn === null ? t('app-pace-days') : t('app-pace-days-clock', { hours: pace.hours_per_turn });
  if (pace.clock === null) return t('app-pace-live');
  return t('app-pace-live-clock', { minutes: Math.round(pace.clock.base_s / 60), seconds: pace.clock.increment_s });
}

/** Who sits on a seat, in a list: a person by name, a bot by its strength. */
export function sitterText(seat: { name: string; level: number | null; colour: Colour; seating?: string }): string {
  if (seat.seating === 'open') return t('app-seat-open');
  if (seat.level !== null && !seat.name) return t('app-bot', { level: seat.level });
  return isolated(seat.name) || t('app-player-gone');
}
