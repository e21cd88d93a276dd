// The figures of the rules, by the names that they have in the texts.
import {
  allBuildings,
  costToReach,
  firstWorkers,
  foodDays,
  freeChoice,
  lastSpace,
  market,
  mostWorkers,
  printedGoods,
  rounds,
  skulls,
  surcharges,
  temples,
} from '$lib/facts/components';
import { RULES, STEP_BACK_CORN, TOOTH_CORN, WEALTH } from '$lib/facts/rules';
import { spaceName, templeName } from '$lib/words/names';
import { list, type Args } from '$lib/text';

const numbers = (values: number[]): string => list(values.map(String));

/** The spaces of Palenque with fields, and those of them with wood. */
function jungle(): { all: number[]; wood: number[] } {
  const spaces = Array.from({ length: lastSpace('palenque') }, (_, i) => i + 1);
  const all = spaces.filter((space) => printedGoods('palenque', space)?.corn !== undefined);
  return { all, wood: all.filter((space) => printedGoods('palenque', space)?.or_wood) };
}

/** 0, 1, 3, 6, ...: what the first so many workers cost on top of their spaces. */
function surchargesInAll(): number[] {
  let sum = 0;
  return surcharges.map((each) => (sum += each));
}

function farmLess(): number {
  for (const { effects } of allBuildings)
    for (const effect of effects) if ('corn_less_per_worker' in effect) return Number(effect.corn_less_per_worker);
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
    wealth_dealt: WEALTH.dealt,
    wealth_kept: WEALTH.kept,
    surcharges: numbers(surchargesInAll()),
    second_worker: surcharges[1] ?? 0,
    first_space: 0,
    step_back: STEP_BACK_CORN,
    free_small: numbers([...freeChoice('palenque')]),
    free_large: numbers([...freeChoice('chichen-itza')]),
    last_small: lastSpace('palenque'),
    last_large: lastSpace('chichen-itza'),
    before_small: lastSpace('palenque') - 1,
    before_large: lastSpace('chichen-itza') - 1,
    beg_most: RULES.MOST_CORN_TO_BEG,
    beg_corn: RULES.BEGGED_CORN,
    groups: numbers(jungle().all),
    wood_groups: numbers(jungle().wood),
    levels: RULES.HIGHEST_LEVEL,
    level_costs: numbers([costToReach['1'], costToReach['2'], costToReach['3']]),
    first_level: costToReach['1'],
    skull_points: RULES.POINTS_PER_SKULL,
    skull_temple: skullTemple ? templeName(skullTemple.id) : '',
    corn_per_point: RULES.CORN_PER_POINT,
    farm_less: farmLess(),
    display: RULES.DISPLAY,
    change_day: foodDays.findIndex(({ kind }) => kind === 'end-of-age') + 1,
    food_days: foodDays.length,
    food_rounds: numbers(foodDays.map(({ round }) => round)),
    feed: RULES.FOOD_PER_WORKER,
    unfed: RULES.POINTS_PER_UNFED,
    tooth_corn: TOOTH_CORN,
    wood: market.wood,
    stone: market.stone,
    gold: market.gold,
    at_fish: spaceName({ gear: 'palenque', space: 1 }),
    at_skull: spaceName({ gear: 'yaxchilan', space: 4 }),
    at_build: spaceName({ gear: 'tikal', space: 2 }),
    at_build_two: spaceName({ gear: 'tikal', space: 4 }),
    at_market: spaceName({ gear: 'uxmal', space: 2 }),
    at_corn_build: spaceName({ gear: 'uxmal', space: 4 }),
    at_any: spaceName({ gear: 'uxmal', space: 5 }),
  };
}
