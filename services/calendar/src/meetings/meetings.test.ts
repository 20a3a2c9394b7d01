import type { Meeting } from '@seed/contracts/meetings';
import type { ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, everyPage, newMeeting } from '../testing/factories.ts';

const path = '/api/v1/meetings';
const minuteMs = 60_000;
const toCreate = 'Please fill in all fields to schedule a meeting.';
const toUpdate = 'Please fill in all fields to update the meeting.';
const wrongDate = 'Date must be in the format YYYY-MM-DD.';

let calendar: ServiceUnderTest;
beforeEach(async () => {
  calendar = await calendarUnderTest();
});
afterEach(() => calendar.stop());

interface Refusal {
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
}

/** The wall-clock time in Bogotá so many minutes from now. Colombia is five hours behind UTC all year. */
function inBogota(minutes: number): string {
  return new Date(Date.now() + (minutes - 5 * 60) * minuteMs).toISOString().slice(0, -1);
}

test('a new meeting has a Location and is found there', async () => {
  const response = await calendar.as('maria').post<Meeting>(path, newMeeting({ title: ' Film night 🎬 ' }));
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({ title: 'Film night 🎬', classification: 'MoviesCulture', authorId: 'maria' });
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

test('a new meeting lies in the future of the Colombian clock', async () => {
  const past = await calendar.as('maria').post<Refusal>(path, newMeeting({ date: inBogota(-1) }));
  expect(past.status).toBe(400);
  expect(past.body.errors).toEqual([{ pointer: '/date', message: 'Please schedule the meeting for a future time!' }]);
  expect((await calendar.as('maria').post(path, newMeeting({ date: inBogota(2) }))).status).toBe(201);
});

test('a meeting may be moved into the past, where it belongs once it was', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const response = await calendar.as('kenji').put<Meeting>(`${path}/${id}`, newMeeting({ date: inBogota(-60) }));
  expect(response.status).toBe(200);
  expect(Date.parse(response.body.startsAt)).toBeLessThan(Date.now());
});

test.each(['2000-01-01T00:00', '2199-12-31T23:59:59.999'])('the furthest date %s is stored exactly', async (date) => {
  const { id } = await aMeeting(calendar.as('maria'));
  const { body } = await calendar.as('maria').put<Meeting>(`${path}/${id}`, newMeeting({ date }));
  expect(Date.parse(body.startsAt)).toBe(Date.parse(`${date}-05:00`));
  expect((await calendar.as('maria').get(`${path}/${id}`)).body).toEqual(body);
});

test('authorId comes from the token, and a change by another member leaves it', async () => {
  const { id, authorId } = await aMeeting(calendar.as('maria'), { authorId: 'ana' });
  expect(authorId).toBe('maria');
  const changed = await calendar
    .as('kenji')
    .put<Meeting>(`${path}/${id}`, newMeeting({ title: 'Moved', authorId: 'kenji' }));
  expect(changed.body).toMatchObject({ title: 'Moved', authorId: 'maria' });
});

test('a change keeps description and club that it leaves out', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const rest = newMeeting({ title: 'Later', description: undefined, classification: undefined });
  const { body } = await calendar.as('maria').put(`${path}/${id}`, rest);
  expect(body).toMatchObject({ title: 'Later', description: 'Bring a film', classification: 'MoviesCulture' });
});

test('a change that is based on an old state is refused; one that changes nothing makes no state old', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const etag = (await calendar.as('maria').get(`${path}/${id}`)).headers.get('etag') ?? '';
  const put = (fields: object) =>
    calendar.as('maria').put(`${path}/${id}`, newMeeting(fields), { headers: { 'If-Match': etag } });
  expect((await put({})).status).toBe(200);
  expect((await put({ title: 'Second' })).status).toBe(200);
  expect((await put({ title: 'Third' })).status).toBe(412);
});

test('only the meetings of a club are listed, those that start last first', async () => {
  const dates = ['2190-01-02T10:00', '2190-01-03T10:00', '2190-01-01T10:00', '2190-01-02T10:00'];
  const ids: number[] = [];
  for (const date of dates) ids.push((await aMeeting(calendar.as('maria'), { date, classification: 'Etiquette' })).id);
  await aMeeting(calendar.as('maria'), { classification: 'Geography' });
  const expected = [1, 3, 0, 2].map((at) => ids[at]);
  const listed = await calendar.as('kenji').get<Meeting[]>(`${path}?classification=Etiquette`);
  expect(listed.body.map(({ id }) => id)).toEqual(expected);
  const paged = await everyPage<Meeting>(calendar.as('kenji'), `${path}?classification=Etiquette&limit=2`);
  expect(paged).toEqual(listed.body);
  expect((await calendar.as('kenji').get<Meeting[]>(path)).body).toHaveLength(5);
  expect((await calendar.as('kenji').get<Meeting[]>(`${path}?classification=etiquette`)).body).toEqual([]);
});

test.each(['limit=0', 'limit=201', 'cursor=nonsense'])('the query %s is refused', async (query) => {
  expect((await calendar.as('maria').get(`${path}?${query}`)).status).toBe(400);
});

test('the soonest meetings are those that have not begun, the next one first, page by page', async () => {
  const maria = calendar.as('maria');
  const { id: begun } = await aMeeting(maria, { title: 'Begun' });
  await maria.put(`${path}/${begun}`, newMeeting({ title: 'Begun', date: inBogota(-5) }));
  for (const [title, minutes] of [
    ['Last', 300],
    ['Next', 60],
    ['Then', 120],
  ] as const) {
    await aMeeting(maria, { title, date: inBogota(minutes) });
  }
  const first = await maria.get<Meeting[]>(`${path}?order=soonest&limit=2`);
  expect(first.body.map(({ title }) => title)).toEqual(['Next', 'Then']);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await maria.get<Meeting[]>(next)).body.map(({ title }) => title)).toEqual(['Last']);
});

test('the same Idempotency-Key makes one meeting, also when both requests come at once', async () => {
  const headers = { 'Idempotency-Key': 'key-1' };
  const send = () => calendar.as('maria').post<Meeting>(path, newMeeting(), { headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second.body).toEqual(first.body);
  expect((await calendar.as('maria').get<Meeting[]>(path)).body).toHaveLength(1);
});

test('an unchanged response is a 304', async () => {
  await aMeeting(calendar.as('maria'));
  const etag = (await calendar.as('maria').get(path)).headers.get('etag') ?? '';
  expect((await calendar.as('maria').get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});
