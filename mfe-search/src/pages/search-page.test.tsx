import { renderModule } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { App } from '../app.tsx';

beforeEach(() => localStorage.clear());

const open = (at: string) => renderModule(App, { at, basename: '/search', handlers: [] });
const field = () => screen.getByRole('searchbox', { name: 'Search the whole portal' });

test('the page has its title and a hint, and the field has the focus', () => {
  open('/search');
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(document.title).toBe('Search · SEED Intranet');
  expect(screen.getByText(/accents do not matter/)).toBeVisible();
  expect(field()).toHaveFocus();
});

test('the words are part of the address, which another search and the back button follow', async () => {
  const { member, props } = open('/search?q=garden');
  expect(field()).toHaveValue('garden');
  await member.type(field(), ' party{Enter}');
  expect(props.navigation.getLocation().search).toBe('?q=garden+party');
  act(() => props.navigation.push('/search?q=roof'));
  expect(field()).toHaveValue('roof');
});

test('a search without a result shows a line of text, which is announced', () => {
  const { announcements } = open('/search?q=xyzzy');
  expect(screen.getByText('Nothing was found for “xyzzy”.')).toBeVisible();
  expect(announcements).toEqual(['Nothing was found for “xyzzy”.']);
});

test('the shortcuts select what is in the field', async () => {
  const { member } = open('/search?q=garden');
  act(() => field().blur());
  await member.keyboard('/');
  expect(field()).toHaveFocus();
  await member.keyboard('roof/top{Enter}');
  expect(field()).toHaveValue('roof/top');
});

test('the key / does nothing once the member has turned it off on the page', async () => {
  const { member } = open('/search');
  const key = screen.getByRole('switch', { name: 'The key / opens the search on every page' });
  await member.click(key);
  await member.keyboard('/');
  expect(field()).not.toHaveFocus();
  await member.click(key);
  await member.keyboard('/');
  expect(field()).toHaveFocus();
  await member.click(key);
  await member.keyboard('{Control>}k{/Control}');
  expect(field()).toHaveFocus();
});

test('another address below the page leads to it', () => {
  const { props } = open('/search/everything');
  expect(props.navigation.getLocation().pathname).toBe('/search');
});
