import type { PublishedRelease } from '@seed/registry-contracts/releases';
import type { ReleaseRow } from './release.entity.ts';

/** @param missing the digests of the files that are not stored yet */
export function presentRelease(row: ReleaseRow, missing: readonly string[]): PublishedRelease {
  const { module, releaseVersion: version, digest, commit, kid, publishedBy, createdAt, completedAt } = row;
  return {
    module,
    version,
    digest,
    commit,
    kid,
    isComplete: completedAt !== null,
    missing: [...missing],
    publishedBy,
    createdAt: createdAt.toISOString(),
  };
}
