import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testMembers, serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { CommunityConfig } from '../config.ts';
import { communityService } from '../service.ts';

export interface CommunityUnderTest extends ServiceUnderTest {
  /** Where pictures are kept, unless the test brought a place of its own. */
  readonly folder: string;
}

/** maria, kenji and ana have signed in: they have profiles. */
export async function communityUnderTest(config: Partial<CommunityConfig> = {}): Promise<CommunityUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-pictures-'));
  const service = await serviceUnderTest(communityService, (common) => ({
    ...common,
    pictures: { folder },
    uploadsPerHour: 1000,
    ...config,
  }));
  for (const who of ['maria', 'kenji', 'ana'] as const) {
    await service.as(who).get(`/api/v1/users/login/${testMembers[who].email}`);
  }
  return {
    ...service,
    folder,
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}
