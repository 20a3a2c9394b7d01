import { newestFirst, type Page, toPage } from '@seed/service-kit/keyset';
import { matching } from '@seed/service-kit/full-text';
import { likeSet } from '@seed/service-kit/like-set';
import { lockForChange, updateIfUnchanged } from '@seed/service-kit/transaction';
import type { PageQuery } from '@seed/contracts/lists';
import type { EntityManager } from 'typeorm';
import { type Post, postEntity, postLikes } from './post.entity.ts';
import type { LikedPost } from './post.presenter.ts';

export type NewPost = Omit<Post, 'id' | 'commentCount' | 'version'>;
export type PostContent = Pick<Post, 'title' | 'content' | 'images'>;

const search = { index: 'ft_posts', properties: ['title', 'content'] };

/** The posts as stored, inside of the manager's transaction or on its own. */
export function postsRepository(manager: EntityManager) {
  const posts = manager.getRepository(postEntity);
  const likes = likeSet(manager, postLikes);
  return {
    likes,
    /** Newest first. */
    async list({ q, ...page }: PageQuery & { readonly q?: string | undefined }): Promise<Page<LikedPost>> {
      const query = newestFirst(posts.createQueryBuilder('post'), page);
      if (q !== undefined) matching(query, search, q);
      const { items, nextCursor } = toPage(await query.getMany(), page);
      const likedBy = await likes.of(items.map(({ id }) => id));
      return { items: items.map((post) => ({ post, likedBy: likedBy.get(post.id) ?? [] })), nextCursor };
    },
    find(id: number): Promise<Post | null> {
      return posts.findOneBy({ id });
    },
    /** Holds other changes of the post off until the transaction ends. */
    findForChange(id: number): Promise<Post | null> {
      return lockForChange(posts.createQueryBuilder('post').where('post.id = :id', { id })).getOne();
    },
    async withLikes(post: Post): Promise<LikedPost> {
      return { post, likedBy: (await likes.of([post.id])).get(post.id) ?? [] };
    },
    insert(post: NewPost): Promise<Post> {
      return posts.save({ ...post, commentCount: 0, version: 1 });
    },
    /** False if somebody else changed it meanwhile. */
    update(post: Post, content: Partial<PostContent>): Promise<boolean> {
      return updateIfUnchanged(posts, post, content);
    },
    /** Comments and likes go with it. */
    async delete(id: number): Promise<void> {
      await posts.delete({ id });
    },
    /** False if there is no such post. */
    async countComment(id: number, by: 1 | -1): Promise<boolean> {
      const { affected } = await posts.increment({ id }, 'commentCount', by);
      return affected === 1;
    },
  };
}
