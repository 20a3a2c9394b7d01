import { randomBytes } from 'node:crypto';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { type Finding, ok, problem, reasonOf, type Variables, warning } from './finding.ts';

const part = 'database';
const connectTimeout = 5000;
/** The connections of each process without `DATABASE_CONNECTIONS`, as the service kit opens them. */
const poolSize = 10;
/** For the operator, a backup and the monitoring. */
const spareConnections = 10;
const acceptedClockSeconds = 5;

/** Checks the database server of `DATABASE_URL`, as one of `processes` that use it. */
export async function checkDatabase(variables: Variables, processes: number): Promise<Finding[]> {
  const { DATABASE_URL: address } = variables;
  if (address === undefined) return [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^(mysql|mariadb):$/.test(url.protocol) || url.pathname.length < 2) {
    return [problem(part, 'DATABASE_URL is no address of a database', 'Use mysql://user:password@host:3306/database.')];
  }
  const connection = await open(url).catch((error: unknown) => error);
  if (!isConnection(connection)) return [unreachable(url, connection)];
  try {
    return [
      await version(connection),
      await characterSet(connection),
      await clock(connection),
      await rights(connection),
      await migrationLock(connection),
      await connections(connection, { limit: Number(variables.DATABASE_CONNECTIONS), processes }),
    ];
  } catch (error) {
    return [problem(part, `${url.host}: ${reasonOf(error)}`, "Look into the server's log.")];
  } finally {
    connection.destroy();
  }
}

async function open(url: URL): Promise<Connection> {
  // Only this check needs the driver.
  const { createConnection } = await import('mysql2/promise');
  const { readFileSync } = await import('node:fs');
  const fileOf = (name: string) => url.searchParams.get(name) ?? undefined;
  const pem = (name: string) => ((file) => (file === undefined ? undefined : readFileSync(file)))(fileOf(name));
  const tls = {
    rejectUnauthorized: true,
    verifyIdentity: true,
    ca: pem('ssl-ca'),
    cert: pem('ssl-cert'),
    key: pem('ssl-key'),
  };
  return createConnection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    timezone: 'Z',
    connectTimeout,
    ...(url.searchParams.get('ssl') === 'true' ? { ssl: tls } : {}),
  });
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'destroy' in value;

const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start the server, or correct host and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  ETIMEDOUT: 'Let the firewall pass this host to the server.',
  ER_ACCESS_DENIED_ERROR: 'Correct user and password in DATABASE_URL.',
  ER_BAD_DB_ERROR: 'Start the service: it makes the database if its user may, else it prints the statements.',
  ER_DBACCESS_DENIED_ERROR: 'GRANT ALL on the database to the user of DATABASE_URL.',
};

function unreachable(url: URL, error: unknown): Finding {
  const reason = reasonOf(error);
  return problem(part, `${url.host}${url.pathname}: ${reason}`, remedies[reason] ?? 'Correct DATABASE_URL.');
}

async function version(connection: Connection): Promise<Finding> {
  const { version } = await row(connection, 'SELECT VERSION() AS version');
  const text = String(version);
  const [major = 0, minor = 0] = text.split('.').map((each) => Number.parseInt(each, 10));
  const isMariaDb = text.includes('MariaDB');
  const isOld = isMariaDb ? major * 100 + minor < 1006 : major < 8;
  if (!isOld) return ok(part, `the server is ${isMariaDb ? 'MariaDB' : 'MySQL'} ${text}`);
  return problem(part, `the server is ${text}`, 'Use MariaDB 10.6 or MySQL 8.0, or later ones.');
}

async function characterSet(connection: Connection): Promise<Finding> {
  const { charset, collation } = await row(
    connection,
    'SELECT @@character_set_database AS charset, @@collation_database AS collation',
  );
  if (charset === 'utf8mb4') return ok(part, `the character set is utf8mb4 (${String(collation)})`);
  return problem(
    part,
    `the character set of the database is ${String(charset)}, which lacks characters that members write`,
    'ALTER DATABASE … CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci, before the service makes its tables.',
  );
}

async function clock(connection: Connection): Promise<Finding> {
  const { now, zone } = await row(connection, 'SELECT UTC_TIMESTAMP(3) AS now, @@time_zone AS zone');
  const seconds = Math.abs((now as Date).getTime() - Date.now()) / 1000;
  if (seconds <= acceptedClockSeconds) {
    return ok(
      part,
      `its clock is ${seconds.toFixed(1)} s from this one; its zone ${String(zone)} is not used: times are UTC`,
    );
  }
  return problem(
    part,
    `its clock is ${seconds.toFixed(0)} s from this one`,
    'Let both machines follow the same NTP server.',
  );
}

/** Tries what migrations do, in a table of its own. */
async function rights(connection: Connection): Promise<Finding> {
  const table = `portal_doctor_${randomBytes(4).toString('hex')}`;
  const steps = [
    ['CREATE', `CREATE TABLE ${table} (id INT PRIMARY KEY)`],
    ['ALTER', `ALTER TABLE ${table} ADD COLUMN name VARCHAR(10)`],
    ['INDEX', `CREATE INDEX ${table}_name ON ${table} (name)`],
    ['INSERT', `INSERT INTO ${table} VALUES (1, 'a')`],
    ['TRIGGER', `CREATE TRIGGER ${table}_keep BEFORE DELETE ON ${table} FOR EACH ROW SET @portal_doctor = 1`],
  ] as const;
  let isMade = false;
  try {
    for (const [right, sql] of steps) {
      try {
        await connection.query(sql);
        isMade = true;
      } catch (error) {
        const mend = `GRANT ${right} ON the database to its user: migrations need it.`;
        const state = right === 'TRIGGER' ? warning : problem;
        return state(part, `the user may not ${right} (${reasonOf(error)})`, mend);
      }
    }
    return ok(part, 'the user may do all that migrations do');
  } finally {
    if (isMade) await connection.query(`DROP TABLE ${table}`);
  }
}

async function migrationLock(connection: Connection): Promise<Finding> {
  const tables = await rows(connection, "SHOW TABLES LIKE 'migration%'");
  const names = tables.map((each) => String(Object.values(each)[0]));
  if (!names.includes('migrations')) {
    return warning(
      part,
      'no migration has run yet',
      'Start the service once: it makes its tables, and runs every migration it has.',
    );
  }
  const last = await row(connection, 'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1');
  const held = names.includes('migration_lock')
    ? await rows(
        connection,
        'SELECT expires_at < UTC_TIMESTAMP(3) AS expired FROM migration_lock WHERE owner IS NOT NULL',
      )
    : [];
  if (held.length === 0) return ok(part, `the last migration is ${String(last['name'])}; none is under way`);
  return warning(
    part,
    Number(held[0]?.['expired']) === 1 ? 'a migration was interrupted' : 'a migration is under way',
    'Wait for it; after an interruption start the service again, which continues.',
  );
}

interface Pools {
  /** `DATABASE_CONNECTIONS`, which the pools of all processes share; NaN if it is not set. */
  readonly limit: number;
  readonly processes: number;
}

async function connections(connection: Connection, { limit, processes }: Pools): Promise<Finding> {
  const { most } = await row(connection, 'SELECT @@max_connections AS most');
  const hasLimit = Number.isInteger(limit);
  const needed = (hasLimit ? limit : processes * poolSize) + spareConnections;
  const pools = hasLimit ? `${limit} of DATABASE_CONNECTIONS` : `${processes} processes × ${poolSize} connections`;
  const text = `max_connections is ${Number(most)}; needed are ${needed}: ${pools}, and ${spareConnections} for backups and people`;
  if (Number(most) >= needed) return ok(part, text);
  return problem(part, text, `Set max_connections to ${needed}${hasLimit ? ', or DATABASE_CONNECTIONS lower' : ''}.`);
}

async function rows(connection: Connection, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const [found] = await connection.query<RowDataPacket[]>(sql);
  return found;
}

async function row(connection: Connection, sql: string): Promise<Readonly<Record<string, unknown>>> {
  return (await rows(connection, sql))[0] ?? {};
}
