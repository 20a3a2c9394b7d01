import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { SlashKeySwitch } from '../pages/slash-key-switch.tsx';
import { OpenSearch } from './open-search.tsx';

beforeEach(() => localStorage.clear());

const Page = () => (
  <>
    <OpenSearch />
    <input aria-label="Name" />
  </>
);

const open = () => {
  const portal = renderModule(Page, { at: '/forums', basename: '/', handlers: [] });
  return { ...portal, path: () => portal.props.navigation.getLocation().pathname };
};

test('the link in the header leads to the search and names its shortcuts', () => {
  open();
  const link = screen.getByRole('link', { name: 'Search' });
  expect(link).toHaveAttribute('href', '/search');
  expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
});

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}', '/'])('%s opens the search from any page', async (keys) => {
  const { member, path } = open();
  await member.keyboard(keys);
  expect(path()).toBe('/search');
});

test('a slash in a field is a letter, and Ctrl+K opens the search there, too', async () => {
  const { member, path } = open();
  await member.type(screen.getByRole('textbox', { name: 'Name' }), 'and/or');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('and/or');
  expect(path()).toBe('/forums');
  await member.keyboard('{Control>}k{/Control}');
  expect(path()).toBe('/search');
});

test('a member turns the key / off and on again, for the header too, and Ctrl+K stays', async () => {
  const { member, path } = open();
  const { member: onPage } = renderModule(SlashKeySwitch, { at: '/search', basename: '/search', handlers: [] });
  const slashKey = screen.getByRole('switch', { name: 'The key / opens the search on every page' });
  const link = screen.getByRole('link', { name: 'Search' });
  expect(slashKey).toBeChecked();
  await onPage.click(slashKey);
  expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await onPage.click(document.body);
  await member.keyboard('/');
  expect(path()).toBe('/forums');
  await member.keyboard('{Control>}k{/Control}');
  expect(path()).toBe('/search');
  await onPage.click(slashKey);
  expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
});

test.each(['k', '{Control>}{Alt>}k{/Alt}{/Control}', '{Alt>}/{/Alt}'])('%s opens nothing', async (keys) => {
  const { member, path } = open();
  await member.keyboard(keys);
  expect(path()).toBe('/forums');
});
