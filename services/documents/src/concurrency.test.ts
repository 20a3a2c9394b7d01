import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { raceUpdates } from '@seed/service-kit/testing/race';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { documentsUnderTest } from './testing/documents-under-test.ts';
import { aDocument, aNewDocument } from './testing/factories.ts';

const path = '/api/v1/documents';
const documents = sharedService(documentsUnderTest);

test('two hundred members add and read at once: nothing is lost, nothing fails', async () => {
  const members = await Promise.all(Array.from({ length: 200 }, (_, n) => documents.member(`member-${n}`)));
  const responses = await Promise.all(
    members.flatMap((member, n) => [
      member.post<LibraryDocument>(path, { ...aNewDocument, name: `By ${n}`, classification: 'Research' }),
      member.get<LibraryDocument[]>(`${path}?category=Research&q=by&limit=20`),
    ]),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const all = (await documents.as('maria').get<LibraryDocument[]>(`${path}?category=Research`)).body;
  expect(new Set(all.map(({ name }) => name)).size).toBe(200);
}, 60_000);

test('one of many concurrent changes to a version is written, the others get 412', async () => {
  const { id } = await aDocument(documents.as('maria'));
  const changes = Array.from({ length: 40 }, (_, n) => ({ name: `Edit ${n}` }));
  const { winners, stored, otherStatuses } = await raceUpdates(documents.as('maria'), `${path}/${id}`, changes);
  expect(winners).toEqual([stored]);
  expect(otherStatuses).toEqual(Array<number>(39).fill(412));
});

test('two hundred edits at once without If-Match are all applied', async () => {
  const { id } = await aDocument(documents.as('maria'));
  const edits = Array.from({ length: 200 }, (_, n) =>
    documents.as(n % 2 ? 'maria' : 'ana').put(`${path}/${id}`, { name: `Edit ${n}` }),
  );
  expect(new Set((await Promise.all(edits)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await documents.as('maria').get(`${path}/${id}`)).headers.get('etag')).toMatch(/^"201-/);
}, 60_000);
