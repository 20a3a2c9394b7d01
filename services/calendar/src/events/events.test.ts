import type { CalendarEvent } from '@seed/calendar-contracts/events';
import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { calendarSchema } from '../db/schema.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { anEvent, everyPage, newEvent } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);
const path = '/api/v1/events';
/** Starts a calendar without events. */
async function emptyCalendar() {
  const calendar = await calendarUnderTest();
  return {
    ...calendar,
    /** Resolves to the days of the events that a query lists. */
    async daysOf(query: string): Promise<string[]> {
      const { body } = await calendar.as('maria').get<CalendarEvent[]>(`${path}${query}`);
      return body.map(({ date }) => date);
    },
  };
}

test('a new event has a Location and is found there', async () => {
  const sent = newEvent({ date: '2026-05-31T18:00:00-05:00', descriptions: ' 七夕 🎋 \n' });
  const response = await calendar.as('ana').post<CalendarEvent>(path, sent);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({ date: '2026-05-31T18:00:00-05:00', descriptions: '七夕 🎋' });
  const found = await calendar.as('kenji').get(`${path}/${response.body.id}`);
  expect(found.body).toEqual({ ...response.body, permissions: { update: false, delete: false } });
});

test.each<[string, object, object]>([
  ['no description', { descriptions: undefined }, { pointer: '/descriptions', message: 'Description is required.' }],
  ['a blank description', { descriptions: ' \n' }, { pointer: '/descriptions', message: 'Description is required.' }],
  ['a long description', { descriptions: '🌱'.repeat(1001) }, { pointer: '/descriptions' }],
  ['no date', { date: undefined }, { pointer: '/date', message: 'Date is required.' }],
  ['a day that does not exist', { date: '2026-02-29' }, { pointer: '/date' }],
  ['no day at all', { date: 'next Monday' }, { pointer: '/date' }],
])('%s gets a problem at its field, on create and on update', async (...[, fields, told]) => {
  const { id } = await anEvent(calendar.as('ana'));
  const responses = [await calendar.as('ana').post<{ errors: object[] }>(path, newEvent(fields))];
  const missing = Object.values(fields).includes(undefined);
  if (!missing) responses.push(await calendar.as('ana').put<{ errors: object[] }>(`${path}/${id}`, newEvent(fields)));
  for (const response of responses) {
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining(told)]);
  }
});

test('a text may have a thousand emoji', async () => {
  const descriptions = '🌱'.repeat(1000);
  const { id } = await anEvent(calendar.as('ana'), { descriptions });
  expect((await calendar.as('maria').get(`${path}/${id}`)).body).toMatchObject({ descriptions });
});

test('a body that is not JSON gets 400, one that is too large 413', async () => {
  expect((await calendar.as('ana').post(path, '{"date":')).status).toBe(400);
  expect((await calendar.as('ana').post(path, newEvent({ descriptions: 'x'.repeat(300_000) }))).status).toBe(413);
});

test.each(['2026-05-31', '2026-05-31T00:00:00.000Z', '2026-05-31T23:59:59-05:00', '2026-05-31T00:30+09:00'])(
  'an event at %s is on May 31 in every time zone',
  async (date) => {
    await using empty = await emptyCalendar();
    await anEvent(empty.as('ana'), { date });
    expect(await empty.daysOf('?from=2026-05-31&to=2026-05-31')).toEqual([date]);
    expect(await empty.daysOf('?from=2026-06-01')).toEqual([]);
    expect(await empty.daysOf('?to=2026-05-30')).toEqual([]);
  },
);

test('from and to are inclusive and optional, and the earliest day comes first', async () => {
  await using empty = await emptyCalendar();
  for (const date of ['2026-06-01', '2026-04-30', '2026-05-31', '2026-05-01']) await anEvent(empty.as('ana'), { date });
  expect(await empty.daysOf('?from=2026-05-01&to=2026-05-31')).toEqual(['2026-05-01', '2026-05-31']);
  expect(await empty.daysOf('?from=2026-05-31')).toEqual(['2026-05-31', '2026-06-01']);
  expect(await empty.daysOf('?to=2026-05-01')).toEqual(['2026-04-30', '2026-05-01']);
  expect(await empty.daysOf('?from=2026-06-02&to=2026-05-01')).toEqual([]);
  expect(await empty.daysOf('')).toEqual(['2026-04-30', '2026-05-01', '2026-05-31', '2026-06-01']);
});

test('a search finds the events with its words, by day and within a range of days', async () => {
  await using empty = await emptyCalendar();
  const descriptions = 'Presentación final';
  for (const date of ['2026-06-01', '2026-04-30', '2026-05-31']) await anEvent(empty.as('ana'), { date, descriptions });
  await anEvent(empty.as('ana'), { date: '2026-05-01', descriptions: 'Otra' });
  expect(await empty.daysOf('?q=presentacion')).toEqual(['2026-04-30', '2026-05-31', '2026-06-01']);
  expect(await empty.daysOf('?q=final%20pres&from=2026-05-01&to=2026-05-31')).toEqual(['2026-05-31']);
});

test('the pages contain every event once, by day and then by id', async () => {
  await using empty = await emptyCalendar();
  const dates = ['2026-05-03', '2026-05-01', '2026-05-02T18:00', '2026-05-02', '2026-05-02T09:00', '2026-05-04'];
  const ids: number[] = [];
  for (const date of dates) ids.push((await anEvent(empty.as('ana'), { date })).id);
  const expected = [1, 2, 3, 4, 0, 5].map((at) => ids[at]);
  const listed = await everyPage<CalendarEvent>(empty.as('maria'), `${path}?limit=2`);
  expect(listed.map(({ id }) => id)).toEqual(expected);
  const within = await everyPage<CalendarEvent>(empty.as('maria'), `${path}?limit=1&from=2026-05-02&to=2026-05-02`);
  expect(within.map(({ id }) => id)).toEqual(expected.slice(1, 4));
});

test.each(['from=2026-5-1', 'to=2026-02-30', 'from=x', 'limit=0', 'limit=201', 'cursor=nonsense'])(
  'the query %s is refused',
  async (query) => {
    expect((await calendar.as('maria').get(`${path}?${query}`)).status).toBe(400);
  },
);

test('a change moves the event and keeps the fields that it leaves out; a stale If-Match gets 412', async () => {
  await using empty = await emptyCalendar();
  const { id } = await anEvent(empty.as('ana'), { date: '2026-05-31' });
  const etag = (await empty.as('ana').get(`${path}/${id}`)).headers.get('etag') ?? '';
  const ifMatch = { headers: { 'If-Match': etag } };
  const moved = await empty.as('ana').put(`${path}/${id}`, { date: '2026-06-02' }, ifMatch);
  expect(moved).toMatchObject({ status: 200, body: { date: '2026-06-02', descriptions: 'Pitch day' } });
  expect(await empty.daysOf('?from=2026-06-02&to=2026-06-02')).toEqual(['2026-06-02']);
  expect((await empty.as('ana').put(`${path}/${id}`, { descriptions: 'Late' }, ifMatch)).status).toBe(412);
});

test('an unchanged response is a 304', async () => {
  const { id } = await anEvent(calendar.as('ana'));
  for (const place of [`${path}/${id}`, `${path}?from=2026-05-01`]) {
    const etag = (await calendar.as('maria').get(place)).headers.get('etag') ?? '';
    expect((await calendar.as('maria').get(place, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  }
});

test('the same Idempotency-Key makes one event, also when both requests come at once', async () => {
  await using empty = await emptyCalendar();
  const headers = { 'Idempotency-Key': 'key-1' };
  const send = () => empty.as('ana').post<CalendarEvent>(path, newEvent(), { headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.body).toEqual(first.body);
  expect(await empty.daysOf('')).toHaveLength(1);
});

test('a deleted event is gone', async () => {
  await using empty = await emptyCalendar();
  const { id } = await anEvent(empty.as('ana'));
  expect((await empty.as('ana').delete(`${path}/${id}`)).status).toBe(204);
  expect((await empty.as('ana').get(`${path}/${id}`)).status).toBe(404);
  expect(await empty.daysOf('')).toEqual([]);
});

test('the migrated tables match the entities', async () => {
  await using database = await testDatabase(calendarSchema);
  expect(await schemaDrift(database.dataSource)).toEqual([]);
  await database.dataSource.undoLastMigration();
  await database.dataSource.runMigrations();
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});
