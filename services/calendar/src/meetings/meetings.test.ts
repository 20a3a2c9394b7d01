import type { Meeting } from '@seed/calendar-contracts/meetings';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, inBogota, newMeeting, type Refusal } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);
const path = '/api/v1/meetings';
const toCreate = 'Please fill in all fields to schedule a meeting.';
const toUpdate = 'Please fill in all fields to update the meeting.';
const wrongLength = 'A meeting can take from 5 minutes to 12 hours.';
const wrongDate = 'Date must be in the format YYYY-MM-DD.';

test('a new meeting has a Location and is found there', async () => {
  const sent = newMeeting({ title: ' Film night 🎬 ' });
  const response = await calendar.as('maria').post<Meeting>(path, sent);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({ ...sent, title: 'Film night 🎬', authorId: 'maria' });
  expect((await calendar.as('kenji').get(`${path}/${response.body.id}`)).body).toEqual(response.body);
});

test('time is the part of the date after the T, and the instant is that of the Colombian clock', async () => {
  const meeting = await aMeeting(calendar.as('maria'), { date: '2190-05-31T19:00', time: '07:00' });
  expect(meeting).toMatchObject({ date: '2190-05-31T19:00', time: '19:00', startsAt: '2190-06-01T00:00:00.000Z' });
  const withSeconds = await aMeeting(calendar.as('maria'), { date: '2190-12-31T23:59:30' });
  expect(withSeconds).toMatchObject({ time: '23:59:30', startsAt: '2191-01-01T04:59:30.000Z' });
});

test('a meeting without description and club has empty ones', async () => {
  const meeting = await aMeeting(calendar.as('maria'), { description: undefined, classification: undefined });
  expect(meeting).toMatchObject({ description: '', classification: '' });
});

test('a meeting takes an hour unless it has another length', async () => {
  expect(await aMeeting(calendar.as('maria'))).toMatchObject({ durationMinutes: 60 });
  for (const durationMinutes of [5, 90, 720]) {
    const { id } = await aMeeting(calendar.as('maria'), { durationMinutes });
    expect((await calendar.as('kenji').get(`${path}/${id}`)).body).toMatchObject({ durationMinutes });
  }
});

test.each([
  ['meet.example.org/a b', 'https://meet.example.org/a%20b'],
  ['http://meet.example.org', 'http://meet.example.org/'],
])('the link %p is stored as %p, on create and on update', async (url, stored) => {
  const { id, url: created } = await aMeeting(calendar.as('maria'), { url });
  const { body } = await calendar.as('maria').put<Meeting>(`${path}/${id}`, newMeeting({ url }));
  expect([created, body.url]).toEqual([stored, stored]);
});

test.each<[string, object, string, string, string]>([
  ['no title', { title: '  ' }, '/title', toCreate, toUpdate],
  ['no link', { url: '' }, '/url', toCreate, toUpdate],
  ['no date', { date: '' }, '/date', toCreate, toUpdate],
  ['a date of another form', { date: '31-05-2190T19:00' }, '/date', wrongDate, wrongDate],
  ['a date without a time', { date: '2190-05-31' }, '/date', wrongDate, wrongDate],
  ['a day that does not exist', { date: '2190-02-30T19:00' }, '/date', wrongDate, wrongDate],
  ['a length of four minutes', { durationMinutes: 4 }, '/durationMinutes', wrongLength, wrongLength],
  ['a length of more than twelve hours', { durationMinutes: 721 }, '/durationMinutes', wrongLength, wrongLength],
  ['half a minute', { durationMinutes: 30.5 }, '/durationMinutes', wrongLength, wrongLength],
  ['a length in words', { durationMinutes: 'an hour' }, '/durationMinutes', wrongLength, wrongLength],
  ['a date with a zone', { date: '2190-05-31T19:00Z' }, '/date', wrongDate, wrongDate],
])('%s gets a problem at its field, on create and on update', async (...[, fields, pointer, created, updated]) => {
  const { id } = await aMeeting(calendar.as('maria'));
  const create = await calendar.as('maria').post<Refusal>(path, newMeeting(fields));
  const update = await calendar.as('maria').put<Refusal>(`${path}/${id}`, newMeeting(fields));
  expect([create.status, update.status]).toEqual([400, 400]);
  expect(create.body.errors).toEqual([{ pointer, message: created }]);
  expect(update.body.errors).toEqual([{ pointer, message: updated }]);
});

test('all missing fields are reported at once', async () => {
  const { body } = await calendar.as('maria').post<Refusal>(path, {});
  expect(body.errors).toEqual(['/title', '/url', '/date'].map((pointer) => ({ pointer, message: toCreate })));
});

test.each(['javascript:alert(1)', 'ftp://example.org', 'my room'])('the link %p is refused', async (url) => {
  const response = await calendar.as('maria').post<Refusal>(path, newMeeting({ url }));
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([{ pointer: '/url', message: 'The link must be an http(s) address.' }]);
});

test('a new meeting must be in the future, by the Colombian clock', async () => {
  const past = await calendar.as('maria').post<Refusal>(path, newMeeting({ date: inBogota(-1) }));
  expect(past.status).toBe(400);
  expect(past.body.errors).toEqual([{ pointer: '/date', message: 'Please schedule the meeting for a future time!' }]);
  expect((await calendar.as('maria').post(path, newMeeting({ date: inBogota(2) }))).status).toBe(201);
});

test('the same Idempotency-Key makes one meeting, also when both requests come at once', async () => {
  await using empty = await calendarUnderTest();
  const headers = { 'Idempotency-Key': 'key-1' };
  const send = () => empty.as('maria').post<Meeting>(path, newMeeting(), { headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.body).toEqual(first.body);
  expect((await empty.as('maria').get<Meeting[]>(path)).body).toHaveLength(1);
});
