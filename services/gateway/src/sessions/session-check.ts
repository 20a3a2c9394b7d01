import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from '@seed/service-kit/caller';
import type { Logger } from '@seed/service-kit/logger';
import { unauthorized } from '@seed/service-kit/problem-error';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import { LRUCache } from 'lru-cache';

export interface SessionCheckOptions {
  /** The provider's userinfo endpoint. */
  readonly url: string;
  /** How long a session counts as active after the provider has confirmed it or issued a token for it. */
  readonly freshMs: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

interface Session {
  confirmedAt: number;
  /**
   * The instant of issue, in seconds since 1970, of a token that the provider refused; older tokens are refused too.
   */
  refusedUntil: number;
  pending?: Promise<void> | undefined;
}

/** A request waits this long for the provider at most, once in `freshMs`; a later refusal stops the session's next request. */
const waitMs = 250;
/** A provider that takes longer counts as down. */
const timeoutMs = 1000;
/** While the provider is down, one session in this time is checked, to notice when it is back. */
const pauseMs = 5000;
const mostChecks = 32;
const mostSessions = 100_000;
const keptMs = 3_600_000;
/** The cache reads the clock at most this often. */
const clockMs = 1000;

/**
 * Makes a verifier that also refuses the tokens of sessions that the provider no longer has, such as those of a member who
 * was disabled: Keycloak posts no logout token then. It sends a session's own access token to the userinfo endpoint,
 * once in `freshMs` while the session is used. While the provider is down, sessions continue.
 *
 * @see OpenID Connect Core 1.0, section 5.3.3
 */
export function sessionCheckingVerifier(verifier: TokenVerifier, options: SessionCheckOptions): TokenVerifier {
  const sessions = new LRUCache<string, Session>({ max: mostSessions, ttl: keptMs, ttlResolution: clockMs });
  const provider = createProvider(options);

  /** Whether the session needs no request to the provider now. */
  const isFresh = (known: Session | undefined, issuedAt: number): boolean =>
    Date.now() - Math.max(known?.confirmedAt ?? 0, issuedAt * 1000) < options.freshMs;

  async function isRefused(caller: Caller, token: string): Promise<boolean> {
    const issuedAt = issuedAtOf(caller);
    const known = sessions.get(keyOf(caller)) ?? { confirmedAt: 0, refusedUntil: -1 };
    if (!isFresh(known, issuedAt) && issuedAt > known.refusedUntil) {
      sessions.set(keyOf(caller), known);
      known.pending ??= provider
        .confirms(token)
        .then((confirmed) => {
          if (confirmed === true) known.confirmedAt = Date.now();
          if (confirmed === false) known.refusedUntil = Math.max(known.refusedUntil, issuedAt);
        })
        .finally(() => (known.pending = undefined));
      const isInTime = await Promise.race([known.pending.then(() => true), delay(waitMs, false, { ref: false })]);
      // Other requests need not wait for the same; the response ends the pause.
      if (!isInTime) provider.pause();
    }
    return issuedAt <= known.refusedUntil;
  }

  return {
    known(token) {
      const caller = verifier.known(token);
      if (caller === undefined || caller.isPipeline === true) return caller;
      const session = sessions.get(keyOf(caller));
      const issuedAt = issuedAtOf(caller);
      return isFresh(session, issuedAt) && issuedAt > (session?.refusedUntil ?? -1) ? caller : undefined;
    },
    async verify(token) {
      const caller = await verifier.verify(token);
      // A pipeline has no session; its next token is refused when its client is disabled.
      if (caller.isPipeline !== true && (await isRefused(caller, token))) throw unauthorized('The session has ended');
      return caller;
    },
  };
}

const keyOf = ({ id, session }: Caller): string => session?.id ?? id;
const issuedAtOf = ({ session }: Caller): number => session?.issuedAt ?? 0;

/** The userinfo endpoint, with limits that keep a provider that is down or slow from delaying members. */
function createProvider({ url, log }: SessionCheckOptions) {
  /** 0 while the provider responds. */
  let pausedUntil = 0;
  let underWay = 0;
  const pause = () => void (pausedUntil = Date.now() + pauseMs);

  async function request(token: string): Promise<boolean | undefined> {
    try {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      if (!response.ok && !isRefusal(response)) throw new Error(`The userinfo endpoint responded ${response.status}`);
      pausedUntil = 0;
      return response.ok;
    } catch (error) {
      pause();
      log.warn({ err: error }, 'sessions cannot be checked: they continue until their tokens expire');
      return undefined;
    }
  }

  return {
    /** Has the provider count as down for a while, unless it responds. */
    pause,
    /** Resolves to undefined if the provider sent no usable response. */
    async confirms(token: string): Promise<boolean | undefined> {
      if (Date.now() < pausedUntil || underWay >= mostChecks) return undefined;
      // Only this request finds out whether the provider is back: one that accepts connections may still be starting.
      if (pausedUntil > 0) pause();
      underWay += 1;
      try {
        return await request(token);
      } finally {
        underWay -= 1;
      }
    },
  };
}

/**
 * Whether a 401 has a challenge of the provider (RFC 6750, section 3.1). A proxy's 401 has none, and must not end the
 * sessions of all members.
 */
function isRefusal({ status, headers }: Response): boolean {
  const challenge = headers.get('www-authenticate') ?? '';
  return (status === 401 || status === 403) && /error="?(invalid_token|insufficient_scope)/.test(challenge);
}
