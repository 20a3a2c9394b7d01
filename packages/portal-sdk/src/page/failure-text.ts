import { isApiError } from '../api/api-error.ts';

const byStatus: Readonly<Record<number, string>> = {
  401: 'Your session has ended. Please log in again.',
  403: 'You may not do this.',
  404: 'This is not here any more.',
  412: 'Somebody changed this meanwhile.',
  413: 'This is too large to be sent.',
  429: 'That was a lot at once. Please wait a moment and try again.',
};

/** Not well formed, too large, of the wrong kind. */
const refusedInput = [400, 413, 415];

const unreachable = 'We could not reach the portal. Please check your connection and try again.';
const unexpected = 'Something went wrong on our side. Please try again in a moment.';

/** A failed call in a sentence for members; what the service tells of a refused input is more precise than ours. */
export function failureText(error: unknown): string {
  if (!isApiError(error)) return unexpected;
  if (error.code === 'network' || error.code === 'timeout') return unreachable;
  if (refusedInput.includes(error.status) && error.problem?.detail) return error.problem.detail;
  return byStatus[error.status] ?? unexpected;
}
