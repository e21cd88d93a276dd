// The review of a game while it is shown: it is found in this browser or at the server, or made turn by turn.
import type { Depth } from '$lib/api/Depth';
import type { Problem } from '$lib/api/Problem';
import type { Review } from '$lib/api/Review';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import type { GameSource } from '$lib/browser/route.svelte';
import { onDevice } from '$lib/device/ids';
import { DEVICE_WORKS } from '$lib/device/works';
import { api, problemOf } from '$lib/net/http';
import { DEVICE_FAILED, Refused } from '$lib/net/refused';
import { Stopped, Study } from '$lib/study/study';
import { isReadable, keepReview, keptReviews } from './kept';

/** `old`: a whole one is shown, but it would be another now. */
type Phase = 'looking' | 'working' | 'paused' | 'done' | 'old' | 'failed';

/** Who would judge now, and how many turns there are. */
interface Begun {
  turns: number;
  analyst: string;
  format: number;
}

/** How often the server is asked how far it has come. */
const ASK_MS = 1500;
/** After so many answers in a row that know nothing of a review, it is asked for again, and after so many it is given up. */
const TRIES = 3;
const MOST_LOST = 9;

export class Reviewing {
  phase = $state<Phase>('looking');
  /** How thorough the review is that is shown or made. */
  depth = $state<Depth>('fast');
  /** Turns of the whole game, as far as known. */
  count = $state(0);
  /** Turns reviewed by the review under way. */
  made = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** The last whole review. */
  review = $state.raw<Review | null>(null);
  /** The player whose turns are looked at; none: everyone's. */
  seat = $state<number | null>(null);

  #fresh = $state.raw<ReviewedTurn[]>([]);
  /** While a deeper review is made, the turns that it has not reached are those of the one before. */
  readonly turns: ReviewedTurn[] = $derived.by(() =>
    this.phase === 'done' || this.phase === 'old'
      ? (this.review?.turns ?? [])
      : [...this.#fresh, ...(this.review?.turns ?? []).filter(({ ply }) => ply > (this.#fresh.at(-1)?.ply ?? -1))],
  );

  #selected = $state<number | null>(null);
  /** The turn whose better one is shown on the board, as the newest review sees it. */
  readonly selected: ReviewedTurn | null = $derived.by(
    () => this.turns.find(({ ply }) => ply === this.#selected) ?? null,
  );
  /** Whether it is still being made, or about to be. */
  readonly busy: boolean = $derived.by(() => ['looking', 'working', 'paused'].includes(this.phase));

  readonly #source: GameSource;
  readonly #game: string;
  readonly #study = new Study();
  #record: string | null = null;
  #ended = false;
  #left = false;
  #goOn: (() => void) | null = null;

  constructor(source: GameSource) {
    this.#source = source;
    this.#game = gameOf(source);
  }

  isOf = (source: GameSource): boolean => this.#game === gameOf(source);

  select(turn: ReviewedTurn | null): void {
    this.#selected = turn?.ply ?? null;
  }

  /** Looks for a review, and makes one if there is none. */
  async open(): Promise<void> {
    await this.#carefully(async () => {
      const kept = await keptReviews(this.#game);
      // What is kept can be read while it is not clear yet whether it is old.
      this.#show(preferred(kept.map(({ review }) => review)));
      const begun = DEVICE_WORKS ? await this.#begin('fast').catch(() => null) : null;
      const isCurrent = (review: Review) => review.analyst === begun?.analyst && review.format === begun.format;
      const current = preferred(kept.map(({ review }) => review).filter(isCurrent));
      if (current) return this.#settle(current, 'done');
      const stored = await this.#storedAtServer();
      const fresh = preferred(stored.filter((state) => state.current).map(({ review }) => review));
      if (fresh && (begun === null || isCurrent(fresh))) return this.#keep(fresh);
      const other = this.review ?? preferred(stored.map(({ review }) => review));
      // Without an analyst at hand nobody can tell whether it is old.
      if (other) return this.#settle(other, begun === null && stored.length === 0 ? 'done' : 'old');
      await this.#make('fast', begun);
    });
  }

  /** Makes a review anew, or a deeper one. */
  async make(depth: Depth): Promise<void> {
    // At once, so that it can be stopped and its button stays where it is.
    this.phase = 'working';
    await this.#carefully(() => this.#make(depth, null));
  }

  pause(): void {
    if (this.phase === 'working') this.phase = 'paused';
  }

  goOn(): void {
    if (this.phase === 'paused') this.phase = 'working';
    this.#goOn?.();
  }

  /** Its page is left. A deep review goes on, so that nobody has to stay for minutes; says whether it does. */
  leave(): boolean {
    this.#left = true;
    this.select(null);
    const goesOn = this.busy && this.depth === 'deep';
    if (!goesOn) this.end();
    return goesOn;
  }

  /** Somebody looks at it again. */
  resume(): void {
    this.#left = false;
  }

  /** Gives up what is under way. */
  end(): void {
    this.#ended = true;
    this.#study.close();
    this.#goOn?.();
  }

  async #carefully(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (thrown) {
      if (thrown instanceof Stopped) return;
      this.problem = problemOf(thrown);
      this.phase = 'failed';
    }
    if (this.#left) this.end();
  }

  async #begin(depth: Depth): Promise<Begun> {
    this.#record ??= await api.record(this.#source);
    return this.#study.ask('begun', { call: 'review', record: this.#record, depth });
  }

  async #make(depth: Depth, begun: Begun | null): Promise<void> {
    this.depth = depth;
    this.made = 0;
    this.#fresh = [];
    if (!DEVICE_WORKS) return this.#makeAtServer(depth);
    try {
      await this.#makeHere(depth, begun);
    } catch (thrown) {
      // Where the module cannot be loaded, the server can still do it.
      const failed = problemOf(thrown).code === DEVICE_FAILED.code;
      if (!failed || onDevice(this.#source.id)) throw thrown;
      this.made = 0;
      this.#fresh = [];
      await this.#makeAtServer(depth);
    }
  }

  async #makeHere(depth: Depth, begun: Begun | null): Promise<void> {
    this.count = (begun ?? (await this.#begin(depth))).turns;
    if (this.phase === 'looking') this.phase = 'working';
    while (await this.#mayGoOn()) {
      const { turn } = await this.#study.ask('turn', { call: 'next-turn' });
      if (turn === null) break;
      this.#take([turn]);
    }
    // Half a review must not be kept as a whole one.
    if (this.made < this.count) throw new Refused(DEVICE_FAILED);
    const { review } = await this.#study.ask('review', { call: 'finish' });
    await this.#keep(review);
  }

  async #makeAtServer(depth: Depth): Promise<void> {
    if (onDevice(this.#source.id)) throw new Refused(DEVICE_FAILED);
    const ask = () => api.askReview(this.#source, { depth, renew: true });
    const wait = () => new Promise((resolve) => setTimeout(resolve, ASK_MS));
    let state = await ask();
    if (this.phase === 'looking') this.phase = 'working';
    let lost = 0;
    while (!state.current && (await this.#mayGoOn())) {
      if (state.running) {
        lost = 0;
        this.count = state.running.count;
        this.#take(state.running.turns);
      } else if (++lost > MOST_LOST) throw new Refused({ code: 'internal' });
      await wait();
      // Another process may have answered; if nobody makes it, the server has begun anew, and makes the same review.
      const again = lost > 0 && lost % TRIES === 0;
      state = again ? await ask() : await api.review(this.#source, depth, this.made);
    }
    if (state.review) await this.#keep(state.review);
  }

  async #storedAtServer(): Promise<{ review: Review; current: boolean }[]> {
    if (onDevice(this.#source.id)) return [];
    const depths: Depth[] = ['deep', 'fast'];
    const found = await Promise.all(depths.map((depth) => api.review(this.#source, depth).catch(() => null)));
    return found.flatMap((state) =>
      state?.review && isReadable(state.review) ? [{ review: state.review, current: state.current }] : [],
    );
  }

  /** Waits while it is paused. Throws if nobody looks any more. */
  async #mayGoOn(): Promise<true> {
    if (this.phase === 'paused') await new Promise<void>((resolve) => (this.#goOn = resolve));
    this.#goOn = null;
    if (this.#ended) throw new Stopped('nobody looks any more');
    return true;
  }

  /** Takes the turns that are not there yet: a review that is made again begins with the first. */
  #take(turns: ReviewedTurn[]): void {
    const last = this.#fresh.at(-1)?.ply ?? -1;
    this.#fresh = [...this.#fresh, ...turns.filter(({ ply }) => ply > last)];
    this.made = this.#fresh.length;
  }

  #show(review: Review | null): void {
    if (!review) return;
    this.review = review;
    this.depth = review.depth;
    this.count = review.turns.length;
  }

  #settle(review: Review, phase: 'done' | 'old'): void {
    this.#show(review);
    this.phase = phase;
  }

  async #keep(review: Review): Promise<void> {
    this.#settle(review, 'done');
    await keepReview(this.#game, review);
  }
}

/** What a game is called where its reviews are kept. */
const gameOf = ({ kind, id }: GameSource): string => `${kind}/${id}`;

/** The most thorough one. */
const preferred = (reviews: Review[]): Review | null =>
  reviews.find(({ depth }) => depth === 'deep') ?? reviews[0] ?? null;
