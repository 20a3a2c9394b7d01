import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStoreSettings } from '../object-store.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A bucket of a real S3 server that runs for one test. */
export interface TestBucket extends AsyncDisposable {
  readonly settings: ObjectStoreSettings;
  /** The folder in which the server keeps the objects. */
  readonly folder: string;
  /** Kills the server as `kill -9` does. */
  kill(): Promise<void>;
  /** Stops it from responding; its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Starts it again at the same address, with the same objects. */
  restart(): Promise<void>;
}

/** The program of the S3 server versitygw; `npm run test:s3` sets it. */
export const s3Server = process.env['TEST_S3_SERVER'];

/** `describe`; `describe.skip` without the program of an S3 server, which `npm run test:s3` brings. */
export const describeWithS3: typeof describe = s3Server === undefined ? describe.skip : describe;

/**
 * Starts an S3 server with one empty bucket at a free port of loopback.
 *
 * @example
 * ```ts
 * describeWithS3('a bucket', () => {
 *   test('returns what was stored', async () => {
 *     await using bucket = await testBucket();
 *     const store = objectStore(bucket.settings);
 *   });
 * });
 * ```
 */
export async function testBucket(): Promise<TestBucket> {
  const bucketName = 'seed-objects';
  const root = await mkdtemp(join(tmpdir(), 'seed-s3-'));
  const folder = join(root, bucketName);
  await mkdir(folder);
  const settings = {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    bucket: bucketName,
    region: 'us-east-1',
    accessKeyId: 'a-team',
    secretAccessKey: 'a-secret/with+signs',
  };
  let server = await started(settings, root);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    settings,
    folder,
    kill,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async restart() {
      server = await started(settings, root);
    },
    async [Symbol.asyncDispose]() {
      await kill();
      await rm(root, { recursive: true });
    },
  };
}

async function started({ endpoint, accessKeyId, secretAccessKey }: ObjectStoreSettings, root: string) {
  if (s3Server === undefined) throw new Error('TEST_S3_SERVER is not set: npm run test:s3');
  const key = ['--access', accessKeyId, '--secret', secretAccessKey];
  const server: ChildProcess = spawn(s3Server, [...key, '--port', new URL(endpoint).host, 'posix', root], {
    stdio: 'ignore',
  });
  await until(async () => {
    const response = await fetch(endpoint).catch(() => undefined);
    return response?.status === 403;
  });
  return server;
}
