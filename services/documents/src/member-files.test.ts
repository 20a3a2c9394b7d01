import { memberDataOf } from '@seed/service-kit/testing/member-data';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { documentsUnderTest } from './testing/documents-under-test.ts';
import { aDocument } from './testing/factories.ts';

const documents = sharedService(documentsUnderTest);

test('the data of a member has the documents that they added', async () => {
  const { id } = await aDocument(documents.as('maria'), { name: 'Guide' });
  await aDocument(documents.as('kenji'));
  expect(await memberDataOf(documents.url, ['maria'])).toMatchObject({ documents: [{ id, name: 'Guide' }] });
});
