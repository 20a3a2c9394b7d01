import { problemKinds } from '@seed/contracts/problem-kinds';
import type { ProblemCode, UnavailableCode } from '@seed/contracts/problem-kinds';

/** A problem with one part of a request: an RFC 6901 pointer into it and a sentence. */
export interface FieldProblem {
  readonly pointer: string;
  readonly message: string;
}

/** The parts of a problem that vary from one occurrence to the next. */
export interface ProblemOptions {
  /** A sentence about this occurrence, for members. */
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
  /** Headers of the response, such as `Allow` or `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The reason, for the log only; it is never sent. */
  readonly cause?: unknown;
}

/**
 * An error that becomes the response, `application/problem+json` of RFC 9457. `docs/problems.md` lists the codes. The
 * functions below make the usual ones.
 *
 * @example
 * ```ts
 * throw new ProblemError('conflict', { errors: [{ pointer: '/name', message: 'This name is taken.' }] });
 * ```
 */
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

/**
 * 400 `bad_request`: the query, the cursor or a header cannot be understood.
 *
 * @param errors pointers into the query, such as `/limit`
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw badRequest('The cursor is not valid.', [{ pointer: '/cursor', message: 'This is not a cursor.' }]);
 * ```
 */
export function badRequest(detail: string, errors?: readonly FieldProblem[]): ProblemError {
  return new ProblemError('bad_request', { detail, errors });
}

/**
 * 400 `validation`: the body does not fit the contract, or a rule that the contract cannot express.
 *
 * @param errors pointers into the body, so that a form shows each message at its field
 *
 * @example
 * ```ts
 * throw validationFailed([{ pointer: '/forumId', message: 'There is no such post.' }]);
 * ```
 */
export function validationFailed(errors: readonly FieldProblem[], detail?: string, cause?: unknown): ProblemError {
  return new ProblemError('validation', { detail, errors, cause });
}

/**
 * 401 `unauthorized`, with the challenge that RFC 6750, section 3 demands.
 *
 * @param reason a sentence without quotation marks; without a token there is none
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (header !== `Bearer ${secret}`) throw unauthorized('This is not the secret of the services.');
 * ```
 */
export function unauthorized(reason?: string, cause?: unknown): ProblemError {
  const challenge = reason === undefined ? '' : `, error="invalid_token", error_description="${reason}"`;
  const headers = { 'WWW-Authenticate': `Bearer realm="seed"${challenge}` };
  return new ProblemError('unauthorized', { detail: reason, headers, cause });
}

/**
 * 403 `forbidden`.
 *
 * @param detail the rule, such as 'Only its author may change a post.'
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (!caller.isAdmin) throw forbidden('Only an Admin may delete a club.');
 * ```
 */
export function forbidden(detail?: string): ProblemError {
  return new ProblemError('forbidden', { detail });
}

/**
 * 403 `sign_in_again`: the act needs a member who has proved who they are a moment ago.
 *
 * @param detail what the member does next
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (age > fiveMinutes) throw signInAgain('Please sign in again, and then leave the portal within five minutes.');
 * ```
 */
export function signInAgain(detail?: string): ProblemError {
  return new ProblemError('sign_in_again', { detail });
}

/**
 * 404 `not_found`.
 *
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (post === null) throw notFound();
 * ```
 */
export function notFound(detail?: string): ProblemError {
  return new ProblemError('not_found', { detail });
}

/**
 * 405 `method_not_allowed`.
 *
 * @param allow the methods of the path, such as `GET`
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw methodNotAllowed(['GET', 'HEAD']);
 * ```
 */
export function methodNotAllowed(allow: readonly string[]): ProblemError {
  return new ProblemError('method_not_allowed', { headers: { Allow: allow.join(', ') } });
}

/**
 * 409 `conflict`: a name or a key is taken.
 *
 * @param errors pointers to the fields whose values are taken
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw conflict('The key is taken.', [{ pointer: '/key', message: 'This key is taken.' }]);
 * ```
 */
export function conflict(detail?: string, errors?: readonly FieldProblem[]): ProblemError {
  return new ProblemError('conflict', { detail, errors });
}

/**
 * 412 `precondition_failed`: the entity changed since the caller read it (RFC 9110, section 13.1.1).
 *
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (stored.version !== expectedVersion) throw preconditionFailed();
 * ```
 */
export function preconditionFailed(): ProblemError {
  return new ProblemError('precondition_failed', { detail: preconditionFailedDetail });
}

/** The detail of every 412. */
export const preconditionFailedDetail = 'Load the newest state and try again.';

/**
 * 413 `too_large`.
 *
 * @param limit the greatest size in bytes, or a sentence about it
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw tooLarge('A picture can have at most 5 MB.');
 * ```
 */
export function tooLarge(limit?: number | string): ProblemError {
  const detail = typeof limit === 'number' ? `At most ${limit} bytes are accepted.` : limit;
  return new ProblemError('too_large', { detail });
}

/**
 * 415 `unsupported_media`.
 *
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw unsupportedMedia('Please choose a PNG or JPEG picture.');
 * ```
 */
export function unsupportedMedia(detail: string, cause?: unknown): ProblemError {
  return new ProblemError('unsupported_media', { detail, cause });
}

/**
 * 503 `keys_unavailable`: the keys of the identity provider cannot be fetched, so no token can be verified.
 *
 * @param cause the reason, for the log only
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (error instanceof TypeError) throw keysUnavailable(error);
 * ```
 */
export function keysUnavailable(cause: unknown): ProblemError {
  return unavailable('keys_unavailable', { cause });
}

interface Unavailability {
  /** The reason, for the log only. */
  readonly cause?: unknown;
  /** The `Retry-After` header in seconds; 2 if not given. */
  readonly retryAfter?: number;
}

/**
 * 503: a dependency is down for a moment.
 *
 * @param code names the dependency
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw unavailable('storage_unavailable', { cause: error });
 * ```
 */
export function unavailable(code: UnavailableCode, { cause, retryAfter = 2 }: Unavailability = {}): ProblemError {
  const headers = { 'Retry-After': String(retryAfter) };
  return new ProblemError(code, { detail: 'Please try again in a moment.', headers, cause });
}

/**
 * 429 `too_many_requests`: the caller has used up a budget.
 *
 * @param detail names the budget
 * @param retryAfterSeconds the `Retry-After` header in seconds
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * throw tooManyRequests('At most 60 pictures can be uploaded in an hour.', 3600);
 * ```
 */
export function tooManyRequests(detail: string, retryAfterSeconds: number): ProblemError {
  return new ProblemError('too_many_requests', { detail, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/**
 * 503 `overloaded`: the service works, but too much work is waiting.
 *
 * @param cause the reason, for the log only
 * @param retryAfterSeconds the `Retry-After` header in seconds
 * @returns the error, to be thrown
 *
 * @example
 * ```ts
 * if (waiting.length >= 24) throw overloaded(undefined, 5);
 * ```
 */
export function overloaded(cause?: unknown, retryAfterSeconds = 2): ProblemError {
  return unavailable('overloaded', { cause, retryAfter: retryAfterSeconds });
}
