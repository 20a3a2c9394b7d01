import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { changeMemberId } from '@seed/service-kit/testing/events';
import { aDocument } from './testing/factories.ts';
import { documentsUnderTest } from './testing/documents-under-test.ts';

test('a document that a member added under a former id belongs to them', async () => {
  await using documents = await documentsUnderTest();
  const { id } = await aDocument(await documents.caller({ sub: 'id-before' }));
  const mine = async () =>
    (await documents.as('maria').get<LibraryDocument>(`/api/v1/documents/${id}`)).body.permissions.update;
  expect(await mine()).toBe(false);
  expect(await changeMemberId(documents.url, { memberId: 'maria', formerIds: ['id-before'] })).toBe(204);
  expect(await mine()).toBe(true);
});
