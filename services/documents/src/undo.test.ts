import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { removeMember } from '@seed/service-kit/testing/events';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { documentsUnderTest } from './testing/documents-under-test.ts';
import { aDocument } from './testing/factories.ts';

const path = '/api/v1/documents';

/** An empty library with a clock; no deletion becomes final by itself. */
async function libraryWithClock() {
  let laterMs = 0;
  const hourMs = 3_600_000;
  const documents = await documentsUnderTest({
    now: () => new Date(Date.now() + laterMs),
    deletionPollMs: hourMs,
  });
  return {
    ...documents,
    pass(ms: number): void {
      laterMs += ms;
    },
    restore: (who: TestCaller, id: number) => documents.as(who).put<LibraryDocument>(`${path}/${id}/restoration`, {}),
  };
}

test('a deleted document is gone everywhere, and comes back as it was for the member who deleted it', async () => {
  await using documents = await libraryWithClock();
  const maria = documents.as('maria');
  const { id } = await aDocument(maria, { name: 'Field guide' });
  await maria.put(`${path}/${id}`, { name: 'Field guide to kites' });
  const before = await maria.get<LibraryDocument>(`${path}/${id}`);
  const lists = [path, `${path}?category=Academic`, `${path}?q=kites`];

  expect((await maria.delete(`${path}/${id}`)).status).toBe(204);
  expect((await maria.get(`${path}/${id}`)).status).toBe(404);
  expect((await maria.put(`${path}/${id}`, { name: 'Other' })).status).toBe(404);
  for (const list of lists) expect((await maria.get(list)).body).toEqual([]);

  for (const attempt of ['first', 'second']) {
    const { status, body } = await documents.restore('maria', id);
    expect([attempt, status, body]).toEqual([attempt, 200, before.body]);
  }
  expect((await maria.get(`${path}/${id}`)).headers.get('etag')).toBe(before.headers.get('etag'));
  for (const list of lists) expect((await maria.get(list)).body).toEqual([before.body]);
  expect((await auditTrail(documents.as('ana'))).map(({ act }) => act)).toEqual([
    'document.deleted',
    'document.restored',
  ]);
});

test('to every other member, also to its creator and to Admins, the restoration responds as if there were none', async () => {
  await using documents = await libraryWithClock();
  const { id } = await aDocument(documents.as('maria'));
  await documents.as('ana').delete(`${path}/${id}`);
  for (const who of ['maria', 'kenji'] as const) {
    expect([who, (await documents.restore(who, id)).status]).toEqual([who, 404]);
  }
  expect((await documents.as('maria').get(path)).body).toEqual([]);
  expect((await documents.restore('ana', id)).body.authorID).toBe('maria');
});

test('after ten seconds a deletion cannot be undone, also before it is cleaned up', async () => {
  await using documents = await libraryWithClock();
  const { id } = await aDocument(documents.as('maria'));
  await documents.as('maria').delete(`${path}/${id}`);
  documents.pass(9900);
  expect((await documents.restore('maria', id)).status).toBe(200);
  await documents.as('maria').delete(`${path}/${id}`);
  documents.pass(13_000);
  expect((await documents.restore('maria', id)).status).toBe(404);
});

test('many restorations at once bring one document back', async () => {
  await using documents = await libraryWithClock();
  const document = await aDocument(documents.as('maria'));
  await documents.as('maria').delete(`${path}/${document.id}`);
  const responses = await Promise.all(Array.from({ length: 8 }, () => documents.restore('maria', document.id)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect((await documents.as('maria').get(path)).body).toEqual([document]);
});

test('a deletion becomes final when a member is removed, since a kept document holds the name of who deleted it', async () => {
  await using documents = await libraryWithClock();
  const { id } = await aDocument(documents.as('maria'));
  await documents.as('ana').delete(`${path}/${id}`);
  expect(await removeMember(documents.url, { memberIds: ['kenji'] })).toBe(204);
  expect((await documents.restore('ana', id)).status).toBe(404);
});
