import type { Profile } from '@seed/contracts/profiles';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';

/** Everything that a profile can hold; the table below is docs/adr/0006-who-sees-what-of-a-profile.md as a test. */
const filledIn = {
  name: 'Renata Dias',
  team: 'Luz',
  country: 'Brazil',
  participationYear: [2024],
  picture: '/uploads/renata.webp',
  major: 'Law',
  university: 'USP',
  about: 'About me',
  interests: 'Rivers',
  linkedin: 'https://linkedin.com/in/renata',
  email: 'renata.contact@example.org',
};

const path = '/api/v1/users/renata';
const login = 'renata@seed.example';
let community: CommunityUnderTest;
let readers: Readonly<Record<'owner' | 'member' | 'admin', TestClient>>;

beforeAll(async () => {
  community = await communityUnderTest();
  const owner = await community.caller({ sub: 'renata', name: 'Renata Dias', email: login });
  readers = { owner, member: community.as('kenji'), admin: community.as('ana') };
  await owner.get(`/api/v1/users/login/${login}`);
  await readers.admin.put(path, { id: 'renata-before' });
  await readers.admin.put('/api/v1/users/renata-before', { goromLogin: login });
  await owner.get(`/api/v1/users/login/${login}`);
  await owner.put(path, filledIn);
}, 30_000);
afterAll(() => community.stop());

const always = { owner: true, member: true, admin: true };
const privileged = { owner: true, member: false, admin: true };
const formerIds = ['renata-before'];

interface Visibility {
  readonly field: keyof Profile;
  readonly value: unknown;
  /** The value for a reader who may not see the field. */
  readonly otherwise?: unknown;
  readonly everyone: typeof always;
  readonly hidden: typeof always;
}

/** The readers of each field, for both settings of `emailVisibility`. */
const table: readonly Visibility[] = [
  { field: 'id', value: 'renata', everyone: always, hidden: always },
  { field: 'role', value: 'participant', everyone: always, hidden: always },
  { field: 'goromLogin', value: login, everyone: always, hidden: always },
  ...(['name', 'team', 'country', 'participationYear', 'picture', 'major', 'university'] as const).map(shownToAll),
  ...(['about', 'interests', 'linkedin'] as const).map(shownToAll),
  { field: 'email', value: filledIn.email, otherwise: '', everyone: always, hidden: privileged },
  { field: 'formerIds', value: formerIds, otherwise: [], everyone: privileged, hidden: privileged },
];

function shownToAll(field: Exclude<keyof typeof filledIn, 'email'>): Visibility {
  return { field, value: filledIn[field], everyone: always, hidden: always };
}

describe.each(['everyone', 'hidden'] as const)('with emailVisibility %s', (emailVisibility) => {
  beforeAll(async () => {
    expect((await readers.owner.put(path, { emailVisibility })).status).toBe(200);
  });

  test.each(['owner', 'member', 'admin'] as const)('the %s sees exactly the fields of the table', async (reader) => {
    const visible = table.map(({ field, value, otherwise, ...sees }) => [
      field,
      sees[emailVisibility][reader] ? value : otherwise,
    ]);
    const expected: unknown = Object.fromEntries([...visible, ['emailVisibility', emailVisibility]]);
    const { permissions: _, ...seen } = (await readers[reader].get<Profile>(path)).body;
    expect(seen).toEqual(expected);
    const lists = ['/api/v1/users?ids=renata', '/api/v1/users?q=renata'];
    for (const list of lists) expect((await readers[reader].get(list)).body).toMatchObject([expected]);
  });
});

test('a hidden e-mail is kept when an Admin changes another field', async () => {
  await readers.owner.put(path, { emailVisibility: 'hidden' });
  const seen = (await readers.admin.get<Profile>(path)).body;
  await readers.admin.put(path, { ...seen, team: 'Agua' });
  expect((await readers.owner.get(path)).body).toMatchObject({ email: filledIn.email, team: 'Agua' });
});

test('an address that the identity provider has not verified is neither stored nor shown', async () => {
  const email = 'unverified@seed.example';
  const caller = { sub: 'unverified', email, claims: { email_verified: false } };
  const member = await community.caller(caller);
  const own = { status: 200, body: { email: '', goromLogin: '' } };
  expect(await member.get(`/api/v1/users/login/${email}`)).toMatchObject(own);
  expect(await readers.admin.get('/api/v1/users/unverified')).toMatchObject(own);
  const verified = await community.caller({ sub: 'unverified', email });
  expect(await verified.get(`/api/v1/users/login/${email}`)).toMatchObject({ body: { email, goromLogin: email } });
});

test('a former id leads other members to the profile without being listed in it', async () => {
  const found = await readers.member.get('/api/v1/users?ids=renata-before');
  expect(found.body).toMatchObject([{ id: 'renata', formerIds: [], requestedIds: ['renata-before'] }]);
});
