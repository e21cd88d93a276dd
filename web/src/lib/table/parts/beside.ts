// Where something floats beside what it speaks of.

const gap = 10;
const margin = 8;
// The tools above stay in reach, and if possible the bar below.
const header = 52;
const footer = 84;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
interface Corner {
  left: number;
  top: number;
}

/** What something that floats keeps away from. */
export interface Around {
  /** What the anchor is a part of, which stays in view. */
  whole?: DOMRect | undefined;
  /** What must not be covered, the most important first; the others give way where there is no room. */
  clear?: DOMRect[] | undefined;
}

/**
 * Where something beside an anchor fits on the screen; where there is room, clear of what the anchor is a part of: on
 * the side that the anchor is nearest to.
 */
export function beside(anchor: DOMRect, width: number, height: number, { whole, clear = [] }: Around = {}): Corner {
  const covers = (at: Corner, things: DOMRect[]) => things.some((thing) => meet(boxAt(at, width, height), thing));
  const sides = whole ? outside(whole, anchor, width, height).filter((at) => fits(at, width, height, footer)) : [];
  const usual = next(anchor, width, height);
  const close = outside(anchor, anchor, width, height).filter((at) => fits(at, width, height, margin));
  for (const things of [clear, clear.slice(0, 1)]) {
    const found = [...sides, usual, ...close].find((at) => !covers(at, things));
    if (found) return found;
  }
  return usual;
}

const boxAt = ({ left, top }: Corner, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const fits = ({ left, top }: Corner, width: number, height: number, below: number): boolean =>
  left >= margin && left + width <= innerWidth - margin && top >= header && top + height <= innerHeight - below;

/** The four sides of something, the nearest to the anchor first. */
function outside(whole: DOMRect, anchor: DOMRect, width: number, height: number): Corner[] {
  const x = anchor.left + anchor.width / 2;
  const y = anchor.top + anchor.height / 2;
  const across = { left: clamp(x - width / 2, margin, innerWidth - width - margin) };
  const along = { top: clamp(y - height / 2, header, innerHeight - height - footer) };
  return [
    { away: x - whole.left, left: whole.left - gap - width, ...along },
    { away: whole.right - x, left: whole.right + gap, ...along },
    { away: y - whole.top, top: whole.top - gap - height, ...across },
    { away: whole.bottom - y, top: whole.bottom + gap, ...across },
  ].sort((a, b) => a.away - b.away);
}

function next(anchor: DOMRect, width: number, height: number): Corner {
  const right = anchor.right + gap;
  const fitsRight = right + width <= innerWidth - margin;
  const left = fitsRight ? right : anchor.left - gap - width;
  // Beside a button of the bar there are others, which must not be covered.
  if (anchor.top > innerHeight - 130)
    return { left: clamp(anchor.left, margin, innerWidth - width - margin), top: anchor.top - gap - height };
  const top = anchor.top + anchor.height / 2 - height / 2;
  // Where neither side has room, below or above does.
  if (left < margin) {
    const under = anchor.bottom + gap + height <= innerHeight - margin;
    return {
      left: clamp(anchor.left + anchor.width / 2 - width / 2, margin, innerWidth - width - margin),
      top: clamp(under ? anchor.bottom + gap : anchor.top - gap - height, header, innerHeight - height - margin),
    };
  }
  return { left, top: clamp(top, header, innerHeight - height - margin) };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
