import type { Problem } from '@seed/contracts/problem';

export interface ApiErrorDetails {
  /**
   * The problem's own code (`not_found`, `stale`, …), or one of the client's: `network` (nothing came back),
   * `timeout`, `unauthorized` (no token to be had), `http` (an error answer that is no problem+json), `malformed`.
   */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly problem?: Problem | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/**
 * A call that failed. A module may have its own copy of this class, so tell it apart with {@link isApiError} and compare
 * `code` or `status`, never text or `instanceof`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly problem: Problem | null;
  readonly requestId: string | null;
  /** Messages of a refused body by field: `title`, `images/0`. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor({ code, status, problem, requestId, cause }: ApiErrorDetails) {
    super(problem?.detail ?? problem?.title ?? `HTTP error! status: ${status}`, { cause });
    this.code = code;
    this.status = status;
    this.problem = problem ?? null;
    this.requestId = requestId ?? null;
    this.fieldErrors = Object.fromEntries(
      (problem?.errors ?? []).map(({ pointer, message }) => [pointer.replace(/^\//, ''), message]),
    );
  }
}

/** Whether a thrown value is an ApiError of this or of another copy of the SDK. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error;
}

/** The service knows no such thing, or not any more. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

/** The change was based on a state that is not the newest any more. */
export function isConflict(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}
