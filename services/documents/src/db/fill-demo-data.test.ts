import { clubKeys } from '@seed/clubs-contracts/clubs';
import { documentCategories, type LibraryDocument } from '@seed/documents-contracts/documents';
import { demoDocuments } from '@seed/demo-world/documents';
import { documentsUnderTest } from '../testing/documents-under-test.ts';

test('every category and club has demo documents, newest first and none in the future', async () => {
  await using documents = await documentsUnderTest({ demoData: true });
  const maria = documents.as('maria');
  for (const category of [...documentCategories, ...clubKeys]) {
    const found = (await maria.get<LibraryDocument[]>(`/api/v1/documents?category=${category}`)).body;
    expect(found.length).toBeGreaterThanOrEqual(3);
    const dates = found.map(({ creationDate }) => creationDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(Math.max(...dates.map((date) => Date.parse(date)))).toBeLessThan(Date.now());
  }
});

test('the stored documents are those of the static file', async () => {
  await using documents = await documentsUnderTest({ demoData: true });
  const stored = (
    await documents
      .as('anonymous')
      .as(await documents.issuer.token({ sub: 'x' }))
      .get('/api/v1/documents')
  ).body;
  const permissions = { update: false, delete: false };
  expect(stored).toEqual(demoDocuments().map((document) => ({ ...document, permissions })));
});
