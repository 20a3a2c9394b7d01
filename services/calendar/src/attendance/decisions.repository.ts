import type { AttendanceStatus } from '@seed/calendar-contracts/attendance';
import type { EntityManager } from 'typeorm';
import { meetingEntity, type MeetingRow } from '../meetings/meeting.entity.ts';
import { attendanceEntity } from './attendance.entity.ts';

const countOf = { accepted: 'acceptedCount', tentative: 'tentativeCount', declined: 'declinedCount' } as const;

/** The decision of a member. */
export interface Decision {
  readonly memberId: string;
  readonly memberName: string;
  readonly status: AttendanceStatus;
}

/** Changes decisions, and the counts with them, in a transaction that has locked the meeting. */
export function decisionsRepository(manager: EntityManager) {
  const attendance = manager.getRepository(attendanceEntity);

  const find = (meetingId: number, memberId: string) => attendance.findOneBy({ meetingId, memberId });

  async function count({ id }: Pick<MeetingRow, 'id'>, status: AttendanceStatus, by: 1 | -1): Promise<void> {
    await manager.getRepository(meetingEntity).increment({ id }, countOf[status], by);
  }

  async function withdraw(meeting: MeetingRow, memberId: string): Promise<void> {
    const former = await find(meeting.id, memberId);
    if (former === null) return;
    await attendance.delete({ id: former.id });
    await count(meeting, former.status, -1);
  }

  return {
    async decide(meeting: MeetingRow, { memberId, memberName, status }: Decision): Promise<void> {
      const former = await find(meeting.id, memberId);
      if (former?.status === status) return;
      const decision = { memberName, status, decidedAt: new Date() };
      if (former === null) {
        await attendance.insert({ meetingId: meeting.id, memberId, ...decision });
      } else {
        await attendance.update({ id: former.id }, decision);
        await count(meeting, former.status, -1);
      }
      await count(meeting, status, 1);
    },
    withdraw,
    /** Gives a decision to another id of the same member; if that has decided, too, its own decision stays. */
    async move(meeting: MeetingRow, formerId: string, memberId: string): Promise<void> {
      if ((await find(meeting.id, memberId)) !== null) return withdraw(meeting, formerId);
      await attendance.update({ meetingId: meeting.id, memberId: formerId }, { memberId });
    },
  };
}
