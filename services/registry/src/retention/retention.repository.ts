import { type EntityManager, In, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { channelEntity, type Pointers, releaseSetEntity } from '../channels/channel.entity.ts';
import { rolloutEntity } from '../rollouts/rollout.entity.ts';
import { releaseEntity, type ReleaseRow, storedFileEntity } from '../releases/release.entity.ts';

/** Databases limit the number of values in one statement. */
const atOnce = 500;

/** A file that is being removed, and since when. */
export interface RemovedFile {
  readonly digest: string;
  readonly since: Date;
}

/** Names one release. */
export function nameOf({ module, releaseVersion }: Pick<ReleaseRow, 'module' | 'releaseVersion'>): string {
  return `${module} ${releaseVersion}`;
}

/** Releases by their age and use, inside of the manager's transaction or on its own. */
export function retentionRepository(manager: EntityManager) {
  const releases = manager.getRepository(releaseEntity);
  const sets = manager.getRepository(releaseSetEntity);
  return {
    /** The releases that are old enough to be removed. */
    old: ({ completedBefore, begunBefore }: { readonly completedBefore: Date; readonly begunBefore: Date }) =>
      releases.find({
        where: [
          { completedAt: LessThan(completedBefore), removedAt: IsNull() },
          { completedAt: IsNull(), createdAt: LessThan(begunBefore) },
        ],
        order: { id: 'ASC' },
      }),
    /** The names of all releases that a channel or a rollout has had since then, so that an open tab may need them. */
    async neededSince(instant: Date): Promise<ReadonlySet<string>> {
      const present = await manager.getRepository(channelEntity).find();
      const recent = await sets.find({ where: { createdAt: MoreThanOrEqual(instant) } });
      // This set was the newest one at the instant.
      const last = await sets.find({ where: { createdAt: LessThan(instant) }, order: { id: 'DESC' }, take: 1 });
      const ofSets = [...recent, ...last].flatMap(({ channels }) => Object.values(channels));
      const ended = [{ endedAt: IsNull() }, { endedAt: MoreThanOrEqual(instant) }];
      const rollouts = await manager.getRepository(rolloutEntity).find({ where: ended });
      const pointed = [...present.map(({ pointers }) => pointers), ...ofSets].flatMap(namesIn);
      return new Set([...pointed, ...rollouts.map(nameOf)]);
    },
    markRemoved: (id: number, at: Date): Promise<unknown> => releases.update({ id }, { removedAt: at }),
    forget: (id: number): Promise<unknown> => releases.delete({ id }),
  };
}

/** The files of removed releases as stored, inside of the manager's transaction or on its own. */
export function removedFilesRepository(manager: EntityManager) {
  const files = manager.getRepository(storedFileEntity);
  return {
    /** Marks the files of removed releases that no other release has, and returns them. */
    async markFiles(removed: readonly ReleaseRow[], since: Date): Promise<RemovedFile[]> {
      if (removed.length === 0) return [];
      const kept = await manager
        .getRepository(releaseEntity)
        .find({ where: { removedAt: IsNull() }, select: { id: true, content: true } });
      const used = new Set(kept.flatMap(digestsOf));
      const unused = [...new Set(removed.flatMap(digestsOf))].filter((digest) => !used.has(digest));
      const marked: RemovedFile[] = [];
      for (let at = 0; at < unused.length; at += atOnce) {
        const stored = { digest: In(unused.slice(at, at + atOnce)), removingSince: IsNull() };
        marked.push(...(await files.find({ where: stored })).map(({ digest }) => ({ digest, since })));
        await files.update(stored, { removingSince: since });
      }
      return marked;
    },
    /** The files whose removal was interrupted. */
    async interrupted(before: Date): Promise<RemovedFile[]> {
      const rows = await files.find({ where: { removingSince: LessThan(before) }, take: atOnce });
      return rows.flatMap(({ digest, removingSince }) =>
        removingSince === null ? [] : [{ digest, since: removingSince }],
      );
    },
    /** Claims a file for its removal; false if another process has claimed it meanwhile. */
    async claim({ digest, since }: RemovedFile, at: Date): Promise<boolean> {
      const { affected } = await files.update({ digest, removingSince: since }, { removingSince: at });
      return affected === 1;
    },
    forgetFile: (digest: string): Promise<unknown> => files.delete({ digest, removingSince: Not(IsNull()) }),
  };
}

function namesIn(pointers: Pointers): string[] {
  return Object.entries(pointers).map(([module, { version }]) => nameOf({ module, releaseVersion: version }));
}

function digestsOf({ content }: Pick<ReleaseRow, 'content'>): string[] {
  return Object.values(content.files);
}
