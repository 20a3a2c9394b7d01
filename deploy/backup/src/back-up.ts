import type { BackedUpSource } from './backed-up-source.ts';
import { databaseAt } from './database.ts';
import { backUpObjects } from './back-up-objects.ts';
import type { BackupConfig, ServiceParts } from './config.ts';
import { type BackedUpDatabase, listBackups, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { type ObjectEntry, readEntries } from './object-entries.ts';
import type { ObjectPlace } from './object-place.ts';
import { seal } from './pieces.ts';
import { placeAt } from './places.ts';
import { withStoreLock } from './store-lock.ts';

/** Reports a step of long work. */
export type Progress = (line: string) => void;

type BackedUpService = Manifest['services'][string];

/** Where a backup goes, and the last one there. */
interface Target {
  readonly place: ObjectPlace;
  readonly recipients: readonly string[];
  readonly last: Manifest | undefined;
  readonly progress: Progress;
}

/**
 * Backs up all configured services. The manifest is written last, so a backup that was interrupted is none.
 *
 * @throws BackupError if a part cannot be read or stored, or if an object is missing that a database needs
 */
export async function backUp(config: BackupConfig, progress: Progress): Promise<Manifest> {
  const place = placeAt(config.store);
  return withStoreLock(place, async () => {
    const started = new Date();
    const [lastId] = await listBackups(place);
    const last = lastId === undefined ? undefined : await readManifest(place, lastId);
    const target = { place, recipients: config.recipients, last, progress };
    const services: Record<string, BackedUpService> = {};
    for (const [service, parts] of Object.entries(config.services)) {
      services[service] = await backUpService(service, parts, target);
    }
    return writeManifest(place, {
      format: 1,
      id: idOf(started),
      startedAt: started.toISOString(),
      finishedAt: new Date().toISOString(),
      recipients: config.recipients,
      services,
    });
  });
}

const idOf = (instant: Date) =>
  instant
    .toISOString()
    .replaceAll(':', '-')
    .replace(/\.(\d+)Z$/, '-$1Z');

async function backUpService(service: string, parts: ServiceParts, target: Target): Promise<BackedUpService> {
  const source = parts.database === undefined ? undefined : databaseAt(parts.database);
  const { database, references } = await backUpDatabase(source, parts.references, target);
  if (database !== undefined) {
    const rows = Object.values(database.tables).reduce((sum, table) => sum + table.rows, 0);
    target.progress(`${service}: ${rows} rows of ${Object.keys(database.tables).length} tables`);
  }
  if (parts.objects === undefined) return { database };
  const { added, ...objects } = await backUpObjects({
    service,
    source: placeAt(parts.objects),
    target: target.place,
    recipients: target.recipients,
    known: await knownEntries(service, target),
    references,
    currentReferences: async () => (await source?.references(parts.references ?? '')) ?? new Set(),
  });
  target.progress(`${service}: ${objects.count} objects, ${added} of them new`);
  return { database, objects };
}

async function backUpDatabase(
  source: BackedUpSource | undefined,
  referenceQuery: string | undefined,
  { place, recipients }: Target,
): Promise<{ readonly database: BackedUpDatabase | undefined; readonly references: ReadonlySet<string> }> {
  if (source === undefined) return { database: undefined, references: new Set() };
  return source.snapshot(referenceQuery, async (snapshot) => {
    const { takenAt, version, schema, references } = snapshot;
    const pieces = await seal(place, snapshot.content(), recipients);
    return { database: { kind: source.kind, version, takenAt, schema, tables: snapshot.counts(), pieces }, references };
  });
}

/** The objects of the last backup. One for other recipients is not used: its objects would stay closed to a new key. */
async function knownEntries(service: string, { place, recipients, last }: Target): Promise<Map<string, ObjectEntry>> {
  const known = new Map<string, ObjectEntry>();
  const objects = last?.services[service]?.objects;
  const hasSameKeys = last?.recipients.toSorted().join() === recipients.toSorted().join();
  if (objects === undefined || !hasSameKeys) return known;
  for await (const entry of readEntries(place, objects)) known.set(entry.id, entry);
  return known;
}
