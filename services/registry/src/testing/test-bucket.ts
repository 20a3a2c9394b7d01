import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStoreSettings } from '@seed/service-kit/object-store';
import { until } from '@seed/service-kit/testing/until';

/** A bucket of a real S3 server that runs for one test. */
export interface TestBucket extends AsyncDisposable {
  readonly settings: ObjectStoreSettings;
  /** The folder in which the server keeps the objects. */
  readonly folder: string;
  /** Kills the server. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with the same objects. */
  restart(): Promise<void>;
}

/** The program of the S3 server versitygw; `npm run test:s3` sets it. */
export const s3Server = process.env['TEST_S3_SERVER'];

export async function testBucket(): Promise<TestBucket> {
  const root = await mkdtemp(join(tmpdir(), 'seed-s3-'));
  const folder = join(root, 'releases');
  await mkdir(folder);
  const settings = {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    bucket: 'releases',
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
