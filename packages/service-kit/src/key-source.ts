import { customFetch, type FetchImplementation, type RemoteJWKSetOptions } from 'jose';
import type { Logger } from './logger.ts';

/** Times of a source of keys; the defaults fit production. */
export interface KeySourceOptions {
  /** Milliseconds after a fetch in which an unknown key id starts no other fetch. */
  readonly keyCooldownMs?: number;
  /** Milliseconds after a failed fetch in which no other fetch starts. */
  readonly keyRetryMs?: number;
  /** Milliseconds that the last keys are used without a fresh set. */
  readonly staleKeysMs?: number;
  readonly log?: Pick<Logger, 'warn' | 'error'> | undefined;
}

/** The keys of an issuer, for jose. */
export interface KeySource {
  readonly options: RemoteJWKSetOptions;
  /** Whether the last attempt to fetch the keys failed. */
  isDown(): boolean;
  /** Whether the last keys are too old to be used. */
  isStale(): boolean;
}

const fetchTimeoutMs = 5000;
const cooldownMs = 5000;
const retryMs = 2000;
const staleMs = 3_600_000;

/**
 * Fetches an issuer's keys for jose. While the issuer is down the last keys are used for another hour, so that members stay
 * signed in when the identity provider restarts; a fetch is tried at most once in two seconds.
 *
 * @param onChange called when the issuer has other keys than before
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
  if (!response.ok) throw new Error(`The key set responded ${response.status}`);
  const body = await response.text();
  // The page of a proxy, for example, must not replace the keys.
  JSON.parse(body);
  return body;
}
