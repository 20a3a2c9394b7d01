import { randomUUID } from 'node:crypto';
import { type EntityManager, EntitySchema, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';

/** An event that is not delivered to all of its targets yet. */
export interface OutboxRow {
  /** The id grows with time, so it is the order of delivery. */
  readonly id: number;
  readonly eventId: string;
  readonly type: string;
  readonly payload: object;
  /** Names of the targets that have handled it. */
  readonly deliveredTo: readonly string[];
  readonly createdAt: Date;
}

const table = 'outbox_events';

/** The table of the outbox. A service that publishes events has it in its schema; `startService` delivers them. */
export const outboxEvents = new EntitySchema<OutboxRow>({
  name: 'OutboxEvent',
  tableName: table,
  columns: {
    id: idColumn(),
    eventId: varcharColumn('event_id', 64),
    type: varcharColumn('type', 64),
    payload: jsonColumn('payload'),
    deliveredTo: jsonColumn('delivered_to'),
    createdAt: instantColumn('created_at'),
  },
});

/**
 * Creates the table of the outbox; for a migration.
 *
 * @example
 * ```ts
 * await createOutboxTable(runner);
 * ```
 */
export async function createOutboxTable(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: table,
    columns: [
      db.id(),
      db.varchar('event_id', 64, { exact: true }),
      db.varchar('type', 64, { exact: true }),
      db.json('payload'),
      db.json('delivered_to'),
      db.instant('created_at'),
    ],
  });
}

/**
 * Publishes events of one type in the transaction of the change that they are about: all are stored, or none. Each is
 * delivered at least once to every target, also after a crash, so a target handles it idempotently
 * ([ADR 13](../../../docs/adr/0013-services-publish-events-through-an-outbox.md)).
 *
 * @param manager belongs to the transaction
 * @param type the type of the events, such as `member.removed`
 * @param payloads one for each event, delivered in this order
 *
 * @example
 * ```ts
 * await publish(manager, memberRemovedType, { memberIds: [id], pictures: [] });
 * ```
 */
export async function publish(manager: EntityManager, type: string, ...payloads: object[]): Promise<void> {
  if (payloads.length === 0) return;
  const createdAt = new Date();
  const events = payloads.map((payload) => ({ eventId: randomUUID(), type, payload, deliveredTo: [], createdAt }));
  await manager.getRepository(outboxEvents).insert(events);
}
