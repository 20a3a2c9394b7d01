import { provider } from '../testing/fake-keycloak.ts';
import { createIdentity } from './identity.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const client = { realm: 'seed', clientId: 'portal-web' };

beforeEach(() => provider.reset());

it('configures a provider on its own origin by its endpoints, which skips the check for third-party cookies', () => {
  createIdentity({ url: '/', ...client }).create();
  const endpoint = (name: string) => `/realms/seed/protocol/openid-connect/${name}`;
  expect(provider.configs).toEqual([
    {
      clientId: 'portal-web',
      oidcProvider: {
        authorization_endpoint: endpoint('auth'),
        token_endpoint: endpoint('token'),
        end_session_endpoint: endpoint('logout'),
      },
    },
  ]);
});

it('configures a provider on another origin as a Keycloak', () => {
  const identity = { url: 'https://login.example/', ...client };
  createIdentity(identity).create();
  expect(provider.configs).toEqual([identity]);
});
