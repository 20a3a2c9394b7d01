import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { removeMember } from '@seed/service-kit/testing/events';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest } from '../testing/community-under-test.ts';
import { aMember } from '../testing/factories.ts';
import { casesOf, decide, report } from '../testing/reports.ts';

const community = sharedService(() => communityUnderTest());
const picture = 'https://example.org/me.png';

const caseOf = async (memberId: string, kind: 'profile' | 'picture' = 'profile', state: 'open' | 'decided' = 'open') =>
  (await casesOf(community.as('ana'), state)).find((item) => item.kind === kind && item.authorID === memberId);

test('reports of a profile and of its picture are two cases, without the reporters', async () => {
  const { id, name } = await aMember(community, { profile: { about: 'Buy watches', team: 'Agua', picture } });
  expect((await report(community.as('kenji'), id, { reason: 'spam', text: 'Again!' })).status).toBe(204);
  expect((await report(community.as('maria'), id, { reason: 'wrong' })).status).toBe(204);
  expect((await report(community.as('kenji'), id, { subject: 'picture', reason: 'offensive' })).status).toBe(204);
  const place = { title: name, author: name, authorID: id, href: `/community/profiles/${id}`, isOpen: true };
  const found = await caseOf(id);
  expect(found).toMatchObject({ ...place, excerpt: 'Agua · Buy watches', reportCount: 2, newestText: 'Again!' });
  expect(found).not.toHaveProperty('picture');
  expect(await caseOf(id, 'picture')).toMatchObject({ ...place, excerpt: '', picture, reportCount: 1 });
  expect(JSON.stringify(await casesOf(community.as('ana')))).not.toMatch(/kenji|maria/i);
});

test('a second report of a member takes the place of the first, also when both come at once', async () => {
  const { id } = await aMember(community);
  const kenji = community.as('kenji');
  const both = await Promise.all([report(kenji, id), report(kenji, id)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  await report(kenji, id, { reason: 'other', text: 'It is not their name.' });
  expect(await caseOf(id)).toMatchObject({ reportCount: 1, newestText: 'It is not their name.' });
});

test.each([
  ['no subject', { subject: undefined }, { pointer: '/subject', message: 'Please choose what is wrong.' }],
  ['no reason', { reason: undefined }, { pointer: '/reason', message: 'Please choose a reason.' }],
  ['another reason without a text', { reason: 'other' }, { pointer: '/text', message: 'Please say what is wrong.' }],
])('a report with %s gets a problem at its field', async (...[, body, problem]) => {
  const response = await report(community.as('kenji'), 'maria', body);
  expect(response).toMatchObject({ status: 400, body: { errors: [problem] } });
});

test('members do not report themselves, nor a picture that is not there', async () => {
  const own = await report(community.as('maria'), 'maria');
  expect(own).toMatchObject({ status: 403, body: { detail: 'This is your own. You can change it or delete it.' } });
  expect((await report(community.as('kenji'), 'maria', { subject: 'picture' })).status).toBe(404);
});

test('a profile is reported by a former id, and stays one case when its id changes', async () => {
  const { id } = await aMember(community);
  await report(community.as('kenji'), id);
  await community.as('ana').put(`/api/v1/users/${id}`, { id: `${id}-new` });
  expect((await report(community.as('maria'), id)).status).toBe(204);
  expect(await caseOf(`${id}-new`)).toMatchObject({ reportCount: 2, href: `/community/profiles/${id}-new` });
});

test('a report follows its member to another id', async () => {
  const [reported, reporter] = [await aMember(community), await aMember(community)];
  const email = reporter.goromLogin;
  await report(await community.caller({ sub: reporter.id, email }), reported.id);
  await community.as('ana').put(`/api/v1/users/${reporter.id}`, { id: `${reporter.id}-new` });
  const present = await community.caller({ sub: `${reporter.id}-new`, email });
  await until(async () => {
    await report(present, reported.id, { reason: 'wrong' });
    return (await caseOf(reported.id))?.reportCount === 1;
  });
  expect(await caseOf(reported.id)).toMatchObject({ reasons: [{ reason: 'wrong', count: 1 }] });
});

test('the count of open cases is for the menu of an Admin', async () => {
  const { id } = await aMember(community);
  const open = async () =>
    (await community.as('ana').get<{ open: number }>('/api/v1/community-reports/count')).body.open;
  const before = await open();
  await report(community.as('kenji'), id);
  expect(await open()).toBe(before + 1);
  await decide(community.as('ana'), { memberId: id }, { action: 'dismiss' });
  expect(await open()).toBe(before);
});

test('Admins decide once: a second Admin gets 409, the same decision again has no effect', async () => {
  const { id: memberId } = await aMember(community);
  await report(community.as('kenji'), memberId);
  const other = await community.caller({ sub: 'lucia', email: 'lucia@seed.example', roles: ['Admin'] });
  for (const status of [204, 204]) {
    expect((await decide(community.as('ana'), { memberId }, { action: 'dismiss' })).status).toBe(status);
  }
  expect((await decide(other, { memberId }, { action: 'hide' })).status).toBe(409);
  expect(await caseOf(memberId, 'profile', 'decided')).toMatchObject({ isOpen: false, decision: 'dismiss' });
});

test('reports and decisions are in the audit log with ids of members, without what members typed', async () => {
  const ana = community.as('ana');
  const { id } = await aMember(community, { profile: { picture } });
  await report(community.as('kenji'), id, { subject: 'picture', reason: 'private', text: 'That is me' });
  await decide(ana, { memberId: id, kind: 'picture' }, { action: 'hide', message: 'Not yours.' });
  const entries = (await auditTrail(ana)).filter(({ object }) => object.id === id);
  expect(entries).toEqual([
    {
      actorId: 'kenji',
      act: 'report.created',
      object: { kind: 'report', id },
      detail: { kind: 'picture', reason: 'private' },
    },
    {
      actorId: 'ana',
      act: 'picture.changed',
      object: { kind: 'picture', id },
      detail: { decision: 'hide', authorId: id, reports: 1 },
    },
  ]);
});

test('what is reported of a removed member leaves the queue; what they reported stays, without their id', async () => {
  const [reported, reporter] = [await aMember(community), await aMember(community)];
  const client = await community.caller({ sub: reporter.id, email: reporter.goromLogin });
  await report(client, reported.id, { reason: 'wrong' });
  await report(community.as('kenji'), reporter.id);
  await community.as('ana').delete(`/api/v1/users/${reporter.id}`);
  expect(await removeMember(community.url, { memberIds: [reporter.id] })).toBe(204);
  expect(await caseOf(reporter.id)).toBeUndefined();
  expect(await caseOf(reported.id)).toMatchObject({ reportCount: 1 });
  expect((await decide(community.as('ana'), { memberId: reported.id }, { action: 'dismiss' })).status).toBe(204);
});
