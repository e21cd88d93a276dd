// What is put together at the market before it is traded. What it costs, and what can be added to it, is the server's to say:
// it is asked for the basket and for every basket that is one block away.
import type { Block } from '$lib/api/Block';
import type { Preview } from '$lib/api/Preview';
import type { Previewed } from '$lib/api/Previewed';
import { BLOCKS } from '$lib/facts/components';

/** Blocks bought (positive) or sold (negative). */
type Contents = Record<Block, number>;

/** Asks what lists of actions would lead to; null if nobody says. */
type Ask = (lists: string[][]) => Promise<Previewed[] | null>;

const NOTHING: Contents = { wood: 0, stone: 0, gold: 0 };
const CHANGES = BLOCKS.flatMap((block) => [1, -1].map((by) => ({ block, by })));

const changed = (contents: Contents, block: Block, by: number): Contents => ({
  ...contents,
  [block]: contents[block] + by,
});

/** A basket as actions, in an order that the market takes: sales, then purchases. */
export function trades(contents: Contents): string[] {
  const repeat = (verb: string, block: Block, times: number) =>
    Array.from({ length: Math.max(0, times) }, () => `${verb} ${block}`);
  return [
    ...BLOCKS.flatMap((block) => repeat('sell', block, -contents[block])),
    ...BLOCKS.flatMap((block) => repeat('buy', block, contents[block])),
  ];
}

const possible = (previewed: Previewed | undefined): Preview | null =>
  previewed?.result === 'possible' ? previewed.preview : null;

export class Basket {
  contents: Contents = $state.raw(NOTHING);
  /** What it costs and brings; null until the server has said so. */
  preview: Preview | null = $state.raw(null);
  /** What each change would lead to, in the order of `CHANGES`. */
  #next: (Preview | null)[] = $state.raw([]);
  readonly #ask: Ask;
  /** Clicks that wait for the answer to the one before. */
  #queue: Promise<void> = Promise.resolve();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  isEmpty = $derived.by(() => BLOCKS.every((block) => this.contents[block] === 0));

  /** The actions that trade it and end the trading, where it does not end by itself. */
  actions = $derived.by(() => {
    const endsItself = this.preview !== null && this.preview.opens !== 'market';
    return endsItself ? trades(this.contents) : [...trades(this.contents), 'stop'];
  });

  /** What one has of something after the trade. */
  after(good: 'corn' | Block, before: number): number {
    return this.preview ? before + this.preview.gains[good] - this.preview.costs[good] : before;
  }

  can = (block: Block, by: 1 | -1): boolean => this.#changedTo(block, by) !== null;

  change = (block: Block, by: 1 | -1): Promise<void> =>
    this.#enqueue(() => {
      const preview = this.#changedTo(block, by);
      if (!preview) return Promise.resolve();
      this.contents = changed(this.contents, block, by);
      this.preview = preview;
      return this.#look();
    });

  clear = (): Promise<void> =>
    this.#enqueue(() => {
      this.contents = NOTHING;
      this.preview = null;
      return this.#look();
    });

  /** Asks again: the game may have moved on. */
  look = (): Promise<void> => this.#enqueue(() => this.#look());

  #changedTo(block: Block, by: number): Preview | null {
    return this.#next[CHANGES.findIndex((change) => change.block === block && change.by === by)] ?? null;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work);
    return this.#queue;
  }

  async #look(): Promise<void> {
    const { contents } = this;
    const lists = [contents, ...CHANGES.map(({ block, by }) => changed(contents, block, by))].map(trades);
    const [own, ...next] = (await this.#ask(lists)) ?? [];
    if (own?.result === 'refused' && !this.isEmpty) {
      // What was affordable is so no more.
      this.contents = NOTHING;
      return this.#look();
    }
    this.preview = possible(own);
    this.#next = next.map(possible);
  }
}
