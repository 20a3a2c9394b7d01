import { aMember } from './testing/factories.ts';
import { communityUnderTest, type CommunityUnderTest, type Who } from './testing/community-under-test.ts';

let community: CommunityUnderTest;
beforeAll(async () => {
  community = await communityUnderTest();
});
afterAll(() => community.stop());

const everyone = ['nobody', 'kenji', 'maria', 'ana'] as const satisfies readonly Who[];

interface Row {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Statuses for nobody, another member, the owner and an Admin. */
  readonly statuses: readonly [number, number, number, number];
}

/** `maria` is the owner; `:another` is a member for each row. */
const table: readonly Row[] = [
  { method: 'GET', path: '/users', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users?group=alumni', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users?ids=maria,kenji', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users/maria', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/users/login/maria@seed.example', statuses: [401, 404, 200, 200] },
  { method: 'GET', path: '/users/login/nobody@seed.example', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/users/maria', body: { team: 'Agua' }, statuses: [401, 403, 200, 200] },
  { method: 'PUT', path: '/users/maria', body: {}, statuses: [401, 403, 200, 200] },
  { method: 'PUT', path: '/users/maria', body: { name: ' ' }, statuses: [401, 400, 400, 400] },
  { method: 'DELETE', path: '/users/:another', statuses: [401, 403, 403, 204] },
  { method: 'DELETE', path: '/users/nobody', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/users/nobody', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/users/nobody', body: {}, statuses: [401, 404, 404, 404] },
  { method: 'POST', path: '/users', body: {}, statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/users', statuses: [401, 405, 405, 405] },
  { method: 'PATCH', path: '/users/maria', statuses: [401, 405, 405, 405] },
  { method: 'POST', path: '/uploads', body: {}, statuses: [401, 415, 415, 415] },
  { method: 'GET', path: '/uploads', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: '/uploads/a.webp', statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/nothing', statuses: [401, 404, 404, 404] },
];

const cases = table.flatMap(({ statuses, ...row }) =>
  everyone.map((who, at) => ({ ...row, who, status: statuses[at] ?? 0 })),
);

test.each(cases)('$method $path by $who answers $status', async ({ method, path, body, who, status }) => {
  const placed = path.includes(':another') ? path.replace(':another', (await aMember(community)).id) : path;
  const answer = await community.as(who).send(method, `/api/v1${placed}`, { body });
  expect(answer.status).toBe(status);
  if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET|POST/);
  if (status >= 400) expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('the answer says what the caller may do with the profile', async () => {
  const permissions = async (who: Who) =>
    (await community.as(who).get<{ permissions: object }>('/api/v1/users/maria')).body.permissions;
  expect(await permissions('maria')).toEqual({ update: true, delete: false });
  expect(await permissions('kenji')).toEqual({ update: false, delete: false });
  expect(await permissions('ana')).toEqual({ update: true, delete: true });
});

test.each([
  ['expired', { expiresIn: -60 }],
  ['of another issuer', { issuer: 'https://evil.example' }],
  ['for another audience', { audience: 'other-api' }],
] as const)('a token that is %s gets 401', async (_, claims) => {
  const client = community.as('nobody').as(await community.issuer.token(claims));
  expect((await client.get('/api/v1/users')).status).toBe(401);
});

test('a token that is unsigned or tampered with gets 401', async () => {
  for (const token of [community.issuer.unsignedToken(), await community.issuer.tamperedToken()]) {
    expect((await community.as('nobody').as(token).get('/api/v1/users')).status).toBe(401);
  }
});
