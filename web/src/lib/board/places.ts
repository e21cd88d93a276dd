/** Where what is pointed at stands, so that its card can stand beside it. */
import type { Gear } from '$lib/api/Gear';
import type { CardContent, Explained } from './card';
import { around, boxOf, inFrame, socketAt, startRadius, startSpace, type Box, type Frame } from './frame';
import { centre, GEARS, teethOf } from './geometry';
import { layoutJungle } from './jungle';
import { placedLabels } from './labels';
import type { Pointed } from './pointed';
import { outerRadius } from './teeth';

/** The radius of the calendar's hub, in units of k. */
export const HUB = 17.6;

export interface Place {
  anchor: Box;
  /** What it is a part of. */
  whole: Box;
}

const wheelOf = (frame: Frame, gear: Gear): Box =>
  boxOf(inFrame(frame, centre(gear)), outerRadius(teethOf(gear)) * frame.k);

/** A gear with the labels beside it. */
function gearPlace(frame: Frame, gear: Gear): Box {
  return around([wheelOf(frame, gear), ...(frame.labelled ? placedLabels(frame, gear).map(({ box }) => box) : [])]);
}

export function placeOf(frame: Frame, pointed: Pointed, players: number): Place | null {
  switch (pointed.kind) {
    case 'gear': {
      const whole = gearPlace(frame, pointed.gear);
      return { anchor: whole, whole };
    }
    case 'space':
      return {
        anchor: boxOf(socketAt(frame, pointed.gear, pointed.space), 2 * frame.k),
        whole: gearPlace(frame, pointed.gear),
      };
    case 'start': {
      const anchor = boxOf(startSpace(frame), startRadius(frame));
      return { anchor, whole: anchor };
    }
    case 'jungle': {
      const { groups } = layoutJungle(frame, players);
      const found = groups.find(({ group }) => Number(group) === pointed.group);
      if (!found) return null;
      const { x, y, width, height } = found;
      const anchor = { x: x + width / 2, y: y + height / 2, width: width + 8, height: height + 44 };
      return { anchor, whole: anchor };
    }
    case 'calendar': {
      const anchor = boxOf(frame, HUB * frame.k);
      return { anchor, whole: anchor };
    }
  }
}

/**
 * A card where it belongs on the page, clear of the hub, which says the round; `at` is a place of its own for what is too
 * large to stand beside.
 */
export function explainedIn(
  root: Element,
  card: CardContent,
  { anchor, whole }: Place,
  frame: Frame,
  at: DOMRect | null,
): Explained {
  const { left, top } = root.getBoundingClientRect();
  const onPage = ({ x, y, width, height }: Box) =>
    new DOMRect(left + x - width / 2, top + y - height / 2, width, height);
  const wheels = GEARS.map((gear) => onPage(wheelOf(frame, gear)));
  const own = onPage(whole);
  const inside = ({ left, right, top, bottom }: DOMRect) =>
    own.left <= left + 1 && own.right >= right - 1 && own.top <= top + 1 && own.bottom >= bottom - 1;
  const clear = [onPage(boxOf(frame, HUB * frame.k * 0.92)), ...wheels.filter((wheel) => !inside(wheel))];
  return { ...card, anchor: at ?? onPage(anchor), whole: at ? undefined : onPage(whole), clear };
}
