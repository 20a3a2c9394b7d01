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
