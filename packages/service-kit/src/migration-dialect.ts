import { type QueryRunner, Table, TableColumn, type TableColumnOptions, TableIndex } from 'typeorm';
import { isMysql } from './dialect.ts';
import { createFtsTable, dropFtsTable } from './embedded/fts-table.ts';

/** A table to create. */
export interface NewTable {
  readonly name: string;
  readonly columns: readonly TableColumnOptions[];
  readonly uniques?: readonly NamedColumns[];
  readonly indices?: readonly NamedColumns[];
  readonly foreignKeys?: readonly NewForeignKey[];
  /** Makes SQLite store the rows in the order of the primary key, as MariaDB always does. */
  readonly clustered?: true;
}

/** An index or a unique constraint. */
export interface NamedColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A foreign key to the `id` of another table. */
export interface NewForeignKey {
  readonly name: string;
  readonly column: string;
  /** The table whose `id` it refers to. */
  readonly references: string;
  readonly onDelete: 'CASCADE' | 'NO ACTION';
}

/** An index of words over some columns. */
export interface FullTextIndex {
  /** The name of the index on MariaDB and of the search table on SQLite; unique in the database. */
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
}

interface Nullable {
  readonly nullable?: boolean;
}

/** The columns and steps of which migrations are made, for both databases. */
export interface MigrationDialect {
  id(): TableColumnOptions;
  integer(name: string, options?: Nullable & { readonly default?: number }): TableColumnOptions;
  /** A date and time in UTC, in milliseconds. */
  instant(name: string, options?: Nullable): TableColumnOptions;
  /**
   * @param length code points
   * @param options `exact` compares by code points, which keys and ids need; otherwise MariaDB ignores case.
   */
  varchar(name: string, length: number, options?: Nullable & { readonly exact?: boolean }): TableColumnOptions;
  text(name: string, options?: Nullable): TableColumnOptions;
  json(name: string, options?: Nullable): TableColumnOptions;
  boolean(name: string, options?: { readonly default?: boolean }): TableColumnOptions;
  /** Does nothing if the table exists: MariaDB commits each step of a migration on its own. */
  createTable(table: NewTable): Promise<void>;
  addColumn(table: string, column: TableColumnOptions): Promise<void>;
  dropColumn(table: string, column: string): Promise<void>;
  dropTable(name: string): Promise<void>;
  /** Does nothing if the index exists. */
  createIndex(table: string, index: NamedColumns): Promise<void>;
  dropIndex(table: string, name: string): Promise<void>;
  createFullText(index: FullTextIndex): Promise<void>;
  dropFullText(index: FullTextIndex): Promise<void>;
}

/** Engine and character set are explicit, because the defaults of a server may differ. */
const mysqlEngine = 'InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/**
 * Makes the dialect of a migration's database, so that one class migrates MariaDB, MySQL and SQLite.
 *
 * @param runner the argument of `up` and `down`
 *
 * @example
 * ```ts
 * const db = migrationDialect(runner);
 * await db.addColumn('posts', db.varchar('summary', 200, { nullable: true }));
 * ```
 */
export function migrationDialect(runner: QueryRunner): MigrationDialect {
  const mysql = isMysql(runner.dataSource);
  return { ...columns(mysql), ...tables(runner, mysql), ...indexes(runner, mysql) };
}

function columns(mysql: boolean) {
  const integer = mysql ? 'int' : 'integer';
  return {
    id: () =>
      ({ name: 'id', type: integer, isPrimary: true, isGenerated: true, generationStrategy: 'increment' }) as const,
    integer: (name, { nullable, default: value } = {}) => ({
      name,
      type: integer,
      isNullable: nullable ?? false,
      ...(value === undefined ? {} : { default: mysql ? value : String(value) }),
    }),
    instant: (name, { nullable } = {}) => ({ name, type: 'datetime', precision: 3, isNullable: nullable ?? false }),
    varchar: (name, length, { nullable, exact } = {}) => ({
      name,
      type: 'varchar',
      length: String(length),
      isNullable: nullable ?? false,
      ...(mysql && exact === true ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {}),
    }),
    text: (name, { nullable } = {}) => ({ name, type: 'text', isNullable: nullable ?? false }),
    json: (name, { nullable } = {}) => ({ name, type: 'json', isNullable: nullable ?? false }),
    boolean: (name, { default: value } = {}) => ({
      name,
      type: mysql ? 'tinyint' : 'boolean',
      ...(value === undefined ? {} : { default: mysql ? Number(value) : String(Number(value)) }),
    }),
  } satisfies Partial<MigrationDialect>;
}

function tables(runner: QueryRunner, mysql: boolean) {
  return {
    async createTable({ name, columns, uniques = [], indices = [], foreignKeys = [], clustered }) {
      const named = ({ name, columns }: NamedColumns) => ({ name, columnNames: [...columns] });
      const table = new Table({
        name,
        columns: [...columns],
        // MariaDB stores a unique constraint as a unique index, and TypeORM compares the entities with what it reads
        // back.
        uniques: mysql ? [] : uniques.map(named),
        indices: [
          ...(mysql ? uniques.map((unique) => ({ ...named(unique), isUnique: true })) : []),
          ...indices.map(named),
        ],
        foreignKeys: foreignKeys.map(({ name, column, references, onDelete }) => ({
          name,
          columnNames: [column],
          referencedTableName: references,
          referencedColumnNames: ['id'],
          onDelete,
          // MariaDB would report RESTRICT.
          onUpdate: 'NO ACTION',
        })),
        ...(mysql ? { engine: mysqlEngine } : {}),
        ...(clustered === true ? { withoutRowid: true } : {}),
      });
      await runner.createTable(table, true);
    },
    async addColumn(table, column) {
      if (await runner.hasColumn(table, column.name)) return;
      if (mysql) await runner.addColumn(table, new TableColumn(column));
      // TypeORM would copy the table, and its triggers would be gone.
      else await runner.query(`ALTER TABLE "${table}" ADD COLUMN ${sqliteColumn(column)}`);
    },
    async dropColumn(table, column) {
      if (mysql) await runner.dropColumn(table, column);
      else await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
    },
    dropTable: (name) => runner.dropTable(name, true),
  } satisfies Partial<MigrationDialect>;
}

function indexes(runner: QueryRunner, mysql: boolean) {
  return {
    async createIndex(table, { name, columns }) {
      if (await hasIndex(runner, table, name)) return;
      await runner.createIndex(table, new TableIndex({ name, columnNames: [...columns] }));
    },
    dropIndex: (table, name) => runner.dropIndex(table, name),
    async createFullText(index) {
      if (!mysql) return createFtsTable(runner, index);
      if (await hasIndex(runner, index.table, index.name)) return;
      await runner.createIndex(
        index.table,
        new TableIndex({ name: index.name, columnNames: [...index.columns], isFulltext: true }),
      );
    },
    async dropFullText(index) {
      if (mysql) await runner.dropIndex(index.table, index.name);
      else await dropFtsTable(runner, index);
    },
  } satisfies Partial<MigrationDialect>;
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const found = await runner.getTable(table);
  return found?.indices.some((index) => index.name === name) ?? false;
}

function sqliteColumn({ name, type, length, precision, isNullable, default: value }: TableColumnOptions): string {
  const size = length ?? precision;
  return [
    `"${name}" ${type}${size === undefined || size === null ? '' : `(${size})`}`,
    isNullable === true ? '' : 'NOT NULL',
    value === undefined ? '' : `DEFAULT (${String(value)})`,
  ].join(' ');
}
