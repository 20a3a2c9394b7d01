import { mentionLimits } from '@seed/forums-contracts/mentions';
import { cascadeTo, idColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { EntitySchema, type QueryRunner } from 'typeorm';
import { authorLimits } from '../author.ts';

/** A text mentions a member. */
export interface MentionRow {
  readonly id: number;
  readonly entityId: number;
  readonly memberId: string;
  /** The name as the text has it, behind an `@`. */
  readonly name: string;
}

interface MentioningEntity {
  /** The name of the entity in the singular; the table is `{noun}_mentions`. */
  readonly noun: string;
  /** The table of the entities; a deleted row deletes its mentions. */
  readonly table: string;
  /** The name of the EntitySchema. */
  readonly entityName: string;
}

/** A table of mentions: its entity and the steps of its migration. */
export interface MentionTable extends Pick<MentioningEntity, 'noun'> {
  readonly entity: EntitySchema<MentionRow>;
  readonly create: (runner: QueryRunner) => Promise<void>;
  readonly drop: (runner: QueryRunner) => Promise<void>;
}

/** Declares the table of the mentions in one kind of texts. */
export function mentionTable({ noun, table, entityName }: MentioningEntity): MentionTable {
  const name = `${noun}_mentions`;
  const [unique, byMember, foreignKey] = [`uq_${name}_entity_member`, `ix_${name}_member`, `fk_${name}_entity`];
  const entity = new EntitySchema<MentionRow>({
    name: `${entityName}Mention`,
    tableName: name,
    columns: {
      id: idColumn(),
      entityId: integerColumn('entity_id'),
      memberId: varcharColumn('member_id', authorLimits.id),
      name: varcharColumn('name', mentionLimits.name),
    },
    uniques: [{ name: unique, columns: ['entityId', 'memberId'] }],
    indices: [{ name: byMember, columns: ['memberId'] }],
    foreignKeys: [cascadeTo(entityName, { name: foreignKey, property: 'entityId' })],
  });
  const create = (runner: QueryRunner) => {
    const db = migrationDialect(runner);
    return db.createTable({
      name,
      columns: [
        db.id(),
        db.integer('entity_id'),
        db.varchar('member_id', authorLimits.id, { exact: true }),
        db.varchar('name', mentionLimits.name),
      ],
      uniques: [{ name: unique, columns: ['entity_id', 'member_id'] }],
      indices: [{ name: byMember, columns: ['member_id'] }],
      foreignKeys: [{ name: foreignKey, column: 'entity_id', references: table, onDelete: 'CASCADE' }],
    });
  };
  return { noun, entity, create, drop: (runner) => migrationDialect(runner).dropTable(name) };
}
