import { readFileSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { withMigrationLock } from './migration-lock.ts';

const connectTimeout = 5000;

/**
 * mysql2 limits the length of its queue, not the time in it. This length is enough for a few hundred members at the
 * same moment, and such a queue is empty before the gateway gives up.
 */
const queueLimit = 1000;

export interface MysqlOptions {
  readonly url: string;
  readonly poolSize: number;
}

/** TypeORM's connection options for MariaDB or MySQL; the server reports which of the two it is. */
export async function mysqlOptions({ url, poolSize }: MysqlOptions): Promise<DataSourceOptions> {
  const address = addressOf(url);
  return {
    type: await serverType(address),
    ...address,
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
  const connection = await createConnection({ ...address, connectTimeout });
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

interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl?: Tls;
}

/** The certificate and the name of the server are verified. */
interface Tls {
  readonly rejectUnauthorized: true;
  readonly verifyIdentity: true;
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

function addressOf(text: string): Address {
  const url = new URL(text);
  const database = decodeURIComponent(url.pathname.slice(1));
  if (database === '') throw new Error('DATABASE_URL names no database');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: tlsOf(url.searchParams) } : {}),
  };
}

/** Reads the PEM files that the address names: of the authority, and of this client for a server that demands one. */
function tlsOf(parameters: URLSearchParams): Tls {
  const files = { ca: 'ssl-ca', cert: 'ssl-cert', key: 'ssl-key' };
  const contents = Object.entries(files).flatMap(([name, parameter]) => {
    const file = parameters.get(parameter);
    return file === null ? [] : [[name, readFileSync(file, 'utf8')]];
  });
  return { rejectUnauthorized: true, verifyIdentity: true, ...(Object.fromEntries(contents) as Partial<Tls>) };
}

async function serverType(address: Address): Promise<'mariadb' | 'mysql'> {
  const connection = await createConnection({ ...address, connectTimeout });
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return JSON.stringify(rows).includes('MariaDB') ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}
