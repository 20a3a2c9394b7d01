import { endpoints } from '@seed/clubs-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { aClub, newClub } from './testing/factories.ts';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { clubsUnderTest } from './testing/clubs-under-test.ts';

const clubs = sharedService(clubsUnderTest);

const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/clubs', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/clubs/:club', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/clubs', body: newClub(), statuses: [401, 403, 403, 201] },
  { method: 'PUT', path: '/clubs/:club', body: { name: 'Other' }, statuses: [401, 403, 403, 200] },
  { method: 'PUT', path: '/clubs/:club', body: {}, statuses: [401, 403, 403, 200] },
  { method: 'DELETE', path: '/clubs/:club', statuses: [401, 403, 403, 204] },
  { method: 'PATCH', path: '/clubs/:club', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/clubs', statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/clubs/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/clubs/abc', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/clubs/999999', body: {}, statuses: [401, 404, 404, 404] },
  { method: 'DELETE', path: '/clubs/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/clubs/:club/members', statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/clubs/:club/membership', body: {}, statuses: [401, 204, 204, 204] },
  { method: 'DELETE', path: '/clubs/:club/membership', statuses: [401, 204, 204, 204] },
  { method: 'PUT', path: '/clubs/:club/retirement', body: {}, statuses: [401, 403, 403, 204] },
  { method: 'DELETE', path: '/clubs/:club/retirement', statuses: [401, 403, 403, 204] },
  { method: 'PUT', path: '/clubs/999999/retirement', body: {}, statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/club-order', statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/club-order', body: { ids: [] }, statuses: [401, 403, 403, 409] },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => clubs,
  table,
  async idsFor() {
    return { club: (await aClub(clubs.as('ana'))).id };
  },
  readablePath: '/clubs',
});

test("the response has the caller's permissions for the club", async () => {
  const { id } = await aClub(clubs.as('ana'));
  const permissions = async (who: TestCaller) =>
    (await clubs.as(who).get<{ permissions: object }>(`/api/v1/clubs/${id}`)).body.permissions;
  expect(await permissions('maria')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: true, delete: true });
});

test('a refused change writes nothing', async () => {
  const club = await aClub(clubs.as('ana'), { name: 'Ours' });
  expect((await clubs.as('maria').put(`/api/v1/clubs/${club.id}`, { name: 'Mine' })).status).toBe(403);
  expect((await clubs.as('ana').get(`/api/v1/clubs/${club.id}`)).body).toEqual(club);
});
