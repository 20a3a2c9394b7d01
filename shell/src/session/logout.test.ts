import { provider } from '../testing/fake-keycloak.ts';
import { openPage } from '../testing/open-page.ts';
import { startSignedIn } from '../testing/start-session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const marker = 'seed.session-expires';

beforeEach(() => openPage('/forums'));

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
