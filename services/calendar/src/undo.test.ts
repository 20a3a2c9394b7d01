import { removeMember } from '@seed/service-kit/testing/events';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import type { CalendarEvent } from '@seed/calendar-contracts/events';
import type { NewCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { calendarUnderTest, publicUrl } from './testing/calendar-under-test.ts';
import { aMeeting, anEvent } from './testing/factories.ts';

const events = '/api/v1/events';
const meetings = '/api/v1/meetings';

/** An empty calendar with a clock; no deletion becomes final by itself. */
async function calendarWithClock() {
  let laterMs = 0;
  const hourMs = 3_600_000;
  const calendar = await calendarUnderTest({
    now: () => new Date(Date.now() + laterMs),
    deletionPollMs: hourMs,
  });
  return {
    ...calendar,
    pass(ms: number): void {
      laterMs += ms;
    },
    restore: (who: TestCaller, path: string) =>
      calendar.as(who).put<Meeting & CalendarEvent>(`${path}/restoration`, {}),
  };
}

test('a deleted meeting is gone everywhere, and comes back as it was for the member who deleted it', async () => {
  await using calendar = await calendarWithClock();
  const { id } = await aMeeting(calendar.as('maria'), { title: 'Kites', durationMinutes: 45 });
  const path = `${meetings}/${id}`;
  await calendar.as('kenji').put(`${path}/attendance`, { status: 'accepted' });
  const before = await calendar.as('kenji').get<Meeting>(path);
  const attendees = await calendar.as('kenji').get(`${path}/attendees`);
  const lists = [meetings, `${meetings}?q=kites`, `${meetings}?order=soonest`, `${meetings}?author=maria`];

  expect((await calendar.as('kenji').delete(path)).status).toBe(204);
  for (const part of ['', '/invitation', '/attendees']) {
    expect([part, (await calendar.as('kenji').get(`${path}${part}`)).status]).toEqual([part, 404]);
  }
  expect((await calendar.as('ana').put(`${path}/attendance`, { status: 'accepted' })).status).toBe(404);
  for (const list of lists) expect((await calendar.as('kenji').get(list)).body).toEqual([]);

  for (const attempt of ['first', 'second']) {
    const { status, body } = await calendar.restore('kenji', path);
    expect([attempt, status, body]).toEqual([attempt, 200, before.body]);
  }
  expect((await calendar.as('kenji').get(path)).headers.get('etag')).toBe(before.headers.get('etag'));
  expect((await calendar.as('kenji').get(`${path}/attendees`)).body).toEqual(attendees.body);
  for (const list of lists) expect((await calendar.as('kenji').get(list)).body).toEqual([before.body]);
});

test('a deleted event is in no list and no feed, and comes back for the Admin who deleted it', async () => {
  await using calendar = await calendarWithClock();
  const event = await anEvent(calendar.as('ana'), { date: new Date().toISOString().slice(0, 10) });
  const path = `${events}/${event.id}`;
  const { body: feed } = await calendar.as('maria').post<NewCalendarFeed>('/api/v1/calendar-feed');
  const inFeed = async () => (await fetch(feed.url.replace(publicUrl, calendar.url))).text();
  await calendar.as('ana').delete(path);
  expect((await calendar.as('maria').get(path)).status).toBe(404);
  expect((await calendar.as('maria').get(events)).body).toEqual([]);
  expect(await inFeed()).not.toContain('Pitch day');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await calendar.restore('ana', path)).toMatchObject({ status: 200, body: event });
  }
  expect(await inFeed()).toContain('Pitch day');
  expect((await auditTrail(calendar.as('ana'))).map(({ act }) => act)).toEqual([
    'event.created',
    'event.deleted',
    'event.restored',
  ]);
});

test('to every other member, also to its host and to Admins, the restoration responds as if there were none', async () => {
  await using calendar = await calendarWithClock();
  const { id } = await aMeeting(calendar.as('maria'));
  await calendar.as('kenji').delete(`${meetings}/${id}`);
  for (const who of ['maria', 'ana'] as const) {
    expect([who, (await calendar.restore(who, `${meetings}/${id}`)).status]).toEqual([who, 404]);
  }
  expect((await calendar.restore('kenji', `${events}/${id}`)).status).toBe(404);
  expect((await calendar.as('kenji').get(meetings)).body).toEqual([]);
});

test('after ten seconds a deletion cannot be undone, also before it is cleaned up', async () => {
  await using calendar = await calendarWithClock();
  const { id } = await aMeeting(calendar.as('maria'));
  await calendar.as('maria').delete(`${meetings}/${id}`);
  calendar.pass(9900);
  expect((await calendar.restore('maria', `${meetings}/${id}`)).status).toBe(200);
  await calendar.as('maria').delete(`${meetings}/${id}`);
  calendar.pass(13_000);
  expect((await calendar.restore('maria', `${meetings}/${id}`)).status).toBe(404);
});

test('many restorations at once bring one meeting back', async () => {
  await using calendar = await calendarWithClock();
  const { id } = await aMeeting(calendar.as('maria'));
  await calendar.as('maria').put(`${meetings}/${id}/attendance`, { status: 'accepted' });
  await calendar.as('maria').delete(`${meetings}/${id}`);
  const responses = await Promise.all(Array.from({ length: 8 }, () => calendar.restore('maria', `${meetings}/${id}`)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  const { body } = await calendar.as('maria').get<Meeting[]>(meetings);
  expect(body).toMatchObject([{ id, attendance: { accepted: 1, tentative: 0, declined: 0 } }]);
});

test('a meeting of a member who was removed meanwhile does not come back with their name', async () => {
  await using calendar = await calendarWithClock();
  const { id } = await aMeeting(calendar.as('maria'));
  await calendar.as('kenji').delete(`${meetings}/${id}`);
  expect(await removeMember(calendar.url, { memberIds: ['maria'] })).toBe(204);
  expect((await calendar.restore('kenji', `${meetings}/${id}`)).status).toBe(404);
});
