import { act, renderHook, screen } from '@testing-library/react';
import { renderModule } from '../testing/render-module.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { useSlashKey } from './use-slash-key.ts';

beforeEach(() => localStorage.clear());

function renderPage() {
  const search = jest.fn();
  let shortcuts = '';
  const Page = () => {
    shortcuts = useSearchShortcut(search);
    return <input aria-label="Name" />;
  };
  const { member } = renderModule(Page, { at: '/forums', basename: '/', handlers: [] });
  return { member, search, shortcuts: () => shortcuts };
}

test.each(['{Control>}k{/Control}', '{Meta>}K{/Meta}', '/'])('%s opens the search', async (keys) => {
  const { member, search } = renderPage();
  await member.keyboard(keys);
  expect(search).toHaveBeenCalledTimes(1);
});

test.each(['k', '{Control>}{Alt>}k{/Alt}{/Control}', '{Alt>}/{/Alt}'])('%s opens nothing', async (keys) => {
  const { member, search } = renderPage();
  await member.keyboard(keys);
  expect(search).not.toHaveBeenCalled();
});

test('a slash in a field is a letter, and Ctrl+K opens the search there, too', async () => {
  const { member, search } = renderPage();
  await member.type(screen.getByRole('textbox', { name: 'Name' }), 'and/or');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('and/or');
  expect(search).not.toHaveBeenCalled();
  await member.keyboard('{Control>}k{/Control}');
  expect(search).toHaveBeenCalledTimes(1);
});

test('a member turns the key / off and on again, and Ctrl+K stays', async () => {
  const { member, search, shortcuts } = renderPage();
  const slashKey = renderHook(useSlashKey).result;
  expect(slashKey.current[0]).toBe(true);
  expect(shortcuts()).toBe('Control+K Meta+K /');
  act(() => slashKey.current[1](false));
  expect(shortcuts()).toBe('Control+K Meta+K');
  await member.keyboard('/');
  expect(search).not.toHaveBeenCalled();
  await member.keyboard('{Control>}k{/Control}');
  expect(search).toHaveBeenCalledTimes(1);
  act(() => slashKey.current[1](true));
  expect(shortcuts()).toBe('Control+K Meta+K /');
});
