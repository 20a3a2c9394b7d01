import type { Comment } from '@seed/forums-contracts/comments';
import type { Note } from '@seed/forums-contracts/notes';
import type { Post } from '@seed/forums-contracts/posts';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { shared } from '@seed/service-kit/testing/shared';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsUnderTest } from './testing/forums-under-test.ts';

const forums = sharedService(forumsUnderTest);

/** Members who see the lists of posts, of the comments of a post and of notes differently. */
const stored = shared(async () => {
  const [maria, ana] = [forums.as('maria'), forums.as('ana')];
  const [liker, reader] = [await forums.member('liker'), await forums.member('reader')];
  const post = await aPost(maria);
  const comment = await aComment(maria, post.id);
  const note = await aNote(maria);
  await aPost(ana);
  await aComment(ana, post.id);
  await aNote(ana);
  const liked = [`forums/${post.id}`, `comments/${comment.id}`, `recommendations/${note.id}`];
  for (const path of liked) await liker.put(`/api/v1/${path}/like`);
  // Comments by others are new to members who have read the post before.
  const reading = { upTo: '2020-01-01T00:00:00.000Z' };
  for (const client of [maria, reader]) await client.put(`/api/v1/forums/${post.id}/reading`, reading);
  const members = { author: maria, admin: ana, liker, reader, plain: await forums.member('plain') };
  const paths = { posts: '/forums', comments: `/comments?forumId=${post.id}`, notes: '/recommendations' };
  return { post, members, paths };
});

/** The response as a member gets it, without the headers that differ between equal responses. */
async function read(client: TestClient, path: string) {
  const { status, headers, body } = await client.get<(Post | Comment | Note)[]>(`/api/v1${path}`);
  return { status, etag: headers.get('etag'), link: headers.get('link'), body };
}

test('a list has what each member sees: permissions, likes and new comments', async () => {
  const { post, members } = stored();
  const views = Object.entries(members).map(async ([name, client]) => {
    const found = (await read(client, '/forums')).body.find(({ id }) => id === post.id) as Post;
    const { permissions, liked, usersWhoLiked, newComments } = found;
    return [name, { permissions, liked, usersWhoLiked, newComments }];
  });
  const usersWhoLiked = ['liker'];
  const [none, all] = [
    { update: false, delete: false },
    { update: true, delete: true },
  ];
  expect(Object.fromEntries(await Promise.all(views))).toEqual({
    author: { permissions: all, liked: false, usersWhoLiked, newComments: 1 },
    admin: { permissions: { update: false, delete: true }, liked: false, usersWhoLiked, newComments: undefined },
    liker: { permissions: none, liked: true, usersWhoLiked, newComments: undefined },
    reader: { permissions: none, liked: false, usersWhoLiked, newComments: 2 },
    plain: { permissions: none, liked: false, usersWhoLiked, newComments: undefined },
  });
});

test.each([
  { list: 'posts', differentViews: 5 },
  // Only a post has new comments, so the reader sees the other lists as the plain member does.
  { list: 'comments', differentViews: 4 },
  { list: 'notes', differentViews: 4 },
] as const)(
  'many members who open the list of $list at the same time each get the response that they get alone',
  async ({ list, differentViews }) => {
    const { members, paths } = stored();
    const clients = Object.values(members);
    const alone = new Map<TestClient, Awaited<ReturnType<typeof read>>>();
    for (const client of clients) alone.set(client, await read(client, paths[list]));
    expect([...alone.values()].map(({ status }) => status)).toEqual(clients.map(() => 200));
    expect(new Set([...alone.values()].map(({ etag }) => etag)).size).toBe(differentViews);

    // Two members at a time, because among all of them the pages of two need not follow each other; then all.
    const pairs = clients.flatMap((first, at) => clients.slice(at + 1).map((second) => [first, second]));
    for (const group of [...pairs, clients]) {
      const turns = Array.from({ length: 10 }, () => group).flat();
      const together = turns.map(async (client) => ({ client, response: await read(client, paths[list]) }));
      for (const { client, response } of await Promise.all(together)) expect(response).toEqual(alone.get(client));
    }
  },
);

test('members who like a post while others open the list see their own like in it, and no other like as theirs', async () => {
  const { id } = await aPost(forums.as('maria'), { title: 'Liked by many' });
  const names = Array.from({ length: 20 }, (_, n) => `member-${n}`);
  const seen = names.map(async (name, n) => {
    const client = await forums.member(name);
    if (n % 2 === 0) await client.put(`/api/v1/forums/${id}/like`);
    const { body } = await read(client, '/forums');
    const { liked, usersWhoLiked = [] } = body.find((post) => post.id === id) as Post;
    return [liked, usersWhoLiked.includes(name)];
  });
  expect(await Promise.all(seen)).toEqual(names.map((_, n) => [n % 2 === 0, n % 2 === 0]));
});
