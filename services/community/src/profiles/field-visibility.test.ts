import {
  type Profile,
  profileLinkNames,
  type ProfileTextName,
  profileTextNames,
  profileTextsOf,
} from '@seed/community-contracts/profiles';
import { shared } from '@seed/service-kit/testing/shared';
import { communityUnderTest } from '../testing/community-under-test.ts';

const isLink = (name: ProfileTextName) => (profileLinkNames as readonly ProfileTextName[]).includes(name);
const textOf = (name: ProfileTextName) => (isLink(name) ? `https://example.org/${name}` : `My ${name}`);

/** Everything that a profile can hold; the table below is docs/adr/0006-who-sees-what-of-a-profile.md as a test. */
const filledIn = {
  ...profileTextsOf(Object.fromEntries(profileTextNames.map((name) => [name, textOf(name)]))),
  name: 'Renata Dias',
  participationYear: [2024],
  picture: '/uploads/renata.webp',
  email: 'renata.contact@example.org',
};

const path = '/api/v1/users/renata';
const login = 'renata@seed.example';
/** The community service with the profile of Renata, who had another id before, and the readers of it. */
const renata = shared(async () => {
  const community = await communityUnderTest();
  const owner = await community.caller({ sub: 'renata', name: 'Renata Dias', email: login });
  const readers = { owner, member: community.as('kenji'), admin: community.as('ana') };
  await owner.get(`/api/v1/users/login/${login}`);
  await readers.admin.put(path, { id: 'renata-before' });
  await readers.admin.put('/api/v1/users/renata-before', { goromLogin: login });
  await owner.get(`/api/v1/users/login/${login}`);
  await owner.put(path, filledIn);
  return { caller: community.caller, readers, stop: () => community.stop() };
});

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
  // A text that not every reader may see needs a rule in profile.presenter.ts and a row of its own.
  ...(['name', 'participationYear', 'picture', ...profileTextNames] as const).map(shownToAll),
  { field: 'email', value: filledIn.email, otherwise: '', everyone: always, hidden: privileged },
  { field: 'formerIds', value: formerIds, otherwise: [], everyone: privileged, hidden: privileged },
];

function shownToAll(field: Exclude<keyof typeof filledIn, 'email'>): Visibility {
  return { field, value: filledIn[field], everyone: always, hidden: always };
}

describe.each(['everyone', 'hidden'] as const)('with emailVisibility %s', (emailVisibility) => {
  test.each(['owner', 'member', 'admin'] as const)('the %s sees exactly the fields of the table', async (reader) => {
    const { readers } = renata();
    expect((await readers.owner.put(path, { emailVisibility })).status).toBe(200);
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
  const { readers } = renata();
  await readers.owner.put(path, { emailVisibility: 'hidden' });
  const seen = (await readers.admin.get<Profile>(path)).body;
  await readers.admin.put(path, { ...seen, team: 'Agua' });
  expect((await readers.owner.get(path)).body).toMatchObject({ email: filledIn.email, team: 'Agua' });
});

test('an address that the identity provider has not verified is neither stored nor shown', async () => {
  const email = 'unverified@seed.example';
  const caller = { sub: 'unverified', email, claims: { email_verified: false } };
  const member = await renata().caller(caller);
  const own = { status: 200, body: { email: '', goromLogin: '' } };
  expect(await member.get(`/api/v1/users/login/${email}`)).toMatchObject(own);
  expect(await renata().readers.admin.get('/api/v1/users/unverified')).toMatchObject(own);
  const verified = await renata().caller({ sub: 'unverified', email });
  expect(await verified.get(`/api/v1/users/login/${email}`)).toMatchObject({ body: { email, goromLogin: email } });
});

test('a former id leads other members to the profile without being listed in it', async () => {
  const found = await renata().readers.member.get('/api/v1/users?ids=renata-before');
  expect(found.body).toMatchObject([{ id: 'renata', formerIds: [], requestedIds: ['renata-before'] }]);
});
