// The puzzles that ship with the client: positions in which one turn is clearly better than all others. `tzolkin puzzles`
// finds and grades them.

export const THEMES = [
  'feeding',
  'temples',
  'skulls',
  'technologies',
  'monuments',
  'food-day',
  'start-player',
] as const;
export type Theme = (typeof THEMES)[number];
export const GRADES = [1, 2, 3, 4, 5] as const;

export interface Puzzle {
  id: string;
  players: number;
  /** The game until the turn begins, as text. */
  record: string;
  seat: number;
  round: number;
  /** The actions of the best turn, its end included. */
  solution: string[];
  theme: Theme;
  /** How much search it needs, from 1. */
  grade: number;
}

/** A puzzle with its number among all of them, from 1. */
export interface Numbered extends Puzzle {
  number: number;
}

/** All of them, in a part of the program of their own: they are as large as the rest of it. */
export async function loadPuzzles(): Promise<Numbered[]> {
  const { default: text } = await import('./puzzles.json?raw');
  const { puzzles } = JSON.parse(text) as { puzzles: Puzzle[] };
  return puzzles.map((puzzle, index) => ({ ...puzzle, number: index + 1 }));
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The share of the circle after which the next stop is farthest from all before it. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * The puzzle of a day, the same for everyone at the same time: the day of the UTC date decides. Every puzzle has its day before
 * one comes again, and neighbours in the list, which may be alike, are not neighbours in time.
 */
export function puzzleOfDay<P>(puzzles: P[], now: number): P | undefined {
  const count = puzzles.length;
  if (count === 0) return undefined;
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (divisor(stride, count) !== 1) stride += 1;
  return puzzles[((Math.floor(now / DAY_MS) % count) * stride) % count];
}

/** The puzzles of a theme, the easy ones first; of one grade, if that is asked for. */
export function ofTheme<P extends Pick<Puzzle, 'theme' | 'grade'>>(
  puzzles: P[],
  theme: Theme,
  grade: number | null,
): P[] {
  return puzzles
    .filter((puzzle) => puzzle.theme === theme && (grade === null || puzzle.grade === grade))
    .toSorted((a, b) => a.grade - b.grade);
}

/** The first one that has not been tried. */
export const nextOf = <P extends Pick<Puzzle, 'id'>>(puzzles: P[], tried: (id: string) => boolean): P | undefined =>
  puzzles.find(({ id }) => !tried(id));

/**
 * The puzzle to go on with: the next one of the same theme that has not been tried, in the order of the list; after the last of
 * them, one of another theme. None if all have been tried.
 */
export function nextAfter<P extends Pick<Puzzle, 'id' | 'theme' | 'grade'>>(
  puzzles: P[],
  after: P,
  tried: (id: string) => boolean,
): P | undefined {
  const same = ofTheme(puzzles, after.theme, null);
  const at = same.findIndex(({ id }) => id === after.id);
  const others = THEMES.filter((theme) => theme !== after.theme).flatMap((theme) => ofTheme(puzzles, theme, null));
  return nextOf([...same.slice(at + 1), ...same.slice(0, Math.max(0, at)), ...others], tried);
}
