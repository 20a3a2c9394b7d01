import type { Comment } from '@seed/forums-contracts/comments';
import { type FormerText, maxFormerTexts } from '@seed/forums-contracts/history';
import type { Post } from '@seed/forums-contracts/posts';
import { removeMember } from '@seed/service-kit/testing/events';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const forums = sharedService(forumsUnderTest);

const historyOf = async (path: string, who: 'maria' | 'ana' = 'maria') =>
  (await forums.as(who).get<FormerText[]>(`${path}/history`)).body;

test('a post that was edited has the time, and its author and Admins read its former texts with theirs', async () => {
  const maria = forums.as('maria');
  const post = await aPost(maria, { title: 'Frist', content: 'One' });
  const path = `/api/v1/forums/${post.id}`;
  expect(post).not.toHaveProperty('editedAt');
  expect(await historyOf(path)).toEqual([]);
  const { body: second } = await maria.put<Post>(path, { title: 'First' });
  const { body: third } = await maria.put<Post>(path, { content: 'Two' });
  expect(Date.parse(second.editedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(post.creationDate));
  expect((await maria.get(path)).body).toEqual(third);
  const history = [
    { title: 'First', content: 'One', writtenAt: second.editedAt },
    { title: 'Frist', content: 'One', writtenAt: post.creationDate },
  ];
  expect(await historyOf(path)).toEqual(history);
  expect(await historyOf(path, 'ana')).toEqual(history);
  expect((await forums.as('kenji').get(`${path}/history`)).status).toBe(403);
});

test('a comment that was edited has the time and its former texts, without a title', async () => {
  const maria = forums.as('maria');
  const comment = await aComment(maria, (await aPost(maria)).id, { content: 'Befor' });
  const path = `/api/v1/comments/${comment.id}`;
  const { body: edited } = await maria.put<Comment>(path, { content: 'Before' });
  expect(edited.editedAt).toEqual(expect.any(String));
  expect(await historyOf(path)).toEqual([{ content: 'Befor', writtenAt: comment.creationDate }]);
  expect((await forums.as('kenji').get(`${path}/history`)).status).toBe(403);
});

test('likes, pictures, pins and a PUT of the same text are no edits', async () => {
  const [maria, ana] = [forums.as('maria'), forums.as('ana')];
  const post = await aPost(maria);
  const path = `/api/v1/forums/${post.id}`;
  await maria.put(path, post);
  await maria.put(path, { images: ['https://example.org/a.png'] });
  await maria.put(`${path}/like`);
  await ana.put(`${path}/pin`);
  expect((await maria.get(path)).body).not.toHaveProperty('editedAt');
  expect(await historyOf(path)).toEqual([]);
});

test('a history keeps the newest former texts, up to a limit', async () => {
  const maria = forums.as('maria');
  const comment = await aComment(maria, (await aPost(maria)).id, { content: 'Text 0' });
  const path = `/api/v1/comments/${comment.id}`;
  const edits = maxFormerTexts + 3;
  for (let n = 1; n <= edits; n += 1) await maria.put(path, { content: `Text ${n}` });
  const texts = (await historyOf(path)).map(({ content }) => content);
  expect(texts).toEqual(Array.from({ length: maxFormerTexts }, (_, n) => `Text ${edits - 1 - n}`));
}, 60_000);

test('a removed member leaves the present texts without their history, and a deleted text has none', async () => {
  const removed = await forums.caller({ sub: 'goes', email: 'goes@seed.example' });
  const post = await aPost(removed, { content: 'One' });
  const comment = await aComment(removed, post.id, { content: 'One' });
  const paths = [`/api/v1/comments/${comment.id}`, `/api/v1/forums/${post.id}`];
  for (const path of paths) await removed.put(path, { content: 'Two' });
  expect(await removeMember(forums.url, { memberIds: ['goes'] })).toBe(204);
  for (const path of paths) {
    expect((await forums.as('ana').get(path)).body).toMatchObject({ content: 'Two' });
    expect(await historyOf(path, 'ana')).toEqual([]);
    expect((await forums.as('ana').delete(path)).status).toBe(204);
    expect((await forums.as('ana').get(`${path}/history`)).status).toBe(404);
  }
});
