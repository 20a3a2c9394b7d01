import { decodeJwt } from 'jose';
import { Portal, type Tokens } from './testing/browser.ts';
import { startIdentity } from './testing/identity-server.ts';

afterEach(() => jest.restoreAllMocks());

/** Lets the provider's clock run ahead; its timers do not depend on it. */
function advance(seconds: number): void {
  const now = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

/** A provider, and a portal that refreshes its tokens there. */
async function refreshingPortal() {
  const server = await startIdentity();
  const portal = new Portal(server.origin);
  return {
    server,
    portal,
    async refreshed(token: string): Promise<Tokens> {
      const response = await portal.refresh(token);
      expect(response.status).toBe(200);
      return (await response.json()) as Tokens;
    },
    isRefused: async (token: string) => (await portal.refresh(token)).status === 400,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

it('replaces the refresh token at every use', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed } = running;
  const { refresh_token: first } = await portal.signIn();
  const { refresh_token: second } = await refreshed(first);
  expect(second).not.toBe(first);
  expect(decodeJwt(second)).toMatchObject({ typ: 'Refresh' });
  expect((await refreshed(second)).refresh_token).not.toBe(second);
});

it('returns the same successor to a member whose first response was lost', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed } = running;
  const { refresh_token: first } = await portal.signIn();
  const { refresh_token: second } = await refreshed(first);
  advance(30);
  expect((await refreshed(first)).refresh_token).toBe(second);
  expect((await refreshed(second)).refresh_token).not.toBe(second);
});

it('returns one successor to two tabs that refresh at the same moment', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed } = running;
  const { refresh_token: first } = await portal.signIn();
  const both = await Promise.all([refreshed(first), refreshed(first), refreshed(first)]);
  expect(new Set(both.map(({ refresh_token }) => refresh_token)).size).toBe(1);
});

it('revokes all tokens of the sign-in when a stolen token is used after its grace period', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed, isRefused } = running;
  const { refresh_token: stolen } = await portal.signIn();
  const { refresh_token: current } = await refreshed(stolen);
  advance(61);
  expect(await isRefused(stolen)).toBe(true);
  expect(await isRefused(current)).toBe(true);
});

it('revokes the tokens of the thief when the member comes second', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed, isRefused } = running;
  const { refresh_token: shared } = await portal.signIn();
  const thief = await refreshed(shared);
  advance(61);
  expect(await isRefused(shared)).toBe(true);
  expect(await isRefused(thief.refresh_token)).toBe(true);
});

it('still counts a successor as used after its predecessor was retried', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed, isRefused } = running;
  const { refresh_token: first } = await portal.signIn();
  const { refresh_token: second } = await refreshed(first);
  const { refresh_token: third } = await refreshed(second);
  await refreshed(first);
  advance(61);
  expect(await isRefused(second)).toBe(true);
  expect(await isRefused(third)).toBe(true);
});

it('keeps two tabs signed in, each with tokens of its own, for an hour', async () => {
  await using running = await refreshingPortal();
  const { portal, refreshed } = running;
  const tabs = [await portal.signIn(), await portal.openTab()];
  for (let round = 0; round < 12; round += 1) {
    advance(290);
    for (const [index, { refresh_token }] of tabs.entries()) tabs[index] = await refreshed(refresh_token);
  }
  expect(new Set(tabs.map(({ access_token }) => decodeJwt(access_token)['sid'])).size).toBe(1);
});

it('keeps the grace period across a kill of the provider', async () => {
  await using running = await refreshingPortal();
  const { server, portal, refreshed } = running;
  const { refresh_token: first } = await portal.signIn();
  const { refresh_token: second } = await refreshed(first);
  await server.crash();
  expect((await refreshed(first)).refresh_token).toBe(second);
});
