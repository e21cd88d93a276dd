// Rules of the game that the client still works out itself, all of them in this one module, until the engine sends or
// generates them. README.md says what is missing for each. Nothing may be added here: what a screen needs to know, it asks
// the server for.
import type { Block } from '$lib/api/Block';
import type { Gear } from '$lib/api/Gear';
import type { PlayerState } from '$lib/api/PlayerState';
import type { Technology } from '$lib/api/Technology';
import { BLOCKS, building, market, printedAction, printedLevel, wealthTile, type Level } from './components';

// Figures that are printed nowhere ---------------------------------------------------------------------------------

/** A test compares these with the engine's constants of the same names. */
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
export const STEP_BACK_CORN = 1;
export const TOOTH_CORN = 1;
export const WEALTH = { dealt: 4, kept: 2 } as const;

// Figures out of printed words -------------------------------------------------------------------------------------

/** The number that a printed text is about: the one with a plus, else the first. None: 0. */
function numberIn(text: string, index = 0): number {
  const found = [...text.matchAll(/\+(\d+)/g), ...text.matchAll(/(?<![+\d])(\d+)/g)][index]?.[1];
  return Number(found ?? 0);
}

const printedText = (gear: Gear, space: number): string => {
  const printed = printedAction(gear, space);
  return typeof printed === 'string' ? printed : '';
};

/** What an action of Tikal or Uxmal costs before anything else is paid: corn, or blocks of any kind. */
export function priceOf(gear: Gear, space: number): { corn: number } | { blocks: number } | null {
  const text = printedText(gear, space);
  const amount = numberIn(text);
  if (/^pay \d+ corn/.test(text)) return { corn: amount };
  return /^pay \d+ resource block/.test(text) ? { blocks: amount } : null;
}

/** What each block costs where one builds with corn. */
export const CORN_PER_BLOCK = numberIn(printedText('uxmal', 4), 1);

/** The figure that a level of a technology is about, and the second one that it names. */
export function levelFigures(technology: Technology, level: Level): { first: number; second: number } {
  const text = printedLevel(technology, level);
  return { first: numberIn(text), second: numberIn(text, 1) };
}

// Monuments ----------------------------------------------------------------------------------------------------------

/** What a monument counts, and the points for each; by the number of players where that matters. */
export interface Scoring {
  /** The end of the keys of its texts. */
  by: string;
  counts:
    | 'tomb'
    | 'build'
    | 'corn'
    | 'wood'
    | 'monument'
    | 'public'
    | 'technology'
    | 'worker'
    | 'shrine'
    | 'temple'
    | 'skull';
  each: string | readonly [string, string, string];
}

// In the order of the box.
const SCORING: readonly Scoring[] = [
  { by: 'per-tomb', counts: 'tomb', each: '4' },
  { by: 'per-tile', counts: 'build', each: '2' },
  { by: 'per-corn-tile', counts: 'corn', each: '4' },
  { by: 'per-wood-tile', counts: 'wood', each: '4' },
  { by: 'per-monument', counts: 'monument', each: ['6', '5', '4'] },
  { by: 'per-public', counts: 'public', each: '4' },
  { by: 'top-levels', counts: 'technology', each: '9–33' },
  { by: 'per-level', counts: 'technology', each: '3' },
  { by: 'workers', counts: 'worker', each: '6–18' },
  { by: 'per-shrine', counts: 'shrine', each: '4' },
  { by: 'temples-again', counts: 'temple', each: '×1' },
  { by: 'best-temple', counts: 'temple', each: '3' },
  { by: 'per-skull', counts: 'skull', each: '3' },
];

export const scoringOf = (monument: string): Scoring | null => SCORING[Number(monument.slice(1)) - 1] ?? null;

// Feeding ------------------------------------------------------------------------------------------------------------

/** Workers fed free and corn saved per worker, by farms and wealth tiles. */
export function feeding(player: PlayerState): { free: number; less: number } {
  const tiles = [
    ...player.buildings.map((id) => building(id).effects),
    ...player.wealth.map((id) => wealthTile(id).effects),
  ];
  let free = 0;
  let less = 0;
  for (const effect of tiles.flat()) {
    if ('workers_fed_free' in effect) free += effect.workers_fed_free;
    if ('corn_less_per_worker' in effect) less += effect.corn_less_per_worker;
  }
  return { free, less };
}

// The market -----------------------------------------------------------------------------------------------------------

/** Blocks bought (positive) or sold (negative). */
export type Basket = Record<Block, number>;

export const emptyBasket = (): Basket => ({ wood: 0, stone: 0, gold: 0 });

/** Corn after a basket. */
export const cornAfter = (corn: number, basket: Basket): number =>
  corn - BLOCKS.reduce((sum, block) => sum + basket[block] * market[block], 0);

export const canBuy = (corn: number, basket: Basket, block: Block): boolean => cornAfter(corn, basket) >= market[block];

/** After a purchase the market only sells to us: then `selling` is false, and only what lies in the basket goes back. */
export const canSell = (held: number, basket: Basket, block: Block, selling: boolean): boolean =>
  held + basket[block] > 0 && (selling || basket[block] > 0);

/** A basket as the actions of the market: sales first, as the market wants it, then purchases, then the end of trading. */
export function trades(basket: Basket): string[] {
  const repeat = (verb: string, block: Block, times: number) =>
    Array.from({ length: Math.max(0, times) }, () => `${verb} ${block}`);
  return [
    ...BLOCKS.flatMap((block) => repeat('sell', block, -basket[block])),
    ...BLOCKS.flatMap((block) => repeat('buy', block, basket[block])),
    'stop',
  ];
}
