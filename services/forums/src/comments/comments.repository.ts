import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type RowPage, toPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type CommentRow, commentEntity, commentLikes, commentsOfForum } from './comment.entity.ts';

export type NewComment = NewRow<CommentRow>;

/** The comments as stored, inside of the manager's transaction or on its own. */
export function commentsRepository(manager: EntityManager) {
  const comments = manager.getRepository(commentEntity);
  const likes = likeSet(manager, commentLikes);
  return {
    ...versionedRows(manager, commentEntity),
    likes,
    /** Newest first. */
    async list({
      forumId,
      ...page
    }: PageQuery & { readonly forumId?: number | undefined }): Promise<RowPage<WithLikes<CommentRow>>> {
      const kind = forumId === undefined ? undefined : { property: 'forumId', value: forumId, index: commentsOfForum };
      const query = newestFirst(comments.createQueryBuilder('comment'), page, kind);
      return pageWithLikes(likes, toPage(await query.getMany(), page));
    },
    withLikes: (comment: CommentRow): Promise<WithLikes<CommentRow>> => withLikes(likes, comment),
  };
}
