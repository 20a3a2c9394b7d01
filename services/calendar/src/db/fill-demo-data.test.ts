import { clubKeys } from '@seed/clubs-contracts/clubs';
import { calendarEvent, type CalendarEvent } from '@seed/calendar-contracts/events';
import { meeting, type Meeting } from '@seed/calendar-contracts/meetings';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';

const calendar = sharedService(() => calendarUnderTest({ demoData: true }));

const listMeetings = async (query = '') => (await calendar.as('maria').get<Meeting[]>(`/api/v1/meetings${query}`)).body;
const isPast = ({ startsAt }: Meeting) => Date.parse(startsAt) < Date.now();

test('the demo events lie before and after today and satisfy the contract', async () => {
  const { body } = await calendar.as('maria').get<CalendarEvent[]>('/api/v1/events');
  for (const event of body) expect(calendarEvent.safeParse(event).error).toBeUndefined();
  const today = new Date().toISOString().slice(0, 10);
  expect(body.filter(({ date }) => date < today).length).toBeGreaterThan(10);
  expect(body.filter(({ date }) => date > today).length).toBeGreaterThan(10);
});

test('every club has one past and one coming meeting, and there are meetings of all members', async () => {
  for (const classification of clubKeys) {
    const pasts = (await listMeetings(`?classification=${classification}`)).map(isPast);
    expect(pasts.toSorted()).toEqual([false, true]);
  }
  const all = await listMeetings();
  expect(all.filter(({ classification }) => classification === '').length).toBeGreaterThan(4);
  for (const one of all) expect(meeting.safeParse(one).error).toBeUndefined();
});

test('without demo data the calendar starts empty', async () => {
  await using empty = await calendarUnderTest();
  for (const path of ['/api/v1/events', '/api/v1/meetings']) {
    expect((await empty.as('maria').get(path)).body).toEqual([]);
  }
});
