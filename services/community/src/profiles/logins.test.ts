import { randomUUID } from 'node:crypto';
import type { Profile } from '@seed/community-contracts/profiles';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest } from '../testing/community-under-test.ts';

const community = sharedService(() => communityUnderTest());

/** Each test has a subject and an address of its own. */
function newIdentity() {
  const sub = randomUUID();
  return { sub, email: `${sub}@seed.example` };
}
const loginPath = (email: string) => `/api/v1/users/login/${encodeURIComponent(email)}`;
const ana = () => community.as('ana');

/** A profile with this login that waits for its owner. */
async function preparedProfile(id: string, email: string): Promise<void> {
  const owner = await community.caller({ sub: `maker-of-${id}`, email: `maker-of-${id}@seed.example` });
  await owner.get(loginPath(`maker-of-${id}@seed.example`));
  const changed = await ana().put(`/api/v1/users/maker-of-${id}`, { id, goromLogin: email, about: 'Since 2019' });
  expect(changed.status).toBe(200);
}

test('the first login creates the profile from the token', async () => {
  const { sub, email } = newIdentity();
  const rafael = await community.caller({ sub, email, name: 'Rafael Souza', roles: ['offline_access', 'alumni'] });
  expect((await rafael.get(`/api/v1/users/${sub}`)).status).toBe(404);
  const first = await rafael.get<Profile>(loginPath(email));
  expect(first).toMatchObject({
    status: 200,
    body: { id: sub, name: 'Rafael Souza', role: 'alumni', email, goromLogin: email, participationYear: [] },
  });
  expect(first.body.permissions).toEqual({ update: true, delete: false });
  expect(await rafael.get(`/api/v1/users/${sub}`)).toMatchObject({ status: 200, body: first.body });
});

test.each([
  [[], 'participant'],
  [['Admin'], 'participant'],
  [['professor', 'Admin'], 'professor'],
  [['coordinator'], 'coordinator'],
  [['director'], 'director'],
])('realm roles %p make a %s', async (roles, role) => {
  const { sub, email } = newIdentity();
  const client = await community.caller({ sub, email, roles });
  expect(await client.get(loginPath(email))).toMatchObject({ status: 200, body: { role } });
});

test('the e-mail address of a login may be written in another case', async () => {
  const { sub, email } = newIdentity();
  const client = await community.caller({ sub, email });
  expect(await client.get(loginPath(email.toUpperCase()))).toMatchObject({ status: 200, body: { id: sub } });
});

test('the login of another member is not found for members and found for Admins', async () => {
  expect((await community.as('kenji').get(loginPath('maria@seed.example'))).status).toBe(404);
  expect(await ana().get(loginPath('MARIA@seed.example'))).toMatchObject({ status: 200, body: { id: 'maria' } });
  expect((await ana().get(loginPath('nobody@seed.example'))).status).toBe(404);
});

test('forty first logins at the same moment make one profile', async () => {
  const { sub, email } = newIdentity();
  const client = await community.caller({ sub, email, name: 'Simultánea Única' });
  const responses = await Promise.all(Array.from({ length: 40 }, () => client.get<Profile>(loginPath(email))));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.id))).toEqual(new Set([sub]));
  const { body } = await client.get<Profile[]>('/api/v1/users?q=simultanea');
  expect(body).toHaveLength(1);
});

test('two hundred members who sign in for the first time at once all get their own profile', async () => {
  const people = Array.from({ length: 200 }, newIdentity);
  const clients = await Promise.all(people.map(({ sub, email }) => community.caller({ sub, email })));
  const responses = await Promise.all(
    clients.map((client, at) => client.get<Profile>(loginPath(people[at]?.email ?? ''))),
  );
  expect(responses.map(({ body }) => body.id)).toEqual(people.map(({ sub }) => sub));
}, 30_000);

test('a changed e-mail keeps the profile', async () => {
  const { sub, email } = newIdentity();
  await (await community.caller({ sub, email, name: 'Letícia' })).get(loginPath(email));
  const renamed = await community.caller({ sub, email: `new-${email}`, name: 'Letícia Barbosa' });
  expect(await renamed.get(loginPath(`new-${email}`))).toMatchObject({
    status: 200,
    body: { id: sub, name: 'Letícia', goromLogin: `new-${email}`, email: `new-${email}` },
  });
  expect((await ana().get(loginPath(email))).status).toBe(404);
});

test('a prepared profile goes to its owner at the first login, and its old id keeps resolving', async () => {
  const { sub, email } = newIdentity();
  await preparedProfile('legacy-1', email);
  const owner = await community.caller({ sub, email });
  const mine = await owner.get<Profile>(loginPath(email));
  expect(mine).toMatchObject({ status: 200, body: { id: sub, about: 'Since 2019' } });
  expect(mine.body.formerIds).toContain('legacy-1');
  expect(await owner.get('/api/v1/users/legacy-1')).toMatchObject({ status: 200, body: { id: sub } });
  expect(await owner.put('/api/v1/users/legacy-1', { team: 'Agua' })).toMatchObject({ status: 200, body: { id: sub } });
  expect(await owner.get('/api/v1/users?ids=legacy-1')).toMatchObject({ body: [{ id: sub }] });
  expect(await owner.get(`/api/v1/users?ids=legacy-1,${sub}`)).toMatchObject({ body: [{ id: sub }] });
});

test('the first login reports the id before it to every service, and a later one reports nothing', async () => {
  const forums = await subscriber();
  await using own = await communityUnderTest({
    events: { secret: testEventsSecret, subscribers: { forums: forums.url } },
  });
  const { sub, email } = newIdentity();
  const admin = own.as('ana');
  await (await own.caller({ sub: 'maker', email: 'maker@seed.example' })).get(loginPath('maker@seed.example'));
  await admin.put('/api/v1/users/maker', { id: 'legacy', goromLogin: email });
  const owner = await own.caller({ sub, email });
  for (const visit of ['first', 'second'])
    expect([visit, (await owner.get(loginPath(email))).status]).toEqual([visit, 200]);
  await until(() => forums.events.length === 2);
  expect(forums.events.map(({ type, payload }) => [type, payload])).toEqual([
    ['member.id-changed', { memberId: 'legacy', formerIds: ['maker'] }],
    ['member.id-changed', { memberId: sub, formerIds: ['maker', 'legacy'] }],
  ]);
  forums.stop();
});

test('an id that another member has by now is not reported as a former one', async () => {
  const forums = await subscriber();
  await using own = await communityUnderTest({
    events: { secret: testEventsSecret, subscribers: { forums: forums.url } },
  });
  const maker = await own.caller({ sub: 'maker', email: 'maker@seed.example' });
  await maker.get(loginPath('maker@seed.example'));
  const { sub, email } = newIdentity();
  await own.as('ana').put('/api/v1/users/maker', { id: 'legacy', goromLogin: email });
  await (await own.caller({ sub, email })).get(loginPath(email));
  await maker.get(loginPath('maker@seed.example'));
  await own.as('ana').put(`/api/v1/users/${sub}`, { id: 'next' });
  await until(() => forums.events.length === 3);
  expect(forums.events[2]).toMatchObject({ payload: { memberId: 'next', formerIds: ['legacy', sub] } });
  forums.stop();
});

test('ten logins at once link the prepared profile once', async () => {
  const { sub, email } = newIdentity();
  await preparedProfile('legacy-2', email);
  const owner = await community.caller({ sub, email });
  const responses = await Promise.all(Array.from({ length: 10 }, () => owner.get<Profile>(loginPath(email))));
  for (const { body } of responses) {
    expect(body).toMatchObject({ id: sub, about: 'Since 2019' });
    expect(body.formerIds.filter((id) => id === 'legacy-2')).toHaveLength(1);
  }
});

test('an unverified e-mail links no profile', async () => {
  const { sub, email } = newIdentity();
  await preparedProfile('legacy-3', email);
  const stranger = await community.caller({ sub, email, claims: { email_verified: false } });
  expect(await stranger.get(loginPath(email))).toMatchObject({ status: 200, body: { id: sub, about: '' } });
  expect(await ana().get(loginPath(email))).toMatchObject({ status: 200, body: { id: 'legacy-3' } });
});

test('an address with a new owner does not lead them to the profile of its former owner', async () => {
  const first = newIdentity();
  const second = { ...newIdentity(), email: first.email };
  await (await community.caller(first)).get(loginPath(first.email));
  const newOwner = await community.caller(second);
  expect(await newOwner.get(loginPath(first.email))).toMatchObject({ status: 200, body: { id: second.sub } });
  expect(await ana().get(loginPath(first.email))).toMatchObject({ status: 200, body: { id: second.sub } });
});

test('a member whose profile was given to another one gets a new profile', async () => {
  const { sub, email } = newIdentity();
  await preparedProfile('legacy-4', email);
  await (await community.caller({ sub, email })).get(loginPath(email));
  const maker = await community.caller({ sub: 'maker-of-legacy-4', email: 'maker-of-legacy-4@seed.example' });
  expect(await maker.get(loginPath('maker-of-legacy-4@seed.example'))).toMatchObject({
    status: 200,
    body: { id: 'maker-of-legacy-4', about: '' },
  });
  expect(await maker.get('/api/v1/users/legacy-4')).toMatchObject({ body: { id: sub } });
});
