import { BackupError } from './backup-error.ts';
import type { BackupConfig } from './config.ts';
import { keptBackups } from './kept-backups.ts';
import { deleteManifest, listBackups, readManifest } from './manifest.ts';
import { piecesOf } from './object-entries.ts';
import type { ObjectPlace } from './object-place.ts';
import { pieceFolder, pieceName } from './pieces.ts';
import { placeAt } from './places.ts';
import { withStoreLock } from './store-lock.ts';
import { verifyBackup } from './verify.ts';

export interface Pruned {
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  /** Pieces that no backup needs any more, with those of interrupted backups. */
  readonly pieces: number;
  readonly bytes: number;
}

/**
 * Removes the backups that the retention does not keep, and the pieces that no other backup needs. It removes nothing
 * unless the newest backup is whole.
 *
 * @param isDryRun whether it only returns what it would remove
 */
export async function prune({ store, keep }: BackupConfig, isDryRun: boolean): Promise<Pruned> {
  const place = placeAt(store);
  return withStoreLock(place, async () => {
    const ids = await listBackups(place);
    const [newest] = ids;
    if (newest === undefined) throw new BackupError('not-found', `${place.label} has no backup, so nothing is removed`);
    await verifyBackup(place, await readManifest(place, newest));
    const chosen = keptBackups(ids, keep);
    const kept = ids.filter((id) => chosen.has(id));
    const removed = ids.filter((id) => !chosen.has(id));
    const needed = await neededPieces(place, kept);
    if (!isDryRun) for (const id of removed) await deleteManifest(place, id);
    return { kept, removed, ...(await sweep(place, needed, isDryRun)) };
  });
}

async function neededPieces(place: ObjectPlace, ids: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const id of ids) {
    for await (const piece of piecesOf(place, await readManifest(place, id))) needed.add(pieceName(piece));
  }
  return needed;
}

async function sweep(place: ObjectPlace, needed: ReadonlySet<string>, isDryRun: boolean) {
  let pieces = 0;
  let bytes = 0;
  for await (const object of place.list(pieceFolder)) {
    if (needed.has(object.name)) continue;
    pieces += 1;
    bytes += object.bytes;
    if (!isDryRun) await place.delete(object.name);
  }
  return { pieces, bytes };
}
