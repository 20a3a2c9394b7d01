import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { NewRow } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { formerTexts } from '../history/former-texts.repository.ts';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type CommentRow, commentEntity, commentHistory, commentLikes, commentsOfForum } from './comment.entity.ts';
import { commentSearch } from './comment.search.ts';

export type NewComment = Omit<NewRow<CommentRow>, 'likeCount' | 'editedAt'>;

export interface CommentQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  /** The post whose comments are listed. */
  readonly forumId?: number | undefined;
}

/** The comments as stored, inside of the manager's transaction or on its own. */
export function commentsRepository(manager: EntityManager) {
  const rows = searchableRows(manager, commentSearch);
  const likes = likeSet(manager, commentLikes);
  return {
    ...rows,
    likes,
    insert(comment: NewComment): Promise<CommentRow> {
      return rows.insert({ ...comment, editedAt: null, likeCount: 0 });
    },
    /** Writes a new content; the one before goes into the history. */
    async change(comment: CommentRow, changes: Pick<CommentRow, 'content'>): Promise<CommentRow> {
      const { id: entityId, content, createdAt, editedAt } = comment;
      const writtenAt = editedAt ?? createdAt;
      await formerTexts(manager, commentHistory).keep({ entityId, title: null, content, writtenAt });
      return rows.update(comment, { ...changes, editedAt: new Date() });
    },
    /** Newest first. */
    async list({ q = '', forumId, ...page }: CommentQuery, caller: Caller): Promise<RowPage<WithLikes<CommentRow>>> {
      const filter =
        forumId === undefined ? undefined : { property: 'forumId', value: forumId, index: commentsOfForum };
      const found = await (q.trim() === ''
        ? newest.page(manager, commentEntity, { page, filter })
        : searchRows(manager, commentSearch, { q, page, list: newest, filters: { forum: forumId } }));
      return pageWithLikes(likes, found, caller);
    },
    withLikes: (comment: CommentRow, caller: Caller): Promise<WithLikes<CommentRow>> =>
      withLikes(likes, comment, caller),
  };
}
