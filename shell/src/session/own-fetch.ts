import { constants } from '../constants.ts';
import { browserFetch, readJson } from './browser-fetch.ts';

let tokenEndpoint: string | null = null;

/**
 * The `fetch` of the shell, which sends tokens and reads them. A module that replaces `window.fetch` does not see its
 * calls; the build gives it to keycloak-js too (`own-fetch-loader.ts`).
 *
 * Requests to the token endpoint get a time limit and three tries: keycloak-js has neither.
 */
export const ownFetch: typeof fetch = (input, init) =>
  input === tokenEndpoint
    ? requestToken(() => browserFetch(input, { ...init, signal: timeLimit() }))
    : browserFetch(input, init);

/** Names the address whose requests are retried. */
export function setTokenEndpoint(url: string): void {
  tokenEndpoint = url;
}

const retryableStatuses: readonly number[] = [502, 503, 504];

/** Retries only failures that may pass: a refused code or token would be refused again. */
async function requestToken(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await send();
      if (attempt === constants.tokenTries || !retryableStatuses.includes(response.status))
        return withOwnJson(response);
    } catch (error) {
      // A network failure is a TypeError; an exceeded time limit is not, and is final.
      if (attempt === constants.tokenTries || !(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, constants.tokenRetryDelay * attempt));
  }
}

/** keycloak-js calls `response.json()`, which a module could replace for all responses but not for this one. */
function withOwnJson(response: Response): Response {
  return Object.defineProperty(response, 'json', { value: () => readJson(response) });
}

function timeLimit(): AbortSignal {
  return AbortSignal.timeout(constants.authHttpTimeout);
}
