import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { Database } from '@seed/service-kit/transaction';
import { defaultComparison, type RolloutLimits } from '../rollouts/rollout-limits.ts';
import { registryService } from '../service.ts';
import type { ReleaseLocation } from '../storage-config.ts';
import { testGateway, type TestGateway } from './live-portal.ts';

const defaultRolloutLimits: RolloutLimits = {
  comparison: defaultComparison,
  loadMs: 20_000,
  stepMs: 600_000,
  stepVisits: 50,
  memberVisits: 1_000_000,
};

export interface RegistryUnderTest extends ServiceUnderTest {
  readonly folder: string;
  /** For a test that changes rows behind the back of the service. */
  readonly database: Database;
  readonly gateway: TestGateway;
}

/**
 * A registry of its own, with a gateway, and a folder of files that is removed with it.
 *
 * @param location where the files of releases are, if not in the folder
 * @param limits of rollouts, where they are not the default ones
 * @param rootKeys of the portal
 */
export async function registryUnderTest(
  location?: ReleaseLocation,
  limits: Partial<RolloutLimits> = {},
  rootKeys: readonly string[] = [],
): Promise<RegistryUnderTest> {
  const [folder, gateway] = await Promise.all([mkdtemp(join(tmpdir(), 'seed-releases-')), testGateway()]);
  const opened: Database[] = [];
  const observed: typeof registryService = {
    ...registryService,
    compose(parts) {
      opened.push(parts.database);
      return registryService.compose(parts);
    },
  };
  const service = await serviceUnderTest(observed, (common) => ({
    ...common,
    releases: location ?? { folder },
    rootKeys,
    gateway: gateway.url,
    keepDays: 30,
    kits: '^2.1.0',
    rollouts: { ...defaultRolloutLimits, ...limits },
    token: { ...common.token, pipelinePrefix: 'pipeline-' },
  }));
  const stop = async () => {
    await service.stop();
    await gateway.stop();
    await rm(folder, { recursive: true });
  };
  const [database] = opened;
  if (database === undefined) throw new Error('The service has no database');
  return { ...service, folder, gateway, database, stop, [Symbol.asyncDispose]: stop };
}
