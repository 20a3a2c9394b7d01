import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Takes a lock for this process by creating its file; removing the file gives the lock back. The lock of a process that
 * has ended is taken over.
 *
 * @param file the path of the lock file, in a folder that exists
 * @returns false if a running process holds the lock
 */
export async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (!(await isAbandoned(file))) return false;
  await rm(file, { force: true });
  return tryLock(file);
}

async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // A file without a number is being written at this moment.
  return pid > 0 && !isAlive(pid);
}

/** Whether a process runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
