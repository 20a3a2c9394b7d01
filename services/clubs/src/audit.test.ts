import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { clubsUnderTest } from './testing/clubs-under-test.ts';
import { aClub } from './testing/factories.ts';

test('a created, changed or deleted club is recorded once; refusals and unchanged clubs are not', async () => {
  await using clubs = await clubsUnderTest();
  const ana = clubs.as('ana');
  const { id, key } = await aClub(ana);
  const path = `/api/v1/clubs/${id}`;
  await ana.put(path, { name: 'Ours' });
  await ana.put(path, { name: 'Ours' });
  await clubs.as('maria').put(path, { name: 'Mine' });
  await clubs.as('maria').delete(path);
  await Promise.all([ana.delete(path), ana.delete(path)]);
  const object = { kind: 'club', id: String(id) };
  expect(await auditTrail(ana)).toEqual([
    { actorId: 'ana', act: 'club.created', object, detail: { key } },
    { actorId: 'ana', act: 'club.changed', object, detail: { key, fields: ['name'] } },
    { actorId: 'ana', act: 'club.deleted', object, detail: { key } },
  ]);
});
