import { maria, provider } from '../testing/fake-keycloak.ts';
import { openPage, startTransaction } from '../testing/open-page.ts';
import { startSession, startSignedIn } from '../testing/start-session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

beforeEach(() => openPage('/forums'));

it('checks silently for a session, with code, PKCE and the scopes of the specification', async () => {
  const { session } = await startSignedIn();

  expect(session.getState()).toEqual({
    status: 'authenticated',
    user: {
      id: maria['sub'],
      name: 'María Fernanda Rojas',
      email: 'maria@seed.example',
      isAdmin: false,
      roles: ['participant'],
    },
  });
  expect(provider.inits[0]).toMatchObject({
    onLoad: 'check-sso',
    flow: 'standard',
    pkceMethod: 'S256',
    scope: 'openid profile email',
    silentCheckSsoRedirectUri: 'http://localhost/silent-check-sso.html',
  });
});

it('is anonymous when the provider has no session', async () => {
  const { session } = await startSession();
  expect(session.getState().status).toBe('anonymous');
  await expect(session.token()).rejects.toMatchObject({ code: 'signed_out' });
});

const leaveForLogin = async () => {
  const { session } = await startSession();
  void session.login();
  await Promise.resolve();
  await Promise.resolve();
};

const comeBack = async (hash = '#state=s1&code=c') => {
  startTransaction('s1');
  history.replaceState(null, '', `/intranet-welcome${hash}`);
  await startSession();
};

it('returns from the callback address to the page that was left, with its query and fragment', async () => {
  openPage('/forums/3?from=mail#comments');
  await leaveForLogin();
  expect(provider.logins).toEqual(['http://localhost/intranet-welcome']);

  await comeBack();
  expect(location.href).toBe('http://localhost/forums/3?from=mail#comments');
});

it('stays on the main menu when this tab left no page', async () => {
  await comeBack();
  expect(location.href).toBe('http://localhost/intranet-welcome');
});

it.each(['//evil.example/', 'https://evil.example/', 'not a path'])('never returns to %s', async (address) => {
  sessionStorage.setItem('seed.return-to', JSON.stringify([address, '']));
  await comeBack();
  expect(location.href).toBe('http://localhost/intranet-welcome');
});

it('reads the admin role from the claim that the boot document names, also a namespaced one', async () => {
  const roles = { claim: 'https://seed.example/roles', admin: 'portal-admin' };
  for (const [role, isAdmin] of [
    ['portal-admin', true],
    ['Admin', false],
  ] as const) {
    provider.member = { ...maria, [roles.claim]: [role] };
    const { session } = await startSession({ roles });
    expect(session.getState()).toMatchObject({ user: { isAdmin } });
  }
});

it('works without storage', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);

  expect((await startSignedIn()).session.getState().status).toBe('authenticated');
});
