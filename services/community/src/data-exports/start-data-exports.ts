import { dataExportLimits } from '@seed/community-contracts/data-exports';
import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import type { Logger } from '@seed/service-kit/logger';
import { publish } from '@seed/service-kit/outbox';
import { startPolling } from '@seed/service-kit/polling';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import type { ProfileRow } from '../profiles/profile.entity.ts';
import type { PictureStorage } from '../uploads/picture-storage.ts';
import type { DataExportRow } from './data-export.entity.ts';
import { type DataExportsRepository, dataExportsRepository, type Outcome } from './data-exports.repository.ts';
import { type ExportStorage, partName } from './export-storage.ts';
import type { MemberDataSource } from './member-data-source.ts';
import { writeDataExport } from './write-data-export.ts';
import { DataExportTooLargeError } from './zip-parts.ts';

const pollMs = 2000;
/** An attempt without progress for so long has ended with its process; one call takes at most 30 s. */
const leaseMs = 2 * 60_000;
const mostAttempts = 8;
/** The pause after the first attempt, which doubles: the last one is about an hour after the request. */
const defaultRetryMs = 30_000;
const dayMs = 24 * 60 * 60_000;

/** The parts that make the files. */
export interface DataExportWork {
  readonly storage: ExportStorage;
  readonly pictures: Pick<PictureStorage, 'get'>;
  readonly services: readonly MemberDataSource[];
  readonly logger: Logger;
  /** The pause after the first attempt in milliseconds; 30 s if not given. */
  readonly retryMs?: number | undefined;
}

/** The attempt goes on in another replica, or after the next start. */
class AttemptEndedError extends Error {
  override readonly name = 'AttemptEndedError';
}

/** Makes the requested files and deletes those that are over, until the returned function is called. */
export function startDataExports(database: Database, work: DataExportWork): () => Promise<void> {
  const { logger, retryMs = defaultRetryMs } = work;
  const maker = new DataExportMaker(database, work);
  const round = async (isStopped: () => boolean) => {
    try {
      await maker.deleteOver();
      while (!isStopped() && (await maker.makeNext(isStopped)));
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'files with data of members could not be made; they are made later');
      return false;
    }
  };
  return startPolling(round, { pollMs: Math.min(pollMs, retryMs) });
}

class DataExportMaker {
  readonly #database: Database;
  readonly #work: DataExportWork;
  readonly #stored: DataExportsRepository;

  constructor(database: Database, work: DataExportWork) {
    this.#database = database;
    this.#work = work;
    this.#stored = dataExportsRepository(database.manager);
  }

  /** Deletes the parts first, so that a crash leaves the row by which they are found. */
  async deleteOver(): Promise<void> {
    for (const row of await this.#stored.over(new Date())) {
      await this.#deleteParts(row);
      await this.#stored.delete(row);
    }
  }

  /** Makes one file, and resolves to whether there may be another one to make. */
  async makeNext(isStopped: () => boolean): Promise<boolean> {
    const row = await this.#stored.due(new Date());
    const owner = row && (await this.#stored.owner(row));
    if (row === null || owner === null) return false;
    if (!(await this.#stored.begin(row, leaseEnd()))) return true;
    const attempt = { ...row, attempts: row.attempts + 1 };
    try {
      const bytes = await this.#write(attempt, owner, isStopped);
      await this.#finish(attempt, owner, { state: 'ready', bytes, expiresAt: expiry() });
    } catch (error) {
      await this.#failed(attempt, owner, error);
    }
    return true;
  }

  async #write(attempt: DataExportRow, owner: ProfileRow, isStopped: () => boolean): Promise<number> {
    const { storage, services, pictures } = this.#work;
    let part = 0;
    // The number of the attempt before counts, too: its parts are deleted with these.
    const parts = () => Math.max(attempt.parts, part);
    const progress = async () => {
      if (isStopped()) throw new AttemptEndedError('The service stops.');
      const isKept = await this.#stored.keep(attempt, { parts: parts(), leaseEndsAt: leaseEnd() });
      if (!isKept) throw new AttemptEndedError('Another replica has taken over.');
    };
    const store = async (content: Buffer) => {
      const name = partName(attempt, part);
      part += 1;
      await progress();
      await storage.put(name, content);
    };
    const sources = { manager: this.#database.manager, services, pictures };
    return writeDataExport(owner, sources, { store, progress });
  }

  async #failed(attempt: DataExportRow, owner: ProfileRow, error: unknown): Promise<void> {
    const { logger, retryMs = defaultRetryMs } = this.#work;
    const { id, attempts } = attempt;
    if (error instanceof AttemptEndedError) {
      await this.#stored.retry(attempt, new Date());
      return;
    }
    logger.warn({ err: error, dataExport: id, attempts }, 'a file with the data of a member could not be made');
    if (attempts >= mostAttempts || error instanceof DataExportTooLargeError) {
      await this.#finish(attempt, owner, { state: 'failed', bytes: null, expiresAt: expiry() });
    } else {
      await this.#stored.retry(attempt, new Date(Date.now() + retryMs * 2 ** (attempts - 1)));
    }
  }

  async #finish(attempt: DataExportRow, { memberId }: ProfileRow, outcome: Outcome): Promise<void> {
    await inTransaction(this.#database, async (manager) => {
      if (!(await dataExportsRepository(manager).finish(attempt, outcome))) return;
      await publish(manager, membersNotifiedType, noticeOf(attempt, { memberId, isReady: outcome.state === 'ready' }));
    });
  }

  async #deleteParts(row: DataExportRow): Promise<void> {
    for (let part = 0; part < row.parts; part += 1) await this.#work.storage.delete(partName(row, part));
  }
}

function noticeOf(
  { id }: DataExportRow,
  { memberId, isReady }: { readonly memberId: string; readonly isReady: boolean },
): MembersNotified {
  return {
    kind: isReady ? 'export.ready' : 'export.failed',
    recipients: [memberId],
    actor: { id: 'portal', name: 'SEED' },
    key: `data-export:${id}`,
    isCollected: false,
    title: isReady ? 'Your data is ready to download' : 'Your data could not be put together',
    excerpt: '',
    href: '/my-profile/data',
    happenedAt: new Date().toISOString(),
  };
}

function leaseEnd(): Date {
  return new Date(Date.now() + leaseMs);
}

function expiry(): Date {
  return new Date(Date.now() + dataExportLimits.days * dayMs);
}
