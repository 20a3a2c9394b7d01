import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type Page, toPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { type Unstored, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type Liked, pageWithLikes, withLikes } from '../liked.ts';
import { type Comment, commentEntity, commentLikes, commentsOfForum } from './comment.entity.ts';

export type NewComment = Unstored<Comment>;

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
    }: PageQuery & { readonly forumId?: number | undefined }): Promise<Page<Liked<Comment>>> {
      const kind = forumId === undefined ? undefined : { property: 'forumId', value: forumId, index: commentsOfForum };
      const query = newestFirst(comments.createQueryBuilder('comment'), page, kind);
      return pageWithLikes(likes, toPage(await query.getMany(), page));
    },
    withLikes: (comment: Comment): Promise<Liked<Comment>> => withLikes(likes, comment),
  };
}
