import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { find } from '../databases/throwaway-server.mjs';
import { obtainGoProgram } from '../go-program.mjs';
import { startIdentityWithoutRealm } from '../production/identity.mjs';
import { run } from '../production/network.mjs';
import { until } from '../production/processes.mjs';
import { hostOf, outside } from './addresses.mjs';

const password = 'the-password-of-this-run';
const accessKey = 'the-portal';
const buckets = ['seed-pictures', 'seed-releases'];
/** HTTPS, so that the chart needs no other ports of its policies. */
const https = 443;
const [smtpPort, mailApiPort] = [587, 8080];
export const databaseUser = 'portal';
export const keycloakDatabaseUrl = `jdbc:mariadb://${hostOf('database')}:3306/keycloak?sslMode=verify-full`;

/**
 * Starts what an operator has outside of the cluster, with TLS by one authority: MariaDB, an S3 server, Redis, Keycloak
 * without the portal's realm, and a mail server.
 * @param {{ processes: import('../production/processes.mjs').Processes, folder: string,
 *   tls: ReturnType<typeof import('./certificates.mjs').makeCertificates> }} options
 * @returns the identity provider
 */
export async function startOutside({ processes, folder, tls }) {
  nameAddresses(folder);
  const parts = { processes, folder, tls };
  await Promise.all([startDatabase(parts), startObjectStore(parts), startRedis(parts)]);
  const identity = await startIdentityWithoutRealm({
    processes,
    ports: [https, smtpPort, mailApiPort],
    portalUrl: `https://${hostOf('portal')}`,
    mailAddress: outside.mail,
    database: [
      '--db=mariadb',
      `--db-url=${keycloakDatabaseUrl}&serverSslCert=${tls.authority}`,
      ...[`--db-username=${databaseUser}`, `--db-password=${password}`],
    ],
    tls: { ...tls, address: outside.login, origin: `https://${hostOf('login')}` },
  });
  return { identity };
}

/** Gives loopback the addresses of all parts, and this machine their names; both end with this process. */
function nameAddresses(folder) {
  for (const address of Object.values(outside)) run('ip', 'addr', 'add', `${address}/32`, 'dev', 'lo');
  const lines = Object.entries(outside).map(([name, address]) => `${address} ${hostOf(name)}`);
  const file = join(folder, 'hosts');
  writeFileSync(file, ['127.0.0.1 localhost', ...lines, ''].join('\n'));
  run('mount', '--bind', file, '/etc/hosts');
}

async function startDatabase({ processes, folder, tls }) {
  const data = join(folder, 'database');
  run(find('mariadb-install-db'), '--no-defaults', '--user=root', `--datadir=${data}`, '--skip-test-db');
  const socket = join(data, 'server.sock');
  processes.start('database', {
    command: find('mariadbd'),
    args: [
      ...['--no-defaults', '--user=root', `--datadir=${data}`, `--socket=${socket}`, '--skip-log-bin'],
      ...[`--bind-address=${outside.database}`, '--port=3306', '--skip-name-resolve', '--max-connections=300'],
      ...[`--ssl-cert=${tls.certificate}`, `--ssl-key=${tls.key}`, '--require-secure-transport=ON'],
      ...['--innodb-flush-log-at-trx-commit=2', '--innodb-buffer-pool-size=128M'],
    ],
  });
  await until('the database', () => addUser(socket));
}

/** The jobs that migrate make the databases of services, as this user may; Keycloak wants one. */
async function addUser(socketPath) {
  const connection = await createConnection({ socketPath, user: 'root' });
  await connection.query(`CREATE OR REPLACE USER ${databaseUser}@'%' IDENTIFIED BY '${password}' REQUIRE SSL`);
  await connection.query(`GRANT ALL ON *.* TO ${databaseUser}@'%'`);
  await connection.query('CREATE DATABASE IF NOT EXISTS keycloak CHARACTER SET utf8mb4');
  await connection.end();
  return true;
}

async function startObjectStore({ processes, folder, tls }) {
  const objects = join(folder, 'objects');
  for (const bucket of buckets) mkdirSync(join(objects, bucket), { recursive: true });
  const { program, reason } = obtainGoProgram('versitygw');
  if (reason !== undefined) throw new Error(`versitygw: ${reason}`);
  const key = ['--access', accessKey, '--secret', password, '--cert', tls.certificate, '--key', tls.key];
  processes.start('objects', {
    command: program,
    args: [...key, '--port', `${outside.objects}:${https}`, 'posix', objects],
  });
  await until('the object store', async () => (await fetch(`https://${hostOf('objects')}`)).status === 403);
}

async function startRedis({ processes, tls }) {
  const secured = ['--tls-cert-file', tls.certificate, '--tls-key-file', tls.key, '--tls-auth-clients', 'no'];
  const args = ['--bind', outside.valkey, '--port', '0', '--tls-port', '6379', ...secured, '--requirepass', password];
  processes.start('redis', { command: 'redis-server', args: [...args, '--save', '', '--appendonly', 'no'] });
}

/** The keys of the Secret by the README of the chart. */
export function secretOf(services) {
  const databases = services.map((id) => [
    `${id}-database-url`,
    `mysql://${databaseUser}:${password}@${hostOf('database')}:3306/${id}?ssl=true`,
  ]);
  return {
    'events-secret': 'a-secret-of-this-run-that-services-share',
    'unsubscribe-secret': 'a-secret-of-this-run-for-its-mails-only',
    'shared-state-url': `rediss://:${password}@${hostOf('valkey')}:6379/0`,
    'objects-access-key-id': accessKey,
    'objects-secret-access-key': password,
    'keycloak-database-password': password,
    'smtp-url': `smtp://${hostOf('mail')}:${smtpPort}`,
    ...Object.fromEntries(databases),
  };
}
