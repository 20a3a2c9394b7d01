import { act, render, screen } from '@testing-library/react';
import { ModuleRoot, testPortal } from '../testing.ts';
import { useSearchWords } from './use-search-words.ts';

const Searched = () => {
  const { words, search } = useSearchWords();
  return (
    <>
      <p>Words: {words}</p>
      <button onClick={() => search('café & tea')}>Search</button>
      <button onClick={() => search('')}>Clear</button>
    </>
  );
};

test('the words of a search are in the URL and add no entries to the history', () => {
  const { props } = testPortal({ at: '/documents/Academic?q=maps', basename: '/documents', handlers: [] });
  render(
    <ModuleRoot portal={props}>
      <Searched />
    </ModuleRoot>,
  );
  expect(screen.getByText('Words: maps')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Search' }).click());
  expect(screen.getByText('Words: café & tea')).toBeVisible();
  expect(props.navigation.getLocation()).toMatchObject({
    pathname: '/documents/Academic',
    search: '?q=caf%C3%A9+%26+tea',
  });
  expect(props.navigation.getAction()).toBe('REPLACE');
  act(() => screen.getByRole('button', { name: 'Clear' }).click());
  expect(props.navigation.getLocation().search).toBe('');
});
