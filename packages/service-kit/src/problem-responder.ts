import { type Problem, problemMediaType } from '@seed/contracts/problem';
import { isProblemCode, type ProblemCode, problemKinds } from '@seed/contracts/problem-kinds';
import { isDatabaseUnavailable } from './database-error.ts';
import { ProblemError, unavailable } from './problem-error.ts';
import type { KitContext, KitMiddleware } from './request-state.ts';

/** Turns every thrown error into a response, `application/problem+json` of RFC 9457. It is the only middleware that does. */
export function problemResponder(): KitMiddleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      respondWithProblem(ctx, error);
    }
  };
}

/** Sends the error as a problem document. An unexpected error is a 500 whose reason is in the log only. */
export function respondWithProblem(ctx: KitContext, error: unknown): void {
  const problem = asProblem(error);
  if (problem.status >= 500) ctx.state.log.error({ err: problem.cause ?? problem }, problem.title);
  // The client is gone, or half of the response is sent, so no problem document can reach it.
  if (ctx.res.headersSent || !ctx.writable) return;
  for (const name of ['ETag', 'Link', 'Location', 'Content-Encoding', 'Last-Modified']) ctx.remove(name);
  ctx.set({ 'Cache-Control': 'no-store', ...problem.headers });
  ctx.status = problem.status;
  ctx.body = JSON.stringify(problemDocument(problem, ctx.state.requestId));
  ctx.set('Content-Type', problemMediaType);
}

/** Makes the problem document (RFC 9457) of an error. */
export function problemDocument(problem: ProblemError, requestId: string): Problem {
  const { title, status, detail, code, errors } = problem;
  return {
    type: `urn:seed:problem:${code.replaceAll('_', '-')}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    instance: requestId,
    code,
    ...(errors === undefined ? {} : { errors: [...errors] }),
  };
}

/**
 * Returns the problem for any thrown value; an unknown one is 500 `internal`. Every service responds with it by itself.
 *
 * @example
 * ```ts
 * const { code, status } = asProblem(error);
 * ```
 */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) return unavailable('database_unavailable', { cause: error });
  const status = exposedStatus(error);
  if (status !== undefined) return new ProblemError(codeOfStatus(status), { cause: error });
  return new ProblemError('internal', { cause: error ?? new Error('Nothing was thrown') });
}

function codeOfStatus(status: number): ProblemCode {
  const [code] = Object.entries(problemKinds).find(([, kind]) => kind.status === status) ?? ['bad_request'];
  return isProblemCode(code) ? code : 'bad_request';
}

/** Koa and its libraries mark mistakes of clients as the library http-errors does. */
function exposedStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error && 'expose' in error)) return undefined;
  const { status, expose } = error;
  return expose === true && typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
