import { type EntityManager, EntitySchema, type ObjectLiteral, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, integerColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';

/** A row that a member has deleted and may restore for a short time. It is in no other table meanwhile. */
export interface DeletedRow {
  readonly id: number;
  /** The name of such a row in the singular, e.g. `post`. */
  readonly noun: string;
  readonly rowId: number;
  /** The member who deleted it. */
  readonly memberId: string;
  readonly memberName: string;
  readonly deletedAt: Date;
  /** Null before it was restored; a restored one is kept as long, so that a retry of the restoration has a response. */
  readonly restoredAt: Date | null;
  readonly content: DeletedContent;
}

/** The values of a deleted row, and those of the rows that were deleted with it, by entity. */
export interface DeletedContent {
  readonly row: ObjectLiteral;
  readonly dependents: readonly (readonly ObjectLiteral[])[];
  /** The number of further rows of the table that hold more of `dependents`. */
  readonly parts?: number;
}

const table = 'deleted_rows';
const lengths = { noun: 40, memberId: 191, memberName: 255 } as const;

/** The rows that may still be restored. A service with an `undoableDeletion` has the table in its schema. */
export const deletedRows = new EntitySchema<DeletedRow>({
  name: 'DeletedRow',
  tableName: table,
  columns: {
    id: idColumn(),
    noun: varcharColumn('noun', lengths.noun),
    rowId: integerColumn('row_id'),
    memberId: varcharColumn('member_id', lengths.memberId),
    memberName: varcharColumn('member_name', lengths.memberName),
    deletedAt: instantColumn('deleted_at'),
    restoredAt: instantColumn('restored_at', { nullable: true }),
    content: jsonColumn('content'),
  },
  uniques: [{ name: 'uq_deleted_rows_row', columns: ['noun', 'rowId'] }],
  indices: [{ name: 'ix_deleted_rows_deleted_at', columns: ['deletedAt'] }],
});

/**
 * Creates the table of deleted rows; for a migration.
 *
 * @example
 * ```ts
 * await createDeletedRowsTable(runner);
 * ```
 */
export function createDeletedRowsTable(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  return db.createTable({
    name: table,
    columns: [
      db.id(),
      db.varchar('noun', lengths.noun, { exact: true }),
      db.integer('row_id'),
      db.varchar('member_id', lengths.memberId, { exact: true }),
      db.varchar('member_name', lengths.memberName),
      db.instant('deleted_at'),
      db.instant('restored_at', { nullable: true }),
      db.json('content'),
    ],
    uniques: [{ name: 'uq_deleted_rows_row', columns: ['noun', 'row_id'] }],
    indices: [{ name: 'ix_deleted_rows_deleted_at', columns: ['deleted_at'] }],
  });
}

/**
 * Reverts `createDeletedRowsTable`.
 *
 * @example
 * ```ts
 * await dropDeletedRowsTable(runner);
 * ```
 */
export function dropDeletedRowsTable(runner: QueryRunner): Promise<void> {
  return migrationDialect(runner).dropTable(table);
}

/** Gives values that were stored as JSON the types that the entity has. */
export function revive<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  values: ObjectLiteral,
): Row {
  const revived: ObjectLiteral = { ...values };
  for (const { propertyName, type } of manager.dataSource.getMetadata(entity).columns) {
    const value: unknown = revived[propertyName];
    if (type === 'datetime' && typeof value === 'string') revived[propertyName] = new Date(value);
  }
  return revived as Row;
}
