// What an option costs and brings, as small parts with an icon, an amount and words.
import type { IconName } from '$lib/ui/icons';
import type { Amounts } from '$lib/api/Amounts';
import type { Good } from '$lib/api/Good';
import type { Preview } from '$lib/api/Preview';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';
import { pointArgs, points, t } from '$lib/text';
import { GOODS, TECHNOLOGIES, TEMPLES, type Effect, type Goods } from '$lib/facts/components';
import { scoringOf } from '$lib/facts/rules';
import { amountText, effectText, monumentShort, templeName, technologyName } from '$lib/words/names';

export interface Part {
  icon: IconName;
  /** A temple's tint, where the icon alone does not tell which. */
  tint?: Temple;
  /** What stands beside the icon; nothing where the icon says it all. */
  amount: string;
  /** The whole in words. */
  label: string;
}

const amountOf = (amounts: Amounts, good: Good): number => amounts[good === 'skull' ? 'skulls' : good];

const goodPart = (good: Good, amount: number): Part => ({
  icon: good,
  amount: String(amount),
  label: amountText(good, amount),
});

const signed = (value: number): string => (value > 0 ? `+${points(value)}` : points(value));

export function templePart(temple: Temple, steps: number): Part {
  return {
    icon: 'temple',
    tint: temple,
    amount: signed(steps),
    label: t('names-effect-temple-signed', { temple: templeName(temple), steps: signed(steps) }),
  };
}

export function technologyPart(technology: Technology, steps: number): Part {
  return {
    icon: technology,
    amount: signed(steps),
    label: t('names-effect-technology', { technology: technologyName(technology), steps }),
  };
}

export const pointsPart = (amount: number): Part => ({
  icon: 'points',
  amount: points(amount),
  label: t('names-effect-points-exact', pointArgs(amount)),
});

export const goodsParts = (goods: Goods): Part[] =>
  GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => goodPart(good, goods[good] ?? 0));

/** What is paid. */
export const costParts = (preview: Preview): Part[] =>
  GOODS.filter((good) => amountOf(preview.costs, good) > 0).map((good) =>
    goodPart(good, amountOf(preview.costs, good)),
  );

/** What is received. */
export function gainParts(preview: Preview): Part[] {
  const parts = GOODS.filter((good) => amountOf(preview.gains, good) > 0).map((good) =>
    goodPart(good, amountOf(preview.gains, good)),
  );
  if (preview.points !== 0) parts.push(pointsPart(preview.points));
  TEMPLES.forEach((temple, index) => {
    const steps = preview.temples[index] ?? 0;
    if (steps !== 0) parts.push(templePart(temple, steps));
  });
  TECHNOLOGIES.forEach((technology, index) => {
    const steps = preview.technologies[index] ?? 0;
    if (steps !== 0) parts.push(technologyPart(technology, steps));
  });
  if (preview.workers > 0) {
    parts.push({
      icon: 'worker',
      amount: `+${preview.workers}`,
      label: t('names-effect-worker', { workers: preview.workers }),
    });
  }
  return parts;
}

/** What a tile does, icon by icon. */
export function effectParts(effect: Effect): Part[] {
  const label = effectText(effect);
  if ('gain' in effect) return goodsParts(effect.gain);
  if ('temple' in effect) {
    if (effect.temple === 'any') return [{ icon: 'temple', amount: `+${effect.steps}`, label }];
    return [templePart(effect.temple, effect.steps)];
  }
  if ('technology' in effect) {
    if (effect.technology === 'any') return [{ icon: 'technology', amount: `+${effect.steps}`, label }];
    return [technologyPart(effect.technology, effect.steps)];
  }
  if ('workers_fed_free' in effect) return [{ icon: 'food', amount: String(effect.workers_fed_free), label }];
  if ('corn_less_per_worker' in effect) return [{ icon: 'food', amount: `−${effect.corn_less_per_worker}`, label }];
  if ('worker' in effect) return [{ icon: 'worker', amount: `+${effect.worker}`, label }];
  if ('points' in effect) return [pointsPart(effect.points)];
  if ('construct' in effect) return [{ icon: 'build', amount: '', label }];
  if ('market' in effect) return [{ icon: 'market', amount: '', label }];
  return [{ icon: 'any', amount: '', label }];
}

/** What a monument scores, as icons: the points, and what they count. */
export function monumentParts(id: string, players: number): Part[] {
  const { each, counts } = scoringOf(id) ?? { each: '', counts: 'monument' as const };
  const amount = typeof each === 'string' ? each : (each[players - 2] ?? '');
  return [
    { icon: 'points', amount, label: monumentShort(id) },
    { icon: counts, amount: '', label: '' },
  ];
}
