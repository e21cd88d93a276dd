// What every panel of a table reads: a position with its seats, and for a table that is played, how to act.
import { getContext, setContext } from 'svelte';
import type { Choice } from '$lib/api/Choice';
import type { Clocks } from '$lib/api/Clocks';
import type { Position } from '$lib/api/Position';
import type { TableSeat } from '$lib/api/TableSeat';
import type { Steps } from '$lib/board/suggestion';
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
export const providePlay = (play: Play): Play => setContext(PLAY, play);
/** How to act; none in a replay. */
export const usePlay = (): Play | undefined => getContext<Play | undefined>(PLAY);
