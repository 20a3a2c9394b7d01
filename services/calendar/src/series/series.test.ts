import type { Meeting } from '@seed/calendar-contracts/meetings';
import { recurrenceTexts } from '@seed/calendar-contracts/recurrence';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, newMeeting, type Refusal } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);
const path = '/api/v1/meetings';
const weekly = { every: 'week', count: 4 };

/** The meetings of a series in their order. */
async function meetingsOf({ series }: Meeting): Promise<Meeting[]> {
  const { body } = await calendar.as('kenji').get<Meeting[]>(path);
  return body.filter((meeting) => meeting.series?.id === series?.id).toReversed();
}
const datesOf = async (meeting: Meeting) => (await meetingsOf(meeting)).map(({ date }) => date);
const aSeries = (fields: object = {}) => aMeeting(calendar.as('maria'), { repeats: weekly, ...fields });
const remove = (who: TestCaller, { id }: Meeting, query = '') => calendar.as(who).delete(`${path}/${id}${query}`);
const change = (who: TestCaller, { id }: Meeting, fields: object) =>
  calendar.as(who).put<Meeting>(`${path}/${id}`, newMeeting(fields));
const weeks = ['2190-05-31T19:00', '2190-06-07T19:00', '2190-06-14T19:00', '2190-06-21T19:00'];

async function theSecondOf(series: Meeting): Promise<Meeting> {
  const [, second = series] = await meetingsOf(series);
  return second;
}

test('a repeated meeting is a series of meetings, each with its own id', async () => {
  const first = await aSeries();
  expect(first).toMatchObject({ date: weeks[0], series: { every: 'week', interval: 1 } });
  expect(await datesOf(first)).toEqual(weeks);
  const meetings = await meetingsOf(first);
  expect(new Set(meetings.map(({ id }) => id)).size).toBe(4);
  for (const one of meetings) {
    const { body } = await calendar.as('kenji').get<Meeting>(`${path}/${one.id}`);
    expect(body).toMatchObject({ title: first.title, series: first.series, authorId: 'maria' });
  }
});

test('a month without the day has its meeting on its last day', async () => {
  const series = await aSeries({ date: '2190-01-31T19:00', repeats: { every: 'month', until: '2190-04-30' } });
  const days = ['2190-01-31', '2190-02-28', '2190-03-31', '2190-04-30'];
  expect(await datesOf(series)).toEqual(days.map((day) => `${day}T19:00`));
});

test('a meeting that does not repeat has no series', async () => {
  expect(await aMeeting(calendar.as('maria'))).not.toHaveProperty('series');
});

test('two requests with one Idempotency-Key schedule one series', async () => {
  const headers = { 'Idempotency-Key': 'series-1' };
  const body = newMeeting({ repeats: weekly });
  const send = () => calendar.as('maria').send<Meeting>('POST', path, { body, headers });
  const [one, other] = await Promise.all([send(), send()]);
  expect(one.body).toEqual(other.body);
  expect(await datesOf(one.body)).toEqual(weeks);
});

test.each([
  [{ repeats: { every: 'week', until: '2190-05-31' } }, '/repeats', recurrenceTexts.meetings],
  [{ repeats: { every: 'week', until: '2191-05-31' } }, '/repeats', recurrenceTexts.meetings],
  [{ repeats: { every: 'week', count: 53 } }, '/repeats/count', recurrenceTexts.meetings],
  [{ repeats: { every: 'week' } }, '/repeats', recurrenceTexts.end],
  [{ date: '2199-12-31T19:00', repeats: weekly }, '/date', 'The year must lie between 2000 and 2199.'],
])('%j is refused at %s', async (fields, pointer, message) => {
  const { status, body } = await calendar.as('maria').post<Refusal>(path, newMeeting(fields));
  expect([status, body.errors]).toEqual([400, [{ pointer, message }]]);
});

test('without a scope only one meeting changes', async () => {
  const series = await aSeries();
  const second = await theSecondOf(series);
  await change('kenji', second, { date: '2190-06-08T20:00', title: 'Moved' });
  expect(await datesOf(series)).toEqual([
    '2190-05-31T19:00',
    '2190-06-08T20:00',
    '2190-06-14T19:00',
    '2190-06-21T19:00',
  ]);
  expect((await meetingsOf(series)).map(({ title }) => title)).toEqual([
    'Club night',
    'Moved',
    'Club night',
    'Club night',
  ]);
});

test('the following meetings move by as many days to the same hour, and keep a content of their own', async () => {
  const series = await aSeries();
  const [, second = series, third = series] = await meetingsOf(series);
  await change('maria', third, { date: third.date, title: 'Guest night' });
  const { body } = await change('kenji', second, { date: '2190-06-08T20:30', scope: 'following' });
  expect(body).toMatchObject({ date: '2190-06-08T20:30', startsAt: '2190-06-09T01:30:00.000Z', changedById: 'kenji' });
  expect(await datesOf(series)).toEqual([
    '2190-05-31T19:00',
    '2190-06-08T20:30',
    '2190-06-15T20:30',
    '2190-06-22T20:30',
  ]);
  expect((await meetingsOf(series)).map(({ title }) => title)).toEqual([
    'Club night',
    'Club night',
    'Guest night',
    'Club night',
  ]);
});

test('a meeting that would be moved beyond the last year changes none', async () => {
  const series = await aSeries({ date: '2199-12-01T19:00' });
  const { status } = await change('maria', series, { date: '2199-12-31T19:00', scope: 'following' });
  expect(status).toBe(400);
  expect((await datesOf(series))[0]).toBe('2199-12-01T19:00');
});

test('an edit of an old version changes no meeting', async () => {
  const series = await aSeries();
  await change('maria', series, { date: series.date, title: 'New' });
  const body = newMeeting({ title: 'Old', scope: 'following' });
  const headers = { 'If-Match': '"1-0"' };
  expect((await calendar.as('kenji').send('PUT', `${path}/${series.id}`, { body, headers })).status).toBe(412);
  expect((await meetingsOf(series)).map(({ title }) => title)).not.toContain('Old');
});

test('one meeting is cancelled alone, and comes back alone', async () => {
  const series = await aSeries();
  const second = await theSecondOf(series);
  expect((await remove('kenji', second)).status).toBe(204);
  expect(await datesOf(series)).toEqual(weeks.filter((date) => date !== second.date));
  await calendar.as('kenji').put(`${path}/${second.id}/restoration`, {});
  expect(await datesOf(series)).toEqual(weeks);
});

test('a meeting and all following are deleted together and restored together, by the same member only', async () => {
  const series = await aSeries();
  const second = await theSecondOf(series);
  await calendar.as('ana').put(`${path}/${second.id}/attendance`, { status: 'accepted' });
  const before = await meetingsOf(series);
  expect((await remove('kenji', second, '?scope=following')).status).toBe(204);
  expect(await datesOf(series)).toEqual(weeks.slice(0, 1));
  expect((await calendar.as('maria').put(`${path}/${second.id}/restoration`, {})).status).toBe(404);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await calendar.as('kenji').put(`${path}/${second.id}/restoration`, {})).status).toBe(200);
    expect(await meetingsOf(series)).toEqual(before);
  }
});

test('an unknown scope is refused', async () => {
  const series = await aSeries();
  expect((await remove('maria', series, '?scope=everything')).status).toBe(400);
  expect((await change('maria', series, { scope: 'everything' })).status).toBe(400);
});

test('under the policy "author" another member can neither change nor delete the following meetings', async () => {
  await using strict = await calendarUnderTest({ meetingsPolicy: 'author' });
  const { id } = await aMeeting(strict.as('maria'), { repeats: weekly });
  const body = newMeeting({ title: 'Mine', scope: 'following' });
  expect((await strict.as('kenji').put(`${path}/${id}`, body)).status).toBe(403);
  expect((await strict.as('kenji').delete(`${path}/${id}?scope=following`)).status).toBe(403);
  expect((await strict.as('kenji').get<Meeting[]>(path)).body).toHaveLength(4);
});
