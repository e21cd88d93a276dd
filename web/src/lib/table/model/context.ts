// What every panel of a table reads: a position with its seats, and for a table that is played, how to act.
import { getContext, setContext } from 'svelte';
import type { Choice } from '$lib/api/Choice';
import type { Clocks } from '$lib/api/Clocks';
import type { Position } from '$lib/api/Position';
import type { TableSeat } from '$lib/api/TableSeat';
import { NO_STEPS, stepsOf, type Steps } from '$lib/board/suggestion';
import { suggestedTurn } from '$lib/net/hint';
import type { Play } from './play.svelte';

export interface TableView {
  readonly position: Position;
  readonly seats: TableSeat[];
  /** The seats of whoever looks. */
  readonly mine: number[];
  /** The seat shown first; none for who only watches. */
  readonly me: number | null;
  readonly options: Choice[];
  readonly selected: string | null;
  /** The actions of a suggested turn that are still to come. */
  readonly hint: string[];
  /** Their numbers on the board. */
  readonly steps: Steps;
  /** Days looked ahead. */
  readonly ahead: number;
  readonly clocks: Clocks | null;
  readonly name: (seat: number) => string;
}

const TABLE = Symbol('table');
const PLAY = Symbol('play');

export const provideTable = (table: TableView): TableView => setContext(TABLE, table);
export const useTable = (): TableView => getContext<TableView>(TABLE);
/** Provides how to act, and what the panels read of it. */
export function providePlay(play: Play): Play {
  provideTable({
    get position() {
      // Panels are mounted only once there is one.
      return play.position!;
    },
    get seats() {
      return play.seats;
    },
    get mine() {
      return play.mine;
    },
    get me() {
      return play.me;
    },
    get options() {
      return play.options;
    },
    get selected() {
      return play.selected;
    },
    get hint() {
      const { hint } = play;
      if (play.past) return play.better ?? [];
      return hint ? suggestedTurn(hint).slice(hint.done) : [play.coached ?? []].flat();
    },
    get steps() {
      const { hint } = play;
      if (play.past) return play.better ? stepsOf(play.better, 0) : NO_STEPS;
      return hint ? stepsOf(suggestedTurn(hint), hint.done) : NO_STEPS;
    },
    get ahead() {
      return play.lookingAhead;
    },
    get clocks() {
      return play.update?.clocks ?? null;
    },
    name: play.name,
  });
  return setContext(PLAY, play);
}
/** How to act; none in a replay. */
export const usePlay = (): Play | undefined => getContext<Play | undefined>(PLAY);
