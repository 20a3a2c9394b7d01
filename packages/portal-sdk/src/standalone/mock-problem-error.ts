import { problemKinds } from '@seed/contracts/problem-kinds';
import type { ProblemCode } from '@seed/contracts/problem-kinds';
import type { Problem } from '@seed/contracts/problem';

/**
 * Thrown by a responder: the mock responds with a problem, as the service would.
 *
 * @example
 * const post = mockEndpoint(getPost, ({ params }) => {
 *   if (params.id !== 7) throw new MockProblemError('not_found');
 *   return { data: samplePost };
 * });
 */
export class MockProblemError extends Error {
  override readonly name = 'MockProblemError';
  readonly problem: Problem;

  /**
   * @param code decides the status and the title, see `problemKinds` of the contracts
   * @param rest properties of the problem document that differ from those of the kind
   * @example
   * throw new MockProblemError('validation', { errors: [{ pointer: '/title', message: 'This title is taken.' }] });
   */
  constructor(code: ProblemCode, rest: Partial<Omit<Problem, 'code'>> = {}) {
    super(code);
    this.problem = { type: 'about:blank', ...problemKinds[code], ...rest, code };
  }
}
