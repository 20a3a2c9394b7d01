import { clubKeys } from '@seed/contracts/clubs';
import { documentCategories, type LibraryDocument } from '@seed/contracts/documents';
import { demoDocuments } from '@seed/demo-world/documents';
import { documentsUnderTest } from '../testing/documents-under-test.ts';

test('every category and club has demo documents, newest first and none in the future', async () => {
  const documents = await documentsUnderTest({ demoData: true });
  try {
    const maria = documents.as('maria');
    for (const category of [...documentCategories, ...clubKeys]) {
      const found = (await maria.get<LibraryDocument[]>(`/api/v1/documents?category=${category}`)).body;
      expect(found.length).toBeGreaterThanOrEqual(3);
      const dates = found.map(({ creationDate }) => creationDate);
      expect(dates).toEqual(dates.toSorted().reverse());
      expect(Math.max(...dates.map((date) => Date.parse(date)))).toBeLessThan(Date.now());
    }
  } finally {
    await documents.stop();
  }
});

test('the stored documents are those of the static file', async () => {
  const documents = await documentsUnderTest({ demoData: true });
  try {
    const stored = (
      await documents
        .as('anonymous')
        .as(await documents.issuer.token({ sub: 'x' }))
        .get('/api/v1/documents')
    ).body;
    const permissions = { update: false, delete: false };
    expect(stored).toEqual(demoDocuments().map((document) => ({ ...document, permissions })));
  } finally {
    await documents.stop();
  }
});
