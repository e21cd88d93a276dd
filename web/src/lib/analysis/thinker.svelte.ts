// Looks for the best turns while somebody watches: again and again, each time twice as deep.
import type { Analysed } from '$lib/api/Analysed';
import type { Place } from '$lib/api/Place';
import type { Problem } from '$lib/api/Problem';
import { problemOf } from '$lib/net/refused';
import { Stopped, Study } from '$lib/study/study';

const FIRST = 2_000;
const DEEPEST = 256_000;

export interface Found {
  candidates: Analysed[];
  /** Positions looked at. */
  nodes: number;
}

export class Thinker {
  /** Whether it follows the board. */
  on: boolean = $state(false);
  /** Whether it is looking deeper right now. */
  busy: boolean = $state(false);
  problem: Problem | null = $state.raw(null);
  /** What was found, by the number of the node. */
  #found: Record<number, Found> = $state.raw({});
  // A worker of its own: the board goes on while this one thinks, and stopping ends it.
  readonly #study = new Study();
  #run = 0;

  found(node: number): Found | null {
    return this.#found[node] ?? null;
  }

  /** Whether it will not look deeper at a node. */
  isDone(node: number): boolean {
    return (this.#found[node]?.nodes ?? 0) >= DEEPEST;
  }

  /** Looks at a place until it is stopped or deep enough; goes on from where it was before. */
  async look(node: number, at: Place): Promise<void> {
    this.rest();
    const run = this.#run;
    let nodes = this.#found[node] ? this.#found[node].nodes * 2 : FIRST;
    this.busy = nodes <= DEEPEST;
    this.problem = null;
    try {
      for (; nodes <= DEEPEST && run === this.#run; nodes *= 2) {
        const { candidates } = await this.#study.ask('analysis', { call: 'analyse', at, nodes });
        if (run !== this.#run) return;
        this.#found = { ...this.#found, [node]: { candidates, nodes } };
      }
    } catch (thrown) {
      if (run === this.#run && !(thrown instanceof Stopped)) this.problem = problemOf(thrown);
    }
    if (run === this.#run) this.busy = false;
  }

  /** Stops thinking; what was found stays. */
  rest(): void {
    this.#run += 1;
    // A worker that has nothing to do is kept: starting another takes longer.
    if (this.busy) this.#study.stop();
    this.busy = false;
  }

  /** Ends the worker. */
  end(): void {
    this.#run += 1;
    this.#study.close();
  }
}
