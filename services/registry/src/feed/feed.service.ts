import type { ReleaseFeed, SignedReleaseDocument } from '@seed/contracts/release-feed';
import { registryLimits } from '@seed/registry-contracts/modules';
import { notFound } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { channelsRepository } from '../channels/channels.repository.ts';
import type { SetWatch } from '../channels/set-watch.ts';
import { logRepository } from '../log/log.repository.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import type { ReleaseStorage } from '../releases/release-storage.ts';
import { type ReleaseName, releasesRepository } from '../releases/releases.repository.ts';

interface FeedParts {
  readonly database: Database;
  readonly storage: ReleaseStorage;
  /** Watches the end of the log, which each change of the registry moves. */
  readonly watch: SetWatch;
}

interface Wait {
  /** The revision that the gateway has; undefined if it has none. */
  readonly after: number | undefined;
  readonly seconds: number;
}

/** The releases and keys that gateways follow. Each gateway checks all of it, so nothing here is checked. */
export class FeedService {
  readonly #parts: FeedParts;

  constructor(parts: FeedParts) {
    this.#parts = parts;
  }

  /** The feed as it is now; waits for another one than the gateway has. */
  async read({ after, seconds }: Wait, signal: AbortSignal): Promise<ReleaseFeed> {
    const { database, watch } = this.#parts;
    if (after !== undefined && seconds > 0) await watch.change({ after, ms: seconds * 1000 }, signal);
    const { manager } = database;
    // The revision is read first: a change in between makes the gateway read again, and is not missed.
    const { sequence } = await logRepository(manager).head();
    const set = await channelsRepository(manager).newestSet();
    const rows = await modulesRepository(manager).list(registryLimits.modules);
    const keys = rows.map(({ module, keyList, keys: all }) => {
      const revoked = all.filter(({ revokedAt }) => revokedAt !== null).map(({ kid }) => kid);
      return [module, { list: keyList, revoked }] as const;
    });
    const { id = 0, channels = {}, rollouts, off } = set ?? {};
    return {
      revision: sequence,
      set: id,
      channels,
      rollouts: rollouts ?? {},
      off: off ?? {},
      keys: Object.fromEntries(keys),
    };
  }

  /** @throws ProblemError `not_found` (404) if there is no complete release. */
  async release(name: ReleaseName): Promise<SignedReleaseDocument> {
    const { content, digest, completedAt } = await releasesRepository(this.#parts.database.manager).named(name);
    if (completedAt === null) throw notFound();
    return { statement: content.statement, digest };
  }

  /** @throws ProblemError `not_found` (404) if there is no such file. */
  async file(digest: string): Promise<Buffer> {
    const content = await this.#parts.storage.get(digest);
    if (content === null) throw notFound();
    return content;
  }
}
