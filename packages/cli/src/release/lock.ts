import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
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
  for (let waited = 0; !(await acquire(file)); waited += stepMs) {
    if (waited >= patienceMs) throw new CliError('conflict', `Another change holds ${file}. Try again in a moment.`);
    await wait(stepMs);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (await isAbandoned(file)) await rm(file, { force: true });
    return false;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // A file without a number is being written at this moment.
  return pid > 0 && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
