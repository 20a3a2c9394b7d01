import { type LivePortal, livePortal, livePortalPath } from '@seed/contracts/live-portal';
import { type FieldProblem, ProblemError } from '@seed/service-kit/problem-error';
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
      throw cannotBeChecked('the gateway does not show what is live', { cause: error });
    }
  };
}

interface Unchecked {
  readonly cause?: unknown;
  /** The service that must respond first. */
  readonly service?: string;
}

/** @param reason completes the sentence for the team */
export function cannotBeChecked(reason: string, { cause, service }: Unchecked = {}): ProblemError {
  return new ProblemError('upstream_unavailable', {
    detail: `The release cannot be checked now: ${reason}. Please try again in a moment.`,
    ...(service !== undefined && { errors: [aboutService(service, 'The service has not responded yet.')] }),
    headers: { 'Retry-After': '2' },
    cause,
  });
}

/** A problem with a service that a release requires; `portal deploy` waits while there are no others. */
export function aboutService(service: string, message: string): FieldProblem {
  return { pointer: `/requires/api/${service}`, message };
}
