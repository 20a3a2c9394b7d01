import { type MigrationDialect, migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columnLengths } from '../modules/module.entity.ts';
import { rolloutLengths } from '../rollouts/rollout.entity.ts';

export class AddRollouts1796515200000 implements MigrationInterface {
  readonly name = 'AddRollouts1796515200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await createRollouts(db);
    await createVisits(db);
    await db.addColumn('release_sets', db.json('rollouts', { nullable: true }));
    await db.addColumn('release_sets', db.json('switched_off', { nullable: true }));
    await db.addColumn('registered_modules', db.varchar('off_message', columnLengths.message, { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropColumn('registered_modules', 'off_message');
    await db.dropColumn('release_sets', 'switched_off');
    await db.dropColumn('release_sets', 'rollouts');
    for (const table of ['visits', 'rollout_comparisons', 'rollouts']) await db.dropTable(table);
  }
}

async function createRollouts(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'rollouts',
    columns: [
      db.id(),
      db.varchar('module', columnLengths.module, { exact: true }),
      db.varchar('release_version', columnLengths.version, { exact: true }),
      db.varchar('digest', columnLengths.digest, { exact: true }),
      db.varchar('state', rolloutLengths.state, { exact: true }),
      db.integer('share'),
      db.json('roles'),
      db.json('steps'),
      db.instant('started_at'),
      db.instant('changed_at'),
      db.instant('ended_at', { nullable: true }),
      db.varchar('end_reason', rolloutLengths.reason, { nullable: true }),
      db.integer('version', { default: 1 }),
    ],
    indices: [
      { name: 'ix_rollouts_module', columns: ['module', 'id'] },
      { name: 'ix_rollouts_state', columns: ['state'] },
    ],
  });
  await db.createTable({
    name: 'rollout_comparisons',
    columns: [
      { ...db.integer('rollout_id'), isPrimary: true },
      db.json('comparison'),
      db.json('times'),
      db.integer('visits_before', { default: 0 }),
    ],
  });
}

async function createVisits(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'visits',
    columns: [
      { ...db.varchar('id', rolloutLengths.visit, { exact: true }), isPrimary: true },
      db.integer('rollout_id'),
      db.boolean('is_canary'),
      db.instant('begun_at'),
      db.varchar('outcome', rolloutLengths.outcome, { nullable: true, exact: true }),
      db.integer('mount_ms', { nullable: true }),
      db.boolean('is_counted', { default: false }),
    ],
    indices: [{ name: 'ix_visits_pending', columns: ['rollout_id', 'is_counted', 'begun_at'] }],
  });
}
