import { meetingInstant } from '@seed/calendar-contracts/meetings';
import type { DemoCalendar } from '@seed/demo-world/calendar';
import { fillWhenEmpty } from '@seed/service-kit/fill-when-empty';
import type { Database } from '@seed/service-kit/transaction';
import { eventEntity } from '../events/event.entity.ts';
import { meetingEntity } from '../meetings/meeting.entity.ts';

/** Stores the events and the meetings; each only if its table is empty. */
export async function fillDemoData(database: Database, { events, meetings }: DemoCalendar): Promise<void> {
  const updatedAt = new Date();
  await fillWhenEmpty(database, eventEntity, async (manager) => {
    await manager
      .getRepository(eventEntity)
      .insert(events.map(({ date, descriptions }) => ({ date, day: date, descriptions, updatedAt })));
  });
  await fillWhenEmpty(database, meetingEntity, async (manager) => {
    await manager
      .getRepository(meetingEntity)
      .insert(meetings.map((meeting) => ({ ...meeting, startsAt: meetingInstant(meeting.date), updatedAt })));
  });
}
