import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testMembers, serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { CommunityConfig } from '../config.ts';
import { communityService } from '../service.ts';

export interface CommunityUnderTest extends ServiceUnderTest {
  /** The folder of the pictures, unless the test configures another one. */
  readonly folder: string;
}

type Member = keyof typeof testMembers;

export interface CommunityUnderTestOptions {
  /** The members who have signed in and so have a profile; default: maria, kenji and ana. */
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
    sharedState: undefined,
    accountApiUrl: 'http://127.0.0.1:1/account',
    ...config,
  }));
  for (const who of signedIn) {
    await service.as(who).get(`/api/v1/users/login/${testMembers[who].email}`);
  }
  const stop = async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  };
  return { ...service, folder, stop, [Symbol.asyncDispose]: stop };
}
