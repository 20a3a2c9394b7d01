import type { Note } from '@seed/forums-contracts/notes';
import type { Post } from '@seed/forums-contracts/posts';
import { changeMemberId } from '@seed/service-kit/testing/events';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsUnderTest } from './testing/forums-under-test.ts';

test('what a member wrote under a former id is listed, found and changed as their own', async () => {
  await using forums = await forumsUnderTest();
  const [before, maria] = [
    await forums.caller({ sub: 'id-before' }),
    await forums.caller({ sub: 'present-id', email: 'present@seed.example' }),
  ];
  const post = await aPost(before, { title: 'Rivers of Colombia' });
  await aPost(forums.as('kenji'), { title: 'Rivers of Japan' });
  const comment = await aComment(before, post.id);
  const note = await aNote(before);
  const idsOf = async (path: string) => (await maria.get<{ id: number }[]>(path)).body.map(({ id }) => id);
  expect(await idsOf('/api/v1/forums?author=present-id')).toEqual([]);

  const change = { memberId: 'present-id', formerIds: ['older-id', 'id-before'] };
  expect(await changeMemberId(forums.url, change)).toBe(204);
  // The event is delivered twice, as it is after a lost response.
  expect(await changeMemberId(forums.url, change)).toBe(204);

  expect(await idsOf('/api/v1/forums?author=present-id')).toEqual([post.id]);
  expect(await idsOf('/api/v1/forums?author=present-id&q=rivers')).toEqual([post.id]);
  expect(await idsOf('/api/v1/recommendations?author=present-id')).toEqual([note.id]);
  expect(await maria.put<Post>(`/api/v1/forums/${post.id}`, { title: 'My rivers' })).toMatchObject({
    status: 200,
    body: { title: 'My rivers', authorID: 'present-id' },
  });
  expect((await maria.get<Note>(`/api/v1/recommendations/${note.id}`)).body.permissions.update).toBe(true);
  expect((await maria.delete(`/api/v1/comments/${comment.id}`)).status).toBe(204);
});

test('more than one batch of posts is handled', async () => {
  await using forums = await forumsUnderTest();
  const before = await forums.caller({ sub: 'id-before' });
  const posts = [];
  for (let count = 0; count < 205; count += 1) posts.push((await aPost(before)).id);
  expect(await changeMemberId(forums.url, { memberId: 'present-id', formerIds: ['id-before'] })).toBe(204);
  const { body } = await before.get<Post[]>('/api/v1/forums?author=present-id');
  expect(body.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(posts);
}, 30_000);
