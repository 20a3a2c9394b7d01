import { memberDataOf } from '@seed/service-kit/testing/member-data';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsUnderTest } from './testing/forums-under-test.ts';

const forums = sharedService(forumsUnderTest);

test('the data of a member has what they wrote and like, and nothing of others', async () => {
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria, { title: 'Rivers' });
  const other = await aPost(kenji, { title: 'Soup' });
  const note = await aNote(maria, { title: 'Read this' });
  await aNote(kenji);
  const comment = await aComment(maria, other.id, { content: 'Hello' });
  await aComment(kenji, post.id);
  for (const client of [maria, kenji]) await client.put(`/api/v1/forums/${other.id}/like`);
  expect(await memberDataOf(forums.url, ['maria'])).toMatchObject({
    posts: [{ id: post.id, title: 'Rivers' }],
    comments: [{ id: comment.id, forumId: other.id, content: 'Hello' }],
    notes: [{ id: note.id, title: 'Read this', authorLogin: 'maria@seed.example' }],
    'post-likes': [{ entityId: other.id }],
    'comment-likes': [],
    'note-likes': [],
  });
});

test('rows of all ids of a member come page by page, each once', async () => {
  const [lucia, before] = [await forums.member('lucia'), await forums.member('id-before')];
  const written = [];
  for (let count = 0; count < 52; count += 1) {
    written.push((await aPost(before)).id, (await aPost(lucia)).id);
  }
  const { posts = [] } = await memberDataOf(forums.url, ['lucia', 'id-before']);
  expect(posts.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(written);
});
