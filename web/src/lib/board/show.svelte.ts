/** Moves shown one after another: gears turning, workers coming, going and falling. Nothing here changes the game. */
import type { Event } from '$lib/api/Event';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import type { Spot } from '$lib/api/Spot';
import type { Speed } from '$lib/browser/settings.svelte';
import type { Point } from './geometry';
import { after, sceneOf, type Scene } from './scene';
import { spaceKey } from './targets';

/** A worker on its way. */
export interface Flight {
  key: string;
  seat: number;
  from: Point;
  to: Point;
  /** How far it has come, 0 to 1. */
  done: number;
}

export const DAY = 600;
const FLIGHT = 300;
const ACTION = 260;
const FADE = 180;

const smooth = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

export class Show {
  /** What is drawn instead of the position, while moves are shown. */
  scene = $state.raw<Scene | null>(null);
  /** Days that everything has turned beyond the scene; a fraction while it turns. */
  drift = $state(0);
  flights = $state.raw<Flight[]>([]);
  /** The space whose action is being done. */
  performed = $state<string | null>(null);
  faded = $state(false);

  #skipped = false;
  #end: (() => void) | null = null;
  #running = 0;

  get playing(): boolean {
    return this.scene !== null;
  }

  skip(): void {
    this.#skipped = true;
    this.#end?.();
  }

  /** Turns what is drawn from where it stood to where it stands. */
  async turn(days: number, still: boolean): Promise<void> {
    if (this.playing || still || days === 0) {
      if (!this.playing) this.drift = 0;
      return;
    }
    this.#skipped = false;
    const from = this.drift + days;
    await this.#run(Math.min(DAY, 260 + 90 * Math.abs(days)), (t) => (this.drift = from * (1 - t)));
  }

  async play(
    moves: MoveMade[],
    before: Position,
    end: Position,
    speed: Speed,
    still: boolean,
    where: (spot: Spot, seat: number) => Point,
    onmove?: (move: MoveMade) => void,
  ): Promise<void> {
    if (speed === 'instant' || moves.length === 0 || document.hidden) return;
    this.#skipped = false;
    this.drift = 0;
    this.scene = sceneOf(before);
    const hidden = () => document.hidden && this.skip();
    document.addEventListener('visibilitychange', hidden);
    try {
      if (still) {
        for (const move of moves) onmove?.(move);
        this.faded = true;
        await this.#run(FADE, () => {});
      } else
        for (const move of moves) {
          onmove?.(move);
          await this.#move(move, end, 1 / speed, where);
        }
    } finally {
      document.removeEventListener('visibilitychange', hidden);
      this.scene = null;
      this.drift = 0;
      this.flights = [];
      this.performed = null;
      this.faded = false;
    }
  }

  async #move(move: MoveMade, end: Position, pace: number, where: (spot: Spot, seat: number) => Point): Promise<void> {
    const events = [...move.events];
    while (events.length > 0 && !this.#skipped) {
      const event = events.shift();
      if (!event || !this.scene) return;
      if (event.type === 'worker') {
        const together = [event];
        // Those that fall on the same day fall together.
        while (fell(event) && fell(events[0])) together.push(events.shift() as typeof event);
        await this.#fly(together, pace, where);
      } else if (event.type === 'day') {
        await this.#run(DAY * pace, (t) => (this.drift = t));
        this.drift = 0;
        this.scene = after(this.scene, event);
        if (end.corn_teeth.includes(event.round) && !this.scene.cornTeeth.includes(event.round)) {
          this.scene = { ...this.scene, cornTeeth: [...this.scene.cornTeeth, event.round] };
        }
      } else if (event.type === 'performed') {
        this.performed = spaceKey(event.action.gear, event.action.space);
        await this.#run(ACTION * pace, () => {});
        this.performed = null;
      } else this.scene = after(this.scene, event);
    }
  }

  async #fly(
    events: Extract<Event, { type: 'worker' }>[],
    pace: number,
    where: (spot: Spot, seat: number) => Point,
  ): Promise<void> {
    if (!this.scene) return;
    const flights = events.map((event, i): Flight => {
      let from = event.from;
      if (typeof from === 'object' && fell(event)) from = { gear: { ...from.gear, space: from.gear.space + 1 } };
      return {
        key: `${event.seat} ${i}`,
        seat: event.seat,
        from: where(from, event.seat),
        to: where(event.to, event.seat),
        done: 0,
      };
    });
    // The worker leaves its place at once and is there at the end.
    const landed = events.reduce(after, this.scene);
    this.scene = events.reduce((scene, event) => after(scene, { ...event, to: 'hand' }), this.scene);
    await this.#run(FLIGHT * pace, (t) => (this.flights = flights.map((flight) => ({ ...flight, done: t }))));
    this.flights = [];
    this.scene = landed;
  }

  /** Calls `step` with 0 to 1 for some time, or with 1 at once when skipped. */
  #run(milliseconds: number, step: (t: number) => void): Promise<void> {
    const run = ++this.#running;
    this.#end?.();
    if (this.#skipped) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      let began: number | null = null;
      const finish = () => {
        if (this.#end === finish) this.#end = null;
        step(1);
        resolve();
      };
      this.#end = finish;
      const frame = (now: number) => {
        if (this.#end !== finish || run !== this.#running) return;
        began ??= now;
        const t = Math.min(1, (now - began) / milliseconds);
        if (t >= 1) return finish();
        step(smooth(t));
        requestAnimationFrame(frame);
      };
      step(0);
      requestAnimationFrame(frame);
    });
  }
}

const fell = (event: Event | undefined): boolean =>
  event?.type === 'worker' && event.cause === 'calendar' && typeof event.from === 'object';
