import type { DataSource, DataSourceOptions } from 'typeorm';
import { connect, connectOrCreate, connectTimeout } from './connect.ts';
import { withMigrationLock } from './migration-lock.ts';
import { lockWaitLimited } from './lock-wait.ts';
import { addressOf, type MysqlAddress } from './mysql-address.ts';

/**
 * mysql2 limits the length of its queue, not the time in it. This length is enough for a few hundred members at the
 * same moment, and such a queue is empty before the gateway gives up.
 */
const queueLimit = 1000;

export interface MysqlOptions {
  readonly url: string;
  readonly poolSize: number;
}

/** TypeORM's connection options for MariaDB or MySQL; the server reports which of the two it is. A missing database is made. */
export async function mysqlOptions({ url, poolSize }: MysqlOptions): Promise<DataSourceOptions> {
  const address = addressOf(url);
  return {
    type: await serverType(address),
    ...address,
    driver: lockWaitLimited,
    username: address.user,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    poolSize,
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout,
    // TypeORM's errors have the stack already; mysql2 would capture one for each query.
    trace: false,
    extra: { maxIdle: poolSize, idleTimeout: 60_000, enableKeepAlive: true, queueLimit },
  };
}

/**
 * Runs the migrations while no other process does. Without a pending migration the lock is not taken, so that a process
 * that was killed with the lock delays no restart.
 */
export async function migrateExclusively(dataSource: DataSource, url: string): Promise<void> {
  if (await isMigrated(dataSource)) return;
  const address = addressOf(url);
  // A connection outside of the pool, because the pool may be limited to one connection.
  const connection = await connect(address);
  try {
    await withMigrationLock(connection, () => dataSource.runMigrations({ transaction: 'each' }));
  } finally {
    await connection.end();
  }
}

async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  // `showMigrations` creates the table if there is none, which needs the lock.
  const hasTable = await runner
    .hasTable(dataSource.options.migrationsTableName ?? 'migrations')
    .finally(() => runner.release());
  return hasTable && !(await dataSource.showMigrations());
}

async function serverType(address: MysqlAddress): Promise<'mariadb' | 'mysql'> {
  const connection = await connectOrCreate(address);
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return JSON.stringify(rows).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}
