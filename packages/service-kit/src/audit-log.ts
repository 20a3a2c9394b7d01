import { randomUUID } from 'node:crypto';
import type { AuditAct, AuditEntry } from '@seed/contracts/audit';
import { type EntityManager, EntitySchema, type QueryRunner } from 'typeorm';
import type { Caller } from './caller.ts';
import { instantColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';

/** Facts about an act besides its object: words of the code and ids, never what a member typed. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** An act that is recorded. */
export interface RecordedAct {
  /** Kind of object and verb, such as `post.deleted`. */
  readonly act: AuditAct;
  /** The id of the object; null if it has none that may be stored. */
  readonly objectId: string | number | null;
  /** Default: `done`. */
  readonly outcome?: AuditEntry['outcome'];
  readonly detail?: AuditDetail;
}

/** The request that an act belongs to. */
export type AuditOrigin = Pick<AuditEntry, 'actorId' | 'requestId' | 'network'>;

/** An entry as it is stored. */
export interface AuditRow extends Omit<AuditEntry, 'at' | 'service' | 'object' | 'detail'> {
  readonly at: Date;
  readonly objectId: string | null;
  readonly detail: object;
}

/** The name of the table. */
export const auditTable = 'audit_entries';
const lengths = { id: 36, member: 191, act: 81, outcome: 8, request: 64, network: 8 } as const;
const bounds = { facts: 10, words: 20, characters: 100 } as const;

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

/** The entry of an act that happens now. */
export function auditRow(
  { actorId, requestId, network }: AuditOrigin,
  { act, objectId, outcome = 'done', detail = {} }: RecordedAct,
): AuditRow {
  const at = new Date();
  const id = objectId === null ? null : String(objectId).slice(0, lengths.member);
  return {
    id: timeOrderedId(at),
    at,
    actorId,
    act,
    objectId: id,
    outcome,
    requestId,
    network,
    detail: bounded(detail),
  };
}

/** The member, the request and the network that an act of the caller comes from. */
export function originOf({ id, request }: Caller): AuditOrigin {
  return { actorId: id, requestId: request?.id ?? null, network: request?.network ?? 'unknown' };
}

/** An entry as the API shows it. */
export function presentEntry({ objectId, at, detail, ...row }: AuditRow, service: string): AuditEntry {
  const [kind = ''] = row.act.split('.');
  return { ...row, at: at.toISOString(), service, object: { kind, id: objectId }, detail: { ...detail } };
}

/**
 * A UUID of version 7: its first 48 bits are the time in milliseconds, so that the ids of all services sort together.
 * @see RFC 9562, section 5.7
 */
export function timeOrderedId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Keeps at most 10 facts of at most 100 characters, and 20 words in a list. */
function bounded(detail: AuditDetail): AuditDetail {
  const short = (text: string) => text.slice(0, bounds.characters);
  const boundedFact = (fact: AuditDetail[string]): AuditDetail[string] => {
    if (typeof fact === 'string') return short(fact);
    return typeof fact === 'object' ? fact.slice(0, bounds.words).map(short) : fact;
  };
  const facts = Object.entries(detail).slice(0, bounds.facts);
  return Object.fromEntries(facts.map(([name, fact]) => [name, boundedFact(fact)]));
}
