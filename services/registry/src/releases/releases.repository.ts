import type { PageQuery } from '@seed/contracts/lists';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { notFound } from '@seed/service-kit/problem-error';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { releaseEntity, type ReleaseRow, type StoredFileRow, storedFileEntity } from './release.entity.ts';

/** Names one release. */
export interface ReleaseName {
  readonly module: string;
  readonly version: string;
}

/** The releases as stored, inside of the manager's transaction or on its own. */
export function releasesRepository(manager: EntityManager) {
  const releases = manager.getRepository(releaseEntity);
  const files = manager.getRepository(storedFileEntity);
  const find = ({ module, version }: ReleaseName): Promise<ReleaseRow | null> =>
    releases.findOneBy({ module, releaseVersion: version });
  return {
    ...versionedRows(manager, releaseEntity),
    findNamed: find,
    /** @throws ProblemError `not_found` (404) if there is none. */
    async named(name: ReleaseName): Promise<ReleaseRow> {
      const row = await find(name);
      if (row === null) throw notFound(`There is no release ${name.version} of ${name.module}.`);
      return row;
    },
    /** The complete releases of a module, newest first. */
    async list(module: string, page: PageQuery): Promise<RowPage<ReleaseRow>> {
      const query = releases
        .createQueryBuilder('release')
        .where('release.module = :module AND release.completedAt IS NOT NULL AND release.removedAt IS NULL', {
          module,
        });
      return newest.toPage(await newest.select(query, page).getMany(), page);
    },
    begun: (module: string): Promise<ReleaseRow[]> => releases.findBy({ module, completedAt: IsNull() }),
    /** The digests of these files that are stored. */
    async stored(digests: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await files.find({
        where: { digest: In([...digests]), removingSince: IsNull() },
        select: { digest: true },
      });
      return new Set(rows.map(({ digest }) => digest));
    },
    /** Whether the file is being removed. */
    isRemoving: (digest: string): Promise<boolean> => files.existsBy({ digest, removingSince: Not(IsNull()) }),
    addFile: (row: StoredFileRow): Promise<unknown> => files.insert(row),
  };
}
