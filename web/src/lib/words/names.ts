// Words for every noun, tile and effect. Tiles have no printed names, so they are described by kind and effect.
import type { Block } from '$lib/api/Block';
import type { Colour } from '$lib/api/Colour';
import type { EffectFacts } from '$lib/api/EffectFacts';
import type { Gear } from '$lib/api/Gear';
import type { Good } from '$lib/api/Good';
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { Kind } from '$lib/api/Kind';
import type { ScoringFacts } from '$lib/api/ScoringFacts';
import type { Source } from '$lib/api/Source';
import type { Space } from '$lib/api/Space';
import type { TableSeat } from '$lib/api/TableSeat';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';
import type { Term } from '$lib/api/Term';
import { isolated, list, t, wordOr } from '$lib/text';
import {
  actionAt,
  building,
  GOODS,
  isFreeChoice,
  isKnownTile,
  levelFigures,
  monument,
  temple as templeData,
  TEMPLES,
  TOP_LEVEL,
  wealthTile,
} from '$lib/facts/components';

export { refusalText } from './refusals';

export const gearName = (gear: Gear): string => wordOr(`names-gear-${gear}`, 'names-unknown');
export const templeName = (temple: Temple): string => wordOr(`names-temple-${temple}`, 'names-unknown');
export const technologyName = (technology: Technology): string =>
  wordOr(`names-technology-${technology}`, 'names-unknown');
export const kindName = (kind: Kind): string => wordOr(`names-kind-${kind}`, 'names-unknown');
export const goodName = (good: Good): string => wordOr(`names-good-${good}`, 'names-unknown');
/** A block as the object of a verb: "sell 1 gold". */
export const blockObject = (block: Block): string => wordOr(`names-object-${block}`, 'names-unknown');
export const colourName = (colour: Colour): string => wordOr(`names-colour-${colour}`, 'names-unknown');
export const sourceName = (source: Source): string =>
  wordOr(`names-source-${source.replaceAll('_', '-')}`, 'names-unknown');
export const termName = (term: Term): string => wordOr(`names-term-${term}`, 'names-unknown');
export const spaceName = (at: Space): string => t('names-space', { gear: gearName(at.gear), space: at.space });

/** "2 wood", with the right plural in every language. */
export const amountText = (good: Good, amount: number): string => t(`names-amount-${good}`, { amount });

/** "2 wood" as the object of a verb. */
export const amountObject = (good: Good, amount: number): string => t(`names-object-amount-${good}`, { amount });

/** "5 corn and 1 gold" by themselves; empty without goods. */
const goodsList = (goods: GoodsFacts, text: typeof amountText): string =>
  list(GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => text(good, goods[good] ?? 0)));

/** "5 corn and 1 gold" as the object of a verb, which they nearly always are; empty without goods. */
export const goodsText = (goods: GoodsFacts): string => goodsList(goods, amountObject);

export function effectText(effect: EffectFacts): string {
  switch (effect.effect) {
    case 'gain':
      return goodsList(effect.goods, amountText);
    case 'climb':
      return effect.temple === null
        ? t('names-effect-any-temple', { steps: effect.steps })
        : t('names-effect-temple', { temple: templeName(effect.temple), steps: effect.steps });
    case 'advance':
      return effect.technology === null
        ? t('names-effect-any-technology', { steps: effect.steps })
        : t('names-effect-technology', { technology: technologyName(effect.technology), steps: effect.steps });
    case 'fed-free':
      return t('names-effect-fed-free', { workers: effect.workers });
    case 'corn-less':
      return t('names-effect-corn-less', { corn: effect.corn });
    case 'worker':
      return t('names-effect-worker', { workers: 1 });
    case 'points':
      return t('names-effect-points', { points: effect.points });
    case 'construct':
      return t('names-effect-construct');
    case 'market':
      return t('names-effect-market');
    case 'any-action':
      return t('names-effect-action', { corn: effect.corn });
  }
}

/** What a tile shows, in order: "2 corn, Chaac +1, Architecture +1". */
function effectsText(effects: EffectFacts[]): string {
  const climbs = effects.filter((effect) => effect.effect === 'climb');
  // A step in every temple is described as one thing.
  const every = TEMPLES.every((temple) =>
    climbs.some((climb) => climb.temple === temple && climb.steps === climbs[0]?.steps),
  );
  const told = every ? effects.filter((effect) => effect.effect !== 'climb') : effects;
  const words = told.flatMap((effect) =>
    effect.effect === 'gain'
      ? GOODS.filter((good) => effect.goods[good]).map((good) => amountText(good, effect.goods[good] ?? 0))
      : [effectText(effect)],
  );
  if (every) words.unshift(t('names-effect-every-temple', { steps: climbs[0]?.steps ?? 1 }));
  return list(words, 'unit');
}

export const buildingEffects = (id: string): string => effectsText(building(id).effects);
export const buildingCost = (id: string): string => goodsList(building(id).cost, amountText);
export const buildingName = (id: string): string =>
  !isKnownTile(id)
    ? t('names-unknown')
    : t('names-building', {
        kind: t(`names-building-kind-${building(id).kind}`),
        effects: buildingEffects(id),
      });

/** The part of a key that says what a monument scores for; those that count their own kind have texts for each kind. */
const SCORING: Record<Exclude<ScoringFacts, 'per-of-kind'>, string> = {
  'per-tile': 'per-tile',
  'per-corn-tile': 'per-corn-tile',
  'per-wood-tile': 'per-wood-tile',
  'per-monument-built': 'per-monument',
  'highest-levels': 'top-levels',
  'per-level': 'per-level',
  workers: 'workers',
  'temples-again': 'temples-again',
  'best-temple': 'best-temple',
  'per-skull-placed': 'per-skull',
};

function scoringText(id: string, ending: '' | '-long'): string {
  const { scoring, kind, points } = monument(id);
  if (scoring === null) return t('names-unknown');
  const words = scoring === 'per-of-kind' ? `per-${kind}` : SCORING[scoring];
  // Points for one of what it counts; or the three amounts that it can be, where it goes by a number.
  const [first = 0, second = 0, third = 0] = points.filter((amount) => amount > 0);
  return wordOr(`names-monument-${words}${ending}`, 'names-unknown', { points: first, first, second, third });
}

/** What a monument scores, short enough for its tile. */
export const monumentShort = (id: string): string => scoringText(id, '');
/** What a monument scores, as a whole sentence. */
export const monumentEffect = (id: string): string => scoringText(id, '-long');
export const monumentCost = (id: string): string => goodsList(monument(id).cost, amountText);
export const monumentName = (id: string): string =>
  !isKnownTile(id)
    ? t('names-unknown')
    : t('names-monument', { kind: t(`names-monument-kind-${monument(id).kind}`), scores: monumentShort(id) });

export const wealthText = (id: string): string => effectsText(wealthTile(id).effects);

/** What an action space does. */
export function actionText(gear: Gear, space: number): string {
  if (space === 0) return t('names-action-none');
  if (isFreeChoice(gear, space)) return t('names-action-any');
  const action = actionAt(gear, space);
  switch (action?.action) {
    case undefined:
      return t('names-action-ride');
    case 'fish':
      return t('names-action-fish', { corn: action.corn });
    case 'harvest':
      return t(action.wood > 0 ? 'names-action-harvest-wood' : 'names-action-harvest', {
        corn: action.corn,
        wood: action.wood,
      });
    case 'take':
      return t('names-action-take', { goods: goodsText(action.goods) });
    case 'skull':
      return t(action.block ? 'names-action-skull-block' : 'names-action-skull', {
        points: action.points,
        temple: templeName(action.temple),
      });
    case 'climb-for-corn':
    case 'any-action':
      return wordOr(`names-action-${gear}-${space}`, 'names-unknown', { corn: action.corn });
    default:
      return wordOr(`names-action-${gear}-${space}`, 'names-unknown');
  }
}

/** What a technology gives at a level; the one after the last stands for the bonus. */
export function levelText(technology: Technology, level: number): string {
  if (level === 0) return t('names-level-none');
  const { amount: more, corn } = levelFigures(technology, level);
  const key = `names-level-${technology}-${level > TOP_LEVEL ? 'bonus' : level}`;
  return wordOr(key, 'names-unknown', { more, corn });
}

/** What a temple step gives. */
export function stepText(temple: Temple, step: number): string {
  const { points, gain } = templeData(temple).steps[step] ?? { points: 0, gain: null };
  if (gain) return t('names-step-gain', { points, good: amountText(gain, 1) });
  return t('names-step', { points });
}

export const leaderText = (temple: Temple, age: number): string => {
  const bonus = templeData(temple).leader_bonus;
  return t('names-leader', { points: age === 1 ? bonus.age1 : bonus.age2 });
};

/**
 * The name of a seat: a person's name, or a bot's colour. In records, a seat without a name has its number. Somebody who
 * has deleted their account has no name any more.
 */
export function playerName(seat: Pick<TableSeat, 'name' | 'colour'> & Partial<Pick<TableSeat, 'level'>>): string {
  const number = /^Player ([1-4])$/.exec(seat.name)?.[1];
  if (number) return t('names-player', { number });
  if (!seat.name && seat.level === null) return t('app-player-gone');
  return isolated(seat.name) || t('names-bot', { colour: colourName(seat.colour) });
}
