import * as z from '@seed/contracts/schema';
import { moduleId, moduleVersion } from './module-manifest.ts';
import { fileDigest } from './release-statement.ts';

/**
 * The path at which the registry serves what every gateway follows. It lies outside of `/api/v1`, so the gateway does
 * not forward it; nothing of it is secret.
 */
export const releaseFeedPath = '/internal/releases';

/** The greatest file of a release in bytes; a source map is the largest. */
export const maxReleaseFileBytes = 5 * 1024 * 1024;

/** The greatest length of a signed statement or list of keys. */
export const maxStatementLength = 240_000;

/** A release that a channel points at. The digest covers all of its files. */
export const releasePointer = z.object({ version: moduleVersion, digest: fileDigest });

export type ReleasePointer = z.infer<typeof releasePointer>;

const moduleKeys = z.object({
  /** The list of the team's keys, signed by a root key; null if none is pinned. */
  list: z.nullable(z.string().check(z.maxLength(maxStatementLength))),
  /** The ids of keys that an Admin has revoked. */
  revoked: z.array(z.string()).check(z.maxLength(1000)),
});

const rollouts = z.record(
  moduleId,
  z.object({
    id: z.int(),
    version: moduleVersion,
    digest: fileDigest,
    /** The share of all members, in percent. */
    share: z.number(),
    /** Realm roles whose members get it, besides the share. */
    roles: z.array(z.string()).check(z.maxLength(20)),
  }),
);
const switches = z.record(moduleId, z.object({ message: z.string() }));

/** The canary of each module with a rollout. */
export type FeedRollouts = z.infer<typeof rollouts>;
/** The modules that are switched off for all members, and what they read instead. */
export type FeedSwitches = z.infer<typeof switches>;

/** All that a gateway needs to serve the releases of a portal, at one moment. */
export const releaseFeed = z.object({
  /** Another number after each change. */
  revision: z.int().check(z.nonnegative()),
  /** The id of the release set; it grows with each move of a channel. */
  set: z.int().check(z.nonnegative()),
  /** The release of each module in each channel. */
  channels: z.record(z.string(), z.record(moduleId, releasePointer)),
  rollouts: z._default(rollouts, {}),
  off: z._default(switches, {}),
  /** The keys of each module. */
  keys: z.record(moduleId, moduleKeys),
});

export type ReleaseFeed = z.infer<typeof releaseFeed>;

/** The document of one release at `/internal/releases/<module>/<version>`. */
export const signedRelease = z.object({
  statement: z.string().check(z.maxLength(maxStatementLength)),
  digest: fileDigest,
});

export type SignedReleaseDocument = z.infer<typeof signedRelease>;
