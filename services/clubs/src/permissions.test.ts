import { aClub, newClub } from './testing/factories.ts';
import { clubsUnderTest, type ClubsUnderTest, type Who } from './testing/clubs-under-test.ts';

let clubs: ClubsUnderTest;
beforeAll(async () => {
  clubs = await clubsUnderTest();
});
afterAll(() => clubs.stop());

const everyone = ['nobody', 'maria', 'ana'] as const satisfies readonly Who[];

interface Row {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Statuses for nobody, a member and an Admin. */
  readonly statuses: readonly [number, number, number];
}

const table: readonly Row[] = [
  { method: 'GET', path: '/clubs', statuses: [401, 200, 200] },
  { method: 'GET', path: '/clubs/:club', statuses: [401, 200, 200] },
  { method: 'POST', path: '/clubs', body: {}, statuses: [401, 403, 201] },
  { method: 'PUT', path: '/clubs/:club', body: { name: 'Other' }, statuses: [401, 403, 200] },
  { method: 'PUT', path: '/clubs/:club', body: {}, statuses: [401, 403, 200] },
  { method: 'DELETE', path: '/clubs/:club', statuses: [401, 403, 204] },
  { method: 'PATCH', path: '/clubs/:club', statuses: [401, 405, 405] },
  { method: 'DELETE', path: '/clubs', statuses: [401, 405, 405] },
  { method: 'GET', path: '/clubs/999999', statuses: [401, 404, 404] },
  { method: 'GET', path: '/clubs/abc', statuses: [401, 404, 404] },
  { method: 'PUT', path: '/clubs/999999', body: {}, statuses: [401, 404, 404] },
  { method: 'DELETE', path: '/clubs/999999', statuses: [401, 404, 404] },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404] },
];

const cases = table.flatMap(({ statuses, ...row }) =>
  everyone.map((who, at) => ({ ...row, who, status: statuses[at] ?? 0 })),
);

test.each(cases)('$method $path by $who answers $status', async ({ method, path, body, who, status }) => {
  const club = await aClub(clubs.as('ana'));
  const sent = body && JSON.stringify(method === 'POST' ? newClub() : body);
  const answer = await clubs.as(who).send(method, `/api/v1${path.replace(':club', String(club.id))}`, { body: sent });
  expect(answer.status).toBe(status);
  if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  if (status === 405) expect(answer.headers.get('allow')).toContain('GET');
  if (status >= 400) expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('the answer says what the caller may do with the club', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const permissions = async (who: Who) =>
    (await clubs.as(who).get<{ permissions: object }>(`/api/v1/clubs/${id}`)).body.permissions;
  expect(await permissions('maria')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: true, delete: true });
});

test('a refused change writes nothing', async () => {
  const club = await aClub(clubs.as('ana'), { name: 'Ours' });
  expect((await clubs.as('maria').put(`/api/v1/clubs/${club.id}`, { name: 'Mine' })).status).toBe(403);
  expect((await clubs.as('ana').get(`/api/v1/clubs/${club.id}`)).body).toEqual(club);
});

test.each([
  ['expired', { expiresIn: -60 }],
  ['of another issuer', { issuer: 'https://evil.example' }],
  ['for another audience', { audience: 'other-api' }],
] as const)('a token that is %s gets 401', async (_, claims) => {
  const client = clubs.as('nobody').as(await clubs.issuer.token(claims));
  expect((await client.get('/api/v1/clubs')).status).toBe(401);
});

test('a token that is unsigned or tampered with gets 401', async () => {
  for (const token of [clubs.issuer.unsignedToken(), await clubs.issuer.tamperedToken()]) {
    expect((await clubs.as('nobody').as(token).get('/api/v1/clubs')).status).toBe(401);
  }
});
