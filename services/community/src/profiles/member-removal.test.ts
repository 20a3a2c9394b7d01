import { readdir } from 'node:fs/promises';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';
import { aPicture } from '../testing/pictures.ts';
import { subscriber } from '@seed/service-kit/testing/subscriber';

const mariaPath = '/api/v1/users/maria';
const login = '/api/v1/users/login/maria@seed.example';

async function uploadAs(community: CommunityUnderTest, sub: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPicture())]), 'me.png');
  const headers = { Authorization: `Bearer ${await community.issuer.token({ sub })}` };
  const response = await fetch(`${community.url}/api/v1/uploads`, { method: 'POST', headers, body: form });
  const { filename } = (await response.json()) as { filename: string };
  return `/uploads/${filename}`;
}

test('the profile and pictures of a removed member are deleted, their tokens are refused, and every service gets the event', async () => {
  const forums = await subscriber({ failures: 2 });
  const events = { secret: testEventsSecret, subscribers: { forums: forums.url } };
  const community = await communityUnderTest({ events });
  const [maria, kenji, ana] = [community.as('maria'), community.as('kenji'), community.as('ana')];
  const picture = await uploadAs(community, 'maria');
  await maria.put(mariaPath, { picture });
  const inPost = await uploadAs(community, 'maria');
  const others = await uploadAs(community, 'kenji');

  expect((await ana.delete(mariaPath)).status).toBe(204);
  expect((await kenji.get(mariaPath)).status).toBe(404);
  expect((await kenji.get('/api/v1/users?ids=maria')).body).toEqual([]);
  await until(() => forums.events.length > 0);
  expect(forums.events).toMatchObject([
    {
      type: 'member.removed',
      payload: { memberIds: ['maria'], pictures: expect.arrayContaining([picture, inPost]) as [] },
    },
  ]);
  await until(async () => (await readdir(community.folder)).length === 3);
  expect((await fetch(community.url + picture)).status).toBe(404);
  expect((await fetch(community.url + others)).status).toBe(200);
  expect(await maria.get(login)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await kenji.get('/api/v1/users?q=maria')).body).toEqual([]);
  await community.stop();
  forums.stop();
}, 30_000);

test('an Admin cannot remove themselves, and a member cannot remove any member', async () => {
  const community = await communityUnderTest();
  expect((await community.as('ana').delete('/api/v1/users/ana')).status).toBe(403);
  expect((await community.as('maria').delete(mariaPath)).status).toBe(403);
  expect((await community.as('maria').get(mariaPath)).body).toMatchObject({ permissions: { delete: false } });
  await community.stop();
});

test('a former id that now belongs to another member stays when the profile that had it is removed', async () => {
  const community = await communityUnderTest();
  const ana = community.as('ana');
  // An Admin gives the profile of maria to another owner; maria signs in again and gets a new one.
  await ana.put(mariaPath, { id: 'prepared', goromLogin: 'prepared@seed.example' });
  expect((await community.as('maria').get(login)).body).toMatchObject({ id: 'maria' });
  expect((await ana.delete('/api/v1/users/prepared')).status).toBe(204);
  expect((await community.as('maria').get(login)).status).toBe(200);
  await community.stop();
});
