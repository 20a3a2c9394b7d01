import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { documentsUnderTest } from './testing/documents-under-test.ts';
import { aDocument } from './testing/factories.ts';

test("every deletion is recorded, and an Admin's change of another member's document", async () => {
  await using documents = await documentsUnderTest();
  const [ana, maria] = [documents.as('ana'), documents.as('maria')];
  const [first, second] = [await aDocument(maria), await aDocument(maria)];
  await maria.put(`/api/v1/documents/${first.id}`, { name: 'My own' });
  await ana.put(`/api/v1/documents/${first.id}`, { name: 'Corrected' });
  await maria.delete(`/api/v1/documents/${first.id}`);
  await documents.as('kenji').delete(`/api/v1/documents/${second.id}`);
  await ana.delete(`/api/v1/documents/${second.id}`);
  const object = (id: number) => ({ kind: 'document', id: String(id) });
  const detail = { authorId: 'maria' };
  expect(await auditTrail(ana)).toEqual([
    { actorId: 'ana', act: 'document.changed', object: object(first.id), detail: { ...detail, fields: ['name'] } },
    { actorId: 'maria', act: 'document.deleted', object: object(first.id), detail },
    { actorId: 'ana', act: 'document.deleted', object: object(second.id), detail },
  ]);
});
