// Reviews that were made are kept in this browser. Where it denies that, or has no room, they are made again.
import type { Depth } from '$lib/api/Depth';
import type { Review } from '$lib/api/Review';
import { scoped } from '$lib/device/scope';

const VERSION = 1;
const STORE = 'reviews';
/** A review takes about a hundred kilobytes. */
export const MOST_KEPT = 50;

/** What a review is known by: another analyst or another form make another one. */
export interface Key {
  game: string;
  depth: Depth;
  format: number;
  analyst: string;
}

export interface Kept extends Key {
  /** When it was made. */
  at: number;
  review: Review;
}

type KeyParts = [game: string, depth: Depth, format: number, analyst: string];

export const keyOf = ({ game, depth, format, analyst }: Key): KeyParts => [game, depth, format, analyst];

/** Those that give way to a new one: others of the same game and depth, and the oldest of too many. */
export function outdated(oldestFirst: KeyParts[], fresh: KeyParts): KeyParts[] {
  const others = oldestFirst.filter((key) => String(key) !== String(fresh));
  const isReplaced = ([game, depth]: KeyParts) => game === fresh[0] && depth === fresh[1];
  const rest = others.filter((key) => !isReplaced(key));
  return [...others.filter(isReplaced), ...rest.slice(0, Math.max(0, rest.length + 1 - MOST_KEPT))];
}

/** Whether it has the form that is shown here. One of another version may have another. */
export function isReadable(review: Review): boolean {
  const numbers = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === 'number');
  const lists = [review.turns, review.seats].every(Array.isArray);
  return (
    lists &&
    review.turns.every((turn) => numbers(turn.chances) && numbers(turn.points) && Array.isArray(turn.played)) &&
    review.turns.every((turn) => Array.isArray(turn.best) && Array.isArray(turn.reasons)) &&
    [review.table, review.strongest, ...review.seats.map(({ habits }) => habits)].every((habits) => Boolean(habits))
  );
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser does not say why'));
  });

async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(scoped('tzolkin-reviews'), VERSION);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: ['game', 'depth', 'format', 'analyst'] });
    store.createIndex('at', 'at');
  };
  const database = await done(request);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** The kept reviews of a game. */
export async function keptReviews(game: string): Promise<Kept[]> {
  try {
    // A list comes after every text, so that this is all that begins with the game.
    const range = IDBKeyRange.bound([game], [game, []]);
    const found = await use('readonly', (store) => done(store.getAll(range) as IDBRequest<Kept[]>));
    return found.filter(({ review }) => isReadable(review));
  } catch {
    return [];
  }
}

/** Keeps a review, and forgets those that it replaces. */
export async function keepReview(game: string, review: Review): Promise<void> {
  const { depth, format, analyst } = review;
  const fresh: Kept = { game, depth, format, analyst, at: Date.now(), review };
  try {
    await use('readwrite', async (store) => {
      const oldestFirst = (await done(store.index('at').getAllKeys())) as KeyParts[];
      for (const key of outdated(oldestFirst, keyOf(fresh))) store.delete(key);
      await done(store.put(fresh));
    });
  } catch {
    // The next visit makes it again.
  }
}
