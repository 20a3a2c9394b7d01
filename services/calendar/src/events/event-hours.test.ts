import ICAL from 'ical.js';
import type { NewCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import type { CalendarEvent } from '@seed/calendar-contracts/events';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest, publicUrl } from '../testing/calendar-under-test.ts';
import { anEvent, newEvent, type Refusal } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);
const path = '/api/v1/events';
const evening = { time: '18:00', zone: 'America/Bogota' };

const read = async (id: number) => (await calendar.as('maria').get<CalendarEvent>(`${path}/${id}`)).body;
const change = (id: number, fields: object) => calendar.as('ana').put<CalendarEvent>(`${path}/${id}`, fields);
const hourOf = ({ date, time, zone, startsAt }: CalendarEvent) => ({ date, time, zone, startsAt });

test('an event with an hour has its instant, and its date stays the day', async () => {
  const { id } = await anEvent(calendar.as('ana'), { date: '2026-05-31', ...evening });
  const expected = { date: '2026-05-31', ...evening, startsAt: '2026-05-31T23:00:00.000Z' };
  expect(hourOf(await read(id))).toEqual(expected);
});

test.each([
  ['2026-01-31', '23:30', 'Asia/Tokyo', '2026-01-31T14:30:00.000Z'],
  ['2026-07-01', '00:00', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
  ['2026-01-01', '00:00', 'Europe/Madrid', '2025-12-31T23:00:00.000Z'],
])('an event on %s at %s in %s is listed on its day and begins at %s', async (...[date, time, zone, startsAt]) => {
  const { id } = await anEvent(calendar.as('ana'), { date, time, zone });
  const { body } = await calendar.as('maria').get<CalendarEvent[]>(`${path}?from=${date}&to=${date}`);
  expect(body.find((event) => event.id === id)).toMatchObject({ date, startsAt });
});

test('an event without an hour has none of its fields', async () => {
  const { id } = await anEvent(calendar.as('ana'), { time: null });
  expect(Object.keys(await read(id))).toEqual(['id', 'date', 'descriptions', 'permissions']);
});

test('a change without the fields of the hour keeps it, another hour replaces it, null removes it', async () => {
  const { id } = await anEvent(calendar.as('ana'), { date: '2026-05-31', ...evening });
  await change(id, { date: '2026-06-01', descriptions: 'Moved' });
  expect(await read(id)).toMatchObject({ ...evening, startsAt: '2026-06-01T23:00:00.000Z' });
  await change(id, { time: '19:30' });
  expect(await read(id)).toMatchObject({ time: '19:30', zone: 'America/Bogota' });
  const { body, headers } = await change(id, { time: null });
  expect(hourOf(body)).toEqual({ date: '2026-06-01' });
  const again = await change(id, { time: null, zone: null });
  expect(again.headers.get('etag')).toBe(headers.get('etag'));
});

test.each([
  [{ time: '6pm', zone: 'Asia/Tokyo' }, '/time'],
  [{ time: '24:00', zone: 'Asia/Tokyo' }, '/time'],
  [{ time: '', zone: 'Asia/Tokyo' }, '/time'],
  [{ time: '18:00', zone: 'Mars/Olympus' }, '/zone'],
  [{ time: '18:00', zone: '+05:00' }, '/zone'],
  [{ time: '18:00', zone: `Asia/${'x'.repeat(60)}` }, '/zone'],
  [{ time: '18:00' }, '/zone'],
  [{ date: '1999-12-31', ...evening }, '/date'],
  [{ date: '2200-01-01', ...evening }, '/date'],
])('the hour %j is refused at %s, on create and on update', async (fields, pointer) => {
  const { id } = await anEvent(calendar.as('ana'));
  const responses = [await calendar.as('ana').post<Refusal>(path, newEvent(fields))];
  responses.push(await calendar.as('ana').put<Refusal>(`${path}/${id}`, fields));
  for (const { status, body } of responses) {
    expect([status, body.errors?.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  }
});

test('calendar programs get an hour as an instant and a whole day as a date', async () => {
  await using calendar = await calendarUnderTest();
  const date = new Date().toISOString().slice(0, 10);
  await anEvent(calendar.as('ana'), { date, time: '23:30', zone: 'Asia/Tokyo' });
  await anEvent(calendar.as('ana'), { date });
  const { body: feed } = await calendar.as('maria').post<NewCalendarFeed>('/api/v1/calendar-feed');
  const text = (await calendar.as('anonymous').get<string>(feed.url.replace(publicUrl, ''))).body;
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  const starts = events.map((event) => new ICAL.Event(event).startDate).toSorted((one) => (one.isDate ? 1 : -1));
  expect(starts.map((start) => start.isDate)).toEqual([false, true]);
  expect(starts[0]?.toJSDate().toISOString()).toBe(`${date}T14:30:00.000Z`);
  expect(starts[1]?.toString()).toBe(date);
});

test('a deleted event comes back with its hour', async () => {
  const { id } = await anEvent(calendar.as('ana'), evening);
  const before = await read(id);
  await calendar.as('ana').delete(`${path}/${id}`);
  await calendar.as('ana').put(`${path}/${id}/restoration`, {});
  expect(hourOf(await read(id))).toEqual(hourOf(before));
});
