import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { registryService } from '../service.ts';
import type { ReleaseLocation } from '../storage-config.ts';
import { testGateway, type TestGateway } from './live-portal.ts';

export interface RegistryUnderTest extends ServiceUnderTest {
  readonly folder: string;
  readonly gateway: TestGateway;
}

/**
 * A registry of its own, with a gateway, and a folder of files that is removed with it.
 *
 * @param location where the files of releases are, if not in the folder
 */
export async function registryUnderTest(location?: ReleaseLocation): Promise<RegistryUnderTest> {
  const [folder, gateway] = await Promise.all([mkdtemp(join(tmpdir(), 'seed-releases-')), testGateway()]);
  const service = await serviceUnderTest(registryService, (common) => ({
    ...common,
    releases: location ?? { folder },
    gateway: gateway.url,
    kits: '^2.1.0',
    token: { ...common.token, pipelinePrefix: 'pipeline-' },
  }));
  const stop = async () => {
    await service.stop();
    await gateway.stop();
    await rm(folder, { recursive: true });
  };
  return { ...service, folder, gateway, stop, [Symbol.asyncDispose]: stop };
}
