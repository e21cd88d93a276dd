import type { Analysed } from '$lib/api/Analysed';
import type { Position } from '$lib/api/Position';
import type { Update } from '$lib/api/Update';

/** A hint for a turn, and how much of it has been followed. */
export interface Hint {
  seat: number;
  seq: number;
  candidates: Analysed[];
  /** The position for which it was given. */
  position: Position;
  /** How many actions of the best turn have been played since. */
  done: number;
}

/** The actions of its best turn. */
export const suggestedTurn = (hint: Hint): string[] => hint.candidates[0]?.turn ?? [];

/** The hint after an update. It stays while the turn follows it, even after undoing, and is dropped otherwise. */
export function followed(hint: Hint, update: Update): Hint | null {
  const turn = suggestedTurn(hint);
  const done = update.position.ply - hint.position.ply;
  const asAdvised = update.moves.every(
    ({ seat, action, ply }) => seat === hint.seat && action === turn[ply - hint.position.ply - 1],
  );
  if (done < 0 || done >= turn.length || !(update.undone || asAdvised)) return null;
  return { ...hint, seq: update.seq, done };
}
