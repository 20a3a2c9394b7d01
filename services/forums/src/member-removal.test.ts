import type { Note } from '@seed/forums-contracts/notes';
import type { Post } from '@seed/forums-contracts/posts';
import { removeMember } from '@seed/service-kit/testing/events';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsUnderTest } from './testing/forums-under-test.ts';

const picture = '/uploads/picture-of-maria.webp';

test('a removed member keeps no name, no login, no picture and no like, and their texts stay', async () => {
  await using forums = await forumsUnderTest();
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria, { title: 'Rivers', images: [picture, 'https://example.org/a.png'] });
  const other = await aPost(kenji);
  const comment = await aComment(maria, other.id, { content: 'Hello' });
  const note = await aNote(maria, { title: 'Read this' });
  for (const client of [maria, kenji]) await client.put(`/api/v1/forums/${other.id}/like`);
  const removal = { memberIds: ['maria', 'id-before'], pictures: [picture] };
  expect(await removeMember(forums.url, removal)).toBe(204);
  // The event is delivered twice, as it is after a lost response.
  expect(await removeMember(forums.url, removal)).toBe(204);

  expect((await kenji.get<Post>(`/api/v1/forums/${post.id}`)).body).toMatchObject({
    title: 'Rivers',
    author: 'Former member',
    images: ['https://example.org/a.png'],
  });
  expect((await kenji.get(`/api/v1/comments/${comment.id}`)).body).toMatchObject({
    content: 'Hello',
    author: 'Former member',
  });
  expect((await kenji.get<Note>(`/api/v1/recommendations/${note.id}`)).body).toMatchObject({
    title: 'Read this',
    name: 'Former member',
    author: 'anonymous',
  });
  expect((await kenji.get(`/api/v1/forums/${other.id}`)).body).toMatchObject({
    author: expect.not.stringContaining('Former') as string,
    likeCount: 1,
    usersWhoLiked: ['kenji'],
  });
  expect((await maria.get('/api/v1/forums')).status).toBe(403);
  expect((await maria.post('/api/v1/forums', { title: 'I am back', content: 'x' })).status).toBe(403);
});

test('more than one batch of comments is handled', async () => {
  await using forums = await forumsUnderTest();
  const { id } = await aPost(forums.as('kenji'));
  for (let count = 0; count < 205; count += 1) await aComment(forums.as('maria'), id);
  expect(await removeMember(forums.url, { memberIds: ['maria'] })).toBe(204);
  const { body } = await forums.as('kenji').get<{ author: string }[]>(`/api/v1/comments?forumId=${id}`);
  expect(body.map(({ author }) => author)).toEqual(Array.from({ length: 205 }, () => 'Former member'));
}, 30_000);
