import type { EntitySchemaColumnOptions, EntitySchemaIndexOptions, EntitySchemaOptions } from 'typeorm';

/*
 * The columns of an EntitySchema have the names of those in `migration-dialect.ts`: a column that is declared by the one and
 * created by the other has the same type on both databases.
 */

type ForeignKey = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

interface Nullable {
  readonly nullable?: boolean;
}

/**
 * The primary key `id`, which the database counts up.
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), createdAt: instantColumn('created_at') };
 * ```
 */
export function idColumn(): EntitySchemaColumnOptions {
  return { name: 'id', type: Number, primary: true, generated: 'increment' };
}

/** A whole number of at most 31 bits. */
export function integerColumn(
  name: string,
  options: Nullable & { readonly default?: number } = {},
): EntitySchemaColumnOptions {
  return { name, type: Number, ...options };
}

/** An instant in milliseconds; it comes from the application's clock, never from the database's. */
export function instantColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'datetime', precision: 3, ...options };
}

/**
 * Text of limited length.
 *
 * @param length code points
 */
export function varcharColumn(name: string, length: number, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'varchar', length, ...options };
}

/** Text of at most 64 kB. */
export function textColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'text', ...options };
}

/** Any JSON value. */
export function jsonColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'json', ...options };
}

/** True or false. */
export function booleanColumn(name: string, options: { readonly default?: boolean } = {}): EntitySchemaColumnOptions {
  return { name, type: Boolean, ...options };
}

/** Declares the index of `MigrationDialect.createFullText`, so that the schema builder does not drop it. */
export function fullTextIndex(name: string, properties: readonly string[]): EntitySchemaIndexOptions {
  return { name, columns: [...properties], fulltext: true, synchronize: false };
}

/** Declares a foreign key to the `id` of another entity; a deleted row deletes those that refer to it. */
export function cascadeTo(
  entityName: string,
  { name, property }: { readonly name: string; readonly property: string },
): ForeignKey {
  return {
    name,
    target: entityName,
    columnNames: [property],
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  };
}
