import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

/** A Valkey or Redis that runs for one test, without files: it is empty after a restart. */
export interface TestRedis extends AsyncDisposable {
  readonly url: string;
  /** Kills the server as `kill -9` does. */
  kill(): Promise<void>;
  /** Stops it from responding; its connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Starts it again at the same address. */
  restart(): Promise<void>;
}

const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** `test`; where no server is installed `test.skip`, with a line that shows it. */
export const testWithRedis: typeof test = program === undefined ? skipped() : test;

/**
 * Starts a server at a free port of loopback.
 *
 * @example
 * ```ts
 * testWithRedis('two replicas count together', async () => {
 *   await using redis = await testRedis();
 * });
 * ```
 */
export async function testRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server = await start(port);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async restart() {
      await kill();
      server = await start(port);
    },
    [Symbol.asyncDispose]: kill,
  };
}

async function start(port: number): Promise<ChildProcess> {
  if (program === undefined) throw new Error('Neither valkey-server nor redis-server is installed');
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const server = spawn(program, options, { stdio: 'ignore' });
  await until(() => accepts(port));
  return server;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function skipped(): typeof test {
  process.stderr.write('SKIPPED: the tests with a shared store: neither valkey-server nor redis-server is installed\n');
  return test.skip;
}
