// What this browser remembers about puzzles: how each went, and when.

const PLACE = 'tzolkin.puzzles';

const STATES = ['solved', 'failed', 'seen'] as const;
/** Solved at the first try without help; tried in vain so far; solved later, or its solution was shown. */
export type State = (typeof STATES)[number];

/** What happened: a turn was played, or the solution was asked for. */
export type Outcome = 'right' | 'wrong' | 'shown';

export interface Entry {
  state: State;
  /** The UTC date of the last change, such as `2026-11-18`. */
  date: string;
}
export type Progress = Record<string, Entry>;

/** How a puzzle stands after something happened. What was solved stays solved, and nothing becomes solved later. */
export function stateAfter(before: State | undefined, outcome: Outcome): State {
  if (before === undefined) return ({ right: 'solved', wrong: 'failed', shown: 'seen' } as const)[outcome];
  return before === 'failed' && outcome !== 'wrong' ? 'seen' : before;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { state, date } = value as Partial<Entry>;
  return STATES.some((each) => each === state) && typeof date === 'string';
}

/** What is stored; nothing where nothing can be read. */
export function stored(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown> | null;
    return Object.fromEntries(Object.entries(found ?? {}).filter((pair): pair is [string, Entry] => isEntry(pair[1])));
  } catch {
    return {};
  }
}

// Where nothing can be stored, it is remembered as long as the page is open.
let current = $state.raw<Progress>(stored());

export const progress = (): Progress => current;

/** Notes what happened with a puzzle. Another tab may have noted something in the meantime. */
export function note(id: string, outcome: Outcome, now: number = Date.now()): void {
  const all = { ...current, ...stored() };
  const state = stateAfter(all[id]?.state, outcome);
  if (state !== all[id]?.state) all[id] = { state, date: new Date(now).toISOString().slice(0, 10) };
  current = all;
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // Nothing can be stored.
  }
}
