import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataExport } from '@seed/community-contracts/data-exports';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { until } from '@seed/service-kit/testing/until';
import { strFromU8, unzipSync } from 'fflate';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';
import { type DataOfService, startDataOfService } from '../testing/data-of-service.ts';
import { aPicture } from '../testing/pictures.ts';

const path = '/api/v1/data-exports';

function communityWith(forums: DataOfService): Promise<CommunityUnderTest> {
  const events = { secret: testEventsSecret, subscribers: { forums: forums.url } };
  return communityUnderTest({ events, exportRetryMs: 1 });
}

const request = (community: CommunityUnderTest, who: TestCaller, key?: string) =>
  community.as(who).post<DataExport>(path, undefined, key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

async function listOf(community: CommunityUnderTest, who: TestCaller): Promise<DataExport[]> {
  return (await community.as(who).get<DataExport[]>(path)).body;
}

async function readyExport(community: CommunityUnderTest, who: TestCaller): Promise<DataExport> {
  const { body } = await request(community, who);
  await until(async () => (await listOf(community, who))[0]?.state === 'ready');
  return { ...body, ...(await listOf(community, who))[0] };
}

async function linkTo(community: CommunityUnderTest, { id }: DataExport, who: TestCaller) {
  return community.as(who).post<{ href: string }>(`${path}/${id}/links`);
}

async function uploadAs(community: CommunityUnderTest, sub: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPicture())]), 'me.png');
  const headers = { Authorization: `Bearer ${await community.issuer.token({ sub })}` };
  const response = await fetch(`${community.url}/api/v1/uploads`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { filename: string }).filename;
}

test('a member gets a ZIP file with their profile, their pictures and what every service stores of them', async () => {
  await using forums = await startDataOfService();
  await using community = await communityWith(forums);
  const picture = await uploadAs(community, 'maria');
  await uploadAs(community, 'kenji');
  const made = await readyExport(community, 'maria');
  const { body, status } = await linkTo(community, made, 'maria');
  expect(status).toBe(201);
  const response = await fetch(community.url + body.href);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="seed-my-data-${made.requestedAt.slice(0, 10)}.zip"`,
    'content-length': String(made.bytes),
    'cache-control': 'no-store',
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const names = ['README.txt', 'community/profile.json', 'forums/posts.json', `pictures/${picture}`];
  expect(Object.keys(files).sort()).toEqual(names);
  const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(json('community/profile.json')).toMatchObject([{ memberId: 'maria', loginEmail: 'maria@seed.example' }]);
  expect(json('forums/posts.json')).toEqual([
    { title: 'Ríos', by: 'maria' },
    { title: 'Soup 🍲', by: 'maria' },
  ]);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('forums/posts.json\n  Your posts.');
  await until(() => forums.notices.length > 0);
  expect(forums.notices).toMatchObject([{ kind: 'export.ready', recipients: ['maria'], href: '/my-profile/data' }]);
});

test('only its owner creates links to a file, and a new link ends the one before', async () => {
  await using forums = await startDataOfService();
  await using community = await communityWith(forums);
  const made = await readyExport(community, 'maria');
  for (const who of ['kenji', 'ana'] as const) expect((await linkTo(community, made, who)).status).toBe(404);
  expect(await listOf(community, 'ana')).toEqual([]);
  const first = (await linkTo(community, made, 'maria')).body.href;
  const second = (await linkTo(community, made, 'maria')).body.href;
  expect((await fetch(community.url + first)).status).toBe(404);
  expect((await fetch(community.url + second)).status).toBe(200);
  expect((await fetch(`${community.url}/data-exports/anything`)).status).toBe(404);
});

test('a member has one file in preparation, however often they request it', async () => {
  await using forums = await startDataOfService();
  forums.status = 503;
  await using community = await communityUnderTest({
    events: { secret: testEventsSecret, subscribers: { forums: forums.url } },
    exportRetryMs: 60_000,
  });
  const responses = await Promise.all([1, 2, 3].map(() => request(community, 'maria')));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await listOf(community, 'maria')).toMatchObject([{ state: 'preparing', bytes: null, expiresAt: null }]);
  const [repeated, again] = [await request(community, 'kenji', 'a-key'), await request(community, 'kenji', 'a-key')];
  expect(again.body).toEqual(repeated.body);
  const [waiting] = await listOf(community, 'maria');
  expect(waiting && (await linkTo(community, waiting, 'maria')).status).toBe(404);
});

test('a fourth request within a day is refused with the time to wait', async () => {
  await using forums = await startDataOfService();
  await using community = await communityWith(forums);
  for (let count = 0; count < 3; count += 1) await readyExport(community, 'maria');
  const refused = await request(community, 'maria');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
});

test('a service that is down for a while delays the file, and one that stays down makes it fail plainly', async () => {
  await using forums = await startDataOfService();
  await using community = await communityWith(forums);
  forums.status = 503;
  await request(community, 'maria');
  await until(async () => (await listOf(community, 'maria'))[0]?.state === 'failed');
  await until(() => forums.notices.length > 0);
  expect(forums.notices).toMatchObject([{ kind: 'export.failed', recipients: ['maria'] }]);
  forums.status = 200;
  expect(await readyExport(community, 'maria')).toMatchObject({ state: 'ready' });
});

test('the files of a removed member are deleted, and their links end', async () => {
  await using forums = await startDataOfService();
  await using community = await communityWith(forums);
  const made = await readyExport(community, 'maria');
  const { href } = (await linkTo(community, made, 'maria')).body;
  const folder = join(community.folder, 'data-exports');
  expect(existsSync(folder) && (await readdir(folder)).length).toBe(1);
  expect((await community.as('ana').delete('/api/v1/users/maria')).status).toBe(204);
  expect((await fetch(community.url + href)).status).toBe(404);
  await until(async () => (await readdir(folder)).length === 0);
});
