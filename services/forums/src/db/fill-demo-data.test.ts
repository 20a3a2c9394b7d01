import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import type { Note } from '@seed/forums-contracts/notes';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

test('the demo posts have as many comments as they count, none of them in the future', async () => {
  await using forums = await forumsUnderTest({ demoData: true });
  const posts = (await forums.as('maria').get<Post[]>('/api/v1/forums')).body;
  expect(posts.length).toBeGreaterThanOrEqual(15);
  for (const post of posts) {
    const comments = (await forums.as('maria').get<Comment[]>(`/api/v1/comments?forumId=${post.id}`)).body;
    expect(comments).toHaveLength(post.commentCount);
    for (const { creationDate } of [post, ...comments]) {
      expect(Date.parse(creationDate)).toBeLessThanOrEqual(Date.now());
    }
  }
});

test('the demo notes are by different members, in six colours, with likes', async () => {
  await using forums = await forumsUnderTest({ demoData: true });
  const notes = (await forums.as('maria').get<Note[]>('/api/v1/recommendations')).body;
  expect(notes.length).toBeGreaterThanOrEqual(20);
  expect(new Set(notes.map(({ author }) => author)).size).toBe(notes.length);
  expect(new Set(notes.map(({ color }) => color)).size).toBe(6);
  for (const { usersWhoLiked } of notes) expect(usersWhoLiked).not.toEqual([]);
});

test('some demo comments reply to another one of the same post', async () => {
  await using forums = await forumsUnderTest({ demoData: true });
  const comments = (await forums.as('maria').get<Comment[]>('/api/v1/comments')).body;
  const replies = comments.filter(({ replyTo }) => replyTo !== undefined);
  expect(replies.length).toBeGreaterThan(3);
  for (const reply of replies) {
    const { forumId, author } = comments.find(({ id }) => id === reply.replyTo) ?? {};
    expect({ forumId, author }).toEqual({ forumId: reply.forumId, author: reply.replyToAuthor });
  }
});
