const FIRST_MS = 500;
const MOST_MS = 8000;

/** Tries again after increasing delays, and at once when the tab becomes visible or the network comes back. */
export class Backoff {
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #run: () => void;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** The attempt succeeded, so the next loss starts with the shortest delay. */
  reset(): void {
    this.#tries = 0;
    this.cancel();
  }

  schedule(): void {
    this.cancel();
    const wait = Math.min(MOST_MS, FIRST_MS * 2 ** this.#tries);
    this.#tries += 1;
    // A little randomness, so that not everyone reconnects at the same moment after a restart.
    this.#timer = setTimeout(this.#now, wait * (0.8 + 0.4 * Math.random()));
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#whenVisible);
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#whenVisible);
  }

  #now = (): void => {
    this.cancel();
    this.#run();
  };

  #whenVisible = (): void => {
    if (document.visibilityState === 'visible') this.#now();
  };
}
