import type { AttendanceStatus } from '@seed/calendar-contracts/attendance';
import type { PageQuery } from '@seed/contracts/lists';
import { instantKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import { type EntityManager, In } from 'typeorm';
import { attendanceEntity, type AttendanceRow, attendeesOfMeeting } from './attendance.entity.ts';

const latestFirst = listOrder({ by: 'decidedAt', direction: 'DESC', key: instantKey });

/** The decisions of members about meetings. */
export function attendanceRepository(manager: EntityManager) {
  const attendance = manager.getRepository(attendanceEntity);

  return {
    /** The member's decisions about the meetings, by their ids. */
    async ofMember(memberId: string, meetingIds: readonly number[]): Promise<ReadonlyMap<number, AttendanceStatus>> {
      if (meetingIds.length === 0) return new Map();
      const where = { memberId, meetingId: In([...meetingIds]) };
      const rows = await attendance.find({ select: { meetingId: true, status: true }, where });
      return new Map(rows.map(({ meetingId, status }) => [meetingId, status]));
    },
    /** The next decisions of the members, by the ids of their meetings, after the row with an id. */
    next(memberIds: readonly string[], after: number, limit: number): Promise<AttendanceRow[]> {
      const rows = attendance.createQueryBuilder('row').where('row.memberId IN (:...memberIds) AND row.id > :after', {
        memberIds,
        after,
      });
      return rows.orderBy('row.id').limit(limit).getMany();
    },
    /** The members who have decided about a meeting, the latest decision first. */
    list(meetingId: number, page: PageQuery): Promise<RowPage<AttendanceRow>> {
      const filter = { property: 'meetingId', value: meetingId, index: attendeesOfMeeting };
      return latestFirst.page(manager, attendanceEntity, { page, filter });
    },
    /** The ids of those who join the meeting, or perhaps do. */
    async joining(meetingId: number): Promise<string[]> {
      const where = { meetingId, status: In(['accepted', 'tentative']) };
      const rows = await attendance.find({ select: { memberId: true }, where });
      return rows.map(({ memberId }) => memberId);
    },
  };
}
