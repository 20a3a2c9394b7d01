import { type TestRedis, testRedis, testWithRedis } from '@seed/service-kit/testing/test-redis';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';

const uploadsPerHour = 6;

/** A busy machine may take longer than the default, and a replica that waits no longer counts for itself. */
const replicaWith = ({ url }: TestRedis) =>
  communityUnderTest({ uploadsPerHour, sharedState: { url, timeoutMs: 5000 } });

/** Begins an upload of something that is no picture: 415 as long as the member may begin one. */
async function begin(replica: CommunityUnderTest, sub: string): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob(['no picture']), 'a.png');
  const headers = { Authorization: `Bearer ${await replica.issuer.token({ sub })}` };
  const { status } = await fetch(`${replica.url}/api/v1/uploads`, { method: 'POST', headers, body: form });
  return status;
}

/** Begins uploads of a new member at each replica, again if an hour began meanwhile, and all budgets with it. */
async function admitted(replicas: readonly CommunityUnderTest[], uploads: number): Promise<number> {
  for (;;) {
    const hour = Math.floor(Date.now() / 3_600_000);
    const sub = `member-${performance.now()}`;
    const statuses: number[] = [];
    for (let each = 0; each < uploads; each += 1) {
      for (const replica of replicas) statuses.push(await begin(replica, sub));
    }
    expect(new Set(statuses)).toEqual(new Set([415, 429]));
    if (Math.floor(Date.now() / 3_600_000) === hour) return statuses.filter((status) => status === 415).length;
  }
}

testWithRedis(
  'two replicas with one store admit exactly the uploads of an hour; while it is down each counts for itself',
  async () => {
    await using redis = await testRedis();
    await using first = await replicaWith(redis);
    await using second = await replicaWith(redis);
    expect(await admitted([first, second], uploadsPerHour)).toBe(uploadsPerHour);
    await redis.kill();
    expect(await admitted([first, second], uploadsPerHour + 1)).toBe(2 * uploadsPerHour);
  },
  30_000,
);
