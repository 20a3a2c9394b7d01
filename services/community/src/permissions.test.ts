import { endpoints } from '@seed/community-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { aMember } from './testing/factories.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from './testing/community-under-test.ts';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';

const community = sharedService(() => communityUnderTest());

const aReport = { subject: 'profile', reason: 'spam' };

/** `maria` is the owner; `:another` is a member for each row. */
const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/users', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users?group=alumni', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users?ids=maria,kenji', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users/maria', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users/login/maria@seed.example', statuses: [401, 404, 200, 200] },
  { method: 'GET', path: '/users/login/nobody@seed.example', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/users/maria', body: { team: 'Agua' }, statuses: [401, 403, 200, 200] },
  { method: 'PUT', path: '/users/maria', body: {}, statuses: [401, 403, 200, 200] },
  { method: 'PUT', path: '/users/maria', body: { name: ' ' }, statuses: [401, 400, 400, 400] },
  { method: 'DELETE', path: '/users/:another', statuses: [401, 403, 403, 204] },
  // The callers of this test have not signed in a moment ago; `leaving.test.ts` has those who have.
  { method: 'DELETE', path: '/membership', statuses: [401, 403, 403, 403] },
  { method: 'GET', path: '/membership', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/users/nobody', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/users/nobody', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/users/nobody', body: {}, statuses: [401, 404, 404, 404] },
  { method: 'POST', path: '/users', body: {}, statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/users', statuses: [401, 405, 405, 405] },
  { method: 'PATCH', path: '/users/maria', statuses: [401, 405, 405, 405] },
  {
    method: 'POST',
    path: '/member-imports',
    body: { csv: 'email\nmaria@seed.example' },
    statuses: [401, 403, 403, 200],
  },
  { method: 'POST', path: '/member-imports', body: {}, statuses: [401, 400, 400, 400] },
  { method: 'GET', path: '/member-accounts', statuses: [401, 403, 403, 200] },
  { method: 'GET', path: '/member-imports', statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/data-exports', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/data-exports', body: {}, statuses: [401, 201, 201, 201] },
  { method: 'POST', path: '/data-exports/999999/links', body: {}, statuses: [401, 404, 404, 404] },
  { method: 'DELETE', path: '/data-exports', statuses: [401, 405, 405, 405] },
  // The account API of this test is down; `sessions.test.ts` has one that responds.
  { method: 'GET', path: '/sessions', statuses: [401, 503, 503, 503] },
  { method: 'DELETE', path: '/sessions', statuses: [401, 503, 503, 503] },
  { method: 'DELETE', path: '/sessions/one', statuses: [401, 503, 503, 503] },
  { method: 'POST', path: '/uploads', body: {}, statuses: [401, 415, 415, 415] },
  { method: 'GET', path: '/uploads', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/uploads/a.webp', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/users/maria/report', body: aReport, statuses: [401, 204, 403, 204] },
  { method: 'PUT', path: '/users/nobody/report', body: aReport, statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/users/maria/report', statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/community-reports', statuses: [401, 403, 403, 200] },
  { method: 'GET', path: '/community-reports/count', statuses: [401, 403, 403, 200] },
  {
    method: 'PUT',
    path: '/community-reports/999999/decision',
    body: { action: 'hide' },
    statuses: [401, 403, 403, 404],
  },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => community,
  table,
  async idsFor(row): Promise<Record<string, string>> {
    return row.path.includes(':another') ? { another: (await aMember(community)).id } : {};
  },
  readablePath: '/users',
});

test('a profile carries the permissions of the caller', async () => {
  const permissions = async (who: TestCaller) =>
    (await community.as(who).get<{ permissions: object }>('/api/v1/users/maria')).body.permissions;
  expect(await permissions('maria')).toEqual({ update: true, delete: false });
  expect(await permissions('kenji')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: true, delete: true });
});
