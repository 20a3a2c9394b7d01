import type { Attendee } from '@seed/calendar-contracts/attendance';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, newMeeting } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);

const path = (id: number, part = '') => `/api/v1/meetings/${id}${part}`;
const decide = (who: TestCaller, id: number, status: string) =>
  calendar.as(who).put(path(id, '/attendance'), { status });
const withdraw = (who: TestCaller, id: number) => calendar.as(who).delete(path(id, '/attendance'));
const read = async (who: TestCaller, id: number) => (await calendar.as(who).get<Meeting>(path(id))).body;
const counts = (accepted: number, tentative: number, declined: number) => ({ accepted, tentative, declined });

test('members decide about a meeting, decide again, and take it back', async () => {
  const { id, attendance } = await aMeeting(calendar.as('maria'));
  expect(attendance).toEqual(counts(0, 0, 0));
  for (const response of [await decide('maria', id, 'accepted'), await decide('maria', id, 'accepted')]) {
    expect(response.status).toBe(204);
  }
  await decide('kenji', id, 'tentative');
  expect(await read('maria', id)).toMatchObject({ attendance: counts(1, 1, 0), myAttendance: 'accepted' });
  await decide('kenji', id, 'declined');
  expect(await read('kenji', id)).toMatchObject({ attendance: counts(1, 0, 1), myAttendance: 'declined' });
  for (const response of [await withdraw('kenji', id), await withdraw('kenji', id)]) expect(response.status).toBe(204);
  const after = await read('kenji', id);
  expect(after.attendance).toEqual(counts(1, 0, 0));
  expect(after).not.toHaveProperty('myAttendance');
});

test('a list has what the caller has decided, and a decision makes no edit stale', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const before = await calendar.as('kenji').get(path(id));
  await decide('kenji', id, 'accepted');
  const { body } = await calendar.as('kenji').get<Meeting[]>('/api/v1/meetings');
  expect(body.find((meeting) => meeting.id === id)).toMatchObject({ myAttendance: 'accepted' });
  const after = await calendar.as('kenji').get(path(id));
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  const ifMatch = { headers: { 'If-Match': before.headers.get('etag') ?? '' } };
  const changed = await calendar.as('kenji').put<Meeting>(path(id), newMeeting({ title: 'Films' }), ifMatch);
  expect(changed.body).toMatchObject({ title: 'Films', attendance: counts(1, 0, 0), myAttendance: 'accepted' });
});

test('the attendees are listed page by page, the latest decision first', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  for (const who of ['maria', 'kenji', 'ana'] as const) await decide(who, id, 'accepted');
  await decide('maria', id, 'tentative');
  const first = await calendar.as('maria').get<Attendee[]>(path(id, '/attendees?limit=2'));
  expect(first.body).toEqual([
    expect.objectContaining({ id: 'maria', name: 'María Fernanda Rojas', status: 'tentative' }),
    expect.objectContaining({ id: 'ana', status: 'accepted' }),
  ]);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await calendar.as('maria').get<Attendee[]>(next)).body.map((one) => one.id)).toEqual(['kenji']);
});

test('a status that does not exist is refused, and so is a meeting that does not exist', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const refused = await decide('kenji', id, 'perhaps');
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ errors: [{ pointer: '/status' }] });
  const none = 999_999;
  const statuses = [await decide('kenji', none, 'accepted'), await withdraw('kenji', none)].map(({ status }) => status);
  expect(statuses).toEqual([404, 404]);
  expect((await calendar.as('kenji').get(path(none, '/attendees'))).status).toBe(404);
});

test('the counts are exact after many decisions at once', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const statuses = ['accepted', 'tentative', 'declined'];
  const acts = Array.from({ length: 60 }, (_, at) => {
    const who = at % 2 === 0 ? 'maria' : 'kenji';
    return at % 4 === 3 ? withdraw(who, id) : decide(who, id, statuses[at % 3] ?? '');
  });
  for (const { status } of await Promise.all(acts)) expect(status).toBe(204);
  const { body } = await calendar.as('ana').get<Attendee[]>(path(id, '/attendees'));
  const number = (status: string) => body.filter((one) => one.status === status).length;
  expect((await read('ana', id)).attendance).toEqual(
    counts(number('accepted'), number('tentative'), number('declined')),
  );
});

test('a removed member attends nothing', async () => {
  await using own = await calendarUnderTest();
  const meetings = [await aMeeting(own.as('ana')), await aMeeting(own.as('ana'))];
  for (const { id } of meetings) {
    for (const who of ['maria', 'kenji'] as const) {
      await own.as(who).put(path(id, '/attendance'), { status: 'accepted' });
    }
  }
  expect(await removeMember(own.url, { memberIds: ['maria'], pictures: [] })).toBe(204);
  for (const { id } of meetings) {
    const { body } = await own.as('kenji').get<Attendee[]>(path(id, '/attendees'));
    expect(body.map((one) => one.id)).toEqual(['kenji']);
    expect((await own.as('kenji').get<Meeting>(path(id))).body.attendance).toEqual(counts(1, 0, 0));
  }
});

test('decisions under a former id are those of the present one, whose own decision stays', async () => {
  await using own = await calendarUnderTest();
  const [one, both] = [await aMeeting(own.as('ana')), await aMeeting(own.as('ana'))];
  const before = await own.caller({ sub: 'id-before' });
  const present = await own.caller({ sub: 'present-id', email: 'present@seed.example' });
  for (const { id } of [one, both]) await before.put(path(id, '/attendance'), { status: 'accepted' });
  await present.put(path(both.id, '/attendance'), { status: 'declined' });
  const change = { memberId: 'present-id', formerIds: ['id-before'] };
  // The event is delivered twice, as it is after a lost response.
  for (const status of [await changeMemberId(own.url, change), await changeMemberId(own.url, change)]) {
    expect(status).toBe(204);
  }
  const ofPresent = async (id: number) => (await present.get<Meeting>(path(id))).body;
  expect(await ofPresent(one.id)).toMatchObject({ attendance: counts(1, 0, 0), myAttendance: 'accepted' });
  expect(await ofPresent(both.id)).toMatchObject({ attendance: counts(0, 0, 1), myAttendance: 'declined' });
});
