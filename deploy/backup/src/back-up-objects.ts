import { BackupError } from './backup-error.ts';
import { concurrently } from './concurrently.ts';
import type { BackedUpObjects } from './manifest.ts';
import { entryId, linesOfEntries, linesOfNames, type ObjectEntry } from './object-entries.ts';
import type { ObjectPlace, StoredObject } from './object-place.ts';
import { seal, sealPlain } from './pieces.ts';

const maxConcurrent = 8;
/** An object is in memory as a whole, as it is in the services, which accept some megabytes. */
const maxBytes = 256 * 1024 * 1024;

/** A file that a service is writing, and which gets its name when it is whole. */
const draftName = /\.[\da-f-]{36}\.new$/;

export interface ObjectsToBackUp {
  readonly service: string;
  readonly source: ObjectPlace;
  readonly target: ObjectPlace;
  readonly recipients: readonly string[];
  /** The entries of the last backup, by their ids: an object that it has is not read again. */
  readonly known: ReadonlyMap<string, ObjectEntry>;
  /** The names that the rows of the backed up database need. */
  readonly references: ReadonlySet<string>;
  /** The names that the rows need now. */
  currentReferences(): Promise<ReadonlySet<string>>;
}

/**
 * Backs up all objects of a service, after its database: a service stores an object before the row that names it, and
 * never changes one, so every object that the database needs is there already.
 *
 * @throws BackupError `incomplete` if an object is missing that the database needs
 */
export async function backUpObjects(work: ObjectsToBackUp): Promise<BackedUpObjects & { readonly added: number }> {
  const { source, target, recipients } = work;
  const found = new Map<string, ObjectEntry>();
  let added = 0;
  await concurrently(source.list(), maxConcurrent, async (object) => {
    if (draftName.test(object.name)) return;
    const known = knownEntry(work, object);
    const entry = known ?? (await copy(work, object));
    if (entry === null) return;
    found.set(object.name, entry);
    if (known === undefined) added += 1;
  });
  const deletedMeanwhile = await countDeleted(work, found);
  const names = [...found.keys()].toSorted();
  const entries = names.flatMap((name) => found.get(name) ?? []);
  return {
    count: names.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    deletedMeanwhile,
    added,
    entries: await sealPlain(target, chunks(linesOfEntries(entries))),
    names: await seal(target, chunks(linesOfNames(names)), recipients),
  };
}

function knownEntry({ service, known }: ObjectsToBackUp, { name, bytes, mark }: StoredObject): ObjectEntry | undefined {
  const entry = known.get(entryId(service, name));
  return entry?.bytes === bytes && entry.mark === mark ? entry : undefined;
}

/** Null for an object that was deleted since it was listed. */
async function copy(work: ObjectsToBackUp, { name, bytes, mark }: StoredObject): Promise<ObjectEntry | null> {
  if (bytes > maxBytes) {
    throw new BackupError(
      'config',
      `An object in ${work.source.label} has ${bytes} bytes; at most ${maxBytes} are possible`,
    );
  }
  const content = await work.source.get(name);
  if (content === null) return null;
  const pieces = await seal(work.target, chunks([content]), work.recipients);
  return { id: entryId(work.service, name), bytes: content.length, mark, pieces };
}

async function countDeleted(work: ObjectsToBackUp, found: ReadonlyMap<string, unknown>): Promise<number> {
  const missing = [...work.references].filter((name) => !found.has(name));
  if (missing.length === 0) return 0;
  const current = await work.currentReferences();
  const lost = missing.filter((name) => current.has(name));
  if (lost.length === 0) return missing.length;
  throw new BackupError(
    'incomplete',
    `${lost.length} objects that the database of ${work.service} needs are missing in ${work.source.label}`,
  );
}

async function* chunks(content: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* content;
}
