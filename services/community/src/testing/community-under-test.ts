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

type Member = keyof typeof testMembers;

export interface CommunityUnderTestOptions {
  /** Who has signed in, and has a profile: maria, kenji and ana if not given. */
  readonly signedIn?: readonly Member[];
}

export async function communityUnderTest(
  config: Partial<CommunityConfig> = {},
  { signedIn = ['maria', 'kenji', 'ana'] }: CommunityUnderTestOptions = {},
): Promise<CommunityUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-pictures-'));
  const service = await serviceUnderTest(communityService, (common) => ({
    ...common,
    pictures: { folder },
    uploadsPerHour: 1000,
    ...config,
  }));
  for (const who of signedIn) {
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
