import { endpoints } from '@seed/documents-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { aDocument, aNewDocument } from './testing/factories.ts';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { documentsUnderTest } from './testing/documents-under-test.ts';

const documents = sharedService(documentsUnderTest);

/** `:document` is maria's. */
const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/documents', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/documents?category=Academic&q=hand', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/documents/:document', statuses: [401, 200, 200, 200] },
  { method: 'POST', path: '/documents', body: aNewDocument, statuses: [401, 201, 201, 201] },
  { method: 'POST', path: '/documents', body: {}, statuses: [401, 400, 400, 400] },
  { method: 'PUT', path: '/documents/:document', body: { name: 'Other' }, statuses: [401, 403, 200, 200] },
  { method: 'PUT', path: '/documents/:document', body: aNewDocument, statuses: [401, 403, 200, 200] },
  { method: 'DELETE', path: '/documents/:document', statuses: [401, 403, 204, 204] },
  { method: 'PUT', path: '/documents/:document/restoration', statuses: [401, 404, 404, 404] },
  { method: 'PATCH', path: '/documents/:document', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/documents', statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/documents/999999', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/documents/999999', body: { name: 'Other' }, statuses: [401, 404, 404, 404] },
  { method: 'DELETE', path: '/documents/999999', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/documents/abc', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => documents,
  table,
  async idsFor() {
    return { document: (await aDocument(documents.as('maria'))).id };
  },
  readablePath: '/documents',
});

test("the response has the caller's permissions for the document", async () => {
  const { id } = await aDocument(documents.as('maria'));
  const permissions = async (who: TestCaller) =>
    (await documents.as(who).get<{ permissions: object }>(`/api/v1/documents/${id}`)).body.permissions;
  expect(await permissions('maria')).toEqual({ update: true, delete: true });
  expect(await permissions('kenji')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: true, delete: true });
});

test('a refused change writes nothing', async () => {
  const document = await aDocument(documents.as('maria'));
  const place = `/api/v1/documents/${document.id}`;
  expect((await documents.as('kenji').put(place, { name: 'Taken over' })).status).toBe(403);
  expect((await documents.as('maria').get(place)).body).toEqual(document);
});

test('the creator and the time come from the token and the clock, and stay', async () => {
  const forged = { id: 7, authorID: 'ana', creationDate: '2001-01-01T00:00:00.000Z' };
  const document = await aDocument(documents.as('maria'), forged);
  expect(document.authorID).toBe('maria');
  expect(Date.now() - Date.parse(document.creationDate)).toBeLessThan(60_000);
  await documents.as('ana').put(`/api/v1/documents/${document.id}`, forged);
  expect((await documents.as('maria').get(`/api/v1/documents/${document.id}`)).body).toEqual(document);
});
