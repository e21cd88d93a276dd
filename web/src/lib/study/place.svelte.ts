// A place in a game or beside it that is played on this device like a table, by whoever studies it. Nobody hosts it: every
// question goes to the study module with the record and the line of moves since.
import type { Analysed } from '$lib/api/Analysed';
import type { ChatLine } from '$lib/api/ChatLine';
import type { Command } from '$lib/api/Command';
import type { LineMove } from '$lib/api/LineMove';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Place } from '$lib/api/Place';
import type { Position } from '$lib/api/Position';
import type { Previewed } from '$lib/api/Previewed';
import type { Problem } from '$lib/api/Problem';
import type { ShownPlace } from '$lib/api/ShownPlace';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import type { Connection, ConnectionStatus } from '$lib/net/connection';
import { followed, type Hint } from '$lib/net/hint';
import { problemOf } from '$lib/net/refused';
import { COLOURS } from '$lib/ui/pieces';
import { endsLine } from '$lib/words/actions';
import { colourName } from '$lib/words/names';
import { Stopped, type Study } from './study';

export interface PlaceOptions {
  /** The seats that can be played; all of them, if nothing is said. */
  mine?: number[];
  /** The names of the players; their colours, if nothing is said. */
  names?: string[];
  /** What the bar says while nothing can be decided. */
  pause?: () => string;
  /** Where a turn ends, the line stops there, and this is told about it. Without it the line goes on. */
  onturn?: (turn: LineMove[]) => void;
}

export class PlaceConnection implements Connection {
  readonly id = '';
  readonly invite = undefined;
  readonly hosted = false;
  readonly chat: ChatLine[] = [];
  readonly chatLength = null;
  readonly hintAsked = null;
  judged = null;

  update: Update | null = $state.raw(null);
  /** The moves of the line, with what they did. */
  history: MoveMade[] = $state.raw([]);
  status: ConnectionStatus = $state('connecting');
  /** Why the place cannot be shown. */
  problem: Problem | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** The moves since the start, with what was forced after them. */
  line: LineMove[] = $state.raw([]);

  readonly #study: Study;
  readonly #start: Omit<Place, 'line'>;
  readonly #options: PlaceOptions;
  #listeners = new Set<(update: Update) => void>();
  /** How long the line was at every request since the start: taking back goes there. */
  #requests: number[] = [];
  /** Counts questions: an answer that somebody has asked past is dropped. */
  #asked = 0;

  /** Shares `study` with nobody who stops it. */
  constructor(study: Study, start: Omit<Place, 'line'>, options: PlaceOptions = {}) {
    this.#study = study;
    this.#start = start;
    this.#options = options;
  }

  table: Table | null = $derived.by(() => (this.update ? this.#table(this.update.position) : null));

  get pause(): string | null {
    return this.#options.pause?.() ?? null;
  }

  /** The place as the study module knows it. */
  get place(): Place {
    return { ...this.#start, line: this.line };
  }

  /** Goes to a line from the start, or to the start itself. Returns null once it is shown, or the problem. */
  goTo(line: LineMove[] = []): Promise<Problem | null> {
    return this.#carryOut(async (current) => {
      const shown = await this.#show(line);
      if (!current()) return;
      // Nobody knows which of them were forced, so taking back tries every one of them.
      this.#requests = shown.line.map((_, at) => at);
      this.#apply(shown, true);
    });
  }

  /** Suggests a turn here: the board numbers its steps. */
  suggest(candidate: Analysed): void {
    const { update } = this;
    const seat = update?.decisions[0]?.seat;
    if (!update || seat === undefined) return;
    this.hint = { seat, seq: update.seq, candidates: [candidate], position: update.position, done: 0 };
  }

  /** Puts a suggestion away. */
  forget(): void {
    this.hint = null;
  }

  onupdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  send(command: Command): Promise<Problem | null> {
    if (command.type === 'act') return this.#act(command.seat, command.actions);
    if (command.type === 'undo') return this.#back(this.#undoTo());
    if (command.type === 'restart') return this.#back([this.#turnBegan()]);
    return Promise.resolve(null);
  }

  async preview(seat: number, _seq: number, lists: string[][]): Promise<Previewed[] | null> {
    try {
      return (await this.#study.ask('previews', { call: 'preview', at: this.place, seat, lists })).previews;
    } catch {
      return null;
    }
  }

  async positionAt(ply: number): Promise<Position> {
    const own = (this.update?.position.ply ?? 0) - this.line.length;
    const at = ply < own ? { ...this.#start, ply, line: [] } : { ...this.#start, line: this.line.slice(0, ply - own) };
    return (await this.#study.ask('place', { call: 'show', at })).shown.position;
  }

  #act(seat: number, actions: string[]): Promise<Problem | null> {
    return this.#carryOut(async (current) => {
      const { line } = this;
      let shown: ShownPlace | null = null;
      /** What was forced after the last action. */
      let forced: string[] = [];
      for (const action of actions) {
        // What comes next in the list may have been played by itself.
        const done = forced.indexOf(action);
        if (done >= 0) {
          forced = forced.slice(done + 1);
          continue;
        }
        const before: LineMove[] = [...(shown?.line ?? line), { seat, action }];
        shown = await this.#show(before);
        forced = shown.line.slice(before.length).map((move) => move.action);
        if (!current()) return;
        if (this.#options.onturn && endsLine(action)) return this.#endTurn(before);
      }
      if (!shown) return;
      this.#requests = [...this.#requests.filter((at) => at < line.length), line.length];
      this.#apply(shown, false);
    });
  }

  /** The board stays as it was before the end, which is what a turn is about; nothing more can be decided. */
  #endTurn(line: LineMove[]): void {
    if (this.update) this.#tell({ ...this.update, seq: this.update.seq + 1, moves: [], undone: false, decisions: [] });
    this.#options.onturn?.(line);
  }

  /** Goes back to the first of these lengths of the line that changes anything: what is forced is played again. */
  #back(lengths: number[]): Promise<Problem | null> {
    return this.#carryOut(async (current) => {
      for (const length of lengths) {
        const shown = await this.#show(this.line.slice(0, length));
        if (!current()) return;
        if (shown.line.length >= this.line.length) continue;
        this.#requests = this.#requests.filter((at) => at < shown.line.length);
        return this.#apply(shown, true);
      }
    });
  }

  #undoTo(): number[] {
    const began = this.#turnBegan();
    return [...this.#requests.filter((at) => at > began && at < this.line.length).toReversed(), began];
  }

  #turnBegan(): number {
    return this.update ? turnBegan(this.update.position, this.line) : 0;
  }

  async #show(line: LineMove[]): Promise<ShownPlace> {
    return (await this.#study.ask('place', { call: 'show', at: { ...this.#start, line } })).shown;
  }

  async #carryOut(work: (current: () => boolean) => Promise<void>): Promise<Problem | null> {
    const asked = ++this.#asked;
    try {
      await work(() => asked === this.#asked);
      return null;
    } catch (thrown) {
      if (thrown instanceof Stopped) return null;
      const problem = problemOf(thrown);
      if (this.update === null) {
        this.problem = problem;
        this.status = 'refused';
      }
      return problem;
    }
  }

  #apply({ position, decisions, line, moves }: ShownPlace, undone: boolean): void {
    const stood = this.history.at(-1)?.ply ?? position.ply - line.length;
    this.line = line;
    this.history = moves;
    this.status = 'open';
    const mayUndo = line.length > turnBegan(position, line);
    this.#tell({
      seq: (this.update?.seq ?? 0) + 1,
      moves: undone ? [] : moves.filter(({ ply }) => ply > stood),
      undone,
      position,
      // The question of days comes when it comes: here nobody is kept waiting by it.
      decisions: decisions
        .filter(({ seat }) => this.#mine(position).includes(seat))
        .map((decision) => ({ ...decision, can_undo: mayUndo, may_answer_days: false })),
      clocks: null,
    });
  }

  #tell(update: Update): void {
    this.update = update;
    this.hint &&= followed(this.hint, update);
    for (const listener of this.#listeners) listener(update);
  }

  #mine({ state }: Position): number[] {
    return this.#options.mine ?? state.players.map((_, seat) => seat);
  }

  #table(position: Position): Table {
    return {
      id: this.id,
      status: 'running',
      seats: position.state.players.map((_, seat) => {
        const colour = COLOURS[seat] ?? 'red';
        return {
          seat,
          seating: 'person',
          name: this.#options.names?.[seat] || colourName(colour),
          player: null,
          level: null,
          colour,
          online: true,
          bot_since: null,
          votes: [],
          votable: false,
        };
      }),
      you: { seats: this.#mine(position), host: false, muted: [] },
      public: false,
      pace: { pace: 'live', clock: null },
      hints: false,
      spectators: false,
      watching: 0,
      origin: { from: 'record', ply: position.ply - this.line.length },
      invite: null,
      rematch: null,
      end_votes: null,
      created_at: 0,
    };
  }
}

/** How much of a line came before the turn that is not over yet. */
function turnBegan({ state }: Position, line: LineMove[]): number {
  return Math.max(0, line.length - state.turn.actions.length);
}
