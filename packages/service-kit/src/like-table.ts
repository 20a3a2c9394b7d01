import { EntitySchema, type EntitySchemaColumnOptions, type QueryRunner } from 'typeorm';
import { cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';

/** One member likes one entity. */
export interface LikeRow {
  /** The id grows with time, so it is the order of liking. */
  readonly id: number;
  readonly entityId: number;
  readonly userId: string;
  readonly createdAt: Date;
}

/** The part of a row that `likeSet` reads and writes. */
export interface LikeableRow {
  readonly id: number;
  /** The number of members who like it; it is stored, so that a list counts nothing. */
  readonly likeCount: number;
}

/** The kind of entity that members like. */
export interface LikeTableOptions {
  /** The name of the entity in the singular, e.g. `post`; the table of its likes is `post_likes`. */
  readonly noun: string;
  /** The table of the entities; a deleted row deletes its likes. */
  readonly table: string;
  /** The name of the EntitySchema. */
  readonly entityName: string;
}

/** A table of likes: its entity and the steps of its migrations. */
export interface LikeTable extends LikeTableOptions {
  /** The name of the table of the likes. */
  readonly name: string;
  /** The index by which the newest likes of an entity are read. */
  readonly newestIndex: string;
  /** The entity, for the data source. */
  readonly entity: EntitySchema<LikeRow>;
  /** Creates the table; for a migration, after the table of the entities. */
  readonly create: (runner: QueryRunner) => Promise<void>;
  /** Adds `like_count` to the table of the entities, and the index of the newest likes; for a migration. */
  readonly addCounts: (runner: QueryRunner) => Promise<void>;
  /** Reverts `addCounts`. */
  readonly dropCounts: (runner: QueryRunner) => Promise<void>;
  /** Counts the likes that are stored, in batches; for a migration of its own with `transaction = false`. */
  readonly backfillCounts: (runner: QueryRunner) => Promise<void>;
}

const longestUserId = 191;
const rowsPerBatch = 1000;

/**
 * The column of `LikeableRow.likeCount`.
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), likeCount: likeCountColumn() };
 * ```
 */
export function likeCountColumn(): EntitySchemaColumnOptions {
  return integerColumn('like_count', { default: 0 });
}

/**
 * Declares the table of the likes of one kind of entity.
 *
 * @example
 * ```ts
 * export const postLikes = likeTable({ noun: 'post', table: 'posts', entityName: 'Post' });
 * ```
 */
export function likeTable(options: LikeTableOptions): LikeTable {
  const name = `${options.noun}_likes`;
  const names = {
    ...options,
    name,
    newestIndex: `ix_${name}_newest`,
    unique: `uq_${name}_entity_user`,
    foreignKey: `fk_${name}_entity`,
  };
  return {
    ...options,
    name,
    newestIndex: names.newestIndex,
    entity: likeEntity(names),
    create: (runner) => createLikes(runner, names),
    addCounts: (runner) => addCounts(runner, names),
    dropCounts: (runner) => dropCounts(runner, names),
    backfillCounts: (runner) => backfillCounts(runner, names),
  };
}

interface Names extends LikeTableOptions {
  readonly name: string;
  readonly newestIndex: string;
  readonly unique: string;
  readonly foreignKey: string;
}

function likeEntity({ name, newestIndex, unique, foreignKey, entityName }: Names): EntitySchema<LikeRow> {
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
    indices: [
      { name: newestIndex, columns: ['entityId', 'id', 'userId'] },
      { name: `ix_${name}_user`, columns: ['userId'] },
    ],
    foreignKeys: [cascadeTo(entityName, { name: foreignKey, property: 'entityId' })],
  });
}

async function createLikes(runner: QueryRunner, { name, unique, foreignKey, table }: Names): Promise<void> {
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
    indices: [{ name: `ix_${name}_user`, columns: ['user_id'] }],
    foreignKeys: [{ name: foreignKey, column: 'entity_id', references: table, onDelete: 'CASCADE' }],
  });
}

async function addCounts(runner: QueryRunner, { name, newestIndex, table }: Names): Promise<void> {
  const db = migrationDialect(runner);
  await db.addColumn(table, db.integer('like_count', { default: 0 }));
  await db.createIndex(name, { name: newestIndex, columns: ['entity_id', 'id', 'user_id'] });
}

async function dropCounts(runner: QueryRunner, { name, newestIndex, table }: Names): Promise<void> {
  const db = migrationDialect(runner);
  await db.dropIndex(name, newestIndex);
  await db.dropColumn(table, 'like_count');
}

async function backfillCounts(runner: QueryRunner, { name, table }: Names): Promise<void> {
  const [range] = await runner.manager.query<{ last: number | null }[]>(`SELECT MAX(id) AS last FROM ${table}`);
  const last = range?.last ?? 0;
  for (let from = 0; from < last; from += rowsPerBatch) {
    await runner.query(
      `UPDATE ${table} SET like_count = (SELECT COUNT(*) FROM ${name} WHERE entity_id = ${table}.id)
       WHERE id > ? AND id <= ?`,
      [from, from + rowsPerBatch],
    );
  }
}
