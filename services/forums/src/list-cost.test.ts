import { encodePosition, instantKey } from '@seed/service-kit/cursor';
import { memberCaller } from '@seed/service-kit/testing/callers';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import { updateSearchIndex } from '@seed/service-kit/search/search-indexer';
import { queryPlan, queryPlans } from '@seed/service-kit/testing/query-plan';
import { rowsRead } from '@seed/service-kit/testing/rows-read';
import { statementCount } from '@seed/service-kit/testing/statement-count';
import type { PageQuery } from '@seed/contracts/lists';
import { inTransaction } from '@seed/service-kit/transaction';
import { type EntityManager, MoreThan } from 'typeorm';
import { commentEntity, commentMentions, commentsOfForum } from './comments/comment.entity.ts';
import { commentVersions } from './comments/comment-versions.repository.ts';
import { commentsRepository } from './comments/comments.repository.ts';
import { CommentsService } from './comments/comments.service.ts';
import { keptLists } from './comments/kept-lists.ts';
import { forumsSchema } from './db/schema.ts';
import { postEntity, postsByPin, postsOfAuthor } from './posts/post.entity.ts';
import { postSearch } from './posts/post.search.ts';
import { noteEntity, notesOfAuthor } from './recommendations/note.entity.ts';
import { notesRepository } from './recommendations/notes.repository.ts';
import { postsRepository } from './posts/posts.repository.ts';

const rows = 3000;
const start = Date.parse('2026-01-01T00:00:00.000Z');
/** Many rows share an instant, as they do on a clock that ticks slowly. */
const createdAt = (n: number) => new Date(start + Math.floor(n / 50) * 1000);
const caller = memberCaller();
const author = { authorId: 'maria', authorName: 'María' };

const database = sharedDatabase(forumsSchema, async ({ manager }) => {
  const numbers = Array.from({ length: rows }, (_, n) => n);
  for (let at = 0; at < rows; at += 500) {
    const part = numbers.slice(at, at + 500);
    const posts = part.map((n) => ({
      title: `Post ${n}`,
      content: 'x',
      images: [],
      ...author,
      createdAt: createdAt(n),
    }));
    await manager.getRepository(postEntity).insert(posts);
    const comments = part.map((n) => ({
      forumId: 1 + (n % 10),
      content: `Comment ${n}`,
      ...author,
      createdAt: createdAt(n),
    }));
    await manager.getRepository(commentEntity).insert(comments);
    const paper = { description: '', color: '#ffeb3b', authorLogin: 'maria@seed.example' };
    const notes = part.map((n) => ({ title: `Note ${n}`, ...paper, ...author, createdAt: createdAt(n) }));
    await manager.getRepository(noteEntity).insert(notes);
  }
  await updateSearchIndex(manager.dataSource, postSearch);
});

test('the pages contain every row once, also where many were written at the same instant', async () => {
  const posts = postsRepository(database.dataSource.manager);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await posts.list({ limit: 70, cursor }, caller);
    seen.push(...page.items.map(({ row }) => row.id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(Array.from({ length: rows }, (_, n) => rows - n));
});

const cursor = encodePosition(instantKey.encode(createdAt(rows / 2)), rows / 2);

test.each([
  { list: 'posts', index: postsByPin, read: listPosts },
  { list: 'comments', index: 'ix_comments_newest', read: listComments },
  { list: 'notes', index: 'ix_notes_newest', read: listNotes },
  { list: 'posts of a member', index: postsOfAuthor, read: listPostsOfMaria },
  { list: 'notes of a member', index: notesOfAuthor, read: listNotesOfMaria },
  { list: 'comments of a post', index: commentsOfForum, read: listCommentsOfFirstPost },
])('a page of $list reads a range of its index and sorts nothing', async ({ read, index }) => {
  const first = await queryPlan(database.dataSource, (manager) => read(manager, { limit: 20 }));
  const later = await queryPlan(database.dataSource, (manager) => read(manager, { limit: 20, cursor }));
  for (const plan of [first, later]) {
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE/i);
  }
  expect(later).toMatch(database.isServer ? /"type":"range"/ : /SEARCH/);
});

function listPosts(manager: EntityManager, page: PageQuery) {
  return postsRepository(manager).list(page, caller);
}

function listComments(manager: EntityManager, page: PageQuery) {
  return commentsRepository(manager).list(page, caller);
}

function listCommentsOfFirstPost(manager: EntityManager, page: PageQuery) {
  return commentsRepository(manager).list({ ...page, forumId: 1 }, caller);
}

function listPostsOfMaria(manager: EntityManager, page: PageQuery) {
  return postsRepository(manager).list({ ...page, author: 'maria' }, caller);
}

function listNotesOfMaria(manager: EntityManager, page: PageQuery) {
  return notesRepository(manager).list({ ...page, author: 'maria' }, caller);
}

function listNotes(manager: EntityManager, page: PageQuery) {
  return notesRepository(manager).list(page, caller);
}

test('a page of comments with their likes takes two queries, however many comments it has', async () => {
  const queries = statementCount(database.dataSource);
  const { items } = await commentsRepository(database.dataSource.manager).list({ forumId: 1, limit: 200 }, caller);
  expect(items).toHaveLength(200);
  expect(queries()).toBeLessThanOrEqual(2);
  expect(queries()).toBeGreaterThan(0);
});

test('a list of comments that other members have read takes one query, and what is new some more', async () => {
  const { dataSource } = database;
  const list = keptLists(new CommentsService(dataSource));
  const queries = statementCount(dataSource);
  const costOf = async (id: string) => {
    const before = queries();
    await list({ query: { forumId: 3, limit: 20 }, caller: memberCaller({ id }) });
    return queries() - before;
  };
  expect(await costOf('kenji')).toBeGreaterThan(1);
  expect([await costOf('kenji'), await costOf('ana'), await costOf('joao')]).toEqual([1, 1, 1]);
  await dataSource.transaction((manager) => commentVersions(manager).raise(3));
  expect(await costOf('ana')).toBeGreaterThan(1);
  expect(await costOf('kenji')).toBe(1);
});

test('members who open a list at the same time share what is the same for all', async () => {
  const { manager } = database.dataSource;
  const { list } = postsRepository(manager);
  const [newestId = 0] = (await list({ limit: 20 }, caller)).items.map(({ row }) => row.id);
  await inTransaction(database.dataSource, (changes) => postsRepository(changes).likes.add(newestId, 'member-1'));
  const queries = statementCount(database.dataSource);
  const members = Array.from({ length: 30 }, (_, n) => memberCaller({ id: `member-${n}` }));
  const pages = await Promise.all(members.map((member) => list({ limit: 20 }, member)));
  // The posts and their likes, and once more each for who came later.
  expect(queries()).toBeLessThanOrEqual(4);
  expect(pages.map(({ items }) => items[0]?.likes.liked)).toEqual(members.map(({ id }) => id === 'member-1'));
  await inTransaction(database.dataSource, (changes) => postsRepository(changes).likes.remove(newestId, 'member-1'));
});

test('a member who opens a list beside others sees a post of theirs that is hidden from the others', async () => {
  const { manager } = database.dataSource;
  const { list, setHidden } = postsRepository(manager);
  const hidden = { hiddenAt: new Date(), hiddenMessage: 'No.' };
  await setHidden(rows, hidden);
  const callers = [memberCaller({ id: 'ana' }), memberCaller({ id: 'maria' }), memberCaller({ id: 'kenji' })];
  const pages = await Promise.all(callers.map((member) => list({ limit: 20 }, member)));
  expect(pages.map(({ items }) => items[0]?.row.id)).toEqual([rows - 1, rows, rows - 1]);
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 20]);
  await setHidden(rows, { hiddenAt: null, hiddenMessage: null });
});

test('a page of comments with mentions takes one query more, because their table has their texts by index', async () => {
  const { manager } = database.dataSource;
  const comments = manager.getRepository(commentEntity);
  const mentioning = Array.from({ length: 50 }, () => ({
    forumId: 2,
    content: '@Ana',
    ...author,
    createdAt: new Date(),
  }));
  const { identifiers } = await comments.insert(mentioning);
  const mentions = identifiers.map(({ id }) => ({ entityId: Number(id), memberId: 'ana', name: 'Ana' }));
  await manager.getRepository(commentMentions.entity).insert(mentions);
  const queries = statementCount(database.dataSource);
  const { items } = await commentsRepository(manager).list({ forumId: 2, limit: 50 }, caller);
  expect(items.map((item) => item.mentions)).toEqual(mentioning.map(() => [{ memberId: 'ana', name: 'Ana' }]));
  expect(queries()).toBeLessThanOrEqual(3);
});

test('a page of the comments of a post costs the same wherever it is, also if the post has most of them', async () => {
  const { dataSource } = database;
  const part = (n: number) => ({ forumId: 1, content: `More ${n}`, ...author, createdAt: createdAt(n) });
  for (let at = 0; at < rows; at += 500) {
    const more = Array.from({ length: 500 }, (_, n) => part(at + n));
    await dataSource.getRepository(commentEntity).insert(more);
  }
  if (database.isServer) await dataSource.query('ANALYZE TABLE comments');
  const limit = 20;
  for (const n of [undefined, rows - 100, rows / 2, 200]) {
    const cursor = n === undefined ? undefined : encodePosition(instantKey.encode(createdAt(n)), 1);
    const read = await rowsRead(dataSource, (manager) =>
      commentsRepository(manager).list({ forumId: 1, limit, cursor }, caller),
    );
    // Two rows for each comment, by the index and by its key; the rows that share the instant of the cursor; and a few
    // for the likes.
    expect(read).toBeLessThan(8 * limit);
  }
}, 60_000);

test.each([
  { list: 'posts', read: listPostsOfMaria },
  { list: 'notes', read: listNotesOfMaria },
])('a page of the $list of a member costs the same wherever it is, also if they wrote all', async ({ read }) => {
  const limit = 20;
  for (const n of [undefined, rows - 100, rows / 2, 200]) {
    const cursor = n === undefined ? undefined : encodePosition(instantKey.encode(createdAt(n)), 1);
    const count = await rowsRead(database.dataSource, (manager) => read(manager, { limit, cursor }));
    // As for the comments above: by the index, by the key, those with the instant of the cursor, and the likes.
    expect(count).toBeLessThan(8 * limit);
  }
});

test('a page of the posts reads no more than it shows, wherever it is and however many posts are pinned', async () => {
  const limit = 20;
  const { dataSource } = database;
  const plain = rows - 100;
  const posts = dataSource.getRepository(postEntity);
  await posts.update({ id: MoreThan(plain) }, { isPinned: true });
  const ends = [rows - 50, plain + 1].map((n) => `_${encodePosition(instantKey.encode(createdAt(n - 1)), n)}`);
  for (const at of [undefined, ...ends, cursor]) {
    const count = await rowsRead(dataSource, (manager) => listPosts(manager, { limit, cursor: at }));
    expect(count).toBeLessThan(8 * limit);
  }
  await posts.update({ id: MoreThan(plain) }, { isPinned: false });
}, 60_000);

test.each([
  { word: 'in every post', query: { q: 'post' } },
  { word: 'in every post, far from the beginning', query: { q: 'post', cursor } },
  { word: 'in every post of a member', query: { q: 'post', author: 'maria' } },
  { word: 'in one post', query: { q: '2718' } },
  { word: 'in no post', query: { q: 'nothing' } },
])('a page of the search for a word that is $word reads few rows', async ({ query }) => {
  const limit = 20;
  const count = await rowsRead(database.dataSource, (manager) =>
    postsRepository(manager).list({ ...query, limit }, caller),
  );
  // The posts by their keys, twice the terms and the pages of sort keys of one block, and the likes.
  expect(count).toBeLessThan(5 * limit);
});

test('a post with its likes takes two statements, which read by keys', async () => {
  const plans = await queryPlans(database.dataSource, (manager) => postsRepository(manager).getWithLikes(1, caller));
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toMatch(/"type":"(ALL|index)"|\bSCAN\b/);
});

test.each([
  { list: 'posts', read: listPosts, most: 2 },
  { list: 'comments of a post', read: listCommentsOfFirstPost, most: 2 },
  { list: 'notes', read: listNotes, most: 2 },
  { list: 'found posts', read: findPosts, most: 6 },
])('a page of $list takes at most $most statements, however long it is', async ({ read, most }) => {
  for (const limit of [5, 100]) {
    const plans = await queryPlans(database.dataSource, (manager) => read(manager, { limit }));
    expect(plans.length).toBeLessThanOrEqual(most);
  }
});

function findPosts(manager: EntityManager, page: PageQuery) {
  return postsRepository(manager).list({ ...page, q: 'post 27' }, caller);
}
