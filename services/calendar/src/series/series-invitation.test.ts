import ICAL from 'ical.js';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, newMeeting } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);
const path = '/api/v1/meetings';

async function listed({ series }: Meeting): Promise<Meeting[]> {
  const { body } = await calendar.as('kenji').get<Meeting[]>(path);
  return body.filter((meeting) => meeting.series?.id === series?.id).toReversed();
}

async function file({ id }: Meeting): Promise<ICAL.Component> {
  const { body } = await calendar.as('kenji').get<string>(`${path}/${id}/invitation`);
  return new ICAL.Component(ICAL.parse(body) as unknown[]);
}

/** The starts and titles that a calendar program computes from the file. */
function expanded(component: ICAL.Component): { startsAt: string; title: string }[] {
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [master, ...others] = component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  if (master === undefined) throw new Error('The file has no event.');
  for (const other of others) master.relateException(other);
  const iterator = master.iterator();
  const meetings: { startsAt: string; title: string }[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, item } = master.getOccurrenceDetails(next);
    meetings.push({ startsAt: startDate.toJSDate().toISOString(), title: item.summary });
  }
  return meetings.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

const shown = (meetings: readonly Meeting[]) => meetings.map(({ startsAt, title }) => ({ startsAt, title }));
const change = ({ id }: Meeting, fields: object) => calendar.as('maria').put(`${path}/${id}`, newMeeting(fields));

/** Evenings in Colombia are on the next day in UTC, where the last day of a month is the first of the next one. */
test.each([
  ['2190-05-28T20:00', { every: 'week', count: 5 }],
  ['2190-05-28T20:00', { every: 'week', interval: 3, count: 5 }],
  ['2190-01-15T09:00', { every: 'month', count: 5 }],
  ['2190-01-28T20:00', { every: 'month', count: 5 }],
  ['2190-01-29T20:00', { every: 'month', count: 5 }],
  ['2191-12-30T20:00', { every: 'month', interval: 2, count: 4 }],
  ['2190-01-31T20:00', { every: 'month', count: 14 }],
])('calendar programs compute the same starts from %s by %j', async (date, repeats) => {
  const series = await aMeeting(calendar.as('maria'), { date, repeats });
  const meetings = await listed(series);
  expect(meetings).toHaveLength(repeats.count);
  expect(expanded(await file(series))).toEqual(shown(meetings));
});

test('the file leaves out what was deleted, and has what was moved or changed', async () => {
  const series = await aMeeting(calendar.as('maria'), { repeats: { every: 'week', count: 6 } });
  const [first = series, second = series, third = series, fourth = series] = await listed(series);
  await calendar.as('maria').delete(`${path}/${first.id}`);
  await change(second, { date: '2190-06-09T07:30' });
  await change(third, { date: third.date, title: 'Guest night' });
  const meetings = await listed(series);
  expect(meetings).toHaveLength(5);
  const component = await file(fourth);
  expect(expanded(component)).toEqual(shown(meetings));
  expect(component.getAllSubcomponents('vevent')).toHaveLength(3);
});

test('a change of all following meetings shows in the file', async () => {
  const series = await aMeeting(calendar.as('maria'), { repeats: { every: 'month', count: 4 } });
  const [, second = series] = await listed(series);
  await change(second, { date: '2190-07-02T18:00', title: 'New', durationMinutes: 90, scope: 'following' });
  expect(expanded(await file(second))).toEqual(shown(await listed(series)));
});

test('all meetings of a series have one file, whose sequence grows with each change', async () => {
  const series = await aMeeting(calendar.as('maria'), { repeats: { every: 'week', count: 3 } });
  const [, second = series, third = series] = await listed(series);
  const entryOf = async (meeting: Meeting) => {
    const [event] = (await file(meeting)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    return { uid: event?.uid, sequence: event?.sequence };
  };
  const before = await entryOf(second);
  expect(before).toEqual({ uid: `meeting-series-${series.series?.id}@portal.seed.example`, sequence: 0 });
  await calendar.as('maria').delete(`${path}/${second.id}`);
  expect(await entryOf(third)).toEqual({ ...before, sequence: 1 });
  await calendar.as('maria').put(`${path}/${second.id}/restoration`, {});
  expect(await entryOf(third)).toEqual({ ...before, sequence: 2 });
});
