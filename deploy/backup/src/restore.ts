import { BackupError } from './backup-error.ts';
import type { BackedUpSource } from './backed-up-source.ts';
import { databaseAt } from './database.ts';
import type { Progress } from './back-up.ts';
import type { BackupConfig } from './config.ts';
import type { BackedUpDatabase, BackedUpObjects, Manifest, TableCounts } from './manifest.ts';
import type { ObjectPlace } from './object-place.ts';
import { readNames } from './object-entries.ts';
import { unseal } from './pieces.ts';
import { placeAt } from './places.ts';
import { restoreObjects } from './restore-objects.ts';
import { verifyBackup } from './verify.ts';

export interface RestoreOptions {
  readonly identity: string;
  /** The services to restore; all of the backup if not given. */
  readonly services?: readonly string[] | undefined;
  /** Whether databases that are not empty are emptied, and objects that are there are written again. */
  readonly force: boolean;
  readonly progress: Progress;
}

/** A service of the backup with the places of its parts. */
interface Plan {
  readonly service: string;
  readonly database?: { readonly made: BackedUpDatabase; readonly target: BackedUpSource };
  readonly objects?: { readonly made: BackedUpObjects; readonly target: ObjectPlace };
}

/**
 * Restores a backup. Nothing is touched until every piece is compared with its digest, every database is read to its end
 * with the key, and every database to be restored is empty.
 *
 * @throws BackupError `damaged`, `wrong-key` or `not-empty` before anything is touched; `incomplete` if what was written
 *   differs from the backup
 */
export async function restore(config: BackupConfig, manifest: Manifest, options: RestoreOptions): Promise<void> {
  const store = placeAt(config.store);
  const plans = plansOf(config, manifest, options.services);
  const { pieces, bytes } = await verifyBackup(store, manifest);
  options.progress(`the backup is whole: ${pieces} pieces, ${bytes} bytes`);
  for (const plan of plans) await rehearse(store, plan, options);
  options.progress('the key fits, and every database in the backup can be read to its end');
  for (const { service, database, objects } of plans) {
    // The objects first, so that no row names an object that is not there.
    if (objects !== undefined) {
      const written = await restoreObjects({ service, store, ...objects, ...options });
      options.progress(`${service}: ${objects.made.count} objects, ${written} of them written`);
    }
    if (database !== undefined) await restoreDatabase(store, { service, ...database }, options);
  }
}

function plansOf({ services }: BackupConfig, manifest: Manifest, only: readonly string[] | undefined): Plan[] {
  const names = only ?? Object.keys(manifest.services);
  return names.map((service) => {
    const made = manifest.services[service];
    if (made === undefined) throw new BackupError('not-found', `The backup has no service ${service}`);
    const { database, objects } = services[service] ?? {};
    if (made.database && (database === undefined || 'url' in database !== (made.database.kind === 'mysql'))) {
      throw new BackupError(
        'config',
        `services.${service}.database: must be of the kind ${made.database.kind}, as it was`,
      );
    }
    if (made.objects && objects === undefined) {
      throw new BackupError('config', `services.${service}.objects: must be set, because the backup has objects of it`);
    }
    return {
      service,
      ...(made.database && database && { database: { made: made.database, target: databaseAt(database) } }),
      ...(made.objects && objects && { objects: { made: made.objects, target: placeAt(objects) } }),
    };
  });
}

/** Checks everything that can be checked without an effect. */
async function rehearse(store: ObjectPlace, { service, database, objects }: Plan, options: RestoreOptions) {
  const { identity, force } = options;
  if (objects !== undefined) await readNames(store, { service, objects: objects.made, identity });
  if (database === undefined) return;
  const { made, target } = database;
  assertSame(await target.countsIn(unseal(store, made.pieces, identity)), made.tables, `the backup of ${service}`);
  if (!force && !(await target.isEmpty())) {
    throw new BackupError(
      'not-empty',
      `${target.label} is not empty: restore into a new one, or replace it with --force`,
    );
  }
}

async function restoreDatabase(
  store: ObjectPlace,
  { service, made, target }: NonNullable<Plan['database']> & { readonly service: string },
  { identity, force, progress }: RestoreOptions,
): Promise<void> {
  const present = await target.restore(unseal(store, made.pieces, identity), { replace: force });
  assertSame(present, made.tables, target.label);
  progress(`${service}: ${Object.keys(present).length} tables, the same rows and digests as in the backup`);
}

function assertSame(found: TableCounts, expected: TableCounts, label: string): void {
  const names = [...new Set([...Object.keys(found), ...Object.keys(expected)])];
  const different = names.filter(
    (name) => found[name]?.rows !== expected[name]?.rows || found[name]?.sha256 !== expected[name]?.sha256,
  );
  if (different.length === 0) return;
  throw new BackupError('incomplete', `${label} differs from the manifest in: ${different.join(', ')}`);
}
