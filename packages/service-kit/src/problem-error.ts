/** What is wrong with one part of a request: an RFC 6901 pointer into it and a sentence. */
export interface FieldProblem {
  readonly pointer: string;
  readonly message: string;
}

export interface ProblemOptions {
  /** A human sentence about this occurrence. */
  readonly detail?: string | undefined;
  readonly errors?: readonly FieldProblem[] | undefined;
  /** Headers that belong to the answer, such as `Allow` or `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Why, for the log only; never sent. */
  readonly cause?: unknown;
}

export interface ProblemKind {
  /** Stable and machine-readable, e.g. `not_found`. */
  readonly code: string;
  readonly status: number;
  readonly title: string;
}

/** An error that is an answer: rendered as RFC 9457 problem+json in one place, `problemResponder`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ProblemKind, options: ProblemOptions = {}) {
    super(options.detail ?? kind.title, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = kind.code;
    this.status = kind.status;
    this.title = kind.title;
    this.detail = options.detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** 400: the request as a whole cannot be understood (query, cursor, header). */
export function badRequest(detail: string, errors?: readonly FieldProblem[]): ProblemError {
  return new ProblemError({ code: 'bad_request', status: 400, title: 'The request is not valid' }, { detail, errors });
}

/** 400: the body is not what the contract asks for. */
export function invalidBody(errors: readonly FieldProblem[], detail?: string, cause?: unknown): ProblemError {
  const kind = { code: 'invalid_body', status: 400, title: 'The data is not valid' };
  return new ProblemError(kind, { detail, errors, cause });
}

/** 401, with the challenge that RFC 6750 asks for. */
export function unauthorized(reason?: string, cause?: unknown): ProblemError {
  const challenge = reason === undefined ? '' : `, error="invalid_token", error_description="${reason}"`;
  return new ProblemError(
    { code: 'unauthorized', status: 401, title: 'Please sign in' },
    { detail: reason, headers: { 'WWW-Authenticate': `Bearer realm="seed"${challenge}` }, cause },
  );
}

/** 403 */
export function forbidden(detail?: string): ProblemError {
  return new ProblemError({ code: 'forbidden', status: 403, title: 'You may not do this' }, { detail });
}

/** 404 */
export function notFound(detail?: string): ProblemError {
  return new ProblemError({ code: 'not_found', status: 404, title: 'Not found' }, { detail });
}

/** 405; `allow` lists what the path does answer. */
export function methodNotAllowed(allow: readonly string[]): ProblemError {
  return new ProblemError(
    { code: 'method_not_allowed', status: 405, title: 'This address does not answer that method' },
    { headers: { Allow: allow.join(', ') } },
  );
}

/** 409; `errors` tell which fields are in the way. */
export function conflict(detail?: string, errors?: readonly FieldProblem[]): ProblemError {
  const kind = { code: 'conflict', status: 409, title: 'This conflicts with what is stored' };
  return new ProblemError(kind, { detail, errors });
}

export const staleKind = { code: 'stale', status: 412, title: 'This was changed in the meantime' };
export const staleDetail = 'Load the newest state and try again.';

/** 412: somebody else changed the entity since the caller read it. */
export function stale(): ProblemError {
  return new ProblemError(staleKind, { detail: staleDetail });
}

/** 413; `limit` is the greatest number of bytes, or a sentence about it. */
export function tooLarge(limit?: number | string): ProblemError {
  const detail = typeof limit === 'number' ? `At most ${limit} bytes are accepted.` : limit;
  return new ProblemError({ code: 'too_large', status: 413, title: 'This is too large' }, { detail });
}

/** 415 */
export function unsupportedMedia(detail: string): ProblemError {
  return new ProblemError(
    { code: 'unsupported_media', status: 415, title: 'This kind of file is not accepted' },
    { detail },
  );
}

/** 503: the identity provider's keys cannot be fetched, so no token can be verified. */
export function keysUnavailable(cause: unknown): ProblemError {
  return new ProblemError(
    { code: 'keys_unavailable', status: 503, title: 'Signing in cannot be checked right now' },
    { detail: 'Please try again in a moment.', headers: { 'Retry-After': '2' }, cause },
  );
}

/** 503: something this answer depends on is away; worth another try. */
export function unavailable(cause?: unknown, retryAfterSeconds = 2): ProblemError {
  return new ProblemError(
    { code: 'unavailable', status: 503, title: 'This is not available right now' },
    { detail: 'Please try again in a moment.', headers: { 'Retry-After': String(retryAfterSeconds) }, cause },
  );
}

/** 429: the caller has used up a budget; `detail` says which. */
export function tooManyRequests(detail: string, retryAfterSeconds: number): ProblemError {
  return new ProblemError(
    { code: 'too_many_requests', status: 429, title: 'Too many requests' },
    { detail, headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}

/** 503: the service works, but has as much to do as it can take; worth another try. */
export function overloaded(cause?: unknown, retryAfterSeconds = 2): ProblemError {
  return new ProblemError(
    { code: 'overloaded', status: 503, title: 'There is too much to do right now' },
    { detail: 'Please try again in a moment.', headers: { 'Retry-After': String(retryAfterSeconds) }, cause },
  );
}
