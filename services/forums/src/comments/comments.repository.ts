import type { PageQuery } from '@seed/contracts/lists';
import { newestFirst, type Page, toPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { lockForChange, updateIfUnchanged } from '@seed/service-kit/transaction';
import type { EntityManager } from 'typeorm';
import { type Comment, commentEntity, commentLikes } from './comment.entity.ts';
import type { LikedComment } from './comment.presenter.ts';

export type NewComment = Omit<Comment, 'id' | 'version'>;

/** The comments as stored, inside of the manager's transaction or on its own. */
export function commentsRepository(manager: EntityManager) {
  const comments = manager.getRepository(commentEntity);
  const likes = likeSet(manager, commentLikes);
  return {
    likes,
    /** Newest first. */
    async list({
      forumId,
      ...page
    }: PageQuery & { readonly forumId?: number | undefined }): Promise<Page<LikedComment>> {
      const query = newestFirst(comments.createQueryBuilder('comment'), page);
      if (forumId !== undefined) query.andWhere('comment.forumId = :forumId', { forumId });
      const { items, nextCursor } = toPage(await query.getMany(), page);
      const likedBy = await likes.of(items.map(({ id }) => id));
      return { items: items.map((comment) => ({ comment, likedBy: likedBy.get(comment.id) ?? [] })), nextCursor };
    },
    find(id: number): Promise<Comment | null> {
      return comments.findOneBy({ id });
    },
    /** Holds other changes of the comment off until the transaction ends. */
    findForChange(id: number): Promise<Comment | null> {
      return lockForChange(comments.createQueryBuilder('comment').where('comment.id = :id', { id })).getOne();
    },
    async withLikes(comment: Comment): Promise<LikedComment> {
      return { comment, likedBy: (await likes.of([comment.id])).get(comment.id) ?? [] };
    },
    insert(comment: NewComment): Promise<Comment> {
      return comments.save({ ...comment, version: 1 });
    },
    /** False if somebody else changed it meanwhile. */
    update(comment: Comment, change: Partial<Pick<Comment, 'content'>>): Promise<boolean> {
      return updateIfUnchanged(comments, comment, change);
    },
    /** Its likes go with it. False if it was gone already. */
    async delete(id: number): Promise<boolean> {
      const { affected } = await comments.delete({ id });
      return affected === 1;
    },
  };
}
