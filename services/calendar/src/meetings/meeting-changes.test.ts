import type { Meeting } from '@seed/calendar-contracts/meetings';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, inBogota, newMeeting } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);
const path = '/api/v1/meetings';

test('a meeting may be moved into the past', async () => {
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

test('authorId comes from the token, and a change by another member keeps it', async () => {
  const { id, authorId } = await aMeeting(calendar.as('maria'), { authorId: 'ana' });
  expect(authorId).toBe('maria');
  const changed = await calendar
    .as('kenji')
    .put<Meeting>(`${path}/${id}`, newMeeting({ title: 'Moved', authorId: 'kenji' }));
  expect(changed.body).toMatchObject({ title: 'Moved', authorId: 'maria' });
});

test('a change keeps description, club and length that it leaves out', async () => {
  const { id } = await aMeeting(calendar.as('maria'), { durationMinutes: 45 });
  const rest = newMeeting({ title: 'Later', description: undefined, classification: undefined });
  const { body } = await calendar.as('maria').put(`${path}/${id}`, rest);
  const kept = { description: 'Bring a film', classification: 'MoviesCulture', durationMinutes: 45 };
  expect(body).toMatchObject({ title: 'Later', ...kept });
  const longer = await calendar.as('maria').put(`${path}/${id}`, newMeeting({ durationMinutes: 120 }));
  expect(longer.body).toMatchObject({ durationMinutes: 120 });
});

test('a change with a stale If-Match gets 412; a change without effect makes no other stale', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const etag = (await calendar.as('maria').get(`${path}/${id}`)).headers.get('etag') ?? '';
  const put = (fields: object) =>
    calendar.as('maria').put(`${path}/${id}`, newMeeting(fields), { headers: { 'If-Match': etag } });
  expect((await put({})).status).toBe(200);
  expect((await put({ title: 'Second' })).status).toBe(200);
  expect((await put({ title: 'Third' })).status).toBe(412);
});

test('a meeting names the member who changed it last, and none before its first change', async () => {
  const meeting = await aMeeting(calendar.as('maria'));
  expect(meeting).not.toHaveProperty('changedById');
  const same = await calendar.as('kenji').put<Meeting>(`${path}/${meeting.id}`, newMeeting());
  expect(same.body).not.toHaveProperty('changedById');
  await calendar.as('kenji').put(`${path}/${meeting.id}`, newMeeting({ title: 'Moved', changedById: 'ana' }));
  const { body } = await calendar.as('maria').get<Meeting>(`${path}/${meeting.id}`);
  expect(body).toMatchObject({ title: 'Moved', authorId: 'maria', changedById: 'kenji' });
});
