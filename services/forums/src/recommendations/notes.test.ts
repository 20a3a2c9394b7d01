import type { Note } from '@seed/forums-contracts/notes';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { aNote } from '../testing/factories.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const path = '/api/v1/recommendations';
const forums = sharedService(forumsUnderTest);

test('a new note has a Location and is found there', async () => {
  const note = { title: ' Café ☕ ', description: ' Line 1\nLine 2 ', color: '#C8E6C9' };
  const response = await forums.as('maria').post<Note>(path, note);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  const kept = { title: 'Café ☕', description: 'Line 1\nLine 2', color: '#c8e6c9', usersWhoLiked: [] };
  expect(response.body).toMatchObject(kept);
  const found = await forums.as('kenji').get<Note>(`${path}/${response.body.id}`);
  expect(found.body).toEqual({ ...response.body, permissions: { update: false, delete: false } });
});

test('a note without a colour is yellow, and one without a description has an empty one', async () => {
  expect(await aNote(forums.as('maria'))).toMatchObject({ color: '#ffeb3b', description: '' });
});

test('name, author and authorID come from the token, also on a change', async () => {
  const forged = { name: 'Ana Torres', author: 'ana@seed.example', authorID: 'ana' };
  const note = await aNote(forums.as('maria'), forged);
  const { id } = note;
  expect(note).toMatchObject({ name: 'María Fernanda Rojas', author: 'maria@seed.example', authorID: 'maria' });
  await forums.as('maria').put(`${path}/${id}`, forged);
  expect((await forums.as('maria').get(`${path}/${id}`)).body).toEqual(note);
});

test.each(['', `${'m'.repeat(310)}@seed.example`])('an author with the e-mail "%.3s…" is anonymous', async (email) => {
  const client = forums.as('anonymous').as(await forums.issuer.token({ sub: 'guest', email }));
  expect(await aNote(client)).toMatchObject({ author: 'anonymous', authorID: 'guest' });
});

test.each<[string, object, object]>([
  ['no title', {}, { pointer: '/title', message: 'Title is required.' }],
  ['a blank title', { title: ' \n ' }, { pointer: '/title', message: 'Title is required.' }],
  [
    'a long title',
    { title: '🌱'.repeat(101) },
    { pointer: '/title', message: 'The title can have at most 100 characters.' },
  ],
  [
    'a long description',
    { title: 'x', description: '🌱'.repeat(2001) },
    { pointer: '/description', message: 'The description can have at most 2000 characters.' },
  ],
  ['a colour by its name', { title: 'x', color: 'red' }, { pointer: '/color' }],
  ['a style as a colour', { title: 'x', color: '#fff;top:0' }, { pointer: '/color' }],
])('%s gets a problem at its field, on create and on update', async (...[, body, told]) => {
  const { id } = await aNote(forums.as('maria'));
  const refused = [
    await forums.as('maria').post<{ errors: object[] }>(path, body),
    ...('title' in body ? [await forums.as('maria').put<{ errors: object[] }>(`${path}/${id}`, body)] : []),
  ];
  for (const response of refused) {
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining(told)]);
  }
});

test('a title and a description of the maximum length are kept, counted in code points', async () => {
  const text = { title: '🌱'.repeat(100), description: '🌱'.repeat(2000) };
  expect(await aNote(forums.as('maria'), text)).toMatchObject(text);
});

test('the same Idempotency-Key makes one note, also when both requests come at once', async () => {
  const headers = { 'Idempotency-Key': 'note-1' };
  const send = () => forums.as('maria').post<Note>(path, { title: 'Once' }, { headers });
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
});

test('an edit with a stale If-Match gets 412; a like makes no edit stale', async () => {
  const { id } = await aNote(forums.as('maria'));
  const read = await forums.as('maria').get(`${path}/${id}`);
  const ifMatch = { headers: { 'If-Match': read.headers.get('etag') ?? '' } };
  await forums.as('kenji').put(`${path}/${id}/like`);
  expect((await forums.as('maria').put(`${path}/${id}`, { title: 'Second' }, ifMatch)).status).toBe(200);
  expect((await forums.as('maria').put(`${path}/${id}`, { title: 'Third' }, ifMatch)).status).toBe(412);
  expect((await forums.as('maria').get<Note>(`${path}/${id}`)).body.title).toBe('Second');
});

test('an unchanged response is a 304', async () => {
  const { id } = await aNote(forums.as('maria'));
  for (const place of [`${path}/${id}`, `${path}?limit=5`]) {
    const etag = (await forums.as('maria').get(place)).headers.get('etag') ?? '';
    const again = await forums.as('maria').get(place, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  }
});

test('a PUT of the whole note changes the likes of the caller only', async () => {
  const note = await aNote(forums.as('maria'), { description: 'As it is', color: '#E1BEE7' });
  await forums.as('ana').put(`${path}/${note.id}/like`);
  const put = (usersWhoLiked: string[]) =>
    forums.as('kenji').put<Note>(`${path}/${note.id}`, { ...note, usersWhoLiked });
  expect((await put(['kenji', 'maria'])).body.usersWhoLiked).toEqual(['ana', 'kenji']);
  expect((await put([])).body.usersWhoLiked).toEqual(['ana']);
});

test('deleting a note deletes its likes with it', async () => {
  const { id } = await aNote(forums.as('maria'));
  await forums.as('kenji').put(`${path}/${id}/like`);
  expect((await forums.as('maria').delete(`${path}/${id}`)).status).toBe(204);
  expect((await forums.as('maria').get(`${path}/${id}`)).status).toBe(404);
  expect((await forums.as('maria').delete(`${path}/${id}`)).status).toBe(404);
});

test('the pages contain every note once, newest first, also while notes are written', async () => {
  for (let n = 0; n < 12; n += 1) await aNote(forums.as('maria'), { title: `Page ${n}` });
  const seen: string[] = [];
  let next: string | undefined = `${path}?limit=5`;
  while (next !== undefined) {
    const response: TestResponse<Note[]> = await forums.as('maria').get(next);
    seen.push(...response.body.map(({ title }) => title));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    await aNote(forums.as('kenji'), { title: 'Written meanwhile' });
  }
  const pages = seen.filter((title) => title.startsWith('Page'));
  expect(pages).toEqual(Array.from({ length: 12 }, (_, n) => `Page ${11 - n}`));
});

test('the notes of one member are listed, newest first', async () => {
  for (const title of ['Older', 'Newer']) await aNote(forums.as('ana'), { title });
  await aNote(forums.as('maria'));
  const { body } = await forums.as('kenji').get<Note[]>(`${path}?author=ana`);
  expect(body.map(({ title }) => title)).toEqual(['Newer', 'Older']);
});

test('a search finds the notes with its words in title or description, of all members or of one', async () => {
  await aNote(forums.as('ana'), { title: 'Ñañez', description: 'A walk to the lighthouse' });
  await aNote(forums.as('maria'), { title: 'The lighthouse', description: 'nothing' });
  const found = async (query: string) =>
    (await forums.as('kenji').get<Note[]>(`${path}?${query}`)).body.map(({ title }) => title);
  expect(await found('q=lighth')).toEqual(['The lighthouse', 'Ñañez']);
  expect(await found('q=lighthouse&author=ana')).toEqual(['Ñañez']);
  expect(await found('q=nanez')).toEqual(['Ñañez']);
});
