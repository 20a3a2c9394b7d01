import { postLimits } from '@seed/forums-contracts/posts';
import {
  cascadeTo,
  idColumn,
  instantColumn,
  integerColumn,
  textColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { EntitySchema, type QueryRunner } from 'typeorm';

/** A text that a post or a comment had before a change. */
export interface FormerTextRow {
  /** The id grows with time, so it is the order of the changes. */
  readonly id: number;
  readonly entityId: number;
  /** Null for a comment. */
  readonly title: string | null;
  readonly content: string;
  readonly writtenAt: Date;
}

interface Historical {
  /** The name of the entity in the singular; the table is `{noun}_history`. */
  readonly noun: string;
  /** The table of the entities; a deleted row deletes its history. */
  readonly table: string;
  /** The name of the EntitySchema. */
  readonly entityName: string;
}

/** A table of former texts: its entity and the steps of its migration. */
export interface FormerTextTable {
  readonly entity: EntitySchema<FormerTextRow>;
  readonly create: (runner: QueryRunner) => Promise<void>;
  readonly drop: (runner: QueryRunner) => Promise<void>;
}

export function formerTextTable({ noun, table, entityName }: Historical): FormerTextTable {
  const name = `${noun}_history`;
  const [index, foreignKey] = [`ix_${name}_entity`, `fk_${name}_entity`];
  const entity = new EntitySchema<FormerTextRow>({
    name: `${entityName}FormerText`,
    tableName: name,
    columns: {
      id: idColumn(),
      entityId: integerColumn('entity_id'),
      title: varcharColumn('title', postLimits.title, { nullable: true }),
      content: textColumn('content'),
      writtenAt: instantColumn('written_at'),
    },
    indices: [{ name: index, columns: ['entityId', 'id'] }],
    foreignKeys: [cascadeTo(entityName, { name: foreignKey, property: 'entityId' })],
  });
  const create = (runner: QueryRunner) => {
    const db = migrationDialect(runner);
    return db.createTable({
      name,
      columns: [
        db.id(),
        db.integer('entity_id'),
        db.varchar('title', postLimits.title, { nullable: true }),
        db.text('content'),
        db.instant('written_at'),
      ],
      indices: [{ name: index, columns: ['entity_id', 'id'] }],
      foreignKeys: [{ name: foreignKey, column: 'entity_id', references: table, onDelete: 'CASCADE' }],
    });
  };
  return { entity, create, drop: (runner) => migrationDialect(runner).dropTable(name) };
}
