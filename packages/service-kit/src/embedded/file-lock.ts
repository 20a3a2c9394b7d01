import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** Another process has the database file open. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
  readonly code = 'database_in_use';
}

export interface FileLock {
  /** Whether the previous process ended without closing the file. */
  readonly afterCrash: boolean;
  release(): void;
}

const holder = z.object({ pid: z.number().int().positive(), started: z.string().nullable() });
type Holder = z.infer<typeof holder>;

const heldLocks = new Set<string>();
const pollMs = 50;

/**
 * Makes this process the only one that uses the database file. The pid file of a dead process, and the lock directory
 * that the WebAssembly engine leaves behind after a kill, are removed; a running process has `patienceMs` to finish.
 */
export async function lockFile(file: string, patienceMs = 5000): Promise<FileLock> {
  const path = resolve(file);
  const pidFile = `${path}.pid`;
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + patienceMs;
  let afterCrash = false;
  while (!(await createExclusively(pidFile))) {
    const other = await readHolder(pidFile);
    if (other !== undefined && (await isAlive(other, path))) {
      if (Date.now() > deadline) throw new DatabaseInUseError(`${file} is in use by the process ${other.pid}`);
      await delay(pollMs);
    } else {
      afterCrash = true;
      await rm(pidFile, { force: true });
    }
  }
  heldLocks.add(path);
  await removeLockDirectory(`${path}.lock`);
  return {
    afterCrash,
    release() {
      if (heldLocks.delete(path)) rmSync(pidFile, { force: true });
    },
  };
}

async function createExclusively(pidFile: string): Promise<boolean> {
  const content = JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder);
  try {
    await writeFile(pidFile, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Undefined if the file does not exist or is incomplete after a crash. */
async function readHolder(pidFile: string): Promise<Holder | undefined> {
  try {
    return holder.parse(JSON.parse(await readFile(pidFile, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

async function isAlive({ pid, started }: Holder, path: string): Promise<boolean> {
  // In a container, earlier processes had the same pid as this one.
  if (pid === process.pid) return heldLocks.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    if (!hasCode(error, 'EPERM')) throw error;
  }
  const now = await startOf(pid);
  // A process with the same pid and another start time is another process.
  return started === null || now === null || started === now;
}

/** When a process started, in the kernel's ticks since boot; null where there is no /proc. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? null;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH') || hasCode(error, 'EACCES')) return null;
    throw error;
  }
}

async function removeLockDirectory(path: string): Promise<void> {
  try {
    await rmdir(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
