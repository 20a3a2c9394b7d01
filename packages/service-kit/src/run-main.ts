import { ConfigError } from './config.ts';
import type { RunningServer } from './server.ts';

const stopLimitMs = 15_000;

/**
 * Runs a program; a `main.ts` contains nothing else. On SIGTERM, SIGINT or the end of the parent process (IPC
 * disconnect) it stops once and exits with 0. A start that fails, or a stop that takes more than 15 s, prints the
 * reason and exits with 1.
 *
 * @param start starts the program and resolves when it is ready
 *
 * @example
 * ```ts
 * runMain(() => startService(noticesService, readServiceConfig('notices', process.env)));
 * ```
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
      // A signal during the start waits for it: a program that has not started completely cannot be stopped cleanly.
      await (await running).stop();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop());
  running.then(() => {
    // A supervisor restarts a process at once if it was ready before; the name of the message is PM2's.
    if (process.connected) process.send?.('ready');
  }, fail);
}

/**
 * Runs a program that ends by itself, and exits with 0; one that fails prints the reason and exits with 1.
 *
 * @example
 * ```ts
 * runTask(async () => console.log(await countNotices()));
 * ```
 */
export function runTask(task: () => Promise<void>): void {
  process.umask(0o077);
  Promise.resolve().then(task).catch(fail);
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
