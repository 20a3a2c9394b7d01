import { meetingInstant } from '@seed/calendar-contracts/meetings';
import type { DemoCalendar } from '@seed/demo-world/calendar';
import { fillWhenEmpty } from '@seed/service-kit/fill-when-empty';
import type { Database } from '@seed/service-kit/transaction';
import { decisionsRepository } from '../attendance/decisions.repository.ts';
import { eventEntity } from '../events/event.entity.ts';
import { meetingEntity, newMeetingState } from '../meetings/meeting.entity.ts';
import { meetingsRepository } from '../meetings/meetings.repository.ts';

/** Stores the events and the meetings; each only if its table is empty. */
export async function fillDemoData(database: Database, { events, meetings }: DemoCalendar): Promise<void> {
  const updatedAt = new Date();
  await fillWhenEmpty(database, eventEntity, async (manager) => {
    await manager.getRepository(eventEntity).insert(events.map((event) => ({ ...event, day: event.date, updatedAt })));
  });
  await fillWhenEmpty(database, meetingEntity, async (manager) => {
    const decisions = decisionsRepository(manager);
    for (const { attendees, ...content } of meetings) {
      const meeting = { ...content, ...newMeetingState, startsAt: meetingInstant(content.date), updatedAt };
      const stored = await meetingsRepository(manager).insert(meeting);
      for (const attendee of attendees) await decisions.decide(stored, attendee);
    }
  });
}
