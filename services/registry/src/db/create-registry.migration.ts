import { createAuditTable, dropAuditTable } from '@seed/service-kit/audit-log';
import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { type MigrationDialect, migrationDialect } from '@seed/service-kit/migration-dialect';
import { createMemberRemoval, dropMemberRemoval } from '@seed/service-kit/removed-members';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstHash } from '../log/chain.ts';
import { hashLength } from '../log/log.entity.ts';
import { columnLengths } from '../modules/module.entity.ts';

const tables = [
  'log_head',
  'log_entries',
  'release_sets',
  'channels',
  'stored_files',
  'releases',
  'registered_modules',
];

export class CreateRegistry1795910400000 implements MigrationInterface {
  readonly name = 'CreateRegistry1795910400000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await createModuleTable(db);
    await createReleaseTables(db);
    await createChannelTables(db);
    await createLogTables(db);
    await createIdempotencyTable(runner);
    await createAuditTable(runner);
    await createMemberRemoval(runner);
    await insertFirstRows(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropMemberRemoval(runner);
    await dropAuditTable(runner);
    const db = migrationDialect(runner);
    for (const table of ['idempotency_keys', ...tables]) await db.dropTable(table);
  }
}

const moduleColumn = (db: MigrationDialect) => db.varchar('module', columnLengths.module, { exact: true });
const versionColumn = (db: MigrationDialect) => db.integer('version', { default: 1 });

async function createModuleTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'registered_modules',
    columns: [
      db.id(),
      moduleColumn(db),
      db.varchar('team', columnLengths.team),
      db.json('signing_keys'),
      db.instant('created_at'),
      versionColumn(db),
    ],
    uniques: [{ name: 'uq_registered_modules_module', columns: ['module'] }],
  });
}

async function createReleaseTables(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'releases',
    columns: [
      db.id(),
      moduleColumn(db),
      db.varchar('release_version', columnLengths.version, { exact: true }),
      db.varchar('digest', columnLengths.digest, { exact: true }),
      db.varchar('commit_name', columnLengths.commit, { exact: true }),
      db.varchar('kid', columnLengths.kid, { exact: true }),
      db.json('content'),
      db.json('manifest', { nullable: true }),
      db.varchar('published_by', 191, { exact: true }),
      db.instant('created_at'),
      db.instant('completed_at', { nullable: true }),
      versionColumn(db),
    ],
    uniques: [{ name: 'uq_releases_version', columns: ['module', 'release_version'] }],
    indices: [{ name: 'ix_releases_order', columns: ['module', 'created_at', 'id'] }],
  });
  await db.createTable({
    name: 'stored_files',
    columns: [
      { ...db.varchar('digest', columnLengths.digest, { exact: true }), isPrimary: true },
      db.integer('bytes'),
      db.instant('stored_at'),
    ],
  });
}

async function createChannelTables(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'channels',
    columns: [
      db.id(),
      db.varchar('name', columnLengths.channel, { exact: true }),
      db.json('pointers'),
      db.instant('changed_at', { nullable: true }),
      versionColumn(db),
    ],
    uniques: [{ name: 'uq_channels_name', columns: ['name'] }],
  });
  await db.createTable({
    name: 'release_sets',
    columns: [db.id(), db.json('channels'), db.instant('created_at')],
  });
}

async function createLogTables(db: MigrationDialect): Promise<void> {
  const hash = (name: string) => db.varchar(name, hashLength, { exact: true });
  await db.createTable({
    name: 'log_entries',
    columns: [{ ...db.integer('sequence'), isPrimary: true }, db.text('content'), hash('previous_hash'), hash('hash')],
  });
  await db.createTable({ name: 'log_head', columns: [db.id(), db.integer('sequence'), hash('hash')] });
}

/** MariaDB commits each step of a migration on its own, so an interrupted start may have inserted them. */
async function insertFirstRows(runner: QueryRunner): Promise<void> {
  const { manager } = runner;
  if ((await manager.query<unknown[]>('SELECT id FROM log_head LIMIT 1')).length === 0) {
    await manager.query('INSERT INTO log_head (sequence, hash) VALUES (0, ?)', [firstHash]);
  }
  if ((await manager.query<unknown[]>('SELECT id FROM channels LIMIT 1')).length > 0) return;
  await manager.query("INSERT INTO channels (name, pointers) VALUES ('stable', '{}'), ('canary', '{}')");
}
