import type { Meeting } from '@seed/calendar-contracts/meetings';
import { clubChangedType } from '@seed/contracts/portal-events';
import { deliverEvent } from '@seed/service-kit/testing/events';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, newMeeting, type Refusal } from '../testing/factories.ts';

const path = '/api/v1/meetings';

const clubEvent = (key: string, exists: boolean, changedAt: string) => ({
  id: `${key} ${changedAt}`,
  type: clubChangedType,
  payload: { key, exists, changedAt },
});

test('a meeting of a club that does not exist is refused at its field, on create and on change', async () => {
  await using calendar = await calendarUnderTest();
  const { id } = await aMeeting(calendar.as('maria'));
  const unknown = newMeeting({ classification: 'NoSuchClub' });
  const create = await calendar.as('maria').post<Refusal>(path, unknown);
  const change = await calendar.as('maria').put<Refusal>(`${path}/${id}`, unknown);
  const message = 'There is no such club. Please choose another one, or everybody.';
  expect([create.status, change.status]).toEqual([400, 400]);
  for (const { body } of [create, change]) expect(body.errors).toEqual([{ pointer: '/classification', message }]);
  expect((await calendar.as('maria').get<Meeting[]>(path)).body).toHaveLength(1);
});

test('a club is accepted from the event of its founding to that of its deletion', async () => {
  await using calendar = await calendarUnderTest();
  const ofGardening = newMeeting({ classification: 'Gardening' });
  const schedule = async () => (await calendar.as('maria').post<Meeting>(path, ofGardening)).status;
  expect(await schedule()).toBe(400);
  await deliverEvent(calendar.url, clubEvent('Gardening', true, '2026-05-31T10:00:00.000Z'));
  expect(await schedule()).toBe(201);
  const [meeting] = (await calendar.as('maria').get<Meeting[]>(path)).body;
  await deliverEvent(calendar.url, clubEvent('Gardening', false, '2026-06-01T10:00:00.000Z'));
  expect(await schedule()).toBe(400);
  // A meeting that was scheduled before can still be changed.
  const changed = await calendar
    .as('maria')
    .put<Meeting>(`${path}/${meeting?.id}`, { ...ofGardening, title: 'Last one' });
  expect([changed.status, changed.body.title]).toEqual([200, 'Last one']);
});

test('an event of a club that arrives after a newer one changes nothing', async () => {
  await using calendar = await calendarUnderTest();
  await deliverEvent(calendar.url, clubEvent('Geography', false, '2026-06-01T10:00:00.000Z'));
  expect(await deliverEvent(calendar.url, clubEvent('Geography', true, '2026-05-31T10:00:00.000Z'))).toBe(204);
  const { status } = await calendar.as('maria').post(path, newMeeting({ classification: 'Geography' }));
  expect(status).toBe(400);
});

test('events of one club that arrive at the same time leave the newest', async () => {
  await using calendar = await calendarUnderTest();
  const days = ['01', '02', '03', '04', '05', '06'];
  const events = days.map((day) => clubEvent('Geography', day === '06', `2026-06-${day}T10:00:00.000Z`));
  const twice = [...events, ...events].toReversed();
  const statuses = await Promise.all(twice.map((event) => deliverEvent(calendar.url, event)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  const { status } = await calendar.as('maria').post(path, newMeeting({ classification: 'Geography' }));
  expect(status).toBe(201);
});
