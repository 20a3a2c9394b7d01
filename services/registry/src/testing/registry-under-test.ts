import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { registryService } from '../service.ts';

/** A registry of its own, with a folder of files that is removed with it. */
export async function registryUnderTest(): Promise<ServiceUnderTest & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-releases-'));
  const service = await serviceUnderTest(registryService, (common) => ({
    ...common,
    releases: folder,
    token: { ...common.token, pipelinePrefix: 'pipeline-' },
  }));
  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  };
  return { ...service, folder, stop, [Symbol.asyncDispose]: stop };
}
