import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import type { Note } from '@seed/forums-contracts/notes';
import { raceUpdates } from '@seed/service-kit/testing/race';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { shared } from '@seed/service-kit/testing/shared';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { forumsUnderTest } from './testing/forums-under-test.ts';

const memberCount = 200;
const forums = sharedService(forumsUnderTest);
const members = shared(() => Promise.all(Array.from({ length: memberCount }, (_, n) => forums.member(`member-${n}`))));

test('two hundred members like, comment and edit at once: all counts are exact and nothing is lost', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/api/v1/forums/${id}`;
  const responses = await Promise.all(
    members().flatMap((member, n) => [
      n % 2 === 0 ? member.put(`${path}/like`) : member.put(path, { usersWhoLiked: [`member-${n}`] }),
      member.post('/api/v1/comments', { forumId: id, content: `Comment ${n}` }),
      forums.as('maria').put(path, { title: `Title ${n}` }),
    ]),
  );
  expect(responses.filter(({ status }) => status >= 300).map(({ status }) => status)).toEqual([]);

  const post = (await forums.as('maria').get<Post>(path)).body;
  expect(new Set(post.usersWhoLiked).size).toBe(memberCount);
  expect(post.likeCount).toBe(memberCount);
  expect(post.commentCount).toBe(memberCount);
  const comments = (await forums.as('maria').get<Comment[]>(`/api/v1/comments?forumId=${id}`)).body;
  expect(new Set(comments.map(({ content }) => content)).size).toBe(memberCount);
}, 60_000);

test('two hundred members like a note while its author edits it: nothing is lost', async () => {
  const { id } = await aNote(forums.as('maria'));
  const path = `/api/v1/recommendations/${id}`;
  const responses = await Promise.all(
    members().flatMap((member, n) => [
      n % 2 === 0 ? member.put(`${path}/like`) : member.put(path, { usersWhoLiked: [`member-${n}`] }),
      member.post('/api/v1/recommendations', { title: `Note ${n}` }),
      forums.as('maria').put(path, { title: `Title ${n}` }),
    ]),
  );
  expect(responses.filter(({ status }) => status >= 300).map(({ status }) => status)).toEqual([]);

  const note = (await forums.as('maria').get<Note>(path)).body;
  expect(new Set(note.usersWhoLiked).size).toBe(memberCount);
  expect(note.likeCount).toBe(memberCount);
  const notes = (await forums.as('maria').get<Note[]>('/api/v1/recommendations?limit=200')).body;
  expect(new Set(notes.map(({ title }) => title)).size).toBe(memberCount);
}, 60_000);

test('after many likes and unlikes, the last one of each member counts', async () => {
  const { id } = await aPost(forums.as('maria'));
  const path = `/api/v1/forums/${id}/like`;
  await Promise.all(
    members().map(async (member, n) => {
      await Promise.all([member.put(path), member.put(path)]);
      if (n % 2 === 0) await member.delete(path);
    }),
  );
  const { body } = await forums.as('maria').get<Post>(`/api/v1/forums/${id}`);
  expect(new Set(body.usersWhoLiked)).toEqual(
    new Set(members().flatMap((_, n) => (n % 2 === 1 ? [`member-${n}`] : []))),
  );
}, 60_000);

const made = {
  forums: () => aPost(forums.as('maria')),
  recommendations: () => aNote(forums.as('maria')),
  comments: async () => aComment(forums.as('maria'), (await aPost(forums.as('maria'))).id),
} as const;

test.each(['forums', 'comments', 'recommendations'] as const)(
  'one of many concurrent changes to a version of %s is written, the others get 412, and all likes count',
  async (list) => {
    const path = `/api/v1/${list}/${(await made[list]()).id}`;
    const changes = Array.from({ length: 40 }, (_, n) => ({
      [list === 'comments' ? 'content' : 'title']: `Edit ${n}`,
    }));
    const [{ winners, otherStatuses }] = await Promise.all([
      raceUpdates(forums.as('maria'), path, changes),
      ...members()
        .slice(0, 40)
        .map((member) => member.put(`${path}/like`)),
    ]);
    expect(winners).toHaveLength(1);
    expect(otherStatuses).toEqual(Array<number>(39).fill(412));
    const { body: stored } = await forums.as('maria').get<{ usersWhoLiked: string[] }>(path);
    expect(changes.filter((change) => isIn(change, stored) && isIn(change, winners[0]))).toHaveLength(1);
    expect(new Set(stored.usersWhoLiked).size).toBe(40);
  },
  60_000,
);

/** Whether the response has the fields of the change. */
function isIn(change: object, response: unknown): boolean {
  const fields = new Map(Object.entries(Object(response) as object));
  return Object.entries(change).every(([field, value]) => fields.get(field) === value);
}
