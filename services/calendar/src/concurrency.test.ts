import type { CalendarEvent } from '@seed/contracts/events';
import type { Meeting } from '@seed/contracts/meetings';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import type { ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { calendarUnderTest } from './testing/calendar-under-test.ts';
import { aMeeting, anEvent, everyPage, newEvent, newMeeting } from './testing/factories.ts';

const memberCount = 200;
let calendar: ServiceUnderTest;
let members: TestClient[];
beforeAll(async () => {
  calendar = await calendarUnderTest();
  members = await Promise.all(Array.from({ length: memberCount }, (_, n) => calendar.member(`member-${n}`)));
});
afterAll(() => calendar.stop());

test('two hundred members schedule and edit at once while events are added: nothing is lost, nothing fails', async () => {
  const { id } = await aMeeting(calendar.as('maria'), { classification: 'Research' });
  const answers = await Promise.all(
    members.flatMap((member, n) => [
      member.post('/api/v1/meetings', newMeeting({ title: `Meeting ${n}`, classification: 'Research' })),
      member.put(`/api/v1/meetings/${id}`, newMeeting({ title: `Title ${n}`, classification: 'Research' })),
      member.get('/api/v1/meetings?classification=Research&limit=24'),
      calendar.as('ana').post('/api/v1/events', newEvent({ descriptions: `Event ${n}` })),
    ]),
  );
  expect(answers.filter(({ status }) => status >= 300).map(({ status }) => status)).toEqual([]);
  const meetings = await everyPage<Meeting>(calendar.as('kenji'), '/api/v1/meetings?classification=Research&limit=50');
  expect(meetings).toHaveLength(memberCount + 1);
  const events = await everyPage<CalendarEvent>(calendar.as('kenji'), '/api/v1/events?limit=50');
  expect(new Set(events.map(({ descriptions }) => descriptions)).size).toBe(memberCount);
}, 60_000);

test('of those who change the same state of a meeting or an event one wins', async () => {
  const meeting = await aMeeting(calendar.as('maria'));
  const event = await anEvent(calendar.as('ana'));
  for (const [path, body] of [
    [`/api/v1/meetings/${meeting.id}`, newMeeting],
    [`/api/v1/events/${event.id}`, newEvent],
  ] as const) {
    const etag = (await calendar.as('ana').get(path)).headers.get('etag') ?? '';
    const change = (n: number) => body({ title: `Title ${n}`, descriptions: `Description ${n}` });
    const changes = Array.from({ length: 10 }, (_, n) =>
      calendar.as('ana').put(path, change(n), { headers: { 'If-Match': etag } }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(412)]);
  }
});
