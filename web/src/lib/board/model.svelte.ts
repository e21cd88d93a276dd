// What a board shows, without saying how: the gears and the rows draw the same model. It knows a position, the options of
// a decision and what is being shown; it knows no table, no connection and no page.
import type { Choice } from '$lib/api/Choice';
import type { Colour } from '$lib/api/Colour';
import type { Gear } from '$lib/api/Gear';
import type { MoveMade } from '$lib/api/MoveMade';
import type { NextSpace } from '$lib/api/NextSpace';
import type { Position } from '$lib/api/Position';
import type { Refusal } from '$lib/api/Refusal';
import type { Spot } from '$lib/api/Spot';
import type { Speed } from '$lib/browser/settings.svelte';
import type { PieceColour } from '$lib/ui/pieces';
import { fallenOn, fallingAfter } from './ahead';
import { cardOf, type CardContent, type Explained, type Surroundings } from './card';
import type { Point } from './geometry';
import { labelLooks } from './looks';
import type { Pointed } from './pointed';
import { sceneAhead, sceneOf, workersOf } from './scene';
import { Show } from './show.svelte';
import { NO_STEPS, type Steps } from './suggestion';
import { isPossible, spaceKey, targetsOf } from './targets';
import type { Speaker } from './words';

/** Who sits where, as far as a board shows it. */
export interface BoardSeat {
  seat: number;
  name: string;
  colour: Colour;
}

/** What a board is given to show. */
export interface Shown {
  position: Position;
  seats: BoardSeat[];
  /** The seats of this connection. */
  mine: number[];
  /** The open decision of my seat; empty without one. */
  options: Choice[];
  /** The action chosen so far. */
  selected: string | null;
  /** Days looked ahead, 0 to 7. */
  ahead: number;
  /** The actions of a suggested turn. */
  hint: string[];
  steps: Steps;
}

/** The properties that the gears and the rows have in common. */
export interface BoardProps extends Omit<Shown, 'ahead' | 'hint' | 'steps'> {
  ahead?: number;
  hint?: string[];
  steps?: Steps;
  compact?: boolean;
  onselect: (action: string, anchor: DOMRect) => void;
  /** Tells what the pointer or the focus is on, and why it cannot be chosen. */
  onpointed?: ((pointed: Pointed | null, refusal: Refusal | undefined) => void) | undefined;
  /** Explains what is pointed at, or tapped; null when that is over. `by` tells who explains. */
  onexplain?: ((explained: Explained | null, by: object) => void) | undefined;
  /** Where a seat's pieces wait, on the page: workers fly from there and back. */
  anchorOf?: ((seat: number) => DOMRect | null) | undefined;
}

export class BoardModel {
  readonly show = new Show();
  /** What the pointer or the focus is on. */
  pointed = $state.raw<Pointed | null>(null);

  #shown: () => Shown;
  // What moves led to, shown in place of the position they began from until that gives way to another.
  #reached = $state.raw<{ from: Position; to: Position } | null>(null);

  constructor(shown: () => Shown) {
    this.#shown = shown;
  }

  readonly current: Position = $derived.by(() => {
    const { position } = this.#shown();
    return this.#reached?.from === position ? this.#reached.to : position;
  });
  readonly looking = $derived.by(() =>
    this.show.playing ? 0 : Math.min(this.#shown().ahead, this.current.forecast.days.length),
  );
  readonly scene = $derived.by(
    () => this.show.scene ?? (this.looking > 0 ? sceneAhead(this.current, this.looking) : sceneOf(this.current)),
  );
  /** Whether what is drawn is what can be decided on. */
  readonly live = $derived(!this.show.playing && this.looking === 0);
  readonly targets = $derived.by(() => targetsOf(this.live ? this.#shown().options : [], this.current.state));
  readonly falling = $derived(this.show.playing ? new Set<string>() : fallingAfter(this.current, this.looking));
  readonly fallen = $derived(this.looking > 0 ? fallenOn(this.current, this.looking) : []);
  readonly workers = $derived(workersOf(this.scene));
  readonly nexts: Map<Gear, NextSpace> = $derived(
    new Map(this.live ? this.current.next_spaces.map((next) => [next.gear, next]) : []),
  );
  readonly speaker: Speaker = $derived.by(() => ({ seats: this.#shown().seats, mine: this.#shown().mine }));
  readonly hint = $derived.by(() => (this.live ? this.#shown().hint : []));
  readonly steps = $derived.by(() => (this.live ? this.#shown().steps : NO_STEPS));
  readonly looks = $derived.by(() =>
    labelLooks(this.targets, this.#shown().selected, this.#shown().hint, this.pointed, this.steps),
  );
  /** The colour of the worker that would be placed. */
  readonly acting: PieceColour = $derived.by(() => this.colourOf(this.current.state.turn.seat));

  /** The worker that would be placed: on what is chosen, else on what is pointed at. */
  readonly ghost = $derived.by(() => {
    const { pointed, targets } = this;
    const { selected } = this.#shown();
    const chosen = selected?.startsWith('place ') ? selected.slice(6) : null;
    const near = pointed?.kind === 'start' ? 'start' : pointed && 'gear' in pointed ? pointed.gear : null;
    const name = chosen ?? near;
    const choice = name === null ? undefined : targets.place.get(name as Gear | 'start');
    if (!isPossible(choice)) return null;
    // A worker that is pointed at says what it does itself.
    if (chosen === null && pointed?.kind === 'space' && targets.pick.has(spaceKey(pointed.gear, pointed.space)))
      return null;
    return { on: name, to: choice.preview?.to ?? null };
  });

  /** Why what is pointed at cannot be chosen, for those who have tried. */
  readonly refused: Refusal | undefined = $derived.by(() => {
    const at = this.pointed;
    if (at === null || at.kind === 'jungle' || at.kind === 'calendar') return undefined;
    const choice =
      at.kind === 'space'
        ? this.targets.act.get(spaceKey(at.gear, at.space))
        : this.targets.place.get(at.kind === 'start' ? 'start' : at.gear);
    return choice && choice.action === this.#shown().selected ? choice.refusal : undefined;
  });

  /** The words about what is pointed at; none while a worker's menu says more, and none about what is not there yet. */
  readonly card: CardContent | null = $derived.by(() => {
    const { selected } = this.#shown();
    if (!this.live || !this.pointed || selected?.startsWith('pick ')) return null;
    return cardOf(this.pointed, { ...this.#around, selected });
  });
  get #around(): Omit<Surroundings, 'selected'> {
    const { scene, targets, nexts, falling, speaker, current } = this;
    return { scene, targets, nexts, falling, speaker, current };
  }

  colourOf = (seat: number | null): PieceColour =>
    seat === null ? 'dummy' : (this.#shown().seats.find((each) => each.seat === seat)?.colour ?? 'dummy');

  /** Shows moves one after another; resolves when they have been shown or skipped. */
  async play(
    moves: MoveMade[],
    before: Position,
    end: Position,
    speed: Speed,
    still: boolean,
    where: (spot: Spot, seat: number) => Point,
    onmove?: (move: MoveMade) => void,
  ): Promise<void> {
    this.#reached = { from: this.#shown().position, to: end };
    await this.show.play(moves, before, end, speed, still, where, onmove);
  }
}
