import { deletedRows } from '@seed/service-kit/deleted-rows';
import { isMysql } from '@seed/service-kit/dialect';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type MeetingRow, meetingEntity } from '../meetings/meeting.entity.ts';
import { meetingSearch } from '../meetings/meeting.search.ts';
import { seriesEntity, type SeriesRow } from './series.entity.ts';

/** The series as stored, with their meetings, inside of the manager's transaction or on its own. */
export function seriesRepository(manager: EntityManager) {
  const series = versionedRows(manager, seriesEntity);
  const meetings = manager.getRepository(meetingEntity);
  return {
    insert: (row: NewRow<SeriesRow>): Promise<SeriesRow> => series.insert(row),
    get: (id: number): Promise<SeriesRow> => series.get(id),
    /** Counts a change of its meetings; calendar programs keep the newest version of a series. */
    async countChange({ seriesId }: MeetingRow): Promise<void> {
      if (!seriesId) return;
      const row = await series.getForChange(seriesId);
      await series.update(row, { updatedAt: new Date() });
    },
    /** The meetings that are left of a series, in the order of its rule. */
    meetingsOf(seriesId: number): Promise<MeetingRow[]> {
      return meetings.find({ where: { seriesId }, order: { seriesDate: 'ASC', id: 'ASC' } });
    },
    /** The later meetings of the series, locked; none of a meeting that does not repeat. */
    async following({ seriesId, seriesDate }: MeetingRow): Promise<MeetingRow[]> {
      if (!seriesId) return [];
      const query = meetings
        .createQueryBuilder('row')
        .where('row.seriesId = :seriesId AND row.seriesDate > :seriesDate', { seriesId, seriesDate })
        .orderBy('row.seriesDate');
      // The embedded database runs one transaction at a time and has no such lock.
      return (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getMany();
    },
    /** The ids of the other meetings that the member deleted together with this one. */
    async deletedWith(id: number, memberId: string): Promise<number[]> {
      const kept = manager.getRepository(deletedRows);
      const { noun } = meetingSearch;
      const deleted = await kept.findOneBy({ noun, rowId: id, memberId });
      const seriesId: unknown = deleted?.content.row['seriesId'];
      if (deleted === null || typeof seriesId !== 'number') return [];
      const { deletedAt } = deleted;
      const rows = await kept.findBy({ noun, memberId, deletedAt });
      const others = rows.filter(({ rowId, content }) => rowId !== id && content.row['seriesId'] === seriesId);
      return others.map(({ rowId }) => rowId).toSorted((one, other) => one - other);
    },
  };
}
