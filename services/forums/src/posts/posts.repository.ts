import { fetchRows } from '@seed/service-kit/fetch-rows';
import { newest, newestFirst, type RowPage, toPage } from '@seed/service-kit/keyset';
import { whereMatches } from '@seed/service-kit/full-text';
import { likeSet } from '@seed/service-kit/like-set';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import type { EntityManager } from 'typeorm';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type PostRow, postEntity, postLikes } from './post.entity.ts';

export type NewPost = Omit<PostRow, 'id' | 'commentCount' | 'likeCount' | 'version'>;

export interface PostQuery extends PageQuery {
  /** Words to search for. */
  readonly q?: string | undefined;
}

const search = { index: 'ft_posts', properties: ['title', 'content'] };

/** The posts as stored, inside of the manager's transaction or on its own. */
export function postsRepository(manager: EntityManager) {
  const posts = manager.getRepository(postEntity);
  const rows = versionedRows(manager, postEntity);
  const likes = likeSet(manager, postLikes);

  async function matches(q: string, page: PageQuery): Promise<RowPage<PostRow>> {
    const query = whereMatches(newestFirst(posts.createQueryBuilder('post'), page), search, q);
    return toPage(await fetchRows(query), page);
  }

  return {
    ...rows,
    likes,
    /** Newest first. */
    async list({ q, ...page }: PostQuery, caller: Caller): Promise<RowPage<WithLikes<PostRow>>> {
      const found = await (q === undefined ? newest.page(manager, postEntity, { page }) : matches(q, page));
      return pageWithLikes(likes, found, caller);
    },
    withLikes: (post: PostRow, caller: Caller): Promise<WithLikes<PostRow>> => withLikes(likes, post, caller),
    insert(post: NewPost): Promise<PostRow> {
      return rows.insert({ ...post, commentCount: 0, likeCount: 0 });
    },
    /** False if there is no such post. */
    async countComment(id: number, by: 1 | -1): Promise<boolean> {
      const { affected } = await posts.increment({ id }, 'commentCount', by);
      return affected === 1;
    },
  };
}
