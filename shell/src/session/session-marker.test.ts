import { provider } from '../testing/fake-keycloak.ts';
import { openPage, startTransaction, tabBecomes } from '../testing/open-page.ts';
import { startSession, startSignedIn } from '../testing/start-session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const week = 7 * 24 * 60 * 60 * 1000;
const marker = 'seed.session-expires';

beforeEach(() => openPage('/forums'));

it('is set by a login, 7 days ahead', async () => {
  startTransaction('s1');
  history.replaceState(null, '', '/forums#state=s1&code=c');
  localStorage.setItem(marker, '1');
  const { session } = await startSession();

  expect(session.getState().status).toBe('authenticated');
  const expires = Number(localStorage.getItem(marker));
  expect(expires).toBeGreaterThan(Date.now() + week - 10_000);
  expect(expires).toBeLessThanOrEqual(Date.now() + week);
  expect(provider.logouts).toEqual([]);
});

it('is left as it is when a page is loaded again', async () => {
  const expiry = String(Date.now() + 5000);
  localStorage.setItem(marker, expiry);
  await startSignedIn();
  expect(localStorage.getItem(marker)).toBe(expiry);
});

it('logs out to the site origin when it has expired', async () => {
  localStorage.setItem(marker, String(Date.now() - 1));
  const { session } = await startSignedIn();

  expect(provider.logouts).toEqual(['http://localhost/']);
  expect(session.getState().status).toBe('leaving');
  expect(localStorage.getItem(marker)).toBeNull();
});

it('is checked again when the tab becomes visible', async () => {
  await startSignedIn();
  localStorage.setItem(marker, String(Date.now() - 1));
  tabBecomes('visible');
  expect(provider.logouts).toEqual(['http://localhost/']);
});
