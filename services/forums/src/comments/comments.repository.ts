import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { likeSet, noLikes } from '@seed/service-kit/like-set';
import type { ListRestriction } from '@seed/service-kit/page-statement';
import { type HideableRow, isVisibleTo, shown, visibleRows } from '@seed/service-kit/reports/hidden-rows';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { NewRow } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { formerTexts } from '../history/former-texts.repository.ts';
import { mentionSet } from '../mentions/mentions.repository.ts';
import { postEntity } from '../posts/post.entity.ts';
import { type WithLikes, withDetails } from '../with-likes.ts';
import {
  type CommentRow,
  commentEntity,
  commentHistory,
  commentLikes,
  commentMentions,
  commentsOfForum,
} from './comment.entity.ts';
import { commentSearch } from './comment.search.ts';

export type NewComment = Omit<NewRow<CommentRow>, 'likeCount' | 'editedAt' | 'isPostHidden' | keyof Hidden>;

type Hidden = Pick<HideableRow, 'hiddenAt' | 'hiddenMessage'>;

export interface CommentQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  /** The post whose comments are listed. */
  readonly forumId?: number | undefined;
}

const fresh = { editedAt: null, likeCount: 0, isPostHidden: false } as const;

/** The comments as stored, inside of the manager's transaction or on its own. */
export function commentsRepository(manager: EntityManager) {
  const rows = searchableRows(manager, commentSearch);
  const likes = likeSet(manager, commentLikes);
  const mentions = mentionSet(manager, commentMentions);
  /** The likes and the mentions are read at the same time, because they need nothing of each other. */
  const details = withDetails<CommentRow>(async (comments, caller) => {
    const [liked, mentioned] = await Promise.all([likes.of(comments, caller.id), mentions.of(comments)]);
    return (row) => ({ row, likes: liked.get(row.id) ?? noLikes, mentions: mentioned.get(row.id) ?? [] });
  });
  return {
    ...rows,
    likes,
    mentions,
    insertAll(comments: readonly NewComment[]): Promise<readonly CommentRow[]> {
      return rows.insertAll(comments.map((comment) => ({ ...comment, ...shown, ...fresh })));
    },
    /** Writes a new content; the one before goes into the history. Without one, only the mentions are new. */
    async change(comment: CommentRow, changes: Partial<Pick<CommentRow, 'content'>>): Promise<CommentRow> {
      if (changes.content === undefined) return rows.update(comment, changes);
      const { id: entityId, content, createdAt, editedAt } = comment;
      const writtenAt = editedAt ?? createdAt;
      await formerTexts(manager, commentHistory).keep({ entityId, title: null, content, writtenAt });
      return rows.update(comment, { ...changes, editedAt: new Date() });
    },
    /** Hides a comment, or shows it again; the version stays, because the content does. */
    async setHidden(id: number, hidden: Hidden): Promise<void> {
      await manager.getRepository(commentEntity).update({ id }, hidden);
    },
    /** Hides a comment that is back if its post was hidden meanwhile, or shows it again with the post. */
    async hideWithPost(comment: CommentRow): Promise<CommentRow> {
      const { hiddenAt } = await manager.getRepository(postEntity).findOneByOrFail({ id: comment.forumId });
      const isPostHidden = hiddenAt !== null;
      if (isPostHidden === comment.isPostHidden) return comment;
      await manager.getRepository(commentEntity).update({ id: comment.id }, { isPostHidden });
      return { ...comment, isPostHidden };
    },
    /** Newest first. The caller must see the post if its comments are listed. */
    async list(query: CommentQuery, caller: Caller): Promise<RowPage<WithLikes<CommentRow>>> {
      return details.page(await pageOf(manager, query, caller), caller);
    },
    withLikes: (comment: CommentRow, caller: Caller): Promise<WithLikes<CommentRow>> => details.one(comment, caller),
  };
}

function pageOf(manager: EntityManager, query: CommentQuery, caller: Caller): Promise<RowPage<CommentRow>> {
  const { q = '', forumId, ...page } = query;
  if (q.trim() !== '') {
    const isVisible = (comment: CommentRow) => isCommentVisible(comment, caller, forumId);
    return searchRows(manager, commentSearch, { q, page, list: newest, filters: { forum: forumId }, isVisible });
  }
  const filter = forumId === undefined ? undefined : { property: 'forumId', value: forumId, index: commentsOfForum };
  return newest.page(manager, commentEntity, { page, filter, restriction: visibleComments(caller, forumId) });
}

/** Whether the caller sees a comment, alone or among those of a post that they see. */
export function isCommentVisible(comment: CommentRow, caller: Caller, forumId?: number): boolean {
  const isWithinHidden = comment.isPostHidden && forumId === undefined && !caller.isAdmin;
  return isVisibleTo(comment, caller) && (!isWithinHidden || comment.authorId === caller.id);
}

function visibleComments(caller: Caller, forumId: number | undefined): ListRestriction | undefined {
  const restriction = visibleRows(caller);
  if (restriction === undefined || forumId !== undefined) return restriction;
  return {
    sql: (column) => `((${column('hiddenAt')} IS NULL AND ${column('isPostHidden')} = 0) OR ${column('authorId')} = ?)`,
    parameters: [caller.id],
    isMetBy: (comment) => isCommentVisible(comment as CommentRow, caller),
  };
}
