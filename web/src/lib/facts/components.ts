// What is printed on the board and on the tiles, as the engine's tests verify it. Facts for words and icons, not rules.
// This is the only module that reads the table of components: where it comes from is nobody else's business.
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

/** What the number of players decides before the game begins. */
export interface PlayerCount {
  monuments: number;
  harvest_tiles_per_group: number;
  dummy_workers: number;
}

export type Level = '1' | '2' | '3' | 'beyond';

const components = data as unknown as {
  players: Record<string, PlayerCount>;
  market: Record<Block, number>;
  skulls: number;
  workers: { start: number; max: number };
  placement_surcharge: number[];
  calendar: { teeth: number; rounds: number; food_days: { round: number; kind: 'mid-age' | 'end-of-age' }[] };
  temples: TempleData[];
  gears: GearData[];
  technologies: Record<Technology, Record<Level, string>> & { cost_to_reach: Record<Level, number> };
  wealth_tiles: WealthTileData[];
  buildings: BuildingTile[];
  monuments: MonumentTile[];
};

/** The gears in the order of the contract, which is also clockwise, Chichen Itza last. */
export const GEARS: Gear[] = ['palenque', 'yaxchilan', 'tikal', 'uxmal', 'chichen-itza'];
export const TEMPLES: Temple[] = ['chaac', 'quetzalcoatl', 'kukulcan'];
export const TECHNOLOGIES: Technology[] = ['agriculture', 'extraction', 'architecture', 'theology'];
export const BLOCKS: Block[] = ['wood', 'stone', 'gold'];
export const GOODS: Good[] = ['corn', 'wood', 'stone', 'gold', 'skull'];
export const TOP_LEVEL = 3;

export const market = components.market;
export const skulls = components.skulls;
export const firstWorkers = components.workers.start;
export const mostWorkers = components.workers.max;
/** What each further worker of a turn costs on top of its space. */
export const surcharges = components.placement_surcharge;
export const calendarTeeth = components.calendar.teeth;
export const rounds = components.calendar.rounds;
export const foodDays = components.calendar.food_days;
export const temples = components.temples;
export const costToReach = components.technologies.cost_to_reach;
/** Blocks of any kind that a level of a technology costs. */
export const blocksToReach = (level: number): number =>
  costToReach[level > TOP_LEVEL ? 'beyond' : (String(level) as '1' | '2' | '3')];
/** What a level of a technology gives, as it is printed: in words. */
export const printedLevel = (technology: Technology, level: Level): string =>
  components.technologies[technology][level];

/** What each number of players decides, from two to four. */
export const playerCounts: [number, PlayerCount][] = Object.entries(components.players).map(([count, of]) => [
  Number(count),
  of,
]);
export const harvestTilesPerGroup = (players: number): number =>
  components.players[String(players)]?.harvest_tiles_per_group ?? 4;

export const allBuildings = components.buildings;
export const allMonuments = components.monuments;
export const allWealthTiles = components.wealth_tiles;

const byId = <T extends { id: string }>(tiles: T[]) => new Map(tiles.map((tile) => [tile.id, tile]));
const buildings = byId(components.buildings);
const monuments = byId(components.monuments);
const wealthTiles = byId(components.wealth_tiles);
const gears = byId(components.gears);

// A newer server may speak of things that are not in this box: they have nothing printed on them.
export const building = (id: string): BuildingTile =>
  buildings.get(id) ?? { id, age: 1, kind: 'public', cost: {}, effects: [] };
export const monument = (id: string): MonumentTile => monuments.get(id) ?? { id, kind: 'public', cost: {} };
export const wealthTile = (id: string): WealthTileData => wealthTiles.get(id) ?? { id, effects: [] };
export const temple = (id: Temple): TempleData =>
  temples.find((each) => each.id === id) ?? { id, steps: [], leader_bonus: { age1: 0, age2: 0 } };
const gearOf = (id: Gear): GearData => gears.get(id) ?? { id, teeth: 1, last_space: 0, free_choice: [], actions: {} };

/** Whether a building or monument is in this box. */
export const isKnownTile = (id: string): boolean => buildings.has(id) || monuments.has(id);

export const teethOf = (gear: Gear): number => gearOf(gear).teeth;

/** The highest number on a gear. */
export const lastSpace = (gear: Gear): number => gearOf(gear).last_space;

/** The spaces that let their worker do any action of their gear. */
export const freeChoice = (gear: Gear): readonly number[] => gearOf(gear).free_choice;
export const isFreeChoice = (gear: Gear, space: number): boolean => freeChoice(gear).includes(space);

/** What an action space shows, as it is printed: goods and figures, or words at Tikal and Uxmal. */
export const printedAction = (gear: Gear, space: number): unknown => gearOf(gear).actions[String(space)];

/** What an action space brings where it is a matter of goods alone; `fish`, `or_wood` as printed. */
export function printedGoods(gear: Gear, space: number): (Goods & { fish?: number; or_wood?: number }) | null {
  const printed = printedAction(gear, space);
  return typeof printed === 'object' && gear !== 'chichen-itza' ? printed : null;
}

export function skullSpace(space: number): SkullSpace | null {
  return (printedAction('chichen-itza', space) as SkullSpace | undefined) ?? null;
}
