// What is printed on the board and on the tiles, from the engine's tables: facts for texts and icons, not rules.
// This is the only module that reads the generated figures, so that nothing else depends on where they come from.
import data from '$lib/api/facts.json';
import type { Block } from '$lib/api/Block';
import type { BuildingFacts } from '$lib/api/BuildingFacts';
import type { Facts } from '$lib/api/Facts';
import type { Gear } from '$lib/api/Gear';
import type { GearFacts } from '$lib/api/GearFacts';
import type { Good } from '$lib/api/Good';
import type { GoodsFacts } from '$lib/api/GoodsFacts';
import type { LevelFacts } from '$lib/api/LevelFacts';
import type { MonumentFacts } from '$lib/api/MonumentFacts';
import type { ScoringFacts } from '$lib/api/ScoringFacts';
import type { Space } from '$lib/api/Space';
import type { SpaceFacts } from '$lib/api/SpaceFacts';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';
import type { TempleFacts } from '$lib/api/TempleFacts';
import type { WealthFacts } from '$lib/api/WealthFacts';

// Types and data are generated together; without the cast, TypeScript would treat the tuples as lists of any length.
const facts = data as unknown as Facts;

/** The gears in the order of the contract, which is also clockwise, Chichen Itza last. */
export const GEARS: Gear[] = facts.gears.map(({ id }) => id);
export const TEMPLES: Temple[] = facts.temples.map(({ id }) => id);
export const TECHNOLOGIES: Technology[] = facts.technologies.map(({ id }) => id);
export const BLOCKS: Block[] = ['wood', 'stone', 'gold'];
export const GOODS: Good[] = ['corn', 'wood', 'stone', 'gold', 'skull'];

export const market = facts.market;
export const skulls = facts.skulls;
export const firstWorkers = facts.workers.start;
export const mostWorkers = facts.workers.max;
/** What each further worker of a turn costs on top of its space. */
export const surcharges = facts.placement_surcharge;
export const calendarTeeth = facts.calendar.teeth;
export const rounds = facts.calendar.rounds;
export const foodDays = facts.calendar.food_days;
export const temples = facts.temples;
export const allBuildings = facts.buildings;
export const allMonuments = facts.monuments;
export const allWealthTiles = facts.wealth_tiles;
/** Figures of the rules that no component shows. */
export const ruleFigures = facts.rules;

// Technologies -------------------------------------------------------------------------------------------------------

export const TOP_LEVEL = facts.rules.highest_level;
/** The level that represents what a technology gives beyond its last level. */
export const BONUS_LEVEL = TOP_LEVEL + 1;

/** The index of a level in the tables, which end with the bonus. */
const levelIndex = (level: number): number => Math.min(level, BONUS_LEVEL) - 1;

/** Blocks of any kind that a level of a technology costs. */
export const blocksToReach = (level: number): number => facts.advance_cost[levelIndex(level)] ?? 0;

/** The figures of a level of a technology. */
export const levelFigures = (technology: Technology, level: number): LevelFacts =>
  facts.technologies.find(({ id }) => id === technology)?.levels[levelIndex(level)] ?? { amount: 0, corn: 0 };

// The number of players ----------------------------------------------------------------------------------------------

/** What depends on the number of players, from the smallest number. */
export const playerCounts = facts.players;

/** For an unknown number of players, the figures for the highest number. */
export const harvestTilesPerGroup = (players: number): number =>
  (playerCounts.find((of) => of.players === players) ?? playerCounts.at(-1))?.harvest_tiles_per_group ?? 0;

// Tiles and temples --------------------------------------------------------------------------------------------------

/** What is printed on a monument; for an unknown one, nothing is known about its scoring. */
export type MonumentTile = Omit<MonumentFacts, 'scoring'> & { scoring: ScoringFacts | null };

const byId = <T extends { id: string }>(tiles: T[]) => new Map<string, T>(tiles.map((tile) => [tile.id, tile]));
const buildings = byId(facts.buildings);
const monuments = byId(facts.monuments);
const wealthTiles = byId(facts.wealth_tiles);
const gears = byId(facts.gears);

// A newer server may know tiles that this client does not; nothing is printed on those.
export const building = (id: string): BuildingFacts =>
  buildings.get(id) ?? { id, age: 1, kind: 'public', cost: {}, effects: [] };
export const monument = (id: string): MonumentTile =>
  monuments.get(id) ?? { id, kind: 'public', cost: {}, scoring: null, points: [] };
export const wealthTile = (id: string): WealthFacts => wealthTiles.get(id) ?? { id, effects: [] };
export const temple = (id: Temple): TempleFacts =>
  temples.find((each) => each.id === id) ?? { id, steps: [], start: 0, leader_bonus: { age1: 0, age2: 0 } };
const gearOf = (id: Gear): GearFacts => gears.get(id) ?? { id, teeth: 1, last_space: 0, free_choice: [], actions: [] };

/** Whether this client knows a building or monument. */
export const isKnownTile = (id: string): boolean => buildings.has(id) || monuments.has(id);

// Gears and their spaces ---------------------------------------------------------------------------------------------

export const teethOf = (gear: Gear): number => gearOf(gear).teeth;

/** The highest number on a gear. */
export const lastSpace = (gear: Gear): number => gearOf(gear).last_space;

/** The spaces that let their worker do any action of their gear. */
export const freeChoice = (gear: Gear): readonly number[] => gearOf(gear).free_choice;
export const isFreeChoice = (gear: Gear, space: number): boolean => freeChoice(gear).includes(space);

/** The action of a space; none for 0, for spaces of free choice and for those without a number. */
export const actionAt = (gear: Gear, space: number): SpaceFacts | null => gearOf(gear).actions[space - 1] ?? null;

/** The spaces with actions of that kind, from the first gear on. */
export const spacesWith = (such: (action: SpaceFacts) => boolean): Space[] =>
  facts.gears.flatMap(({ id: gear, actions }) =>
    actions.flatMap((action, index) => (such(action) ? [{ gear, space: index + 1 }] : [])),
  );

/** The goods that an action gives, if it does nothing else. */
export function goodsAt(gear: Gear, space: number): GoodsFacts {
  const action = actionAt(gear, space);
  return action?.action === 'take' ? action.goods : {};
}

/** What an action costs before anything else is paid: corn, or blocks of any kind. */
export function priceOf(gear: Gear, space: number): { corn: number } | { blocks: number } | null {
  const action = actionAt(gear, space);
  switch (action?.action) {
    case 'climb-for-corn':
    case 'any-action':
      return { corn: action.corn };
    case 'climb-for-blocks':
      return { blocks: action.blocks };
    default:
      return null;
  }
}
