import type { Profile } from '@seed/community-contracts/profiles';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from '../testing/community-under-test.ts';
import { aMember } from '../testing/factories.ts';

const community = sharedService(() => communityUnderTest());

const mariaPath = '/api/v1/users/maria';
const maria = () => community.as('maria');
const ana = () => community.as('ana');

test('a member changes everything but id, role and login, which are ignored', async () => {
  const before = (await maria().get<Profile>(mariaPath)).body;
  const wanted = {
    name: 'María Rojas',
    team: 'Agua Viva',
    country: 'Colombia',
    participationYear: '2025, 2024',
    picture: '/uploads/abc.webp',
    major: 'Biology',
    university: 'Universidad de Antioquia',
    about: 'Two lines\nabout me 🌱',
    interests: 'Rivers',
    email: 'maria.rojas@example.org',
    linkedin: 'linkedin.com/in/maria',
  };
  const ignored = { id: 'other', role: 'director', goromLogin: 'ana@seed.example', formerIds: ['x'], unknown: 1 };
  const response = await maria().put<Profile>(mariaPath, { ...before, ...wanted, ...ignored });
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    ...before,
    ...wanted,
    participationYear: [2024, 2025],
    linkedin: 'https://linkedin.com/in/maria',
  });
  expect((await maria().get(mariaPath)).body).toEqual(response.body);
});

test.each([
  [2024, [2024]],
  [
    ['2025', 2023],
    [2023, 2025],
  ],
  ['2023,2023, 2022', [2022, 2023]],
  ['', []],
  [null, []],
])('the participation year %p is stored as %p', async (participationYear, expected) => {
  const response = await maria().put(mariaPath, { participationYear });
  expect(response).toMatchObject({ status: 200, body: { participationYear: expected } });
});

test.each([
  [{ name: '' }, '/name', 'Name is required.'],
  [{ participationYear: 'last year' }, '/participationYear', 'A participation year is a year such as 2024.'],
  [{ email: 'nowhere' }, '/email', 'Please enter a valid e-mail address.'],
  [{ linkedin: 'javascript:alert(1)' }, '/linkedin', 'The link must be an http(s) address.'],
  [{ picture: '//evil.example/x.png' }, '/picture', 'A picture must be a file of the portal or an http(s) link.'],
  [{ about: 'x'.repeat(5001) }, '/about', 'The text can have at most 5000 characters.'],
])('%p is refused', async (body, pointer, message) => {
  expect(await maria().put(mariaPath, body)).toMatchObject({ status: 400, body: { errors: [{ pointer, message }] } });
});

test('a change of an older state gets 412, and nothing is lost', async () => {
  const etag = (await maria().get(mariaPath)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"\d+-/);
  const first = await maria().put(mariaPath, { team: 'First' }, { headers: { 'If-Match': etag } });
  expect(first.status).toBe(200);
  const second = await maria().put(mariaPath, { team: 'Second' }, { headers: { 'If-Match': etag } });
  expect(second).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
  const again = { headers: { 'If-Match': first.headers.get('etag') ?? '' } };
  expect(await maria().put(mariaPath, { team: 'Second' }, again)).toMatchObject({ body: { team: 'Second' } });
});

test('no cache stores profiles', async () => {
  for (const path of [
    mariaPath,
    '/api/v1/users',
    '/api/v1/users?ids=maria',
    '/api/v1/users/login/maria@seed.example',
  ]) {
    expect((await maria().get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('an unchanged response is not sent again', async () => {
  for (const path of [mariaPath, '/api/v1/users', '/api/v1/users?ids=maria']) {
    const etag = (await maria().get(path)).headers.get('etag') ?? '';
    expect((await maria().get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  }
});

describe('an Admin', () => {
  test('changes the role and the login of any member', async () => {
    const { id } = await aMember(community);
    const wanted = { role: 'coordinator', goromLogin: 'Changed@seed.example', team: 'Luz' };
    expect(await ana().put(`/api/v1/users/${id}`, wanted)).toMatchObject({ status: 200, body: { id, ...wanted } });
    expect(await ana().get('/api/v1/users/login/changed@seed.example')).toMatchObject({ body: { id } });
  });

  test('gives a profile another id, and the old one keeps resolving', async () => {
    const { id } = await aMember(community);
    expect(await ana().put(`/api/v1/users/${id}`, { id: 'renamed' })).toMatchObject({ body: { id: 'renamed' } });
    expect(await ana().get(`/api/v1/users/${id}`)).toMatchObject({ body: { id: 'renamed', formerIds: [id] } });
    expect(await ana().put('/api/v1/users/renamed', { id })).toMatchObject({ body: { id, formerIds: ['renamed'] } });
  });

  test.each([
    [{ role: 'king' }, 400],
    [{ goromLogin: 'nowhere' }, 400],
    [{ id: 5 }, 400],
    [{ goromLogin: 'KENJI@seed.example' }, 409],
    [{ id: 'kenji' }, 409],
  ])('%p gets the status %p', async (body, status) => {
    const { id } = await aMember(community);
    expect((await ana().put(`/api/v1/users/${id}`, body)).status).toBe(status);
    expect((await ana().get(`/api/v1/users/${id}`)).status).toBe(200);
  });

  test('deletes a profile with its places in the lists', async () => {
    const { id } = await aMember(community, { name: 'Efímera Única' });
    expect((await ana().delete(`/api/v1/users/${id}`)).status).toBe(204);
    expect((await ana().get(`/api/v1/users/${id}`)).status).toBe(404);
    expect((await ana().get('/api/v1/users?q=efimera')).body).toEqual([]);
  });
});

describe('a list of ids', () => {
  test('returns the profiles that exist', async () => {
    const { body } = await maria().get<Profile[]>('/api/v1/users?ids=kenji,%20maria,kenji,nobody,');
    expect(body.map(({ id }) => id).sort()).toEqual(['kenji', 'maria']);
    expect((await maria().get('/api/v1/users?ids=')).body).toEqual([]);
  });

  test('has at most two hundred', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`).join(',');
    expect((await maria().get(`/api/v1/users?ids=${ids(200)}`)).status).toBe(200);
    expect(await maria().get(`/api/v1/users?ids=${ids(201)}`)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/ids', message: 'At most 200 ids can be requested at once.' }] },
    });
  });
});

test('a hundred changes of one profile at the same time all count', async () => {
  const { id } = await aMember(community);
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, n) => ana().put(`/api/v1/users/${id}`, { participationYear: 1990 + n })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await ana().get<Profile>(`/api/v1/users/${id}`);
  const listed = await ana().get<Profile[]>(`/api/v1/users?year=${body.participationYear[0]}&limit=200`);
  expect(listed.body.filter((profile) => profile.id === id)).toHaveLength(1);
}, 30_000);
