import {
  createMeeting,
  deleteMeeting,
  getMeeting,
  getMeetingInvitation,
  listMeetings,
  meetingInstant,
  meetingTexts,
  updateMeeting,
} from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { Refusal, answer, createdOnce, found, pageOf, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { addMeeting } from './calendar-world.ts';
import type { CalendarWorld, KeptMeeting } from './calendar-world.ts';

export function meetingsAnswers(world: CalendarWorld): StandInAnswer[] {
  const reply = (id: number) => {
    const meeting = found(world.meetings, id);
    return { data: present(meeting), etag: `"${meeting.version}-0"` };
  };
  const once = createdOnce();
  return [
    answer(listMeetings, ({ query }) => {
      const { classification } = query;
      const matching = world.meetings
        .filter((meeting) => classification === undefined || meeting.classification === classification)
        .sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
      const { rows, next } = pageOf(matching, query);
      return { data: rows.map(present), next };
    }),
    answer(getMeeting, ({ params }) => reply(params.id)),
    answer(getMeetingInvitation, ({ params }) => ({ data: invitationOf(found(world.meetings, params.id)) })),
    answer(createMeeting, ({ body: { title, description, url, date, classification }, headers }) => {
      if (meetingInstant(date).getTime() <= Date.now()) {
        throw new Refusal(400, 'validation', { errors: [{ pointer: '/date', message: meetingTexts.future }] });
      }
      return reply(once(headers, () => addMeeting(world, { title, description, url, date, classification }).id));
    }),
    answer(updateMeeting, ({ params: { id }, body, headers }) => {
      const meeting = unchanged(found(world.meetings, id), headers);
      const { title, url, date, description = meeting.description, classification = meeting.classification } = body;
      const changed = { ...meeting, title, url, date, description, classification, version: meeting.version + 1 };
      world.meetings = world.meetings.map((one) => (one.id === id ? changed : one));
      return reply(id);
    }),
    answer(deleteMeeting, ({ params: { id } }) => {
      found(world.meetings, id);
      world.meetings = world.meetings.filter((meeting) => meeting.id !== id);
      return {};
    }),
  ];
}

function present({ version: _, ...meeting }: KeptMeeting): Meeting {
  const { date } = meeting;
  const time = date.slice(date.indexOf('T') + 1);
  return {
    ...meeting,
    time,
    startsAt: meetingInstant(date).toISOString(),
    permissions: { update: true, delete: true },
  };
}

function invitationOf({ id, title, date }: KeptMeeting): string {
  const start = meetingInstant(date)
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '');
  const event = [
    'BEGIN:VEVENT',
    `UID:meeting-${id}@seed.example`,
    `DTSTART:${start}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
  ];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n');
}
