import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { OpenSearch } from './open-search.tsx';

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

test.each(['k', '{Control>}{Alt>}k{/Alt}{/Control}', '{Alt>}/{/Alt}'])('%s opens nothing', async (keys) => {
  const { member, path } = open();
  await member.keyboard(keys);
  expect(path()).toBe('/forums');
});
