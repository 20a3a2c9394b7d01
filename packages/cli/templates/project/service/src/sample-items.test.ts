import type { SampleItem } from '@seed/sample-items-contracts/sample-items';
import { removeMember } from '@seed/service-kit/testing/events';
import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { sampleItemsSchema } from './db/schema.ts';
import { aNewSampleItem, aSampleItem, sampleItemsUnderTest } from './testing/sample-items-under-test.ts';

const path = '/api/v1/sample-items';
const sampleItems = sharedService(sampleItemsUnderTest);

test('a new sample item has a Location, is found there, and is first in the list', async () => {
  await aSampleItem(sampleItems.as('maria'), { title: 'Before' });
  const response = await sampleItems.as('maria').post<SampleItem>(path, { ...aNewSampleItem, title: ' Latest ' });
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({ title: 'Latest', authorID: 'maria' });
  const list = await sampleItems.as('kenji').get<SampleItem[]>(`${path}?limit=1`);
  expect(list.body).toEqual([{ ...response.body, permissions: { update: false, delete: false } }]);
});

test('the list of one member has only what they wrote', async () => {
  await aSampleItem(sampleItems.as('maria'));
  const { id } = await aSampleItem(sampleItems.as('kenji'));
  const list = await sampleItems.as('maria').get<SampleItem[]>(`${path}?authorID=kenji`);
  expect(list.body.map((item) => item.id)).toEqual([id]);
});

test('the same Idempotency-Key makes one sample item, also when both requests come at once', async () => {
  const send = () =>
    sampleItems.as('maria').post<SampleItem>(path, aNewSampleItem, { headers: { 'Idempotency-Key': 'once' } });
  const responses = await Promise.all([send(), send()]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
});

test('an edit that is based on an old state is refused', async () => {
  const maria = sampleItems.as('maria');
  const { id } = await aSampleItem(maria);
  const headers = { 'If-Match': (await maria.get(`${path}/${id}`)).headers.get('etag') ?? '' };
  expect((await maria.put(`${path}/${id}`, { title: 'Second' }, { headers })).status).toBe(200);
  expect((await maria.put(`${path}/${id}`, { title: 'Third' }, { headers })).status).toBe(412);
});

test('the sample items of a removed member are deleted', async () => {
  const ofLeaver = await aSampleItem(await sampleItems.member('leaver'));
  expect(await removeMember(sampleItems.url, { memberIds: ['leaver'] })).toBe(204);
  expect((await sampleItems.as('ana').get(`${path}/${ofLeaver.id}`)).status).toBe(404);
});

test('the migrated tables are those of the entities', async () => {
  await using database = await testDatabase(sampleItemsSchema);
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});
