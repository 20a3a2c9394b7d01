import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aNote, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';
import { decide, report } from '../testing/reports.ts';

const forums = sharedService(forumsUnderTest);
const api = '/api/v1';
const hidden = { since: expect.any(String) as string, message: 'Not here.' };

async function hide(path: string, href = path): Promise<void> {
  await report(forums.as('kenji'), path);
  const { status } = await decide(forums.as('ana'), href, { action: 'hide', message: hidden.message });
  if (status !== 204) throw new Error(`the decision about ${path} got ${status}`);
}

const idsOf = async (who: 'kenji' | 'maria' | 'ana', path: string) =>
  (await forums.as(who).get<{ id: number }[]>(`${api}${path}`)).body.map(({ id }) => id);

test('a hidden post is gone for members, and marked for its author and Admins, until it is shown again', async () => {
  const post = await aPost(forums.as('maria'), { title: 'Zebras' });
  const place = `/forums/${post.id}`;
  const lists = ['/forums?limit=5', '/forums?author=maria&limit=5', '/forums?q=zebras'];
  await hide(place);
  for (const list of lists) {
    expect(await idsOf('kenji', list)).not.toContain(post.id);
    for (const who of ['maria', 'ana'] as const) expect(await idsOf(who, list)).toContain(post.id);
  }
  expect((await forums.as('kenji').get(`${api}${place}`)).status).toBe(404);
  expect((await forums.as('kenji').put(`${api}${place}`, { usersWhoLiked: ['kenji'] })).status).toBe(404);
  expect((await forums.as('kenji').put(`${api}${place}/like`)).status).toBe(404);
  expect((await report(forums.as('kenji'), place)).status).toBe(404);
  for (const who of ['maria', 'ana'] as const) {
    expect((await forums.as(who).get<Post>(`${api}${place}`)).body).toMatchObject({ title: 'Zebras', hidden });
  }
  expect((await decide(forums.as('ana'), place, { action: 'show' })).status).toBe(204);
  expect((await forums.as('kenji').get<Post>(`${api}${place}`)).body).not.toHaveProperty('hidden');
  for (const list of lists) expect(await idsOf('kenji', list)).toContain(post.id);
});

test('a hidden post takes its comments along and takes no new ones', async () => {
  const post = await aPost(forums.as('maria'));
  const comment = await aComment(await forums.member('joao'), post.id, { content: 'Giraffes' });
  const lists = [`/comments?forumId=${post.id}`, '/comments?q=giraffes', '/comments?limit=5'];
  await hide(`/forums/${post.id}`);
  for (const list of lists) expect(await idsOf('kenji', list)).not.toContain(comment.id);
  for (const list of lists) expect(await idsOf('ana', list)).toContain(comment.id);
  expect(await idsOf('maria', `/comments?forumId=${post.id}`)).toEqual([comment.id]);
  expect((await forums.as('kenji').get(`${api}/comments/${comment.id}`)).status).toBe(404);
  const write = (who: 'kenji' | 'maria') =>
    forums.as(who).post<{ detail: string }>(`${api}/comments`, { forumId: post.id, content: 'Hello' });
  expect((await write('kenji')).status).toBe(404);
  const refused = await write('maria');
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body.detail).toBe('This conversation is hidden, so it takes no new comments.');
  await decide(forums.as('ana'), `/forums/${post.id}`, { action: 'show' });
  for (const list of lists) expect(await idsOf('kenji', list)).toContain(comment.id);
});

test('a hidden comment is gone and not counted; shown again it is, and deleted it is not counted twice', async () => {
  const post = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('maria'), post.id, { content: 'Penguins' });
  await aComment(forums.as('maria'), post.id);
  const href = `/forums/${post.id}?comment=${comment.id}`;
  const count = async () => (await forums.as('kenji').get<Post>(`${api}/forums/${post.id}`)).body.commentCount;
  await hide(`/comments/${comment.id}`, href);
  expect(await count()).toBe(1);
  for (const list of [`/comments?forumId=${post.id}`, '/comments?q=penguins']) {
    expect(await idsOf('kenji', list)).not.toContain(comment.id);
    expect(await idsOf('maria', list)).toContain(comment.id);
  }
  expect((await forums.as('maria').get<Comment>(`${api}/comments/${comment.id}`)).body).toMatchObject({ hidden });
  expect((await forums.as('kenji').get(`${api}/comments/${comment.id}`)).status).toBe(404);
  await decide(forums.as('ana'), href, { action: 'show' });
  expect(await count()).toBe(2);
  await hide(`/comments/${comment.id}`, href);
  expect((await forums.as('maria').delete(`${api}/comments/${comment.id}`)).status).toBe(204);
  expect(await count()).toBe(1);
});

test('a hidden note is gone for members, and its author may still change it', async () => {
  const maria = forums.as('maria');
  const { id } = await aNote(maria, { title: 'Lemurs' });
  await report(forums.as('kenji'), `/recommendations/${id}`);
  await decide(forums.as('ana'), '/recommendations', { action: 'hide', message: hidden.message });
  for (const list of ['/recommendations?limit=5', '/recommendations?q=lemurs', '/recommendations?author=maria']) {
    expect(await idsOf('kenji', list)).not.toContain(id);
    expect(await idsOf('maria', list)).toContain(id);
  }
  expect((await forums.as('kenji').get(`${api}/recommendations/${id}`)).status).toBe(404);
  const changed = await maria.put(`${api}/recommendations/${id}`, { title: 'Lemurs, kindly' });
  expect(changed).toMatchObject({ status: 200, body: { title: 'Lemurs, kindly', hidden } });
});

test('the pages of a list stay full while some of its posts are hidden', async () => {
  const posts = [];
  for (let n = 0; n < 6; n += 1) posts.push(await aPost(await forums.member('joao'), { title: `Full ${n}` }));
  const ids = posts.map(({ id }) => id).toReversed();
  for (const id of [ids[0], ids[2]]) await hide(`/forums/${id}`);
  expect(await idsOf('kenji', '/forums?author=joao&limit=3')).toEqual([ids[1], ids[3], ids[4]]);
  expect((await idsOf('kenji', '/forums?limit=3')).slice(0, 3)).toEqual([ids[1], ids[3], ids[4]]);
});
