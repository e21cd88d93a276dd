// Where the games of this device are stored: IndexedDB, and this worker's memory where the browser denies it.
import type { Save } from './protocol';
import { scoped } from './scope';

const NAME = scoped('tzolkin');
const VERSION = 1;

/** What lists show of a game; the save itself lies apart, because it is long. */
type Listed = Pick<Save, 'table' | 'kind' | 'summary' | 'finished'>;

/** Another worker has taken over, so that this one must not write any more. */
export class TakenOver extends Error {}

/** What is stored cannot be read, so nobody knows what there is. */
export class StoreFailed extends Error {}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser does not say why'));
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games', { keyPath: 'table' });
    request.result.createObjectStore('saves');
    request.result.createObjectStore('records');
    request.result.createObjectStore('owner');
  };
  return done(request);
}

export class Store {
  /** What is not written yet, or could not be. It lives as long as this worker, and every write tries again. */
  #saves = new Map<string, Save>();
  #records = new Map<string, string>();
  #removed = new Set<string>();
  #database: IDBDatabase | null = null;
  /** The number of this worker among all that have ever written; none as long as the store could not be opened. */
  #epoch: number | null = null;

  private constructor() {}

  /** Opens the store for the only worker that may write to it from now on. */
  static async open(): Promise<Store> {
    const store = new Store();
    await store.#connect().catch(() => undefined);
    return store;
  }

  /** Whether games outlive the page. */
  get lasts(): boolean {
    return this.#database !== null && this.#saves.size + this.#records.size + this.#removed.size === 0;
  }

  async #connect(): Promise<IDBDatabase> {
    const database = await open();
    try {
      const transaction = database.transaction('owner', 'readwrite');
      const owner = transaction.objectStore('owner');
      const last = (await done(owner.get('epoch'))) as number | undefined;
      // Whoever connects again must not take the store from somebody else. Perhaps it has been emptied.
      if (this.#epoch !== null && last !== undefined && last !== this.#epoch) throw new TakenOver();
      this.#epoch ??= (last ?? 0) + 1;
      owner.put(this.#epoch, 'epoch');
      await committed(transaction);
    } catch (error) {
      database.close();
      throw error;
    }
    const lost = () => {
      if (this.#database === database) this.#database = null;
    };
    database.onclose = lost;
    // A newer client in another tab wants to change the store.
    database.onversionchange = () => {
      lost();
      database.close();
    };
    this.#database = database;
    return database;
  }

  /** Works with the database. A connection that has ended, as when somebody clears the data of the site, is made again. */
  async #use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    if (this.#database) {
      try {
        return await work(this.#database);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
        this.#database = null;
      }
    }
    return work(await this.#connect());
  }

  async #read<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await this.#use(work);
    } catch (error) {
      if (error instanceof TakenOver) throw error;
      throw new StoreFailed('what is stored cannot be read', { cause: error });
    }
  }

  #get<T>(store: string, key: string): Promise<T | undefined> {
    return this.#read(
      async (database) =>
        (await done(database.transaction(store).objectStore(store).get(key))) as Promise<T | undefined>,
    );
  }

  /** Writes all of it or nothing. A failure other than `TakenOver` leaves it in memory, and is thrown as well. */
  async write(saves: Save[], removed: string[] = []): Promise<void> {
    for (const table of removed) {
      this.#saves.delete(table);
      this.#records.delete(table);
      this.#removed.add(table);
    }
    for (const save of saves) this.#saves.set(save.table, save);
    await this.#writeAll();
  }

  async writeRecord(id: string, text: string): Promise<void> {
    this.#records.set(id, text);
    await this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    await this.#use(async (database) => {
      const transaction = database.transaction(['games', 'saves', 'records', 'owner'], 'readwrite', {
        durability: 'strict',
      });
      const [games, texts, records] = ['games', 'saves', 'records'].map((name) => transaction.objectStore(name)) as [
        IDBObjectStore,
        IDBObjectStore,
        IDBObjectStore,
      ];
      const owner = (await done(transaction.objectStore('owner').get('epoch'))) as number | undefined;
      if (owner !== this.#epoch) {
        transaction.abort();
        throw new TakenOver();
      }
      for (const table of this.#removed) {
        games.delete(table);
        texts.delete(table);
        records.delete(table);
      }
      for (const { table, save, kind, summary, finished } of this.#saves.values()) {
        games.put({ table, kind, summary, finished } satisfies Listed);
        texts.put(save, table);
      }
      for (const [id, text] of this.#records) records.put(text, id);
      await committed(transaction);
    });
    this.#saves.clear();
    this.#records.clear();
    this.#removed.clear();
  }

  async save(table: string): Promise<Pick<Save, 'save' | 'finished'> | null> {
    const held = this.#saves.get(table);
    if (held) return held;
    if (this.#removed.has(table)) return null;
    const save = await this.#get<string>('saves', table);
    const listed = await this.#get<Listed>('games', table);
    return save === undefined ? null : { save, finished: listed?.finished ?? null };
  }

  async record(id: string): Promise<string | null> {
    const held = this.#records.get(id);
    if (held !== undefined) return held;
    return this.#removed.has(id) ? null : ((await this.#get<string>('records', id)) ?? null);
  }

  async games(): Promise<Listed[]> {
    const all = this.#read(
      async (database) => (await done(database.transaction('games').objectStore('games').getAll())) as Listed[],
    );
    // Where the browser denies storage there are only the games of this worker.
    const stored = this.#epoch === null ? await all.catch(() => []) : await all;
    const old = ({ table }: Listed) => !this.#saves.has(table) && !this.#removed.has(table);
    return [...stored.filter(old), ...this.#saves.values()];
  }
}
