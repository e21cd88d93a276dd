/**
 * The outline of a gear: involute flanks, as real gears have them, since those touch without cutting into each other at
 * every angle. Stub teeth at 25 degrees, so that ten teeth need no undercut. Units of k; a tooth points to angle 0.
 */
import { pitchRadius, polar, type Point } from './geometry';

const MODULE = 2;
const PRESSURE = (25 * Math.PI) / 180;
export const ADDENDUM = 0.66 * MODULE;
export const DEDENDUM = ADDENDUM + 0.14 * MODULE;
/** Play between flanks, as an arc on the pitch circle of each tooth's half. */
const PLAY = 0.07;
const FLANK_STEPS = 5;

export const outerRadius = (teeth: number): number => pitchRadius(teeth) + ADDENDUM;
export const rootRadius = (teeth: number): number => pitchRadius(teeth) - DEDENDUM;

const involute = (angle: number) => Math.tan(angle) - angle;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Half the angle that a tooth fills at a radius, in degrees. */
export function halfTooth(teeth: number, radius: number): number {
  const pitch = pitchRadius(teeth);
  const base = pitch * Math.cos(PRESSURE);
  const at = Math.acos(Math.min(1, base / Math.max(radius, base)));
  return degrees(Math.PI / (2 * teeth) - PLAY / pitch + involute(PRESSURE) - involute(at));
}

/** Radii from root to tip where a flank is sampled. */
function flank(teeth: number): number[] {
  const base = Math.max(pitchRadius(teeth) * Math.cos(PRESSURE), rootRadius(teeth));
  const tip = outerRadius(teeth);
  const rising = Array.from({ length: FLANK_STEPS + 1 }, (_, i) => base + ((tip - base) * i) / FLANK_STEPS);
  return [rootRadius(teeth), ...rising];
}

/** The outline as a polygon, for tests and for drawing alike. */
export function outline(teeth: number): Point[] {
  const radii = flank(teeth);
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = (tooth * 360) / teeth;
    for (const radius of radii) points.push(polar(radius, middle - halfTooth(teeth, radius)));
    for (const radius of radii.toReversed()) points.push(polar(radius, middle + halfTooth(teeth, radius)));
  }
  return points;
}

const fixed = (value: number) => Number(value.toFixed(2));
const at = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`;

/** The outline as a path, tips and roots rounded as a carver would leave them. */
export function outlinePath(teeth: number, k: number): string {
  const radii = flank(teeth);
  const tip = outerRadius(teeth);
  const root = rootRadius(teeth);
  const scaled = (radius: number, angle: number) => at(polar(radius * k, angle));
  const parts: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = (tooth * 360) / teeth;
    const next = ((tooth + 1) * 360) / teeth;
    const side = (radius: number, sign: number) => scaled(radius, middle + sign * halfTooth(teeth, radius));
    const corner = tip - 0.35;
    const inset = halfTooth(teeth, tip) * 0.45;
    if (tooth === 0) parts.push(`M${side(root + 0.5, -1)}`);
    for (const radius of radii.slice(1, -1))
      if (radius > root + 0.5 && radius < corner) parts.push(`L${side(radius, -1)}`);
    parts.push(`L${side(corner, -1)}Q${side(tip, -1)} ${scaled(tip, middle - inset)}`);
    parts.push(`A${fixed(tip * k)} ${fixed(tip * k)} 0 0 1 ${scaled(tip, middle + inset)}`);
    parts.push(`Q${side(tip, 1)} ${side(corner, 1)}`);
    for (const radius of radii.slice(1, -1).toReversed())
      if (radius > root + 0.5 && radius < corner) parts.push(`L${side(radius, 1)}`);
    const rootHalf = halfTooth(teeth, root);
    const dip = Math.min(1.4, (360 / teeth / 2 - rootHalf) * 0.5);
    parts.push(`L${side(root + 0.5, 1)}Q${side(root, 1)} ${scaled(root, middle + rootHalf + dip)}`);
    parts.push(`A${fixed(root * k)} ${fixed(root * k)} 0 0 1 ${scaled(root, next - rootHalf - dip)}`);
    parts.push(`Q${scaled(root, next - rootHalf)} ${scaled(root + 0.5, next - halfTooth(teeth, root + 0.5))}`);
  }
  return `${parts.join('')}Z`;
}
