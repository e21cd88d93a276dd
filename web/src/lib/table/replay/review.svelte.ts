// The review of the game that is watched. Its parts are fetched when somebody asks for it.
import type { History } from '$lib/api/History';
import type { ReviewedTurn } from '$lib/api/ReviewedTurn';
import type { GameSource } from '$lib/browser/route.svelte';
import { api } from '$lib/net/http';
import type { Reviewing } from '$lib/review/reviewing.svelte';

type Parts = typeof import('$lib/review/parts');

/** Whether a game can be reviewed: nobody plays it any more, and all of its moves are known. */
export async function isReviewable(source: GameSource, history: History): Promise<boolean> {
  if (history.moves.length === 0 || history.shown_to != null) return false;
  if (history.over || source.kind === 'record') return true;
  // The players may have ended it without a winner.
  const table = await api.table(source.id, source.invite).catch(() => null);
  return table?.status === 'finished';
}

/** The seat of the only person in a game against bots, whose turns are looked at first. */
function onlyPerson({ levels }: History): number | null {
  const people = levels.flatMap((level, seat) => (level === null ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

export class ReplayReview {
  parts = $state.raw<Parts | null>(null);
  reviewing = $state.raw<Reviewing | null>(null);
  #ended = false;

  async open(source: GameSource, history: History): Promise<void> {
    this.parts ??= await import('$lib/review/parts');
    if (this.reviewing || this.#ended) return;
    this.reviewing = new this.parts.Reviewing(source);
    this.reviewing.seat = onlyPerson(history);
    void this.reviewing.open();
  }

  /** The turn whose better one is on the board, if that is the position before it. */
  selectedAt(ply: number): ReviewedTurn | null {
    const { reviewing } = this;
    if (reviewing?.selected?.ply !== ply) return null;
    // A deeper review may have found another turn since.
    return reviewing.turns.find((turn) => turn.ply === ply) ?? reviewing.selected;
  }

  select(turn: ReviewedTurn | null): void {
    if (this.reviewing) this.reviewing.selected = turn;
  }

  end(): void {
    this.#ended = true;
    this.reviewing?.end();
  }
}
