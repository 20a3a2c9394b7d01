import { endpoints } from '@seed/forums-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { aComment, aNote, aPost } from './testing/factories.ts';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { forumsUnderTest } from './testing/forums-under-test.ts';

const forums = sharedService(forumsUnderTest);

/** `:post`, `:comment` and `:note` are maria's. */
const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/forums', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/forums/:post', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/forums', body: { title: 'A', content: 'B' }, statuses: [401, 201, 201, 201] },
  { method: 'PUT', path: '/forums/:post', body: { title: 'Other' }, statuses: [401, 403, 200, 403] },
  { method: 'PUT', path: '/forums/:post', body: { usersWhoLiked: [] }, statuses: [401, 200, 200, 200] },
  { method: 'DELETE', path: '/forums/:post', statuses: [401, 403, 204, 204] },
  { method: 'PUT', path: '/forums/:post/restoration', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/comments/:comment/restoration', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/recommendations/:note/restoration', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/forums/:post/like', statuses: [401, 204, 204, 204] },
  { method: 'DELETE', path: '/forums/:post/like', statuses: [401, 204, 204, 204] },
  {
    method: 'PUT',
    path: '/forums/:post/reading',
    body: { upTo: '2026-01-01T00:00:00.000Z' },
    statuses: [401, 200, 200, 200],
  },
  { method: 'GET', path: '/forums/:post/history', statuses: [401, 403, 200, 200] },
  { method: 'GET', path: '/comments/:comment/history', statuses: [401, 403, 200, 200] },
  { method: 'GET', path: '/forums/999999/history', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/forums/:post/pin', statuses: [401, 403, 403, 204] },
  { method: 'DELETE', path: '/forums/:post/pin', statuses: [401, 403, 403, 204] },
  { method: 'PUT', path: '/forums/:post/closure', statuses: [401, 403, 403, 204] },
  { method: 'DELETE', path: '/forums/:post/closure', statuses: [401, 403, 403, 204] },
  { method: 'PUT', path: '/forums/999999/pin', statuses: [401, 403, 403, 404] },
  { method: 'PATCH', path: '/forums/:post', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/forums', statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/comments', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/comments/:comment', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/comments', body: { forumId: ':post', content: 'B' }, statuses: [401, 201, 201, 201] },
  { method: 'PUT', path: '/comments/:comment', body: { content: 'Other' }, statuses: [401, 403, 200, 403] },
  { method: 'PUT', path: '/comments/:comment', body: { usersWhoLiked: [] }, statuses: [401, 200, 200, 200] },
  { method: 'DELETE', path: '/comments/:comment', statuses: [401, 403, 204, 204] },
  { method: 'PUT', path: '/comments/:comment/like', statuses: [401, 204, 204, 204] },
  { method: 'DELETE', path: '/comments/:comment/like', statuses: [401, 204, 204, 204] },
  { method: 'GET', path: '/recommendations', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/recommendations/:note', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/recommendations', body: { title: 'A' }, statuses: [401, 201, 201, 201] },
  { method: 'PUT', path: '/recommendations/:note', body: { title: 'Other' }, statuses: [401, 403, 200, 403] },
  { method: 'PUT', path: '/recommendations/:note', body: { color: '#123456' }, statuses: [401, 403, 200, 403] },
  { method: 'PUT', path: '/recommendations/:note', body: { usersWhoLiked: [] }, statuses: [401, 200, 200, 200] },
  { method: 'DELETE', path: '/recommendations/:note', statuses: [401, 403, 204, 204] },
  { method: 'PUT', path: '/recommendations/:note/like', statuses: [401, 204, 204, 204] },
  { method: 'DELETE', path: '/recommendations/:note/like', statuses: [401, 204, 204, 204] },
  { method: 'PATCH', path: '/recommendations/:note', statuses: [401, 405, 405, 405] },
  { method: 'PUT', path: '/recommendations/999999/like', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/forums/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/forums/abc', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/forums/999999/like', statuses: [401, 404, 404, 404] },
  { method: 'DELETE', path: '/comments/999999/like', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/forums/:post/report', body: { reason: 'spam' }, statuses: [401, 204, 403, 204] },
  { method: 'PUT', path: '/comments/:comment/report', body: { reason: 'spam' }, statuses: [401, 204, 403, 204] },
  { method: 'PUT', path: '/recommendations/:note/report', body: { reason: 'spam' }, statuses: [401, 204, 403, 204] },
  { method: 'PUT', path: '/forums/999999/report', body: { reason: 'spam' }, statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/forum-reports', statuses: [401, 403, 403, 200] },
  { method: 'GET', path: '/forum-reports/count', statuses: [401, 403, 403, 200] },
  { method: 'PUT', path: '/forum-reports/999999/decision', body: { action: 'hide' }, statuses: [401, 403, 403, 404] },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => forums,
  table,
  async idsFor() {
    const post = await aPost(forums.as('maria'));
    const comment = await aComment(forums.as('maria'), post.id);
    const note = await aNote(forums.as('maria'));
    return { post: post.id, comment: comment.id, note: note.id };
  },
  readablePath: '/forums',
});

test("the response has the caller's permissions for the entity", async () => {
  const { id } = await aPost(forums.as('maria'));
  const permissions = async (who: TestCaller) =>
    (await forums.as(who).get<{ permissions: object }>(`/api/v1/forums/${id}`)).body.permissions;
  expect(await permissions('maria')).toEqual({ update: true, delete: true });
  expect(await permissions('kenji')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: false, delete: true });
});

test('a refused change writes nothing, not even the like that came with it', async () => {
  const { id } = await aPost(forums.as('maria'));
  const change = { title: 'Taken over', content: 'Hello', usersWhoLiked: ['kenji'] };
  expect((await forums.as('kenji').put(`/api/v1/forums/${id}`, change)).status).toBe(403);
  const { body } = await forums.as('maria').get(`/api/v1/forums/${id}`);
  expect(body).toMatchObject({ title: 'Welcome', usersWhoLiked: [] });
});

test('author, authorID and creationDate come from the token and the clock', async () => {
  const forged = { author: 'Ana Torres', authorID: 'ana', creationDate: '2001-01-01T00:00:00.000Z' };
  const post = await aPost(forums.as('maria'), forged);
  expect(post).toMatchObject({ author: 'María Fernanda Rojas', authorID: 'maria' });
  expect(Date.now() - Date.parse(post.creationDate)).toBeLessThan(60_000);
  await forums.as('maria').put(`/api/v1/forums/${post.id}`, forged);
  expect((await forums.as('maria').get(`/api/v1/forums/${post.id}`)).body).toEqual(post);
});
