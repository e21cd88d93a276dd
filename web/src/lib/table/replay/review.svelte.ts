// The review of the game that is watched. Its parts are fetched when somebody asks for it.
import type { History } from '$lib/api/History';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import type { Table } from '$lib/api/Table';
import { fetchAgain } from '$lib/browser/fetch-again';
import type { GameSource } from '$lib/browser/route.svelte';
import type { Reviewing } from '$lib/review/reviewing.svelte';

type Parts = typeof import('$lib/review/parts');

/** Whether a game can be reviewed: nobody plays it any more, and all of its moves are known. */
export function isReviewable(source: GameSource, history: History, table: Table | null): boolean {
  if (history.moves.length === 0 || history.shown_to != null) return false;
  // The players of a table may have ended the game without a winner.
  return history.over || source.kind === 'record' || table?.status === 'finished';
}

/** The seat whose turns are looked at first: one's own, or that of the only person among bots. */
export function firstSeat({ levels }: History, table: Table | null): number | null {
  const people = levels.flatMap((level, seat) => (level === null ? [seat] : []));
  const own = table && table.you.seats.length > 0 ? table.you.seats : people;
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Deep reviews whose pages were left before they were finished. They go on. */
let leftBehind: Reviewing[] = [];

export class ReplayReview {
  parts = $state.raw<Parts | null>(null);
  reviewing = $state.raw<Reviewing | null>(null);
  /** Whether the parts could not be fetched. */
  failed = $state(false);
  #left = false;

  async open(source: GameSource, seat: number | null, again = false): Promise<void> {
    this.failed = false;
    const load = () => import('$lib/review/parts');
    try {
      this.parts ??= await (again ? fetchAgain(load) : load());
    } catch {
      this.failed = true;
      return;
    }
    if (this.reviewing || this.#left) return;
    const before = leftBehind.find((each) => each.busy && each.isOf(source));
    leftBehind = leftBehind.filter((each) => each.busy && each !== before);
    if (before) {
      this.reviewing = before;
      before.resume();
    } else {
      this.reviewing = new this.parts.Reviewing(source);
      this.reviewing.seat = seat;
      void this.reviewing.open();
    }
  }

  /** The turn whose better one is on the board, if that is the position before it. */
  selectedAt(ply: number): ReviewedTurn | null {
    const { reviewing } = this;
    if (reviewing?.selected?.ply !== ply) return null;
    return reviewing.selected;
  }

  select(turn: ReviewedTurn | null): void {
    this.reviewing?.select(turn);
  }

  /** The page is left. */
  leave(): void {
    this.#left = true;
    if (this.reviewing?.leave()) leftBehind.push(this.reviewing);
  }
}
