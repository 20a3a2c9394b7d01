import { isApiError } from '../api/api-error.ts';

/** Texts by status and not by code, because the error page of a proxy has no code. */
const byStatus: Readonly<Record<number, string>> = {
  401: 'Your session has ended. Please log in again.',
  403: 'You may not do this.',
  404: 'This is not here any more.',
  409: 'This conflicts with what is stored.',
  412: 'Somebody changed this meanwhile.',
  413: 'This is too large to be sent.',
  415: 'This kind of file is not accepted.',
  429: 'That was a lot at once. Please wait a moment and try again.',
};

/** Codes of refused input, for which the `detail` of the service is more precise than the sentences above. */
const refusedInput = [400, 409, 413, 415];

const refused = 'The portal did not accept this. Please check it and try again.';
const unreachable = 'We could not reach the portal. Please check your connection and try again.';
const overloaded = 'There is a lot going on right now. Please wait a moment and try again.';
const unexpected = 'Something went wrong on our side. Please try again in a moment.';

/**
 * The sentence that members read about a failed call; `docs/problems.md` lists them all.
 * @param error the error of the call
 * @returns a sentence with the next step for the member; never empty
 * @example
 * <FormError>{failureText(mutation.error)}</FormError>
 */
export function failureText(error: unknown): string {
  if (!isApiError(error)) return unexpected;
  if (isApiError(error, 'network', 'timeout')) return unreachable;
  if (isApiError(error, 'overloaded')) return overloaded;
  const { status, problem } = error;
  if (refusedInput.includes(status) && problem?.detail) return problem.detail;
  return byStatus[status] ?? (status >= 400 && status < 500 ? refused : unexpected);
}
