import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchAsYouType } from './search-as-you-type.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('searchbox', { name: 'Search documents' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

function show() {
  const onSearch = jest.fn();
  const field = (words: string) => <SearchAsYouType label="Search documents" query={words} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  return { onSearch, searched: (words: string) => rerender(field(words)) };
}

test('a search starts 300 ms after the last keystroke', () => {
  const { onSearch } = show();
  type('ma');
  act(() => void jest.advanceTimersByTime(250));
  type('maps ');
  act(() => void jest.advanceTimersByTime(250));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(100));
  expect(onSearch.mock.calls).toEqual([['maps']]);
});

test('a query from outside fills the field and does not replace text during typing', () => {
  const { searched } = show();
  searched('from the URL');
  expect(box()).toHaveValue('from the URL');
  type('maps ');
  act(() => void jest.advanceTimersByTime(400));
  searched('maps');
  expect(box()).toHaveValue('maps ');
});
