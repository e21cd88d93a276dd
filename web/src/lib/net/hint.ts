import type { Analysed } from '$lib/api/Analysed';
import type { Position } from '$lib/api/Position';
import type { Update } from '$lib/api/Update';

/** Advice for a turn, and how much of it has been followed. */
export interface Hint {
  seat: number;
  seq: number;
  candidates: Analysed[];
  /** Where the game stood when it was given. */
  position: Position;
  /** How many actions of the best turn have been played since. */
  done: number;
}

/** The actions of its best turn. */
export const suggestedTurn = (hint: Hint): string[] => hint.candidates[0]?.turn ?? [];

/** Advice after an update: it stays while the turn is played as it says, undone steps included, and goes otherwise. */
export function followed(hint: Hint, update: Update): Hint | null {
  const turn = suggestedTurn(hint);
  const done = update.position.ply - hint.position.ply;
  const asAdvised = update.moves.every(
    ({ seat, action, ply }) => seat === hint.seat && action === turn[ply - hint.position.ply - 1],
  );
  if (done < 0 || done >= turn.length || !(update.undone || asAdvised)) return null;
  return { ...hint, seq: update.seq, done };
}
