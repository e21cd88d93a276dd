import type { Judgement } from '$lib/api/Judgement';
import type { Judged } from '$lib/api/Judged';
import type { MoveMade } from '$lib/api/MoveMade';
import { endsLine } from '$lib/words/actions';

/** Whether a seat has ended a turn with one of these moves. */
export const endsTurn = (moves: MoveMade[], seat: number): boolean =>
  moves.some(({ seat: who, automatic, action }) => who === seat && !automatic && action !== null && endsLine(action));

/** Whether a seat has ended another turn since the one that began after so many moves. */
export const hasPlayedOn = (moves: MoveMade[], { seat, ply }: { seat: number; ply: number }): boolean =>
  moves.filter((move) => move.ply > ply && endsTurn([move], seat)).length > 1;

const COSTLY: Judgement[] = ['mistake', 'blunder'];

/** Whether a turn lost so much that the coach says a word. */
export const isCostly = ({ judgement }: Judged): boolean => COSTLY.includes(judgement);
