// What tiles and spaces cost and bring, as small parts with an icon, an amount and words.
import type { IconName } from '$lib/ui/icons';
import type { EffectFacts } from '$lib/api/EffectFacts';
import type { Good } from '$lib/api/Good';
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { ScoringFacts } from '$lib/api/ScoringFacts';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';
import { pointArgs, points, t } from '$lib/text';
import { GOODS, levelFigures, monument, playerCounts, type MonumentTile } from '$lib/facts/components';
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

export const goodPart = (good: Good, amount: number): Part => ({
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

export const goodsParts = (goods: GoodsFacts): Part[] =>
  GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => goodPart(good, goods[good] ?? 0));

/** What a tile does, icon by icon. */
export function effectParts(effect: EffectFacts): Part[] {
  const label = effectText(effect);
  switch (effect.effect) {
    case 'gain':
      return goodsParts(effect.goods);
    case 'climb':
      return effect.temple === null
        ? [{ icon: 'temple', amount: `+${effect.steps}`, label }]
        : [templePart(effect.temple, effect.steps)];
    case 'advance':
      return effect.technology === null
        ? [{ icon: 'technology', amount: `+${effect.steps}`, label }]
        : [technologyPart(effect.technology, effect.steps)];
    case 'fed-free':
      return [{ icon: 'food', amount: String(effect.workers), label }];
    case 'corn-less':
      return [{ icon: 'food', amount: `−${effect.corn}`, label }];
    case 'worker':
      return [{ icon: 'worker', amount: '+1', label }];
    case 'points':
      return [pointsPart(effect.points)];
    case 'construct':
      return [{ icon: 'build', amount: '', label }];
    case 'market':
      return [{ icon: 'market', amount: '', label }];
    case 'any-action':
      return [{ icon: 'any', amount: '', label }];
  }
}

/** What a monument counts. */
const COUNTED: Record<Exclude<ScoringFacts, 'per-of-kind'>, IconName> = {
  'per-tile': 'build',
  'per-corn-tile': 'corn',
  'per-wood-tile': 'wood',
  'per-monument-built': 'monument',
  'highest-levels': 'technology',
  'per-level': 'technology',
  workers: 'worker',
  'temples-again': 'temple',
  'best-temple': 'temple',
  'per-skull-placed': 'skull',
};

function countedBy({ scoring, kind }: MonumentTile): IconName {
  if (scoring === null) return 'monument';
  return scoring === 'per-of-kind' ? kind : COUNTED[scoring];
}

/** The points of a monument as they stand on its tile: for each, or from the least to the most. */
function pointsOf({ scoring, points: all }: MonumentTile, players: number): string {
  switch (scoring) {
    case 'temples-again':
      return '×1';
    case 'per-monument-built':
      return String(all[playerCounts.findIndex((of) => of.players === players)] ?? '');
    case 'highest-levels':
    case 'workers':
      return `${all.find((some) => some > 0) ?? ''}–${all.at(-1) ?? ''}`;
    default:
      return String(all[0] ?? '');
  }
}

/** What a monument scores, as icons: the points, and what they count. */
export function monumentParts(id: string, players: number): Part[] {
  const tile = monument(id);
  return [
    { icon: 'points', amount: pointsOf(tile, players), label: monumentShort(id) },
    { icon: countedBy(tile), amount: '', label: '' },
  ];
}

/** What a level of a technology does, as the board prints it; the level after the last stands for the bonus. */
export function levelParts(technology: Technology, level: number): Part[] {
  const { amount } = levelFigures(technology, level);
  const label = '';
  const more = (icon: IconName): Part => ({ icon, amount: `+${amount}`, label });
  const signs: Record<Technology, Part[][]> = {
    agriculture: [[more('corn')], [more('fish')], [more('corn')], [more('temple')]],
    extraction: [[more('wood')], [more('stone')], [more('gold')], [more('block')]],
    architecture: [
      [more('corn')],
      [more('points')],
      [{ icon: 'block', amount: `−${amount}`, label }],
      [more('points')],
    ],
    theology: [
      [{ icon: 'right', amount: '+1', label }],
      [{ icon: 'temple', amount: `+${amount}`, label }],
      [more('skull')],
      [more('skull')],
    ],
  };
  return signs[technology][level - 1] ?? [];
}
