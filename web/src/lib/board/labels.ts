/** What is written beside the spaces: printed facts as icons and figures, and where each label stands. */
import type { Gear } from '$lib/api/Gear';
import type { SpaceFacts } from '$lib/api/SpaceFacts';
import type { Temple } from '$lib/api/Temple';
import { actionAt } from '$lib/facts/components';
import { distance, inFrame, outside, overlap, startRadius, startSpace, type Box, type Frame } from './frame';
import { CALENDAR_TEETH, centre, freeChoice, lastSpace, meshDirection, spaceDirection, teethOf } from './geometry';
import type { IconName } from '$lib/ui/icons';
import { outerRadius } from './teeth';

export interface Token {
  icon: IconName;
  amount?: number;
  /** How the amount is meant: so many of it, so many times, paid, or so many more. */
  as?: 'times' | 'cost' | 'more';
}

export interface Label {
  rows: Token[][];
  /** The rows are alternatives. */
  either?: boolean;
  /** Chichen Itza: points, and the temple that is climbed. */
  points?: number;
  temple?: Temple;
}

const one = (icon: IconName): Token => ({ icon });
const some = (icon: IconName, amount: number): Token => ({ icon, amount });
const paid = (icon: IconName, amount: number): Token => ({ icon, amount, as: 'cost' });
/** The sign alone says that it is done once. */
const times = (icon: IconName, amount: number): Token => (amount > 1 ? { icon, amount, as: 'times' } : one(icon));

/** The dearest first. */
const GOODS = ['gold', 'stone', 'wood', 'skull', 'corn'] as const;

function signs(action: SpaceFacts): Label {
  switch (action.action) {
    case 'fish':
      return { rows: [[one('fish')], [some('corn', action.corn)]] };
    case 'harvest': {
      const corn = [some('corn', action.corn)];
      return action.wood > 0 ? { rows: [corn, [some('wood', action.wood)]], either: true } : { rows: [corn] };
    }
    case 'take': {
      const goods = GOODS.flatMap((good) => (action.goods[good] ? [some(good, action.goods[good])] : []));
      // Two a row, so that no label grows tall.
      return { rows: goods.length > 2 ? [goods.slice(0, 2), goods.slice(2)] : goods.map((token) => [token]) };
    }
    case 'advance':
      return { rows: [[times('technology', action.most)]] };
    case 'build': {
      const buildings = [times('build', action.most)];
      return action.monument ? { rows: [buildings, [one('monument')]], either: true } : { rows: [buildings] };
    }
    case 'climb-for-blocks':
      return { rows: [[times('temple', action.temples)], [paid('block', action.blocks)]] };
    case 'climb-for-corn':
      return { rows: [[one('temple')], [paid('corn', action.corn)]] };
    case 'trade':
      return { rows: [[one('market')]] };
    case 'worker':
      return { rows: [[one('worker-new')]] };
    case 'build-with-corn':
      return { rows: [[one('build'), one('corn')]] };
    case 'any-action':
      return { rows: [[one('city')], [paid('corn', action.corn)]] };
    case 'skull':
      return { rows: [action.block ? [one('block')] : []], points: action.points, temple: action.temple };
  }
}

/** What the action of a space shows; nothing for 0 and for unnumbered spaces. Free choice has its own sign. */
export function labelOf(gear: Gear, space: number): Label | null {
  const action = actionAt(gear, space);
  return action && signs(action);
}

export const ICON = 16;
export const ROW = 17;
const FIGURE = 8;
const PADDING = 5;
/** The room of a temple's sign. */
export const TEMPLE = 15;

export const tokenWidth = ({ amount, as }: Token): number =>
  ICON + (amount === undefined ? 0 : 2 + FIGURE * String(amount).length + (as ? FIGURE : 0));

export const rowWidth = (row: Token[]): number =>
  row.reduce((sum, token) => sum + tokenWidth(token), 0) + Math.max(0, row.length - 1) * 3;

/** The size of a label: rows below each other. */
export function labelSize(label: Label, tight: boolean): { width: number; height: number } {
  if (label.points !== undefined) {
    const blocks = label.rows[0]?.length ?? 0;
    const signs = (tight ? 0 : TEMPLE) + (blocks > 0 ? ICON + 1 : 0);
    return { width: 2 * PADDING + 1 + FIGURE * String(label.points).length + signs, height: 21 };
  }
  const width = Math.max(...label.rows.map(rowWidth)) + 2 * PADDING;
  return { width, height: label.rows.length * ROW + 4 };
}

export interface PlacedLabel {
  space: number;
  label: Label;
  box: Box;
}

const CLEARANCE = 4;

/** Where there is little room, labels of Chichen Itza gather a little below it, away from what stands beside its mesh. */
function aside(frame: Frame, gear: Gear, space: number): number {
  const exact = spaceDirection(gear, space);
  if (!frame.tight || gear !== 'chichen-itza') return exact;
  const below = meshDirection(gear) + 180;
  return below + (exact - below) * 0.93;
}

/** How far a label may move along its gear to stay clear of what stands there, in degrees, nearest first. */
const SHIFTS = Array.from({ length: 31 }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * 2);

/** A box beside a gear, in a direction or as near to it as there is room; and the direction it got. */
function roomFor(
  frame: Frame,
  gear: Gear,
  wanted: number,
  size: { width: number; height: number },
  clearance: number,
  taken: Box[],
): { direction: number; box: Box } {
  const middle = inFrame(frame, centre(gear));
  const radius = outerRadius(teethOf(gear)) * frame.k + clearance;
  const calendar = outerRadius(CALENDAR_TEETH) * frame.k + 2;
  const plate = startRadius(frame) + 3;
  const isFree = (box: Box) =>
    distance(box, frame) >= calendar &&
    distance(box, startSpace(frame)) >= plate &&
    !taken.some((other) => overlap(box, other, 1));
  for (const away of [0, 8, 16]) {
    for (const shift of SHIFTS) {
      const direction = wanted + shift;
      const box = outside(middle, radius + away, direction, size.width, size.height);
      if (isFree(box)) return { direction, box };
    }
  }
  return { direction: wanted, box: outside(middle, radius, wanted, size.width, size.height) };
}

/** The labels of a gear, each clear of its teeth and of those before it. */
export function placedLabels(frame: Frame, gear: Gear): PlacedLabel[] {
  const labels: PlacedLabel[] = [];
  for (let space = 1; space <= lastSpace(gear); space++) {
    const label = labelOf(gear, space);
    if (!label) continue;
    const taken = labels.map(({ box }) => box);
    const { width, height } = labelSize(label, frame.tight);
    const size = { width: width * frame.zoom, height: height * frame.zoom };
    const { box } = roomFor(frame, gear, aside(frame, gear, space), size, CLEARANCE, taken);
    labels.push({ space, label, box });
  }
  return labels;
}

/** One sign for the spaces of free choice: it stands between them, or as near as there is room. */
export function placedAny(frame: Frame, gear: Gear, width: number): { box: Box; from: number; to: number } {
  const spaces = freeChoice(gear);
  const [first = 0, last = first] = [spaces[0], spaces.at(-1)];
  const taken = placedLabels(frame, gear).map(({ box }) => box);
  const wanted = spaceDirection(gear, (first + last) / 2);
  const clearance = CLEARANCE + (first === last ? 0 : 4);
  const { box, direction } = roomFor(
    frame,
    gear,
    wanted,
    { width: width * frame.zoom, height: 20 * frame.zoom },
    clearance,
    taken,
  );
  // The arc runs from the first of the spaces to the last, and on to the sign.
  const ends = [spaceDirection(gear, first), spaceDirection(gear, last), direction];
  return { box, from: Math.min(...ends), to: Math.max(...ends) };
}
