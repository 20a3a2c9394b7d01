import { act, renderHook } from '@testing-library/react';
import { useChoice } from './use-choice.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const layout = () => renderHook(() => useChoice('notes.layout', ['board', 'list'])).result;

test('a choice is remembered by the browser, and the default one needs no storage', () => {
  const first = layout();
  expect(first.current[0]).toBe('board');
  act(() => first.current[1]('list'));
  expect(first.current[0]).toBe('list');
  expect(layout().current[0]).toBe('list');
  act(() => first.current[1]('board'));
  expect(layout().current[0]).toBe('board');
  expect(localStorage).toHaveLength(0);
});

test('a stored value that is no option counts as none', () => {
  localStorage.setItem('seed.choice.notes.layout', 'carousel');
  expect(layout().current[0]).toBe('board');
});

test('without web storage a choice lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const choice = layout();
  act(() => choice.current[1]('list'));
  expect(choice.current[0]).toBe('list');
});

test('two parts of the portal show the same choice, also without web storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const [header, page] = [layout(), layout()];
  const other = renderHook(() => useChoice('notes.order', ['board', 'list'])).result;
  act(() => page.current[1]('list'));
  expect(header.current[0]).toBe('list');
  expect(other.current[0]).toBe('board');
  act(() => header.current[1]('board'));
  expect(page.current[0]).toBe('board');
});

test('a choice in another tab is followed, and one that is no option counts as none', () => {
  const choice = layout();
  const inOtherTab = (change: StorageEventInit) => act(() => void dispatchEvent(new StorageEvent('storage', change)));
  inOtherTab({ key: 'seed.choice.notes.layout', newValue: 'list' });
  expect(choice.current[0]).toBe('list');
  inOtherTab({ key: 'seed.choice.notes.order', newValue: 'board' });
  expect(choice.current[0]).toBe('list');
  inOtherTab({ key: 'seed.choice.notes.layout', newValue: 'carousel' });
  expect(choice.current[0]).toBe('board');
  inOtherTab({ key: 'seed.choice.notes.layout', newValue: 'list' });
  inOtherTab({ key: null, newValue: null });
  expect(choice.current[0]).toBe('board');
});
