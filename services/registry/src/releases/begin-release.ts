import type { Caller } from '@seed/service-kit/caller';
import { conflict } from '@seed/service-kit/problem-error';
import type { Transaction } from '@seed/service-kit/transaction';
import { logRepository } from '../log/log.repository.ts';
import type { ReleaseRow } from './release.entity.ts';
import { type ReleaseName, releasesRepository } from './releases.repository.ts';

/** The parts of a release that follow from its signed statement. */
export type SignedRelease = Pick<ReleaseRow, 'digest' | 'commit' | 'kid' | 'content'>;

interface Begin extends ReleaseName {
  readonly signed: SignedRelease;
  readonly caller: Caller;
}

/** A release whose files were removed is published again with the same files. */
const again = { manifest: null, completedAt: null, removedAt: null } as const;

/** Begins a release, or finds the begun or complete one with the same files. */
export async function begin(manager: Transaction, { module, version, signed, caller }: Begin) {
  await logRepository(manager).lock();
  const releases = releasesRepository(manager);
  const found = await releases.findNamed({ module, version });
  if (found === null) {
    const begun = { ...signed, module, releaseVersion: version, publishedBy: caller.id, createdAt: new Date() };
    return {
      row: await releases.insert({ ...begun, manifest: null, completedAt: null, removedAt: null }),
      isNew: true,
    };
  }
  const isSame = found.digest === signed.digest;
  if (found.removedAt !== null && isSame)
    return { row: await releases.update(found, { ...signed, ...again }), isNew: true };
  const isSigned = found.completedAt !== null || found.content.statement === signed.content.statement;
  if (isSame && isSigned) return { row: found, isNew: false };
  if (found.completedAt !== null) {
    throw conflict(`Version ${version} of ${module} was published with other files, and is never changed.`, [
      { pointer: '/statement', message: `The published files have the digest ${found.digest}. Raise the version.` },
    ]);
  }
  // Nothing shows a release that was never complete, so it may be begun again with other files or another report.
  return { row: await releases.update(found, { ...signed, publishedBy: caller.id }), isNew: !isSame };
}
