import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type ServiceProcess, startServiceProcess } from '@seed/service-kit/testing/service-process';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { testBucket } from '@seed/service-kit/testing/test-bucket';
import { testIssuer } from '@seed/service-kit/testing/test-issuer';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const services = ['community', 'forums', 'registry'] as const;
export type ServiceName = (typeof services)[number];

const hasServers = server !== '' && process.env['TEST_S3_SERVER'] !== undefined;

/** `describe`, if there are a database server and an S3 server. */
export const describeWithServers = hasServers ? describe : describe.skip; // These tests need servers: npm run test:backup

/** Databases of three services on a real server, pictures in a real bucket, files of releases in a folder. */
export async function portalServers(folder: string) {
  const [pictures, vault, issuer] = await Promise.all([testBucket(), testBucket(), testIssuer()]);
  const suffix = randomBytes(4).toString('hex');
  const databaseOf = (name: ServiceName) => `seed_backup_${name}_${suffix}`;
  const urlOf = (name: ServiceName) => Object.assign(new URL(server), { pathname: `/${databaseOf(name)}` }).href;
  const { endpoint, bucket, accessKeyId, secretAccessKey } = pictures.settings;
  const releases = join(folder, 'releases');
  const env = {
    TOKEN_ISSUER: issuer.settings.issuer,
    JWKS_URL: issuer.settings.jwksUrl,
    EVENTS_SECRET: testEventsSecret,
    DATA_DIR: folder,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    RELEASES_DIR: releases,
  };
  const run = (sql: string) => onServer(server, (connection) => connection.query(sql));
  const dropDatabases = async () => {
    for (const name of services) await run(`DROP DATABASE IF EXISTS ${databaseOf(name)}`);
  };
  return {
    pictures,
    releases,
    issuer,
    vault: vault.settings,
    dropDatabases,
    start: (name: ServiceName, more: object = {}): Promise<ServiceProcess> =>
      startServiceProcess(join(__dirname, `../../../../services/${name}/src/main.ts`), {
        ...env,
        DATABASE_URL: urlOf(name),
        ...more,
      }),
    query: (name: ServiceName, sql: string): Promise<RowDataPacket[]> =>
      onServer(urlOf(name), async (connection) => (await connection.query<RowDataPacket[]>(sql))[0]),
    /** The server's own checksum of every table. */
    checksums: async (names: readonly ServiceName[] = services) => {
      const sums = names.map(async (name) => [name, await checksumsOf(urlOf(name))] as const);
      return Object.fromEntries(await Promise.all(sums));
    },
    /** The parts of the configuration of backups. */
    parts: {
      community: {
        database: { url: urlOf('community') },
        objects: pictures.settings,
        references: 'SELECT filename FROM pictures',
      },
      forums: { database: { url: urlOf('forums') } },
      registry: {
        database: { url: urlOf('registry') },
        objects: { folder: releases },
        references: "SELECT CONCAT(LEFT(digest, 2), '/', digest) FROM stored_files WHERE removing_since IS NULL",
      },
    },
    async [Symbol.asyncDispose]() {
      await dropDatabases();
      await Promise.all([pictures[Symbol.asyncDispose](), vault[Symbol.asyncDispose](), issuer.stop()]);
    },
  };
}

function checksumsOf(url: string) {
  return onServer(url, async (connection) => {
    const [tables] = await connection.query<RowDataPacket[]>('SHOW FULL TABLES');
    const names = tables.map((row) => String(Object.values(row)[0]));
    const rows: unknown[] = [];
    for (const name of names) {
      const [[sum]] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE \`${name}\``);
      const [[count]] = await connection.query<RowDataPacket[]>(`SELECT COUNT(*) AS n FROM \`${name}\``);
      rows.push({ name, checksum: sum?.['Checksum'] as unknown, count: count?.['n'] as unknown });
    }
    return rows;
  });
}

async function onServer<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri: url });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
