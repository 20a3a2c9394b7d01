import { mostNewComments } from '@seed/forums-contracts/readings';
import type { Caller } from '@seed/service-kit/caller';
import { isForeignKeyViolation, isUniqueViolation } from '@seed/service-kit/database-error';
import { isMysql } from '@seed/service-kit/dialect';
import { tableReader } from '@seed/service-kit/fetch-rows';
import { notFound } from '@seed/service-kit/problem-error';
import { readRows } from '@seed/service-kit/read-rows';
import { type EntityManager, In, LessThan } from 'typeorm';
import { commentEntity, commentsOfForum } from '../comments/comment.entity.ts';
import type { PostRow } from '../posts/post.entity.ts';
import { readingEntity, type ReadingRow } from './reading.entity.ts';

/** Up to when members have read the comments of posts. */
export function readingsRepository(manager: EntityManager) {
  const rows = manager.getRepository(readingEntity);

  return {
    /** Up to when the member has read the comments of the post; null if they never have. */
    async find(postId: number, memberId: string): Promise<Date | null> {
      return (await rows.findOneBy({ postId, memberId }))?.readUpTo ?? null;
    },
    /**
     * Keeps the latest instant of all.
     *
     * @throws ProblemError `not_found` (404) if the post was deleted meanwhile.
     */
    async keep({ postId, memberId, readUpTo }: Omit<ReadingRow, 'id'>): Promise<void> {
      try {
        await rows.insert({ postId, memberId, readUpTo });
      } catch (error) {
        if (isForeignKeyViolation(error)) throw notFound();
        if (!isUniqueViolation(error)) throw error;
        await rows.update({ postId, memberId, readUpTo: LessThan(readUpTo) }, { readUpTo });
      }
    },
    /** How many comments of the posts are new to the caller, by the ids of the posts and two statements at most. */
    async newComments(posts: readonly PostRow[], caller: Caller): Promise<ReadonlyMap<number, number>> {
      const commented = posts.filter(({ commentCount }) => commentCount > 0).map(({ id }) => id);
      return countNew(manager, await readingsOf(manager, commented, caller), caller);
    },
    async removeOf(memberIds: readonly string[]): Promise<void> {
      await rows.delete({ memberId: In([...memberIds]) });
    },
  };
}

function readingsOf(
  manager: EntityManager,
  postIds: readonly number[],
  { id }: Caller,
): Promise<readonly ReadingRow[]> {
  const reader = tableReader(manager.dataSource, readingEntity);
  const condition = { sql: `${reader.column('memberId')} = ?`, parameters: [id] };
  return reader.readByIds<ReadingRow>(manager, { property: 'postId', ids: postIds, condition });
}

/** Counts by the index of the comments of a post and stops at the greatest count, so a long thread costs no more. */
async function countNew(
  manager: EntityManager,
  readings: readonly ReadingRow[],
  caller: Caller,
): Promise<ReadonlyMap<number, number>> {
  if (readings.length === 0) return new Map();
  const { dataSource } = manager;
  const { column, parameter } = tableReader(dataSource, commentEntity);
  const hint = isMysql(dataSource) ? `FORCE INDEX (${commentsOfForum})` : `INDEXED BY ${commentsOfForum}`;
  const isNew = [
    `${column('forumId')} = ? AND ${column('createdAt')} > ?`,
    `${column('authorId')} <> ? AND ${column('hiddenAt')} IS NULL`,
  ].join(' AND ');
  const newOnes = `SELECT 1 FROM comments ${hint} WHERE ${isNew} LIMIT ${mostNewComments}`;
  const counts = readings.map((_, at) => `SELECT ? AS postId, COUNT(*) AS count FROM (${newOnes}) new${at}`);
  const found = await readRows<{ postId: number; count: number }>(
    manager,
    counts.join(' UNION ALL '),
    readings.flatMap(({ postId, readUpTo }) => [postId, postId, parameter('createdAt', readUpTo), caller.id]),
  );
  return new Map(found.map(({ postId, count }) => [Number(postId), Number(count)]));
}
