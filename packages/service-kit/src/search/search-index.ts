import { createHash } from 'node:crypto';
import { EntitySchema, type ObjectLiteral, type QueryRunner } from 'typeorm';
import { idColumn, integerColumn, textColumn, varcharColumn } from '../entity-columns.ts';
import { migrationDialect } from '../migration-dialect.ts';
import { sortNumber } from './sort-page.ts';
import { termsOf } from './terms.ts';

/** The rows of a table that members search. */
export interface SearchIndexOptions<Row> {
  /** The name of a row in the singular, e.g. `post`: the tables of the index are `post_search_terms` and so on. */
  readonly noun: string;
  readonly entity: EntitySchema<Row>;
  /** The texts in which words are searched. */
  readonly texts: (row: Row) => readonly string[];
  /** The property by which the list is sorted: an instant, or a day as text. */
  readonly sortBy: (row: Row) => Date | string;
  /** The values by which a search can be limited, by the name of the filter. */
  readonly filters?: Readonly<Record<string, (row: Row) => string | number>>;
}

/** The part of a search index that does not depend on the type of the rows. */
export interface SearchedTable {
  readonly noun: string;
  readonly entity: EntitySchema;
  readonly tables: SearchTables;
  readonly pendingEntity: EntitySchema<PendingRow>;
  /** The terms by which a row is found, and those of its filters. */
  termsOf(row: ObjectLiteral): string[];
  /** The number by which a row is sorted. */
  sortKeyOf(row: ObjectLiteral): number;
}

/** The search index of a table: its tables and the steps of its migration. */
export interface SearchIndex<Row extends ObjectLiteral> extends SearchIndexOptions<Row>, SearchedTable {
  readonly entity: EntitySchema<Row>;
  readonly filters: Readonly<Record<string, (row: Row) => string | number>>;
  /** The entities, for the data source, beside `searchProgress`. */
  readonly entities: readonly EntitySchema[];
  /**
   * Creates the tables of the index; for a migration. Existing rows are added in the background while the service runs.
   */
  readonly create: (runner: QueryRunner) => Promise<void>;
  /** Reverts `create`. */
  readonly drop: (runner: QueryRunner) => Promise<void>;
}

/** The names of the tables. */
export interface SearchTables {
  /** The rows of each block that have a term. */
  readonly terms: string;
  /** The range of the sort keys of each block. */
  readonly blocks: string;
  /** The rows that have changed since they were indexed. */
  readonly pending: string;
}

/** A row that is to be indexed. */
export interface PendingRow {
  readonly id: number;
  readonly rowId: number;
}

/** The progress of the index of one table. */
export interface ProgressRow {
  /** The name of the index: its noun. */
  readonly name: string;
  /** Rows with a greater id are not indexed yet. */
  readonly above: number;
  /** Rows with a smaller id are not indexed yet. */
  readonly below: number;
  /** The process that works on the index, until `leasedUntil`. */
  readonly worker: string;
  /** The end of the lease, in milliseconds since 1970. */
  readonly leasedUntil: number;
}

const progressTable = 'search_progress';
const termLength = 40;
const nounLength = 40;
const workerLength = 36;
const hashLength = 16;

/** The progress of all search indexes of a service; its schema has it once. */
export const searchProgress = new EntitySchema<ProgressRow>({
  name: 'SearchProgress',
  tableName: progressTable,
  columns: {
    name: { ...varcharColumn('name', nounLength), primary: true },
    above: integerColumn('above'),
    below: integerColumn('below'),
    worker: varcharColumn('worker', workerLength),
    leasedUntil: { name: 'leased_until', type: 'bigint' },
  },
});

/**
 * Creates the table of `searchProgress`; for a migration.
 *
 * @example
 * ```ts
 * await createSearchProgress(runner);
 * ```
 */
export function createSearchProgress(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  return db.createTable({
    name: progressTable,
    columns: [
      { ...db.varchar('name', nounLength, { exact: true }), isPrimary: true },
      db.integer('above'),
      db.integer('below'),
      db.varchar('worker', workerLength),
      { name: 'leased_until', type: 'bigint', isNullable: false },
    ],
  });
}

/**
 * Reverts `createSearchProgress`.
 *
 * @example
 * ```ts
 * await dropSearchProgress(runner);
 * ```
 */
export function dropSearchProgress(runner: QueryRunner): Promise<void> {
  return migrationDialect(runner).dropTable(progressTable);
}

/**
 * Declares the search index of a table.
 *
 * @example
 * ```ts
 * export const postSearch = searchIndex({
 *   noun: 'post',
 *   entity: postEntity,
 *   texts: ({ title, content }) => [title, content],
 *   sortBy: ({ createdAt }) => createdAt,
 *   filters: { author: ({ authorId }) => authorId },
 * });
 * ```
 */
export function searchIndex<Row extends ObjectLiteral>(options: SearchIndexOptions<Row>): SearchIndex<Row> {
  const { noun, texts, sortBy, filters = {} } = options;
  const tables = { terms: `${noun}_search_terms`, blocks: `${noun}_search_blocks`, pending: `${noun}_search_pending` };
  const pendingEntity = new EntitySchema<PendingRow>({
    name: `${noun}SearchPending`,
    tableName: tables.pending,
    columns: { id: idColumn(), rowId: integerColumn('row_id') },
  });
  return {
    ...options,
    filters,
    tables,
    termsOf: (row: Row) => [
      ...termsOf(texts(row).join('\n')),
      ...Object.entries(filters).map(([name, valueOf]) => filterTerm(name, valueOf(row))),
    ],
    sortKeyOf: (row: Row) => sortNumber(sortBy(row)),
    pendingEntity,
    entities: [termsEntity(tables), blocksEntity(tables), pendingEntity],
    create: (runner) => createTables(runner, tables),
    async drop(runner) {
      const db = migrationDialect(runner);
      for (const table of [tables.pending, tables.blocks, tables.terms]) await db.dropTable(table);
    },
  };
}

/** The term that the rows with this value of a filter have. */
export function filterTerm(name: string, value: string | number): string {
  return `=${createHash('sha256').update(`${name}=${value}`).digest('base64url').slice(0, hashLength)}`;
}

function termsEntity({ terms }: SearchTables): EntitySchema {
  return new EntitySchema({
    name: terms,
    tableName: terms,
    withoutRowid: true,
    columns: {
      block: { ...integerColumn('block'), primary: true },
      term: { ...varcharColumn('term', termLength), primary: true },
      postings: textColumn('postings'),
    },
  });
}

function blocksEntity({ blocks }: SearchTables): EntitySchema {
  return new EntitySchema({
    name: blocks,
    tableName: blocks,
    columns: {
      block: { ...integerColumn('block'), primary: true },
      lowest: { name: 'lowest', type: 'bigint' },
      highest: { name: 'highest', type: 'bigint' },
    },
  });
}

async function createTables(runner: QueryRunner, { terms, blocks, pending }: SearchTables): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: terms,
    clustered: true,
    columns: [
      { ...db.integer('block'), isPrimary: true },
      { ...db.varchar('term', termLength, { exact: true }), isPrimary: true },
      db.text('postings'),
    ],
  });
  await db.createTable({
    name: blocks,
    columns: [
      { ...db.integer('block'), isPrimary: true },
      { name: 'lowest', type: 'bigint', isNullable: false },
      { name: 'highest', type: 'bigint', isNullable: false },
    ],
  });
  await db.createTable({ name: pending, columns: [db.id(), db.integer('row_id')] });
}
