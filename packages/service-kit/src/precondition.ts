import { stale } from './problem-error.ts';

/** The versions of an entity that the caller is willing to change: those of `If-Match`, or any without the header. */
export type ExpectedVersions = readonly number[] | 'any';

// `W/` is accepted because compressing proxies weaken tags; the version part is exact either way.
const versionTag = /^(?:W\/)?"(\d{1,15})-[^"]*"$/;

/** Reads `If-Match`. A tag without a version of ours matches nothing. */
export function expectedVersions(ifMatch: string | undefined): ExpectedVersions {
  if (ifMatch === undefined || ifMatch.trim() === '' || ifMatch.trim() === '*') return 'any';
  return ifMatch.split(',').flatMap((tag) => {
    const version = versionTag.exec(tag.trim())?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}

/** Throws 412 if the entity's version is not one that the caller expects. */
export function assertFresh(expected: ExpectedVersions, version: number): void {
  if (expected !== 'any' && !expected.includes(version)) throw stale();
}
