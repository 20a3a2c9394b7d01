import type { Database } from '@seed/service-kit/transaction';
import { type ReleaseName, releasesRepository } from '../releases/releases.repository.ts';

/** Resolves whether a release exists. It remembers those that do, of which there is a bounded number. */
export function createKnownReleases(database: Database): (name: ReleaseName) => Promise<boolean> {
  const known = new Set<string>();
  return async (name) => {
    const key = `${name.module} ${name.version}`;
    if (known.has(key)) return true;
    const exists = (await releasesRepository(database.manager).findNamed(name)) !== null;
    if (exists) known.add(key);
    return exists;
  };
}
