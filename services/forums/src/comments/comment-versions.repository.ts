import { readByIds } from '@seed/service-kit/read-rows';
import { type Database, inTransaction, type Transaction } from '@seed/service-kit/transaction';
import type { EntityManager } from 'typeorm';
import { postEntity } from '../posts/post.entity.ts';
import { commentEntity, commentLikes } from './comment.entity.ts';

interface VersionRow {
  readonly id: number;
  readonly version: number;
}

const selectVersions = {
  sql: 'SELECT id, comments_version AS version FROM posts WHERE id',
  property: 'id',
  valueOf: ([row]: VersionRow[]) => row?.version,
} as const;

/** In a change of a post's row: what lists of its comments show is new. */
export const raisedCommentsVersion = { commentsVersion: () => 'comments_version + 1' } as const;

/**
 * The versions of what lists of a post's comments show. Every transaction that changes that raises them, before it takes the row of a
 * comment: those that change both take the post's row first, so no two wait for each other.
 */
export function commentVersions(manager: EntityManager) {
  async function raise(postId: number): Promise<void> {
    await manager.getRepository(postEntity).update({ id: postId }, raisedCommentsVersion);
  }

  return {
    /** The version of a post's comments; undefined if there is no such post. */
    of: async (postId: number): Promise<number | undefined> =>
      (await readByIds<VersionRow, number | undefined>(manager, selectVersions, [postId])).get(postId),
    raise,
    /** Raises the version before the likes or the mentions of a text change, if that is a comment. */
    async raiseOf({ noun }: { readonly noun: string }, id: number): Promise<void> {
      if (noun !== commentLikes.noun) return;
      const comment = await manager.getRepository(commentEntity).findOneBy({ id });
      if (comment !== null) await raise(comment.forumId);
    },
  };
}

/** Runs a transaction that changes what lists of a post's comments show. */
export function changeInConversation<T>(
  database: Database,
  postId: number,
  work: (manager: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (manager) => {
    await commentVersions(manager).raise(postId);
    return work(manager);
  });
}
