import type { CalendarEvent } from '@seed/calendar-contracts/events';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { raceUpdates } from '@seed/service-kit/testing/race';
import { calendarUnderTest } from './testing/calendar-under-test.ts';
import { aMeeting, anEvent, everyPage, newEvent, newMeeting } from './testing/factories.ts';

const memberCount = 200;
const calendar = sharedService(calendarUnderTest);

test('two hundred members schedule and edit at once while events are added: nothing is lost, nothing fails', async () => {
  const members = await Promise.all(Array.from({ length: memberCount }, (_, n) => calendar.member(`member-${n}`)));
  const { id } = await aMeeting(calendar.as('maria'), { classification: 'Research' });
  const responses = await Promise.all(
    members.flatMap((member, n) => [
      member.post('/api/v1/meetings', newMeeting({ title: `Meeting ${n}`, classification: 'Research' })),
      member.put(`/api/v1/meetings/${id}`, newMeeting({ title: `Title ${n}`, classification: 'Research' })),
      member.get('/api/v1/meetings?classification=Research&limit=24'),
      calendar.as('ana').post('/api/v1/events', newEvent({ descriptions: `Event ${n}` })),
    ]),
  );
  expect(responses.filter(({ status }) => status >= 300).map(({ status }) => status)).toEqual([]);
  const meetings = await everyPage<Meeting>(calendar.as('kenji'), '/api/v1/meetings?classification=Research&limit=50');
  expect(meetings).toHaveLength(memberCount + 1);
  const events = await everyPage<CalendarEvent>(calendar.as('kenji'), '/api/v1/events?limit=50');
  expect(new Set(events.map(({ descriptions }) => descriptions)).size).toBe(memberCount);
}, 60_000);

test.each(['events', 'meetings'])(
  'one of many concurrent changes to a version of %s is written, the others get 412',
  async (list) => {
    const made = list === 'events' ? await anEvent(calendar.as('ana')) : await aMeeting(calendar.as('maria'));
    const change = (n: number) =>
      list === 'events' ? newEvent({ descriptions: `${n}` }) : newMeeting({ title: `${n}` });
    const changes = Array.from({ length: 20 }, (_, n) => change(n));
    const { winners, stored, otherStatuses } = await raceUpdates(
      calendar.as('ana'),
      `/api/v1/${list}/${made.id}`,
      changes,
    );
    expect(winners).toEqual([stored]);
    expect(otherStatuses).toEqual(Array<number>(19).fill(412));
  },
);
