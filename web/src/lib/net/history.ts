import type { MoveMade } from '$lib/api/MoveMade';
import type { Update } from '$lib/api/Update';

/** The moves of the game after an update: undone moves are removed, and new ones are added. */
export function withMoves(history: MoveMade[], { moves, position }: Pick<Update, 'moves' | 'position'>): MoveMade[] {
  const first = moves[0]?.ply ?? Infinity;
  const kept = history.filter(({ ply }) => ply <= position.ply && ply < first);
  if (moves.length === 0 && kept.length === history.length) return history;
  return [...kept, ...moves];
}
