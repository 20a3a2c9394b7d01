import { randomUUID } from 'node:crypto';
import type { Comment } from '@seed/forums-contracts/comments';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';
import { decide, report } from '../testing/reports.ts';

const forums = sharedService(forumsUnderTest);
const api = '/api/v1';

/** A comment by a member of its own, with one like, in reply to a comment that is deleted, and how members read it. */
async function conversation() {
  const id = randomUUID();
  const names = {
    author: `author-${id}`,
    liker: `liker-${id}`,
    replied: `replied-${id}`,
    mentioned: `mentioned-${id}`,
  };
  const [author, liker, replied] = await Promise.all([names.author, names.liker, names.replied].map(forums.member));
  if (author === undefined || liker === undefined || replied === undefined) throw new Error('there are no members');
  const post = await aPost(forums.as('maria'));
  const first = await aComment(replied, post.id);
  const mentions = [{ memberId: names.mentioned, name: 'Letícia' }];
  const comment = await aComment(author, post.id, { content: 'Thanks, @Letícia', replyTo: first.id, mentions });
  await replied.delete(`${api}/comments/${first.id}`);
  await liker.put(`${api}/comments/${comment.id}/like`);
  const path = `/comments/${comment.id}`;
  return { names, author, liker, path, postPath: `/forums/${post.id}`, postId: post.id };
}

type Conversation = Awaited<ReturnType<typeof conversation>>;

const kenji = () => forums.as('kenji');
const ana = () => forums.as('ana');

const hrefOf = ({ path, postId }: Conversation) => `/forums/${postId}?comment=${path.slice('/comments/'.length)}`;

async function hide(path: string, href: string): Promise<void> {
  await report(kenji(), path);
  await decided(href, { action: 'hide', message: 'Not here.' });
}

async function decided(href: string, decision: object): Promise<void> {
  expect((await decide(ana(), href, decision)).status).toBe(204);
}

const hideComment = (found: Conversation) => hide(found.path, hrefOf(found));

interface Change {
  readonly change: string;
  readonly before?: (conversation: Conversation) => Promise<unknown>;
  readonly make: (conversation: Conversation) => Promise<unknown>;
}

const formerIdOf = (formerId: string) =>
  changeMemberId(forums.url, { memberId: `new-${formerId}`, formerIds: [formerId] });
const remove = (memberId: string) => removeMember(forums.url, { memberIds: [memberId] });

const changes: readonly Change[] = [
  { change: 'a new comment', make: ({ postId }) => aComment(kenji(), postId) },
  { change: 'a new text', make: ({ author, path }) => author.put(api + path, { content: 'Thank you' }) },
  { change: 'that it mentions a member no more', make: ({ author, path }) => author.put(api + path, { mentions: [] }) },
  { change: 'that a comment is deleted', make: ({ author, path }) => author.delete(api + path) },
  {
    change: 'that a comment is back',
    before: ({ author, path }) => author.delete(api + path),
    make: ({ author, path }) => author.put(`${api}${path}/restoration`, {}),
  },
  { change: 'a like', make: ({ path }) => kenji().put(`${api}${path}/like`) },
  { change: 'that a like is gone', make: ({ liker, path }) => liker.delete(`${api}${path}/like`) },
  { change: 'a like of a whole entity', make: ({ path }) => kenji().put(api + path, { usersWhoLiked: ['kenji'] }) },
  { change: 'that a comment is hidden', make: hideComment },
  {
    change: 'why a comment is hidden',
    async before(found) {
      await hideComment(found);
      await report(ana(), found.path);
    },
    make: (found) => decided(hrefOf(found), { action: 'hide', message: 'Be kind.' }),
  },
  {
    change: 'a hidden comment again',
    before: hideComment,
    make: (found) => decided(hrefOf(found), { action: 'show' }),
  },
  { change: 'that the post is hidden', make: ({ postPath }) => hide(postPath, postPath) },
  {
    change: 'the comments of a hidden post again',
    before: ({ postPath }) => hide(postPath, postPath),
    make: ({ postPath }) => decided(postPath, { action: 'show' }),
  },
  { change: "the author's present id", make: ({ names }) => formerIdOf(names.author) },
  { change: 'the present id of whom it replies to', make: ({ names }) => formerIdOf(names.replied) },
  { change: 'the present id of whom it mentions', make: ({ names }) => formerIdOf(names.mentioned) },
  { change: 'that its author is removed', make: ({ names }) => remove(names.author) },
  { change: 'that the member is removed to whom it replies', make: ({ names }) => remove(names.replied) },
  { change: 'that the member is removed whom it mentions', make: ({ names }) => remove(names.mentioned) },
  { change: 'that a member is removed who likes it', make: ({ names }) => remove(names.liker) },
];

/** The comments of a conversation that each member sees as its first reader. */
const aloneOf = async (members: readonly TestClient[], postId: number) => {
  const alone = new Map<TestClient, readonly Comment[]>();
  // Lists with another limit are kept separately, and show the same.
  for (const [at, member] of members.entries()) alone.set(member, await listOf(member, postId, 50 + at));
  return alone;
};

test.each<{ state: string; make?: (conversation: Conversation) => Promise<unknown> }>([
  { state: 'that all see' },
  { state: 'with a hidden comment', make: hideComment },
  { state: 'that is hidden', make: ({ postPath }) => hide(postPath, postPath) },
])('each member gets what they see of a conversation $state, although others have read it before', async ({ make }) => {
  const found = await conversation();
  await aComment(kenji(), found.postId);
  await make?.(found);
  const plain = await Promise.all(['plain-1', 'plain-2'].map(forums.member));
  const members = [ana(), found.author, forums.as('maria'), found.liker, kenji(), ...plain];
  const alone = await aloneOf(members, found.postId);
  expect(new Set([...alone.values()].map((comments) => JSON.stringify(comments))).size).toBeGreaterThan(2);
  for (const [at, first] of members.entries()) {
    for (const member of [first, ...members, ...members.toReversed()]) {
      expect(await listOf(member, found.postId, 10 + at)).toEqual(alone.get(member));
    }
  }
});

test('members who like a comment that more than 200 like see their like, although others have read it before', async () => {
  const { path, postId } = await conversation();
  const likers = await Promise.all(Array.from({ length: 201 }, (_, n) => forums.member(`one-of-many-${n}`)));
  for (const liker of likers) await liker.put(`${api}${path}/like`);
  const likes = async (member: TestClient) => (await listOf(member, postId, 20)).map(({ liked }) => liked);
  expect(await likes(kenji())).toEqual([false]);
  for (const liker of likers.slice(0, 5)) expect(await likes(liker)).toEqual([true]);
  expect(await likes(kenji())).toEqual([false]);
});

test.each(changes)('a list of comments that was read before shows $change', async ({ before, make }) => {
  const found = await conversation();
  await before?.(found);
  const members = [kenji(), ana(), forums.as('maria')];
  /** Lists that differ in their limit only are kept separately, and show the same. */
  const read = (limit: number) => Promise.all(members.map((member) => listOf(member, found.postId, limit)));
  const earlier = await read(20);
  await make(found);
  const later = await read(20);
  expect(later).not.toEqual(earlier);
  expect(later).toEqual(await read(21));
});

async function listOf(member: TestClient, postId: number, limit: number): Promise<readonly Comment[]> {
  const { status, body } = await member.get<Comment[]>(`${api}/comments?forumId=${postId}&limit=${limit}`);
  expect(status).toBe(200);
  return body;
}
