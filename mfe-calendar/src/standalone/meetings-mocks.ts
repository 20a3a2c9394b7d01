import type { Body, Query } from '@seed/contracts/endpoint';
import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import {
  createMeeting,
  deleteMeeting,
  getMeeting,
  getMeetingInvitation,
  meetingInstant,
  meetingTexts,
  restoreMeeting,
  updateMeeting,
} from '@seed/calendar-contracts/meetings';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import {
  MockProblemError,
  mockUser,
  mockEndpoint,
  idempotentCreate,
  findOrNotFound,
  matchesSearch,
  pageOf,
  matchVersion,
} from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { attendanceMocks, countsOf, myAttendanceOf } from './attendance-mocks.ts';
import type { CalendarWorld, StoredMeeting } from './calendar-world.ts';
import { addMeetings, changedWith, followingOf } from './series-mocks.ts';

function listed(
  world: CalendarWorld,
  { q, classification, author, order, from = '', before = '9999' }: Query<typeof listMeetings>,
): StoredMeeting[] {
  const latestFirst = world.meetings
    .filter((meeting) => meeting.classification === (classification ?? meeting.classification))
    .filter((meeting) => meeting.authorId === (author ?? meeting.authorId))
    .filter(({ date }) => startOf(date) >= from && startOf(date) < before)
    .filter(({ title, description }) => matchesSearch([title, description], q))
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  if (order === 'latest') return latestFirst;
  return latestFirst.filter(({ date }) => meetingInstant(date).getTime() >= Date.now()).toReversed();
}

export function meetingsMocks(world: CalendarWorld): MockHandler[] {
  const response = (id: number) => {
    const meeting = findOrNotFound(world.meetings, id);
    return { data: present(meeting), etag: `"${meeting.version}-0"` };
  };
  const once = idempotentCreate();
  return [
    mockEndpoint(listMeetings, ({ query }) => {
      const { rows, next } = pageOf(listed(world, query), query);
      return { data: rows.map(present), next };
    }),
    mockEndpoint(getMeeting, ({ params }) => response(params.id)),
    mockEndpoint(getMeetingInvitation, ({ params: { id } }) => ({
      data: invitationOf(findOrNotFound(world.meetings, id)),
    })),
    mockEndpoint(createMeeting, ({ body: { time: _, authorId: _author, repeats, ...content }, headers }) => {
      if (meetingInstant(content.date).getTime() <= Date.now()) {
        throw new MockProblemError('validation', { errors: [{ pointer: '/date', message: meetingTexts.future }] });
      }
      assertClub(world, content.classification);
      return response(once(headers, () => addMeetings(world, content, repeats).id));
    }),
    mockEndpoint(updateMeeting, ({ params: { id }, body, headers }) => {
      const meeting = matchVersion(findOrNotFound(world.meetings, id), headers);
      const { classification = meeting.classification } = body;
      if (classification !== meeting.classification) assertClub(world, classification);
      const changed = { ...meeting, ...given(body), changedById: mockUser.id, version: meeting.version + 1 };
      const following = body.scope === 'following' ? followingOf(world, meeting) : [];
      world.meetings = world.meetings.map((one) => (one.id === id ? changed : changedWith(one, following, changed)));
      return response(id);
    }),
    ...attendanceMocks(world),
    ...deletionMocks(world, response),
  ];
}

/** The fields of a change that the client may write and has sent. */
function given({
  time: _,
  authorId: _author,
  scope: _scope,
  ...fields
}: Body<typeof updateMeeting>): Partial<StoredMeeting> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function deletionMocks(world: CalendarWorld, response: (id: number) => { data: Meeting; etag: string }): MockHandler[] {
  return [
    mockEndpoint(deleteMeeting, ({ params: { id }, query: { scope } }) => {
      const meeting = findOrNotFound(world.meetings, id);
      const deleted = [meeting, ...(scope === 'following' ? followingOf(world, meeting) : [])];
      world.deleted.meetings.push(deleted);
      world.meetings = world.meetings.filter((one) => !deleted.includes(one));
      return {};
    }),
    mockEndpoint(restoreMeeting, ({ params: { id } }) => {
      const deleted = world.deleted.meetings.findLast(([first]) => first?.id === id);
      if (deleted === undefined) throw new MockProblemError('not_found');
      world.meetings.push(...deleted);
      return response(id);
    }),
  ];
}

const startOf = (date: string) => meetingInstant(date).toISOString();

function assertClub({ clubs }: CalendarWorld, classification: string): void {
  if (classification === '' || clubs.some(({ key }) => key === classification)) return;
  throw new MockProblemError('validation', { errors: [{ pointer: '/classification', message: meetingTexts.club }] });
}

function present({ version: _, attendees, ...meeting }: StoredMeeting): Meeting {
  const { date } = meeting;
  const time = date.slice(date.indexOf('T') + 1);
  return {
    ...meeting,
    attendance: countsOf(attendees),
    ...myAttendanceOf(attendees),
    time,
    startsAt: meetingInstant(date).toISOString(),
    permissions: { update: true, delete: true },
  };
}

function invitationOf({ id, title, date }: StoredMeeting): string {
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
