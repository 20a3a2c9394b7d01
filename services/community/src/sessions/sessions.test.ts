import { testMembers } from '@seed/service-kit/testing/service-under-test';
import { type AccountApiServer, startAccountApi } from '../testing/account-api-server.ts';
import { communityUnderTest } from '../testing/community-under-test.ts';

const path = '/api/v1/sessions';
const hour = 3600;
const noon = Date.UTC(2026, 10, 25, 12) / 1000;

/** A community service whose provider has three sessions of María and one of Kenji, and María's client in one of them. */
async function signedInTwice() {
  const account = await startAccountApi();
  const community = await communityUnderTest({ accountApiUrl: account.url });
  account.sessions.push(
    { id: 'phone', memberId: 'maria', browser: 'Firefox/140.0', lastAccess: noon },
    { id: 'library', memberId: 'maria', browser: 'Other/Unknown', lastAccess: noon + hour },
    { id: 'laptop', memberId: 'maria', browser: 'Chrome/141.0', lastAccess: noon - hour },
    { id: 'of-kenji', memberId: 'kenji', browser: 'Chrome/141.0', lastAccess: noon },
  );
  const maria = await community.caller({ ...testMembers.maria, claims: { sid: 'laptop' } });
  const stop = async () => {
    await community.stop();
    await account[Symbol.asyncDispose]();
  };
  return { account, community, maria, [Symbol.asyncDispose]: stop };
}

const idsOf = ({ sessions }: AccountApiServer) => sessions.map(({ id }) => id);

test('a member sees where they are signed in, this browser first', async () => {
  await using portal = await signedInTwice();
  const { status, body, headers } = await portal.maria.get(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    isAvailable: true,
    sessions: [
      {
        id: 'laptop',
        browser: 'Chrome',
        system: 'Linux',
        isCurrent: true,
        startedAt: '2026-11-25T10:59:00.000Z',
        lastUsedAt: '2026-11-25T11:00:00.000Z',
      },
      expect.objectContaining({ id: 'library', browser: '', isCurrent: false }),
      expect.objectContaining({ id: 'phone', browser: 'Firefox', isCurrent: false }),
    ],
  });
});

test('a member signs out one browser, and a second time changes nothing', async () => {
  await using portal = await signedInTwice();
  expect((await portal.maria.delete(`${path}/phone`)).status).toBe(204);
  expect((await portal.maria.delete(`${path}/phone`)).status).toBe(204);
  expect(idsOf(portal.account)).toEqual(['library', 'laptop', 'of-kenji']);
});

test('a member signs out all browsers but this one', async () => {
  await using portal = await signedInTwice();
  expect((await portal.maria.delete(path)).status).toBe(204);
  expect(idsOf(portal.account)).toEqual(['laptop', 'of-kenji']);
});

test('a session of another member stays', async () => {
  await using portal = await signedInTwice();
  await portal.maria.delete(`${path}/of-kenji`);
  expect(idsOf(portal.account)).toContain('of-kenji');
});

test.each([401, 403, 404])('a provider that refuses with %d has no list, and ends nothing', async (status) => {
  await using portal = await signedInTwice();
  portal.account.status = status;
  expect(await portal.maria.get(path)).toMatchObject({ status: 200, body: { isAvailable: false, sessions: [] } });
  expect(await portal.maria.delete(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await portal.maria.delete(`${path}/phone`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a provider that fails is a 503', async () => {
  await using portal = await signedInTwice();
  portal.account.status = 500;
  for (const response of [await portal.maria.get(path), await portal.maria.delete(path)]) {
    expect(response).toMatchObject({ status: 503, body: { code: 'upstream_unavailable' } });
  }
});
