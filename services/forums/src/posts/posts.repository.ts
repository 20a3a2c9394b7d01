import { newest, type RowPage } from '@seed/service-kit/keyset';
import { likeSet } from '@seed/service-kit/like-set';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import type { EntityManager } from 'typeorm';
import { ofAuthor } from '../author.ts';
import { type WithLikes, pageWithLikes, withLikes } from '../with-likes.ts';
import { type PostRow, postEntity, postLikes, postsOfAuthor } from './post.entity.ts';
import { postSearch } from './post.search.ts';

export type NewPost = Omit<PostRow, 'id' | 'commentCount' | 'likeCount' | 'version'>;

export interface PostQuery extends PageQuery {
  /** The words of the search. */
  readonly q?: string | undefined;
  /** The id of the member whose posts are listed. */
  readonly author?: string | undefined;
}

/** The posts as stored, inside of the manager's transaction or on its own. */
export function postsRepository(manager: EntityManager) {
  const posts = manager.getRepository(postEntity);
  const rows = searchableRows(manager, postSearch);
  const likes = likeSet(manager, postLikes);

  return {
    ...rows,
    likes,
    /** Newest first. */
    async list({ q = '', ...query }: PostQuery, caller: Caller): Promise<RowPage<WithLikes<PostRow>>> {
      const { author, ...page } = query;
      const found = await (q.trim() === ''
        ? newest.page(manager, postEntity, ofAuthor(query, postsOfAuthor))
        : searchRows(manager, postSearch, { q, page, list: newest, filters: { author } }));
      return pageWithLikes(likes, found, caller);
    },
    withLikes: (post: PostRow, caller: Caller): Promise<WithLikes<PostRow>> => withLikes(likes, post, caller),
    insert(post: NewPost): Promise<PostRow> {
      return rows.insert({ ...post, commentCount: 0, likeCount: 0 });
    },
    /** Returns false if there is no such post. */
    async countComment(id: number, by: 1 | -1): Promise<boolean> {
      const { affected } = await posts.increment({ id }, 'commentCount', by);
      return affected === 1;
    },
  };
}
