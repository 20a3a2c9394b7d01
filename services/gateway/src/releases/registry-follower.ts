import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayReport } from '@seed/contracts/gateway-report';
import type { ReleaseFeed } from '@seed/contracts/release-feed';
import { onceUntilChanged } from '../once-until-changed.ts';
import type { FollowedSet, KeptSet } from './kept-set.ts';
import { type Arrival, type DownloadParts, longestRetryMs, reasonOf, ReleaseDownloads } from './release-downloads.ts';
import { newestState } from './newest-state.ts';
import { servedReport } from './served-report.ts';
import { followedChannels, type WantedRelease, wantedIn } from './wanted-releases.ts';
import { isMissing } from '@seed/service-kit/durable-files';

export interface FollowerParts extends DownloadParts {
  readonly kept: KeptSet;
  /** The folder of the store. */
  readonly folder: string;
  /** Days for which a release is kept that no set has any more, because open tabs may load files of it. */
  readonly keepDays: number;
}

const waitSeconds = 10;
const shortestPauseMs = 250;
const longestPauseMs = 2000;
/** Verified versions of a module that are remembered, for the case that the newest cannot be served. */
const mostGood = 5;
const dayMs = 86_400_000;

/** Follows the registry until the returned function is called: fetches each new release, and keeps the newest set. */
export function followRegistry(parts: FollowerParts): () => Promise<void> {
  const stopping = new AbortController();
  const running = follow(parts, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function follow(parts: FollowerParts, signal: AbortSignal): Promise<void> {
  const { registry, log, metrics, folder } = parts;
  const downloads = new ReleaseDownloads(parts, signal);
  const application = new FeedApplication(parts, downloads, signal);
  const once = onceUntilChanged();
  const report = reporter(parts, signal);
  await rm(join(folder, 'downloads'), { recursive: true, force: true });
  let after: number | undefined;
  let pauseMs = shortestPauseMs;
  let retryMs: number | undefined;
  while (!signal.aborted) {
    try {
      const seconds = Math.min(waitSeconds, Math.ceil((retryMs ?? longestRetryMs) / 1000));
      const feed = await registry.feed({ after, waitSeconds: seconds }, signal);
      report(await application.apply(feed));
      retryMs = downloads.untilRetry();
      after = feed.revision;
      pauseMs = shortestPauseMs;
      metrics.followed(feed.set);
      once('registry', 'good', () => log.info({ set: feed.set }, 'the registry is followed'));
    } catch (error) {
      if (signal.aborted) break;
      metrics.refused('', reasonOf(error));
      once('registry', String(error), () =>
        log.error({ err: error }, 'the registry cannot be followed: the last set is kept'),
      );
      // A stop ends the pause.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  await downloads.settled();
}

/** A report is only shown to Admins, so one that is lost changes nothing: the next one follows within seconds. */
function reporter({ registry, log }: FollowerParts, signal: AbortSignal): (report: GatewayReport) => void {
  const id = randomUUID();
  return newestState((report) =>
    registry
      .report(id, report, signal)
      .catch((error: unknown) => log.debug({ err: error }, 'the registry did not take the report')),
  );
}

/** Makes feeds the set that is served. */
class FeedApplication {
  readonly #parts: FollowerParts;
  readonly #downloads: ReleaseDownloads;
  readonly #signal: AbortSignal;

  constructor(parts: FollowerParts, downloads: ReleaseDownloads, signal: AbortSignal) {
    this.#parts = parts;
    this.#downloads = downloads;
    this.#signal = signal;
  }

  /** Resolves to what is served from then on. */
  async apply(feed: ReleaseFeed): Promise<GatewayReport> {
    const { keys, kept } = this.#parts;
    // A revocation counts before anything else happens.
    await keys.accept(feed.keys);
    const before = await kept.read();
    const wanted = wantedIn(feed);
    const results = await this.#arrived(wanted);
    const good = Object.fromEntries(
      results
        .filter(({ channel }) => channel === 'stable')
        .map((arrival) => [arrival.module, goodAfter(before?.good[arrival.module], arrival)]),
    );
    const needed = await removeUnneeded(this.#parts, neededAfter(before?.needed, wanted, good));
    const channels = Object.fromEntries(followedChannels.map((channel) => [channel, feed.channels[channel] ?? {}]));
    const { set, rollouts, off } = feed;
    const next: FollowedSet = { set, channels, rollouts, off, good, needed };
    if (before === undefined || isOther(before, next)) await kept.write(next);
    return servedReport(next, results, { store: this.#parts.store, downloads: this.#downloads });
  }

  /**
   * The releases of the set. If the registry went down meanwhile, a part of them would mix two sets, so the last set stays
   * until it responds.
   *
   * @throws ReleaseRefusedError `unreachable` while the registry is down
   */
  async #arrived(wanted: readonly WantedRelease[]): Promise<Arrival[]> {
    const results = await this.#downloads.arrived(wanted);
    if (!results.some(({ isUnreachable }) => isUnreachable)) return results;
    await this.#parts.registry.feed({ after: undefined, waitSeconds: 0 }, this.#signal);
    this.#downloads.retryUnreachable();
    return this.#downloads.arrived(wanted);
  }
}

function goodAfter(before: readonly string[] = [], { pointer: { version }, isGood }: Arrival): string[] {
  if (!isGood) return [...before];
  return [version, ...before.filter((one) => one !== version)].slice(0, mostGood);
}

/** The releases of the set, and of each module the version before, are needed now. */
function neededAfter(
  before: FollowedSet['needed'] = {},
  wanted: readonly WantedRelease[],
  good: FollowedSet['good'],
): FollowedSet['needed'] {
  const names = [
    ...wanted.map(({ module, pointer }) => `${module}/${pointer.version}`),
    ...Object.entries(good).flatMap(([module, versions]) => versions.slice(0, 2).map((one) => `${module}/${one}`)),
  ];
  return { ...before, ...Object.fromEntries(names.map((name) => [name, Date.now()])) };
}

/** Times alone are written once an hour. */
function isOther(before: FollowedSet, next: FollowedSet): boolean {
  const hours = ({ needed, ...set }: FollowedSet) =>
    JSON.stringify({ ...set, needed: Object.entries(needed).map(([name, at]) => [name, Math.floor(at / 3_600_000)]) });
  return hours(before) !== hours(next);
}

/** Removes releases that no set has needed for some days; returns the others. */
async function removeUnneeded(
  { store, folder, keepDays, log }: FollowerParts,
  needed: FollowedSet['needed'],
): Promise<FollowedSet['needed']> {
  const stays: Record<string, number> = {};
  const now = Date.now();
  const modules = join(folder, 'modules');
  for (const module of await namesIn(modules)) {
    for (const version of await namesIn(join(modules, module))) {
      const name = `${module}/${version}`;
      // A release that nothing names was left by an interrupted change; it gets the same time.
      const last = needed[name] ?? now;
      if (now - last <= keepDays * dayMs) {
        stays[name] = last;
        continue;
      }
      await store.remove({ module, version });
      log.info({ module, version }, 'a release is removed: no set has needed it for some days');
    }
  }
  return stays;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}
