import { openSharedEntries } from '@seed/service-kit/shared-entries';
import type { Logout } from '@seed/service-kit/logout-token';
import type { SharedState } from '@seed/service-kit/shared-state';
import { endedLogout } from './ended-logout.ts';
import type { RevocationStore } from './revocation-store.ts';

export interface SharedRevocations extends RevocationStore {
  close(): Promise<void>;
}

/** Makes a store that sends what it revokes to all replicas; it resolves when it has what they have revoked. */
export async function sharedRevocations(own: RevocationStore, state: SharedState): Promise<SharedRevocations> {
  const entries = await openSharedEntries(state, {
    name: 'ended-sessions',
    onEntry(text) {
      const logout = logoutOf(text);
      if (logout !== undefined) own.record(logout);
    },
  });
  return {
    isRevoked: (caller) => own.isRevoked(caller),
    record: (logout) => own.record(logout),
    async revoke(logout) {
      await own.revoke(logout);
      await entries.add(JSON.stringify(logout));
    },
    close: () => entries.close(),
  };
}

/** A gateway of another version may have written an entry that this one cannot read. */
function logoutOf(text: string): Logout | undefined {
  try {
    return endedLogout.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
