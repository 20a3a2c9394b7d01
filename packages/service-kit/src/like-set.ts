import { maxListedLikers } from '@seed/contracts/likes';
import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from './database-error.ts';
import { isMysql } from './dialect.ts';
import type { LikeableRow, LikeTable } from './like-table.ts';
import { placeholders } from './placeholders.ts';
import { notFound } from './problem-error.ts';
import { readByIds, readRows, type Statement, valuesById } from './read-rows.ts';

/** The likes of an entity as one member sees them. */
export interface Likes {
  /** The exact number of members who like it. */
  readonly count: number;
  /** Whether the caller likes it. */
  readonly liked: boolean;
  /** The likers in the order of liking: all up to 200, beyond that the newest 199, and the caller if they like it. */
  readonly userIds: readonly string[];
}

/** The likes of an entity that is new. */
export const noLikes: Likes = { count: 0, liked: false, userIds: [] };

/**
 * Reads and writes the likes of one kind of entity. `add` and `remove` need a manager of a transaction; `of` needs none.
 *
 * @example
 * ```ts
 * await inTransaction(database, (manager) => likeSet(manager, postLikes).add(post.id, caller.id));
 * ```
 */
export function likeSet(manager: EntityManager, table: LikeTable) {
  const likes = manager.getRepository(table.entity);

  /** Locks the entity's row first, as every change of the entity does, so no two changes deadlock. */
  async function count(entityId: number, by: 1 | -1): Promise<void> {
    const { affected } = await manager.increment(table.entityName, { id: entityId }, 'likeCount', by);
    if (affected !== 1) throw notFound();
  }

  async function of(entities: readonly LikeableRow[], callerId: string): Promise<ReadonlyMap<number, Likes>> {
    const users = await likersOf(manager, table, { entities, callerId });
    return new Map(entities.map(({ id, likeCount }) => [id, asLikes(likeCount, callerId, users.get(id))]));
  }

  return {
    /**
     * Adds the like of a member, once.
     *
     * @returns false if the member likes it already
     * @throws ProblemError `not_found` (404) if there is no such entity.
     */
    async add(entityId: number, userId: string): Promise<boolean> {
      if (await likes.existsBy({ entityId, userId })) return false;
      await count(entityId, 1);
      try {
        await likes.insert({ entityId, userId, createdAt: new Date() });
        return true;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        // The same member liked it in another request since the check.
        await count(entityId, -1);
        return false;
      }
    },
    /**
     * Removes the like of a member.
     *
     * @returns false if there was none
     */
    async remove(entityId: number, userId: string): Promise<boolean> {
      if (!(await likes.existsBy({ entityId, userId }))) return false;
      await count(entityId, -1);
      const { affected } = await likes.delete({ entityId, userId });
      if (affected === 1) return true;
      await count(entityId, 1);
      return false;
    },
    /** Reads the likes of the entities, at most 201 rows for each entity. */
    of,
    /**
     * Reads the likes of an entity at the same time as its row, so that both take one round trip; another one for more than
     * 200 likes.
     *
     * @param reading resolves to the row
     */
    async beside(id: number, reading: Promise<LikeableRow>, callerId: string): Promise<Likes> {
      const [row, few] = await Promise.all([reading, fewLikers(manager, table, id)]);
      // A like that comes or goes meanwhile may have changed which likers were read.
      if (row.likeCount > 0 && few === undefined) return (await of([row], callerId)).get(id) ?? noLikes;
      return asLikes(row.likeCount, callerId, few);
    },
  };
}

/** The result of `likeSet`. */
export type LikeSet = ReturnType<typeof likeSet>;

function asLikes(count: number, callerId: string, userIds: readonly string[] = []): Likes {
  // Most rows of a page have no likes.
  return count === 0 ? noLikes : { count, liked: userIds.includes(callerId), userIds };
}

interface Liker {
  readonly id: number;
  readonly entityId: number;
  readonly userId: string;
}

/** The ids of the likers in the order of liking, by the ids of the entities. */
type Likers = ReadonlyMap<number, readonly string[]>;

interface LikersQuery {
  readonly entities: readonly LikeableRow[];
  readonly callerId: string;
}

interface NewestLikersQuery {
  readonly ids: readonly number[];
  readonly callerId: string;
}

async function likersOf(manager: EntityManager, table: LikeTable, query: LikersQuery): Promise<Likers> {
  const { entities, callerId } = query;
  const few = entities.filter(({ likeCount }) => likeCount > 0 && likeCount <= maxListedLikers).map(({ id }) => id);
  const many = entities.filter(({ likeCount }) => likeCount > maxListedLikers).map(({ id }) => id);
  const sql = `${selectLikers(table)} WHERE entity_id`;
  const [all, newest] = await Promise.all([
    readByIds<Liker, string[]>(manager, { sql, property: 'entityId', valueOf: inOrderOfLiking }, few),
    newestLikers(manager, table, { ids: many, callerId }),
  ]);
  return many.length === 0 ? all : new Map([...all, ...newest]);
}

/** All likers of an entity; undefined if it has none, or more than a response lists. */
async function fewLikers(manager: EntityManager, table: LikeTable, id: number): Promise<readonly string[] | undefined> {
  const liked = `JOIN ${table.table} liked ON liked.id = entity_id`;
  const sql = `${selectLikers(table)} ${liked} WHERE like_count <= ${maxListedLikers} AND liked.id`;
  const select = { sql, property: 'entityId', valueOf: inOrderOfLiking } as const;
  return (await readByIds<Liker, readonly string[]>(manager, select, [id])).get(id);
}

/** The caller's own like may be there twice, as one of the newest and by itself. */
function inOrderOfLiking(likers: Liker[]): string[] {
  likers.sort((one, other) => one.id - other.id);
  return likers.filter(({ id }, at) => id !== likers[at - 1]?.id).map(({ userId }) => userId);
}

/** SQLite joins at most 500 queries by UNION ALL. */
const entitiesPerQuery = 400;

async function newestLikers(
  manager: EntityManager,
  table: LikeTable,
  { ids, callerId }: NewestLikersQuery,
): Promise<Likers> {
  const rows: Liker[] = [];
  for (let from = 0; from < ids.length; from += entitiesPerQuery) {
    const part = ids.slice(from, from + entitiesPerQuery);
    const { sql, parameters } = newestOfMany(table, { ids: part, callerId }, isMysql(manager.dataSource));
    rows.push(...(await readRows<Liker>(manager, sql, parameters)));
  }
  return valuesById(rows, 'entityId', inOrderOfLiking);
}

function selectLikers({ name }: LikeTable): string {
  return `SELECT ${name}.id, entity_id AS entityId, user_id AS userId FROM ${name}`;
}

/** Reads the newest likers of entities with many, and the caller's own likes. */
function newestOfMany(table: LikeTable, { ids, callerId }: NewestLikersQuery, mysql: boolean): Statement {
  const select = selectLikers(table);
  const hint = mysql ? `FORCE INDEX (${table.newestIndex})` : `INDEXED BY ${table.newestIndex}`;
  const queries = ids.map(
    (_, at) =>
      `SELECT * FROM (${select} ${hint} WHERE entity_id = ? ORDER BY id DESC LIMIT ${maxListedLikers - 1}) newest${at}`,
  );
  const own = `${select} WHERE user_id = ? AND entity_id IN (${placeholders(ids)})`;
  return { sql: [...queries, own].join(' UNION ALL '), parameters: [...ids, callerId, ...ids] };
}
