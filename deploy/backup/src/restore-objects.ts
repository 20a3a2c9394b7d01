import { BackupError } from './backup-error.ts';
import { concurrently } from './concurrently.ts';
import type { BackedUpObjects } from './manifest.ts';
import { type ObjectEntry, readEntries, readNames } from './object-entries.ts';
import type { ObjectPlace } from './object-place.ts';
import { unseal } from './pieces.ts';

const maxConcurrent = 8;

export interface ObjectsToRestore {
  readonly service: string;
  readonly store: ObjectPlace;
  readonly made: BackedUpObjects;
  readonly target: ObjectPlace;
  readonly identity: string;
  /** Whether objects that are there are written again. */
  readonly force: boolean;
}

/** Writes the objects that the target does not have with this length; returns how many. */
export async function restoreObjects(work: ObjectsToRestore): Promise<number> {
  const { service, store, made, target, identity, force } = work;
  const names = await readNames(store, { service, objects: made, identity });
  const present = new Map<string, number>();
  if (!force) for await (const { name, bytes } of target.list()) present.set(name, bytes);
  let written = 0;
  await concurrently(readEntries(store, made), maxConcurrent, async (entry) => {
    const name = names.get(entry.id);
    if (name === undefined) throw new BackupError('damaged', `The names of the objects of ${service} are not whole`);
    if (present.get(name) === entry.bytes) return;
    await target.put(name, await contentOf(store, entry, identity));
    written += 1;
  });
  return written;
}

async function contentOf(store: ObjectPlace, { pieces, bytes, id }: ObjectEntry, identity: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unseal(store, pieces, identity)) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  if (content.length === bytes) return content;
  throw new BackupError('damaged', `The object ${id} has ${content.length} bytes in place of ${bytes}`);
}
