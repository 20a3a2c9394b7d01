import type { Comment } from '@seed/forums-contracts/comments';
import type { Note } from '@seed/forums-contracts/notes';
import type { Post } from '@seed/forums-contracts/posts';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsUnderTest } from './testing/forums-under-test.ts';

const posts = '/api/v1/forums';
const comments = '/api/v1/comments';
const notes = '/api/v1/recommendations';

let laterMs = 0;

/** No deletion becomes final by itself. */
const forums = sharedService(() =>
  forumsUnderTest({ now: () => new Date(Date.now() + laterMs), deletionPollMs: 3_600_000 }),
);

beforeEach(() => {
  laterMs = 0;
});

const read = async (path: string, who: TestCaller = 'kenji') => (await forums.as(who).get<unknown>(path)).body;
const idsOf = async (list: string) => ((await read(list)) as readonly { readonly id: number }[]).map(({ id }) => id);
const restore = (who: TestCaller, path: string) => forums.as(who).put<Post & Comment & Note>(`${path}/restoration`, {});

test('a deleted post is gone everywhere, and comes back with comments, likes, former texts and places in searches', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const { id } = await aPost(maria, { title: 'Kites', images: ['https://example.org/a.png'] });
  const path = `${posts}/${id}`;
  const comment = await aComment(kenji, id, { content: 'Lanterns are nicer' });
  const commentPath = `${comments}/${comment.id}`;
  await kenji.put(commentPath, { content: 'Lanterns are lovelier' });
  await maria.put(path, { content: 'About kites' });
  for (const liked of [path, commentPath]) await forums.as('ana').put(`${liked}/like`, {});
  await forums.as('ana').put(`${path}/pin`, {});
  const lists = [posts, `${posts}?q=kites`, `${comments}?forumId=${id}`, `${comments}?q=lanterns`];
  const all = [path, commentPath, ...lists, `${path}/history`, `${commentPath}/history`];
  const before = await Promise.all(all.map((one) => read(one, 'ana')));
  const version = (await maria.get(path)).headers.get('etag');

  expect((await maria.delete(path)).status).toBe(204);
  for (const gone of [path, commentPath, `${path}/history`]) {
    expect([gone, (await kenji.get(gone)).status]).toEqual([gone, 404]);
  }
  expect((await kenji.put(`${commentPath}/like`, {})).status).toBe(404);
  for (const list of lists) expect([list, await idsOf(list)]).toEqual([list, []]);
  for (const attempt of ['first', 'second']) {
    const { status, body } = await restore('maria', path);
    expect([attempt, status, body]).toMatchObject([attempt, 200, { id, commentCount: 1, likeCount: 1, pinned: true }]);
  }
  expect((await maria.get(path)).headers.get('etag')).toBe(version);
  expect(await Promise.all(all.map((one) => read(one, 'ana')))).toEqual(before);
});

test('a deleted comment is not counted, and is again when it is back', async () => {
  const { id: forumId } = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('kenji'), forumId);
  const path = `${comments}/${comment.id}`;
  const count = async () => ((await read(`${posts}/${forumId}`)) as Post).commentCount;
  await forums.as('kenji').delete(path);
  expect([await count(), await read(`${comments}?forumId=${forumId}`)]).toEqual([0, []]);
  await forums.as('ana').put(`${posts}/${forumId}/closure`, {});
  const responses = await Promise.all(Array.from({ length: 6 }, () => restore('kenji', path)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
  expect(await count()).toBe(1);
  expect(await read(`${comments}?forumId=${forumId}`)).toEqual([comment]);
});

test('a comment does not come back without its post, and does with it', async () => {
  const maria = forums.as('maria');
  const { id: forumId } = await aPost(maria);
  const { id } = await aComment(maria, forumId);
  await maria.delete(`${comments}/${id}`);
  await maria.delete(`${posts}/${forumId}`);
  expect((await restore('maria', `${comments}/${id}`)).status).toBe(404);
  expect((await restore('maria', `${posts}/${forumId}`)).body.commentCount).toBe(0);
  expect((await restore('maria', `${comments}/${id}`)).status).toBe(200);
  expect(await read(`${posts}/${forumId}`)).toMatchObject({ commentCount: 1 });
});

test('a deleted note comes back with its likes', async () => {
  const { id } = await aNote(forums.as('maria'), { title: 'Lanterns' });
  const path = `${notes}/${id}`;
  await forums.as('ana').put(`${path}/like`, {});
  const before = await read(path);
  await forums.as('maria').delete(path);
  for (const list of [notes, `${notes}?q=lanterns`]) expect(await idsOf(list)).toEqual([]);
  expect((await restore('maria', path)).status).toBe(200);
  for (const list of [notes, `${notes}?q=lanterns`]) expect(await read(list)).toEqual([before]);
  const trail = await auditTrail(forums.as('ana'));
  const acts = trail.filter(({ act }) => act.startsWith('note.')).map(({ act }) => act);
  expect(acts).toEqual(['note.deleted', 'note.restored']);
});

test('only the member who deleted a text brings it back, and only in time', async () => {
  const post = `${posts}/${(await aPost(forums.as('maria'))).id}`;
  await forums.as('ana').delete(post);
  expect((await restore('maria', post)).status).toBe(404);
  laterMs += 9900;
  expect((await restore('ana', post)).status).toBe(200);
  await forums.as('ana').delete(post);
  laterMs += 13_000;
  expect((await restore('ana', post)).status).toBe(404);
});

test('texts of a member who was removed or got another id do not come back as they were', async () => {
  const first = `${posts}/${(await aPost(forums.as('maria'))).id}`;
  await forums.as('ana').delete(first);
  expect(await removeMember(forums.url, { memberIds: ['maria'] })).toBe(204);
  expect((await restore('ana', first)).status).toBe(404);
  const second = `${posts}/${(await aPost(forums.as('kenji'))).id}`;
  await forums.as('ana').delete(second);
  expect(await changeMemberId(forums.url, { memberId: 'kenji-2', formerIds: ['kenji'] })).toBe(204);
  expect((await restore('ana', second)).status).toBe(404);
});
