import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { root } from '../workspaces.mjs';
import { until } from './processes.mjs';

const program = join(root, '.cache', 'versitygw', 'versitygw');
const accessKeyId = 'the-portal';
const secretAccessKey = 'a-secret-of-this-run';
const buckets = ['pictures', 'releases'];

/** Starts an S3 server over a folder, supervised, with one bucket for pictures and one for releases. */
export async function startObjectStore({ processes, folder, port }) {
  if (!existsSync(program))
    spawnSync(process.execPath, [join(root, 'scripts', 'with-s3.mjs'), 'true'], { stdio: 'inherit' });
  if (!existsSync(program)) throw new Error('versitygw could not be built: see above');
  const objects = join(folder, 'objects');
  for (const bucket of buckets) mkdirSync(join(objects, bucket), { recursive: true });
  const key = ['--access', accessKeyId, '--secret', secretAccessKey];
  const args = [...key, '--port', `127.0.0.1:${port}`, 'posix', objects];
  const start = () => processes.start('objects', { command: program, args, supervised: true });
  start();
  const endpoint = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(endpoint)).status === 403;
  await until('the object store', isUp);
  return { endpoint, accessKeyId, secretAccessKey, start, untilUp: () => until('the object store', isUp) };
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
