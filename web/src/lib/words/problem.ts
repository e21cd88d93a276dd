import type { Problem } from '$lib/api/Problem';
import { refusalText } from './refusals';
import { t, wordOr } from '$lib/text';

/** A problem as a sentence. `who` names seats in refusals of the rules. */
export function problemText(problem: Problem, who?: (seat: number) => string): string {
  if (problem.code === 'illegal') return t('problem-illegal', { reason: refusalText(problem.refusal, who) });
  const { code, ...args } = problem;
  return wordOr(`problem-${code}`, 'problem-unknown', args);
}
