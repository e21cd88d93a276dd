// What this browser remembers about the lessons: the current lesson, its table, the completed lessons, and the tables
// that lessons opened before the server could tell them from games. Lists leave them out.
import type { FinishedGame } from '$lib/api/FinishedGame';
import type { Lobby } from '$lib/api/Lobby';

const PLACE = 'tzolkin.learn';
/** Repeated here, so that the start page does not have to load the lessons; a test compares the numbers. */
export const LESSON_COUNT = 12;
/** Older tables are dropped: they have long been forgotten. */
const MOST_TABLES = 200;

export interface Learnt {
  /** The index of the current lesson; none before the first. */
  lesson: number | null;
  /** Its table, with the key of its invitation. */
  table: string | null;
  done: string[];
  tables: string[];
}

const NOTHING: Learnt = { lesson: null, table: null, done: [], tables: [] };
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

export function kept(): Learnt {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Learnt>;
    return {
      lesson: typeof found.lesson === 'number' && found.lesson >= 0 ? found.lesson : null,
      table: typeof found.table === 'string' ? found.table : null,
      done: texts(found.done),
      tables: texts(found.tables),
    };
  } catch {
    return NOTHING;
  }
}

export function keep(change: Partial<Learnt>): Learnt {
  const next = { ...kept(), ...change };
  next.tables = next.tables.slice(-MOST_TABLES);
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // Nothing can be stored, so the lessons start again next time.
  }
  return next;
}

export function withoutLessons(lobby: Lobby): Lobby {
  const { tables } = kept();
  return { ...lobby, mine: lobby.mine.filter(({ id }) => !tables.includes(id)) };
}

export function tablesWithoutLessons(ids: string[]): string[] {
  const { tables } = kept();
  return ids.filter((id) => !tables.includes(id));
}

export function gamesWithoutLessons(games: FinishedGame[]): FinishedGame[] {
  const { tables } = kept();
  return games.filter(({ table }) => !tables.includes(table));
}
