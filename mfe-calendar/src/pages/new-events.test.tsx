import { act, fireEvent, screen } from '@testing-library/react';
import { addEvent, emptyWorld } from '../standalone/calendar-world.ts';
import { renderCalendar } from '../testing/render-calendar.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A minute, and the time that a response takes. */
const minuteMs = 61_000;
const button = () => screen.queryByRole('button', { name: /new event/ });
const planned = (text: string) => screen.queryByText(text);

// The chunk loads in real time, which a fake clock does not wait for.
beforeAll(() => import('../features/events/new-events.tsx'));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) });
});
afterEach(() => jest.useRealTimers());

test('events that were added to an open month are announced, and a press shows them at their days', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2026-11-21', descriptions: 'Reading' });
  const { announcements } = renderCalendar('/calendar', world);
  await advance(1000);
  addEvent(world, { date: '2026-11-05', descriptions: 'Kick-off' });
  addEvent(world, { date: '2026-12-05', descriptions: 'Next month' });
  await advance(minuteMs);
  expect(planned('Kick-off')).toBeNull();
  expect(announcements).toEqual(['1 new event']);
  fireEvent.click(screen.getByRole('button', { name: '1 new event' }));
  await advance(100);
  expect(planned('Kick-off')).toBeVisible();
  expect(planned('Kick-off')?.closest('li')).toHaveFocus();
  expect(button()).toBeNull();
  expect(screen.getByRole('button', { name: 'Thursday, November 5, 2026, 1 event' })).toBeVisible();
});

test('another month has new events of its own', async () => {
  const world = emptyWorld();
  renderCalendar('/calendar', world);
  await advance(1000);
  addEvent(world, { date: '2026-11-05', descriptions: 'Kick-off' });
  await advance(minuteMs);
  expect(button()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await advance(1000);
  expect(button()).toBeNull();
});
