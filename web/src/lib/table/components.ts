// What is printed on the board and on the tiles, as the engine's tests verify it. Facts for words and icons, not rules.
import data from '$components';
import type { Gear } from '$lib/api/Gear';
import type { Good } from '$lib/api/Good';
import type { Block } from '$lib/api/Block';
import type { Technology } from '$lib/api/Technology';
import type { Temple } from '$lib/api/Temple';

export type Goods = Partial<Record<Good, number>>;
export type Kind = 'farm' | 'tomb' | 'public' | 'shrine';

export type Effect =
  | { gain: Goods }
  | { temple: Temple | 'any'; steps: number }
  | { technology: Technology | 'any'; steps: number }
  | { workers_fed_free: number }
  | { corn_less_per_worker: number }
  | { worker: number }
  | { points: number }
  | { construct: string }
  | { market: string }
  | { action: string };

export interface BuildingTile {
  id: string;
  age: number;
  kind: Kind;
  cost: Goods;
  effects: Effect[];
}

export interface MonumentTile {
  id: string;
  kind: Kind;
  cost: Goods;
}

export interface WealthTileData {
  id: string;
  effects: Effect[];
}

export interface TempleStep {
  points: number;
  gain?: Good;
  start?: boolean;
}

export interface TempleData {
  id: Temple;
  steps: TempleStep[];
  leader_bonus: { age1: number; age2: number };
}

export interface SkullSpace {
  points: number;
  temple: Temple;
  block?: 'any';
}

interface GearData {
  id: Gear;
  teeth: number;
  last_space: number;
  free_choice: number[];
  actions: Record<string, unknown>;
}

const components = data as unknown as {
  market: Record<Block, number>;
  workers: { start: number; max: number };
  calendar: { rounds: number; food_days: { round: number; kind: 'mid-age' | 'end-of-age' }[] };
  temples: TempleData[];
  gears: GearData[];
  technologies: { cost_to_reach: Record<'1' | '2' | '3' | 'beyond', number> };
  wealth_tiles: WealthTileData[];
  buildings: BuildingTile[];
  monuments: MonumentTile[];
};

export const GEARS: Gear[] = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen-itza'];
export const TEMPLES: Temple[] = ['chaac', 'quetzalcoatl', 'kukulcan'];
export const TECHNOLOGIES: Technology[] = ['agriculture', 'extraction', 'architecture', 'theology'];
export const BLOCKS: Block[] = ['wood', 'stone', 'gold'];
export const GOODS: Good[] = ['corn', 'wood', 'stone', 'gold', 'skull'];
export const TOP_LEVEL = 3;

export const market = components.market;
export const mostWorkers = components.workers.max;
export const rounds = components.calendar.rounds;
export const foodDays = components.calendar.food_days;
export const temples = components.temples;
export const costToReach = components.technologies.cost_to_reach;
/** Blocks of any kind that a level of a technology costs. */
export const blocksToReach = (level: number): number =>
  costToReach[level > TOP_LEVEL ? 'beyond' : (String(level) as '1' | '2' | '3')];

const byId = <T extends { id: string }>(tiles: T[]) => new Map(tiles.map((tile) => [tile.id, tile]));
const buildings = byId(components.buildings);
const monuments = byId(components.monuments);
const wealthTiles = byId(components.wealth_tiles);
const gears = byId(components.gears);

function known<T>(tile: T | undefined): T {
  if (tile === undefined) throw new Error('a tile that is not in the box');
  return tile;
}

export const building = (id: string): BuildingTile => known(buildings.get(id));
export const monument = (id: string): MonumentTile => known(monuments.get(id));
export const wealthTile = (id: string): WealthTileData => known(wealthTiles.get(id));
export const temple = (id: Temple): TempleData => known(temples.find((each) => each.id === id));

/** The highest number on a gear. */
export const lastSpace = (gear: Gear): number => known(gears.get(gear)).last_space;

/** Whether a space lets its worker do any action of its gear. */
export const isFreeChoice = (gear: Gear, space: number): boolean => known(gears.get(gear)).free_choice.includes(space);

/** What an action space brings where it is a matter of goods alone; `fish`, `or_wood` as printed. */
export function printedGoods(gear: Gear, space: number): (Goods & { fish?: number; or_wood?: number }) | null {
  const printed = known(gears.get(gear)).actions[String(space)];
  return typeof printed === 'object' && gear !== 'chichen-itza' ? (printed as Goods) : null;
}

export function skullSpace(space: number): SkullSpace | null {
  return (known(gears.get('chichen-itza')).actions[String(space)] as SkullSpace | undefined) ?? null;
}
