import { randomUUID } from 'node:crypto';
import type { Body } from '@seed/contracts/endpoint';
import type { reportVisits, Rollout } from '@seed/registry-contracts/rollouts';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { done } from './factories.ts';

type Visit = Body<typeof reportVisits>['visits'][number];

/** How one opening of a version went. */
export type Went = Pick<Visit, 'event' | 'ms'>;

export const mounted = (ms = 80): Went => ({ event: 'mounted', ms });
export const failed: Went = { event: 'failed' };

/** The version that the members of one side open. */
interface Opened {
  readonly rollout: Rollout;
  readonly version: string;
}

/** Reports openings, each as a browser does: it begins, and it ends unless it hangs. */
export async function visits(client: TestClient, { rollout: { id: rollout }, version }: Opened, ends: readonly Went[]) {
  const events = ends.flatMap((end): Visit[] => {
    const id = randomUUID();
    const begun: Visit = { id, rollout, version, event: 'begun' };
    return end.event === 'begun' ? [begun] : [begun, { id, rollout, version, ...end }];
  });
  for (let at = 0; at < events.length; at += 50) {
    await done(client.post('/api/v1/registry/visits', { visits: events.slice(at, at + 50) }));
  }
}

/** Openings of stable and of the canary, one after the other, as members of both sides arrive. */
export async function alternate(client: TestClient, rollout: Rollout, openings: readonly Opening[]): Promise<void> {
  for (const { stable, canary } of openings) {
    await visits(client, { rollout, version: '1.0.0' }, [stable]);
    await visits(client, { rollout, version: rollout.version }, [canary]);
  }
}

interface Opening {
  readonly stable: Went;
  readonly canary: Went;
}
