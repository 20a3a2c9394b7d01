import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { releaseOf } from '../testing/release.ts';
import { openBrowser, showPortal } from '../testing/show-portal.tsx';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);
jest.mock('../session/browser-fetch.ts', () => ({
  ...jest.requireActual<object>('../session/browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

beforeEach(openBrowser);

/** A release whose manifest has these entries. */
function declaring(id: string, entries: object) {
  const release = releaseOf(id);
  return { ...release, manifest: { ...release.manifest, ...entries } };
}

const icon = 'data:image/svg+xml,%3Csvg%2F%3E';
const link = (label: string, order: number, roles: string[] = []) => ({
  label,
  href: `/${label.toLowerCase()}`,
  icon,
  order,
  roles,
});
const header = () => within(screen.getByRole('banner'));
const search = declaring('search', { searchPage: { label: 'Search', href: '/search' } });

test("the links that modules declare stand in the header in their order, by the member's roles", async () => {
  const news = declaring('news', { headerLinks: [link('News', 20), link('Reports', 5, ['Admin'])] });
  await showPortal('/intranet-welcome', [news, declaring('inbox', { headerLinks: [link('Inbox', 10)] })]);
  const links = header().getAllByRole('link', { name: /News|Inbox|Reports/ });
  expect(links.map((one) => [one.getAttribute('href'), one.getAttribute('aria-label')])).toEqual([
    ['/inbox', 'Inbox'],
    ['/news', 'News'],
  ]);
});

test('the link to the search page is there without its module, and names its shortcuts', async () => {
  await showPortal('/intranet-welcome', [search]);
  const opener = header().getByRole('link', { name: 'Search' });
  expect(opener).toHaveAttribute('href', '/search');
  expect(opener).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
});

test.each(['{Control>}k{/Control}', '/'])('%s opens the search page from any page', async (keys) => {
  const { router } = await showPortal('/intranet-welcome', [search]);
  await userEvent.keyboard(keys);
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
});

test('a portal without a search page has no link to one', async () => {
  await showPortal('/intranet-welcome', []);
  expect(header().queryByRole('link', { name: 'Search' })).not.toBeInTheDocument();
});
