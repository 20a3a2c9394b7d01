import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { obtainGoProgram } from '../go-program.mjs';
import { until } from './processes.mjs';

const accessKeyId = 'the-portal';
const secretAccessKey = 'a-secret-of-this-run';
const buckets = ['pictures', 'releases'];
const diskSize = '64m';

/** Starts an S3 server over a disk of its own, supervised, with one bucket for pictures and one for releases. */
export async function startObjectStore({ processes, folder, port }) {
  const { program, reason } = obtainGoProgram('versitygw');
  if (reason !== undefined) throw new Error(`versitygw: ${reason}`);
  const objects = join(folder, 'objects');
  mkdirSync(objects);
  // The disk ends with the mounts of this process.
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', objects]);
  for (const bucket of buckets) mkdirSync(join(objects, bucket), { recursive: true });
  const key = ['--access', accessKeyId, '--secret', secretAccessKey];
  const args = [...key, '--port', `127.0.0.1:${port}`, 'posix', objects];
  const start = () => processes.start('objects', { command: program, args, supervised: true });
  start();
  const endpoint = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(endpoint)).status === 403;
  await until('the object store', isUp);
  return {
    endpoint,
    accessKeyId,
    secretAccessKey,
    start,
    untilUp: () => until('the object store', isUp),
    fillDisk: () => fill(join(objects, 'filling')),
    freeDisk: () => rmSync(join(objects, 'filling')),
  };
}

/** Starts a Redis without files, supervised. */
export async function startRedis({ processes, port }) {
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  processes.start('redis', { command: 'redis-server', args, supervised: true });
  const untilUp = () => until('Redis', () => accepts(port));
  await untilUp();
  return { url: `redis://127.0.0.1:${port}`, untilUp };
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Writes until the disk takes no more. */
function fill(file) {
  const { stderr } = spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  if (!stderr.includes('No space left on device')) throw new Error(`The disk could not be filled: ${stderr}`);
}
