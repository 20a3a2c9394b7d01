import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';
import type { Logger } from './logger.ts';

/** The address and the times of a source of keys; the default times fit production. */
export interface KeySourceOptions {
  /** The address of the issuer's key set. */
  readonly jwksUrl: string;
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
  /** Finds the key of a token, for jose's `jwtVerify`. */
  readonly keyOf: JWTVerifyGetKey;
  /** Fetches the keys now. */
  reload(): Promise<void>;
  /** Whether the last attempt to fetch the keys failed. */
  isDown(): boolean;
  /** Whether the last keys are too old to be used. */
  isStale(): boolean;
}

const fetchTimeoutMs = 5000;
/** After this time the next token causes a fetch, and is verified with the known keys meanwhile. */
const freshMs = 600_000;
const cooldownMs = 5000;
const retryMs = 2000;
const staleMs = 3_600_000;

/**
 * Fetches an issuer's keys for jose, and fetches them again after ten minutes without a token waiting for it. While the issuer is
 * down the last keys are used for another hour, so that members stay signed in when the identity provider restarts; a fetch
 * is tried at most once in two seconds.
 *
 * @param onChange called when the issuer has other keys than before
 */
export function createKeySource(options: KeySourceOptions, onChange?: () => void): KeySource {
  const { jwksUrl, keyCooldownMs = cooldownMs } = options;
  const last = new LastKeys(options, onChange);
  const jwks = createRemoteJWKSet(new URL(jwksUrl), {
    cooldownDuration: keyCooldownMs,
    timeoutDuration: fetchTimeoutMs,
    // After a time without tokens the first one waits, so that a key that was withdrawn meanwhile is not accepted.
    cacheMaxAge: 2 * freshMs,
    [customFetch]: (...request) => last.fetch(...request),
  });

  return {
    keyOf(...header) {
      // The failure is logged; a token of keys that are too old is refused.
      if (!last.isFresh() && !jwks.coolingDown) jwks.reload().catch(() => undefined);
      return jwks(...header);
    },
    reload: jwks.reload,
    isDown: () => last.isDown,
    isStale: () => last.isStale(),
  };
}

/** The last set of keys, as text, and whether it can be fetched. */
class LastKeys {
  readonly #options: KeySourceOptions;
  readonly #onChange: (() => void) | undefined;
  #text: string | undefined;
  #at = 0;
  #failure: { readonly error: unknown; readonly until: number } | undefined;

  constructor(options: KeySourceOptions, onChange: (() => void) | undefined) {
    this.#options = options;
    this.#onChange = onChange;
  }

  get isDown(): boolean {
    return this.#failure !== undefined;
  }

  isFresh(): boolean {
    return Date.now() - this.#at < freshMs;
  }

  isStale(): boolean {
    const { staleKeysMs = staleMs } = this.#options;
    return this.#text !== undefined && this.isDown && Date.now() - this.#at > staleKeysMs;
  }

  /** Resolves to the keys of the issuer, or to the last ones while it is down; rejects if there are none or they are too old. */
  async fetch(...request: Parameters<FetchImplementation>): Promise<Response> {
    if (this.#failure === undefined || this.#failure.until <= Date.now()) await this.#load(...request);
    if (this.#text === undefined || this.isStale()) throw this.#failure?.error;
    return new Response(this.#text, { headers: { 'Content-Type': 'application/json' } });
  }

  async #load(...request: Parameters<FetchImplementation>): Promise<void> {
    const { keyRetryMs = retryMs, log } = this.#options;
    try {
      const text = await fetchText(...request);
      if (this.#text !== undefined && this.#text !== text) this.#onChange?.();
      [this.#text, this.#at, this.#failure] = [text, Date.now(), undefined];
    } catch (error) {
      this.#failure = { error, until: Date.now() + keyRetryMs };
      if (this.isStale()) log?.error({ err: error }, 'no fresh keys for too long: tokens are no longer accepted');
      else log?.warn({ err: error }, 'the keys cannot be fetched: the known ones go on counting');
    }
  }
}

async function fetchText(...[url, options]: Parameters<FetchImplementation>): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`The key set responded ${response.status}`);
  const body = await response.text();
  // The page of a proxy, for example, must not replace the keys.
  JSON.parse(body);
  return body;
}
