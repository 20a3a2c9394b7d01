import { type Club, defaultClubArt } from '@seed/clubs-contracts/clubs';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { aClub, newClub } from '../testing/factories.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { clubsUnderTest } from '../testing/clubs-under-test.ts';

const path = '/api/v1/clubs';
const clubs = sharedService(clubsUnderTest);

test('a new club has a Location, and is found there and at the end of the list', async () => {
  const pictures = { iconUrl: '/art/clubs/chess-icon.svg', bannerImage: '/art/clubs/chess-banner.svg' };
  const texts = { name: ' Chess ♞ ', mainDescription: 'Line 1\nLine 2', syllabusUrl: 'example.org/chess' };
  const sent = newClub({ ...pictures, ...texts });
  const response = await clubs.as('ana').post<Club>(path, sent);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${response.body.id}`);
  expect(response.body).toMatchObject({ ...sent, name: 'Chess ♞', syllabusUrl: 'https://example.org/chess' });
  const found = await clubs.as('maria').get<Club>(`${path}/${response.body.id}`);
  expect(found.body).toEqual({ ...response.body, permissions: { update: false, delete: false } });
  expect((await clubs.as('maria').get<Club[]>(path)).body.at(-1)).toEqual(found.body);
});

test('a search finds the clubs with its words in name or description', async () => {
  const { id } = await aClub(clubs.as('ana'), { name: 'Fotografía', mainDescription: '写真を撮る人たち' });
  for (const q of ['fotogra', '写真', 'FOTOGRAFIA 人']) {
    const { body } = await clubs.as('maria').get<Club[]>(`${path}?q=${encodeURIComponent(q)}`);
    expect(body.map((club) => club.id)).toEqual([id]);
  }
});

test('a club without pictures has the default ones, also after its own were removed', async () => {
  const club = await aClub(clubs.as('ana'), { bannerImage: 'https://example.org/b.png' });
  expect(club).toMatchObject({ iconUrl: defaultClubArt.iconUrl, bannerImage: 'https://example.org/b.png' });
  const { body } = await clubs.as('ana').put<Club>(`${path}/${club.id}`, { bannerImage: '' });
  expect(body.bannerImage).toBe(defaultClubArt.bannerImage);
});

test.each<[string, object, object]>([
  ['no name', { name: undefined }, { pointer: '/name', message: 'Name is required.' }],
  ['a blank name', { name: ' \n' }, { pointer: '/name', message: 'Name is required.' }],
  ['a long name', { name: '🌱'.repeat(101) }, { pointer: '/name' }],
  ['a key with a space', { key: 'Two words' }, { pointer: '/key' }],
  ['a key that is too long', { key: 'K'.repeat(41) }, { pointer: '/key' }],
  ['a key of a category of documents', { key: 'academic' }, { pointer: '/key' }],
  ['the route of a page of the portal', { route: '/clubs/new' }, { pointer: '/route' }],
  ['a route elsewhere', { route: '/forums/club' }, { pointer: '/route' }],
  ['a route with a place below', { route: '/clubs/a/edit' }, { pointer: '/route' }],
  ['a long route', { route: `/clubs/${'a'.repeat(100)}` }, { pointer: '/route' }],
  ['a long description', { mainDescription: 'x'.repeat(5001) }, { pointer: '/mainDescription' }],
  ['a script as a banner', { bannerImage: 'javascript:alert(1)' }, { pointer: '/bannerImage' }],
  ['a script as a syllabus', { syllabusUrl: 'javascript:alert(1)' }, { pointer: '/syllabusUrl' }],
])('%s gets a problem at its field', async (...[, fields, told]) => {
  const response = await clubs.as('ana').post<{ errors: object[] }>(path, newClub(fields));
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([expect.objectContaining(told)]);
});

test('a change has the same limits as a new entity', async () => {
  const { id } = await aClub(clubs.as('ana'));
  expect((await clubs.as('ana').put(`${path}/${id}`, { name: '  ' })).status).toBe(400);
  expect((await clubs.as('ana').put(`${path}/${id}`, { bannerImage: 'data:image/png;base64,AA' })).status).toBe(400);
});

test('a key or a route that is taken gets a problem at its field', async () => {
  const taken = newClub();
  await aClub(clubs.as('ana'), taken);
  const post = (fields: object) => clubs.as('ana').post<{ errors: object[] }>(path, newClub(fields));
  const key = { pointer: '/key', message: 'Another club has this key.' };
  const route = { pointer: '/route', message: 'Another club has this route.' };
  expect(await post({ key: taken.key })).toMatchObject({ status: 409, body: { errors: [key] } });
  expect(await post({ route: taken.route })).toMatchObject({ status: 409, body: { errors: [route] } });
  expect(await post(taken)).toMatchObject({ status: 409, body: { errors: [key, route] } });
});

test('a key or a route that would lead to another club gets a problem at its field', async () => {
  const { key, route } = await aClub(clubs.as('ana'));
  const post = (fields: object) => clubs.as('ana').post(path, newClub(fields));
  const sameKey = { status: 409, body: { errors: [{ pointer: '/key' }] } };
  expect(await post({ key: key.toUpperCase() })).toMatchObject(sameKey);
  expect(await post({ key: 'Etiquette' })).toMatchObject(sameKey);
  const sameRoute = { status: 409, body: { errors: [{ pointer: '/route' }] } };
  expect(await post({ route: `/clubs/${key.toLowerCase()}` })).toMatchObject(sameRoute);
  const { body } = await clubs.as('ana').post<Club>(path, newClub({ key: 'Own', route: '/clubs/own' }));
  expect(body).toMatchObject({ key: 'Own', route: '/clubs/own' });
  expect(await post({ key: route.slice('/clubs/'.length).replace('-', '') })).toMatchObject(sameKey);
});

test('key and route never change, whatever is sent', async () => {
  const club = await aClub(clubs.as('ana'));
  const sent = { ...club, key: 'Geography', route: '/clubs/geography', name: 'Renamed' };
  const response = await clubs.as('ana').put<Club>(`${path}/${club.id}`, sent);
  expect(response).toMatchObject({ status: 200, body: { ...club, name: 'Renamed' } });
});

test('the fields that are not sent stay as they are', async () => {
  const club = await aClub(clubs.as('ana'), { syllabusUrl: 'https://example.org/', iconUrl: '/art/clubs/x.svg' });
  const sent = { name: 'New name', bannerImage: '/art/clubs/b.svg', mainDescription: 'New text' };
  const response = await clubs.as('ana').put<Club>(`${path}/${club.id}`, sent);
  expect(response.body).toEqual({ ...club, ...sent });
});

test('the same Idempotency-Key makes one club, also when both requests come at once', async () => {
  const sent = newClub();
  const send = () => clubs.as('ana').post<Club>(path, sent, { headers: { 'Idempotency-Key': 'key-1' } });
  const responses = [...(await Promise.all([send(), send()])), await send()];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
});

test('an edit with a stale If-Match gets 412', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const read = await clubs.as('ana').get(`${path}/${id}`);
  const ifMatch = { headers: { 'If-Match': read.headers.get('etag') ?? '' } };
  expect((await clubs.as('ana').put(`${path}/${id}`, { name: 'Second' }, ifMatch)).status).toBe(200);
  expect((await clubs.as('ana').put(`${path}/${id}`, { name: 'Third' }, ifMatch)).status).toBe(412);
  expect((await clubs.as('ana').get<Club>(`${path}/${id}`)).body.name).toBe('Second');
});

test('an unchanged response is a 304', async () => {
  const { id } = await aClub(clubs.as('ana'));
  for (const place of [`${path}/${id}`, `${path}?limit=5`]) {
    const etag = (await clubs.as('maria').get(place)).headers.get('etag') ?? '';
    const again = await clubs.as('maria').get(place, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  }
});

test('a deleted club is gone, and its key and route are free again', async () => {
  const fields = newClub();
  const { id } = await aClub(clubs.as('ana'), fields);
  expect((await clubs.as('ana').delete(`${path}/${id}`)).status).toBe(204);
  expect((await clubs.as('ana').get(`${path}/${id}`)).status).toBe(404);
  expect((await clubs.as('ana').delete(`${path}/${id}`)).status).toBe(404);
  await aClub(clubs.as('ana'), fields);
});

test('the pages contain every club once, in their order, also while clubs are added', async () => {
  const { body: all } = await clubs.as('maria').get<Club[]>(path);
  const seen: string[] = [];
  let next: string | undefined = `${path}?limit=3`;
  while (next !== undefined && seen.length < all.length) {
    const response: TestResponse<Club[]> = await clubs.as('maria').get(next);
    seen.push(...response.body.map(({ key }) => key));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    await aClub(clubs.as('ana'));
  }
  expect(seen.slice(0, all.length)).toEqual(all.map(({ key }) => key));
});

test('unknown fields are ignored, a body that is not JSON gets 400, one that is too large 413', async () => {
  expect(await aClub(clubs.as('ana'), { pinned: true })).not.toHaveProperty('pinned');
  expect((await clubs.as('ana').post(path, '{"name":')).status).toBe(400);
  expect((await clubs.as('ana').post(path, newClub({ mainDescription: 'x'.repeat(300_000) }))).status).toBe(413);
});
