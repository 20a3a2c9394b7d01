import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { BackedUpObjects, Manifest } from './manifest.ts';
import { digestOf } from './digest.ts';
import { linesOf } from './lines.ts';
import type { ObjectPlace } from './object-place.ts';
import { type Piece, pieceSchema, unseal, unsealPlain } from './pieces.ts';

const entrySchema = z.object({
  /** The digest of the object's name: names of pictures have 128 random bits, so it does not disclose them. */
  id: z.string(),
  bytes: z.number(),
  mark: z.string(),
  pieces: z.array(pieceSchema),
});

/** One object of a backup. */
export type ObjectEntry = z.output<typeof entrySchema>;

export const entryId = (service: string, name: string) => digestOf(`${service}\n${name}`);

export function linesOfEntries(entries: readonly ObjectEntry[]): Buffer[] {
  return entries.map((entry) => Buffer.from(`${JSON.stringify(entry)}\n`));
}

export function linesOfNames(names: readonly string[]): Buffer[] {
  return names.map((name) => Buffer.from(`${JSON.stringify(name)}\n`));
}

/** @throws BackupError `damaged` */
export async function* readEntries(place: ObjectPlace, objects: BackedUpObjects): AsyncIterable<ObjectEntry> {
  let count = 0;
  for await (const line of linesOf(unsealPlain(place, objects.entries))) {
    count += 1;
    yield entrySchema.parse(JSON.parse(line));
  }
  if (count !== objects.count) throw new BackupError('damaged', `The list of objects has ${count} of ${objects.count}`);
}

/** The names by the ids of their entries. */
export async function readNames(
  place: ObjectPlace,
  {
    service,
    objects,
    identity,
  }: { readonly service: string; readonly objects: BackedUpObjects; readonly identity: string },
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const line of linesOf(unseal(place, objects.names, identity))) {
    const name = z.string().parse(JSON.parse(line));
    names.set(entryId(service, name), name);
  }
  return names;
}

/** All pieces of a backup. */
export async function* piecesOf(place: ObjectPlace, manifest: Manifest): AsyncIterable<Piece> {
  for (const { database, objects } of Object.values(manifest.services)) {
    yield* database?.pieces ?? [];
    if (objects === undefined) continue;
    yield* objects.names;
    yield* objects.entries;
    for await (const { pieces } of readEntries(place, objects)) yield* pieces;
  }
}
