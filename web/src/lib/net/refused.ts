import type { Problem } from '$lib/api/Problem';

/** The problem of a request without an answer: the server is stopping, has stopped or cannot be reached. */
export const UNREACHABLE: Problem = { code: 'stopping' };

/**
 * The problem of a question that this device did not answer: the module cannot be loaded, or the tab that hosts the tables
 * has just gone. No server says this, so it is in none of the generated types.
 */
export const DEVICE_FAILED = { code: 'device-failed' } as unknown as Problem;

/** A request that was not carried out, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
    this.name = 'Refused';
  }
}

/** The problem behind an error that was thrown by a request. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Refused ? thrown.problem : { code: 'internal' };
}
