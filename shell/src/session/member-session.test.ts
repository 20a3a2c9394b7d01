import { waitFor } from '@testing-library/react';
import { maria, provider } from '../testing/fake-keycloak.ts';
import { openPage, pageAfterLogin } from '../testing/open-page.ts';
import { startSession, startSignedIn } from '../testing/start-session.ts';
import { browserFetch } from './browser-fetch.ts';
import { goodbyeKey } from './goodbye-key.ts';
import { memberSession } from './member-session.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

jest.mock('./browser-fetch.ts', () => ({
  ...jest.requireActual<object>('./browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

const draft = `seed.draft.${String(maria['sub'])}.comment-3`;

beforeEach(() => {
  openPage('/my-profile/data');
  jest
    .mocked(browserFetch)
    .mockReset()
    .mockResolvedValue(new Response(null, { status: 204 }));
});

it('counts the seconds since the sign-in that the access token names', async () => {
  provider.member = { ...maria, auth_time: Math.floor(Date.now() / 1000) - 600 };
  const { session } = await startSession();
  const seconds = await memberSession(session).secondsSinceSignIn();
  expect(seconds).toBeGreaterThanOrEqual(600);
  expect(seconds).toBeLessThan(660);
});

it('reports no time of a sign-in that the token does not name', async () => {
  const { session } = await startSignedIn();
  expect(await memberSession(session).secondsSinceSignIn()).toBeUndefined();
});

it('signs a member in again, although the provider has a session, and returns to the given page', async () => {
  const { session } = await startSignedIn();
  void memberSession(session).signInAgain('/my-profile/data/leave?from=mail');
  await waitFor(() => expect(provider.logins).toEqual(['http://localhost/intranet-welcome']));
  expect(provider.loginOptions).toEqual([{ prompt: 'login', maxAge: 0 }]);
  expect(pageAfterLogin()).toBe('/my-profile/data/leave?from=mail');
});

it('clears the device of a member who has left, signs them out and prepares the good-bye', async () => {
  const { session } = await startSignedIn();
  window.addEventListener('pagehide', () => localStorage.setItem(draft, '{}'), { once: true });
  await memberSession(session).left();
  expect(provider.logouts).toEqual(['http://localhost/']);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(draft)).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([goodbyeKey]);
});
