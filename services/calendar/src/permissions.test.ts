import { endpoints } from '@seed/calendar-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from './testing/calendar-under-test.ts';
import { aMeeting, anEvent, newEvent, newMeeting } from './testing/factories.ts';

const calendar = sharedService(calendarUnderTest);

const event = newEvent();
const meeting = newMeeting();
const accepted = { status: 'accepted' };

/** `:event` is ana's, `:meeting` is maria's. */
const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/events', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/events?from=2026-05-01&to=2026-05-31', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/events/:event', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/events', body: event, statuses: [401, 403, 403, 201] },
  { method: 'PUT', path: '/events/:event', body: event, statuses: [401, 403, 403, 200] },
  { method: 'DELETE', path: '/events/:event', statuses: [401, 403, 403, 204] },
  { method: 'PUT', path: '/events/:event/restoration', statuses: [401, 404, 404, 404] },
  { method: 'PATCH', path: '/events/:event', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/events', statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/events/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/events/abc', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/events/999999', body: event, statuses: [401, 404, 404, 404] },
  { method: 'DELETE', path: '/events/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/meetings', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/meetings?classification=Etiquette', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/meetings/:meeting', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/meetings/:meeting/invitation', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/meetings/:meeting/attendees', statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/meetings/:meeting/attendance', body: accepted, statuses: [401, 204, 204, 204] },
  { method: 'DELETE', path: '/meetings/:meeting/attendance', statuses: [401, 204, 204, 204] },
  { method: 'GET', path: '/meetings/:meeting/attendance', statuses: [401, 405, 405, 405] },
  { method: 'POST', path: '/meetings', body: meeting, statuses: [401, 201, 201, 201] },
  { method: 'PUT', path: '/meetings/:meeting', body: meeting, statuses: [401, 200, 200, 200] },
  { method: 'DELETE', path: '/meetings/:meeting', statuses: [401, 204, 204, 204] },
  { method: 'PUT', path: '/meetings/:meeting/restoration', statuses: [401, 404, 404, 404] },
  { method: 'PATCH', path: '/meetings/:meeting', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/meetings', statuses: [401, 405, 405, 405] },
  { method: 'POST', path: '/meetings/:meeting/invitation', body: {}, statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/meetings/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/meetings/999999/invitation', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/meetings/999999', body: meeting, statuses: [401, 404, 404, 404] },
  { method: 'DELETE', path: '/meetings/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/calendar-feed', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/calendar-feed', statuses: [401, 201, 201, 201] },
  { method: 'DELETE', path: '/calendar-feed', statuses: [401, 204, 204, 204] },
  { method: 'PUT', path: '/calendar-feed', body: {}, statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => calendar,
  table,
  async idsFor() {
    const event = await anEvent(calendar.as('ana'));
    const meeting = await aMeeting(calendar.as('maria'));
    return { event: event.id, meeting: meeting.id };
  },
  readablePath: '/events',
});

test("the response has the caller's permissions for an event", async () => {
  const { id } = await anEvent(calendar.as('ana'));
  const permissions = async (who: TestCaller) =>
    (await calendar.as(who).get<{ permissions: object }>(`/api/v1/events/${id}`)).body.permissions;
  expect(await permissions('maria')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: true, delete: true });
});

test('a refused change of an event writes nothing', async () => {
  const stored = await anEvent(calendar.as('ana'));
  await calendar.as('maria').put(`/api/v1/events/${stored.id}`, newEvent({ descriptions: 'Taken over' }));
  await calendar.as('maria').delete(`/api/v1/events/${stored.id}`);
  expect((await calendar.as('ana').get(`/api/v1/events/${stored.id}`)).body).toEqual(stored);
});

describe('with the policy "author"', () => {
  const strict = sharedService(() => calendarUnderTest({ meetingsPolicy: 'author' }));

  test.each<[TestCaller, number, number]>([
    ['anonymous', 401, 401],
    ['kenji', 403, 403],
    ['maria', 200, 204],
    ['ana', 200, 204],
  ])('%s gets %p for a change and %p for a deletion', async (who, changed, deleted) => {
    const { id } = await aMeeting(strict.as('maria'));
    expect((await strict.as(who).put(`/api/v1/meetings/${id}`, meeting)).status).toBe(changed);
    expect((await strict.as(who).delete(`/api/v1/meetings/${id}`)).status).toBe(deleted);
  });

  test('the response has these permissions', async () => {
    const { id } = await aMeeting(strict.as('maria'));
    const { body } = await strict.as('kenji').get(`/api/v1/meetings/${id}`);
    expect(body).toMatchObject({ permissions: { update: false, delete: false } });
  });
});
