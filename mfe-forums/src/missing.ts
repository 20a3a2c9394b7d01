import { isApiError } from '@seed/portal-sdk';

/** The service knows no such thing, or not any more. */
export function isMissing(error: Error | null): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}
