import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { testMembers } from '@seed/service-kit/testing/service-under-test';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';
import { type Realm, startRealm } from '../testing/realm.ts';

type Member = keyof typeof testMembers;

const path = '/api/v1/membership';

/** A client whose member signed in so many seconds ago. */
function signedIn(community: CommunityUnderTest, who: Member, { secondsAgo = 1 } = {}) {
  const auth_time = Math.floor(Date.now() / 1000) - secondsAgo;
  return community.caller({ ...testMembers[who], claims: { auth_time } });
}

function withRealm(realm: Realm): Promise<CommunityUnderTest> {
  const client = { clientId: 'portal-accounts', clientSecret: 'secret', portalClientId: 'portal-web' };
  return communityUnderTest({
    accounts: { ...client, realmUrl: realm.url, portalUrl: 'https://portal.example', retryMs: 1 },
  });
}

const account = (id: string, email: string) => ({ id, email, requiredActions: [] });

test('a member who has just signed in leaves, and every service gets the event', async () => {
  const forums = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { forums: forums.url } };
  await using community = await communityUnderTest({ events });
  const maria = await signedIn(community, 'maria');
  expect((await maria.delete(path)).status).toBe(204);
  expect((await community.as('kenji').get('/api/v1/users/maria')).status).toBe(404);
  await until(() => forums.events.length > 0);
  expect(forums.events).toMatchObject([{ type: 'member.removed', payload: { memberIds: ['maria'] } }]);
  await until(async () => (await maria.get('/api/v1/users')).status === 403);
  expect(await auditTrail(community.as('ana'))).toMatchObject([
    { actorId: 'maria', act: 'member.removed', object: { kind: 'member', id: 'maria' } },
  ]);
  forums.stop();
});

test.each([
  ['longer than five minutes ago', { secondsAgo: 301 }],
  ['at an unknown time', { secondsAgo: Math.floor(Date.now() / 1000) }],
])('a member who signed in %s has to sign in again', async (_, when) => {
  await using community = await communityUnderTest();
  const maria = await signedIn(community, 'maria', when);
  expect(await maria.delete(path)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  expect(await community.as('maria').delete(path)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  expect((await community.as('kenji').get('/api/v1/users/maria')).status).toBe(200);
});

test('a request that is sent twice removes once', async () => {
  await using community = await communityUnderTest();
  const kenji = await signedIn(community, 'kenji');
  const statuses = (await Promise.all([kenji.delete(path), kenji.delete(path)])).map(({ status }) => status);
  // The second one finds the member removed, or their token refused already.
  expect(statuses).toContain(204);
  expect([204, 403]).toContain(statuses.find((_, index) => index !== statuses.indexOf(204)));
  expect((await community.as('maria').get('/api/v1/users/kenji')).status).toBe(404);
});

test('a member who never opened their profile can leave, too', async () => {
  await using community = await communityUnderTest({}, { signedIn: [] });
  const maria = await signedIn(community, 'maria');
  expect((await maria.delete(path)).status).toBe(204);
  await until(async () => (await maria.get('/api/v1/users')).status === 403);
});

test('the only Admin cannot leave until another Admin has signed in', async () => {
  await using community = await communityUnderTest();
  const ana = await signedIn(community, 'ana');
  expect(await ana.delete(path)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await community.as('maria').get('/api/v1/users/ana')).status).toBe(200);
  const claims = { iat: Math.floor(Date.now() / 1000) + 1 };
  const promoted = await community.caller({ ...testMembers.kenji, roles: ['Admin', 'alumni'], claims });
  await promoted.get('/api/v1/users');
  expect((await ana.delete(path)).status).toBe(204);
});

test('of two Admins who leave at the same time, one stays', async () => {
  await using community = await communityUnderTest();
  const auth_time = Math.floor(Date.now() / 1000);
  const ana = await signedIn(community, 'ana');
  const kenji = await community.caller({
    ...testMembers.kenji,
    roles: ['Admin'],
    claims: { auth_time, iat: auth_time + 1 },
  });
  await Promise.all([ana.get('/api/v1/users'), kenji.get('/api/v1/users')]);
  const left = await Promise.all([ana.delete(path), kenji.delete(path)]);
  expect(left.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

test('the account of a member who leaves is deleted, also when the identity provider is down for a while', async () => {
  await using realm = await startRealm();
  realm.accounts.push(account('maria', 'maria@seed.example'), account('kenji', 'kenji@seed.example'));
  realm.status = 503;
  await using community = await withRealm(realm);
  expect((await (await signedIn(community, 'maria')).delete(path)).status).toBe(204);
  realm.status = 200;
  await until(() => realm.accounts.length === 1);
  expect(realm.accounts).toMatchObject([{ id: 'kenji' }]);
});

test('the account of a member whom an Admin removes is deleted, found by e-mail if they never signed in', async () => {
  await using realm = await startRealm();
  realm.accounts.push(account('maria', 'maria@seed.example'), account('other', 'other@seed.example'));
  await using community = await withRealm(realm);
  const ana = community.as('ana');
  const { body } = await ana.post('/api/v1/member-imports', { csv: 'email,name\nrosa@seed.example,Rosa' });
  await until(() => realm.accounts.length === 3);
  const [row] = (body as { rows: { memberId: string }[] }).rows;
  for (const id of ['maria', row?.memberId ?? '']) expect((await ana.delete(`/api/v1/users/${id}`)).status).toBe(204);
  await until(() => realm.accounts.length === 1);
  expect(realm.accounts).toMatchObject([{ id: 'other' }]);
});
