import { meetingInstant } from '@seed/contracts/meetings';
import { demoMember } from '@seed/demo-world/members';
import { inTransaction } from '@seed/service-kit/transaction';
import type { DataSource } from 'typeorm';
import { eventEntity } from '../../events/event.entity.ts';
import type { NewEvent } from '../../events/events.repository.ts';
import { meetingEntity } from '../../meetings/meeting.entity.ts';
import type { NewMeeting } from '../../meetings/meetings.repository.ts';
import { clubMeetings } from './club-meetings.ts';
import { dayFrom } from './demo-days.ts';
import { type DemoEvent, demoEvents } from './demo-events.ts';
import { festivitiesAround } from './demo-festivities.ts';
import type { DemoMeeting } from './demo-meeting.ts';
import { generalMeetings } from './general-meetings.ts';

/** Fills an empty database with the demo world; its days are relative to today. */
export async function fillDemoData(dataSource: DataSource): Promise<void> {
  if (await dataSource.getRepository(eventEntity).exists()) return;
  const now = new Date();
  const events = [...demoEvents, ...festivitiesAround(now)].toSorted((a, b) => a.inDays - b.inDays);
  const meetings = [...generalMeetings, ...clubMeetings].toSorted((a, b) => a.inDays - b.inDays);
  await inTransaction(dataSource, async (manager) => {
    await manager.getRepository(eventEntity).insert(events.map((event) => eventOf(event, now)));
    await manager.getRepository(meetingEntity).insert(meetings.map((meeting) => meetingOf(meeting, now)));
  });
}

function eventOf({ inDays, descriptions }: DemoEvent, now: Date): NewEvent {
  const day = dayFrom(now, inDays);
  return { date: day, day, descriptions, updatedAt: now };
}

function meetingOf({ inDays, time, room, author, ...content }: DemoMeeting, now: Date): NewMeeting {
  const date = `${dayFrom(now, inDays)}T${time}`;
  const url = `https://meet.seed.example/${room}`;
  const { id: authorId } = demoMember(author);
  return { ...content, url, date, startsAt: meetingInstant(date), authorId, updatedAt: now };
}
