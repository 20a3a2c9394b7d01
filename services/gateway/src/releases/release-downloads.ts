import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@seed/service-kit/logger';
import { onceUntilChanged } from '../once-until-changed.ts';
import type { RegistryOrigin } from './registry-origin.ts';
import type { ReleaseMetrics } from './release-metrics.ts';
import { type RefusalReason, ReleaseRefusedError } from './release-refused-error.ts';
import type { ReleaseStore, StoredRelease, WantedRelease as StoreRelease } from './release-store.ts';
import type { TrustedKeys } from './trusted-keys.ts';
import type { WantedRelease } from './wanted-releases.ts';

export interface DownloadParts {
  readonly registry: RegistryOrigin;
  readonly store: ReleaseStore;
  readonly keys: TrustedKeys;
  readonly metrics: ReleaseMetrics;
  readonly log: Logger;
}

/** The longest time for which a feed waits for its releases. One that is late becomes live later, and delays no other move. */
const holdMs = 2500;
/** The longest time for one release; then it is tried again later. */
const downloadMs = 60_000;
const shortestRetryMs = 1000;
export const longestRetryMs = 60_000;

interface Failure {
  /** The reason in words. */
  readonly message: string;
  readonly digest: string;
  readonly reason: RefusalReason;
  /** The revision of the keys: with other keys it is tried at once. */
  readonly revision: number;
  readonly pauseMs: number;
  readonly at: number;
}

export interface Arrival extends WantedRelease {
  /** Whether the release is here and verified. */
  readonly isGood: boolean;
  /** Whether the registry did not respond with it, so that nothing is known against it. */
  readonly isUnreachable: boolean;
}

/** Fetches the releases that feeds name into the store, and tries again later what failed. */
export class ReleaseDownloads {
  readonly #parts: DownloadParts;
  readonly #signal: AbortSignal;
  readonly #failures = new Map<string, Failure>();
  /** The releases that are being fetched. */
  readonly #running = new Map<string, Promise<boolean>>();
  readonly #once = onceUntilChanged();

  constructor(parts: DownloadParts, signal: AbortSignal) {
    this.#parts = parts;
    this.#signal = signal;
  }

  /** Resolves when no release is being fetched any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  /** Which of the releases are here and good. A late one counts as missing, and goes on. */
  async arrived(wanted: readonly WantedRelease[]): Promise<Arrival[]> {
    const isOver = new AbortController();
    const late = wait(holdMs, false, { signal: isOver.signal }).catch(() => false);
    const results = await Promise.all(
      wanted.map(async (one) => {
        const isGood = await Promise.race([this.#fetched(one), late]);
        const { version, digest } = one.pointer;
        const failed = this.#failures.get(`${one.module}/${version}`);
        return { ...one, isGood, isUnreachable: failed?.digest === digest && failed.reason === 'unreachable' };
      }),
    );
    isOver.abort();
    this.#signal.throwIfAborted();
    return results;
  }

  /** Lets the next attempt at what was unreachable begin at once. */
  retryUnreachable(): void {
    for (const [id, failed] of this.#failures) {
      if (failed.reason === 'unreachable') this.#failures.set(id, { ...failed, at: -Infinity });
    }
  }

  /** Fetches a release once, however many places and feeds name it. */
  #fetched(wanted: WantedRelease): Promise<boolean> {
    const { module, pointer } = wanted;
    const name = `${module}/${pointer.version} ${pointer.digest}`;
    const running = this.#running.get(name) ?? this.#ensure(wanted).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }

  /** Whether the release is here and good. */
  async #ensure({ module, pointer: { version, digest } }: WantedRelease): Promise<boolean> {
    const { keys, log, metrics } = this.#parts;
    const id = `${module}/${version}`;
    const failed = this.#failures.get(id);
    const isSame = failed?.digest === digest && failed.revision === keys.revision;
    if (failed !== undefined && isSame && Date.now() < failed.at + failed.pauseMs) return false;
    try {
      const { kid } = await this.#find({ module, version, digest });
      this.#failures.delete(id);
      this.#once(id, 'good', () => log.info({ module, version, kid }, 'the release is verified'));
      return true;
    } catch (error) {
      if (this.#signal.aborted) return false;
      const pauseMs = Math.min((failed?.pauseMs ?? shortestRetryMs / 2) * 2, longestRetryMs);
      const reason = reasonOf(error);
      const message = messageOf(error);
      this.#failures.set(id, { message, reason, digest, revision: keys.revision, pauseMs, at: Date.now() });
      metrics.refused(module, reason);
      this.#once(id, String(error), () => log.error({ err: error, module, version }, 'a release is refused'));
      return false;
    }
  }

  /** The release in the store, fetched if it is not there or damaged. */
  async #find(wanted: Required<StoreRelease>): Promise<StoredRelease> {
    const { store, registry } = this.#parts;
    const limit = AbortSignal.any([this.#signal, AbortSignal.timeout(downloadMs)]);
    const found = await store.verified(wanted).catch(() => store.add(wanted, registry.releases(limit)));
    if (found.digest === wanted.digest) return found;
    throw new ReleaseRefusedError('digest', 'The set names other files of this version.');
  }

  /** Why a release is refused; undefined if it is good, or still being fetched. */
  refusalOf({ module, version }: Omit<StoreRelease, 'digest'>): string | undefined {
    return this.#failures.get(`${module}/${version}`)?.message;
  }

  /** The milliseconds until something is tried again; undefined if all is good. */
  untilRetry(): number | undefined {
    if (this.#running.size > 0) return shortestRetryMs;
    const waits = [...this.#failures.values()].map(({ at, pauseMs }) => at + pauseMs - Date.now());
    return waits.length === 0 ? undefined : Math.max(shortestRetryMs, Math.min(...waits));
  }
}

/** A failure without a reason of its own is one of this gateway, such as a full disk. */
export function reasonOf(error: unknown): RefusalReason {
  return error instanceof ReleaseRefusedError ? error.code : 'storage';
}

/** The messages of other errors name folders of this gateway, so they stay in its log. */
function messageOf(error: unknown): string {
  return error instanceof ReleaseRefusedError ? error.message : 'The gateway cannot store the release.';
}
