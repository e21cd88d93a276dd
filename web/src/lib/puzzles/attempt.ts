// Judges an attempt at a puzzle: by its actions, by the position it leads to, or by a search.
import type { Analysed } from '$lib/api/Analysed';
import type { LineMove } from '$lib/api/LineMove';
import type { Place } from '$lib/api/Place';
import type { Reason } from '$lib/api/Reason';
import type { Study } from '$lib/study/study';
import type { Puzzle } from './puzzles';

/** The nodes of a search: a second or two. */
const NODES = 48_000;

/** How far an attempt is: `looking` for the solution, until it is `shown`. */
export type Phase = 'playing' | 'judging' | 'judged' | 'looking' | 'shown';

export interface Verdict {
  right: boolean;
  /** The chance to win that it gives away, from 0 to 1, and the points. */
  loss: number;
  points: number;
  /** What speaks for the solution; what the attempt shares with it is left out if it was wrong. */
  reasons: Reason[];
}

const placeOf = ({ record }: Puzzle): Place => ({ record, ply: null, line: [] });

/** The solution with its reasons. */
export async function examineSolution(study: Study, puzzle: Puzzle): Promise<Analysed> {
  const turn = puzzle.solution;
  const { judged } = await study.ask('judged', { call: 'judge', at: placeOf(puzzle), turn, nodes: NODES });
  return judged.played;
}

export async function judgeAttempt(
  study: Study,
  puzzle: Puzzle,
  line: LineMove[],
  solution: Promise<Analysed>,
): Promise<Verdict> {
  const turn = line.map(({ action }) => action);
  const right = async (): Promise<Verdict> => ({ right: true, loss: 0, points: 0, reasons: (await solution).reasons });
  if (turn.join() === puzzle.solution.join() || (await leadToTheSame(study, puzzle, turn))) return right();
  const { judged } = await study.ask('judged', { call: 'judge', at: placeOf(puzzle), turn, nodes: NODES });
  if (judged.judgement === 'best') return right();
  const shared = judged.played.reasons.map((reason) => JSON.stringify(reason));
  const { reasons } = await solution;
  const own = reasons.filter((reason) => !shared.includes(JSON.stringify(reason)));
  return { right: false, loss: judged.loss, points: judged.points_lost, reasons: own.length > 0 ? own : reasons };
}

/** Whether a turn leads to the same position as the solution: the order of its actions may not matter. */
async function leadToTheSame(study: Study, puzzle: Puzzle, turn: string[]): Promise<boolean> {
  const after = async (actions: string[]) => {
    const line = actions.map((action) => ({ seat: puzzle.seat, action }));
    const { shown } = await study.ask('place', { call: 'show', at: { ...placeOf(puzzle), line } });
    return JSON.stringify(shown.position.state);
  };
  return (await after(turn)) === (await after(puzzle.solution));
}
