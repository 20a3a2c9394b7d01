import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file in one step, because another process may read it at any moment.
 *
 * @param mode its permissions, as far as the process's umask leaves them; 0o666 if not given
 */
export async function replaceFile(file: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, content, { mode });
  await rename(draft, file);
}
