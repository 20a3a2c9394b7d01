import { randomUUID } from 'node:crypto';
import { type EntityManager, EntitySchema, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';

/** An event that not all of its targets have yet. */
export interface OutboxRow {
  /** Grows with time: the order of delivery. */
  readonly id: number;
  readonly eventId: string;
  readonly type: string;
  readonly payload: object;
  /** Names of the targets that have it. */
  readonly deliveredTo: readonly string[];
  readonly createdAt: Date;
}

const table = 'outbox_events';

/** For the data source of a service that publishes events; `startService` then delivers them. */
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

/** For a migration. */
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
 * Publishes an event in the transaction of the change that it is about: both are stored, or neither. It is delivered at
 * least once to every target, also after a crash, so a target handles it idempotently.
 */
export async function publish(manager: EntityManager, type: string, payload: object): Promise<void> {
  const event = { eventId: randomUUID(), type, payload, deliveredTo: [], createdAt: new Date() };
  await manager.getRepository(outboxEvents).insert(event);
}
