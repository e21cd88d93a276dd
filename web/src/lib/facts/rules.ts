// Rules of the game that the client still works out itself, all of them in this one module, until the engine sends or
// generates them. README.md says what is missing for each. Nothing may be added here: what a screen needs to know, it asks
// the server for.
import type { Block } from '$lib/api/Block';
import type { PlayerState } from '$lib/api/PlayerState';
import { BLOCKS, building, market, wealthTile } from './components';

// Figures that are generated nowhere ----------------------------------------------------------------------------------

/** Corn for each space that a worker goes back to do an action. */
export const STEP_BACK_CORN = 1;
/** Corn that a round leaves on its tooth where nobody took the starting player space. */
export const TOOTH_CORN = 1;
/** Wealth tiles that everyone is dealt, and keeps. */
export const WEALTH = { dealt: 4, kept: 2 } as const;

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
    if (effect.effect === 'fed-free') free += effect.workers;
    if (effect.effect === 'corn-less') less += effect.corn;
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
