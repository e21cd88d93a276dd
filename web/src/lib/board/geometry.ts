/**
 * Where everything on the board stands, in units of k: a pitch radius is its number of teeth, so that all teeth are
 * equally wide and mesh. Angles are in degrees, clockwise from the right, as SVG counts them; (0, 0) is the middle of the
 * calendar.
 */
import type { Gear } from '$lib/api/Gear';
import { calendarTeeth, GEARS, lastSpace, teethOf } from '$lib/facts/components';

export interface Point {
  x: number;
  y: number;
}

export { GEARS, lastSpace, teethOf };
export { freeChoice } from '$lib/facts/components';
export const CALENDAR_TEETH: number = calendarTeeth;

/** The direction of each gear from the middle of the calendar. */
const DIRECTIONS: Readonly<Record<Gear, number>> = {
  'chichen-itza': 90,
  palenque: 162,
  yaxchilan: 234,
  tikal: 306,
  uxmal: 18,
};
/** The starting player space stands in the gap between Chichen Itza and Palenque, clear of three gears' teeth. */
export const START_SPACE: Readonly<Point> = { x: -23, y: 23.2 };
/** The tooth of the current day is at the top of the calendar. */
export const TODAY_DIRECTION = 270;

export const direction = (gear: Gear): number => DIRECTIONS[gear];
/** From the middle of a gear to the mesh. */
export const meshDirection = (gear: Gear): number => direction(gear) + 180;

export const pitchRadius = (teeth: number): number => teeth;
/** The angle of one tooth: how far a gear turns in a day. */
export const toothAngle = (teeth: number): number => 360 / teeth;

export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

export function centre(gear: Gear): Point {
  return polar(pitchRadius(CALENDAR_TEETH) + pitchRadius(teethOf(gear)), direction(gear));
}

/** How far the calendar has turned after so many days; anticlockwise. */
export const calendarTurn = (days: number): number => -days * toothAngle(CALENDAR_TEETH);
/** How far a gear has turned after so many days; clockwise. */
export const gearTurn = (gear: Gear, days: number): number => days * toothAngle(teethOf(gear));

/** Where the tooth of a round stands while the calendar shows another round, fractions of a day included. */
export const calendarToothDirection = (round: number, shown: number): number =>
  TODAY_DIRECTION + (round - shown) * toothAngle(CALENDAR_TEETH);

/**
 * Five meshes cannot all have a tooth of the calendar in the middle, since 26 is not a multiple of five. This is how far,
 * in teeth, the gap between a gear's unnumbered spaces lies clockwise of its mesh, so that it receives the nearest tooth.
 */
export function meshShift(gear: Gear): number {
  const teeth = (direction(gear) - TODAY_DIRECTION) / toothAngle(CALENDAR_TEETH);
  const shift = teeth - Math.round(teeth);
  return Math.abs(shift) < 1e-9 ? 0 : shift;
}

/**
 * The direction of a space from the middle of its gear. Spaces sit on teeth and count clockwise; the two unnumbered ones
 * lie on either side of the mesh. Fractions are spaces on the way.
 */
export function spaceDirection(gear: Gear, space: number): number {
  const unnumbered = teethOf(gear) - lastSpace(gear) - 1;
  return meshDirection(gear) + (space + (unnumbered + 1) / 2 + meshShift(gear)) * toothAngle(teethOf(gear));
}

/** Sockets sit at 0.74 of the pitch radius. */
export const SOCKET = 0.74;

export function socket(gear: Gear, space: number): Point {
  const middle = centre(gear);
  const offset = polar(SOCKET * pitchRadius(teethOf(gear)), spaceDirection(gear, space));
  return { x: middle.x + offset.x, y: middle.y + offset.y };
}
