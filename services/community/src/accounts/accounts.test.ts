import type { MemberAccounts } from '@seed/community-contracts/member-accounts';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';
import { type Realm, startRealm } from '../testing/realm.ts';

function communityWith(realm: Realm): Promise<CommunityUnderTest> {
  const client = { clientId: 'portal-accounts', clientSecret: 'secret', portalClientId: 'portal-web' };
  const accounts = { ...client, realmUrl: realm.url, portalUrl: 'https://portal.example', retryMs: 1 };
  return communityUnderTest({ accounts });
}

const importRows = (community: CommunityUnderTest, ...rows: string[]) =>
  community.as('ana').post('/api/v1/member-imports', { csv: ['email,name', ...rows].join('\n') });

const accountsOf = async (community: CommunityUnderTest) =>
  (await community.as('ana').get<MemberAccounts>('/api/v1/member-accounts')).body;

const settled = { isConfigured: true, waiting: 0, failed: [] };

test('each new member of an import gets an account and a mail, and no other row does', async () => {
  await using realm = await startRealm();
  await using community = await communityWith(realm);
  await importRows(community, 'rosa@seed.example,Rosa María Lima', 'maria@seed.example,María', 'wrong,Wrong');
  await until(async () => (await accountsOf(community)).waiting === 0);
  expect(realm.accounts).toMatchObject([
    {
      username: 'rosa@seed.example',
      email: 'rosa@seed.example',
      firstName: 'Rosa',
      lastName: 'María Lima',
      enabled: true,
      requiredActions: ['UPDATE_PASSWORD'],
    },
  ]);
  expect(realm.mails).toEqual(['rosa@seed.example']);
});

test('an account that exists with a password stays as it is, and its owner gets no mail', async () => {
  await using realm = await startRealm();
  realm.accounts.push({ id: 'known', email: 'rosa@seed.example', requiredActions: [] });
  await using community = await communityWith(realm);
  await importRows(community, 'rosa@seed.example,Rosa');
  await until(async () => (await accountsOf(community)).waiting === 0);
  expect([realm.accounts.length, realm.mails]).toEqual([1, []]);
});

test('a failure is shown to Admins and tried again, until the account is there', async () => {
  await using realm = await startRealm();
  realm.status = 503;
  await using community = await communityWith(realm);
  await importRows(community, 'rosa@seed.example,Rosa');
  await until(async () => (await accountsOf(community)).failed.length === 1);
  expect(await accountsOf(community)).toMatchObject({
    isConfigured: true,
    waiting: 1,
    failed: [
      {
        name: 'Rosa',
        email: 'rosa@seed.example',
        problem: 'Keycloak responded 503 at “signing in as the client”.',
      },
    ],
  });
  realm.status = 200;
  await until(async () => (await accountsOf(community)).waiting === 0);
  expect(await accountsOf(community)).toEqual(settled);
  expect(realm.mails).toEqual(['rosa@seed.example']);
});

test('a person who is removed before the account is created gets none', async () => {
  await using realm = await startRealm();
  realm.status = 503;
  await using community = await communityWith(realm);
  const { body } = await importRows(community, 'rosa@seed.example,Rosa');
  const [row] = (body as { rows: { memberId: string }[] }).rows;
  await community.as('ana').delete(`/api/v1/users/${row?.memberId}`);
  expect(await accountsOf(community)).toEqual(settled);
});

test('without a client of the identity provider, no account is waited for', async () => {
  await using community = await communityUnderTest();
  await importRows(community, 'rosa@seed.example,Rosa');
  expect(await accountsOf(community)).toEqual({ ...settled, isConfigured: false });
});
