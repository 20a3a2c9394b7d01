import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '@seed/build/process-lock';
import { CliError } from '../cli-error.ts';

const patienceMs = 5000;
const stepMs = 50;

/**
 * Runs the work while no other process runs work under the same lock file. The lock of a process that has ended is
 * ignored.
 *
 * @throws CliError `conflict` if another process keeps the lock for 5 s.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; !(await tryLock(file)); waited += stepMs) {
    if (waited >= patienceMs) throw new CliError('conflict', `Another change holds ${file}. Try again in a moment.`);
    await wait(stepMs);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
