// A position that is being set up by hand. Whether it can be played is for the module to say, which is asked after every change.
import type { Belongings } from '$lib/api/Belongings';
import type { Building } from '$lib/api/Building';
import type { Monument } from '$lib/api/Monument';
import type { Position } from '$lib/api/Position';
import type { PositionFault } from '$lib/api/PositionFault';
import type { Problem } from '$lib/api/Problem';
import type { RawPosition } from '$lib/api/RawPosition';
import type { Space } from '$lib/api/Space';
import { actionAt, allBuildings, foodDays, lastSpace } from '$lib/facts/components';
import { problemOf } from '$lib/net/refused';
import { Stopped, type Study } from '$lib/study/study';
import { ageOf, drawn } from './drawn';

/** What a click on a space puts there: a worker of a seat, or something else; `none` takes away what is there. */
export type Piece = number | 'dummy' | 'skull' | 'none';

export class PositionEditor {
  /** What was entered so far. What the module can fill in is filled in once it has looked at it. */
  draft: RawPosition = $state.raw(null!);
  /** What is wrong with it. */
  fault: PositionFault | null = $state.raw(null);
  /** Why the module could not be asked. */
  problem: Problem | null = $state.raw(null);
  /** The record of a game that begins with it; none while it cannot be played, or while the module looks at it. */
  record: string | null = $state(null);
  piece: Piece = $state(0);

  readonly #study: Study;
  /** The names of the players, as the record has them. */
  readonly #names: string[];
  readonly #onchange: (draft: RawPosition | null) => void;
  /** What was there before anything was entered. */
  #beginning: RawPosition = null!;
  #checking: Promise<void> = Promise.resolve();
  /** The last position that could be played. */
  #last: Position = $state.raw(null!);
  /** Counts questions: an answer about an older draft comes too late. */
  #asked = 0;

  /**
   * The editor of a position that can be played. `onchange` is told of every draft, to keep it, and of null where there is nothing to
   * keep.
   */
  static async open(
    study: Study,
    { position: playable, names }: { position: RawPosition; names: string[] },
    onchange: (draft: RawPosition | null) => void,
  ): Promise<PositionEditor> {
    const editor = new PositionEditor(study, names, onchange);
    const { position, record } = await editor.#arrange(playable);
    editor.#last = (await study.ask('place', { call: 'show', at: { record, ply: null, line: [] } })).shown.position;
    editor.draft = editor.#beginning = position;
    editor.record = record;
    return editor;
  }

  private constructor(study: Study, names: string[], onchange: (draft: RawPosition | null) => void) {
    this.#study = study;
    this.#names = names;
    this.#onchange = onchange;
  }

  /** Goes on with a draft that was kept, unless it is of another kind of game or nothing that the module can read. */
  async goOnWith(kept: RawPosition): Promise<void> {
    if (kept.seats.length !== this.players) return;
    try {
      await this.#arrange(kept);
    } catch (thrown) {
      // Whoever leaves meanwhile finds it when they come back.
      if (thrown instanceof Stopped) return;
      if (problemOf(thrown).code !== 'bad-position') return this.#onchange(null);
    }
    this.change(kept);
  }

  /** Goes back to what was there before anything was entered. */
  startOver(): void {
    this.change(this.#beginning);
    this.#onchange(null);
  }

  /** The record, once the module has looked at the last change; none if the position cannot be played. */
  async whole(): Promise<string | null> {
    await this.#checking;
    // Where the module could not be asked, it is asked again.
    if (this.record === null && this.problem) await (this.#checking = this.#check());
    return this.record;
  }

  /** The draft as a board shows it, whether it can be played or not. */
  shown: Position = $derived.by(() => drawn(this.#last, this.draft));
  players = $derived.by(() => this.draft.seats.length);
  age = $derived.by(() => ageOf(this.draft));

  /** Changes something, and has the module look at all of it. */
  change(part: Partial<RawPosition>): void {
    this.draft = { ...this.draft, ...part };
    this.#onchange(this.draft);
    this.#checking = this.#check();
  }

  changeSeat(seat: number, part: Partial<Belongings>): void {
    this.change({ seats: this.draft.seats.map((each, at) => (at === seat ? { ...each, ...part } : each)) });
  }

  /** Goes to another round, before which as many Food Days were held as the calendar has. */
  goToRound(round: number): void {
    this.#changeTime({ round, food_days_held: foodDays.filter((day) => day.round < round).length });
  }

  /** One Food Day may have been jumped over. */
  holdFoodDays(held: number): void {
    this.#changeTime({ food_days_held: held });
  }

  /** With another age come other buildings. */
  #changeTime(time: Partial<RawPosition>): void {
    const age = ageOf({ ...this.draft, ...time });
    if (age === this.age) return this.change(time);
    const owned = this.draft.seats.flatMap(({ buildings }) => buildings);
    const left = allBuildings.filter((building) => building.age === age && !owned.includes(building.id));
    const display = (this.draft.display ?? []).map((_, slot) => left[slot]?.id ?? null) as RawPosition['display'];
    this.change({ ...time, display });
  }

  /** Who stands on a space. */
  at({ gear, space }: Space): number | 'dummy' | null {
    const here = (at: Space) => at.gear === gear && at.space === space;
    return this.draft.workers.find(([, at]) => here(at))?.[0] ?? (this.draft.dummies.some(here) ? 'dummy' : null);
  }

  /** Whether a skull stands on a space, or none; null where none can. */
  skullAt({ gear, space }: Space): boolean | null {
    return actionAt(gear, space)?.action === 'skull' ? this.draft.skulls_placed.includes(space) : null;
  }

  /** Whether the piece in hand can stand on a space. Dummies ride on where workers are gone. */
  fits(at: Space): boolean {
    if (this.piece === 'skull') return this.skullAt(at) !== null;
    return typeof this.piece !== 'number' || at.space <= lastSpace(at.gear);
  }

  /** Puts the piece in hand on a space, or takes it away if it stands there. */
  put(at: Space): void {
    const { piece, draft } = this;
    if (!this.fits(at)) return;
    if (piece === 'skull' || (piece === 'none' && this.at(at) === null)) {
      const placed = draft.skulls_placed.filter((space) => space !== at.space || this.skullAt(at) === null);
      const more = piece === 'skull' && this.skullAt(at) === false ? [at.space] : [];
      return this.change({ skulls_placed: [...placed, ...more].sort((a, b) => a - b) });
    }
    const there = this.at(at) === piece;
    const elsewhere = (other: Space) => other.gear !== at.gear || other.space !== at.space;
    const workers = draft.workers.filter(([, other]) => elsewhere(other));
    const dummies = draft.dummies.filter(elsewhere);
    if (typeof piece === 'number' && !there) workers.push([piece, at]);
    if (piece === 'dummy' && !there) dummies.push(at);
    this.change({ workers, dummies });
  }

  /** Whether the piece in hand can stand on the starting player space. */
  fitsStart = $derived.by(() => this.piece !== 'dummy' && this.piece !== 'skull');

  /** Puts the worker in hand on the starting player space, or takes away who stands there. */
  putOnStart(): void {
    const { piece, draft } = this;
    if (!this.fitsStart) return;
    this.change({ start_space: typeof piece === 'number' && piece !== draft.start_space ? piece : null });
  }

  /** Puts a building into a slot of the display; it leaves where it was. */
  display(slot: number, building: Building | null): void {
    const { display, seats } = this.#without(building);
    this.change({ display: display.map((each, at) => (at === slot ? building : each)) as typeof display, seats });
  }

  /** Gives a building to a seat. */
  build(seat: number, building: Building): void {
    const { display, seats } = this.#without(building);
    const given = seats.map((each, at) =>
      at === seat ? { ...each, buildings: [...each.buildings, building].sort() } : each,
    );
    this.change({ display, seats: given });
  }

  /** Puts a monument on display, or gives it to a seat. */
  putMonument(to: number | 'display', monument: Monument): void {
    const other = (each: Monument) => each !== monument;
    const monuments = (this.draft.monuments ?? []).filter(other);
    const seats = this.draft.seats.map((each, at) => {
      const own = each.monuments.filter(other);
      return { ...each, monuments: at === to ? [...own, monument].sort() : own };
    });
    this.change({ monuments: to === 'display' ? [...monuments, monument] : monuments, seats });
  }

  #without(building: Building | null): { display: NonNullable<RawPosition['display']>; seats: Belongings[] } {
    const { display, seats } = this.draft;
    const shown = (display ?? []).map((each) => (each === building ? null : each));
    return {
      display: shown as NonNullable<RawPosition['display']>,
      seats: seats.map((each) => ({ ...each, buildings: each.buildings.filter((own) => own !== building) })),
    };
  }

  #arrange(position: RawPosition) {
    return this.#study.ask('arranged', { call: 'arrange', position, names: this.#names });
  }

  async #check(): Promise<void> {
    const asked = ++this.#asked;
    const { draft } = this;
    this.record = null;
    try {
      const { position, record } = await this.#arrange(draft);
      if (asked !== this.#asked) return;
      const { shown } = await this.#study.ask('place', { call: 'show', at: { record, ply: null, line: [] } });
      if (asked !== this.#asked) return;
      this.#last = shown.position;
      this.draft = position;
      this.record = record;
      this.fault = this.problem = null;
    } catch (thrown) {
      if (thrown instanceof Stopped || asked !== this.#asked) return;
      const problem = problemOf(thrown);
      const isFault = problem.code === 'bad-position';
      this.fault = isFault ? problem.fault : null;
      this.problem = isFault ? null : problem;
    }
  }
}
