import { problemKinds } from '@seed/contracts/problem-kinds';
import type { ProblemCode, UnavailableCode } from '@seed/contracts/problem-kinds';

/** A problem with one part of a request: an RFC 6901 pointer into it and a sentence. */
export interface FieldProblem {
  readonly pointer: string;
  readonly message: string;
}

export interface ProblemOptions {
  /** A human sentence about this occurrence. */
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
  /** Headers of the response, such as `Allow` or `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Why, for the log only; never sent. */
  readonly cause?: unknown;
}

/** An error that becomes the response: `problemResponder` renders it as RFC 9457 problem+json. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** @param code decides the status and the title, see `problemKinds` of the contracts */
  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    const { status, title } = problemKinds[code];
    super(options.detail ?? title, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = status;
    this.title = title;
    this.detail = options.detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** 400: the request as a whole cannot be understood (query, cursor, header). */
export function badRequest(detail: string, errors?: readonly FieldProblem[]): ProblemError {
  return new ProblemError('bad_request', { detail, errors });
}

/** 400: the body does not have the shape that the contract demands. */
export function invalidBody(errors: readonly FieldProblem[], detail?: string, cause?: unknown): ProblemError {
  return new ProblemError('validation', { detail, errors, cause });
}

/** 401, with the challenge that RFC 6750 demands. */
export function unauthorized(reason?: string, cause?: unknown): ProblemError {
  const challenge = reason === undefined ? '' : `, error="invalid_token", error_description="${reason}"`;
  const headers = { 'WWW-Authenticate': `Bearer realm="seed"${challenge}` };
  return new ProblemError('unauthorized', { detail: reason, headers, cause });
}

/** 403 */
export function forbidden(detail?: string): ProblemError {
  return new ProblemError('forbidden', { detail });
}

/** 404 */
export function notFound(detail?: string): ProblemError {
  return new ProblemError('not_found', { detail });
}

/** 405; `allow` lists the methods of the path. */
export function methodNotAllowed(allow: readonly string[]): ProblemError {
  return new ProblemError('method_not_allowed', { headers: { Allow: allow.join(', ') } });
}

/** 409; `errors` name the fields that are in the way. */
export function conflict(detail?: string, errors?: readonly FieldProblem[]): ProblemError {
  return new ProblemError('conflict', { detail, errors });
}

/** 412: another caller changed the entity since this one read it (RFC 9110, section 13.1.1). */
export function preconditionFailed(): ProblemError {
  return new ProblemError('precondition_failed', { detail: preconditionFailedDetail });
}

export const preconditionFailedDetail = 'Load the newest state and try again.';

/** 413; `limit` is the greatest number of bytes, or a sentence about it. */
export function tooLarge(limit?: number | string): ProblemError {
  const detail = typeof limit === 'number' ? `At most ${limit} bytes are accepted.` : limit;
  return new ProblemError('too_large', { detail });
}

/** 415 */
export function unsupportedMedia(detail: string, cause?: unknown): ProblemError {
  return new ProblemError('unsupported_media', { detail, cause });
}

/** 503: the identity provider's keys cannot be fetched, so no token can be verified. */
export function keysUnavailable(cause: unknown): ProblemError {
  return unavailable('keys_unavailable', { cause });
}

interface Unavailability {
  /** Why, for the log only. */
  readonly cause?: unknown;
  /** After how many seconds another try makes sense: the `Retry-After` header. */
  readonly retryAfter?: number;
}

/** 503: a dependency is down for a moment; `code` says which one. */
export function unavailable(code: UnavailableCode, { cause, retryAfter = 2 }: Unavailability = {}): ProblemError {
  const headers = { 'Retry-After': String(retryAfter) };
  return new ProblemError(code, { detail: 'Please try again in a moment.', headers, cause });
}

/** 429: the caller has used up a budget; `detail` says which. */
export function tooManyRequests(detail: string, retryAfterSeconds: number): ProblemError {
  return new ProblemError('too_many_requests', { detail, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** 503: the service works, but has as much to do as it can take; worth another try. */
export function overloaded(cause?: unknown, retryAfterSeconds = 2): ProblemError {
  return unavailable('overloaded', { cause, retryAfter: retryAfterSeconds });
}
