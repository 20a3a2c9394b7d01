import { act, screen, waitFor, within } from '@testing-library/react';
import { maria, provider } from '../../testing/fake-keycloak.ts';
import { releaseOf } from '../../testing/release.ts';
import { addressOf, greeting, list, openBrowser, ownModules, sent, showPortal } from '../../testing/show-portal.tsx';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../../testing/fake-keycloak.ts').keycloakModule,
);
jest.mock('../../session/browser-fetch.ts', () => ({
  ...jest.requireActual<object>('../../session/browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

beforeEach(openBrowser);

const tiles = () => within(screen.getByRole('navigation', { name: 'Main Menu' })).queryAllByRole('link');

it('greets by the first name and offers the tiles that the modules declare', async () => {
  await showPortal('/intranet-welcome', ownModules());
  await greeting();
  expect(tiles().map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Check the Calendar', '/calendar'],
    ['Explore the Clubs!', '/clubs'],
    ['Read Recommendations', '/recommendations'],
    ['Start a Meeting', '/meetings'],
    ['Research Documents', '/documents'],
    ['Have a Conversation', '/forums'],
    ['Explore the Community', '/community'],
    ['Update your profile', '/my-profile'],
  ]);
  expect(document.title).toBe('Main Menu · SEED Intranet');
});

it('shows a tile with roles only to members who have one of them', async () => {
  const tile = { title: 'Run the Portal', href: '/admin', artwork: '/m/admin/1.0.0/admin.svg', order: 5 };
  const admin = releaseOf('admin');
  const restricted = { ...admin, manifest: { ...admin.manifest, tiles: [{ ...tile, roles: ['Admin'] }] } };
  const { unmount } = await showPortal('/intranet-welcome', [restricted]);
  await greeting();
  expect(screen.queryByRole('link', { name: 'Run the Portal' })).not.toBeInTheDocument();
  unmount();
  provider.member = { ...maria, realm_access: { roles: ['Admin'] } };
  await showPortal('/intranet-welcome', [restricted]);
  await greeting();
  expect(tiles().map((link) => link.textContent)).toEqual(['Run the Portal']);
  expect(tiles()[0]?.querySelector('img')).toHaveAttribute('src', tile.artwork);
});

it("shows 'Loading... Please wait!' until the lists have loaded, sent with the member's token", async () => {
  let resolve = (_response: Response) => {};
  const response = new Promise<Response>((resolvePromise) => (resolve = resolvePromise));
  sent.mockImplementation(async (url) => (addressOf(url).includes('/forums') ? response : Response.json([])));
  await showPortal('/intranet-welcome');
  await screen.findByRole('banner');
  expect(within(screen.getByRole('main')).getByText('Loading... Please wait!')).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('/api/v1/forums', expect.anything()));
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token-0' });

  await act(async () => resolve(Response.json([])));
  await greeting();
});

it('requests the lists of all modules in parallel, once after the login', async () => {
  const clubs = { ...list, operation: 'listClubs', path: '/clubs' };
  const waiting: Array<() => void> = [];
  sent.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(Response.json([])))));
  const modules = [releaseOf('forums', { prefetch: [list] }), releaseOf('clubs', { prefetch: [clubs] })];
  const { router } = await showPortal('/intranet-welcome', modules);
  const requested = () => sent.mock.calls.map(([url]) => addressOf(url)).filter((url) => url.startsWith('/api/'));
  await waitFor(() => expect(requested()).toEqual(['/api/v1/forums', '/api/v1/clubs']));
  await act(async () => waiting.forEach((release) => release()));
  await greeting();
  await act(() => router.navigate('/nowhere'));
  await act(() => router.navigate('/intranet-welcome'));
  await greeting();
  expect(requested()).toHaveLength(2);
});

it('waits for the lists for at most 4 seconds', async () => {
  jest.useFakeTimers();
  sent.mockImplementation(() => new Promise(() => {}));
  await showPortal('/intranet-welcome');
  await act(() => jest.advanceTimersByTimeAsync(3900));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  await greeting();
});

it('sends a visitor who is not signed in to the login after 1.5 seconds', async () => {
  provider.member = null;
  jest.useFakeTimers();
  await showPortal('/intranet-welcome');
  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(screen.getByText('Loading... Please wait!')).toBeInTheDocument();
  expect(provider.logins).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(provider.logins).toEqual(['http://localhost/intranet-welcome']);
});
