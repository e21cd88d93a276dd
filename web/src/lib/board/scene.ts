/** What is drawn of a position, apart from the messages it came in, so that moves can be shown one event at a time. */
import type { Event } from '$lib/api/Event';
import type { Gear } from '$lib/api/Gear';
import type { Position } from '$lib/api/Position';
import type { State } from '$lib/api/State';
import { CALENDAR_TEETH, GEARS, teethOf } from './geometry';

export type Occupant = number | 'dummy' | null;
export type Occupants = Record<Gear, Occupant[]>;

export interface Scene {
  round: number;
  /** Days passed since the game began: how far everything has turned. */
  days: number;
  gears: Occupants;
  startSpace: number | null;
  jungle: State['jungle'];
  skulls: number[];
  /** Rounds whose teeth corn lies on. */
  cornTeeth: number[];
}

export interface WorkerAt {
  /** Who it is; stays the same while the worker rides on its tooth. */
  key: string;
  seat: number | null;
  gear: Gear;
  space: number;
}

export function sceneOf({ state, corn_teeth }: Position): Scene {
  return {
    round: state.round,
    // The last advance leads to no further round.
    days: state.decision === 'over' ? state.round : state.round - 1,
    gears: state.gears,
    startSpace: state.start_space,
    jungle: state.jungle,
    skulls: state.skulls_placed,
    cornTeeth: corn_teeth,
  };
}

/** The position so many days ahead, as the forecast has it. */
export function sceneAhead(position: Position, days: number): Scene {
  const now = sceneOf(position);
  const day = position.forecast.days[Math.min(days, position.forecast.days.length) - 1];
  if (!day) return now;
  const gears = Object.fromEntries(GEARS.map((gear) => [gear, Array<Occupant>(teethOf(gear)).fill(null)])) as Occupants;
  for (const { seat, at } of day.workers) gears[at.gear][at.space] = seat ?? 'dummy';
  const passed = Math.min(days, position.forecast.days.length);
  return { ...now, round: day.round, days: now.days + passed, gears, startSpace: null };
}

export function workersOf(scene: Scene): WorkerAt[] {
  return GEARS.flatMap((gear) =>
    scene.gears[gear].flatMap((occupant, space): WorkerAt[] => {
      if (occupant === null) return [];
      const teeth = teethOf(gear);
      const tooth = (((space - scene.days) % teeth) + teeth) % teeth;
      return [{ key: `${gear} ${tooth}`, seat: occupant === 'dummy' ? null : occupant, gear, space }];
    }),
  );
}

/** The tooth of the calendar that a round is played on, from 0; the last round shares the first one's. */
export const calendarTooth = (round: number): number => (round - 1) % CALENDAR_TEETH;

function put(gears: Occupants, gear: Gear, space: number, occupant: Occupant): Occupants {
  const spaces = (gears as Partial<Occupants>)[gear];
  // A newer server may know gears and spaces that are not drawn here.
  return spaces && space < spaces.length ? { ...gears, [gear]: spaces.with(space, occupant) } : gears;
}

/** A day: everyone rides one space on. Those past the end are taken off by the events that follow. */
function turned(gears: Occupants): Occupants {
  const ride = (spaces: Occupant[]) => [spaces.at(-1) ?? null, ...spaces.slice(0, -1)];
  return Object.fromEntries(GEARS.map((gear) => [gear, ride(gears[gear])])) as Occupants;
}

/** The scene after an event; the same one if nothing drawn here changed. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'worker': {
      let { gears, startSpace } = scene;
      if (typeof event.from === 'object') {
        // A worker pushed off has already ridden on when the event says so.
        const { gear, space } = event.from.gear;
        gears = put(gears, gear, event.cause === 'calendar' ? space + 1 : space, null);
      } else if (event.from === 'start-space') startSpace = null;
      if (typeof event.to === 'object') gears = put(gears, event.to.gear.gear, event.to.gear.space, event.seat);
      else if (event.to === 'start-space') startSpace = event.seat;
      return { ...scene, gears, startSpace };
    }
    case 'day':
      return { ...scene, days: scene.days + 1, gears: turned(scene.gears) };
    case 'round-began':
      return { ...scene, round: event.round };
    case 'harvested': {
      const group = String(event.group) as keyof State['jungle'];
      const fields = (scene.jungle as Partial<State['jungle']>)[group];
      if (!fields) return scene;
      const { corn, wood } = fields;
      const left = event.tile === 'wood' ? { corn, wood: wood - 1 } : { corn: corn - 1, wood };
      return { ...scene, jungle: { ...scene.jungle, [group]: left } };
    }
    case 'goods':
      if (event.from === 'teeth') return { ...scene, cornTeeth: [] };
      if (typeof event.to === 'object' && 'skull-space' in event.to) {
        return { ...scene, skulls: [...scene.skulls, event.to['skull-space']].sort((a, b) => a - b) };
      }
      return scene;
    default:
      return scene;
  }
}
