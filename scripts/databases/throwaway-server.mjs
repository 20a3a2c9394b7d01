// A database server in a folder of its own, for one command.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';

const startLimitMs = 60_000;
const extraFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/libexec'];

/**
 * Runs a command with TEST_DATABASE_URL, whose user may create databases, and resolves to its exit code. The server ends
 * with it, and its data is removed.
 *
 * @param installer what makes the system tables, and @param daemon what serves, each as a program with its first options
 */
export function runWithServer({ installer, daemon }, command) {
  return withServer({ installer, daemon }, (url) => run(command, { ...process.env, TEST_DATABASE_URL: url }));
}

/** The path of the first of these programs that is installed. */
export function find(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extraFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function withServer({ installer, daemon: [program, ...options] }, use) {
  const folder = await mkdtemp(join(tmpdir(), 'seed-database-'));
  const port = await getPort({ host: '127.0.0.1' });
  const data = [`--datadir=${join(folder, 'data')}`, ...(userInfo().uid === 0 ? ['--user=root'] : [])];
  let server;
  try {
    install(installer, data);
    server = spawn(program, [...options, ...data, ...serverOptions(folder, port)], { stdio: 'ignore' });
    await ready(server, port, join(folder, 'server.log'));
    return await use(`mysql://root@127.0.0.1:${port}/mysql`);
  } finally {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
}

function install([program, ...options], data) {
  const { status, stdout, stderr } = spawnSync(program, [...options, ...data], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
}

function serverOptions(folder, port) {
  return [
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${join(folder, 'server.sock')}`,
    `--pid-file=${join(folder, 'server.pid')}`,
    `--log-error=${join(folder, 'server.log')}`,
    // The data need not survive, so the server neither waits for the disk nor makes files for each table.
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--innodb-doublewrite=OFF',
    '--innodb-file-per-table=OFF',
    // These are options of MariaDB only.
    '--loose-sync-frm=OFF',
    '--loose-debug-no-sync=ON',
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
