// What happened, in words: every event as a short sentence without its subject, which the heading of its line names.
import type { Cause } from '$lib/api/Cause';
import type { Event } from '$lib/api/Event';
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { Holder } from '$lib/api/Holder';
import type { Loss } from '$lib/api/Loss';
import type { Spot } from '$lib/api/Spot';
import { pointArgs, t, wordOr } from '$lib/text';
import {
  amountText,
  buildingName,
  gearName,
  goodsText,
  monumentName,
  spaceName,
  technologyName,
  templeName,
  wealthText,
} from '$lib/words/names';
import { TOP_LEVEL } from '$lib/facts/components';

export type Who = (seat: number) => string;

/** Why something happened. */
export function causeText(cause: Cause): string {
  if (typeof cause === 'string') return wordOr(`log-cause-${cause}`, 'names-unknown');
  if ('action' in cause) return spaceName(cause.action);
  if ('wealth' in cause) return t('log-cause-wealth');
  if ('building' in cause) return buildingName(cause.building);
  if ('monument' in cause) return monumentName(cause.monument);
  if ('technology' in cause) {
    const { technology, level } = cause.technology;
    const name = technologyName(technology);
    return level > TOP_LEVEL
      ? t('log-cause-bonus', { technology: name })
      : t('log-cause-technology', { technology: name, level });
  }
  if ('temple' in cause) return t('log-cause-temple', { temple: templeName(cause.temple) });
  if ('leader' in cause) return t('log-cause-leader', { temple: templeName(cause.leader) });
  if ('top-step' in cause) return t('log-cause-top-step', { temple: templeName(cause['top-step']) });
  return t('names-unknown');
}

/** The seat an event is about; none for what happens to the table. */
export function seatOf(event: Event): number | null {
  if (event.type === 'goods') return holderSeat(event.to) ?? holderSeat(event.from);
  if (event.type === 'marker') return event.to;
  return 'seat' in event ? event.seat : null;
}

export const holderSeat = (holder: Holder): number | null =>
  typeof holder === 'object' && 'seat' in holder ? holder.seat : null;

/** Goods that moved together, in one sentence. */
export function goodsSentence(goods: GoodsFacts, from: Holder, to: Holder, cause: string | null): string {
  const args = { goods: goodsText(goods), cause: cause ?? '' };
  const suffix = cause === null ? '' : '-cause';
  if (holderSeat(to) !== null) return t(from === 'teeth' ? 'log-from-teeth' : `log-gains${suffix}`, args);
  if (to === 'teeth') return t('log-on-teeth', args);
  if (typeof to === 'object' && 'skull-space' in to) return t('log-skull-placed', { space: to['skull-space'] });
  return t(`log-pays${suffix}`, args);
}

function workerText(from: Spot, to: Spot, cause: Cause): string {
  if (from === 'bank') return t('log-worker-gained', { cause: causeText(cause) });
  if (to === 'start-space') return t('log-placed-start');
  if (typeof to === 'object') return t(cause === 'pity' ? 'log-placed-pity' : 'log-placed', { at: spaceName(to.gear) });
  if (typeof from === 'object') {
    if (cause === 'calendar' || cause === 'two-days') return t('log-fell', { gear: gearName(from.gear.gear) });
    return t('log-picked', { at: spaceName(from.gear) });
  }
  return t('log-returned');
}

function lossText(what: Loss, cause: string): string {
  if (typeof what === 'string') return wordOr(`log-lost-${what}`, 'log-unknown', { cause });
  if ('step' in what) return t('log-lost-step', { temple: templeName(what.step), cause });
  return t('log-lost-advance', { technology: technologyName(what.advance), cause });
}

/** An event as a sentence; `because` says whether to add the cause. */
export function eventText(event: Event, who: Who, because = true): string {
  const why = (cause: Cause) => (because ? causeText(cause) : null);
  switch (event.type) {
    case 'kept':
      return t('log-kept');
    case 'revealed':
      return t('log-revealed', { first: wealthText(event.tiles[0]), second: wealthText(event.tiles[1]) });
    case 'round-began':
      return t('log-round', { round: event.round });
    case 'turn-began':
      return t('log-turn-began', { who: who(event.seat) });
    case 'turn-ended':
      return t('log-turn-ended');
    case 'worker':
      return workerText(event.from, event.to, event.cause);
    case 'performed':
      return t('log-performed', { at: spaceName(event.action) });
    case 'goods':
      return goodsSentence({ [event.good]: event.amount }, event.from, event.to, why(event.cause));
    case 'points': {
      const args = {
        ...pointArgs(Math.abs(event.amount)),
        cause: why(event.cause) ?? '',
      };
      return t(`log-points${event.amount < 0 ? '-lost' : ''}${because ? '-cause' : ''}`, args);
    }
    case 'step':
      return t(event.to > event.from ? 'log-climbed' : 'log-descended', { temple: templeName(event.temple) });
    case 'advanced': {
      const technology = technologyName(event.technology);
      return event.to > event.from
        ? t('log-advanced', { technology, level: event.to })
        : t('log-bonus', { technology });
    }
    case 'lost':
      return lossText(event.what, causeText(event.cause));
    case 'harvested':
      return t(event.burnt ? 'log-burnt' : 'log-harvested', {
        tile: wordOr(`log-tile-${event.tile}`, 'names-unknown'),
        group: event.group,
      });
    case 'built':
      return t('log-built', { building: buildingName(event.building) });
    case 'monument-built':
      return t('log-built', { building: monumentName(event.monument) });
    case 'dealt':
      return t('log-dealt', { building: buildingName(event.building) });
    case 'buildings-left':
      return t('log-buildings-left', { age: event.age });
    case 'food-day':
      return wordOr(`log-food-day-${event.kind}`, 'log-unknown', { number: event.number });
    case 'fed':
      return t(event.unfed > 0 ? 'log-fed-unfed' : 'log-fed', { fed: event.fed, unfed: event.unfed });
    case 'skulls-short':
      return t('log-skulls-short', { due: amountText('skull', event.due), bank: event.bank });
    case 'marker':
      return t('log-marker');
    case 'board-turned':
      return t(event.light ? 'log-board-light' : 'log-board-dark', { cause: causeText(event.cause) });
    case 'day':
      return t('log-day');
    case 'over':
      return t('log-over');
    default:
      return t('log-unknown');
  }
}
