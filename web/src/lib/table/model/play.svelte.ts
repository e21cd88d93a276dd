// The table as one person plays it: what is shown, what is being decided, what is chosen so far.
import type { Choice } from '$lib/api/Choice';
import type { Command } from '$lib/api/Command';
import type { Decision } from '$lib/api/Decision';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Position } from '$lib/api/Position';
import type { Previewed } from '$lib/api/Previewed';
import type { Problem } from '$lib/api/Problem';
import type { Update } from '$lib/api/Update';
import { suggestedTurn } from '$lib/net/hint';
import { problemOf } from '$lib/net/refused';
import type { Connection } from '$lib/net/connection';
import { reducedMotion, settings, type Speed } from '$lib/browser/settings.svelte';
import { parseAction } from '$lib/words/actions';
import { endOf, find, isPossible } from './choices';
import { playerName } from '$lib/words/names';
import { byTouch } from '$lib/ui/pointer';
import { sound } from './sound';
import { vibrate } from './vibration';

/** What the board can do besides drawing. */
export interface BoardHandle {
  /** Shows moves one after another, and says of each when it begins. */
  playMoves(
    moves: MoveMade[],
    before: Position,
    after: Position,
    speed: Speed,
    onmove?: (move: MoveMade) => void,
  ): Promise<void>;
  skip(): void;
}

/** A list of ways to go on, opened beside what was clicked. */
export interface OpenMenu {
  kind: 'worker' | 'forms';
  action: string;
  choices: Choice[];
  anchor: DOMRect;
}

export class Play {
  readonly connection: Connection;
  /** What is drawn: behind the connection while moves are played. */
  shown: Position | null = $state.raw(null);
  animating: boolean = $state(false);
  /** The board as it was, when a line of the log is looked at. */
  past: Position | null = $state.raw(null);
  /** A turn that would have been better there, drawn on it step by step. */
  better: string[] | null = $state.raw(null);
  selected: string | null = $state(null);
  menu: OpenMenu | null = $state.raw(null);
  /** Days looked ahead. */
  ahead: number = $state(0);
  /** Whether the gods that may be begged from are shown. */
  begging: boolean = $state(false);
  /** Whether the end of the turn waits for a second yes, since workers would go hungry. */
  warned: boolean = $state(false);
  /** The Food Day that has just been held, until it is put away. */
  foodDay: MoveMade | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  sending: boolean = $state(false);
  /** Moves told to screen readers. */
  told: MoveMade[] = $state.raw([]);
  /** Whether a suggested turn is told in words; the board shows it as long as it is followed. */
  hintShown: boolean = $state(true);
  /** What the first lesson points at. */
  coached: string | string[] | null = $state.raw(null);
  board: BoardHandle | null = null;

  #queue: Update[] = [];
  /** The last move that has been shown, while moves are played. */
  #playedTo: number = $state(0);
  /** Whether the action under way is a step of the suggested turn, played from its words. */
  #byHint = false;
  /** Counts looks at the past and returns from it. */
  #looks = 0;

  #stop: () => void;

  constructor(connection: Connection) {
    this.connection = connection;
    this.shown = connection.update?.position ?? null;
    this.#stop = connection.onupdate((update) => this.#receive(update));
  }

  end(): void {
    this.#stop();
  }

  table = $derived.by(() => this.connection.table);
  update = $derived.by(() => this.connection.update);
  seats = $derived.by(() => this.table?.seats ?? []);
  mine = $derived.by(() => this.table?.you.seats ?? []);
  oneScreen = $derived.by(() => this.mine.length > 1);
  position: Position | null = $derived.by(() => {
    // Both are always read: with `??` alone, an update that came after looking back was missed.
    const { past, shown } = this;
    return past ?? shown;
  });

  /** The moves that what is shown has come from: the connection knows more while moves are played. */
  moves: MoveMade[] = $derived.by(() => {
    const { history } = this.connection;
    const last = this.past?.ply ?? (this.animating ? this.#playedTo : null);
    return last === null ? history : history.filter(({ ply }) => ply <= last);
  });

  /** The decision to make now; none while others move or the past is looked at. */
  decision: Decision | null = $derived.by(() => {
    const { update } = this;
    if (!update || this.past || this.animating || this.shown?.ply !== update.position.ply) return null;
    const { viewer, state } = update.position;
    const wanted = viewer ?? state.to_act[0];
    return update.decisions.find(({ seat }) => seat === wanted) ?? update.decisions[0] ?? null;
  });
  kind = $derived.by(() => (this.decision ? this.update?.position.state.decision : undefined));
  options = $derived.by(() => this.decision?.options ?? []);
  canEnd = $derived.by(() => isPossible(endOf(this.options)));

  /** The seat whose things are always in view; none for who only watches. */
  me: number | null = $derived.by(() => {
    if (this.mine.length <= 1) return this.mine[0] ?? null;
    const turn = this.position?.state.turn.seat;
    return this.decision?.seat ?? this.mine.find((seat) => seat === turn) ?? this.mine[0] ?? null;
  });

  /** Whether everyone else has given up: then the game may be ended. */
  alone: boolean = $derived.by(() => {
    const { me, update, seats, table } = this;
    if (table?.status !== 'running' || me === null || !update || seats[me]?.bot_since) return false;
    return seats.every(({ seat }) => seat === me || update.position.resigned.includes(seat));
  });

  /** Whether one person plays here against bots alone. */
  againstBots: boolean = $derived.by(() => {
    const { me, seats, table } = this;
    if (table?.status !== 'running' || me === null || seats[me]?.bot_since) return false;
    return seats.every(({ seat, seating }) => seat === me || seating === 'bot');
  });

  hint = $derived.by(() => {
    const { hint } = this.connection;
    return hint && hint.seat === this.decision?.seat ? hint : null;
  });

  /** The next action of a suggested turn, as long as it can be played; ending the turn is left to the person. */
  nextStep: string | null = $derived.by(() => {
    const { hint } = this;
    const action = hint ? suggestedTurn(hint)[hint.done] : undefined;
    return action !== undefined && action !== 'end' && isPossible(find(this.options, action)) ? action : null;
  });

  /** Days looked ahead, of those that can be looked at. */
  lookingAhead: number = $derived.by(() =>
    this.past || this.animating ? 0 : Math.min(this.ahead, this.position?.forecast.days.length ?? 0),
  );

  name = (seat: number): string => {
    const found = this.seats[seat];
    return found ? playerName(found) : '';
  };

  /** Something that stands for an option was clicked, tapped or entered. */
  choose = (action: string, anchor: DOMRect): void => {
    const choice = find(this.options, action);
    if (!choice) return;
    const again = this.selected === action;
    this.menu = null;
    if (!isPossible(choice)) {
      this.selected = again ? null : action;
      return;
    }
    if (parseAction(action).verb === 'pick' || (choice.then?.length ?? 0) > 0) {
      this.selected = action;
      this.menu = { kind: 'worker', action, choices: choice.then ?? [], anchor };
      return;
    }
    // A finger cannot hover: the first tap explains, the second acts.
    if (byTouch() && !again) {
      this.selected = action;
      return;
    }
    void this.act([action]);
  };

  /** A tile that can be had in several ways, or in one. */
  chooseForm = (choices: Choice[], anchor: DOMRect): void => {
    const possible = choices.filter(isPossible);
    const only = possible.length === 1 || choices.length === 1 ? (possible[0] ?? choices[0]) : undefined;
    if (only && possible.length <= 1) return this.choose(only.action, anchor);
    this.selected = null;
    this.menu = { kind: 'forms', action: choices[0]?.action ?? '', choices, anchor };
  };

  deselect = (): void => {
    this.selected = null;
    this.menu = null;
    this.begging = false;
    this.warned = false;
  };

  async act(actions: string[], days: number | null = null): Promise<Problem | null> {
    const { decision, update } = this;
    if (!decision || !update) return null;
    return this.#send({ type: 'act', seat: decision.seat, seq: update.seq, actions, days });
  }

  /** What lists of actions would cost and bring, without playing them; null if that cannot be said now. */
  preview = (lists: string[][]): Promise<Previewed[] | null> => {
    const { decision, update } = this;
    if (!decision || !update) return Promise.resolve(null);
    return this.connection.preview(decision.seat, update.seq, lists);
  };

  /** Plays one step of the suggested turn; its words stay for the next. */
  playStep = async (): Promise<Problem | null> => {
    const { nextStep } = this;
    if (nextStep === null || this.sending) return null;
    this.#byHint = true;
    const problem = await this.act([nextStep]);
    if (problem) this.#byHint = false;
    return problem;
  };

  /** Back to before the last click, which may have made several decisions at once. */
  undo = (): Promise<Problem | null> => this.#back('undo');
  restart = (): Promise<Problem | null> => this.#back('restart');

  async #back(type: 'undo' | 'restart'): Promise<Problem | null> {
    const { decision, update } = this;
    if (!decision?.can_undo || !update) return null;
    return this.#send({ type, seat: decision.seat, seq: update.seq });
  }

  askHint = (): Promise<Problem | null> => {
    const { decision, update } = this;
    if (!decision || !update) return Promise.resolve(null);
    this.hintShown = true;
    if (this.hint) return Promise.resolve(null);
    return this.#send({ type: 'hint', seat: decision.seat, seq: update.seq }, true);
  };

  async #send(command: Command, aside = false): Promise<Problem | null> {
    if (this.sending && !aside) return null;
    if (!aside) {
      this.sending = true;
      this.deselect();
    }
    const problem = await this.connection.send(command);
    if (!aside) this.sending = false;
    this.problem = problem;
    return problem;
  }

  /** Anything else that is asked of the table. */
  ask = (command: Command): Promise<Problem | null> => this.#send(command, true);

  async showPast(ply: number, better: string[] | null = null): Promise<void> {
    this.deselect();
    const look = ++this.#looks;
    try {
      const past = await this.connection.positionAt(ply);
      // Somebody may have gone elsewhere meanwhile.
      if (look !== this.#looks) return;
      // Moves that are still being shown would go on, on the board as it was.
      this.skip();
      this.past = past;
      this.better = better;
    } catch (thrown) {
      this.problem = problemOf(thrown);
    }
  }

  showNow = (): void => {
    this.#looks += 1;
    this.past = null;
    this.better = null;
  };

  skip = (): void => {
    this.#queue = [];
    this.board?.skip();
  };

  #receive(update: Update): void {
    this.told = update.moves;
    this.#sound(update);
    this.deselect();
    const held = update.undone ? undefined : update.moves.findLast(({ events }) => events.some(isFoodDay));
    if (held && settings.foodDays) this.foodDay = held;
    if (update.undone) this.foodDay = null;
    // Whoever follows a suggested turn has read it and wants to see the board.
    if (update.moves.length > 0) {
      if (!this.#byHint) this.hintShown = false;
      this.#byHint = false;
    }
    const still =
      settings.speed === 'instant' ||
      document.hidden ||
      this.past !== null ||
      update.undone ||
      update.moves.length === 0;
    if (this.shown === null || still) {
      this.skip();
      this.shown = update.position;
      return;
    }
    // One's own small steps are drawn at once: whoever clicks must not wait for their own click.
    const own = update.moves.every(({ seat, events }) => this.mine.includes(seat) && !events.some(isDay));
    if (own && this.#queue.length === 0 && !this.animating) {
      this.shown = update.position;
      return;
    }
    this.#queue.push(update);
    if (!this.animating) void this.#playQueue();
  }

  /** A day that passes, and a turn that has come round to us. */
  #sound({ moves, decisions, undone }: Update): void {
    if (undone) return;
    if (decisions.length > 0 && moves.some(({ seat }) => !this.mine.includes(seat))) {
      sound('turn');
      vibrate();
    } else if (moves.some(({ events }) => events.some(({ type }) => type === 'day'))) sound('day');
  }

  async #playQueue(): Promise<void> {
    this.#playedTo = this.shown?.ply ?? 0;
    this.animating = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const before = this.shown;
      if (this.board && before) {
        const speed = reducedMotion() ? 2 : settings.speed;
        const began = ({ ply }: MoveMade) => (this.#playedTo = ply);
        await this.board.playMoves(update.moves, before, update.position, speed, began).catch(() => undefined);
      }
      this.shown = update.position;
      this.#playedTo = update.position.ply;
    }
    // A skip empties the queue: what is shown catches up.
    this.shown = this.connection.update?.position ?? this.shown;
    this.animating = false;
  }
}

const isFoodDay = (event: MoveMade['events'][number]): boolean => event.type === 'food-day';
const isDay = (event: MoveMade['events'][number]): boolean => event.type === 'day' || event.type === 'turn-began';
