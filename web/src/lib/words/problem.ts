import type { Problem } from '$lib/api/Problem';
import { refusalText } from './refusals';
import { t, wordOr } from '$lib/text';

/** A problem as a sentence. `who` names seats in refusals of the rules. */
export function problemText(problem: Problem, who?: (seat: number) => string): string {
  if (problem.code === 'illegal') return t('problem-illegal', { reason: refusalText(problem.refusal, who) });
  // What is wrong with it is told where it is set up.
  if (problem.code === 'bad-position') return t('problem-bad-position');
  const { code, ...args } = problem;
  return wordOr(`problem-${code}`, 'problem-unknown', args);
}
