// The figures of the rules: read from the component tables, or beside them where no component shows them.
import type { Gear } from '$lib/api/Gear';
import {
  allBuildings,
  costToReach,
  firstWorkers,
  foodDays,
  freeChoice,
  lastSpace,
  market,
  mostWorkers,
  printedAction,
  printedGoods,
  rounds,
  skulls,
  surcharges,
  temples,
} from '$lib/facts/components';
import { spaceName, templeName } from '$lib/words/names';
import { list, type Args } from '$lib/text';

/** Figures that are printed nowhere; a test compares them with the engine's. */
export const RULES = {
  FOOD_PER_WORKER: 2,
  POINTS_PER_UNFED: 3,
  POINTS_PER_SKULL: 3,
  CORN_PER_POINT: 4,
  BEGGED_CORN: 3,
  MOST_CORN_TO_BEG: 2,
  DISPLAY: 6,
  HIGHEST_LEVEL: 3,
} as const;

/** What each of these is by its nature. */
const STEP_BACK_CORN = 1;
const TOOTH_CORN = 1;
const WEALTH = { dealt: 4, kept: 2 };

/** The number that a printed text is about: the one with a plus, else the first. */
export function numberIn(text: string, index = 0): number {
  const found = [...text.matchAll(/\+(\d+)/g), ...text.matchAll(/(?<![+\d])(\d+)/g)][index]?.[1];
  if (found === undefined) throw new Error(`no number in "${text}"`);
  return Number(found);
}

/** What is printed at a space in words, as at Tikal and Uxmal. */
export const printedText = (id: Gear, space: number): string => {
  const printed = printedAction(id, space);
  return typeof printed === 'string' ? printed : '';
};

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
