import { hostname } from 'node:os';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { ObjectPlace } from './object-place.ts';

const name = 'lock.json';
const holder = z.object({ host: z.string(), pid: z.number(), since: z.string() });

/**
 * Runs the work while no other backup or removal uses the store: a removal would delete pieces that a backup under way
 * counts on. The lock of a process of this machine that has ended is taken over.
 *
 * @throws BackupError `locked`
 */
export async function withStoreLock<T>(place: ObjectPlace, work: () => Promise<T>): Promise<T> {
  const own = Buffer.from(JSON.stringify({ host: hostname(), pid: process.pid, since: new Date().toISOString() }));
  if (!(await place.create(name, own))) {
    await assertAbandoned(place, own);
    await place.put(name, own);
  }
  try {
    return await work();
  } finally {
    await place.delete(name);
  }
}

async function assertAbandoned(place: ObjectPlace, own: Buffer): Promise<void> {
  const content = await place.get(name);
  // A request that was repeated finds its own lock.
  if (content === null || content.equals(own)) return;
  const parsed = holder.safeParse(JSON.parse(content.toString()));
  if (parsed.success && parsed.data.host === hostname() && !isRunning(parsed.data.pid)) return;
  const { host = 'unknown', pid = 0, since = 'unknown' } = parsed.data ?? {};
  throw new BackupError(
    'locked',
    `${place.label} is in use by the process ${pid} of ${host} since ${since}. ` +
      `If that process has ended, delete ${name} there and start again`,
  );
}

function isRunning(pid: number): boolean {
  // In a container, earlier processes had the same pid as this one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
