// Runs a command with a private throwaway MySQL server, by TEST_DATABASE_URL:
//   node scripts/with-mysql.mjs npx jest --selectProjects service-kit forums
// MYSQL_ROOT names a folder whose usr/sbin/mysqld is one. Without it, debootstrap unpacks the one of Debian sid, because
// Debian's releases have MariaDB only. That needs root once, takes two minutes, and is kept in .cache/mysql.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runWithServer } from './databases/throwaway-server.mjs';
import { root } from './workspaces.mjs';

const command = process.argv.slice(2);
if (command.length === 0) fail('Usage: node scripts/with-mysql.mjs <command…>');
const folder = process.env.MYSQL_ROOT ?? join(root, '.cache/mysql');
const mysqld = join(folder, 'usr/sbin/mysqld');
if (!existsSync(mysqld)) {
  if (process.env.MYSQL_ROOT !== undefined) fail(`There is no ${mysqld}.`);
  unpackMysql();
}

const daemon = [
  ...withItsLibraries(mysqld),
  '--no-defaults',
  `--basedir=${join(folder, 'usr')}`,
  '--mysqlx=OFF',
  '--secure-file-priv=NULL',
];
process.exitCode = await runWithServer({ installer: [...daemon, '--initialize-insecure'], daemon }, command);

function unpackMysql() {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['--variant=minbase', '--include=mysql-server', 'sid', unfinished];
  const { status, error, stdout } = spawnSync('debootstrap', options, { encoding: 'utf8' });
  if (error) fail(`debootstrap is needed, or MYSQL_ROOT: ${error.message}. Debian: apt-get install debootstrap`);
  if (status !== 0) fail(`debootstrap failed:\n${stdout.slice(-2000)}`);
  renameSync(unfinished, folder);
}

/** A program of another Debian runs with the loader and the libraries that it was built for. */
function withItsLibraries(program) {
  const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((platform) => join(folder, 'usr/lib', platform));
  const found = libraries.find((path) => existsSync(path));
  const loader = ['ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1']
    .map((name) => join(`${found}`, name))
    .find(existsSync);
  return loader === undefined ? [program] : [loader, '--library-path', found, program];
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
