import { fireEvent } from '@testing-library/react';
import { watchEngagement, whenEngaged } from './when-engaged.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether the waiting has ended by now. */
async function hasEnded(engaged: Promise<void>): Promise<boolean> {
  const other = Symbol('other');
  return (await Promise.race([engaged, jest.advanceTimersByTimeAsync(0).then(() => other)])) !== other;
}

test.each(['pointerDown', 'pointerMove', 'keyDown', 'touchStart', 'wheel'] as const)(
  'a member is engaged at the first %s',
  async (sign) => {
    const engaged = whenEngaged();
    expect(await hasEnded(engaged)).toBe(false);
    fireEvent[sign](document.body);
    expect(await hasEnded(engaged)).toBe(true);
  },
);

test('a page without a member counts as used after ten seconds', async () => {
  const engaged = whenEngaged();
  jest.advanceTimersByTime(9999);
  expect(await hasEnded(engaged)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await hasEnded(engaged)).toBe(true);
});

test('nothing is left on the page when the waiting has ended or was aborted', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const shown = new AbortController();
  const aborted = whenEngaged(shown.signal);
  shown.abort();
  fireEvent.pointerDown(document.body);
  expect(await hasEnded(aborted)).toBe(false);
  void whenEngaged();
  fireEvent.pointerDown(document.body);
  expect(jest.getTimerCount()).toBe(0);
  const listening = added.mock.calls.filter(([, , options]) => !(options as { signal: AbortSignal }).signal.aborted);
  expect(listening).toEqual([]);
});

test('a portal that watches its member counts as used for modules that open later', async () => {
  watchEngagement();
  const closed = new AbortController();
  const before = whenEngaged(closed.signal);
  closed.abort();
  fireEvent.pointerDown(document.body);
  expect(await hasEnded(whenEngaged())).toBe(true);
  expect(await hasEnded(before)).toBe(false);
});
