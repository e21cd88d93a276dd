import type { Judgement } from '$lib/api/Judgement';
import type { Judged } from '$lib/api/Judged';
import type { MoveMade } from '$lib/api/MoveMade';
import { parseAction } from '$lib/words/actions';

/** Actions that end a turn, or what counts as one: keeping tiles, and the answer to the question of days. */
const LAST = new Set(['end', 'days', 'keep']);

/** Whether a seat has ended a turn with one of these moves. */
export const endsTurn = (moves: MoveMade[], seat: number): boolean =>
  moves.some(
    (move) => move.seat === seat && !move.automatic && move.action !== null && LAST.has(parseAction(move.action).verb),
  );

const COSTLY: Judgement[] = ['mistake', 'blunder'];

/** Whether a turn lost so much that the coach says a word. */
export const isCostly = ({ judgement }: Judged): boolean => COSTLY.includes(judgement);
