import { type EntityManager, EntitySchema, type QueryRunner } from 'typeorm';
import { type AuditOrigin, type AuditRow, auditRow, mostObjectId, originOf, type RecordedAct } from './audit-entry.ts';
import type { Caller } from './caller.ts';
import { instantColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';

/** The name of the table. */
export const auditTable = 'audit_entries';
const lengths = { id: 36, member: mostObjectId, act: 81, outcome: 8, request: 64, network: 8 } as const;

/** The audit log of a service, for its data source; `startService` then protects, serves and prunes it. */
export const auditEntries = new EntitySchema<AuditRow>({
  name: 'AuditEntry',
  tableName: auditTable,
  columns: {
    id: { ...varcharColumn('id', lengths.id), primary: true },
    at: instantColumn('at'),
    actorId: varcharColumn('actor_id', lengths.member, { nullable: true }),
    act: varcharColumn('act', lengths.act),
    objectId: varcharColumn('object_id', lengths.member, { nullable: true }),
    outcome: varcharColumn('outcome', lengths.outcome),
    requestId: varcharColumn('request_id', lengths.request, { nullable: true }),
    network: varcharColumn('network', lengths.network),
    detail: jsonColumn('detail'),
  },
  indices: [
    { name: 'ix_audit_entries_actor', columns: ['actorId', 'id'] },
    { name: 'ix_audit_entries_act', columns: ['act', 'id'] },
  ],
});

/**
 * Creates the table; for a migration.
 *
 * @example
 * ```ts
 * await createAuditTable(runner);
 * ```
 */
export async function createAuditTable(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: auditTable,
    columns: [
      { ...db.varchar('id', lengths.id, { exact: true }), isPrimary: true },
      db.instant('at'),
      db.varchar('actor_id', lengths.member, { exact: true, nullable: true }),
      db.varchar('act', lengths.act, { exact: true }),
      db.varchar('object_id', lengths.member, { exact: true, nullable: true }),
      db.varchar('outcome', lengths.outcome, { exact: true }),
      db.varchar('request_id', lengths.request, { exact: true, nullable: true }),
      db.varchar('network', lengths.network, { exact: true }),
      db.json('detail'),
    ],
    indices: [
      { name: 'ix_audit_entries_actor', columns: ['actor_id', 'id'] },
      { name: 'ix_audit_entries_act', columns: ['act', 'id'] },
    ],
  });
}

/**
 * Drops the table; for `down` of a migration.
 *
 * @example
 * ```ts
 * await dropAuditTable(runner);
 * ```
 */
export function dropAuditTable(runner: QueryRunner): Promise<void> {
  return migrationDialect(runner).dropTable(auditTable);
}

/**
 * Records an act of a member in the transaction that carries it out: both are stored, or neither.
 *
 * @param manager belongs to the transaction of the act
 * @param caller the member who acted
 *
 * @example
 * ```ts
 * await inTransaction(database, async (manager) => {
 *   if (await noticesRepository(manager).delete(id)) await recordAct(manager, caller, { act: 'club.deleted', objectId: id });
 * });
 * ```
 */
export function recordAct(manager: EntityManager, caller: Caller, act: RecordedAct): Promise<void> {
  return recordEntry(manager, originOf(caller), act);
}

/**
 * Records an act whose actor, if there is one, is in the origin, such as that of a timer.
 *
 * @param manager belongs to the transaction of the act
 *
 * @example
 * ```ts
 * const origin = { actorId: null, requestId: null, network: 'unknown' } as const;
 * await recordEntry(manager, origin, { act: 'notice.deleted', objectId: notice.id });
 * ```
 */
export async function recordEntry(manager: EntityManager, origin: AuditOrigin, act: RecordedAct): Promise<void> {
  await manager.getRepository(auditEntries).insert(auditRow(origin, act));
}
