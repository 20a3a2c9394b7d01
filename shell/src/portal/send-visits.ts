import { apiBasePath } from '@seed/contracts/endpoint';
import { readJson } from '../session/browser-fetch.ts';
import { ownFetch } from '../session/own-fetch.ts';
import type { Session } from '../session/session.ts';

const visitsUrl = `${apiBasePath}/registry/visits`;

/**
 * Sends reports of visits with the member's token; the request outlives the page.
 *
 * @returns resolves to the share of openings to report; after a failure to 0, because a lost report harms no member
 */
export function sendVisits(session: Pick<Session, 'token'>): (visits: readonly object[]) => Promise<number> {
  return async (visits) => {
    try {
      const token = await session.token();
      const response = await ownFetch(visitsUrl, {
        method: 'POST',
        keepalive: true,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ visits }),
      });
      if (response.status !== 200) return 0;
      const { sampling } = (await readJson(response)) as { sampling?: unknown };
      return typeof sampling === 'number' ? sampling : 1;
    } catch {
      // Without a network or a session nothing can be reported, and the next page tries again.
      return 0;
    }
  };
}
