import { reportLimits, type ReportCase } from '@seed/contracts/reports';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { removeMember } from '@seed/service-kit/testing/events';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aNote, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';
import { casesOf, decide, report } from '../testing/reports.ts';

const forums = sharedService(forumsUnderTest);

const caseAt = async (href: string, state: 'open' | 'decided' = 'open') =>
  (await casesOf(forums.as('ana'), state)).find((item) => item.href === href);

test('reports of a post are one case with its reasons, the newest text and an excerpt, without the reporters', async () => {
  const post = await aPost(forums.as('maria'), { title: 'Cheap watches', content: 'x'.repeat(400) });
  const path = `/forums/${post.id}`;
  expect((await report(forums.as('kenji'), path, { reason: 'offensive' })).status).toBe(204);
  expect((await report(await forums.member('joao'), path, { reason: 'spam', text: 'Again!' })).status).toBe(204);
  expect((await report(await forums.member('paula'), path)).status).toBe(204);
  const found = await caseAt(path);
  expect(found).toMatchObject({
    kind: 'post',
    title: 'Cheap watches',
    excerpt: `${'x'.repeat(299)}…`,
    author: 'María Fernanda Rojas',
    authorID: 'maria',
    isOpen: true,
    reportCount: 3,
    reasons: [
      { reason: 'spam', count: 2 },
      { reason: 'offensive', count: 1 },
    ],
    newestText: 'Again!',
  });
  expect(JSON.stringify(found)).not.toMatch(/kenji|joao|paula/i);
});

test('a second report of a member takes the place of the first, also when both come at once', async () => {
  const { id } = await aNote(forums.as('maria'), { title: 'Twice' });
  const kenji = forums.as('kenji');
  const path = `/recommendations/${id}`;
  const both = await Promise.all([report(kenji, path), report(kenji, path)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  await report(kenji, path, { reason: 'other', text: 'It is a copy.' });
  const found = (await casesOf(forums.as('ana'))).find(({ title }) => title === 'Twice');
  expect(found).toMatchObject({ kind: 'note', reportCount: 1, newestText: 'It is a copy.' });
});

test.each([
  ['no reason', {}, { pointer: '/reason', message: 'Please choose a reason.' }],
  ['an unknown reason', { reason: 'boring' }, { pointer: '/reason', message: 'Please choose a reason.' }],
  ['another reason without a text', { reason: 'other' }, { pointer: '/text', message: 'Please say what is wrong.' }],
  [
    'a text that is too long',
    { reason: 'spam', text: 'x'.repeat(501) },
    { pointer: '/text', message: 'The text can have at most 500 characters.' },
  ],
])('a report with %s gets a problem at its field', async (...[, body, problem]) => {
  const { id } = await aPost(forums.as('maria'));
  const response = await report(forums.as('kenji'), `/forums/${id}`, body);
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([problem]);
});

test('members do not report their own texts', async () => {
  const { id } = await aPost(forums.as('maria'));
  const response = await report(forums.as('maria'), `/forums/${id}`);
  expect(response.status).toBe(403);
  expect(response.body.detail).toBe('This is your own. You can change it or delete it.');
});

test('a member sends a limited number of reports a day; changing one does not count', async () => {
  const eager = await forums.member('eager');
  const posts = await Promise.all(Array.from({ length: reportLimits.perDay + 1 }, () => aPost(forums.as('maria'))));
  const [last, ...others] = posts.map(({ id }) => `/forums/${id}`);
  for (const path of others) expect((await report(eager, path)).status).toBe(204);
  const refused = await report(eager, last ?? '');
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toContain('at most 20 reports a day');
  expect(await caseAt(last ?? '')).toBeUndefined();
  expect((await report(eager, others[0] ?? '', { reason: 'wrong' })).status).toBe(204);
}, 60_000);

test('Admins decide once: a second Admin gets 409, the same decision again has no effect', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/forums/${id}`;
  await report(forums.as('kenji'), path);
  const other = await forums.caller({ sub: 'lucia', email: 'lucia@seed.example', roles: ['Admin'] });
  const responses = await Promise.all([
    decide(forums.as('ana'), path, { action: 'dismiss' }),
    decide(other, path, { action: 'hide' }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body.detail).toBe('Another Admin has decided about this already.');
  const [admin, action] = responses[0].status === 204 ? [forums.as('ana'), 'dismiss'] : [other, 'hide'];
  expect((await decide(admin, path, { action })).status).toBe(204);
  expect(await caseAt(path, 'decided')).toMatchObject({ isOpen: false, decision: action });
});

test('a warning needs a message, and leaves the text as it is', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/forums/${id}`;
  await report(forums.as('kenji'), path);
  expect((await decide(forums.as('ana'), path, { action: 'warn' })).status).toBe(400);
  expect((await decide(forums.as('ana'), path, { action: 'warn', message: 'Please be kind.' })).status).toBe(204);
  expect((await forums.as('kenji').get(`/api/v1${path}`)).status).toBe(200);
});

test('a new report after a decision opens the case again', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/forums/${id}`;
  await report(forums.as('kenji'), path);
  await decide(forums.as('ana'), path, { action: 'dismiss' });
  await report(await forums.member('joao'), path, { reason: 'wrong' });
  expect(await caseAt(path)).toMatchObject({ reportCount: 1, reasons: [{ reason: 'wrong', count: 1 }] });
  expect((await decide(forums.as('ana'), path, { action: 'dismiss' })).status).toBe(204);
});

test('the queue is paged, oldest first, and a deleted text leaves it with its comments', async () => {
  const [maria, ana] = [forums.as('maria'), forums.as('ana')];
  const reporter = await forums.member('pages');
  const posts = [];
  for (let n = 0; n < 3; n += 1) posts.push(await aPost(maria, { title: `Queue ${n}` }));
  for (const { id } of posts) await report(reporter, `/forums/${id}`);
  const comment = await aComment(maria, posts[0]?.id ?? 0, { content: 'Queue 3' });
  await report(reporter, `/comments/${comment.id}`);
  const seen: string[] = [];
  for (let next: string | undefined = '/api/v1/forum-reports?limit=2'; next !== undefined;) {
    const response: TestResponse<ReportCase[]> = await ana.get(next);
    seen.push(...response.body.map(({ title }) => title));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  const ours = (titles: readonly string[]) => titles.filter((title) => title.startsWith('Queue'));
  expect(ours(seen)).toEqual(['Queue 0', 'Queue 1', 'Queue 2', 'Queue 3']);
  await maria.delete(`/api/v1/forums/${posts[0]?.id}`);
  expect(ours((await casesOf(ana)).map(({ title }) => title))).toEqual(['Queue 1', 'Queue 2']);
});

test('reports and decisions are in the audit log, without what members typed', async () => {
  const ana = forums.as('ana');
  const { id } = await aPost(forums.as('maria'));
  await report(forums.as('kenji'), `/forums/${id}`, { reason: 'private', text: 'My telephone number' });
  await decide(ana, `/forums/${id}`, { action: 'hide', message: 'Not here.' });
  const entries = (await auditTrail(ana)).filter(({ object }) => object.id === String(id));
  expect(entries).toEqual([
    {
      actorId: 'kenji',
      act: 'report.created',
      object: { kind: 'report', id: String(id) },
      detail: { kind: 'post', reason: 'private' },
    },
    {
      actorId: 'ana',
      act: 'post.changed',
      object: { kind: 'post', id: String(id) },
      detail: { decision: 'hide', authorId: 'maria', reports: 1 },
    },
  ]);
});

test('the report of a removed member stays, without their id', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/forums/${id}`;
  await report(await forums.caller({ sub: 'leaves', email: 'leaves@seed.example' }), path, { reason: 'wrong' });
  expect(await removeMember(forums.url, { memberIds: ['leaves'] })).toBe(204);
  expect(await caseAt(path)).toMatchObject({ reportCount: 1 });
  expect((await decide(forums.as('ana'), path, { action: 'dismiss' })).status).toBe(204);
});
