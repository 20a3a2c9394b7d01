import type { EntitySchemaColumnOptions, EntitySchemaIndexOptions, EntitySchemaOptions } from 'typeorm';

/*
 * The columns of an EntitySchema, in the words of `migration-dialect.ts`: what one declares here and creates there has
 * no drift on either database.
 */

type ForeignKey = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

interface Nullable {
  readonly nullable?: boolean;
}

/** The primary key, given out by the database. */
export function idColumn(): EntitySchemaColumnOptions {
  return { name: 'id', type: Number, primary: true, generated: 'increment' };
}

export function integerColumn(
  name: string,
  options: Nullable & { readonly default?: number } = {},
): EntitySchemaColumnOptions {
  return { name, type: Number, ...options };
}

/** An instant with milliseconds; the application's clock, never the database's. */
export function instantColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'datetime', precision: 3, ...options };
}

/** Text of at most `length` code points. */
export function varcharColumn(name: string, length: number, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'varchar', length, ...options };
}

/** Text of at most 64 kB. */
export function textColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'text', ...options };
}

export function jsonColumn(name: string, options: Nullable = {}): EntitySchemaColumnOptions {
  return { name, type: 'json', ...options };
}

export function booleanColumn(name: string, options: { readonly default?: boolean } = {}): EntitySchemaColumnOptions {
  return { name, type: Boolean, ...options };
}

/** The entity's side of `MigrationDialect.fullText`, so that the schema builder lets the index be. */
export function fullTextIndex(name: string, properties: readonly string[]): EntitySchemaIndexOptions {
  return { name, columns: [...properties], fulltext: true, synchronize: false };
}

/** The entity's side of a foreign key to another entity's `id` that deletes with it. */
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
