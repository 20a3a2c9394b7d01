import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes the file so that it holds either the old or the new text, never a part, and only its owner may read it. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
