import { isApiError } from '@seed/portal-sdk';

/** Deleted elsewhere is deleted. */
export function unlessGone(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
