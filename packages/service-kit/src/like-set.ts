import { type EntityManager, EntitySchema, In, type QueryRunner } from 'typeorm';
import { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';
import { cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';
import { notFound } from './problem-error.ts';

/** One member likes one entity. */
export interface LikeRow {
  /** Grows with time: the order of liking. */
  readonly id: number;
  readonly entityId: number;
  readonly userId: string;
  readonly createdAt: Date;
}

export interface LikeTable {
  /** For the data source. */
  readonly entity: EntitySchema<LikeRow>;
  /** For a migration, after the liked entities' table. */
  readonly create: (runner: QueryRunner) => Promise<void>;
}

export interface LikeTableOptions {
  /** What is liked, in the singular, e.g. `forum`: the table becomes `forum_likes`. */
  readonly noun: string;
  /** The table of what is liked; deleting one of its rows deletes the row's likes. */
  readonly table: string;
  /** The name of its EntitySchema. */
  readonly entityName: string;
}

const longestUserId = 191;

/** The table of the likes of one kind of entity. */
export function likeTable({ noun, table, entityName }: LikeTableOptions): LikeTable {
  const name = `${noun}_likes`;
  const names: Names = { name, unique: `uq_${name}_entity_user`, foreignKey: `fk_${name}_entity` };
  return {
    entity: likeEntity(names, entityName),
    create: (runner) => createLikes(runner, names, table),
  };
}

interface Names {
  readonly name: string;
  readonly unique: string;
  readonly foreignKey: string;
}

function likeEntity({ name, unique, foreignKey }: Names, entityName: string): EntitySchema<LikeRow> {
  return new EntitySchema<LikeRow>({
    name: `${entityName}Like`,
    tableName: name,
    columns: {
      id: idColumn(),
      entityId: integerColumn('entity_id'),
      userId: varcharColumn('user_id', longestUserId),
      createdAt: instantColumn('created_at'),
    },
    uniques: [{ name: unique, columns: ['entityId', 'userId'] }],
    foreignKeys: [cascadeTo(entityName, { name: foreignKey, property: 'entityId' })],
  });
}

async function createLikes(runner: QueryRunner, { name, unique, foreignKey }: Names, table: string): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name,
    columns: [
      db.id(),
      db.integer('entity_id'),
      db.varchar('user_id', longestUserId, { exact: true }),
      db.instant('created_at'),
    ],
    uniques: [{ name: unique, columns: ['entity_id', 'user_id'] }],
    foreignKeys: [{ name: foreignKey, column: 'entity_id', references: table, onDelete: 'CASCADE' }],
  });
}

/** Who likes what. Works inside of a transaction and on its own: `likeSet(manager, forumLikes)`. */
export function likeSet(manager: EntityManager, { entity }: LikeTable) {
  const likes = manager.getRepository(entity);
  return {
    /** Likes it; false if it was liked already. 404 if there is no such entity. */
    async add(entityId: number, userId: string): Promise<boolean> {
      // Looking first spares the unique index most of the conflicts; the index decides the rest.
      if (await likes.existsBy({ entityId, userId })) return false;
      try {
        await likes.insert({ entityId, userId, createdAt: new Date() });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        if (isForeignKeyViolation(error)) throw notFound();
        throw error;
      }
    },
    /** Takes the like back; false if there was none. */
    async remove(entityId: number, userId: string): Promise<boolean> {
      const { affected } = await likes.delete({ entityId, userId });
      return affected === 1;
    },
    /** For each of the entities the ids of its likers in the order of liking. One query. */
    async of(entityIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
      const users = new Map<number, string[]>(entityIds.map((id) => [id, []]));
      if (entityIds.length === 0) return users;
      const rows = await likes.find({ where: { entityId: In([...entityIds]) }, order: { id: 'ASC' } });
      for (const { entityId, userId } of rows) users.get(entityId)?.push(userId);
      return users;
    },
  };
}

export type LikeSet = ReturnType<typeof likeSet>;
