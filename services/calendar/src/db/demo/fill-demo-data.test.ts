import { clubKeys } from '@seed/contracts/clubs';
import { calendarEvent, type CalendarEvent } from '@seed/contracts/events';
import { meeting, type Meeting } from '@seed/contracts/meetings';
import { demoMembers } from '@seed/demo-world/members';
import type { ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { calendarUnderTest } from '../../testing/calendar-under-test.ts';
import { festivitiesAround } from './demo-festivities.ts';

let calendar: ServiceUnderTest;
beforeAll(async () => {
  calendar = await calendarUnderTest({ demoData: true });
});
afterAll(() => calendar.stop());

const meetingsOf = async (query = '') => (await calendar.as('maria').get<Meeting[]>(`/api/v1/meetings${query}`)).body;
const isPast = ({ startsAt }: Meeting) => Date.parse(startsAt) < Date.now();

test('there are events before and after today, and all are what the contract says', async () => {
  const { body } = await calendar.as('maria').get<CalendarEvent[]>('/api/v1/events');
  for (const event of body) expect(calendarEvent.safeParse(event).error).toBeUndefined();
  const today = new Date().toISOString().slice(0, 10);
  expect(body.filter(({ date }) => date < today).length).toBeGreaterThan(10);
  expect(body.filter(({ date }) => date > today).length).toBeGreaterThan(10);
});

test('every club has a meeting that was and one that will be, and so has everybody', async () => {
  for (const classification of clubKeys) {
    const pasts = (await meetingsOf(`?classification=${classification}`)).map(isPast);
    expect(pasts.toSorted()).toEqual([false, true]);
  }
  const all = await meetingsOf();
  expect(all.filter(({ classification }) => classification === '').length).toBeGreaterThan(4);
  for (const one of all) expect(meeting.safeParse(one).error).toBeUndefined();
});

test('its authors are members of the demo world', async () => {
  const ids = new Set(demoMembers.map(({ id }) => id));
  expect((await meetingsOf()).filter(({ authorId }) => !ids.has(authorId))).toEqual([]);
});

test('whatever the day, there are festivities around it', () => {
  for (let month = 0; month < 12; month += 1) {
    expect(festivitiesAround(new Date(Date.UTC(2026, month, 15))).length).toBeGreaterThan(5);
  }
});

test('production starts empty', async () => {
  const empty = await calendarUnderTest();
  try {
    for (const path of ['/api/v1/events', '/api/v1/meetings']) {
      expect((await empty.as('maria').get(path)).body).toEqual([]);
    }
  } finally {
    await empty.stop();
  }
});
