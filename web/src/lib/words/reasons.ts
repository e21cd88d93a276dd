// Why a turn is suggested, in whole sentences with the figures of the analysis.
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { Reason } from '$lib/api/Reason';
import { pointArgs, t } from '$lib/text';
import { GOODS } from '$lib/facts/components';
import {
  actionText,
  buildingName,
  goodsText,
  levelText,
  monumentName,
  spaceName,
  technologyName,
  templeName,
} from './names';

/** Sentences for all of them, each once: two buildings of one kind have the same words. */
export const reasonTexts = (reasons: Reason[]): string[] => [...new Set(reasons.map(reasonText).filter(Boolean))];

export function reasonText(reason: Reason): string {
  switch (reason.reason) {
    case 'food': {
      const { due, missing_before: before, missing_after: after, days } = reason;
      const key = before === 0 ? 'hint-food-open' : after === 0 ? 'hint-food-fed' : 'hint-food-lack';
      return t(key, { due, before, after, days });
    }
    case 'reaches': {
      const { workers, days, gear, space } = reason;
      const key = reason.before_food_day ? 'hint-reaches-in-time' : 'hint-reaches';
      const reached = t(key, { workers, days, at: spaceName(reason) });
      return `${reached} ${t('hint-reaches-does', { action: actionText(gear, space) })}`;
    }
    case 'gains': {
      const { corn, wood, stone, gold, skulls } = reason;
      const all: GoodsFacts = { corn, wood, stone, gold, skull: skulls };
      const paid = Object.fromEntries(GOODS.map((good) => [good, -(all[good] ?? 0)]));
      const words = { gained: goodsText(all), paid: goodsText(paid) };
      return t(words.paid ? 'hint-gains-pays' : 'hint-gains', words);
    }
    case 'steps': {
      const { steps, leads } = reason;
      const way = steps < 0 ? (leads ? 'down-lead' : 'down') : leads ? 'lead' : 'up';
      return t(`hint-steps-${way}`, { steps: Math.abs(steps), temple: templeName(reason.temple) });
    }
    case 'advance':
      return t('hint-advance', {
        technology: technologyName(reason.technology),
        level: reason.to_level,
        effect: levelText(reason.technology, reason.to_level),
      });
    case 'builds':
      return t('hint-builds', { building: buildingName(reason.building) });
    case 'monument':
      return t('hint-monument', { monument: monumentName(reason.monument), ...pointArgs(reason.points) });
    case 'points':
      return t(reason.points < 0 ? 'hint-points-lost' : 'hint-points', pointArgs(Math.abs(reason.points)));
    case 'worker':
      return t('hint-worker', { workers: reason.workers_in_play });
    case 'farm':
      return t('hint-farm', { before: reason.due_before, after: reason.due_after });
    case 'places':
      return t('hint-places', { workers: reason.workers, corn: reason.corn });
    case 'falls':
      return t('hint-falls', { at: spaceName(reason) });
    case 'start-player':
      return [
        t(reason.begins ? 'hint-start-begins' : 'hint-start-left'),
        ...(reason.corn > 0 ? [t('hint-start-corn', { corn: reason.corn })] : []),
        ...(reason.two_days ? [t('hint-start-two-days')] : []),
      ].join(' ');
    case 'begs':
      return t('hint-begs', { corn: reason.corn, temple: templeName(reason.temple) });
    case 'days':
      return [
        t('hint-days', { days: reason.days, food: reason.food_day }),
        t(reason.light_side ? 'hint-days-light' : 'hint-days-dark'),
      ].join(' ');
    case 'ready':
      return t('hint-ready', { workers: reason.workers, corn: reason.corn });
    default:
      // A reason that this client does not know, from a newer server, is left out.
      return '';
  }
}
