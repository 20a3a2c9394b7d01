import type { Caller } from '@seed/service-kit/caller';
import type { Logout } from '@seed/service-kit/logout-token';
import { LRUCache } from 'lru-cache';

/**
 * The sessions that have ended before their access tokens expire. A store that several processes share keeps a copy in
 * memory, so that `isRevoked` waits for nothing.
 */
export interface RevocationStore {
  /** Refuses the tokens of the session, or those of the member that were issued until then, in all processes. */
  revoke(logout: Logout): Promise<void>;
  /** Records in this process what another one has revoked. */
  record(logout: Logout): void;
  isRevoked(caller: Caller): boolean;
}

/** The milliseconds for which a revocation is kept; no access token lives longer. */
const keptMs = 24 * 3_600_000;
const mostEntries = 100_000;

/** Makes a store in memory for one gateway; access tokens live for minutes, so a restart loses little. */
export function createMemoryRevocations(): RevocationStore {
  const sessions = new LRUCache<string, true>({ max: mostEntries, ttl: keptMs });
  /** The second since 1970, by member, until which their tokens are revoked. */
  const members = new LRUCache<string, number>({ max: mostEntries, ttl: keptMs });
  const record = ({ sessionId, subject, at }: Logout): void => {
    if (sessionId !== undefined) sessions.set(sessionId, true);
    else if (subject !== undefined) members.set(subject, Math.max(at, members.get(subject) ?? 0));
  };
  return {
    record,
    async revoke(logout) {
      record(logout);
    },
    isRevoked({ id, session }) {
      if (session?.id !== undefined && sessions.has(session.id)) return true;
      const until = members.get(id);
      return until !== undefined && (session?.issuedAt ?? 0) <= until;
    },
  };
}
