import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { digestOf } from './digest.ts';
import type { ObjectPlace } from './object-place.ts';
import { pieceSchema } from './pieces.ts';

/** A backup of a file has the number of rows only: its pieces have the digest of everything. */
const tables = z.record(z.string(), z.object({ rows: z.number(), sha256: z.string().optional() }));

const backedUpDatabase = z.object({
  kind: z.enum(['mysql', 'sqlite']),
  /** The version of the database server or library. */
  version: z.string(),
  /** The moment of which all its tables are. */
  takenAt: z.iso.datetime(),
  /** The last migration; null if the database has none of this portal. */
  schema: z.string().nullable(),
  tables,
  pieces: z.array(pieceSchema),
});

const backedUpObjects = z.object({
  count: z.number(),
  bytes: z.number(),
  /** Objects whose rows were deleted between the moment of the database and the copy. */
  deletedMeanwhile: z.number(),
  /** One line of JSON an object, without its name: names of pictures are secret. */
  entries: z.array(pieceSchema),
  /** The encrypted names, in the order of the entries. */
  names: z.array(pieceSchema),
});

const content = z.object({
  format: z.literal(1),
  id: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  recipients: z.array(z.string()),
  services: z.record(
    z.string(),
    z.object({ database: backedUpDatabase.optional(), objects: backedUpObjects.optional() }),
  ),
});

const manifestSchema = content.extend({ digest: z.string() });

export type ManifestContent = z.output<typeof content>;
/** The content of one backup. */
export type Manifest = z.output<typeof manifestSchema>;
export type BackedUpDatabase = z.output<typeof backedUpDatabase>;
export type BackedUpObjects = z.output<typeof backedUpObjects>;
export type TableCounts = z.output<typeof tables>;

const folder = 'backups/';
const file = 'manifest.json';
const nameOf = (id: string) => `${folder}${id}/${file}`;

/** Writes the manifest, by which a backup becomes one. */
export async function writeManifest(place: ObjectPlace, written: ManifestContent): Promise<Manifest> {
  // The schema decides the order of the keys, when it is written and when it is read.
  const parsed = content.parse(written);
  const manifest = { ...parsed, digest: digestOf(JSON.stringify(parsed)) };
  const isNew = await place.create(nameOf(written.id), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  if (!isNew) throw new BackupError('locked', `${place.label} has a backup ${written.id} already`);
  return manifest;
}

/**
 * Reads a manifest and compares it with its digest.
 *
 * @throws BackupError `not-found` if there is no such backup, `damaged` if the manifest is not what was written
 */
export async function readManifest(place: ObjectPlace, id: string): Promise<Manifest> {
  const text = await place.get(nameOf(id));
  if (text === null) throw new BackupError('not-found', `${place.label} has no complete backup ${id}`);
  const parsed = manifestSchema.safeParse(jsonOf(text.toString()));
  if (!parsed.success) throw damaged(place, id);
  const { digest, ...rest } = parsed.data;
  if (digestOf(JSON.stringify(rest)) !== digest) throw damaged(place, id);
  return parsed.data;
}

/** The ids of all complete backups, the newest first. */
export async function listBackups(place: ObjectPlace): Promise<string[]> {
  const ids: string[] = [];
  for await (const { name } of place.list(folder)) {
    const [, id, last] = name.split('/');
    if (id !== undefined && last === file) ids.push(id);
  }
  return ids.toSorted().toReversed();
}

/** Removes the manifest; the pieces that no other backup needs are removed afterwards. */
export function deleteManifest(place: ObjectPlace, id: string): Promise<void> {
  return place.delete(nameOf(id));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damaged(place: ObjectPlace, id: string): BackupError {
  return new BackupError('damaged', `The manifest of the backup ${id} in ${place.label} was changed or is not whole`);
}
