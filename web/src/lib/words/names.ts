// Words for every noun, tile and effect. Tiles have no printed names: theirs are made from kind and effect.
import type { Colour } from '$lib/api/Colour';
import type { Gear } from '$lib/api/Gear';
import type { Good } from '$lib/api/Good';
import type { Source } from '$lib/api/Source';
import type { Space } from '$lib/api/Space';
import type { TableSeat } from '$lib/api/TableSeat';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';
import type { Term } from '$lib/api/Term';
import { isolated, list, t, wordOr } from '$lib/text';
import {
  building,
  GOODS,
  isFreeChoice,
  isKnownTile,
  monument,
  printedGoods,
  skullSpace,
  temple as templeData,
  TEMPLES,
  wealthTile,
  type Effect,
  type Goods,
  type Kind,
} from '$lib/facts/components';
import { scoringOf } from '$lib/facts/rules';

export { refusalText } from './refusals';

export const gearName = (gear: Gear): string => wordOr(`names-gear-${gear}`, 'names-unknown');
export const templeName = (temple: Temple): string => wordOr(`names-temple-${temple}`, 'names-unknown');
export const technologyName = (technology: Technology): string =>
  wordOr(`names-technology-${technology}`, 'names-unknown');
export const kindName = (kind: Kind): string => wordOr(`names-kind-${kind}`, 'names-unknown');
export const goodName = (good: Good): string => wordOr(`names-good-${good}`, 'names-unknown');
export const colourName = (colour: Colour): string => wordOr(`names-colour-${colour}`, 'names-unknown');
export const sourceName = (source: Source): string =>
  wordOr(`names-source-${source.replaceAll('_', '-')}`, 'names-unknown');
export const termName = (term: Term): string => wordOr(`names-term-${term}`, 'names-unknown');
export const spaceName = (at: Space): string => t('names-space', { gear: gearName(at.gear), space: at.space });

/** "2 wood", with the plural the language wants. */
export const amountText = (good: Good, amount: number): string => t(`names-amount-${good}`, { amount });

/** "5 corn and 1 gold"; empty without goods. */
export function goodsText(goods: Goods): string {
  const held = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  return list(held.map((good) => amountText(good, goods[good] ?? 0)));
}

export function effectText(effect: Effect): string {
  if ('gain' in effect) return goodsText(effect.gain);
  if ('temple' in effect) {
    if (effect.temple === 'any') return t('names-effect-any-temple', { steps: effect.steps });
    return t('names-effect-temple', { temple: templeName(effect.temple), steps: effect.steps });
  }
  if ('technology' in effect) {
    if (effect.technology === 'any') return t('names-effect-any-technology', { steps: effect.steps });
    return t('names-effect-technology', { technology: technologyName(effect.technology), steps: effect.steps });
  }
  if ('workers_fed_free' in effect) return t('names-effect-fed-free', { workers: effect.workers_fed_free });
  if ('corn_less_per_worker' in effect) return t('names-effect-corn-less', { corn: effect.corn_less_per_worker });
  if ('worker' in effect) return t('names-effect-worker', { workers: effect.worker });
  if ('points' in effect) return t('names-effect-points', { points: effect.points });
  if ('construct' in effect) return t('names-effect-construct');
  if ('market' in effect) return t('names-effect-market');
  return t('names-effect-action');
}

/** What a tile shows, one thing after another: "2 corn, Chaac +1, Architecture +1". */
function effectsText(effects: Effect[]): string {
  const steps = effects.filter((effect) => 'temple' in effect);
  // A step in each temple is told at once.
  const every = TEMPLES.every((temple) =>
    steps.some((step) => step.temple === temple && step.steps === steps[0]?.steps),
  );
  const told = every ? effects.filter((effect) => !('temple' in effect)) : effects;
  const words = told.flatMap((effect) =>
    'gain' in effect
      ? GOODS.filter((good) => effect.gain[good]).map((good) => amountText(good, effect.gain[good] ?? 0))
      : [effectText(effect)],
  );
  if (every) words.unshift(t('names-effect-every-temple', { steps: steps[0]?.steps ?? 1 }));
  return list(words, 'unit');
}

export const buildingEffects = (id: string): string => effectsText(building(id).effects);
export const buildingCost = (id: string): string => goodsText(building(id).cost);
export const buildingName = (id: string): string =>
  !isKnownTile(id)
    ? t('names-unknown')
    : t('names-building', { kind: kindName(building(id).kind), effects: buildingEffects(id) });

/** What a monument scores, short enough for its tile. */
export const monumentShort = (id: string): string => wordOr(`names-monument-${scoringOf(id)?.by}`, 'names-unknown');
/** What a monument scores, as a whole sentence. */
export const monumentEffect = (id: string): string =>
  wordOr(`names-monument-${scoringOf(id)?.by}-long`, 'names-unknown');
export const monumentCost = (id: string): string => goodsText(monument(id).cost);
export const monumentName = (id: string): string =>
  !isKnownTile(id)
    ? t('names-unknown')
    : t('names-monument', { kind: t(`names-monument-kind-${monument(id).kind}`), scores: monumentShort(id) });

export const wealthText = (id: string): string => effectsText(wealthTile(id).effects);

/** What an action space does. */
export function actionText(gear: Gear, space: number): string {
  if (space === 0) return t('names-action-none');
  if (isFreeChoice(gear, space)) return t('names-action-any');
  const skull = skullSpace(space);
  if (gear === 'chichen-itza' && skull) {
    const args = { points: skull.points, temple: templeName(skull.temple) };
    return t(skull.block ? 'names-action-skull-block' : 'names-action-skull', args);
  }
  const goods = printedGoods(gear, space);
  if (goods?.fish) return t('names-action-fish', { corn: goods.fish });
  if (goods?.or_wood) return t('names-action-harvest-wood', { corn: goods.corn ?? 0, wood: goods.or_wood });
  if (goods && gear === 'palenque') return t('names-action-harvest', { corn: goods.corn ?? 0 });
  if (goods) return t('names-action-take', { goods: goodsText(goods) });
  if (gear === 'tikal' || gear === 'uxmal') return wordOr(`names-action-${gear}-${space}`, 'names-unknown');
  return t('names-action-ride');
}

/** What a technology gives at a level; 4 stands for the bonus beyond the last. */
export const levelText = (technology: Technology, level: number): string =>
  level === 0
    ? t('names-level-none')
    : wordOr(`names-level-${technology}-${level > 3 ? 'bonus' : level}`, 'names-unknown');

/** What a temple step gives. */
export function stepText(temple: Temple, step: number): string {
  const { points, gain } = templeData(temple).steps[step] ?? { points: 0 };
  if (gain) return t('names-step-gain', { points, good: amountText(gain, 1) });
  return t('names-step', { points });
}

export const leaderText = (temple: Temple, age: number): string => {
  const bonus = templeData(temple).leader_bonus;
  return t('names-leader', { points: age === 1 ? bonus.age1 : bonus.age2 });
};

/** How a seat is called: a person by name, a bot by its colour. Records call a seat without a name by its number. */
export function playerName(seat: Pick<TableSeat, 'name' | 'colour'>): string {
  const number = /^Player ([1-4])$/.exec(seat.name)?.[1];
  if (number) return t('names-player', { number });
  return isolated(seat.name) || t('names-bot', { colour: colourName(seat.colour) });
}
