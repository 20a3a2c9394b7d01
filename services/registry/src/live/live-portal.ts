import { type LivePortal, livePortal, livePortalPath } from '@seed/contracts/live-portal';
import { ProblemError } from '@seed/service-kit/problem-error';
import type { KeyPolicy } from '../modules/key-policy.ts';

const timeoutMs = 5000;

/** The portal, and the keys that it trusts. */
export type TrustedPortal = LivePortal & Pick<KeyPolicy, 'keysOf'>;

/**
 * Reads what is live in the portal.
 *
 * @throws ProblemError 503 if it cannot be read: a release that cannot be checked is refused.
 */
export type ReadLivePortal = () => Promise<TrustedPortal>;

/** @param gateway the address of the gateway's internal port */
export function livePortalAt(gateway: string, { keysOf }: KeyPolicy): ReadLivePortal {
  return async () => {
    try {
      const response = await fetch(new URL(livePortalPath, gateway), { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${livePortalPath} has the status ${response.status}`);
      return { ...livePortal.parse(await response.json()), keysOf };
    } catch (error) {
      throw cannotBeChecked('the gateway does not show what is live', error);
    }
  };
}

/** @param reason completes the sentence for the team */
export function cannotBeChecked(reason: string, cause?: unknown): ProblemError {
  return new ProblemError('upstream_unavailable', {
    detail: `The release cannot be checked now: ${reason}. Please try again in a moment.`,
    headers: { 'Retry-After': '2' },
    cause,
  });
}
