import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootModule } from '@seed/contracts/boot';
import { moduleManifest } from '@seed/contracts/module-manifest';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app.tsx';
import { createPortalRouter } from './router.tsx';
import { Session } from './session/session.ts';
import { bootDocumentFor } from './testing/boot-document.ts';
import { maria, provider } from './testing/fake-keycloak.ts';
import { openPage, pageAfterLogin } from './testing/open-page.ts';
import { releaseOf } from './testing/release.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('./testing/fake-keycloak.ts').keycloakModule,
);

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const sent = jest.fn<Promise<Response>, [string, RequestInit?]>();
const list = { operation: 'listPosts', path: '/forums', query: {}, paged: false, retry: 'list' } as const;

const showPortal = async (path: string, modules = [releaseOf('forums', { prefetch: [list] })]) => {
  history.replaceState(null, '', path);
  const boot = bootDocumentFor({ modules });
  const session = new Session({ boot, log });
  const router = createPortalRouter({ boot, session, log });
  const { unmount } = render(<App boot={boot} session={session} router={router} />);
  await act(() => session.start());
  return { session, router, unmount };
};

/** Releases with the manifests of this repository's modules; nothing is fetched ahead. */
function ownModules(): BootModule[] {
  const root = join(__dirname, '../..');
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      const manifest = moduleManifest.parse(JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')));
      return releaseOf(manifest.id, { manifest });
    });
}

const tiles = () => within(screen.getByRole('navigation', { name: 'Main Menu' })).queryAllByRole('link');
const greeting = () => screen.findByRole('heading', { level: 1, name: 'What would you like to do today María' });
const navigation = () => screen.getByRole('navigation', { name: 'Main' });

beforeEach(() => {
  openPage('/');
  provider.member = maria;
  sent.mockImplementation(async () => Response.json([]));
  const noLayout = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));
  Object.assign(window, { fetch: sent, scrollTo: jest.fn() });
  Object.assign(window, { ResizeObserver: noLayout, IntersectionObserver: noLayout });
  // jsdom lacks the methods of <dialog>.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
});

describe('the main menu', () => {
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
    let release = (_response: Response) => {};
    sent.mockImplementation((url) =>
      url.includes('/forums') ? new Promise((resolve) => (release = resolve)) : Promise.resolve(Response.json([])),
    );
    await showPortal('/intranet-welcome');
    await screen.findByRole('banner');
    expect(within(screen.getByRole('main')).getByText('Loading... Please wait!')).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/api/v1/forums', expect.anything()));
    expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token-0' });

    await act(async () => release(Response.json([])));
    await greeting();
  });

  it('requests the lists of all modules in parallel, once after the login', async () => {
    const clubs = { ...list, operation: 'listClubs', path: '/clubs' };
    const waiting: Array<() => void> = [];
    sent.mockClear();
    sent.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(Response.json([])))));
    const modules = [releaseOf('forums', { prefetch: [list] }), releaseOf('clubs', { prefetch: [clubs] })];
    const { router } = await showPortal('/intranet-welcome', modules);
    const requested = () => sent.mock.calls.map(([url]) => url).filter((url) => url.startsWith('/api/'));
    await waitFor(() => expect(requested()).toEqual(['/api/v1/forums', '/api/v1/clubs']));
    await act(async () => waiting.forEach((release) => release()));
    await greeting();
    await act(() => router.navigate('/nowhere'));
    await act(() => router.navigate('/intranet-welcome'));
    await greeting();
    expect(requested()).toHaveLength(2);
  });

  it('does not wait longer than 4 seconds for them', async () => {
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
});

it('sends a visitor of a protected page to the login at once', async () => {
  provider.member = null;
  await showPortal('/forums/7?sort=new');
  await waitFor(() => expect(provider.logins).toHaveLength(1));
  expect(pageAfterLogin()).toBe('/forums/7?sort=new');
});

it.each([
  ['a member', maria, 'Main Menu'],
  ['anybody', null, 'Go to the start page'],
])("shows %s '404 - Not Found' for an unknown address, and a way on", async (_who, member, way) => {
  provider.member = member;
  await showPortal('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 - Not Found' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeInTheDocument();
  expect(provider.logins).toEqual([]);
});

it('states why a login failed and tries again', async () => {
  await showPortal('/forums#state=gone&code=c');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not sign you in');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(provider.logins).toHaveLength(1));
  expect(pageAfterLogin()).toBe('/forums');
});

describe('the header', () => {
  it('leads to the main menu, offers Quick Access and logs out', async () => {
    await showPortal('/intranet-welcome', ownModules());
    await greeting();
    expect(screen.getByRole('link', { name: 'SEED Intranet, main menu' })).toHaveAttribute('href', '/intranet-welcome');
    expect(within(navigation()).getByRole('link', { name: 'Main Menu' })).toHaveAttribute('aria-current', 'page');

    await userEvent.click(within(navigation()).getByRole('button', { name: 'Quick Access' }));
    const links = ['Calendar', 'Clubs', 'Documents'].map((name) => within(navigation()).getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/calendar', '/clubs', '/documents']);

    await userEvent.click(within(navigation()).getByRole('button', { name: 'Log Out' }));
    expect(provider.logouts).toEqual(['http://localhost/']);
  });

  it('offers the same in the burger menu', async () => {
    await showPortal('/intranet-welcome', ownModules());
    await greeting();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const overlay = screen.getByRole('dialog', { name: 'Menu' });
    const links = within(overlay).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Main Menu', 'Calendar', 'Clubs', 'Documents']);
    expect(within(overlay).getByRole('button', { name: 'Log Out' })).toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('hidden');

    await userEvent.click(within(overlay).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
  });
});

it('has the footer of the specification', async () => {
  await showPortal('/intranet-welcome');
  await greeting();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Version 2.0.0 of the SEED INTRANET 2025');
  expect(within(footer).getByText('SEED')).toBeInTheDocument();
  expect(within(footer).getByRole('link')).toHaveAttribute('href', 'mailto:help@seed.example');
});

it('moves the focus to the heading of the next page and sets its title', async () => {
  const { router } = await showPortal('/intranet-welcome');
  await greeting();
  await act(() => router.navigate('/nowhere'));
  const heading = await screen.findByRole('heading', { name: '404 - Not Found' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('404 - Not Found · SEED Intranet');
});

it('shows a lost connection until it is back', async () => {
  await showPortal('/intranet-welcome');
  await greeting();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

it('redirects to the login when the session ends', async () => {
  const { session } = await showPortal('/intranet-welcome');
  await greeting();
  act(() => session.end());
  await waitFor(() => expect(provider.logins).toEqual(['http://localhost/intranet-welcome']));
});
