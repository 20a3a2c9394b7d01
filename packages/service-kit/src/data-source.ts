import { DataSource, type DataSourceOptions, type EntitySchema, type MigrationInterface } from 'typeorm';
import type { DatabaseLocation } from './config.ts';
import { embeddedOptions, inMemory } from './embedded/embedded-options.ts';
import { lockFile } from './embedded/file-lock.ts';
import { isolateTransactions } from './embedded/isolated-query-runner.ts';
import type { SqliteEngine } from './embedded/sqlite-connection.ts';
import { sqliteEngine } from './embedded/sqlite-engine.ts';
import type { HealthCheck } from './health.ts';
import type { Logger } from './logger.ts';
import { databaseLogger } from './database-logger.ts';

/** The database of a service: its location, its tables and their history. */
export interface DatabaseOptions {
  readonly location: DatabaseLocation;
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  readonly logger: Logger;
  /** Greatest number of connections to a database server; 10 if not given. `poolSizeOf` makes it of the server's number. */
  readonly poolSize?: number | undefined;
  /** The embedded engine, for tests; the best one of the running Node if not given. */
  readonly engine?: SqliteEngine;
}

const defaultPoolSize = 10;
const migrationsTable = 'migrations';

/**
 * Connects to a database and migrates it. The caller calls `destroy()` when the process ends.
 *
 * @throws MigrationLockError `migration_locked` if another process has been migrating the same database for two minutes,
 *   and the driver's error if the database cannot be reached.
 *
 * @example
 * ```ts
 * const location = { file: '.data/notices.sqlite' };
 * const dataSource = await createDataSource({ entities, migrations, location, logger });
 * ```
 */
export function createDataSource(options: DatabaseOptions): Promise<DataSource> {
  return 'url' in options.location
    ? connectToServer(options, options.location.url)
    : openFile(options, options.location.file);
}

/**
 * A health check that reads a table: a Galera node without quorum still returns `SELECT 1`.
 *
 * @example
 * ```ts
 * const health = { database: pingDatabase(dataSource) };
 * ```
 */
export function pingDatabase(dataSource: DataSource): HealthCheck {
  return async () => {
    await dataSource.query(`SELECT 1 FROM ${migrationsTable} LIMIT 1`);
  };
}

async function connectToServer(options: DatabaseOptions, url: string): Promise<DataSource> {
  const { poolSize = defaultPoolSize } = options;
  // The driver has many modules, which a service with an embedded database does not need.
  const { migrateExclusively, mysqlOptions } = await import('./mysql/mysql-options.ts');
  const dataSource = new DataSource(withCommon(await mysqlOptions({ url, poolSize }), options));
  return initialized(dataSource, () => migrateExclusively(dataSource, url));
}

async function openFile(options: DatabaseOptions, file: string): Promise<DataSource> {
  const { logger } = options;
  const claim = file === inMemory ? { afterCrash: false, release: () => undefined } : await lockFile(file);
  if (claim.afterCrash) logger.warn({ file }, 'the database was not closed the last time; it is being recovered');
  try {
    const own = embeddedOptions({ file, onClose: claim.release, engine: options.engine ?? (await sqliteEngine()) });
    const dataSource = new DataSource(withCommon(own, options));
    isolateTransactions(dataSource);
    return await initialized(dataSource, async () => {
      await dataSource.runMigrations({ transaction: 'each' });
    });
  } catch (error) {
    claim.release();
    throw error;
  }
}

function withCommon(own: DataSourceOptions, { entities, migrations, logger }: DatabaseOptions): DataSourceOptions {
  return {
    ...own,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: migrationsTable,
    logger: databaseLogger(logger),
    maxQueryExecutionTime: 1000,
  };
}

async function initialized(dataSource: DataSource, migrate: () => Promise<void>): Promise<DataSource> {
  await dataSource.initialize();
  try {
    await migrate();
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
