// Measures a backup and a restore: forums with many posts, and a folder of pictures.
// node scripts/with-mariadb.mjs node bench/backup.mjs
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { testIssuer } from '../packages/service-kit/dist/testing/test-issuer.js';
import { scaledServices } from './scale/fill.mjs';
import { databaseAddress, execute, serverAddress } from './services/measure.mjs';
import { startService } from './services/start-service.mjs';

const rows = Number(process.env.ROWS ?? 100_000);
const pictureCount = Number(process.env.PICTURES ?? 2000);
const pictureBytes = 30_000;
const program = 'deploy/backup/dist/backup.main.js';

const folder = mkdtempSync(join(tmpdir(), 'seed-bench-backup-'));
const server = serverAddress();
const names = { first: 'seed_backup_first', second: 'seed_backup_second' };
const issuer = await testIssuer();

const run = (...words) => execFileSync(process.execPath, [program, ...words], { encoding: 'utf8', stdio: 'pipe' });

function timed(name, work) {
  const start = performance.now();
  work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function configure(name, recipient) {
  const file = join(folder, `${name}.json`);
  const forums = {
    database: { url: databaseAddress(server, names[name]) },
    objects: { folder: join(folder, `pictures-${name}`) },
  };
  const store = { folder: join(folder, 'store') };
  writeFileSync(file, JSON.stringify({ store, recipients: [recipient], services: { forums } }));
  return file;
}

/** Bytes of data and indexes by row of each table that has many. */
async function showSizes(url) {
  const connection = await createConnection({ uri: url });
  const [tables] = await connection.query(
    `SELECT table_name AS name, (data_length + index_length) / table_rows AS bytes FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_rows > 1000`,
  );
  await connection.end();
  for (const { name, bytes } of tables) console.log(`${name}: ${Number(bytes).toFixed(0)} bytes a row`);
}

try {
  await execute(server, [`CREATE DATABASE ${names.first}`, `CREATE DATABASE ${names.second}`]);
  const databaseUrl = databaseAddress(server, names.first);
  const service = await startService('forums', { databaseUrl, issuer });
  await execute(databaseUrl, scaledServices.forums(rows));
  service.stop();
  await showSizes(databaseUrl);
  mkdirSync(join(folder, 'pictures-first'));
  for (let at = 0; at < pictureCount; at += 1) {
    writeFileSync(join(folder, 'pictures-first', `${at}.webp`), randomBytes(pictureBytes));
  }
  const identity = join(folder, 'identity.txt');
  const key = run('keygen');
  writeFileSync(identity, key);
  const recipient = /age1\w+/.exec(key)[0];
  const [first, second] = [configure('first', recipient), configure('second', recipient)];
  console.log(`${rows} posts, ${rows} comments, ${4 * rows} likes; ${pictureCount} pictures of ${pictureBytes} bytes`);
  timed('first backup', () => run('backup', '--config', first));
  timed('second backup, no new picture', () => run('backup', '--config', first));
  timed('verify both', () => run('verify', '--config', first));
  timed('restore of everything, compared', () => run('restore', '--config', second, '--identity', identity));
  console.log(execFileSync('du', ['-sh', join(folder, 'store')], { encoding: 'utf8' }).split('\t')[0], 'in the store');
  console.log(`load ${loadavg()[0].toFixed(0)}`);
} finally {
  await issuer.stop();
  rmSync(folder, { recursive: true });
}
