import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, provider } from './testing/fake-keycloak.ts';
import { pageAfterLogin } from './testing/open-page.ts';
import { greeting, openBrowser, ownModules, showPortal } from './testing/show-portal.tsx';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('./testing/fake-keycloak.ts').keycloakModule,
);
jest.mock('./session/browser-fetch.ts', () => ({
  ...jest.requireActual<object>('./session/browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

beforeEach(openBrowser);

const navigation = () => screen.getByRole('navigation', { name: 'Main' });

it('sends a visitor of a protected page to the login at once', async () => {
  provider.member = null;
  await showPortal('/forums/7?sort=new');
  await waitFor(() => expect(provider.logins).toHaveLength(1));
  expect(pageAfterLogin()).toBe('/forums/7?sort=new');
});

it.each([
  ['a member', maria, 'Main Menu'],
  ['anybody', null, 'Go to the start page'],
])("shows %s '404 - Not Found' for an unknown address, with a link to another page", async (_who, member, way) => {
  provider.member = member;
  await showPortal('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 - Not Found' })).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeInTheDocument();
  expect(provider.logins).toEqual([]);
});

it('shows the message of a module that is switched off, and nothing of it elsewhere', async () => {
  const off = [{ id: 'forums', title: 'Forums', routes: ['/forums'], message: 'We are back at noon.' }];
  const others = ownModules().filter(({ id }) => id !== 'forums');
  const { router } = await showPortal('/forums/7', others, { off });
  expect(await screen.findByRole('heading', { name: 'Forums is closed for the moment' })).toBeInTheDocument();
  expect(screen.getByText('We are back at noon.')).toBeInTheDocument();
  await act(() => router.navigate('/intranet-welcome'));
  await greeting();
  expect(document.querySelector('a[href^="/forums"]')).toBeNull();
});

it('shows at the address of a module that no release could be verified, instead of a page that does not exist', async () => {
  const others = ownModules().filter(({ id }) => id !== 'forums');
  await showPortal('/forums/7', others, { unavailable: [{ id: 'forums' }] });
  expect(await screen.findByRole('heading', { name: 'Forums is closed for the moment' })).toBeInTheDocument();
  expect(screen.getByText(/cannot be shown safely right now/)).toBeInTheDocument();
});

it('shows why a login failed, and tries again', async () => {
  await showPortal('/forums#state=gone&code=c');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not sign you in');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(provider.logins).toHaveLength(1));
  expect(pageAfterLogin()).toBe('/forums');
});

describe('the header', () => {
  it('links to the main menu, offers Quick Access and logs out', async () => {
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

  it('has the same links in the burger menu', async () => {
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

it('shows that the connection is lost until it returns', async () => {
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
