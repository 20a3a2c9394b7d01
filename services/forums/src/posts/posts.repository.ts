import { newest, type RowPage } from '@seed/service-kit/keyset';
import { type Likes, likeSet, noLikes } from '@seed/service-kit/like-set';
import { type HideableRow, isVisibleTo, shown, visibleRows } from '@seed/service-kit/reports/hidden-rows';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { ofAuthor } from '../author.ts';
import { commentEntity } from '../comments/comment.entity.ts';
import { raisedCommentsVersion } from '../comments/comment-versions.repository.ts';
import { formerTexts } from '../history/former-texts.repository.ts';
import { mentionSet } from '../mentions/mentions.repository.ts';
import { readingsRepository } from '../readings/readings.repository.ts';
import { type WithLikes, withDetails } from '../with-likes.ts';
import { type PostRow, postEntity, postHistory, postLikes, postMentions, postsOfAuthor } from './post.entity.ts';
import { pinnedFirst } from './pinned-first.repository.ts';
import { postSearch } from './post.search.ts';

export type NewPost = Omit<PostRow, 'id' | keyof typeof fresh | 'version' | keyof Hidden>;

type Hidden = Pick<HideableRow, 'hiddenAt' | 'hiddenMessage'>;

/** A decision of an Admin about a post. */
export interface Moderation {
  readonly property: 'isPinned' | 'isClosed';
  readonly value: boolean;
}

export interface PostQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  /** The id of the member whose posts are listed. */
  readonly author?: string | undefined;
}

const fresh = {
  commentCount: 0,
  likeCount: 0,
  commentsVersion: 1,
  isPinned: false,
  isClosed: false,
  editedAt: null,
} as const;

/** The posts as stored, inside of the manager's transaction or on its own. */
export function postsRepository(manager: EntityManager) {
  const posts = manager.getRepository(postEntity);
  const rows = searchableRows(manager, postSearch);
  const likes = likeSet(manager, postLikes);
  const mentions = mentionSet(manager, postMentions);
  const details = postDetails(manager);

  return {
    ...rows,
    likes,
    mentions,
    /** Newest first; a list of all posts begins with the pinned ones. */
    async list(query: PostQuery, caller: Caller): Promise<RowPage<WithLikes<PostRow>>> {
      return details.page(await pageOf(manager, query, caller), caller);
    },
    withLikes: (post: PostRow, caller: Caller): Promise<WithLikes<PostRow>> => details.one(post, caller),
    /**
     * Reads a post and at the same time its likes, so that both take one round trip.
     *
     * @throws ProblemError `not_found` (404) if there is no such post.
     */
    getWithLikes: (id: number, caller: Caller): Promise<WithLikes<PostRow>> => details.beside(id, rows.get(id), caller),
    insert: (post: NewPost): Promise<PostRow> => rows.insert({ ...post, ...shown, ...fresh }),
    /** Writes the changes; a title and a content that are replaced go into the history. */
    async change(post: PostRow, changes: Partial<NewPost>): Promise<PostRow> {
      const isEdit = changes.title !== undefined || changes.content !== undefined;
      if (isEdit) await keepFormerText(manager, post);
      return rows.update(post, isEdit ? { ...changes, editedAt: new Date() } : changes);
    },
    /**
     * Counts new comments, for each of them by the id of its post.
     *
     * @returns false if there is no such post, or if one is closed or hidden
     */
    countNewComments: (postIds: readonly number[]): Promise<boolean> => countNewComments(posts, postIds),
    /** Counts comments that come back or, with a negative number, go. Returns false if there is no such post. */
    async countComments(id: number, change: number): Promise<boolean> {
      return (await posts.update({ id }, moreComments(change))).affected === 1;
    },
    /** Hides a post with its comments, or shows them again; the version stays, because the content does. */
    async setHidden(id: number, hidden: Hidden): Promise<void> {
      await posts.update({ id }, { ...hidden, ...raisedCommentsVersion });
      await manager.getRepository(commentEntity).update({ forumId: id }, { isPostHidden: hidden.hiddenAt !== null });
    },
    /**
     * Pins, unpins, closes or opens a post; the version stays, because the content does.
     *
     * @returns false if the post is so already
     * @throws ProblemError `not_found` (404) if there is no such post.
     */
    async moderate(id: number, { property, value }: Moderation): Promise<boolean> {
      const { affected } = await posts.update({ id, [property]: !value }, { [property]: value });
      if (affected === 1) return true;
      await rows.get(id);
      return false;
    },
  };
}

async function countNewComments(posts: Repository<PostRow>, postIds: readonly number[]): Promise<boolean> {
  for (const [count, ids] of byOccurrences(postIds)) {
    const open = { id: In(ids), isClosed: false, hiddenAt: IsNull() };
    if ((await posts.update(open, moreComments(count))).affected !== ids.length) return false;
  }
  return true;
}

function moreComments(change: number) {
  return { commentCount: () => `comment_count + ${change}`, ...raisedCommentsVersion };
}

/** The ids by how often each of them occurs, so that most need one statement. */
function byOccurrences(ids: readonly number[]): ReadonlyMap<number, number[]> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const groups = new Map<number, number[]>();
  for (const [id, count] of counts) groups.set(count, [...(groups.get(count) ?? []), id]);
  return groups;
}

/** None of what belongs to the posts needs another, so it is read at the same time. */
function postDetails(manager: EntityManager) {
  const [likes, mentions, readings] = [
    likeSet(manager, postLikes),
    mentionSet(manager, postMentions),
    readingsRepository(manager),
  ];
  const readOthers = (posts: readonly PostRow[], caller: Caller) =>
    Promise.all([mentions.of(posts), readings.newComments(posts, caller)]);
  type Others = Awaited<ReturnType<typeof readOthers>>;
  const detailed = (row: PostRow, liked: Likes | undefined, [mentioned, newComments]: Others): WithLikes<PostRow> => ({
    row,
    likes: liked ?? noLikes,
    mentions: mentioned.get(row.id) ?? [],
    newComments: newComments.get(row.id) ?? 0,
  });
  const ofPosts = withDetails<PostRow>(async (posts, caller) => {
    const [liked, others] = await Promise.all([likes.of(posts, caller.id), readOthers(posts, caller)]);
    return (row) => detailed(row, liked.get(row.id), others);
  });
  return {
    ...ofPosts,
    /** As `one` for a post that is still being read; its likes do not wait for it. */
    async beside(id: number, reading: Promise<PostRow>, caller: Caller): Promise<WithLikes<PostRow>> {
      const [row, liked, others] = await Promise.all([
        reading,
        likes.beside(id, reading, caller.id),
        reading.then((post) => readOthers([post], caller)),
      ]);
      return detailed(row, liked, others);
    },
  };
}

function keepFormerText(manager: EntityManager, post: PostRow): Promise<void> {
  const { id: entityId, title, content, createdAt, editedAt } = post;
  return formerTexts(manager, postHistory).keep({ entityId, title, content, writtenAt: editedAt ?? createdAt });
}

function pageOf(manager: EntityManager, { q = '', ...query }: PostQuery, caller: Caller): Promise<RowPage<PostRow>> {
  const { author, ...page } = query;
  const isVisible = (post: PostRow) => isVisibleTo(post, caller);
  if (q.trim() !== '') {
    return searchRows(manager, postSearch, { q, page, list: newest, filters: { author }, isVisible });
  }
  const restriction = visibleRows(caller);
  if (author === undefined) return pinnedFirst(manager, { page, restriction });
  return newest.page(manager, postEntity, { ...ofAuthor(query, postsOfAuthor), restriction });
}
