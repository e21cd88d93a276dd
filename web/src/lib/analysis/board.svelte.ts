// A game that is played for every seat, with a tree instead of a table behind it. `Play` sees it as the connection to a
// table, so that the board, the bar and its sheets are those of a table.
import type { Analysed } from '$lib/api/Analysed';
import type { ChatLine } from '$lib/api/ChatLine';
import type { Command } from '$lib/api/Command';
import type { History } from '$lib/api/History';
import type { LineMove } from '$lib/api/LineMove';
import type { MoveMade } from '$lib/api/MoveMade';
import type { Place } from '$lib/api/Place';
import type { Position } from '$lib/api/Position';
import type { Previewed } from '$lib/api/Previewed';
import type { Problem } from '$lib/api/Problem';
import type { ShownPlace } from '$lib/api/ShownPlace';
import type { Table } from '$lib/api/Table';
import type { Update } from '$lib/api/Update';
import type { Connection } from '$lib/net/connection';
import { followed, type Hint } from '$lib/net/hint';
import { problemOf } from '$lib/net/refused';
import { Stopped, type Study } from '$lib/study/study';
import { keepNotes, type Studied } from './source';
import { endsTurn, shortened, Tree, type Node, type TreePlace } from './tree';

/** A table at which whoever looks has every seat. */
function tableOf({ names, levels, colours, seats }: History): Table {
  return {
    id: '',
    status: 'running',
    seats: seats.map((seat) => ({
      seat,
      seating: 'person',
      name: names[seat] ?? '',
      player: null,
      level: levels[seat] ?? null,
      colour: colours[seat] ?? 'red',
      online: true,
      bot_since: null,
      votes: [],
      votable: false,
    })),
    you: { seats, host: true, muted: [] },
    public: false,
    pace: { pace: 'live', clock: null },
    hints: false,
    spectators: false,
    watching: 0,
    origin: { from: 'fresh' },
    invite: null,
    rematch: null,
    end_votes: null,
    created_at: 0,
  };
}

/** How a place is reached: by its address, through the tree, by a move or by taking one back. */
type Way = 'open' | 'go' | 'play' | 'undo';

export class AnalysisBoard implements Connection {
  readonly id = '';
  readonly invite: string | undefined = undefined;
  readonly status = 'open';
  readonly hosted = false;
  readonly chat: ChatLine[] = [];
  readonly chatLength = null;
  readonly hintAsked = null;
  judged = null;
  readonly pause = null;
  readonly table: Table;
  readonly studied: Studied;
  readonly tree: Tree;
  update: Update | null = $state.raw(null);
  history: MoveMade[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  current: Node;
  /** Changes with the tree, which is no state of its own. */
  version: number = $state(0);
  /** Changes where the board jumps. */
  epoch: number = $state(0);
  /** Whether somebody goes through the tree, rather than playing. */
  browsed: boolean = $state(false);
  /** Why something could not be shown. */
  problem: Problem | null = $state.raw(null);

  readonly #study: Study;
  #listeners = new Set<(update: Update) => void>();
  #seq = 0;
  /** The last question about a place: answers to those before it come too late. */
  #asked = 0;

  constructor(studied: Studied, study: Study) {
    this.studied = studied;
    this.#study = study;
    this.table = tableOf(studied.history);
    this.tree = new Tree(studied.history.moves);
    this.tree.read(studied.notes);
    this.current = $state.raw(this.tree.root);
  }

  onupdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** How the module finds a node. */
  placeOf(node: Node): Place {
    return this.#at(this.tree.place(node));
  }

  #at({ ply, line }: TreePlace): Place {
    return { record: this.studied.record, ply, line };
  }

  /** Shows a place; the moves of its line get into the tree. Returns the problem if it cannot be. */
  async open(place: TreePlace): Promise<Problem | null> {
    return this.#show(place, 'open');
  }

  go = (node: Node): Promise<Problem | null> => this.#show(this.tree.place(node), 'go');

  async #show(place: TreePlace, how: Way): Promise<Problem | null> {
    const asked = ++this.#asked;
    try {
      const { shown } = await this.#study.ask('place', { call: 'show', at: this.#at(place) });
      if (asked !== this.#asked) return null;
      const from = this.tree.mainAt(place.ply);
      const known = this.current;
      const node = this.tree.extend(from, shown.line, shown.moves);
      if (how === 'play') this.#markChosen(known, node);
      this.#arrive(node, from, shown, how);
      this.problem = null;
      return null;
    } catch (thrown) {
      if (thrown instanceof Stopped) return null;
      if (asked === this.#asked) this.problem = problemOf(thrown);
      return problemOf(thrown);
    }
  }

  /** Of the moves that one click has made, the first was chosen. */
  #markChosen(from: Node, to: Node): void {
    for (const [index, node] of this.tree.path(to).slice(from.ply).entries()) if (!node.main) node.chosen = index === 0;
  }

  #arrive(node: Node, from: Node, shown: ShownPlace, how: Way): void {
    const before = this.current;
    for (const each of this.tree.path(node)) each.parent!.next = each;
    this.current = node;
    this.version += 1;
    this.browsed = how === 'go';
    const jumped = how === 'open' || how === 'go';
    if (jumped) this.epoch += 1;
    const main = this.studied.history.moves.filter(({ ply }) => ply <= from.ply);
    this.history = [...main, ...shown.moves];
    const update: Update = {
      seq: ++this.#seq,
      moves: how === 'play' ? this.history.filter(({ ply }) => ply > before.ply) : [],
      undone: how !== 'play',
      // Here every seat plays on, whoever gave up in the game.
      position: { ...shown.position, resigned: [] },
      // The question of days is asked when it comes.
      decisions: shown.decisions.map((decision) => ({ ...decision, may_answer_days: false })),
      clocks: null,
    };
    this.update = update;
    this.hint = this.hint && !jumped ? followed(this.hint, update) : null;
    for (const listener of this.#listeners) listener(update);
    this.#keep();
  }

  /** Carries out what a table would be asked. */
  async send(command: Command): Promise<Problem | null> {
    switch (command.type) {
      case 'act':
        return this.act(command.seat, command.actions);
      case 'undo':
        return this.#takeBack((node) => node.chosen || node.main);
      case 'restart': {
        const turn = this.update?.position.state.turn.actions.length ?? 0;
        const first = this.current.ply - turn + 1;
        return this.#takeBack((node) => node.ply <= first);
      }
      default:
        return null;
    }
  }

  /** Plays actions from here, as a line of their own unless they are in the tree. */
  act(seat: number, actions: string[]): Promise<Problem | null> {
    const { ply, line } = this.tree.place(this.current);
    const more: LineMove[] = actions.map((action) => ({ seat, action }));
    return this.#show({ ply, line: [...line, ...more] }, 'play');
  }

  /** Goes back to before the last move that is meant. What was only begun goes away; the rest stays in the tree. */
  async #takeBack(isMeant: (node: Node) => boolean): Promise<Problem | null> {
    let node = this.current;
    while (node.parent && !isMeant(node)) node = node.parent;
    const from = this.current;
    // What is forced after a move is played again when the board goes back to it: then go back further.
    for (let before = node.parent; before; node = before, before = before.parent) {
      const problem = await this.#show(this.tree.place(before), 'undo');
      if (problem !== null) return problem;
      if (this.current !== from) break;
    }
    const last = from.children.length === 0;
    if (last && this.current !== from && this.tree.isStub(node)) this.remove(node);
    return null;
  }

  /** One move back, or forward along the line that was last looked at. */
  async step(by: -1 | 1, { turn = false } = {}): Promise<void> {
    const from = this.current;
    let node: Node | null = from;
    do {
      node = by < 0 ? node.parent : (node.next ?? node.children[0] ?? null);
      if (!node) return;
      if (turn && !isTurn(node, by)) continue;
      const asked = this.#asked + 1;
      await this.go(node);
      // Somebody has asked for another place meanwhile.
      if (asked !== this.#asked) return;
      // What is forced after a move is played again when the board goes back to it: then go back further.
    } while (this.current === from && this.problem === null);
  }

  /** Shows a turn as numbered steps on the board. */
  suggest(candidate: Analysed): void {
    const { update } = this;
    const seat = update?.decisions[0]?.seat;
    if (!update || seat === undefined) return;
    this.hint = { seat, seq: update.seq, candidates: [candidate], position: update.position, done: 0 };
  }

  async preview(seat: number, _seq: number, lists: string[][]): Promise<Previewed[] | null> {
    const at = this.placeOf(this.current);
    const asked = this.#study.ask('previews', { call: 'preview', at, seat, lists });
    return asked.then(
      ({ previews }) => previews,
      () => null,
    );
  }

  /** The game as it was after so many moves of the line that is shown. */
  async positionAt(ply: number): Promise<Position> {
    const node = this.tree.path(this.current).findLast((each) => each.ply <= ply) ?? this.tree.root;
    return (await this.#study.ask('place', { call: 'show', at: this.placeOf(node) })).shown.position;
  }

  /** Says something about the position that is shown. */
  comment(text: string): void {
    this.current.comment = shortened(text);
    this.version += 1;
    this.#keep();
  }

  /** Deletes a line. Whoever looks at it comes to where it began. */
  remove(node: Node): void {
    const inside = this.tree.isWithin(this.current, node);
    const left = this.tree.remove(node);
    this.version += 1;
    this.#keep();
    if (inside) void this.go(left);
  }

  /** Asks what the moves of lines did that were read from a record, for their words. A line that cannot be goes. */
  async tell(): Promise<void> {
    for (const end of this.tree.ends()) {
      const { ply, line } = this.tree.place(end);
      const from = this.tree.mainAt(ply);
      try {
        const { shown } = await this.#study.ask('place', { call: 'show', at: this.#at({ ply, line }) });
        // What would be forced afterwards is no part of what was written.
        this.tree.extend(from, shown.line.slice(0, line.length), shown.moves);
      } catch (thrown) {
        if (thrown instanceof Stopped) return;
        const problem = problemOf(thrown);
        if (problem.code !== 'illegal' && problem.code !== 'malformed') {
          this.problem = problem;
          break;
        }
        const first = this.tree.path(end).find(({ main, made }) => !main && made === null);
        if (first) this.tree.remove(first);
      }
    }
    this.version += 1;
  }

  #keep(): void {
    keepNotes(this.studied.source, this.tree.write(), this.tree.place(this.current));
  }
}

/** Whether a turn ends with a node, or begins after it on the way back. */
function isTurn(node: Node, by: -1 | 1): boolean {
  if (!node.parent || endsTurn(node)) return true;
  return by > 0 && node.children.length === 0;
}
