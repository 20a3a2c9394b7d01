import type { Session } from '@seed/community-contracts/sessions';
import type { Device } from './account-api.ts';

/** The sessions of all devices: that of the caller first, then the one that was used last. */
export function presentSessions(devices: readonly Device[]): Session[] {
  return devices
    .flatMap(({ os, sessions }) =>
      sessions.map((session) => ({
        id: session.id,
        browser: nameOf(session.browser),
        system: nameOf(os),
        isCurrent: session.current,
        startedAt: session.started.toISOString(),
        lastUsedAt: session.lastAccess.toISOString(),
      })),
    )
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent) || byLastUse(one, other));
}

function byLastUse(one: Session, other: Session): number {
  return Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt);
}

/** Keycloak writes `Firefox/140.0`, and `Other` or `Other/Unknown` for what it does not recognise. */
function nameOf(text = ''): string {
  const name = text.split('/')[0] ?? '';
  return name === 'Other' || name === 'Unknown' ? '' : name;
}
