import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file and waits until the disk has it.
 *
 * @example
 * await writeDurably('/var/lib/portal/draft/module.js', content);
 */
export async function writeDurably(path: string, content: Buffer | string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Replaces a file in one step, so a reader or a crash finds the old or the new content.
 *
 * @throws Error if its folder does not exist
 *
 * @example
 * await replaceDurably('/var/lib/portal/set.json', JSON.stringify(set));
 */
export async function replaceDurably(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await writeDurably(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * Waits until the disk has the names in a folder.
 *
 * @example
 * await syncFolder('/var/lib/portal');
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Whether an operation failed because there is no such file.
 *
 * @example
 * const content = await readFile(path).catch((error: unknown) => {
 *   if (isMissing(error)) return null;
 *   throw error;
 * });
 */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}
