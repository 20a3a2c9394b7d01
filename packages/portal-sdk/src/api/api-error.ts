import type { Problem } from '@seed/contracts/problem';
import type { ProblemCode } from '@seed/contracts/problem-kinds';

/**
 * The codes of failures that have no problem document: `network` (no response), `timeout` (no response in time), `http`
 * (an error response that is not problem+json), `malformed` (a response of 2xx that does not match the contract).
 */
export type ClientErrorCode = 'network' | 'timeout' | 'http' | 'malformed';

/** The code of an {@link ApiError}: that of the problem document, or one of the client's own. */
export type ApiErrorCode = ProblemCode | ClientErrorCode;

export interface ApiErrorDetails {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly problem?: Problem | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/**
 * A call that failed. Its `message` is 'HTTP error! status: {status}' for every response that is not 2xx, for logs;
 * `failureText` makes the sentence for members. A module may have its own copy of this class, so callers narrow it with
 * {@link isApiError}, never with `instanceof` or by its text.
 *
 * @example
 * try {
 *   await api(getPost, { params: { id: 7 } });
 * } catch (error) {
 *   if (!isApiError(error, 'validation')) throw error;
 *   console.log(error.status, error.fieldErrors['title']);
 * }
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  /** `detail` of the problem document, a sentence for humans; null without one. */
  readonly detail: string | null;
  readonly problem: Problem | null;
  readonly requestId: string | null;
  /** Messages of a refused body by field: `title`, `images/0`. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor({ code, status, problem, requestId, cause }: ApiErrorDetails) {
    super(messageOf(code, status), { cause });
    this.detail = problem?.detail ?? problem?.title ?? null;
    this.code = code;
    this.status = status;
    this.problem = problem ?? null;
    this.requestId = requestId ?? null;
    this.fieldErrors = Object.fromEntries(
      (problem?.errors ?? []).map(({ pointer, message }) => [pointer.replace(/^\//, ''), message]),
    );
  }
}

/** 'HTTP error! status: {code}' is the specification's text for every response that is not OK. */
function messageOf(code: ApiErrorCode, status: number): string {
  if (code === 'network' || code === 'timeout') return `No response: ${code}`;
  return code === 'malformed' ? 'Malformed response' : `HTTP error! status: ${status}`;
}

/**
 * Whether a thrown value is an ApiError of this or of another copy of the SDK, with one of the codes if any are given.
 *
 * @param error any thrown value
 * @param codes the codes that count; any code if none is given
 * @returns true for such an error, which then has the type ApiError
 *
 * @example
 * if (isApiError(error, 'not_found')) return <NotFound {...messages.postNotFound} href="/notices" />;
 */
export function isApiError<Code extends ApiErrorCode = ApiErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiError & { readonly code: Code } {
  if (!(error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error)) return false;
  return codes.length === 0 || (codes as readonly unknown[]).includes(error.code);
}
