// The figures of the rules, by the names that they have in the texts.
import type { SpaceFacts } from '$lib/api/SpaceFacts';
import {
  allBuildings,
  blocksToReach,
  firstWorkers,
  foodDays,
  freeChoice,
  lastSpace,
  market,
  mostWorkers,
  rounds,
  ruleFigures,
  skulls,
  spacesWith,
  surcharges,
  temples,
  TOP_LEVEL,
} from '$lib/facts/components';
import { spaceName, templeName } from '$lib/words/names';
import { list, type Args } from '$lib/text';

const numbers = (values: number[]): string => list(values.map(String));

/** The numbers of the spaces whose action is such. */
const spaceNumbers = (such: (action: SpaceFacts) => boolean): string =>
  numbers(spacesWith(such).map(({ space }) => space));

/** The first space whose action is such, by its name. */
function nameOfFirst(such: (action: SpaceFacts) => boolean): string {
  const [first] = spacesWith(such);
  if (!first) throw new Error('no space has such an action');
  return spaceName(first);
}

/** 0, 1, 3, 6, ...: what the first so many workers cost on top of their spaces. */
function surchargesInAll(): number[] {
  let sum = 0;
  return surcharges.map((each) => (sum += each));
}

function farmLess(): number {
  for (const { effects } of allBuildings)
    for (const effect of effects) if (effect.effect === 'corn-less') return effect.corn;
  throw new Error('no farm makes workers eat less');
}

/** Every figure that the rules and lessons speak of, by the name it has in their texts. */
export function figures(): Args {
  const skullTemple = temples.find(({ steps }) => steps.some(({ gain }) => gain === 'skull'));
  return {
    rounds,
    skulls,
    workers_start: firstWorkers,
    workers_most: mostWorkers,
    wealth_dealt: ruleFigures.wealth_dealt,
    wealth_kept: ruleFigures.wealth_kept,
    surcharges: numbers(surchargesInAll()),
    second_worker: surcharges[1] ?? 0,
    first_space: 0,
    step_back: ruleFigures.step_back_corn,
    free_small: numbers([...freeChoice('palenque')]),
    free_large: numbers([...freeChoice('chichen-itza')]),
    last_small: lastSpace('palenque'),
    last_large: lastSpace('chichen-itza'),
    before_small: lastSpace('palenque') - 1,
    before_large: lastSpace('chichen-itza') - 1,
    beg_most: ruleFigures.most_corn_to_beg,
    beg_corn: ruleFigures.begged_corn,
    groups: spaceNumbers(({ action }) => action === 'harvest'),
    wood_groups: spaceNumbers((each) => each.action === 'harvest' && each.wood > 0),
    levels: TOP_LEVEL,
    level_costs: numbers(Array.from({ length: TOP_LEVEL }, (_, i) => blocksToReach(i + 1))),
    first_level: blocksToReach(1),
    skull_points: ruleFigures.points_per_skull,
    skull_temple: skullTemple ? templeName(skullTemple.id) : '',
    corn_per_point: ruleFigures.corn_per_point,
    farm_less: farmLess(),
    display: ruleFigures.display,
    change_day: foodDays.findIndex(({ kind }) => kind === 'end-of-age') + 1,
    food_days: foodDays.length,
    food_rounds: numbers(foodDays.map(({ round }) => round)),
    feed: ruleFigures.food_per_worker,
    unfed: ruleFigures.points_per_unfed,
    tooth_corn: ruleFigures.tooth_corn,
    wood: market.wood,
    stone: market.stone,
    gold: market.gold,
    at_fish: nameOfFirst(({ action }) => action === 'fish'),
    at_skull: nameOfFirst((each) => each.action === 'take' && each.goods.skull !== undefined),
    at_build: nameOfFirst(({ action }) => action === 'build'),
    at_build_two: nameOfFirst((each) => each.action === 'build' && each.monument),
    at_market: nameOfFirst(({ action }) => action === 'trade'),
    at_corn_build: nameOfFirst(({ action }) => action === 'build-with-corn'),
    at_any: nameOfFirst(({ action }) => action === 'any-action'),
  };
}
