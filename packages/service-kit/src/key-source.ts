import { customFetch, type FetchImplementation, type RemoteJWKSetOptions } from 'jose';
import type { Logger } from './logger.ts';

export interface KeySourceOptions {
  /** After a fetch, an unknown key id starts no other one for this long, in ms. */
  readonly keyCooldownMs?: number;
  /** After a failed fetch, the issuer is left alone for this long, in ms. */
  readonly keyRetryMs?: number;
  /** How long the last known keys count without a fresh set, in ms. */
  readonly staleKeysMs?: number;
  readonly log?: Pick<Logger, 'warn' | 'error'> | undefined;
}

export interface KeySource {
  readonly options: RemoteJWKSetOptions;
  /** The last attempt to fetch the keys failed. */
  isDown(): boolean;
  /** The known keys are too old to count. */
  isStale(): boolean;
}

const fetchTimeoutMs = 5000;
const cooldownMs = 5000;
const retryMs = 2000;
const staleMs = 3_600_000;

/**
 * Fetches an issuer's keys for jose. While the issuer is down the last keys count for another hour, so that
 * members stay signed in when only the identity provider restarts, and a fetch is tried at most once in two seconds.
 */
export function createKeySource(options: KeySourceOptions, onChange?: () => void): KeySource {
  const { keyCooldownMs = cooldownMs, keyRetryMs = retryMs, staleKeysMs = staleMs, log } = options;
  let last: string | undefined;
  let lastAt = 0;
  let failure: { readonly error: unknown; readonly until: number } | undefined;
  const isStale = () => last !== undefined && failure !== undefined && Date.now() - lastAt > staleKeysMs;

  async function load(...request: Parameters<FetchImplementation>): Promise<void> {
    try {
      const body = await fetchText(...request);
      if (last !== undefined && last !== body) onChange?.();
      [last, lastAt, failure] = [body, Date.now(), undefined];
    } catch (error) {
      failure = { error, until: Date.now() + keyRetryMs };
      if (isStale()) log?.error({ err: error }, 'no fresh keys for too long: tokens are no longer accepted');
      else log?.warn({ err: error }, 'the keys cannot be fetched: the known ones go on counting');
    }
  }

  const fetchKeys: FetchImplementation = async (...request) => {
    if (failure === undefined || failure.until <= Date.now()) await load(...request);
    if (last === undefined || isStale()) throw failure?.error;
    return new Response(last, { headers: { 'Content-Type': 'application/json' } });
  };
  return {
    options: { cooldownDuration: keyCooldownMs, timeoutDuration: fetchTimeoutMs, [customFetch]: fetchKeys },
    isDown: () => failure !== undefined,
    isStale,
  };
}

async function fetchText(...[url, options]: Parameters<FetchImplementation>): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`The key set answered ${response.status}`);
  const body = await response.text();
  // Something else than a key set (a login page of a proxy, say) must not replace the keys.
  JSON.parse(body);
  return body;
}
