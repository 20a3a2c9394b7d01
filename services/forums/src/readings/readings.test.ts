import type { Post } from '@seed/forums-contracts/posts';
import type { Reading } from '@seed/forums-contracts/readings';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import { memberDataOf } from '@seed/service-kit/testing/member-data';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const forums = sharedService(forumsUnderTest);

const path = (id: number) => `/api/v1/forums/${id}`;
const mark = async (client: TestClient, id: number, upTo: string) =>
  (await client.put<Reading>(`${path(id)}/reading`, { upTo })).body;

/** How many comments are new to the member, in the list and alone. */
async function newOnes(client: TestClient, id: number): Promise<(number | undefined)[]> {
  const list = (await client.get<Post[]>('/api/v1/forums')).body;
  const one = (await client.get<Post>(path(id))).body;
  return [list.find((post) => post.id === id)?.newComments, one.newComments];
}

/** Comments of the same millisecond have no order. */
async function laterComment(client: TestClient, post: Pick<Post, 'id'>, after: string) {
  let comment = await aComment(client, post.id);
  while (comment.creationDate <= after) {
    await client.delete(`/api/v1/comments/${comment.id}`);
    comment = await aComment(client, post.id);
  }
  return comment;
}

test('comments by others are new since the member read the post, and none is before they read it', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria);
  const first = await laterComment(kenji, post, post.creationDate);
  expect(await newOnes(maria, post.id)).toEqual([undefined, undefined]);
  expect(await mark(maria, post.id, first.creationDate)).toEqual({});
  expect(await newOnes(maria, post.id)).toEqual([undefined, undefined]);

  await laterComment(maria, post, first.creationDate);
  const second = await laterComment(kenji, post, first.creationDate);
  const third = await laterComment(kenji, post, second.creationDate);
  expect(await newOnes(maria, post.id)).toEqual([2, 2]);
  await kenji.delete(`/api/v1/comments/${second.id}`);
  expect(await newOnes(maria, post.id)).toEqual([1, 1]);
  expect(await newOnes(kenji, post.id)).toEqual([undefined, undefined]);

  expect(await mark(maria, post.id, third.creationDate)).toEqual({ before: first.creationDate });
  expect(await newOnes(maria, post.id)).toEqual([undefined, undefined]);
});

test('an earlier instant changes nothing, and one of the future counts as now', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria);
  const first = await laterComment(kenji, post, post.creationDate);
  await mark(maria, post.id, first.creationDate);
  await mark(maria, post.id, post.creationDate);
  expect(await mark(maria, post.id, '2100-01-01T00:00:00.000Z')).toEqual({ before: first.creationDate });
  const { before = '' } = await mark(maria, post.id, post.creationDate);
  expect(Date.parse(before)).toBeLessThanOrEqual(Date.now());
  await laterComment(kenji, post, before);
  expect(await newOnes(maria, post.id)).toEqual([1, 1]);
});

test('what an Admin has hidden is not new, and more than 99 are 99', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria);
  await mark(maria, post.id, post.creationDate);
  const hidden = await laterComment(kenji, post, post.creationDate);
  await maria.put(`/api/v1/comments/${hidden.id}/report`, { reason: 'spam' });
  const [report] = (await forums.as('ana').get<{ id: number }[]>('/api/v1/forum-reports')).body;
  await forums.as('ana').put(`/api/v1/forum-reports/${report?.id}/decision`, { action: 'hide' });
  expect(await newOnes(maria, post.id)).toEqual([undefined, undefined]);
  for (let count = 0; count < 101; count += 1) await aComment(kenji, post.id);
  expect(await newOnes(maria, post.id)).toEqual([99, 99]);
}, 30_000);

test.each([{}, { upTo: 'yesterday' }, { upTo: 7 }])('a request with %j is refused', async (body) => {
  const maria = forums.as('maria');
  const post = await aPost(maria);
  const { status, body: problem } = await maria.put(`${path(post.id)}/reading`, body);
  expect([status, problem]).toMatchObject([400, { errors: [{ pointer: '/upTo' }] }]);
});

test('a post that does not exist cannot be read', async () => {
  const { status } = await forums.as('maria').put(`${path(999_999)}/reading`, { upTo: '2026-01-01T00:00:00.000Z' });
  expect(status).toBe(404);
});

test('two requests at once keep the later instant', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria);
  const comment = await laterComment(kenji, post, post.creationDate);
  const instants = [post.creationDate, comment.creationDate, post.creationDate, comment.creationDate];
  const statuses = instants.map(async (upTo) => (await maria.put(`${path(post.id)}/reading`, { upTo })).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
  expect(await mark(maria, post.id, post.creationDate)).toEqual({ before: comment.creationDate });
});

test('what a member has read follows them to a new id, is in the file of their data, and goes with them', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(kenji);
  await mark(maria, post.id, post.creationDate);
  const moved = await forums.caller({ sub: 'maria-moved' });
  for (const attempt of ['first', 'repeated']) {
    const change = { memberId: 'maria-moved', formerIds: ['maria'] };
    expect([attempt, await changeMemberId(forums.url, change)]).toEqual([attempt, 204]);
  }
  await laterComment(kenji, post, post.creationDate);
  expect(await newOnes(moved, post.id)).toEqual([1, 1]);
  expect(await memberDataOf(forums.url, ['maria-moved'])).toMatchObject({
    readings: expect.arrayContaining([{ postId: post.id, readUpTo: post.creationDate }]) as unknown,
  });
  expect(await removeMember(forums.url, { memberIds: ['maria-moved'] })).toBe(204);
  expect(await memberDataOf(forums.url, ['maria-moved'])).toMatchObject({ readings: [] });
});
