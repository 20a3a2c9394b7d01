import { provider } from '../testing/fake-keycloak.ts';
import { openPage } from '../testing/open-page.ts';
import { startSignedIn } from '../testing/start-session.ts';
import { browserFetch } from './browser-fetch.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

jest.mock('./browser-fetch.ts', () => ({
  ...jest.requireActual<object>('./browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

const marker = 'seed.session-expires';
const sent = jest.mocked(browserFetch);

beforeEach(() => {
  openPage('/forums');
  sent.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
});

const leavePage = () => void window.dispatchEvent(new Event('pagehide'));

it('ends the session at the provider and goes to the site origin', async () => {
  const { session } = await startSignedIn();
  await session.logout();
  expect(provider.logouts).toEqual(['http://localhost/']);
  await expect(session.token()).rejects.toMatchObject({ code: 'signed_out' });
});

it('goes to the site origin when another tab logs out', async () => {
  const { session, visits } = await startSignedIn();
  window.dispatchEvent(new StorageEvent('storage', { key: marker, oldValue: '1', newValue: null }));
  expect(visits).toEqual(['http://localhost/']);
  expect(session.getState().status).toBe('leaving');
});

it("empties the browser's cache, also when the page is left meanwhile", async () => {
  const { session } = await startSignedIn();
  await session.logout();
  expect(sent.mock.calls).toEqual([['/signed-out', { method: 'POST', keepalive: true }]]);
});

it('logs out without a network', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const { session } = await startSignedIn();
  await session.logout();
  expect(provider.logouts).toHaveLength(1);
});

it.each(['log out', 'another tab'])('removes the data of the member in this tab: %s', async (cause) => {
  const { session } = await startSignedIn();
  window.addEventListener('pagehide', () => sessionStorage.setItem('seed.pages', '[]'), { once: true });
  sessionStorage.setItem('other', 'stays');
  if (cause === 'log out') await session.logout();
  else window.dispatchEvent(new StorageEvent('storage', { key: marker, oldValue: '1', newValue: null }));
  leavePage();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
