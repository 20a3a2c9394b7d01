import { removeMember } from '@seed/service-kit/testing/events';
import { documentsUnderTest } from './testing/documents-under-test.ts';

test('the tokens of a removed member are refused', async () => {
  await using documents = await documentsUnderTest();
  expect((await documents.as('maria').get('/api/v1/documents')).status).toBe(200);
  expect(await removeMember(documents.url, { memberIds: ['maria'] })).toBe(204);
  expect((await documents.as('maria').get('/api/v1/documents')).status).toBe(403);
  expect((await documents.as('kenji').get('/api/v1/documents')).status).toBe(200);
});
