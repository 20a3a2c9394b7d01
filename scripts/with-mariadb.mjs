// Runs a command with a private throwaway MariaDB (or MySQL) server:
//   node scripts/with-mariadb.mjs npx jest --selectProjects service-kit forums
// The command finds the server by TEST_DATABASE_URL, whose user may create databases. With --or-skip before the command it
// is left out where there is no server, and a line shows why.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';

const startLimitMs = 60_000;
const extraFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/libexec'];

const isOptional = process.argv[2] === '--or-skip';
const command = process.argv.slice(isOptional ? 3 : 2);
if (command.length === 0) fail('Usage: node scripts/with-mariadb.mjs <command…>');
const daemon = find('mariadbd', 'mysqld');
if (daemon === undefined) {
  if (isOptional) {
    process.stderr.write('SKIPPED: the tests with a real MariaDB: neither mariadbd nor mysqld is installed\n');
    process.exit(0);
  }
  fail(
    "No MariaDB or MySQL server on this machine: neither 'mariadbd' nor 'mysqld' is in the PATH or its usual place.\n" +
      "Install one, for example Debian's package: apt-get install mariadb-server",
  );
}

process.exitCode = await withServer(daemon, (url) => run(command, { ...process.env, TEST_DATABASE_URL: url }));

/** Starts the server in a folder of its own, which is removed afterwards. */
async function withServer(path, use) {
  const folder = await mkdtemp(join(tmpdir(), 'seed-mariadb-'));
  const port = await getPort({ host: '127.0.0.1' });
  const data = join(folder, 'data');
  const common = ['--no-defaults', `--datadir=${data}`, ...(userInfo().uid === 0 ? ['--user=root'] : [])];
  let server;
  try {
    install(path, common);
    server = spawn(path, [...common, ...serverOptions(folder, port)], { stdio: 'ignore' });
    await ready(server, port, join(folder, 'server.log'));
    return await use(`mysql://root@127.0.0.1:${port}/mysql`);
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
}

function install(path, common) {
  const installer = find('mariadb-install-db', 'mysql_install_db');
  const [tool, options] =
    installer === undefined
      ? [path, [...common, '--initialize-insecure']]
      : [installer, [...common, '--auth-root-authentication-method=normal', '--skip-test-db']];
  const { status, stdout, stderr } = spawnSync(tool, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} failed:\n${stdout}${stderr}`);
}

function serverOptions(folder, port) {
  return [
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${join(folder, 'server.sock')}`,
    `--pid-file=${join(folder, 'server.pid')}`,
    `--log-error=${join(folder, 'server.log')}`,
    // The data need not survive, so the server does not wait for the disk.
    '--innodb-flush-log-at-trx-commit=0',
    '--skip-log-bin',
    '--innodb-buffer-pool-size=64M',
    '--max-connections=151',
  ];
}

/** The server greets every connection once it is ready. */
async function ready(server, port, log) {
  const deadline = Date.now() + startLimitMs;
  while (!(await greets(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The database server did not start:\n${await readFile(log, 'utf8').catch(String)}`);
    }
    await delay(100);
  }
}

function greets(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const settle = (greeted) => {
      socket.destroy();
      resolve(greeted);
    };
    socket.once('data', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => settle(false));
  });
}

function run([file, ...options], env) {
  const child = spawn(file, options, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

async function stop(server) {
  if (server === undefined || server.exitCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exited;
}

function find(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extraFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
