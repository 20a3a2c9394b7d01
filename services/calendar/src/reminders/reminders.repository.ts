import { inTransaction, type Database } from '@seed/service-kit/transaction';
import { Between } from 'typeorm';
import { notifyOfStart } from '../meetings/meeting-notices.repository.ts';
import { meetingEntity, type MeetingRow } from '../meetings/meeting.entity.ts';
import { meetingsRepository } from '../meetings/meetings.repository.ts';

/** Members are reminded so long before a meeting begins. */
const leadMs = 60 * 60 * 1000;

/** Reminds the members who join a meeting that begins within the hour: once of each start, with any number of replicas. */
export async function remindOfMeetings(database: Database, now: Date): Promise<void> {
  const isSoon = Between(now, new Date(now.getTime() + leadMs));
  const meetings = await database.getRepository(meetingEntity).findBy({ startsAt: isSoon });
  for (const { id } of meetings.filter(isDue)) {
    await inTransaction(database, async (manager) => {
      const meeting = await meetingsRepository(manager).findForChange(id);
      // Another replica may have reminded of it, or a member may have moved it.
      if (meeting === null || !isDue(meeting)) return;
      await notifyOfStart(manager, meeting);
      await manager.getRepository(meetingEntity).update({ id }, { remindedOf: meeting.startsAt });
    });
  }
}

function isDue({ startsAt, remindedOf }: MeetingRow): boolean {
  return remindedOf?.getTime() !== startsAt.getTime();
}
