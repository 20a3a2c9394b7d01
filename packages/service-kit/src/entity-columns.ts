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

/**
 * A whole number of at most 31 bits.
 *
 * @param name the name of the column
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), commentCount: integerColumn('comment_count', { default: 0 }) };
 * ```
 */
export function integerColumn(
  name: string,
  options: Nullable & { readonly default?: number } = {},
): EntitySchemaColumnOptions {
  return { name, type: Number, ...options };
}

/**
 * An instant in milliseconds; it comes from the application's clock, never from the database's.
 *
 * @param name the name of the column
 *
 * @example
 * ```ts
 * const columns = { createdAt: instantColumn('created_at'), endedAt: instantColumn('ended_at', { nullable: true }) };
 * ```
 */
export function instantColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'datetime', precision: 3, ...options };
}

/**
 * Text of limited length.
 *
 * @param name the name of the column
 * @param length code points
 *
 * @example
 * ```ts
 * const columns = { title: varcharColumn('title', 150), authorId: varcharColumn('author_id', 191, { nullable: true }) };
 * ```
 */
export function varcharColumn(name: string, length: number, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'varchar', length, ...options };
}

/**
 * Text of at most 64 kB.
 *
 * @param name the name of the column
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), content: textColumn('content') };
 * ```
 */
export function textColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'text', ...options };
}

/**
 * Any JSON value.
 *
 * @param name the name of the column
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), images: jsonColumn('images') };
 * ```
 */
export function jsonColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'json', ...options };
}

/**
 * True or false.
 *
 * @param name the name of the column
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), isPinned: booleanColumn('is_pinned', { default: false }) };
 * ```
 */
export function booleanColumn(name: string, options: { readonly default?: boolean } = {}): EntitySchemaColumnOptions {
  return { name, type: Boolean, ...options };
}

/**
 * Declares the index of `MigrationDialect.createFullText`, so that the schema builder does not drop it.
 *
 * @param name the name of the index, the same as in the migration
 *
 * @example
 * ```ts
 * const indices = [fullTextIndex('ft_notices', ['title', 'text'])];
 * ```
 */
export function fullTextIndex(name: string, properties: readonly string[]): EntitySchemaIndexOptions {
  return { name, columns: [...properties], fulltext: true, synchronize: false };
}

/**
 * Declares a foreign key to the `id` of another entity; a deleted row deletes those that refer to it.
 *
 * @param entityName the name of the other EntitySchema
 *
 * @example
 * ```ts
 * const foreignKeys = [cascadeTo('Post', { name: 'fk_comments_post', property: 'postId' })];
 * ```
 */
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
