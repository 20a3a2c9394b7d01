import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { releaseFeed, releasePointer } from '@seed/contracts/release-feed';
import { replaceDurably } from '@seed/service-kit/durable-files';
import type { Logger } from '@seed/service-kit/logger';
import { z } from 'zod';
import { fileStamp } from './file-stamp.ts';

const followedSet = z.object({
  /** The id of the release set. */
  set: z.number(),
  /** The release of each module in each channel. */
  channels: z.record(z.string(), z.record(z.string(), releasePointer)),
  rollouts: releaseFeed.shape.rollouts,
  off: releaseFeed.shape.off,
  /** Versions of each module in the stable channel that were verified when they became live, the newest first. */
  good: z.record(z.string(), z.array(z.string())),
  /** The time at which a set last had a release, in milliseconds, by `<module>/<version>`. */
  needed: z.record(z.string(), z.number()),
});

/** The set that this gateway serves, with what is needed to serve it without the registry. */
export type FollowedSet = z.infer<typeof followedSet>;

/** The set on the disk: one process follows the registry and writes it, and all workers read it. */
export interface KeptSet {
  /** Undefined before the first set. */
  read(): Promise<FollowedSet | undefined>;
  write(set: FollowedSet): Promise<void>;
}

export function keptSet(file: string, log: Logger): KeptSet {
  let stamp: string | undefined;
  let last: FollowedSet | undefined;
  return {
    async read() {
      const found = await fileStamp(file);
      if (found === undefined || found === stamp) return last;
      stamp = found;
      try {
        last = followedSet.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch (error) {
        log.error({ err: error, file }, 'the kept release set cannot be read: the last state is kept');
      }
      return last;
    },
    async write(set) {
      await mkdir(dirname(file), { recursive: true });
      await replaceDurably(file, JSON.stringify(set));
    },
  };
}
