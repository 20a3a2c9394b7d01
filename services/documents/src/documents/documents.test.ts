import type { LibraryDocument } from '@seed/documents-contracts/documents';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { documentsSchema } from '../db/schema.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { documentsUnderTest } from '../testing/documents-under-test.ts';
import { aDocument, aNewDocument } from '../testing/factories.ts';

const path = '/api/v1/documents';
const documents = sharedService(documentsUnderTest);

const names = (found: readonly LibraryDocument[]) => found.map(({ name }) => name);
const list = async (query: Record<string, string>) =>
  names((await documents.as('kenji').get<LibraryDocument[]>(`${path}?${new URLSearchParams(query)}`)).body);

test('a new document has a Location and is found there', async () => {
  const response = await documents
    .as('maria')
    .post<LibraryDocument>(path, { name: ' Guía 📘 ', url: 'example.org/guia', classification: 'FashionFood' });
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({
    name: 'Guía 📘',
    url: 'https://example.org/guia',
    classification: 'FashionFood',
    authorID: 'maria',
  });
  expect(Date.now() - Date.parse(response.body.creationDate)).toBeLessThan(60_000);
  const found = await documents.as('kenji').get<LibraryDocument>(`${path}/${response.body.id}`);
  expect(found.body).toEqual({ ...response.body, permissions: { update: false, delete: false } });
});

const required = 'Please fill in all fields.';

test.each<[string, object, object]>([
  ['no name', { name: undefined }, { pointer: '/name', message: required }],
  ['a blank name', { name: ' \n ' }, { pointer: '/name', message: required }],
  [
    'a long name',
    { name: '🌱'.repeat(201) },
    { pointer: '/name', message: 'The name can have at most 200 characters.' },
  ],
  ['no url', { url: undefined }, { pointer: '/url', message: required }],
  ['a blank url', { url: '  ' }, { pointer: '/url', message: required }],
  [
    'a script as url',
    { url: 'javascript:alert(1)' },
    { pointer: '/url', message: 'The link must be an http(s) address.' },
  ],
  ['a file as url', { url: 'file:///etc/passwd' }, { pointer: '/url' }],
  ['a long url', { url: `https://example.org/${'x'.repeat(2000)}` }, { pointer: '/url' }],
  [
    'an unknown category',
    { classification: 'SEED-1999' },
    { pointer: '/classification', message: 'There is no such category.' },
  ],
  ['what no club can be called', { classification: 'x'.repeat(41) }, { pointer: '/classification' }],
])('%s gets a problem at its field, on create and on update', async (...[, fields, told]) => {
  const created = await documents.as('maria').post<{ errors: object[] }>(path, { ...aNewDocument, ...fields });
  expect(created.status).toBe(400);
  expect(created.body.errors).toEqual([expect.objectContaining(told)]);
  if (Object.values(fields).includes(undefined)) return;
  const { id } = await aDocument(documents.as('maria'));
  expect((await documents.as('maria').put(`${path}/${id}`, fields)).status).toBe(400);
});

test('a club that was founded today has no documents, and one can be added', async () => {
  expect(await list({ category: 'ChessAndGo' })).toEqual([]);
  await aDocument(documents.as('maria'), { name: 'Openings', classification: 'ChessAndGo' });
  expect(await list({ category: 'ChessAndGo' })).toEqual(['Openings']);
});

test('missing name and url are reported together', async () => {
  const response = await documents.as('maria').post<{ errors: object[] }>(path, { classification: 'Academic' });
  expect(response.body.errors).toEqual([
    { pointer: '/name', message: required },
    { pointer: '/url', message: required },
  ]);
});

test('unknown fields are ignored, a body that is not JSON gets 400, one that is too large 413', async () => {
  expect(await aDocument(documents.as('maria'), { pinned: true })).not.toHaveProperty('pinned');
  expect((await documents.as('maria').post(path, '{"name":')).status).toBe(400);
  expect((await documents.as('maria').post(path, { ...aNewDocument, name: 'x'.repeat(300_000) })).status).toBe(413);
});

test('a change keeps the fields that it leaves out, and can move the document to another category', async () => {
  const { id, ...before } = await aDocument(documents.as('maria'), { classification: 'Collaborative' });
  const change = { url: 'example.org/second', classification: 'SEED-2022' };
  const { body } = await documents.as('maria').put<LibraryDocument>(`${path}/${id}`, change);
  expect(body).toEqual({ ...before, id, url: 'https://example.org/second', classification: 'SEED-2022' });
  expect((await documents.as('kenji').get(`${path}/${id}`)).body).toMatchObject({ url: body.url });
  expect(await list({ category: 'SEED-2022' })).toEqual([before.name]);
});

test('the same Idempotency-Key makes one document, also when both requests come at once', async () => {
  const headers = { 'Idempotency-Key': 'key-1' };
  const send = () => documents.as('maria').post<LibraryDocument>(path, { ...aNewDocument, name: 'Once' }, { headers });
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(new Set([first.body.id, second.body.id, third.body.id]).size).toBe(1);
  const other = await documents.as('kenji').post<LibraryDocument>(path, { ...aNewDocument, name: 'Mine' }, { headers });
  expect(other.body.name).toBe('Mine');
});

test('an edit with a stale If-Match gets 412', async () => {
  const { id } = await aDocument(documents.as('maria'));
  const read = await documents.as('maria').get(`${path}/${id}`);
  const ifMatch = { headers: { 'If-Match': read.headers.get('etag') ?? '' } };
  expect((await documents.as('maria').put(`${path}/${id}`, { name: 'Second' }, ifMatch)).status).toBe(200);
  expect((await documents.as('maria').put(`${path}/${id}`, { name: 'Third' }, ifMatch)).status).toBe(412);
  expect((await documents.as('maria').get<LibraryDocument>(`${path}/${id}`)).body.name).toBe('Second');
});

test('a change without effect makes no other edit stale', async () => {
  const { id } = await aDocument(documents.as('maria'), { url: 'example.org' });
  const read = await documents.as('maria').get(`${path}/${id}`);
  await documents.as('ana').put(`${path}/${id}`, { url: 'example.org' });
  const ifMatch = { headers: { 'If-Match': read.headers.get('etag') ?? '' } };
  expect((await documents.as('maria').put(`${path}/${id}`, { name: 'Second' }, ifMatch)).status).toBe(200);
});

test('an unchanged response is a 304', async () => {
  const { id } = await aDocument(documents.as('maria'));
  for (const place of [`${path}/${id}`, `${path}?category=Academic&limit=5`]) {
    const etag = (await documents.as('maria').get(place)).headers.get('etag') ?? '';
    const again = await documents.as('maria').get(place, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  }
});

test('a deleted document is neither found nor listed', async () => {
  const { id } = await aDocument(documents.as('maria'), { classification: 'Professional' });
  expect((await documents.as('maria').delete(`${path}/${id}`)).status).toBe(204);
  expect((await documents.as('maria').get(`${path}/${id}`)).status).toBe(404);
  expect((await documents.as('maria').delete(`${path}/${id}`)).status).toBe(404);
  expect(await list({ category: 'Professional' })).toEqual([]);
});

test('a category lists its own documents only, newest first; without a category all are listed', async () => {
  const classification = 'Etiquette';
  for (const name of ['Old', 'New']) await aDocument(documents.as('maria'), { name, classification });
  await aDocument(documents.as('maria'), { name: 'Elsewhere', classification: 'Innovation' });
  expect(await list({ category: classification })).toEqual(['New', 'Old']);
  expect((await list({})).slice(0, 3)).toEqual(['Elsewhere', 'New', 'Old']);
  expect(await list({ category: 'etiquette' })).toEqual([]);
  expect(await list({ category: 'Nowhere' })).toEqual([]);
});

test('the pages of a search in a category contain every match once, also while documents are added', async () => {
  const classification = 'SEED-2023';
  for (let n = 0; n < 12; n += 1) await aDocument(documents.as('maria'), { name: `Page ${n}`, classification });
  const seen: string[] = [];
  let next: string | undefined = `${path}?category=${classification}&q=page&limit=5`;
  while (next !== undefined) {
    const response: TestResponse<LibraryDocument[]> = await documents.as('maria').get(next);
    seen.push(...names(response.body));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    await aDocument(documents.as('kenji'), { name: 'Another page', classification });
  }
  expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => `Page ${11 - n}`));
});

test.each(['limit=0', 'limit=201', 'limit=x', 'cursor=nonsense'])('the query %s is refused', async (query) => {
  expect((await documents.as('maria').get(`${path}?${query}`)).status).toBe(400);
});

test('a search finds the beginnings of words and parts of Japanese text, and survives hostile text', async () => {
  const category = 'Geography';
  const name = 'Guía de Medellín 100%: 参加者の手引き';
  const { id } = await aDocument(documents.as('maria'), { name, classification: category });
  await aDocument(documents.as('maria'), { name: 'Nothing alike', classification: category });
  for (const q of ['guia', 'MEDELLÍN', 'med', '  med   gui ', '手引', '者', '100%']) {
    expect(await list({ category, q })).toEqual([name]);
  }
  for (const q of ["x'y", '"unclosed', '+(', '%', '_', '%_%', '?!', 'guia zzz', 'dell']) {
    expect(await list({ category, q })).toEqual([]);
  }
  expect(await list({ category, q: ' ' })).toHaveLength(2);
  await documents.as('maria').put(`${path}/${id}`, { name: 'Renamed' });
  expect([await list({ category, q: 'medellin' }), await list({ category, q: 'RENAME' })]).toEqual([[], ['Renamed']]);
});

test('the migrated tables match the entities', async () => {
  await using database = await testDatabase(documentsSchema);
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});
