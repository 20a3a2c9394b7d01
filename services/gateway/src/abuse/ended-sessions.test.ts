import { type AbusedPortal, abusedPortal, stopPortals } from '../testing/abused-portal.ts';

afterEach(stopPortals);

const now = () => Math.floor(Date.now() / 1000);

async function memberOf(portal: AbusedPortal, claims: Record<string, unknown>) {
  const token = await portal.issuer.token({ claims: { iat: now() - 5, ...claims } });
  const headers = { Authorization: `Bearer ${token}` };
  return async () => (await portal.call('/api/v1/forums', { headers })).status;
}

async function postLogout(portal: AbusedPortal, token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token: token });
  return (await fetch(`${portal.url}/backchannel-logout`, { method: 'POST', body })).status;
}

test('when the provider ends a session, its access token is refused and the member’s other sessions stay', async () => {
  const portal = await abusedPortal();
  const phone = await memberOf(portal, { sid: 'phone' });
  const laptop = await memberOf(portal, { sid: 'laptop' });
  expect([await phone(), await laptop()]).toEqual([200, 200]);
  expect(await postLogout(portal, await portal.issuer.logoutToken({ sid: 'phone' }))).toBe(200);
  expect([await phone(), await laptop()]).toEqual([401, 200]);
});

test('when the provider ends all sessions of a member, every older token is refused and a new sign-in is accepted', async () => {
  const portal = await abusedPortal();
  const before = await memberOf(portal, { sid: 'old' });
  const other = await memberOf(portal, { sub: 'member-2' });
  expect(await postLogout(portal, await portal.issuer.logoutToken({ iat: now() - 1 }))).toBe(200);
  const after = await memberOf(portal, { sid: 'new', iat: now() });
  expect([await before(), await other(), await after()]).toEqual([401, 200, 200]);
});

test('a token that is not a logout token of the provider ends no session', async () => {
  const portal = await abusedPortal();
  const member = await memberOf(portal, { sid: 's' });
  const stranger = await portal.issuer.logoutToken({ iss: 'https://evil.example/realms/seed', sid: 's' });
  for (const token of [
    '',
    'x',
    await portal.issuer.token({ audience: 'portal-web', claims: { sid: 's' } }),
    stranger,
  ]) {
    expect(await postLogout(portal, token)).toBe(400);
  }
  expect((await fetch(`${portal.url}/backchannel-logout`)).status).toBe(405);
  expect(await member()).toBe(200);
});
