import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import { type Database, inTransaction, type Transaction } from '@seed/service-kit/transaction';
import { keptHealthMs } from '../health/health.service.ts';
import { openingCountsRepository } from '../health/opening-counts.repository.ts';
import { logRepository } from '../log/log.repository.ts';
import type { ReleaseRow } from '../releases/release.entity.ts';
import type { ReleaseStorage } from '../releases/release-storage.ts';
import { nameOf, type RemovedFile, removedFilesRepository, retentionRepository } from './retention.repository.ts';

const dayMs = 86_400_000;
/** A begun release that is not complete after this time is removed. */
const begunDays = 7;
/** A removal that has not ended after this time was interrupted, and another replica takes it over. */
const interruptedMs = 10 * 60_000;
const polling = { pollMs: 60 * 60_000, firstMs: 60_000 };

/** The actor of the registry's own acts, in the log. */
const registryItself = { id: 'registry' };

export interface RetentionParts {
  readonly database: Database;
  readonly storage: ReleaseStorage;
  /** How long releases are kept at least, in days. */
  readonly keepDays: number;
  /** The present instant. */
  readonly clock: () => Date;
}

/** The releases and the number of files that one round has removed. */
export interface Removed {
  readonly releases: readonly string[];
  readonly files: number;
}

/**
 * Removes old releases that nothing needs, and the files that no other release has. A release is marked first, in one
 * step with its entry in the log. Its files go afterwards, one by one; a round that was interrupted is continued by a
 * later one of any replica.
 */
export async function removeOldReleases(parts: RetentionParts): Promise<Removed> {
  const { marked, files } = await inTransaction(parts.database, (manager) => markReleases(manager, parts));
  return { releases: marked.map(nameOf), files: await removeFiles(files, parts) };
}

async function markReleases(manager: Transaction, { keepDays, clock }: RetentionParts) {
  const log = logRepository(manager);
  await log.lock();
  const stored = retentionRepository(manager);
  const now = clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const old = await stored.old({ completedBefore: daysAgo(keepDays), begunBefore: daysAgo(begunDays) });
  const needed = old.length === 0 ? new Set<string>() : await stored.neededSince(daysAgo(keepDays));
  const marked = old.filter((row) => row.completedAt === null || !needed.has(nameOf(row)));
  for (const row of marked) {
    await log.append(await log.head(), registryItself, removalOf(row, keepDays));
    // A release that was never complete leaves its version free.
    await (row.completedAt === null ? stored.forget(row.id) : stored.markRemoved(row.id, now));
  }
  return { marked, files: await removedFilesRepository(manager).markFiles(marked, now) };
}

function removalOf({ module, releaseVersion, digest, completedAt }: ReleaseRow, keepDays: number) {
  const reason =
    completedAt === null
      ? `It was begun more than ${begunDays} days ago and never complete.`
      : `It is older than ${keepDays} days, and no channel has had it since.`;
  return { act: 'release-removed', module, reason, facts: { version: releaseVersion, digest } } as const;
}

async function removeFiles(marked: readonly RemovedFile[], { database, storage, clock }: RetentionParts) {
  const stored = removedFilesRepository(database.manager);
  const interrupted = await stored.interrupted(new Date(clock().getTime() - interruptedMs));
  let removed = 0;
  for (const file of [...marked, ...interrupted]) {
    if (!(await stored.claim(file, clock()))) continue;
    await storage.delete(file.digest);
    await stored.forgetFile(file.digest);
    removed += 1;
  }
  return removed;
}

/** Removes old releases and old counts of openings each hour, until the returned function is called. */
export function startRetention(parts: RetentionParts, logger: Logger): () => Promise<void> {
  return startPolling(async () => {
    try {
      const { releases, files } = await removeOldReleases(parts);
      const { database, clock } = parts;
      await openingCountsRepository(database.manager).removeBefore(new Date(clock().getTime() - keptHealthMs));
      if (releases.length + files > 0) logger.info({ releases, files }, 'old releases were removed');
      return true;
    } catch (error) {
      logger.error({ err: error }, 'old releases were not removed; it is tried again');
      return false;
    }
  }, polling);
}
