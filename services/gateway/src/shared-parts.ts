import type { Logger } from '@seed/service-kit/logger';
import type { Metrics } from '@seed/service-kit/metrics';
import { type RequestWindows, requestWindows } from '@seed/service-kit/request-window';
import { connectSharedState, type SharedState } from '@seed/service-kit/shared-state';
import type { GatewayConfig } from './config.ts';
import { windowSeconds } from './middleware/request-rate.ts';
import type { RevocationStore } from './sessions/revocation-store.ts';
import { sharedRevocations } from './sessions/shared-revocations.ts';

/** The parts by which all replicas of the gateway agree. */
export interface SharedParts {
  readonly windows: RequestWindows;
  readonly revocations: RevocationStore;
  /** The store that the replicas share; without it each of them decides for itself. */
  readonly sharedState: SharedState | undefined;
  closeShared(): Promise<void>;
}

interface OwnParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly revocations: RevocationStore;
}

export async function sharedParts(
  config: GatewayConfig,
  { log, metrics, revocations }: OwnParts,
): Promise<SharedParts> {
  if (config.sharedState === undefined) {
    return { windows: windowsOf(undefined), revocations, sharedState: undefined, closeShared: async () => {} };
  }
  const state = await connectSharedState({ ...config.sharedState, log, registry: metrics.registry });
  const shared = await sharedRevocations(revocations, state);
  return {
    windows: windowsOf(state),
    revocations: shared,
    sharedState: state,
    async closeShared() {
      await shared.close();
      await state.close();
    },
  };
}

const windowsOf = (state: SharedState | undefined) => requestWindows(state, windowSeconds * 1000);
