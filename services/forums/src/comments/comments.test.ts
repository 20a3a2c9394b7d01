import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import { aComment, aPost } from '../testing/factories.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const path = '/api/v1/comments';
const forums = sharedService(forumsUnderTest);

const commentCount = async (id: number) =>
  (await forums.as('maria').get<Post>(`/api/v1/forums/${id}`)).body.commentCount;

test('the comments of a post are listed newest first, and only those', async () => {
  const post = await aPost(forums.as('maria'));
  const other = await aPost(forums.as('maria'));
  for (const content of ['first', 'second', 'third']) await aComment(forums.as('kenji'), post.id, { content });
  await aComment(forums.as('kenji'), other.id);
  const { body } = await forums.as('maria').get<Comment[]>(`${path}?forumId=${post.id}`);
  expect(body.map(({ content }) => content)).toEqual(['third', 'second', 'first']);
  expect(body[0]).toMatchObject({ author: 'Kenji Tanaka', authorID: 'kenji', forumId: post.id, usersWhoLiked: [] });
  expect(Date.now() - Date.parse(body[0]?.creationDate ?? '')).toBeLessThan(60_000);
  expect((await forums.as('kenji').get<Comment>(`${path}/${body[0]?.id}`)).body.content).toBe('third');
});

test('without a post the comments of all posts are listed, newest first', async () => {
  const posts = [await aPost(forums.as('maria')), await aPost(forums.as('maria'))];
  for (const { id } of posts) await aComment(forums.as('kenji'), id);
  const { body } = await forums.as('maria').get<Comment[]>(path);
  expect(body.slice(0, 2).map(({ forumId }) => forumId)).toEqual(posts.map(({ id }) => id).toReversed());
});

test('a post counts its comments', async () => {
  const post = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('kenji'), post.id);
  await aComment(forums.as('maria'), post.id);
  expect(await commentCount(post.id)).toBe(2);
  await forums.as('kenji').delete(`${path}/${comment.id}`);
  expect((await forums.as('kenji').delete(`${path}/${comment.id}`)).status).toBe(404);
  expect(await commentCount(post.id)).toBe(1);
});

test('of comments that come at the same time each is stored with its own post, or refused for its own', async () => {
  const [maria, kenji, admin] = [forums.as('maria'), forums.as('kenji'), forums.as('ana')];
  const [one, other, closed] = [await aPost(maria), await aPost(maria), await aPost(maria)];
  await admin.put(`/api/v1/forums/${closed.id}/closure`);
  const targets = [one.id, other.id, closed.id, one.id, one.id + 1_000_000, other.id, one.id];
  const responses = await Promise.all(
    targets.map((forumId, at) => kenji.post<Comment>(path, { forumId, content: `Comment ${at}` })),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 409, 201, 404, 201, 201]);
  for (const [at, { status, body }] of responses.entries()) {
    if (status !== 201) continue;
    expect(body).toMatchObject({ forumId: targets[at], content: `Comment ${at}` });
    expect((await kenji.get<Comment>(`${path}/${body.id}`)).body).toEqual(body);
  }
  expect([await commentCount(one.id), await commentCount(other.id), await commentCount(closed.id)]).toEqual([3, 2, 0]);
});

test.each([
  ['blank content', { content: '  ' }, { status: 400, pointer: '/content' }],
  ['a post that does not exist', { content: 'x', forumId: 999_999 }, { status: 404, pointer: '/forumId' }],
  ['no post', { content: 'x', forumId: undefined }, { status: 400, pointer: '/forumId' }],
])('%s gets a problem at its field', async (_, fields, { status, pointer }) => {
  const { id } = await aPost(forums.as('maria'));
  const response = await forums.as('maria').post<{ errors: object[] }>(path, { forumId: id, ...fields });
  expect(response.status).toBe(status);
  expect(response.body.errors).toEqual([expect.objectContaining({ pointer })]);
});

test('a change cannot move a comment to another post', async () => {
  const [post, other] = [await aPost(forums.as('maria')), await aPost(forums.as('maria'))];
  const comment = await aComment(forums.as('maria'), post.id);
  const change = { content: 'Changed', forumId: other.id };
  const { body } = await forums.as('maria').put<Comment>(`${path}/${comment.id}`, change);
  expect(body).toMatchObject({ content: 'Changed', forumId: post.id });
  expect((await forums.as('maria').get(`${path}/${comment.id}`)).body).toEqual(body);
});

test('a search finds the comments with its words, of all posts or of one', async () => {
  const [post, other] = [await aPost(forums.as('maria')), await aPost(forums.as('maria'))];
  for (const content of ['Una panadería', 'Un río', 'La panadería 子ども食堂']) {
    await aComment(forums.as('maria'), post.id, { content });
  }
  await aComment(forums.as('kenji'), other.id, { content: 'Panaderías' });
  const found = async (query: string) =>
    (await forums.as('kenji').get<Comment[]>(`${path}?${query}`)).body.map(({ content }) => content);
  expect(await found('q=panaderia')).toEqual(['Panaderías', 'La panadería 子ども食堂', 'Una panadería']);
  expect(await found(`q=panad&forumId=${post.id}`)).toEqual(['La panadería 子ども食堂', 'Una panadería']);
  expect(await found(`q=${encodeURIComponent('食')}`)).toEqual(['La panadería 子ども食堂']);
});
