import type { Comment } from '@seed/forums-contracts/comments';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';

const path = '/api/v1/comments';
const forums = sharedService(forumsUnderTest);

const read = async (id: number) => (await forums.as('ana').get<Comment>(`${path}/${id}`)).body;

test('a reply shows whom it replies to, and a reply to it belongs to the same thread', async () => {
  const post = await aPost(forums.as('maria'));
  const first = await aComment(forums.as('kenji'), post.id);
  const reply = await aComment(forums.as('maria'), post.id, { replyTo: first.id });
  expect(reply).toMatchObject({
    replyTo: first.id,
    replyToAuthor: 'Kenji Tanaka',
    replyToAuthorID: 'kenji',
    threadId: first.id,
  });
  const further = await aComment(forums.as('kenji'), post.id, { replyTo: reply.id });
  expect(further).toMatchObject({ replyTo: reply.id, replyToAuthorID: 'maria', threadId: first.id });
  expect(first).not.toHaveProperty('replyTo');
  const { body } = await forums.as('ana').get<Comment[]>(`${path}?forumId=${post.id}`);
  expect(body.map(({ id, replyTo }) => ({ id, replyTo }))).toEqual([
    { id: further.id, replyTo: reply.id },
    { id: reply.id, replyTo: first.id },
    { id: first.id },
  ]);
  expect(await read(reply.id)).toMatchObject({ replyTo: first.id, replyToAuthor: 'Kenji Tanaka' });
});

test('a deleted comment leaves its replies, which still show whom they reply to', async () => {
  const post = await aPost(forums.as('maria'));
  const first = await aComment(forums.as('kenji'), post.id);
  const reply = await aComment(forums.as('maria'), post.id, { replyTo: first.id });
  const further = await aComment(forums.as('ana'), post.id, { replyTo: reply.id });
  for (const { id, authorID } of [first, reply]) await forums.as(authorID as 'kenji').delete(`${path}/${id}`);
  expect(await read(further.id)).toMatchObject({ replyTo: reply.id, replyToAuthorID: 'maria', threadId: first.id });
});

test.each([
  [
    'a comment of another post',
    async () => (await aComment(forums.as('kenji'), (await aPost(forums.as('kenji'))).id)).id,
    404,
  ],
  ['a comment that does not exist', async () => 999_999, 404],
  ['no id', async () => 'first', 400],
])('a reply to %s gets a problem at its field, and is not counted', async (_, replyTo, status) => {
  const { id: forumId } = await aPost(forums.as('maria'));
  const body = { forumId, content: 'x', replyTo: await replyTo() };
  const response = await forums.as('maria').post<{ errors: object[] }>(path, body);
  expect(response.status).toBe(status);
  expect(response.body.errors).toEqual([expect.objectContaining({ pointer: '/replyTo' })]);
  expect((await forums.as('maria').get(`/api/v1/forums/${forumId}`)).body).toMatchObject({ commentCount: 0 });
});

test('a closed post takes no replies', async () => {
  const post = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('maria'), post.id);
  const admin = await forums.caller({ sub: 'admin', roles: ['Admin'] });
  await admin.put(`/api/v1/forums/${post.id}/closure`);
  const reply = { forumId: post.id, content: 'x', replyTo: comment.id };
  expect((await forums.as('maria').post(path, reply)).status).toBe(409);
});

test('a change of the text leaves a reply where it is', async () => {
  const post = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('kenji'), post.id);
  const reply = await aComment(forums.as('maria'), post.id, { replyTo: comment.id });
  const { body } = await forums.as('maria').put<Comment>(`${path}/${reply.id}`, { content: 'Changed', replyTo: 7 });
  expect(body).toMatchObject({ content: 'Changed', replyTo: comment.id, threadId: comment.id });
});

test('replies follow the changed id of the member whom they reply to, and lose the name of a removed one', async () => {
  await using own = await forumsUnderTest();
  const before = await own.caller({ sub: 'id-before' });
  const post = await aPost(before);
  const comment = await aComment(before, post.id);
  const reply = await aComment(own.as('maria'), post.id, { replyTo: comment.id });
  const replied = async () => (await own.as('kenji').get<Comment>(`${path}/${reply.id}`)).body;
  const change = { memberId: 'present-id', formerIds: ['id-before'] };
  expect(await changeMemberId(own.url, change)).toBe(204);
  expect(await replied()).toMatchObject({ replyToAuthorID: 'present-id' });
  expect(await removeMember(own.url, { memberIds: ['present-id'], pictures: [] })).toBe(204);
  expect(await replied()).toMatchObject({ replyTo: comment.id, replyToAuthor: 'Former member' });
});

test('replies that come at the same time reply to their own comments, and one to a comment of another post is refused', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const [post, other] = [await aPost(maria), await aPost(maria)];
  const [first, second, elsewhere] = [
    await aComment(maria, post.id),
    await aComment(kenji, post.id),
    await aComment(maria, other.id),
  ];
  const responses = await Promise.all(
    [second.id, undefined, first.id, elsewhere.id].map((replyTo) =>
      kenji.post<Comment>(path, { forumId: post.id, content: 'Agreed', replyTo }),
    ),
  );
  expect(responses.map(({ status, body }) => [status, body.replyTo, body.replyToAuthorID])).toEqual([
    [201, second.id, 'kenji'],
    [201, undefined, undefined],
    [201, first.id, 'maria'],
    [404, undefined, undefined],
  ]);
});
