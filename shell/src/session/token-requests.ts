import { constants } from '../constants.ts';

/** What was asked for did not happen in time. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

const passing = new Set([502, 503, 504]);

/**
 * While `work` runs, calls of the token endpoint get a time limit and three tries. keycloak-js has neither, and cannot
 * repeat an exchange itself; it calls the global fetch, so that is where it is done.
 */
export async function withTokenRetries<T>(tokenUrl: string, work: () => Promise<T>): Promise<T> {
  const original = window.fetch;
  const patched: typeof fetch = (input, init) =>
    input === tokenUrl ? exchange(() => original(input, { ...init, signal: timeLimit() })) : original(input, init);
  window.fetch = patched;
  try {
    return await work();
  } finally {
    if (window.fetch === patched) window.fetch = original;
  }
}

/** The promise's outcome, or a TimeoutError. */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Only what may pass by itself is tried again: a refused code or token would be refused again. */
async function exchange(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await send();
      if (attempt === constants.tokenTries || !passing.has(response.status)) return response;
    } catch (error) {
      // A network failure is a TypeError; a time limit that ran out is not, and is final.
      if (attempt === constants.tokenTries || !(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, constants.tokenRetryDelay * attempt));
  }
}

function timeLimit(): AbortSignal {
  return AbortSignal.timeout(constants.authHttpTimeout);
}
