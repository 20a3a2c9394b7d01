import { ConfigError } from './config.ts';
import type { RunningServer } from './server.ts';

const stopLimitMs = 15_000;

/**
 * The whole of a `main.ts`: `runMain(() => startService(forumsService, readServiceConfig(…)))`. Starts, and on SIGTERM,
 * SIGINT or the end of the parent process (IPC disconnect) stops once and exits with 0. A failed start says why and exits
 * with 1.
 */
export function runMain(start: () => Promise<Pick<RunningServer, 'stop'>>): void {
  // Databases and pictures are for the operator only.
  process.umask(0o077);
  const running = Promise.resolve().then(start);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => fail(new Error(`did not stop within ${stopLimitMs} ms`)), stopLimitMs).unref();
    try {
      // A signal during the start waits for it: half-started things cannot be stopped cleanly.
      await (await running).stop();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop());
  running.then(() => {
    // A supervisor restarts at once what was ready before; the name of the message is PM2's.
    if (process.connected) process.send?.('ready');
  }, fail);
}

function fail(error: unknown): never {
  process.stderr.write(`${readable(error)}\n`);
  process.exit(1);
}

function readable(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Cannot start: the address is already in use (${error.message}).`;
  return error.stack ?? error.message;
}
