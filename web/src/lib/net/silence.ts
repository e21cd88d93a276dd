/** Heartbeats that may be missing before a connection counts as lost. */
const MISSED = 2.5;

/**
 * Notices that a connection has died without being closed, as when a phone changes networks. The server sends a heartbeat
 * again and again, so silence means that nothing gets through any more.
 */
export class Silence {
  #wait: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #onlost: () => void;

  constructor(onlost: () => void) {
    this.#onlost = onlost;
  }

  /** Something is heard within this time. */
  within(waitMs: number): void {
    this.#wait = waitMs;
    this.heard();
  }

  /** From now on something is heard at least this often; a server that does not say how often is not watched. */
  expect(everyMs: number | undefined): void {
    this.#wait = everyMs ? everyMs * MISSED : null;
    this.heard();
  }

  heard(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#wait === null ? null : setTimeout(this.#onlost, this.#wait);
  }

  stop(): void {
    this.#wait = null;
    this.heard();
  }
}
