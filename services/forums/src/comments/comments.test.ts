import type { Comment } from '@seed/contracts/comments';
import type { Post } from '@seed/contracts/posts';
import { aComment, aPost } from '../testing/factories.ts';
import type { ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const path = '/api/v1/comments';
let forums: ServiceUnderTest;
beforeAll(async () => {
  forums = await forumsUnderTest();
});
afterAll(() => forums.stop());

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

test.each([
  ['blank content', { content: '  ' }, '/content'],
  ['a post that does not exist', { content: 'x', forumId: 999_999 }, '/forumId'],
  ['no post', { content: 'x', forumId: undefined }, '/forumId'],
])('%s gets a problem at its field', async (_, fields, pointer) => {
  const { id } = await aPost(forums.as('maria'));
  const response = await forums.as('maria').post<{ errors: object[] }>(path, { forumId: id, ...fields });
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([expect.objectContaining({ pointer })]);
});

test('a comment stays with its post, whatever a change says', async () => {
  const [post, other] = [await aPost(forums.as('maria')), await aPost(forums.as('maria'))];
  const comment = await aComment(forums.as('maria'), post.id);
  const change = { content: 'Changed', forumId: other.id };
  const { body } = await forums.as('maria').put<Comment>(`${path}/${comment.id}`, change);
  expect(body).toMatchObject({ content: 'Changed', forumId: post.id });
});
