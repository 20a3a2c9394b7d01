import type { Problem } from '@seed/contracts/problem';

/** Thrown by a responder: the call is answered with a problem, as the service would. */
export class MockProblemError extends Error {
  readonly problem: Problem;

  constructor(status: number, code: string, rest: Partial<Problem> = {}) {
    super(code);
    this.problem = { type: 'about:blank', title: code, ...rest, status, code };
  }
}
