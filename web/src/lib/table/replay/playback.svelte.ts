// A recorded game and the position of it that is shown: it goes there, and plays on from there.
import type { History } from '$lib/api/History';
import type { Position } from '$lib/api/Position';
import type { Problem } from '$lib/api/Problem';
import type { GameSource } from '$lib/browser/route.svelte';
import { settings } from '$lib/browser/settings.svelte';
import { api, problemOf } from '$lib/net/http';
import type { BoardHandle } from '$lib/table/model/play.svelte';
import { stopsOf } from './replay';

/** Between moves that are not shown one by one. */
const PAUSE_MS = 120;

export class Playback {
  history = $state.raw<History | null>(null);
  position = $state.raw<Position | null>(null);
  problem = $state.raw<Problem | null>(null);
  ply = $state(0);
  playing = $state(false);
  board = $state<BoardHandle | null>(null);
  /** Changes where the board begins anew: going back behind what has been played. */
  epoch = $state(0);
  readonly moves = $derived.by(() => this.history?.moves ?? []);
  readonly stops = $derived.by(() => stopsOf(this.moves));

  readonly #source: GameSource;
  readonly #known: Record<number, Position> = {};
  #played = 0;
  #runs = 0;

  constructor(source: GameSource, ply: number) {
    this.#source = source;
    this.ply = ply;
  }

  async open(): Promise<History | null> {
    try {
      this.history = await api.history(this.#source);
      void this.show(this.ply);
      return this.history;
    } catch (thrown) {
      this.problem = problemOf(thrown);
      return null;
    }
  }

  positionAt = async (at: number): Promise<Position> => {
    const found = this.#known[at] ?? (await api.position(this.#source, at));
    this.#known[at] = found;
    return found;
  };

  async show(at: number): Promise<void> {
    if (at < this.#played) {
      this.epoch += 1;
      this.#played = 0;
    }
    this.ply = Math.max(0, Math.min(this.stops.last, at));
    const wanted = this.ply;
    try {
      const found = await this.positionAt(wanted);
      if (this.ply === wanted) this.position = found;
      this.problem = null;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  /** Plays on, move after move, until it is stopped or over. */
  async #run(): Promise<void> {
    this.playing = true;
    const run = ++this.#runs;
    // It may be stopped, started anew or led elsewhere while something is waited for.
    const goesOn = (from: number) => this.playing && this.#runs === run && this.ply === from;
    while (this.playing && this.ply < this.stops.last) {
      const from = this.position;
      const at = this.ply;
      const next = at + 1;
      const to = await this.positionAt(next).catch(() => null);
      if (!to || !goesOn(at)) break;
      const move = this.moves.find((each) => each.ply === next);
      const animated = settings.speed !== 'instant' && !document.hidden;
      if (animated && this.board && from && move) await this.board.playMoves([move], from, to, settings.speed);
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!goesOn(at)) break;
      this.ply = next;
      this.#played = next;
      this.position = to;
    }
    if (this.#runs === run) this.playing = false;
  }

  toggle = (): void => {
    if (this.playing) this.stop();
    else void this.#run();
  };

  stop = (): void => {
    this.playing = false;
    this.board?.skip();
  };
}
