import { type FakeKeycloak, provider } from '../testing/fake-keycloak.ts';
import { openPage, tabBecomes } from '../testing/open-page.ts';
import { startSignedIn } from '../testing/start-session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

beforeEach(() => {
  openPage('/forums');
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('renews the token before it expires', async () => {
  await startSignedIn();
  await jest.advanceTimersByTimeAsync(239_000);
  expect(provider.renewals).toBe(0);
  await jest.advanceTimersByTimeAsync(2000);
  expect(provider.renewals).toBe(1);
});

it('renews an expired token as soon as the device wakes up', async () => {
  await startSignedIn();
  jest.setSystemTime(Date.now() + 290_000);
  tabBecomes('visible');
  expect(provider.renewals).toBe(1);
});

it('renews once for many requests at the same time', async () => {
  const { session } = await startSignedIn();
  const tokens = await Promise.all([1, 2, 3].map(() => session.token({ fresh: true })));
  expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
});

it('keeps using a valid token while the provider is unreachable', async () => {
  const { session } = await startSignedIn();
  provider.onRenew = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.setSystemTime(Date.now() + 290_000);
  await expect(session.token()).resolves.toBe('token-0');
  jest.setSystemTime(Date.now() + 20_000);
  await expect(session.token()).rejects.toMatchObject({ code: 'unreachable' });
  expect(session.getState().status).toBe('authenticated');
});

it('ends the session when the renewal is refused', async () => {
  const { session } = await startSignedIn();
  provider.onRenew = async (adapter: FakeKeycloak) => adapter.refuse();
  await expect(session.token({ fresh: true })).rejects.toMatchObject({ code: 'signed_out' });
  expect(session.getState()).toMatchObject({ status: 'ended', user: { name: 'María Fernanda Rojas' } });
});
