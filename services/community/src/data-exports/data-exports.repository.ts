import { isMysql } from '@seed/service-kit/dialect';
import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { type ProfileRow, profileEntity } from '../profiles/profile.entity.ts';
import { dataExportEntity, type DataExportRow } from './data-export.entity.ts';

/** The fields of an export whose file is made or has failed. */
export type Outcome = Pick<DataExportRow, 'state' | 'bytes' | 'expiresAt'>;

/** The stored exports, in the manager's transaction or outside of one. */
export function dataExportsRepository(manager: EntityManager) {
  const rows = manager.getRepository(dataExportEntity);

  /** An attempt has its number, so a replica whose attempt another one has taken over changes nothing. */
  async function changeAttempt({ id, attempts }: DataExportRow, changes: Partial<DataExportRow>): Promise<boolean> {
    const { affected } = await rows.update({ id, attempts, state: 'preparing' }, changes);
    return affected === 1;
  }

  return {
    ofProfile: (profileId: number): Promise<DataExportRow[]> =>
      rows.find({ where: { profileId }, order: { id: 'DESC' }, take: 100 }),
    /** The exports of a profile that the transaction has locked, with those that were added since the transaction began. */
    ofLockedProfile(profileId: number): Promise<DataExportRow[]> {
      const query = rows.createQueryBuilder('one').where({ profileId }).orderBy('one.id', 'DESC').limit(100);
      return (isMysql(manager.dataSource) ? query.setLock('pessimistic_read') : query).getMany();
    },
    insert: (row: Pick<DataExportRow, 'profileId' | 'fileKey'>): Promise<DataExportRow> => insert(manager, row),
    async setLink(id: number, linkDigest: string, linkEndsAt: Date): Promise<void> {
      await rows.update({ id }, { linkDigest, linkEndsAt });
    },
    /** The file of a link that has not ended, unless its owner was removed. */
    async findByLink(linkDigest: string, now: Date): Promise<DataExportRow | null> {
      const isOpen = { linkEndsAt: MoreThan(now), expiresAt: MoreThan(now), state: 'ready' as const };
      const found = await rows.findOneBy({ linkDigest, ...isOpen });
      return found !== null && (await this.owner(found)) !== null ? found : null;
    },
    owner: ({ profileId }: DataExportRow): Promise<ProfileRow | null> =>
      manager.getRepository(profileEntity).findOneBy({ id: profileId }),
    due: (now: Date): Promise<DataExportRow | null> =>
      rows.findOne({ where: { state: 'preparing', dueAt: LessThanOrEqual(now) }, order: { dueAt: 'ASC' } }),
    begin: (row: DataExportRow, leaseEndsAt: Date): Promise<boolean> =>
      changeAttempt(row, { attempts: row.attempts + 1, dueAt: leaseEndsAt }),
    /** Keeps the attempt, before a part is stored or while rows are read. */
    keep: (attempt: DataExportRow, { parts, leaseEndsAt }: { readonly parts: number; readonly leaseEndsAt: Date }) =>
      changeAttempt(attempt, { parts, dueAt: leaseEndsAt }),
    /** Gives the attempt up; the next one begins at the given time. */
    retry: (attempt: DataExportRow, dueAt: Date): Promise<boolean> => changeAttempt(attempt, { dueAt }),
    finish: (attempt: DataExportRow, outcome: Outcome): Promise<boolean> => changeAttempt(attempt, outcome),
    /** Exports that have expired, or whose owner was removed, and that no replica is making. */
    over: (now: Date): Promise<DataExportRow[]> => over(manager, now),
    async delete({ id }: DataExportRow): Promise<void> {
      await rows.delete({ id });
    },
  };
}

export type DataExportsRepository = ReturnType<typeof dataExportsRepository>;

function insert(manager: EntityManager, row: Pick<DataExportRow, 'profileId' | 'fileKey'>): Promise<DataExportRow> {
  const now = new Date();
  const times = { dueAt: now, requestedAt: now, expiresAt: null, linkEndsAt: null };
  const state = { state: 'preparing', attempts: 0, parts: 0, bytes: null, linkDigest: null } as const;
  return manager.getRepository(dataExportEntity).save({ ...row, ...state, ...times });
}

function over(manager: EntityManager, now: Date): Promise<DataExportRow[]> {
  return manager
    .createQueryBuilder(dataExportEntity, 'export')
    .leftJoin(profileEntity.options.name, 'profile', 'profile.id = export.profileId')
    .where('(export.expiresAt <= :now OR profile.id IS NULL)', { now })
    .andWhere('(export.state <> :preparing OR export.dueAt <= :now)', { preparing: 'preparing', now })
    .limit(20)
    .getMany();
}
