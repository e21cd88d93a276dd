/** How the board fits into its box: how large k is, where the middle lies, and how much can be said around the gears. */
import type { Gear } from '$lib/api/Gear';
import { centre, GEARS, polar, socket, START_SPACE, teethOf, type Point } from './geometry';
import { outerRadius } from './teeth';

export interface Frame {
  width: number;
  height: number;
  /** Pixels per unit. */
  k: number;
  /** The middle of the calendar. */
  x: number;
  y: number;
  /** Whether what the spaces do is written beside them. */
  labelled: boolean;
  /** Whether there is room for the name of the starting player space. */
  named: boolean;
  /** How much larger than usual labels and names are, where there is room. */
  zoom: number;
  /** Whether labels leave out what their colour says already. */
  tight: boolean;
}

const edges = GEARS.map((gear) => ({ ...centre(gear), reach: outerRadius(teethOf(gear)) }));
const LEFT = Math.min(...edges.map(({ x, reach }) => x - reach));
const RIGHT = Math.max(...edges.map(({ x, reach }) => x + reach));
const TOP = Math.min(...edges.map(({ y, reach }) => y - reach));
const BOTTOM = Math.max(...edges.map(({ y, reach }) => y + reach));

/** Room for the labels around the outermost teeth, in pixels. */
const MARGIN = { side: 44, top: 40, bottom: 31 };
const BARE = { side: 5, top: 5, bottom: 5 };
/** Below this, labels would crowd each other. */
const SMALLEST_LABELLED = 4.1;
const SMALLEST_NAMED = 6.6;
const SMALLEST_WIDE = 5.4;
/** Where labels have their usual size; beyond it they grow with the gears. */
const USUAL = 7;
/** How large a gear is that was too small to read. */
const LIFTED = 6.3;

export function fit(width: number, height: number): Frame {
  const labelled = scale(width, height, MARGIN) >= SMALLEST_LABELLED;
  const zoom = Math.max(1, Math.min(1.4, scale(width, height, MARGIN) / USUAL));
  const { side, top, bottom } = labelled ? MARGIN : BARE;
  const margin = { side: side * zoom, top: top * zoom, bottom: bottom * zoom };
  const k = Math.max(1, scale(width, height, margin));
  // What is left over goes half above and half below.
  const spare = height - margin.top - margin.bottom - (BOTTOM - TOP) * k;
  const y = margin.top + spare / 2 - TOP * k;
  return { width, height, k, x: width / 2, y, labelled, named: k >= SMALLEST_NAMED, zoom, tight: k < SMALLEST_WIDE };
}

function scale(width: number, height: number, margin: typeof MARGIN): number {
  return Math.min((width - 2 * margin.side) / (RIGHT - LEFT), (height - margin.top - margin.bottom) / (BOTTOM - TOP));
}

/** The board enlarged so far that a gear can be read, with that gear where it was, or as near as its box lets it be. */
export function enlarged(frame: Frame, gear: Gear): Frame {
  const k = LIFTED;
  const { x, y } = inFrame(frame, centre(gear));
  const reach = outerRadius(teethOf(gear)) * k + MARGIN.side;
  const within = (value: number, size: number) => Math.max(reach, Math.min(size - reach, value));
  const middle = { x: within(x, frame.width), y: within(y, frame.height) };
  return {
    ...frame,
    k,
    x: middle.x - centre(gear).x * k,
    y: middle.y - centre(gear).y * k,
    labelled: true,
    named: true,
    zoom: 1,
    tight: false,
  };
}

export const inFrame = (frame: Frame, { x, y }: Point): Point => ({
  x: frame.x + x * frame.k,
  y: frame.y + y * frame.k,
});

/** The socket of a space; fractions are on the way to the next. */
export const socketAt = (frame: Frame, gear: Gear, space: number): Point => inFrame(frame, socket(gear, space));

/** The middle of the starting player space, off the teeth of three gears. */
export const startSpace = (frame: Frame): Point => inFrame(frame, START_SPACE);

/** The size of its plate. */
export const startRadius = (frame: Frame): number => Math.max(13, frame.k * 2.7);

/** A rectangle around its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Disc extends Point {
  radius: number;
}

/** How far a box is from a point; 0 inside it. */
export function distance(box: Box, point: Point): number {
  const dx = Math.max(0, Math.abs(point.x - box.x) - box.width / 2);
  const dy = Math.max(0, Math.abs(point.y - box.y) - box.height / 2);
  return Math.hypot(dx, dy);
}

export const overlap = (a: Box, b: Box, gap = 0): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width + 2 * gap && Math.abs(a.y - b.y) * 2 < a.height + b.height + 2 * gap;

/** A box in a direction from a middle, as near as a circle around that middle lets it be. */
export function outside(middle: Point, radius: number, degrees: number, width: number, height: number): Box {
  for (let reach = radius; ; reach += 0.5) {
    const { x, y } = polar(reach, degrees);
    const box = { x: middle.x + x, y: middle.y + y, width, height };
    if (distance(box, middle) >= radius) return box;
  }
}

/** The rectangle around several. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x - box.width / 2));
  const right = Math.max(...boxes.map((box) => box.x + box.width / 2));
  const top = Math.min(...boxes.map((box) => box.y - box.height / 2));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

export const boxOf = ({ x, y }: Point, radius: number): Box => ({ x, y, width: 2 * radius, height: 2 * radius });
