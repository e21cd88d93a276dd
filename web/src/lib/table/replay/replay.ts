// Where steps, turns and rounds of a replay begin. Plies count moves made: 0 is the beginning.
import type { MoveMade } from '$lib/api/MoveMade';

export interface Stops {
  turns: number[];
  rounds: number[];
  last: number;
}

export function stopsOf(moves: MoveMade[]): Stops {
  const turns = new Set([0]);
  const rounds = new Set([0]);
  for (const { ply, events } of moves) {
    for (const event of events) {
      if (event.type === 'turn-began' || event.type === 'over') turns.add(ply);
      if (event.type === 'round-began' || event.type === 'over') rounds.add(ply);
    }
  }
  return { turns: [...turns], rounds: [...rounds], last: moves.at(-1)?.ply ?? 0 };
}

export const after = (stops: number[], ply: number, last: number): number => stops.find((stop) => stop > ply) ?? last;
export const before = (stops: number[], ply: number): number => stops.findLast((stop) => stop < ply) ?? 0;
