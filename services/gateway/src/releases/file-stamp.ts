import { stat } from 'node:fs/promises';
import { isMissing } from '@seed/service-kit/durable-files';

/** Another text after each replacement of a file; undefined if there is none. */
export async function fileStamp(path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino}-${size}-${mtimeNs}`;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
